# Was das Material von SETI sagt: Effekte, Bedingungen, Mengen.

goal-seti-card = { $cost ->
    [one] eine Karte für { $cost } Credit ausspielen
   *[other] eine Karte für { $cost } Credits ausspielen
}
goal-seti-data = { $n ->
    [one] { $n } Datensatz im Datenpool
   *[other] { $n } Daten im Datenpool
}
goal-seti-land = landen
goal-seti-launch = eine Sonde starten
goal-seti-mission = eine Mission erledigen
goal-seti-orbit = einen Planeten umkreisen
goal-seti-orbit-or-land = { $body } umkreisen oder dort landen
goal-seti-publicity = { $n } Bekanntheit
goal-seti-research = eine { $kind } erforschen
goal-seti-research-any = eine beliebige Technologie erforschen
goal-seti-scan = nahe Sterne scannen
goal-seti-sector = { $color ->
    [blau] einen blauen Sektor
    [gelb] einen gelben Sektor
    [rot] einen roten Sektor
    [schwarz] einen schwarzen Sektor
   *[other] einen Sektor ({ $color })
} gewinnen
goal-seti-sector-any = einen beliebigen Sektor gewinnen
goal-seti-trace = { $trace ->
    [blau] eine blaue Spur
    [orange] eine orangefarbene Spur
    [pink] eine pinkfarbene Spur
   *[other] eine Spur ({ $trace })
} platzieren
goal-seti-visit-asteroids = Asteroiden besuchen
goal-seti-visit-comet = einen Kometen besuchen
goal-seti-vp = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

goal-or-seti = { $one } / { $other }

task-done-seti = { $task }. { $goal } (erledigt)
task-open-seti = { $task }. { $goal }

amount-seti-credit = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
amount-seti-data = { $n ->
    [one] { $n } Datensatz
   *[other] { $n } Daten
}
amount-seti-energy = { $n } Energie
amount-seti-exofossil = { $n ->
    [one] { $n } Exofossil
   *[other] { $n } Exofossilien
}
amount-seti-publicity = { $n } Bekanntheit
amount-seti-vp = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

reward-seti-draw = { $n ->
    [one] { $n } zufällige Karte
   *[other] { $n } zufällige Karten
}
reward-seti-pick = 1 Karte aus der Auslage oder vom Stapel
reward-seti-signal = { $n ->
    [one] { $n } Signal im Sektor mit { $body ->
        [Erde] der Erde
        [Oumuamua] Oumuamua
        [Venus] der Venus
       *[other] dem { $body }
    }
   *[other] { $n } Signale im Sektor mit { $body ->
        [Erde] der Erde
        [Oumuamua] Oumuamua
        [Venus] der Venus
       *[other] dem { $body }
    }
}
reward-seti-signal-color = { $n ->
    [one] { $n } Signal ({ $color })
   *[other] { $n } Signale ({ $color })
}
reward-seti-species-card = 1 Spezies-Karte ({ $species })
reward-seti-trace = { $n ->
    [one] { $n } { $trace ->
        [blau] blaue Spur
        [orange] orangefarbene Spur
        [pink] pinkfarbene Spur
       *[other] Spur ({ $trace })
    }
   *[other] { $n } { $trace ->
        [blau] blaue Spuren
        [orange] orangefarbene Spuren
        [pink] pinkfarbene Spuren
       *[other] Spuren ({ $trace })
    }
}
reward-seti-trace-any = { $n ->
    [one] { $n } Spur beliebiger Farbe
   *[other] { $n } Spuren beliebiger Farbe
}
reward-seti-tuck = { $n ->
    [one] { $n } Einkommenssteigerung
   *[other] { $n } Einkommenssteigerungen
}

op-seti-choose-probe = wähle eine deiner Sonden
op-seti-corner-of-picked = erhalte, was die genommene Karte als freie Aktion bringt
op-seti-drawn-corner = wirf eine dieser Karten für ihre freie Aktion ab
op-seti-drawn-income = wirf eine dieser Karten ab und erhalte ihr Einkommen einmal
op-seti-end-gold = werte ein Gold-Wertungsplättchen, das du nicht markiert hast, mit dem niedrigsten Wert
op-seti-end-if = { $what }, falls { $test }
op-seti-gain = erhalte { $what }
op-seti-gain-per = { $what } pro { $per }
op-seti-if = falls { $test }: { $then }
op-seti-is-all-colors = Spuren aller drei Farben bei einer Spezies
op-seti-is-all-colors-species = Spuren aller drei Farben ({ $species })
op-seti-is-any-moon = ein beliebiger Mond
op-seti-is-at-least = du mindestens { $what } hast
    .alone = mindestens { $what }
