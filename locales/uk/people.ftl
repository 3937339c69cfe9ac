# Люди за столом: їхній час і як вони закінчують гру.

pace = Годинник
pace-agreed = Годинник цього столу: { $time }.
pace-bank = { $time } на гру й ще { $more } за кожен хід
pace-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
pace-end = Коли час вийде
pace-end-bot = далі грає бот ({ $bot })
pace-end-resign = гравець здається
pace-help = Він іде для того, хто має вирішувати, відколи всі місця зайнято.
pace-hours = { $count } год
pace-left = Залишок часу
pace-minutes = { $count } хв
pace-none = Без годинника: ніхто не поспішає
pace-runs = Час до:
pace-seconds = { $count } с
pace-then-bot = Коли час гравця вийде, замість нього далі гратиме бот ({ $bot }).
pace-then-resign = Коли час гравця вийде, він здається.
pace-turn = { $time } на кожен хід
pace-waits = Годинник піде, коли всі місця буде зайнято.
people-given-up = Гравці відмовилися від цієї гри.
people-note-late = Час гравця { $name } вийшов.
people-note-resigned = { $name } здається.
people-note-stop = { $name } пропонує припинити гру.
people-note-stop-not = { $name } усе-таки хоче грати далі.
people-resign = Здатися…
people-resign-now = Здатися остаточно
people-resign-sure = Ви програєте, хоч би який був рахунок. Якщо залишиться щонайменше двоє інших, замість вас гратиме бот; інакше гра закінчиться.
people-resigned = партію здано
people-stop = Припинити гру…
people-stop-not = Усе-таки грати далі
people-stop-now = Я хочу припинити
people-stop-sure = Якщо всі за столом згодні, гра закінчується тут без результату.
people-stopped = Усі погодилися припинити. Ця гра не має результату.
people-stops = хоче припинити
people-won = { $name } перемагає: усі інші здалися.
problem-option-pace = Виберіть один із годинників і що станеться, коли час вийде. Програма вказує від 60 до 7776000 секунд.
problem-option-text = Напишіть від 1 до 300 видимих символів.
problem-talk-full = За цим столом немає місця для нових повідомлень.
problem-talk-share = Звідси глядачам цього столу сьогодні вже сказано досить.
talk-all = Усе, що було сказано
talk-hear = Слухати знову
talk-help = #12 веде до позиції після вибору 12.
talk-mute = Не слухати
talk-muted = Ви не чуєте гравця { $name }.
talk-nothing = Ще ніхто нічого не сказав.
talk-reaction-game = Гарна гра!
talk-reaction-hello = Привіт, успіхів!
talk-reaction-moment = Хвилинку, будь ласка.
talk-reaction-oops = Ой!
talk-reaction-thanks = Дякую!
talk-reaction-well = Гарно зіграно!
talk-say = Скажіть щось іншим
talk-send = Надіслати
talk-table = Розмова за столом
talk-then = До позиції в ту мить,
talk-watchers = Розмова глядачів
