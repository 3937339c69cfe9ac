# Was das Material von Kepler-3042 sagt: Effekte, Bedingungen, Mengen.

amount-kepler-number-of-the-level-reached = so viele Würfel wie die erreichte Stufe

op-kepler-may = { $target ->
    [all] alle dürfen { $do }
   *[other] wer { $target } hat, darf { $do }
}
op-kepler-must = { $target ->
    [all] alle müssen { $do }
   *[other] wer { $target } hat, muss { $do }
}
op-kepler-may-first = wer { $track } vorn liegt, darf { $do }
op-kepler-may-last = wer { $track } hinten liegt, darf { $do }
op-kepler-must-first = wer { $track } vorn liegt, muss { $do }
op-kepler-must-last = wer { $track } hinten liegt, muss { $do }
op-kepler-advance-track = { $amount ->
    [one] auf der { $track } { $amount } Feld vorrücken
   *[other] auf der { $track } { $amount } Felder vorrücken
}
op-kepler-regenerate = { $amount ->
    [one] { $amount } Würfel regenerieren
   *[other] bis zu { $amount } Würfel regenerieren
}
op-kepler-produce = { $resources } { $on } produzieren
op-kepler-burn = { $amount ->
    [one] { $amount } Würfel verbrennen
    [other] { $amount } Würfel verbrennen
   *[level] { $amount } verbrennen
}
op-kepler-advance-technology = { $levels ->
    [one] eine Technologie kostenfrei um { $levels } Stufe steigern, höchstens auf Stufe { $maxlevel }
   *[other] eine Technologie kostenfrei um { $levels } Stufen steigern, höchstens auf Stufe { $maxlevel }
}
op-kepler-build-ship-free = ein Raumschiff kostenfrei bauen
op-kepler-move-ships = { $hexes ->
    [one] jedes Raumschiff bis zu { $hexes } Feld weit bewegen
   *[other] jedes Raumschiff bis zu { $hexes } Felder weit bewegen
}
op-kepler-reveal-tiles = { $count } Plättchen aufdecken
op-kepler-terraform = { $planets ->
    [one] { $planets } Planeten{ $paycost ->
        [false] {" "}kostenfrei
       *[other] {""}
    } terraformen
   *[other] bis zu { $planets } Planeten{ $paycost ->
        [false] {" "}kostenfrei
       *[other] {""}
    } terraformen
}
op-kepler-choose-opponent = eine andere Person wählen, die { $opponent } darf; danach selbst { $self }

op-kepler-planets =
    { $terraformed ->
        [true] terraformte Planeten
       *[other] besiedelte Planeten
    }{ $type ->
        [any] {""}
       *[other] {" "}der Art „{ $type }“
    }{ $zone ->
        [any] {""}
       *[other] {" "}in der { $zone }
    }
op-kepler-planets-of-one-type = { $terraformed ->
    [true] terraformte Planeten derselben Art
   *[other] besiedelte Planeten derselben Art
}
op-kepler-types-of-planets = { $terraformed ->
    [true] Arten terraformter Planeten
   *[other] Arten besiedelter Planeten
}
op-kepler-technologies = Technologien auf Stufe { $level } oder höher
op-kepler-technology-levels = Stufen in { $tech }
op-kepler-track-spaces = Felder auf der { $track }
op-kepler-medals = { $track ->
    [any] Medaillen
   *[other] Medaillen der { $track }
}
op-kepler-ships = { $where ->
    [mines] Raumschiffe auf Minen
    [planets] Raumschiffe auf Planeten
    [reserve] Raumschiffe im Vorrat
   *[other] Raumschiffe auf dem Plan
}
op-kepler-cubes =
    { $resource ->
        [energy] Energiewürfel
        [matter] Materiewürfel
        [antimatter] Antimateriewürfel
       *[other] Würfel
    } { $where ->
        [earth] auf der Erde
        [storage] im Lager
        [well] im Clausius-Brunnen
       *[other] auf Planeten
    }
op-kepler-then = { $one }; { $other }
op-kepler-hex = { $hex } ({ $zone })
op-kepler-at-least = { $of }: { $n }
    .target = { $of } ({ $n } oder mehr)
op-kepler-highest =
    { $ties ->
        [false] mehr { $of } als alle anderen
       *[other] mindestens so viele { $of } wie alle anderen
    }{ $ghost ->
        [false] {" "}(ohne den Geist)
       *[other] {""}
    }
op-kepler-lowest =
    { $ties ->
        [false] weniger { $of } als alle anderen
       *[other] höchstens so viele { $of } wie alle anderen
    }{ $ghost ->
        [false] {" "}(ohne den Geist)
       *[other] {""}
    }
op-kepler-all-of = alles davon ({ $conditions })
op-kepler-any-of = mindestens eines davon ({ $conditions })
op-kepler-some-of = mindestens { $n } davon ({ $conditions })

gives-kepler-space-travel = Geschwindigkeit { $speed }; ein Raumschiff kostet { $cost }
gives-kepler-quantum-physics = je Zug { $conversions } × umwandeln, { $shifts } × verschieben
gives-kepler-quantum-physics-unlimited = je Zug unbegrenzt umwandeln, { $shifts } × verschieben
gives-kepler-energy-development = Energiespeicherung produziert { $energy } Energie
gives-kepler-energy-development-single = { $n ->
    [one] Energiespeicherung produziert { $energy } Energie; beide Bonusaktionen eines Zugs für { $n } verbrannten Würfel
   *[other] Energiespeicherung produziert { $energy } Energie; beide Bonusaktionen eines Zugs für { $n } verbrannte Würfel
}
gives-kepler-terraforming = produzierende Kolonien: { $planets }; Terraformen bis Stufe { $level }
gives-kepler-antimatter-science = Antimateriegewinnung produziert { $antimatter } Antimaterie
gives-kepler-antimatter-science-alien = Antimateriegewinnung produziert { $antimatter } Antimaterie; außerirdische Planeten können besiedelt werden

amount-kepler-energy = { $n } Energie
amount-kepler-matter = { $n } Materie
amount-kepler-antimatter = { $n } Antimaterie
