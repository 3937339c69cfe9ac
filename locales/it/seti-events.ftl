# Che cosa succede in SETI: eventi della cronaca.

event-seti-analysed = { $seat } analizza i dati e svuota il computer.
event-seti-anomaly = Si innesca l’Anomalia ({ $trace }): { $seat } è in testa nella colonna e riceve la ricompensa.
event-seti-anomaly-nobody = Si innesca l’Anomalia ({ $trace }): nessuno ha segnalini nella colonna.
event-seti-collected = { $seat } raccoglie in una capsula un campione da { $from }.
event-seti-completed = { $seat } completa la missione { $card }.
event-seti-covered = { $seat } copre lo spazio bonus { $number } di { $card }.
event-seti-danger = { $lost ->
    [one] { $seat } ha il pericolo più alto ({ $danger }) e perde { $lost } punto.
   *[other] { $seat } ha il pericolo più alto ({ $danger }) e perde { $lost } punti.
}
event-seti-data-lower = { $seat } carica un dato su uno spazio inferiore del computer.
event-seti-data-upper = { $seat } carica un dato sul prossimo spazio superiore del computer.
event-seti-delivered = { $seat } consegna una capsula con il campione { $sample } per { $card }.
event-seti-discarded = { $seat } scarta { $card }.
event-seti-discovered = Scoperta la specie di { $side }: { $species }!
event-seti-drew = { $seat } pesca { $card }.
event-seti-drew-hidden = { $seat } pesca una carta.
event-seti-gained = { $seat } ottiene { $amount }.
event-seti-gold-marked = { $seat } contrassegna la tessera punteggio oro «{ $gold }», valore { $value }.
event-seti-gold-missed = { $seat } raggiunge un traguardo oro, ma su nessuna tessera punteggio oro il primo spazio è libero.
event-seti-kept = { $seat } prende { $card } dal mazzetto di fine round.
event-seti-kept-hidden = { $seat } prende una carta dal mazzetto di fine round.
event-seti-landed = { $seat } atterra su { $site }.
event-seti-launched = { $seat } lancia una sonda.
event-seti-lost = { $seat } è già al massimo e non riceve { $amount }.
event-seti-message-placed = { $at ->
    [one] { $seat } colloca un messaggio a { $at } punto.
   *[other] { $seat } colloca un messaggio a { $at } punti.
}
event-seti-message-taken = { $seat } prende la ricompensa messaggio { $number }.
event-seti-moved = { $seat } muove una sonda { $to }.
event-seti-neutral = Traguardo neutrale: un segnalino neutrale va sullo spazio scoperta { $trace } della specie di { $side }.
event-seti-objective-completed = L’obiettivo { $objective } è completato.
event-seti-objective-revealed = Viene rivelato l’obiettivo { $objective }: { $tasks }.
event-seti-objectives-spent = Obiettivi completati consumati: { $spent } di { $due }.
event-seti-orbited = { $seat } orbita intorno a { $around }.
event-seti-over = La partita è finita.
event-seti-paid = { $seat } paga { $amount }.
event-seti-passed = { $seat } passa.
event-seti-played = { $seat } gioca { $card }.
event-seti-progress = { $steps ->
    [one] Il rivale avanza di { $steps } passo sul tracciato dei progressi, fino al passo { $to }: { $why }.
   *[other] Il rivale avanza di { $steps } passi sul tracciato dei progressi, fino al passo { $to }: { $why }.
}
event-seti-pushed = { $seat }: una sonda viene spinta { $to }.
event-seti-removed-lander = { $seat } rimuove un modulo da sbarco da { $from }.
event-seti-removed-orbiter = { $seat } rimuove un modulo orbitante da { $from }.
event-seti-researched = { $seat } ricerca { $what }.
event-seti-reshuffled = Gli scarti vengono mescolati per formare un nuovo mazzo.
event-seti-returned = { $seat } riprende { $card } in mano.
event-seti-rival-acts = Il rivale rivela { $card } (freccia a { $arrow }) ed esegue la riga { $line }: { $action }.
event-seti-rival-acts-after = Il rivale rivela { $card } (freccia a { $arrow }). Impossibile: { $skipped }. Esegue la riga { $line }: { $action }.
event-seti-rival-aims = Il rivale sceglie il settore { $star }: { $why }.
event-seti-rival-flies = { $moves ->
    [one] Il rivale arriva { $to } con { $moves } movimento; pubblicità lungo il percorso: { $publicity }.
   *[other] Il rivale arriva { $to } con { $moves } movimenti; pubblicità lungo il percorso: { $publicity }.
}
event-seti-rival-flies-beyond = { $moves ->
    [one] Fuori portata: { $beyond }. Il rivale arriva { $to } con { $moves } movimento; pubblicità lungo il percorso: { $publicity }.
   *[other] Fuori portata: { $beyond }. Il rivale arriva { $to } con { $moves } movimenti; pubblicità lungo il percorso: { $publicity }.
}
event-seti-rival-idle = Il rivale rivela { $card } (freccia a { $arrow }). Nessuna riga è possibile: { $skipped }.
event-seti-rival-removes = Il rivale toglie dal gioco la carta in cima al mazzetto di fine round; nessuno la vede.
event-seti-rival-sample = Il rivale mette il campione { $sample } di { $from } scoperto sulla plancia aliena dei Mascamiti.
event-seti-rival-shuffles = Il rivale mescola { $n ->
    [one] { $n } sola carta giocata
   *[other] le sue { $n } carte giocate
} per formare un nuovo mazzo azione.
event-seti-rival-spends = Il rivale scarta { $what }.
event-seti-rotated = Il sistema solare ruota: disco { $disc }.
event-seti-round = Round { $round }
event-seti-round-ends = Fine del round { $round }
event-seti-row-filled = { $card } entra nella fila delle carte (posto { $place }).
event-seti-scanned = { $seat } esamina le stelle vicine.
event-seti-scored = { $seat } ottiene { $amount } ({ $from }).
event-seti-scoring = Punteggio finale
event-seti-secret-dealt = { $seat } riceve { $n ->
    [one] { $n } carta degli Exertiani
   *[other] { $n } carte degli Exertiani
}.
event-seti-secret-played = { $seat } gioca { $card } coperta.
event-seti-secret-played-hidden = { $seat } gioca una carta degli Exertiani coperta.
event-seti-sector-won = { $seat } vince la maggioranza nel settore { $star }; nessuno è secondo.
event-seti-sector-won-second = { $seat } vince la maggioranza nel settore { $star }; al secondo posto { $second }, che vi mantiene un segnalino.
event-seti-shown = { $seat } mostra { $card }.
event-seti-signal = { $seat } registra un segnale dal settore { $star }.
event-seti-strengthened = Il rivale diventa più forte: una carta avanzata va in cima al suo mazzo azione.
event-seti-task-marked = Il compito { $task } dell’obiettivo { $objective } è completato.
event-seti-tile-completed = La tessera Oumuamua è completata: chi vi ha un segnale ottiene un esofossile.
event-seti-tile-reset = La tessera Oumuamua si riempie di nuovo di dati; i segnalini tornano ai proprietari.
event-seti-tile-signal = { $seat } registra un segnale dalla tessera Oumuamua.
event-seti-took = { $seat } prende { $card }.
event-seti-traced = { $seat } scopre una traccia di vita { $trace }: { $whose }, spazio { $number }.
event-seti-traced-discovery = { $seat } scopre una traccia di vita { $trace }: { $whose }, spazio scoperta.
event-seti-traced-overflow = { $seat } scopre una traccia di vita { $trace }: { $whose }, spazio di sovraccarico.
event-seti-tucked = { $seat } incorpora { $card } nella rendita.
event-seti-turn = Turno: { $seat }

