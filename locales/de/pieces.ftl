### Namen von allem, was auf dem Tisch liegt, und was jedes Volk, jede Spezialfähigkeit und jedes Relikt bewirkt.
### Die Namen sind die der deutschen Spielanleitung.

## Völker

race-draenei = Draenei
race-draenei-text = In jedem gegnerischen Zug kommt das erste Plättchen, das du verlieren würdest, zurück auf deine Hand.
race-dwarves = Zwerge
race-dwarves-text = Berg-Regionen kosten dich 2 Plättchen weniger.
race-gnomes = Gnome
race-gnomes-text = Einmal pro Zug fliegst du einen Luftangriff auf eine beliebige Landregion, als würde sie an dich grenzen. Würfelst du zuvor dafür, sinken die Kosten um das Ergebnis.
race-humans = Menschen
race-humans-text = Am Ende deines Zuges legst du bis zu zwei Militärziele in Landregionen, die kein Volk der Allianz besitzt. Wer eine davon mit einem Volk erobert, das nicht zur Horde gehört, erhält 2 Siegmünzen – und du auch, falls es jemand anders war.
race-night-elves = Nachtelfen
race-night-elves-text = Wald-Regionen kosten dich 1 Plättchen weniger. In jedem Wald, den du eroberst, entsteht eine Irrwischbarriere: Er kostet dann 1 mehr, auch nach deinem Untergang.
race-worgen = Worgen
race-worgen-text = Zu Beginn jedes Zuges, in dem du nicht untergehst, wählst du: menschliche Form (du erhältst 2 Siegmünzen) oder Worgenform (du zahlst 1 Siegmünze, und jede Region kostet 1 Plättchen weniger).
race-blood-elves = Blutelfen
race-blood-elves-text = Jede deiner Magie-Regionen bringt 1 Siegmünze mehr.
race-forsaken = Verlassene
race-forsaken-text = Für jedes Plättchen, das Gegner oder Murlocs in deinem Zug durch dich verlieren, darfst du vor dem Umgruppieren 1 Siegmünze zahlen und dafür 1 weiteres eigenes Plättchen nehmen.
race-goblins = Goblins
race-goblins-text = Am Ende deines Zuges legst du Bomben in angrenzende Regionen, die aktive gegnerische Völker besitzen. Zu Beginn deines nächsten Zuges werden sie aufgedeckt: Die Hälfte explodiert. Das gilt als Eroberung, doch die Region bleibt leer.
race-orcs = Orcs
race-orcs-text = Jede Region, die du von einem Volk der Allianz eroberst, bringt 1 Siegmünze, zusätzlich zum Fraktionsbonus.
race-tauren = Tauren
race-tauren-text = In jeder deiner Regionen stehen mindestens 2 Plättchen, und weniger kostet dich keine Eroberung. Wird eine erobert, verlierst du nur 1; beim Untergang bleiben in jeder 2 liegen.
race-trolls = Trolle
race-trolls-text = Nicht leere Regionen kosten dich 1 Plättchen weniger.
race-ethereals = Astrale
race-ethereals-text = Einmal pro Zug eroberst du eine angrenzende Region mit aufgedecktem Legendären Ort für 2 Plättchen weniger, oder du holst ein aufgedecktes Artefakt aus einer angrenzenden Region in eine deiner Regionen direkt daneben.
race-kobolds = Kobolde
race-kobolds-text = Jede Höhlen-Region gilt als angrenzend, auch bei deiner ersten Eroberung, und verlangt keine Reisekosten.
race-naga = Naga
race-naga-text = Du darfst Seen und Meere erobern, auch als erste Region, und bleibst dort auch nach dem Untergang.
race-pandaren = Pandaren
race-pandaren-text = Am Ende deines Zuges bekommt jeder Gegner, dessen aktives Volk du nicht angegriffen hast, ein Harmonieplättchen. Wer eines hat, zahlt dir bis zu deinem nächsten Zug vor dem ersten Angriff auf dich 2 Siegmünzen.
race-murlocs = Murlocs
race-murlocs-text = Sie waren zuerst da. Sie gelten als neutrales, untergegangenes Volk und gehören niemandem.

## Spezialfähigkeiten

