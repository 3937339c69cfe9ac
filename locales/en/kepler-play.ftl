# What is said while Kepler-3042 is played: names, choices, events, positions.
#
# Seats are the subject of their sentence, in the present tense. $amount, $cubes and $cost are one or
# several amount-kepler-… in the accusative; $hex is coordinates, with the zone where the pack is known;
# $place is where cubes lie; $gives is what a level gives, or a resource that is given away for $takes;
# $effect is a list of op-kepler-…; $planet, $card and $name are proper names.

main-kepler-space-missions = Space Missions
main-kepler-space-missions-does = build up to { $n } ships, each for { $cost }
main-kepler-colonial-settlement = Colonial Settlement
main-kepler-colonial-settlement-does = colonise planets on which your ships stand
main-kepler-technological-development = Technological Development
main-kepler-technological-development-does = pay for levels of technologies
main-kepler-stellar-propulsion = Stellar Propulsion
main-kepler-stellar-propulsion-does = { $n ->
    [one] move each ship up to { $n } hex, besides the usual movement
   *[other] move each ship up to { $n } hexes, besides the usual movement
}
main-kepler-terraform = Terraform
main-kepler-terraform-does = terraform colonies up to level { $level }
main-kepler-galactic-mapping = Galactic Mapping
main-kepler-galactic-mapping-does = advance 1 on a track, then turn { $n } tiles face up
main-kepler-energy-storage = Energy Storage
main-kepler-energy-storage-does = produce up to { $n } energy on one planet
main-kepler-planetary-exploitation = Planetary Exploitation
main-kepler-planetary-exploitation-does = { $n ->
    [one] let up to { $n } colony produce
   *[other] let up to { $n } colonies produce
}
main-kepler-antimatter-generation = Antimatter Generation
main-kepler-antimatter-generation-does = produce up to { $n } antimatter on one planet

bonus-kepler-space-logistics = Space Logistics
bonus-kepler-technical-evolution = Technical Evolution
bonus-kepler-scientific-progress = Scientific Progress
bonus-kepler-civil-modernity = Civil Modernity
bonus-kepler-space-exploration = Space Exploration
bonus-kepler-neo-exploitation = N.E.O. Exploitation

level-kepler-space-travel-0 = Space Programme
level-kepler-space-travel-1 = Ion Propulsion
level-kepler-space-travel-2 = Space Warp Drive
level-kepler-space-travel-3 = Antimatter Propulsion
level-kepler-space-travel-4 = Wormhole Stabiliser
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

gives-kepler-space-travel = speed { $speed }; a ship costs { $cost }
gives-kepler-quantum-physics = in each turn { $conversions } × convert, { $shifts } × shift
gives-kepler-quantum-physics-unlimited = in each turn convert without limit, { $shifts } × shift
gives-kepler-energy-development = Energy Storage produces { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] Energy Storage produces { $energy }; both bonus actions of a turn together for { $n } burned cube
   *[other] Energy Storage produces { $energy }; both bonus actions of a turn together for { $n } burned cubes
}
gives-kepler-terraforming = planets that produce: { $planets }; terraform up to level { $level }
gives-kepler-antimatter-science = Antimatter Generation produces { $antimatter }
gives-kepler-antimatter-science-alien = Antimatter Generation produces { $antimatter }; alien planets can be colonised

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
card-kepler-programma-di-recupero = Recovery Programme
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
objective-kepler-programma-gemini = Gemini Programme
objective-kepler-espansione-civile = Civil Expansion
objective-kepler-supremazia-coloniale = Colonial Supremacy
objective-kepler-supremazia-tecnologica = Technological Supremacy

campaign-kepler-confini-della-galassia = At the Edge of the Galaxy
campaign-kepler-figli-del-progresso = Children of Progress
campaign-kepler-rete-delle-colonie = The Network of Colonies
campaign-kepler-civilta-ibrida = Hybrid Civilisation
campaign-kepler-progenie-superiore = Superior Progeny

amount-kepler-energy = { $n } energy
amount-kepler-matter = { $n } matter
amount-kepler-antimatter = { $n } antimatter

hex-kepler = { $hex }, { $zone }
hex-kepler-with = { $what }, { $hex }, { $zone }
place-kepler-earth = Earth
place-kepler-planet = planet { $number }
place-kepler-reserve = reserve
place-kepler-storage = storage
tile-kepler-mine = mine
tile-kepler-target = colonial target

