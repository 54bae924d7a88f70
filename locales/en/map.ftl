### The map: what each region says, what its card tells, and the table that stands for the map.

## The map as a whole

map-label = The map
map-keys = Arrow keys go from region to region; with Shift they move the map. Enter acts on a region, I opens its card and Escape closes it. N and P go through the regions where you can act, H through your own, Page Up and Page Down from island to island. Plus and minus place troops and take them back; elsewhere they zoom. 0 shows everything.
map-zoom-in = Closer
map-zoom-out = Farther away
map-show-all = Show the whole map
map-islands = Islands
map-island =
    { $count ->
        [0] { $island }, nothing to do there
        [one] { $island }, { $count } region where you can act
       *[other] { $island }, { $count } regions where you can act
    }

## A region

together = { $before }, { $after }
map-nobody = empty
map-murlocs = held by Murlocs
map-held =
    { $count ->
        [0] { $race } of { $player }
        [one] { $race } of { $player } with one token
       *[other] { $race } of { $player } with { $count } tokens
    }
map-held-declined =
    { $count ->
        [0] { $race } of { $player }, in decline
        [one] { $race } of { $player }, in decline, with one token
       *[other] { $race } of { $player }, in decline, with { $count } tokens
    }
map-beasts =
    { $count ->
        [one] one beast
       *[other] { $count } beasts
    }
map-deployed =
    { $count ->
        [one] one placed this turn
       *[other] { $count } placed this turn
    }
map-can-act = can be chosen for: { $tool }
map-price =
    { $tokens ->
        [0] can be taken without a token
        [one] can be taken with one token
       *[other] can be taken with { $tokens } tokens
    }
map-price-die =
    { $tokens ->
        [one] can be taken with one token and the die
       *[other] can be taken with { $tokens } tokens, if the die helps
    }
map-price-coins =
    { $coins ->
        [one] costs one coin
       *[other] costs { $coins } coins
    }
map-place-one = Place one more in { $region }
map-take-one = Take one back from { $region }

## The card of a region

card-price = Price
card-needs-die = Too few in hand: the die must help
card-means = With { $means }
card-faces = Wins with { $faces }
card-percent = { $percent }%
card-rule = Rule { $rule }
card-gain =
    { $coins ->
        [one] one coin more at the end of the turn
       *[other] { $coins } coins more at the end of the turn
    }
card-loss =
    { $coins ->
        [one] one coin less at the end of the turn
       *[other] { $coins } coins less at the end of the turn
    }
card-conquer =
    { $tokens ->
        [0] Conquer
        [one] Conquer with 1 token
       *[other] Conquer with { $tokens } tokens
    }
card-reinforce = Attack with the die
card-raid = Roll for the air raid
card-abandon = Abandon
card-intimidate = Intimidate
card-swap = Open a portal here
card-steal = Take the artifact
card-to = To { $region }
card-place = Place { $piece }
card-with = { $action }, { $means }
card-use-tool = { $tool }…
card-placed = Placed
card-first = Now choose the second region.
card-close = Close the card

## The table of the map

map-table-title = The map as a table
map-table-region = Region
map-table-terrain = Terrain
map-table-holder = Holder
map-table-pieces = Marks and pieces
map-table-price = Price
map-table-act = What you can do
map-table-nothing = Nothing
map-table-only = Only regions where you can act
