# Назви Kepler-3042: параметри, компоненти, місця, складові рахунку; заголовки каталогу й статистики.

game-kepler = Kepler-3042

option-kepler-campaign = Кампанія
option-kepler-first = Хто починає
option-kepler-objectives = Набір цілей
option-kepler-pack = Пакет даних
option-kepler-placement = Хто викладає плитки
option-kepler-scores = Очки пройдених рівнів
intro-kepler-length = 25–45 хв
intro-kepler-picture = Галактика Kepler-3042: планети довкола зірок, кораблі та зони довкола Сонця
intro-kepler-short-1 = Перемагає той, хто має найбільше очок після 16 раундів. Рахуються колонії, тераформовані планети, обидва треки лідерства, медалі, технології найвищого рівня і таємна ціль.
intro-kepler-short-2 = Хід має чотири кроки: пересунути кубик дії на іншу з дев’яти дій, спалити кубики щонайбільше за дві бонусні дії, летіти, відкликати кораблі.
intro-kepler-short-3 = Ваші 17 кубиків — усе, що ви маєте, і жодного ви не втрачаєте. Вироблені лежать на планеті, витрачені повертаються у сховище, спалені лишаються в колодязі Клаузіуса, доки ви їх не відновите.
intro-kepler-short-4 = Кораблі на планетах стають колоніями. Колонії виробляють кубики, а кубиками платять за кораблі, технології й тераформування.
intro-kepler-short-5 = Кожен раунд завершується картою прогресу. Більшість із них допомагає тому, хто перший або останній на одному з треків.
intro-kepler-weight = середня
intro-kepler-what = Шістнадцять ходів, щоб заселити галактику. Дев’ять дій і кубик, якому не можна спинятися, сімнадцять ресурсів, що завжди з вами: плануйте на три ходи вперед.
option-kepler-campaign-help = Кожна має чотири рівні; рівень вимагає всіх попередніх цілей і певної кількості очок. Починаєте з першого, пройдений рівень відкриває наступний.
option-kepler-objectives-help = Кожен має одну таємну ціль. Стандартний набір: окреме досягнення. Просунутий: план на всю партію, що дає більше очок.
option-kepler-placement-help = Випадково — швидше. Якщо викладати по черзі, галактика стає частиною змагання, а підготовка триває на кілька хвилин довше.

placement-kepler-players = гравці
placement-kepler-random = випадок

catalog-kepler-pack = Пакет даних
catalog-kepler-planets = Планети
catalog-kepler-types = Типи планет
catalog-kepler-technologies = Технології
catalog-kepler-tracks = Треки лідерства
catalog-kepler-main-actions = Основні дії
catalog-kepler-bonus-actions = Бонусні дії
catalog-kepler-action-board = Планшет дій
catalog-kepler-cards = Карти прогресу
catalog-kepler-objectives = Цілі
catalog-kepler-scoring = Очки наприкінці гри
catalog-kepler-setup = Підготовка
catalog-kepler-galaxy = Поле галактики
catalog-kepler-campaigns = Кампанії соло-гри
catalog-kepler-levels = Рівні кампанії
catalog-kepler-ghost = Гравець-привид

fact-kepler-alien-colonies = дозволено колонізувати інопланетні планети
fact-kepler-antimatter = антиматерія
fact-kepler-binary = подвійні зірки
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
fact-kepler-german = німецька назва
fact-kepler-grants-collaboration = його рівні допомагають гравцеві
fact-kepler-icon = символ
fact-kepler-italian = італійська назва
fact-kepler-leadership = технологічне лідерство
fact-kepler-leadership-colonise = лідерство за колонізацію
fact-kepler-leadership-from-technology = лідерство від технологій
fact-kepler-leadership-terraform = лідерство за тераформування
fact-kepler-level = рівень
fact-kepler-long = гексів у дальній зоні
fact-kepler-medal = медаль
fact-kepler-medium = гексів у середній зоні
fact-kepler-min-players = гравців щонайменше
fact-kepler-minimum = очок щонайменше
fact-kepler-objectives = цілі
fact-kepler-points = очки
fact-kepler-producing = колоній, що виробляють
fact-kepler-receives-collaboration = користується співпрацею
fact-kepler-removed-in-solo = вилучається в соло-грі
fact-kepler-rounds = раунди
fact-kepler-row = рядок
fact-kepler-sagittarius-a = Стрілець A*
fact-kepler-set = набір
fact-kepler-setup-levels = рівнів під час підготовки
fact-kepler-shifts = перенесень за хід
fact-kepler-ship-cost = вартість корабля
fact-kepler-short = гексів у ближній зоні
fact-kepler-single = одинарні зірки
fact-kepler-single-burn = обидві бонусні дії за один спалений кубик
fact-kepler-sol = Сонце
fact-kepler-solo-earth = на Землі в соло-грі
fact-kepler-solo-storage = у сховищі в соло-грі
fact-kepler-speed = швидкість
fact-kepler-start = тут починає кубик дії
fact-kepler-steps = ефект
fact-kepler-storage = у сховищі
fact-kepler-tech = технологія
fact-kepler-technology-rounds = технології зростають у раундах
fact-kepler-terraform-level = найвищий рівень тераформування
fact-kepler-terraformed = виробляє після тераформування
fact-kepler-track-steps = лідерство щораунду
fact-kepler-triple = потрійні зірки
fact-kepler-type = тип
fact-kepler-ukrainian = українська назва
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
track-kepler-colonial = колоніальний трек
    .track = колоніального треку
