# Nomi di SETI: opzioni, componenti, luoghi, parti del punteggio; titoli di catalogo e statistiche.

game-seti = SETI

option-seti-discs = Posizione dei dischi
option-seti-first = Chi comincia
option-seti-gold = Lati delle tessere punteggio oro
option-seti-solo = Difficoltà della partita in solitario
option-seti-species = Specie
option-seti-tiles = Ordine delle plancette dei settori
intro-seti-length = 30–60 min
intro-seti-picture = Il sistema solare di SETI: tre dischi che ruotano, sonde in viaggio, otto stelle intorno
intro-seti-short-1 = Vince chi ha più punti dopo cinque round.
intro-seti-short-2 = Un turno è un’azione principale: lanciare una sonda, orbitare o atterrare, esaminare, analizzare dati, giocare una carta, ricercare una tecnologia o passare fino al round seguente. In più ci sono le azioni libere, finché puoi pagarle.
intro-seti-short-3 = Le sonde volano in un sistema solare che gira: la ricerca fa ruotare i dischi, e le distanze cambiano.
intro-seti-short-4 = Esaminando lasci segnali presso le stelle e ricevi dati. Chi ha più segnali in un settore completato ne vince la maggioranza; i dati riempiono il computer.
intro-seti-short-5 = Tracce di vita di tre colori rivelano una specie aliena, due per partita. Da quel momento offre carte, regole e punti propri.
intro-seti-weight = impegnativo
intro-seti-what = Manda sonde in un sistema solare che ruota sotto di loro, punta i telescopi su otto stelle e scopri prima degli altri chi ci vive.
option-seti-solo-help = 1 è il rivale più mite, 5 il più agguerrito: a ogni livello avanza più in fretta.
option-seti-species-help = Quali due specie aspettano di essere scoperte. Se decide il caso, nessuno lo sa in anticipo.
option-seti-solo-1 = 1, facilissima
option-seti-solo-2 = 2, facile
option-seti-solo-3 = 3, equilibrata
option-seti-solo-4 = 4, difficile
option-seti-solo-5 = 5, spietata

catalog-seti-projects = Carte progetto
catalog-seti-species-cards = Carte aliene

fact-seti-corner = azione libera
fact-seti-credits = costo in crediti
fact-seti-danger = pericolo
fact-seti-energy = costo in energia
fact-seti-income = rendita
fact-seti-points = punti
fact-seti-signal = colore settore
fact-seti-species = specie

body-seti-earth = Terra
    .to = sulla Terra
body-seti-jupiter = Giove
    .to = su Giove
body-seti-mars = Marte
    .to = su Marte
body-seti-mercury = Mercurio
    .to = su Mercurio
body-seti-neptune = Nettuno
    .to = su Nettuno
body-seti-oumuamua = Oumuamua
    .to = su Oumuamua
body-seti-saturn = Saturno
    .to = su Saturno
body-seti-uranus = Urano
    .to = su Urano
body-seti-venus = Venere
    .to = su Venere

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
    .star = di 61 Virginis
star-seti-barnards-star = Stella di Barnard
    .star = della Stella di Barnard
star-seti-beta-pictoris = Beta Pictoris
    .star = di Beta Pictoris
star-seti-kepler-22 = Kepler-22
    .star = di Kepler-22
star-seti-procyon = Procione
    .star = di Procione
star-seti-proxima-centauri = Proxima Centauri
    .star = di Proxima Centauri
star-seti-sirius-a = Sirio A
    .star = di Sirio A
star-seti-vega = Vega
    .star = di Vega


feature-seti-asteroids = asteroidi
feature-seti-comet = cometa

species-seti-anomalies = Anomalie
    .whose = Anomalie
species-seti-centaurians = Centauriani
    .whose = Centauriani
species-seti-exertians = Exertiani
    .whose = Exertiani
species-seti-mascamites = Mascamiti
    .whose = Mascamiti
species-seti-oumuamua = Oumuamua

side-seti-left = sinistra
    .whose = specie di sinistra
side-seti-right = destra
    .whose = specie di destra

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
gold-seti-other = miscellanea
gold-seti-technology = tecnologie

tech-seti-probe-1 = Tecnologia sonda (seconda sonda)
    .what = la tecnologia sonda (seconda sonda)
tech-seti-probe-1-does = Puoi avere 2 sonde nello spazio.
tech-seti-probe-2 = Tecnologia sonda (asteroidi)
    .what = la tecnologia sonda (asteroidi)
