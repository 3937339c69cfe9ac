# Wörter jedes Tisches: Ablehnungen, Ressourcen, Plätze.
refusal-lacking = { $what }: { $needs } nötig, { $has } vorhanden

resource-antimatter = Antimaterie
resource-cards = Karten
resource-computer = Daten in der oberen Reihe des Computers
resource-conversions = Umwandlungen in diesem Zug
resource-credits = Credits
resource-cubes = Würfel außerhalb des Brunnens
resource-data = Daten
resource-energy = Energie
resource-exofossils = Exofossilien
resource-fuel = Treibstoff
resource-markers = Koloniemarker
resource-matter = Materie
resource-probe-room = freie Plätze für Sonden im All
resource-probes = Sonden im All
resource-publicity = Bekanntheit
resource-shifts = Verschiebungen in diesem Zug
resource-ships = Raumschiffe im Vorrat
resource-terraform-level = Terraforming-Stufe

seat = Platz { $seat }

fact-yes = ja
fact-no = nein

refusal = Jetzt nicht möglich: { $what }
refusal-because = Jetzt nicht möglich: { $what } ({ $facts })

automaton-ghost = Der Geist
automaton-rival = Rivale
