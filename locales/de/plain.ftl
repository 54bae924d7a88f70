### Der schlichte Tisch, an dem jedes Spiel gespielt werden kann, dessen Tisch noch niemand gezeichnet hat.

plain-yours = { $player }, was tust du?
plain-wait = { $player } ist am Zug
plain-search = Einen Schritt suchen
plain-found =
    { $all ->
        [one] { $count } von einem Schritt
       *[other] { $count } von { $all } Schritten
    }
plain-first = Nur die ersten { $count } werden gezeigt.
plain-position = Die Lage
plain-advice = Dazu
plain-game = Das Spiel
plain-taken-back = nach einer Rücknahme