op-seti-is-chosen-probe-on-asteroids = die Sonde auf Asteroiden ist
op-seti-is-chosen-probe-on-comet = die Sonde auf einem Kometen ist
op-seti-is-completed-sector = du einen Sektor abschließt
op-seti-is-deliver = eine Kapsel { $body ->
    [Erde] bei der Erde
    [Venus] bei der Venus
   *[other] beim { $body }
} abliefern
op-seti-is-exofossil-space = Spuren auf Feldern, die Exofossilien kosten: { $n }
op-seti-is-figure-at = Orbiter oder Lander bei { $bodies }
op-seti-is-figures = Orbiter und Lander, auch auf Monden: { $n }
op-seti-is-figures-one-planet = Orbiter und Lander bei einem Planeten, auch auf Monden: { $n }
op-seti-is-hand-empty = du keine Handkarten hast
    .alone = keine Handkarten
op-seti-is-landed = du mit dieser Karte hier gelandet bist: { $bodies }
op-seti-is-lander-at = Lander auf { $body }
op-seti-is-landers = Lander auf Planeten: { $n }
op-seti-is-landers-moons = Lander, auch auf Monden: { $n }
op-seti-is-launched-at-anomaly = die Sonde in einem Sektor mit Anomalie gestartet ist
op-seti-is-missions = erledigte Missionen: { $n }
op-seti-is-moved-in-ring = sich deine Sonde in ihrem Ring bewegt
op-seti-is-orbiters = Orbiter: { $n }
op-seti-is-probe-far = { $n ->
    [one] deine Sonde mindestens { $n } Feld von der Erde entfernt ist
   *[other] deine Sonde mindestens { $n } Felder von der Erde entfernt ist
}
    .alone = { $n ->
        [one] deine Sonde mindestens { $n } Feld von der Erde entfernt
       *[other] deine Sonde mindestens { $n } Felder von der Erde entfernt
    }
op-seti-is-probe-near-earth-asteroids = deine Sonde auf Asteroiden neben der Erde ist
    .alone = deine Sonde auf Asteroiden neben der Erde
op-seti-is-probe-near-earth-comet = deine Sonde auf einem Kometen neben der Erde ist
    .alone = deine Sonde auf einem Kometen neben der Erde
op-seti-is-probe-on-asteroids = deine Sonde auf Asteroiden ist
    .alone = deine Sonde auf Asteroiden
op-seti-is-probe-on-comet = deine Sonde auf einem Kometen ist
    .alone = deine Sonde auf einem Kometen
