# Намальоване поле SETI: небо, планети, види та очки.

draw-seti-costs = Коштує: { $cost }
draw-seti-danger = Небезпека { $n }
draw-seti-danger-mine = { $name }: небезпека { $n }, разом із вашими картами долілиць ({ $cards })
draw-seti-danger-of = { $name }: небезпека { $n } на полі, карт долілиць: { $cards }
draw-seti-first-win = Перша перемога: { $reward }.
draw-seti-gold-income-a = за кожен набір із підкладених кредиту, енергії та карти
draw-seti-gold-income-b = за кожен підкладений кредит або енергію — чого більше
draw-seti-gold-marked = З вашим маркером: { $amount }.
draw-seti-gold-missions-a = за кожну виконану місію
draw-seti-gold-missions-b = за кожні дві: виконані місії, карти кінця гри
draw-seti-gold-now = Поки що у вас { $n }.
draw-seti-gold-other-a = за кожен набір із рожевого, оранжевого та синього сліду
draw-seti-gold-other-b = за кожну пару: перемога в секторі та орбітальний апарат або посадковий модуль
draw-seti-gold-technology-a = за кожен набір із технологій зонда, телескопа та комп’ютера
draw-seti-gold-technology-b = за кожні дві технології
draw-seti-land = Висадка
draw-seti-later-wins = Наступні перемоги: { $reward }.
draw-seti-leads = Попереду { $name }.
draw-seti-next-rotation-1 = Наступне обертання: диск 1
draw-seti-next-rotation-2 = Наступне обертання: диск 2, а з ним і диск 1
draw-seti-next-rotation-3 = Наступне обертання: усі три диски
draw-seti-orbit = Орбіта
draw-seti-round = Раунд { $round } з { $rounds }
draw-seti-sky = Сонячна система та найближчі зорі
draw-seti-slot = { $name }: лишилося даних { $left } з { $all }; сигнали: { $markers }
draw-seti-species = Види
draw-seti-undiscovered = Невідкритий вид
draw-seti-ways = { $n ->
    [one] { $n } шлях: { $space }
    [few] { $n } шляхи: { $space }
   *[many] { $n } шляхів: { $space }
}
draw-seti-won = { $n ->
    [one] { $name } має тут { $n } перемогу.
    [few] { $name } має тут { $n } перемоги.
   *[many] { $name } має тут { $n } перемог.
}
