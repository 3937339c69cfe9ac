# Parole comuni a tutti i giochi: rifiuti, posti, sì e no.

seat = Posto { $seat }

fact-yes = sì
fact-no = no

resource-energy = energia

refusal = Ora non è possibile: { $what }
refusal-because = Ora non è possibile: { $what } ({ $facts })

refusal-lacking = { $what }: ne servono { $needs }, disponibili { $has }