track-kepler-technology = технологічний трек
    .track = технологічного треку
track-kepler-choice = трек на вибір
    .track = треку на вибір
zone-kepler-short = ближня зона
zone-kepler-medium = середня зона
zone-kepler-long = дальня зона
icon-kepler-regenerate = відновити 1 кубик
icon-kepler-produce-energy = виробити 1 енергію
icon-kepler-produce-matter = виробити 1 матерію
icon-kepler-produce-antimatter = виробити 1 антиматерію
icon-kepler-medal = медаль
set-kepler-standard = стандартний
set-kepler-advanced = просунутий
difficulty-kepler-easy = легка
difficulty-kepler-medium = середня
difficulty-kepler-hard = важка
difficulty-kepler-extreme = екстремальна
difficulty-kepler-utopian = утопічна
conversions-kepler-unlimited = без обмежень
on-kepler-any-one-planet = на будь-якій одній планеті
on-kepler-earth = на Землі
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

main-kepler-space-missions = Космічні місії
main-kepler-space-missions-does = { $n ->
    [one] збудувати щонайбільше { $n } корабель за { $cost }
    [few] збудувати щонайбільше { $n } кораблі, кожен за { $cost }
   *[other] збудувати щонайбільше { $n } кораблів, кожен за { $cost }
}
main-kepler-colonial-settlement = Колоніальне поселення
main-kepler-colonial-settlement-does = колонізувати планети, на яких стоять ваші кораблі
main-kepler-technological-development = Технологічний розвиток
main-kepler-technological-development-does = оплатити рівні технологій
main-kepler-stellar-propulsion = Зоряний рушій
main-kepler-stellar-propulsion-does = { $n ->
    [one] перемістити кожен корабель щонайбільше на { $n } гекс понад звичайний рух
    [few] перемістити кожен корабель щонайбільше на { $n } гекси понад звичайний рух
   *[other] перемістити кожен корабель щонайбільше на { $n } гексів понад звичайний рух
}
main-kepler-terraform = Тераформувати
main-kepler-terraform-does = тераформувати колонії не вище рівня { $level }
main-kepler-galactic-mapping = Картографування галактики
main-kepler-galactic-mapping-does = { $n ->
    [one] просунутися на 1 поділку треку, потім відкрити { $n } плитку
    [few] просунутися на 1 поділку треку, потім відкрити { $n } плитки
   *[other] просунутися на 1 поділку треку, потім відкрити { $n } плиток
}
main-kepler-energy-storage = Накопичення енергії
main-kepler-energy-storage-does = { $n ->
    [one] виробити на одній планеті щонайбільше { $n } енергію
   *[other] виробити на одній планеті щонайбільше { $n } енергії
}
main-kepler-planetary-exploitation = Розробка планет
main-kepler-planetary-exploitation-does = { $n ->
    [one] виробити ресурси щонайбільше на { $n } колонії
   *[other] виробити ресурси щонайбільше на { $n } колоніях
}
main-kepler-antimatter-generation = Генерація антиматерії
main-kepler-antimatter-generation-does = { $n ->
    [one] виробити на одній планеті щонайбільше { $n } антиматерію
   *[other] виробити на одній планеті щонайбільше { $n } антиматерії
}

