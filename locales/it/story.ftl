# The log, the turns of others, looking back, and the end of a game.

story-back = Indietro
story-by = Un passo è
story-by-choice = per scelta
story-by-round = per round
story-by-turn = per turno
story-failed = { $points ->
    [one] Non superato, con { $points } punto
   *[other] Non superato, con { $points } punti
}
story-gold = Tessere punteggio oro
story-keys = ← → passo, spazio: avvia
story-moments = I turni migliori
story-next = Avanti
story-others = Che cosa hanno fatto gli altri
story-passed = { $points ->
    [one] Superato, con { $points } punto
   *[other] Superato, con { $points } punti
}
story-pause = Pausa
story-play = Avvia
story-rematch-rotates = Nella rivincita tutti si spostano di un posto, così inizia qualcun altro.
story-result = Risultato
story-result-of = { $game }: risultato
story-rounds = Punti round dopo round
story-rounds-played = { $n ->
    [one] { $n } round
   *[other] { $n } round
}
story-seti-wins = Vinci se dopo il punteggio finale hai più punti del rivale.
story-shared = Vittoria condivisa: { $names }
story-since = Dal tuo ultimo turno
story-skip = Salta
story-sources = Da dove vengono i punti
story-speed = Velocità
story-speed-0 = non mostrare
story-speed-1 = 1×
story-speed-2 = 2×
story-speed-4 = 4×
story-table = Guarda il tavolo
story-watch = Guarda
story-wins = { $margin ->
    [one] { $name } vince con { $margin } punto di vantaggio
   *[other] { $name } vince con { $margin } punti di vantaggio
}
story-wins-level = { $name } vince a parità di punti
story-you-win = { $margin ->
    [one] Vinci con { $margin } punto di vantaggio
   *[other] Vinci con { $margin } punti di vantaggio
}
story-you-win-level = Vinci a parità di punti