op-seti-is-same-planet = Orbiter und Lander beim selben Planeten
op-seti-is-sectors-with-signal = Sektoren mit eigenem Signal: { $n }
op-seti-is-signals-there = { $n ->
    [one] du in diesem Sektor genau { $n } Signal hast
   *[other] du in diesem Sektor genau { $n } Signale hast
}
op-seti-is-tech-of-others = jemand anders diese Technologie hat
op-seti-is-techs = { $n } × { $kind }
op-seti-is-tile-signals = eigene Signale auf dem Oumuamua-Teil: { $n }
op-seti-is-tile-signals-card = { $n ->
    [one] diese Karte mindestens { $n } Signal auf dem Oumuamua-Teil platziert hat
   *[other] diese Karte mindestens { $n } Signale auf dem Oumuamua-Teil platziert hat
}
op-seti-is-trace-on-each = { $trace ->
    [blau] je eine blaue Spur
    [orange] je eine orangefarbene Spur
    [pink] je eine pinkfarbene Spur
   *[other] je eine Spur ({ $trace })
} bei beiden Spezies
op-seti-is-traces = Spuren: { $n }
op-seti-is-traces-color = { $trace ->
    [blau] blaue Spuren
    [orange] orangefarbene Spuren
    [pink] pinkfarbene Spuren
   *[other] Spuren ({ $trace })
}: { $n }
op-seti-is-traces-color-species = Spuren ({ $trace }, { $species }): { $n }
op-seti-is-traces-other-species = Spuren bei der anderen Spezies: { $n }
op-seti-is-traces-same-color = Spuren einer Farbe: { $n }
op-seti-is-traces-species = Spuren ({ $species }): { $n }
op-seti-is-tucked = Karten in der Einkommensauslage: { $n }
op-seti-is-visited = du { $what ->
    [Erde] die Erde
    [Oumuamua] Oumuamua
    [Venus] die Venus
   *[other] den { $what }
} besuchst
op-seti-is-visited-asteroids = du Asteroiden besuchst
op-seti-is-visited-comet = du einen Kometen besuchst
op-seti-is-wins = Sektorensiege: { $n }
op-seti-is-wins-color = Sektorensiege ({ $color }): { $n }
op-seti-is-wins-same = Sektorensiege im selben Sektor: { $n }
op-seti-land = lande mit einer Sonde, ohne Energie zu zahlen
op-seti-land-moon = lande mit einer Sonde, ohne Energie zu zahlen, auch auf einem Mond
op-seti-land-occupied = lande mit einer Sonde, ohne Energie zu zahlen; du darfst ein besetztes Feld nutzen und erhältst trotzdem dessen Belohnung
op-seti-launch = { $n ->
    [one] starte { $n } Sonde
   *[other] starte { $n } Sonden
}
op-seti-launch-beyond = { $n ->
    [one] starte { $n } Sonde, auch über dein Limit hinaus
   *[other] starte { $n } Sonden, auch über dein Limit hinaus
}
op-seti-mark = platziere { $what }
op-seti-mark-no-data = platziere { $what }, ohne Daten zu nehmen
op-seti-may-pay = du darfst { $what } zahlen: { $then }
op-seti-may-pay-often = du darfst beliebig oft { $what } zahlen, jedes Mal: { $then }
op-seti-message = { $n ->
    [one] lege eine Nachricht { $n } Punkt vor deinen Punktestand; erreichst du sie, erhältst du den unteren Teil
   *[other] lege eine Nachricht { $n } Punkte vor deinen Punktestand; erreichst du sie, erhältst du den unteren Teil
}
op-seti-move = { $n ->
    [one] erhalte { $n } Bewegung
   *[other] erhalte { $n } Bewegungen
}
op-seti-move-per = { $n ->
    [one] { $n } Bewegung pro { $per }
   *[other] { $n } Bewegungen pro { $per }
}
op-seti-next-anomaly-reward = erhalte die sichtbare Belohnung der nächsten Anomalie
op-seti-on-corner = eine Karte als freie Aktion abwerfen ({ $corner })
op-seti-on-orbit-or-land = umkreisen oder landen
op-seti-on-signal = ein Signal { $color ->
    [blau] in einem blauen Sektor
    [gelb] in einem gelben Sektor
    [rot] in einem roten Sektor
    [schwarz] in einem schwarzen Sektor
   *[other] ({ $color })
} platzieren
op-seti-on-trace = eine Spur beliebiger Farbe platzieren
op-seti-on-visit = { $body } besuchen
op-seti-on-visit-asteroids = in deinem Zug Asteroiden besuchen
op-seti-on-visit-planet = einen anderen Planeten als die Erde besuchen
op-seti-one-anomaly-signal = eigenem Signal in Sektoren mit Anomalie
op-seti-one-asteroids = angrenzendem Asteroidenfeld
op-seti-one-earth-sector = anderem Planeten oder Kometen im Sektor mit der Erde
op-seti-one-figure = Orbiter oder Lander bei { $body }
op-seti-one-planet-visited = besuchtem Planeten (auch Erde)
op-seti-one-publicity = Bekanntheit, die du hast
op-seti-one-sector-by-card = Sektor, in dem diese Karte ein Signal platziert hat
op-seti-one-sector-with-signal = Sektor mit eigenem Signal
op-seti-one-signal-by-card = Signal dieser Karte ({ $color })
op-seti-one-tech = { $kind }
op-seti-one-tech-just-taken = Technologie der gerade erforschten Art
op-seti-one-tile-signal = Signal dieser Karte auf dem Oumuamua-Teil
op-seti-one-trace = { $trace ->
    [blau] blauer Spur
    [orange] orangefarbener Spur
    [pink] pinkfarbener Spur
   *[other] Spur ({ $trace })
}
op-seti-one-trace-any = Spur
op-seti-one-trace-just-marked = Spur der gerade platzierten Farbe
op-seti-one-trace-species = Spur ({ $species })
op-seti-one-tucked = früherer Karte der Einkommensauslage ({ $income })
op-seti-one-win = Sektorensieg ({ $color })
op-seti-orbit-or-land = umkreise mit einer Sonde einen Planeten oder lande, ohne zu zahlen
op-seti-pay = zahle { $what }
op-seti-remove-lander = entferne einen deiner Lander: { $then }
op-seti-remove-orbiter = entferne einen deiner Orbiter: { $then }
op-seti-return-self = nimm diese Karte zurück auf die Hand
op-seti-rotate = das Solarsystem dreht sich
op-seti-row-corners = wirf die Auslage ab und erhalte alles, was ihre Karten als freie Aktion bringen
op-seti-rule-asteroids = in diesem Zug kostet das Verlassen von Asteroiden keine zusätzliche Bewegung
op-seti-rule-no-publicity = in diesem Zug bringt das Bewegen deiner Sonden keine Bekanntheit
op-seti-rule-visit-moves = in diesem Zug darf die Bekanntheit für den Besuch eines Planeten zu 1 Bewegung werden
op-seti-sample-on-space = erhalte die Belohnung der Probe auf diesem Feld
op-seti-sample-peek = sieh dir die Proben von Jupiter oder Saturn an und erhalte die Belohnung einer davon
op-seti-sample-peek-probe = sieh dir die Proben eines Planeten mit eigener Sonde an und erhalte die Belohnung einer davon
op-seti-sample-pick-up = nimm dort eine Probe in einer Kapsel auf
op-seti-sample-reward = { $n ->
    [one] erhalte { $n }-mal die Belohnung der abgelieferten Probe
   *[other] erhalte { $n }-mal die Belohnung der abgelieferten Probe
}
op-seti-scan = scanne nahe Sterne, ohne zu zahlen
op-seti-show-corners = zeige Handkarten vor (freie Aktion: { $corner }): je 1 Bewegung
op-seti-show-incomes = zeige Handkarten vor (Einkommen: { $income }): je { $what }
op-seti-signal-any = { $n ->
    [one] { $n } Signal in einem beliebigen Sektor
   *[other] { $n } Signale in beliebigen Sektoren
}
op-seti-signal-around = je 1 Signal in einem Sektor mit einer eigenen Sonde und in beiden Nachbarsektoren
op-seti-signal-deck = { $n ->
    [one] decke { $n } Karte vom Stapel auf und platziere ein Signal ihrer Farbe
   *[other] decke nacheinander { $n } Karten vom Stapel auf und platziere je ein Signal ihrer Farbe
}
op-seti-signal-hand = { $n ->
    [one] du darfst { $n } Handkarte abwerfen und ein Signal ihrer Farbe platzieren
   *[other] wirf bis zu { $n } Handkarten ab und platziere je ein Signal ihrer Farbe
}
op-seti-signal-next-anomaly = { $n ->
    [one] { $n } Signal im Sektor der nächsten Anomalie
   *[other] { $n } Signale im Sektor der nächsten Anomalie
}
op-seti-signal-one-sector = { $n ->
    [one] { $n } Signal in einem Sektor deiner Wahl
   *[other] { $n } Signale in einem Sektor deiner Wahl
}
op-seti-signal-own-probe = { $n ->
    [one] { $n } Signal in einem Sektor mit einer eigenen Sonde
   *[other] { $n } Signale in einem Sektor mit einer eigenen Sonde
}
op-seti-signal-probes = { $n ->
    [one] bis zu { $n } Signal im Sektor einer Sonde, egal wem sie gehört
   *[other] bis zu { $n } Signale in den Sektoren verschiedener Sonden, egal wem sie gehören
}
op-seti-signal-row = { $n ->
    [one] wirf { $n } Karte der Auslage ab und platziere ein Signal ihrer Farbe
   *[other] wirf { $n } Karten der Auslage ab und platziere je ein Signal ihrer Farbe
}
op-seti-signal-star = { $n ->
    [one] { $n } Signal bei { $star }
   *[other] { $n } Signale bei { $star }
}
op-seti-take-row = nimm alle Karten der Auslage auf die Hand
op-seti-tech = erforsche eine { $kind }
op-seti-tech-any = erforsche eine beliebige Technologie
op-seti-tech-either = erforsche eine { $one } oder { $other }
op-seti-tech-of-others = erforsche eine Technologie, die jemand anders hat, ohne den Bonus des Plättchens
op-seti-this-turn-if = einmal in diesem Zug, falls { $test }: { $then }
op-seti-this-turn-per = in diesem Zug: { $what } pro { $per }
op-seti-times = { $what } ({ $n } ×)
op-seti-trace-all-colors = platziere { $what } bei einer Spezies, bei der du alle drei Farben hast
op-seti-trace-same-color = platziere { $what } bei einer Spezies, bei der du die Farbe schon hast
op-seti-tuck = steigere mit einer Handkarte dein Einkommen
op-seti-tuck-self = steigere mit dieser Karte dein Einkommen
