# Що відбувається в SETI: події журналу.

event-seti-analysed = { $seat } аналізує дані й очищує комп’ютер.
event-seti-anomaly = Активується аномалія ({ $trace } слід): { $seat } лідирує у стовпці й отримує винагороду.
event-seti-anomaly-nobody = Активується аномалія ({ $trace } слід): у стовпці немає жодного маркера.
event-seti-collected = { $seat } забирає в капсулу зразок із { $from }.
event-seti-completed = { $seat } завершує місію { $card }.
event-seti-covered = { $seat } накриває круглу комірку { $number } на карті { $card }.
event-seti-danger = { $seat } має найбільшу небезпеку ({ $danger }) і втрачає { $lost } ПО.
event-seti-data-lower = { $seat } розміщує дані в нижній комірці комп’ютера.
event-seti-data-upper = { $seat } розміщує дані в наступній верхній комірці комп’ютера.
event-seti-delivered = { $seat } доставляє капсулу зі зразком { $sample } для місії { $card }.
event-seti-discarded = { $seat } скидає карту { $card }.
event-seti-discovered = Відкрито вид { $side }: { $species }!
event-seti-drew = { $seat } бере на руку карту { $card }.
event-seti-drew-hidden = { $seat } бере карту на руку.
event-seti-gained = { $seat } отримує { $amount }.
event-seti-gold-marked = { $seat } позначає золоту плитку ПО «{ $gold }» ({ $value } ПО за набір).
event-seti-gold-missed = { $seat } досягає золотого здобутку, але перші комірки всіх золотих плиток ПО вже зайнято.
event-seti-kept = { $seat } бере на руку карту { $card } зі стосу карт кінця раунду.
event-seti-kept-hidden = { $seat } бере карту зі стосу карт кінця раунду.
event-seti-landed = { $seat } висаджується на { $site }.
event-seti-launched = { $seat } запускає зонд.
event-seti-lost = { $seat } уже має максимум: змарновано { $amount }.
event-seti-message-placed = { $seat } кладе послання на поділку «{ $at }» треку ПО.
event-seti-message-taken = { $seat } бере винагороду за послання { $number }.
event-seti-moved = { $seat } переміщує зонд на { $to }.
event-seti-neutral = Нейтральний здобуток: позначено { $trace } слід, вид { $side }.
event-seti-objective-completed = Ціль { $objective } досягнуто.
event-seti-objective-revealed = Відкрито ціль { $objective }: { $tasks }.
event-seti-objectives-spent = Витрачено досягнутих цілей: { $spent } з { $due }.
event-seti-orbited = { $seat } виходить на орбіту { $around }.
event-seti-over = Гру завершено.
event-seti-paid = { $seat } витрачає { $amount }.
event-seti-passed = { $seat } пасує.
event-seti-played = { $seat } грає карту { $card }.
event-seti-progress = { $steps ->
    [one] Конкурент просувається треком прогресу на { $steps } поділку, до поділки { $to } ({ $why }).
    [few] Конкурент просувається треком прогресу на { $steps } поділки, до поділки { $to } ({ $why }).
   *[other] Конкурент просувається треком прогресу на { $steps } поділок, до поділки { $to } ({ $why }).
}
event-seti-pushed = { $seat }: диск штовхає зонд на { $to }.
event-seti-removed-lander = { $seat } прибирає посадковий модуль із { $from }.
event-seti-removed-orbiter = { $seat } прибирає орбітальний апарат з орбіти { $from }.
event-seti-researched = { $seat } досліджує { $what }.
event-seti-reshuffled = Скид перетасовано в нову колоду.
event-seti-returned = { $seat } повертає карту { $card } на руку.
event-seti-rival-acts = Конкурент відкриває карту { $card } (стрілка { $arrow }) і виконує рядок { $line }: { $action }.
event-seti-rival-acts-after = Конкурент відкриває карту { $card } (стрілка { $arrow }). Неможливо: { $skipped }. Він виконує рядок { $line }: { $action }.
event-seti-rival-aims = Конкурент вибирає сектор { $star }: { $why }.
event-seti-rival-flies = { $moves ->
    [one] Конкурент летить на { $to }: { $moves } крок переміщення, репутація дорогою: { $publicity }.
    [few] Конкурент летить на { $to }: { $moves } кроки переміщення, репутація дорогою: { $publicity }.
   *[other] Конкурент летить на { $to }: { $moves } кроків переміщення, репутація дорогою: { $publicity }.
}
event-seti-rival-flies-beyond = { $moves ->
    [one] Недосяжно: { $beyond }. Конкурент летить на { $to }: { $moves } крок переміщення, репутація дорогою: { $publicity }.
    [few] Недосяжно: { $beyond }. Конкурент летить на { $to }: { $moves } кроки переміщення, репутація дорогою: { $publicity }.
   *[other] Недосяжно: { $beyond }. Конкурент летить на { $to }: { $moves } кроків переміщення, репутація дорогою: { $publicity }.
}
event-seti-rival-idle = Конкурент відкриває карту { $card } (стрілка { $arrow }). Неможливо виконати жодного рядка: { $skipped }.
event-seti-rival-removes = Конкурент вилучає з гри верхню карту стосу карт кінця раунду; її ніхто не бачить.
event-seti-rival-sample = Конкурент кладе відкритий зразок { $sample } із { $from } на планшет маскамітів.
event-seti-rival-shuffles = { $n ->
    [one] Конкурент перетасовує { $n } зіграну карту в нову колоду дій.
    [few] Конкурент перетасовує { $n } зіграні карти в нову колоду дій.
   *[other] Конкурент перетасовує { $n } зіграних карт у нову колоду дій.
}
event-seti-rival-spends = Конкурент витрачає { $what }.
event-seti-rotated = Сонячна система обертається: диск { $disc }.
event-seti-round = Раунд { $round }
event-seti-round-ends = Кінець раунду { $round }
event-seti-row-filled = Карта { $card } потрапляє в ряд карт (місце { $place }).
event-seti-scanned = { $seat } сканує найближчі зірки.
event-seti-scored = { $seat } отримує { $amount } ({ $from }).
event-seti-scoring = Остаточний підрахунок
event-seti-secret-dealt = { $seat } отримує { $n ->
    [one] { $n } карту ікзертійців
    [few] { $n } карти ікзертійців
   *[other] { $n } карт ікзертійців
}.
event-seti-secret-played = { $seat } грає долілиць карту { $card }.
event-seti-secret-played-hidden = { $seat } грає долілиць карту ікзертійців.
event-seti-sector-won = { $seat } виграє сектор { $star }; другого місця не посів ніхто.
event-seti-sector-won-second = { $seat } виграє сектор { $star }; друге місце посідає { $second } і залишає там маркер.
event-seti-shown = { $seat } показує карту { $card }.
event-seti-signal = { $seat } позначає сигнал у секторі { $star }.
event-seti-strengthened = Конкурент посилюється: карту поліпшеної дії покладено на верх його колоди дій.
event-seti-task-marked = Позначено завдання { $task } цілі { $objective }.
event-seti-tile-completed = Плитку Оумуамуа завершено: кожен, хто має там сигнал, отримує екзофосилію.
event-seti-tile-reset = Плитку Оумуамуа знову заповнено даними; усі маркери з неї повернуто.
event-seti-tile-signal = { $seat } позначає сигнал на плитці Оумуамуа.
event-seti-took = { $seat } бере карту { $card }.
event-seti-traced = { $seat } позначає { $trace } слід: { $whose }, комірка { $number }.
event-seti-traced-discovery = { $seat } позначає { $trace } слід: { $whose }, комірка відкриття.
event-seti-traced-overflow = { $seat } позначає { $trace } слід: { $whose }, комірка переповнення.
event-seti-tucked = { $seat } підкладає карту { $card } для доходу.
event-seti-turn = Хід: { $seat }

