# Що кажуть компоненти SETI: ефекти, умови, кількості.

goal-seti-card = зіграти карту за { $cost } кредити
goal-seti-data = { $n } жетонів у резерві даних
goal-seti-land = висадитися
goal-seti-launch = запустити зонд
goal-seti-mission = завершити місію
goal-seti-orbit = вийти на орбіту
goal-seti-orbit-or-land = орбіта чи висадка: { $body }
goal-seti-publicity = { $n } очок репутації
goal-seti-research = дослідити: { $kind }
goal-seti-research-any = дослідити будь-яку технологію
goal-seti-scan = сканувати найближчі зірки
goal-seti-sector = перемогти в секторі ({ $color })
goal-seti-sector-any = перемогти в будь-якому секторі
goal-seti-trace = позначити слід життя ({ $trace })
goal-seti-visit-asteroids = відвідати астероїди
goal-seti-visit-comet = відвідати комету
goal-seti-vp = { $n } ПО

goal-or-seti = { $one } / { $other }

task-done-seti = { $task }. { $goal } (виконано)
task-open-seti = { $task }. { $goal }

amount-seti-credit = { $n ->
    [one] { $n } кредит
    [few] { $n } кредити
   *[other] { $n } кредитів
}
amount-seti-data = { $n ->
    [one] { $n } жетон даних
    [few] { $n } жетони даних
   *[other] { $n } жетонів даних
}
amount-seti-energy = { $n ->
    [one] { $n } енергію
    [few] { $n } енергії
   *[other] { $n } енергії
}
amount-seti-exofossil = { $n ->
    [one] { $n } екзофосилію
    [few] { $n } екзофосилії
   *[other] { $n } екзофосилій
}
amount-seti-publicity = { $n ->
    [one] { $n } очко репутації
    [few] { $n } очки репутації
   *[other] { $n } очок репутації
}
amount-seti-vp = { $n ->
    [one] { $n } ПО
    [few] { $n } ПО
   *[other] { $n } ПО
}

reward-seti-draw = { $n ->
    [one] { $n } випадкову карту
    [few] { $n } випадкові карти
   *[other] { $n } випадкових карт
}
reward-seti-pick = 1 карту з ряду чи колоди
reward-seti-signal = { $n ->
    [one] { $n } сигнал (сектор: { $body })
    [few] { $n } сигнали (сектор: { $body })
   *[other] { $n } сигналів (сектор: { $body })
}
reward-seti-signal-color = { $n ->
    [one] { $n } сигнал ({ $color })
    [few] { $n } сигнали ({ $color })
   *[other] { $n } сигналів ({ $color })
}
reward-seti-species-card = 1 карту інопланетян ({ $species })
reward-seti-trace = 1 слід життя ({ $trace })
reward-seti-trace-any = 1 слід життя будь-якого кольору
reward-seti-tuck = 1 збільшення доходу

