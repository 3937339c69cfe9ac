# Що кажуть компоненти SETI: ефекти, умови, кількості.

goal-seti-card = { $cost ->
    [one] зіграти карту за { $cost } кредит
    [few] зіграти карту за { $cost } кредити
   *[other] зіграти карту за { $cost } кредитів
}
goal-seti-data = { $n ->
    [one] { $n } жетон у резерві даних
    [few] { $n } жетони в резерві даних
   *[other] { $n } жетонів у резерві даних
}
goal-seti-land = висадитися
goal-seti-launch = запустити зонд
goal-seti-mission = завершити місію
goal-seti-orbit = вийти на орбіту
goal-seti-orbit-or-land = вийти на орбіту { $body } або висадитися там
goal-seti-publicity = { $n ->
    [one] { $n } очко репутації
    [few] { $n } очки репутації
   *[other] { $n } очок репутації
}
goal-seti-research = дослідити { $kind }
goal-seti-research-any = дослідити будь-яку технологію
goal-seti-scan = сканувати найближчі зірки
goal-seti-sector = виграти { $color } сектор
goal-seti-sector-any = виграти будь-який сектор
goal-seti-trace = позначити { $trace } слід життя
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
   *[other] { $n } енергії
}
    .alone = { $n ->
        [one] { $n } енергія
       *[other] { $n } енергії
    }
amount-seti-exofossil = { $n ->
    [one] { $n } екзофосилію
    [few] { $n } екзофосилії
   *[other] { $n } екзофосилій
}
    .alone = { $n ->
        [one] { $n } екзофосилія
        [few] { $n } екзофосилії
       *[other] { $n } екзофосилій
    }
amount-seti-publicity = { $n ->
    [one] { $n } очко репутації
    [few] { $n } очки репутації
   *[other] { $n } очок репутації
}
amount-seti-vp = { $n } ПО

reward-seti-draw = { $n ->
    [one] { $n } випадкову карту
    [few] { $n } випадкові карти
   *[other] { $n } випадкових карт
}
    .alone = { $n ->
        [one] { $n } випадкова карта
        [few] { $n } випадкові карти
       *[other] { $n } випадкових карт
    }
reward-seti-pick = 1 карту з ряду чи колоди
    .alone = 1 карта з ряду чи колоди
reward-seti-signal = { $n ->
    [one] { $n } сигнал у секторі { $body }
    [few] { $n } сигнали в секторі { $body }
   *[other] { $n } сигналів у секторі { $body }
}
reward-seti-signal-color = { $n ->
    [one] { $n } сигнал ({ $color } сектор)
    [few] { $n } сигнали ({ $color } сектор)
   *[other] { $n } сигналів ({ $color } сектор)
}
reward-seti-species-card = 1 карту інопланетян ({ $species })
    .alone = 1 карта інопланетян ({ $species })
reward-seti-trace = { $n ->
    [1] { $n } { $trace } слід життя
    [one] { $n } слід життя ({ $trace } колір)
    [few] { $n } сліди життя ({ $trace } колір)
   *[other] { $n } слідів життя ({ $trace } колір)
}
reward-seti-trace-any = { $n ->
    [one] { $n } слід життя будь-якого кольору
    [few] { $n } сліди життя будь-якого кольору
   *[other] { $n } слідів життя будь-якого кольору
}
reward-seti-tuck = { $n ->
    [one] { $n } збільшення доходу
    [few] { $n } збільшення доходу
   *[other] { $n } збільшень доходу
}

