# Що вирішують у Kepler-3042: запитання, вибори й те, про що говорить відмова.

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
about-kepler-reveal = Оберіть жетон. Коли обрано всі, їх відкривають разом.
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
choice-kepler-put-back = Відкласти корабель { $ship }: спершу рухається інший
choice-kepler-recall = Відкликати корабель { $ship } ({ $where })
choice-kepler-recall-mine = Відкликати корабель { $ship } ({ $where }) і відновити кубик
choice-kepler-regenerate = Відновити { $amount }
choice-kepler-reveal = Обрати жетон, щоб відкрити: { $hex }
choice-kepler-settle = Колонізувати { $planet } ({ $type }; { $hex }): колоніальне лідерство { $n }
choice-kepler-shift = Перемістити { $amount }: { $from } → { $to }
choice-kepler-ship = Рухати корабель { $ship } ({ $where })
choice-kepler-skip = Відмовитися
choice-kepler-start = Почати: { $tech }, рівень { $level }, { $name }: { $gives }
choice-kepler-stay = Корабель далі не летить
choice-kepler-stay-put = Корабель { $ship } лишається на місці; більше жоден не рухається
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
