# Parole comuni a tutti i giochi: rifiuti, posti, sì e no.

seat = Posto { $seat }

fact-yes = sì
fact-no = no

# L’ultima di più parole accanto alle altre, e una fra più.
list-and = { $most } e { $last }
    .before-e = { $most } ed { $last }
list-or = { $most } o { $last }

resource-energy = energia

refusal-because = Ora non è possibile: { $what } ({ $facts })

refusal-lacking = { $needs ->
    [one] { $what }: ne serve { $needs }, ne hai { $has }
   *[other] { $what }: ne servono { $needs }, ne hai { $has }
}
