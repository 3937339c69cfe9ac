# What is decided in SETI: questions, choices, and what a refusal speaks of.
#
# $card, $body, $star, $tech, $trace (a color) and $gold are names; $whose is a species, by its side before it is known; $site is a planet or a moon;
# $space and $to are spaces of the solar system; $from is where something is removed; $give and $gain are kinds of income; $probe is the number of an own
# probe or capsule; $slot is the number of a computer slot; $number counts spaces, circles, samples or
# rewards; $reward is a list of what is gained; $objective is the printed id of an objective, $task counts
# its tasks.

about-seti-around = Choose a sector. You mark a signal there and in both adjacent sectors.
    .then = then you choose a sector for three signals
about-seti-data-space = Choose a data space for your lander to cover.
about-seti-drawn-corner = Discard one of the drawn cards for its free action.
about-seti-drawn-income = Discard one of the drawn cards for its income.
about-seti-first-income = Choose a card to tuck as your first income.
about-seti-give = Choose a card to discard for the exchange.
    .then = then you choose the cards to discard
about-seti-gold = Choose a gold tile to mark.
about-seti-hand-signals = Discard a hand card to mark a signal of its color, or stop.
    .then = then signals of the colors of hand cards
about-seti-land = Choose where to land.
    .then = then you choose where to land
about-seti-late = Take more free actions, or end your turn.
about-seti-mark = Choose where the signal goes: the star or ’Oumuamua.
    .then = then the star or ’Oumuamua
about-seti-may-pay = Pay for the effect, or skip it.
about-seti-message = Choose one of the message rewards that are left.
about-seti-milestone = Choose the milestone to resolve first.
about-seti-moves = Move a probe, or stop.
    .then = then you move a probe
about-seti-objective = This completes several tasks. Choose the one to mark.
about-seti-orbit-or-land = Choose a planet to orbit, or where to land.
    .then = then you orbit or land
about-seti-pass-discard = Discard down to 4 cards.
    .then = then you discard down to 4 cards
about-seti-pass-take = Take a card from the end-of-round stack.
    .then = then a card from the end-of-round stack
about-seti-pause = Take free actions, or continue.
about-seti-pick = Take a card from the row, or draw one from the deck.
    .then = then you take a card
about-seti-probe = Choose one of your probes.
about-seti-probe-signals = Choose a sector with a probe for a signal, or stop.
    .then = then signals where probes are
about-seti-remove-lander = Choose a lander to remove.
about-seti-remove-orbiter = Choose an orbiter to remove.
about-seti-row-corners = Choose the next card of the row to discard for its free action.
about-seti-row-signals = Discard a card from the row to mark a signal of its color.
    .then = then a signal of the color of a row card
about-seti-sample-peek = Choose the sample whose reward you gain.
about-seti-sample-planet = Choose a planet to look at its samples.
about-seti-sample-take = Choose a sample to collect.
about-seti-scan = Choose the next step of your scan.
    .then = then a signal in Earth’s sector and one of the color of a row card
about-seti-secret = Play an Exertian card face down, or skip.
about-seti-sectors = Choose the completed sector to resolve next.
about-seti-settle = Complete missions before completed sectors are reset, or continue.
about-seti-show = Choose how many hand cards to show.
    .then = then you show hand cards
about-seti-slot = Choose a computer slot for the new technology.
    .then = then you choose its computer slot
about-seti-species-pick = Take the face-up species card, or draw one.
    .then = then you take a species card
about-seti-target = Choose a star for your signal.
    .then = then you choose a star for the signal
about-seti-tech = Choose a technology.
    .then = then you choose a technology
about-seti-trace = Choose where to mark the trace.
    .then = then you choose where the trace goes
about-seti-trigger = Cover a circle of one of your missions, or skip.
about-seti-tuck = Tuck a card to increase your income, or skip.
    .then = then you may tuck a card for income
about-seti-turn = Choose a main action or a free action.
about-seti-visit = Choose what the visit gives: publicity or movement.

