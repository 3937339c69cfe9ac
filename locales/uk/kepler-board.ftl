# Написи на намальованому столі Kepler-3042.

draw-kepler-accept = Застосувати
draw-kepler-all-met = Усе, чого вимагає цей рівень, зараз виконано.
draw-kepler-bonus-free = безплатно
draw-kepler-bonus-price = по { $n }
draw-kepler-breaks = Косміч|ні Колоні|альне посе|лення Техно|логічний роз|виток Тера|формувати Тера|формування Карто|графу|вання галак|тики Накопи|чення Роз|робка Гене|рація анти|матерії ево|люція лого|стика Дослі|дження Модер|нізація суспіль|ства Науко|вий
draw-kepler-campaign-level = рівень { $level } з 4
draw-kepler-cards-left = ще { $n }
draw-kepler-catalog = Усі значення в каталозі
draw-kepler-choose-cubes = Вибрати кубики
draw-kepler-close = Закрити
draw-kepler-closer = Наблизити
draw-kepler-collaboration = інші отримують рівень { $level }
draw-kepler-collaboration-icon = співпраця: інші безплатно отримують цей рівень
draw-kepler-cube-here = кубик тут
draw-kepler-deck = Карти планет
draw-kepler-decline = Відмовитися
draw-kepler-each = за одне
draw-kepler-everything = Усе про цього гравця
draw-kepler-farther = Віддалити
draw-kepler-first = починає
draw-kepler-fit = Показати всю галактику
draw-kepler-fleet = Ваші кораблі
draw-kepler-free = безплатно
draw-kepler-galaxy = Галактика
draw-kepler-galaxy-keys = Галактика. Стрілки рухають її, плюс і мінус змінюють масштаб, 0 показує всю.
draw-kepler-go-on = Далі
draw-kepler-has-antimatter-science = кубиків: { $n }
draw-kepler-has-antimatter-science-alien = { $n } + інопланетні
draw-kepler-has-energy-development = енергія { $n }
draw-kepler-has-space-travel = швидкість { $n }
draw-kepler-in-flight = у польоті
draw-kepler-intro = Уперше тут?
draw-kepler-intro-card = Її застосовують наприкінці раунду. Знаки поруч показують, кого вона стосувалася б зараз.
draw-kepler-intro-card-title = Карта прогресу.
draw-kepler-intro-colonies = Корабель на планеті може заснувати колонію дією «Колоніальне поселення». Далі «Розробка планет» виробляє кубики на її карті, а «Тераформувати» перевертає карту за кубики, що на ній лежать. Колоній може бути щонайбільше п’ять.
draw-kepler-intro-colonies-title = Колонії.
draw-kepler-intro-cubes = Ви не втрачаєте жодного. Виробництво переносить їх зі сховища на одну з ваших планет, оплата повертає їх з однієї планети у сховище, а спалювання відправляє в колодязь Клаузіуса. Звідти їх повертає лише відновлення.
draw-kepler-intro-cubes-title = Ваші кубики.
draw-kepler-intro-ghost = Привид не має ходів: щораунду він просувається на 1 поділку обох треків, а в раундах 5, 10 і 15 зростають і його технології. Він забирає медалі, якщо ви не зрівнялися з ним. Його очки не рахуються.
draw-kepler-intro-ghost-title = Привид.
draw-kepler-intro-goal = Ви ведете цивілізацію протягом 16 раундів. Очки дають планети, технології, обидва треки лідерства, медалі, шахти, антиматерія та ваша ціль; перемагає той, у кого їх найбільше. Тут видно, скільки ви мали б зараз.
draw-kepler-intro-goal-alone = Ви ведете цивілізацію протягом 16 раундів. Рівень пройдено, якщо вистачає очок і виконано всі цілі; і те, і те вказано в полі «Кампанія». Тут видно, скільки очок ви маєте зараз.
draw-kepler-intro-goal-title = Мета.
draw-kepler-intro-help = Біля запитання видно, що зараз неможливо й за яким правилом, а також як скасувати зроблене. Щасти!
draw-kepler-intro-help-title = Допомога.
draw-kepler-intro-map = Знаки питання — це плитки, яких ще ніхто не бачив; дія «Картографування галактики» відкриває чотири з них. Наведіть вказівник на планету або торкніться її, щоб прочитати обидві сторони її карти. Перетягуйте мапу, збільшуйте її коліщатком або двома пальцями, а кнопкою ⤢ знову покажіть усю.
draw-kepler-intro-map-title = Галактика.
draw-kepler-intro-objective = Її знаєте лише ви. Вона дає очки, якщо виконати її будь-коли до кінця гри; цілі, що порівнюють вас з іншими, визначаються аж наприкінці.
draw-kepler-intro-objective-alone = Виконайте їх будь-коли під час гри: що виконано, те зараховано. Потрібні всі, а також очки рівня.
draw-kepler-intro-objective-title = Ваша ціль.
draw-kepler-intro-others = Виберіть гравця, щоб побачити все, що лежить перед ним.
draw-kepler-intro-others-title = Інші.
draw-kepler-intro-ships = Дія «Космічні місії» будує їх біля Сонця або біля вашої планети. Коли кораблі летять, виберіть один з освітлених гексів, і туди полетить найближчий корабель; щоб послати інший, спершу виберіть його. Зірки та закриті плитки стоять на заваді.
draw-kepler-intro-ships-title = Кораблі.
draw-kepler-intro-techs = Кожен рядок показує, хто на якому рівні, що ви маєте зараз, а також скільки коштує і що дає наступний рівень. Атом просуває на технологічному треку. Відкрийте рядок, щоб прочитати всі рівні; деякі дають безплатний рівень усім, хто відстає.
draw-kepler-intro-techs-title = Технології.
draw-kepler-intro-tracks = Обидва треки лідерства дають очки наприкінці, а дорогою — те, що зображено на поділках. Медалі теж варті очок.
draw-kepler-intro-tracks-title = Раунди та треки.
draw-kepler-intro-turn = Він має чотири кроки, їх видно тут. Спершу ви пересуваєте кубик дії на іншу з дев’яти комірок і виконуєте її дію. Потім можна спалити кубик за бонусну дію рядка і ще один за дію стовпця. Далі летять кораблі, а наприкінці їх можна відкликати. Те, що має золоту рамку, можна вибрати; наведіть вказівник або потримайте палець, щоб побачити наслідки.
draw-kepler-intro-turn-title = Ваш хід.
draw-kepler-jump = Частини стола
draw-kepler-jump-actions = Дії
draw-kepler-jump-galaxy = Галактика
draw-kepler-jump-planets = Планети
draw-kepler-jump-points = Очки
draw-kepler-jump-techs = Рівні
draw-kepler-jump-tracks = Треки
draw-kepler-leadership = технологічне лідерство { $n }
draw-kepler-left-bonus = бонусні дії, ще можливі в цьому ході: { $n }
draw-kepler-left-move = кораблі, що ще можуть летіти: { $n }
draw-kepler-left-recall = кораблі на полі: { $n }
draw-kepler-legend = Позначки
draw-kepler-legend-keys = Галактика: тягніть її, змінюйте масштаб коліщатком чи двома пальцями або стрілками, плюсом, мінусом і 0.
draw-kepler-less = менше
draw-kepler-lacks = Для тераформування ще треба
draw-kepler-level = Рівень { $level }
draw-kepler-level-failed = { $objectives ->
    [0] { $points ->
        [one] Рівень { $level } не пройдено: бракує { $points } очка
       *[other] Рівень { $level } не пройдено: бракує { $points } очок
    }
    [one] { $points ->
        [0] Рівень { $level } не пройдено: бракує { $objectives } цілі
        [one] Рівень { $level } не пройдено: бракує { $points } очка і { $objectives } цілі
       *[other] Рівень { $level } не пройдено: бракує { $points } очок і { $objectives } цілі
    }
   *[other] { $points ->
        [0] Рівень { $level } не пройдено: бракує { $objectives } цілей
        [one] Рівень { $level } не пройдено: бракує { $points } очка і { $objectives } цілей
       *[other] Рівень { $level } не пройдено: бракує { $points } очок і { $objectives } цілей
    }
}
draw-kepler-level-passed = { $points ->
    [0] Рівень { $level } пройдено без жодного зайвого очка
    [one] Рівень { $level } пройдено: на { $points } очко більше, ніж треба
    [few] Рівень { $level } пройдено: на { $points } очки більше, ніж треба
   *[other] Рівень { $level } пройдено: на { $points } очок більше, ніж треба
}
draw-kepler-medal-on-card = Цю медаль отримає той, хто наприкінці раунду буде попереду на треку.
draw-kepler-minimum = очки: { $points } з { $minimum }
draw-kepler-missing = { $objectives ->
    [0] Ще бракує очок: { $points }
   *[other] { $points ->
        [0] Ще бракує цілей: { $objectives }
       *[other] Ще бракує очок: { $points }, цілей: { $objectives }
    }
}
draw-kepler-n-colonies = { $n ->
    [one] { $n } колонія
    [few] { $n } колонії
   *[other] { $n } колоній
}
draw-kepler-n-flights = { $n ->
    [one] { $n } летить
    [few] { $n } летять
   *[other] { $n } летять
}
draw-kepler-n-levels = { $n ->
    [one] { $n } рівень
    [few] { $n } рівні
   *[other] { $n } рівнів
}
draw-kepler-n-planets = { $n ->
    [one] { $n } планета
    [few] { $n } планети
   *[other] { $n } планет
}
draw-kepler-n-ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[other] { $n } кораблів
}
draw-kepler-nearest = Відкрити найближчі ({ $n })
draw-kepler-needs = { $points ->
    [one] потрібне { $points } очко
    [few] потрібно { $points } очки
   *[other] потрібно { $points } очок
}
draw-kepler-no-card = Перший раунд ще не почався.
draw-kepler-nobody = ніхто
draw-kepler-other-amount = вибрати кількість
draw-kepler-other-cube = спалити інший кубик
draw-kepler-other-hexes = вибрати місця
draw-kepler-pay-from = платить
draw-kepler-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
draw-kepler-points-now = Очки зараз
draw-kepler-points-secret = За вашу ціль, яку знаєте лише ви: рахується наприкінці гри.
draw-kepler-objectives-at-end = Розкриваються й рахуються наприкінці гри.
draw-kepler-quantum = Перетворити, перенести
draw-kepler-recall = відкликати
draw-kepler-reconstructed = Більшості значень, надрукованих на планшетах і картах, у правилах немає; тут їх відтворено, і каталог позначає їх знаком *. Власник гри може внести надруковані значення до пакета даних, який вибирають, створюючи гру.
draw-kepler-regenerate-all = Відновити всі кубики ({ $n })
draw-kepler-settle-all = Колонізувати всі ({ $n })
draw-kepler-at-once = усі { $n } одразу
draw-kepler-reserve = Корабель { $ship } у запасі
draw-kepler-round = Раунд { $round } з { $rounds }
draw-kepler-rules = Повні правила
draw-kepler-sagittarius = Стрілець A*: непрохідний
draw-kepler-several = Тут можуть будувати кілька планет
draw-kepler-ship = Корабель { $ship } ({ $name }), { $hex }
draw-kepler-sol = Сонце: поруч стартують кораблі Землі
draw-kepler-star-1 = Зірка: непрохідна
draw-kepler-star-2 = Подвійна зірка: непрохідна
draw-kepler-star-3 = Потрійна зірка: непрохідна
draw-kepler-step-ahead = ще попереду
draw-kepler-step-bonus = Бонус
draw-kepler-step-bonus-does = Бонусні дії рядка та стовпця кубика, за спалені кубики
draw-kepler-step-done = зроблено
draw-kepler-step-main = Дія
draw-kepler-step-main-does = Пересунути кубик дії на іншу комірку й виконати її основну дію
draw-kepler-step-move = Політ
draw-kepler-step-move-does = Перемістити кожен корабель у межах швидкості «Космічних подорожей»
draw-kepler-step-now = зараз
draw-kepler-step-recall = Відкликання
draw-kepler-step-recall-does = Відкликати кораблі й завершити хід
draw-kepler-steps = Хід: { $name }
draw-kepler-steps-of-a-turn = Кроки ходу
draw-kepler-stop-flying = Більше не летіти
draw-kepler-tab-log = Журнал
draw-kepler-tab-seats = Стіл
draw-kepler-terraform = Тераформувати
draw-kepler-terraform-level = рівень { $level }
draw-kepler-tile-chosen = Закрита плитка, вибрана для відкриття
draw-kepler-tile-down = Закрита плитка
draw-kepler-tile-mine = шахта: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} за корабель, який стоїть тут наприкінці; корабель, відкликаний звідси, відновлює 1 кубик
draw-kepler-tile-target = колоніальна ціль: перший корабель, що пролетить над нею, прибирає її; +1 на колоніальному треку
draw-kepler-tip-alien = Для колонізації потрібна технологія «{ $tech }» { $level }; у вас { $own }.
draw-kepler-tip-colony = Колонія виробляє
draw-kepler-tip-level = Для тераформування потрібен рівень { $level }; у вас { $own }.
draw-kepler-tip-terraformed = Тераформована
draw-kepler-top-level = найвищий рівень, { $n }★
draw-kepler-track-colonial = Колонії
draw-kepler-track-only = лише +{ $n } на треку
draw-kepler-track-technology = Технології
draw-kepler-unmet = Не виконано
draw-kepler-where = Де
draw-kepler-where-open = на полі
draw-kepler-where-out = не в цій грі
draw-kepler-where-unknown = ще не бачили
draw-kepler-why-bonus = Кожна коштує спаленого кубика. Дії без ефекту так і позначено.
draw-kepler-why-bonus-fly = Або виберіть освітлений гекс і летіть одразу.
draw-kepler-why-develop = Рядки із золотою рамкою можна оплатити зараз.
draw-kepler-why-fly = Виберіть освітлений гекс, і туди полетить найближчий корабель; або спершу виберіть корабель.
draw-kepler-why-due = Залишилося вибрати: { $n }.
draw-kepler-why-left = Ще щонайбільше { $n }.
draw-kepler-why-main = { $n ->
    [one] { $n } дія зараз щось дасть.
    [few] { $n } дії зараз щось дадуть.
   *[other] { $n } дій зараз щось дадуть.
}
draw-kepler-why-planets = Або одразу колонізуйте золоту планету.
draw-kepler-why-planets-both = Або одразу колонізуйте чи тераформуйте золоту планету.
draw-kepler-why-planets-terraform = Або одразу тераформуйте золоту планету.
draw-kepler-why-quantum = Тут більше нічого не можна зробити, хіба що квантовою фізикою.
draw-kepler-why-recall = Відкликаний корабель можна збудувати знову; той, що лишається, зберігає своє місце.
draw-kepler-why-settle = Ваші кораблі стоять на планетах із золотим кільцем.
draw-kepler-why-advanced = Ви дійшли до поділки { $space } { $track }.
draw-kepler-why-single = Тут лише один варіант.
draw-kepler-why-start = Ви починаєте з двома рівнями на вибір, безплатно.
draw-kepler-dowry = Додаткові кубики на початку: енергії чи матерії – { $n }, антиматерії – { $antimatter }
draw-kepler-spare = { $n ->
    [one] Кожні ще 5 очок: на { $n } кубик більше на початку рівня { $level }.
    [few] Кожні ще 5 очок: на { $n } кубики більше на початку рівня { $level }.
   *[other] Кожні ще 5 очок: на { $n } кубиків більше на початку рівня { $level }.
}
draw-kepler-begins = Починає { $name }.
draw-kepler-begins-you = Починаєте ви.
draw-kepler-build-all = Збудувати всі { $n }
draw-kepler-for-antimatter-generation = Антиматерією оплачують найвищі технології; наприкінці кожен кубик на планеті дає очки.
draw-kepler-for-civil-modernity = Очки наприкінці, символи поділок на шляху та медалі для того, хто попереду.
draw-kepler-for-colonial-settlement = Колонія виробляє кубики та дає очки за свою зону – що далі від Сонця, то більше. Корабель повертається до запасу, і його можна збудувати знову.
draw-kepler-for-energy-storage = Енергією на планеті оплачують кораблі, технології та тераформування.
draw-kepler-for-galactic-mapping = Більшість планет, шахти та колоніальні цілі лежать закритими; доки їх не відкрито, кораблі не можуть там пролетіти.
draw-kepler-for-neo-exploitation = Найшвидший спосіб повернути кубики на Землю.
draw-kepler-for-planetary-exploitation = Наповнює карти ваших колоній. Цими кубиками оплачують тераформування, технології та кораблі.
draw-kepler-for-scientific-progress = Очки наприкінці, символи поділок на шляху та медалі для того, хто попереду.
draw-kepler-for-space-exploration = Ще один політ цього ходу, навіть без Космічних подорожей.
draw-kepler-for-space-logistics = Корабель, що коштує лише спаленого кубика, – біля Землі або будь-якої вашої колонії.
draw-kepler-for-space-missions = Кораблі засновують колонії, займають шахти та прибирають колоніальні цілі. У космосі все починається з них.
draw-kepler-for-stellar-propulsion = Ваші кораблі летять цього ходу двічі: далі або раніше за інших.
draw-kepler-for-technical-evolution = Антиматерія для наступної технології або для очка наприкінці.
draw-kepler-for-technological-development = Швидші кораблі, більше кубиків, складніші планети. Рівні з атомом просувають і на технологічному треку.
draw-kepler-for-terraform = Тераформована планета дає очки, виробляє більше та просуває на колоніальному треку.
draw-kepler-how-antimatter = Кожен кубик антиматерії, що наприкінці лежить на Землі чи на колонії.
draw-kepler-how-medals = Хто досягає медалі на треку, переносить її на карту прогресу раунду. Наприкінці раунду її отримує той, хто попереду на цьому треку; за нічиєї — кожен із них.
draw-kepler-how-mines = Кожен корабель, що наприкінці стоїть на шахті.
draw-kepler-go-on-flying = До польотів
draw-kepler-other-planets = вибрати планети
draw-kepler-too-late = уже ні до чого
draw-kepler-task = Рівень { $level } буде пройдено, якщо набрати { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} і виконати { $objectives ->
    [one] його ціль
   *[other] усі цілі ({ $objectives })
}.
draw-kepler-terraform-all = Тераформувати всі ({ $n })
draw-kepler-tip-found = Заснувати колонію
draw-kepler-why-build = Платить планета поруч із гексом, а біля Сонця – Земля.
draw-kepler-why-burn = Він потрапить до колодязя Клаузіуса; його поверне лише відновлення.
draw-kepler-why-destination = { $n ->
    [one] Він може пролетіти ще { $n } гекс.
    [few] Він може пролетіти ще { $n } гекси.
   *[other] Він може пролетіти ще { $n } гексів.
}
draw-kepler-why-exploit = Вироблене колонією лягає на її власну карту.
draw-kepler-why-most-points = Після 16 раундів перемагає той, у кого найбільше очок.
draw-kepler-why-of-action = Основна дія «{ $name }».
draw-kepler-why-of-bonus = Бонусна дія «{ $name }».
draw-kepler-why-of-card = Карта прогресу «{ $name }».
draw-kepler-why-terraform = Це оплачують кубики на планеті.
