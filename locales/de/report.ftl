# Die Seite, die `orrery simulate --report` schreibt.
stats-lead = Gespielt von Bots. Die Zahlen sagen ebenso viel über die Bots wie über das Spiel.
stats-rules-version = Regelversion
stats-none = Keine Partie wurde beendet.
stats-files = Dasselbe als Tabellen für Programme:

stats-scores = Punkte am Ende
stats-scores-about = Säulen: wie oft jedes Ergebnis vorkam, alle Plätze zusammen; die gestrichelte Linie ist das Mittel. Kästen: die mittlere Hälfte der Ergebnisse, der Median als Strich, das Mittel als Punkt, die Linie reicht vom kleinsten bis zum größten.
stats-quarter = unteres Quartil
stats-median = Median
stats-three-quarters = oberes Quartil

stats-sources = Woher die Punkte kommen
stats-sources-about = Punkte im Mittel, ihr Anteil an allen Punkten und dasselbe für die, die gewonnen haben, und für die anderen.
stats-share = Anteil
stats-winners = bei Sieg
stats-others = sonst
stats-by-side = Nach Plätzen

stats-length = Wie lang Partien sind
stats-rounds = Runden
stats-turns = Züge

stats-things = Spielmaterial
stats-things-about = Die ersten Spalten zählen, wie oft etwas in einer Partie getan wurde, von allen zusammen; dann kommen der Anteil derer, die es taten, und wie viele von ihnen gewannen. Der Balken zeigt, wie viele Punkte mehr sie hatten als die, die es nicht taten, die dünne Linie, wie weit der Zufall das leicht verschiebt (zwei Standardfehler). Grau: vielleicht nur Zufall.
stats-things-caution = Ein Unterschied ist keine Ursache: Wer vorn liegt, kann sich mehr leisten, und eine billige Karte wird ausgespielt, wenn nichts Besseres auf der Hand ist.
stats-players = Mitspielende
stats-won = davon gewonnen
stats-points = Punkte mehr als ohne
stats-points-each = Punkte für jedes Mal
stats-share-of-players = Mitspielende: { $deed }
stats-all-things = Ganze Liste ({ $count })

# Was Spieler mit dem Material tun: Spaltenköpfe.
deed-completed = erledigt
deed-drawn = gezogen
