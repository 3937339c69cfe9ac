# Was in Kepler-3042 entschieden wird: Fragen, Wahlmöglichkeiten und wovon eine Ablehnung spricht.

about-kepler-advance = Wähle, welche Technologie du steigerst.
about-kepler-bonus = Wähle eine Bonusaktion oder mach weiter.
about-kepler-build = Wähle, wo du ein Raumschiff baust, oder hör auf.
about-kepler-burn = Wähle einen Würfel, den du verbrennst.
about-kepler-cubes = Wähle einen Bonuswürfel für die Erde.
about-kepler-destination = Wähle, wohin das Raumschiff fliegt.
about-kepler-develop = Wähle eine Technologie und den Planeten, der bezahlt, oder hör auf.
about-kepler-exploit = Wähle eine Kolonie, die produziert, oder hör auf.
about-kepler-fly = Wähle das Raumschiff, das sich als Nächstes bewegt, oder hör auf.
about-kepler-main = Bewege deinen Aktionswürfel: Wähle eine Hauptaktion.
about-kepler-offer = Wende die Fortschrittskarte an oder verzichte.
about-kepler-opponent = Wähle jemand anderen am Tisch.
about-kepler-place = Wähle ein Feld für das nächste verdeckte Plättchen.
about-kepler-produce = Wähle, was du wo produzierst.
about-kepler-recall = Rufe Raumschiffe zurück oder beende deinen Zug.
about-kepler-regenerate = Wähle einen Würfel, den du regenerierst.
about-kepler-reveal = Wähle ein Plättchen. Sind alle gewählt, werden sie zusammen aufgedeckt.
about-kepler-settle = Wähle einen Planeten zum Besiedeln oder hör auf.
about-kepler-start = Wähle eine Technologie, mit der du beginnst.
about-kepler-terraform = Wähle eine Kolonie zum Terraformen oder hör auf.
about-kepler-track = Wähle die Leiste, auf der du vorrückst.

choice-kepler-accept = Fortschrittskarte „{ $card }“ anwenden: { $effect }
choice-kepler-action = { $action }: { $does } (Bonusaktionen: { $bonuses })
choice-kepler-advance = { $tech } kostenfrei auf Stufe { $level } ({ $name }) steigern – { $gives }
choice-kepler-advance-burn = { $tech } auf Stufe { $level } ({ $name }) steigern, dann { $level } Würfel verbrennen – { $gives }
choice-kepler-bonus = { $n ->
    [0] { $bonus }, ohne weitere Kosten: { $effect }
   *[other] { $bonus }, { $n } Würfel verbrennen: { $effect }
}
choice-kepler-build = Raumschiff kostenfrei bauen: { $hex }, { $place }
choice-kepler-build-paid = Raumschiff bauen: { $hex } (für { $cost } { $place })
choice-kepler-burn = { $amount } { $place } verbrennen
choice-kepler-convert = { $gives } { $place } in { $takes } umwandeln
choice-kepler-cube = { $amount } auf die Erde legen
choice-kepler-decline = Auf die Fortschrittskarte verzichten
choice-kepler-develop = { $tech } für { $cost } { $place } auf Stufe { $level } ({ $name }) steigern – { $gives }
choice-kepler-done = Fertig
choice-kepler-end = Zug beenden
choice-kepler-exploit = Auf { $planet } produzieren: { $cubes }
choice-kepler-move = Mit Raumschiff { $ship } fliegen → { $hex }
choice-kepler-move-mine = Mit Raumschiff { $ship } auf der Mine landen: { $hex }
choice-kepler-move-planet = Mit Raumschiff { $ship } auf { $planet } landen ({ $type }; { $hex })
choice-kepler-move-target = Mit Raumschiff { $ship } über das Kolonialziel fliegen: { $hex } (+1 auf der Kolonialleiste)
choice-kepler-opponent = { $seat } wählen
choice-kepler-place = Plättchen legen: { $hex }
choice-kepler-produce = { $cubes } { $place } produzieren
choice-kepler-put-back = Raumschiff { $ship } später, erst ein anderes
choice-kepler-recall = Raumschiff { $ship } zurückrufen ({ $where })
choice-kepler-recall-mine = Raumschiff { $ship } zurückrufen ({ $where }): einen Würfel regenerieren, die Punkte der Mine aufgeben
choice-kepler-regenerate = { $amount } regenerieren
choice-kepler-reveal = Plättchen aufdecken: { $hex }
choice-kepler-settle = { $planet } besiedeln ({ $type }; { $hex }): +{ $n } auf der Kolonialleiste
choice-kepler-shift = { $amount } { $from } { $to } verschieben
choice-kepler-ship = Raumschiff { $ship } bewegen ({ $where })
choice-kepler-skip = Verzichten
choice-kepler-start = Mit { $tech } auf Stufe { $level } ({ $name }) beginnen – { $gives }
choice-kepler-stay = Hier anhalten
choice-kepler-stay-put = Raumschiff { $ship } bleibt; Flug beenden
choice-kepler-terraform = { $n ->
    [0] { $planet } für { $cost } terraformen ({ $type }; { $hex }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $planet } für { $cost } terraformen ({ $type }; { $hex }): +{ $n } auf der Kolonialleiste, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
choice-kepler-terraform-free = { $n ->
    [0] { $planet } kostenfrei terraformen ({ $type }; { $hex }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $planet } kostenfrei terraformen ({ $type }; { $hex }): +{ $n } auf der Kolonialleiste, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
choice-kepler-track = Vorrücken { $track }: { $from } → { $to }
choice-kepler-track-icons = Vorrücken { $track }: { $from } → { $to } ({ $icons })

action-kepler-build = Ein Raumschiff bauen
action-kepler-build-from = Ein Raumschiff mit Würfeln { $place } bauen
action-kepler-convert = Eine Ressource umwandeln
action-kepler-convert-kind = 1 { $gives } umwandeln
action-kepler-develop-tech = { $tech } steigern
action-kepler-exploit = Auf einem Planeten produzieren
action-kepler-exploit-earth = Auf der Erde produzieren
action-kepler-settle = Einen Planeten besiedeln
action-kepler-shift = Eine Ressource verschieben
action-kepler-ship = Ein Raumschiff bewegen
action-kepler-terraform = Einen Planeten terraformen

# Was gerade jetzt für eine Wahl spricht: eigene Sätze.
reason-kepler-card = So wie es jetzt steht, nützt dir am Ende der Runde die Fortschrittskarte „{ $card }“.
reason-kepler-last-turn = Es ist dein letzter Zug der Partie: Was am Ende nicht zählt, ist verloren.
reason-kepler-medals = Auf der { $track } ist jetzt niemand vor dir, und auf der Fortschrittskarte { $n ->
    [one] liegt { $n } Medaille
   *[other] liegen { $n } Medaillen
} dafür.
reason-kepler-objective = Dein Ziel „{ $objective }“ ist jetzt erreicht ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}).
reason-kepler-objective-nearer = Das bringt dich deinem Ziel „{ $objective }“ näher: { $n } von { $all }.
reason-kepler-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr am Ende der Partie: { $source }.
