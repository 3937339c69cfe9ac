# Що відбувається в Kepler-3042: події журналу.

event-kepler-action = { $seat } пересуває кубик дії на «{ $action }».
event-kepler-advanced = { $seat } просувається { $track } до поділки { $space }.
event-kepler-bonus = { $seat } виконує бонусну дію «{ $bonus }».
event-kepler-bonus-cube = { $seat } кладе { $amount } на Землю.
event-kepler-built = { $seat } будує корабель { $ship } на гексі { $hex }.
event-kepler-burned = { $seat } спалює { $amount } { $place }.
event-kepler-card-applied = { $seat } застосовує карту прогресу «{ $card }».
event-kepler-clean-up = Завершення раунду: «{ $card }»
event-kepler-converted = { $seat } перетворює { $gives } на { $takes } ({ $place }).
event-kepler-declined = { $seat } відмовляється від карти прогресу «{ $card }».
event-kepler-medal-colonial = Колоніальна медаль переходить на карту прогресу.
event-kepler-medal-technology = Технологічна медаль переходить на карту прогресу.
event-kepler-medals-colonial = { $n ->
    [one] { $seat } отримує { $n } колоніальну медаль.
    [few] { $seat } отримує { $n } колоніальні медалі.
   *[other] { $seat } отримує { $n } колоніальних медалей.
}
event-kepler-medals-technology = { $n ->
    [one] { $seat } отримує { $n } технологічну медаль.
    [few] { $seat } отримує { $n } технологічні медалі.
   *[other] { $seat } отримує { $n } технологічних медалей.
}
event-kepler-moved = { $seat } переміщує корабель { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } вибирає: { $opponent }.
event-kepler-objective = { $seat } відкриває ціль: { $objective } — виконано.
event-kepler-objective-missed = { $seat } відкриває ціль: { $objective } — не виконано.
event-kepler-over = Гру завершено.
event-kepler-paid = { $seat } витрачає { $cubes } { $place }.
event-kepler-produced = { $seat } виробляє { $cubes } { $place }.
event-kepler-reached = { $seat } досягає рівня { $level } технології «{ $tech }»: { $name }.
event-kepler-recalled = { $seat } відкликає корабель { $ship } з гекса { $hex }.
event-kepler-regenerated = { $seat } відновлює { $amount }.
event-kepler-revealed = { $seat } відкриває плитку на гексі { $hex }: { $what }.
event-kepler-round = Раунд { $round }: «{ $card }» — { $effect }
event-kepler-settled = { $seat } колонізує планету { $planet } ({ $type }) на гексі { $hex }.
event-kepler-shifted = { $seat } переносить { $amount } { $from } { $to }.
event-kepler-target = { $seat } досягає колоніальної цілі на гексі { $hex }; плитку прибирають.
event-kepler-terraformed = { $seat } тераформує планету { $planet } ({ $type }).
event-kepler-tile-placed = { $seat } кладе закриту плитку на гекс { $hex }.
event-kepler-turn = Хід: { $seat }
event-kepler-turned-up = Відкрито плитку на гексі { $hex }: { $what }.
