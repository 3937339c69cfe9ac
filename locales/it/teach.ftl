# Suggerimenti, e l’analisi di una partita finita.

analysis-about = L’esperto giudica ogni turno da ciò che il suo giocatore poteva sapere allora. Ciò che rientra nel rumore delle sue prove non è mai chiamato errore.
analysis-accuracy = Precisione
analysis-best-turn = Miglior turno trovato
analysis-class-best = Migliore
analysis-class-blunder = Errore grave
analysis-class-good = Buono
analysis-class-inaccuracy = Imprecisione
analysis-class-mistake = Errore
analysis-expected = Atteso
analysis-graph = I punti che ognuno poteva attendersi, turno per turno
analysis-json = Scarica l’analisi
analysis-lost = Punti persi
analysis-luck = Fortuna
analysis-luck-then = Poi la fortuna e gli altri: { $n }
analysis-moment-bad-luck = { $name }: punti persi per sfortuna e per mano degli altri: { $n }
analysis-moment-luck = { $name }: punti avuti dalla fortuna e dagli altri: { $n }
analysis-moment-missed = { $name }: punti che un altro turno avrebbe dato in più: { $n }
analysis-moments = Momenti chiave
analysis-phase-1 = Inizio
analysis-phase-2 = Metà
analysis-phase-3 = Finale
analysis-play-on = Vai alla posizione precedente
analysis-played = Giocato
analysis-running = Analisi in corso: turno { $n } di { $all }
analysis-share = Quota di vittoria: { $before } % → { $after } %
analysis-start = Analizza questa partita
analysis-title = Analisi
analysis-turns = Turni con uno migliore
analysis-waiting = L’analisi aspetta il suo turno.
analysis-within = { $n } ± { $error }

hint-ask = Suggerimento
hint-brings = Porta di sicuro:
hint-thinking = L’esperto sta pensando…
hint-title = Suggerimento
hint-turn = L’esperto giocherebbe:
hint-what = Che cosa, di preciso?
hint-where = Guarda prima qui: { $kind }
hint-where-board = Guarda la parte illuminata del tabellone.
hint-why = Perché?
hint-why-alone = Punti attesi: { $points }. Nessun altro turno si avvicina.
hint-why-even = Punti attesi: { $points }. Il miglior turno diverso vale altrettanto, per quanto si può dire.
hint-why-more = Punti attesi: { $points }, { $more } ± { $error } più del miglior turno diverso.
hint-none = C’è una sola cosa da fare.

problem-hint-people = I suggerimenti si danno solo dove non gioca nessun altro, o dove il tavolo è stato creato con i suggerimenti.
problem-analysis-many = Troppe analisi sono in attesa. Riprova più tardi.
problem-not-analyzed = Questa partita non è ancora stata analizzata.

web-hints-allowed = Con suggerimenti
web-hints-allowed-why = Qui tutti possono chiedere suggerimenti; il registro dice chi l’ha fatto.
web-new-hints = Tutti possono chiedere suggerimenti
web-note-hint = { $name } ha chiesto un suggerimento.
web-note-hints = A questo tavolo tutti possono chiedere suggerimenti.
