### Jména všeho, co leží na stole, a co která rasa, zvláštní schopnost a relikvie umí.
### Jména jsou z české knihy pravidel; ta nechává rasy a relikvie v angličtině.

## Rasy

race-draenei = Draenei
race-draenei-text = V každém soupeřově tahu se ti první žeton, o který bys přišel, vrátí do ruky.
race-dwarves = Dwarves
race-dwarves-text = Regiony Hory tě stojí o 2 žetony méně.
race-gnomes = Gnomes
race-gnomes-text = Jednou za tah podnikneš letecký útok na libovolný region na souši, jako by sousedil s tvými. Když si na něj předem hodíš kostkou, náklady se o hod sníží.
race-humans = Humans
race-humans-text = Na konci tahu umísti až dva Vojenské cíle do regionů na souši, které nedrží rasa Aliance. Kdo takový region dobude s rasou, která nepatří k Hordě, získá 2 vítězné mince – a ty také, pokud to byl někdo jiný.
race-night-elves = Night Elves
race-night-elves-text = Lesy tě stojí o 1 žeton méně. V každém lese, který dobudeš, vyroste Přízračná stěna: les pak stojí o 1 žeton víc, i v úpadku.
race-worgen = Worgen
race-worgen-text = Na začátku každého tahu, ve kterém nevyhlásíš úpadek, si vyber: lidská podoba (získáš 2 vítězné mince), nebo worgení podoba (zaplatíš 1 vítěznou minci a každý region tě stojí o 1 žeton méně).
race-blood-elves = Blood Elves
race-blood-elves-text = Každý tvůj Magický region vynáší o 1 vítěznou minci víc.
race-forsaken = Forsaken
race-forsaken-text = Za každý žeton, o který soupeři nebo Murlocs v tvém tahu kvůli tobě přijdou, smíš před přesunem bojovníků zaplatit 1 vítěznou minci a vzít si 1 vlastní žeton navíc.
race-goblins = Goblins
race-goblins-text = Na konci tahu polož Bomby do sousedních regionů, které drží aktivní rasy soupeřů. Na začátku tvého dalšího tahu se otočí: polovina vybuchne. Výbuch se počítá jako dobytí, region ale zůstane prázdný.
race-orcs = Orcs
race-orcs-text = Každý region dobytý na rase Aliance vynáší 1 vítěznou minci, navíc k Frakčnímu bonusu.
race-tauren = Tauren
race-tauren-text = V žádném tvém regionu nikdy nestojí méně než 2 žetony a méně tě nestojí ani žádné dobytí. Když o region přijdeš, ztratíš jen 1; v úpadku zůstávají v každém 2.
race-trolls = Trolls
race-trolls-text = Regiony, které nejsou prázdné, tě stojí o 1 žeton méně.
race-ethereals = Ethereals
race-ethereals-text = Jednou za tah buď dobuď sousední region s odkrytým Legendárním místem o 2 žetony levněji, nebo přenes odkrytý Artefakt ze sousedního regionu do svého regionu hned vedle.
race-kobolds = Kobolds
race-kobolds-text = Každý region s Jeskyní se počítá jako sousední, i pro první dobývání, a za přepravu se tam neplatí.
race-naga = Naga
race-naga-text = Smíš dobývat jezera a moře, i jako první region, a zůstáváš v nich i v úpadku.
race-pandaren = Pandaren
race-pandaren-text = Na konci tahu dostane každý soupeř, na jehož aktivní rasu jsi nezaútočil, žeton Harmonie. Kdo ho má, ti až do tvého dalšího tahu před prvním útokem zaplatí 2 vítězné mince.
race-murlocs = Murlocs
race-murlocs-text = Byli tu první. Počítají se jako neutrální rasa v úpadku a nepatří nikomu.

## Zvláštní schopnosti

