# Підказки та аналіз завершеної партії.

analysis-about = Експерт оцінює кожен хід за тим, що гравець міг тоді знати. Те, що лежить у межах похибки його проб, ніколи не називається помилкою.
analysis-accuracy = Точність
analysis-best-turn = Найкращий знайдений хід
analysis-class-best = Найкращий
analysis-class-blunder = Груба помилка
analysis-class-good = Добрий
analysis-class-inaccuracy = Неточність
analysis-class-mistake = Помилка
analysis-expected = Очікувано
analysis-graph = Очки, на які кожен міг сподіватися, хід за ходом
analysis-json = Завантажити аналіз
analysis-lost = Втрачені очки
analysis-luck = Удача
analysis-luck-then = Далі удача та інші гравці: { $n }
analysis-moment-bad-luck = { $name }: невдача та інші гравці забрали очок: { $n }
analysis-moment-luck = { $name }: удача та інші гравці дали очок: { $n }
analysis-moment-missed = { $name }: інший хід дав би більше очок: { $n }
analysis-moments = Ключові моменти
analysis-phase-1 = Початок
analysis-phase-2 = Середина
analysis-phase-3 = Кінець
analysis-play-on = До позиції перед ним
analysis-played = Зіграно
analysis-running = Триває аналіз: хід { $n } з { $all }
analysis-share = Шанси на перемогу: { $before } % → { $after } %
analysis-start = Проаналізувати партію
analysis-title = Аналіз
analysis-turns = Ходи, для яких були кращі
analysis-waiting = Аналіз чекає своєї черги.
analysis-within = { $n } ± { $error }

hint-ask = Підказка
hint-brings = Це напевно дасть:
hint-thinking = Експерт думає…
hint-title = Підказка
hint-turn = Експерт зіграв би так:
hint-what = Що саме?
hint-where = Спершу погляньте сюди: { $kind }
hint-where-board = Погляньте на підсвічену частину поля.
hint-why = Чому?
hint-why-alone = Очікуваний результат, очок: { $points }. Жоден інший хід не наближається до цього.
hint-why-even = Очікуваний результат, очок: { $points }. Найближчий інший хід такий самий добрий, наскільки можна судити.
hint-why-more = Очікуваний результат, очок: { $points }; це на { $more } ± { $error } більше, ніж дає найближчий інший хід.
hint-none = Можливий лише один вибір.

problem-hint-people = Підказки дають лише там, де більше ніхто не грає, або за столом, створеним з підказками.
problem-analysis-many = Забагато аналізів у черзі. Спробуйте пізніше.
problem-not-analyzed = Цю партію ще не проаналізовано.

web-hints-allowed = З підказками
web-hints-allowed-why = Тут усі можуть просити підказки; журнал показує, хто це зробив.
web-new-hints = Усі можуть просити підказки
web-note-hint = { $name } просить підказку.
web-note-hints = За цим столом усі можуть просити підказки.
