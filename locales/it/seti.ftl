# Parole di SETI.

catalog-seti-projects = Carte progetto
catalog-seti-species-cards = Carte aliene

fact-seti-corner = angolo
fact-seti-credits = costo in crediti
fact-seti-danger = pericolo
fact-seti-energy = costo in energia
fact-seti-income = rendita
fact-seti-points = punti
fact-seti-signal = colore settore
fact-seti-species = specie

body-seti-earth = Terra
body-seti-jupiter = Giove
body-seti-mars = Marte
body-seti-mercury = Mercurio
body-seti-neptune = Nettuno
body-seti-oumuamua = Oumuamua
body-seti-saturn = Saturno
body-seti-uranus = Urano
body-seti-venus = Venere

moon-seti-callisto = Callisto
moon-seti-enceladus = Encelado
moon-seti-europa = Europa
moon-seti-ganymede = Ganimede
moon-seti-io = Io
moon-seti-phobos-deimos = Fobos e Deimos
moon-seti-titan = Titano
moon-seti-titania = Titania
moon-seti-triton = Tritone

star-seti-61-virginis = 61 Virginis
star-seti-barnards-star = Stella di Barnard
star-seti-beta-pictoris = Beta Pictoris
star-seti-kepler-22 = Kepler-22
star-seti-procyon = Procione
star-seti-proxima-centauri = Proxima Centauri
star-seti-sirius-a = Sirio A
star-seti-vega = Vega

space-seti = anello { $ring }, settore { $sector }
space-seti-with = { $what } (anello { $ring }, settore { $sector })

feature-seti-asteroids = asteroidi
feature-seti-comet = cometa

species-seti-anomalies = Anomalie
species-seti-centaurians = Centauriani
species-seti-exertians = Exertiani
species-seti-mascamites = Mascamiti
species-seti-oumuamua = Oumuamua

side-seti-left = sinistra
side-seti-right = destra

signal-seti-black = nero
signal-seti-blue = blu
signal-seti-red = rosso
signal-seti-yellow = giallo

trace-seti-blue = blu
trace-seti-orange = arancione
trace-seti-pink = rosa

corner-seti-data = dati
corner-seti-move = movimento
corner-seti-publicity = pubblicità

income-seti-card = carta
income-seti-credit = credito
income-seti-data = dati
income-seti-energy = energia
income-seti-publicity = pubblicità

gold-seti-income = rendita
gold-seti-missions = missioni
gold-seti-other = altro
gold-seti-technology = tecnologia

tech-seti-probe-1 = Tecnologia sonda 1
tech-seti-probe-1-does = Puoi avere 2 sonde nello spazio.
tech-seti-probe-2 = Tecnologia sonda 2
tech-seti-probe-2-does = Entrare in un campo di asteroidi dà 1 pubblicità; uscirne non costa movimento extra.
tech-seti-probe-3 = Tecnologia sonda 3
tech-seti-probe-3-does = Atterrare costa 1 energia in meno.
tech-seti-probe-4 = Tecnologia sonda 4
tech-seti-probe-4-does = Puoi atterrare sui satelliti.
tech-seti-telescope-1 = Tecnologia telescopio 1
tech-seti-telescope-1-does = Quando esamini le stelle: il segnale del settore della Terra può venire da un settore adiacente.
tech-seti-telescope-2 = Tecnologia telescopio 2
tech-seti-telescope-2-does = Quando esamini le stelle: paga 1 pubblicità per un segnale dal settore di Mercurio.
tech-seti-telescope-3 = Tecnologia telescopio 3
tech-seti-telescope-3-does = Quando esamini le stelle: scarta una carta dalla mano per un segnale del suo colore.
tech-seti-telescope-4 = Tecnologia telescopio 4
tech-seti-telescope-4-does = Quando esamini le stelle: paga 1 energia per lanciare una sonda, oppure ottieni 1 movimento.
tech-seti-computer-1 = Tecnologia computer 1
tech-seti-computer-1-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 1 credito.
tech-seti-computer-2 = Tecnologia computer 2
tech-seti-computer-2-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 1 energia.
tech-seti-computer-3 = Tecnologia computer 3
tech-seti-computer-3-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 1 carta.
tech-seti-computer-4 = Tecnologia computer 4
tech-seti-computer-4-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 2 pubblicità.

