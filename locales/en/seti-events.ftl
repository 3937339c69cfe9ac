# What happens in SETI: events of the log, and the rival of the solo game.
#
# Seats are the subject of their sentence, in the present tense. $amount is an amount-seti-… in the
# accusative; $from is a place that something leaves, or a part of the score; $why explains; $whose is a species, by its side before it is known; $skipped, $beyond, $targets and $signals are
# lists.

event-seti-analysed = { $seat } analyzes the data and clears the computer.
event-seti-anomaly = The { $trace } anomaly triggers: { $seat } leads its column and gains the reward.
event-seti-anomaly-nobody = The { $trace } anomaly triggers: nobody has a marker in its column.
event-seti-collected = { $seat } collects a sample from { $from } in a capsule.
event-seti-completed = { $seat } completes the mission { $card }.
event-seti-covered = { $seat } covers circle { $number } of { $card }.
event-seti-danger = { $lost ->
    [one] { $seat } has the most danger ({ $danger }) and loses { $lost } point.
   *[other] { $seat } has the most danger ({ $danger }) and loses { $lost } points.
}
event-seti-data-lower = { $seat } places data on a lower computer space.
event-seti-data-upper = { $seat } places data on the next upper computer space.
event-seti-delivered = { $seat } delivers a capsule with sample { $sample } for { $card }.
event-seti-discarded = { $seat } discards { $card }.
event-seti-discovered = The { $side } species is discovered: { $species }!
event-seti-drew = { $seat } draws { $card }.
event-seti-drew-hidden = { $seat } draws a card.
event-seti-gained = { $seat } gains { $amount }.
event-seti-gold-marked = { $seat } marks the gold tile “{ $gold }”, value { $value }.
event-seti-gold-missed = { $seat } reaches a gold milestone, but the first space of every gold tile is taken.
event-seti-kept = { $seat } takes { $card } from the end-of-round stack.
event-seti-kept-hidden = { $seat } takes a card from the end-of-round stack.
event-seti-landed = { $seat } lands on { $site }.
event-seti-launched = { $seat } launches a probe.
event-seti-lost = { $seat } is at the limit and forfeits { $amount }.
event-seti-message-placed = { $at ->
    [one] { $seat } places a message at { $at } point.
   *[other] { $seat } places a message at { $at } points.
}
event-seti-message-taken = { $seat } takes message reward { $number }.
event-seti-moved = { $seat } moves a probe to { $to }.
event-seti-neutral = A neutral marker takes the { $trace } discovery space of the { $side } species.
event-seti-objective-completed = Objective { $objective } is completed.
event-seti-objective-revealed = Objective { $objective } is revealed: { $tasks }.
event-seti-objectives-spent = Completed objectives spent: { $spent } of { $due }.
event-seti-orbited = { $seat } orbits { $around }.
event-seti-over = The game is over.
event-seti-paid = { $seat } spends { $amount }.
event-seti-passed = { $seat } passes.
event-seti-played = { $seat } plays { $card }.
event-seti-progress = { $steps ->
    [one] The rival advances { $steps } step on the progress track, to step { $to } ({ $why }).
   *[other] The rival advances { $steps } steps on the progress track, to step { $to } ({ $why }).
}
event-seti-pushed = { $seat }’s probe is pushed to { $to }.
event-seti-removed-lander = { $seat } removes a lander from { $from }.
event-seti-removed-orbiter = { $seat } removes an orbiter from { $from }.
event-seti-researched = { $seat } researches { $what }.
event-seti-reshuffled = The discard pile is shuffled into a new deck.
event-seti-returned = { $seat } takes { $card } back into hand.
event-seti-rival-acts = The rival reveals { $card } ({ $arrow } arrow) and resolves line { $line }: { $action }.
event-seti-rival-acts-after = The rival reveals { $card } ({ $arrow } arrow). Not possible: { $skipped }. It resolves line { $line }: { $action }.
event-seti-rival-aims = The rival chooses { $star }: { $why }.
event-seti-rival-flies = The rival flies to { $to }, using { $moves } movement; publicity on the way: { $publicity }.
event-seti-rival-flies-beyond = Out of reach: { $beyond }. The rival flies to { $to }, using { $moves } movement; publicity on the way: { $publicity }.
event-seti-rival-idle = The rival reveals { $card } ({ $arrow } arrow). No line is possible: { $skipped }.
event-seti-rival-removes = The rival removes the top card of the end-of-round stack from the game; nobody sees it.
event-seti-rival-sample = The rival turns up sample { $sample } of { $from } on the Mascamite board.
event-seti-rival-shuffles = The rival shuffles its { $n ->
    [one] { $n } played card
   *[other] { $n } played cards
} into a new action deck.
event-seti-rival-spends = The rival spends { $what }.
event-seti-rotated = The solar system rotates (disc { $disc }).
event-seti-round = Round { $round }
event-seti-round-ends = End of round { $round }
event-seti-row-filled = { $card } enters the card row (slot { $place }).
event-seti-scanned = { $seat } scans nearby stars.
event-seti-scored = { $seat } gains { $amount } ({ $from }).
event-seti-scoring = Final scoring
event-seti-secret-dealt = { $seat } receives { $n ->
    [one] { $n } Exertian card
   *[other] { $n } Exertian cards
}.
event-seti-secret-played = { $seat } plays { $card } face down.
event-seti-secret-played-hidden = { $seat } plays an Exertian card face down.
event-seti-sector-won = { $seat } wins the { $star } sector; nobody comes second.
event-seti-sector-won-second = { $seat } wins the { $star } sector; { $second } comes second and keeps a marker there.
event-seti-shown = { $seat } shows { $card }.
event-seti-signal = { $seat } marks a signal at { $star }.
event-seti-strengthened = The rival grows stronger: an advanced card goes on top of its action deck.
event-seti-task-marked = Task { $task } of objective { $objective } is marked.
event-seti-tile-completed = The ’Oumuamua tile is completed: everybody with a signal there gains an exofossil.
event-seti-tile-reset = The ’Oumuamua tile is refilled with data; all markers on it go back to their owners.
event-seti-tile-signal = { $seat } marks a signal at ’Oumuamua.
event-seti-took = { $seat } takes { $card }.
event-seti-traced = { $trace ->
    [orange] { $seat } marks an orange trace on space { $number } of { $whose }.
   *[other] { $seat } marks a { $trace } trace on space { $number } of { $whose }.
}
event-seti-traced-discovery = { $trace ->
    [orange] { $seat } marks an orange trace on the discovery space of { $whose }.
   *[other] { $seat } marks a { $trace } trace on the discovery space of { $whose }.
}
event-seti-traced-overflow = { $trace ->
    [orange] { $seat } marks an orange trace on the overflow space of { $whose }.
   *[other] { $seat } marks a { $trace } trace on the overflow space of { $whose }.
}
event-seti-tucked = { $seat } tucks { $card } for income.
event-seti-turn = { $seat }’s turn

