# Was `orrery catalog`, `orrery rules`, `orrery simulate` und `orrery arena` ausgeben.

catalog-title = { $game }: Spielmaterial
catalog-marks = Werte mit * sind rekonstruiert, nicht gedruckt; solche mit ° stammen von einer öffentlichen Seite, die anderen aus der Anleitung oder vom gedruckten Material.

rules-notes = Über diesen Text: Quellen, Festlegungen, Prüfbeispiele
rules-title = { $game }: Regeln, Version { $version }
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}

simulate-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
simulate-bots = Bots
simulate-seed = Startwert
simulate-finished = Beendete Partien
simulate-decisions = Entscheidungen
simulate-seconds = Sekunden
simulate-threads = Threads
simulate-decisions-per-second = Entscheidungen je Sekunde
simulate-games-per-second = Partien je Sekunde
simulate-decisions-per-game = Entscheidungen je Partie
simulate-choices-per-decision = Möglichkeiten je Entscheidung
simulate-state-bytes = Bytes eines Zustands
simulate-block-copies = Kopierte Blöcke von 2048 Bytes je Sekunde
simulate-checksum = Prüfsumme der Endstellungen
simulate-mean-range = { $mean } ({ $min } bis { $max })
simulate-mean-max = { $mean } (höchstens { $max })

arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $arrangements ->
    [one] { $arrangements } Sitzordnung
   *[other] { $arrangements } Sitzordnungen
} der Bots, Startwert { $seed }
arena-bot = Bot
arena-seats = Plätze
arena-wins = Siege
arena-win-rate = % Siege je Platz
arena-score = Punkte
arena-rating = Stärke
arena-positions = Stellungen je Entscheidung
arena-trials = Versuche je Entscheidung
arena-speed = Stellungen je Sekunde

scores = Punkte
scores-mean = Mittel
scores-sd = Streuung
scores-min = niedrigste
scores-max = höchste
scores-wins = Siege
scores-all-seats = Alle Plätze

log-result = Ergebnis
log-scored = { $points ->
    [one] { $side }: { $points } Punkt
   *[other] { $side }: { $points } Punkte
}
log-start = Beginn
log-unfinished = Nicht beendet
log-won = { $side ->
    [Rivale] Der Rivale
   *[other] { $side }
} gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