bonus-kepler-space-logistics = Космічна логістика
bonus-kepler-technical-evolution = Технічна еволюція
bonus-kepler-scientific-progress = Науковий прогрес
bonus-kepler-civil-modernity = Модернізація суспільства
bonus-kepler-space-exploration = Дослідження космосу
bonus-kepler-neo-exploitation = Розробка N.E.O.

level-kepler-space-travel-0 = Космічна програма
level-kepler-space-travel-1 = Іонний рушій
level-kepler-space-travel-2 = Двигун викривлення простору
level-kepler-space-travel-3 = Рушій на антиматерії
level-kepler-space-travel-4 = Стабілізатор кротовин
level-kepler-quantum-physics-0 = Класична механіка
level-kepler-quantum-physics-1 = Контрольована заплутаність
level-kepler-quantum-physics-2 = Квантова телепортація
level-kepler-quantum-physics-3 = Маніпуляція полями
level-kepler-quantum-physics-4 = Опанування відносності
level-kepler-energy-development-0 = Відновлювана енергія
level-kepler-energy-development-1 = Ядерний синтез
level-kepler-energy-development-2 = Рій Дайсона
level-kepler-energy-development-3 = Квантово-плазмова електростанція
level-kepler-energy-development-4 = Теорія всього
level-kepler-terraforming-0 = Земна екологія
level-kepler-terraforming-1 = Біосфера
level-kepler-terraforming-2 = Планетарна інженерія
level-kepler-terraforming-3 = Дослідження позаземної генетики
level-kepler-terraforming-4 = Творення світів
level-kepler-antimatter-science-0 = Фізика частинок
level-kepler-antimatter-science-1 = Орбітальний прискорювач
level-kepler-antimatter-science-2 = Магнітна пастка
level-kepler-antimatter-science-3 = Генератор метаматеріалів
level-kepler-antimatter-science-4 = Синтез антиматерії

card-kepler-conoscenza-extraterrestre = Позаземні знання
card-kepler-accordo-espansione = Угода про експансію
card-kepler-primato-coloniale = Колоніальна першість
card-kepler-primato-scientifico = Наукова першість
card-kepler-aiuti-alle-colonie = Допомога колоніям
card-kepler-borse-di-ricerca = Дослідницькі гранти
card-kepler-surplus-energetico = Надлишок енергії
card-kepler-estrazione-intensiva = Інтенсивний видобуток
card-kepler-anomalia-quantica = Квантова аномалія
card-kepler-riciclo-entropico = Ентропійна переробка
card-kepler-programma-di-recupero = Програма відновлення
card-kepler-condivisione-dei-dati = Обмін даними
card-kepler-rotta-preferenziale = Пріоритетний маршрут
card-kepler-sonde-automatiche = Автоматичні зонди
card-kepler-finestra-di-lancio = Стартове вікно
card-kepler-terraformazione-assistita = Тераформування з підтримкою
card-kepler-esposizione-universale = Всесвітня виставка
card-kepler-spinta-alla-ricerca = Поштовх до досліджень

objective-kepler-base-logistica-esterna = Зовнішня логістична база
objective-kepler-progetto-atlantide = Проєкт «Атлантида»
objective-kepler-progetto-helios = Проєкт «Геліос»
objective-kepler-progetto-titano = Проєкт «Титан»
objective-kepler-progetto-eden = Проєкт «Едем»
objective-kepler-ramo-scientifico-elite = Наукова еліта
objective-kepler-padronanza-antimateria = Опанування антиматерії
objective-kepler-contatto-extraterrestre = Позаземний контакт
objective-kepler-studio-extraterrestre = Позаземні дослідження
objective-kepler-supporto-logistico = Логістична підтримка
objective-kepler-logistica-interna = Внутрішня логістика
objective-kepler-logistica-esterna = Зовнішня логістика
objective-kepler-piano-coloniale = Колоніальний план
objective-kepler-programma-gemini = Програма «Джеміні»
objective-kepler-espansione-civile = Цивільна експансія
objective-kepler-supremazia-coloniale = Колоніальна перевага
objective-kepler-supremazia-tecnologica = Технологічна перевага

campaign-kepler-confini-della-galassia = На краю галактики
campaign-kepler-figli-del-progresso = Діти прогресу
campaign-kepler-rete-delle-colonie = Мережа колоній
campaign-kepler-civilta-ibrida = Гібридна цивілізація
campaign-kepler-progenie-superiore = Вищі нащадки

