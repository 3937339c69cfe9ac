# The story of a turn in Kepler-3042: headlines of the log, in a few words without the name of the player.
#
# gain-… are amounts behind a sign, such as “+2 data”; $n is never below 0.

beat-kepler-advanced = { $what } { $from } → { $to }
beat-kepler-applied = progress card { $card }
beat-kepler-built = { $n ->
    [one] { $n } ship built
   *[other] { $n } ships built
}
beat-kepler-converted = converted
beat-kepler-declined = declines { $card }
beat-kepler-medal-to-card = { $track } medal on the progress card
beat-kepler-medals = { $track } medals
beat-kepler-moved = ship { $ship } → { $to }
beat-kepler-moved-on = ship { $ship } flies on
beat-kepler-nothing = { $what } (no effect)
beat-kepler-objective = objective { $objective }: fulfilled
beat-kepler-objective-missed = objective { $objective }: missed
beat-kepler-reached = { $tech } { $from } → { $to }
beat-kepler-recalled = ship { $ship } recalled
beat-kepler-regenerated = { $n ->
    [one] { $n } cube regenerated
   *[other] { $n } cubes regenerated
}
beat-kepler-revealed = { $what } found
beat-kepler-settled = colony on { $planet }
beat-kepler-target = colonial target reached
beat-kepler-terraformed = { $planet } terraformed

gain-kepler-antimatter = { $n ->
    [one] { $n } antimatter
   *[other] { $n } antimatter
}
gain-kepler-energy = { $n ->
    [one] { $n } energy
   *[other] { $n } energy
}
gain-kepler-matter = { $n ->
    [one] { $n } matter
   *[other] { $n } matter
}
gain-kepler-medal = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
gain-kepler-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
