# Що кажуть компоненти Kepler-3042: ефекти, умови, кількості.

amount-kepler-number-of-the-level-reached = стільки, який досягнутий рівень

op-kepler-may = { $target ->
    [all] усі можуть: { $do }
   *[other] хто має { $target }, може: { $do }
}
op-kepler-must = { $target ->
    [all] усі: { $do }
   *[other] хто має { $target }: { $do }
}
op-kepler-advance-track = просунутися на { $amount } ({ $track })
op-kepler-regenerate = відновити до { $amount }
op-kepler-produce = виробити на { $on }: { $resources }
op-kepler-burn = спалити { $amount }
op-kepler-advance-technology = безкоштовно підняти технологію на { $levels }, щонайбільше до рівня { $maxlevel }
op-kepler-build-ship-free = безкоштовно збудувати корабель
op-kepler-move-ships = пересунути кожен корабель щонайбільше на { $hexes } гекси
op-kepler-reveal-tiles = відкрити жетонів: { $count }
op-kepler-terraform =
    тераформувати до { $planets }{ $paycost ->
        [false] {""}, без оплати
       *[other] {""}
    }
op-kepler-choose-opponent = назвати суперника, який може: { $opponent }; потім: { $self }

op-kepler-planets =
    { $terraformed ->
        [true] тераформованих планет
       *[other] колонізованих планет
    }{ $type ->
        [any] {""}
       *[other] {" "}типу «{ $type }»
    }{ $zone ->
        [any] {""}
       *[other] {" "}({ $zone })
    }
op-kepler-planets-of-one-type = { $terraformed ->
    [true] тераформованих планет одного типу
   *[other] колонізованих планет одного типу
}
op-kepler-types-of-planets = { $terraformed ->
    [true] типів тераформованих планет
   *[other] типів колонізованих планет
}
op-kepler-technologies = технологій рівня { $level } чи вище
op-kepler-technology-levels = рівнів технології «{ $tech }»
op-kepler-track-spaces = поділок ({ $track })
op-kepler-medals = { $track ->
    [any] медалей
   *[other] медалей ({ $track })
}
op-kepler-ships = { $where ->
    [mines] кораблів на шахтах
    [planets] кораблів на планетах
    [reserve] кораблів у резерві
   *[other] кораблів на полі
}
op-kepler-cubes =
    { $resource ->
        [energy] енергії
        [matter] матерії
        [antimatter] антиматерії
       *[other] кубиків
    } { $where ->
        [earth] на Землі
        [storage] на складі
        [well] у колодязі
       *[other] на планетах
    }
op-kepler-at-least = { $of }: { $n }
op-kepler-highest =
    найбільше { $of }{ $ties ->
        [false] {""}, без рівних
       *[other] {""}
    }{ $ghost ->
        [false] {""}, не рахуючи привида
       *[other] {""}
    }
op-kepler-lowest =
    найменше { $of }{ $ties ->
        [false] {""}, без рівних
       *[other] {""}
    }{ $ghost ->
        [false] {""}, не рахуючи привида
       *[other] {""}
    }
op-kepler-all-of = усе це ({ $conditions })
op-kepler-any-of = щось одне з цього ({ $conditions })
op-kepler-some-of = щонайменше { $n } з цього ({ $conditions })

gives-kepler-space-travel = швидкість { $speed }; ціна корабля: { $cost }
gives-kepler-quantum-physics = за хід { $conversions } × перетворити, { $shifts } × перемістити
gives-kepler-quantum-physics-unlimited = за хід перетворювати без обмежень, { $shifts } × перемістити
gives-kepler-energy-development = «Накопичення енергії» виробляє { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] «Накопичення енергії» виробляє { $energy }; обидві бонусні дії ходу за { $n } спалений кубик
    [few] «Накопичення енергії» виробляє { $energy }; обидві бонусні дії ходу за { $n } спалені кубики
   *[other] «Накопичення енергії» виробляє { $energy }; обидві бонусні дії ходу за { $n } спалених кубиків
}
gives-kepler-terraforming = планет, що виробляють: { $planets }; тераформування до рівня { $level }
gives-kepler-antimatter-science = «Генерація антиматерії» виробляє { $antimatter }
gives-kepler-antimatter-science-alien = «Генерація антиматерії» виробляє { $antimatter }; можна колонізувати чужі планети

amount-kepler-energy = { $n ->
    [one] { $n } енергію
    [few] { $n } енергії
   *[other] { $n } енергії
}
amount-kepler-matter = { $n ->
    [one] { $n } матерію
    [few] { $n } матерії
   *[other] { $n } матерії
}
amount-kepler-antimatter = { $n ->
    [one] { $n } антиматерію
    [few] { $n } антиматерії
   *[other] { $n } антиматерії
}
