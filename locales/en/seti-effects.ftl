# What components of SETI say: effects (op-seti-…), conditions (is), things counted (one), deeds (on);
# amounts and rewards; the tasks of objectives.
#
# Effects are lower case, because one can stand inside another. $what is an amount, a reward or signals in the
# accusative; $then is a list of effects; $test a condition; $per a thing counted.

goal-seti-card = { $cost ->
    [one] play a card that costs { $cost } credit
   *[other] play a card that costs { $cost } credits
}
goal-seti-data = { $n } data in your pool
goal-seti-land = land
goal-seti-launch = launch a probe
goal-seti-mission = complete a mission
goal-seti-orbit = orbit
goal-seti-orbit-or-land = orbit or land on { $body }
goal-seti-publicity = { $n } publicity
goal-seti-research = research a { $kind }
goal-seti-research-any = research any technology
goal-seti-scan = scan nearby stars
goal-seti-sector = win a { $color } sector
goal-seti-sector-any = win any sector
goal-seti-trace = { $trace ->
    [orange] mark an orange trace
   *[other] mark a { $trace } trace
}
goal-seti-visit-asteroids = visit asteroids
goal-seti-visit-comet = visit a comet
goal-seti-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

goal-or-seti = { $one } / { $other }

task-done-seti = { $task }. { $goal } (done)
task-open-seti = { $task }. { $goal }

amount-seti-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
amount-seti-data = { $n } data
amount-seti-energy = { $n } energy
amount-seti-exofossil = { $n ->
    [one] { $n } exofossil
   *[other] { $n } exofossils
}
amount-seti-publicity = { $n } publicity
amount-seti-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

reward-seti-draw = { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}
reward-seti-pick = 1 card from the row or the deck
reward-seti-signal = { $n ->
    [one] { $n } signal in the sector of { $body }
   *[other] { $n } signals in the sector of { $body }
}
reward-seti-signal-color = { $n ->
    [one] { $n } { $color } signal
   *[other] { $n } { $color } signals
}
reward-seti-species-card = 1 species card ({ $species })
reward-seti-trace = { $n ->
    [one] { $n } { $trace } trace
   *[other] { $n } { $trace } traces
}
reward-seti-trace-any = { $n ->
    [one] { $n } trace of any color
   *[other] { $n } traces of any color
}
reward-seti-tuck = { $n ->
    [one] { $n } income increase
   *[other] { $n } income increases
}

