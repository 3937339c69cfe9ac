# Names of Kepler-3042: options, components, places, parts of the score; headings of its catalogue and statistics.

game-kepler = Kepler-3042

option-kepler-campaign = Campaign
option-kepler-first = Who begins
option-kepler-objectives = Objective cards
option-kepler-pack = Data pack
option-kepler-placement = Who places the tiles
option-kepler-scores = Scores of the levels passed

placement-kepler-players = the players
placement-kepler-random = by chance

catalog-kepler-pack = Data pack
catalog-kepler-planets = Planets
catalog-kepler-types = Types of planets
catalog-kepler-technologies = Technologies
catalog-kepler-tracks = Leadership tracks
catalog-kepler-main-actions = Main actions
catalog-kepler-bonus-actions = Bonus actions
catalog-kepler-action-board = Action board
catalog-kepler-cards = Progress cards
catalog-kepler-objectives = Objectives
catalog-kepler-scoring = Points at the end
catalog-kepler-setup = Setup
catalog-kepler-galaxy = Galaxy board
catalog-kepler-campaigns = Solo campaigns
catalog-kepler-levels = Levels of a campaign
catalog-kepler-ghost = Ghost player

fact-kepler-alien-colonies = alien planets may be colonized
fact-kepler-antimatter = antimatter
fact-kepler-binary = binary stars
fact-kepler-burn-for-both = burned for both bonus actions
fact-kepler-burn-per-bonus = burned for a bonus action
fact-kepler-collects-medals = collects medals
fact-kepler-colony = produces as a colony
fact-kepler-column = column
fact-kepler-condition = condition
fact-kepler-conversions = conversions per turn
fact-kepler-cost = cost
fact-kepler-cubes-per-5 = cubes for each 5 points above the previous minimum
fact-kepler-difficulty = difficulty
fact-kepler-earth = on Earth
fact-kepler-effect = effect
fact-kepler-energy = energy
fact-kepler-german = German name
fact-kepler-grants-collaboration = its levels help the player
fact-kepler-icon = icon
fact-kepler-italian = Italian name
fact-kepler-leadership = technology leadership
fact-kepler-leadership-colonise = leadership for colonizing
fact-kepler-leadership-from-technology = leadership from technologies
fact-kepler-leadership-terraform = leadership for terraforming
fact-kepler-level = level
fact-kepler-long = hexes in the long-range zone
fact-kepler-medal = medal
fact-kepler-medium = hexes in the medium-range zone
fact-kepler-min-players = players at least
fact-kepler-minimum = points at least
fact-kepler-objectives = objectives
fact-kepler-points = points
fact-kepler-producing = producing colonies
fact-kepler-receives-collaboration = benefits from collaboration
fact-kepler-removed-in-solo = removed in the solo game
fact-kepler-rounds = rounds
fact-kepler-row = row
fact-kepler-sagittarius-a = Sagittarius A*
fact-kepler-set = set
fact-kepler-setup-levels = levels at setup
fact-kepler-shifts = shifts per turn
fact-kepler-ship-cost = cost of a ship
fact-kepler-short = hexes in the short-range zone
fact-kepler-single = single stars
fact-kepler-single-burn = both bonus actions for one burned cube
fact-kepler-sol = Sol
fact-kepler-solo-earth = on Earth in the solo game
fact-kepler-solo-storage = in storage in the solo game
fact-kepler-speed = speed
fact-kepler-start = the action cube starts here
fact-kepler-steps = effect
fact-kepler-storage = in storage
fact-kepler-tech = technology
fact-kepler-technology-rounds = technologies advance in rounds
fact-kepler-terraform-level = highest terraform level
fact-kepler-terraformed = produces terraformed
fact-kepler-track-steps = leadership in each round
fact-kepler-triple = triple stars
fact-kepler-type = type
fact-kepler-ukrainian = Ukrainian name
fact-kepler-unlocks = collaboration unlocks level

