# Слова SETI.

catalog-seti-projects = Карти проєктів
catalog-seti-species-cards = Карти інопланетян

fact-seti-corner = кут
fact-seti-credits = вартість у кредитах
fact-seti-danger = небезпека
fact-seti-energy = вартість в енергії
fact-seti-income = дохід
fact-seti-points = ПО
fact-seti-signal = колір сектора
fact-seti-species = вид

body-seti-earth = Земля
body-seti-jupiter = Юпітер
body-seti-mars = Марс
body-seti-mercury = Меркурій
body-seti-neptune = Нептун
body-seti-oumuamua = Оумуамуа
body-seti-saturn = Сатурн
body-seti-uranus = Уран
body-seti-venus = Венера

moon-seti-callisto = Каллісто
moon-seti-enceladus = Енцелад
moon-seti-europa = Європа
moon-seti-ganymede = Ганімед
moon-seti-io = Іо
moon-seti-phobos-deimos = Фобос і Деймос
moon-seti-titan = Титан
moon-seti-titania = Титанія
moon-seti-triton = Тритон

star-seti-61-virginis = 61 Діви
star-seti-barnards-star = Зірка Барнарда
star-seti-beta-pictoris = Бета Живописця
star-seti-kepler-22 = Кеплер-22
star-seti-procyon = Проціон
star-seti-proxima-centauri = Проксима Центавра
star-seti-sirius-a = Сіріус A
star-seti-vega = Вега

space-seti = кільце { $ring }, сектор { $sector }
space-seti-with = { $what } (кільце { $ring }, сектор { $sector })

feature-seti-asteroids = астероїди
feature-seti-comet = комета

species-seti-anomalies = аномалії
species-seti-centaurians = центаврійці
species-seti-exertians = ікзертійці
species-seti-mascamites = маскаміти
species-seti-oumuamua = Оумуамуа

side-seti-left = ліворуч
side-seti-right = праворуч

signal-seti-black = чорний
signal-seti-blue = синій
signal-seti-red = червоний
signal-seti-yellow = жовтий

trace-seti-blue = синій
trace-seti-orange = оранжевий
trace-seti-pink = рожевий

corner-seti-data = дані
corner-seti-move = переміщення
corner-seti-publicity = репутація

income-seti-card = карта
income-seti-credit = кредит
income-seti-data = дані
income-seti-energy = енергія
income-seti-publicity = репутація

gold-seti-income = дохід
gold-seti-missions = місії
gold-seti-other = інші
gold-seti-technology = технології

tech-seti-probe-1 = Технологія зондів 1
tech-seti-probe-1-does = Ви можете мати 2 зонди в космосі.
tech-seti-probe-2 = Технологія зондів 2
tech-seti-probe-2-does = Переміщення на астероїди дає 1 очко репутації; покидати їх можна без додаткового кроку.
tech-seti-probe-3 = Технологія зондів 3
tech-seti-probe-3-does = Висадка коштує на 1 енергію менше.
tech-seti-probe-4 = Технологія зондів 4
tech-seti-probe-4-does = Ви можете висаджуватися на супутниках.
tech-seti-telescope-1 = Технологія телескопів 1
tech-seti-telescope-1-does = Під час сканування: замість сектора Землі можна позначити сигнал у сусідньому секторі.
tech-seti-telescope-2 = Технологія телескопів 2
tech-seti-telescope-2-does = Під час сканування: сплатіть 1 очко репутації за сигнал у секторі Меркурія.
tech-seti-telescope-3 = Технологія телескопів 3
tech-seti-telescope-3-does = Під час сканування: скиньте карту з руки за сигнал її кольору.
tech-seti-telescope-4 = Технологія телескопів 4
tech-seti-telescope-4-does = Під час сканування: сплатіть 1 енергію за запуск зонда або отримайте 1 крок переміщення.
tech-seti-computer-1 = Комп’ютерна технологія 1
tech-seti-computer-1-does = Дані у верхній комірці дають 2 ПО, у нижній — 1 кредит.
tech-seti-computer-2 = Комп’ютерна технологія 2
tech-seti-computer-2-does = Дані у верхній комірці дають 2 ПО, у нижній — 1 енергію.
tech-seti-computer-3 = Комп’ютерна технологія 3
tech-seti-computer-3-does = Дані у верхній комірці дають 2 ПО, у нижній — 1 карту.
tech-seti-computer-4 = Комп’ютерна технологія 4
tech-seti-computer-4-does = Дані у верхній комірці дають 2 ПО, у нижній — 2 очки репутації.