about-kepler-advance = Choose a technology to advance.
about-kepler-bonus = Choose a bonus action, or go on.
about-kepler-build = Choose where to build a ship, or stop.
about-kepler-burn = Choose a cube to burn.
about-kepler-cubes = Choose a bonus cube for Earth.
about-kepler-destination = Choose where the ship flies.
about-kepler-develop = Choose a technology and the planet that pays, or stop.
about-kepler-exploit = Choose a colony that produces, or stop.
about-kepler-fly = Choose the ship that moves next, or stop.
about-kepler-main = Move your action cube: choose a main action.
about-kepler-offer = Apply the progress card, or do without it.
about-kepler-opponent = Choose an opponent.
about-kepler-place = Choose a hex for the next face-down tile.
about-kepler-produce = Choose what to produce and where.
about-kepler-recall = Recall ships, or end your turn.
about-kepler-regenerate = Choose a cube to regenerate.
about-kepler-reveal = Choose a tile to turn face up, or stop.
about-kepler-settle = Choose a planet to colonise, or stop.
about-kepler-start = Choose a technology to begin with.
about-kepler-terraform = Choose a colony to terraform, or stop.
about-kepler-track = Choose the track on which you advance.

choice-kepler-accept = Apply the progress card “{ $card }”: { $effect }
choice-kepler-action = { $action }: { $does } (bonus actions: { $bonuses })
choice-kepler-advance = Advance { $tech } free to level { $level }, { $name }: { $gives }
choice-kepler-advance-burn = Advance { $tech } to level { $level }, { $name }, then burn as many cubes as the level: { $gives }
choice-kepler-bonus = { $n ->
    [one] { $bonus }, burning { $n } cube: { $effect }
   *[other] { $bonus }, burning { $n } cubes: { $effect }
}
choice-kepler-build = Build a ship free at { $hex } (beside: { $place })
choice-kepler-build-paid = Build a ship at { $hex } for { $cost } (paid by, beside: { $place })
choice-kepler-burn = Burn { $amount } ({ $place })
choice-kepler-convert = Convert 1 { $gives } into 1 { $takes } ({ $place })
choice-kepler-cube = Put { $amount } on Earth
choice-kepler-decline = Do without the progress card
choice-kepler-develop = Advance { $tech } to level { $level }, { $name }, for { $cost } ({ $place }): { $gives }
choice-kepler-done = Done
choice-kepler-end = End the turn
choice-kepler-exploit = Let { $planet } produce: { $cubes }
choice-kepler-move = Fly ship { $ship } to { $hex }
choice-kepler-move-mine = Land ship { $ship } on the mine at { $hex }
choice-kepler-move-planet = Land ship { $ship } on { $planet } ({ $type }; { $hex })
choice-kepler-move-target = Fly ship { $ship } over the colonial target at { $hex }: 1 colonial leadership
choice-kepler-opponent = Choose { $seat }
choice-kepler-place = Place the tile at { $hex }
choice-kepler-produce = Produce { $cubes } ({ $place })
choice-kepler-recall = Recall ship { $ship } ({ $where })
choice-kepler-recall-mine = Recall ship { $ship } ({ $where }) and regenerate a cube
choice-kepler-regenerate = Regenerate { $amount }
choice-kepler-reveal = Turn up the tile at { $hex }
choice-kepler-settle = Colonise { $planet } ({ $type }; { $hex }): { $n } colonial leadership
choice-kepler-shift = Shift { $amount }: { $from } → { $to }
choice-kepler-ship = Move ship { $ship } ({ $where })
choice-kepler-skip = Do without
choice-kepler-start = Begin with { $tech } at level { $level }, { $name }: { $gives }
choice-kepler-stay = The ship goes no further
choice-kepler-terraform = Terraform { $planet } ({ $type }; { $hex }) for { $cost }: { $n } colonial leadership, { $points } points
choice-kepler-terraform-free = Terraform { $planet } ({ $type }; { $hex }) free: { $n } colonial leadership, { $points } points
choice-kepler-track = Advance on the { $track }: { $from } → { $to }
choice-kepler-track-icons = Advance on the { $track }: { $from } → { $to } ({ $icons })

action-kepler-build = Build a ship
action-kepler-build-from = Build a ship ({ $place })
action-kepler-convert = Convert a resource
action-kepler-convert-kind = Convert 1 { $gives }
action-kepler-develop-tech = Advance { $tech }
action-kepler-exploit = Let a planet produce
action-kepler-exploit-earth = Let Earth produce
action-kepler-settle = Colonise a planet
action-kepler-shift = Shift a resource
action-kepler-ship = Move a ship
action-kepler-terraform = Terraform a planet

