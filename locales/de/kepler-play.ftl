# Was gesagt wird, während Kepler-3042 gespielt wird: Namen, Wahlmöglichkeiten, Ereignisse, Stellungen.

main-kepler-space-missions = Raummissionen
main-kepler-space-missions-does = bis zu { $n } Raumschiffe bauen, jedes für { $cost }
main-kepler-colonial-settlement = Kolonialsiedlung
main-kepler-colonial-settlement-does = Planeten besiedeln, auf denen eigene Raumschiffe stehen
main-kepler-technological-development = Technologische Entwicklung
main-kepler-technological-development-does = für Stufen von Technologien bezahlen
main-kepler-stellar-propulsion = Sternenantrieb
main-kepler-stellar-propulsion-does = { $n ->
    [one] jedes Raumschiff bis zu { $n } Feld weit bewegen, zusätzlich zur üblichen Bewegung
   *[other] jedes Raumschiff bis zu { $n } Felder weit bewegen, zusätzlich zur üblichen Bewegung
}
main-kepler-terraform = Terraformen
main-kepler-terraform-does = Kolonien bis Stufe { $level } terraformen
main-kepler-galactic-mapping = Galaktische Kartierung
main-kepler-galactic-mapping-does = auf einer Leiste 1 vorrücken, dann { $n } Plättchen aufdecken
main-kepler-energy-storage = Energiespeicherung
main-kepler-energy-storage-does = bis zu { $n } Energie auf einem Planeten erzeugen
main-kepler-planetary-exploitation = Planetenausbeutung
main-kepler-planetary-exploitation-does = { $n ->
    [one] bis zu { $n } Kolonie erzeugen lassen
   *[other] bis zu { $n } Kolonien erzeugen lassen
}
main-kepler-antimatter-generation = Antimateriegewinnung
main-kepler-antimatter-generation-does = bis zu { $n } Antimaterie auf einem Planeten erzeugen

bonus-kepler-space-logistics = Raumlogistik
bonus-kepler-technical-evolution = Technische Evolution
bonus-kepler-scientific-progress = Wissenschaftlicher Fortschritt
bonus-kepler-civil-modernity = Zivile Modernität
bonus-kepler-space-exploration = Raumerkundung
bonus-kepler-neo-exploitation = N.E.O.-Ausbeutung

level-kepler-space-travel-0 = Raumfahrtprogramm
level-kepler-space-travel-1 = Ionenantrieb
level-kepler-space-travel-2 = Raumkrümmungsantrieb
level-kepler-space-travel-3 = Antimaterieantrieb
level-kepler-space-travel-4 = Wurmlochstabilisator
level-kepler-quantum-physics-0 = Klassische Mechanik
level-kepler-quantum-physics-1 = Kontrollierte Verschränkung
level-kepler-quantum-physics-2 = Quantenteleportation
level-kepler-quantum-physics-3 = Feldmanipulation
level-kepler-quantum-physics-4 = Beherrschung der Relativität
level-kepler-energy-development-0 = Erneuerbare Energien
level-kepler-energy-development-1 = Kernfusion
level-kepler-energy-development-2 = Dyson-Schwarm
level-kepler-energy-development-3 = Quantenplasma-Kraftwerk
level-kepler-energy-development-4 = Weltformel
level-kepler-terraforming-0 = Irdische Ökologie
level-kepler-terraforming-1 = Biosphäre
level-kepler-terraforming-2 = Planetares Ingenieurwesen
level-kepler-terraforming-3 = Außerirdische Genforschung
level-kepler-terraforming-4 = Weltenbau
level-kepler-antimatter-science-0 = Teilchenphysik
level-kepler-antimatter-science-1 = Orbitalbeschleuniger
level-kepler-antimatter-science-2 = Magnetfalle
level-kepler-antimatter-science-3 = Metamaterialgenerator
level-kepler-antimatter-science-4 = Antimateriesynthese