op-seti-choose-probe = виберіть свій зонд
op-seti-corner-of-picked = отримайте бонус додаткової дії взятої карти
op-seti-drawn-corner = скиньте одну з цих карт задля її додаткової дії
op-seti-drawn-income = скиньте одну з цих карт і отримайте один раз її дохід
op-seti-end-gold = отримайте ПО за золоту плитку, якої ви не позначили, за її найменшим значенням
op-seti-end-if = { $what }, якщо { $test }
op-seti-gain = отримайте { $what }
op-seti-gain-per = { $what } за { $per }
op-seti-if = якщо { $test }: { $then }
op-seti-is-all-colors = сліди життя всіх трьох кольорів в одного виду
op-seti-is-all-colors-species = сліди життя всіх трьох кольорів ({ $species })
op-seti-is-any-moon = будь-який супутник
op-seti-is-at-least = ви маєте щонайменше { $what }
op-seti-is-chosen-probe-on-asteroids = зонд на астероїдах
op-seti-is-chosen-probe-on-comet = зонд на кометі
op-seti-is-completed-sector = ви завершили сектор
op-seti-is-deliver = доставити капсулу до { $body }
op-seti-is-exofossil-space = сліди життя в комірках, що коштують екзофосилій: { $n }
op-seti-is-figure-at = орбітальний апарат або посадковий модуль: { $bodies }
op-seti-is-figures = орбітальні апарати й посадкові модулі, також на супутниках: { $n }
op-seti-is-figures-one-planet = апарати й модулі на одній планеті та її супутниках: { $n }
op-seti-is-hand-empty = у вас немає карт на руці
op-seti-is-landed = ви висадилися цією картою ({ $bodies })
op-seti-is-lander-at = посадковий модуль на поверхні { $body }
op-seti-is-landers = посадкові модулі на планетах: { $n }
op-seti-is-landers-moons = посадкові модулі, також на супутниках: { $n }
op-seti-is-launched-at-anomaly = зонд запущено в секторі з аномалією
op-seti-is-missions = завершені місії: { $n }
op-seti-is-moved-in-ring = ваш зонд перемістився в межах свого кільця
op-seti-is-orbiters = орбітальні апарати: { $n }
op-seti-is-probe-far = { $n ->
    [one] ваш зонд щонайменше за { $n } клітинку від Землі
    [few] ваш зонд щонайменше за { $n } клітинки від Землі
   *[other] ваш зонд щонайменше за { $n } клітинок від Землі
}
op-seti-is-probe-near-earth-asteroids = ваш зонд на астероїдах поруч із Землею
op-seti-is-probe-near-earth-comet = ваш зонд на кометі поруч із Землею
op-seti-is-probe-on-asteroids = ваш зонд на астероїдах
op-seti-is-probe-on-comet = ваш зонд на кометі
op-seti-is-same-planet = орбітальний апарат і посадковий модуль на тій самій планеті
op-seti-is-sectors-with-signal = сектори з вашим сигналом: { $n }
op-seti-is-signals-there = { $n ->
    [one] у тому секторі рівно { $n } ваш сигнал
    [few] у тому секторі рівно { $n } ваші сигнали
   *[other] у тому секторі рівно { $n } ваших сигналів
}
op-seti-is-tech-of-others = цю технологію має інший гравець
op-seti-is-techs = ви маєте { $n } × { $kind }
op-seti-is-tile-signals = ваші сигнали на плитці Оумуамуа: { $n }
op-seti-is-tile-signals-card = { $n ->
    [one] ця карта позначила щонайменше { $n } сигнал на плитці Оумуамуа
    [few] ця карта позначила щонайменше { $n } сигнали на плитці Оумуамуа
   *[other] ця карта позначила щонайменше { $n } сигналів на плитці Оумуамуа
}
op-seti-is-trace-on-each = { $trace } слід життя в обох видів
op-seti-is-traces = сліди життя: { $n }
op-seti-is-traces-color = { $n } × { $trace } слід життя
op-seti-is-traces-color-species = { $n } × { $trace } слід життя ({ $species })
op-seti-is-traces-other-species = сліди життя в іншого виду: { $n }
op-seti-is-traces-same-color = сліди життя одного кольору: { $n }
op-seti-is-traces-species = сліди життя ({ $species }): { $n }
op-seti-is-tucked = карти, підкладені для доходу: { $n }
op-seti-is-visited = ви відвідали планету { $what }
op-seti-is-visited-asteroids = ви відвідали астероїди
op-seti-is-visited-comet = ви відвідали комету
op-seti-is-wins = виграні сектори: { $n }
op-seti-is-wins-color = { $n } × виграний { $color } сектор
op-seti-is-wins-same = виграші в тому самому секторі: { $n }
op-seti-land = висадіть зонд, не витрачаючи енергії
op-seti-land-moon = висадіть зонд, не витрачаючи енергії, також на супутнику
op-seti-land-occupied = висадіть зонд, не витрачаючи енергії; можна зайняти вже зайняту комірку й отримати її винагороду
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
op-seti-may-pay = ви можете витратити { $what }: { $then }
op-seti-may-pay-often = ви можете скільки завгодно разів витратити { $what }, щоразу: { $then }
op-seti-message = покладіть послання на { $n } ПО попереду свого лічильника; досягнувши його, отримаєте нижню частину карти
op-seti-move = { $n ->
    [one] отримайте { $n } крок переміщення
    [few] отримайте { $n } кроки переміщення
   *[other] отримайте { $n } кроків переміщення
}
op-seti-move-per = { $n ->
    [one] { $n } крок переміщення за { $per }
    [few] { $n } кроки переміщення за { $per }
   *[other] { $n } кроків переміщення за { $per }
}
op-seti-next-anomaly-reward = отримайте видиму винагороду наступної аномалії
op-seti-on-corner = скинути карту задля її додаткової дії ({ $corner })
op-seti-on-orbit-or-land = вийти на орбіту або висадитися
op-seti-on-signal = позначити сигнал ({ $color } сектор)
op-seti-on-trace = позначити слід життя будь-якого кольору
op-seti-on-visit = відвідування { $body }
op-seti-on-visit-asteroids = відвідати астероїди у свій хід
op-seti-on-visit-planet = відвідати планету, крім Землі
op-seti-one-anomaly-signal = кожен ваш сигнал у секторах з аномалією
op-seti-one-asteroids = кожну сусідню клітинку астероїдів
op-seti-one-earth-sector = кожну іншу планету чи комету в секторі Землі
op-seti-one-figure = кожен орбітальний апарат чи посадковий модуль біля { $body }
op-seti-one-planet-visited = кожну відвідану планету, зокрема Землю
op-seti-one-publicity = кожне ваше очко репутації
op-seti-one-sector-by-card = кожен сектор, де ця карта позначила сигнал
op-seti-one-sector-with-signal = кожен сектор із вашим сигналом
op-seti-one-signal-by-card = кожен сигнал цієї карти ({ $color } сектор)
op-seti-one-tech = кожну { $kind }
op-seti-one-tech-just-taken = кожну технологію щойно дослідженого типу
op-seti-one-tile-signal = кожен сигнал цієї карти на плитці Оумуамуа
op-seti-one-trace = кожен { $trace } слід життя
op-seti-one-trace-any = кожен слід життя
op-seti-one-trace-just-marked = кожен слід життя щойно позначеного кольору
op-seti-one-trace-species = кожен слід життя ({ $species })
op-seti-one-tucked = кожну раніше підкладену карту ({ $income })
op-seti-one-win = кожен виграний { $color } сектор
op-seti-orbit-or-land = виведіть зонд на орбіту або висадіть його безплатно
op-seti-pay = витратьте { $what }
op-seti-remove-lander = приберіть свій посадковий модуль: { $then }
op-seti-remove-orbiter = приберіть свій орбітальний апарат: { $then }
op-seti-return-self = поверніть цю карту на руку
op-seti-rotate = Сонячна система обертається
op-seti-row-corners = скиньте ряд карт і отримайте бонуси всіх додаткових дій
op-seti-rule-asteroids = у цьому ході астероїди можна покидати без додаткового кроку
op-seti-rule-no-publicity = у цьому ході переміщення зондів не дає репутації
op-seti-rule-visit-moves = у цьому ході репутацію за відвідування планети можна замінити на 1 крок переміщення
op-seti-sample-on-space = отримайте винагороду зразка в цій комірці
op-seti-sample-peek = перегляньте зразки Юпітера чи Сатурна й отримайте винагороду одного з них
op-seti-sample-peek-probe = перегляньте зразки планети з вашим зондом і отримайте винагороду одного з них
op-seti-sample-pick-up = заберіть там зразок у капсулу
op-seti-sample-reward = { $n ->
    [one] отримайте { $n } раз винагороду доставленого зразка
    [few] отримайте { $n } рази винагороду доставленого зразка
   *[other] отримайте { $n } разів винагороду доставленого зразка
}
op-seti-scan = проскануйте найближчі зірки безплатно
op-seti-show-corners = покажіть карти з руки (додаткова дія: { $corner }): по 1 кроку переміщення за кожну
op-seti-show-incomes = покажіть карти з руки (дохід: { $income }): отримайте { $what } за кожну
op-seti-signal-any = { $n ->
    [one] { $n } сигнал у будь-якому секторі
    [few] { $n } сигнали в будь-яких секторах
   *[other] { $n } сигналів у будь-яких секторах
}
op-seti-signal-around = по 1 сигналу в секторі з вашим зондом та в обох сусідніх
op-seti-signal-deck = { $n ->
    [one] відкрийте { $n } карту з верху колоди та позначте сигнал її кольору
    [few] відкрийте одну за одною { $n } карти з верху колоди та позначте по сигналу кольору кожної з них
   *[other] відкрийте одну за одною { $n } карт із верху колоди та позначте по сигналу кольору кожної з них
}
op-seti-signal-hand = { $n ->
    [one] ви можете скинути { $n } карту з руки, щоб позначити сигнал її кольору
    [few] скиньте щонайбільше { $n } карти з руки та позначте по сигналу кольору кожної з них
   *[other] скиньте щонайбільше { $n } карт із руки та позначте по сигналу кольору кожної з них
}
op-seti-signal-next-anomaly = { $n ->
    [one] { $n } сигнал у секторі наступної аномалії
    [few] { $n } сигнали в секторі наступної аномалії
   *[other] { $n } сигналів у секторі наступної аномалії
}
op-seti-signal-one-sector = { $n ->
    [one] { $n } сигнал у вибраному секторі
    [few] { $n } сигнали в одному вибраному секторі
   *[other] { $n } сигналів в одному вибраному секторі
}
op-seti-signal-own-probe = { $n ->
    [one] { $n } сигнал у секторі з вашим зондом
    [few] { $n } сигнали в одному секторі з вашим зондом
   *[other] { $n } сигналів в одному секторі з вашим зондом
}
op-seti-signal-probes = { $n ->
    [one] щонайбільше { $n } сигнал у секторі зонда, хоч би чий він був
    [few] щонайбільше { $n } сигнали в секторах різних зондів, хоч би чиї вони були
   *[other] щонайбільше { $n } сигналів у секторах різних зондів, хоч би чиї вони були
}
op-seti-signal-row = { $n ->
    [one] скиньте { $n } карту ряду та позначте сигнал її кольору
    [few] скиньте { $n } карти ряду та позначте по сигналу кольору кожної з них
   *[other] скиньте { $n } карт ряду та позначте по сигналу кольору кожної з них
}
op-seti-signal-star = { $n ->
    [one] { $n } сигнал у секторі { $star }
    [few] { $n } сигнали в секторі { $star }
   *[other] { $n } сигналів у секторі { $star }
}
op-seti-take-row = візьміть на руку всі карти ряду
op-seti-tech = дослідіть { $kind }
op-seti-tech-any = дослідіть будь-яку технологію
op-seti-tech-either = дослідіть { $one } або { $other }
op-seti-tech-of-others = дослідіть технологію, яку має інший гравець, без бонусу плитки
op-seti-this-turn-if = один раз у цьому ході, якщо { $test }: { $then }
op-seti-this-turn-per = у цьому ході: { $what } за { $per }
op-seti-times = { $what } ({ $n } ×)
op-seti-trace-all-colors = позначте { $what } для виду, де ви маєте всі три кольори
op-seti-trace-same-color = позначте { $what } для виду, де ви вже маєте цей колір
op-seti-tuck = підкладіть карту з руки, щоб збільшити дохід
op-seti-tuck-self = підкладіть цю карту, щоб збільшити дохід
