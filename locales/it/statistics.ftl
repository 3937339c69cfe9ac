# La pagina scritta da `orrery simulate --report`.
stats-lead = Partite giocate da bot: le cifre raccontano come giocano i bot tanto quanto com'è fatto il gioco.
stats-rules-version = Versione delle regole
stats-none = Nessuna partita è arrivata alla fine.
stats-files = Gli stessi dati come tabelle per programmi:

stats-scores = Punteggio finale
stats-scores-about = Colonne: quanto spesso è uscito ogni risultato, tutti i posti insieme; la linea tratteggiata è la media. Riquadri: la metà centrale dei risultati, con la mediana come linea, la media come punto e i baffi fino al minimo e al massimo.
stats-quarter = primo quarto
stats-median = mediana
stats-three-quarters = ultimo quarto

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
stats-things-about = Le prime colonne contano quante volte una cosa è stata fatta in una partita, da tutti i giocatori insieme; seguono la quota di giocatori che l'hanno fatta e quanti di loro hanno vinto. La barra mostra quanti punti in più hanno avuto rispetto a chi non l'ha fatta, la linea sottile fin dove arriva facilmente il caso (due errori standard). In grigio: forse soltanto caso.
stats-things-caution = Una differenza non è una causa: chi è in vantaggio può permettersi di più, e una carta economica si gioca quando in mano non c'è di meglio.
stats-players = giocatori
stats-won = di cui vincono
stats-points = punti in più che senza
stats-points-each = punti per ogni volta
stats-share-of-players = giocatori: { $deed }
stats-all-things = Elenco completo ({ $count })

# Ciò che i giocatori fanno con i componenti: intestazioni di colonna.
deed-advanced = passi
deed-applied = applicata
deed-chased = inseguita
deed-completed = completata
deed-declined = rifiutata
deed-discarded = scartata
deed-discovered = scoperta
deed-drawn = pescata
deed-dropped = scartata
deed-held = in mano
deed-in-play = in gioco
deed-landed = atterraggi
deed-marked = contrassegnata
deed-medals = medaglie
deed-orbited = in orbita
deed-played = giocata
deed-reached = raggiunto
deed-researched = ricercata
deed-second = secondo posto
deed-settled = colonizzato
deed-taken = scelta
deed-terraformed = terraformato
deed-tucked = incorporata
deed-used = usata
deed-won = vinto

# Tipi di componenti: things-<game>-<kind>, e che cosa se ne racconta.
things-comets-comets = Comete
things-comets-comets-about = Ogni cometa: osservata, inseguita, scartata quando si è abbagliati.
things-kepler-bonus-actions = Azioni bonus
things-kepler-bonus-actions-about = Quante volte si è bruciato per ogni azione bonus e quanti punti si accompagnano a ogni volta.
things-kepler-cards = Carte Progresso
things-kepler-cards-about = Pescata per un round, poi applicata o rifiutata da chi ne è interessato.
things-kepler-main-actions = Azioni principali
things-kepler-main-actions-about = Quante volte il cubetto Azione è andato in ogni casella e quanti punti si accompagnano a ogni volta.
things-kepler-objectives = Obiettivi
things-kepler-objectives-about = Le carte Obiettivo che i giocatori avevano e quelle soddisfatte alla fine.
things-kepler-planets = Pianeti
things-kepler-planets-about = Quali pianeti si colonizzano e quali colonie si terraformano.
things-kepler-technologies = Tecnologie
things-kepler-technologies-about = Ogni livello di ogni tecnologia: quanti giocatori lo raggiungono.
things-kepler-tracks = Tracciati Leadership
things-kepler-tracks-about = Passi e medaglie su ogni tracciato e quanti punti si accompagnano a ogni passo.
things-seti-gold = Tessere punteggio oro
things-seti-gold-about = Quante volte ogni tessera è stata contrassegnata.
things-seti-places = Pianeti e lune
things-seti-places-about = Orbite e atterraggi; i punti sono di chi vi è atterrato.
things-seti-projects = Carte progetto
things-seti-projects-about = Che ne è di ogni carta: pescata (prima mano e fila comprese), giocata, missione completata, scartata dalla mano, dalla fila o dal mazzo, incorporata nella rendita.
things-seti-species = Specie aliene
things-seti-species-about = Quante volte ogni specie era presente ed è stata scoperta, e se con essa si fanno più punti.
things-seti-species-cards = Carte aliene
things-seti-species-cards-about = Le carte delle cinque specie, quando la specie era in gioco e scoperta.
things-seti-species-pairs = Coppie di specie
things-seti-species-pairs-about = Quante volte due specie si sono incontrate in una partita, e se con loro si fanno più punti che con le altre coppie.
things-seti-stars = Settori
things-seti-stars-about = Quante volte il settore di ogni stella è stato completato: primo e secondo posto.
things-seti-technologies = Tecnologie
things-seti-technologies-about = Quanti giocatori hanno preso ogni tecnologia.

planet-kepler-of-type = { $planet } ({ $type })
technology-kepler-level = { $tech } { $level }: { $name }

# Altre opzioni che un rapporto può nominare.
option-kepler-first = Chi comincia
option-kepler-pack = Pacchetto di dati
option-kepler-scores = Punteggi dei livelli superati
option-seti-discs = Posizione dei dischi
option-seti-first = Chi comincia
option-seti-gold = Lati delle tessere punteggio oro
option-seti-tiles = Ordine dei settori
