# Чому щось у Kepler-3042 неможливе або не дало б нічого: частини речень, досить короткі, щоб уміститися на дії.

why-kepler-alien = інопланетна: замало технології
why-kepler-all-landed = усі сіли
why-kepler-all-terraformed = усе тераформовано
why-kepler-enclosed = нема куди летіти
why-kepler-exploits = 0 планет виробляють
why-kepler-last-cube = останній кубик піде на оплату
why-kepler-missing = бракує: { $cubes }
why-kepler-no-colony = немає колоній
why-kepler-no-marker = немає маркерів колоній
why-kepler-no-ship = кораблів не лишилося
why-kepler-no-technology = жодна технологія не може зрости
why-kepler-no-tile = немає закритих жетонів
why-kepler-none-away = жодного корабля на полі
why-kepler-none-landed = жодного корабля на планеті
why-kepler-produces = виробляє { $amount }
why-kepler-quantum = лише з Квантовою фізикою
why-kepler-speed = швидкість 0
why-kepler-storage = { $amount } у сховищі
why-kepler-terraform-level = треба Тераформування { $n }
why-kepler-top = усі на найвищому рівні
why-kepler-track-end = кінець: { $track }
why-kepler-tracks-end = кінець обох шкал
why-kepler-well = колодязь порожній
