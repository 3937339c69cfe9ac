# Was in SETI geschieht: Ereignisse des Protokolls.

event-seti-analysed = { $seat } führt eine Datenanalyse durch und leert den Computer.
event-seti-anomaly = { $trace ->
    [blau] Die blaue Anomalie
    [orange] Die orangefarbene Anomalie
    [pink] Die pinkfarbene Anomalie
   *[other] Die Anomalie ({ $trace })
} wird ausgelöst; { $seat } führt in der Spalte und erhält die Belohnung.
event-seti-anomaly-nobody = { $trace ->
    [blau] Die blaue Anomalie
    [orange] Die orangefarbene Anomalie
    [pink] Die pinkfarbene Anomalie
   *[other] Die Anomalie ({ $trace })
} wird ausgelöst, aber niemand hat einen Marker in der Spalte.
event-seti-collected = { $seat } nimmt eine Probe { $from } in einer Kapsel auf.
event-seti-completed = { $seat } erledigt die Mission „{ $card }“.
event-seti-covered = { $seat } belegt Feld { $number } von „{ $card }“.
event-seti-danger = { $lost ->
    [one] { $seat } hat die größte Gefahr ({ $danger }) und verliert { $lost } Punkt.
   *[other] { $seat } hat die größte Gefahr ({ $danger }) und verliert { $lost } Punkte.
}
event-seti-data-lower = { $seat } platziert einen Datensatz auf einem unteren Computerfeld.
event-seti-data-upper = { $seat } platziert einen Datensatz auf dem nächsten oberen Computerfeld.
event-seti-delivered = { $seat } liefert eine Kapsel mit Probe { $sample } für „{ $card }“ ab.
event-seti-discarded = { $seat } wirft „{ $card }“ ab.
event-seti-discovered = { $side ->
    [links] Die linke Spezies
    [rechts] Die rechte Spezies
   *[other] Die Spezies { $side }
} ist entdeckt: { $species }!
event-seti-drew = { $seat } zieht „{ $card }“.
event-seti-drew-hidden = { $seat } zieht eine Karte.
event-seti-gained = { $seat } erhält { $amount }.
event-seti-gold-marked = { $seat } markiert das Gold-Wertungsplättchen „{ $gold }“, Wert { $value }.
event-seti-gold-missed = { $seat } erreicht einen goldenen Meilenstein, aber auf keinem Gold-Wertungsplättchen ist das erste Feld frei.
event-seti-kept = { $seat } nimmt „{ $card }“ aus dem Abschlussstapel.
event-seti-kept-hidden = { $seat } nimmt eine Karte aus dem Abschlussstapel.
event-seti-landed = { $seat } landet auf { $site }.
event-seti-launched = { $seat } startet eine Sonde.
event-seti-lost = { $seat } ist am Limit und lässt { $amount } verfallen.
event-seti-message-placed = { $at ->
    [one] { $seat } legt eine Nachricht bei { $at } Punkt ab.
   *[other] { $seat } legt eine Nachricht bei { $at } Punkten ab.
}
event-seti-message-taken = { $seat } erhält Nachricht-Belohnung { $number }.
event-seti-moved = { $seat } bewegt eine Sonde { $to }.
event-seti-neutral = Ein Entdeckungs-Meilenstein besetzt { $trace ->
    [blau] das blaue Entdeckungsfeld
    [orange] das orangefarbene Entdeckungsfeld
    [pink] das pinkfarbene Entdeckungsfeld
   *[other] ein Entdeckungsfeld ({ $trace })
} { $side ->
    [links] der linken Spezies
    [rechts] der rechten Spezies
   *[other] der Spezies { $side }
}.
event-seti-objective-completed = Ziel { $objective } ist abgeschlossen.
event-seti-objective-revealed = Ziel { $objective } wird aufgedeckt: { $tasks }.
event-seti-objectives-spent = Abgeschlossene Ziele abgeworfen: { $spent } von { $due }.
event-seti-orbited = { $seat } umkreist { $around }.
event-seti-over = Die Partie ist zu Ende.
event-seti-paid = { $seat } zahlt { $amount }.
event-seti-passed = { $seat } passt.
event-seti-played = { $seat } spielt „{ $card }“ aus.
event-seti-progress = { $steps ->
    [one] Der Rivale schreitet auf der Fortschrittsleiste { $steps } Feld voran, auf Feld { $to } ({ $why }).
   *[other] Der Rivale schreitet auf der Fortschrittsleiste { $steps } Felder voran, auf Feld { $to } ({ $why }).
}
event-seti-pushed = { $seat }: Eine Sonde wird { $to } geschoben.
event-seti-removed-lander = { $seat } entfernt einen Lander { $from }.
event-seti-removed-orbiter = { $seat } entfernt einen Orbiter { $from }.
event-seti-researched = { $seat } erforscht { $what }.
event-seti-reshuffled = Der Abwurfstapel wird zu einem neuen Stapel gemischt.
event-seti-returned = { $seat } nimmt „{ $card }“ zurück auf die Hand.
event-seti-rival-acts = Der Rivale deckt Karte { $card } auf (Pfeil { $arrow }) und führt Zeile { $line } aus: { $action }.
event-seti-rival-acts-after = Der Rivale deckt Karte { $card } auf (Pfeil { $arrow }). Nicht möglich: { $skipped }. Er führt Zeile { $line } aus: { $action }.
event-seti-rival-aims = Der Rivale wählt { $star }: { $why }.
event-seti-rival-flies = { $moves ->
    [one] Der Rivale fliegt mit { $moves } Bewegung { $to }; Bekanntheit unterwegs: { $publicity }.
   *[other] Der Rivale fliegt mit { $moves } Bewegungen { $to }; Bekanntheit unterwegs: { $publicity }.
}
event-seti-rival-flies-beyond = { $moves ->
    [one] Außer Reichweite: { $beyond }. Der Rivale fliegt mit { $moves } Bewegung { $to }; Bekanntheit unterwegs: { $publicity }.
   *[other] Außer Reichweite: { $beyond }. Der Rivale fliegt mit { $moves } Bewegungen { $to }; Bekanntheit unterwegs: { $publicity }.
}
event-seti-rival-idle = Der Rivale deckt Karte { $card } auf (Pfeil { $arrow }). Keine Zeile ist möglich: { $skipped }.
event-seti-rival-removes = Der Rivale entfernt die oberste Karte des Abschlussstapels ungesehen aus dem Spiel.
event-seti-rival-sample = Der Rivale legt Probe { $sample } { $from } offen auf das Mascamiten-Tableau.
event-seti-rival-shuffles = Der Rivale mischt { $n ->
    [one] { $n } ausgespielte Karte
   *[other] { $n } ausgespielte Karten
} zu einem neuen Aktionsstapel.
event-seti-rival-spends = Der Rivale wirft { $what } ab.
event-seti-rotated = Das Solarsystem dreht sich: Scheibe { $disc }.
event-seti-round = Runde { $round }
event-seti-round-ends = Ende von Runde { $round }
event-seti-row-filled = „{ $card }“ kommt in die Auslage (Platz { $place }).
event-seti-scanned = { $seat } scannt nahe Sterne.
event-seti-scored = { $seat } erhält { $amount } ({ $from }).
event-seti-scoring = Abschlusswertung
event-seti-secret-dealt = { $seat } erhält { $n ->
    [one] { $n } Exertianer-Karte
   *[other] { $n } Exertianer-Karten
}.
event-seti-secret-played = { $seat } spielt „{ $card }“ verdeckt aus.
event-seti-secret-played-hidden = { $seat } spielt eine Exertianer-Karte verdeckt aus.
event-seti-sector-won = { $seat } gewinnt den Sektor { $star }; einen zweiten Platz gibt es nicht.
event-seti-sector-won-second = { $seat } gewinnt den Sektor { $star }; auf Platz 2 folgt { $second } und behält dort einen Marker.
event-seti-shown = { $seat } zeigt „{ $card }“ vor.
event-seti-signal = { $seat } platziert ein Signal bei { $star }.
event-seti-strengthened = Der Rivale wird stärker: Eine Verstärkungskarte kommt auf seinen Aktionsstapel.
event-seti-task-marked = Aufgabe { $task } von Ziel { $objective } ist erledigt.
event-seti-tile-completed = Das Oumuamua-Teil ist abgeschlossen: Wer dort ein Signal hat, erhält ein Exofossil.
event-seti-tile-reset = Das Oumuamua-Teil wird wieder mit Daten gefüllt; alle Marker darauf kommen zurück.
event-seti-tile-signal = { $seat } platziert ein Signal auf dem Oumuamua-Teil.
event-seti-took = { $seat } nimmt „{ $card }“.
event-seti-traced = { $seat } platziert { $trace ->
    [blau] eine blaue Spur
    [orange] eine orangefarbene Spur
    [pink] eine pinkfarbene Spur
   *[other] eine Spur ({ $trace })
}: { $whose }, Feld { $number }.
event-seti-traced-discovery = { $seat } platziert { $trace ->
    [blau] eine blaue Spur
    [orange] eine orangefarbene Spur
    [pink] eine pinkfarbene Spur
   *[other] eine Spur ({ $trace })
}: { $whose }, Entdeckungsfeld.
event-seti-traced-overflow = { $seat } platziert { $trace ->
    [blau] eine blaue Spur
    [orange] eine orangefarbene Spur
    [pink] eine pinkfarbene Spur
   *[other] eine Spur ({ $trace })
}: { $whose }, Überflussfeld.
event-seti-tucked = { $seat } steigert mit „{ $card }“ das Einkommen.
event-seti-turn = { $seat } ist am Zug

