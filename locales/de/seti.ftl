# Wörter von SETI.

catalog-seti-projects = Projektkarten
catalog-seti-species-cards = Spezies-Karten

fact-seti-corner = Ecke
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

space-seti = Ring { $ring }, Sektor { $sector }
space-seti-with = { $what } (Ring { $ring }, Sektor { $sector })

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
gold-seti-missions = Mission
gold-seti-other = Anderes
gold-seti-technology = Technologie

tech-seti-probe-1 = Sondentechnologie 1
tech-seti-probe-1-does = Du darfst 2 Sonden im All haben.
tech-seti-probe-2 = Sondentechnologie 2
tech-seti-probe-2-does = Bewegung zu Asteroiden bringt 1 Bekanntheit; sie zu verlassen kostet keine zusätzliche Bewegung.
tech-seti-probe-3 = Sondentechnologie 3
tech-seti-probe-3-does = Landen kostet 1 Energie weniger.
tech-seti-probe-4 = Sondentechnologie 4
tech-seti-probe-4-does = Du darfst auf Monden landen.
tech-seti-telescope-1 = Teleskoptechnologie 1
tech-seti-telescope-1-does = Beim Scannen: Das Signal im Sektor der Erde darf in einen benachbarten Sektor.
tech-seti-telescope-2 = Teleskoptechnologie 2
tech-seti-telescope-2-does = Beim Scannen: Zahle 1 Bekanntheit für ein Signal im Sektor des Merkur.
tech-seti-telescope-3 = Teleskoptechnologie 3
tech-seti-telescope-3-does = Beim Scannen: Wirf 1 Handkarte für ein Signal ihrer Farbe ab.
tech-seti-telescope-4 = Teleskoptechnologie 4
tech-seti-telescope-4-does = Beim Scannen: Zahle 1 Energie und starte eine Sonde, oder erhalte 1 Bewegung.
tech-seti-computer-1 = Computertechnologie 1
tech-seti-computer-1-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 1 Credit.
tech-seti-computer-2 = Computertechnologie 2
tech-seti-computer-2-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 1 Energie.
tech-seti-computer-3 = Computertechnologie 3
tech-seti-computer-3-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 1 Karte.
tech-seti-computer-4 = Computertechnologie 4
tech-seti-computer-4-does = Ein Datensatz auf dem oberen Feld bringt 2 Punkte, auf dem unteren 2 Bekanntheit.

about-seti-around = Wähle einen Sektor: Er und seine beiden Nachbarn erhalten je 1 Signal.
about-seti-data-space = Wähle das Datenfeld, das dein Lander bedeckt.
about-seti-drawn-corner = Wirf eine der gezogenen Karten für ihre Ecke ab.
about-seti-drawn-income = Wirf eine der gezogenen Karten für ihr Einkommen ab.
about-seti-first-income = Wähle die Karte, mit der du zuerst dein Einkommen steigerst.
about-seti-give = Wähle eine Karte, die du für den Tausch abwirfst.
about-seti-gold = Wähle ein Gold-Wertungsplättchen für deinen Marker.
about-seti-hand-signals = Wirf eine Handkarte für ein Signal ihrer Farbe ab, oder hör auf.
about-seti-land = Wähle, wo du landest.
about-seti-late = Führe weitere freie Aktionen aus, oder beende deinen Zug.
about-seti-mark = Wähle, wo du das Signal platzierst: beim Stern oder auf Oumuamua.
about-seti-may-pay = Zahle für den Effekt, oder verzichte darauf.
about-seti-message = Wähle eine der freien Nachricht-Belohnungen.
about-seti-milestone = Wähle, welcher Meilenstein zuerst ausgeführt wird.
about-seti-moves = Bewege eine Sonde, oder hör auf.
about-seti-objective = Ein Ereignis, mehrere Aufgaben: welche markierst du?
about-seti-orbit-or-land = Wähle einen Planeten zum Umkreisen oder einen Ort zum Landen.
about-seti-pass-discard = Wirf Handkarten ab, bis du nur noch 4 hast.
about-seti-pass-take = Nimm eine Karte aus dem Abschlussstapel.
about-seti-pause = Führe freie Aktionen aus, oder mach weiter.
about-seti-pick = Nimm eine Karte aus der Auslage, oder zieh eine vom Stapel.
about-seti-probe = Wähle eine deiner Sonden.
about-seti-probe-signals = Wähle einen Sektor mit einer Sonde für ein Signal, oder hör auf.
about-seti-remove-lander = Wähle den Lander, den du entfernst.
about-seti-remove-orbiter = Wähle den Orbiter, den du entfernst.
about-seti-row-corners = Wähle die nächste Karte der Auslage, die du für ihre Ecke abwirfst.
about-seti-row-signals = Wirf eine Karte der Auslage für ein Signal ihrer Farbe ab.
about-seti-sample-peek = Wähle die Probe, deren Belohnung du erhältst.
about-seti-sample-planet = Wähle den Planeten, dessen Proben du ansiehst.
about-seti-sample-take = Wähle die Probe, die du einsammelst.
about-seti-scan = Wähle den nächsten Schritt beim Scannen.
about-seti-secret = Spiele eine Exertianer-Karte verdeckt aus, oder verzichte.
about-seti-sectors = Wähle den abgeschlossenen Sektor, der als nächster ausgewertet wird.
about-seti-settle = Erledige Missionen, bevor abgeschlossene Sektoren erneuert werden, oder mach weiter.
about-seti-show = Wähle, wie viele Handkarten du vorzeigst.
about-seti-slot = Wähle ein Computerfeld für die neue Technologie.
about-seti-species-pick = Nimm die offene Spezies-Karte, oder zieh eine.
about-seti-target = Wähle den Stern, bei dem du ein Signal platzierst.
about-seti-tech = Wähle eine Technologie.
about-seti-trace = Wähle, wo du die Spur platzierst.
about-seti-trigger = Belege ein Feld einer deiner Missionen, oder verzichte.
about-seti-tuck = Steigere mit einer Karte dein Einkommen, oder verzichte.
about-seti-turn = Wähle eine Hauptaktion oder eine freie Aktion.
about-seti-visit = Wähle, was der Besuch bringt: Bekanntheit oder Bewegung.

