# Позиція Kepler-3042 словами: назви, заголовки, підписи й клітинки.

panel-kepler-action = Кубик дії
panel-kepler-action-board = Планшет дій
panel-kepler-all = Усі кубики
panel-kepler-breakdown = Очки, якби гра завершилася зараз
panel-kepler-campaign = Кампанія
panel-kepler-campaign-level = Рівень
panel-kepler-card = Карта прогресу
panel-kepler-colonial-track = Колоніальний трек
panel-kepler-colonies = Карти планет
panel-kepler-colony = колонія
panel-kepler-colony-produces = Виробляє як колонія
panel-kepler-concerned = Зараз стосувалася б
panel-kepler-condition = Умова
panel-kepler-cube-on = { $action } (кубик: { $seats })
panel-kepler-cubes = енергія { $energy }, матерія { $matter }, антиматерія { $antimatter }
panel-kepler-cubes-on-it = Кубики
panel-kepler-deck = Карт прогресу попереду
panel-kepler-difficulty = Складність
panel-kepler-earth = Земля
panel-kepler-effect = Ефект
panel-kepler-face-down = Закриті плитки
panel-kepler-face-up = Відкриті плитки
panel-kepler-first = Перший гравець
panel-kepler-ghost-medals = Медалі привида
panel-kepler-ghost-rounds = Технології привида зростають у раундах
panel-kepler-hex = Гекс
panel-kepler-hidden = таємна
panel-kepler-icon = Символ
panel-kepler-level = { $level } { $name } — { $gives }; наступний рівень за { $cost }
panel-kepler-level-top = { $level } { $name } — { $gives }
panel-kepler-line = { $bonus }: { $effect }
panel-kepler-markers = Лишилося маркерів колоній
panel-kepler-medals = Медалі
panel-kepler-medals-of = колоніальних { $colonial }, технологічних { $technology }
panel-kepler-met = Виконано зараз
panel-kepler-minimum = Потрібно очок
panel-kepler-objective = Ціль
panel-kepler-objectives = Цілі
panel-kepler-on-card = Медалі на карті
panel-kepler-owner = Власник
panel-kepler-pack = Пакет даних
panel-kepler-pack-builtin = { $name } ({ $pack }): більшість надрукованих значень відтворено; власник гри може внести справжні до пакета даних
panel-kepler-past = Минулі карти прогресу
panel-kepler-pile = Плиток ще не покладено
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
panel-kepler-side = Сторона
panel-kepler-storage = Сховище
panel-kepler-table = Стіл
panel-kepler-technologies = Технології
panel-kepler-technology-track = Технологічний трек
panel-kepler-terraform-cost = рівень { $level }, коштує { $cost }
panel-kepler-terraformed = тераформована
panel-kepler-terraformed-points = Очки після тераформування
panel-kepler-terraformed-produces = Виробляє тераформована
panel-kepler-terraforming = Для тераформування
panel-kepler-turn = Хід
panel-kepler-type = Тип
panel-kepler-used = { $conversions ->
    [one] { $conversions } перетворення
    [few] { $conversions } перетворення
   *[other] { $conversions } перетворень
}, { $shifts ->
    [one] { $shifts } перенесення
    [few] { $shifts } перенесення
   *[other] { $shifts } перенесень
}
panel-kepler-well = Колодязь Клаузіуса
panel-kepler-who = { $who }
panel-kepler-who-is-there = Маркери