aim-seti-1 = Er schließt diesen Sektor ab und gewinnt ihn
aim-seti-2 = Das zweite Signal im Sektor bringt 2 Punkte
aim-seti-3 = Dort hat er die meisten Signale

cause-seti-card = statt einer Karte
cause-seti-computer = für das vierte Feld des Computers
cause-seti-credit = statt Credits
cause-seti-energy = statt Energie
cause-seti-income = statt einer Einkommenssteigerung
cause-seti-objectives = für fehlende Ziele
cause-seti-printed = laut seiner Karte
cause-seti-technology = für die abgeworfene Computertechnologie

rival-seti-analyse = Datenanalyse
rival-seti-anomaly = Spur für die nächste Anomalie
rival-seti-exertian = Exertianer-Karte verdeckt ausspielen
rival-seti-fly = { $moves ->
    [one] mit { $moves } Bewegung zum ersten erreichbaren Planeten fliegen: { $targets }
   *[other] mit bis zu { $moves } Bewegungen zum ersten erreichbaren Planeten fliegen: { $targets }
}
rival-seti-fly-each = zum ersten erreichbaren Planeten fliegen: { $targets }
rival-seti-launch = Sonde starten
rival-seti-message = Nachricht-Meilenstein legen
rival-seti-research = { $cost ->
    [0] kostenfrei erforschen
   *[other] für { $cost } Bekanntheit erforschen
}
rival-seti-scan = scannen ({ $signals })
rival-seti-species = { $number ->
    [1] Karte der ersten Spezies
    [2] Karte der zweiten Spezies
   *[other] Karte der { $number }. Spezies
}