gives-kepler-space-travel = Tempo { $speed }; ein Raumschiff kostet { $cost }
gives-kepler-quantum-physics = je Zug { $conversions } × umwandeln, { $shifts } × verschieben
gives-kepler-quantum-physics-unlimited = je Zug unbegrenzt umwandeln, { $shifts } × verschieben
gives-kepler-energy-development = Energiespeicherung erzeugt { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] Energiespeicherung erzeugt { $energy }; beide Bonusaktionen eines Zuges für { $n } verbrannten Würfel
   *[other] Energiespeicherung erzeugt { $energy }; beide Bonusaktionen eines Zuges für { $n } verbrannte Würfel
}
gives-kepler-terraforming = erzeugende Planeten: { $planets }; Terraformen bis Stufe { $level }
gives-kepler-antimatter-science = Antimateriegewinnung erzeugt { $antimatter }
gives-kepler-antimatter-science-alien = Antimateriegewinnung erzeugt { $antimatter }; fremde Planeten können besiedelt werden

card-kepler-conoscenza-extraterrestre = Außerirdisches Wissen
card-kepler-accordo-espansione = Expansionsabkommen
card-kepler-primato-coloniale = Kolonialer Vorrang
card-kepler-primato-scientifico = Wissenschaftlicher Vorrang
card-kepler-aiuti-alle-colonie = Hilfe für die Kolonien
card-kepler-borse-di-ricerca = Forschungsstipendien
card-kepler-surplus-energetico = Energieüberschuss
card-kepler-estrazione-intensiva = Intensiver Abbau
card-kepler-anomalia-quantica = Quantenanomalie
card-kepler-riciclo-entropico = Entropisches Recycling
card-kepler-programma-di-recupero = Wiederaufbauprogramm
card-kepler-condivisione-dei-dati = Datenaustausch
card-kepler-rotta-preferenziale = Vorzugsroute
card-kepler-sonde-automatiche = Automatische Sonden
card-kepler-finestra-di-lancio = Startfenster
card-kepler-terraformazione-assistita = Unterstütztes Terraforming
card-kepler-esposizione-universale = Weltausstellung
card-kepler-spinta-alla-ricerca = Forschungsschub

objective-kepler-base-logistica-esterna = Äußere Logistikbasis
objective-kepler-progetto-atlantide = Projekt Atlantis
objective-kepler-progetto-helios = Projekt Helios
objective-kepler-progetto-titano = Projekt Titan
objective-kepler-progetto-eden = Projekt Eden
objective-kepler-ramo-scientifico-elite = Wissenschaftliche Elite
objective-kepler-padronanza-antimateria = Beherrschung der Antimaterie
objective-kepler-contatto-extraterrestre = Außerirdischer Kontakt
objective-kepler-studio-extraterrestre = Außerirdische Studien
objective-kepler-supporto-logistico = Logistische Unterstützung
objective-kepler-logistica-interna = Innere Logistik
objective-kepler-logistica-esterna = Äußere Logistik
objective-kepler-piano-coloniale = Kolonialplan
objective-kepler-programma-gemini = Programm Gemini
objective-kepler-espansione-civile = Zivile Expansion
objective-kepler-supremazia-coloniale = Koloniale Vorherrschaft
objective-kepler-supremazia-tecnologica = Technologische Vorherrschaft

campaign-kepler-confini-della-galassia = Am Rand der Galaxis
campaign-kepler-figli-del-progresso = Kinder des Fortschritts
campaign-kepler-rete-delle-colonie = Das Netz der Kolonien
campaign-kepler-civilta-ibrida = Hybride Zivilisation
campaign-kepler-progenie-superiore = Überlegene Nachkommen

amount-kepler-energy = { $n } Energie
amount-kepler-matter = { $n } Materie
amount-kepler-antimatter = { $n } Antimaterie

hex-kepler = { $hex }, { $zone }
hex-kepler-with = { $what }, { $hex }, { $zone }
place-kepler-earth = Erde
place-kepler-planet = Planet { $number }
place-kepler-reserve = Vorrat
place-kepler-storage = Lager
tile-kepler-mine = Mine
tile-kepler-target = Kolonialziel

