# Suggerimenti, e l’analisi di una partita finita.

analysis-about = L’esperto giudica ogni turno in base a ciò che chi giocava poteva sapere in quel momento. Una differenza che rientra nel margine d’incertezza delle sue prove non viene mai chiamata errore.
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
analysis-luck-then = In seguito, la fortuna e gli altri: { $n }
analysis-moment-bad-luck = { $name } – sfortuna e gli altri: −{ $n }
analysis-moment-luck = { $name } – fortuna e gli altri: +{ $n }
analysis-moment-missed = { $name } – meglio: +{ $n }
analysis-moments = Momenti chiave
analysis-phase-1 = Apertura
analysis-phase-2 = Metà partita
analysis-phase-3 = Finale
analysis-play-on = Vai alla posizione precedente
analysis-played = Giocato
analysis-ready = L’analisi è pronta.
analysis-running = Analisi in corso: turno { $n } di { $all }
analysis-start = Analizza questa partita
analysis-title = Analisi
analysis-turns = Turni migliorabili
analysis-waiting = L’analisi è in coda.
analysis-within = { $n } ± { $error }

hint-ask = Suggerimento
hint-brings = Porta di sicuro:
hint-thinking = L’esperto sta pensando…
hint-title = Suggerimento
hint-turn = L’esperto giocherebbe:
hint-what = Che cosa, di preciso?
hint-idea = Un’idea: { $idea }
hint-where = Guarda innanzitutto qui: { $kind }
hint-where-board = Guarda la parte evidenziata del tabellone.
hint-why = Perché?
hint-why-alone = Punti attesi: { $points }. Nessun altro turno si avvicina.
hint-why-even = Punti attesi: { $points }. La migliore alternativa sembra valere altrettanto.
hint-why-more = Punti attesi: { $points }, { $more } ± { $error } in più rispetto alla migliore alternativa.
hint-none = C’è una sola cosa da fare.

problem-hint-people = I suggerimenti ci sono solo dove non gioca nessun altro, o a un tavolo creato con i suggerimenti.
problem-analysis-many = Ci sono troppe analisi in coda. Riprova più tardi.
problem-not-analyzed = Questa partita non è ancora stata analizzata.

web-hints-allowed = Con suggerimenti
web-hints-allowed-why = Qui tutti possono chiedere suggerimenti; la cronaca dice chi l’ha fatto.
web-new-hints = Tutti possono chiedere suggerimenti
web-note-hint = { $name } ha chiesto un suggerimento.
web-note-hint-you = Hai chiesto un suggerimento.
web-note-hints = A questo tavolo tutti possono chiedere suggerimenti.
