### Co vypráví lodní deník, proč něco nejde a z čeho se skládají ceny a mince.
### Jména zůstávají v prvním pádě: „region …“, „rasa …“, nebo za dvojtečkou. Hráči jsou podmětem v přítomném čase.

## Co se stalo

event-pick = { $player } si bere kombinaci { $race } – { $power }.
event-form-human = { $player } táhne v lidské podobě.
event-form-worgen = { $player } na sebe tento tah bere worgení podobu.
event-side-alliance = { $player } bojuje tento tah za Alianci.
event-side-horde = { $player } bojuje tento tah za Hordu.
event-decline = { $player } vyhlašuje úpadek rasy { $race }.
event-abandon = { $player } opouští region { $region }.
event-raid = { $player } chystá letecký útok na region { $region } a hází kostkou.
event-reinforce = { $player } zkouší poslední dobývání: region { $region }, v ruce { $hand }. Kostka už letí.
event-intimidate = { $player } zastrašuje region { $region }.
event-intimidate-to = { $player } zastrašuje region { $region }: jeden žeton prchá do regionu { $other }.
event-swap = { $player } otevírá portály: regiony { $region } a { $other } si vyměňují, co v nich leží.
event-steal = { $player } odnáší Artefakt z regionu { $region } do regionu { $other }.
event-raise =
    { $player } bere ze zásobníku { $number ->
        [one] jeden žeton
        [few] { $number } žetony
        [many] { $number } žetonu
       *[other] { $number } žetonů
    }.
event-deployed = { $player } přesouvá bojovníky: { $places }.
event-deployed-token = { $region } { $number }
event-deployed-beast =
    { $region } ({ $number ->
        [one] jedna šelma
        [few] { $number } šelmy
        [many] { $number } šelmy
       *[other] { $number } šelem
    })
event-deployed-champion = { $region } (Šampion)
event-place = { $player } umisťuje do regionu { $region }: { $piece }.
event-roll = Na kostce padá { $number }.
event-failed = Pokus o region { $region } nevychází.
event-bomb-explodes = Bomba v regionu { $region } vybuchuje!
event-bomb-fizzles = Bomba v regionu { $region } je vadná.
event-banner = Nově v nabídce: { $race }.
event-badge = Nově v nabídce: { $power }.
event-combo = Nově v nabídce: { $race } – { $power }.
event-reveal = Region { $region } vydává své tajemství: { $relic }.
event-taken =
    { $tokens ->
        [0] { $player } dobývá region { $region }.
        [one] { $player } dobývá region { $region } jedním žetonem.
        [few] { $player } dobývá region { $region } { $tokens } žetony.
        [many] { $player } dobývá region { $region } { $tokens } žetonu.
       *[other] { $player } dobývá region { $region } { $tokens } žetony.
    }
event-taken-from =
    { $tokens ->
        [0] { $player } vyhání rasu { $race } a dobývá region { $region }.
        [one] { $player } vyhání rasu { $race } a dobývá region { $region } jedním žetonem.
        [few] { $player } vyhání rasu { $race } a dobývá region { $region } { $tokens } žetony.
        [many] { $player } vyhání rasu { $race } a dobývá region { $region } { $tokens } žetonu.
       *[other] { $player } vyhání rasu { $race } a dobývá region { $region } { $tokens } žetony.
    }
event-taken-means = { $taken } Pomáhá: { $means }.
event-lost = Rasa { $race } ztrácí { $troops }.
event-discarded = { $player } vrací do zásobníku { $troops } ({ $race }).
event-withdrawn = { $player } si bere zpět do ruky { $troops }.
event-vanished = Rasa { $race } ({ $player }) odplouvá z příběhu.
event-payment =
    Platí { $from }, dostává { $to }: { $coins ->
        [one] jedna mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } ({ $reason }).
event-payment-from =
    { $from } platí { $coins ->
        [one] jednu minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } ({ $reason }).
event-payment-to =
    { $to } dostává { $coins ->
        [one] jednu minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } ({ $reason }).
event-income =
    { $to } získává { $coins ->
        [one] jednu minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } ({ $reason }).
event-income-from =
    { $to } vybírá { $coins ->
        [one] jednu minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } ({ $reason }). Platí { $from }.
event-turn = { $round }. kolo: kormidlo přebírá { $player }.
event-over = Kotvy padají: hra je u konce.

# Ve čtvrtém pádě: „ztrácí …“, „bere zpět …“.
troops-token =
    { $number ->
        [one] jeden žeton
        [few] { $number } žetony
        [many] { $number } žetonu
       *[other] { $number } žetonů
    }
troops-beast =
    { $number ->
        [one] jednu šelmu
        [few] { $number } šelmy
        [many] { $number } šelmy
       *[other] { $number } šelem
    }
troops-champion = Šampiona

## Proč ne