about-kepler-advance = Wähle eine Technologie, die steigt.
about-kepler-bonus = Wähle eine Bonusaktion oder fahre fort.
about-kepler-build = Wähle, wo ein Raumschiff gebaut wird, oder höre auf.
about-kepler-burn = Wähle einen Würfel, den du verbrennst.
about-kepler-cubes = Wähle einen Bonuswürfel für die Erde.
about-kepler-destination = Wähle, wohin das Raumschiff fliegt.
about-kepler-develop = Wähle eine Technologie und den Planeten, der bezahlt, oder höre auf.
about-kepler-exploit = Wähle eine Kolonie, die erzeugt, oder höre auf.
about-kepler-fly = Wähle das nächste Raumschiff, das sich bewegt, oder höre auf.
about-kepler-main = Bewege deinen Aktionswürfel: wähle eine Hauptaktion.
about-kepler-offer = Wende die Fortschrittskarte an oder verzichte.
about-kepler-opponent = Wähle jemanden aus der Runde.
about-kepler-place = Wähle ein Feld für das nächste verdeckte Plättchen.
about-kepler-produce = Wähle, was du wo erzeugst.
about-kepler-recall = Rufe Raumschiffe zurück oder beende deinen Zug.
about-kepler-regenerate = Wähle einen Würfel, den du regenerierst.
about-kepler-reveal = Wähle ein Plättchen zum Aufdecken oder höre auf.
about-kepler-settle = Wähle einen Planeten zum Besiedeln oder höre auf.
about-kepler-start = Wähle eine Technologie für den Anfang.
about-kepler-terraform = Wähle eine Kolonie zum Terraformen oder höre auf.
about-kepler-track = Wähle die Leiste, auf der du vorrückst.

choice-kepler-accept = Fortschrittskarte „{ $card }“ anwenden: { $effect }
choice-kepler-action = { $action }: { $does } (Bonusaktionen: { $bonuses })
choice-kepler-advance = { $tech } kostenlos auf Stufe { $level } bringen, { $name }: { $gives }
choice-kepler-advance-burn = { $tech } auf Stufe { $level } bringen, { $name }, dann so viele Würfel verbrennen wie die Stufe: { $gives }
choice-kepler-bonus = { $bonus }, { $n } Würfel verbrennen: { $effect }
choice-kepler-build = Ein Raumschiff kostenlos bauen: { $hex } (neben: { $place })
choice-kepler-build-paid = Ein Raumschiff bauen: { $hex }, für { $cost } (bezahlt, daneben: { $place })
choice-kepler-burn = { $amount } verbrennen ({ $place })
choice-kepler-convert = 1 { $gives } in 1 { $takes } umwandeln ({ $place })
choice-kepler-cube = { $amount } auf die Erde legen
choice-kepler-decline = Auf die Fortschrittskarte verzichten
choice-kepler-develop = { $tech } auf Stufe { $level } bringen, { $name }, für { $cost } ({ $place }): { $gives }
choice-kepler-done = Fertig
choice-kepler-end = Zug beenden
choice-kepler-exploit = { $planet } erzeugen lassen: { $cubes }
choice-kepler-move = Raumschiff { $ship } fliegt: { $hex }
choice-kepler-move-mine = Raumschiff { $ship } landet auf der Mine: { $hex }
choice-kepler-move-planet = Raumschiff { $ship } landet auf { $planet } ({ $type }; { $hex })
choice-kepler-move-target = Raumschiff { $ship } fliegt über das Kolonialziel: { $hex } (1 Kolonialführung)
choice-kepler-opponent = { $seat } wählen
choice-kepler-place = Das Plättchen legen: { $hex }
choice-kepler-produce = { $cubes } erzeugen ({ $place })
choice-kepler-recall = Raumschiff { $ship } zurückrufen ({ $where })
choice-kepler-recall-mine = Raumschiff { $ship } zurückrufen ({ $where }) und einen Würfel regenerieren
choice-kepler-regenerate = { $amount } regenerieren
choice-kepler-reveal = Das Plättchen aufdecken: { $hex }
choice-kepler-settle = { $planet } besiedeln ({ $type }; { $hex }): { $n } Kolonialführung
choice-kepler-shift = { $amount } verschieben: { $from } → { $to }
choice-kepler-ship = Raumschiff { $ship } bewegen ({ $where })
choice-kepler-skip = Verzichten
choice-kepler-start = Mit { $tech } auf Stufe { $level } beginnen, { $name }: { $gives }
choice-kepler-stay = Das Raumschiff fliegt nicht weiter
choice-kepler-terraform = { $planet } ({ $type }; { $hex }) für { $cost } terraformen: { $n } Kolonialführung, { $points } Punkte
choice-kepler-terraform-free = { $planet } ({ $type }; { $hex }) kostenlos terraformen: { $n } Kolonialführung, { $points } Punkte
choice-kepler-track = Vorrücken auf der { $track }: { $from } → { $to }
choice-kepler-track-icons = Vorrücken auf der { $track }: { $from } → { $to } ({ $icons })

