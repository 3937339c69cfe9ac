# Die Seite, die `orrery simulate --report` schreibt.
stats-lead = Gespielt von Bots. Die Zahlen erzählen ebenso viel darüber, wie Bots spielen, wie darüber, wie das Spiel gemacht ist.
stats-rules-version = Regelversion
stats-none = Keine Partie kam zu ihrem Ende.
stats-files = Dasselbe als Tabellen für Programme:

stats-scores = Punkte am Ende
stats-scores-about = Säulen: wie oft jedes Ergebnis vorkam, alle Plätze zusammen; die gestrichelte Linie ist das Mittel. Kästen: die mittlere Hälfte der Ergebnisse, der Median als Strich, das Mittel als Punkt, die Linie reicht vom kleinsten bis zum größten.
stats-quarter = unteres Viertel
stats-median = Median
stats-three-quarters = oberes Viertel

stats-sources = Woher die Punkte kommen
stats-sources-about = Punkte im Mittel, ihr Anteil an allen Punkten, und dasselbe für die, die gewonnen haben, und für die anderen.
stats-share = Anteil
stats-winners = Gewinner
stats-others = andere
stats-by-side = Nach Plätzen

stats-length = Wie lang Partien sind
stats-rounds = Runden
stats-turns = Züge

stats-things = Spielmaterial
stats-things-about = Die ersten Spalten zählen, wie oft etwas in einer Partie getan wurde, von allen zusammen; dann kommen der Anteil derer, die es taten, und wie viele von ihnen gewannen. Der Balken zeigt, wie viele Punkte mehr sie hatten als die, die es nicht taten, die dünne Linie, wie weit der Zufall das leicht verschiebt (zwei Standardfehler). Grau: vielleicht nur Zufall.
stats-things-caution = Ein Unterschied ist keine Ursache: Wer vorn liegt, kann sich mehr leisten, und eine billige Karte wird gespielt, wenn nichts Besseres da ist.
stats-players = Spieler
stats-won = davon gewinnen
stats-points = Punkte mehr als ohne
stats-points-each = Punkte für jedes Mal
stats-share-of-players = Spieler: { $deed }
stats-all-things = Ganze Liste ({ $count })

# Was Spieler mit dem Material tun: Spaltenköpfe.
deed-advanced = Schritte
deed-applied = angewandt
deed-chased = verfolgt
deed-completed = erledigt
deed-declined = verzichtet
deed-discarded = abgeworfen
deed-discovered = entdeckt
deed-drawn = gezogen
deed-dropped = abgeworfen
deed-held = auf der Hand
deed-in-play = im Spiel
deed-landed = gelandet
deed-marked = markiert
deed-medals = Medaillen
deed-orbited = umkreist
deed-played = ausgespielt
deed-reached = erreicht
deed-researched = erforscht
deed-second = Platz 2
deed-settled = besiedelt
deed-taken = gewählt
deed-terraformed = terraformt
deed-tucked = fürs Einkommen
deed-used = genutzt
deed-won = gewonnen

# Arten von Material: things-<game>-<kind>, und was davon erzählt wird.
things-comets-comets = Kometen
things-comets-comets-about = Jeder Komet: beobachtet, verfolgt, geblendet abgeworfen.
things-kepler-bonus-actions = Bonusaktionen
things-kepler-bonus-actions-about = Wie oft für jede Bonusaktion verbrannt wurde, und wie viele Punkte mit jedem Mal einhergingen.
things-kepler-cards = Fortschrittskarten
things-kepler-cards-about = Für eine Runde gezogen, dann von denen angewandt oder abgelehnt, die sie betrifft.
things-kepler-main-actions = Hauptaktionen
things-kepler-main-actions-about = Wie oft der Aktionswürfel auf jedes Feld kam, und wie viele Punkte mit jedem Mal einhergingen.
things-kepler-objectives = Ziele
things-kepler-objectives-about = Die Zielkarten, die Spieler hatten, und die am Ende erfüllten.
things-kepler-planets = Planeten
things-kepler-planets-about = Welche Planeten besiedelt und welche Kolonien terraformt werden.
things-kepler-technologies = Technologien
things-kepler-technologies-about = Jede Stufe jeder Technologie: wie viele sie erreichen.
things-kepler-tracks = Führungsleisten
things-kepler-tracks-about = Schritte und Medaillen auf jeder Leiste, und wie viele Punkte mit jedem Schritt einhergingen.
things-seti-gold = Gold-Wertungsplättchen
things-seti-gold-about = Wie oft jedes Plättchen markiert wurde.
things-seti-places = Planeten und Monde
things-seti-places-about = Umkreisungen und Landungen; die Punkte sind die derer, die dort gelandet sind.
things-seti-projects = Projektkarten
things-seti-projects-about = Was aus jeder Karte wird: gezogen (auch als Startkarte und aus der Auslage), ausgespielt, Mission erledigt, abgeworfen von Hand, Auslage oder Stapel, fürs Einkommen genutzt.
things-seti-species = Spezies
things-seti-species-about = Wie oft jede Spezies dabei war und entdeckt wurde, und ob es mit ihr mehr Punkte gibt.
things-seti-species-cards = Spezies-Karten
things-seti-species-cards-about = Die Karten der fünf Spezies, soweit ihre Spezies im Spiel und entdeckt war.
things-seti-species-pairs = Paare von Spezies
things-seti-species-pairs-about = Wie oft zwei Spezies in einer Partie zusammenkamen, und ob es mit ihnen mehr Punkte gibt als mit anderen Paaren.
things-seti-stars = Sektoren
things-seti-stars-about = Wie oft der Sektor jedes Sterns abgeschlossen wurde: erster und zweiter Platz.
things-seti-technologies = Technologien
things-seti-technologies-about = Wie viele jede Technologie genommen haben.

planet-kepler-of-type = { $planet } ({ $type })
technology-kepler-level = { $tech } { $level }: { $name }

# Weitere Optionen, die ein Bericht nennen kann.
option-kepler-first = Wer beginnt
option-kepler-pack = Datenpaket
option-kepler-scores = Punkte der geschafften Stufen
option-seti-discs = Stellung der Scheiben
option-seti-first = Wer beginnt
option-seti-gold = Seiten der Gold-Wertungsplättchen
option-seti-tiles = Reihenfolge der Sektoren
