# Nomi di Kepler-3042: opzioni, componenti, luoghi, parti del punteggio; titoli di catalogo e statistiche.

game-kepler = Kepler-3042

option-kepler-campaign = Campagna
option-kepler-first = Chi comincia
option-kepler-objectives = Carte Obiettivo
option-kepler-pack = Pacchetto di dati
option-kepler-placement = Chi piazza i Corpi celesti
option-kepler-scores = Punteggi dei livelli superati

placement-kepler-players = i giocatori
placement-kepler-random = il caso

catalog-kepler-pack = Pacchetto di dati
catalog-kepler-planets = Pianeti
catalog-kepler-types = Tipi di pianeta
catalog-kepler-technologies = Tecnologie
catalog-kepler-tracks = Tracciati Leadership
catalog-kepler-main-actions = Azioni principali
catalog-kepler-bonus-actions = Azioni bonus
catalog-kepler-action-board = Plancia Azione
catalog-kepler-cards = Carte Progresso
catalog-kepler-objectives = Obiettivi
catalog-kepler-scoring = Punti a fine partita
catalog-kepler-setup = Preparazione
catalog-kepler-galaxy = Tabellone della galassia
catalog-kepler-campaigns = Campagne in solitario
catalog-kepler-levels = Livelli di una campagna
catalog-kepler-ghost = Giocatore fantasma

fact-kepler-alien-colonies = pianeti alieni colonizzabili
fact-kepler-antimatter = antimateria
fact-kepler-binary = stelle binarie
fact-kepler-burn-for-both = bruciate per entrambe le azioni bonus
fact-kepler-burn-per-bonus = bruciate per un’azione bonus
fact-kepler-collects-medals = raccoglie medaglie
fact-kepler-colony = produce da colonia
fact-kepler-column = colonna
fact-kepler-condition = condizione
fact-kepler-conversions = conversioni per turno
fact-kepler-cost = costo
fact-kepler-cubes-per-5 = cubetti ogni 5 punti oltre il minimo precedente
fact-kepler-difficulty = difficoltà
fact-kepler-earth = sulla Terra
fact-kepler-effect = effetto
fact-kepler-energy = energia
fact-kepler-german = nome tedesco
fact-kepler-grants-collaboration = i suoi livelli aiutano il giocatore
fact-kepler-icon = icona
fact-kepler-italian = nome italiano
fact-kepler-leadership = leadership tecnologica
fact-kepler-leadership-colonise = leadership per la colonizzazione
fact-kepler-leadership-from-technology = leadership dalle tecnologie
fact-kepler-leadership-terraform = leadership per la terraformazione
fact-kepler-level = livello
fact-kepler-long = esagoni nella zona a lungo raggio
fact-kepler-medal = medaglia
fact-kepler-medium = esagoni nella zona a medio raggio
fact-kepler-min-players = giocatori almeno
fact-kepler-minimum = punti almeno
fact-kepler-objectives = obiettivi
fact-kepler-points = punti
fact-kepler-producing = pianeti che producono
fact-kepler-receives-collaboration = riceve la collaborazione
fact-kepler-removed-in-solo = tolta nel gioco in solitario
fact-kepler-rounds = round
fact-kepler-row = fila
fact-kepler-sagittarius-a = Sagittarius A*
fact-kepler-set = set
fact-kepler-setup-levels = livelli alla preparazione
fact-kepler-shifts = spostamenti per turno
fact-kepler-ship-cost = costo di un’astronave
fact-kepler-short = esagoni nella zona a corto raggio
fact-kepler-single = stelle singole
fact-kepler-single-burn = entrambe le azioni bonus per un solo cubetto bruciato
fact-kepler-sol = Sol
fact-kepler-solo-earth = sulla Terra in solitario
fact-kepler-solo-storage = nel Deposito in solitario
fact-kepler-speed = velocità
fact-kepler-start = il cubetto Azione parte da qui
fact-kepler-steps = effetto
fact-kepler-storage = nel Deposito
fact-kepler-tech = tecnologia
fact-kepler-technology-rounds = le tecnologie avanzano nei round
fact-kepler-terraform-level = livello massimo di terraformazione
fact-kepler-terraformed = produce da terraformato
fact-kepler-track-steps = leadership a ogni round
fact-kepler-triple = stelle triple
fact-kepler-type = tipo
fact-kepler-ukrainian = nome ucraino
fact-kepler-unlocks = la collaborazione sblocca il livello

