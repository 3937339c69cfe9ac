# The table of SETI: the bar above it, actions and their steps, short names of technologies and places.
#
# A word in brackets, such as [2 energy], becomes a number and a symbol; [n] is a number with its symbol.
# $n counts, $space is a space of the solar system, $number is the number of an own probe.

draw-seti-about-anomalies = They reward whoever leads their column
draw-seti-about-centaurians = Their messages arrive later
draw-seti-about-exertians = Secret cards, and danger at the end
draw-seti-about-mascamites = Carry samples home
draw-seti-about-oumuamua = Signals and exofossils
draw-seti-at-corner = Choose a card from your hand to discard for its free action.
draw-seti-at-land = Choose a planet or a moon under Planets.
draw-seti-at-move = Choose a space on the map.
draw-seti-at-orbit = Choose a planet under Planets.
draw-seti-at-place = Choose a space on your computer.
draw-seti-at-play = Choose a card from your hand.
draw-seti-capsules = Capsules
draw-seti-cause-exertians = the Exertians have been discovered
draw-seti-cause-gold = { $n ->
    [one] { $n } point reached
   *[other] { $n } points reached
}
draw-seti-cause-last = the game ends: which cards you keep no longer matters
draw-seti-cause-message = a message has arrived
draw-seti-cause-milestone = a milestone has been reached
draw-seti-could = You can still: { $actions }.
draw-seti-extra = Extra
draw-seti-far = { $steps ->
    [one] Probe { $number } to { $space }: { $n } energy, { $steps } step
   *[other] Probe { $number } to { $space }: { $n } energy, { $steps } steps
}
draw-seti-far-moves = { $steps ->
    [one] Probe { $number } to { $space }: { $steps } step
   *[other] Probe { $number } to { $space }: { $steps } steps
}
draw-seti-first = first player
draw-seti-found-by = Found by
draw-seti-free-short = Free:
draw-seti-gold-name-a = trace sets
draw-seti-gold-name-b = wins + craft
draw-seti-how-blue = analyze data
draw-seti-how-orange = land on a planet
draw-seti-how-pink = win a sector
draw-seti-hunt = { $n } of 3 traces found
draw-seti-icon-star = One sector
draw-seti-idle-all = no effect now
draw-seti-idle-part = partly without effect now
draw-seti-in-front = Missions
draw-seti-jump-others = Players
draw-seti-key-dashed = Dashed: first only
draw-seti-key-land = [land] Land [3 energy], 1 less with an orbiter
draw-seti-key-orbit = [orbit] Orbit [1 credit] [1 energy]
draw-seti-lack = [n] short
draw-seti-lack-cards = no cards
draw-seti-lack-computer = place [n] first
draw-seti-lack-planet = no probe at a planet
draw-seti-lack-probe-room = probes in space: { $n } of { $n }
draw-seti-left-cards = cards left: { $n }
draw-seti-left-moves = movement left: { $n }
draw-seti-left-signals = signals left: { $n }
draw-seti-menu = Menu
draw-seti-next-rotation-see = Press to see where everything would end up.
draw-seti-no-data = no data from this card
draw-seti-note-crown = [crown] Next to a star: who leads there now.
draw-seti-note-dashed = A dashed frame marks a bonus for whoever gets there first.
draw-seti-note-extra = “Extra”: traces of a color that has already been found.
draw-seti-note-found = “Found by”: who found the first trace of a color.
draw-seti-note-neutral = [neutral] A neutral milestone; it belongs to nobody.
draw-seti-objectives-due = { $n ->
    [one] At the end of this round you spend { $n } completed objective; if it is missing, the rival advances 3 steps.
   *[other] At the end of this round you spend { $n } completed objectives; for each one missing, the rival advances 3 steps.
}
draw-seti-objectives-last = After this round, every objective you have not completed gives the rival 5 points.
draw-seti-pieces = In play
draw-seti-planet-land = Landing: costs { $cost } now, 1 less where somebody is in orbit; brings { $every }.
draw-seti-planet-land-first = For the first lander also: { $reward }.
draw-seti-planet-moon = Instead on { $moon }, with the technology for moons: { $reward }.
draw-seti-planet-orbit = Orbit: costs { $cost }, brings { $every }.
draw-seti-planet-orbit-first = For the first orbiter also: { $reward }.
draw-seti-planet-visit = A probe that moves here brings 1 publicity.
draw-seti-planets-sub = [orbit][1 credit][1 energy] · dashed: first only
draw-seti-probes = Probes in space
draw-seti-ready = ready to complete: { $n }
draw-seti-research-costs = Research costs [n]
draw-seti-rival-how = On its turn the rival reveals the top card of its action deck and resolves the first line that is possible. With an empty deck it passes.
draw-seti-rival-how-techs = It spends its technologies: a probe technology for a landing on a moon, a telescope technology for one more signal, a computer technology for 3 points.
draw-seti-rival-how-track = Instead of credits, energy and cards it gains steps on this track. When it researches, it takes the next technology from here whose stack still brings 2 points. Each lap adds an advanced card to its deck.
draw-seti-rival-plays = How the rival plays
draw-seti-scan-earth = Earth’s sector
draw-seti-scan-hand = Card from your hand
draw-seti-scan-launch = Launch at Earth
draw-seti-scan-may = optional
draw-seti-scan-row = Card from the row
draw-seti-scan-row-how = choose one below
draw-seti-step-ahead = then
draw-seti-step-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
draw-seti-step-first-income = The card goes under your board. Every round it brings what its bottom right corner shows.
draw-seti-step-hand = In your hand
draw-seti-step-mine = On your board
draw-seti-step-planets = At the planets
draw-seti-step-row = In the row
draw-seti-step-scores = In the corners of the map
draw-seti-step-sky = On the map
draw-seti-step-solo = Among the objectives
draw-seti-step-species = On the species boards
draw-seti-step-techs = Among the technologies
draw-seti-steps = Steps
draw-seti-tech-computer-1 = [2 vp] above, [1 credit] below
draw-seti-tech-computer-2 = [2 vp] above, [1 energy] below
draw-seti-tech-computer-3 = [2 vp] above, [1 draw] below
draw-seti-tech-computer-4 = [2 vp] above, [2 publicity] below
draw-seti-tech-probe-1 = 2 probes in space
draw-seti-tech-probe-2 = Asteroids [1 publicity], exit free
draw-seti-tech-probe-3 = Landing: [1 energy] less
draw-seti-tech-probe-4 = Moons: landing allowed
draw-seti-tech-telescope-1 = Earth’s signal: ±1 sector
draw-seti-tech-telescope-2 = [1 publicity] → signal at Mercury
draw-seti-tech-telescope-3 = Hand card → its signal
draw-seti-tech-telescope-4 = [1 energy] → launch, or [1 move]
draw-seti-tray = Missions you play lie here.
draw-seti-turns-1 = Disc 1 rotates next
draw-seti-turns-2 = Disc 2 rotates next
draw-seti-turns-3 = Disc 3 rotates next
draw-seti-works = How it works
draw-seti-works-extra = Extra: any further traces of a color, as many as you like.
draw-seti-works-found = Found by: the first trace of each color; all three together discover the species. A neutral marker comes when somebody reaches 20 or 30 points and fewer than four play.
draw-seti-works-later = A dash is a space that opens only later.
draw-seti-works-price = A price with a minus sign, on the left or on a space, is the cost of that space.
draw-seti-works-trace = A trace goes on a free space of its color, and you gain what the space shows.
draw-seti-yours = yours
