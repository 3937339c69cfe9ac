# Der Tisch von SETI: die Leiste darüber, Aktionen und ihre Schritte, kurze Namen von Technologien und Orten.
#
# Ein Wort in Klammern wie [2 energy] wird zu Zahl und Symbol; [n] ist eine Zahl mit ihrem Symbol.
# $n zählt, $space ist ein Feld des Solarsystems, $number die Nummer einer eigenen Sonde.

draw-seti-about-anomalies = Wer in ihrer Spalte führt, wird belohnt
draw-seti-about-centaurians = Ihre Nachrichten kommen später an
draw-seti-about-exertians = Geheime Karten, Gefahr am Ende
draw-seti-about-mascamites = Proben nach Hause bringen
draw-seti-about-oumuamua = Signale und Exofossilien
draw-seti-at-corner = Wähle eine Handkarte, um sie für ihre freie Aktion abzuwerfen.
draw-seti-at-land = Wähle einen Planeten oder Mond auf dem Planetentableau.
draw-seti-at-move = Wähle ein Feld im Solarsystem.
draw-seti-at-orbit = Wähle einen Planeten auf dem Planetentableau.
draw-seti-at-place = Wähle ein Feld deines Computers.
draw-seti-at-play = Wähle eine Handkarte.
draw-seti-capsules = Kapseln
draw-seti-cause-exertians = die Exertianer sind entdeckt
draw-seti-cause-gold = { $n ->
    [one] { $n } Punkt erreicht
   *[other] { $n } Punkte erreicht
}
draw-seti-cause-last = das Spiel endet: welche Karten du behältst, ist ohne Bedeutung
draw-seti-cause-message = eine Nachricht ist angekommen
draw-seti-cause-milestone = ein Meilenstein ist erreicht
draw-seti-could = Noch möglich: { $actions }.
draw-seti-extra = Extra
draw-seti-far = { $steps ->
    [one] Sonde { $number } → { $space }: { $n } Energie, { $steps } Schritt
   *[other] Sonde { $number } → { $space }: { $n } Energie, { $steps } Schritte
}
draw-seti-far-moves = { $steps ->
    [one] Sonde { $number } → { $space }: { $steps } Schritt
   *[other] Sonde { $number } → { $space }: { $steps } Schritte
}
draw-seti-first = beginnt
draw-seti-found-by = Entdeckt
draw-seti-free-short = Frei:
draw-seti-gold-name-a = Spurensets
draw-seti-gold-name-b = Siege + Figuren
draw-seti-how-blue = Daten analysieren
draw-seti-how-orange = auf einem Planeten landen
draw-seti-how-pink = Sektor gewinnen
draw-seti-hunt = { $n } von 3 Spuren gefunden
draw-seti-icon-star = Ein Sektor
draw-seti-idle-all = jetzt ohne Effekt
draw-seti-idle-part = jetzt teils ohne Effekt
draw-seti-in-front = Missionen
draw-seti-jump-others = Die anderen
draw-seti-key-dashed = Gestrichelt: nur beim ersten Mal
draw-seti-key-land = [land] Landen [3 energy], mit Orbiter 1 weniger
draw-seti-key-orbit = [orbit] Umkreisen [1 credit] [1 energy]
draw-seti-lack = [n] zu wenig
draw-seti-lack-cards = keine Karten
draw-seti-lack-computer = erst [n] platzieren
draw-seti-lack-planet = keine Sonde bei Planeten
draw-seti-lack-probe-room = Sonden im All: { $n } von { $n }
draw-seti-left-cards = Karten übrig: { $n }
draw-seti-left-moves = Bewegung übrig: { $n }
draw-seti-left-signals = Signale übrig: { $n }
draw-seti-menu = Menü
draw-seti-next-rotation-see = Drück darauf, um zu sehen, wo dann alles wäre.
draw-seti-no-data = keine Daten durch diese Karte
draw-seti-note-crown = [crown] An einem Stern: wer dort gerade führt.
draw-seti-note-dashed = Ein gestrichelter Rahmen bringt nur beim ersten Mal etwas.
draw-seti-note-extra = „Extra“: Spuren einer Farbe, die schon gefunden ist (Überflussfeld).
draw-seti-note-found = „Entdeckt“: wer die erste Spur einer Farbe fand.
draw-seti-note-neutral = [neutral] Ein Entdeckungs-Meilenstein; er gehört niemandem.
draw-seti-objectives-due = { $n ->
    [one] Am Ende dieser Runde wirfst du { $n } abgeschlossenes Ziel ab; fehlt es, schreitet der Rivale 3 Felder voran.
   *[other] Am Ende dieser Runde wirfst du { $n } abgeschlossene Ziele ab; für jedes fehlende schreitet der Rivale 3 Felder voran.
}
draw-seti-objectives-last = Nach dieser Runde bringt jedes nicht abgeschlossene Ziel dem Rivalen 5 Punkte.
draw-seti-pieces = Im Spiel
draw-seti-planet-land = Landen: kostet jetzt { $cost }, 1 weniger mit einem Orbiter dort; bringt { $every }.
draw-seti-planet-land-first = Für den ersten Lander dazu: { $reward }.
draw-seti-planet-moon = Stattdessen auf { $moon }, mit der Technologie für Monde: { $reward }.
draw-seti-planet-orbit = Umlaufbahn: kostet { $cost }, bringt { $every }.
draw-seti-planet-orbit-first = Für den ersten Orbiter dazu: { $reward }.
draw-seti-planet-visit = Eine Sonde, die hierher fliegt, bringt 1 Bekanntheit.
draw-seti-planets-sub = [orbit][1 credit][1 energy] · gestrichelt: nur einmal
draw-seti-probes = Sonden im All
draw-seti-ready = jetzt erledigbar: { $n }
draw-seti-research-costs = Erforschen kostet [n]
draw-seti-rival-how = In seinem Zug deckt der Rivale die oberste Karte des Aktionsstapels auf und führt die erste mögliche Zeile aus. Ist der Stapel leer, passt er.
draw-seti-rival-how-techs = Seine Technologien gibt er aus: eine Sondentechnologie für die Landung auf einem Mond, eine Teleskoptechnologie für ein weiteres Signal, eine Computertechnologie für 3 Punkte.
draw-seti-rival-how-track = Statt Credits, Energie und Karten erhält er Schritte auf dieser Leiste. Forscht er, nimmt er von hier an die nächste Technologie, deren Stapel noch 2 Punkte bringt. Jede Umrundung gibt ihm eine Verstärkungskarte.
draw-seti-rival-plays = Wie der Rivale spielt
draw-seti-scan-earth = Sektor mit der Erde
draw-seti-scan-hand = Handkarte
draw-seti-scan-launch = Start von der Erde
draw-seti-scan-may = freiwillig
draw-seti-scan-row = Karte der Auslage
draw-seti-scan-row-how = wähle unten eine
draw-seti-step-ahead = danach
draw-seti-step-choices = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
draw-seti-step-first-income = Die Karte kommt unter dein Tableau. Jede Runde bringt sie, was unten rechts auf ihr steht.
draw-seti-step-hand = Auf deiner Hand
draw-seti-step-mine = Auf deinem Tableau
draw-seti-step-planets = Bei den Planeten
draw-seti-step-row = In der Auslage
draw-seti-step-scores = In den Ecken des Plans
draw-seti-step-sky = Im Solarsystem
draw-seti-step-solo = Bei den Zielen
draw-seti-step-species = Bei den Spezies
draw-seti-step-techs = Bei den Technologien
draw-seti-steps = Schritte
draw-seti-tech-computer-1 = [2 vp] oben, [1 credit] unten
draw-seti-tech-computer-2 = [2 vp] oben, [1 energy] unten
draw-seti-tech-computer-3 = [2 vp] oben, [1 draw] unten
draw-seti-tech-computer-4 = [2 vp] oben, [2 publicity] unten
draw-seti-tech-probe-1 = 2 Sonden im All
draw-seti-tech-probe-2 = Asteroiden [1 publicity], Verlassen frei
draw-seti-tech-probe-3 = Landen: [1 energy] weniger
draw-seti-tech-probe-4 = Monde: Landen erlaubt
draw-seti-tech-telescope-1 = Erdsignal: ±1 Sektor
draw-seti-tech-telescope-2 = [1 publicity] → Signal bei Merkur
draw-seti-tech-telescope-3 = Handkarte → ihr Signal
draw-seti-tech-telescope-4 = [1 energy] → Start oder [1 move]
draw-seti-tray = Hier liegen ausgespielte Missionen.
draw-seti-turns-1 = Nächste: Scheibe 1
draw-seti-turns-2 = Nächste: Scheibe 2
draw-seti-turns-3 = Nächste: Scheibe 3
draw-seti-works = So geht es
draw-seti-works-extra = Extra: weitere Spuren einer Farbe, beliebig viele.
draw-seti-works-found = Entdeckt: die erste Spur jeder Farbe; alle drei zusammen enthüllen die Spezies. Ein Entdeckungs-Meilenstein wirkt, wenn jemand 20 oder 30 Punkte erreicht und weniger als vier mitspielen.
draw-seti-works-later = Ein Strich ist ein Feld, das sich erst später öffnet.
draw-seti-works-price = Ein Preis mit Minus, links oder auf einem Feld, sind die Kosten dieses Felds.
draw-seti-works-trace = Eine Spur kommt auf ein freies Feld ihrer Farbe, und du erhältst, was dort steht.
draw-seti-yours = deine
