### Was der Tisch rund um die Karte sagt: Auslage, Spielerblätter, Logbuch, Knöpfe, Werkzeuge, Hilfe und Schluss.

## Münzen und Anzahlen

coins =
    { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
coins-secret = Münzen sind geheim
free = gratis
total = Summe
regions =
    { $count ->
        [0] keine Region
        [one] eine Region
       *[other] { $count } Regionen
    }
declined-regions =
    { $count ->
        [0] keine untergegangen
        [one] eine untergegangen
       *[other] { $count } untergegangen
    }

## Spieler

players = Spieler
you = (du)
no-race = noch kein Volk
in-hand = Auf der Hand
hand-of = { $count } auf der Hand
beasts-in-hand = Tiere auf der Hand
champion-in-hand = Der Champion ist auf der Hand
on-map = Auf der Karte
relics = Relikte
harmony = Harmonie
harmony-due = vor einem Angriff auf die Pandaren zu bezahlen
harmony-paid = für diesen Zug bezahlt
kind-person = ein Mensch
kind-computer = der Computer
kind-open = ein freier Platz
at-turn = am Zug
your-turn = Du bist am Zug
turn-of = { $player } steht am Ruder

## Die Auslage

offer = Auslage
offer-sides = Banner welcher Seite
combo = { $race } – { $power }
combo-empty = Eine leere Reihe
combo-label =
    { $coins ->
        [0] Reihe { $row }: { $name }, { $tokens } Plättchen
        [one] Reihe { $row }: { $name }, { $tokens } Plättchen, darauf eine Münze
       *[other] Reihe { $row }: { $name }, { $tokens } Plättchen, darauf { $coins } Münzen
    }
combo-tokens = Plättchen
combo-box = Im Sortiereinsatz
combo-price = Kostet
combo-coins = Bringt
take-free = Umsonst nehmen
take-for =
    { $coins ->
        [one] Für eine Münze nehmen
       *[other] Für { $coins } Münzen nehmen
    }

## Der Lauf des Zuges

round-of = Runde { $round } von { $rounds }
bar = Dein Zug
progress-choose = Volk wählen
progress-conquer = Eroberungen
progress-redeploy = Umgruppieren
progress-done = Ende des Zuges

# Was jetzt zu tun ist, und darunter eine Zeile Hilfe.
task-pick = Wähle ein Volk und seine Spezialfähigkeit
task-pick-help = Jedes Banner über dem, das du nimmst, kostet dich eine Münze. Sieh dir ein Banner an, um zu lesen, was es bringt.
task-start = Erobere deine erste Region, oder lass dein Volk untergehen
task-start-help = Leuchtende Regionen kannst du erobern; das Siegel sagt, mit wie vielen Plättchen. Vorher darfst du Regionen aufgeben.
task-conquer = Wähle eine Region, die du eroberst
task-conquer-help = Leuchtende Regionen kannst du erobern; das Siegel sagt, mit wie vielen Plättchen. Sieh dir eine an, um zu erfahren, warum.
task-nothing = Mehr lässt sich nicht erobern
task-nothing-help = Beende deine Eroberungen, um umzugruppieren, was dir bleibt.
task-form = Wähle die Form deiner Worgen
task-form-help = Die Worgenform kostet eine Münze und gilt für diesen Zug.
task-redeploy =
    { $count ->
        [one] Lege dein letztes Plättchen in deine Regionen
       *[other] Lege noch { $count } Plättchen in deine Regionen
    }
task-redeploy-help = Wähle leuchtende Regionen, nimm Plus und Minus, ziehe, oder lass es einen der Pläne tun.
task-redeployed = Alles liegt am Platz
task-redeployed-help = Du darfst noch umlegen. Beende deinen Zug, um deine Münzen zu kassieren.
task-fort = Baue deine Forts
task-fort-help = Wähle für jedes eine leuchtende Region.
task-retreat =
    { $count ->
        [one] Eines deiner Plättchen muss sich zurückziehen
       *[other] { $count } deiner Plättchen müssen sich zurückziehen
    }
task-retreat-help = Sie wurden vertrieben und gehen in deine anderen Regionen, wohin du willst.
task-retreated = Dein Rückzug ist geregelt
task-retreated-help = Du darfst sie noch anders verteilen.
task-computer = { $player } denkt nach
task-computer-help = Der Computer spielt; du siehst jeden seiner Schritte.
task-wait = { $player } ist am Zug
task-wait-help = Sieh dich um, so lange du willst.
task-open = Der Platz von { $player } ist noch frei
task-open-help = Wer die Einladung hat, kann ihn einnehmen.
task-over = Die Partie ist zu Ende
task-over-help = Sieh nach, wer gewonnen hat und woher die Münzen kamen.

task-use-abandon = Welche Region gibst du auf?
task-use-abandon-help = Ihre Plättchen kommen zurück auf deine Hand.
task-use-intimidate = Welche Region schüchterst du ein?
task-use-intimidate-help = Eine Befestigung verschwindet, oder ein Plättchen muss fliehen.
task-use-intimidate-to = Wohin flieht das Plättchen?
task-use-intimidate-to-help = Wähle eine andere Region seines Volks.
task-use-raid = Welche Region greifst du aus der Luft an?
task-use-raid-help = Zuerst wird gewürfelt; das Ergebnis senkt die Kosten.
task-use-steal = Aus welcher Region holst du das Artefakt?
task-use-steal-help = Es muss aufgedeckt in einer angrenzenden Region liegen.
task-use-steal-to = In welche Region trägst du es?
task-use-steal-to-help = Wähle eine deiner Regionen direkt daneben.
task-use-swap = Wähle die erste von zwei Magie-Regionen
task-use-swap-help = Alles, was in den beiden liegt, tauscht den Platz, außer Bergen und Legendären Orten.
task-use-swap-to = Mit welcher Region wird getauscht?
task-use-swap-to-help = Wähle die andere Magie-Region.
task-use-aegis = Wohin legst du die Aegis?
task-use-aegis-help = Niemand kann dieser Region etwas anhaben, ohne dir zuvor etwas zu zahlen.
task-use-bomb = Wohin legst du eine Bombe?
task-use-bomb-help = Die Hälfte der Bomben geht hoch, wenn dein nächster Zug beginnt.
task-use-champion = Wo steht dein Champion?
task-use-champion-help = Er hilft, eine deiner Regionen zu halten.
task-use-fort = Wo baust du ein Fort?
task-use-fort-help = Damit kostet die Region 1 mehr, auch nach dem Untergang.
task-use-heart = Wohin legst du das Herz?
task-use-heart-help = Gegner, deren aktives Volk daran grenzt, zahlen dir etwas.
task-use-target = Wohin legst du ein Militärziel?
task-use-target-help = Wer es erobert, bekommt Münzen, und du auch.
task-use-beasts = Wohin gehen deine Tiere?
task-use-beasts-help = Sie verteidigen wie Plättchen.

## Knöpfe

end-conquests = Eroberungen beenden
end-turn = Zug beenden
end-retreat = Rückzug beenden
to-offer = Zur Auslage
show-ending = Ergebnis zeigen
skip = Gleich alles zeigen
undo = Zurück
undo-help = Nimmt deinen letzten Schritt zurück.
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-other-player = Inzwischen hat jemand anders etwas entschieden.
undo-not-yours = Du bist nicht am Zug.
undo-chance =
    { $word ->
        [roll] Der Würfel ist gefallen: Das bleibt.
        [bomb] Eine Bombe wurde aufgedeckt: Das bleibt.
        [reveal] Ein Relikt wurde aufgedeckt: Das bleibt.
       *[other] Ein neues Set wurde aufgedeckt: Das bleibt.
    }
income-now = Der Zug brächte
income-nothing = Noch nichts.
decline = Untergang
decline-ask = Untergehen lassen: { $race }?
decline-why = In jeder ihrer Regionen bleibt ein Plättchen, das weiter Münzen bringt, aber nichts mehr erobert. Dein Zug endet, und im nächsten nimmst du ein neues Volk. Ein Volk von dir, das schon untergegangen ist, verlässt die Karte.
decline-earns =
    { $coins ->
        [one] Dieser Zug bringt dann eine Münze.
       *[other] Dieser Zug bringt dann { $coins } Münzen.
    }
decline-yes = Untergehen lassen
decline-no = Behalten
take-side-alliance = Für die Allianz kämpfen
take-side-horde = Für die Horde kämpfen
raise = Zusätzliche Plättchen
raise-for =
    { $count ->
        [one] Ein Plättchen für eine Münze holen
       *[other] { $count } Plättchen für { $count } Münzen holen
    }
fewer = Eines weniger
more = Eines mehr
plan-even = Gleichmäßig
plan-even-help = Legt in jede Region möglichst gleich viele.
plan-before = Wie zuvor
plan-before-help = Legt alles dorthin zurück, wo es zu Beginn des Zuges lag.
plan-guard = Grenze sichern
plan-guard-help = Legt die meisten dorthin, wo Gegner angreifen können.
take-all-back = Alles aufnehmen

## Werkzeuge und was einmal pro Zug geht

tools = Was du auf der Karte tun kannst
tools-placing = Was du hinlegst
tool-left = noch { $left } von { $of }
means-help = Wählst du auf dem Kärtchen einer Region, zusammen mit der Eroberung.
means-spent = Für diesen Zug verbraucht.
tool-conquer = Erobern
tool-conquer-help = Nimm die Region für die Plättchen auf ihrem Siegel ein.
tool-intimidate = Einschüchtern
tool-intimidate-help = Vertreibe eine Befestigung oder ein Plättchen aus einer angrenzenden Region.
tool-swap = Portal
tool-swap-help = Lass zwei Magie-Regionen die Plätze tauschen.
tool-steal = Artefakt holen
tool-steal-help = Trag ein aufgedecktes Artefakt aus einer angrenzenden Region in eine deiner Regionen.
tool-raid = Luftangriff
tool-raid-help = Würfle zuerst, dann greif eine beliebige Landregion auf einer beliebigen Insel an.
tool-abandon = Aufgeben
tool-abandon-help = Gib vor deiner ersten Eroberung Regionen auf und nimm ihre Plättchen auf die Hand.
tool-form = Form
tool-form-help = Wähle zu Beginn deines Zuges die Form deiner Worgen.
tool-raise = Plättchen holen
tool-raise-help = Kaufe vor dem Umgruppieren bis zu so viele Plättchen, wie andere in diesem Zug durch dich verloren haben.
tool-side = Seite wählen
tool-side-help = Kämpfe in diesem Zug für die Allianz oder die Horde und verdiene ihren Fraktionsbonus.
tool-token = Plättchen
tool-token-help = Lege Völkerplättchen in deine Regionen.
tool-beasts = Tiere
tool-beasts-help = Lege Tiere in deine Regionen.
tool-champion = Champion
tool-champion-help = Sag, wo dein Champion steht.
tool-fort = Forts
tool-fort-help = Sag, wo Forts gebaut werden.
tool-aegis = Aegis
tool-aegis-help = Lege die Aegis von Aggramar in eine deiner Regionen.
tool-heart = Herz
tool-heart-help = Lege das Herz von Azeroth in eine deiner Regionen.
tool-target = Ziele
tool-target-help = Lege Militärziele, höchstens zwei.
tool-bomb = Bomben
tool-bomb-help = Lege Bomben in angrenzende Regionen von Gegnern.

## Das Logbuch

log = Logbuch
log-earlier = Was früher geschah
log-since = Seit deinem letzten Zug
log-turn = { $player }, Runde { $round }
log-news = Was geschieht
log-undone = Der letzte Schritt wurde zurückgenommen.
log-more =
    { $count ->
        [one] Eine weitere Zeile steht im Logbuch.
       *[other] { $count } weitere Zeilen stehen im Logbuch.
    }

## Teile des Tisches

tabs = Teile des Tisches
tab-map = Karte
map-as-table = Karte als Tabelle
open-players = Spieler, Logbuch
sheet-more = Mehr zeigen
sheet-less = Weniger zeigen
close = Schließen
watching = Du siehst bei dieser Partie zu
invitation-copy = Einladung kopieren
invitation-copied = Die Einladung ist kopiert.
invitation-link = Einladung für { $player }

## Wenn ein Schritt abgelehnt wird

refused-stale = Inzwischen ist etwas geschehen; sieh auf den Tisch und wähle neu.
refused-illegal = Das geht nicht.
refused-not-yours = Du bist nicht am Zug.
refused-over = Die Partie ist zu Ende.
refused-no-undo = Das lässt sich nicht mehr zurücknehmen.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-too-many = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
refused-too-large = Das war zu viel für eine Nachricht.
refused-try-again = Das konnte der Server gerade nicht. Versuche es noch einmal.
refused-because = { $sentence } { $reason }

## Den Tisch weitergeben

hand-over = { $player } ist am Zug
hand-over-why = Gib den Tisch jetzt weiter. Münzen sind geheim, darum bleibt alles zugedeckt, bis { $player } da ist.
hand-over-done = Ich bin { $player }

## Der Schluss

ending = Die letzte Abrechnung
won = Sieg
coin-sources = Woher die Münzen kamen
coin-reason = Wofür
coins-at-first = Zu Beginn
rematch = Noch einmal spielen
rematch-failed = Die neue Partie ließ sich nicht beginnen. Versuche es noch einmal.
to-home = Zur Startseite

## Hilfe und Tasten

help = Hilfe
help-lit = Gold heißt, dass du dort etwas tun kannst: leuchtende Regionen, Siegel und der Knopf der Stunde.
help-seals = Ein Siegel sagt, wie viele Plättchen eine Region kostet. Trägt es einen kleinen Würfel, kann nur noch der Würfel helfen.
help-card = Zeig auf eine Region, halte den Finger darauf oder geh mit den Pfeiltasten hin: Ihr Kärtchen sagt, woraus die Kosten bestehen, wie die Chancen stehen und was sie brächte.
help-redeploy = Beim Umgruppieren legt jeder Klick ein Plättchen; mit Minus nimmst du es wieder auf, und du kannst Plättchen von einer Region in eine andere ziehen.
help-undo = „Zurück“ geht Schritt für Schritt, bis etwas aufgedeckt wurde oder jemand anders entschieden hat.
help-map-keys = Die Karte ist ein einziger Halt der Tabulatortaste. Pfeile gehen von Region zu Region, Enter handelt, Plus und Minus legen Plättchen oder vergrößern, Escape verlässt sie.
shortcuts = Tasten
key-control = Strg
key-escape = Esc
shortcut-main = Eroberungen oder Zug beenden
shortcut-undo = Zurück
shortcut-decline = Das Volk untergehen lassen
shortcut-tool = Nächstes Werkzeug
shortcut-even = Gleichmäßig verteilen
shortcut-before = Wie zuvor
shortcut-guard = Grenze sichern
shortcut-take-back = Alles wieder aufnehmen
shortcut-skip = Alles zeigen, was andere taten
shortcut-map = Zur Karte
shortcut-table = Karte als Tabelle
shortcut-offer = Zur Auslage
shortcut-players = Zu den Spielern
shortcut-log = Zum Logbuch
shortcut-help = Hilfe
shortcut-cancel = Schließen oder loslassen, was gewählt ist
