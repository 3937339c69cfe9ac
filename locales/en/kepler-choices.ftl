# What is decided in Kepler-3042: questions, choices, and what a refusal speaks of.
#
# $amount, $cubes and $cost are one or several amount-kepler-… in the accusative; $hex is coordinates, with
# the zone where the pack is known; $place, $from and $to are where cubes lie, with a word such as “from”;
# $track is where somebody advances, with a word such as “on”; $gives is what a level gives, or an amount that
# is given away for $takes; $planet, $card and $name are proper names.

about-kepler-advance = Choose a technology to advance.
about-kepler-bonus = Choose a bonus action, or continue.
about-kepler-build = Choose where to build a ship, or stop.
about-kepler-burn = Choose a cube to burn.
about-kepler-cubes = Choose a bonus cube for Earth.
about-kepler-destination = Choose where the ship flies.
about-kepler-develop = Choose a technology and the planet that pays for it, or stop.
about-kepler-exploit = Choose a colony to produce on, or stop.
about-kepler-fly = Choose the next ship to move, or stop.
about-kepler-main = Move your action cube to a main action.
about-kepler-offer = Apply the progress card, or decline.
about-kepler-opponent = Choose an opponent.
about-kepler-place = Choose a hex for the next face-down tile.
about-kepler-produce = Choose what to produce and where.
about-kepler-recall = Recall ships, or end your turn.
about-kepler-regenerate = Choose a cube to regenerate.
about-kepler-reveal = Choose a tile. When all are chosen, they are turned face up together.
about-kepler-settle = Choose a planet to colonize, or stop.
about-kepler-start = Choose a technology to start with.
about-kepler-terraform = Choose a colony to terraform, or stop.
about-kepler-track = Choose a track to advance on.

choice-kepler-accept = Apply the progress card “{ $card }”: { $effect }
choice-kepler-action = { $action }: { $does } (bonus actions: { $bonuses })
choice-kepler-advance = Advance { $tech } to level { $level } ({ $name }) for free: { $gives }
choice-kepler-advance-burn = { $level ->
    [one] Advance { $tech } to level { $level } ({ $name }), burning { $level } cube: { $gives }
   *[other] Advance { $tech } to level { $level } ({ $name }), burning { $level } cubes: { $gives }
}
choice-kepler-bonus = { $n ->
    [0] { $bonus }, at no further cost: { $effect }
    [one] { $bonus }, burning { $n } cube: { $effect }
   *[other] { $bonus }, burning { $n } cubes: { $effect }
}
choice-kepler-build = Build a ship for free at { $hex } ({ $place })
choice-kepler-build-paid = Build a ship at { $hex }: spend { $cost } { $place }
choice-kepler-burn = Burn { $amount } { $place }
choice-kepler-convert = Convert { $gives } into { $takes } { $place }
choice-kepler-cube = Put { $amount } on Earth
choice-kepler-decline = Decline
choice-kepler-develop = Advance { $tech } to level { $level } ({ $name }) for { $cost } { $place }: { $gives }
choice-kepler-done = Done
choice-kepler-end = End turn
choice-kepler-exploit = Produce on { $planet }: { $cubes }
choice-kepler-move = Fly ship { $ship } to { $hex }
choice-kepler-move-mine = Land ship { $ship } on the mine at { $hex }
choice-kepler-move-planet = Land ship { $ship } on { $planet } ({ $type }; { $hex })
choice-kepler-move-target = Fly ship { $ship } over the colonial target at { $hex }: +1 on the colonial track
choice-kepler-opponent = Choose { $seat }
choice-kepler-place = Place the tile at { $hex }
choice-kepler-produce = Produce { $cubes } { $place }
choice-kepler-put-back = Ship { $ship } later, another one first
choice-kepler-recall = Recall ship { $ship } ({ $where })
choice-kepler-recall-mine = Recall ship { $ship } ({ $where }): regenerate a cube, give up the points of the mine
choice-kepler-regenerate = Regenerate { $amount }
choice-kepler-reveal = Reveal the tile at { $hex }
choice-kepler-settle = Colonize { $planet } ({ $type }; { $hex }): +{ $n } on the colonial track
choice-kepler-shift = Shift { $amount } { $from } { $to }
choice-kepler-ship = Move ship { $ship } ({ $where })
choice-kepler-skip = Skip
choice-kepler-start = Start with { $tech } at level { $level } ({ $name }): { $gives }
choice-kepler-stay = Stop here
choice-kepler-stay-put = Ship { $ship } stays; no more moves
choice-kepler-terraform = { $n ->
    [0] Terraform { $planet } ({ $type }; { $hex }) for { $cost }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Terraform { $planet } ({ $type }; { $hex }) for { $cost }: +{ $n } on the colonial track, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
choice-kepler-terraform-free = { $n ->
    [0] Terraform { $planet } ({ $type }; { $hex }) for free: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Terraform { $planet } ({ $type }; { $hex }) for free: +{ $n } on the colonial track, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
choice-kepler-track = Advance { $track }: { $from } → { $to }
choice-kepler-track-icons = Advance { $track }: { $from } → { $to } ({ $icons })

action-kepler-build = Build a ship
action-kepler-build-from = Build a ship with cubes { $place }
action-kepler-convert = Convert a resource
action-kepler-convert-kind = Convert 1 { $gives }
action-kepler-develop-tech = Advance { $tech }
action-kepler-exploit = Produce on a planet
action-kepler-exploit-earth = Produce on Earth
action-kepler-settle = Colonize a planet
action-kepler-shift = Shift a resource
action-kepler-ship = Move a ship
action-kepler-terraform = Terraform a planet

# What speaks for a choice just now: sentences of their own.
reason-kepler-card = As things stand now, you benefit from the progress card “{ $card }” at the end of the round.
reason-kepler-last-turn = It is your last turn of the game: what does not count at the end is lost.
reason-kepler-medals = Nobody is ahead of you on the { $track } now, and the progress card holds { $n ->
    [one] { $n } medal
   *[other] { $n } medals
} for it.
reason-kepler-objective = Your objective “{ $objective }” is fulfilled now ({ $n ->
    [one] { $n } point
   *[other] { $n } points
}).
reason-kepler-objective-nearer = It brings your objective “{ $objective }” nearer: { $n } of { $all }.
reason-kepler-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} more at the end of the game: { $source }.
