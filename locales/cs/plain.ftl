### Prostý stůl, u kterého lze hrát každou hru, jejíž stůl ještě nikdo nenakreslil.

plain-yours = Na tahu: { $player }. Co uděláš?
plain-wait = Na tahu: { $player }
plain-search = Najít krok
plain-found =
    { $all ->
        [one] { $count } z { $all } kroku
        [few] { $count } ze { $all } kroků
        [many] { $count } z { $all } kroku
       *[other] { $count } z { $all } kroků
    }
plain-first = Zobrazeno je jen prvních { $count }.
plain-position = Postavení
plain-advice = K tomu
plain-game = Hra
plain-taken-back = po vrácení tahu
