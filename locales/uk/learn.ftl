# Уроки: сторінки навколо них. Що каже кожен урок, міститься в <game>-lessons.
learn-about = Кожен урок — справжнє поле й одне завдання за раз. Гра сама перевіряє ваші дії: правильний будь-який шлях, що веде до мети. Порядок уроків — на ваш вибір.
learn-again = Ще раз
learn-all = Усі уроки
learn-back = Скасувати
learn-done-of = Пройдено { $done } з { $all }
learn-is-done = Пройдено
learn-name-1 = Ада
learn-name-2 = Богдан
learn-name-3 = Віра
learn-name-4 = Данило
learn-next = Далі: { $title }
learn-play = Зіграти першу партію
learn-restart = Почати цей крок спочатку
learn-show = Покажіть, як
learn-step = Крок { $n } з { $all }
learn-title = Вчіться граючи