power-archaeologist = Archeologové
power-archaeologist-text = Každý Artefakt a každé Legendární místo, které držíš, vynáší 1 vítěznou minci.
power-battlemaster = Vojevůdci
power-battlemaster-text = Každý dobytý region, který nebyl prázdný, vynáší 1 vítěznou minci.
power-beastmaster = Krotitelé
power-beastmaster-text = Na začátku tahu staré Šelmy odejdou a za každý tvůj region Kopce ti jedna přijde do ruky, nejvýš 5. Šelmy jsou ve všem jako rasové žetony.
power-blacksmith = Kováři
power-blacksmith-text = Každý region tě stojí o 1 žeton méně.
power-champion = Šampioni
power-champion-text = Jednou za tah tvůj Šampion zdarma dobude sousední region, ať ho brání cokoli, jen musíš mít v ruce žeton. Když ho zajmou, zaplatíš výkupné 1 vítěznou minci a žádný žeton neztratíš.
power-defender = Obránci
power-defender-text = Na konci tahu vyroste Hlídková věž v každém tvém regionu Pole, kolem kterého držíš víc regionů než kterákoli jiná rasa. Na region s věží nic nemůže.
power-enraged = Zuřivci
power-enraged-text = Když dobudeš region, který bránily aspoň 2 žetony soupeře nebo Murlocs, vynese ti každý z nich 1 vítěznou minci.
power-explorer = Průzkumníci
power-explorer-text = Každý ostrov, na kterém držíš region, vynáší 1 vítěznou minci.
power-farmer = Farmáři
power-farmer-text = Každý tvůj region Pole vynáší o 1 vítěznou minci víc.
power-fisher = Rybáři
power-fisher-text = Každý tvůj region u jezera nebo moře vynáší o 1 vítěznou minci víc.
power-fortified = Ženisté
power-fortified-text = Na konci tahu dostane každý tvůj region Pevnost a stojí pak o 1 žeton víc; na mapách jich stojí nejvýš 10. Pevnosti zůstávají i v úpadku.
power-herbalist = Bylinkáři
power-herbalist-text = Každý tvůj region Kopce vynáší o 1 vítěznou minci víc.
power-intimidating = Zastrašovatelé
power-intimidating-text = Třikrát za tah v sousedním regionu soupeře nebo Murlocs: odstraň Přízračnou stěnu či Pevnost, a není-li tam, přesuň jeden žeton do jiného regionu jeho rasy. Když žádný nemá, je ztracen, stejně jako každý Murloc.
power-marsh-settler = Obyvatelé mokřin
power-marsh-settler-text = Soupeři ti platí 1 vítěznou minci před každým pokusem o tvůj region Bažiny, i v úpadku.
power-miner = Horníci
power-miner-text = Každý tvůj region s Jeskyní vynáší o 1 vítěznou minci víc.
power-mountaineer = Horalové
power-mountaineer-text = Každý tvůj region Hory vynáší o 1 vítěznou minci víc.
power-portal-mage = Portáloví mágové
power-portal-mage-text = Dvakrát za tah prohoď vše mezi dvěma Magickými regiony, kromě hor a Legendárních míst.
power-ranger = Hraničáři
power-ranger-text = Každý tvůj region Lesy vynáší o 1 vítěznou minci víc.
power-sailor = Mořeplavci
power-sailor-text = Nikdy neplatíš za přepravu.
power-swamp-walker = Rašelináři
power-swamp-walker-text = Každý tvůj region Bažiny vynáší o 1 vítěznou minci víc.

## Artefakty a Legendární místa

relic-aegis = Aegis of Aggramar
relic-aegis-text = Na konci tahu ho polož do svého regionu. Žádný soupeř na ten region v tahu nemůže, dokud ti nezaplatí 2 vítězné mince.
relic-ashes = Ashes of Al’ar
relic-ashes-text = Jednou za tah dobuď libovolný region na libovolném ostrově za jeho cenu, jako by sousedil s tvými.
relic-doomhammer = Doomhammer
relic-doomhammer-text = Jednou za tah dobuď region v dosahu 1 žetonem (Tauren: 2), ať ho brání cokoli. Předem zaplať 2 vítězné mince tomu, kdo ho drží, jinak do zásoby.
relic-frostmourne = Frostmourne
relic-frostmourne-text = Jednou za tah stojí jedno dobytí o 2 žetony méně.
relic-heart = Heart of Azeroth
relic-heart-text = Na konci tahu ho polož do svého regionu. Každý soupeř, jehož aktivní rasa s ním sousedí, ti zaplatí 1 vítěznou minci.
relic-battleground = Battleground
relic-battleground-text = Frakční bonus ti za každou nepřátelskou rasu vynese až 2 vítězné mince: po jedné za dva její regiony. Neutrální rasa si smí jednou za tah vybrat stranu.
relic-dark-portal = Dark Portal
relic-dark-portal-text = Na konci tahu vynáší 2 vítězné mince.
relic-karazhan = Karazhan
relic-karazhan-text = Každý další tvůj region se stejným terénem, na jakém stojí Karazhan, vynáší 1 vítěznou minci.
relic-lights-hope-chapel = Light’s Hope Chapel
relic-lights-hope-chapel-text = Dobýváním ani bombami nepřijdeš o žádný žeton, ani když padne sám region s kaplí.
relic-meeting-stone = Meeting Stone
relic-meeting-stone-text = Nikdy neplatíš za přepravu.
relic-spirit-healer = Spirit Healer
relic-spirit-healer-text = Při každém přesunu bojovníků ve svém tahu dostaneš 1 žeton navíc, dokud v zásobníku nějaký je.
relic-well-of-eternity = Well of Eternity
relic-well-of-eternity-text = Přesune se do vody svého ostrova. Rasa, aktivní i v úpadku, která kolem ní drží víc regionů než kterákoli jiná, získá na konci tahu svého hráče 2 vítězné mince.

