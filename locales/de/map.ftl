### Die Karte: was jede Region sagt, was ihr Kärtchen verrät, und die Tabelle, die für die Karte steht.

## Die Karte als Ganzes

map-label = Die Karte
map-keys = Mit den Pfeiltasten gehst du von Region zu Region; mit Umschalt verschieben sie die Karte. Enter handelt in der Region, I öffnet ihr Kärtchen, Escape schließt es. N und P gehen durch die Regionen, in denen du etwas tun kannst, H durch deine eigenen, Bild auf und Bild ab von Insel zu Insel. Plus und Minus legen Truppen hin und nehmen sie zurück; sonst vergrößern und verkleinern sie. 0 zeigt alles.
map-zoom-in = Näher
map-zoom-out = Weiter weg
map-show-all = Ganze Karte zeigen
map-islands = Inseln
map-island =
    { $count ->
        [0] { $island }, dort ist nichts zu tun
        [one] { $island }, { $count } Region, in der du etwas tun kannst
       *[other] { $island }, { $count } Regionen, in denen du etwas tun kannst
    }

## Eine Region

together = { $before }, { $after }
map-nobody = leer
map-murlocs = in der Hand der Murlocs
map-held =
    { $count ->
        [0] { $race } von { $player }
        [one] { $race } von { $player } mit einem Plättchen
       *[other] { $race } von { $player } mit { $count } Plättchen
    }
map-held-declined =
    { $count ->
        [0] { $race } von { $player }, untergegangen
        [one] { $race } von { $player }, untergegangen, mit einem Plättchen
       *[other] { $race } von { $player }, untergegangen, mit { $count } Plättchen
    }
map-beasts =
    { $count ->
        [one] ein Tier
       *[other] { $count } Tiere
    }
map-deployed =
    { $count ->
        [one] eines in diesem Zug dazugelegt
       *[other] { $count } in diesem Zug dazugelegt
    }
map-can-act = wählbar für: { $tool }
map-price =
    { $tokens ->
        [0] ohne Plättchen zu erobern
        [one] mit einem Plättchen zu erobern
       *[other] mit { $tokens } Plättchen zu erobern
    }
map-price-die =
    { $tokens ->
        [one] mit einem Plättchen und dem Würfel zu erobern
       *[other] mit { $tokens } Plättchen zu erobern, wenn der Würfel hilft
    }
map-price-coins =
    { $coins ->
        [one] kostet eine Münze
       *[other] kostet { $coins } Münzen
    }
map-place-one = In { $region } eines dazulegen
map-take-one = Aus { $region } eines zurücknehmen

## Das Kärtchen einer Region

card-price = Kosten
card-needs-die = Zu wenige auf der Hand: Der Würfel muss helfen
card-means = Mit: { $means }
card-faces = Gelingt mit { $faces }
card-percent = { $percent } %
card-rule = Regel { $rule }
card-gain =
    { $coins ->
        [one] eine Münze mehr am Ende des Zuges
       *[other] { $coins } Münzen mehr am Ende des Zuges
    }
card-loss =
    { $coins ->
        [one] eine Münze weniger am Ende des Zuges
       *[other] { $coins } Münzen weniger am Ende des Zuges
    }
card-conquer =
    { $tokens ->
        [0] Erobern
        [one] Mit 1 Plättchen erobern
       *[other] Mit { $tokens } Plättchen erobern
    }
card-reinforce = Mit dem Würfel angreifen
card-raid = Für den Luftangriff würfeln
card-abandon = Aufgeben
card-intimidate = Einschüchtern
card-swap = Hier ein Portal öffnen
card-steal = Artefakt mitnehmen
card-to = Nach { $region }
card-place = { $piece } hierher
card-with = { $action } ({ $means })
card-use-tool = { $tool }…
card-placed = Hingelegt
card-first = Wähle jetzt die zweite Region.
card-close = Kärtchen schließen

## Die Karte als Tabelle

map-table-title = Die Karte als Tabelle
map-table-region = Region
map-table-terrain = Landschaft
map-table-holder = Besitzer
map-table-pieces = Zeichen und Spielsteine
map-table-price = Kosten
map-table-act = Was du tun kannst
map-table-nothing = Nichts
map-table-only = Nur Regionen, in denen du etwas tun kannst
