# Що кажуть під час гри в Kepler-3042: назви, вибори, події, позиції.

main-kepler-space-missions = Космічні місії
main-kepler-space-missions-does = збудувати кораблі (щонайбільше { $n }), кожен за { $cost }
main-kepler-colonial-settlement = Колоніальне поселення
main-kepler-colonial-settlement-does = колонізувати планети, на яких стоять ваші кораблі
main-kepler-technological-development = Технологічний розвиток
main-kepler-technological-development-does = оплатити рівні технологій
main-kepler-stellar-propulsion = Зоряний рушій
main-kepler-stellar-propulsion-does = { $n ->
    [one] пересунути кожен корабель щонайбільше на { $n } гекс понад звичайний рух
    [few] пересунути кожен корабель щонайбільше на { $n } гекси понад звичайний рух
   *[other] пересунути кожен корабель щонайбільше на { $n } гексів понад звичайний рух
}
main-kepler-terraform = Тераформувати
main-kepler-terraform-does = тераформувати колонії до рівня { $level }
main-kepler-galactic-mapping = Картографування галактики
main-kepler-galactic-mapping-does = { $n ->
    [one] просунутися на 1 по шкалі, потім відкрити { $n } жетон
    [few] просунутися на 1 по шкалі, потім відкрити { $n } жетони
   *[other] просунутися на 1 по шкалі, потім відкрити { $n } жетонів
}
main-kepler-energy-storage = Накопичення енергії
main-kepler-energy-storage-does = виробити на одній планеті до { $n } енергії
main-kepler-planetary-exploitation = Розробка планет
main-kepler-planetary-exploitation-does = виробити ресурси на колоніях (щонайбільше { $n })
main-kepler-antimatter-generation = Генерація антиматерії
main-kepler-antimatter-generation-does = виробити на одній планеті до { $n } антиматерії

bonus-kepler-space-logistics = Космічна логістика
bonus-kepler-technical-evolution = Технічна еволюція
bonus-kepler-scientific-progress = Науковий прогрес
bonus-kepler-civil-modernity = Цивільна модерність
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

gives-kepler-space-travel = швидкість { $speed }; ціна корабля: { $cost }
gives-kepler-quantum-physics = за хід { $conversions } × перетворити, { $shifts } × перемістити
gives-kepler-quantum-physics-unlimited = за хід перетворювати без обмежень, { $shifts } × перемістити
gives-kepler-energy-development = «Накопичення енергії» виробляє { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] «Накопичення енергії» виробляє { $energy }; обидві бонусні дії ходу за { $n } спалений кубик
    [few] «Накопичення енергії» виробляє { $energy }; обидві бонусні дії ходу за { $n } спалені кубики
   *[other] «Накопичення енергії» виробляє { $energy }; обидві бонусні дії ходу за { $n } спалених кубиків
}
gives-kepler-terraforming = планет, що виробляють: { $planets }; тераформування до рівня { $level }
gives-kepler-antimatter-science = «Генерація антиматерії» виробляє { $antimatter }
gives-kepler-antimatter-science-alien = «Генерація антиматерії» виробляє { $antimatter }; можна колонізувати чужі планети

card-kepler-conoscenza-extraterrestre = Позаземні знання
card-kepler-accordo-espansione = Угода про експансію
card-kepler-primato-coloniale = Колоніальна першість
card-kepler-primato-scientifico = Наукова першість
card-kepler-aiuti-alle-colonie = Допомога колоніям
card-kepler-borse-di-ricerca = Дослідницькі ґранти
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
objective-kepler-studio-extraterrestre = Позаземні студії
objective-kepler-supporto-logistico = Логістична підтримка
objective-kepler-logistica-interna = Внутрішня логістика
objective-kepler-logistica-esterna = Зовнішня логістика
objective-kepler-piano-coloniale = Колоніальний план
objective-kepler-programma-gemini = Програма «Близнюки»
objective-kepler-espansione-civile = Цивільна експансія
objective-kepler-supremazia-coloniale = Колоніальна зверхність
objective-kepler-supremazia-tecnologica = Технологічна зверхність

campaign-kepler-confini-della-galassia = На краю галактики
campaign-kepler-figli-del-progresso = Діти прогресу
campaign-kepler-rete-delle-colonie = Мережа колоній
campaign-kepler-civilta-ibrida = Гібридна цивілізація
campaign-kepler-progenie-superiore = Вищі нащадки

