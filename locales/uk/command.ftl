# Що друкують `orrery catalog`, `orrery rules`, `orrery simulate` та `orrery arena`.

catalog-title = { $game }: компоненти
catalog-marks = Значення з позначкою * реконструйовано, їх немає в друку; значення з позначкою ° узято з публічної сторінки; решта — із правил або з друку.

rules-notes = Про цей текст: джерела, уточнення, перевірочні приклади
rules-title = { $game }: правила, версія { $version }
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}

simulate-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}
simulate-bots = Боти
simulate-seed = Початкове число
simulate-finished = Завершені партії
simulate-decisions = Рішення
simulate-seconds = Секунди
simulate-threads = Потоки
simulate-decisions-per-second = Рішень за секунду
simulate-games-per-second = Партій за секунду
simulate-decisions-per-game = Рішень за партію
simulate-choices-per-decision = Варіантів на рішення
simulate-state-bytes = Байтів у стані гри
simulate-block-copies = Скопійовано блоків по 2048 байтів за секунду
simulate-checksum = Контрольна сума кінцевих позицій
simulate-mean-range = { $mean } (від { $min } до { $max })
simulate-mean-max = { $mean } (щонайбільше { $max })

arena-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, { $arrangements ->
    [one] { $arrangements } розстановка
    [few] { $arrangements } розстановки
   *[other] { $arrangements } розстановок
} ботів, початкове число { $seed }
arena-bot = Бот
arena-seats = місця
arena-wins = перемоги
arena-win-rate = % перемог на місце
arena-score = очки
arena-rating = сила
arena-positions = позицій на рішення
arena-trials = спроб на рішення
arena-speed = позицій за секунду

scores = Очки
scores-mean = середнє
scores-sd = відхилення
scores-min = найменше
scores-max = найбільше
scores-wins = перемоги
scores-all-seats = Усі місця

log-result = Результат
log-scored = { $points ->
    [one] { $side }: { $points } очко
    [few] { $side }: { $points } очки
   *[other] { $side }: { $points } очок
}
log-start = Початок
log-unfinished = Гру не завершено
log-won = { $points ->
    [one] { $side } перемагає: { $points } очко
    [few] { $side } перемагає: { $points } очки
   *[other] { $side } перемагає: { $points } очок
}
