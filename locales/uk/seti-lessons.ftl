# The lessons of SETI, in their order: title, subtitle, then for each step the task, what is said when it is done, and
# what is said about something else that was tried.
lesson-seti-launch = Запуск і політ
lesson-seti-launch-about = Зонд залишає Землю, і кожен рух коштує енергії.
lesson-seti-launch-1 = Ваша агенція ще нічого не має в космосі. Запустіть зонд: він коштує два кредити й починає шлях на Землі.
lesson-seti-launch-1-done = Ваш зонд на Землі. За хід ви маєте одну основну дію — і щойно її використали.
lesson-seti-launch-1-other = Так нічого не злетить: у вас досі немає зонда в космосі.
lesson-seti-launch-2 = Тепер летіть. Рух — вільна дія: кожен крок коштує одну енергію. Доведіть зонд до планети поруч.
lesson-seti-launch-2-done = Відвідання планети приносить розголос. Планети рухаються, коли обертаються диски, тож дивіться, де вони опиняться.