about-seti-around = Виберіть сектор: у ньому та в обох сусідніх буде позначено по сигналу.
about-seti-data-space = Виберіть комірку даних, яку накриє ваш посадковий модуль.
about-seti-drawn-corner = Скиньте одну з узятих карт задля бонусу в її куті.
about-seti-drawn-income = Скиньте одну з узятих карт задля її доходу.
about-seti-first-income = Виберіть першу карту, яку підкладете для доходу.
about-seti-give = Виберіть карту, яку скинете для обміну.
about-seti-gold = Виберіть золоту плитку ПО для свого маркера.
about-seti-hand-signals = Скиньте карту з руки, щоб позначити сигнал її кольору, або зупиніться.
about-seti-land = Виберіть, де висадитися.
about-seti-late = Виконайте ще додаткові дії або завершіть хід.
about-seti-mark = Виберіть, де позначити сигнал: біля зірки чи на Оумуамуа.
about-seti-may-pay = Сплатіть за ефект або відмовтеся від нього.
about-seti-message = Виберіть одну з вільних винагород за послання.
about-seti-milestone = Виберіть здобуток, який розіграєте першим.
about-seti-moves = Перемістіть зонд або зупиніться.
about-seti-objective = Одна подія, кілька завдань: яке позначити?
about-seti-orbit-or-land = Виберіть, на орбіту якої планети вийти або де висадитися.
about-seti-pass-discard = Скиньте карти, щоб лишилося 4.
about-seti-pass-take = Візьміть карту зі стосу карт кінця раунду.
about-seti-pause = Виконайте додаткові дії або продовжуйте.
about-seti-pick = Візьміть карту з ряду карт або з верху колоди.
about-seti-probe = Виберіть один зі своїх зондів.
about-seti-probe-signals = Виберіть сектор із зондом, щоб позначити сигнал, або зупиніться.
about-seti-remove-lander = Виберіть посадковий модуль, який приберете.
about-seti-remove-orbiter = Виберіть орбітальний апарат, який приберете.
about-seti-row-corners = Виберіть наступну карту ряду, яку скинете задля бонусу в її куті.
about-seti-row-signals = Скиньте карту з ряду карт, щоб позначити сигнал її кольору.
about-seti-sample-peek = Виберіть зразок, винагороду якого отримаєте.
about-seti-sample-planet = Виберіть планету, зразки якої переглянете.
about-seti-sample-take = Виберіть зразок, який заберете.
about-seti-scan = Виберіть наступний крок сканування.
about-seti-secret = Зіграйте карту ікзертійців долілиць або відмовтеся.
about-seti-sectors = Виберіть завершений сектор, який розіграєте наступним.
about-seti-settle = Завершіть місії, перш ніж завершені сектори буде перезавантажено, або продовжуйте.
about-seti-show = Виберіть, скільки карт із руки показати.
about-seti-slot = Виберіть комірку комп’ютера для нової технології.
about-seti-species-pick = Візьміть відкриту карту інопланетян або карту з верху їхньої колоди.
about-seti-target = Виберіть зірку, біля якої позначите сигнал.
about-seti-tech = Виберіть технологію.
about-seti-trace = Виберіть, де позначити слід життя.
about-seti-trigger = Накрийте круглу комірку однієї зі своїх місій або відмовтеся.
about-seti-tuck = Підкладіть карту, щоб збільшити дохід, або відмовтеся.
about-seti-turn = Виберіть основну або додаткову дію.
about-seti-visit = Виберіть, що дають відвідини: репутацію чи переміщення.