type-kepler-oceanic = oceanico
type-kepler-rocky = roccioso
type-kepler-super-earth = super-terra
type-kepler-gas-giant = gigante gassoso
type-kepler-alien = alieno
tech-kepler-space-travel = Viaggi Spaziali
tech-kepler-quantum-physics = Fisica Quantistica
tech-kepler-energy-development = Sviluppi Energetici
tech-kepler-terraforming = Terraformazione
tech-kepler-antimatter-science = Scienza dell’Antimateria
track-kepler-colonial = tracciato Leadership Coloniale
track-kepler-technology = tracciato Leadership Tecnologica
track-kepler-choice = tracciato a scelta
zone-kepler-short = zona a corto raggio
zone-kepler-medium = zona a medio raggio
zone-kepler-long = zona a lungo raggio
icon-kepler-regenerate = rigenera 1 risorsa
icon-kepler-produce-energy = produci 1 energia
icon-kepler-produce-matter = produci 1 materia
icon-kepler-produce-antimatter = produci 1 antimateria
icon-kepler-medal = medaglia
set-kepler-standard = standard
set-kepler-advanced = avanzato
difficulty-kepler-easy = facile
difficulty-kepler-medium = media
difficulty-kepler-hard = difficile
difficulty-kepler-extreme = estrema
difficulty-kepler-utopian = utopica
conversions-kepler-unlimited = illimitate
on-kepler-any-one-planet = su un pianeta qualsiasi
on-kepler-earth = sulla Terra
scoring-kepler-antimatter = Ogni antimateria su un pianeta
scoring-kepler-all-types = Colonie di tutti e cinque i tipi
scoring-kepler-three-of-a-type = Tre colonie di uno stesso tipo
scoring-kepler-ship-on-mine = Ogni astronave su una miniera
scoring-kepler-maxed-technology = Ogni tecnologia al livello massimo
scoring-kepler-medal = Ogni medaglia
scoring-kepler-zone-short = Ogni colonia nella zona a corto raggio
scoring-kepler-zone-medium = Ogni colonia nella zona a medio raggio
scoring-kepler-zone-long = Ogni colonia nella zona a lungo raggio
level-kepler-1 = Livello 1
level-kepler-2 = Livello 2
level-kepler-3 = Livello 3
level-kepler-4 = Livello 4

main-kepler-space-missions = Missioni Spaziali
main-kepler-space-missions-does = { $n ->
    [one] costruisci fino a { $n } astronave per { $cost }
   *[other] costruisci fino a { $n } astronavi, ognuna per { $cost }
}
main-kepler-colonial-settlement = Insediamento Coloniale
main-kepler-colonial-settlement-does = colonizza i pianeti su cui si trovano le tue astronavi
main-kepler-technological-development = Sviluppo Tecnologico
main-kepler-technological-development-does = spendi per far avanzare le tecnologie
main-kepler-stellar-propulsion = Propulsione Stellare
main-kepler-stellar-propulsion-does = { $n ->
    [one] muovi ogni astronave fino a { $n } esagono, oltre al movimento normale
   *[other] muovi ogni astronave fino a { $n } esagoni, oltre al movimento normale
}
main-kepler-terraform = Terraformare
main-kepler-terraform-does = terraforma colonie fino al livello { $level }
main-kepler-galactic-mapping = Mappatura Galattica
main-kepler-galactic-mapping-does = { $n ->
    [one] avanza di 1 casella su un tracciato, poi scopri { $n } tessera
   *[other] avanza di 1 casella su un tracciato, poi scopri { $n } tessere
}
main-kepler-energy-storage = Accumulo Energetico
main-kepler-energy-storage-does = produci fino a { $n } energia su un pianeta
main-kepler-planetary-exploitation = Sfruttamento Planetario
main-kepler-planetary-exploitation-does = { $n ->
    [one] produci su { $n } colonia
   *[other] produci su un massimo di { $n } colonie
}
main-kepler-antimatter-generation = Generazione Antimateria
main-kepler-antimatter-generation-does = produci fino a { $n } antimateria su un pianeta

