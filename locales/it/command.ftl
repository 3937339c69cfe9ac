# Quello che stampano `orrery catalog`, `orrery rules`, `orrery simulate` e `orrery arena`.

catalog-title = { $game }: componenti
catalog-marks = I valori con * sono ricostruiti, non stampati; quelli con ° vengono da una pagina pubblica; gli altri dal regolamento o dai componenti stampati.

rules-notes = Su questo testo: fonti, precisazioni, esempi di verifica
rules-title = { $game }: regole, versione { $version }
rules-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}

simulate-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
simulate-bots = Bot
simulate-seed = Seed
simulate-finished = Partite concluse
simulate-decisions = Decisioni
simulate-seconds = Secondi
simulate-threads = Thread
simulate-decisions-per-second = Decisioni al secondo
simulate-games-per-second = Partite al secondo
simulate-decisions-per-game = Decisioni per partita
simulate-choices-per-decision = Scelte per decisione
simulate-state-bytes = Byte di uno stato
simulate-block-copies = Blocchi da 2048 byte copiati al secondo
simulate-checksum = Somma di controllo delle posizioni finali
simulate-mean-range = { $mean } (da { $min } a { $max })
simulate-mean-max = { $mean } (al massimo { $max })

arena-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $arrangements ->
    [one] { $arrangements } disposizione
   *[other] { $arrangements } disposizioni
} dei bot, seed { $seed }
arena-bot = Bot
arena-seats = posti
arena-wins = vittorie
arena-win-rate = % di vittorie per posto
arena-score = punti
arena-rating = forza
arena-positions = posizioni per decisione
arena-trials = prove per decisione
arena-speed = posizioni al secondo

scores = Punti
scores-mean = media
scores-sd = scarto
scores-min = minimo
scores-max = massimo
scores-wins = vittorie
scores-all-seats = Tutti i posti

log-result = Risultato
log-scored = { $points ->
    [one] { $side }: { $points } punto
   *[other] { $side }: { $points } punti
}
log-start = Inizio
log-unfinished = Partita non finita
log-won = { $points ->
    [one] { $side }: vittoria con { $points } punto
   *[other] { $side }: vittoria con { $points } punti
}
