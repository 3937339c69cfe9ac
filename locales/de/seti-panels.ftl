# Die Lage von SETI in Worten: Titel, Überschriften, Beschriftungen und Zellen.

panel-seti-action-deck = Aktionsstapel
panel-seti-action-played = Ausgespielte Aktionskarten
panel-seti-anomaly = { $trace ->
    [blau] blaue Anomalie
    [orange] orangefarbene Anomalie
    [pink] pinkfarbene Anomalie
   *[other] Anomalie ({ $trace })
} bringt { $reward }
panel-seti-arrow = Entscheidungspfeil
panel-seti-backs = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
panel-seti-backs-species = { $n ->
    [one] { $n } Spezies-Karte ({ $species })
   *[other] { $n } Spezies-Karten ({ $species })
}
panel-seti-bonus = Bonus
panel-seti-breakdown = Punkte bisher
panel-seti-capsule = Kapsel { $number }: { $space }
panel-seti-capsule-of = Kapsel ({ $seat })
panel-seti-capsule-with = Kapsel { $number } mit Probe { $sample }: { $space }
panel-seti-card-at = { $seat }: { $card } bei { $at }
panel-seti-card-circles = { $card } (Felder: { $all }, davon belegt: { $covered })
panel-seti-card-completed = { $card } (erledigt)
panel-seti-card-endgame = { $card } (Wertungskarte)
panel-seti-card-open = { $card } (offen)
panel-seti-cards = Hand
panel-seti-computer = Computer
panel-seti-corner = Freie Aktion
panel-seti-cost = Kosten
panel-seti-credits = Credits
panel-seti-data = Daten
panel-seti-data-left = Daten übrig
panel-seti-data-spaces = Datenfelder
panel-seti-deck = Stapel
panel-seti-delivered = Proben auf dem Tableau
panel-seti-difficulty = Schwierigkeitsgrad
panel-seti-discard = Abwurfstapel
panel-seti-discovery = Entdeckungsfeld
panel-seti-does = Effekt
panel-seti-drawn = Gerade gezogene Karten
panel-seti-energy = Energie
panel-seti-exertian-at = Exertianer-Meilenstein bei { $at }
panel-seti-exertians = Exertianer-Karten
panel-seti-exofossils = Exofossilien
panel-seti-first = Startplättchen
panel-seti-first-orbiter = Erster Orbiter
panel-seti-free = frei, bringt { $reward }
panel-seti-free-for = frei für { $cost }, bringt { $reward }
panel-seti-gold = Gold-Wertungsplättchen
panel-seti-gold-at = Goldener Meilenstein bei { $at }
panel-seti-hand = { $seat }: Hand
panel-seti-income = Einkommen gesteigert mit
panel-seti-land-reward = Belohnung fürs Landen
panel-seti-landers = Lander
panel-seti-left = { $n } von { $all }
panel-seti-markers = Marker
panel-seti-markers-left = Marker übrig
panel-seti-message = Nachricht-Belohnung { $number }
panel-seti-message-at = { $seat }: Nachricht bei { $at }
panel-seti-messages-left = Nachricht-Meilensteine im Vorrat
panel-seti-milestones = Meilensteine
panel-seti-moons = Monde
panel-seti-neutral = neutral
panel-seti-neutral-at = Entdeckungs-Meilenstein bei { $at }
panel-seti-next-disc = Scheibe, die sich als Nächstes dreht
panel-seti-next-win = Belohnung des nächsten Sektorensiegs
panel-seti-objectives = Ziele
panel-seti-objectives-finished = Abgeschlossen, noch nicht abgeworfen
panel-seti-objectives-hidden = Verdeckt im Stapel
panel-seti-orbit-reward = Belohnung fürs Umkreisen
panel-seti-orbiters = Orbiter
panel-seti-overflow = Überflussfeld
panel-seti-owners = Erforscht von
panel-seti-part = { $part }: { $n }
panel-seti-passed = Gepasst
panel-seti-pieces = Im All
panel-seti-planet = Planet
panel-seti-planets = Planeten
panel-seti-played = Ausliegende Karten
panel-seti-player = { $seat }
panel-seti-players = Mitspielende
panel-seti-points = Punkte
panel-seti-probe = Sonde { $number }: { $space }
panel-seti-probe-of = Sonde ({ $seat })
panel-seti-progress = Feld { $step }: { $tech }
panel-seti-progress-track = Fortschrittsleiste
panel-seti-publicity = Bekanntheit
panel-seti-reached = Erreicht von
panel-seti-relics = Material der Spezies
panel-seti-repeatable = { $space } (Marker: { $markers })
panel-seti-reserve = Verstärkungskarten
panel-seti-ring = Ring { $ring }
panel-seti-rival = Rivale
panel-seti-round = Runde
panel-seti-round-of = { $round } von { $rounds }
panel-seti-row = Auslage
panel-seti-sample = Probe { $number }: { $reward }
panel-seti-samples = Verdeckte Proben: { $body }
panel-seti-samples-seen = Du siehst: { $body }
panel-seti-secrets = Verdeckt ausgespielte Exertianer-Karten
panel-seti-sectors = Sektoren
panel-seti-side = Seite
panel-seti-signal = Farbe
panel-seti-signals = Signale
panel-seti-slot-closed = Platz { $slot }: { $tech }
panel-seti-slot-full = Platz { $slot }: { $tech }, unteres Feld belegt
panel-seti-slot-open = Platz { $slot }: { $tech }, unteres Feld frei
panel-seti-solar = Solarsystem
panel-seti-space = Feld { $number }
panel-seti-species = Spezies ({ $side }): { $species }
panel-seti-species-deck = Stapel: { $species }
panel-seti-species-unknown = Spezies ({ $side }): noch nicht entdeckt
panel-seti-stack = Abschlussstapel
panel-seti-stacks = Abschlussstapel
panel-seti-stored = Gelagerte Technologien
panel-seti-table = Tisch
panel-seti-techs = Technologien
panel-seti-technologies = Technologietableau
panel-seti-tiles = Plättchen
panel-seti-times = { $alone } × { $n }
panel-seti-trace = { $trace }
panel-seti-tucked = { $card } ({ $income })
panel-seti-tucks = Einkommen
panel-seti-turn = Zug
panel-seti-two-points = 2-Punkte-Plättchen
panel-seti-upper = obere Reihe: { $n } von { $all }
panel-seti-values = Werte
panel-seti-wins = Sektorensiege
panel-seti-yes = ja
