# Lektionen: die Seiten um sie herum. Was jede Lektion sagt, steht in <game>-lessons.
learn-about = Jede Lektion zeigt einen echten Spielplan und stellt eine Aufgabe nach der anderen. Das Spiel selbst prüft, was du tust; jeder Weg zum Ziel ist richtig. Die Reihenfolge der Lektionen ist frei.
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
