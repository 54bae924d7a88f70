### Was auf jeder Seite gesagt wird: Titel, Einstellungen, Verbindung, und warum der Server etwas nicht getan hat.

title = Small World of Warcraft
title-of = { $page } · { $title }
skip-to-content = Zum Inhalt springen

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Licht
theme-system = Wie das Gerät
theme-day = Tag
theme-night = Nacht
speed = Tempo der anderen
speed-off = Sofort
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
single-keys = Am Tisch gelten einzelne Buchstaben als Tastenkürzel
to-games = Meine Partien
to-credits = Mitwirkende

## Die Verbindung

loading = Wird geladen …
disconnected = Die Verbindung ist abgebrochen. Der Server wird wieder gesucht …
reconnected = Wieder verbunden.
sending = Wird gesendet …
trouble = Das lässt sich nicht zeigen
try-again = Noch einmal versuchen

## Warum der Server etwas nicht getan hat

problem-unreachable = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
problem-unknown-game = Diese Partie gibt es hier nicht. Vielleicht wurde sie gelöscht, oder die Adresse ist unvollständig.
problem-old-rules = Diese Partie begann nach älteren Regeln und lässt sich nicht mehr zeigen.
problem-wrong-secret = Diese Einladung gilt nicht mehr: Jemand hat den Platz eingenommen, oder der Link ist unvollständig.
problem-same-name = So heißt an diesem Tisch schon jemand. Wähle einen anderen Namen.
problem-bad-name = Ein Name muss lesbar sein, ohne Kommas und ohne Leerzeichen am Rand.
problem-too-many = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
problem-try-again = Der Server konnte das gerade nicht tun. Versuche es noch einmal.
problem-unknown = Der Server hat etwas geantwortet, was diese Seite nicht versteht. Lade die Seite neu.
problem-not-found = Diese Adresse kennt der Server nicht.
problem-not-allowed = Das tut der Server nicht.
problem-not-yours = Das darf nur, wer die Partie begonnen hat.
problem-seats = Dieses Spiel ist für { $fewest } bis { $most } Spieler.
problem-unfit-boards = Diese Inseln passen nicht zusammen. Wähle andere.
problem-unfit-options = Diese Optionen passen nicht zusammen. Wähle andere.
problem-unknown-bot = Diesen Computerspieler kennt der Server nicht.
problem-unknown-setting = Diese Option kennt der Server nicht. Lade die Seite neu.
problem-malformed = Der Server hat diese Seite nicht verstanden. Lade die Seite neu.
problem-too-large = Das war zu viel für den Server.
problem-foreign-origin = Das nimmt der Server nur von seiner eigenen Seite an.
problem-unknown-host = Unter dieser Adresse antwortet der Server nicht.
problem-mistake = Der Server hat einen Fehler gemacht. Versuche es noch einmal.