amount-kepler-energy = { $n ->
    [one] { $n } енергію
    [few] { $n } енергії
   *[other] { $n } енергії
}
amount-kepler-matter = { $n ->
    [one] { $n } матерію
    [few] { $n } матерії
   *[other] { $n } матерії
}
amount-kepler-antimatter = { $n ->
    [one] { $n } антиматерію
    [few] { $n } антиматерії
   *[other] { $n } антиматерії
}

hex-kepler = { $hex }, { $zone }
hex-kepler-with = { $what }, { $hex }, { $zone }
place-kepler-earth = Земля
place-kepler-planet = планета { $number }
place-kepler-reserve = запас
place-kepler-storage = сховище
tile-kepler-mine = шахта
tile-kepler-target = колоніальна ціль

about-kepler-advance = Оберіть технологію, яку підняти.
about-kepler-bonus = Оберіть бонусну дію або продовжуйте.
about-kepler-build = Оберіть, де збудувати корабель, або зупиніться.
about-kepler-burn = Оберіть кубик, який спалити.
about-kepler-cubes = Оберіть бонусний кубик для Землі.
about-kepler-destination = Оберіть, куди летить корабель.
about-kepler-develop = Оберіть технологію та планету, яка платить, або зупиніться.
about-kepler-exploit = Оберіть колонію, яка виробляє, або зупиніться.
about-kepler-fly = Оберіть наступний корабель для руху або зупиніться.
about-kepler-main = Пересуньте кубик дії: оберіть основну дію.
about-kepler-offer = Застосуйте карту прогресу або відмовтеся.
about-kepler-opponent = Оберіть суперника.
about-kepler-place = Оберіть гекс для наступного закритого жетона.
about-kepler-produce = Оберіть, що і де виробити.
about-kepler-recall = Відкличте кораблі або завершіть хід.
about-kepler-regenerate = Оберіть кубик, який відновити.
about-kepler-reveal = Оберіть жетон, який відкрити, або зупиніться.
about-kepler-settle = Оберіть планету для колонізації або зупиніться.
about-kepler-start = Оберіть початкову технологію.
about-kepler-terraform = Оберіть колонію для тераформування або зупиніться.
about-kepler-track = Оберіть шкалу, на якій просунетеся.

choice-kepler-accept = Застосувати карту прогресу «{ $card }»: { $effect }
choice-kepler-action = { $action }: { $does } (бонусні дії: { $bonuses })
choice-kepler-advance = Безкоштовно: { $tech }, рівень { $level }, { $name }: { $gives }
choice-kepler-advance-burn = { $tech }, рівень { $level }, { $name }, потім спалити стільки кубиків, який рівень: { $gives }
choice-kepler-bonus = { $n ->
    [one] { $bonus }, спаливши { $n } кубик: { $effect }
    [few] { $bonus }, спаливши { $n } кубики: { $effect }
   *[other] { $bonus }, спаливши { $n } кубиків: { $effect }
}
choice-kepler-build = Безкоштовно збудувати корабель: { $hex } (поруч: { $place })
choice-kepler-build-paid = Збудувати корабель: { $hex }, за { $cost } (платить, поруч: { $place })
choice-kepler-burn = Спалити { $amount } ({ $place })
choice-kepler-convert = Перетворити ({ $place }): { $gives } → { $takes }
choice-kepler-cube = Покласти { $amount } на Землю
choice-kepler-decline = Відмовитися від карти прогресу
choice-kepler-develop = { $tech }, рівень { $level }, { $name }, за { $cost } ({ $place }): { $gives }
choice-kepler-done = Досить
choice-kepler-end = Завершити хід
choice-kepler-exploit = { $planet } виробляє: { $cubes }
choice-kepler-move = Корабель { $ship } летить: { $hex }
choice-kepler-move-mine = Корабель { $ship } сідає на шахту: { $hex }
choice-kepler-move-planet = Корабель { $ship } сідає на { $planet } ({ $type }; { $hex })
choice-kepler-move-target = Корабель { $ship } летить через колоніальну ціль: { $hex } (1 колоніальне лідерство)
choice-kepler-opponent = Обрати: { $seat }
choice-kepler-place = Покласти жетон: { $hex }
choice-kepler-produce = Виробити { $cubes } ({ $place })
choice-kepler-recall = Відкликати корабель { $ship } ({ $where })
choice-kepler-recall-mine = Відкликати корабель { $ship } ({ $where }) і відновити кубик
choice-kepler-regenerate = Відновити { $amount }
choice-kepler-reveal = Відкрити жетон: { $hex }
choice-kepler-settle = Колонізувати { $planet } ({ $type }; { $hex }): колоніальне лідерство { $n }
choice-kepler-shift = Перемістити { $amount }: { $from } → { $to }
choice-kepler-ship = Рухати корабель { $ship } ({ $where })
choice-kepler-skip = Відмовитися
choice-kepler-start = Почати: { $tech }, рівень { $level }, { $name }: { $gives }
choice-kepler-stay = Корабель далі не летить
choice-kepler-terraform = Тераформувати { $planet } ({ $type }; { $hex }) за { $cost }: колоніальне лідерство { $n }, очки { $points }
choice-kepler-terraform-free = Безкоштовно тераформувати { $planet } ({ $type }; { $hex }): колоніальне лідерство { $n }, очки { $points }
choice-kepler-track = Просунутися ({ $track }): { $from } → { $to }
choice-kepler-track-icons = Просунутися ({ $track }): { $from } → { $to } ({ $icons })

