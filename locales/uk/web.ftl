# Сторінки у браузері.
web-ago-days = { $count ->
    [one] { $count } день тому
    [few] { $count } дні тому
    [many] { $count } днів тому
   *[other] { $count } дня тому
}
web-ago-hours = { $count ->
    [one] { $count } годину тому
    [few] { $count } години тому
    [many] { $count } годин тому
   *[other] { $count } години тому
}
web-ago-minutes = { $count ->
    [one] { $count } хвилину тому
    [few] { $count } хвилини тому
    [many] { $count } хвилин тому
   *[other] { $count } хвилини тому
}
web-ago-now = щойно
web-auto-end = Завершувати мій хід автоматично, коли більше нічого не можна зробити
web-board = Стіл
web-board-drawn = Графічне поле
web-board-plain = Текстовий вигляд
web-bot-expert = Експерт
web-bot-expert-time = близько двох секунд на хід
web-bot-expert-what = Думає в тридцять разів довше. Нічого не пробачає.
web-bot-lin = Лін, біологиня
web-bot-lin-time = менше секунди на хід
web-bot-lin-what = Життя для неї понад усе, навіть там, де легше здобути очки.
web-bot-mara = Мара, дослідниця
web-bot-mara-time = менше секунди на хід
web-bot-mara-what = Радше сяде на далекий світ, ніж зробить щось розумне вдома.
web-bot-master = Майстер
web-bot-master-time = близько трьох секунд на хід
web-bot-master-what = Думає стільки, скільки дозволяє стіл. Для тих, хто перемагає експерта.
web-bot-none = без бота
web-bot-novice = Новачок
web-bot-novice-time = одразу
web-bot-novice-what = Бачить сьогоднішні очки, любить один план і забуває про завтра. Для перших партій.
web-bot-otto = Отто, спостерігач
web-bot-otto-time = менше секунди на хід
web-bot-otto-what = Стежить за іншими й не терпить бути другим.
web-bot-paloma = Палома, колекціонерка
web-bot-paloma-time = менше секунди на хід
web-bot-paloma-what = Ставить собі ціль за ціллю, і їх їй завжди замало.
web-bot-rasmus = Расмус, інженер
web-bot-rasmus-time = менше секунди на хід
web-bot-rasmus-what = Спершу бере кожну технологію, а тоді думає, навіщо вона.
web-bot-standard = Звичайний
web-bot-standard-time = менше секунди на хід
web-bot-standard-what = Побіжно перебирає свої найкращі ходи. З ним треба планувати.
web-bot-want = Нехай далі грає бот
web-bot-which = Який бот
web-catalog-all = Усі
web-catalog-count = { $count ->
    [one] { $count } компонент
    [few] { $count } компоненти
   *[other] { $count } компонентів
}
web-catalog-section = Частина гри
web-catalog-values = Усі значення
web-choices = Що можна зробити
web-close = Закрити цей стіл…
web-close-now = Закрити стіл для всіх
web-close-sure = За закритим столом ніхто не зможе грати далі. Це неможливо скасувати.
web-closed = Цей стіл закрито до кінця гри.
web-contents = Зміст
web-continue = Продовжити звідси за новим столом
web-continue-game = Продовжити
web-continue-seats = Хто грає далі?
web-copied = Скопійовано
web-copy = Скопіювати посилання
web-day = { $day }.{ $month }.{ $year }
web-decides = ходить
web-device-end = Від’єднати
web-device-go = Продовжити гру { $game } на цьому пристрої
web-device-new = Нове посилання для іншого пристрою
web-device-other = Продовжити на іншому пристрої
web-device-this = цей пристрій
web-device-unknown = Невідомий пристрій
web-devices = { $count ->
    [one] Це місце відкрито на { $count } пристрої
   *[other] Це місце відкрито на { $count } пристроях
}
web-disclaimer = Orrery — неофіційний фанатський проєкт, не пов’язаний із видавцями чи авторами цих ігор.
web-duplicate = гра-дублікат
web-duplicate-why = Початкове число цієї гри вибрано навмисно або воно відоме з іншої гри, тож хтось може знати приховане.
web-empty = ще нікого
web-free = Звільнити це місце…
web-free-now = Звільнити місце
web-free-sure = Цієї людини давно тут не було. Якщо звільнити місце, вона не зможе на нього повернутися; про це дізнаються всі.
web-hand-over = Передайте пристрій гравцеві { $name }.
web-hand-over-covered = Таємне приховано, доки пристрій не візьме { $name }.
web-home = Настільні ігри про космос
web-home-bot = Грати з ботом зараз
web-home-bot-kind = поблажливий суперник
web-home-bots = Боти, що грають чесно
web-home-bots-why = Чотири рівні сили: від поблажливого до нещадного. Бот бачить лише те, що дозволено його місцю.
web-home-claim = Дві великі настільні ігри про космос за столом, який знає кожне правило
web-home-friends = Друзі за посиланням
web-home-friends-why = Надішліть посилання й грайте одразу або хід за ходом упродовж кількох днів. Стіл чекає на всіх.
web-home-games = Ігри
web-home-learn = Вивчити гру
web-home-lessons = { $count ->
    [one] за { $count } короткий урок
    [few] за { $count } короткі уроки
   *[other] за { $count } коротких уроків
}
web-home-progress = Ваші уроки
web-home-players = { $max ->
    [one] { $min }–{ $max } гравець
    [few] { $min }–{ $max } гравці
   *[other] { $min }–{ $max } гравців
}
web-home-reason = Кожне «ні» має причину
web-home-reason-why = Ви бачите, чого бракує і яке правило цього вимагає. Кроки можна скасовувати, доки не відкрито приховане.
web-home-ways = Інші способи гри
web-home-why = Що тут інакше
web-invite = Запросити когось на це місце
web-invite-again = Нове посилання замість цього
web-invited = Вас запрошено до гри { $game }
web-invited-device = Це посилання відкриває на цьому пристрої місце: { $name }. Воно діє один раз.
web-invited-seat = Це посилання відкриває місце: { $name }. Воно діє один раз: потім місце ваше, а за столом можна додати інші пристрої.
web-keys = Клавіатура
web-keys-choose = переходити між варіантами та вибирати
web-keys-close = закрити меню, карту або огляд
web-keys-map = рухати мапу Kepler-3042
web-keys-tour = крок назад або вперед в огляді
web-keys-zoom = наблизити, віддалити або показати всю мапу
web-language = Мова
web-settings = Налаштування
web-in-short = Коротко
web-last-turns = Останні ходи
web-leave = Залишити це місце…
web-leave-now = Залишити назавжди
web-leave-sure = Ви не зможете повернутися на це місце. Інші можуть запросити когось або дозволити ботові грати далі.
web-left = порожньо
web-link-friend = Посилання для друга: хто відкриє його першим, займе це місце
web-link-mine = Посилання для іншого вашого пристрою; воно діє один раз
web-links = Запросити до гри { $game }
web-links-go = До столу
web-links-what = Стіл готовий. Надішліть кожному його посилання або дайте відсканувати QR-код. Посилання є й за столом.
web-log = Журнал гри
web-log-all = Усе від початку
web-log-empty = Ще нічого.
web-log-new = після вашого останнього ходу
web-log-ply = Після ходу { $ply }
web-log-start = Підготовка
web-log-steps = Показати хід за ходом
web-look = дивитися з цього місця
web-mine = Мої столи
web-mine-done = Завершені
web-mine-last = Остання партія
web-mine-more = Почати ще одну гру
web-mine-others = Інші мої партії
web-motion = Анімація
web-motion-fast = Швидко
web-motion-normal = Звичайно
web-motion-off = Вимкнено
web-motion-slow = Повільно
web-name = Ім’я
web-name-of = Ім’я на місці { $seat }
web-name-player = Гравець { $seat }
web-nav = Головна навігація
web-nav-catalog = Компоненти
web-nav-home = Грати
web-nav-learn = Навчання
web-nav-new = Нова гра
web-nav-rules = Правила
web-new-bots = Наскільки сильні?
web-new-bots-fair = Бот бачить лише те, що дозволено його місцю.
web-new-campaign = Кампанія
web-new-characters = Або проти когось із власними вподобаннями
web-new-first-level = Рівень 1
web-new-game = Гра
web-new-leave = Можна піти будь-коли: партія чекатиме.
web-new-level = { $goal } ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
})
web-new-links = Коли стіл буде готовий, ви отримаєте посилання для кожного друга.
web-new-more = Більше: початкове число, публічний стіл
web-new-options = Налаштування
web-new-options-good = можна лишити як є
web-new-players = Гравці
web-new-public = Показувати цей стіл у загальному списку
web-new-public-help = Будь-хто може знайти його на головній сторінці й дивитися.
web-new-ready = Готово
web-new-seed = Початкове число
web-new-seed-help = Те саме число дає те саме тасування. Усі за столом дізнаються, що його вибрано. Залиште поле порожнім, щоб щоразу була нова гра.
web-new-several = Одна людина може зайняти кілька відкритих місць
web-new-several-help = Інакше кожен має щонайбільше одне місце.
web-new-start = Почати гру
web-new-strength = Сила
web-new-time = Час
web-new-title = Нова гра: { $game }
web-new-who = Хто грає?
web-new-who-short = Хто грає
web-new-your-name = Ваше ім’я
web-news = Поки вас не було
web-note-bot = Замість гравця { $name } далі грає бот ({ $bot }).
web-note-freed = Місце «{ $name }» звільнено через довгу відсутність гравця.
web-note-left = { $name } більше не грає за цим столом.
web-note-no-wish = { $name } більше не хоче, щоб на місці «{ $seat }» грав бот.
web-note-sat = { $name } тепер за столом.
web-note-wish = { $name } погоджується, щоб на місці «{ $seat }» далі грав бот ({ $bot }).
web-of-five = { $count } з 5
web-open = Столи з вільними місцями
web-option-random = випадково
web-over = Гру завершено.
web-pack = Пакет даних
web-pack-builtin = вбудований
web-pack-help = Інші значення компонентів від адміністратора цього сервера.
web-pack-used = Пакет даних: { $name }
web-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
web-position = Позиція
web-public = Публічні столи
web-record = Завантажити запис
web-refusals = { $count ->
    [one] { $count } дія недоступна
    [few] { $count } дії недоступні
   *[other] { $count } дій недоступно
}
web-rematch = Реванш
web-again = Грати ще раз
web-rematch-join = Сісти за стіл
web-rematch-waits = Є реванш.
web-replay = Повтор
web-replay-back = Назад
web-replay-end = Кінець
web-replay-first = Початок
web-replay-go = Показати
web-replay-last = Останній хід: { $name }
web-replay-next = Далі
web-replay-now = Назад до гри
web-replay-of = { $game }: повтор
web-replay-ply = Після ходу { $ply } з { $of }
web-replay-quiet = Нічого, що ви могли б побачити.
web-round = раунд { $round } з { $rounds }
web-search = Пошук
web-search-go = Шукати
web-seat-bot-expert = Бот: експерт
web-seat-bot-greedy = Бот: жадібний
web-seat-bot-lin = Бот: Лін, біологиня
web-seat-bot-mara = Бот: Мара, дослідниця
web-seat-bot-master = Бот: майстер
web-seat-bot-novice = Бот: новачок
web-seat-bot-otto = Бот: Отто, спостерігач
web-seat-bot-paloma = Бот: Палома, колекціонерка
web-seat-bot-random = Бот: випадковий
web-seat-bot-rasmus = Бот: Расмус, інженер
web-seat-bot-standard = Бот: звичайний
web-seat-here = інша людина на цьому пристрої
web-seat-link = друг за посиланням
web-seat-me = я
web-seat-open = будь-хто (публічний стіл)
web-seats = За столом
web-sequel-again = Цей рівень ще раз
web-sequel-next = Наступний рівень
web-since-nobody = місце «{ $name }» порожнє; остання зміна { $ago }
web-since-other = ходить { $name }; остання зміна { $ago }
web-since-over = остання зміна { $ago }
web-since-you = ваш хід; остання зміна { $ago }
web-sit = Зайняти це місце
web-skip = Перейти до вмісту
web-solo = Грати соло
web-sound = Тихі звуки
web-tag-aside = призупинено
web-tag-closed = закрито
web-tag-over = завершено
web-take-over = Я — { $name }
web-theme = Вигляд
web-theme-auto = Як у системі
web-theme-dark = Темний
web-theme-light = Світлий
web-title-your-turn = Ваш хід: { $game }
web-tour-back = Назад
web-tour-done = Граймо
web-tour-next = Далі
web-tour-no = Ні, дякую
web-tour-offer = Ви тут уперше? Короткий огляд покаже на полі перші ходи.
web-tour-skip = Пропустити огляд
web-tour-start = Покажіть мені
web-tour-step = Крок { $n } з { $all }
web-turn-of = Хід: { $name }
web-undo-not-your-turn = Скасовувати можна лише у свій хід.
web-undo-other = Далі скасувати не можна: походив інший гравець.
web-undo-over = Гру завершено.
web-undo-revealed = Далі скасувати не можна: останній вибір відкрив щось нове – карту, жетон чи результат випадку.
web-undo-start = Ще нема чого скасовувати.
web-undo-step = Скасувати
web-undo-steps = { $count ->
    [one] можна скасувати { $count } крок
    [few] можна скасувати { $count } кроки
   *[other] можна скасувати { $count } кроків
}
web-undo-turn = Скасувати мій хід
web-undo-why = Чому?
web-unread = { $count ->
    [one] { $count } новий хід
    [few] { $count } нові ходи
   *[other] { $count } нових ходів
}
web-waiting = Очікуємо: { $name }…
web-waiting-bot = { $name } думає…
web-waiting-empty = Місце «{ $name }» ще порожнє. Надішліть другові посилання на нього.
web-watch = Лише дивитися
web-watching = Ви глядач: бачите лише відкриту інформацію.
web-what = Соло, проти ботів або з друзями. Кожне «ні» має пояснення, жоден хід не губиться. Без облікового запису, нічого не треба встановлювати.
web-who-bots = Проти ботів
web-who-bots-what = вони завжди готові
web-who-here = Один екран
web-who-here-what = передаєте з рук у руки
web-who-link = Друзі за посиланням
web-who-link-what = одразу або впродовж кількох днів
web-who-mixed = Кожне місце окремо
web-who-mixed-what = як завгодно, зокрема з місцями для всіх охочих
web-who-solo = Соло
web-who-solo-what = соло-гра за правилами
web-wish = { $name } погоджується: { $bot }
web-won = перемога
web-yes = так
web-you = ви
web-you-alone = Ви
web-your-turn = Ваш хід

