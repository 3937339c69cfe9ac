# What is written on the drawn board of SETI: the sky, the planets, the species, the scores; cards, buttons and
# spaces, the introduction, the legend.
#
# $name is a player or a star; $markers, $reward and $cards are lists; $space is a space of the solar system.

draw-seti-act-complete = Complete
draw-seti-act-corner = Free action
draw-seti-act-cover = Cover circle { $number }
draw-seti-act-deliver = Deliver
draw-seti-act-discard = Discard
draw-seti-act-draw = Draw
draw-seti-act-play = Play
draw-seti-act-secret = Face down
draw-seti-act-signal = Signal
draw-seti-act-take = Take
draw-seti-act-task = Mark
draw-seti-act-tuck = Income
draw-seti-corner = Free action
draw-seti-cost = Cost
draw-seti-do-analyse = Analyze
draw-seti-do-buy = Buy a card
draw-seti-do-complete = Complete
draw-seti-do-corner = Discard
draw-seti-do-deliver = Deliver
draw-seti-do-exchange = Exchange
draw-seti-do-land = Land
draw-seti-do-launch = Launch
draw-seti-do-move = Move
draw-seti-do-orbit = Orbit
draw-seti-do-pass = Pass
draw-seti-do-place = Place data
draw-seti-do-play = Play a card
draw-seti-do-research = Research
draw-seti-do-scan = Scan
draw-seti-face-down = Face down
draw-seti-free = Free actions
draw-seti-icon-draw = Card from the deck
draw-seti-icon-gold = Scoring at the end
draw-seti-icon-land-away = Remove one of your landers
draw-seti-icon-message = Message
draw-seti-icon-mission = Mission
draw-seti-icon-orbit-away = Remove one of your orbiters
draw-seti-icon-pick = Card from the row or the deck
draw-seti-icon-rotate = Rotate the solar system
draw-seti-icon-sample = Sample
draw-seti-icon-signal = Signal
draw-seti-icon-signal-hand = Signal for a discarded hand card
draw-seti-icon-species-card = Species card
draw-seti-icon-trace-any = Trace of any color
draw-seti-icon-trace-blue = Blue trace
draw-seti-icon-trace-orange = Orange trace
draw-seti-icon-trace-pink = Pink trace
draw-seti-income = Income
draw-seti-income-why = Between rounds. Cards tucked: { $n } ({ $cards })
draw-seti-intro = First steps
draw-seti-intro-cards = Every card can be played for its cost, discarded for its free action, or tucked for income. Missions stay in front of you until you complete them.
draw-seti-intro-cards-title = Cards.
draw-seti-intro-data = Place data here from left to right; some spaces give a bonus. When the upper row is full, analyze it (1 energy) for a blue trace.
draw-seti-intro-data-title = Computer.
draw-seti-intro-goal = You lead a search for life beyond Earth. After five rounds, the player with the most points wins. At 25, 50 and 70 points you mark a gold tile, which scores at the end.
draw-seti-intro-goal-alone = You lead a search for life beyond Earth, against a rival who follows rules of its own. After five rounds you win if you have more points than the rival; a tie is lost. At 25, 50 and 70 points you mark a gold tile, which scores at the end.
draw-seti-intro-goal-title = Points.
draw-seti-intro-land = At a planet your probe can go into orbit or land. Landing gives points and an orange trace; it is cheaper where somebody is in orbit. The first orbiter gets extra points, the first lander data (on Mars the first two).
draw-seti-intro-land-title = Orbit or land.
draw-seti-intro-life = Two alien species are waiting to be found: traces of all three colors reveal one. From then on it offers its own cards, rules and plenty of points.
draw-seti-intro-life-title = Life.
draw-seti-intro-means = Credits, energy and publicity pay for everything. Between rounds you receive your income; cards tucked under it raise it. Your first decision is which card to tuck.
draw-seti-intro-means-title = Resources.
draw-seti-intro-probe = Launch a probe from Earth (2 credits) and move it, 1 energy for each space. Planets and comets on the way give publicity. The discs rotate, so distances change.
draw-seti-intro-probe-title = Probes.
draw-seti-intro-scan = Scan the stars around the edge (1 credit, 2 energy). Every signal takes a data token; whoever has the most signals when a sector is full wins it.
draw-seti-intro-scan-title = Signals.
draw-seti-intro-techs = Research (6 publicity) rotates the discs and gives you one of these for good, with the bonus printed on it. Point at a tile, or tap it, to read what it does.
draw-seti-intro-techs-title = Technologies.
draw-seti-intro-turn = On your turn you take one main action, which is offered here, and free actions as often as you can pay for them. What glows can be chosen; point at it, or hold your finger on it, to see what it would do.
draw-seti-intro-turn-title = Your turn.
draw-seti-jump = Jump to
draw-seti-jump-actions = Actions
draw-seti-jump-hand = Hand
draw-seti-jump-log = Log
draw-seti-jump-mine = My board
draw-seti-jump-planets = Planets
draw-seti-jump-row = Row
draw-seti-jump-sky = Sky
draw-seti-jump-species = Species
draw-seti-jump-techs = Tech
draw-seti-kind = Kind
draw-seti-kind-conditional = Mission: meet the condition
draw-seti-kind-endgame = Scores at the end
draw-seti-kind-event = Effect
draw-seti-kind-exertian = Secret card
draw-seti-kind-message = Message
draw-seti-kind-triggered = Mission: cover its circles
draw-seti-later = When your score reaches the message:
draw-seti-legend = Icons
draw-seti-main = Main actions: one per turn
draw-seti-moment-contact = First contact · round { $round }
draw-seti-moment-go-on = Continue
draw-seti-moment-gold = { $name } marks a gold tile
draw-seti-moment-how = How they work
draw-seti-moment-new = New on the table
draw-seti-moment-new-anomalies = Three tokens wait around the solar system. Whenever Earth turns into a token’s sector, whoever is highest in its column is rewarded.
draw-seti-moment-new-centaurians = Every player has a message 15 points ahead: reach it and choose a reward. Their cards cost energy, and the second half of each comes 15 points later.
draw-seti-moment-new-exertians = Secret cards for everybody. At two milestones you may play one face down; the most danger at the end costs points.
draw-seti-moment-new-mascamites = Jupiter and Saturn hold three samples each. Species cards let you take one; bring it where the card says.
draw-seti-moment-new-oumuamua = A visitor circles on disc 3: orbit it, land on it, mark signals on it. Its exofossils pay for spaces on the board.
draw-seti-moment-star = { $star }: sector completed
draw-seti-moment-you-gold = You mark a gold tile
draw-seti-no-cards = No cards in hand.
draw-seti-not-now = Not possible now.
draw-seti-of = { $n } of { $all }
draw-seti-others = Other players
draw-seti-rival-card = The rival’s last card: { $card }
draw-seti-rival-first = The first possible line counts.
draw-seti-number = card { $number }
draw-seti-short = { $n } short
draw-seti-signal = Signal
draw-seti-slot-empty = Room for a computer technology
draw-seti-stack-why = Whoever passes picks a card from here.
draw-seti-traces = Traces: { $side } species
draw-seti-worth = now worth: { $n }

