# Hints, and the analysis of a finished game.

analysis-about = The expert judges every turn by what its player could know at the time. A difference within the noise of its trials is never called a mistake.
analysis-accuracy = Accuracy
analysis-best-turn = Best turn found
analysis-class-best = Best
analysis-class-blunder = Blunder
analysis-class-good = Good
analysis-class-inaccuracy = Inaccuracy
analysis-class-mistake = Mistake
analysis-expected = Expected
analysis-graph = The points that everybody could expect, turn by turn
analysis-json = Download the analysis
analysis-lost = Points lost
analysis-luck = Luck
analysis-luck-then = Afterwards, luck and the others: { $n }
analysis-moment-bad-luck = { $name } – bad luck and the others: −{ $n }
analysis-moment-luck = { $name } – luck and the others: +{ $n }
analysis-moment-missed = { $name } – better: +{ $n }
analysis-moments = Key moments
analysis-phase-1 = Opening
analysis-phase-2 = Middle game
analysis-phase-3 = Endgame
analysis-play-on = See the position before
analysis-played = Played
analysis-ready = The analysis is ready.
analysis-running = Analyzing: turn { $n } of { $all }
analysis-start = Analyze this game
analysis-title = Analysis
analysis-turns = Turns with a better option
analysis-waiting = The analysis is waiting in line.
analysis-within = { $n } ± { $error }

hint-ask = Hint
hint-brings = It is sure to bring:
hint-thinking = The expert is thinking…
hint-title = Hint
hint-turn = The expert would play:
hint-what = What exactly?
hint-idea = An idea: { $idea }
hint-where = Look here first: { $kind }
hint-where-board = Look at the highlighted part of the board.
hint-why = Why?
hint-why-alone = Expected points: { $points }. No other turn comes close.
hint-why-even = Expected points: { $points }. The best alternative looks just as good.
hint-why-more = Expected points: { $points }, { $more } ± { $error } more than with the best alternative.
hint-none = There is only one thing to do.

problem-hint-people = Hints are available only where nobody else is playing, or at a table that was created with hints.
problem-analysis-many = Too many games are waiting to be analyzed. Please try again later.
problem-not-analyzed = This game has not been analyzed yet.

web-hints-allowed = With hints
web-hints-allowed-why = Everybody here may ask for hints; the log tells who did.
web-new-hints = Everybody may ask for hints
web-note-hint = { $name } asked for a hint.
web-note-hint-you = You asked for a hint.
web-note-hints = At this table everybody may ask for hints.
