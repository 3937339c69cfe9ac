# Der gezeichnete Plan von SETI: Himmel, Planeten, Spezies und Punkte.

draw-seti-costs = Kostet { $cost }
draw-seti-danger = Gefahr { $n }
draw-seti-danger-mine = { $name }: Gefahr { $n }, deine verdeckten Karten ({ $cards }) mitgezählt
draw-seti-danger-of = { $name }: Gefahr { $n } auf dem Plan, verdeckte Karten: { $cards }
draw-seti-first-win = Erster Sieg: { $reward }.
draw-seti-gold-income-a = je Satz aus Credit, Energie und Karte im Einkommen
draw-seti-gold-income-b = je Credit oder Energie im Einkommen, was häufiger ist
draw-seti-gold-marked = Mit deinem Marker: { $amount }.
draw-seti-gold-missions-a = je erfüllter Mission
draw-seti-gold-missions-b = je zwei aus: erfüllten Missionen, Schlusswertungskarten
draw-seti-gold-now = Bisher hast du { $n }.
draw-seti-gold-other-a = je Satz aus pinker, oranger und blauer Spur
draw-seti-gold-other-b = je Paar aus Sektorsieg und Orbiter oder Lander
draw-seti-gold-technology-a = je Satz aus Sonden-, Teleskop- und Computertechnologie
draw-seti-gold-technology-b = je zwei Technologien
draw-seti-land = Landen
draw-seti-later-wins = Weitere Siege: { $reward }.
draw-seti-leads = { $name } führt.
draw-seti-next-rotation-1 = Nächste Drehung: Scheibe 1
draw-seti-next-rotation-2 = Nächste Drehung: Scheibe 2 und mit ihr Scheibe 1
draw-seti-next-rotation-3 = Nächste Drehung: alle drei Scheiben
draw-seti-orbit = Umkreisen
draw-seti-round = Runde { $round } von { $rounds }
draw-seti-sky = Sonnensystem und nahe Sterne
draw-seti-slot = { $name }: noch { $left } von { $all } Daten; Signale: { $markers }
draw-seti-species = Spezies
draw-seti-undiscovered = Unentdeckte Spezies
draw-seti-ways = { $n ->
    [one] { $n } Weg nach { $space }
   *[other] { $n } Wege nach { $space }
}
draw-seti-won = { $n ->
    [one] { $name } hat hier einmal gewonnen.
   *[other] { $name } hat hier { $n }-mal gewonnen.
}