power-archaeologist = Archäologen
power-archaeologist-text = Jedes Artefakt und jeder Legendäre Ort, den du besitzt, bringt 1 Siegmünze.
power-battlemaster = Kampfmeister
power-battlemaster-text = Jede nicht leere Region, die du eroberst, bringt 1 Siegmünze.
power-beastmaster = Tierherrschaft
power-beastmaster-text = Zu Beginn deines Zuges gehen die alten Tiere, und für jede deiner Hügel-Regionen kommt eines auf deine Hand, höchstens 5. Tiere sind in jeder Hinsicht Völkerplättchen.
power-blacksmith = Schmiedend
power-blacksmith-text = Jede Region kostet dich 1 Plättchen weniger.
power-champion = Heldenhaft
power-champion-text = Einmal pro Zug erobert dein Champion kostenlos eine angrenzende Region, was immer sie verteidigt, solange du ein Plättchen auf der Hand hast. Wird er gefangen, zahlst du 1 Siegmünze Lösegeld und verlierst kein Plättchen.
power-defender = Defensiv
power-defender-text = Am Ende deines Zuges entsteht ein Wachturm in jeder deiner Felder-Regionen, um die herum du mehr Regionen besitzt als jedes andere Volk. Nichts kann einer Region mit Wachturm etwas anhaben.
power-enraged = Wütend
power-enraged-text = Eroberst du eine Region mit mindestens 2 Plättchen eines Gegners oder der Murlocs, bringt dir jedes davon 1 Siegmünze.
power-explorer = Entdecker
power-explorer-text = Jede Insel, auf der du eine Region besitzt, bringt 1 Siegmünze.
power-farmer = Bauern
power-farmer-text = Jede deiner Felder-Regionen bringt 1 Siegmünze mehr.
power-fisher = Angelnd
power-fisher-text = Jede deiner Regionen an einem See oder Meer bringt 1 Siegmünze mehr.
power-fortified = Befestigend
power-fortified-text = Am Ende deines Zuges bekommt jede deiner Regionen ein Fort und kostet damit 1 mehr; höchstens 10 stehen auf der Weltkarte. Forts bleiben nach dem Untergang stehen.
power-herbalist = Kräuterkundig
power-herbalist-text = Jede deiner Hügel-Regionen bringt 1 Siegmünze mehr.
power-intimidating = Einschüchternd
power-intimidating-text = Dreimal pro Zug, in einer angrenzenden Region von Gegnern oder Murlocs: Entferne Irrwischbarriere oder Fort, oder sonst verschiebe ein Plättchen in eine andere Region seines Volks. Gibt es keine, ist es verloren, wie jeder Murloc.
power-marsh-settler = Sumpfbewohner
power-marsh-settler-text = Gegner zahlen dir 1 Siegmünze vor jedem Versuch, eine deiner Sumpf-Regionen zu erobern, auch nach dem Untergang.
power-miner = Bergbau
power-miner-text = Jede deiner Höhlen-Regionen bringt 1 Siegmünze mehr.
power-mountaineer = Gebirgsjäger
power-mountaineer-text = Jede deiner Berg-Regionen bringt 1 Siegmünze mehr.
power-portal-mage = Portalmagier
power-portal-mage-text = Zweimal pro Zug tauschst du alles zwischen zwei Magie-Regionen, außer Bergen und Legendären Orten.
power-ranger = Waldläufer
power-ranger-text = Jede deiner Wald-Regionen bringt 1 Siegmünze mehr.
power-sailor = Seefahrer
power-sailor-text = Du zahlst nie Reisekosten.
power-swamp-walker = Moorwanderer
power-swamp-walker-text = Jede deiner Sumpf-Regionen bringt 1 Siegmünze mehr.

## Artefakte und Legendäre Orte

relic-aegis = Aegis von Aggramar
relic-aegis-text = Am Ende deines Zuges legst du sie in eine deiner Regionen. Kein Gegner kann dieser Region in einem Zug etwas anhaben, ohne dir zuvor 2 Siegmünzen zu zahlen.
relic-ashes = Al’ars Asche
relic-ashes-text = Einmal pro Zug eroberst du eine beliebige Region auf einer beliebigen Insel zu ihren Kosten, als würde sie an dich grenzen.
relic-doomhammer = Schicksalshammer
relic-doomhammer-text = Einmal pro Zug eroberst du eine erreichbare Region mit 1 Plättchen (Tauren: 2), was immer sie verteidigt. Zuvor zahlst du ihrem Besitzer 2 Siegmünzen, oder dem Vorrat, wenn es keinen gibt.
relic-frostmourne = Frostgram
relic-frostmourne-text = Einmal pro Zug kostet eine Eroberung 2 Plättchen weniger.
relic-heart = Herz von Azeroth
relic-heart-text = Am Ende deines Zuges legst du es in eine deiner Regionen. Jeder Gegner, dessen aktives Volk daran grenzt, zahlt dir 1 Siegmünze.
relic-battleground = Schlachtfeld
relic-battleground-text = Dein Fraktionsbonus bringt bis zu 2 Siegmünzen pro verfeindetem Volk: je eine für zwei seiner Regionen. Ein neutrales Volk darf einmal pro Zug eine Seite wählen.
relic-dark-portal = Das Dunkle Portal
relic-dark-portal-text = Bringt dir am Ende deines Zuges 2 Siegmünzen.
relic-karazhan = Karazhan
relic-karazhan-text = Jede weitere deiner Regionen mit derselben Landschaft wie die von Karazhan bringt 1 Siegmünze.
relic-lights-hope-chapel = Kapelle des Hoffnungsvollen Lichts
relic-lights-hope-chapel-text = Eroberungen und Bomben kosten dich kein Plättchen, auch dann nicht, wenn die Region der Kapelle selbst fällt.
relic-meeting-stone = Versammlungsstein
relic-meeting-stone-text = Du zahlst nie Reisekosten.
relic-spirit-healer = Geistheiler
relic-spirit-healer-text = Bei jedem Umgruppieren in deinem Zug kommt 1 Plättchen dazu, solange der Sortiereinsatz eines hat.
relic-well-of-eternity = Brunnen der Ewigkeit
relic-well-of-eternity-text = Er kommt auf das Wasser seiner Insel. Ein Volk, aktiv oder untergegangen, das rundherum mehr Regionen besitzt als jedes andere, erhält am Ende des Zuges seines Spielers 2 Siegmünzen.