event-kepler-action = { $seat } moves the action cube: { $action }.
event-kepler-advanced = { $seat } advances: { $track }, space { $space }.
event-kepler-bonus = { $seat } takes a bonus action: { $bonus }.
event-kepler-bonus-cube = { $seat } puts { $amount } on Earth.
event-kepler-built = { $seat } builds ship { $ship } at { $hex }.
event-kepler-burned = { $seat } burns { $amount } ({ $place }).
event-kepler-card-applied = { $seat } applies the progress card “{ $card }”.
event-kepler-converted = { $seat } converts 1 { $gives } into 1 { $takes } ({ $place }).
event-kepler-declined = { $seat } does without the progress card “{ $card }”.
event-kepler-medal-colonial = A colonial medal goes onto the progress card.
event-kepler-medal-technology = A technology medal goes onto the progress card.
event-kepler-medals-colonial = { $n ->
    [one] { $seat } receives { $n } colonial medal.
   *[other] { $seat } receives { $n } colonial medals.
}
event-kepler-medals-technology = { $n ->
    [one] { $seat } receives { $n } technology medal.
   *[other] { $seat } receives { $n } technology medals.
}
event-kepler-moved = { $seat } moves ship { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } chooses { $opponent }.
event-kepler-over = The game is over.
event-kepler-paid = { $seat } pays { $cubes } ({ $place }).
event-kepler-produced = { $seat } produces { $cubes } ({ $place }).
event-kepler-reached = { $seat } reaches level { $level } of { $tech }: { $name }.
event-kepler-recalled = { $seat } recalls ship { $ship } from { $hex }.
event-kepler-regenerated = { $seat } regenerates { $amount }.
event-kepler-revealed = { $seat } turns up the tile at { $hex }: { $what }.
event-kepler-round = Round { $round }: “{ $card }” – { $effect }
event-kepler-settled = { $seat } colonises { $planet } ({ $type }) at { $hex }.
event-kepler-shifted = { $seat } shifts { $amount }: { $from } → { $to }.
event-kepler-target = { $seat } reaches the colonial target at { $hex }; it is removed.
event-kepler-terraformed = { $seat } terraforms { $planet } ({ $type }).
event-kepler-tile-placed = { $seat } places a tile face down at { $hex }.
event-kepler-tile-placed-up = { $seat } places a tile face up at { $hex }: { $what }.
event-kepler-turn = Turn: { $seat }

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

panel-kepler-action = Action cube
panel-kepler-action-board = Action board
panel-kepler-all = All cubes
panel-kepler-breakdown = Points if the game ended now
panel-kepler-campaign = Campaign
panel-kepler-campaign-level = Level
panel-kepler-card = Progress card
panel-kepler-colonial-track = Colonial track
panel-kepler-colonies = Planet cards
panel-kepler-colony = colony
panel-kepler-colony-produces = Produces as a colony
panel-kepler-concerned = Would concern now
panel-kepler-condition = Condition
panel-kepler-cube-on = { $action } (cube of { $seats })
panel-kepler-cubes = energy { $energy }, matter { $matter }, antimatter { $antimatter }
panel-kepler-cubes-on-it = Cubes
panel-kepler-deck = Progress cards to come
panel-kepler-difficulty = Difficulty
panel-kepler-earth = Earth
panel-kepler-effect = Effect
panel-kepler-face-down = Face-down tiles
panel-kepler-face-up = Face-up tiles
panel-kepler-first = First player
panel-kepler-ghost-medals = Medals of the ghost
panel-kepler-ghost-rounds = The ghost’s technologies advance in rounds
panel-kepler-hex = Hex
panel-kepler-hidden = secret
panel-kepler-icon = Icon
panel-kepler-level = { $level } { $name }: { $gives }; next level for { $cost }
panel-kepler-level-top = { $level } { $name }: { $gives }
panel-kepler-line = { $bonus }: { $effect }
panel-kepler-markers = Colony markers left
panel-kepler-medals = Medals
panel-kepler-medals-of = colonial { $colonial }, technology { $technology }
panel-kepler-met = Fulfilled now
panel-kepler-minimum = Points needed
panel-kepler-objective = Objective
panel-kepler-objectives = Objectives
panel-kepler-on-card = Medals on the card
panel-kepler-owner = Owner
panel-kepler-pack = Data pack
panel-kepler-past = Earlier progress cards
panel-kepler-pile = Tiles still to be placed
panel-kepler-planets = Colonies
panel-kepler-players = Players
panel-kepler-points = Points
panel-kepler-progress = Progress
panel-kepler-progress-of = { $has } of { $needs }
panel-kepler-quantum = Used in this turn
panel-kepler-round = Round
panel-kepler-round-of = { $round } of { $rounds }
panel-kepler-scores = Points of earlier levels
panel-kepler-ship = Ship { $ship }
panel-kepler-ship-of = Ship of
panel-kepler-ships = Ships
panel-kepler-side = Side
panel-kepler-storage = Storage
panel-kepler-table = Table
panel-kepler-technologies = Technologies
panel-kepler-technology-track = Technology track
panel-kepler-terraform-cost = level { $level }, { $cost }
panel-kepler-terraformed = terraformed
panel-kepler-terraformed-points = Points when terraformed
panel-kepler-terraformed-produces = Produces terraformed
panel-kepler-terraforming = Terraforming needs
panel-kepler-turn = Turn
panel-kepler-type = Type
panel-kepler-used = { $conversions } × convert, { $shifts } × shift
panel-kepler-well = Well
panel-kepler-who = { $who }
panel-kepler-who-is-there = Markers
