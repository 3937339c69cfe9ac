# Історія ходу в SETI: заголовки журналу, кількома словами, без імені гравця.
#
# gain-… — кількості після знака, як-от «+2 жетони даних»; $n ніколи не менше за 0.

beat-seti-analysed = Аналіз даних
beat-seti-anomaly = аномалія ({ $trace } слід)
beat-seti-collected = зразок із { $from }
beat-seti-completed = завершено місію { $card }
beat-seti-covered = комірка місії: { $card }
beat-seti-danger = найбільша небезпека
beat-seti-delivered = зразок доставлено: { $card }
beat-seti-discovered = відкрито вид: { $species }
beat-seti-gold = золота плитка ПО: { $gold } ({ $value })
beat-seti-landed = Висадка на { $site }
beat-seti-launched = Запуск зонда
beat-seti-lost = змарновано понад максимум: { $amount }
beat-seti-message = винагорода за послання
beat-seti-moved = { $n ->
    [one] { $n } крок переміщення
    [few] { $n } кроки переміщення
   *[other] { $n } кроків переміщення
}
beat-seti-neutral = нейтральний здобуток ({ $trace } слід)
beat-seti-objective = ціль { $objective } досягнуто
beat-seti-orbited = Орбіта { $body }
beat-seti-passed = Пас
beat-seti-played = { $card }
beat-seti-progress = прогрес +{ $n }
beat-seti-pushed = зонд зсунуто на { $to }
beat-seti-removed = прибрано із { $from }
beat-seti-researched = Дослідження: { $tech }
beat-seti-rival = { $action }
beat-seti-rival-idle = жодної можливої дії
beat-seti-rotated = диск { $disc } обертається
beat-seti-scanned = Сканування
beat-seti-secret = { $n ->
    [one] { $n } карта ікзертійців долілиць
    [few] { $n } карти ікзертійців долілиць
   *[other] { $n } карт ікзертійців долілиць
}
beat-seti-sector = виграно сектор { $star }
beat-seti-signal = { $n ->
    [one] { $n } сигнал у секторі { $star }
    [few] { $n } сигнали в секторі { $star }
   *[other] { $n } сигналів у секторі { $star }
}
beat-seti-strengthened = конкурент посилюється
beat-seti-tile-completed = плитку Оумуамуа завершено
beat-seti-tile-signal = { $n ->
    [one] { $n } сигнал на плитці Оумуамуа
    [few] { $n } сигнали на плитці Оумуамуа
   *[other] { $n } сигналів на плитці Оумуамуа
}
beat-seti-traced = { $n ->
    [1] { $trace } слід
    [one] { $n } слід ({ $trace } колір)
    [few] { $n } сліди ({ $trace } колір)
   *[other] { $n } слідів ({ $trace } колір)
}
beat-seti-tucked = дохід: { $card }

gain-seti-card = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
gain-seti-credit = { $n ->
    [one] { $n } кредит
    [few] { $n } кредити
   *[other] { $n } кредитів
}
gain-seti-data = { $n ->
    [one] { $n } жетон даних
    [few] { $n } жетони даних
   *[other] { $n } жетонів даних
}
gain-seti-energy = { $n ->
    [one] { $n } енергія
    [few] { $n } енергії
   *[other] { $n } енергії
}
gain-seti-exofossil = { $n ->
    [one] { $n } екзофосилія
    [few] { $n } екзофосилії
   *[other] { $n } екзофосилій
}
gain-seti-points = { $n ->
    [one] { $n } ПО
    [few] { $n } ПО
   *[other] { $n } ПО
}
gain-seti-publicity = { $n ->
    [one] { $n } очко репутації
    [few] { $n } очки репутації
   *[other] { $n } очок репутації
}