## Landschaften und Zeichen

terrain-fields = Felder
terrain-forest = Wald
terrain-hills = Hügel
terrain-swamp = Sumpf
terrain-mountain = Berg
terrain-lake = See
terrain-sea = Meer

mark-entry = Zugangsregion
mark-cave = Höhle
mark-magic = Magie
mark-murloc = Murloc
mark-relic = Relikt

## Spielsteine

piece-mountain = Berg
piece-wisp-wall = Irrwischbarriere
piece-fort = Fort
piece-watchtower = Wachturm
piece-target = Militärziel
piece-bomb = Bombe
piece-champion = Champion
piece-relic = Verdecktes Relikt

## Seiten, Formen und was einmal pro Zug geht

side-alliance = Allianz
side-horde = Horde
side-neutral = Neutral

form-human = Menschliche Form
form-worgen = Worgenform

means-ashes = Al’ars Asche
means-doomhammer = Schicksalshammer
means-frostmourne = Frostgram
means-relic-hunt = Reliktjagd
means-flight = Luftangriff
means-champion = Champion

## Inseln

island-L1a = Alter Ankerplatz
island-L1b = Krähenufer
island-L2a = Tangwirbel
island-L2b = Der Blasebalg
island-M1a = Dornhaken
island-M1b = Graue Tante
island-M2a = Laternenfall
island-M2b = Das Walgerippe
island-S1a = Schlundfels
island-S1b = Der Streuner
island-S2a = Halbmondholm
island-S2b = Kieselsend

## Regionen. Jeder Name ist aus zwei Wörtern gebaut, damit auch neue Inseln deutsche Namen haben.

region-name = { $word }{ $ground }
region-number = { $terrain } { $number }

word-amber = Bernstein
word-anvil = Amboss
word-ash = Aschen
word-barrow = Hünen
word-bell = Glocken
word-bitter = Bitter
word-black = Schwarz
word-bramble = Brombeer
word-bright = Hell
word-broken = Bruch
word-copper = Kupfer
word-crow = Krähen
word-dusk = Dämmer
word-ember = Glut
word-fallow = Brach
word-fern = Farn
word-flint = Flint
word-frost = Frost
word-ghost = Geister
word-gilded = Gold
word-glimmer = Glimmer
word-gull = Möwen
word-hammer = Hammer
word-hollow = Hohl
word-honey = Honig
word-iron = Eisen
word-kestrel = Falken
word-lantern = Laternen
word-long = Lang
word-lost = Verloren
word-moon = Mond
word-moss = Moos
word-old = Alt
word-otter = Otter
word-owl = Eulen
word-quiet = Still
word-raven = Raben
word-red = Rot
word-rook = Dohlen
word-rust = Rost
word-salt = Salz
word-silver = Silber
word-smoke = Rauch
word-stag = Hirsch
word-star = Stern
word-storm = Sturm
word-thorn = Dorn
word-thunder = Donner
word-toad = Kröten
word-tusk = Hauer
word-twin = Zwillings
word-umber = Umbra
word-whisper = Flüster
word-white = Weiß
word-widow = Witwen
word-wild = Wild
word-willow = Weiden
word-winter = Winter
word-wolf = Wolfs
word-wren = Zaunkönig

ground-acres = äcker
ground-downs = triften
ground-fields = felder
ground-furrows = furchen
ground-meadow = wiese
ground-plain = ebene
ground-copse = wäldchen
ground-glade = lichtung
ground-grove = hain
ground-shade = schatten
ground-thicket = dickicht
ground-wood = wald
ground-barrows = buckel
ground-bluffs = hänge
ground-heights = höhen
ground-hills = hügel
ground-knolls = kuppen
ground-rise = kamm
ground-bog = moor
ground-fen = ried
ground-marsh = marsch
ground-mire = morast
ground-reeds = röhricht
ground-slough = sumpf
ground-crag = fels
ground-crown = krone
ground-fang = zahn
ground-peak = gipfel
ground-spire = spitze
ground-tor = stein
ground-lake = see
ground-mere = maar
ground-pool = weiher
ground-tarn = teich
ground-water = wasser
ground-waters = fluten
ground-bay = bucht
ground-cove = förde
ground-gulf = golf
ground-haven = hafen
ground-sound = sund
ground-strand = strand
