# The story of a turn in Kepler-3042: headlines of the log, in a few words without the name of the player.
#
# gain-… are amounts behind a sign, such as “+2 data”; $n is never below 0.

beat-kepler-advanced = { $track } { $from } → { $to }
beat-kepler-applied = карта прогресу «{ $card }»
beat-kepler-built = { $n ->
    [one] { $n } корабель збудовано
    [few] { $n } кораблі збудовано
   *[other] { $n } кораблів збудовано
}
beat-kepler-declined = без карти «{ $card }»
beat-kepler-medal-to-card = медаль на карту прогресу ({ $track })
beat-kepler-medals = медалі ({ $track })
beat-kepler-moved = корабель { $ship } → { $to }
beat-kepler-moved-on = корабель { $ship } летить далі
beat-kepler-nothing = { $what } (без ефекту)
beat-kepler-objective = ціль «{ $objective }»: виконано
beat-kepler-objective-missed = ціль «{ $objective }»: не виконано
beat-kepler-reached = { $tech } { $from } → { $to }
beat-kepler-recalled = корабель { $ship } відкликано
beat-kepler-regenerated = { $n ->
    [one] { $n } кубик відновлено
    [few] { $n } кубики відновлено
   *[other] { $n } кубиків відновлено
}
beat-kepler-revealed = відкрито: { $what }
beat-kepler-settled = колонія: { $planet }
beat-kepler-target = колоніальну ціль досягнуто
beat-kepler-terraformed = { $planet }: тераформовано

gain-kepler-antimatter = { $n ->
    [one] { $n } антиматерія
    [few] { $n } антиматерії
   *[other] { $n } антиматерії
}
gain-kepler-energy = { $n ->
    [one] { $n } енергія
    [few] { $n } енергії
   *[other] { $n } енергії
}
gain-kepler-matter = { $n ->
    [one] { $n } матерія
    [few] { $n } матерії
   *[other] { $n } матерії
}
gain-kepler-medal = { $n ->
    [one] { $n } медаль
    [few] { $n } медалі
   *[other] { $n } медалей
}
gain-kepler-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