choice-seti-analyse = Analyze data
choice-seti-buy = Buy a card
choice-seti-complete = Complete the mission { $card }
choice-seti-continue = Continue
choice-seti-corner = Discard { $card } for its free action
choice-seti-cover = Cover circle { $number } of { $card }
choice-seti-deliver = Deliver capsule { $probe } for { $card }
choice-seti-discard = Discard { $card }
choice-seti-done = Done
choice-seti-draw = Draw the top card
choice-seti-earth = Mark Earth’s signal at { $star }
choice-seti-end = End turn
choice-seti-exchange = { $give ->
    [card] Exchange 2 cards for 1 { $gain }
    [credit] Exchange 2 credits for 1 { $gain }
   *[other] Exchange 2 { $give } for 1 { $gain }
}
choice-seti-gold = Mark the gold tile “{ $gold }”
choice-seti-income = Tuck { $card } as your first income
choice-seti-land = Land on { $site }
choice-seti-launch = Launch a probe
choice-seti-message = Take message reward { $number }: { $reward }
choice-seti-milestone-card = Centaurian card first
choice-seti-milestone-exertian = Exertian milestone first
choice-seti-milestone-gold = Gold milestone first
choice-seti-milestone-message = Message milestone first
choice-seti-move = Spend energy: move probe { $probe } to { $to }
choice-seti-movement = Gain 1 movement
choice-seti-orbit = Orbit { $body }
choice-seti-pass = Pass
choice-seti-pay = Pay
choice-seti-pay-for = Spend { $what }: { $then }
choice-seti-place-lower = Place data on lower computer space { $slot }
choice-seti-place-upper = Place data on the next upper computer space
choice-seti-play = Play { $card }
choice-seti-probe = Choose the probe at { $space }
choice-seti-publicity = Gain 1 publicity
choice-seti-remove-lander = Remove your lander on { $from }
choice-seti-remove-lander-space = Remove your lander on data space { $number } of { $from }
choice-seti-remove-orbiter = Remove your orbiter at { $from }
choice-seti-remove-orbiter-first = Remove your orbiter on the bonus space of { $from }
choice-seti-research = Research a technology
choice-seti-resolve = Resolve the { $star } sector
choice-seti-resolve-oumuamua = Reset the ’Oumuamua tile
choice-seti-row = Discard { $card } from the row: { $color } signal
choice-seti-sample = Choose sample { $number }: { $reward }
choice-seti-samples = Look at the samples at { $from }
choice-seti-scan = Scan nearby stars
choice-seti-secret = Play { $card } face down
choice-seti-show = { $count ->
    [one] Show { $count } card
   *[other] Show { $count } cards
}
choice-seti-signal = Mark a signal at { $star }
choice-seti-signal-oumuamua = Mark a signal at ’Oumuamua
choice-seti-skip = Skip
choice-seti-slot = Place the technology in computer slot { $slot }
choice-seti-space = Cover data space { $number }
choice-seti-step = Move probe { $probe } to { $to }
choice-seti-step-card = Discard { $card }: move probe { $probe } to { $to }
choice-seti-step-energy = Spend 1 more energy: move probe { $probe } to { $to }
choice-seti-take = Take { $card }
choice-seti-task = Mark task { $task } of objective { $objective }
choice-seti-tech = Research: { $tech }
choice-seti-telescope-2 = Spend 1 publicity for a signal in Mercury’s sector
choice-seti-telescope-3 = Discard { $card } for a signal of its color
choice-seti-telescope-4-launch = Spend 1 energy to launch a probe
choice-seti-telescope-4-move = Gain 1 movement
choice-seti-trace = { $trace ->
    [orange] Mark an orange trace: { $whose }, space { $number }
   *[other] Mark a { $trace } trace: { $whose }, space { $number }
}
choice-seti-trace-discovery = { $trace ->
    [orange] Mark an orange trace: { $whose }, discovery space
   *[other] Mark a { $trace } trace: { $whose }, discovery space
}
choice-seti-trace-overflow = { $trace ->
    [orange] Mark an orange trace: { $whose }, overflow space
   *[other] Mark a { $trace } trace: { $whose }, overflow space
}
choice-seti-tuck = Tuck { $card }

action-seti-complete = Complete a mission
action-seti-corner = Discard a card for its free action
action-seti-deliver = Deliver a capsule
action-seti-exchange = Exchange resources
action-seti-land = Land
action-seti-move = Move a probe
action-seti-orbit = Orbit a planet
action-seti-place = Place data in the computer
action-seti-play = Play a card

# What speaks for a choice just now: sentences of their own.
reason-seti-cheap-landing = { $body }: an orbiter is already there, so landing costs 1 energy less.
reason-seti-discovery = The last discovery space of this species is taken: it is discovered at the end of the turn, and each marker there is rewarded.
reason-seti-first-lander = { $body }: a data space for the first landers is still free ({ $reward }).
reason-seti-first-orbiter = { $body }: the bonus for the first orbiter is still there ({ $reward }).
reason-seti-first-pass = Nobody has passed yet: the solar system rotates now, and you choose first from the end-of-round stack.
reason-seti-first-tile = The first tile of this stack brings { $reward } more.
reason-seti-gold-set = Your gold tile ({ $gold }) counts { $points } more at the end.
reason-seti-income = This income pays now and { $n ->
    [1] once more
   *[other] { $n } more times
}: after each round but the last.
reason-seti-milestone = You reach { $n ->
    [one] 1 point
   *[other] { $n } points
} and mark a gold tile; the first there get the highest values.
reason-seti-mission = Mission “{ $card }”: its condition is now met.
reason-seti-sector = { $star }: the last data is taken, and you win the sector ({ $reward }).
reason-seti-sector-near = { $star }: only { $n } data left, and you lead there.
reason-seti-turns-away = { $body } is 1 step away now; after the next rotation it will be { $n }.
