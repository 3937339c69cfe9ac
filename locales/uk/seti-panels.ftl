# Позиція SETI словами: назви, заголовки, підписи й клітинки.

panel-seti-action-deck = Колода дій
panel-seti-action-played = Зіграні карти дій
panel-seti-anomaly = аномалія ({ $trace } слід) дає { $reward }
panel-seti-arrow = Стрілка вибору
panel-seti-backs = { $n ->
    [one] { $n } закрита карта
    [few] { $n } закриті карти
   *[other] { $n } закритих карт
}
panel-seti-backs-species = { $n ->
    [one] { $n } карта інопланетян ({ $species })
    [few] { $n } карти інопланетян ({ $species })
   *[other] { $n } карт інопланетян ({ $species })
}
panel-seti-bonus = Бонус
panel-seti-breakdown = ПО на цей момент
panel-seti-capsule = капсула { $number }: { $space }
panel-seti-capsule-of = { $seat }: капсула
panel-seti-capsule-with = капсула { $number } зі зразком { $sample }: { $space }
panel-seti-card-at = { $seat }: { $card } на { $at } ПО
panel-seti-card-circles = { $card } (накрито комірки: { $covered }; усього { $all })
panel-seti-card-completed = { $card } (завершено)
panel-seti-card-endgame = { $card } (ПО наприкінці гри)
panel-seti-card-open = { $card } (не завершено)
panel-seti-cards = Рука
panel-seti-computer = Комп’ютер
panel-seti-corner = Додаткова дія
panel-seti-cost = Вартість
panel-seti-credits = Кредити
panel-seti-data = Дані
panel-seti-data-left = Лишилося даних
panel-seti-data-spaces = Комірки даних
panel-seti-deck = Колода
panel-seti-delivered = Зразки на планшеті
panel-seti-difficulty = Рівень складності
panel-seti-discard = Скид
panel-seti-discovery = Комірка відкриття
panel-seti-does = Ефект
panel-seti-drawn = Щойно взяті карти
panel-seti-energy = Енергія
panel-seti-exertian-at = Здобуток ікзертійців на { $at } ПО
panel-seti-exertians = Карти ікзертійців
panel-seti-exofossils = Екзофосилії
panel-seti-first = Перший гравець
panel-seti-first-orbiter = Комірка першого апарата
panel-seti-free = вільна, дає { $reward }
panel-seti-free-for = вільна за { $cost }, дає { $reward }
panel-seti-gold = Золоті плитки ПО
panel-seti-gold-at = Золотий здобуток на { $at } ПО
panel-seti-hand = { $seat }: рука
panel-seti-income = Підкладено для доходу
panel-seti-land-reward = Винагорода за висадку
panel-seti-landers = Посадкові модулі
panel-seti-left = { $n } з { $all }
panel-seti-markers = Маркери
panel-seti-markers-left = Лишилося маркерів
panel-seti-message = Винагорода за послання { $number }
panel-seti-message-at = { $seat }: послання на { $at } ПО
panel-seti-messages-left = Плитки послань у резерві
panel-seti-milestones = Здобутки
panel-seti-moons = Супутники
panel-seti-neutral = нейтральний
panel-seti-neutral-at = Нейтральний здобуток на { $at } ПО
panel-seti-next-disc = Наступним обертається диск
panel-seti-next-win = Винагорода за наступний виграш
panel-seti-objectives = Цілі
panel-seti-objectives-due = { $n ->
    [one] Наприкінці цього раунду ви витрачаєте { $n } досягнуту ціль; якщо її немає, конкурент просувається на 3 кроки.
    [few] Наприкінці цього раунду ви витрачаєте { $n } досягнуті цілі; за кожну, якої бракує, конкурент просувається на 3 кроки.
   *[other] Наприкінці цього раунду ви витрачаєте { $n } досягнутих цілей; за кожну, якої бракує, конкурент просувається на 3 кроки.
}
panel-seti-objectives-finished = Досягнуто, ще не витрачено
panel-seti-objectives-hidden = Закриті в стосі
panel-seti-objectives-last = Після цього раунду кожна недосягнута ціль дає конкурентові 5 очок.
panel-seti-orbit-reward = Винагорода за орбіту
panel-seti-orbiters = Орбітальні апарати
panel-seti-overflow = Комірка переповнення
panel-seti-owners = Власники
panel-seti-part = { $part }: { $n }
panel-seti-passed = Пас
panel-seti-pieces = У космосі
panel-seti-planet = Планета
panel-seti-planets = Планети
panel-seti-played = Карти перед гравцем
panel-seti-player = { $seat }
panel-seti-players = Гравці
panel-seti-points = ПО
panel-seti-probe = зонд { $number }: { $space }
panel-seti-probe-of = { $seat }: зонд
panel-seti-progress = поділка { $step }: { $tech }
panel-seti-progress-track = Трек прогресу
panel-seti-publicity = Репутація
panel-seti-reached = Хто досяг
panel-seti-relics = Компоненти видів
panel-seti-repeatable = { $space } (маркери: { $markers })
panel-seti-reserve = Карти поліпшених дій у резерві
panel-seti-ring = Кільце { $ring }
panel-seti-rival = Конкурент
panel-seti-round = Раунд
panel-seti-round-of = { $round } з { $rounds }
panel-seti-row = Ряд карт
panel-seti-sample = зразок { $number }: { $reward }
panel-seti-samples = Закриті зразки із { $body }
panel-seti-samples-seen = Ви бачите зразки із { $body }
panel-seti-secrets = Карти ікзертійців, зіграні долілиць
panel-seti-sectors = Сектори
panel-seti-side = Сторона
panel-seti-signal = Колір
panel-seti-signals = Сигнали
panel-seti-slot-closed = комірка { $slot }: { $tech }
panel-seti-slot-full = комірка { $slot }: { $tech }, нижню заповнено
panel-seti-slot-open = комірка { $slot }: { $tech }, нижня вільна
panel-seti-solar = Сонячна система
panel-seti-space = Комірка { $number }
panel-seti-species = Вид ({ $side }): { $species }
panel-seti-species-deck = Колода: { $species }
panel-seti-species-unknown = Вид ({ $side }): ще не відкрито
panel-seti-stack = Стос карт кінця раунду
panel-seti-stacks = Стоси карт кінця раунду
panel-seti-stored = Збережені технології
panel-seti-table = Стіл
panel-seti-techs = Технології
panel-seti-technologies = Поле технологій
panel-seti-tiles = Плитки
panel-seti-times = { $alone } × { $n }
panel-seti-trace = { $trace }
panel-seti-tucked = { $card } ({ $income })
panel-seti-tucks = Дохід
panel-seti-turn = Хід
panel-seti-two-points = 2-очкова плитка
panel-seti-upper = верхній ряд: { $n } з { $all }
panel-seti-values = ПО за набір
panel-seti-wins = Виграші
panel-seti-yes = так
