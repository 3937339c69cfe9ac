# Parole di ogni tavolo: rifiuti, risorse, posti.
refusal-lacking = { $what }: ne servono { $needs }, disponibili { $has }

resource-cards = carte
resource-computer = dati nella fila superiore del computer
resource-credits = crediti
resource-data = dati
resource-energy = energia
resource-exofossils = esofossili
resource-fuel = carburante
resource-probes = sonde nello spazio
resource-probe-room = posti liberi per sonde nello spazio
resource-publicity = pubblicità

seat = Posto { $seat }

refusal = Ora non è possibile: { $what }
refusal-because = Ora non è possibile: { $what } ({ $facts })

automaton-rival = Rivale