# Помилки. Кожна каже, що не так і що робити.
problem-title = Помилка { $status }
problem-lost = Тут нічого не обертається
problem-refused = Це не вдалося
problem-ours = Щось пішло не так
problem-home = На головну сторінку
problem-back = Назад до столу
problem-back-account = До облікового запису
problem-back-new = Повернутися до налаштувань
problem-bad = Запит неможливо прочитати. Поверніться, перезавантажте сторінку й спробуйте ще раз.
problem-bot-wishes = Ви надто часто змінювали думку щодо бота на цьому місці. Чинне те, що ви сказали востаннє.
problem-busy = Сервер перезапускається або зайнятий. Спробуйте ще раз за мить.
problem-choices-many = Стільки рішень не вміщується на одній сторінці. Поверніться на кілька кроків назад або почніть спочатку.
problem-comings = За цим столом надто часто сідали й вставали: місце, що лишилося, призначене для ходів.
problem-devices = Це місце вже відкрито на надто багатьох пристроях. Грайте на одному з них або від’єднайте той, яким більше не користуєтеся.
problem-forbidden = Це не ваше місце. Відкрийте посилання свого місця, щоб сісти.
problem-foreign = Ця форма надійшла не зі сторінки цього сервера, або сторінка застаріла. Перезавантажте сторінку й спробуйте ще раз.
problem-hints-many = За цим столом уже просили стільки підказок, скільки можливо.
problem-illegal = Цей хід зараз неможливий. Подивіться на стіл ще раз і виберіть щось інше.
problem-internal = На сервері щось пішло не так. З вашої гри нічого не втрачено; спробуйте ще раз за мить.
problem-invitations-many = На це місце вже запрошено дуже багато людей. Зачекайте, доки хтось прийде, або запросіть посиланням.
problem-kind = Сервер не розуміє такого вмісту. Надішліть форму або JSON.
problem-large = Запит завеликий. Надішліть менше даних.
problem-link = Це посилання вже не відкриває місця: воно діє один раз. Попросіть нове або створіть його на пристрої, з якого ви граєте.
problem-long = Цей стіл уже зберігає найбільшу можливу кількість ходів. Відкрийте новий.
problem-many = Забагато запитів за короткий час. Зачекайте трохи й спробуйте ще раз.
problem-method = Ця адреса не приймає таких запитів. Відкрийте її як сторінку.
problem-mutes-many = За цим столом більше нікого не можна перестати слухати. Спершу знову слухайте когось із тих, кого ви не чуєте.
problem-no-undo = Це неможливо скасувати.
problem-not-found = За цією адресою нічого немає. Перевірте посилання або почніть із головної сторінки.
problem-not-your-turn = Зараз не ваш хід. Зачекайте на нього.
problem-one-seat = Ви вже маєте місце за цим столом, а на кожного припадає одне. Спершу залиште його або попросіть відкрити стіл, де одна людина може зайняти кілька місць.
problem-operator = Ця сторінка для адміністратора сервера. Уведіть токен як пароль.
problem-option-choice = { $option }: виберіть одне із запропонованих значень.
problem-option-flag = { $option }: виберіть так або ні.
problem-option-game = Тут немає такої гри.
problem-option-kind = Немає такого виду місця: «{ $kind }». Виберіть один із: { $kinds }.
problem-option-name = Ім’я має містити від 1 до { $max } символів, і всі вони мають бути видимі.
problem-option-number = { $option }: виберіть число від { $min } до { $max }.
problem-option-other = У цій грі немає налаштування «{ $option }» або в нього немає такого значення.
problem-option-pack = Тут немає такого пакета даних.
problem-option-players = { $game }: гравців має бути від { $min } до { $max }.
problem-option-seats = Заповніть усі місця, по одному на кожного гравця. Місця для будь-кого є лише за публічними столами.
problem-option-seed = Початкове число — це ціле число, не менше за 0.
problem-option-several = { $count ->
    [one] { $option }: виберіть { $count } варіант або залиште все на волю випадку.
    [few] { $option }: виберіть { $count } різні варіанти або залиште все на волю випадку.
   *[other] { $option }: виберіть { $count } різних варіантів або залиште все на волю випадку.
}
problem-option-when = { $max ->
    [one] Лише з { $max } гравцем.
   *[other] Лише якщо гравців від { $min } до { $max }.
}
problem-options = Так гру неможливо підготувати. Змініть налаштування й спробуйте ще раз.
problem-over = Гру завершено. Подивіться результат або почніть реванш.
problem-pack = Цей пакет даних не можна використати. Виправте його файли або виберіть інший.
problem-passkeys-many = Ваш обліковий запис уже має стільки ключів доступу, скільки можливо. Приберіть той, яким більше не користуєтеся.
problem-present = Ця людина була тут нещодавно, тож місце залишається за нею.
problem-record-long = У цьому записі більше ходів, ніж може зберегти стіл.
problem-reports-many = Немає місця для ще однієї скарги, доки оператор не прочитає наявні. Спробуйте пізніше.
problem-secret = Це видно лише гравцям або лише після завершення гри.
problem-set-aside = Цей стіл призупинено: збережені ходи більше не ведуть до збереженої позиції. Нічого не змінено; зверніться до адміністратора сервера.
problem-slow = Запит тривав надто довго. Перевірте з’єднання й спробуйте ще раз.
problem-stale = Тим часом стіл змінився. Подивіться на нього ще раз і виберіть знову.
problem-stop-wishes = Ви надто часто змінювали думку щодо припинення гри. Чинне те, що ви сказали востаннє.
problem-streams = За столами з вашої адреси стежить забагато відкритих сторінок. Закрийте деякі з них.
problem-tables = З вашої адреси за годину відкрито забагато столів. Зачекайте трохи й спробуйте ще раз.
problem-taken = Це місце вже зайняв хтось інший. Подивіться гру або попросіть інше місце.
problem-unattended = Уже триває забагато партій, у яких грають лише боти. Сядьте самі або зачекайте, доки одна з них закінчиться.
problem-unfinished = У вас забагато незавершених партій. Завершіть або закрийте деякі з них, а тоді відкривайте новий стіл.

# Сторінка для того, хто доглядає сервер.
operator-bot-choices = Рішення ботів від запуску
operator-bot-failures = Боти, що не знайшли відповіді
operator-bots-waiting = Столи, де бот чекає своєї черги думати
operator-free = Вільне місце на диску
operator-loaded = Столи в пам’яті
operator-metrics = Показники для системи моніторингу
operator-store = Місце на диску, зайняте партіями
operator-streams = Відкриті сторінки, що стежать за столом
operator-tables = Усього столів
operator-title = Стан сервера
operator-unfinished = Незавершені столи
operator-unknown = невідомо
operator-uptime = Працює (години:хвилини)
operator-version = Версія
