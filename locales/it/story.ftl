# La cronaca, i turni degli altri, il replay e la fine di una partita.

story-afterwards = in seguito { $what }
story-ahead = In testa dal round { $round }.
story-ahead-always = In testa dal primo all’ultimo round.
story-back = Indietro
story-by = Avanza
story-by-choice = scelta per scelta
story-by-round = round per round
story-by-turn = turno per turno
story-failed = { $points ->
    [one] Non superato, con { $points } punto
   *[other] Non superato, con { $points } punti
}
story-further = Altro
story-go-on = Riprendi da qui
story-gold = Tessere punteggio oro
story-keys = ← → un passo, barra spaziatrice: riproduci
story-made = Che cosa ha fatto la differenza: { $parts }.
story-moments = I turni migliori
story-next = Avanti
story-others = Che cosa hanno fatto gli altri
story-over = Partita finita
story-passed = { $points ->
    [one] Superato, con { $points } punto
   *[other] Superato, con { $points } punti
}
story-pause = Pausa
story-play = Riproduci
story-rematch-rotates = Nella rivincita tutti si spostano di un posto, così inizia qualcun altro.
story-result = Risultato
story-result-of = { $game }: risultato
story-rounds = Punti round dopo round
story-rounds-played = { $n ->
    [one] { $n } round
   *[other] { $n } round
}
story-sequel-again = Lo stesso livello ricomincia, in una nuova galassia.
story-sequel-next = Il prossimo livello comincia con i cubetti che hai guadagnato qui.
story-seti-gold-rival = occupa lo spazio, nessun punto
story-seti-short = { $n ->
    [one] Con { $n } punto in più avresti vinto: in parità vince il rivale.
   *[other] Con { $n } punti in più avresti vinto: in parità vince il rivale.
}
story-seti-wins = Vinci se dopo il punteggio finale hai più punti del rivale.
story-shared = Vittoria condivisa: { $names }
story-since = Dal tuo ultimo turno
story-skip = Salta
story-so-far = Finora
story-sources = Da dove vengono i punti
story-speed = Velocità
story-speed-1 = 1×
story-speed-2 = 2×
story-speed-4 = 4×
story-table = Guarda il tavolo
story-watch = Guarda
story-wins = { $margin ->
    [one] Vittoria: { $name }, con { $margin } punto di vantaggio
   *[other] Vittoria: { $name }, con { $margin } punti di vantaggio
}
story-wins-level = Vittoria: { $name }, a parità di punti
story-you-win = { $margin ->
    [one] Hai vinto con { $margin } punto di vantaggio
   *[other] Hai vinto con { $margin } punti di vantaggio
}
story-you-win-level = Hai vinto a parità di punti
story-in-round = Round { $round }
