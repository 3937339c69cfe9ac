# Що вирішують у SETI: запитання, вибори й те, про що говорить відмова.

about-seti-around = Виберіть сектор: у ньому та в обох сусідніх буде позначено по сигналу.
    .then = потім ви вибираєте сектор для трьох сигналів
about-seti-data-space = Виберіть комірку даних, яку накриє ваш посадковий модуль.
about-seti-drawn-corner = Скиньте одну з узятих карт задля її додаткової дії.
about-seti-drawn-income = Скиньте одну з узятих карт задля її доходу.
about-seti-first-income = Виберіть першу карту, яку підкладете для доходу.
about-seti-give = Виберіть карту, яку скинете в обмін.
    .then = потім ви вибираєте карти, які скинете
about-seti-gold = Виберіть золоту плитку ПО для свого маркера.
about-seti-hand-signals = Скиньте карту з руки, щоб позначити сигнал її кольору, або зупиніться.
    .then = потім сигнали кольорів карт із руки
about-seti-land = Виберіть, де висадитися.
    .then = потім ви вибираєте, де висадитися
about-seti-late = Виконайте ще додаткові дії або завершіть хід.
about-seti-mark = Виберіть, де позначити сигнал: біля зірки чи на Оумуамуа.
    .then = потім зірка чи Оумуамуа
about-seti-may-pay = Оплатіть ефект або відмовтеся від нього.
about-seti-message = Виберіть одну з вільних винагород за послання.
about-seti-milestone = Виберіть здобуток, який розіграєте першим.
about-seti-moves = Перемістіть зонд або зупиніться.
    .then = потім ви переміщуєте зонд
about-seti-objective = Це виконує кілька завдань. Виберіть, яке позначити.
about-seti-orbit-or-land = Виберіть, на орбіту якої планети вийти або де висадитися.
    .then = потім ви виходите на орбіту або висаджуєтеся
about-seti-pass-discard = Скиньте карти, щоб лишилося 4.
    .then = потім ви скидаєте карти, щоб лишилося 4
about-seti-pass-take = Візьміть карту зі стосу карт кінця раунду.
    .then = потім карта зі стосу карт кінця раунду
about-seti-pause = Виконайте додаткові дії або продовжуйте.
about-seti-pick = Візьміть карту з ряду карт або з верху колоди.
    .then = потім ви берете карту
about-seti-probe = Виберіть один зі своїх зондів.
about-seti-probe-signals = Виберіть сектор із зондом, щоб позначити сигнал, або зупиніться.
    .then = потім сигнали там, де є зонди
about-seti-remove-lander = Виберіть посадковий модуль, який приберете.
about-seti-remove-orbiter = Виберіть орбітальний апарат, який приберете.
about-seti-row-corners = Виберіть наступну карту ряду, яку скинете задля її додаткової дії.
about-seti-row-signals = Скиньте карту з ряду карт, щоб позначити сигнал її кольору.
    .then = потім сигнал кольору карти з ряду
about-seti-sample-peek = Виберіть зразок, винагороду якого отримаєте.
about-seti-sample-planet = Виберіть планету, зразки якої переглянете.
about-seti-sample-take = Виберіть зразок, який заберете.
about-seti-scan = Виберіть наступний крок сканування.
    .then = потім сигнал у секторі Землі та сигнал кольору карти з ряду
about-seti-secret = Зіграйте карту ікзертійців долілиць або відмовтеся.
about-seti-sectors = Виберіть завершений сектор, який розіграєте наступним.
about-seti-settle = Завершіть місії, доки завершених секторів не перезавантажено, або продовжуйте.
about-seti-show = Виберіть, скільки карт із руки показати.
    .then = потім ви показуєте карти з руки
about-seti-slot = Виберіть комірку комп’ютера для нової технології.
    .then = потім ви вибираєте для неї комірку комп’ютера
about-seti-species-pick = Візьміть відкриту карту інопланетян або карту з верху їхньої колоди.
    .then = потім ви берете карту інопланетян
about-seti-target = Виберіть зірку, біля якої позначите сигнал.
    .then = потім ви вибираєте зірку для сигналу
about-seti-tech = Виберіть технологію.
    .then = потім ви вибираєте технологію
about-seti-trace = Виберіть, де позначити слід життя.
    .then = потім ви вибираєте місце для сліду життя
about-seti-trigger = Накрийте круглу комірку однієї зі своїх місій або відмовтеся.
about-seti-tuck = Підкладіть карту, щоб збільшити дохід, або відмовтеся.
    .then = потім ви можете підкласти карту для доходу
about-seti-turn = Виберіть основну або додаткову дію.
about-seti-visit = Виберіть, що дає відвідування: репутацію чи переміщення.