op-seti-choose-probe = choose one of your probes
op-seti-corner-of-picked = gain the free-action bonus of the card you took
op-seti-drawn-corner = discard one of these cards for its free action
op-seti-drawn-income = discard one of these cards and gain its income once
op-seti-end-gold = score a gold tile you have not marked, at its lowest value
op-seti-end-if = { $what } if { $test }
op-seti-gain = gain { $what }
op-seti-gain-per = { $what } for each { $per }
op-seti-if = if { $test }: { $then }
op-seti-is-all-colors = traces of all three colors on one species
op-seti-is-all-colors-species = traces of all three colors ({ $species })
op-seti-is-any-moon = any moon
op-seti-is-at-least = you have at least { $what }
op-seti-is-chosen-probe-on-asteroids = the probe is on asteroids
op-seti-is-chosen-probe-on-comet = the probe is on a comet
op-seti-is-completed-sector = you complete a sector
op-seti-is-deliver = deliver a capsule to { $body }
op-seti-is-exofossil-space = traces on spaces that cost exofossils: { $n }
op-seti-is-figure-at = orbiter or lander at { $bodies }
op-seti-is-figures = orbiters and landers, moons included: { $n }
op-seti-is-figures-one-planet = orbiters and landers at one planet, moons included: { $n }
op-seti-is-hand-empty = you have no cards in hand
op-seti-is-landed = you use this card to land on { $bodies }
op-seti-is-lander-at = lander on { $body }
op-seti-is-landers = landers on planets: { $n }
op-seti-is-landers-moons = landers, moons included: { $n }
op-seti-is-launched-at-anomaly = the probe was launched in a sector with an anomaly
op-seti-is-missions = missions completed: { $n }
op-seti-is-moved-in-ring = a probe moves within its ring
op-seti-is-orbiters = orbiters: { $n }
op-seti-is-probe-far = { $n ->
    [one] your probe is at least { $n } space from Earth
   *[other] your probe is at least { $n } spaces from Earth
}
op-seti-is-probe-near-earth-asteroids = your probe is on asteroids next to Earth
op-seti-is-probe-near-earth-comet = your probe is on a comet next to Earth
op-seti-is-probe-on-asteroids = your probe is on asteroids
op-seti-is-probe-on-comet = your probe is on a comet
op-seti-is-same-planet = orbiter and lander at the same planet
op-seti-is-sectors-with-signal = sectors with your signal: { $n }
op-seti-is-signals-there = { $n ->
    [one] you have exactly { $n } signal in that sector
   *[other] you have exactly { $n } signals in that sector
}
op-seti-is-tech-of-others = another player has that technology
op-seti-is-techs = { $n } × { $kind }
op-seti-is-tile-signals = your signals on the ’Oumuamua tile: { $n }
op-seti-is-tile-signals-card = { $n ->
    [one] this card marked at least { $n } signal on the ’Oumuamua tile
   *[other] this card marked at least { $n } signals on the ’Oumuamua tile
}
op-seti-is-trace-on-each = one { $trace } trace on each species
op-seti-is-traces = traces: { $n }
op-seti-is-traces-color = { $trace } traces: { $n }
op-seti-is-traces-color-species = { $trace } traces ({ $species }): { $n }
op-seti-is-traces-other-species = traces on the other species: { $n }
op-seti-is-traces-same-color = traces of one color: { $n }
op-seti-is-traces-species = traces ({ $species }): { $n }
op-seti-is-tucked = cards tucked for income: { $n }
op-seti-is-visited = you visit { $what }
op-seti-is-visited-asteroids = you visit asteroids
op-seti-is-visited-comet = you visit a comet
op-seti-is-wins = sectors won: { $n }
op-seti-is-wins-color = { $color } sectors won: { $n }
op-seti-is-wins-same = wins in the same sector: { $n }
op-seti-land = land a probe without spending energy
op-seti-land-moon = land a probe without spending energy, on a moon if you like
op-seti-land-occupied = land a probe without spending energy; you may use a space that is taken and still gain its reward
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
op-seti-may-pay = you may spend { $what }: { $then }
op-seti-may-pay-often = you may spend { $what } any number of times; each time: { $then }
op-seti-message = { $n ->
    [one] place your message { $n } point ahead of your score; you gain the lower part when you reach it
   *[other] place your message { $n } points ahead of your score; you gain the lower part when you reach it
}
op-seti-move = gain { $n } movement
op-seti-move-per = { $n } movement for each { $per }
op-seti-next-anomaly-reward = gain the visible reward of the next anomaly
op-seti-on-corner = discard a card for its free action ({ $corner })
op-seti-on-orbit-or-land = orbit or land
op-seti-on-signal = mark a signal in a { $color } sector
op-seti-on-trace = mark a trace of any color
op-seti-on-visit = visit { $body }
op-seti-on-visit-asteroids = visit asteroids on your turn
op-seti-on-visit-planet = visit a planet other than Earth
op-seti-one-anomaly-signal = signal you have in a sector with an anomaly
op-seti-one-asteroids = asteroid space next to it
op-seti-one-earth-sector = other planet or comet in Earth’s sector
op-seti-one-figure = orbiter or lander at { $body }
op-seti-one-planet-visited = planet visited, Earth included
op-seti-one-publicity = publicity you have
op-seti-one-sector-by-card = sector where this card marked a signal
op-seti-one-sector-with-signal = sector with your signal
op-seti-one-signal-by-card = signal this card marked in a { $color } sector
op-seti-one-tech = { $kind }
op-seti-one-tech-just-taken = technology of the kind just taken
op-seti-one-tile-signal = signal marked by this card on the ’Oumuamua tile
op-seti-one-trace = { $trace } trace
op-seti-one-trace-any = trace
op-seti-one-trace-just-marked = trace of the color just marked
op-seti-one-trace-species = trace ({ $species })
op-seti-one-tucked = card tucked earlier ({ $income })
op-seti-one-win = { $color } sector won
op-seti-orbit-or-land = orbit or land with a probe for free
op-seti-pay = spend { $what }
op-seti-remove-lander = remove one of your landers: { $then }
op-seti-remove-orbiter = remove one of your orbiters: { $then }
op-seti-return-self = take this card back into your hand
op-seti-rotate = rotate the solar system
op-seti-row-corners = discard the card row and gain all its free-action bonuses
op-seti-rule-asteroids = this turn, leaving asteroids costs no extra movement
op-seti-rule-no-publicity = this turn, moving your probes gives no publicity
op-seti-rule-visit-moves = this turn, you may gain 1 movement instead of publicity for visiting a planet
op-seti-sample-on-space = gain the reward of the sample on this space
op-seti-sample-peek = look at the samples at Jupiter or Saturn and gain the reward of one
op-seti-sample-peek-probe = look at the samples at a planet with your probe and gain the reward of one
op-seti-sample-pick-up = collect a sample there in a capsule
op-seti-sample-reward = { $n ->
    [one] gain the reward of the delivered sample { $n } time
   *[other] gain the reward of the delivered sample { $n } times
}
op-seti-scan = scan nearby stars for free
op-seti-show-corners = show hand cards (free action: { $corner }): 1 movement each
op-seti-show-incomes = show hand cards (income: { $income }): { $what } each
op-seti-signal-any = { $n ->
    [one] { $n } signal in any sector
   *[other] { $n } signals in any sectors
}
op-seti-signal-around = 1 signal each in a sector with your probe and in both adjacent sectors
op-seti-signal-deck = { $n ->
    [one] turn over { $n } card from the deck and mark a signal of its color
   *[other] turn over { $n } cards from the deck, one by one, and mark a signal of each color
}
op-seti-signal-hand = { $n ->
    [one] you may discard { $n } hand card to mark a signal of its color
   *[other] discard up to { $n } hand cards and mark a signal of each color
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
    [one] { $n } signal in a sector with your probe
   *[other] { $n } signals in one sector with your probe
}
op-seti-signal-probes = { $n ->
    [one] up to { $n } signal in the sector of a probe, whoever owns it
   *[other] up to { $n } signals in the sectors of different probes, whoever owns them
}
op-seti-signal-row = { $n ->
    [one] discard { $n } card from the row and mark a signal of its color
   *[other] discard { $n } cards from the row and mark a signal of each color
}
op-seti-signal-star = { $n ->
    [one] { $n } signal at { $star }
   *[other] { $n } signals at { $star }
}
op-seti-take-row = take all cards from the row into your hand
op-seti-tech = research a { $kind }
op-seti-tech-any = research any technology
op-seti-tech-either = research a { $one } or { $other }
op-seti-tech-of-others = research a technology that another player has, without the bonus of its tile
op-seti-this-turn-if = once this turn, if { $test }: { $then }
op-seti-this-turn-per = this turn: { $what } for each { $per }
op-seti-times = { $what } ({ $n } ×)
op-seti-trace-all-colors = mark { $what } on a species where you have all three colors
op-seti-trace-same-color = mark { $what } on a species where you already have that color
op-seti-tuck = tuck a hand card to increase your income
op-seti-tuck-self = tuck this card to increase your income
