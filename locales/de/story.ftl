### Was das Logbuch erzählt, warum etwas nicht geht, und woraus Kosten und Münzen bestehen.
### Namen stehen immer im Nominativ oder dort, wo sie sich nicht beugen.

## Was geschah

event-pick = { $player } nimmt: { $race } – { $power }.
event-form-human = { $player } zieht in menschlicher Form los.
event-form-worgen = { $player } nimmt für diesen Zug die Worgenform an.
event-side-alliance = { $player } kämpft in diesem Zug für die Allianz.
event-side-horde = { $player } kämpft in diesem Zug für die Horde.
event-decline = { $player } lässt ein Volk untergehen: { $race }.
event-abandon = { $player } gibt { $region } auf.
event-raid = { $player } plant einen Luftangriff auf { $region } und würfelt.
event-reinforce = { $player } wagt mit { $hand } auf der Hand den letzten Versuch in { $region } und würfelt.
event-intimidate = { $player } schüchtert { $region } ein.
event-intimidate-to = { $player } schüchtert { $region } ein: Ein Plättchen flieht nach { $other }.
event-swap = { $player } öffnet Portale: { $region } und { $other } tauschen, was in ihnen liegt.
event-steal = { $player } trägt das Artefakt aus { $region } nach { $other }.
event-raise =
    { $player } ruft { $number ->
        [one] ein Plättchen
       *[other] { $number } Plättchen
    } aus dem Sortiereinsatz.
event-deployed = { $player } gruppiert um: { $places }.
event-deployed-token = { $region } { $number }
event-deployed-beast =
    { $region } ({ $number ->
        [one] ein Tier
       *[other] { $number } Tiere
    })
event-deployed-champion = { $region } (der Champion)
event-place = { $player } legt in { $region }: { $piece }.
event-roll = Der Würfel zeigt { $number }.
event-failed = Der Versuch in { $region } scheitert.
event-bomb-explodes = Die Bombe in { $region } geht hoch!
event-bomb-fizzles = Die Bombe in { $region } ist ein Blindgänger.
event-banner = Neu in der Auslage: { $race }.
event-badge = Neu in der Auslage: { $power }.
event-combo = Neu in der Auslage: { $race } – { $power }.
event-reveal = { $region } gibt sein Geheimnis preis: { $relic }.
event-taken =
    { $tokens ->
        [0] { $player } erobert { $region }.
        [one] { $player } erobert { $region } mit einem Plättchen.
       *[other] { $player } erobert { $region } mit { $tokens } Plättchen.
    }
event-taken-from =
    { $tokens ->
        [0] { $player } erobert { $region }. Vertrieben: { $race }.
        [one] { $player } erobert { $region } mit einem Plättchen. Vertrieben: { $race }.
       *[other] { $player } erobert { $region } mit { $tokens } Plättchen. Vertrieben: { $race }.
    }
event-taken-means = { $taken } Im Einsatz: { $means }.
event-lost = { $race } verlieren { $troops }.
event-discarded = { $player } legt { $troops } zurück in den Sortiereinsatz ({ $race }).
event-withdrawn = { $player } nimmt { $troops } zurück auf die Hand.
event-vanished = { $race } ({ $player }) segeln aus der Geschichte davon.
event-payment =
    { $coins ->
        [one] { $from } zahlt { $to } eine Münze ({ $reason }).
       *[other] { $from } zahlt { $to } { $coins } Münzen ({ $reason }).
    }
event-payment-from =
    { $coins ->
        [one] { $from } zahlt eine Münze ({ $reason }).
       *[other] { $from } zahlt { $coins } Münzen ({ $reason }).
    }
event-payment-to =
    { $coins ->
        [one] { $to } bekommt eine Münze ({ $reason }).
       *[other] { $to } bekommt { $coins } Münzen ({ $reason }).
    }
event-income =
    { $coins ->
        [one] { $to } verdient eine Münze ({ $reason }).
       *[other] { $to } verdient { $coins } Münzen ({ $reason }).
    }
event-income-from =
    { $coins ->
        [one] { $to } kassiert von { $from } eine Münze ({ $reason }).
       *[other] { $to } kassiert von { $from } { $coins } Münzen ({ $reason }).
    }
event-turn = Runde { $round }: { $player } übernimmt das Ruder.
event-over = Die Anker fallen: Die Partie ist zu Ende.

# Im Akkusativ: „verlieren …“, „nimmt … zurück“.
troops-token =
    { $number ->
        [one] ein Plättchen
       *[other] { $number } Plättchen
    }
troops-beast =
    { $number ->
        [one] ein Tier
       *[other] { $number } Tiere
    }
troops-champion = den Champion

## Warum nicht