aim-seti-1 = lo completa e ne vince la maggioranza
aim-seti-2 = è il secondo segnale del settore e vale 2 punti
aim-seti-3 = è quello in cui ha più segnali

cause-seti-card = al posto di una carta
cause-seti-computer = quarto spazio del computer
cause-seti-credit = al posto di crediti
cause-seti-energy = al posto di energia
cause-seti-income = al posto di un aumento della rendita
cause-seti-objectives = obiettivi mancanti
cause-seti-printed = indicato sulla carta
cause-seti-technology = tecnologia computer scartata

rival-seti-analyse = analizza i dati
rival-seti-anomaly = scopre una traccia di vita del colore della prossima Anomalia
rival-seti-exertian = gioca una carta degli Exertiani coperta
rival-seti-fly = { $moves ->
    [one] vola al primo pianeta raggiungibile con { $moves } movimento: { $targets }
   *[other] vola al primo pianeta raggiungibile con { $moves } movimenti: { $targets }
}
rival-seti-fly-each = vola al primo pianeta raggiungibile: { $targets }
rival-seti-launch = lancia una sonda
rival-seti-message = colloca una tessera messaggio
rival-seti-research = { $cost ->
    [0] ricerca gratis una tecnologia
   *[other] ricerca una tecnologia per { $cost } pubblicità
}
rival-seti-scan = esamina le stelle ({ $signals })
rival-seti-species = { $number ->
    [1] la carta azione della specie scoperta per prima
    [2] la carta azione della specie scoperta per seconda
   *[other] la carta azione della { $number }ª specie scoperta
}

rival-not-seti-analyse = il computer non è pieno
rival-not-seti-anomaly = il rivale è già in testa nella colonna
rival-not-seti-exertian = ci sono già cinque carte e segnalini, o non restano carte
rival-not-seti-fly = nessuna sonda sulla Terra o nessun pianeta a portata
rival-not-seti-launch = il rivale ha già una sonda sulla Terra
rival-not-seti-message = nessuna tessera in riserva, o una è ancora sul tracciato dei punti
rival-not-seti-research = pubblicità insufficiente
rival-not-seti-scan = impossibile
rival-not-seti-species = non ancora scoperta

rival-signal-seti-earth = { $n ->
    [1] settore della Terra
   *[other] { $n } × settore della Terra
}
rival-signal-seti-oumuamua = { $n ->
    [1] Oumuamua
   *[other] { $n } × Oumuamua
}
rival-signal-seti-row = { $n ->
    [one] { $n } carta della fila
   *[other] { $n } carte della fila
}
rival-skipped-seti = riga { $line }, { $action } – { $why } ({ $rule })
rival-target-seti = { $moves ->
    [one] { $planet } (con { $moves } movimento)
   *[other] { $planet } (con { $moves } movimenti)
}