bonus-kepler-space-logistics = Logistica Spaziale
bonus-kepler-technical-evolution = Evoluzione Tecnica
bonus-kepler-scientific-progress = Progresso Scientifico
bonus-kepler-civil-modernity = Modernità Civile
bonus-kepler-space-exploration = Esplorazione Spaziale
bonus-kepler-neo-exploitation = Sfruttamento N.E.O.

level-kepler-space-travel-0 = Programma Spaziale
level-kepler-space-travel-1 = Propulsione Ionica
level-kepler-space-travel-2 = Motore a Curvatura Spaziale
level-kepler-space-travel-3 = Propulsione ad Antimateria
level-kepler-space-travel-4 = Stabilizzatore di Wormholes
level-kepler-quantum-physics-0 = Meccanica Classica
level-kepler-quantum-physics-1 = Entanglement Controllato
level-kepler-quantum-physics-2 = Teletrasporto Quantistico
level-kepler-quantum-physics-3 = Manipolazione dei Campi
level-kepler-quantum-physics-4 = Dominio della Relatività
level-kepler-energy-development-0 = Energie Rinnovabili
level-kepler-energy-development-1 = Fusione Nucleare
level-kepler-energy-development-2 = Sciame di Dyson
level-kepler-energy-development-3 = Centrale a Plasma Quantico
level-kepler-energy-development-4 = Teoria del Tutto
level-kepler-terraforming-0 = Ecologia Terrestre
level-kepler-terraforming-1 = Biosfera
level-kepler-terraforming-2 = Ingegneria Planetaria
level-kepler-terraforming-3 = Ricerca Genetica Aliena
level-kepler-terraforming-4 = Creazione di Mondi
level-kepler-antimatter-science-0 = Fisica delle Particelle
level-kepler-antimatter-science-1 = Acceleratore Orbitale
level-kepler-antimatter-science-2 = Trappola Magnetica
level-kepler-antimatter-science-3 = Generatore di Metamateriali
level-kepler-antimatter-science-4 = Sintesi dell’Antimateria

card-kepler-conoscenza-extraterrestre = Conoscenza Extraterrestre
card-kepler-accordo-espansione = Accordo sull’Espansione
card-kepler-primato-coloniale = Primato Coloniale
card-kepler-primato-scientifico = Primato Scientifico
card-kepler-aiuti-alle-colonie = Aiuti alle Colonie
card-kepler-borse-di-ricerca = Borse di Ricerca
card-kepler-surplus-energetico = Surplus Energetico
card-kepler-estrazione-intensiva = Estrazione Intensiva
card-kepler-anomalia-quantica = Anomalia Quantica
card-kepler-riciclo-entropico = Riciclo Entropico
card-kepler-programma-di-recupero = Programma di Recupero
card-kepler-condivisione-dei-dati = Condivisione dei Dati
card-kepler-rotta-preferenziale = Rotta Preferenziale
card-kepler-sonde-automatiche = Sonde Automatiche
card-kepler-finestra-di-lancio = Finestra di Lancio
card-kepler-terraformazione-assistita = Terraformazione Assistita
card-kepler-esposizione-universale = Esposizione Universale
card-kepler-spinta-alla-ricerca = Spinta alla Ricerca

