# Was in SETI entschieden wird: Fragen, Wahlmöglichkeiten und wovon eine Ablehnung spricht.

about-seti-around = Wähle einen Sektor: Er und seine beiden Nachbarsektoren erhalten je 1 Signal.
    .then = dann wählst du einen Sektor für drei Signale
about-seti-data-space = Wähle das Datenfeld, das dein Lander bedeckt.
about-seti-drawn-corner = Wirf eine der gezogenen Karten für ihre freie Aktion ab.
about-seti-drawn-income = Wirf eine der gezogenen Karten für ihr Einkommen ab.
about-seti-first-income = Wähle die Karte, mit der du dein Starteinkommen steigerst.
about-seti-give = Wähle eine Karte, die du für den Tausch abwirfst.
    .then = dann wählst du die Karten zum Abwerfen
about-seti-gold = Wähle ein Gold-Wertungsplättchen für deinen Marker.
about-seti-hand-signals = Wirf eine Handkarte für ein Signal ihrer Farbe ab oder hör auf.
    .then = dann Signale in den Farben von Handkarten
about-seti-land = Wähle, wo du landest.
    .then = dann wählst du, wo du landest
about-seti-late = Führe weitere freie Aktionen aus oder beende deinen Zug.
about-seti-mark = Wähle, wo du das Signal platzierst: beim Stern oder auf Oumuamua.
    .then = dann der Stern oder Oumuamua
about-seti-may-pay = Zahle für den Effekt oder verzichte darauf.
about-seti-message = Wähle eine der freien Nachricht-Belohnungen.
about-seti-milestone = Wähle, welchen Meilenstein du zuerst abhandelst.
about-seti-moves = Bewege eine Sonde oder hör auf.
    .then = dann bewegst du eine Sonde
about-seti-objective = Damit sind mehrere Aufgaben erledigt. Wähle, welche du markierst.
about-seti-orbit-or-land = Wähle einen Planeten zum Umkreisen oder einen Ort zum Landen.
    .then = dann umkreist oder landest du
about-seti-pass-discard = Wirf Handkarten ab, bis du nur noch 4 hast.
    .then = dann wirfst du bis auf 4 Karten ab
about-seti-pass-take = Nimm eine Karte aus dem Abschlussstapel.
    .then = dann eine Karte aus dem Abschlussstapel
about-seti-pause = Führe freie Aktionen aus oder mach weiter.
about-seti-pick = Nimm eine Karte aus der Auslage oder zieh eine vom Stapel.
    .then = dann nimmst du eine Karte
about-seti-probe = Wähle eine deiner Sonden.
about-seti-probe-signals = Wähle einen Sektor mit einer Sonde für ein Signal oder hör auf.
    .then = dann Signale, wo Sonden sind
about-seti-remove-lander = Wähle den Lander, den du entfernst.
about-seti-remove-orbiter = Wähle den Orbiter, den du entfernst.
about-seti-row-corners = Wähle die nächste Karte der Auslage, die du für ihre freie Aktion abwirfst.
about-seti-row-signals = Wirf eine Karte der Auslage für ein Signal ihrer Farbe ab.
    .then = dann ein Signal in der Farbe einer Karte der Auslage
about-seti-sample-peek = Wähle die Probe, deren Belohnung du erhältst.
about-seti-sample-planet = Wähle den Planeten, dessen Proben du dir ansiehst.
about-seti-sample-take = Wähle die Probe, die du einsammelst.
about-seti-scan = Wähle den nächsten Schritt beim Scannen.
    .then = dann ein Signal im Sektor der Erde und eines in der Farbe einer Karte der Auslage
about-seti-secret = Spiele eine Exertianer-Karte verdeckt aus oder verzichte.
about-seti-sectors = Wähle den abgeschlossenen Sektor, den du als Nächstes auswertest.
about-seti-settle = Erledige Missionen, bevor abgeschlossene Sektoren erneuert werden, oder mach weiter.
about-seti-show = Wähle, wie viele Handkarten du vorzeigst.
    .then = dann zeigst du Handkarten vor
about-seti-slot = Wähle ein Computerfeld für die neue Technologie.
    .then = dann wählst du ihr Computerfeld
