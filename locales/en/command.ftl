# What `orrery catalog`, `orrery rules`, `orrery simulate` and `orrery arena` print.

catalog-title = { $game }: components
catalog-marks = Values marked * are reconstructed, not printed; those marked ° come from a public page; all others are from the rulebook or in print.

rules-notes = About this text: sources, rulings, examples to check against
rules-title = { $game }: rules, version { $version }
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
simulate-bots = Bots
simulate-seed = Seed
simulate-finished = Finished games
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-threads = Threads
simulate-decisions-per-second = Decisions per second
simulate-games-per-second = Games per second
simulate-decisions-per-game = Decisions per game
simulate-choices-per-decision = Choices per decision
simulate-state-bytes = Bytes per state
simulate-block-copies = Blocks of 2048 bytes copied per second
simulate-checksum = Checksum of the final positions
simulate-mean-range = { $mean } ({ $min } to { $max })
simulate-mean-max = { $mean } (at most { $max })

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $arrangements ->
    [one] { $arrangements } arrangement
   *[other] { $arrangements } arrangements
} of the bots, seed { $seed }
arena-bot = Bot
arena-seats = seats
arena-wins = wins
arena-win-rate = % of wins per seat
arena-score = points
arena-rating = rating
arena-positions = positions per decision
arena-trials = trials per decision
arena-speed = positions per second

scores = Points
scores-mean = mean
scores-sd = deviation
scores-min = lowest
scores-max = highest
scores-wins = wins
scores-all-seats = All seats

# What `orrery record show --log` prints.
log-result = Result
log-scored = { $points ->
    [one] { $side }: { $points } point
   *[other] { $side }: { $points } points
}
log-start = Start
log-unfinished = Unfinished
log-won = { $side ->
    [Rival] The rival
   *[other] { $side }
} wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
