game-comets = Комети

option-comets-rounds = Раунди
option-comets-rounds-help = Скільки раундів грають.

catalog-comets-comets = Комети
fact-comets-brightness = яскравість

about-comets-dazzled = Вас засліпило: скиньте одну комету.
about-comets-turn = Спостерігайте, переслідуйте комету або відпочивайте.

choice-comets-chase = Переслідувати комету { $comet }
choice-comets-drop = Скинути комету { $comet }
choice-comets-observe = Спостерігати
choice-comets-rest = Відпочити

score-comets-comets = Наздогнані комети

event-comets-chased = { $seat } наздоганяє комету { $comet }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
event-comets-dropped = { $seat } скидає комету { $comet }.
event-comets-observed = { $seat } спостерігає комету { $comet }.
event-comets-observed-hidden = { $seat } спостерігає комету.
event-comets-rested = { $seat } відпочиває.
event-comets-round = Раунд { $round }
event-comets-shuffled = Стос перетасовано в нову колоду.
event-comets-turn = Хід: { $seat }

action-comets-chase = Переслідувати комету
action-comets-drop = Скинути комету

panel-comets-backs = { $n ->
    [one] { $n } закрита комета
    [few] { $n } закриті комети
   *[other] { $n } закритих комет
}
panel-comets-deck = Колода
panel-comets-fuel = Паливо
panel-comets-hand = Рука
panel-comets-pile = Стос
panel-comets-players = Гравці
panel-comets-points = Очки
panel-comets-round = Раунд
panel-comets-round-of = { $round } з { $rounds }
panel-comets-table = Стіл
panel-comets-turn = Хід

deed-chased = наздогнано
deed-dropped = скинуто

things-comets-comets = Комети
things-comets-comets-about = Доля кожної комети: її спостерігали, наздогнали, скинули через засліплення.

why-comets-dazzled = спершу треба скинути комету
why-comets-hand-full = на руці більше немає місця
why-comets-no-comets = більше немає комет для спостереження
why-comets-not-held = цієї комети немає у вас на руці
why-comets-undazzled = вас не засліплено

resource-fuel = паливо

beat-comets-chased = Гонитва: { $comet }
beat-comets-observed = Спостереження
beat-comets-rested = Відпочинок
gain-comets-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
