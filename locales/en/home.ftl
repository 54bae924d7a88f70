### The first page, on which a game is put together, and what is said of games in lists.

motto = A sea chart, some islands, and not room enough for all
other-pages = Other pages

## A new game

new-game = A new game
which-game = Which game
game-small-world = Small World of Warcraft
game-warcraft = Warcraft: The Board Game
ways = With whom
way-computer = Against the computer
way-computer-help = You alone against the computer.
way-screen = At one screen
way-screen-help = Everybody plays here, one after the other.
way-friends = Friends by link
way-friends-help = You send each of them a link, and everybody plays at a screen of their own.
opponents = Opponents
how-many = Players
computer-player = Computer players
bot-greedy = Clever
bot-greedy-help = Takes what pays most in this turn, and declines in time.
bot-random = Random
bot-random-help = Does anything that is allowed: good for a first look at the rules.
name-of = Name of player { $number }
who-sits = Who sits in seat { $number }
seat-open = Friend by link
seat-open-help = gets a link from you
seat-person = Here with me
seat-computer = Computer: { $name }
seat-computer-help = the computer
usual-person = Player { $number }
usual-computer = Computer { $number }
usual-friend = Friend { $number }
begin = Begin
beginning = The table is being laid…

## What may be agreed

options = Options
agreed = { $name }: { $choice }
setting-variant = Variant
setting-variant-classic = Everyone alone
setting-variant-classic-help = The classic game: whoever has the most coins wins.
setting-variant-teams = Alliance and Horde
setting-variant-teams-help = Alliance and Horde sit alternately; among three or five, the third seat stays neutral. Allies win together.
setting-coins = Coins
setting-coins-secret = Secret
setting-coins-secret-help = You see your own coins alone, until the end.
setting-coins-open = Open
setting-coins-open-help = Everybody sees everybody’s coins.
islands = Islands
islands-random = Drawn
islands-random-help = Islands and sides are drawn when the game begins.
islands-chosen = Chosen
islands-chosen-help = You choose which islands lie on the table.
islands-new = Newly made
islands-new-help = Islands that nobody has seen yet; the same number makes the same ones.
place-of-island = Island { $number }
seed = Number of the new islands
seed-new = Another one
shuffle-seats = Draw who sits where, and so who begins
cover-random = Perhaps these islands: they are drawn when the game begins.
cover-new = Waters that nobody has charted yet.

## Games in lists

unfinished = Still on the table
go-on = Go on
line-over =
    { $number ->
        [one] Over after one step
       *[other] Over after { $number } steps
    }
line-steps =
    { $number ->
        [one] One step played
       *[other] { $number } steps played
    }
line-yours =
    { $number ->
        [one] It is your turn; one step played
       *[other] It is your turn; { $number } steps played
    }
line-turn =
    { $number ->
        [one] { $player } is to move; one step played
       *[other] { $player } is to move; { $number } steps played
    }

## My games

no-games = Nothing here yet: no game was begun in this browser.
games-open = On the table
games-over = Played to the end
seat-label = { $name }: { $kind }
game-and-agreement = { $game } · { $agreement }
begun = Begun { $moment }
watch = Look at it
invitations = Invitations
no-invitations = Every seat is taken.
save-record = Save the record
delete = Delete
delete-ask = Delete this game?
delete-why = The game of { $players } will be gone for everybody, with all that was played.
delete-yes = Delete it
delete-no = Keep it

## An invitation

invitation = An invitation
invited = { $hosts } invites you to a game of { $game }.
your-seat = Your seat
your-name = Your name
take-seat = Take the seat
only-watch = Only watch
already-seated = You sit at this table as { $name }.
to-table = To the table
join-own-game = You sit at this table already. Send this link to whoever shall have this seat; or take it yourself and play for both.

## No such page

nowhere = Here be dragons
nowhere-help = This address leads nowhere. Perhaps a part of it was lost on the way.

## Help

help-kept = A game stays on the server: close the page when you like, and go on under My games. What you did can be taken back until something was revealed or somebody else decided.

## Credits

whose-it-is = This is an unofficial project of people who like the game. It plays the rules; all drawings, boards and texts are our own. The names of the games, races and places belong to their owners and are used only to say which game’s rules are played. The project is neither made nor endorsed by them.
credits-code = The code is under the MIT licence.
credits-icons = Icons
credits-icons-help = Crests, marks and signs were drawn by these people; we changed only their colours.
credits-fonts = Type
