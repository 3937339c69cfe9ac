# Parole di Kepler-3042.

catalog-kepler-pack = Pacchetto di dati
catalog-kepler-planets = Pianeti
catalog-kepler-types = Tipi di pianeta
catalog-kepler-technologies = Tecnologie
catalog-kepler-tracks = Tracciati Leadership
catalog-kepler-main-actions = Azioni principali
catalog-kepler-bonus-actions = Azioni bonus
catalog-kepler-action-board = Plancia Azioni
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
fact-kepler-burn-per-bonus = bruciate per un'azione bonus
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
fact-kepler-grants-collaboration = i suoi livelli aiutano il giocatore
fact-kepler-icon = icona
fact-kepler-italian = nome italiano
fact-kepler-leadership = leadership tecnologica
fact-kepler-leadership-colonise = leadership per la colonizzazione
fact-kepler-leadership-from-technology = leadership dalle tecnologie
fact-kepler-leadership-terraform = leadership per la terraformazione
fact-kepler-level = livello
fact-kepler-long = esagoni nella zona a lungo raggio
fact-kepler-medium = esagoni nella zona a medio raggio
fact-kepler-min-players = giocatori almeno
fact-kepler-minimum = punti almeno
fact-kepler-objectives = obiettivi
fact-kepler-points = punti
fact-kepler-producing = pianeti che producono
fact-kepler-receives-collaboration = riceve collaborazione
fact-kepler-removed-in-solo = tolta nel gioco in solitario
fact-kepler-rounds = round
fact-kepler-row = riga
fact-kepler-sagittarius-a = Sagittarius A*
fact-kepler-set = serie
fact-kepler-setup-levels = livelli alla preparazione
fact-kepler-shifts = spostamenti per turno
fact-kepler-ship-cost = costo di un'astronave
fact-kepler-short = esagoni nella zona a corto raggio
fact-kepler-single = stelle singole
fact-kepler-single-burn = entrambe le azioni bonus per un solo cubetto bruciato
fact-kepler-sol = Sole
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
tech-kepler-antimatter-science = Scienza dell'Antimateria
track-kepler-colonial = tracciato coloniale
track-kepler-technology = tracciato tecnologico
track-kepler-choice = tracciato a scelta
zone-kepler-short = zona a corto raggio
zone-kepler-medium = zona a medio raggio
zone-kepler-long = zona a lungo raggio
icon-kepler-regenerate = rigenera 1
icon-kepler-produce-energy = produci 1 energia
icon-kepler-produce-matter = produci 1 materia
icon-kepler-produce-antimatter = produci 1 antimateria
icon-kepler-medal = medaglia
set-kepler-standard = standard
set-kepler-advanced = avanzata
difficulty-kepler-easy = facile
difficulty-kepler-medium = media
difficulty-kepler-hard = difficile
difficulty-kepler-extreme = estrema
difficulty-kepler-utopian = utopica
conversions-kepler-unlimited = illimitate
target-kepler-all = tutti
target-kepler-highest-colonial = primi sul tracciato coloniale
target-kepler-lowest-colonial = ultimi sul tracciato coloniale
target-kepler-highest-technology = primi sul tracciato tecnologico
target-kepler-lowest-technology = ultimi sul tracciato tecnologico
on-kepler-any-one-planet = un pianeta qualsiasi
on-kepler-earth = Terra
amount-kepler-number-of-the-level-reached = tante quante il livello raggiunto
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

op-kepler-may = { $target } possono: { $do }
op-kepler-must = { $target }: { $do }
op-kepler-advance-track = avanzare di { $amount } sul { $track }
op-kepler-regenerate = rigenerare fino a { $amount }
op-kepler-produce = produrre su { $on }: { $resources }
op-kepler-burn = bruciare { $amount }
op-kepler-advance-technology = avanzare gratis una tecnologia di { $levels }, al massimo al livello { $maxlevel }
op-kepler-build-ship-free = costruire gratis un'astronave
op-kepler-move-ships = muovere ogni astronave fino a { $hexes } esagoni
op-kepler-reveal-tiles = scoprire { $count } tessere
op-kepler-terraform =
    terraformare fino a { $planets }{ $paycost ->
        [false] {""}, senza costo
       *[other] {""}
    }
op-kepler-choose-opponent = nominare un avversario, che può: { $opponent }; poi: { $self }

op-kepler-terraformed-in-zone = pianeti terraformati nella { $zone }: { $atleast }
op-kepler-terraformed-of-type = pianeti terraformati di tipo { $type }: { $atleast }
op-kepler-terraformed-total = pianeti terraformati: { $atleast }
op-kepler-terraformed-same-type = pianeti terraformati di uno stesso tipo: { $atleast }
op-kepler-colonised-in-zone = pianeti colonizzati nella { $zone }: { $atleast }
op-kepler-colonised-of-type = pianeti colonizzati di tipo { $type }: { $atleast }
op-kepler-colonised-total = pianeti colonizzati: { $atleast }
op-kepler-technologies-at-level = tecnologie al livello { $level } o superiore: { $atleast }
op-kepler-antimatter-on-planets = antimateria sui pianeti: { $atleast }
op-kepler-ships-on-mines = astronavi su miniere: { $atleast }
op-kepler-ships-on-board = astronavi sul tabellone: { $atleast }
op-kepler-highest-on-track =
    primo sul { $track }{ $ties ->
        [false] {""}, da solo
       *[other] {""}
    }{ $ghost ->
        [false] {""}, senza contare il fantasma
       *[other] {""}
    }
op-kepler-all-of = { $conditions }
