# Words of Kepler-3042.
#
# In effects and conditions $track, $zone, $type, $target and $on are names; $do, $opponent, $self and
# $conditions are effects or conditions; $paycost, $ties and $ghost are `true` or `false`.

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

fact-kepler-alien-colonies = alien planets may be colonised
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
fact-kepler-grants-collaboration = its levels help the player
fact-kepler-icon = icon
fact-kepler-italian = Italian name
fact-kepler-leadership = technology leadership
fact-kepler-leadership-colonise = leadership for colonising
fact-kepler-leadership-from-technology = leadership from technologies
fact-kepler-leadership-terraform = leadership for terraforming
fact-kepler-level = level
fact-kepler-long = hexes in the long-range zone
fact-kepler-medium = hexes in the medium-range zone
fact-kepler-min-players = players at least
fact-kepler-minimum = points at least
fact-kepler-objectives = objectives
fact-kepler-points = points
fact-kepler-producing = planets that produce
fact-kepler-receives-collaboration = receives collaboration
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
icon-kepler-regenerate = regenerate 1
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
target-kepler-all = everybody
target-kepler-highest-colonial = highest on the colonial track
target-kepler-lowest-colonial = lowest on the colonial track
target-kepler-highest-technology = highest on the technology track
target-kepler-lowest-technology = lowest on the technology track
on-kepler-any-one-planet = any one planet
on-kepler-earth = Earth
amount-kepler-number-of-the-level-reached = as many as the level reached
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

op-kepler-may = { $target } may: { $do }
op-kepler-must = { $target }: { $do }
op-kepler-advance-track = advance { $amount } on the { $track }
op-kepler-regenerate = regenerate up to { $amount }
op-kepler-produce = produce on { $on }: { $resources }
op-kepler-burn = burn { $amount }
op-kepler-advance-technology = advance a technology free by { $levels }, to level { $maxlevel } at most
op-kepler-build-ship-free = build a ship free
op-kepler-move-ships = move each ship up to { $hexes } hexes
op-kepler-reveal-tiles = turn { $count } tiles face up
op-kepler-terraform =
    terraform up to { $planets }{ $paycost ->
        [false] {""}, free of cost
       *[other] {""}
    }
op-kepler-choose-opponent = name an opponent, who can: { $opponent }; then: { $self }

op-kepler-terraformed-in-zone = terraformed planets in the { $zone }: { $atleast }
op-kepler-terraformed-of-type = terraformed planets of type { $type }: { $atleast }
op-kepler-terraformed-total = terraformed planets: { $atleast }
op-kepler-terraformed-same-type = terraformed planets of one type: { $atleast }
op-kepler-colonised-in-zone = colonised planets in the { $zone }: { $atleast }
op-kepler-colonised-of-type = colonised planets of type { $type }: { $atleast }
op-kepler-colonised-total = colonised planets: { $atleast }
op-kepler-technologies-at-level = technologies at level { $level } or higher: { $atleast }
op-kepler-antimatter-on-planets = antimatter on planets: { $atleast }
op-kepler-ships-on-mines = ships on mines: { $atleast }
op-kepler-ships-on-board = ships on the board: { $atleast }
op-kepler-highest-on-track =
    highest on the { $track }{ $ties ->
        [false] {""}, alone
       *[other] {""}
    }{ $ghost ->
        [false] {""}, the ghost not counted
       *[other] {""}
    }
op-kepler-all-of = { $conditions }