choice-seti-analyse = Daten analysieren
choice-seti-buy = Karte kaufen
choice-seti-complete = Mission { $card } erledigen
choice-seti-continue = Weiter
choice-seti-corner = { $card } für die Ecke abwerfen
choice-seti-cover = Feld { $number } von { $card } belegen
choice-seti-deliver = Kapsel { $probe } für { $card } abliefern
choice-seti-discard = { $card } abwerfen
choice-seti-done = Fertig
choice-seti-draw = Oberste Karte ziehen
choice-seti-earth = Signal von der Erde aus: { $star }
choice-seti-end = Zug beenden
choice-seti-exchange = 2 × { $give } gegen 1 × { $gain } tauschen
choice-seti-gold = Gold-Wertungsplättchen wählen: { $gold }
choice-seti-income = Mit { $card } zuerst das Einkommen steigern
choice-seti-land = Auf { $site } landen
choice-seti-launch = Sonde starten
choice-seti-message = Nachricht-Belohnung { $number } nehmen: { $reward }
choice-seti-milestone-card = Zuerst die Centaurianer-Karte
choice-seti-milestone-exertian = Zuerst der Exertianer-Meilenstein
choice-seti-milestone-gold = Zuerst der goldene Meilenstein
choice-seti-milestone-message = Zuerst der Nachricht-Meilenstein
choice-seti-move = Sonde { $probe } für Energie nach { $space } bewegen
choice-seti-movement = Bewegung erhalten
choice-seti-orbit = { $body } umkreisen
choice-seti-pass = Passen
choice-seti-pay = Zahlen
choice-seti-place-lower = Datensatz auf dem unteren Computerfeld { $slot } platzieren
choice-seti-place-upper = Datensatz auf dem nächsten oberen Computerfeld platzieren
choice-seti-play = { $card } ausspielen
choice-seti-probe = Sonde wählen: { $space }
choice-seti-publicity = Bekanntheit erhalten
choice-seti-remove-lander = Lander auf { $site } entfernen
choice-seti-remove-lander-space = Lander auf { $site } von Datenfeld { $number } entfernen
choice-seti-remove-orbiter = Orbiter bei { $body } entfernen
choice-seti-remove-orbiter-first = Orbiter bei { $body } vom Bonusfeld entfernen
choice-seti-research = Technologie erforschen
choice-seti-resolve = { $star } auswerten
choice-seti-resolve-oumuamua = Oumuamua auswerten
choice-seti-row = { $card } aus der Auslage abwerfen
choice-seti-sample = Probe { $number } wählen: { $reward }
choice-seti-samples = Proben bei { $body } ansehen
choice-seti-scan = Nahe Sterne scannen
choice-seti-secret = { $card } verdeckt ausspielen
choice-seti-show = { $count ->
    [one] { $count } Karte vorzeigen
   *[other] { $count } Karten vorzeigen
}
choice-seti-signal = Signal platzieren: { $star }
choice-seti-signal-oumuamua = Signal platzieren: Oumuamua
choice-seti-skip = Verzichten
choice-seti-slot = Computerfeld { $slot } nutzen
choice-seti-space = Datenfeld { $number } bedecken
choice-seti-step = Sonde { $probe } nach { $space } bewegen
choice-seti-step-card = { $card } abwerfen und Sonde { $probe } nach { $space } bewegen
choice-seti-step-energy = 1 Energie nutzen und Sonde { $probe } nach { $space } bewegen
choice-seti-take = { $card } nehmen
choice-seti-task = Aufgabe { $task } von Ziel { $objective } markieren
choice-seti-tech = { $tech } nehmen
choice-seti-telescope-2 = 1 Bekanntheit für ein Signal im Sektor des Merkur zahlen
choice-seti-telescope-3 = { $card } für ein Signal dieser Farbe abwerfen
choice-seti-telescope-4-launch = 1 Energie zahlen und eine Sonde starten
choice-seti-telescope-4-move = 1 Bewegung erhalten
choice-seti-trace = Spur ({ $trace }) platzieren: Spezies { $side }, Feld { $number }
choice-seti-trace-discovery = Spur ({ $trace }) platzieren: Spezies { $side }, Entdeckungsfeld
choice-seti-trace-overflow = Spur ({ $trace }) platzieren: Spezies { $side }, Überflussfeld
choice-seti-tuck = Mit { $card } das Einkommen steigern

action-seti-complete = Eine Mission erledigen
action-seti-corner = Eine Karte für die Ecke abwerfen
action-seti-deliver = Eine Kapsel abliefern
action-seti-exchange = Ressourcen tauschen
action-seti-land = Landen
action-seti-move = Eine Sonde bewegen
action-seti-orbit = Einen Planeten umkreisen
action-seti-place = Einen Datensatz im Computer platzieren
action-seti-play = Eine Karte ausspielen

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

automaton-rival = Rivale
