# What components of Kepler-3042 say: effects and conditions (op-kepler-…), amounts, what levels give.
#
# $track, $zone, $type, $target and $on are names; $do, $opponent, $self and $conditions are effects or
# conditions; $paycost, $ties and $ghost are `true` or `false`.

amount-kepler-number-of-the-level-reached = as many as the level reached

op-kepler-may = { $target } may: { $do }
op-kepler-must = { $target }: { $do }
op-kepler-advance-track = advance { $amount } on the { $track }
op-kepler-regenerate = regenerate up to { $amount }
op-kepler-produce = produce on { $on }: { $resources }
op-kepler-burn = burn { $amount }
op-kepler-advance-technology = advance a technology free by { $levels }, to level { $maxlevel } at most
op-kepler-build-ship-free = build a ship free
op-kepler-move-ships = move each ship up to { $hexes } hexes
op-kepler-reveal-tiles = turn { $count } tiles face up
op-kepler-terraform =
    terraform up to { $planets }{ $paycost ->
        [false] {""}, free of cost
       *[other] {""}
    }
op-kepler-choose-opponent = name an opponent, who can: { $opponent }; then: { $self }

op-kepler-terraformed-in-zone = terraformed planets in the { $zone }: { $atleast }
op-kepler-terraformed-of-type = terraformed planets of type { $type }: { $atleast }
op-kepler-terraformed-total = terraformed planets: { $atleast }
op-kepler-terraformed-same-type = terraformed planets of one type: { $atleast }
op-kepler-colonised-in-zone = colonised planets in the { $zone }: { $atleast }
op-kepler-colonised-of-type = colonised planets of type { $type }: { $atleast }
op-kepler-colonised-total = colonised planets: { $atleast }
op-kepler-technologies-at-level = technologies at level { $level } or higher: { $atleast }
op-kepler-antimatter-on-planets = antimatter on planets: { $atleast }
op-kepler-ships-on-mines = ships on mines: { $atleast }
op-kepler-ships-on-board = ships on the board: { $atleast }
op-kepler-highest-on-track =
    highest on the { $track }{ $ties ->
        [false] {""}, alone
       *[other] {""}
    }{ $ghost ->
        [false] {""}, the ghost not counted
       *[other] {""}
    }
op-kepler-all-of = { $conditions }

gives-kepler-space-travel = speed { $speed }; a ship costs { $cost }
gives-kepler-quantum-physics = in each turn { $conversions } × convert, { $shifts } × shift
gives-kepler-quantum-physics-unlimited = in each turn convert without limit, { $shifts } × shift
gives-kepler-energy-development = Energy Storage produces { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] Energy Storage produces { $energy }; both bonus actions of a turn together for { $n } burned cube
   *[other] Energy Storage produces { $energy }; both bonus actions of a turn together for { $n } burned cubes
}
gives-kepler-terraforming = planets that produce: { $planets }; terraform up to level { $level }
gives-kepler-antimatter-science = Antimatter Generation produces { $antimatter }
gives-kepler-antimatter-science-alien = Antimatter Generation produces { $antimatter }; alien planets can be colonised

amount-kepler-energy = { $n } energy
amount-kepler-matter = { $n } matter
amount-kepler-antimatter = { $n } antimatter