action-kepler-build = Ein Raumschiff bauen
action-kepler-build-from = Ein Raumschiff bauen ({ $place })
action-kepler-convert = Eine Ressource umwandeln
action-kepler-convert-kind = 1 { $gives } umwandeln
action-kepler-develop-tech = { $tech } steigern
action-kepler-exploit-earth = Die Erde erzeugen lassen
action-kepler-settle = Einen Planeten besiedeln
action-kepler-shift = Eine Ressource verschieben
action-kepler-terraform = Einen Planeten terraformen

event-kepler-action = { $seat } bewegt den Aktionswürfel: { $action }.
event-kepler-advanced = { $seat } rückt vor: { $track }, Feld { $space }.
event-kepler-bonus = { $seat } nimmt eine Bonusaktion: { $bonus }.
event-kepler-bonus-cube = { $seat } legt { $amount } auf die Erde.
event-kepler-built = { $seat } baut Raumschiff { $ship } auf { $hex }.
event-kepler-burned = { $seat } verbrennt { $amount } ({ $place }).
event-kepler-card-applied = { $seat } wendet die Fortschrittskarte „{ $card }“ an.
event-kepler-converted = { $seat } wandelt 1 { $gives } in 1 { $takes } um ({ $place }).
event-kepler-declined = { $seat } verzichtet auf die Fortschrittskarte „{ $card }“.
event-kepler-medal-colonial = Eine Kolonialmedaille kommt auf die Fortschrittskarte.
event-kepler-medal-technology = Eine Technologiemedaille kommt auf die Fortschrittskarte.
event-kepler-medals-colonial = { $n ->
    [one] { $seat } erhält { $n } Kolonialmedaille.
   *[other] { $seat } erhält { $n } Kolonialmedaillen.
}
event-kepler-medals-technology = { $n ->
    [one] { $seat } erhält { $n } Technologiemedaille.
   *[other] { $seat } erhält { $n } Technologiemedaillen.
}
event-kepler-moved = { $seat } bewegt Raumschiff { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } wählt { $opponent }.
event-kepler-over = Das Spiel ist zu Ende.
event-kepler-paid = { $seat } bezahlt { $cubes } ({ $place }).
event-kepler-produced = { $seat } erzeugt { $cubes } ({ $place }).
event-kepler-reached = { $seat } erreicht Stufe { $level } in { $tech }: { $name }.
event-kepler-recalled = { $seat } ruft Raumschiff { $ship } von { $hex } zurück.
event-kepler-regenerated = { $seat } regeneriert { $amount }.
event-kepler-revealed = { $seat } deckt das Plättchen auf { $hex } auf: { $what }.
event-kepler-round = Runde { $round }: „{ $card }“ – { $effect }
event-kepler-settled = { $seat } besiedelt { $planet } ({ $type }) auf { $hex }.
event-kepler-shifted = { $seat } verschiebt { $amount }: { $from } → { $to }.
event-kepler-target = { $seat } erreicht das Kolonialziel auf { $hex }; es wird entfernt.
event-kepler-terraformed = { $seat } terraformt { $planet } ({ $type }).
event-kepler-tile-placed = { $seat } legt ein Plättchen verdeckt auf { $hex }.
event-kepler-tile-placed-up = { $seat } legt ein Plättchen offen auf { $hex }: { $what }.
event-kepler-turn = Zug: { $seat }

