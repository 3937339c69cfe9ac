# Parole comuni a tutti i giochi: rifiuti, posti, sì e no.

seat = Posto { $seat }

fact-yes = sì
fact-no = no

resource-energy = energia

refusal-because = Ora non è possibile: { $what } ({ $facts })

refusal-lacking = { $needs ->
    [one] { $what }: ne serve { $needs }, ne hai { $has }
   *[other] { $what }: ne servono { $needs }, ne hai { $has }
}
