# The page that `orrery simulate --report` writes.
stats-lead = Played by bots. The figures tell how bots play as much as how the game is made.
stats-rules-version = Rules version
stats-none = No game came to its end.
stats-files = The same as tables for programs:

stats-scores = Final points
stats-scores-about = Columns: how often each result came, all seats together; the dashed line is the mean. Boxes: the middle half of the results, with the median as a line, the mean as a dot and a whisker to the lowest and the highest.
stats-quarter = lower quarter
stats-median = median
stats-three-quarters = upper quarter

stats-sources = Where points come from
stats-sources-about = Points of a player on average, the part of all points, and the same for those who won and for the others.
stats-share = share
stats-winners = winners
stats-others = others
stats-by-side = By seat

stats-length = How long games are
stats-rounds = Rounds
stats-turns = Turns

stats-things = Components
stats-things-about = The first columns count how often something was done in a game, by all players together; then come the part of the players who did it and how many of those won. The bar shows how many more points they had than the players who did not, and the thin line how far chance would easily carry that (two standard errors). Grey: perhaps only chance.
stats-things-caution = A difference is not a cause: whoever is ahead can afford more, and a cheap card is played when nothing better is in hand.
stats-players = players
stats-won = of these won
stats-points = points more than without
stats-points-each = points for each time
stats-share-of-players = players: { $deed }
stats-all-things = Full list ({ $count })

# What players do with components: headings of columns.
deed-advanced = steps
deed-applied = applied
deed-chased = chased
deed-completed = completed
deed-declined = declined
deed-discarded = discarded
deed-discovered = discovered
deed-drawn = drawn
deed-dropped = dropped
deed-held = held
deed-in-play = in play
deed-landed = landed
deed-marked = marked
deed-medals = medals
deed-orbited = orbited
deed-played = played
deed-reached = reached
deed-researched = researched
deed-second = second
deed-settled = colonised
deed-taken = taken
deed-terraformed = terraformed
deed-tucked = tucked
deed-used = used
deed-won = won

# Kinds of components: things-<game>-<kind>, and what is told of them.
things-comets-comets = Comets
things-comets-comets-about = Every comet: observed, chased, dropped when dazzled.
things-kepler-bonus-actions = Bonus actions
things-kepler-bonus-actions-about = How often each bonus action was burned for, and how many points went along with each time.
things-kepler-cards = Progress cards
things-kepler-cards-about = Drawn for a round, then applied or declined by those whom the card concerns.
things-kepler-main-actions = Main actions
things-kepler-main-actions-about = How often the action cube went to each space, and how many points went along with each time.
things-kepler-objectives = Objectives
things-kepler-objectives-about = The objective cards that players held, and those they fulfilled at the end.
things-kepler-planets = Planets
things-kepler-planets-about = Who colonises which planet, and which colonies are terraformed.
things-kepler-technologies = Technologies
things-kepler-technologies-about = Every level of every technology: how many players reach it.
things-kepler-tracks = Leadership tracks
things-kepler-tracks-about = Steps and medals on each track, and how many points went along with each step.
things-seti-gold = Gold tiles
things-seti-gold-about = How often each tile was marked.
things-seti-places = Planets and moons
things-seti-places-about = Orbiters and landers; the points are those of players who landed there.
things-seti-projects = Project cards
things-seti-projects-about = What becomes of each card: drawn (the first hand and the row included), played, its mission completed, discarded from hand, row or deck, tucked for income.
things-seti-species = Species
things-seti-species-about = How often each species was there and was discovered, and whether players have more points with it.
things-seti-species-cards = Species cards
things-seti-species-cards-about = The cards of the five species, as far as their species was in play and discovered.
things-seti-species-pairs = Pairs of species
things-seti-species-pairs-about = How often two species met in one game, and whether players have more points with them than with other pairs.
things-seti-stars = Sectors
things-seti-stars-about = How often the sector of each star was completed: first and second place.
things-seti-technologies = Technologies
things-seti-technologies-about = How many players took each technology.

planet-kepler-of-type = { $planet } ({ $type })
technology-kepler-level = { $tech } { $level }: { $name }

# Further options that a report may name.
option-kepler-first = Who begins
option-kepler-pack = Data pack
option-kepler-scores = Scores of the levels passed
option-seti-discs = Offsets of the discs
option-seti-first = Who begins
option-seti-gold = Sides of the gold tiles
option-seti-tiles = Order of the sector boards