about-seti-around = Scegli un settore: registri un segnale lì e in entrambi i settori adiacenti.
about-seti-data-space = Scegli lo spazio dati che il tuo modulo da sbarco copre.
about-seti-drawn-corner = Scarta una delle carte pescate per il bonus nel suo angolo.
about-seti-drawn-income = Scarta una delle carte pescate per la sua rendita.
about-seti-first-income = Scegli la prima carta da incorporare nella tua rendita.
about-seti-give = Scegli una carta da scartare per lo scambio.
about-seti-gold = Scegli una tessera punteggio oro da contrassegnare.
about-seti-hand-signals = Scarta una carta dalla mano per registrare un segnale del suo colore, oppure fermati.
about-seti-land = Scegli dove atterrare.
about-seti-late = Svolgi altre azioni libere o termina il turno.
about-seti-mark = Scegli da dove registrare il segnale: dalla stella o da Oumuamua.
about-seti-may-pay = Paga per l’effetto, oppure rinuncia.
about-seti-message = Scegli una delle ricompense messaggio disponibili.
about-seti-milestone = Scegli il traguardo da risolvere per primo.
about-seti-moves = Muovi una sonda, oppure fermati.
about-seti-objective = Un evento, più compiti: quale vuoi segnare?
about-seti-orbit-or-land = Scegli attorno a quale pianeta orbitare o dove atterrare.
about-seti-pass-discard = Scarta fino ad avere 4 carte.
about-seti-pass-take = Prendi una delle carte di fine round.
about-seti-pause = Svolgi azioni libere, oppure continua.
about-seti-pick = Prendi una carta dalla fila o pescala dal mazzo.
about-seti-probe = Scegli una delle tue sonde.
about-seti-probe-signals = Scegli un settore con una sonda da cui registrare un segnale, oppure fermati.
about-seti-remove-lander = Scegli il modulo da sbarco da rimuovere.
about-seti-remove-orbiter = Scegli il modulo orbitante da rimuovere.
about-seti-row-corners = Scegli la prossima carta della fila da scartare per il bonus nel suo angolo.
about-seti-row-signals = Scarta una carta della fila per registrare un segnale del suo colore.
about-seti-sample-peek = Scegli il campione di cui ricevere la ricompensa.
about-seti-sample-planet = Scegli il pianeta di cui guardare i campioni.
about-seti-sample-take = Scegli il campione da raccogliere.
about-seti-scan = Scegli il prossimo passo per esaminare le stelle.
about-seti-secret = Gioca una carta degli Exertiani coperta, oppure rinuncia.
about-seti-sectors = Scegli il prossimo settore completato da risolvere.
about-seti-settle = Completa missioni prima che i settori completati siano ripristinati, oppure continua.
about-seti-show = Scegli quante carte della mano mostrare.
about-seti-slot = Scegli uno spazio del computer per la nuova tecnologia.
about-seti-species-pick = Prendi la carta aliena rivelata o pescane una.
about-seti-target = Scegli la stella da cui registrare un segnale.
about-seti-tech = Scegli una tecnologia.
about-seti-trace = Scegli dove collocare la traccia di vita.
about-seti-trigger = Copri uno spazio bonus di una tua missione, oppure rinuncia.
about-seti-tuck = Incorpora una carta nella tua rendita, oppure rinuncia.
about-seti-turn = Scegli un’azione principale o un’azione libera.
about-seti-visit = Scegli che cosa dà la visita: pubblicità o movimento.