choice-seti-analyse = Аналізувати дані
choice-seti-buy = Купити карту
choice-seti-complete = Завершити місію { $card }
choice-seti-continue = Продовжити
choice-seti-corner = Скинути карту { $card } задля її додаткової дії
choice-seti-cover = Накрити круглу комірку { $number } на карті { $card }
choice-seti-deliver = Доставити капсулу { $probe } для місії { $card }
choice-seti-discard = Скинути карту { $card }
choice-seti-done = Досить
choice-seti-draw = Узяти карту з верху колоди
choice-seti-earth = Сигнал із Землі: сектор { $star }
choice-seti-end = Завершити хід
choice-seti-exchange = Обміняти 2 { $give } на 1 { $gain }
choice-seti-gold = Позначити золоту плитку ПО «{ $gold }»
choice-seti-income = Підкласти карту { $card } як перший дохід
choice-seti-land = Висадитися на { $site }
choice-seti-launch = Запустити зонд
choice-seti-message = Узяти винагороду за послання { $number }: { $reward }
choice-seti-milestone-card = Спершу карта центаврійців
choice-seti-milestone-exertian = Спершу здобуток ікзертійців
choice-seti-milestone-gold = Спершу золотий здобуток
choice-seti-milestone-message = Спершу здобуток послання
choice-seti-move = Витратити енергію: перемістити зонд { $probe } на { $to }
choice-seti-movement = Отримати переміщення
choice-seti-orbit = Вийти на орбіту { $body }
choice-seti-pass = Спасувати
choice-seti-pay = Оплатити
choice-seti-pay-for = Витратити { $what }: { $then }
choice-seti-place-lower = Розмістити дані в нижній комірці { $slot } комп’ютера
choice-seti-place-upper = Розмістити дані в наступній верхній комірці комп’ютера
choice-seti-play = Зіграти карту { $card }
choice-seti-probe = Вибрати зонд: { $space }
choice-seti-publicity = Отримати репутацію
choice-seti-remove-lander = Прибрати посадковий модуль із { $from }
choice-seti-remove-lander-space = Прибрати посадковий модуль із { $from }, комірка даних { $number }
choice-seti-remove-orbiter = Прибрати орбітальний апарат з орбіти { $from }
choice-seti-remove-orbiter-first = Прибрати орбітальний апарат з орбіти { $from } (комірка з бонусом)
choice-seti-research = Дослідити технологію
choice-seti-resolve = Розіграти сектор { $star }
choice-seti-resolve-oumuamua = Перезавантажити плитку Оумуамуа
choice-seti-row = Скинути з ряду карту { $card }: { $color } сигнал
choice-seti-sample = Вибрати зразок { $number }: { $reward }
choice-seti-samples = Переглянути зразки із { $from }
choice-seti-scan = Сканувати найближчі зірки
choice-seti-secret = Зіграти долілиць карту { $card }
choice-seti-show = { $count ->
    [one] Показати { $count } карту
    [few] Показати { $count } карти
   *[other] Показати { $count } карт
}
choice-seti-signal = Позначити сигнал у секторі { $star }
choice-seti-signal-oumuamua = Позначити сигнал на плитці Оумуамуа
choice-seti-skip = Відмовитися
choice-seti-slot = Покласти технологію в комірку { $slot } комп’ютера
choice-seti-space = Накрити комірку даних { $number }
choice-seti-step = Перемістити зонд { $probe } на { $to }
choice-seti-step-card = Скинути карту { $card }: перемістити зонд { $probe } на { $to }
choice-seti-step-energy = Додати 1 енергію: перемістити зонд { $probe } на { $to }
choice-seti-take = Узяти карту { $card }
choice-seti-task = Позначити завдання { $task } цілі { $objective }
choice-seti-tech = Дослідити: { $tech }
choice-seti-telescope-2 = Витратити 1 очко репутації на сигнал у секторі Меркурія
choice-seti-telescope-3 = Скинути карту { $card } задля сигналу її кольору
choice-seti-telescope-4-launch = Витратити 1 енергію та запустити зонд
choice-seti-telescope-4-move = Отримати 1 крок переміщення
choice-seti-trace = Позначити { $trace } слід: { $whose }, комірка { $number }
choice-seti-trace-discovery = Позначити { $trace } слід: { $whose }, комірка відкриття
choice-seti-trace-overflow = Позначити { $trace } слід: { $whose }, комірка переповнення
choice-seti-tuck = Підкласти карту { $card }

action-seti-complete = Завершити місію
action-seti-corner = Скинути карту задля її додаткової дії
action-seti-deliver = Доставити капсулу
action-seti-exchange = Обміняти ресурси
action-seti-land = Висадитися
action-seti-move = Перемістити зонд
action-seti-orbit = Вийти на орбіту планети
action-seti-place = Розмістити дані в комп’ютері
action-seti-play = Зіграти карту

# Що говорить за вибір саме зараз: окремі речення.
reason-seti-cheap-landing = { $body }: там уже є орбітальний апарат, тож висадка коштує на 1 енергію менше.
reason-seti-discovery = Зайнято останню комірку відкриття цього виду: наприкінці ходу його буде відкрито, і кожен маркер там отримає винагороду.
reason-seti-first-lander = { $body }: ще вільна комірка даних для перших посадкових модулів ({ $reward }).
reason-seti-first-orbiter = { $body }: бонус за перший орбітальний апарат ще доступний ({ $reward }).
reason-seti-first-pass = Ще ніхто не спасував: Сонячна система обертається зараз, і ви першими вибираєте зі стосу карт кінця раунду.
reason-seti-first-tile = Перша плитка цього стосу дає ще { $reward }.
reason-seti-gold-set = Ваша золота плитка ПО ({ $gold }) дає наприкінці ще { $points }.
reason-seti-income = Цей дохід надходить одразу і ще { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[other] { $n } разів
}: після кожного раунду, крім останнього.
reason-seti-milestone = Ви досягаєте { $n } ПО й позначаєте золоту плитку ПО; перші там отримують найвищі значення.
reason-seti-mission = Місія «{ $card }»: умову тепер виконано.
reason-seti-sector = { $star }: узято останній жетон даних, і ви виграєте сектор ({ $reward }).
reason-seti-sector-near = { $star }: залишилося { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
} даних, і ви там попереду.
reason-seti-turns-away = { $body }: зараз за 1 клітинку, а після наступного обертання – за { $n }.