type-kepler-oceanic = oceanic
type-kepler-rocky = rocky
type-kepler-super-earth = super-earth
type-kepler-gas-giant = gas giant
type-kepler-alien = alien
tech-kepler-space-travel = Space Travel
tech-kepler-quantum-physics = Quantum Physics
tech-kepler-energy-development = Energy Development
tech-kepler-terraforming = Terraforming
tech-kepler-antimatter-science = Antimatter Science
track-kepler-colonial = colonial track
track-kepler-technology = technology track
track-kepler-choice = track of choice
zone-kepler-short = short-range zone
zone-kepler-medium = medium-range zone
zone-kepler-long = long-range zone
icon-kepler-regenerate = regenerate 1 cube
icon-kepler-produce-energy = produce 1 energy
icon-kepler-produce-matter = produce 1 matter
icon-kepler-produce-antimatter = produce 1 antimatter
icon-kepler-medal = medal
set-kepler-standard = standard
set-kepler-advanced = advanced
difficulty-kepler-easy = easy
difficulty-kepler-medium = medium
difficulty-kepler-hard = hard
difficulty-kepler-extreme = extreme
difficulty-kepler-utopian = utopian
conversions-kepler-unlimited = unlimited
on-kepler-any-one-planet = on any one planet
on-kepler-earth = on Earth
scoring-kepler-antimatter = Each antimatter on a planet
scoring-kepler-all-types = Colonies of all five types
scoring-kepler-three-of-a-type = Three colonies of one type
scoring-kepler-ship-on-mine = Each ship on a mine
scoring-kepler-maxed-technology = Each technology at the highest level
scoring-kepler-medal = Each medal
scoring-kepler-zone-short = Each colony in the short-range zone
scoring-kepler-zone-medium = Each colony in the medium-range zone
scoring-kepler-zone-long = Each colony in the long-range zone
level-kepler-1 = Level 1
level-kepler-2 = Level 2
level-kepler-3 = Level 3
level-kepler-4 = Level 4

main-kepler-space-missions = Space Missions
main-kepler-space-missions-does = { $n ->
    [one] build up to { $n } ship for { $cost }
   *[other] build up to { $n } ships for { $cost } each
}
main-kepler-colonial-settlement = Colonial Settlement
main-kepler-colonial-settlement-does = colonize planets with your ships on them
main-kepler-technological-development = Technological Development
main-kepler-technological-development-does = pay to advance technologies
main-kepler-stellar-propulsion = Stellar Propulsion
main-kepler-stellar-propulsion-does = { $n ->
    [one] move each ship up to { $n } hex, besides the usual movement
   *[other] move each ship up to { $n } hexes, besides the usual movement
}
main-kepler-terraform = Terraform
main-kepler-terraform-does = terraform colonies up to level { $level }
main-kepler-galactic-mapping = Galactic Mapping
main-kepler-galactic-mapping-does = { $n ->
    [one] advance 1 space on a track, then reveal { $n } tile
   *[other] advance 1 space on a track, then reveal { $n } tiles
}
main-kepler-energy-storage = Energy Storage
main-kepler-energy-storage-does = produce up to { $n } energy on one planet
main-kepler-planetary-exploitation = Planetary Exploitation
main-kepler-planetary-exploitation-does = { $n ->
    [one] produce on up to { $n } colony
   *[other] produce on up to { $n } colonies
}
main-kepler-antimatter-generation = Antimatter Generation
main-kepler-antimatter-generation-does = produce up to { $n } antimatter on one planet

bonus-kepler-space-logistics = Space Logistics
bonus-kepler-technical-evolution = Technical Evolution
bonus-kepler-scientific-progress = Scientific Progress
bonus-kepler-civil-modernity = Civil Modernity
bonus-kepler-space-exploration = Space Exploration
bonus-kepler-neo-exploitation = N.E.O. Exploitation

level-kepler-space-travel-0 = Space Program
level-kepler-space-travel-1 = Ion Propulsion
level-kepler-space-travel-2 = Space Warp Drive
level-kepler-space-travel-3 = Antimatter Propulsion
level-kepler-space-travel-4 = Wormhole Stabilizer
level-kepler-quantum-physics-0 = Classical Mechanics
level-kepler-quantum-physics-1 = Controlled Entanglement
level-kepler-quantum-physics-2 = Quantum Teleportation
level-kepler-quantum-physics-3 = Field Manipulation
level-kepler-quantum-physics-4 = Mastery of Relativity
level-kepler-energy-development-0 = Renewable Energy
level-kepler-energy-development-1 = Nuclear Fusion
level-kepler-energy-development-2 = Dyson Swarm
level-kepler-energy-development-3 = Quantum Plasma Plant
level-kepler-energy-development-4 = Theory of Everything
level-kepler-terraforming-0 = Earth Ecology
level-kepler-terraforming-1 = Biosphere
level-kepler-terraforming-2 = Planetary Engineering
level-kepler-terraforming-3 = Alien Genetic Research
level-kepler-terraforming-4 = World Building
level-kepler-antimatter-science-0 = Particle Physics
level-kepler-antimatter-science-1 = Orbital Accelerator
level-kepler-antimatter-science-2 = Magnetic Trap
level-kepler-antimatter-science-3 = Metamaterials Generator
level-kepler-antimatter-science-4 = Antimatter Synthesis

