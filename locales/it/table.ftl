# Parole di ogni tavolo: rifiuti, risorse, posti.
refusal-lacking = { $what }: ne servono { $needs }, disponibili { $has }

resource-antimatter = antimateria
resource-cards = carte
resource-computer = dati nella fila superiore del computer
resource-credits = crediti
resource-data = dati
resource-energy = energia
resource-exofossils = esofossili
resource-fuel = carburante
resource-matter = materia
resource-probe-room = posti liberi per sonde nello spazio
resource-probes = sonde nello spazio
resource-publicity = pubblicità

seat = Posto { $seat }

fact-yes = sì
fact-no = no
