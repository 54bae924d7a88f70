### The plain table, on which every game can be played whose table nobody has drawn yet.

plain-yours = { $player }, what do you do?
plain-wait = { $player } is to move
plain-search = Find a step
plain-found =
    { $all ->
        [one] { $count } of one step
       *[other] { $count } of { $all } steps
    }
plain-first = Only the first { $count } are shown.
plain-position = The position
plain-advice = Beside it
plain-game = The game
plain-taken-back = after taking something back
