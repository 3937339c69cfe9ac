# Namen von SETI: Optionen, Material, Orte, Teile der Wertung; Überschriften von Katalog und Statistik.

game-seti = SETI

option-seti-discs = Stellung der Scheiben
option-seti-first = Wer beginnt
option-seti-gold = Seiten der Gold-Wertungsplättchen
option-seti-solo = Schwierigkeitsgrad des Solomodus
option-seti-species = Spezies
option-seti-tiles = Reihenfolge der Sektorentableaus
intro-seti-length = 30–60 Min.
intro-seti-picture = Das Solarsystem von SETI: drei drehbare Scheiben, Sonden unterwegs, acht Sterne ringsum
intro-seti-weight = anspruchsvoll
intro-seti-what = Schick Sonden durch ein Solarsystem, das sich unter ihnen dreht, richte Teleskope auf acht Sterne und finde vor allen anderen heraus, wer dort lebt.
option-seti-solo-help = 1 ist der sanfteste Rivale, 5 der härteste: Mit jeder Stufe kommt er schneller voran.
option-seti-species-help = Welche zwei auf Entdeckung warten. Beim Zufall weiß es vorher niemand.
option-seti-solo-1 = 1, sanft
option-seti-solo-2 = 2, mild
option-seti-solo-3 = 3, ausgewogen
option-seti-solo-4 = 4, schwer
option-seti-solo-5 = 5, gnadenlos

catalog-seti-projects = Projektkarten
catalog-seti-species-cards = Spezies-Karten

fact-seti-corner = freie Aktion
fact-seti-credits = Kosten in Credits
fact-seti-danger = Gefahr
fact-seti-energy = Kosten in Energie
fact-seti-income = Einkommen
fact-seti-points = Punkte
fact-seti-signal = Sektorenfarbe
fact-seti-species = Spezies

body-seti-earth = Erde
body-seti-jupiter = Jupiter
body-seti-mars = Mars
body-seti-mercury = Merkur
body-seti-neptune = Neptun
body-seti-oumuamua = Oumuamua
body-seti-saturn = Saturn
body-seti-uranus = Uranus
body-seti-venus = Venus

moon-seti-callisto = Kallisto
moon-seti-enceladus = Enceladus
moon-seti-europa = Europa
moon-seti-ganymede = Ganymed
moon-seti-io = Io
moon-seti-phobos-deimos = Phobos und Deimos
moon-seti-titan = Titan
moon-seti-titania = Titania
moon-seti-triton = Triton

star-seti-61-virginis = 61 Virginis
star-seti-barnards-star = Barnards Stern
star-seti-beta-pictoris = Beta Pictoris
star-seti-kepler-22 = Kepler-22
star-seti-procyon = Procyon
star-seti-proxima-centauri = Proxima Centauri
star-seti-sirius-a = Sirius A
star-seti-vega = Wega


feature-seti-asteroids = Asteroiden
feature-seti-comet = Komet

species-seti-anomalies = Anomalien
species-seti-centaurians = Centaurianer
species-seti-exertians = Exertianer
species-seti-mascamites = Mascamiten
species-seti-oumuamua = Oumuamua

side-seti-left = links
side-seti-right = rechts

signal-seti-black = schwarz
signal-seti-blue = blau
signal-seti-red = rot
signal-seti-yellow = gelb

trace-seti-blue = blau
trace-seti-orange = orange
trace-seti-pink = pink

corner-seti-data = Daten
corner-seti-move = Bewegung
corner-seti-publicity = Bekanntheit

income-seti-card = Karte
income-seti-credit = Credit
income-seti-data = Daten
income-seti-energy = Energie
income-seti-publicity = Bekanntheit

gold-seti-income = Einkommen
gold-seti-missions = Missionen
gold-seti-other = Anderes
gold-seti-technology = Technologie

