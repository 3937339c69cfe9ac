# What components of SETI say: effects (op-seti-…), conditions (is), things counted (one), deeds (on);
# amounts and rewards; the tasks of objectives.
#
# Effects are lower case, because one can stand inside another. $what is an amount, a reward or signals in the
# accusative; $then is a list of effects; $test a condition; $per a thing counted.

goal-seti-card = play a card that costs { $cost } credits
goal-seti-data = { $n } data in the pool
goal-seti-land = land
goal-seti-launch = launch a probe
goal-seti-mission = complete a mission
goal-seti-orbit = orbit
goal-seti-orbit-or-land = orbit or land: { $body }
goal-seti-publicity = { $n } publicity
goal-seti-research = research: { $kind }
goal-seti-research-any = research any technology
goal-seti-scan = scan nearby stars
goal-seti-sector = win a sector ({ $color })
goal-seti-sector-any = win any sector
goal-seti-trace = mark a trace ({ $trace })
goal-seti-visit-asteroids = visit asteroids
goal-seti-visit-comet = visit a comet
goal-seti-vp = { $n } points

goal-or-seti = { $one } / { $other }

task-done-seti = { $task }. { $goal } (done)
task-open-seti = { $task }. { $goal }

amount-seti-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
amount-seti-data = { $n ->
    [one] { $n } data
   *[other] { $n } data
}
amount-seti-energy = { $n ->
    [one] { $n } energy
   *[other] { $n } energy
}
amount-seti-exofossil = { $n ->
    [one] { $n } exofossil
   *[other] { $n } exofossils
}
amount-seti-publicity = { $n ->
    [one] { $n } publicity
   *[other] { $n } publicity
}
amount-seti-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

reward-seti-draw = { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}
reward-seti-pick = 1 card of the row or the deck
reward-seti-signal = { $n ->
    [one] { $n } signal in the sector of { $body }
   *[other] { $n } signals in the sector of { $body }
}
reward-seti-signal-color = { $n ->
    [one] { $n } signal ({ $color })
   *[other] { $n } signals ({ $color })
}
reward-seti-species-card = 1 species card ({ $species })
reward-seti-trace = 1 trace ({ $trace })
reward-seti-trace-any = 1 trace of any colour
reward-seti-tuck = 1 income increase