score-kepler-all-types = Alle fünf Planetenarten
score-kepler-antimatter = Antimaterie
score-kepler-colonial-track = Kolonialleiste
score-kepler-medals = Medaillen
score-kepler-mines = Raumschiffe auf Minen
score-kepler-objectives = Ziele
score-kepler-technologies = Technologien auf der höchsten Stufe
score-kepler-technology-track = Technologieleiste
score-kepler-terraformed = Terraformte Planeten
score-kepler-three-of-a-type = Drei Planeten einer Art
score-kepler-zones = Kolonien nach Zonen

panel-kepler-action = Aktionswürfel
panel-kepler-action-board = Aktionstafel
panel-kepler-all = Alle Würfel
panel-kepler-breakdown = Punkte, wenn das Spiel jetzt endete
panel-kepler-campaign = Kampagne
panel-kepler-campaign-level = Stufe
panel-kepler-card = Fortschrittskarte
panel-kepler-colonial-track = Kolonialleiste
panel-kepler-colonies = Planetenkarten
panel-kepler-colony = Kolonie
panel-kepler-colony-produces = Erzeugt als Kolonie
panel-kepler-concerned = Beträfe jetzt
panel-kepler-condition = Bedingung
panel-kepler-cube-on = { $action } (Würfel: { $seats })
panel-kepler-cubes = Energie { $energy }, Materie { $matter }, Antimaterie { $antimatter }
panel-kepler-cubes-on-it = Würfel
panel-kepler-deck = Kommende Fortschrittskarten
panel-kepler-difficulty = Schwierigkeit
panel-kepler-earth = Erde
panel-kepler-effect = Wirkung
panel-kepler-face-down = Verdeckte Plättchen
panel-kepler-face-up = Offene Plättchen
panel-kepler-first = Startspieler
panel-kepler-ghost-medals = Medaillen des Geistes
panel-kepler-ghost-rounds = Technologien des Geistes steigen in den Runden
panel-kepler-hex = Feld
panel-kepler-hidden = geheim
panel-kepler-icon = Symbol
panel-kepler-level = { $level } { $name }: { $gives }; nächste Stufe für { $cost }
panel-kepler-level-top = { $level } { $name }: { $gives }
panel-kepler-line = { $bonus }: { $effect }
panel-kepler-markers = Koloniemarker übrig
panel-kepler-medals = Medaillen
panel-kepler-medals-of = Kolonial { $colonial }, Technologie { $technology }
panel-kepler-met = Jetzt erfüllt
panel-kepler-minimum = Nötige Punkte
panel-kepler-objective = Ziel
panel-kepler-objectives = Ziele
panel-kepler-on-card = Medaillen auf der Karte
panel-kepler-owner = Besitzer
panel-kepler-pack = Datenpaket
panel-kepler-past = Frühere Fortschrittskarten
panel-kepler-pile = Noch zu legende Plättchen
panel-kepler-planets = Kolonien
panel-kepler-players = Spieler
panel-kepler-points = Punkte
panel-kepler-progress = Fortschritt
panel-kepler-progress-of = { $has } von { $needs }
panel-kepler-quantum = In diesem Zug genutzt
panel-kepler-round = Runde
panel-kepler-round-of = { $round } von { $rounds }
panel-kepler-scores = Punkte früherer Stufen
panel-kepler-ship = Raumschiff { $ship }
panel-kepler-ship-of = Raumschiff von
panel-kepler-ships = Raumschiffe
panel-kepler-side = Seite
panel-kepler-storage = Lager
panel-kepler-table = Tisch
panel-kepler-technologies = Technologien
panel-kepler-technology-track = Technologieleiste
panel-kepler-terraform-cost = Stufe { $level }, { $cost }
panel-kepler-terraformed = terraformt
panel-kepler-terraformed-points = Punkte, wenn terraformt
panel-kepler-terraformed-produces = Erzeugt terraformt
panel-kepler-terraforming = Terraformen erfordert
panel-kepler-turn = Zug
panel-kepler-type = Art
panel-kepler-used = { $conversions } × umgewandelt, { $shifts } × verschoben
panel-kepler-well = Brunnen
panel-kepler-who = { $who }
panel-kepler-who-is-there = Marker
