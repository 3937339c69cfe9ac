# La storia di un turno di SETI: titoli della cronaca, in poche parole e senza il nome del giocatore.
#
# gain-… sono quantità precedute da un segno, come «+2 dati»; $n non è mai negativo.

beat-seti-analysed = Analisi dei dati
beat-seti-anomaly = Anomalia ({ $trace })
beat-seti-collected = campione da { $from }
beat-seti-completed = missione completata: { $card }
beat-seti-covered = spazio bonus: { $card }
beat-seti-danger = pericolo più alto
beat-seti-delivered = campione consegnato: { $card }
beat-seti-discovered = specie scoperta: { $species }
beat-seti-gold = tessera punteggio oro: { $gold } ({ $value })
beat-seti-landed = Atterraggio: { $site }
beat-seti-launched = Lancio di una sonda
beat-seti-lost = oltre il massimo: { $amount }
beat-seti-message = ricompensa messaggio
beat-seti-moved = { $n ->
    [one] { $n } movimento
   *[other] { $n } movimenti
}
beat-seti-neutral = traguardo neutrale ({ $trace })
beat-seti-objective = obiettivo { $objective } completato
beat-seti-orbited = Orbita: { $body }
beat-seti-passed = Passa
beat-seti-played = { $card }
beat-seti-progress = progressi +{ $n }
beat-seti-pushed = sonda spinta { $to }
beat-seti-removed = modulo rimosso: { $from }
beat-seti-researched = Ricerca: { $tech }
beat-seti-rival = { $action }
beat-seti-rival-idle = nessuna azione possibile
beat-seti-rotated = il disco { $disc } ruota
beat-seti-scanned = Esame delle stelle vicine
beat-seti-secret = { $n ->
    [one] { $n } carta degli Exertiani coperta
   *[other] { $n } carte degli Exertiani coperte
}
beat-seti-sector = maggioranza nel settore { $star }
beat-seti-signal = { $n ->
    [one] { $n } segnale: settore { $star }
   *[other] { $n } segnali: settore { $star }
}
beat-seti-strengthened = rivale più forte
beat-seti-tile-completed = tessera Oumuamua completata
beat-seti-tile-signal = { $n ->
    [one] { $n } segnale: Oumuamua
   *[other] { $n } segnali: Oumuamua
}
beat-seti-traced = { $n ->
    [1] traccia di vita { $trace }
   *[other] { $n } tracce di vita { $trace ->
        [arancione] arancioni
       *[other] { $trace }
    }
}
beat-seti-tucked = rendita: { $card }

gain-seti-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
gain-seti-credit = { $n ->
    [one] { $n } credito
   *[other] { $n } crediti
}
gain-seti-data = { $n ->
    [one] { $n } dato
   *[other] { $n } dati
}
gain-seti-energy = { $n ->
    [one] { $n } energia
   *[other] { $n } energia
}
gain-seti-exofossil = { $n ->
    [one] { $n } esofossile
   *[other] { $n } esofossili
}
gain-seti-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
gain-seti-publicity = { $n ->
    [one] { $n } pubblicità
   *[other] { $n } pubblicità
}
