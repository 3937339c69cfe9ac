# Names of SETI: options, components, places, parts of the score; headings of its catalogue and statistics.

game-seti = SETI

option-seti-discs = Disc positions
option-seti-first = Who goes first
option-seti-gold = Gold tile sides
option-seti-solo = Difficulty of the solo game
option-seti-species = Species
option-seti-tiles = Order of the sector boards
intro-seti-length = 30–60 min
intro-seti-picture = The solar system of SETI: three discs that turn, probes under way, eight stars around
intro-seti-short-1 = Whoever has the most points after five rounds wins.
intro-seti-short-2 = A turn is one main action: launch a probe, orbit or land, scan, analyze data, play a card, research a technology, or pass until the next round. Free actions come on top, as often as you can pay for them.
intro-seti-short-3 = Probes fly through a solar system that turns: research rotates its discs, and distances change.
intro-seti-short-4 = Scanning leaves your signals at stars and takes data. Whoever has the most signals in a full sector wins it; data fills your computer.
intro-seti-short-5 = Traces in three colors reveal an alien species, two in a game. From then on it offers cards, rules and points of its own.
intro-seti-weight = deep
intro-seti-what = Send probes through a solar system that turns under them, point telescopes at eight stars, and be the first to find out who lives there.
option-seti-solo-help = 1 is the gentlest rival, 5 the fiercest: with each step up it makes progress faster.
option-seti-species-help = Which two are waiting to be found. Left to chance, nobody knows until they are.
option-seti-solo-1 = 1, gentle
option-seti-solo-2 = 2, mild
option-seti-solo-3 = 3, even
option-seti-solo-4 = 4, hard
option-seti-solo-5 = 5, fierce

catalog-seti-projects = Project cards
catalog-seti-species-cards = Species cards

fact-seti-corner = free action
fact-seti-credits = cost in credits
fact-seti-danger = danger
fact-seti-energy = cost in energy
fact-seti-income = income
fact-seti-points = points
fact-seti-signal = signal color
fact-seti-species = species

body-seti-earth = Earth
body-seti-jupiter = Jupiter
body-seti-mars = Mars
body-seti-mercury = Mercury
body-seti-neptune = Neptune
body-seti-oumuamua = ’Oumuamua
body-seti-saturn = Saturn
body-seti-uranus = Uranus
body-seti-venus = Venus

moon-seti-callisto = Callisto
moon-seti-enceladus = Enceladus
moon-seti-europa = Europa
moon-seti-ganymede = Ganymede
moon-seti-io = Io
moon-seti-phobos-deimos = Phobos and Deimos
moon-seti-titan = Titan
moon-seti-titania = Titania
moon-seti-triton = Triton

star-seti-61-virginis = 61 Virginis
star-seti-barnards-star = Barnard’s Star
star-seti-beta-pictoris = Beta Pictoris
star-seti-kepler-22 = Kepler-22
star-seti-procyon = Procyon
star-seti-proxima-centauri = Proxima Centauri
star-seti-sirius-a = Sirius A
star-seti-vega = Vega


feature-seti-asteroids = asteroids
feature-seti-comet = comet

species-seti-anomalies = Anomalies
    .whose = the Anomalies
species-seti-centaurians = Centaurians
    .whose = the Centaurians
species-seti-exertians = Exertians
    .whose = the Exertians
species-seti-mascamites = Mascamites
    .whose = the Mascamites
species-seti-oumuamua = ’Oumuamua

side-seti-left = left
    .whose = the left species
side-seti-right = right
    .whose = the right species

signal-seti-black = black
signal-seti-blue = blue
signal-seti-red = red
signal-seti-yellow = yellow

trace-seti-blue = blue
trace-seti-orange = orange
trace-seti-pink = pink

corner-seti-data = data
corner-seti-move = movement
corner-seti-publicity = publicity

income-seti-card = card
income-seti-credit = credit
income-seti-data = data
income-seti-energy = energy
income-seti-publicity = publicity

gold-seti-income = income
gold-seti-missions = missions
gold-seti-other = other
gold-seti-technology = technology

tech-seti-probe-1 = Probe technology (second probe)
    .what = the probe technology (second probe)
tech-seti-probe-1-does = You may have 2 probes in space.
tech-seti-probe-2 = Probe technology (asteroids)
    .what = the probe technology (asteroids)
