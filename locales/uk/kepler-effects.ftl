# Що кажуть компоненти Kepler-3042: ефекти, умови, кількості.

amount-kepler-number-of-the-level-reached = стільки кубиків, скільки становить досягнутий рівень

op-kepler-may = { $target ->
    [all] усі можуть { $do }
   *[other] хто має { $target }, може { $do }
}
op-kepler-must = { $target ->
    [all] усі мають { $do }
   *[other] хто має { $target }, мусить { $do }
}
op-kepler-may-first = хто попереду { $track }, може { $do }
op-kepler-may-last = хто позаду { $track }, може { $do }
op-kepler-must-first = хто попереду { $track }, мусить { $do }
op-kepler-must-last = хто позаду { $track }, мусить { $do }
op-kepler-advance-track = { $amount ->
    [one] просунутися на { $amount } поділку { $track }
    [few] просунутися на { $amount } поділки { $track }
   *[other] просунутися на { $amount } поділок { $track }
}
op-kepler-regenerate = { $amount ->
    [1] відновити { $amount } кубик
    [one] відновити щонайбільше { $amount } кубик
    [few] відновити щонайбільше { $amount } кубики
   *[other] відновити щонайбільше { $amount } кубиків
}
op-kepler-produce = виробити { $resources } { $on }
op-kepler-burn = { $amount ->
    [one] спалити { $amount } кубик
    [few] спалити { $amount } кубики
    [many] спалити { $amount } кубиків
    [other] спалити { $amount } кубика
   *[level] спалити { $amount }
}
op-kepler-advance-technology = { $levels ->
    [one] безплатно підняти технологію на { $levels } рівень, щонайбільше до рівня { $maxlevel }
    [few] безплатно підняти технологію на { $levels } рівні, щонайбільше до рівня { $maxlevel }
   *[other] безплатно підняти технологію на { $levels } рівнів, щонайбільше до рівня { $maxlevel }
}
op-kepler-build-ship-free = безплатно збудувати корабель
op-kepler-move-ships = { $hexes ->
    [one] перемістити кожен корабель щонайбільше на { $hexes } гекс
    [few] перемістити кожен корабель щонайбільше на { $hexes } гекси
   *[other] перемістити кожен корабель щонайбільше на { $hexes } гексів
}
op-kepler-reveal-tiles = { $count ->
    [one] відкрити { $count } плитку
    [few] відкрити { $count } плитки
   *[other] відкрити { $count } плиток
}
op-kepler-terraform = { $paycost ->
    [false] безплатно{" "}
   *[other] {""}
}{ $planets ->
    [1] тераформувати { $planets } планету
    [one] тераформувати щонайбільше { $planets } планету
    [few] тераформувати щонайбільше { $planets } планети
   *[other] тераформувати щонайбільше { $planets } планет
}
op-kepler-choose-opponent = вибрати суперника, який може { $opponent }; потім { $self }

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
op-kepler-track-spaces = пройдених поділок { $track }
op-kepler-medals = { $track ->
    [any] медалей
   *[other] медалей { $track }
}
op-kepler-ships = { $where ->
    [mines] кораблів на шахтах
    [planets] кораблів на планетах
    [reserve] кораблів у запасі
   *[other] кораблів на полі
}
op-kepler-cubes = { $resource ->
    [energy] енергії
    [matter] матерії
    [antimatter] антиматерії
   *[other] кубиків
} { $where ->
    [earth] на Землі
    [storage] у сховищі
    [well] у колодязі Клаузіуса
   *[other] на планетах
}
op-kepler-then = { $one }; { $other }
op-kepler-hex = { $hex } ({ $zone })
op-kepler-at-least = { $of }: { $n }
op-kepler-highest =
    найбільше { $of }{ $ties ->
        [false] {""}, одноосібно
       *[other] {""}
    }{ $ghost ->
        [false] {""}, не рахуючи привида
       *[other] {""}
    }
op-kepler-lowest =
    найменше { $of }{ $ties ->
        [false] {""}, одноосібно
       *[other] {""}
    }{ $ghost ->
        [false] {""}, не рахуючи привида
       *[other] {""}
    }
op-kepler-all-of = усе разом ({ $conditions })
op-kepler-any-of = хоча б одне ({ $conditions })
op-kepler-some-of = щонайменше { $n } з переліку ({ $conditions })

gives-kepler-space-travel = швидкість { $speed }; корабель коштує { $cost }
gives-kepler-quantum-physics = за хід: { $conversions ->
    [one] { $conversions } перетворення
    [few] { $conversions } перетворення
   *[other] { $conversions } перетворень
}, { $shifts ->
    [one] { $shifts } перенесення
    [few] { $shifts } перенесення
   *[other] { $shifts } перенесень
}
gives-kepler-quantum-physics-unlimited = за хід: перетворення без обмежень, { $shifts ->
    [one] { $shifts } перенесення
    [few] { $shifts } перенесення
   *[other] { $shifts } перенесень
}
gives-kepler-energy-development = { $energy ->
    [one] «Накопичення енергії» виробляє { $energy } енергію
   *[other] «Накопичення енергії» виробляє { $energy } енергії
}
gives-kepler-energy-development-single = { $n ->
    [one] «Накопичення енергії» виробляє { $energy } енергії; обидві бонусні дії ходу за { $n } спалений кубик
    [few] «Накопичення енергії» виробляє { $energy } енергії; обидві бонусні дії ходу за { $n } спалені кубики
   *[other] «Накопичення енергії» виробляє { $energy } енергії; обидві бонусні дії ходу за { $n } спалених кубиків
}
gives-kepler-terraforming = { $planets ->
    [one] виробництво на { $planets } колонії; тераформування до рівня { $level }
   *[other] виробництво на { $planets } колоніях; тераформування до рівня { $level }
}
gives-kepler-antimatter-science = { $antimatter ->
    [one] «Генерація антиматерії» виробляє { $antimatter } антиматерію
   *[other] «Генерація антиматерії» виробляє { $antimatter } антиматерії
}
gives-kepler-antimatter-science-alien = { $antimatter ->
    [one] «Генерація антиматерії» виробляє { $antimatter } антиматерію; можна колонізувати інопланетні планети
   *[other] «Генерація антиматерії» виробляє { $antimatter } антиматерії; можна колонізувати інопланетні планети
}

amount-kepler-energy = { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
}
    .alone = { $n ->
        [one] { $n } енергія
       *[other] { $n } енергії
    }
amount-kepler-matter = { $n ->
    [one] { $n } матерію
   *[other] { $n } матерії
}
    .alone = { $n ->
        [one] { $n } матерія
       *[other] { $n } матерії
    }
amount-kepler-antimatter = { $n ->
    [one] { $n } антиматерію
   *[other] { $n } антиматерії
}
    .alone = { $n ->
        [one] { $n } антиматерія
       *[other] { $n } антиматерії
    }
