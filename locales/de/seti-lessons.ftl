# The lessons of SETI, in their order: title, subtitle, then for each step the task, what is said when it is done, and
# what is said about something else that was tried.
lesson-seti-launch = Starten und fliegen
lesson-seti-launch-about = Eine Sonde verlässt die Erde, und jede Bewegung kostet Energie.
lesson-seti-launch-1 = Deine Organisation hat noch nichts im All. Starte eine Sonde: Sie kostet zwei Credits und beginnt auf der Erde.
lesson-seti-launch-1-done = Deine Sonde ist auf der Erde. Pro Zug hast du eine Hauptaktion, und die hast du gerade genutzt.
lesson-seti-launch-1-other = So startet nichts: Du hast noch immer keine Sonde im All.
lesson-seti-launch-2 = Jetzt wird geflogen. Bewegen ist eine freie Aktion: Jeder Schritt kostet eine Energie. Flieg mit deiner Sonde zu einem Planeten in der Nähe.
lesson-seti-launch-2-done = Ein Besuch auf einem Planeten bringt Bekanntheit. Planeten wandern, wenn sich die Scheiben drehen; achte darauf, wo sie sein werden.
