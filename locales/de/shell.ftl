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
try-again = Noch einmal versuchen

## Warum der Server etwas nicht getan hat

problem-unreachable = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
problem-unknown-game = Diese Partie gibt es hier nicht. Vielleicht wurde sie gelöscht, oder die Adresse ist unvollständig.
problem-old-rules = Diese Partie begann nach älteren Regeln und lässt sich nicht mehr zeigen.
problem-wrong-secret = Diese Einladung gilt nicht mehr: Jemand hat den Platz eingenommen, oder der Link ist unvollständig.
problem-same-name = So heißt an diesem Tisch schon jemand. Wähle einen anderen Namen.
problem-bad-name = Ein Name muss lesbar sein, ohne Kommas und ohne Leerzeichen am Rand.
problem-hidden = Das Protokoll lässt sich nach dem Ende der Partie speichern: Vorher würde es verraten, was du nicht wissen darfst.
problem-too-many = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
problem-try-again = Der Server konnte das gerade nicht tun. Versuche es noch einmal.
problem-other = Der Server hat abgelehnt ({ $code }).