reason-over = Die Partie ist zu Ende.
reason-unreadable = Dieser Zug ist nicht zu entziffern.
reason-chance-due = Erst muss das Glück entscheiden.
reason-no-chance-due = Gerade gibt es nichts zu würfeln und nichts aufzudecken.
reason-pick-first = Nimm erst ein Volk mit seiner Spezialfähigkeit.
reason-has-race = Du führst schon ein Volk.
reason-no-combo = Diese Reihe ist leer.
reason-too-dear-SW-3-2 =
    { $price ->
        [one] Diese Reihe kostet eine Münze; du hast { $coins }.
       *[other] Diese Reihe kostet { $price } Münzen; du hast { $coins }.
    }
reason-too-dear-SW-4-2 =
    { $price ->
        [one] Das kostet ein Plättchen; auf der Hand hast du { $hand }.
       *[other] Das kostet { $price } Plättchen; auf der Hand hast du { $hand }.
    }
reason-too-dear-for-the-die = Das kostet { $price } Plättchen; du hast { $hand } auf der Hand, und der Würfel bringt höchstens 3.
reason-too-few-of-their-own = Auch mit dem Würfel braucht es zwei eigene Plättchen des Volks.
reason-no-die-needed =
    { $price ->
        [one] Ein Plättchen genügt, dafür braucht es keinen Würfel.
       *[other] { $price } Plättchen genügen, und du hast sie: Dafür braucht es keinen Würfel.
    }
reason-wrong-phase-too-early = Beende erst deine Eroberungen.
reason-wrong-phase-too-late = Deine Eroberungen sind für diesen Zug vorbei.
reason-choose-first = Wähle erst die Form deiner Worgen.
reason-too-late-SW-7-1 = Ein Volk kann nur ganz am Anfang eines Zuges untergehen.
reason-too-late-SW-7-3 = Regionen gibst du vor der ersten Eroberung des Zuges auf.
reason-not-all-placed = Du hast noch Plättchen auf der Hand, die einen Platz brauchen.
reason-not-yours = { $region } gehört nicht deinem aktiven Volk.
reason-too-many =
    { $hand ->
        [0] Davon hast du nichts auf der Hand.
        [one] Davon hast du nur eines auf der Hand.
       *[other] Davon hast du nur { $hand } auf der Hand.
    }
reason-empty-hand = Du brauchst mindestens ein Plättchen auf der Hand.
reason-own-region = { $region } gehört deinem aktiven Volk schon.
reason-immune = Ein Wachturm schützt { $region }.
reason-water = Nur Naga erobern Wasser.
reason-out-of-reach = { $region } ist außer Reichweite: Es grenzt nicht an dein aktives Volk und ist keine Zugangsregion.
reason-no-means = Das kannst du jetzt nicht einsetzen.
reason-means-change-nothing = Das würde hier nichts ändern.
reason-unpaid-fee =
    { $fee ->
        [one] Das kostet eine Münze; du hast { $coins }.
       *[other] Das kostet { $fee } Münzen; du hast { $coins }.
    }
reason-wall-first = Erst muss die Irrwischbarriere oder das Fort weg, dann die Plättchen.
reason-not-possible-SW-9-16 = Nur Worgen wählen eine Form, einmal, wenn ihr Zug beginnt. Die Worgenform kostet eine Münze.
reason-not-possible-SW-11-7 = Nur ein neutrales Volk, das das Schlachtfeld besitzt, wählt eine Seite, einmal pro Zug.
reason-not-possible-SW-9-6 = Nur Gnome fliegen Luftangriffe, einmal pro Zug, und nur auf Land, das weder ihnen gehört noch immun ist.
reason-not-possible-SW-10-13 = Das kann nur ein einschüchterndes Volk, dreimal pro Zug, in einer angrenzenden Region von anderen.
reason-not-possible-SW-10-17 = Nur Portalmagier tauschen, zweimal pro Zug, zwischen zwei Magie-Regionen, die nicht immun sind.
reason-not-possible-SW-9-4 = Nur Astrale holen Artefakte, einmal pro Zug, aus einer angrenzenden Region in eine ihrer Regionen direkt daneben.
reason-not-possible-SW-9-5 = Nur Verlassene holen sich Plättchen, einmal pro Zug: so viele, wie andere durch sie verloren haben und sie bezahlen können.
reason-not-possible-SW-5-2 = Das lässt sich jetzt nicht hierher legen.
reason-not-possible-SW-10-5 = Der Champion zieht nur einmal um, und nur, wenn genug Plättchen zurückbleiben.

## Woraus Kosten bestehen

price-base = Jede Region
price-beasts = Tiere
price-murloc = Murlocs
price-travel = Reisekosten
price-lowest-price = Weniger geht nicht

## Warum Münzen wandern

coins-regions = Regionen
coins-declined = untergegangene Regionen
coins-faction-bonus = Fraktionsbonus
coins-combo = Volk und Spezialfähigkeit
coins-found = Münzen aus der Auslage
