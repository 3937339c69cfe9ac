# Das Protokoll, die Züge der anderen, der Verlauf und das Ende einer Partie.

story-afterwards = danach { $what }
story-ahead = In Führung seit Runde { $round }.
story-ahead-always = In Führung von der ersten Runde bis zur letzten.
story-back = Zurück
story-by = Schritte
story-by-choice = je Entscheidung
story-by-round = je Runde
story-by-turn = je Zug
story-failed = { $points ->
    [one] Nicht geschafft, mit { $points } Punkt
   *[other] Nicht geschafft, mit { $points } Punkten
}
story-further = Mehr
story-go-on = Von hier weiterspielen
story-gold = Gold-Wertungsplättchen
story-keys = ← → Schritt, Leertaste: abspielen
story-made = Das gab den Ausschlag: { $parts }.
story-moments = Die besten Züge
story-next = Weiter
story-others = Was die anderen getan haben
story-over = Spielende
story-passed = { $points ->
    [one] Geschafft, mit { $points } Punkt
   *[other] Geschafft, mit { $points } Punkten
}
story-pause = Pause
story-play = Abspielen
story-rematch-rotates = Bei einer Revanche rücken alle einen Platz weiter, damit jemand anders beginnt.
story-result = Ergebnis
story-result-of = { $game }: Ergebnis
story-rounds = Punkte im Lauf der Runden
story-rounds-played = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
story-sequel-again = Dieselbe Stufe beginnt von vorn, in einer neuen Galaxis.
story-sequel-next = Die nächste Stufe beginnt mit den Würfeln, die du dir hier verdient hast.
story-seti-gold-rival = belegt nur das Feld, keine Punkte
story-seti-short = { $n ->
    [one] Mit { $n } Punkt mehr hättest du gewonnen: Ein Gleichstand geht an den Rivalen.
   *[other] Mit { $n } Punkten mehr hättest du gewonnen: Ein Gleichstand geht an den Rivalen.
}
story-seti-wins = Du gewinnst, wenn du nach der Abschlusswertung mehr Punkte hast als der Rivale.
story-shared = Gemeinsamer Sieg: { $names }
story-since = Seit deinem letzten Zug
story-skip = Überspringen
story-so-far = Bisher
story-sources = Woher die Punkte kommen
story-speed = Tempo
story-speed-1 = 1×
story-speed-2 = 2×
story-speed-4 = 4×
story-table = Zum Tisch
story-watch = Ansehen
story-wins = { $name ->
    [Rivale] Der Rivale
   *[other] { $name }
} gewinnt mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung
story-wins-level = { $name ->
    [Rivale] Der Rivale
   *[other] { $name }
} gewinnt bei Gleichstand
story-you-win = { $margin ->
    [one] Du gewinnst mit { $margin } Punkt Vorsprung
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung
}
story-you-win-level = Du gewinnst bei Gleichstand
story-in-round = Runde { $round }
