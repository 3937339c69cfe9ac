# Che cosa dicono i componenti di Kepler-3042: effetti, condizioni, quantità.

amount-kepler-number-of-the-level-reached = un numero di risorse pari al livello raggiunto

op-kepler-may = { $target ->
    [all] tutti possono { $do }
   *[other] chi ha { $target } può { $do }
}
op-kepler-must = { $target ->
    [all] tutti devono { $do }
   *[other] chi ha { $target } deve { $do }
}
op-kepler-may-first = chi è più in alto { $track } può { $do }
op-kepler-may-last = chi è più in basso { $track } può { $do }
op-kepler-must-first = chi è più in alto { $track } deve { $do }
op-kepler-must-last = chi è più in basso { $track } deve { $do }
op-kepler-advance-track = { $amount ->
    [one] avanzare di { $amount } casella sul { $track }
   *[other] avanzare di { $amount } caselle sul { $track }
}
op-kepler-regenerate = { $amount ->
    [one] rigenerare { $amount } risorsa
   *[other] rigenerare fino a { $amount } risorse
}
op-kepler-produce = produrre { $resources } { $on }
op-kepler-burn = { $amount ->
    [one] bruciare { $amount } risorsa
    [other] bruciare { $amount } risorse
   *[level] bruciare { $amount }
}
op-kepler-advance-technology = { $levels ->
    [one] far avanzare gratis una tecnologia di { $levels } livello, al massimo al livello { $maxlevel }
   *[other] far avanzare gratis una tecnologia di { $levels } livelli, al massimo al livello { $maxlevel }
}
op-kepler-build-ship-free = costruire gratis un’astronave
op-kepler-move-ships = { $hexes ->
    [one] muovere ogni astronave fino a { $hexes } esagono
   *[other] muovere ogni astronave fino a { $hexes } esagoni
}
op-kepler-reveal-tiles = { $count ->
    [one] scoprire { $count } tessera
   *[other] scoprire { $count } tessere
}
op-kepler-terraform = { $planets ->
    [one] terraformare { $planets } pianeta
   *[other] terraformare fino a { $planets } pianeti
}{ $paycost ->
    [false] {" "}gratis
   *[other] {""}
}
op-kepler-choose-opponent = scegliere un avversario, che può { $opponent }; poi { $self }

op-kepler-planets =
    { $terraformed ->
        [true] pianeti terraformati
       *[other] pianeti colonizzati
    }{ $type ->
        [any] {""}
       *[other] {" "}di tipo { $type }
    }{ $zone ->
        [any] {""}
       *[other] {" "}nella { $zone }
    }
op-kepler-planets-of-one-type = { $terraformed ->
    [true] pianeti terraformati di uno stesso tipo
   *[other] pianeti colonizzati di uno stesso tipo
}
op-kepler-types-of-planets = { $terraformed ->
    [true] tipi di pianeti terraformati
   *[other] tipi di pianeti colonizzati
}
op-kepler-technologies = tecnologie al livello { $level } o superiore
op-kepler-technology-levels = livelli di { $tech }
op-kepler-track-spaces = caselle percorse sul { $track }
op-kepler-medals = { $track ->
    [any] medaglie
   *[other] medaglie del { $track }
}
op-kepler-ships = { $where ->
    [mines] astronavi su miniere
    [planets] astronavi su pianeti
    [reserve] astronavi nella riserva
   *[other] astronavi sul tabellone
}
op-kepler-cubes =
    { $resource ->
        [energy] energia
        [matter] materia
        [antimatter] antimateria
       *[other] cubetti
    } { $where ->
        [earth] sulla Terra
        [storage] nel Deposito Risorse
        [well] nel Pozzo di Clausius
       *[other] sui pianeti
    }
op-kepler-then = { $one }; { $other }
op-kepler-hex = { $hex } ({ $zone })
op-kepler-at-least = { $of }: { $n }
op-kepler-highest =
    il maggior numero di { $of }{ $ties ->
        [false] {""}, senza parità
       *[other] {""}
    }{ $ghost ->
        [false] {""}, senza contare il giocatore fantasma
       *[other] {""}
    }
op-kepler-lowest =
    il minor numero di { $of }{ $ties ->
        [false] {""}, senza parità
       *[other] {""}
    }{ $ghost ->
        [false] {""}, senza contare il giocatore fantasma
       *[other] {""}
    }
op-kepler-all-of = tutte queste condizioni ({ $conditions })
op-kepler-any-of = almeno una di queste condizioni ({ $conditions })
op-kepler-some-of = almeno { $n } di queste condizioni ({ $conditions })

gives-kepler-space-travel = velocità { $speed }; un’astronave costa { $cost }
gives-kepler-quantum-physics = { $conversions ->
    [one] { $conversions } conversione
   *[other] { $conversions } conversioni
} e { $shifts ->
    [one] { $shifts } spostamento
   *[other] { $shifts } spostamenti
} per turno
gives-kepler-quantum-physics-unlimited = conversioni illimitate e { $shifts ->
    [one] { $shifts } spostamento
   *[other] { $shifts } spostamenti
} per turno
gives-kepler-energy-development = l’Accumulo Energetico produce { $energy } energia
gives-kepler-energy-development-single = { $n ->
    [one] l’Accumulo Energetico produce { $energy } energia; entrambe le azioni bonus del turno per { $n } risorsa bruciata
   *[other] l’Accumulo Energetico produce { $energy } energia; entrambe le azioni bonus del turno per { $n } risorse bruciate
}
gives-kepler-terraforming = { $planets ->
    [one] { $planets } colonia può produrre; si terraforma fino al livello { $level }
   *[other] { $planets } colonie possono produrre; si terraforma fino al livello { $level }
}
gives-kepler-antimatter-science = la Generazione Antimateria produce { $antimatter } antimateria
gives-kepler-antimatter-science-alien = la Generazione Antimateria produce { $antimatter } antimateria; si possono colonizzare i pianeti alieni

amount-kepler-energy = { $n } energia
amount-kepler-matter = { $n } materia
amount-kepler-antimatter = { $n } antimateria