objective-kepler-base-logistica-esterna = Base Logistica Esterna
objective-kepler-progetto-atlantide = Progetto Atlantide
objective-kepler-progetto-helios = Progetto Helios
objective-kepler-progetto-titano = Progetto Titano
objective-kepler-progetto-eden = Progetto Eden
objective-kepler-ramo-scientifico-elite = Ramo Scientifico d’Élite
objective-kepler-padronanza-antimateria = Padronanza dell’Antimateria
objective-kepler-contatto-extraterrestre = Contatto Extraterrestre
objective-kepler-studio-extraterrestre = Studio Extraterrestre
objective-kepler-supporto-logistico = Supporto Logistico
objective-kepler-logistica-interna = Logistica Interna
objective-kepler-logistica-esterna = Logistica Esterna
objective-kepler-piano-coloniale = Piano Coloniale
objective-kepler-programma-gemini = Programma Gemini
objective-kepler-espansione-civile = Espansione Civile
objective-kepler-supremazia-coloniale = Supremazia Coloniale
objective-kepler-supremazia-tecnologica = Supremazia Tecnologica

campaign-kepler-confini-della-galassia = Ai Confini della Galassia
campaign-kepler-figli-del-progresso = Figli del Progresso
campaign-kepler-rete-delle-colonie = La Rete delle Colonie
campaign-kepler-civilta-ibrida = Civiltà Ibrida
campaign-kepler-progenie-superiore = Progenie Superiore

hex-kepler = { $hex }, { $zone }
hex-kepler-with = { $what }, { $hex }, { $zone }
place-kepler-earth = Terra
place-kepler-planet = pianeta { $number }
place-kepler-reserve = riserva
place-kepler-storage = Deposito Risorse
tile-kepler-mine = miniera
tile-kepler-target = obiettivo coloniale

score-kepler-all-types = Tutti e cinque i tipi di pianeta
score-kepler-antimatter = Antimateria
score-kepler-colonial-track = Leadership Coloniale
score-kepler-medals = Medaglie
score-kepler-mines = Astronavi su miniere
score-kepler-objectives = Obiettivi
score-kepler-technologies = Tecnologie al livello massimo
score-kepler-technology-track = Leadership Tecnologica
score-kepler-terraformed = Pianeti terraformati
score-kepler-three-of-a-type = Tre pianeti di un tipo
score-kepler-zones = Colonie per zona

deed-advanced = passi
deed-applied = applicata
deed-declined = rinuncia
deed-held = in mano
deed-medals = medaglie
deed-reached = raggiunto
deed-settled = colonizzato
deed-taken = scelta
deed-terraformed = terraformato
deed-used = usata

things-kepler-bonus-actions = Azioni bonus
things-kepler-bonus-actions-about = Quante volte è stata effettuata ogni azione bonus e quanti punti si accompagnano a ogni volta.
things-kepler-cards = Carte Progresso
things-kepler-cards-about = Pescata per un round, poi applicata o rifiutata da chi ne è interessato.
things-kepler-main-actions = Azioni principali
things-kepler-main-actions-about = Quante volte il cubetto Azione è andato in ogni casella e quanti punti si accompagnano a ogni volta.
things-kepler-objectives = Obiettivi
things-kepler-objectives-about = Le carte Obiettivo che i giocatori avevano e quelle completate alla fine.
things-kepler-planets = Pianeti
things-kepler-planets-about = Quali pianeti si colonizzano e quali colonie si terraformano.
things-kepler-technologies = Tecnologie
things-kepler-technologies-about = Ogni livello di ogni tecnologia: quanti giocatori lo raggiungono.
things-kepler-tracks = Tracciati Leadership
things-kepler-tracks-about = Passi e medaglie su ogni tracciato e quanti punti si accompagnano a ogni passo.

planet-kepler-of-type = { $planet } ({ $type })
technology-kepler-level = { $tech } { $level }: { $name }

resource-antimatter = antimateria
resource-conversions = conversioni in questo turno
resource-cubes = risorse fuori dal Pozzo di Clausius
resource-markers = indicatori per colonie
resource-matter = materia
resource-shifts = spostamenti in questo turno
resource-ships = astronavi nella riserva
resource-terraform-level = livello di terraformazione

automaton-ghost = Il giocatore fantasma