choice-seti-analyse = Аналізувати дані
choice-seti-buy = Купити карту
choice-seti-complete = Завершити місію { $card }
choice-seti-continue = Продовжити
choice-seti-corner = Скинути карту { $card } задля бонусу в її куті
choice-seti-cover = Накрити круглу комірку { $number } карти { $card }
choice-seti-deliver = Доставити капсулу { $probe } для місії { $card }
choice-seti-discard = Скинути карту { $card }
choice-seti-done = Досить
choice-seti-draw = Узяти карту з верху колоди
choice-seti-earth = Сигнал із Землі: { $star }
choice-seti-end = Завершити хід
choice-seti-exchange = Обмін: 2 × { $give } → 1 × { $gain }
choice-seti-gold = Позначити золоту плитку ПО: { $gold }
choice-seti-income = Підкласти карту { $card } як перший дохід
choice-seti-land = Висадитися: { $site }
choice-seti-launch = Запустити зонд
choice-seti-message = Узяти винагороду за послання { $number }: { $reward }
choice-seti-milestone-card = Спершу карта центаврійців
choice-seti-milestone-exertian = Спершу здобуток ікзертійців
choice-seti-milestone-gold = Спершу золотий здобуток
choice-seti-milestone-message = Спершу здобуток послання
choice-seti-move = Витратити енергію та перемістити зонд { $probe }: { $space }
choice-seti-movement = Отримати переміщення
choice-seti-orbit = Вийти на орбіту: { $body }
choice-seti-pass = Спасувати
choice-seti-pay = Сплатити
choice-seti-place-lower = Розмістити дані в нижній комірці комп’ютера { $slot }
choice-seti-place-upper = Розмістити дані в наступній верхній комірці комп’ютера
choice-seti-play = Зіграти карту { $card }
choice-seti-probe = Вибрати зонд: { $space }
choice-seti-publicity = Отримати репутацію
choice-seti-remove-lander = Прибрати посадковий модуль: { $site }
choice-seti-remove-lander-space = Прибрати посадковий модуль: { $site }, комірка даних { $number }
choice-seti-remove-orbiter = Прибрати орбітальний апарат: { $body }
choice-seti-remove-orbiter-first = Прибрати орбітальний апарат: { $body }, комірка з бонусом
choice-seti-research = Дослідити технологію
choice-seti-resolve = Розіграти сектор: { $star }
choice-seti-resolve-oumuamua = Розіграти Оумуамуа
choice-seti-row = Скинути з ряду карту { $card }
choice-seti-sample = Вибрати зразок { $number }: { $reward }
choice-seti-samples = Переглянути зразки: { $body }
choice-seti-scan = Сканувати найближчі зірки
choice-seti-secret = Зіграти долілиць карту { $card }
choice-seti-show = { $count ->
    [one] Показати { $count } карту
    [few] Показати { $count } карти
   *[other] Показати { $count } карт
}
choice-seti-signal = Позначити сигнал: { $star }
choice-seti-signal-oumuamua = Позначити сигнал: Оумуамуа
choice-seti-skip = Відмовитися
choice-seti-slot = Комірка комп’ютера { $slot }
choice-seti-space = Накрити комірку даних { $number }
choice-seti-step = Перемістити зонд { $probe }: { $space }
choice-seti-step-card = Скинути карту { $card } та перемістити зонд { $probe }: { $space }
choice-seti-step-energy = Витратити 1 енергію та перемістити зонд { $probe }: { $space }
choice-seti-take = Узяти карту { $card }
choice-seti-task = Позначити завдання { $task } цілі { $objective }
choice-seti-tech = Узяти: { $tech }
choice-seti-telescope-2 = Сплатити 1 очко репутації за сигнал у секторі Меркурія
choice-seti-telescope-3 = Скинути карту { $card } за сигнал її кольору
choice-seti-telescope-4-launch = Сплатити 1 енергію та запустити зонд
choice-seti-telescope-4-move = Отримати 1 крок переміщення
choice-seti-trace = Позначити слід ({ $trace }): вид { $side }, комірка { $number }
choice-seti-trace-discovery = Позначити слід ({ $trace }): вид { $side }, комірка відкриття
choice-seti-trace-overflow = Позначити слід ({ $trace }): вид { $side }, переповнення
choice-seti-tuck = Підкласти карту { $card }

action-seti-complete = Завершити місію
action-seti-corner = Скинути карту задля бонусу в її куті
action-seti-deliver = Доставити капсулу
action-seti-exchange = Обміняти ресурси
action-seti-land = Висадитися
action-seti-move = Перемістити зонд
action-seti-orbit = Вийти на орбіту планети
action-seti-place = Розмістити дані в комп’ютері
action-seti-play = Зіграти карту

score-seti-cards = Карти
score-seti-computer = Комп’ютер
score-seti-danger = Небезпека
score-seti-end-cards = Карти наприкінці гри
score-seti-gold = Золоті плитки ПО
score-seti-milestones = Здобутки
score-seti-missions = Місії
score-seti-planets = Планети
score-seti-sectors = Сектори
score-seti-species = Інопланетні види
score-seti-start = Початок
score-seti-technology = Технології
score-seti-traces = Сліди життя
