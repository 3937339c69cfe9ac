# Che cosa dicono i componenti di Kepler-3042: effetti, condizioni, quantità.

amount-kepler-number-of-the-level-reached = tante quante il livello raggiunto

op-kepler-may = { $target } possono: { $do }
op-kepler-must = { $target }: { $do }
op-kepler-advance-track = avanzare di { $amount } sul { $track }
op-kepler-regenerate = rigenerare fino a { $amount }
op-kepler-produce = produrre su { $on }: { $resources }
op-kepler-burn = bruciare { $amount }
op-kepler-advance-technology = avanzare gratis una tecnologia di { $levels }, al massimo al livello { $maxlevel }
op-kepler-build-ship-free = costruire gratis un'astronave
op-kepler-move-ships = muovere ogni astronave fino a { $hexes } esagoni
op-kepler-reveal-tiles = scoprire { $count } tessere
op-kepler-terraform =
    terraformare fino a { $planets }{ $paycost ->
        [false] {""}, senza costo
       *[other] {""}
    }
op-kepler-choose-opponent = nominare un avversario, che può: { $opponent }; poi: { $self }

op-kepler-terraformed-in-zone = pianeti terraformati nella { $zone }: { $atleast }
op-kepler-terraformed-of-type = pianeti terraformati di tipo { $type }: { $atleast }
op-kepler-terraformed-total = pianeti terraformati: { $atleast }
op-kepler-terraformed-same-type = pianeti terraformati di uno stesso tipo: { $atleast }
op-kepler-colonised-in-zone = pianeti colonizzati nella { $zone }: { $atleast }
op-kepler-colonised-of-type = pianeti colonizzati di tipo { $type }: { $atleast }
op-kepler-colonised-total = pianeti colonizzati: { $atleast }
op-kepler-technologies-at-level = tecnologie al livello { $level } o superiore: { $atleast }
op-kepler-antimatter-on-planets = antimateria sui pianeti: { $atleast }
op-kepler-ships-on-mines = astronavi su miniere: { $atleast }
op-kepler-ships-on-board = astronavi sul tabellone: { $atleast }
op-kepler-highest-on-track =
    primo sul { $track }{ $ties ->
        [false] {""}, da solo
       *[other] {""}
    }{ $ghost ->
        [false] {""}, senza contare il fantasma
       *[other] {""}
    }
op-kepler-all-of = { $conditions }

gives-kepler-space-travel = velocità { $speed }; un'astronave costa { $cost }
gives-kepler-quantum-physics = ogni turno { $conversions } × convertire, { $shifts } × spostare
gives-kepler-quantum-physics-unlimited = ogni turno convertire senza limiti, { $shifts } × spostare
gives-kepler-energy-development = l'Accumulo Energetico produce { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] l'Accumulo Energetico produce { $energy }; entrambe le azioni bonus del turno per { $n } risorsa bruciata
   *[other] l'Accumulo Energetico produce { $energy }; entrambe le azioni bonus del turno per { $n } risorse bruciate
}
gives-kepler-terraforming = pianeti che producono: { $planets }; terraformare fino al livello { $level }
gives-kepler-antimatter-science = la Generazione Antimateria produce { $antimatter }
gives-kepler-antimatter-science-alien = la Generazione Antimateria produce { $antimatter }; si possono colonizzare pianeti alieni

amount-kepler-energy = { $n } energia
amount-kepler-matter = { $n } materia
amount-kepler-antimatter = { $n } antimateria
