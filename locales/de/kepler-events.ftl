# Was in Kepler-3042 geschieht: Ereignisse des Protokolls.

event-kepler-action = { $seat } bewegt den Aktionswürfel auf „{ $action }“.
event-kepler-advanced = { $seat } rückt { $track } auf Feld { $space } vor.
event-kepler-bonus = { $seat } führt die Bonusaktion „{ $bonus }“ aus.
event-kepler-bonus-cube = { $seat } legt { $amount } auf die Erde.
event-kepler-built = { $seat } baut Raumschiff { $ship } auf { $hex }.
event-kepler-burned = { $seat } verbrennt { $amount } { $place }.
event-kepler-card-applied = { $seat } wendet die Fortschrittskarte „{ $card }“ an.
event-kepler-clean-up = Abschluss der Runde: „{ $card }“
event-kepler-converted = { $seat } wandelt { $gives } { $place } in { $takes } um.
event-kepler-declined = { $seat } verzichtet auf die Fortschrittskarte „{ $card }“.
event-kepler-medal-colonial = Eine koloniale Medaille kommt auf die Fortschrittskarte.
event-kepler-medal-technology = Eine technologische Medaille kommt auf die Fortschrittskarte.
event-kepler-medals-colonial = { $n ->
    [one] { $seat } erhält { $n } koloniale Medaille.
   *[other] { $seat } erhält { $n } koloniale Medaillen.
}
event-kepler-medals-technology = { $n ->
    [one] { $seat } erhält { $n } technologische Medaille.
   *[other] { $seat } erhält { $n } technologische Medaillen.
}
event-kepler-moved = { $seat } bewegt Raumschiff { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } wählt { $opponent }.
event-kepler-objective = { $seat } deckt das Ziel „{ $objective }“ auf: erfüllt.
event-kepler-objective-missed = { $seat } deckt das Ziel „{ $objective }“ auf: nicht erfüllt.
event-kepler-over = Die Partie ist zu Ende.
event-kepler-paid = { $seat } bezahlt { $cubes } { $place }.
event-kepler-produced = { $seat } produziert { $cubes } { $place }.
event-kepler-reached = { $seat } erreicht Stufe { $level } in { $tech }: { $name }.
event-kepler-recalled = { $seat } ruft Raumschiff { $ship } von { $hex } zurück.
event-kepler-regenerated = { $seat } regeneriert { $amount }.
event-kepler-revealed = { $seat } deckt das Plättchen auf { $hex } auf: { $what }.
event-kepler-round = Runde { $round }: „{ $card }“ – { $effect }
event-kepler-settled = { $seat } besiedelt { $planet } auf { $hex } ({ $type }).
event-kepler-shifted = { $seat } verschiebt { $amount } { $from } { $to }.
event-kepler-target = { $seat } erreicht das Kolonialziel auf { $hex }; es wird entfernt.
event-kepler-terraformed = { $seat } terraformt { $planet }, { $type }.
event-kepler-tile-placed = { $seat } legt ein Plättchen verdeckt auf { $hex }.
event-kepler-turn = { $seat } ist am Zug
event-kepler-turned-up = Das Plättchen auf { $hex } wird aufgedeckt: { $what }.
