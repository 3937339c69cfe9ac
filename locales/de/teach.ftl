# Tipps, und die Analyse einer beendeten Partie.

analysis-about = Der Experte beurteilt jeden Zug danach, was man in diesem Moment wissen konnte. Ein Unterschied, der in der Streuung seiner Versuche liegt, gilt nie als Fehler.
analysis-accuracy = Genauigkeit
analysis-best-turn = Bester gefundener Zug
analysis-class-best = Bester Zug
analysis-class-blunder = Grober Fehler
analysis-class-good = Guter Zug
analysis-class-inaccuracy = Ungenauigkeit
analysis-class-mistake = Fehler
analysis-expected = Erwartet
analysis-graph = Die Punkte, die alle Zug für Zug erwarten konnten
analysis-json = Analyse herunterladen
analysis-lost = Verlorene Punkte
analysis-luck = Glück
analysis-luck-then = Danach Glück und die anderen: { $n }
analysis-moment-bad-luck = { $name } – Pech und die anderen: −{ $n }
analysis-moment-luck = { $name } – Glück und die anderen: +{ $n }
analysis-moment-missed = { $name } – besser: +{ $n }
analysis-moments = Schlüsselmomente
analysis-phase-1 = Eröffnung
analysis-phase-2 = Mittelspiel
analysis-phase-3 = Endspiel
analysis-play-on = Zur Stellung davor
analysis-played = Gespielt
analysis-ready = Die Analyse ist fertig.
analysis-running = Analyse läuft: Zug { $n } von { $all }
analysis-start = Partie analysieren
analysis-title = Analyse
analysis-turns = Züge, zu denen es einen besseren gab
analysis-waiting = Die Analyse wartet, bis sie an der Reihe ist.
analysis-within = { $n } ± { $error }

hint-ask = Tipp
hint-brings = Das bringt sicher:
hint-thinking = Der Experte denkt nach{"\u00A0"}…
hint-title = Tipp
hint-turn = Der Experte würde spielen:
hint-what = Was genau?
hint-idea = Eine Idee: { $idea }
hint-where = Schau zuerst hierhin: { $kind }
hint-where-board = Schau auf den hervorgehobenen Teil des Spielplans.
hint-why = Warum?
hint-why-alone = Erwartete Punkte: { $points }. Kein anderer Zug kommt dem nahe.
hint-why-even = Erwartete Punkte: { $points }. Die beste Alternative scheint ebenso gut zu sein.
hint-why-more = Erwartete Punkte: { $points }, { $more } ± { $error } mehr als mit der besten Alternative.
hint-none = Es gibt nur eine Möglichkeit.

problem-hint-people = Tipps gibt es nur, wo niemand sonst mitspielt oder wo der Tisch mit Tipps eröffnet wurde.
problem-analysis-many = Zu viele Analysen warten. Bitte versuche es später noch einmal.
problem-not-analyzed = Diese Partie wurde noch nicht analysiert.

web-hints-allowed = Mit Tipps
web-hints-allowed-why = Hier dürfen alle um Tipps bitten; das Protokoll sagt, wer es getan hat.
web-new-hints = Alle dürfen um Tipps bitten
web-note-hint = { $name } hat um einen Tipp gebeten.
web-note-hint-you = Du hast um einen Tipp gebeten.
web-note-hints = An diesem Tisch dürfen alle um Tipps bitten.
