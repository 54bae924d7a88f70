### What the log tells, why something cannot be done, and what prices and coins are made of.

## What happened

event-pick = { $player } takes the { $power } { $race }.
event-form-human = { $player } walks in human form this turn.
event-form-worgen = { $player } takes worgen form this turn.
event-side-alliance = { $player } sides with the Alliance this turn.
event-side-horde = { $player } sides with the Horde this turn.
event-decline = { $player } lets the { $race } decline.
event-abandon = { $player } abandons { $region }.
event-raid = { $player } plans an air raid on { $region } and rolls the die.
event-reinforce = { $player } dares the last attempt on { $region } with { $hand } in hand and rolls the die.
event-intimidate = { $player } intimidates { $region }.
event-intimidate-to = { $player } intimidates { $region }: one token flees to { $other }.
event-swap = { $player } opens portals: { $region } and { $other } change places.
event-steal = { $player } carries the artifact of { $region } off to { $other }.
event-raise =
    { $player } raises { $number ->
        [one] one token
       *[other] { $number } tokens
    } from the box.
event-deployed = { $player } redeploys: { $places }.
event-deployed-token = { $region } { $number }
event-deployed-beast =
    { $region } ({ $number ->
        [one] one beast
       *[other] { $number } beasts
    })
event-deployed-champion = { $region } (the champion)
event-place = { $player } places in { $region }: { $piece }.
event-roll = The die shows { $number }.
event-failed = The attempt on { $region } fails.
event-bomb-explodes = The bomb in { $region } goes off!
event-bomb-fizzles = The bomb in { $region } is a dud.
event-banner = New on offer: the { $race }.
event-badge = New on offer: { $power }.
event-combo = New on offer: { $power } { $race }.
event-reveal = { $region } gives up its secret: { $relic }.
event-taken =
    { $tokens ->
        [0] { $player } takes { $region }.
        [one] { $player } takes { $region } with one token.
       *[other] { $player } takes { $region } with { $tokens } tokens.
    }
event-taken-from =
    { $tokens ->
        [0] { $player } takes { $region } from the { $race }.
        [one] { $player } takes { $region } from the { $race } with one token.
       *[other] { $player } takes { $region } from the { $race } with { $tokens } tokens.
    }
event-taken-means = { $taken } Put to use: { $means }.
event-lost = The { $race } lose { $troops }.
event-discarded = { $player } puts back into the box: { $troops } ({ $race }).
event-withdrawn = { $player } takes { $troops } back to hand.
event-vanished = The { $race } of { $player } sail out of the story.
event-payment =
    { $coins ->
        [one] { $from } pays { $to } one coin ({ $reason }).
       *[other] { $from } pays { $to } { $coins } coins ({ $reason }).
    }
event-payment-from =
    { $coins ->
        [one] { $from } pays one coin ({ $reason }).
       *[other] { $from } pays { $coins } coins ({ $reason }).
    }
event-payment-to =
    { $coins ->
        [one] { $to } gets one coin ({ $reason }).
       *[other] { $to } gets { $coins } coins ({ $reason }).
    }
event-income =
    { $coins ->
        [one] { $to } earns one coin ({ $reason }).
       *[other] { $to } earns { $coins } coins ({ $reason }).
    }
event-income-from =
    { $coins ->
        [one] { $to } collects one coin from { $from } ({ $reason }).
       *[other] { $to } collects { $coins } coins from { $from } ({ $reason }).
    }
event-turn = Round { $round }: { $player } takes the helm.
event-over = Anchors down: the game is over.

troops-token =
    { $number ->
        [one] one token
       *[other] { $number } tokens
    }
troops-beast =
    { $number ->
        [one] one beast
       *[other] { $number } beasts
    }
troops-champion = the champion

## Why not

reason-over = The game is over.
reason-unreadable = That move cannot be read.
reason-chance-due = The dice have not spoken yet.
reason-no-chance-due = There is nothing to roll or turn up now.
reason-pick-first = First take a race and a power.
reason-has-race = You already lead a race.
reason-no-combo = This row is empty.
reason-too-dear-SW-3-2 =
    { $price ->
        [one] This row costs one coin; you have { $coins }.
       *[other] This row costs { $price } coins; you have { $coins }.
    }
reason-too-dear-SW-4-2 =
    { $price ->
        [one] It takes one token; you have { $hand } in hand.
       *[other] It takes { $price } tokens; you have { $hand } in hand.
    }
reason-too-dear-for-the-die = It takes { $price } tokens; you have { $hand } in hand, and the die adds 3 at best.
reason-too-few-of-their-own = Even with the die you need two tokens of the race itself.
reason-no-die-needed =
    { $price ->
        [one] One token will do, so no die is needed.
       *[other] { $price } tokens will do and you have them, so no die is needed.
    }
reason-wrong-phase-too-early = End your conquests first.
reason-wrong-phase-too-late = Your conquests are over for this turn.
reason-choose-first = First choose the form of your Worgen.
reason-too-late-SW-7-1 = A race can decline only at the very start of a turn.
reason-too-late-SW-7-3 = Regions are abandoned before the first conquest of a turn.
reason-not-all-placed = There are still tokens in your hand to be placed.
reason-not-yours = Your active race does not hold { $region }.
reason-too-many =
    { $hand ->
        [0] You have none of these in hand.
        [one] You have only one in hand.
       *[other] You have only { $hand } in hand.
    }
reason-empty-hand = You need at least one token in hand.
reason-own-region = Your active race already holds { $region }.
reason-immune = A watchtower guards { $region }.
reason-water = Only Naga conquer water.
reason-out-of-reach = { $region } is out of reach: not next to your active race, and no entry region.
reason-no-means = You cannot use that now.
reason-means-change-nothing = That would make no difference here.
reason-unpaid-fee =
    { $fee ->
        [one] This costs a fee of one coin; you have { $coins }.
       *[other] This costs { $fee } coins in fees; you have { $coins }.
    }
reason-wall-first = Its wisp wall or fort has to go before its tokens.
reason-not-possible-SW-9-16 = Only Worgen choose a form, once, as their turn begins. The worgen form costs one coin.
reason-not-possible-SW-11-7 = Only a neutral race that holds the Battleground chooses a side, once a turn.
reason-not-possible-SW-9-6 = Only Gnomes raid, once a turn, and only land that is neither theirs nor immune.
reason-not-possible-SW-10-13 = Only an Intimidating race does this, three times a turn, in a neighbouring region of others.
reason-not-possible-SW-10-17 = Only Portal-mages swap, twice a turn, two magic regions that are not immune.
reason-not-possible-SW-9-4 = Only Ethereals take artifacts, once a turn, from a neighbouring region into one of theirs beside it.
reason-not-possible-SW-9-5 = Only Forsaken raise tokens, once a turn: as many as others lost to them and as they can pay for.
reason-not-possible-SW-5-2 = This cannot be placed here now.
reason-not-possible-SW-10-5 = The champion moves once, and only if enough tokens stay behind.

## What a price is made of

price-base = Any region
price-beasts = Beasts
price-murloc = Murlocs
price-travel = Travel
price-lowest-price = Never less than this

## Why coins move

coins-regions = regions
coins-declined = regions in decline
coins-faction-bonus = faction bonus
coins-combo = race and power
coins-found = coins on the offer
