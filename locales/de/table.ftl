# Wörter jedes Tisches: Ablehnungen, Ressourcen, Plätze.
refusal-lacking = { $what }: { $needs } nötig, { $has } vorhanden

resource-antimatter = Antimaterie
resource-cards = Karten
resource-computer = Daten in der oberen Reihe des Computers
resource-credits = Credits
resource-data = Daten
resource-energy = Energie
resource-exofossils = Exofossilien
resource-fuel = Treibstoff
resource-matter = Materie
resource-probe-room = freie Plätze für Sonden im All
resource-probes = Sonden im All
resource-publicity = Bekanntheit

seat = Platz { $seat }

fact-yes = ja
fact-no = nein