## Terén a značky

terrain-fields = Pole
terrain-forest = Lesy
terrain-hills = Kopce
terrain-swamp = Bažiny
terrain-mountain = Hory
terrain-lake = Jezero
terrain-sea = Moře

mark-entry = Vstupní region
mark-cave = Jeskyně
mark-magic = Magie
mark-murloc = Murloc
mark-relic = Relikvie

## Herní součásti

piece-mountain = Hory
piece-wisp-wall = Přízračná stěna
piece-fort = Pevnost
piece-watchtower = Hlídková věž
piece-target = Vojenský cíl
piece-bomb = Bomba
piece-champion = Šampion
piece-relic = Neodkrytá relikvie

## Strany, podoby a co jde jednou za tah

side-alliance = Aliance
side-horde = Horda
side-neutral = Neutrální

form-human = Lidská podoba
form-worgen = Worgení podoba

means-ashes = Ashes of Al’ar
means-doomhammer = Doomhammer
means-frostmourne = Frostmourne
means-relic-hunt = Lov relikvií
means-flight = Letecký útok
means-champion = Šampion

## Ostrovy

island-L1a = Staré kotviště
island-L1b = Vraní přistání
island-L2a = Chaluhový vír
island-L2b = Kovářský měch
island-M1a = Trnový hák
island-M1b = Šedá teta
island-M2a = Padlá lucerna
island-M2b = Velrybí žebra
island-S1a = Skalní chřtán
island-S1b = Tulák
island-S2a = Půlměsíc
island-S2b = Oblázkový konec

## Regiony. Jméno se skládá ze dvou slov, aby česká jména měly i nové ostrovy.
## První slovo končí na -é nebo -í, druhé je střední rod, nebo množné číslo rodu ženského či mužského neživotného.

region-name = { $word } { $ground }
region-number = { $terrain } { $number }

word-amber = Jantarové
word-anvil = Kovadlinové
word-ash = Popelavé
word-barrow = Mohylové
word-bell = Zvonivé
word-bitter = Hořké
word-black = Černé
word-bramble = Ostružinové
word-bright = Jasné
word-broken = Rozeklané
word-copper = Měděné
word-crow = Vraní
word-dusk = Soumračné
word-ember = Řeřavé
word-fallow = Pusté
word-fern = Kapradinové
word-flint = Pazourkové
word-frost = Mrazivé
word-ghost = Přízračné
word-gilded = Pozlacené
word-glimmer = Třpytivé
word-gull = Racčí
word-hammer = Kladivové
word-hollow = Hluché
word-honey = Medové
word-iron = Železné
word-kestrel = Poštolčí
word-lantern = Lucernové
word-long = Dlouhé
word-lost = Ztracené
word-moon = Měsíční
word-moss = Mechové
word-old = Staré
word-otter = Vydří
word-owl = Soví
word-quiet = Tiché
word-raven = Havraní
word-red = Rudé
word-rook = Kavčí
word-rust = Rezavé
word-salt = Solné
word-silver = Stříbrné
word-smoke = Dýmavé
word-stag = Jelení
word-star = Hvězdné
word-storm = Bouřlivé
word-thorn = Trnité
word-thunder = Hromové
word-toad = Ropuší
word-tusk = Kančí
word-twin = Dvojí
word-umber = Hnědé
word-whisper = Šeptavé
word-white = Bílé
word-widow = Vdoví
word-wild = Divoké
word-willow = Vrbové
word-winter = Zimní
word-wolf = Vlčí
word-wren = Střízlíčí

ground-acres = lány
ground-downs = pastviny
ground-fields = pole
ground-furrows = brázdy
ground-meadow = louky
ground-plain = pláně
ground-copse = mlází
ground-glade = mýtiny
ground-grove = háje
ground-shade = stíny
ground-thicket = houští
ground-wood = lesy
ground-barrows = mohyly
ground-bluffs = srázy
ground-heights = výšiny
ground-hills = kopce
ground-knolls = pahorky
ground-rise = stráně
ground-bog = rašeliniště
ground-fen = slatiny
ground-marsh = mokřady
ground-mire = bahniště
ground-reeds = rákosí
ground-slough = močály
ground-crag = skály
ground-crown = temeno
ground-fang = tesáky
ground-peak = štíty
ground-spire = jehly
ground-tor = kameny
ground-lake = jezero
ground-mere = pleso
ground-pool = tůně
ground-tarn = jezírko
ground-water = vody
ground-waters = hlubiny
ground-bay = zálivy
ground-cove = zákoutí
ground-gulf = moře
ground-haven = přístaviště
ground-sound = úžiny
ground-strand = pobřeží
