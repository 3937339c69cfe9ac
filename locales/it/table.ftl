# Parole di ogni tavolo: rifiuti, risorse, posti.
refusal-lacking = { $what }: ne servono { $needs }, disponibili { $has }

resource-fuel = carburante

seat = Posto { $seat }