about-seti-species-pick = Nimm die offene Spezies-Karte oder zieh eine.
    .then = dann nimmst du eine Spezies-Karte
about-seti-target = Wähle den Stern, bei dem du ein Signal platzierst.
    .then = dann wählst du den Stern für das Signal
about-seti-tech = Wähle eine Technologie.
    .then = dann wählst du eine Technologie
about-seti-trace = Wähle, wo du die Spur platzierst.
    .then = dann wählst du, wo die Spur hinkommt
about-seti-trigger = Belege ein Feld einer deiner Missionen oder verzichte.
about-seti-tuck = Steigere mit einer Karte dein Einkommen oder verzichte.
    .then = dann kannst du mit einer Karte dein Einkommen steigern
about-seti-turn = Wähle eine Hauptaktion oder eine freie Aktion.
about-seti-visit = Wähle, was der Besuch bringt: Bekanntheit oder Bewegung.

choice-seti-analyse = Datenanalyse durchführen
choice-seti-buy = Karte kaufen
choice-seti-complete = Mission „{ $card }“ erledigen
choice-seti-continue = Weiter
choice-seti-corner = „{ $card }“ als freie Aktion abwerfen
choice-seti-cover = Feld { $number } von „{ $card }“ belegen
choice-seti-deliver = Kapsel { $probe } für „{ $card }“ abliefern
choice-seti-discard = „{ $card }“ abwerfen
choice-seti-done = Fertig
choice-seti-draw = Oberste Karte ziehen
choice-seti-earth = Signal von der Erde aus: { $star }
choice-seti-end = Zug beenden
choice-seti-exchange = { $give ->
    [Credit] 2 Credits gegen 1 { $gain } tauschen
    [Karte] 2 Karten gegen 1 { $gain } tauschen
   *[other] 2 { $give } gegen 1 { $gain } tauschen
}
choice-seti-gold = Gold-Wertungsplättchen „{ $gold }“ markieren
choice-seti-income = Starteinkommen mit „{ $card }“ steigern
choice-seti-land = Auf { $site } landen
choice-seti-launch = Sonde starten
choice-seti-message = Nachricht-Belohnung { $number } nehmen: { $reward }
choice-seti-milestone-card = Zuerst die Centaurianer-Karte
choice-seti-milestone-exertian = Zuerst der Exertianer-Meilenstein
choice-seti-milestone-gold = Zuerst der goldene Meilenstein
choice-seti-milestone-message = Zuerst der Nachricht-Meilenstein
choice-seti-move = Energie ausgeben: Sonde { $probe } { $to } bewegen
choice-seti-movement = Bewegung erhalten
choice-seti-orbit = { $body } umkreisen
choice-seti-pass = Passen
choice-seti-pay = Zahlen
choice-seti-pay-for = { $what } zahlen: { $then }
choice-seti-place-lower = Datensatz auf dem unteren Computerfeld { $slot } platzieren
choice-seti-place-upper = Datensatz auf dem nächsten oberen Computerfeld platzieren
choice-seti-play = „{ $card }“ ausspielen
choice-seti-probe = Sonde wählen: { $space }
choice-seti-publicity = Bekanntheit erhalten
choice-seti-remove-lander = Lander { $from } entfernen
choice-seti-remove-lander-space = Lander { $from } entfernen (Datenfeld { $number })
choice-seti-remove-orbiter = Orbiter { $from } entfernen
choice-seti-remove-orbiter-first = Orbiter { $from } entfernen (Bonusfeld)
choice-seti-research = Technologie erforschen
choice-seti-resolve = Sektor { $star } auswerten
choice-seti-resolve-oumuamua = Oumuamua-Teil erneuern
choice-seti-row = „{ $card }“ aus der Auslage abwerfen (Signal: { $color })
choice-seti-sample = Probe { $number } wählen: { $reward }
choice-seti-samples = Proben { $from } ansehen
choice-seti-scan = Nahe Sterne scannen
choice-seti-secret = „{ $card }“ verdeckt ausspielen
choice-seti-show = { $count ->
    [one] { $count } Karte vorzeigen
   *[other] { $count } Karten vorzeigen
}
choice-seti-signal = Signal bei { $star } platzieren
choice-seti-signal-oumuamua = Signal auf dem Oumuamua-Teil platzieren
choice-seti-skip = Verzichten
choice-seti-slot = Technologie in Computerfeld { $slot } legen
choice-seti-space = Datenfeld { $number } bedecken
choice-seti-step = Sonde { $probe } { $to } bewegen
choice-seti-step-card = „{ $card }“ abwerfen: Sonde { $probe } { $to } bewegen
choice-seti-step-energy = 1 Energie dazugeben: Sonde { $probe } { $to } bewegen
choice-seti-take = „{ $card }“ nehmen
choice-seti-task = Aufgabe { $task } von Ziel { $objective } markieren
choice-seti-tech = Erforschen: { $tech }
choice-seti-telescope-2 = 1 Bekanntheit für ein Signal im Sektor mit dem Merkur zahlen
choice-seti-telescope-3 = Karte „{ $card }“ für ein Signal ihrer Farbe abwerfen
choice-seti-telescope-4-launch = 1 Energie zahlen, um eine Sonde zu starten
choice-seti-telescope-4-move = 1 Bewegung erhalten
choice-seti-trace = { $trace ->
    [blau] Blaue Spur
    [orange] Orangefarbene Spur
    [pink] Pinkfarbene Spur
   *[other] Spur ({ $trace })
} platzieren: { $whose }, Feld { $number }
choice-seti-trace-discovery = { $trace ->
    [blau] Blaue Spur
    [orange] Orangefarbene Spur
    [pink] Pinkfarbene Spur
   *[other] Spur ({ $trace })
} platzieren: { $whose }, Entdeckungsfeld
choice-seti-trace-overflow = { $trace ->
    [blau] Blaue Spur
    [orange] Orangefarbene Spur
    [pink] Pinkfarbene Spur
   *[other] Spur ({ $trace })
} platzieren: { $whose }, Überflussfeld
choice-seti-tuck = Mit „{ $card }“ das Einkommen steigern

