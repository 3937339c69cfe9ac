# The log, the turns of others, looking back, and the end of a game.

story-afterwards = after that { $what }
story-ahead = In the lead since round { $round }.
story-ahead-always = In the lead from the first round to the last.
story-back = Back
story-by = Step through
story-by-choice = by move
story-by-round = by round
story-by-turn = by turn
story-failed = { $points ->
    [one] Not passed, with { $points } point
   *[other] Not passed, with { $points } points
}
story-further = More
story-go-on = Play on from here
story-gold = Gold tiles
story-keys = ← → to step, space to play
story-made = What made the difference: { $parts }.
story-moments = Best turns
story-next = Next
story-others = What the others did
story-over = Game over
story-passed = { $points ->
    [one] Passed, with { $points } point
   *[other] Passed, with { $points } points
}
story-pause = Pause
story-play = Play
story-rematch-rotates = In a rematch everybody moves over one seat, so somebody else goes first.
story-result = Result
story-result-of = { $game }: result
story-rounds = Points over the rounds
story-rounds-played = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
story-sequel-again = The same level starts over, in a new galaxy.
story-sequel-next = The next level begins with the cubes you have earned here.
story-seti-gold-rival = takes the space, scores nothing
story-seti-short = { $n ->
    [one] With { $n } point more you would have won: a tie goes to the rival.
   *[other] With { $n } points more you would have won: a tie goes to the rival.
}
story-seti-wins = You win if you have more points than the rival after the final scoring.
story-shared = Shared victory: { $names }
story-since = Since your last turn
story-skip = Skip
story-so-far = So far
story-sources = Where the points came from
story-speed = Speed
story-speed-1 = 1×
story-speed-2 = 2×
story-speed-4 = 4×
story-table = Look at the table
story-watch = Watch
story-wins = { $name ->
    [Rival] The rival
   *[other] { $name }
} wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
story-wins-level = { $name ->
    [Rival] The rival
   *[other] { $name }
} wins the tiebreaker
story-you-win = { $margin ->
    [one] You win by { $margin } point
   *[other] You win by { $margin } points
}
story-you-win-level = You win the tiebreaker
story-in-round = Round { $round }
