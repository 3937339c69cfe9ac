# Was auf dem gezeichneten Tisch von SETI steht.

draw-seti-act-complete = Erledigen
draw-seti-act-corner = Freie Aktion
draw-seti-act-cover = Feld { $number } belegen
draw-seti-act-deliver = Abliefern
draw-seti-act-discard = Abwerfen
draw-seti-act-draw = Ziehen
draw-seti-act-play = Ausspielen
draw-seti-act-secret = Verdeckt
draw-seti-act-signal = Signal
draw-seti-act-take = Nehmen
draw-seti-act-task = Markieren
draw-seti-act-tuck = Einkommen
draw-seti-corner = Freie Aktion
draw-seti-do-analyse = Datenanalyse
draw-seti-do-buy = Karte kaufen
draw-seti-do-complete = Erledigen
draw-seti-do-corner = Abwerfen
draw-seti-do-deliver = Abliefern
draw-seti-do-exchange = Tauschen
draw-seti-do-land = Landen
draw-seti-do-launch = Starten
draw-seti-do-move = Bewegen
draw-seti-do-orbit = Umkreisen
draw-seti-do-pass = Passen
draw-seti-do-place = Daten platzieren
draw-seti-do-play = Karte ausspielen
draw-seti-do-research = Erforschen
draw-seti-do-scan = Scannen
draw-seti-face-down = Verdeckt
draw-seti-free = Freie Aktionen
draw-seti-icon-draw = Karte vom Stapel
draw-seti-icon-gold = Wertung am Ende
draw-seti-icon-land-away = Entferne einen deiner Lander
draw-seti-icon-message = Nachricht
draw-seti-icon-mission = Mission
draw-seti-icon-orbit-away = Entferne einen deiner Orbiter
draw-seti-icon-pick = Karte aus der Auslage oder vom Stapel
draw-seti-icon-rotate = Solarsystem drehen
draw-seti-icon-sample = Probe
draw-seti-icon-signal = Signal
draw-seti-icon-signal-hand = Signal für eine abgeworfene Handkarte
draw-seti-icon-species-card = Spezies-Karte
draw-seti-icon-trace-any = Spur beliebiger Farbe
draw-seti-icon-trace-blue = Blaue Spur
draw-seti-icon-trace-orange = Orangefarbene Spur
draw-seti-icon-trace-pink = Pinkfarbene Spur
draw-seti-income = Einkommen
draw-seti-income-why = Zwischen den Runden. Einkommensauslage: { $n } ({ $cards })
draw-seti-intro = Erste Schritte
draw-seti-intro-cards = Jede Karte kannst du für ihre Kosten ausspielen, für ihre freie Aktion abwerfen oder fürs Einkommen nutzen. Missionen bleiben vor dir liegen, bis du sie erledigst.
draw-seti-intro-cards-title = Karten.
draw-seti-intro-data = Platziere hier Daten von links nach rechts; manche Felder bringen etwas. Ist die obere Reihe voll, bringt dir die Datenanalyse (1 Energie) eine blaue Spur.
draw-seti-intro-data-title = Computer.
draw-seti-intro-goal = Du leitest die Suche nach Leben außerhalb der Erde. Nach fünf Runden gewinnt, wer die meisten Punkte hat. Bei 25, 50 und 70 Punkten markierst du ein Gold-Wertungsplättchen, das am Ende Punkte bringt.
draw-seti-intro-goal-alone = Du leitest die Suche nach Leben außerhalb der Erde, gegen einen Rivalen, der eigenen Regeln folgt. Nach fünf Runden gewinnst du, wenn du mehr Punkte hast als er; bei Gleichstand verlierst du. Bei 25, 50 und 70 Punkten markierst du ein Gold-Wertungsplättchen, das am Ende Punkte bringt.
draw-seti-intro-goal-title = Punkte.
draw-seti-intro-land = Ist deine Sonde bei einem Planeten, kann sie ihn umkreisen oder auf ihm landen. Eine Landung bringt Punkte und eine orangefarbene Spur; umkreist schon ein Orbiter den Planeten, ist sie billiger. Der erste Orbiter bringt weitere Punkte, der erste Lander Daten (auf dem Mars die ersten beiden).
draw-seti-intro-land-title = Umkreisen oder landen.
draw-seti-intro-life = Spuren in allen drei Farben enthüllen zwei außerirdische Spezies. Von da an bieten sie eigene Karten, Regeln und viele Punkte.
draw-seti-intro-life-title = Leben.
draw-seti-intro-means = Du bezahlst mit Credits, Energie und Bekanntheit. Zwischen den Runden erhältst du Einkommen; Karten in der Einkommensauslage steigern es. Als Erstes entscheidest du, mit welcher Karte du es steigerst.
draw-seti-intro-means-title = Ressourcen.
draw-seti-intro-probe = Starte eine Sonde von der Erde (2 Credits) und bewege sie, 1 Energie pro Feld. Planeten und Kometen unterwegs bringen Bekanntheit. Die Scheiben drehen sich, deshalb ändern sich die Wege.
draw-seti-intro-probe-title = Sonden.
draw-seti-intro-scan = Scanne die Sterne am Rand (1 Credit, 2 Energie). Jedes Signal bringt einen Datensatz; wer in einem vollen Sektor die meisten Signale hat, gewinnt ihn.
draw-seti-intro-scan-title = Signale.
draw-seti-intro-techs = Beim Erforschen (6 Bekanntheit) dreht sich das Solarsystem, und du erhältst dauerhaft eine davon, samt dem aufgedruckten Bonus. Zeig auf ein Plättchen oder tippe es an, um zu lesen, was es bewirkt.
draw-seti-intro-techs-title = Technologien.
draw-seti-intro-turn = In deinem Zug führst du eine Hauptaktion aus, die hier angeboten wird, und freie Aktionen, so oft du sie bezahlen kannst. Was leuchtet, kannst du wählen; zeig darauf oder halte den Finger darauf, um zu sehen, was es bewirkt.
draw-seti-intro-turn-title = Dein Zug.
draw-seti-jump = Springen zu
draw-seti-jump-actions = Aktionen
draw-seti-jump-hand = Hand
draw-seti-jump-log = Protokoll
draw-seti-jump-mine = Mein Tableau
draw-seti-jump-planets = Planeten
draw-seti-jump-row = Auslage
draw-seti-jump-sky = Himmel
draw-seti-jump-species = Spezies
draw-seti-jump-techs = Technik
draw-seti-kind-conditional = Mission: Bedingung erfüllen
draw-seti-kind-endgame = Wertungskarte
draw-seti-kind-event = Effekt
draw-seti-kind-exertian = Geheime Karte
draw-seti-kind-message = Nachricht
draw-seti-kind-triggered = Mission: Felder belegen
draw-seti-later = Wenn dein Punktestand die Nachricht erreicht:
draw-seti-legend = Symbole
draw-seti-main = Hauptaktionen: eine pro Zug
draw-seti-moment-contact = Erstkontakt · Runde { $round }
draw-seti-moment-go-on = Weiter
draw-seti-moment-gold = { $name ->
    [Rivale] Der Rivale
   *[other] { $name }
} markiert ein Gold-Wertungsplättchen
draw-seti-moment-how = So funktionieren sie
draw-seti-moment-new = Neu auf dem Tisch
draw-seti-moment-new-anomalies = Drei Plättchen warten am Rand des Solarsystems. Dreht sich die Erde in den Sektor eines Plättchens, wird belohnt, wer in seiner Spalte am höchsten steht.
draw-seti-moment-new-centaurians = Vor allen liegt in 15 Punkten Abstand eine Nachricht: Wer sie erreicht, wählt eine Belohnung. Ihre Karten kosten Energie, und die zweite Hälfte kommt 15 Punkte später.
draw-seti-moment-new-exertians = Geheime Karten für alle. Bei zwei Meilensteinen darfst du je eine verdeckt ausspielen; wer am Ende die größte Gefahr hat, verliert Punkte.
draw-seti-moment-new-mascamites = Bei Jupiter und Saturn liegen je drei Proben. Spezies-Karten erlauben dir, eine zu nehmen; bring sie zu dem Ziel, das die Karte nennt.
draw-seti-moment-new-oumuamua = Ein Besucher kreist auf Scheibe 3: Umkreise ihn, lande auf ihm, platziere Signale auf ihm. Mit seinen Exofossilien bezahlst du Felder des Tableaus.
draw-seti-moment-star = { $star }: Sektor abgeschlossen
draw-seti-moment-you-gold = Du markierst ein Gold-Wertungsplättchen
draw-seti-no-cards = Keine Handkarten.
draw-seti-not-now = Jetzt nicht möglich.
draw-seti-of = { $n } von { $all }
draw-seti-others = Die anderen
draw-seti-rival-card = Letzte Karte des Rivalen: { $card }
draw-seti-rival-first = Die erste mögliche Zeile zählt.
draw-seti-cost = Kosten
draw-seti-kind = Art
draw-seti-number = Karte { $number }
draw-seti-short = { $n } zu wenig
draw-seti-signal = Signal
draw-seti-slot-empty = Platz für eine Computertechnologie
draw-seti-stack-why = Wer passt, wählt hier eine Karte.
draw-seti-traces = Spuren: { $side ->
    [links] linke Spezies
    [rechts] rechte Spezies
   *[other] Spezies { $side }
}
draw-seti-worth = jetzt wert: { $n }

