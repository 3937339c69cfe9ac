game-comets = Comets

option-comets-rounds = Rounds
option-comets-rounds-help = How many rounds are played.

catalog-comets-comets = Comets
fact-comets-brightness = brightness

about-comets-dazzled = You are dazzled: drop a comet.
about-comets-turn = Observe, chase a comet or rest.

choice-comets-chase = Chase { $comet }
choice-comets-drop = Drop { $comet }
choice-comets-observe = Observe
choice-comets-rest = Rest

score-comets-comets = Chased comets

event-comets-chased = { $seat } chases { $comet }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-comets-dropped = { $seat } drops { $comet }.
event-comets-observed = { $seat } observes { $comet }.
event-comets-observed-hidden = { $seat } observes a comet.
event-comets-rested = { $seat } rests.
event-comets-round = Round { $round }
event-comets-shuffled = The pile is shuffled into a new deck.
event-comets-turn = { $seat }’s turn

action-comets-chase = Chase a comet
action-comets-drop = Drop a comet

panel-comets-backs = { $n ->
    [one] { $n } comet, face down
   *[other] { $n } comets, face down
}
panel-comets-deck = Deck
panel-comets-fuel = Fuel
panel-comets-hand = Hand
panel-comets-pile = Pile
panel-comets-players = Players
panel-comets-points = Points
panel-comets-round = Round
panel-comets-round-of = { $round } of { $rounds }
panel-comets-table = Table
panel-comets-turn = Turn

deed-chased = chased
deed-dropped = dropped

things-comets-comets = Comets
things-comets-comets-about = Every comet: observed, chased, dropped when dazzled.

why-comets-dazzled = a comet must be dropped first
why-comets-hand-full = your hand is full
why-comets-no-comets = there is no comet left to observe
why-comets-not-held = that comet is not in your hand
why-comets-undazzled = you are not dazzled

resource-fuel = fuel

beat-comets-chased = Chase { $comet }
beat-comets-observed = Observe
beat-comets-rested = Rest
gain-comets-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