action-kepler-build = Збудувати корабель
action-kepler-build-from = Збудувати корабель ({ $place })
action-kepler-convert = Перетворити ресурс
action-kepler-convert-kind = Перетворити: { $gives }
action-kepler-develop-tech = Підняти технологію: { $tech }
action-kepler-exploit = Виробляти на планеті
action-kepler-exploit-earth = Виробляти на Землі
action-kepler-settle = Колонізувати планету
action-kepler-shift = Перемістити ресурс
action-kepler-ship = Рухати корабель
action-kepler-terraform = Тераформувати планету

event-kepler-action = { $seat } пересуває кубик дії: { $action }.
event-kepler-advanced = { $seat } просувається: { $track }, поділка { $space }.
event-kepler-bonus = { $seat } виконує бонусну дію: { $bonus }.
event-kepler-bonus-cube = { $seat } кладе { $amount } на Землю.
event-kepler-built = { $seat } будує корабель { $ship } на гексі { $hex }.
event-kepler-burned = { $seat } спалює { $amount } ({ $place }).
event-kepler-card-applied = { $seat } застосовує карту прогресу «{ $card }».
event-kepler-converted = { $seat } перетворює ({ $place }): { $gives } → { $takes }.
event-kepler-declined = { $seat } відмовляється від карти прогресу «{ $card }».
event-kepler-medal-colonial = Колоніальна медаль переходить на карту прогресу.
event-kepler-medal-technology = Технологічна медаль переходить на карту прогресу.
event-kepler-medals-colonial = { $n ->
    [one] { $seat } отримує { $n } колоніальну медаль.
    [few] { $seat } отримує { $n } колоніальні медалі.
   *[other] { $seat } отримує { $n } колоніальних медалей.
}
event-kepler-medals-technology = { $n ->
    [one] { $seat } отримує { $n } технологічну медаль.
    [few] { $seat } отримує { $n } технологічні медалі.
   *[other] { $seat } отримує { $n } технологічних медалей.
}
event-kepler-moved = { $seat } рухає корабель { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } обирає: { $opponent }.
event-kepler-over = Гру завершено.
event-kepler-paid = { $seat } сплачує { $cubes } ({ $place }).
event-kepler-produced = { $seat } виробляє { $cubes } ({ $place }).
event-kepler-reached = { $seat } досягає рівня { $level } ({ $tech }): { $name }.
event-kepler-recalled = { $seat } відкликає корабель { $ship } з гекса { $hex }.
event-kepler-regenerated = { $seat } відновлює { $amount }.
event-kepler-revealed = { $seat } відкриває жетон на гексі { $hex }: { $what }.
event-kepler-round = Раунд { $round }: «{ $card }» – { $effect }
event-kepler-settled = { $seat } колонізує { $planet } ({ $type }) на гексі { $hex }.
event-kepler-shifted = { $seat } переміщує { $amount }: { $from } → { $to }.
event-kepler-target = { $seat } досягає колоніальної цілі на гексі { $hex }; жетон прибирають.
event-kepler-terraformed = { $seat } тераформує { $planet } ({ $type }).
event-kepler-tile-placed = { $seat } кладе закритий жетон на гекс { $hex }.
event-kepler-tile-placed-up = { $seat } кладе відкритий жетон на гекс { $hex }: { $what }.
event-kepler-turn = Хід: { $seat }

