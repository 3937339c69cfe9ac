# Was auf dem gezeichneten Tisch von Kepler-3042 steht.

draw-kepler-all-met = Alles, was diese Stufe verlangt, ist jetzt erfüllt.
draw-kepler-bonus-free = Bonus: frei
draw-kepler-bonus-price = Bonus: { $n } verbrennen
draw-kepler-breaks = Raum|missionen Kolonial|siedlung Techno|logische Ent|wicklung Sternen|antrieb Terra|formen Galak|tische Kartie|rung Energie|speicherung Planeten|ausbeutung Antimaterie|gewinnung Raum|logistik Tech|nische Wissen|schaft|licher Fort|schritt Moder|nität Raum|erkundung N.E.O.-Aus|beutung
draw-kepler-campaign-level = Stufe { $level } von 4
draw-kepler-cards-left = noch { $n }
draw-kepler-catalog = Alle Werte im Katalog
draw-kepler-close = Schließen
draw-kepler-closer = Näher
draw-kepler-collaboration = die anderen erhalten Stufe { $level }
draw-kepler-collaboration-icon = Zusammenarbeit: die anderen erhalten diese Stufe umsonst
draw-kepler-deck = Planetenkarten
draw-kepler-everything = Alles über diese Person
draw-kepler-exploit = Erzeugen
draw-kepler-farther = Weiter weg
draw-kepler-fit = Die ganze Galaxie
draw-kepler-galaxy = Galaxie
draw-kepler-galaxy-keys = Galaxie. Die Pfeiltasten verschieben sie, Plus und Minus vergrößern und verkleinern, 0 zeigt sie ganz.
draw-kepler-intro = Neu hier?
draw-kepler-intro-1 = Du führst 16 Runden lang eine Zivilisation. In jedem Zug bewegst du deinen Aktionswürfel auf ein anderes der neun Felder und führst dessen Hauptaktion aus.
draw-kepler-intro-2 = Danach darfst du Würfel für die Bonusaktionen dieser Zeile und Spalte verbrennen, deine Raumschiffe bewegen und sie zurückrufen.
draw-kepler-intro-3 = Würfel gehen dir nie verloren: Beim Erzeugen kommen sie aus dem Lager auf Planeten, beim Bezahlen zurück, beim Verbrennen in den Brunnen. Regenerieren bringt sie aus dem Brunnen ins Lager.
draw-kepler-intro-4 = Baue Raumschiffe, kartiere die Galaxie, lande auf Planeten, besiedle sie und terraforme sie mit den Würfeln, die auf ihnen liegen.
draw-kepler-intro-5 = Technologien machen alles besser. Stufen mit dem Zeichen der Zusammenarbeit helfen auch den anderen.
draw-kepler-intro-6 = Punkte geben Planeten, Technologien, beide Leisten, Medaillen, Minen, Antimaterie und dein Ziel. Was leuchtet, kannst du wählen; zeige darauf, um zu sehen, was daraus folgt.
draw-kepler-jump = Teile des Tisches
draw-kepler-jump-actions = Aktionen
draw-kepler-jump-galaxy = Galaxie
draw-kepler-jump-others = Spieler
draw-kepler-jump-planets = Planeten
draw-kepler-jump-techs = Stufen
draw-kepler-jump-tracks = Leisten
draw-kepler-leadership = Technologieführung { $n }
draw-kepler-left-bonus = in diesem Zug noch mögliche Bonusaktionen: { $n }
draw-kepler-left-move = Raumschiffe, die noch fliegen können: { $n }
draw-kepler-left-recall = Raumschiffe auf dem Plan: { $n }
draw-kepler-legend = Legende
draw-kepler-legend-keys = Die Galaxie: ziehen, mit dem Rad oder zwei Fingern vergrößern, oder Pfeiltasten, Plus, Minus und 0.
draw-kepler-medal-on-card = Diese Medaille bekommt, wer am Ende der Runde auf der Leiste führt.
draw-kepler-minimum = { $points } von { $minimum } Punkten
draw-kepler-missing = { $objectives ->
    [0] Es fehlen noch: { $points } Punkte
   *[other] { $points ->
        [0] Es fehlen noch: { $objectives } der Ziele
       *[other] Es fehlen noch: { $points } Punkte, { $objectives } der Ziele
    }
}
draw-kepler-no-card = Die erste Runde hat noch nicht begonnen.
draw-kepler-nobody = niemand
draw-kepler-pay-from = zahlt
draw-kepler-planet-card = { $planet } ({ $type }). Kolonie: { $colony }. Terraformen braucht Stufe { $level } und { $cost }. Terraformt: { $terraformed }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
draw-kepler-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
draw-kepler-quantum = Umwandeln, verschieben
draw-kepler-reconstructed = Werte, die nicht in der Anleitung stehen, haben wir rekonstruiert; der Katalog kennzeichnet sie mit *.
draw-kepler-reserve = Raumschiff { $ship } im Vorrat
draw-kepler-round = Runde { $round } von { $rounds }
draw-kepler-rules = Die ganzen Regeln
draw-kepler-sagittarius = Sagittarius A*: unpassierbar
draw-kepler-settle = Besiedeln
draw-kepler-several = Hier können mehrere Planeten bauen
draw-kepler-ship = Raumschiff { $ship } von { $name }, { $hex }
draw-kepler-sol = Sol: daneben starten Raumschiffe der Erde
draw-kepler-star-1 = Stern: unpassierbar
draw-kepler-star-2 = Doppelstern: unpassierbar
draw-kepler-star-3 = Dreifachstern: unpassierbar
draw-kepler-step-ahead = kommt noch
draw-kepler-step-bonus = Bonus
draw-kepler-step-bonus-does = Bonusaktionen der Zeile und der Spalte des Würfels, für verbrannte Würfel
draw-kepler-step-done = erledigt
draw-kepler-step-main = Aktion
draw-kepler-step-main-does = Den Aktionswürfel auf ein anderes Feld bewegen und dessen Hauptaktion ausführen
draw-kepler-step-move = Flug
draw-kepler-step-move-does = Jedes Raumschiff bis zur Geschwindigkeit der Raumfahrt bewegen
draw-kepler-step-now = jetzt
draw-kepler-step-recall = Rückruf
draw-kepler-step-recall-does = Raumschiffe zurückrufen und den Zug beenden
draw-kepler-steps = Der Zug von { $name }
draw-kepler-terraform = Terraformen
draw-kepler-terraform-level = Stufe { $level }
draw-kepler-tile-down = Verdecktes Plättchen
draw-kepler-total = Alle Würfel
draw-kepler-where = Wo
draw-kepler-where-open = auf dem Plan
draw-kepler-where-out = nicht in diesem Spiel
draw-kepler-where-unknown = noch nicht gesehen
