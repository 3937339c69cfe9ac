# Стіл SETI: рядок угорі, дії та їхні кроки, короткі назви технологій і місць.
#
# Слово в дужках, як-от [2 energy], стає числом і символом; [n] — число зі своїм символом.
# $n рахує, $space — місце сонячної системи, $number — номер власного зонда.

draw-seti-about-anomalies = Винагороджують лідера свого стовпця
draw-seti-about-centaurians = Їхні послання надходять згодом
draw-seti-about-exertians = Таємні карти, небезпека наприкінці
draw-seti-about-mascamites = Доставляйте зразки додому
draw-seti-about-oumuamua = Сигнали та екзофосилії
draw-seti-at-corner = Виберіть карту на руці, щоб скинути її задля додаткової дії.
draw-seti-at-land = Виберіть планету або супутник на полі планет.
draw-seti-at-move = Виберіть клітинку на мапі.
draw-seti-at-orbit = Виберіть планету на полі планет.
draw-seti-at-place = Виберіть комірку свого комп’ютера.
draw-seti-at-play = Виберіть карту на руці.
draw-seti-capsules = Капсули
draw-seti-cause-exertians = відкрито ікзертійців
draw-seti-cause-gold = набрано очок: { $n }
draw-seti-cause-last = гра закінчується: які карти лишити, вже не важливо
draw-seti-cause-message = надійшло послання
draw-seti-cause-milestone = досягнуто здобутку
draw-seti-could = Ще можна: { $actions }.
draw-seti-extra = Ще
draw-seti-far = { $n ->
    [one] { $steps ->
        [one] Зонд { $number } → { $space }: { $n } енергія, { $steps } крок
        [few] Зонд { $number } → { $space }: { $n } енергія, { $steps } кроки
       *[other] Зонд { $number } → { $space }: { $n } енергія, { $steps } кроків
    }
   *[other] { $steps ->
        [one] Зонд { $number } → { $space }: { $n } енергії, { $steps } крок
        [few] Зонд { $number } → { $space }: { $n } енергії, { $steps } кроки
       *[other] Зонд { $number } → { $space }: { $n } енергії, { $steps } кроків
    }
}
draw-seti-far-moves = { $steps ->
    [one] Зонд { $number } → { $space }: { $steps } крок
    [few] Зонд { $number } → { $space }: { $steps } кроки
   *[other] Зонд { $number } → { $space }: { $steps } кроків
}
draw-seti-first = починає
draw-seti-found-by = Відкрили
draw-seti-free-short = Додатково:
draw-seti-gold-name-a = набори слідів
draw-seti-gold-name-b = виграші + апарати
draw-seti-how-blue = проаналізуйте дані
draw-seti-how-orange = висадіться на планету
draw-seti-how-pink = виграйте сектор
draw-seti-hunt = Знайдено слідів: { $n } з 3
draw-seti-icon-star = Один сектор
draw-seti-idle-all = зараз без ефекту
draw-seti-idle-part = зараз частково без ефекту
draw-seti-in-front = Місії
draw-seti-jump-others = Гравці
draw-seti-key-dashed = Пунктир: лише перший
draw-seti-key-land = [land] Висадка [3 energy], з апаратом на 1 менше
draw-seti-key-orbit = [orbit] Орбіта [1 credit] [1 energy]
draw-seti-lack = бракує [n]
draw-seti-lack-cards = немає карт
draw-seti-lack-computer = спершу [n]
draw-seti-lack-planet = зонд не біля планети
draw-seti-lack-probe-room = зондів у космосі: { $n } з { $n }
draw-seti-left-cards = лишилося карт: { $n }
draw-seti-left-moves = лишилося кроків: { $n }
draw-seti-left-signals = лишилося сигналів: { $n }
draw-seti-menu = Меню
draw-seti-next-rotation-see = Натисніть, щоб побачити, де все опиниться.
draw-seti-no-data = без даних за цією картою
draw-seti-note-crown = [crown] Біля зірки: хто там зараз лідирує.
draw-seti-note-dashed = Пунктирна рамка — бонус лише для першого.
draw-seti-note-extra = «Ще»: сліди кольору, який уже знайдено.
draw-seti-note-found = «Відкрили»: хто знайшов перший слід кожного кольору.
draw-seti-note-neutral = [neutral] Нейтральний здобуток, нічий.
draw-seti-objectives-due = { $n ->
    [one] Наприкінці цього раунду ви витрачаєте { $n } досягнуту ціль; якщо її немає, конкурент просувається на 3 кроки.
    [few] Наприкінці цього раунду ви витрачаєте { $n } досягнуті цілі; за кожну, якої бракує, конкурент просувається на 3 кроки.
   *[other] Наприкінці цього раунду ви витрачаєте { $n } досягнутих цілей; за кожну, якої бракує, конкурент просувається на 3 кроки.
}
draw-seti-objectives-last = Після цього раунду кожна недосягнута ціль дає конкурентові 5 очок.
draw-seti-pieces = У грі
draw-seti-planet-land = Посадка. Ціна зараз: { $cost }, на 1 менше, якщо там є орбітальний апарат. Дає: { $every }.
draw-seti-planet-land-first = За перший посадковий модуль ще: { $reward }.
draw-seti-planet-moon = Натомість на супутнику ({ $moon }), з технологією супутників: { $reward }.
draw-seti-planet-orbit = Орбіта. Ціна: { $cost }. Дає: { $every }.
draw-seti-planet-orbit-first = За перший орбітальний апарат ще: { $reward }.
draw-seti-planet-visit = Зонд, що прилітає сюди, приносить 1 репутацію.
draw-seti-planets-sub = [orbit][1 credit][1 energy] · пунктир: лише перший
draw-seti-probes = Зонди в космосі
draw-seti-ready = можна завершити: { $n }
draw-seti-research-costs = Дослідження: [n]
draw-seti-rival-how = У свій хід конкурент відкриває верхню карту колоди дій і виконує перший можливий рядок. Якщо колода порожня, він пасує.
draw-seti-rival-how-techs = Свої технології він витрачає: технологію зондів — на посадку на супутник, технологію телескопів — на ще один сигнал, комп’ютерну технологію — на 3 ПО.
draw-seti-rival-how-track = Замість кредитів, енергії та карт він просувається цим треком. Досліджуючи, він бере звідси наступну технологію, стос якої ще приносить 2 ПО. Кожне коло додає до його колоди карту поліпшених дій.
draw-seti-rival-plays = Як грає конкурент
draw-seti-scan-earth = Сектор Землі
draw-seti-scan-hand = Карта з руки
draw-seti-scan-launch = Запуск із Землі
draw-seti-scan-may = за бажанням
draw-seti-scan-row = Карта з ряду
draw-seti-scan-row-how = виберіть унизу
draw-seti-step-ahead = далі
draw-seti-step-choices = { $n ->
    [one] { $n } варіант
    [few] { $n } варіанти
   *[many] { $n } варіантів
}
draw-seti-step-first-income = Карта лягає під ваш планшет. Щораунду вона дає те, що показано на ній унизу праворуч.
draw-seti-step-hand = У вас на руці
draw-seti-step-mine = На вашому планшеті
draw-seti-step-planets = На полі планет
draw-seti-step-row = У ряді карт
draw-seti-step-scores = У кутах мапи
draw-seti-step-sky = На мапі
draw-seti-step-solo = Серед цілей
draw-seti-step-species = На планшетах інопланетян
draw-seti-step-techs = На полі технологій
draw-seti-steps = Кроки
draw-seti-tech-computer-1 = [2 vp] вгорі, [1 credit] внизу
draw-seti-tech-computer-2 = [2 vp] вгорі, [1 energy] внизу
draw-seti-tech-computer-3 = [2 vp] вгорі, [1 draw] внизу
draw-seti-tech-computer-4 = [2 vp] вгорі, [2 publicity] внизу
draw-seti-tech-probe-1 = 2 зонди в космосі
draw-seti-tech-probe-2 = Астероїди [1 publicity], вихід без доплати
draw-seti-tech-probe-3 = Висадка: на [1 energy] менше
draw-seti-tech-probe-4 = Супутники: висадка дозволена
draw-seti-tech-telescope-1 = Сигнал Землі: ±1 сектор
draw-seti-tech-telescope-2 = [1 publicity] → сигнал у секторі Меркурія
draw-seti-tech-telescope-3 = Карта з руки → її сигнал
draw-seti-tech-telescope-4 = [1 energy] → запуск, або [1 move]
draw-seti-tray = Тут лежать зіграні місії.
draw-seti-turns-1 = Далі: диск 1
draw-seti-turns-2 = Далі: диск 2
draw-seti-turns-3 = Далі: диск 3
draw-seti-works = Як це діє
draw-seti-works-extra = Додатково: інші сліди кольору, скільки завгодно.
draw-seti-works-found = Відкрито: перший слід кожного кольору; усі три разом відкривають вид. Нейтральний маркер з’являється, коли хтось досягає 20 чи 30 очок, а грає менше чотирьох.
draw-seti-works-later = Риска — місце, що відкриється пізніше.
draw-seti-works-price = Ціна з мінусом, ліворуч або на місці, — це вартість цього місця.
draw-seti-works-trace = Слід кладуть на вільне місце його кольору й отримують зображене там.
draw-seti-yours = ваша
