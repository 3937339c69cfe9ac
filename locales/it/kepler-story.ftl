# La storia di un turno di Kepler-3042: titoli della cronaca, in poche parole e senza il nome del giocatore.
#
# gain-… sono quantità precedute da un segno, come «+2 dati»; $n non è mai negativo.

beat-kepler-advanced = { $what } { $from } → { $to }
beat-kepler-applied = carta Progresso «{ $card }»
beat-kepler-built = { $n ->
    [one] { $n } astronave costruita
   *[other] { $n } astronavi costruite
}
beat-kepler-converted = conversione
beat-kepler-declined = rinuncia a «{ $card }»
beat-kepler-medal-to-card = medaglia sulla carta Progresso ({ $track })
beat-kepler-medals = medaglie ({ $track })
beat-kepler-moved = astronave { $ship } → { $to }
beat-kepler-moved-on = astronave { $ship }: prosegue il volo
beat-kepler-nothing = { $what } (senza effetto)
beat-kepler-objective = obiettivo «{ $objective }»: completato
beat-kepler-objective-missed = obiettivo «{ $objective }»: non completato
beat-kepler-reached = { $tech } { $from } → { $to }
beat-kepler-recalled = astronave { $ship } ritirata
beat-kepler-regenerated = { $n ->
    [one] { $n } risorsa rigenerata
   *[other] { $n } risorse rigenerate
}
beat-kepler-revealed = tessera scoperta: { $what }
beat-kepler-settled = colonia su { $planet }
beat-kepler-target = obiettivo coloniale raggiunto
beat-kepler-terraformed = terraformazione di { $planet }

gain-kepler-antimatter = { $n ->
    [one] { $n } antimateria
   *[other] { $n } antimateria
}
gain-kepler-energy = { $n ->
    [one] { $n } energia
   *[other] { $n } energia
}
gain-kepler-matter = { $n ->
    [one] { $n } materia
   *[other] { $n } materia
}
gain-kepler-medal = { $n ->
    [one] { $n } medaglia
   *[other] { $n } medaglie
}
gain-kepler-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
