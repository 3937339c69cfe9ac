# Що кажуть компоненти Kepler-3042: ефекти, умови, кількості.

amount-kepler-number-of-the-level-reached = стільки, який досягнутий рівень

op-kepler-may = { $target } можуть: { $do }
op-kepler-must = { $target }: { $do }
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

op-kepler-terraformed-in-zone = тераформованих планет ({ $zone }): { $atleast }
op-kepler-terraformed-of-type = тераформованих планет типу «{ $type }»: { $atleast }
op-kepler-terraformed-total = тераформованих планет: { $atleast }
op-kepler-terraformed-same-type = тераформованих планет одного типу: { $atleast }
op-kepler-colonised-in-zone = колонізованих планет ({ $zone }): { $atleast }
op-kepler-colonised-of-type = колонізованих планет типу «{ $type }»: { $atleast }
op-kepler-colonised-total = колонізованих планет: { $atleast }
op-kepler-technologies-at-level = технологій рівня { $level } чи вище: { $atleast }
op-kepler-antimatter-on-planets = антиматерії на планетах: { $atleast }
op-kepler-ships-on-mines = кораблів на шахтах: { $atleast }
op-kepler-ships-on-board = кораблів на полі: { $atleast }
op-kepler-highest-on-track =
    перше місце ({ $track }){ $ties ->
        [false] {""}, без рівних
       *[other] {""}
    }{ $ghost ->
        [false] {""}, не рахуючи привида
       *[other] {""}
    }
op-kepler-all-of = { $conditions }

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
