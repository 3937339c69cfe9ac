# The story of a turn in SETI: headlines of the log, in a few words without the name of the player.
#
# gain-… are amounts behind a sign, such as “+2 data”; $n is never below 0.

beat-seti-analysed = Analyze data
beat-seti-anomaly = { $trace } anomaly
beat-seti-collected = sample from { $from }
beat-seti-completed = mission completed: { $card }
beat-seti-covered = mission step: { $card }
beat-seti-danger = most danger
beat-seti-delivered = sample delivered: { $card }
beat-seti-discovered = species discovered: { $species }
beat-seti-gold = gold tile: { $gold } ({ $value })
beat-seti-landed = Land on { $site }
beat-seti-launched = Launch a probe
beat-seti-lost = forfeited at the limit: { $amount }
beat-seti-message = message reward
beat-seti-moved = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
beat-seti-neutral = neutral marker ({ $trace })
beat-seti-objective = objective { $objective } completed
beat-seti-orbited = Orbit { $body }
beat-seti-passed = Pass
beat-seti-played = { $card }
beat-seti-progress = progress +{ $n }
beat-seti-pushed = probe pushed to { $to }
beat-seti-removed = piece removed: { $from }
beat-seti-researched = Research: { $tech }
beat-seti-rival = { $action }
beat-seti-rival-idle = no action possible
beat-seti-rotated = disc { $disc } rotates
beat-seti-scanned = Scan
beat-seti-secret = { $n ->
    [one] { $n } Exertian card played face down
   *[other] { $n } Exertian cards played face down
}
beat-seti-sector = { $star } sector won
beat-seti-signal = { $n ->
    [one] { $n } signal at { $star }
   *[other] { $n } signals at { $star }
}
beat-seti-strengthened = rival grows stronger
beat-seti-tile-completed = ’Oumuamua tile completed
beat-seti-tile-signal = { $n ->
    [one] { $n } signal at ’Oumuamua
   *[other] { $n } signals at ’Oumuamua
}
beat-seti-traced = { $n ->
    [one] { $trace } trace
   *[other] { $n } { $trace } traces
}
beat-seti-tucked = income: { $card }

gain-seti-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gain-seti-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
gain-seti-data = { $n ->
    [one] { $n } data
   *[other] { $n } data
}
gain-seti-energy = { $n ->
    [one] { $n } energy
   *[other] { $n } energy
}
gain-seti-exofossil = { $n ->
    [one] { $n } exofossil
   *[other] { $n } exofossils
}
gain-seti-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gain-seti-publicity = { $n ->
    [one] { $n } publicity
   *[other] { $n } publicity
}
