# Parole di ogni tavolo: rifiuti, risorse, posti.
refusal-lacking = { $what }: ne servono { $needs }, disponibili { $has }

resource-antimatter = antimateria
resource-cards = carte
resource-computer = dati nella fila superiore del computer
resource-conversions = conversioni in questo turno
resource-credits = crediti
resource-cubes = risorse fuori dal Pozzo di Clausius
resource-data = dati
resource-energy = energia
resource-exofossils = esofossili
resource-fuel = carburante
resource-markers = indicatori per colonie
resource-matter = materia
resource-probe-room = posti liberi per sonde nello spazio
resource-probes = sonde nello spazio
resource-publicity = pubblicità
resource-shifts = spostamenti in questo turno
resource-ships = astronavi nella riserva
resource-terraform-level = livello di terraformazione

seat = Posto { $seat }

fact-yes = sì
fact-no = no

refusal = Ora non è possibile: { $what }
refusal-because = Ora non è possibile: { $what } ({ $facts })

automaton-ghost = Il giocatore fantasma
automaton-rival = Rivale
