# Історія ходу в Kepler-3042: заголовки журналу, кількома словами, без імені гравця.
#
# gain-… — кількості після знака, як-от «+2 енергії»; $n ніколи не менше за 0.

beat-kepler-advanced = { $what }: { $from } → { $to }
beat-kepler-applied = карта прогресу «{ $card }»
beat-kepler-built = { $n ->
    [one] збудовано { $n } корабель
    [few] збудовано { $n } кораблі
   *[other] збудовано { $n } кораблів
}
beat-kepler-converted = перетворення
beat-kepler-declined = відмова від карти «{ $card }»
beat-kepler-medal-to-card = медаль { $track } на карті прогресу
beat-kepler-medals = медалі { $track }
beat-kepler-moved = корабель { $ship } → { $to }
beat-kepler-moved-on = корабель { $ship } летить далі
beat-kepler-nothing = { $what } (без ефекту)
beat-kepler-objective = ціль: { $objective } — виконано
beat-kepler-objective-missed = ціль: { $objective } — не виконано
beat-kepler-reached = { $tech } { $from } → { $to }
beat-kepler-recalled = відкликано корабель { $ship }
beat-kepler-regenerated = { $n ->
    [one] відновлено { $n } кубик
    [few] відновлено { $n } кубики
   *[other] відновлено { $n } кубиків
}
beat-kepler-revealed = відкрито: { $what }
beat-kepler-settled = колонія: { $planet }
beat-kepler-target = колоніальну ціль досягнуто
beat-kepler-terraformed = тераформовано: { $planet }

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
