# Che cosa dicono i componenti di SETI: effetti, condizioni, quantità.

goal-seti-card = { $cost ->
    [one] gioca una carta che costa { $cost } credito
   *[other] gioca una carta che costa { $cost } crediti
}
goal-seti-data = { $n ->
    [one] { $n } dato nella banca dati
   *[other] { $n } dati nella banca dati
}
goal-seti-land = atterra
goal-seti-launch = lancia una sonda
goal-seti-mission = completa una missione
goal-seti-orbit = orbita
goal-seti-orbit-or-land = orbita o atterra: { $body }
goal-seti-publicity = { $n } pubblicità
goal-seti-research = ricerca una { $kind }
goal-seti-research-any = ricerca una tecnologia qualsiasi
goal-seti-scan = esamina le stelle vicine
goal-seti-sector = vinci la maggioranza in un settore { $color }
goal-seti-sector-any = vinci la maggioranza in un settore qualsiasi
goal-seti-trace = scopri una traccia di vita { $trace }
goal-seti-visit-asteroids = visita un campo di asteroidi
goal-seti-visit-comet = visita una cometa
goal-seti-vp = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

goal-or-seti = { $one } / { $other }

task-done-seti = { $task }. { $goal } (completato)
task-open-seti = { $task }. { $goal }

amount-seti-credit = { $n ->
    [one] { $n } credito
   *[other] { $n } crediti
}
amount-seti-data = { $n ->
    [one] { $n } dato
   *[other] { $n } dati
}
amount-seti-energy = { $n } energia
amount-seti-exofossil = { $n ->
    [one] { $n } esofossile
   *[other] { $n } esofossili
}
amount-seti-publicity = { $n } pubblicità
amount-seti-vp = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

reward-seti-draw = { $n ->
    [one] { $n } carta casuale
   *[other] { $n } carte casuali
}
reward-seti-pick = 1 carta dalla fila o dal mazzo
reward-seti-signal = { $n ->
    [one] { $n } segnale dal settore { $body ->
        [Terra] della Terra
       *[other] di { $body }
    }
   *[other] { $n } segnali dal settore { $body ->
        [Terra] della Terra
       *[other] di { $body }
    }
}
reward-seti-signal-color = { $n ->
    [one] { $n } segnale da un settore { $color }
   *[other] { $n } segnali (colore settore: { $color })
}
reward-seti-species-card = 1 carta aliena ({ $species })
reward-seti-trace = { $n ->
    [one] { $n } traccia di vita { $trace }
   *[other] { $n } tracce di vita { $trace ->
        [arancione] arancioni
       *[other] { $trace }
    }
}
reward-seti-trace-any = { $n ->
    [one] { $n } traccia di vita di un colore a scelta
   *[other] { $n } tracce di vita di un colore a scelta
}
reward-seti-tuck = { $n ->
    [one] { $n } aumento della rendita
   *[other] { $n } aumenti della rendita
}