op-seti-choose-probe = choose one of your probes
op-seti-corner-of-picked = gain the corner of the card just taken
op-seti-drawn-corner = discard one of these cards for its corner
op-seti-drawn-income = discard one of these cards and gain its income once
op-seti-end-gold = score a gold tile that you have not marked, at its lowest value
op-seti-end-if = { $what } for: { $test }
op-seti-gain = gain { $what }
op-seti-gain-per = { $what } for each { $per }
op-seti-if = if ({ $test }): { $then }
op-seti-is-all-colors = traces of all three colours on one species
op-seti-is-all-colors-species = traces of all three colours ({ $species })
op-seti-is-any-moon = any moon
op-seti-is-at-least = at least { $what }
op-seti-is-chosen-probe-on = the probe is there: { $what }
op-seti-is-completed-sector = a sector completed this turn
op-seti-is-deliver = deliver a capsule: { $body }
op-seti-is-exofossil-space = traces on spaces that cost exofossils: { $n }
op-seti-is-figure-at = orbiter or lander: { $bodies }
op-seti-is-figures = orbiters and landers, moons included: { $n }
op-seti-is-figures-one-planet = orbiters and landers at one planet, moons included: { $n }
op-seti-is-hand-empty = no cards in hand
op-seti-is-landed = landed with this card: { $bodies }
op-seti-is-lander-at = lander: { $body }
op-seti-is-landers = landers on planets: { $n }
op-seti-is-landers-moons = landers, moons included: { $n }
op-seti-is-launched-at-anomaly = launched in a sector with an anomaly
op-seti-is-missions = missions completed: { $n }
op-seti-is-moved-in-ring = a probe moved within its ring this turn
op-seti-is-orbiters = orbiters: { $n }
op-seti-is-probe-far = a probe of yours at least { $n } spaces from Earth
op-seti-is-probe-near-earth = a probe of yours next to Earth: { $what }
op-seti-is-probe-on = a probe of yours in space: { $what }
op-seti-is-same-planet = orbiter and lander at the same planet
op-seti-is-sectors-with-signal = sectors with a signal of yours: { $n }
op-seti-is-signals-there = signals of yours in that sector: exactly { $n }
op-seti-is-tech-of-others = somebody else has that technology
op-seti-is-techs = { $n } × { $kind }
op-seti-is-tile-signals = signals of yours on the ’Oumuamua tile: { $n }
op-seti-is-tile-signals-card = signals of this card on the ’Oumuamua tile: { $n }
op-seti-is-trace-on-each = a trace ({ $trace }) on each species
op-seti-is-traces = traces: { $n }
op-seti-is-traces-color = traces ({ $trace }): { $n }
op-seti-is-traces-color-species = traces ({ $trace }, { $species }): { $n }
op-seti-is-traces-other-species = traces on the other species: { $n }
op-seti-is-traces-same-color = traces of one colour: { $n }
op-seti-is-traces-species = traces ({ $species }): { $n }
op-seti-is-tucked = cards tucked for income: { $n }
op-seti-is-visited = visited this turn: { $what }
op-seti-is-wins = sectors won: { $n }
op-seti-is-wins-color = sectors won ({ $color }): { $n }
op-seti-is-wins-same = wins in one and the same sector: { $n }
op-seti-land = land a probe without paying energy
op-seti-land-moon = land a probe without paying energy, on a moon too
op-seti-land-occupied = land a probe without paying energy; you may use a space that is taken and still gain its reward
op-seti-launch = { $n ->
    [one] launch { $n } probe
   *[other] launch { $n } probes
}
op-seti-launch-beyond = { $n ->
    [one] launch { $n } probe, even beyond your limit
   *[other] launch { $n } probes, even beyond your limit
}
op-seti-mark = mark { $what }
op-seti-mark-no-data = mark { $what }, without taking data
op-seti-may-pay = you may pay { $what }: { $then }
op-seti-may-pay-often = you may pay { $what } as often as you like, each time: { $then }
op-seti-message = put a message { $n } points ahead of your score; what is printed for later is gained there
op-seti-move = { $n ->
    [one] gain { $n } movement
   *[other] gain { $n } movement
}
op-seti-move-per = { $n } movement for each { $per }
op-seti-next-anomaly-reward = gain the visible reward of the next anomaly
op-seti-on-corner = discard a card for its corner ({ $corner })
op-seti-on-orbit-or-land = orbit or land
op-seti-on-signal = mark a signal ({ $color })
op-seti-on-trace = mark a trace of any colour
op-seti-on-visit = visit: { $body }
op-seti-on-visit-asteroids = visit asteroids on your turn
op-seti-on-visit-planet = visit a planet other than Earth
op-seti-one-anomaly-signal = signal of yours in sectors with an anomaly
op-seti-one-asteroids = asteroid space next to it
op-seti-one-earth-sector = other planet or comet in Earth’s sector
op-seti-one-figure = orbiter or lander ({ $body })
op-seti-one-planet-visited = planet visited, Earth included
op-seti-one-publicity = publicity that you have
op-seti-one-sector-by-card = sector where this card marked a signal
op-seti-one-sector-with-signal = sector with a signal of yours
op-seti-one-signal-by-card = signal of this card ({ $color })
op-seti-one-tech-just-taken = technology of the kind just taken
op-seti-one-tile-signal = signal of this card on the ’Oumuamua tile
op-seti-one-trace = trace ({ $trace })
op-seti-one-trace-any = trace
op-seti-one-trace-just-marked = trace of the colour just marked
op-seti-one-trace-species = trace ({ $species })
op-seti-one-tucked = card tucked before ({ $income })
op-seti-one-win = sector won ({ $color })
op-seti-orbit-or-land = orbit or land a probe without paying
op-seti-pay = pay { $what }
op-seti-remove-lander = remove one of your landers: { $then }
op-seti-remove-orbiter = remove one of your orbiters: { $then }
op-seti-return-self = take this card back into your hand
op-seti-rotate = the solar system rotates
op-seti-row-corners = discard the row and gain all its corners
op-seti-rule-asteroids = this turn, leaving asteroids costs no extra movement
op-seti-rule-no-publicity = this turn, moving your probes gives no publicity
op-seti-rule-visit-moves = this turn, the publicity of visiting a planet may become 1 movement
op-seti-sample-on-space = gain the reward of the sample on this space
op-seti-sample-peek = look at the samples of Jupiter or Saturn and gain the reward of one
op-seti-sample-peek-probe = look at the samples of a planet with a probe of yours and gain the reward of one
op-seti-sample-pick-up = collect a sample there into a capsule
op-seti-sample-reward = gain the reward of the delivered sample ({ $n } ×)
op-seti-scan = scan nearby stars without paying
op-seti-show-corners = show hand cards ({ $corner } in the corner): 1 movement each
op-seti-show-incomes = show hand cards (income: { $income }): { $what } each
op-seti-signal-any = { $n ->
    [one] { $n } signal in any sector
   *[other] { $n } signals in any sectors
}
op-seti-signal-around = 1 signal each in a sector with a probe of yours and in both its neighbours
op-seti-signal-deck = turn over { $n } cards of the deck, one by one, and mark a signal of each colour
op-seti-signal-hand = { $n ->
    [one] you may discard { $n } hand card to mark a signal of its colour
   *[other] discard up to { $n } hand cards and mark a signal of each colour
}
op-seti-signal-next-anomaly = { $n ->
    [one] { $n } signal in the sector of the next anomaly
   *[other] { $n } signals in the sector of the next anomaly
}
op-seti-signal-one-sector = { $n ->
    [one] { $n } signal in a sector of your choice
   *[other] { $n } signals in one sector of your choice
}
op-seti-signal-own-probe = { $n ->
    [one] { $n } signal in a sector with a probe of yours
   *[other] { $n } signals in one sector with a probe of yours
}
op-seti-signal-probes = up to { $n } signals in the sectors of different probes, whoever owns them
op-seti-signal-row = { $n ->
    [one] discard { $n } card of the row and mark a signal of its colour
   *[other] discard { $n } cards of the row and mark a signal of each colour
}
op-seti-signal-star = { $n ->
    [one] { $n } signal: { $star }
   *[other] { $n } signals: { $star }
}
op-seti-take-row = take all cards of the row into your hand
op-seti-tech = take a technology ({ $kind })
op-seti-tech-any = take any technology
op-seti-tech-either = take a technology ({ $one } or { $other })
op-seti-tech-of-others = take a technology that somebody else has, without the bonus of its tile
op-seti-this-turn-if = once this turn ({ $test }): { $then }
op-seti-this-turn-per = this turn: { $what } for each { $per }
op-seti-times = { $what } ({ $n } times)
op-seti-trace-all-colors = mark { $what } on a species where you have all three colours
op-seti-trace-same-color = mark { $what } on a species where you have that colour already
op-seti-tuck = tuck a hand card to increase your income
op-seti-tuck-self = tuck this card to increase your income
