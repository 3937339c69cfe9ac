# La pagina scritta da `orrery simulate --report`.
stats-lead = Partite giocate da bot: le cifre raccontano come giocano i bot tanto quanto com’è fatto il gioco.
stats-rules-version = Versione delle regole
stats-none = Nessuna partita è stata conclusa.
stats-files = Gli stessi dati in tabelle per altri programmi:

stats-scores = Punteggio finale
stats-scores-about = Colonne: quanto spesso è uscito ogni risultato, tutti i posti insieme; la linea tratteggiata è la media. Riquadri: la metà centrale dei risultati, con la mediana come linea, la media come punto e i baffi fino al minimo e al massimo.
stats-quarter = primo quartile
stats-median = mediana
stats-three-quarters = terzo quartile

stats-sources = Da dove vengono i punti
stats-sources-about = Punti medi di un giocatore, quota sul totale, e lo stesso per chi ha vinto e per gli altri.
stats-share = quota
stats-winners = vincitori
stats-others = altri
stats-by-side = Per posto

stats-length = Quanto durano le partite
stats-rounds = Round
stats-turns = Turni

stats-things = Componenti
stats-things-about = Le prime colonne contano quante volte una cosa è stata fatta in una partita, da tutti i giocatori insieme; seguono la quota di giocatori che l’hanno fatta e quanti di loro hanno vinto. La barra mostra quanti punti in più hanno avuto rispetto a chi non l’ha fatta, la linea sottile fin dove arriva facilmente il caso (due errori standard). In grigio: forse è solo il caso.
stats-things-caution = Una differenza non è una causa: chi è in vantaggio può permettersi di più, e una carta economica si gioca quando in mano non c’è di meglio.
stats-players = giocatori
stats-won = di cui vincitori
stats-points = punti in più che senza
stats-points-each = punti per ogni volta
stats-share-of-players = giocatori: { $deed }
stats-all-things = Elenco completo ({ $count })

# Ciò che i giocatori fanno con i componenti: intestazioni di colonna.
deed-completed = completata
deed-drawn = pescata