op-seti-choose-probe = виберіть свій зонд
op-seti-corner-of-picked = отримайте бонус у куті взятої карти
op-seti-drawn-corner = скиньте одну з цих карт задля бонусу в її куті
op-seti-drawn-income = скиньте одну з цих карт й отримайте один раз її дохід
op-seti-end-gold = отримайте ПО за непозначену золоту плитку з найменшим значенням
op-seti-end-if = { $what } за: { $test }
op-seti-gain = отримайте { $what }
op-seti-gain-per = { $what } за кожен: { $per }
op-seti-if = якщо ({ $test }): { $then }
op-seti-is-all-colors = сліди життя всіх трьох кольорів в одного виду
op-seti-is-all-colors-species = сліди життя всіх трьох кольорів ({ $species })
op-seti-is-any-moon = будь-який супутник
op-seti-is-at-least = щонайменше { $what }
op-seti-is-chosen-probe-on = зонд там: { $what }
op-seti-is-completed-sector = сектор завершено в цьому ході
op-seti-is-deliver = доставити капсулу: { $body }
op-seti-is-exofossil-space = сліди життя в комірках, що коштують екзофосилій: { $n }
op-seti-is-figure-at = орбітальний апарат або посадковий модуль: { $bodies }
op-seti-is-figures = орбітальні апарати й посадкові модулі, також на супутниках: { $n }
op-seti-is-figures-one-planet = апарати й модулі на одній планеті, також на супутниках: { $n }
op-seti-is-hand-empty = немає карт у руці
op-seti-is-landed = висадка цією картою: { $bodies }
op-seti-is-lander-at = посадковий модуль: { $body }
op-seti-is-landers = посадкові модулі на планетах: { $n }
op-seti-is-landers-moons = посадкові модулі, також на супутниках: { $n }
op-seti-is-launched-at-anomaly = запуск у секторі з аномалією
op-seti-is-missions = завершені місії: { $n }
op-seti-is-moved-in-ring = зонд перемістився в межах свого кільця в цьому ході
op-seti-is-orbiters = орбітальні апарати: { $n }
op-seti-is-probe-far = ваш зонд щонайменше за { $n } комірок від Землі
op-seti-is-probe-near-earth = ваш зонд поруч із Землею: { $what }
op-seti-is-probe-on = ваш зонд у космосі: { $what }
op-seti-is-same-planet = орбітальний апарат і посадковий модуль на тій самій планеті
op-seti-is-sectors-with-signal = сектори з вашим сигналом: { $n }
op-seti-is-signals-there = ваші сигнали в тому секторі: рівно { $n }
op-seti-is-tech-of-others = хтось інший має цю технологію
op-seti-is-techs = { $n } × { $kind }
op-seti-is-tile-signals = ваші сигнали на плитці Оумуамуа: { $n }
op-seti-is-tile-signals-card = сигнали цієї карти на плитці Оумуамуа: { $n }
op-seti-is-trace-on-each = слід життя ({ $trace }) в обох видів
op-seti-is-traces = сліди життя: { $n }
op-seti-is-traces-color = сліди життя ({ $trace }): { $n }
op-seti-is-traces-color-species = сліди життя ({ $trace }, { $species }): { $n }
op-seti-is-traces-other-species = сліди життя в інших інопланетян: { $n }
op-seti-is-traces-same-color = сліди життя одного кольору: { $n }
op-seti-is-traces-species = сліди життя ({ $species }): { $n }
op-seti-is-tucked = карти, підкладені для доходу: { $n }
op-seti-is-visited = відвідано в цьому ході: { $what }
op-seti-is-wins = виграні сектори: { $n }
op-seti-is-wins-color = виграні сектори ({ $color }): { $n }
op-seti-is-wins-same = перемоги в тому самому секторі: { $n }
op-seti-land = висадіть зонд, не сплачуючи енергії
op-seti-land-moon = висадіть зонд, не сплачуючи енергії, також на супутнику
op-seti-land-occupied = висадіть зонд, не сплачуючи енергії; можна зайняти вже зайняту комірку й отримати її винагороду
op-seti-launch = { $n ->
    [one] запустіть { $n } зонд
    [few] запустіть { $n } зонди
   *[other] запустіть { $n } зондів
}
op-seti-launch-beyond = { $n ->
    [one] запустіть { $n } зонд, навіть понад ваш ліміт
    [few] запустіть { $n } зонди, навіть понад ваш ліміт
   *[other] запустіть { $n } зондів, навіть понад ваш ліміт
}
op-seti-mark = позначте { $what }
op-seti-mark-no-data = позначте { $what }, не беручи даних
op-seti-may-pay = ви можете сплатити { $what }: { $then }
op-seti-may-pay-often = ви можете будь-скільки разів сплатити { $what }, щоразу: { $then }
op-seti-message = покладіть послання на { $n } ПО попереду; там отримаєте пізнішу частину
op-seti-move = { $n ->
    [one] отримайте { $n } крок переміщення
    [few] отримайте { $n } кроки переміщення
   *[other] отримайте { $n } кроків переміщення
}
op-seti-move-per = { $n } крок переміщення за кожен: { $per }
op-seti-next-anomaly-reward = отримайте видиму винагороду наступної аномалії
op-seti-on-corner = скинути карту задля бонусу в її куті ({ $corner })
op-seti-on-orbit-or-land = вийти на орбіту або висадитися
op-seti-on-signal = позначити сигнал ({ $color })
op-seti-on-trace = позначити слід життя будь-якого кольору
op-seti-on-visit = відвідати: { $body }
op-seti-on-visit-asteroids = відвідати астероїди у свій хід
op-seti-on-visit-planet = відвідати планету, крім Землі
op-seti-one-anomaly-signal = ваш сигнал у секторах з аномалією
op-seti-one-asteroids = сусідня комірка астероїдів
op-seti-one-earth-sector = інша планета чи комета в секторі Землі
op-seti-one-figure = апарат чи модуль ({ $body })
op-seti-one-planet-visited = відвідана планета, також Земля
op-seti-one-publicity = пункт вашої репутації
op-seti-one-sector-by-card = сектор, де ця карта позначила сигнал
op-seti-one-sector-with-signal = сектор із вашим сигналом
op-seti-one-signal-by-card = сигнал цієї карти ({ $color })
op-seti-one-tech-just-taken = технологія щойно взятого типу
op-seti-one-tile-signal = сигнал цієї карти на плитці Оумуамуа
op-seti-one-trace = слід життя ({ $trace })
op-seti-one-trace-any = слід життя
op-seti-one-trace-just-marked = слід життя щойно позначеного кольору
op-seti-one-trace-species = слід життя ({ $species })
op-seti-one-tucked = раніше підкладена карта ({ $income })
op-seti-one-win = виграний сектор ({ $color })
op-seti-orbit-or-land = виведіть зонд на орбіту або висадіть його, не сплачуючи
op-seti-pay = сплатіть { $what }
op-seti-remove-lander = приберіть свій посадковий модуль: { $then }
op-seti-remove-orbiter = приберіть свій орбітальний апарат: { $then }
op-seti-return-self = поверніть цю карту в руку
op-seti-rotate = Сонячна система обертається
op-seti-row-corners = скиньте ряд й отримайте бонуси всіх кутів
op-seti-rule-asteroids = у цьому ході астероїди можна покидати без додаткового кроку
op-seti-rule-no-publicity = у цьому ході переміщення зондів не дає репутації
op-seti-rule-visit-moves = у цьому ході репутацію за відвідання планети можна замінити на 1 крок переміщення
op-seti-sample-on-space = отримайте винагороду зразка в цій комірці
op-seti-sample-peek = перегляньте зразки Юпітера чи Сатурна й отримайте винагороду одного
op-seti-sample-peek-probe = перегляньте зразки планети з вашим зондом й отримайте винагороду одного
op-seti-sample-pick-up = заберіть там зразок у капсулу
op-seti-sample-reward = отримайте винагороду доставленого зразка ({ $n } ×)
op-seti-scan = проскануйте найближчі зірки, не сплачуючи
op-seti-show-corners = покажіть карти з руки ({ $corner } в куті): по 1 кроку переміщення
op-seti-show-incomes = покажіть карти з руки (дохід: { $income }): по { $what } за кожну
op-seti-signal-any = { $n ->
    [one] { $n } сигнал у будь-якому секторі
    [few] { $n } сигнали в будь-яких секторах
   *[other] { $n } сигналів у будь-яких секторах
}
op-seti-signal-around = по 1 сигналу в секторі з вашим зондом та в обох сусідніх
op-seti-signal-deck = відкрийте по одній { $n } карти колоди та позначте по сигналу їхніх кольорів
op-seti-signal-hand = { $n ->
    [one] ви можете скинути { $n } карту з руки, щоб позначити сигнал її кольору
    [few] скиньте до { $n } карт із руки та позначте по сигналу їхніх кольорів
   *[other] скиньте до { $n } карт із руки та позначте по сигналу їхніх кольорів
}
op-seti-signal-next-anomaly = { $n ->
    [one] { $n } сигнал у секторі наступної аномалії
    [few] { $n } сигнали в секторі наступної аномалії
   *[other] { $n } сигналів у секторі наступної аномалії
}
op-seti-signal-one-sector = { $n ->
    [one] { $n } сигнал в обраному секторі
    [few] { $n } сигнали в одному обраному секторі
   *[other] { $n } сигналів в одному обраному секторі
}
op-seti-signal-own-probe = { $n ->
    [one] { $n } сигнал у секторі з вашим зондом
    [few] { $n } сигнали в одному секторі з вашим зондом
   *[other] { $n } сигналів в одному секторі з вашим зондом
}
op-seti-signal-probes = до { $n } сигналів у секторах різних зондів, чиї б вони не були
op-seti-signal-row = { $n ->
    [one] скиньте { $n } карту ряду та позначте сигнал її кольору
    [few] скиньте { $n } карти ряду та позначте по сигналу їхніх кольорів
   *[other] скиньте { $n } карт ряду та позначте по сигналу їхніх кольорів
}
op-seti-signal-star = { $n ->
    [one] { $n } сигнал: { $star }
    [few] { $n } сигнали: { $star }
   *[other] { $n } сигналів: { $star }
}
op-seti-take-row = візьміть у руку всі карти ряду
op-seti-tech = візьміть технологію ({ $kind })
op-seti-tech-any = візьміть будь-яку технологію
op-seti-tech-either = візьміть технологію ({ $one } або { $other })
op-seti-tech-of-others = візьміть технологію, яку має хтось інший, без бонусу плитки
op-seti-this-turn-if = один раз у цьому ході ({ $test }): { $then }
op-seti-this-turn-per = у цьому ході: { $what } за кожен: { $per }
op-seti-times = { $what } (разів: { $n })
op-seti-trace-all-colors = позначте { $what } в інопланетян, де у вас є всі три кольори
op-seti-trace-same-color = позначте { $what } в інопланетян, де у вас уже є цей колір
op-seti-tuck = підкладіть карту з руки, щоб збільшити дохід
op-seti-tuck-self = підкладіть цю карту, щоб збільшити дохід
