### Die erste Seite, auf der eine Partie zusammengestellt wird, und was in Listen über Partien steht.

motto = Eine Seekarte, ein paar Inseln und nicht genug Platz für alle
other-pages = Weitere Seiten

## Eine neue Partie

new-game = Eine neue Partie
which-game = Welches Spiel
game-small-world = Small World of Warcraft
game-warcraft = Warcraft: Das Brettspiel
ways = Mit wem
way-computer = Gegen Computer
way-computer-help = Du allein gegen den Computer.
way-screen = An einem Gerät
way-screen-help = Alle spielen hier, der Reihe nach.
way-friends = Freunde per Link
way-friends-help = Du schickst allen einen Link, und alle spielen am eigenen Bildschirm.
opponents = Gegner
how-many = Spieler
computer-player = So spielen sie
bot-greedy = Klug
bot-greedy-help = Nimmt, was in diesem Zug am meisten bringt, und lässt sein Volk rechtzeitig untergehen.
bot-random = Zufällig
bot-random-help = Tut irgendetwas Erlaubtes: gut, um die Regeln kennenzulernen.
name-of = Name von Spieler { $number }
who-sits = Wer sitzt auf Platz { $number }
seat-open = Freund per Link
seat-open-help = bekommt von dir einen Link
seat-person = Hier bei mir
seat-computer = Computer: { $name }
seat-computer-help = der Computer
usual-person = Spieler { $number }
usual-computer = Computer { $number }
usual-friend = Freund { $number }
begin = Los geht’s
beginning = Der Tisch wird gedeckt …

## Was vereinbart werden kann

options = Optionen
agreed = { $name }: { $choice }
setting-variant = Variante
setting-variant-classic = Jeder für sich
setting-variant-classic-help = Das klassische Spiel: Wer die meisten Münzen hat, gewinnt.
setting-variant-teams = Allianz und Horde
setting-variant-teams-help = Allianz und Horde sitzen abwechselnd; zu dritt oder zu fünft bleibt der dritte Platz neutral. Verbündete gewinnen gemeinsam.
setting-coins = Münzen
setting-coins-secret = Geheim
setting-coins-secret-help = Bis zum Ende siehst du nur deine eigenen Münzen.
setting-coins-open = Offen
setting-coins-open-help = Alle sehen die Münzen von allen.
islands = Inseln
islands-random = Ausgelost
islands-random-help = Inseln und Seiten werden zu Beginn der Partie ausgelost.
islands-chosen = Gewählt
islands-chosen-help = Du wählst, welche Inseln auf dem Tisch liegen.
islands-new = Neu gezeichnet
islands-new-help = Inseln, die noch niemand gesehen hat; dieselbe Zahl ergibt dieselben Inseln.
place-of-island = Insel { $number }
seed = Zahl der neuen Inseln
seed-new = Eine andere
shuffle-seats = Auslosen, wer wo sitzt und wer beginnt
cover-random = Vielleicht diese Inseln: Sie werden zu Beginn ausgelost.
cover-new = Gewässer, die noch auf keiner Karte stehen.

## Partien in Listen

unfinished = Noch auf dem Tisch
go-on = Weiterspielen
line-over =
    { $number ->
        [one] Nach einem Schritt beendet
       *[other] Nach { $number } Schritten beendet
    }
line-steps =
    { $number ->
        [one] Ein Schritt gespielt
       *[other] { $number } Schritte gespielt
    }
line-yours =
    { $number ->
        [one] Du bist am Zug; ein Schritt gespielt
       *[other] Du bist am Zug; { $number } Schritte gespielt
    }
line-turn =
    { $number ->
        [one] { $player } ist am Zug; ein Schritt gespielt
       *[other] { $player } ist am Zug; { $number } Schritte gespielt
    }

## Meine Partien

no-games = Hier ist noch nichts: In diesem Browser wurde noch keine Partie begonnen.
games-open = Auf dem Tisch
games-over = Zu Ende gespielt
seat-label = { $name }: { $kind }
game-and-agreement = { $game } · { $agreement }
begun = Begonnen: { $moment }
watch = Ansehen
invitations = Einladungen
no-invitations = Alle Plätze sind besetzt.
save-record = Protokoll speichern
delete = Löschen
delete-ask = Diese Partie löschen?
delete-why = Die Partie von { $players } ist dann für alle fort, mit allem, was gespielt wurde.
delete-yes = Löschen
delete-no = Behalten

## Eine Einladung

invitation = Eine Einladung
invited = Auf dich wartet eine Partie { $game }. Die Einladung kommt von { $hosts }.
your-seat = Dein Platz
your-name = Dein Name
take-seat = Platz nehmen
only-watch = Nur zusehen
already-seated = Du sitzt an diesem Tisch als { $name }.
to-table = Zum Tisch
join-own-game = Du sitzt schon an diesem Tisch. Schicke den Link an die Person, die hier sitzen soll; oder nimm den Platz selbst und spiele für beide.

## Keine solche Seite

nowhere = Hier wohnen Drachen
nowhere-help = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Stück verloren.

## Hilfe

help-kept = Eine Partie bleibt auf dem Server: Schließe die Seite, wann du willst, und spiele unter „Meine Partien“ weiter. Zurücknehmen kannst du, was du getan hast, bis etwas aufgedeckt wurde oder jemand anders entschieden hat.

## Mitwirkende

whose-it-is = Dies ist ein inoffizielles Projekt von Leuten, die das Spiel mögen. Es spielt nach den Regeln; alle Zeichnungen, Inseln und Texte sind unsere eigenen. Die Namen der Spiele, Völker und Orte gehören ihren Eigentümern und sagen hier nur, nach welchen Regeln gespielt wird. Weder stammt das Projekt von ihnen, noch wird es von ihnen unterstützt.
credits-code = Der Code steht unter der MIT-Lizenz.
credits-icons = Bildzeichen
credits-icons-help = Wappen, Marken und Zeichen stammen von diesen Leuten; wir haben nur die Farben geändert.
credits-fonts = Schriften
