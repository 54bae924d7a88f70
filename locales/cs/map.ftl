### Mapa: co říká každý region, co prozradí jeho kartička, a tabulka, která mapu zastoupí.

## Mapa jako celek

map-label = Mapa
map-keys = Šipkami chodíš z regionu do regionu; s klávesou Shift posouvají mapu. Enter v regionu něco udělá, I otevře jeho kartičku a Escape ji zavře. N a P procházejí regiony, kde můžeš něco udělat, H tvé vlastní regiony, Page Up a Page Down přecházejí z ostrova na ostrov. Plus a minus přidávají a berou zpět bojovníky; jindy přibližují a oddalují. 0 ukáže všechno.
map-zoom-in = Blíž
map-zoom-out = Dál
map-show-all = Ukázat celou mapu
map-islands = Ostrovy
map-island =
    { $count ->
        [0] { $island }, není tu co dělat
        [one] { $island }, { $count } region, kde můžeš něco udělat
        [few] { $island }, { $count } regiony, kde můžeš něco udělat
        [many] { $island }, { $count } regionu, kde můžeš něco udělat
       *[other] { $island }, { $count } regionů, kde můžeš něco udělat
    }

## Region

together = { $before }, { $after }
map-nobody = prázdný
map-murlocs = drží ho Murlocs
map-held =
    { $race } ({ $player }){ $count ->
        [0] { "" }
        [one] , jeden žeton
        [few] , { $count } žetony
        [many] , { $count } žetonu
       *[other] , { $count } žetonů
    }
map-held-declined =
    { $race } ({ $player }), v úpadku{ $count ->
        [0] { "" }
        [one] , jeden žeton
        [few] , { $count } žetony
        [many] , { $count } žetonu
       *[other] , { $count } žetonů
    }
map-beasts =
    { $count ->
        [one] jedna šelma
        [few] { $count } šelmy
        [many] { $count } šelmy
       *[other] { $count } šelem
    }
map-deployed =
    { $count ->
        [one] jeden přidaný v tomto tahu
        [few] { $count } přidané v tomto tahu
        [many] { $count } přidaného v tomto tahu
       *[other] { $count } přidaných v tomto tahu
    }
map-can-act = lze zvolit: { $tool }
map-price =
    { $tokens ->
        [0] lze dobýt bez žetonu
        [one] lze dobýt jedním žetonem
        [few] lze dobýt { $tokens } žetony
        [many] lze dobýt { $tokens } žetonu
       *[other] lze dobýt { $tokens } žetony
    }
map-price-die =
    { $tokens ->
        [one] lze dobýt jedním žetonem a kostkou
        [few] lze dobýt { $tokens } žetony, když pomůže kostka
        [many] lze dobýt { $tokens } žetonu, když pomůže kostka
       *[other] lze dobýt { $tokens } žetony, když pomůže kostka
    }
map-price-coins =
    { $coins ->
        [one] stojí jednu minci
        [few] stojí { $coins } mince
        [many] stojí { $coins } mince
       *[other] stojí { $coins } mincí
    }
map-place-one = Přidat jeden do regionu { $region }
map-take-one = Vzít jeden zpět z regionu { $region }

## Kartička regionu

card-price = Cena
card-needs-die = V ruce máš málo žetonů: musí pomoci kostka
card-means = Pomůže: { $means }
card-faces = Vyjde, když padne { $faces }
card-percent = { $percent } %
card-rule = Pravidlo { $rule }
card-gain =
    { $coins ->
        [one] na konci tahu o minci víc
        [few] na konci tahu o { $coins } mince víc
        [many] na konci tahu o { $coins } mince víc
       *[other] na konci tahu o { $coins } mincí víc
    }
card-loss =
    { $coins ->
        [one] na konci tahu o minci míň
        [few] na konci tahu o { $coins } mince míň
        [many] na konci tahu o { $coins } mince míň
       *[other] na konci tahu o { $coins } mincí míň
    }
card-conquer =
    { $tokens ->
        [0] Dobýt
        [one] Dobýt 1 žetonem
        [few] Dobýt { $tokens } žetony
        [many] Dobýt { $tokens } žetonu
       *[other] Dobýt { $tokens } žetony
    }
card-reinforce = Zaútočit s kostkou
card-raid = Hodit na letecký útok
card-abandon = Opustit
card-intimidate = Zastrašit
card-swap = Otevřít tu portál
card-steal = Odnést Artefakt
card-to = Do regionu { $region }
card-place = Umístit sem: { $piece }
card-with = { $action } ({ $means })
card-use-tool = { $tool }…
card-placed = Umístěno
card-first = Teď vyber druhý region.
card-close = Zavřít kartičku

## Mapa jako tabulka

map-table-title = Mapa jako tabulka
map-table-region = Region
map-table-terrain = Terén
map-table-holder = Kdo ho drží
map-table-pieces = Značky a součásti
map-table-price = Cena
map-table-act = Co můžeš udělat
map-table-nothing = Nic
map-table-only = Jen regiony, kde můžeš něco udělat