draw-seti-costs = Costs { $cost }
draw-seti-danger = Danger { $n }
draw-seti-danger-mine = { $name }: danger { $n }, your face-down cards ({ $cards }) included
draw-seti-danger-of = { $name }: danger { $n } on the board, face-down cards: { $cards }
draw-seti-first-win = The first win gives { $reward }.
draw-seti-gold-income-a = per set of tucked credit, energy and card
draw-seti-gold-income-b = per tucked credit or energy, whichever you have more of
draw-seti-gold-marked = With your marker: { $amount }.
draw-seti-gold-missions-a = per completed mission
draw-seti-gold-missions-b = per pair of completed missions and/or end-of-game cards
draw-seti-gold-now = So far you have { $n }.
draw-seti-gold-other-a = per set of a pink, an orange and a blue trace
draw-seti-gold-other-b = per pair of a sector win and an orbiter or lander
draw-seti-gold-technology-a = per set of a probe, a telescope and a computer technology
draw-seti-gold-technology-b = per two technologies
draw-seti-gold-worth = At the end of the game: { $amount } { $counts }.
draw-seti-land = Land
draw-seti-later-wins = Later wins give { $reward }.
draw-seti-leads = { $name } leads.
draw-seti-next-rotation-1 = Next rotation: disc 1
draw-seti-next-rotation-2 = Next rotation: disc 2, and disc 1 with it
draw-seti-next-rotation-3 = Next rotation: all three discs
draw-seti-orbit = Orbit
draw-seti-round = Round { $round } of { $rounds }
draw-seti-sky = Solar system and nearby stars
draw-seti-slot = { $name }: data left { $left } of { $all }; signals: { $markers }
draw-seti-species = Species
draw-seti-undiscovered = Undiscovered species
draw-seti-ways = { $n ->
    [one] { $n } way to { $space }
   *[other] { $n } ways to { $space }
}
draw-seti-won = { $name ->
    [Rival] The rival
   *[other] { $name }
} has won here { $n ->
    [one] once
   *[other] { $n } times
}.
draw-seti-you-won = { $n ->
    [one] You have won here once.
   *[other] You have won here { $n } times.
}
