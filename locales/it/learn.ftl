# Lezioni: le pagine che le contengono. Che cosa dice ogni lezione sta in <game>-lessons.
learn-about = Ogni lezione è un vero tabellone con un compito alla volta. È il gioco stesso a controllare ciò che fai: qualsiasi strada porti al risultato va bene. Puoi seguire le lezioni in qualsiasi ordine.
learn-again = Ripeti
learn-all = Tutte le lezioni
learn-back = Annulla
learn-done-of = { $done } completate su { $all }
learn-is-done = Completata
learn-name-1 = Ada
learn-name-2 = Bruno
learn-name-3 = Chiara
learn-name-4 = Dario
learn-next = Avanti: { $title }
learn-play = Gioca la tua prima partita
learn-restart = Ricomincia questo passo
learn-show = Mostrami come si fa
learn-step = Passo { $n } di { $all }
learn-title = Impara giocando
