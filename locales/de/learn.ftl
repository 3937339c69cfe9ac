# Lessons: the pages around them. What each lesson says is in <game>-lessons.
learn-about = Jede Lektion ist ein echtes Spielbrett mit einer Aufgabe nach der anderen. Das Spiel selbst prüft, was du tust; jeder Weg zum Ziel ist richtig. Die Reihenfolge ist frei.
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-back = Zurücknehmen
learn-done-of = { $done } von { $all } erledigt
learn-is-done = Erledigt
learn-name-1 = Ada
learn-name-2 = Ben
learn-name-3 = Clara
learn-name-4 = David
learn-next = Weiter: { $title }
learn-play = Die erste Partie spielen
learn-restart = Diesen Schritt neu beginnen
learn-show = Zeig es mir
learn-step = Schritt { $n } von { $all }
learn-title = Lernen durch Spielen
