# Журнал, ходи інших, перегляд минулого й кінець гри.

story-afterwards = після того { $what }
story-ahead = Попереду з раунду { $round }.
story-ahead-always = Попереду від першого раунду до останнього.
story-back = Назад
story-by = Як гортати
story-by-choice = рішення за рішенням
story-by-round = раунд за раундом
story-by-turn = хід за ходом
story-failed = Не пройдено, очок: { $points }
story-further = Більше
story-go-on = Грати далі звідси
story-gold = Золоті плитки ПО
story-keys = ← → крок, пробіл: відтворити
story-made = Що вирішило: { $parts }.
story-moments = Найкращі ходи
story-next = Далі
story-others = Що зробили інші
story-over = Гру завершено
story-passed = Пройдено, очок: { $points }
story-pause = Пауза
story-play = Відтворити
story-rematch-rotates = У реванші всі пересідають на одне місце далі, тож починає хтось інший.
story-result = Результат
story-result-of = { $game }: результат
story-rounds = Очки за раундами
story-rounds-played = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[other] { $n } раундів
}
story-sequel-again = Той самий рівень починається знову, у новій галактиці.
story-sequel-next = Наступний рівень починається з кубиками, які ви тут заробили.
story-seti-gold-rival = лише займає місце, без очок
story-seti-short = { $n ->
    [one] Маючи на { $n } очко більше, ви б перемогли: за рівності виграє конкурент.
    [few] Маючи на { $n } очки більше, ви б перемогли: за рівності виграє конкурент.
   *[many] Маючи на { $n } очок більше, ви б перемогли: за рівності виграє конкурент.
}
story-seti-wins = Ви перемагаєте, якщо після остаточного підрахунку маєте більше очок, ніж конкурент.
story-shared = Спільна перемога: { $names }
story-since = Після вашого останнього ходу
story-skip = Пропустити
story-so-far = Досі
story-sources = Звідки взялися очки
story-speed = Швидкість
story-speed-1 = 1×
story-speed-2 = 2×
story-speed-4 = 4×
story-table = До столу
story-watch = Дивитися
story-wins = { $margin ->
    [one] { $name } перемагає з перевагою в { $margin } очко
    [few] { $name } перемагає з перевагою в { $margin } очки
   *[other] { $name } перемагає з перевагою в { $margin } очок
}
story-wins-level = { $name } перемагає за рівної кількості очок
story-you-win = { $margin ->
    [one] Ви перемогли з перевагою в { $margin } очко
    [few] Ви перемогли з перевагою в { $margin } очки
   *[other] Ви перемогли з перевагою в { $margin } очок
}
story-you-win-level = Ви перемогли за рівної кількості очок
story-in-round = Раунд { $round }
