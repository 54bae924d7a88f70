### What the table around the chart says: offer, ledgers, log, buttons, tools, help and ending.

## Coins and counts

coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
coins-secret = Coins are secret
free = free
total = Total
regions =
    { $count ->
        [0] no region
        [one] one region
       *[other] { $count } regions
    }
declined-regions =
    { $count ->
        [0] none in decline
        [one] one in decline
       *[other] { $count } in decline
    }

## Players

players = Players
you = (you)
no-race = no race yet
in-hand = In hand
hand-of = { $count } in hand
beasts-in-hand = Beasts in hand
champion-in-hand = The champion is in hand
on-map = On the map
relics = Relics
harmony = Harmony
harmony-due = has to be paid before an attack on the Pandaren
harmony-paid = is paid for this turn
kind-person = a person
kind-computer = the computer
kind-open = an open seat
at-turn = to move
your-turn = Your turn
turn-of = { $player } is at the helm

## The offer

offer = Offer
offer-sides = Banners of which side
combo = { $power } { $race }
combo-empty = An empty row
combo-label =
    { $coins ->
        [0] Row { $row }: { $name }, { $tokens } tokens
        [one] Row { $row }: { $name }, { $tokens } tokens, with one coin on it
       *[other] Row { $row }: { $name }, { $tokens } tokens, with { $coins } coins on it
    }
combo-tokens = Tokens
combo-box = Left in the box
combo-price = Costs
combo-coins = Brings
take-free = Take it for nothing
take-for =
    { $coins ->
        [one] Take it for one coin
       *[other] Take it for { $coins } coins
    }

## The course of the turn

round-of = Round { $round } of { $rounds }
bar = Your move
progress-choose = Choose a race
progress-conquer = Conquests
progress-redeploy = Redeployment
progress-done = End of the turn

# What is to be done now, and below it a line of help.
task-pick = Choose a race and a power
task-pick-help = Every banner above the one you take costs you one coin. Look at a banner to read what it brings.
task-start = Take your first region, or let your race decline
task-start-help = Lit regions can be taken; their seals say for how many tokens. You may also abandon regions first.
task-conquer = Choose a region to conquer
task-conquer-help = Lit regions can be taken; their seals say for how many tokens. Look at one to see why.
task-nothing = No region can be taken any more
task-nothing-help = End your conquests to redeploy what is left.
task-form = Choose the form of your Worgen
task-form-help = The worgen form costs one coin and lasts for this turn.
task-redeploy =
    { $count ->
        [one] Put your last piece into your regions
       *[other] Put { $count } pieces into your regions
    }
task-redeploy-help = Choose lit regions, use plus and minus, drag, or let one of the plans do it.
task-redeployed = All is in place
task-redeployed-help = You may still move your pieces. End your turn to collect your coins.
task-fort = Place your forts
task-fort-help = Choose a lit region for each.
task-retreat =
    { $count ->
        [one] One of your pieces must retreat
       *[other] { $count } of your pieces must retreat
    }
task-retreat-help = They were driven out and go to your other regions, where you like.
task-retreated = Your retreat is settled
task-retreated-help = You may still move them elsewhere.
task-computer = { $player } is thinking
task-computer-help = The computer plays; you see each of its moves.
task-wait = { $player } is to move
task-wait-help = Look around as long as you like.
task-open = Waiting for somebody to take the seat of { $player }
task-open-help = Whoever has the invitation can take it.
task-over = The game is over
task-over-help = See who won, and where the coins came from.

task-use-abandon = Which region do you abandon?
task-use-abandon-help = Its tokens come back to your hand.
task-use-intimidate = Which region do you intimidate?
task-use-intimidate-help = One of its defences goes, or one of its tokens has to flee.
task-use-intimidate-to = Where does the token flee?
task-use-intimidate-to-help = Choose another region of its race.
task-use-raid = Which region do you raid from the air?
task-use-raid-help = The die is rolled first, and comes off the price.
task-use-steal = From which region do you take the artifact?
task-use-steal-help = It has to lie face up in a neighbouring region.
task-use-steal-to = Into which region do you carry it?
task-use-steal-to-help = Choose one of yours beside it.
task-use-swap = Choose the first of two magic regions
task-use-swap-help = All that lies in the two changes places, except mountains and legendary places.
task-use-swap-to = With which region does it change places?
task-use-swap-to-help = Choose the other magic region.
task-use-aegis = Where do you put the Aegis?
task-use-aegis-help = Nobody can touch that region without paying you first.
task-use-bomb = Where do you lay a bomb?
task-use-bomb-help = Half of the bombs go off when your next turn begins.
task-use-champion = Where does your champion stand?
task-use-champion-help = He helps to hold one of your regions.
task-use-fort = Where do you build a fort?
task-use-fort-help = It adds one to the price of its region, in decline too.
task-use-heart = Where do you put the Heart?
task-use-heart-help = Opponents whose active race stands beside it pay you.
task-use-target = Where do you set a military target?
task-use-target-help = Its conqueror gets coins, and so do you.
task-use-beasts = Where do your beasts go?
task-use-beasts-help = They defend as tokens do.

## Buttons

end-conquests = End conquests
end-turn = End turn
end-retreat = End retreat
to-offer = To the offer
show-ending = Show the result
skip = Show it all now
undo = Undo
undo-help = Takes your last step back.
undo-nothing = There is nothing to take back yet.
undo-other-player = Somebody else has decided something since.
undo-not-yours = It is not your turn.
undo-chance =
    { $word ->
        [roll] The die was rolled: that stays.
        [bomb] A bomb was turned up: that stays.
        [reveal] A relic was turned up: that stays.
       *[other] A new combo was turned up: that stays.
    }