choice-seti-analyse = Analizza i dati
choice-seti-buy = Compra una carta
choice-seti-complete = Completa la missione { $card }
choice-seti-continue = Continua
choice-seti-corner = Scarta { $card } per il bonus nel suo angolo
choice-seti-cover = Copri lo spazio bonus { $number } di { $card }
choice-seti-deliver = Consegna la capsula { $probe } per { $card }
choice-seti-discard = Scarta { $card }
choice-seti-done = Basta così
choice-seti-draw = Pesca la carta in cima
choice-seti-earth = Segnale dalla Terra: { $star }
choice-seti-end = Termina il turno
choice-seti-exchange = Scambia 2 × { $give } per 1 × { $gain }
choice-seti-gold = Contrassegna la tessera punteggio oro: { $gold }
choice-seti-income = Incorpora { $card } come prima rendita
choice-seti-land = Atterra su { $site }
choice-seti-launch = Lancia una sonda
choice-seti-message = Prendi la ricompensa messaggio { $number }: { $reward }
choice-seti-milestone-card = Prima la carta dei Centauriani
choice-seti-milestone-exertian = Prima il traguardo degli Exertiani
choice-seti-milestone-gold = Prima il traguardo oro
choice-seti-milestone-message = Prima il traguardo messaggio
choice-seti-move = Spendi energia e muovi la sonda { $probe }: { $space }
choice-seti-movement = Ottieni movimento
choice-seti-orbit = Orbita intorno a { $body }
choice-seti-pass = Passa
choice-seti-pay = Paga
choice-seti-place-lower = Carica un dato sullo spazio inferiore { $slot } del computer
choice-seti-place-upper = Carica un dato sul prossimo spazio superiore del computer
choice-seti-play = Gioca { $card }
choice-seti-probe = Scegli la sonda: { $space }
choice-seti-publicity = Ottieni pubblicità
choice-seti-remove-lander = Rimuovi il modulo da sbarco su { $site }
choice-seti-remove-lander-space = Rimuovi il modulo da sbarco su { $site }, spazio dati { $number }
choice-seti-remove-orbiter = Rimuovi il modulo orbitante intorno a { $body }
choice-seti-remove-orbiter-first = Rimuovi il modulo orbitante sullo spazio bonus di { $body }
choice-seti-research = Ricerca una tecnologia
choice-seti-resolve = Risolvi { $star }
choice-seti-resolve-oumuamua = Risolvi Oumuamua
choice-seti-row = Scarta { $card } dalla fila
choice-seti-sample = Scegli il campione { $number }: { $reward }
choice-seti-samples = Guarda i campioni di { $body }
choice-seti-scan = Esamina le stelle vicine
choice-seti-secret = Gioca { $card } coperta
choice-seti-show = { $count ->
    [one] Mostra { $count } carta
   *[other] Mostra { $count } carte
}
choice-seti-signal = Registra un segnale: { $star }
choice-seti-signal-oumuamua = Registra un segnale: Oumuamua
choice-seti-skip = Rinuncia
choice-seti-slot = Usa lo spazio { $slot } del computer
choice-seti-space = Copri lo spazio dati { $number }
choice-seti-step = Muovi la sonda { $probe }: { $space }
choice-seti-step-card = Scarta { $card } e muovi la sonda { $probe }: { $space }
choice-seti-step-energy = Spendi 1 energia e muovi la sonda { $probe }: { $space }
choice-seti-take = Prendi { $card }
choice-seti-task = Segna il compito { $task } dell’obiettivo { $objective }
choice-seti-tech = Prendi { $tech }
choice-seti-telescope-2 = Paga 1 pubblicità per un segnale dal settore di Mercurio
choice-seti-telescope-3 = Scarta { $card } per un segnale del suo colore
choice-seti-telescope-4-launch = Paga 1 energia per lanciare una sonda
choice-seti-telescope-4-move = Ottieni 1 movimento
choice-seti-trace = Traccia di vita ({ $trace }): specie di { $side }, spazio { $number }
choice-seti-trace-discovery = Traccia di vita ({ $trace }): specie di { $side }, spazio scoperta
choice-seti-trace-overflow = Traccia di vita ({ $trace }): specie di { $side }, sovraccarico
choice-seti-tuck = Incorpora { $card }

action-seti-complete = Completa una missione
action-seti-corner = Scarta una carta per il bonus nel suo angolo
action-seti-deliver = Consegna una capsula
action-seti-exchange = Scambia risorse
action-seti-land = Atterra
action-seti-move = Muovi una sonda
action-seti-orbit = Orbita intorno a un pianeta
action-seti-place = Carica un dato nel computer
action-seti-play = Gioca una carta

score-seti-cards = Carte
score-seti-computer = Computer
score-seti-danger = Pericolo
score-seti-end-cards = Carte con bonus di fine partita
score-seti-gold = Tessere punteggio oro
score-seti-milestones = Traguardi
score-seti-missions = Missioni
score-seti-planets = Pianeti
score-seti-sectors = Settori
score-seti-species = Specie aliene
score-seti-start = Inizio
score-seti-technology = Tecnologie
score-seti-traces = Tracce di vita

automaton-rival = Rivale
