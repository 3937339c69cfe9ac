# Слова гри Kepler-3042.

catalog-kepler-pack = Пакет даних
catalog-kepler-planets = Планети
catalog-kepler-types = Типи планет
catalog-kepler-technologies = Технології
catalog-kepler-tracks = Шкали лідерства
catalog-kepler-main-actions = Основні дії
catalog-kepler-bonus-actions = Бонусні дії
catalog-kepler-action-board = Планшет дій
catalog-kepler-cards = Карти прогресу
catalog-kepler-objectives = Цілі
catalog-kepler-scoring = Очки наприкінці гри
catalog-kepler-setup = Підготовка
catalog-kepler-galaxy = Поле галактики
catalog-kepler-campaigns = Одиночні кампанії
catalog-kepler-levels = Рівні кампанії
catalog-kepler-ghost = Гравець-привид

fact-kepler-alien-colonies = дозволено колонізувати інопланетні світи
fact-kepler-antimatter = антиматерія
fact-kepler-binary = подвійні зорі
fact-kepler-burn-for-both = спалити за обидві бонусні дії
fact-kepler-burn-per-bonus = спалити за бонусну дію
fact-kepler-collects-medals = збирає медалі
fact-kepler-colony = виробляє як колонія
fact-kepler-column = стовпець
fact-kepler-condition = умова
fact-kepler-conversions = перетворень за хід
fact-kepler-cost = вартість
fact-kepler-cubes-per-5 = кубиків за кожні 5 очок понад попередній мінімум
fact-kepler-difficulty = складність
fact-kepler-earth = на Землі
fact-kepler-effect = ефект
fact-kepler-energy = енергія
fact-kepler-grants-collaboration = його рівні допомагають гравцеві
fact-kepler-icon = символ
fact-kepler-italian = італійська назва
fact-kepler-leadership = технологічне лідерство
fact-kepler-leadership-colonise = лідерство за колонізацію
fact-kepler-leadership-from-technology = лідерство від технологій
fact-kepler-leadership-terraform = лідерство за тераформування
fact-kepler-level = рівень
fact-kepler-long = гексів у дальній зоні
fact-kepler-medium = гексів у середній зоні
fact-kepler-min-players = гравців щонайменше
fact-kepler-minimum = очок щонайменше
fact-kepler-objectives = цілі
fact-kepler-points = очки
fact-kepler-producing = планет, що виробляють
fact-kepler-receives-collaboration = отримує співпрацю
fact-kepler-removed-in-solo = вилучається в одиночній грі
fact-kepler-rounds = раунди
fact-kepler-row = рядок
fact-kepler-sagittarius-a = Стрілець A*
fact-kepler-set = набір
fact-kepler-setup-levels = рівнів під час підготовки
fact-kepler-shifts = переміщень за хід
fact-kepler-ship-cost = вартість корабля
fact-kepler-short = гексів у ближній зоні
fact-kepler-single = одинарні зорі
fact-kepler-single-burn = обидві бонусні дії за один спалений кубик
fact-kepler-sol = Сонце
fact-kepler-solo-earth = на Землі в одиночній грі
fact-kepler-solo-storage = у сховищі в одиночній грі
fact-kepler-speed = швидкість
fact-kepler-start = тут починає кубик дії
fact-kepler-steps = ефект
fact-kepler-storage = у сховищі
fact-kepler-tech = технологія
fact-kepler-technology-rounds = технології зростають у раундах
fact-kepler-terraform-level = найвищий рівень тераформування
fact-kepler-terraformed = виробляє після тераформування
fact-kepler-track-steps = лідерство щораунду
fact-kepler-triple = потрійні зорі
fact-kepler-type = тип
fact-kepler-unlocks = співпраця відкриває рівень

type-kepler-oceanic = океанічна
type-kepler-rocky = скеляста
type-kepler-super-earth = суперземля
type-kepler-gas-giant = газовий гігант
type-kepler-alien = інопланетна
tech-kepler-space-travel = Космічні подорожі
tech-kepler-quantum-physics = Квантова фізика
tech-kepler-energy-development = Розвиток енергетики
tech-kepler-terraforming = Тераформування
tech-kepler-antimatter-science = Наука про антиматерію
track-kepler-colonial = колоніальна шкала
track-kepler-technology = технологічна шкала
track-kepler-choice = шкала на вибір
zone-kepler-short = ближня зона
zone-kepler-medium = середня зона
zone-kepler-long = дальня зона
icon-kepler-regenerate = відновити 1
icon-kepler-produce-energy = виробити 1 енергію
icon-kepler-produce-matter = виробити 1 матерію
icon-kepler-produce-antimatter = виробити 1 антиматерію
icon-kepler-medal = медаль
set-kepler-standard = стандартний
set-kepler-advanced = складний
difficulty-kepler-easy = легка
difficulty-kepler-medium = середня
difficulty-kepler-hard = важка
difficulty-kepler-extreme = екстремальна
difficulty-kepler-utopian = утопічна
conversions-kepler-unlimited = без обмежень
target-kepler-all = усі
target-kepler-highest-colonial = перші на колоніальній шкалі
target-kepler-lowest-colonial = останні на колоніальній шкалі
target-kepler-highest-technology = перші на технологічній шкалі
target-kepler-lowest-technology = останні на технологічній шкалі
on-kepler-any-one-planet = будь-якій одній планеті
on-kepler-earth = Землі
amount-kepler-number-of-the-level-reached = стільки, який досягнутий рівень
scoring-kepler-antimatter = Кожна антиматерія на планеті
scoring-kepler-all-types = Колонії всіх п’яти типів
scoring-kepler-three-of-a-type = Три колонії одного типу
scoring-kepler-ship-on-mine = Кожен корабель на шахті
scoring-kepler-maxed-technology = Кожна технологія найвищого рівня
scoring-kepler-medal = Кожна медаль
scoring-kepler-zone-short = Кожна колонія в ближній зоні
scoring-kepler-zone-medium = Кожна колонія в середній зоні
scoring-kepler-zone-long = Кожна колонія в дальній зоні
level-kepler-1 = Рівень 1
level-kepler-2 = Рівень 2
level-kepler-3 = Рівень 3
level-kepler-4 = Рівень 4

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