income-now = The turn would earn
income-nothing = Nothing yet.
decline = Decline
decline-ask = Let the { $race } decline?
decline-why = They leave one token in each of their regions and earn on, but conquer no more. Your turn ends, and you take a new race in your next one. A race of yours that is in decline already leaves the map.
decline-earns =
    { $coins ->
        [one] This turn then earns one coin.
       *[other] This turn then earns { $coins } coins.
    }
decline-yes = Decline
decline-no = Keep them
take-side-alliance = Side with the Alliance
take-side-horde = Side with the Horde
raise = Tokens to raise
raise-for =
    { $count ->
        [one] Raise one for one coin
       *[other] Raise { $count } for { $count } coins
    }
fewer = One fewer
more = One more
plan-even = Spread evenly
plan-even-help = Puts as many into each region as into any other.
plan-before = As before
plan-before-help = Puts everything back to where it stood when the turn began.
plan-guard = Guard the border
plan-guard-help = Puts the most where opponents can attack.
take-all-back = Take all up again

## Tools and once-a-turn means

tools = What you can do on the map
tools-placing = What you place
tool-left = { $left } of { $of } left
means-help = Chosen in the card of a region, together with the conquest.
means-spent = Used up for this turn.
tool-conquer = Conquer
tool-conquer-help = Take the region for the tokens on its seal.
tool-intimidate = Intimidate
tool-intimidate-help = Drive off a defence or one token in a neighbouring region.
tool-swap = Portal
tool-swap-help = Let two magic regions change places.
tool-steal = Take an artifact
tool-steal-help = Carry a face-up artifact from a neighbouring region into one of yours.
tool-raid = Air raid
tool-raid-help = Roll the die first, then attack any land region of any island.
tool-abandon = Abandon
tool-abandon-help = Give up regions before your first conquest and take their tokens to hand.
tool-form = Form
tool-form-help = Choose the form of your Worgen when your turn begins.
tool-raise = Raise
tool-raise-help = Before you redeploy, buy up to as many tokens as others lost to you this turn.
tool-side = Take a side
tool-side-help = Fight for the Alliance or the Horde this turn, to earn its faction bonus.
tool-token = Tokens
tool-token-help = Put race tokens into your regions.
tool-beasts = Beasts
tool-beasts-help = Put beasts into your regions.
tool-champion = Champion
tool-champion-help = Say where your champion stands.
tool-fort = Forts
tool-fort-help = Say where forts are built.
tool-aegis = Aegis
tool-aegis-help = Put the Aegis of Aggramar into a region of yours.
tool-heart = Heart
tool-heart-help = Put the Heart of Azeroth into a region of yours.
tool-target = Targets
tool-target-help = Set military targets, two at most.
tool-bomb = Bombs
tool-bomb-help = Lay bombs in neighbouring regions of opponents.

## The log

log = Log
log-earlier = What happened earlier
log-since = Since your last turn
log-turn = { $player }, round { $round }
log-news = What happens
log-undone = The last step was taken back.
log-more =
    { $count ->
        [one] One line more is in the log.
       *[other] { $count } lines more are in the log.
    }

## Parts of the table

tabs = Parts of the table
tab-map = Map
map-as-table = Map as a table
open-players = Players and log
sheet-more = Show more
sheet-less = Show less
close = Close
watching = You are watching this game
invitation-copy = Copy the invitation
invitation-copied = The invitation is copied.
invitation-link = Invitation for { $player }

## When a step is refused

refused-stale = Something happened meanwhile; look at the table and choose again.
refused-illegal = That is not possible.
refused-not-yours = It is not your turn.
refused-over = The game is over.
refused-no-undo = This can no longer be taken back.
refused-malformed = The server did not understand this page. Load it again.
refused-too-many = That was too much at once. Wait a moment and try again.
refused-too-large = That was too much for one message.
refused-try-again = The server could not do that now. Try again.
refused-because = { $sentence } { $reason }

## Handing over the table

hand-over = It is { $player }’s turn
hand-over-why = Hand the table over now. Coins are secret, so everything is covered until { $player } is here.
hand-over-done = I am { $player }

## The end

ending = The last reckoning
won = Winner
coin-sources = Where the coins came from
coin-reason = For
coins-at-first = At the beginning
rematch = Play again
rematch-failed = The new game could not be started. Try again.
to-home = To the start page

## Help and keys

help = Help
help-lit = Gold means that you can do something there: lit regions, seals, and the button of the moment.
help-seals = A seal says how many tokens a region takes. With a small die on it, only the die can still help.
help-card = Point at a region, hold your finger on it, or go there with the arrow keys: its card says what the price is made of, the odds, and what it would earn.
help-redeploy = When you redeploy, each click puts one token down; with minus you take it up again, and you can drag tokens from one region to another.
help-undo = Undo goes back step by step, until something was revealed or somebody else decided.
help-map-keys = The map is one stop of the Tab key. Arrows go from region to region, Enter acts, plus and minus place tokens or zoom, Escape leaves.
shortcuts = Keys
key-control = Ctrl
key-escape = Esc
shortcut-main = End conquests, or end the turn
shortcut-undo = Undo
shortcut-decline = Let the race decline
shortcut-tool = Next tool
shortcut-even = Spread evenly
shortcut-before = As before
shortcut-guard = Guard the border
shortcut-take-back = Take everything up again
shortcut-skip = Show everything that others did
shortcut-map = Go to the map
shortcut-table = Map as a table
shortcut-offer = Go to the offer
shortcut-players = Go to the players
shortcut-log = Go to the log
shortcut-help = Help
shortcut-cancel = Close or let go of what is chosen
