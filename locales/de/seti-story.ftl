# Die Geschichte eines Zugs in SETI: Überschriften des Protokolls, in wenigen Worten und ohne Namen.
#
# gain-… sind Mengen nach einem Vorzeichen, etwa „+2 Daten“; $n ist nie negativ.

beat-seti-analysed = Datenanalyse
beat-seti-anomaly = { $trace ->
    [blau] blaue Anomalie
    [orange] orangefarbene Anomalie
    [pink] pinkfarbene Anomalie
   *[other] Anomalie ({ $trace })
}
beat-seti-collected = Probe { $from }
beat-seti-completed = Mission erledigt: { $card }
beat-seti-covered = Missionsfeld: { $card }
beat-seti-danger = größte Gefahr
beat-seti-delivered = Probe abgeliefert: { $card }
beat-seti-discovered = Spezies entdeckt: { $species }
beat-seti-gold = Gold-Wertungsplättchen: { $gold } ({ $value })
beat-seti-landed = Landen auf { $site }
beat-seti-launched = Sonde starten
beat-seti-lost = verfallen am Limit: { $amount }
beat-seti-message = Nachricht-Belohnung
beat-seti-moved = { $n ->
    [one] { $n } Bewegung
   *[other] { $n } Bewegungen
}
beat-seti-neutral = Entdeckungs-Meilenstein ({ $trace })
beat-seti-objective = Ziel { $objective } abgeschlossen
beat-seti-orbited = { $body } umkreisen
beat-seti-passed = Passen
beat-seti-played = { $card }
beat-seti-progress = Fortschritt +{ $n }
beat-seti-pushed = Sonde { $to } geschoben
beat-seti-removed = Figur { $from } entfernt
beat-seti-researched = Erforschen: { $tech }
beat-seti-rival = { $action }
beat-seti-rival-idle = keine Aktion möglich
beat-seti-rotated = Scheibe { $disc } dreht sich
beat-seti-scanned = Scannen
beat-seti-secret = { $n ->
    [one] { $n } verdeckte Exertianer-Karte
   *[other] { $n } verdeckte Exertianer-Karten
}
beat-seti-sector = Sektorensieg bei { $star }
beat-seti-signal = { $n ->
    [one] { $n } Signal bei { $star }
   *[other] { $n } Signale bei { $star }
}
beat-seti-strengthened = Rivale wird stärker
beat-seti-tile-completed = Oumuamua-Teil abgeschlossen
beat-seti-tile-signal = { $n ->
    [one] { $n } Signal bei Oumuamua
   *[other] { $n } Signale bei Oumuamua
}
beat-seti-traced = { $n ->
    [one] { $trace ->
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
beat-seti-tucked = Einkommen: { $card }

gain-seti-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
gain-seti-credit = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
gain-seti-data = { $n ->
    [one] { $n } Datensatz
   *[other] { $n } Daten
}
gain-seti-energy = { $n ->
    [one] { $n } Energie
   *[other] { $n } Energie
}
gain-seti-exofossil = { $n ->
    [one] { $n } Exofossil
   *[other] { $n } Exofossilien
}
gain-seti-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
gain-seti-publicity = { $n ->
    [one] { $n } Bekanntheit
   *[other] { $n } Bekanntheit
}
