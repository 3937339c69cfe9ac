# Сторінка, яку пише `orrery simulate --report`.
stats-lead = Грали боти. Ці числа розповідають про гру ботів не менше, ніж про саму гру.
stats-rules-version = Версія правил
stats-none = Жодна партія не дійшла до кінця.
stats-files = Те саме у вигляді таблиць для програм:

stats-scores = Підсумкові очки
stats-scores-about = Стовпчики: як часто траплявся кожен результат для всіх місць разом; пунктир — середнє. Прямокутники: середня половина результатів, риска — медіана, крапка — середнє, лінія — від найменшого до найбільшого.
stats-quarter = нижня чверть
stats-median = медіана
stats-three-quarters = верхня чверть

stats-sources = Звідки беруться очки
stats-sources-about = Середні очки гравця, їхня частка від усіх очок, і те саме для переможців та для решти.
stats-share = частка
stats-winners = переможці
stats-others = решта
stats-by-side = За місцями

stats-length = Скільки тривають партії
stats-rounds = Раунди
stats-turns = Ходи

stats-things = Компоненти
stats-things-about = Перші стовпці показують, скільки разів це зробили за партію всі гравці разом; далі — частка гравців, які це зробили, і скільки з них перемогло. Смуга показує, на скільки більше очок вони мали, ніж ті, хто цього не зробив, а тонка лінія — наскільки це легко зсуває випадок (дві стандартні похибки). Сіре: можливо, лише випадок.
stats-things-caution = Різниця — ще не причина: хто попереду, той може дозволити собі більше, а дешеву карту грають, коли немає нічого кращого.
stats-players = гравці
stats-won = з них перемогли
stats-points = на скільки більше очок
stats-points-each = очок за кожен раз
stats-share-of-players = гравці: { $deed }
stats-all-things = Увесь список ({ $count })

# Що гравці роблять із компонентами: заголовки стовпців.
deed-advanced = кроки
deed-applied = застосовано
deed-chased = наздогнано
deed-completed = виконано
deed-declined = відхилено
deed-discarded = скинуто
deed-discovered = відкрито
deed-drawn = взято
deed-dropped = скинуто
deed-held = на руках
deed-in-play = у грі
deed-landed = висадки
deed-marked = позначено
deed-medals = медалі
deed-orbited = на орбіті
deed-played = зіграно
deed-reached = досягнуто
deed-researched = досліджено
deed-second = друге місце
deed-settled = колонізовано
deed-taken = виконано
deed-terraformed = тераформовано
deed-tucked = підкладено
deed-used = використано
deed-won = виграно

# Види компонентів: things-<game>-<kind> і що про них розповідається.
things-comets-comets = Комети
things-comets-comets-about = Кожна комета: спостережена, наздогнана, скинута через засліплення.
things-kepler-bonus-actions = Бонусні дії
things-kepler-bonus-actions-about = Скільки разів спалювали заради кожної бонусної дії й скільки очок супроводжувало кожен раз.
things-kepler-cards = Карти прогресу
things-kepler-cards-about = Взято на раунд, потім застосовано або відхилено тими, кого карта стосується.
things-kepler-main-actions = Основні дії
things-kepler-main-actions-about = Скільки разів кубик дії ставав на кожне поле й скільки очок супроводжувало кожен раз.
things-kepler-objectives = Цілі
things-kepler-objectives-about = Карти цілей, які мали гравці, і ті, які вони виконали наприкінці.
things-kepler-planets = Планети
things-kepler-planets-about = Які планети колонізують і які колонії тераформують.
things-kepler-technologies = Технології
things-kepler-technologies-about = Кожен рівень кожної технології: скільки гравців його досягають.
things-kepler-tracks = Шкали лідерства
things-kepler-tracks-about = Кроки й медалі на кожній шкалі та скільки очок супроводжувало кожен крок.
things-seti-gold = Золоті плитки ПО
things-seti-gold-about = Як часто позначали кожну плитку.
things-seti-places = Планети й місяці
things-seti-places-about = Виходи на орбіту й висадки; очки — тих, хто там висадився.
things-seti-projects = Карти проєктів
things-seti-projects-about = Що стається з кожною картою: взято (разом із початковою рукою та рядом), зіграно, місію завершено, скинуто з руки, ряду чи колоди, підкладено для доходу.
things-seti-species = Інопланетні види
things-seti-species-about = Як часто кожен вид був у грі й був відкритий, і чи більше з ним очок.
things-seti-species-cards = Карти інопланетян
things-seti-species-cards-about = Карти п’яти видів, якщо вид був у грі й був відкритий.
things-seti-species-pairs = Пари видів
things-seti-species-pairs-about = Як часто два види зустрічалися в одній партії й чи більше з ними очок, ніж з іншими парами.
things-seti-stars = Сектори
things-seti-stars-about = Як часто завершували сектор кожної зорі: перше й друге місце.
things-seti-technologies = Технології
things-seti-technologies-about = Скільки гравців узяло кожну технологію.

planet-kepler-of-type = { $planet } ({ $type })
technology-kepler-level = { $tech } { $level }: { $name }

# Інші параметри, які може назвати звіт.
option-kepler-first = Хто починає
option-kepler-pack = Пакет даних
option-kepler-scores = Очки пройдених рівнів
option-seti-discs = Положення дисків
option-seti-first = Хто починає
option-seti-gold = Сторони золотих плиток ПО
option-seti-tiles = Порядок секторів