score-kepler-all-types = Усі п’ять типів планет
score-kepler-antimatter = Антиматерія
score-kepler-colonial-track = Колоніальна шкала
score-kepler-medals = Медалі
score-kepler-mines = Кораблі на шахтах
score-kepler-objectives = Цілі
score-kepler-technologies = Технології найвищого рівня
score-kepler-technology-track = Технологічна шкала
score-kepler-terraformed = Тераформовані планети
score-kepler-three-of-a-type = Три планети одного типу
score-kepler-zones = Колонії за зонами

panel-kepler-action = Кубик дії
panel-kepler-action-board = Планшет дій
panel-kepler-all = Усі кубики
panel-kepler-breakdown = Очки, якби гра завершилася зараз
panel-kepler-campaign = Кампанія
panel-kepler-campaign-level = Рівень
panel-kepler-card = Карта прогресу
panel-kepler-colonial-track = Колоніальна шкала
panel-kepler-colonies = Карти планет
panel-kepler-colony = колонія
panel-kepler-colony-produces = Виробляє як колонія
panel-kepler-concerned = Зараз стосувалося б
panel-kepler-condition = Умова
panel-kepler-cube-on = { $action } (кубик: { $seats })
panel-kepler-cubes = енергія { $energy }, матерія { $matter }, антиматерія { $antimatter }
panel-kepler-cubes-on-it = Кубики
panel-kepler-deck = Карт прогресу попереду
panel-kepler-difficulty = Складність
panel-kepler-earth = Земля
panel-kepler-effect = Ефект
panel-kepler-face-down = Закриті жетони
panel-kepler-face-up = Відкриті жетони
panel-kepler-first = Перший гравець
panel-kepler-ghost-medals = Медалі привида
panel-kepler-ghost-rounds = Технології привида зростають у раундах
panel-kepler-hex = Гекс
panel-kepler-hidden = таємна
panel-kepler-icon = Значок
panel-kepler-level = { $level } { $name }: { $gives }; наступний рівень за { $cost }
panel-kepler-level-top = { $level } { $name }: { $gives }
panel-kepler-line = { $bonus }: { $effect }
panel-kepler-markers = Маркерів колоній залишилося
panel-kepler-medals = Медалі
panel-kepler-medals-of = колоніальних { $colonial }, технологічних { $technology }
panel-kepler-met = Виконано зараз
panel-kepler-minimum = Потрібно очок
panel-kepler-objective = Ціль
panel-kepler-objectives = Цілі
panel-kepler-on-card = Медалі на карті
panel-kepler-owner = Власник
panel-kepler-pack = Пакет даних
panel-kepler-past = Минулі карти прогресу
panel-kepler-pile = Жетонів ще не покладено
panel-kepler-planets = Колонії
panel-kepler-players = Гравці
panel-kepler-points = Очки
panel-kepler-progress = Поступ
panel-kepler-progress-of = { $has } з { $needs }
panel-kepler-quantum = Використано в цьому ході
panel-kepler-round = Раунд
panel-kepler-round-of = { $round } з { $rounds }
panel-kepler-scores = Очки попередніх рівнів
panel-kepler-ship = Корабель { $ship }
panel-kepler-ship-of = Чий корабель
panel-kepler-ships = Кораблі
panel-kepler-side = Бік
panel-kepler-storage = Сховище
panel-kepler-table = Стіл
panel-kepler-technologies = Технології
panel-kepler-technology-track = Технологічна шкала
panel-kepler-terraform-cost = рівень { $level }, { $cost }
panel-kepler-terraformed = тераформована
panel-kepler-terraformed-points = Очки після тераформування
panel-kepler-terraformed-produces = Виробляє тераформована
panel-kepler-terraforming = Для тераформування
panel-kepler-turn = Хід
panel-kepler-type = Тип
panel-kepler-used = { $conversions } × перетворити, { $shifts } × перемістити
panel-kepler-well = Колодязь
panel-kepler-who = { $who }
panel-kepler-who-is-there = Маркери
