# Die Geschichte eines Zugs in Kepler-3042: Überschriften des Protokolls, in wenigen Worten und ohne Namen.
#
# gain-… sind Mengen nach einem Vorzeichen, etwa „+2 Energie“; $n ist nie negativ.

beat-kepler-advanced = { $what } { $from } → { $to }
beat-kepler-applied = Fortschrittskarte „{ $card }“
beat-kepler-built = { $n ->
    [one] { $n } Raumschiff gebaut
   *[other] { $n } Raumschiffe gebaut
}
beat-kepler-converted = umgewandelt
beat-kepler-declined = verzichtet auf „{ $card }“
beat-kepler-medal-to-card = Medaille auf die Fortschrittskarte ({ $track })
beat-kepler-medals = Medaillen ({ $track })
beat-kepler-moved = Raumschiff { $ship } → { $to }
beat-kepler-moved-on = Raumschiff { $ship } fliegt weiter
beat-kepler-nothing = { $what } (ohne Effekt)
beat-kepler-objective = Ziel „{ $objective }“: erfüllt
beat-kepler-objective-missed = Ziel „{ $objective }“: nicht erfüllt
beat-kepler-reached = { $tech } { $from } → { $to }
beat-kepler-recalled = Raumschiff { $ship } zurückgerufen
beat-kepler-regenerated = { $n ->
    [one] { $n } Würfel regeneriert
   *[other] { $n } Würfel regeneriert
}
beat-kepler-revealed = aufgedeckt: { $what }
beat-kepler-settled = Kolonie auf { $planet }
beat-kepler-target = Kolonialziel erreicht
beat-kepler-terraformed = { $planet } terraformt

gain-kepler-antimatter = { $n ->
    [one] { $n } Antimaterie
   *[other] { $n } Antimaterie
}
gain-kepler-energy = { $n ->
    [one] { $n } Energie
   *[other] { $n } Energie
}
gain-kepler-matter = { $n ->
    [one] { $n } Materie
   *[other] { $n } Materie
}
gain-kepler-medal = { $n ->
    [one] { $n } Medaille
   *[other] { $n } Medaillen
}
gain-kepler-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
