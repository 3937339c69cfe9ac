# Lessons: the pages around them. What each lesson says is in <game>-lessons.
learn-about = Each lesson is a real board with one task at a time. The game itself checks what you do, and any way of getting there is right. Take the lessons in any order.
learn-again = Repeat
learn-all = All lessons
learn-back = Take back
learn-done-of = { $done } of { $all } done
learn-is-done = Done
learn-name-1 = Ada
learn-name-2 = Ben
learn-name-3 = Cleo
learn-name-4 = Dan
learn-next = Next: { $title }
learn-play = Play your first game
learn-restart = Start this step over
learn-show = Show me
learn-step = Step { $n } of { $all }
learn-title = Learn by doing