rival-not-seti-analyse = der Computer ist nicht voll
rival-not-seti-anomaly = der Rivale führt bereits in der Spalte
rival-not-seti-exertian = schon fünf Karten und Marker oder keine Karte übrig
rival-not-seti-fly = keine Sonde auf der Erde oder nichts in Reichweite
rival-not-seti-launch = eine Sonde des Rivalen ist auf der Erde
rival-not-seti-message = kein Nachricht-Meilenstein im Vorrat oder einer liegt schon auf der Wertungsleiste
rival-not-seti-research = zu wenig Bekanntheit
rival-not-seti-scan = nicht möglich
rival-not-seti-species = noch nicht entdeckt

rival-signal-seti-earth = { $n ->
    [1] Sektor mit der Erde
   *[other] { $n } × Sektor mit der Erde
}
rival-signal-seti-oumuamua = { $n ->
    [1] Oumuamua
   *[other] { $n } × Oumuamua
}
rival-signal-seti-row = { $n ->
    [one] { $n } Karte der Auslage
   *[other] { $n } Karten der Auslage
}
rival-skipped-seti = Zeile { $line }, { $action } – { $why } ({ $rule })
rival-target-seti = { $moves ->
    [one] { $planet } (mit { $moves } Bewegung)
   *[other] { $planet } (mit bis zu { $moves } Bewegungen)
}
