# What components of Kepler-3042 say: effects and conditions (op-kepler-…), amounts, what levels give.
#
# $track, $zone, $type, $tech and $on are names; $zone, $type, $track and $resource can be `any`; $where is a
# word to choose by; $do, $opponent, $self and $conditions are effects or conditions; $of is what is counted, in
# the plural; $target is `all` or a condition; $terraformed, $paycost, $ties and $ghost are `true` or `false`.

amount-kepler-number-of-the-level-reached = as many cubes as the level reached

op-kepler-may = { $target ->
    [all] everybody may { $do }
   *[other] whoever has { $target } may { $do }
}
op-kepler-must = { $target ->
    [all] everybody must { $do }
   *[other] whoever has { $target } must { $do }
}
op-kepler-may-first = whoever is furthest { $track } may { $do }
op-kepler-may-last = whoever is last { $track } may { $do }
op-kepler-must-first = whoever is furthest { $track } must { $do }
op-kepler-must-last = whoever is last { $track } must { $do }
op-kepler-advance-track = { $amount ->
    [one] advance { $amount } space on the { $track }
   *[other] advance { $amount } spaces on the { $track }
}
op-kepler-regenerate = { $amount ->
    [one] regenerate { $amount } cube
   *[other] regenerate up to { $amount } cubes
}
op-kepler-produce = produce { $resources } { $on }
op-kepler-burn = { $amount ->
    [one] burn { $amount } cube
    [other] burn { $amount } cubes
   *[level] burn { $amount }
}
op-kepler-advance-technology = { $levels ->
    [one] advance a technology by { $levels } level for free, up to level { $maxlevel }
   *[other] advance a technology by { $levels } levels for free, up to level { $maxlevel }
}
op-kepler-build-ship-free = build a ship for free
op-kepler-move-ships = { $hexes ->
    [one] move each ship up to { $hexes } hex
   *[other] move each ship up to { $hexes } hexes
}
op-kepler-reveal-tiles = { $count ->
    [one] reveal { $count } tile
   *[other] reveal { $count } tiles
}
op-kepler-terraform = { $planets ->
    [one] terraform { $planets } planet
   *[other] terraform up to { $planets } planets
}{ $paycost ->
    [false] {" "}for free
   *[other] {""}
}
op-kepler-choose-opponent = choose an opponent, who may { $opponent }; then { $self }

op-kepler-planets = { $terraformed ->
    [true] terraformed
   *[other] colonized
}{ $type ->
    [any] {""}
   *[other] {" "}{ $type }
} planets{ $zone ->
    [any] {""}
   *[other] {" "}in the { $zone }
}
op-kepler-planets-of-one-type = { $terraformed ->
    [true] terraformed planets of one type
   *[other] colonized planets of one type
}
op-kepler-types-of-planets = { $terraformed ->
    [true] types of terraformed planets
   *[other] types of colonized planets
}
op-kepler-technologies = technologies at level { $level } or higher
op-kepler-technology-levels = levels of { $tech }
op-kepler-track-spaces = spaces on the { $track }
op-kepler-medals = { $track ->
    [any] medals
   *[other] medals of the { $track }
}
op-kepler-ships = { $where ->
    [mines] ships on mines
    [planets] ships on planets
    [reserve] ships in the reserve
   *[other] ships on the board
}
op-kepler-cubes = { $resource ->
    [energy] energy
    [matter] matter
    [antimatter] antimatter
   *[other] cubes
} { $where ->
    [earth] on Earth
    [storage] in storage
    [well] in the Clausius Well
   *[other] on planets
}
op-kepler-then = { $one }; { $other }
op-kepler-hex = { $hex } ({ $zone })
op-kepler-at-least = { $of }: { $n }
op-kepler-highest =
    the most { $of }{ $ties ->
        [false] {" "}(with no tie)
       *[other] {""}
    }{ $ghost ->
        [false] {" "}(not counting the ghost)
       *[other] {""}
    }
op-kepler-lowest =
    the fewest { $of }{ $ties ->
        [false] {" "}(with no tie)
       *[other] {""}
    }{ $ghost ->
        [false] {" "}(not counting the ghost)
       *[other] {""}
    }
op-kepler-all-of = all of ({ $conditions })
op-kepler-any-of = one of ({ $conditions })
op-kepler-some-of = { $n } of ({ $conditions })

gives-kepler-space-travel = speed { $speed }; a ship costs { $cost }
gives-kepler-quantum-physics = { $conversions ->
    [one] { $conversions } conversion
   *[other] { $conversions } conversions
} and { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
} per turn
gives-kepler-quantum-physics-unlimited = unlimited conversions and { $shifts ->
    [one] { $shifts } shift
   *[other] { $shifts } shifts
} per turn
gives-kepler-energy-development = Energy Storage produces { $energy } energy
gives-kepler-energy-development-single = { $n ->
    [one] Energy Storage produces { $energy } energy; both bonus actions of a turn together for { $n } burned cube
   *[other] Energy Storage produces { $energy } energy; both bonus actions of a turn together for { $n } burned cubes
}
gives-kepler-terraforming = { $planets ->
    [one] produce on up to { $planets } colony; terraform up to level { $level }
   *[other] produce on up to { $planets } colonies; terraform up to level { $level }
}
gives-kepler-antimatter-science = Antimatter Generation produces { $antimatter } antimatter
gives-kepler-antimatter-science-alien = Antimatter Generation produces { $antimatter } antimatter; alien planets can be colonized

amount-kepler-energy = { $n } energy
amount-kepler-matter = { $n } matter
amount-kepler-antimatter = { $n } antimatter