draw-seti-costs = Kostet { $cost }
draw-seti-danger = Gefahr { $n }
draw-seti-danger-mine = { $name }: Gefahr { $n }, deine verdeckten Karten ({ $cards }) mitgezählt
draw-seti-danger-of = { $name }: Gefahr { $n } auf dem Tableau, verdeckte Karten: { $cards }
draw-seti-first-win = Erster Sektorensieg: { $reward }.
draw-seti-gold-income-a = pro Set aus Credit, Energie und Karte in der Einkommensauslage
draw-seti-gold-income-b = pro Credit oder Energie in der Einkommensauslage, je nachdem, was häufiger ist
draw-seti-gold-marked = Mit deinem Marker: { $amount }.
draw-seti-gold-missions-a = pro erledigter Mission
draw-seti-gold-missions-b = pro Paar aus erledigten Missionen und/oder Wertungskarten
draw-seti-gold-now = Bisher hast du { $n }.
draw-seti-gold-other-a = pro Set aus pinkfarbener, orangefarbener und blauer Spur
draw-seti-gold-other-b = pro Paar aus Sektorensieg und Orbiter oder Lander
draw-seti-gold-technology-a = pro Set aus Sonden-, Teleskop- und Computertechnologie
draw-seti-gold-technology-b = pro Paar beliebiger Technologien
draw-seti-gold-worth = Am Spielende: { $amount } { $counts }.
draw-seti-land = Landen
draw-seti-later-wins = Weitere Sektorensiege: { $reward }.
draw-seti-leads = { $name } führt.
draw-seti-next-rotation-1 = Nächste Drehung: Scheibe 1
draw-seti-next-rotation-2 = Nächste Drehung: Scheibe 2 und mit ihr Scheibe 1
draw-seti-next-rotation-3 = Nächste Drehung: alle drei Scheiben
draw-seti-orbit = Umkreisen
draw-seti-round = Runde { $round } von { $rounds }
draw-seti-sky = Solarsystem und nahe Sterne
draw-seti-slot = { $name }; Daten übrig: { $left } von { $all }; Signale: { $markers }
draw-seti-species = Spezies
draw-seti-undiscovered = Unentdeckte Spezies
draw-seti-ways = { $n ->
    [one] { $n } Weg → { $space }
   *[other] { $n } Wege → { $space }
}
draw-seti-won = { $name ->
    [Rivale] Der Rivale
   *[other] { $name }
} hat hier { $n ->
    [one] einmal
   *[other] { $n }-mal
} gewonnen.
draw-seti-you-won = Du hast hier { $n ->
    [1] einmal
   *[other] { $n }-mal
} gewonnen.