along-kepler-colonial = на колоніальному треку
along-kepler-technology = на технологічному треку
beside-kepler-earth = поруч із Землею
beside-kepler-planet = поруч із планетою { $planet }
beside-kepler-storage = поруч зі сховищем
from-kepler-earth = із Землі
from-kepler-planet = з планети { $planet }
from-kepler-storage = зі сховища
on-kepler-planet = на планеті { $planet }
on-kepler-storage = у сховищі
to-kepler-earth = на Землю
to-kepler-planet = на планету { $planet }
to-kepler-storage = у сховище
pack-kepler-builtin = Значення з правил, решту реконструйовано
hex-kepler = { $hex }, { $zone }
hex-kepler-known = { $what } ({ $hex })
hex-kepler-with = { $what }, { $hex }, { $zone }
place-kepler-earth = Земля
place-kepler-reserve = запас
place-kepler-storage = сховище
tile-kepler-mine = шахта
tile-kepler-target = колоніальна ціль

score-kepler-all-types = Усі п’ять типів планет
score-kepler-antimatter = Антиматерія
score-kepler-colonial-track = Колоніальний трек
score-kepler-medals = Медалі
score-kepler-mines = Кораблі на шахтах
score-kepler-objectives = Цілі
score-kepler-technologies = Технології найвищого рівня
score-kepler-technology-track = Технологічний трек
score-kepler-terraformed = Тераформовані планети
score-kepler-three-of-a-type = Три планети одного типу
score-kepler-zones = Колонії за зонами

deed-advanced = кроки
deed-applied = застосовано
deed-declined = відхилено
deed-held = на руці
deed-medals = медалі
deed-reached = досягнуто
deed-settled = колонізовано
deed-taken = вибрано
deed-terraformed = тераформовано
deed-used = використано

things-kepler-bonus-actions = Бонусні дії
things-kepler-bonus-actions-about = Скільки разів виконували кожну бонусну дію й скільки очок вона щоразу приносила.
things-kepler-cards = Карти прогресу
things-kepler-cards-about = Карту беруть на раунд, а ті, кого вона стосується, застосовують її або відмовляються.
things-kepler-main-actions = Основні дії
things-kepler-main-actions-about = Скільки разів кубик дії ставав на кожну комірку й скільки очок це щоразу приносило.
things-kepler-objectives = Цілі
things-kepler-objectives-about = Карти цілей, які мали гравці, і ті, які вони виконали наприкінці.
things-kepler-planets = Планети
things-kepler-planets-about = Які планети колонізують і які колонії тераформують.
things-kepler-technologies = Технології
things-kepler-technologies-about = Кожен рівень кожної технології: скільки гравців його досягають.
things-kepler-tracks = Треки лідерства
things-kepler-tracks-about = Кроки й медалі на кожному треку та скільки очок приносив кожен крок.

planet-kepler-1 = Аурелія
planet-kepler-2 = Таласса
planet-kepler-3 = Феррум
planet-kepler-4 = Нереїда
planet-kepler-5 = Гея Магна
planet-kepler-6 = Сілекс
planet-kepler-7 = Пелагос
planet-kepler-8 = Карбонія
planet-kepler-9 = Ундіна
planet-kepler-10 = Колос
planet-kepler-11 = Вітрія
planet-kepler-12 = Габберворлд
planet-kepler-13 = Гравітас
planet-kepler-14 = Присмерк
planet-kepler-15 = Абіссія
planet-kepler-16 = Титаніда
planet-kepler-17 = Адамас
planet-kepler-18 = Борей
planet-kepler-19 = Главк
planet-kepler-20 = Атлас
planet-kepler-21 = Зефір
planet-kepler-22 = Циклон
planet-kepler-23 = Гіперіон Великий
planet-kepler-24 = Геліос-9
planet-kepler-25 = Буря
planet-kepler-26 = Віридія
planet-kepler-27 = Ксенія
planet-kepler-28 = Примордія
planet-kepler-numbered = { $number } { $name }
planet-kepler-of-type = { $planet } ({ $type })
technology-kepler-level = { $tech } { $level }: { $name }

resource-antimatter = антиматерія
resource-conversions = перетворення в цьому ході
resource-cubes = кубики поза колодязем Клаузіуса
resource-markers = маркери колоній
resource-matter = матерія
resource-shifts = перенесення в цьому ході
resource-ships = кораблі в запасі
resource-steps = гекси
resource-terraform-level = рівень тераформування

automaton-ghost = Привид
    .alone = Привид