tech-seti-probe-2-does = Entrare in un campo di asteroidi dà 1 pubblicità; uscirne non costa movimento extra.
tech-seti-probe-3 = Tecnologia sonda (atterraggio)
    .what = la tecnologia sonda (atterraggio)
tech-seti-probe-3-does = Atterrare costa 1 energia in meno.
tech-seti-probe-4 = Tecnologia sonda (satelliti)
    .what = la tecnologia sonda (satelliti)
tech-seti-probe-4-does = Puoi atterrare sui satelliti.
tech-seti-telescope-1 = Tecnologia telescopio (settore adiacente)
    .what = la tecnologia telescopio (settore adiacente)
tech-seti-telescope-1-does = Quando esamini le stelle: invece che dal settore della Terra puoi registrare il segnale da un settore adiacente.
tech-seti-telescope-2 = Tecnologia telescopio (Mercurio)
    .what = la tecnologia telescopio (Mercurio)
tech-seti-telescope-2-does = Quando esamini le stelle: paga 1 pubblicità per registrare un segnale dal settore di Mercurio.
tech-seti-telescope-3 = Tecnologia telescopio (carta della mano)
    .what = la tecnologia telescopio (carta della mano)
tech-seti-telescope-3-does = Quando esamini le stelle: scarta una carta dalla mano per registrare un segnale del suo colore.
tech-seti-telescope-4 = Tecnologia telescopio (lancio)
    .what = la tecnologia telescopio (lancio)
tech-seti-telescope-4-does = Quando esamini le stelle: paga 1 energia per lanciare una sonda, oppure ottieni 1 movimento.
tech-seti-computer-1 = Tecnologia computer (credito)
    .what = la tecnologia computer (credito)
tech-seti-computer-1-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 1 credito.
tech-seti-computer-2 = Tecnologia computer (energia)
    .what = la tecnologia computer (energia)
tech-seti-computer-2-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 1 energia.
tech-seti-computer-3 = Tecnologia computer (carta)
    .what = la tecnologia computer (carta)
tech-seti-computer-3-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 1 carta.
tech-seti-computer-4 = Tecnologia computer (pubblicità)
    .what = la tecnologia computer (pubblicità)
tech-seti-computer-4-does = Un dato sullo spazio superiore dà 2 punti, su quello inferiore 2 pubblicità.

score-seti-cards = Carte
score-seti-computer = Computer
score-seti-danger = Pericolo
score-seti-end-cards = Carte con bonus di fine partita
score-seti-gold = Tessere punteggio oro
score-seti-milestones = Traguardi
score-seti-missions = Missioni
score-seti-objectives = Obiettivi non completati
score-seti-planets = Pianeti
score-seti-sectors = Settori
score-seti-species = Specie aliene
score-seti-start = Inizio
score-seti-technology = Tecnologie
score-seti-traces = Tracce di vita

tech-kind-seti-computer = tecnologia computer
tech-kind-seti-probe = tecnologia sonda
tech-kind-seti-telescope = tecnologia telescopio

deed-discarded = scartata
deed-discovered = scoperta
deed-in-play = in gioco
deed-landed = atterraggi
deed-marked = contrassegnata
deed-orbited = in orbita
deed-played = giocata
deed-researched = ricercata
deed-second = secondo posto
deed-tucked = incorporata
deed-won = vinto

things-seti-gold = Tessere punteggio oro
things-seti-gold-about = Quante volte ogni tessera è stata contrassegnata.
things-seti-places = Pianeti e satelliti
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
things-seti-technologies-about = Quanti giocatori hanno ricercato ogni tecnologia.

resource-cards = carte
resource-computer = dati nella fila superiore del computer
resource-credits = crediti
resource-data = dati
resource-exofossils = esofossili
resource-movement = movimento
resource-publicity = pubblicità

automaton-rival = Rivale
    .said = il rivale
space-seti-asteroids = asteroidi nel settore { $star }
    .to = sugli asteroidi nel settore { $star }
space-seti-asteroids-ring = asteroidi nel settore { $star }, anello { $ring }
    .to = sugli asteroidi nel settore { $star }, anello { $ring }
space-seti-comet = cometa nel settore { $star }
    .to = sulla cometa nel settore { $star }
space-seti-comet-ring = cometa nel settore { $star }, anello { $ring }
    .to = sulla cometa nel settore { $star }, anello { $ring }
space-seti-empty = spazio vuoto nel settore { $star }
    .to = nello spazio vuoto nel settore { $star }
space-seti-empty-ring = spazio vuoto nel settore { $star }, anello { $ring }
    .to = nello spazio vuoto nel settore { $star }, anello { $ring }