card-kepler-conoscenza-extraterrestre = Extraterrestrial Knowledge
card-kepler-accordo-espansione = Expansion Agreement
card-kepler-primato-coloniale = Colonial Primacy
card-kepler-primato-scientifico = Scientific Primacy
card-kepler-aiuti-alle-colonie = Aid to the Colonies
card-kepler-borse-di-ricerca = Research Grants
card-kepler-surplus-energetico = Energy Surplus
card-kepler-estrazione-intensiva = Intensive Extraction
card-kepler-anomalia-quantica = Quantum Anomaly
card-kepler-riciclo-entropico = Entropic Recycling
card-kepler-programma-di-recupero = Recovery Program
card-kepler-condivisione-dei-dati = Data Sharing
card-kepler-rotta-preferenziale = Preferred Route
card-kepler-sonde-automatiche = Automatic Probes
card-kepler-finestra-di-lancio = Launch Window
card-kepler-terraformazione-assistita = Assisted Terraforming
card-kepler-esposizione-universale = Universal Exposition
card-kepler-spinta-alla-ricerca = Research Drive

objective-kepler-base-logistica-esterna = External Logistics Base
objective-kepler-progetto-atlantide = Project Atlantis
objective-kepler-progetto-helios = Project Helios
objective-kepler-progetto-titano = Project Titan
objective-kepler-progetto-eden = Project Eden
objective-kepler-ramo-scientifico-elite = Elite Scientific Branch
objective-kepler-padronanza-antimateria = Mastery of Antimatter
objective-kepler-contatto-extraterrestre = Extraterrestrial Contact
objective-kepler-studio-extraterrestre = Extraterrestrial Study
objective-kepler-supporto-logistico = Logistic Support
objective-kepler-logistica-interna = Internal Logistics
objective-kepler-logistica-esterna = External Logistics
objective-kepler-piano-coloniale = Colonial Plan
objective-kepler-programma-gemini = Gemini Program
objective-kepler-espansione-civile = Civil Expansion
objective-kepler-supremazia-coloniale = Colonial Supremacy
objective-kepler-supremazia-tecnologica = Technological Supremacy

campaign-kepler-confini-della-galassia = At the Edge of the Galaxy
campaign-kepler-figli-del-progresso = Children of Progress
campaign-kepler-rete-delle-colonie = The Network of Colonies
campaign-kepler-civilta-ibrida = Hybrid Civilization
campaign-kepler-progenie-superiore = Superior Progeny

hex-kepler = { $hex }, { $zone }
hex-kepler-with = { $what }, { $hex }, { $zone }
place-kepler-earth = Earth
place-kepler-planet = planet { $number }
place-kepler-reserve = reserve
place-kepler-storage = storage
tile-kepler-mine = mine
tile-kepler-target = colonial target

score-kepler-all-types = All five types of planets
score-kepler-antimatter = Antimatter
score-kepler-colonial-track = Colonial track
score-kepler-medals = Medals
score-kepler-mines = Ships on mines
score-kepler-objectives = Objectives
score-kepler-technologies = Technologies at the highest level
score-kepler-technology-track = Technology track
score-kepler-terraformed = Terraformed planets
score-kepler-three-of-a-type = Three planets of one type
score-kepler-zones = Colonies by zone

deed-advanced = steps
deed-applied = applied
deed-declined = declined
deed-held = held
deed-medals = medals
deed-reached = reached
deed-settled = colonized
deed-taken = taken
deed-terraformed = terraformed
deed-used = used

things-kepler-bonus-actions = Bonus actions
things-kepler-bonus-actions-about = How often each bonus action was taken, and how many points went along with each time.
things-kepler-cards = Progress cards
things-kepler-cards-about = Drawn for a round, then applied or declined by those whom the card concerns.
things-kepler-main-actions = Main actions
things-kepler-main-actions-about = How often the action cube went to each space, and how many points went along with each time.
things-kepler-objectives = Objectives
things-kepler-objectives-about = The objective cards that players held, and those they fulfilled at the end.
things-kepler-planets = Planets
things-kepler-planets-about = Who colonizes which planet, and which colonies are terraformed.
things-kepler-technologies = Technologies
things-kepler-technologies-about = Every level of every technology: how many players reach it.
things-kepler-tracks = Leadership tracks
things-kepler-tracks-about = Steps and medals on each track, and how many points went along with each step.

planet-kepler-of-type = { $planet } ({ $type })
technology-kepler-level = { $tech } { $level }: { $name }

resource-antimatter = antimatter
resource-conversions = conversions in this turn
resource-cubes = cubes outside the Clausius Well
resource-markers = colony markers
resource-matter = matter
resource-shifts = shifts in this turn
resource-ships = ships in the reserve
resource-terraform-level = terraforming level

automaton-ghost = The ghost