op-seti-choose-probe = scegli una tua sonda
op-seti-corner-of-picked = ottieni il bonus dell’azione libera della carta presa
op-seti-drawn-corner = scarta una di queste carte per la sua azione libera
op-seti-drawn-income = scarta una di queste carte e ottieni una sola volta la sua rendita
op-seti-end-gold = ottieni i punti di una tessera punteggio oro che non hai contrassegnato, al valore più basso
op-seti-end-if = { $what } se { $test }
op-seti-gain = ottieni { $what }
op-seti-gain-per = { $what } per ogni { $per }
op-seti-if = se { $test }: { $then }
op-seti-is-all-colors = tracce di vita di tutti e tre i colori di una stessa specie
op-seti-is-all-colors-species = tracce di vita di tutti e tre i colori ({ $species })
op-seti-is-any-moon = un satellite qualsiasi
op-seti-is-at-least = hai almeno { $what }
op-seti-is-chosen-probe-on-asteroids = la sonda è su un campo di asteroidi
op-seti-is-chosen-probe-on-comet = la sonda è su una cometa
op-seti-is-completed-sector = completi un settore
op-seti-is-deliver = { $body ->
    [Terra] consegna una capsula sulla Terra
   *[other] consegna una capsula su { $body }
}
op-seti-is-exofossil-space = tracce di vita su spazi che costano esofossili: { $n }
op-seti-is-figure-at = modulo orbitante o da sbarco: { $bodies }
op-seti-is-figures = moduli orbitanti e da sbarco, satelliti inclusi: { $n }
op-seti-is-figures-one-planet = moduli orbitanti e da sbarco su un pianeta, satelliti inclusi: { $n }
op-seti-is-hand-empty = non hai carte in mano
op-seti-is-landed = atterri con questa carta su { $bodies }
op-seti-is-lander-at = modulo da sbarco: { $body }
op-seti-is-landers = moduli da sbarco su pianeti: { $n }
op-seti-is-landers-moons = moduli da sbarco, satelliti inclusi: { $n }
op-seti-is-launched-at-anomaly = la sonda è stata lanciata in un settore con un’Anomalia
op-seti-is-missions = missioni completate: { $n }
op-seti-is-moved-in-ring = una tua sonda si muove all’interno dello stesso anello
op-seti-is-orbiters = moduli orbitanti: { $n }
op-seti-is-probe-far = { $n ->
    [one] una tua sonda è ad almeno { $n } spazio dalla Terra
   *[other] una tua sonda è ad almeno { $n } spazi dalla Terra
}
op-seti-is-probe-near-earth-asteroids = una tua sonda è su un campo di asteroidi accanto alla Terra
op-seti-is-probe-near-earth-comet = una tua sonda è su una cometa accanto alla Terra
op-seti-is-probe-on-asteroids = una tua sonda è su un campo di asteroidi
op-seti-is-probe-on-comet = una tua sonda è su una cometa
op-seti-is-same-planet = modulo orbitante e da sbarco sullo stesso pianeta
op-seti-is-sectors-with-signal = settori con un tuo segnale: { $n }
op-seti-is-signals-there = { $n ->
    [one] hai esattamente { $n } segnale in quel settore
   *[other] hai esattamente { $n } segnali in quel settore
}
op-seti-is-tech-of-others = un altro giocatore ha quella tecnologia
op-seti-is-techs = { $n } × { $kind }
op-seti-is-tile-signals = tuoi segnali sulla tessera Oumuamua: { $n }
op-seti-is-tile-signals-card = { $n ->
    [one] questa carta ha registrato almeno { $n } segnale sulla tessera Oumuamua
   *[other] questa carta ha registrato almeno { $n } segnali sulla tessera Oumuamua
}
op-seti-is-trace-on-each = una traccia di vita { $trace } di ogni specie
op-seti-is-traces = tracce di vita: { $n }
op-seti-is-traces-color = tracce di vita ({ $trace }): { $n }
op-seti-is-traces-color-species = tracce di vita ({ $trace }, { $species }): { $n }
op-seti-is-traces-other-species = tracce di vita dell’altra specie: { $n }
op-seti-is-traces-same-color = tracce di vita di uno stesso colore: { $n }
op-seti-is-traces-species = tracce di vita ({ $species }): { $n }
op-seti-is-tucked = carte incorporate nella rendita: { $n }
op-seti-is-visited = visiti { $what }
op-seti-is-visited-asteroids = visiti un campo di asteroidi
op-seti-is-visited-comet = visiti una cometa
op-seti-is-wins = maggioranze di settore vinte: { $n }
op-seti-is-wins-color = maggioranze di settore vinte ({ $color }): { $n }
op-seti-is-wins-same = maggioranze vinte nello stesso settore: { $n }
op-seti-land = fai atterrare una sonda senza pagare energia
op-seti-land-moon = fai atterrare una sonda senza pagare energia, anche su un satellite
op-seti-land-occupied = fai atterrare una sonda senza pagare energia; puoi usare uno spazio occupato e ottenerne comunque la ricompensa
op-seti-launch = { $n ->
    [one] lancia { $n } sonda
   *[other] lancia { $n } sonde
}
op-seti-launch-beyond = { $n ->
    [one] lancia { $n } sonda, anche oltre il tuo limite
   *[other] lancia { $n } sonde, anche oltre il tuo limite
}
op-seti-mark = { $what }
op-seti-mark-no-data = registra { $what }, senza prendere dati
op-seti-may-pay = puoi pagare { $what }: { $then }
op-seti-may-pay-often = puoi pagare { $what } quante volte vuoi, ogni volta: { $then }
op-seti-message = { $n ->
    [one] colloca un messaggio { $n } punto oltre il tuo punteggio; quando lo raggiungi ottieni la parte inferiore
   *[other] colloca un messaggio { $n } punti oltre il tuo punteggio; quando lo raggiungi ottieni la parte inferiore
}
op-seti-move = { $n ->
    [one] ottieni { $n } movimento
   *[other] ottieni { $n } movimenti
}
op-seti-move-per = { $n ->
    [one] { $n } movimento per ogni { $per }
   *[other] { $n } movimenti per ogni { $per }
}
op-seti-next-anomaly-reward = ottieni la ricompensa visibile della prossima Anomalia
op-seti-on-corner = scarta una carta per la sua azione libera ({ $corner })
op-seti-on-orbit-or-land = orbita o atterra
op-seti-on-signal = registra un segnale da un settore { $color }
op-seti-on-trace = scopri una traccia di vita di qualsiasi colore
op-seti-on-visit = visita: { $body }
op-seti-on-visit-asteroids = visita un campo di asteroidi nel tuo turno
op-seti-on-visit-planet = visita un pianeta diverso dalla Terra
op-seti-one-anomaly-signal = tuo segnale in settori con un’Anomalia
op-seti-one-asteroids = campo di asteroidi adiacente
op-seti-one-earth-sector = altro pianeta o cometa nel settore della Terra
op-seti-one-figure = modulo orbitante o da sbarco ({ $body })
op-seti-one-planet-visited = pianeta visitato, Terra inclusa
op-seti-one-publicity = pubblicità che hai
op-seti-one-sector-by-card = settore in cui questa carta ha registrato un segnale
op-seti-one-sector-with-signal = settore con un tuo segnale
op-seti-one-signal-by-card = segnale di questa carta da un settore { $color }
op-seti-one-tech = { $kind }
op-seti-one-tech-just-taken = tecnologia del tipo appena ricercato
op-seti-one-tile-signal = segnale di questa carta sulla tessera Oumuamua
op-seti-one-trace = traccia di vita ({ $trace })
op-seti-one-trace-any = traccia di vita
op-seti-one-trace-just-marked = traccia di vita del colore appena scoperto
op-seti-one-trace-species = traccia di vita ({ $species })
op-seti-one-tucked = carta già incorporata ({ $income })
op-seti-one-win = maggioranza di settore vinta ({ $color })
op-seti-orbit-or-land = fai orbitare o atterrare una sonda senza pagare
op-seti-pay = paga { $what }
op-seti-remove-lander = rimuovi un tuo modulo da sbarco: { $then }
op-seti-remove-orbiter = rimuovi un tuo modulo orbitante: { $then }
op-seti-return-self = riprendi in mano questa carta
op-seti-rotate = il sistema solare ruota
op-seti-row-corners = scarta la fila delle carte e ottieni tutti i bonus delle azioni libere
op-seti-rule-asteroids = in questo turno uscire da un campo di asteroidi non costa movimento extra
op-seti-rule-no-publicity = in questo turno muovere le sonde non dà pubblicità
op-seti-rule-visit-moves = in questo turno la pubblicità per la visita di un pianeta può diventare 1 movimento
op-seti-sample-on-space = ottieni la ricompensa del campione su questo spazio
op-seti-sample-peek = guarda i campioni di Giove o Saturno e ottieni la ricompensa di uno
op-seti-sample-peek-probe = guarda i campioni di un pianeta con una tua sonda e ottieni la ricompensa di uno
op-seti-sample-pick-up = raccogli lì un campione in una capsula
op-seti-sample-reward = { $n ->
    [one] ottieni { $n } volta la ricompensa del campione consegnato
   *[other] ottieni { $n } volte la ricompensa del campione consegnato
}
op-seti-scan = esamina le stelle vicine senza pagare
op-seti-show-corners = mostra carte della mano (azione libera: { $corner }): 1 movimento ciascuna
op-seti-show-incomes = mostra carte della mano (rendita: { $income }): { $what } ciascuna
op-seti-signal-any = { $n ->
    [one] { $n } segnale da un settore a scelta
   *[other] { $n } segnali da settori a scelta
}
op-seti-signal-around = 1 segnale da un settore con una tua sonda e 1 da ciascuno dei due settori adiacenti
op-seti-signal-deck = { $n ->
    [one] gira { $n } carta del mazzo e registra un segnale del suo colore
   *[other] gira { $n } carte del mazzo, una alla volta, e registra un segnale del colore di ciascuna
}
op-seti-signal-hand = { $n ->
    [one] puoi scartare { $n } carta dalla mano per registrare un segnale del suo colore
   *[other] scarta fino a { $n } carte dalla mano e registra un segnale del colore di ciascuna
}
op-seti-signal-next-anomaly = { $n ->
    [one] { $n } segnale dal settore della prossima Anomalia
   *[other] { $n } segnali dal settore della prossima Anomalia
}
op-seti-signal-one-sector = { $n ->
    [one] { $n } segnale da un settore a scelta
   *[other] { $n } segnali da un solo settore a scelta
}
op-seti-signal-own-probe = { $n ->
    [one] { $n } segnale da un settore con una tua sonda
   *[other] { $n } segnali da un settore con una tua sonda
}
op-seti-signal-probes = { $n ->
    [one] fino a { $n } segnale dal settore di una sonda, di chiunque sia
   *[other] fino a { $n } segnali dai settori di sonde diverse, di chiunque siano
}
op-seti-signal-row = { $n ->
    [one] scarta { $n } carta della fila e registra un segnale del suo colore
   *[other] scarta { $n } carte della fila e registra un segnale del colore di ciascuna
}
op-seti-signal-star = { $n ->
    [one] { $n } segnale dal settore { $star }
   *[other] { $n } segnali dal settore { $star }
}
op-seti-take-row = prendi in mano tutte le carte della fila
op-seti-tech = ricerca una { $kind }
op-seti-tech-any = ricerca una tecnologia qualsiasi
op-seti-tech-either = ricerca una { $one } o una { $other }
op-seti-tech-of-others = ricerca una tecnologia posseduta da un altro giocatore, senza il bonus della tessera
op-seti-this-turn-if = una volta in questo turno, se { $test }: { $then }
op-seti-this-turn-per = in questo turno: { $what } per ogni { $per }
op-seti-times = { $what } ({ $n } ×)
op-seti-trace-all-colors = scopri { $what } di una specie di cui hai già tutti e tre i colori
op-seti-trace-same-color = scopri { $what } di una specie di cui hai già quel colore
op-seti-tuck = incorpora una carta della mano nella rendita
op-seti-tuck-self = incorpora questa carta nella rendita
