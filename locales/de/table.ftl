# Wörter jedes Tisches: Ablehnungen, Ressourcen, Plätze.
refusal-lacking = { $what }: { $needs } nötig, { $has } vorhanden

resource-cards = Karten
resource-computer = Daten in der oberen Reihe des Computers
resource-credits = Credits
resource-data = Daten
resource-energy = Energie
resource-exofossils = Exofossilien
resource-fuel = Treibstoff
resource-probes = Sonden im All
resource-probe-room = freie Plätze für Sonden im All
resource-publicity = Bekanntheit

seat = Platz { $seat }

refusal = Jetzt nicht möglich: { $what }
refusal-because = Jetzt nicht möglich: { $what } ({ $facts })

automaton-rival = Rivale
