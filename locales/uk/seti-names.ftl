# Назви SETI: параметри, компоненти, місця, складові рахунку; заголовки каталогу й статистики.

game-seti = SETI

option-seti-discs = Положення дисків
option-seti-first = Хто починає
option-seti-gold = Сторони золотих плиток ПО
option-seti-solo = Складність соло-гри
option-seti-species = Інопланетні види
option-seti-tiles = Порядок полів секторів
intro-seti-length = 30–60 хв
intro-seti-picture = Сонячна система SETI: три диски, що обертаються, зонди в дорозі, вісім зірок довкола
intro-seti-weight = складна
intro-seti-what = Ведіть зонди крізь Сонячну систему, що обертається під ними, спрямуйте телескопи на вісім зірок і першими дізнайтеся, хто там живе.
option-seti-solo-help = 1 — найлагідніший конкурент, 5 — найзапекліший: що вищий ступінь, то швидше він просувається.
option-seti-species-help = Які два види чекають на відкриття. Якщо випадково, заздалегідь цього не знає ніхто.
option-seti-solo-1 = 1, лагідна
option-seti-solo-2 = 2, м’яка
option-seti-solo-3 = 3, рівна
option-seti-solo-4 = 4, важка
option-seti-solo-5 = 5, нещадна

catalog-seti-projects = Карти проєктів
catalog-seti-species-cards = Карти інопланетян

fact-seti-corner = додаткова дія
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
gold-seti-other = інше
gold-seti-technology = технології

tech-seti-probe-1 = Технологія зондів (другий зонд)
tech-seti-probe-1-does = Ви можете мати 2 зонди в космосі.
tech-seti-probe-2 = Технологія зондів (астероїди)
tech-seti-probe-2-does = Переміщення на астероїди дає 1 очко репутації; покидати їх можна без додаткового кроку.
tech-seti-probe-3 = Технологія зондів (висадка)
tech-seti-probe-3-does = Висадка коштує на 1 енергію менше.
tech-seti-probe-4 = Технологія зондів (супутники)
tech-seti-probe-4-does = Ви можете висаджуватися на супутниках.
tech-seti-telescope-1 = Технологія телескопів (сусідній сектор)
tech-seti-telescope-1-does = Під час сканування: замість сектора Землі можна позначити сигнал у сусідньому секторі.
tech-seti-telescope-2 = Технологія телескопів (Меркурій)
tech-seti-telescope-2-does = Під час сканування: витратьте 1 очко репутації, щоб позначити сигнал у секторі Меркурія.
tech-seti-telescope-3 = Технологія телескопів (карта з руки)
tech-seti-telescope-3-does = Під час сканування: скиньте карту з руки, щоб позначити сигнал її кольору.
tech-seti-telescope-4 = Технологія телескопів (запуск)
tech-seti-telescope-4-does = Під час сканування: витратьте 1 енергію, щоб запустити зонд, або отримайте 1 крок переміщення.
tech-seti-computer-1 = Комп’ютерна технологія (кредит)
tech-seti-computer-1-does = Дані у верхній комірці дають 2 ПО, у нижній — 1 кредит.
tech-seti-computer-2 = Комп’ютерна технологія (енергія)
tech-seti-computer-2-does = Дані у верхній комірці дають 2 ПО, у нижній — 1 енергію.
tech-seti-computer-3 = Комп’ютерна технологія (карта)
tech-seti-computer-3-does = Дані у верхній комірці дають 2 ПО, у нижній — 1 карту.
tech-seti-computer-4 = Комп’ютерна технологія (репутація)
tech-seti-computer-4-does = Дані у верхній комірці дають 2 ПО, у нижній — 2 очки репутації.

score-seti-cards = Карти
score-seti-computer = Комп’ютер
score-seti-danger = Небезпека
score-seti-end-cards = Карти набирання ПО наприкінці гри
score-seti-gold = Золоті плитки ПО
score-seti-milestones = Здобутки
score-seti-missions = Місії
score-seti-planets = Планети
score-seti-sectors = Сектори
score-seti-species = Інопланетні види
score-seti-start = Початок
score-seti-technology = Технології
score-seti-traces = Сліди життя

tech-kind-seti-computer = комп’ютерна технологія
tech-kind-seti-probe = технологія зондів
tech-kind-seti-telescope = технологія телескопів

deed-discarded = скинуто
deed-discovered = відкрито
deed-in-play = у грі
deed-landed = висадки
deed-marked = позначено
deed-orbited = на орбіті
deed-played = зіграно
deed-researched = досліджено
deed-second = друге місце
deed-tucked = підкладено
deed-won = виграно

things-seti-gold = Золоті плитки ПО
things-seti-gold-about = Як часто позначали кожну плитку.
things-seti-places = Планети й супутники
things-seti-places-about = Виходи на орбіту й висадки; очки — тих, хто там висадився.
things-seti-projects = Карти проєктів
things-seti-projects-about = Що стається з кожною картою: взято (разом із початковою рукою та рядом), зіграно, місію завершено, скинуто з руки, ряду чи колоди, підкладено для доходу.
things-seti-species = Інопланетні види
things-seti-species-about = Як часто кожен вид був у грі й був відкритий і чи більше з ним очок.
things-seti-species-cards = Карти інопланетян
things-seti-species-cards-about = Карти п’яти видів, якщо вид був у грі й був відкритий.
things-seti-species-pairs = Пари видів
things-seti-species-pairs-about = Як часто два види зустрічалися в одній партії й чи більше з ними очок, ніж з іншими парами.
things-seti-stars = Сектори
things-seti-stars-about = Як часто завершували сектор кожної зірки: перше й друге місце.
things-seti-technologies = Технології
things-seti-technologies-about = Скільки гравців дослідило кожну технологію.

resource-cards = карти
resource-computer = дані у верхньому ряді комп’ютера
resource-credits = кредити
resource-data = дані
resource-exofossils = екзофосилії
resource-movement = переміщення
resource-publicity = репутація

automaton-rival = Конкурент
    .said = конкурент
space-seti-asteroids = астероїди (сектор: { $star })
space-seti-asteroids-ring = астероїди (сектор: { $star }, кільце { $ring })
space-seti-comet = комета (сектор: { $star })
space-seti-comet-ring = комета (сектор: { $star }, кільце { $ring })
space-seti-empty = порожня клітинка (сектор: { $star })
space-seti-empty-ring = порожня клітинка (сектор: { $star }, кільце { $ring })