aim-seti-1 = так він завершує й виграє цей сектор
aim-seti-2 = другий сигнал у секторі, 2 ПО
aim-seti-3 = там найбільше сигналів конкурента

cause-seti-card = замість карти
cause-seti-computer = четверта комірка комп’ютера
cause-seti-credit = замість кредитів
cause-seti-energy = замість енергії
cause-seti-income = замість збільшення доходу
cause-seti-objectives = бракує цілей
cause-seti-printed = зазначено на карті
cause-seti-technology = витрачено комп’ютерну технологію

rival-seti-analyse = аналіз даних
rival-seti-anomaly = слід кольору наступної аномалії
rival-seti-exertian = карта ікзертійців долілиць
rival-seti-fly = { $moves ->
    [one] політ на першу планету, досяжну за { $moves } крок: { $targets }
    [few] політ на першу планету, досяжну за { $moves } кроки: { $targets }
   *[other] політ на першу планету, досяжну за { $moves } кроків: { $targets }
}
rival-seti-fly-each = політ на першу досяжну планету: { $targets }
rival-seti-launch = запуск зонда
rival-seti-message = плитка послання
rival-seti-research = { $cost ->
    [0] безплатне дослідження
    [one] дослідження за { $cost } очко репутації
    [few] дослідження за { $cost } очки репутації
   *[other] дослідження за { $cost } очок репутації
}
rival-seti-scan = сканування ({ $signals })
rival-seti-species = { $number ->
    [1] карта виду, відкритого першим
    [2] карта виду, відкритого другим
   *[other] карта відкритого виду { $number }
}

rival-not-seti-analyse = комп’ютер не заповнено
rival-not-seti-anomaly = конкурент уже лідирує у стовпці
rival-not-seti-exertian = уже п’ять карт і маркерів або карт не лишилося
rival-not-seti-fly = немає зонда на Землі або нічого не можна досягти
rival-not-seti-launch = зонд конкурента вже на Землі
rival-not-seti-message = немає плитки в резерві або вона вже на треку ПО
rival-not-seti-research = замало репутації
rival-not-seti-scan = неможливо
rival-not-seti-species = ще не відкрито

rival-signal-seti-earth = { $n ->
    [1] сектор Землі
   *[other] { $n } × сектор Землі
}
rival-signal-seti-oumuamua = { $n ->
    [1] Оумуамуа
   *[other] { $n } × Оумуамуа
}
rival-signal-seti-row = { $n ->
    [one] { $n } карта з ряду
    [few] { $n } карти з ряду
   *[other] { $n } карт із ряду
}
rival-skipped-seti = рядок { $line }, { $action } — { $why } ({ $rule })
rival-target-seti = { $moves ->
    [one] { $planet } (за { $moves } крок)
    [few] { $planet } (за { $moves } кроки)
   *[other] { $planet } (за { $moves } кроків)
}