tech-seti-probe-2-does = Moving into asteroids gives 1 publicity; leaving them costs no extra movement.
tech-seti-probe-3 = Probe technology (cheaper landing)
    .what = the probe technology (cheaper landing)
tech-seti-probe-3-does = Landing costs 1 energy less.
tech-seti-probe-4 = Probe technology (moons)
    .what = the probe technology (moons)
tech-seti-probe-4-does = You may land on moons.
tech-seti-telescope-1 = Telescope technology (adjacent sector)
    .what = the telescope technology (adjacent sector)
tech-seti-telescope-1-does = In a scan: the signal for Earth’s sector may go to an adjacent sector instead.
tech-seti-telescope-2 = Telescope technology (Mercury)
    .what = the telescope technology (Mercury)
tech-seti-telescope-2-does = In a scan: spend 1 publicity to mark a signal in Mercury’s sector.
tech-seti-telescope-3 = Telescope technology (hand card)
    .what = the telescope technology (hand card)
tech-seti-telescope-3-does = In a scan: discard a hand card to mark a signal of its color.
tech-seti-telescope-4 = Telescope technology (launch)
    .what = the telescope technology (launch)
tech-seti-telescope-4-does = In a scan: spend 1 energy to launch a probe, or gain 1 movement.
tech-seti-computer-1 = Computer technology (credit)
    .what = the computer technology (credit)
tech-seti-computer-1-does = Data on the upper space gives 2 points, on the lower space 1 credit.
tech-seti-computer-2 = Computer technology (energy)
    .what = the computer technology (energy)
tech-seti-computer-2-does = Data on the upper space gives 2 points, on the lower space 1 energy.
tech-seti-computer-3 = Computer technology (card)
    .what = the computer technology (card)
tech-seti-computer-3-does = Data on the upper space gives 2 points, on the lower space 1 card.
tech-seti-computer-4 = Computer technology (publicity)
    .what = the computer technology (publicity)
tech-seti-computer-4-does = Data on the upper space gives 2 points, on the lower space 2 publicity.

score-seti-cards = Cards
score-seti-computer = Computer
score-seti-danger = Danger
score-seti-end-cards = End-of-game cards
score-seti-gold = Gold tiles
score-seti-milestones = Milestones
score-seti-missions = Missions
score-seti-objectives = Open objectives
score-seti-planets = Planets
score-seti-sectors = Sectors
score-seti-species = Species
score-seti-start = Start
score-seti-technology = Technologies
score-seti-traces = Traces

tech-kind-seti-computer = computer technology
tech-kind-seti-probe = probe technology
tech-kind-seti-telescope = telescope technology

deed-discarded = discarded
deed-discovered = discovered
deed-in-play = in play
deed-landed = landed
deed-marked = marked
deed-orbited = orbited
deed-played = played
deed-researched = researched
deed-second = second
deed-tucked = tucked
deed-won = won

things-seti-gold = Gold tiles
things-seti-gold-about = How often each tile was marked.
things-seti-places = Planets and moons
things-seti-places-about = Orbiters and landers; the points are those of players who landed there.
things-seti-projects = Project cards
things-seti-projects-about = What becomes of each card: drawn (the first hand and the row included), played, its mission completed, discarded from hand, row or deck, tucked for income.
things-seti-species = Species
things-seti-species-about = How often each species was in play and was discovered, and whether players score more with it.
things-seti-species-cards = Species cards
things-seti-species-cards-about = The cards of the five species, as far as their species was in play and discovered.
things-seti-species-pairs = Pairs of species
things-seti-species-pairs-about = How often two species met in one game, and whether players score more with them than with other pairs.
things-seti-stars = Sectors
things-seti-stars-about = How often each star’s sector was completed: first and second place.
things-seti-technologies = Technologies
things-seti-technologies-about = How many players researched each technology.

resource-cards = cards
resource-computer = data in the upper row of the computer
resource-credits = credits
resource-data = data
resource-exofossils = exofossils
resource-movement = movement
resource-publicity = publicity

automaton-rival = Rival
    .said = the rival
space-seti-asteroids = asteroids in the { $star } sector
space-seti-asteroids-ring = asteroids in the { $star } sector, ring { $ring }
space-seti-comet = the comet in the { $star } sector
space-seti-comet-ring = the comet in the { $star } sector, ring { $ring }
space-seti-empty = the empty space in the { $star } sector
space-seti-empty-ring = the empty space in the { $star } sector, ring { $ring }
