# The position of SETI in words: titles, headings, labels and cells.
#
# $reward, $covered and $markers are lists.

panel-seti-action-deck = Action deck
panel-seti-action-played = Played action cards
panel-seti-anomaly = { $trace } anomaly, gives { $reward }
panel-seti-arrow = Decision arrow
panel-seti-backs = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}
panel-seti-backs-species = { $n ->
    [one] { $n } species card ({ $species })
   *[other] { $n } species cards ({ $species })
}
panel-seti-bonus = Bonus
panel-seti-breakdown = Points so far
panel-seti-capsule = capsule { $number }: { $space }
panel-seti-capsule-of = { $seat }’s capsule
panel-seti-capsule-with = capsule { $number } with sample { $sample }: { $space }
panel-seti-card-at = { $seat }: { $card } at { $at }
panel-seti-card-circles = { $card } (circles covered: { $covered }; { $all } in all)
panel-seti-card-completed = { $card } (completed)
panel-seti-card-endgame = { $card } (scores at the end)
panel-seti-card-open = { $card } (open)
panel-seti-cards = Hand
panel-seti-computer = Computer
panel-seti-corner = Free action
panel-seti-cost = Cost
panel-seti-credits = Credits
panel-seti-data = Data
panel-seti-data-left = Data left
panel-seti-data-spaces = Data spaces
panel-seti-deck = Deck
panel-seti-delivered = Samples on the board
panel-seti-difficulty = Difficulty
panel-seti-discard = Discard pile
panel-seti-discovery = Discovery space
panel-seti-does = Effect
panel-seti-drawn = Cards just drawn
panel-seti-energy = Energy
panel-seti-exertian-at = Exertian milestone at { $at }
panel-seti-exertians = Exertian cards
panel-seti-exofossils = Exofossils
panel-seti-first = First player
panel-seti-first-orbiter = First orbiter
panel-seti-free = open, gives { $reward }
panel-seti-free-for = open for { $cost }, gives { $reward }
panel-seti-gold = Gold tiles
panel-seti-gold-at = Gold milestone at { $at }
panel-seti-hand = { $seat }’s hand
panel-seti-income = Tucked for income
panel-seti-land-reward = Reward for landing
panel-seti-landers = Landers
panel-seti-left = { $n } of { $all }
panel-seti-markers = Markers
panel-seti-markers-left = Markers left
panel-seti-message = Message reward { $number }
panel-seti-message-at = { $seat }’s message at { $at }
panel-seti-messages-left = Message tiles in reserve
panel-seti-milestones = Milestones
panel-seti-moons = Moons
panel-seti-neutral = neutral
panel-seti-neutral-at = Neutral milestone at { $at }
panel-seti-next-disc = Next disc to rotate
panel-seti-next-win = Reward for the next win
panel-seti-objectives = Objectives
panel-seti-objectives-due = { $n ->
    [one] At the end of this round you spend { $n } completed objective; if it is missing, the rival advances 3 steps.
   *[other] At the end of this round you spend { $n } completed objectives; for each one missing, the rival advances 3 steps.
}
panel-seti-objectives-finished = Completed, not yet spent
panel-seti-objectives-hidden = Hidden in the stack
panel-seti-objectives-last = After this round, every objective you have not completed gives the rival 5 points.
panel-seti-orbit-reward = Reward for orbiting
panel-seti-orbiters = Orbiters
panel-seti-overflow = Overflow
panel-seti-owners = Owners
panel-seti-part = { $part }: { $n }
panel-seti-passed = Passed
panel-seti-pieces = In space
panel-seti-planet = Planet
panel-seti-planets = Planets
panel-seti-played = Cards in play
panel-seti-player = { $seat }
panel-seti-players = Players
panel-seti-points = Points
panel-seti-probe = probe { $number }: { $space }
panel-seti-probe-of = { $seat }’s probe
panel-seti-progress = step { $step }: { $tech }
panel-seti-progress-track = Progress track
panel-seti-publicity = Publicity
panel-seti-reached = Reached by
panel-seti-relics = Species components
panel-seti-repeatable = { $space } (markers: { $markers })
panel-seti-reserve = Advanced cards in reserve
panel-seti-ring = Ring { $ring }
panel-seti-rival = Rival
panel-seti-round = Round
panel-seti-round-of = { $round } of { $rounds }
panel-seti-row = Card row
panel-seti-sample = sample { $number }: { $reward }
panel-seti-samples = Face-down samples: { $body }
panel-seti-samples-seen = You see: { $body }
panel-seti-secrets = Exertian cards played face down
panel-seti-sectors = Sectors
panel-seti-side = Side
panel-seti-signal = Color
panel-seti-signals = Signals
panel-seti-slot-closed = slot { $slot }: { $tech }
panel-seti-slot-full = slot { $slot }: { $tech }, lower space filled
panel-seti-slot-open = slot { $slot }: { $tech }, lower space open
panel-seti-solar = Solar system
panel-seti-space = Space { $number }
panel-seti-species = Species ({ $side }): { $species }
panel-seti-species-deck = Deck: { $species }
panel-seti-species-unknown = Species ({ $side }): not discovered yet
panel-seti-stack = End-of-round stack
panel-seti-stacks = End-of-round stacks
panel-seti-stored = Stored technologies
panel-seti-table = Table
panel-seti-techs = Technologies
panel-seti-technologies = Technology board
panel-seti-tiles = Tiles
panel-seti-times = { $alone } × { $n }
panel-seti-trace = { $trace }
panel-seti-tucked = { $card } ({ $income })
panel-seti-tucks = Income
panel-seti-turn = Turn
panel-seti-two-points = 2-point tile
panel-seti-upper = upper row: { $n } of { $all }
panel-seti-values = Values
panel-seti-wins = Wins
panel-seti-yes = yes