tech-seti-probe-1 = Sondentechnologie (zweite Sonde)
tech-seti-probe-1-does = Du darfst 2 Sonden im All haben.
tech-seti-probe-2 = Sondentechnologie (Asteroiden)
tech-seti-probe-2-does = Asteroiden zu besuchen bringt 1 Bekanntheit; sie zu verlassen kostet keine zusätzliche Bewegung.
tech-seti-probe-3 = Sondentechnologie (Landung)
tech-seti-probe-3-does = Landen kostet 1 Energie weniger.
tech-seti-probe-4 = Sondentechnologie (Monde)
tech-seti-probe-4-does = Du darfst auf Monden landen.
tech-seti-telescope-1 = Teleskoptechnologie (Nachbarsektor)
tech-seti-telescope-1-does = Beim Scannen: Statt im Sektor der Erde darfst du das Signal in einem benachbarten Sektor platzieren.
tech-seti-telescope-2 = Teleskoptechnologie (Merkur)
tech-seti-telescope-2-does = Beim Scannen: Zahle 1 Bekanntheit für ein Signal im Sektor mit Merkur.
tech-seti-telescope-3 = Teleskoptechnologie (Handkarte)
tech-seti-telescope-3-does = Beim Scannen: Wirf 1 Handkarte ab und platziere ein Signal ihrer Farbe.
tech-seti-telescope-4 = Teleskoptechnologie (Start)
tech-seti-telescope-4-does = Beim Scannen: Zahle 1 Energie, um eine Sonde zu starten, oder erhalte 1 Bewegung.
tech-seti-computer-1 = Computertechnologie (Credit)
tech-seti-computer-1-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 1 Credit.
tech-seti-computer-2 = Computertechnologie (Energie)
tech-seti-computer-2-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 1 Energie.
tech-seti-computer-3 = Computertechnologie (Karte)
tech-seti-computer-3-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 1 Karte.
tech-seti-computer-4 = Computertechnologie (Bekanntheit)
tech-seti-computer-4-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 2 Bekanntheit.

score-seti-cards = Karten
score-seti-computer = Computer
score-seti-danger = Gefahr
score-seti-end-cards = Wertungskarten
score-seti-gold = Gold-Wertungsplättchen
score-seti-milestones = Meilensteine
score-seti-missions = Missionen
score-seti-planets = Planeten
score-seti-sectors = Sektoren
score-seti-species = Spezies
score-seti-start = Beginn
score-seti-technology = Technologien
score-seti-traces = Spuren

tech-kind-seti-computer = Computertechnologie
tech-kind-seti-probe = Sondentechnologie
tech-kind-seti-telescope = Teleskoptechnologie

deed-discarded = abgeworfen
deed-discovered = entdeckt
deed-in-play = im Spiel
deed-landed = gelandet
deed-marked = markiert
deed-orbited = umkreist
deed-played = ausgespielt
deed-researched = erforscht
deed-second = Platz 2
deed-tucked = fürs Einkommen
deed-won = gewonnen

things-seti-gold = Gold-Wertungsplättchen
things-seti-gold-about = Wie oft jedes Plättchen markiert wurde.
things-seti-places = Planeten und Monde
things-seti-places-about = Umkreisungen und Landungen; die Punkte sind die derer, die dort gelandet sind.
things-seti-projects = Projektkarten
things-seti-projects-about = Was aus jeder Karte wird: gezogen (auch als Startkarte und aus der Auslage), ausgespielt, Mission erledigt, abgeworfen von Hand, Auslage oder Stapel, fürs Einkommen genutzt.
things-seti-species = Spezies
things-seti-species-about = Wie oft jede Spezies dabei war und entdeckt wurde und ob es mit ihr mehr Punkte gibt.
things-seti-species-cards = Spezies-Karten
things-seti-species-cards-about = Die Karten der fünf Spezies, soweit ihre Spezies im Spiel und entdeckt war.
things-seti-species-pairs = Paare von Spezies
things-seti-species-pairs-about = Wie oft zwei Spezies in einer Partie zusammenkamen und ob es mit ihnen mehr Punkte gibt als mit anderen Paaren.
things-seti-stars = Sektoren
things-seti-stars-about = Wie oft der Sektor jedes Sterns abgeschlossen wurde: erster und zweiter Platz.
things-seti-technologies = Technologien
things-seti-technologies-about = Wie viele Personen jede Technologie erforscht haben.

resource-cards = Karten
resource-computer = Daten in der oberen Reihe des Computers
resource-credits = Credits
resource-data = Daten
resource-exofossils = Exofossilien
resource-movement = Bewegung
resource-publicity = Bekanntheit

automaton-rival = Rivale
    .said = der Rivale
space-seti-asteroids = Asteroiden im Sektor { $star }
space-seti-asteroids-ring = Asteroiden im Sektor { $star }, Ring { $ring }
space-seti-comet = Komet im Sektor { $star }
space-seti-comet-ring = Komet im Sektor { $star }, Ring { $ring }
space-seti-empty = leeres Feld im Sektor { $star }
space-seti-empty-ring = leeres Feld im Sektor { $star }, Ring { $ring }
