# Warum etwas in Kepler-3042 nicht geht oder wirkungslos bliebe: Teile von Sätzen, kurz genug für eine Aktion.

why-kepler-alien = außerirdisch: Technologie zu niedrig
why-kepler-all-landed = alle gelandet
why-kepler-all-terraformed = alle terraformt
why-kepler-enclosed = kein Weg frei
why-kepler-exploits = 0 Planeten erzeugen
why-kepler-last-cube = der letzte Würfel bezahlt
why-kepler-missing = es fehlt: { $cubes }
why-kepler-no-colony = keine Kolonie
why-kepler-no-marker = kein Koloniemarker übrig
why-kepler-no-ship = kein Raumschiff übrig
why-kepler-no-technology = keine Technologie kann steigen
why-kepler-no-tile = kein Plättchen verdeckt
why-kepler-none-away = kein Raumschiff unterwegs
why-kepler-none-landed = kein Raumschiff auf Planeten
why-kepler-produces = erzeugt { $amount }
why-kepler-quantum = nur mit Quantenphysik
why-kepler-speed = Tempo 0
why-kepler-storage = { $amount } im Lager
why-kepler-terraform-level = Terraforming { $n } nötig
why-kepler-top = alle auf höchster Stufe
why-kepler-track-end = { $track } am Ende
why-kepler-tracks-end = beide Leisten am Ende
why-kepler-well = der Brunnen ist leer
