# Написи на намальованому столі Kepler-3042.

draw-kepler-all-met = Усе, чого вимагає цей рівень, зараз виконано.
draw-kepler-bonus-free = бонус: безплатно
draw-kepler-bonus-price = бонус: спалити { $n }
draw-kepler-breaks = Косміч|ні Колоні|альне посе|лення Техно|логічний роз|виток Тера|формувати Карто|графу|вання галак|тики Накопи|чення Роз|робка Гене|рація анти|матерії ево|люція лого|стика Дослі|дження модер|ність Науко|вий
draw-kepler-campaign-level = рівень { $level } з 4
draw-kepler-cards-left = ще { $n }
draw-kepler-catalog = Усі значення в каталозі
draw-kepler-close = Закрити
draw-kepler-closer = Ближче
draw-kepler-collaboration = інші отримують рівень { $level }
draw-kepler-collaboration-icon = співпраця: інші отримують цей рівень безплатно
draw-kepler-deck = Карти планет
draw-kepler-everything = Усе про цього гравця
draw-kepler-exploit = Виробити
draw-kepler-farther = Далі
draw-kepler-fit = Уся галактика
draw-kepler-galaxy = Галактика
draw-kepler-galaxy-keys = Галактика. Стрілки рухають її, плюс і мінус змінюють масштаб, 0 показує всю.
draw-kepler-intro = Уперше тут?
draw-kepler-intro-1 = Ви ведете цивілізацію крізь 16 раундів. Кожного ходу пересувайте кубик дії на інше з дев’яти полів і виконуйте його основну дію.
draw-kepler-intro-2 = Потім можна спалити кубики заради бонусних дій цього рядка й стовпця, рухати кораблі та відкликати їх.
draw-kepler-intro-3 = Кубики ніколи не губляться: під час виробництва вони йдуть зі сховища на планети, під час оплати – назад, а спалені – до колодязя. Відновлення повертає їх із колодязя до сховища.
draw-kepler-intro-4 = Будуйте кораблі, картографуйте галактику, сідайте на планети, колонізуйте їх і тераформуйте кубиками, що на них лежать.
draw-kepler-intro-5 = Технології покращують усе. Рівні зі знаком співпраці допомагають і решті.
draw-kepler-intro-6 = Очки дають планети, технології, обидві шкали, медалі, шахти, антиматерія і ваша ціль. Що світиться, те можна обрати; наведіть, щоб побачити наслідки.
draw-kepler-jump = Частини столу
draw-kepler-jump-actions = Дії
draw-kepler-jump-galaxy = Галактика
draw-kepler-jump-others = Гравці
draw-kepler-jump-planets = Планети
draw-kepler-jump-techs = Рівні
draw-kepler-jump-tracks = Шкали
draw-kepler-leadership = технологічне лідерство { $n }
draw-kepler-left-bonus = бонусні дії, ще можливі в цьому ході: { $n }
draw-kepler-left-move = кораблі, що ще можуть летіти: { $n }
draw-kepler-left-recall = кораблі на полі: { $n }
draw-kepler-legend = Позначки
draw-kepler-legend-keys = Галактика: тягніть її, змінюйте масштаб коліщатком чи двома пальцями або стрілками, плюсом, мінусом і 0.
draw-kepler-medal-on-card = Цю медаль отримає той, хто лідирує на шкалі наприкінці раунду.
draw-kepler-minimum = очки: { $points } з { $minimum }
draw-kepler-missing = { $objectives ->
    [0] Ще бракує очок: { $points }
   *[other] { $points ->
        [0] Ще бракує цілей: { $objectives }
       *[other] Ще бракує очок: { $points }, цілей: { $objectives }
    }
}
draw-kepler-no-card = Перший раунд ще не почався.
draw-kepler-nobody = ніхто
draw-kepler-pay-from = платить
draw-kepler-planet-card = { $planet } ({ $type }). Колонія: { $colony }. Для тераформування потрібні рівень { $level } та { $cost }. Тераформована: { $terraformed }, очки: { $points }
draw-kepler-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
draw-kepler-quantum = Перетворити, перемістити
draw-kepler-reconstructed = Значення, яких немає в правилах, відтворили ми; каталог позначає їх знаком *.
draw-kepler-reserve = Корабель { $ship } у запасі
draw-kepler-round = Раунд { $round } з { $rounds }
draw-kepler-rules = Повні правила
draw-kepler-sagittarius = Стрілець A*: непрохідний
draw-kepler-settle = Колонізувати
draw-kepler-several = Тут можуть будувати кілька планет
draw-kepler-ship = Корабель { $ship } гравця { $name }, { $hex }
draw-kepler-sol = Сонце: поруч стартують кораблі Землі
draw-kepler-star-1 = Зоря: непрохідна
draw-kepler-star-2 = Подвійна зоря: непрохідна
draw-kepler-star-3 = Потрійна зоря: непрохідна
draw-kepler-step-ahead = ще попереду
draw-kepler-step-bonus = Бонус
draw-kepler-step-bonus-does = Бонусні дії рядка та стовпця кубика, за спалені кубики
draw-kepler-step-done = зроблено
draw-kepler-step-main = Дія
draw-kepler-step-main-does = Пересунути кубик дії на інше поле й виконати його основну дію
draw-kepler-step-move = Політ
draw-kepler-step-move-does = Рухати кожен корабель у межах швидкості космічних подорожей
draw-kepler-step-now = зараз
draw-kepler-step-recall = Відклик
draw-kepler-step-recall-does = Відкликати кораблі й завершити хід
draw-kepler-steps = Хід: { $name }
draw-kepler-terraform = Тераформувати
draw-kepler-terraform-level = рівень { $level }
draw-kepler-tile-down = Закритий жетон
draw-kepler-total = Усі кубики
draw-kepler-where = Де
draw-kepler-where-open = на полі
draw-kepler-where-out = не в цій грі
draw-kepler-where-unknown = ще не бачили