reason-over = Hra je u konce.
reason-unreadable = Tenhle tah se nedá rozluštit.
reason-chance-due = Napřed musí rozhodnout náhoda.
reason-no-chance-due = Teď není čím házet ani co odkrývat.
reason-pick-first = Napřed si vezmi rasu a zvláštní schopnost.
reason-has-race = Jednu rasu už vedeš.
reason-no-combo = Tahle řada je prázdná.
reason-too-dear-SW-3-2 =
    Tahle řada stojí { $price ->
        [one] jednu minci
        [few] { $price } mince
        [many] { $price } mince
       *[other] { $price } mincí
    }, máš { $coins }.
reason-too-dear-SW-4-2 =
    Stojí to { $price ->
        [one] jeden žeton
        [few] { $price } žetony
        [many] { $price } žetonu
       *[other] { $price } žetonů
    }, v ruce máš { $hand }.
reason-too-dear-for-the-die =
    Stojí to { $price ->
        [one] jeden žeton
        [few] { $price } žetony
        [many] { $price } žetonu
       *[other] { $price } žetonů
    }, v ruce máš { $hand } a kostka přidá nejvýš 3.
reason-too-few-of-their-own = I s kostkou musí jít o dva žetony samotné rasy.
reason-no-die-needed =
    { $price ->
        [one] Stačí jeden žeton, kostka není potřeba.
        [few] Stačí { $price } žetony a ty je máš, kostka není potřeba.
        [many] Stačí { $price } žetonu a ty je máš, kostka není potřeba.
       *[other] Stačí { $price } žetonů a ty je máš, kostka není potřeba.
    }
reason-wrong-phase-too-early = Napřed ukonči dobývání.
reason-wrong-phase-too-late = Dobývání v tomto tahu už skončilo.
reason-choose-first = Napřed zvol podobu rasy Worgen.
reason-too-late-SW-7-1 = Úpadek se vyhlašuje jen na samém začátku tahu.
reason-too-late-SW-7-3 = Regiony se opouštějí před prvním dobýváním v tahu.
reason-not-all-placed = V ruce ještě máš žetony, které je třeba umístit.
reason-not-yours = Region { $region } nedrží tvá aktivní rasa.
reason-too-many =
    { $hand ->
        [0] Nic takového v ruce nemáš.
        [one] V ruce máš jen jeden.
        [few] V ruce máš jen { $hand }.
        [many] V ruce máš jen { $hand }.
       *[other] V ruce máš jen { $hand }.
    }
reason-empty-hand = Potřebuješ v ruce aspoň jeden žeton.
reason-own-region = Region { $region } už tvá aktivní rasa drží.
reason-immune = Region { $region } chrání Hlídková věž.
reason-water = Vodu dobývá jen rasa Naga.
reason-out-of-reach = Region { $region } je mimo dosah: nesousedí s tvou aktivní rasou a není vstupní.
reason-no-means = Tohle teď použít nemůžeš.
reason-means-change-nothing = Tady by to nic nezměnilo.
reason-unpaid-fee =
    Stojí to { $fee ->
        [one] jednu minci
        [few] { $fee } mince
        [many] { $fee } mince
       *[other] { $fee } mincí
    }, máš { $coins }.
reason-wall-first = Napřed musí pryč Přízračná stěna nebo Pevnost, teprve pak žetony.
reason-not-possible-SW-9-16 = Podobu volí jen rasa Worgen, jednou, na začátku svého tahu. Worgení podoba stojí jednu minci.
reason-not-possible-SW-11-7 = Stranu si volí jen neutrální rasa, která drží Battleground, jednou za tah.
reason-not-possible-SW-9-6 = Letecky útočí jen rasa Gnomes, jednou za tah a jen na souš, která není její ani imunní.
reason-not-possible-SW-10-13 = Tohle umějí jen Zastrašovatelé, třikrát za tah, v sousedním regionu někoho jiného.
reason-not-possible-SW-10-17 = Prohazovat smějí jen Portáloví mágové, dvakrát za tah, dva Magické regiony, které nejsou imunní.
reason-not-possible-SW-9-4 = Artefakty odnáší jen rasa Ethereals, jednou za tah, ze sousedního regionu do svého hned vedle.
reason-not-possible-SW-9-5 = Žetony navíc si bere jen rasa Forsaken, jednou za tah: tolik, o kolik kvůli ní jiní přišli a kolik dokáže zaplatit.
reason-not-possible-SW-5-2 = Tohle sem teď umístit nejde.
reason-not-possible-SW-10-5 = Šampion se přesouvá jen jednou, a jen když za ním zůstane dost žetonů.

## Z čeho se skládá cena

price-base = Každý region
price-beasts = Šelmy
price-murloc = Murlocs
price-travel = Přeprava
price-lowest-price = Méně to být nemůže

## Proč se mince stěhují

coins-regions = regiony
coins-declined = regiony v úpadku
coins-faction-bonus = Frakční bonus
coins-combo = rasa a schopnost
coins-found = mince z nabídky