aim-seti-1 = it completes this sector and wins it
aim-seti-2 = it is the second signal in the sector, worth 2 points
aim-seti-3 = it has the most signals there

cause-seti-card = instead of a card
cause-seti-computer = fourth computer space
cause-seti-credit = instead of credits
cause-seti-energy = instead of energy
cause-seti-income = instead of an income increase
cause-seti-objectives = missing objectives
cause-seti-printed = printed on its card
cause-seti-technology = computer technology spent

rival-seti-analyse = analyze data
rival-seti-anomaly = mark a trace in the color of the next anomaly
rival-seti-exertian = play an Exertian card face down
rival-seti-fly = fly to the first planet within { $moves } movement: { $targets }
rival-seti-fly-each = fly to the first planet in reach: { $targets }
rival-seti-launch = launch a probe
rival-seti-message = place a message tile
rival-seti-research = { $cost ->
    [0] research for free
   *[other] research for { $cost } publicity
}
rival-seti-scan = scan ({ $signals })
rival-seti-species = { $number ->
    [1] the card of the species discovered first
    [2] the card of the species discovered second
   *[other] the card of discovered species { $number }
}

rival-not-seti-analyse = the computer is not full
rival-not-seti-anomaly = it already leads that column
rival-not-seti-exertian = it has five cards and markers, or no card is left
rival-not-seti-fly = no probe on Earth, or nothing in reach
rival-not-seti-launch = its probe is still on Earth
rival-not-seti-message = no tile in reserve, or one is still on the score track
rival-not-seti-research = not enough publicity
rival-not-seti-scan = not possible
rival-not-seti-species = not discovered yet

rival-signal-seti-earth = { $n ->
    [1] Earth’s sector
   *[other] { $n } × Earth’s sector
}
rival-signal-seti-oumuamua = { $n ->
    [1] ’Oumuamua
   *[other] { $n } × ’Oumuamua
}
rival-signal-seti-row = { $n ->
    [one] { $n } row card
   *[other] { $n } row cards
}
rival-skipped-seti = line { $line }, { $action } — { $why } ({ $rule })
rival-target-seti = { $planet } (within { $moves } movement)