action-seti-complete = Eine Mission erledigen
action-seti-corner = Eine Karte als freie Aktion abwerfen
action-seti-deliver = Eine Kapsel abliefern
action-seti-exchange = Ressourcen tauschen
action-seti-land = Landen
action-seti-move = Eine Sonde bewegen
action-seti-orbit = Einen Planeten umkreisen
action-seti-place = Einen Datensatz im Computer platzieren
action-seti-play = Eine Karte ausspielen

# Was gerade jetzt für eine Wahl spricht: eigene Sätze.
reason-seti-cheap-landing = { $body }: Dort ist schon ein Orbiter, deshalb kostet das Landen 1 Energie weniger.
reason-seti-discovery = Das letzte Entdeckungsfeld dieser Spezies wird belegt: Am Ende des Zugs wird sie entdeckt, und jeder Marker dort wird belohnt.
reason-seti-first-lander = { $body }: Ein Datenfeld für die ersten Lander ist noch frei ({ $reward }).
reason-seti-first-orbiter = { $body }: Der Bonus für den ersten Orbiter ist noch da ({ $reward }).
reason-seti-first-pass = Noch hat niemand gepasst: Jetzt dreht sich das Solarsystem, und du wählst als Erstes aus dem Abschlussstapel.
reason-seti-first-tile = Das erste Plättchen dieses Stapels bringt zusätzlich { $reward }.
reason-seti-gold-set = Dein Gold-Wertungsplättchen ({ $gold }) zählt am Ende { $points } mehr.
reason-seti-income = Dieses Einkommen kommt sofort und noch { $n ->
    [1] einmal
   *[other] { $n }-mal
}: nach jeder Runde außer der letzten.
reason-seti-milestone = Du erreichst { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} und markierst ein Gold-Wertungsplättchen; die Ersten dort bekommen die höchsten Werte.
reason-seti-mission = Mission „{ $card }“: Die Bedingung gilt jetzt.
reason-seti-sector = { $star }: Das letzte Datenplättchen geht weg, und du erhältst den Sektorensieg ({ $reward }).
reason-seti-sector-near = { $star }: nur noch { $n ->
    [one] 1 Datensatz
   *[other] { $n } Daten
}, und du führst dort.
reason-seti-turns-away = { $body } ist jetzt 1 Feld entfernt, nach der nächsten Drehung { $n }.
