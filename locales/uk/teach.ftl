# Підказки та аналіз завершеної партії.

analysis-about = Експерт оцінює кожен хід за тим, що гравець міг знати на той момент. Різницю в межах похибки його проб ніколи не вважають помилкою.
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
analysis-luck = Везіння
analysis-luck-then = Далі везіння та інші гравці: { $n }
analysis-moment-bad-luck = { $name } – невдача та інші: −{ $n }
analysis-moment-luck = { $name } – удача та інші: +{ $n }
analysis-moment-missed = { $name } – краще: +{ $n }
analysis-moments = Ключові моменти
analysis-phase-1 = Початок
analysis-phase-2 = Середина гри
analysis-phase-3 = Завершення
analysis-play-on = Позиція перед ходом
analysis-played = Зіграно
analysis-ready = Аналіз готовий.
analysis-running = Триває аналіз: хід { $n } з { $all }
analysis-start = Проаналізувати партію
analysis-title = Аналіз
analysis-turns = Ходи, які могли бути кращими
analysis-waiting = Аналіз чекає своєї черги.
analysis-within = { $n } ± { $error }

hint-ask = Підказка
hint-brings = Це напевно дасть:
hint-thinking = Експерт думає…
hint-title = Підказка
hint-turn = Експерт зіграв би так:
hint-what = Що саме?
hint-idea = Ідея: { $idea }
hint-where = Спершу погляньте сюди: { $kind }
hint-where-board = Погляньте на підсвічену частину поля.
hint-why = Чому?
hint-why-alone = Очікувані очки: { $points }. Усі інші ходи значно слабші.
hint-why-even = Очікувані очки: { $points }. Найкраща альтернатива, схоже, не гірша.
hint-why-more = Очікувані очки: { $points }, на { $more } ± { $error } більше, ніж за найкращої альтернативи.
hint-none = Можливий лише один вибір.

problem-hint-people = Підказки доступні лише там, де більше ніхто не грає, або за столом, створеним із підказками.
problem-analysis-many = Забагато аналізів у черзі. Спробуйте пізніше.
problem-not-analyzed = Цю партію ще не проаналізовано.

web-hints-allowed = З підказками
web-hints-allowed-why = Тут усі можуть просити підказки; журнал показує, хто це зробив.
web-new-hints = Усі можуть просити підказки
web-note-hint = { $name } просить підказку.
web-note-hint-you = Ви попросили підказку.
web-note-hints = За цим столом усі можуть просити підказки.
