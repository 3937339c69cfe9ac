# Що вирішують у Kepler-3042: запитання, вибори й те, про що говорить відмова.

about-kepler-advance = Виберіть технологію, яку піднімете.
about-kepler-bonus = Виберіть бонусну дію або продовжуйте.
about-kepler-build = Виберіть, де збудувати корабель, або зупиніться.
about-kepler-burn = Виберіть кубик, який спалите.
about-kepler-cubes = Виберіть бонусний кубик для Землі.
about-kepler-destination = Виберіть, куди летить корабель.
about-kepler-develop = Виберіть технологію та планету, яка платить, або зупиніться.
about-kepler-exploit = Виберіть колонію, яка виробляє, або зупиніться.
about-kepler-fly = Виберіть, який корабель полетить наступним, або зупиніться.
about-kepler-main = Пересуньте кубик дії: виберіть основну дію.
about-kepler-offer = Застосуйте карту прогресу або відмовтеся.
about-kepler-opponent = Виберіть суперника.
about-kepler-place = Виберіть гекс для наступної закритої плитки.
about-kepler-produce = Виберіть, що й де виробити.
about-kepler-recall = Відкличте кораблі або завершіть хід.
about-kepler-regenerate = Виберіть кубик, який відновите.
about-kepler-reveal = Виберіть плитку. Коли вибрано всі, їх відкривають разом.
about-kepler-settle = Виберіть планету для колонізації або зупиніться.
about-kepler-start = Виберіть початкову технологію.
about-kepler-terraform = Виберіть колонію для тераформування або зупиніться.
about-kepler-track = Виберіть трек, на якому просунетеся.

choice-kepler-accept = Застосувати карту прогресу «{ $card }»: { $effect }
choice-kepler-action = { $action }: { $does } (бонусні дії: { $bonuses })
choice-kepler-advance = Безплатно підняти технологію «{ $tech }» до рівня { $level } («{ $name }») — { $gives }
choice-kepler-advance-burn = { $level ->
    [one] Підняти технологію «{ $tech }» до рівня { $level } («{ $name }»), потім спалити { $level } кубик — { $gives }
    [few] Підняти технологію «{ $tech }» до рівня { $level } («{ $name }»), потім спалити { $level } кубики — { $gives }
   *[other] Підняти технологію «{ $tech }» до рівня { $level } («{ $name }»), потім спалити { $level } кубиків — { $gives }
}
choice-kepler-bonus = { $n ->
    [0] { $bonus } (без додаткових витрат): { $effect }
    [one] { $bonus } (спалити { $n } кубик): { $effect }
    [few] { $bonus } (спалити { $n } кубики): { $effect }
   *[other] { $bonus } (спалити { $n } кубиків): { $effect }
}
choice-kepler-build = Безплатно збудувати корабель { $place }: { $hex }
choice-kepler-build-paid = Збудувати корабель за { $cost } { $place }: { $hex }
choice-kepler-burn = Спалити { $amount } { $place }
choice-kepler-convert = Перетворити { $gives } на { $takes } ({ $place })
choice-kepler-cube = Покласти { $amount } на Землю
choice-kepler-decline = Відмовитися від карти прогресу
choice-kepler-develop = Підняти технологію «{ $tech }» до рівня { $level } («{ $name }») за { $cost } { $place } — { $gives }
choice-kepler-done = Досить
choice-kepler-end = Завершити хід
choice-kepler-exploit = Виробити на планеті { $planet }: { $cubes }
choice-kepler-move = Летіти кораблем { $ship }: { $hex }
choice-kepler-move-mine = Посадити корабель { $ship } на шахту: { $hex }
choice-kepler-move-planet = Посадити корабель { $ship } на планету { $planet } ({ $type }; { $hex })
choice-kepler-move-target = Летіти кораблем { $ship } через колоніальну ціль: { $hex } (+1 на колоніальному треку)
choice-kepler-opponent = Вибрати: { $seat }
choice-kepler-place = Покласти плитку: { $hex }
choice-kepler-produce = Виробити { $cubes } { $place }
choice-kepler-put-back = Відкласти корабель { $ship }: спершу інший
choice-kepler-recall = Відкликати корабель { $ship } ({ $where })
choice-kepler-recall-mine = Відкликати корабель { $ship } ({ $where }): відновити кубик, втратити очки шахти
choice-kepler-regenerate = Відновити { $amount }
choice-kepler-reveal = Відкрити плитку: { $hex }
choice-kepler-settle = Колонізувати планету { $planet } ({ $type }; { $hex }): +{ $n } на колоніальному треку
choice-kepler-shift = Перенести { $amount } { $from } { $to }
choice-kepler-ship = Перемістити корабель { $ship } ({ $where })
choice-kepler-skip = Відмовитися
choice-kepler-start = Почати з технології «{ $tech }», рівень { $level } («{ $name }») — { $gives }
choice-kepler-stay = Зупинитися тут
choice-kepler-stay-put = Залишити корабель { $ship } на місці й завершити рух
choice-kepler-terraform = { $n ->
    [0] Тераформувати планету { $planet } ({ $type }; { $hex }) за { $cost }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
   *[other] Тераформувати планету { $planet } ({ $type }; { $hex }) за { $cost }: +{ $n } на колоніальному треку, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
}
choice-kepler-terraform-free = { $n ->
    [0] Безплатно тераформувати планету { $planet } ({ $type }; { $hex }): { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
   *[other] Безплатно тераформувати планету { $planet } ({ $type }; { $hex }): +{ $n } на колоніальному треку, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
}
choice-kepler-track = Просунутися { $track }: { $from } → { $to }
choice-kepler-track-icons = Просунутися { $track }: { $from } → { $to } ({ $icons })

action-kepler-build = Збудувати корабель
action-kepler-build-from = Збудувати корабель за кубики { $place }
action-kepler-convert = Перетворити ресурс
action-kepler-convert-kind = Перетворити: { $gives }
action-kepler-develop-tech = Підняти технологію: { $tech }
action-kepler-exploit = Виробляти на планеті
action-kepler-exploit-earth = Виробляти на Землі
action-kepler-settle = Колонізувати планету
action-kepler-shift = Перенести ресурс
action-kepler-ship = Перемістити корабель
action-kepler-terraform = Тераформувати планету

# Що говорить за вибір саме зараз: окремі речення.
reason-kepler-card = За нинішнього стану карта прогресу «{ $card }» наприкінці раунду дасть вам користь.
reason-kepler-last-turn = Це ваш останній хід у партії: те, що не рахується наприкінці, втрачено.
reason-kepler-medals = Тепер ніхто не випереджає вас ({ $track }), а на карті прогресу для нього { $n ->
    [one] { $n } медаль
    [few] { $n } медалі
   *[other] { $n } медалей
}.
reason-kepler-objective = Тепер вашу ціль «{ $objective }» виконано ({ $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}).
reason-kepler-objective-nearer = Це наближає вашу ціль «{ $objective }»: { $n } з { $all }.
reason-kepler-points = Ще { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
} наприкінці гри: { $source }.
