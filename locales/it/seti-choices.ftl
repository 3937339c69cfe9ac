# Che cosa si decide in SETI: domande, scelte e ciò di cui parla un rifiuto.

about-seti-around = Scegli un settore: registri un segnale da quello e da ciascuno dei due adiacenti.
    .then = poi scegli un settore per tre segnali
about-seti-data-space = Scegli lo spazio dati da coprire con il tuo modulo da sbarco.
about-seti-drawn-corner = Scarta una delle carte pescate per la sua azione libera.
about-seti-drawn-income = Scarta una delle carte pescate per la sua rendita.
about-seti-first-income = Scegli la prima carta da incorporare nella tua rendita.
about-seti-give = Scegli una carta da scartare per lo scambio.
    .then = poi scegli le carte da scartare
about-seti-gold = Scegli una tessera punteggio oro da contrassegnare.
about-seti-hand-signals = Scarta una carta dalla mano per registrare un segnale del suo colore, oppure fermati.
    .then = poi segnali dei colori delle carte in mano
about-seti-land = Scegli dove atterrare.
    .then = poi scegli dove atterrare
about-seti-late = Svolgi altre azioni libere o termina il turno.
about-seti-mark = Scegli da dove registrare il segnale: dalla stella o da Oumuamua.
    .then = poi la stella o Oumuamua
about-seti-may-pay = Paga per l’effetto, oppure rinuncia.
about-seti-message = Scegli una delle ricompense messaggio disponibili.
about-seti-milestone = Scegli il traguardo da risolvere per primo.
about-seti-moves = Muovi una sonda, oppure fermati.
    .then = poi muovi una sonda
about-seti-objective = Questo può completare più compiti: scegline uno.
about-seti-orbit-or-land = Scegli intorno a quale pianeta orbitare o dove atterrare.
    .then = poi orbiti o atterri
about-seti-pass-discard = Scarta fino ad avere 4 carte.
    .then = poi scarti fino ad avere 4 carte
about-seti-pass-take = Prendi una carta dal mazzetto di fine round.
    .then = poi una carta dal mazzetto di fine round
about-seti-pause = Svolgi azioni libere, oppure continua.
about-seti-pick = Prendi una carta dalla fila o pescala dal mazzo.
    .then = poi prendi una carta
about-seti-probe = Scegli una delle tue sonde.
about-seti-probe-signals = Scegli un settore con una sonda da cui registrare un segnale, oppure fermati.
    .then = poi segnali dove ci sono sonde
about-seti-remove-lander = Scegli il modulo da sbarco da rimuovere.
about-seti-remove-orbiter = Scegli il modulo orbitante da rimuovere.
about-seti-row-corners = Scegli la prossima carta della fila da scartare per la sua azione libera.
about-seti-row-signals = Scarta una carta della fila per registrare un segnale del suo colore.
    .then = poi un segnale del colore di una carta della fila
about-seti-sample-peek = Scegli il campione di cui ricevere la ricompensa.
about-seti-sample-planet = Scegli il pianeta di cui guardare i campioni.
about-seti-sample-take = Scegli il campione da raccogliere.
about-seti-scan = Stai esaminando le stelle: scegli il prossimo passo.
    .then = poi un segnale dal settore della Terra e uno del colore di una carta della fila
about-seti-secret = Gioca una carta degli Exertiani coperta, oppure rinuncia.
about-seti-sectors = Scegli il prossimo settore completato da risolvere.
about-seti-settle = Completa le missioni che vuoi prima che i settori completati siano ripristinati, oppure continua.
about-seti-show = Scegli quante carte della mano mostrare.
    .then = poi mostri carte della mano
about-seti-slot = Scegli uno spazio del computer per la nuova tecnologia.
    .then = poi scegli il suo spazio del computer
about-seti-species-pick = Prendi la carta aliena rivelata o pescane una.
    .then = poi prendi una carta aliena
about-seti-target = Scegli la stella da cui registrare un segnale.
    .then = poi scegli la stella del segnale
about-seti-tech = Scegli una tecnologia.
    .then = poi scegli una tecnologia
about-seti-trace = Scegli dove scoprire la traccia di vita.
    .then = poi scegli dove va la traccia di vita
about-seti-trigger = Copri uno spazio bonus di una tua missione, oppure rinuncia.
about-seti-tuck = Incorpora una carta nella tua rendita, oppure rinuncia.
    .then = poi puoi incorporare una carta nella rendita
about-seti-turn = Scegli un’azione principale o un’azione libera.
about-seti-visit = Scegli che cosa dà la visita: pubblicità o movimento.

choice-seti-analyse = Analizza i dati
choice-seti-buy = Compra una carta
choice-seti-complete = Completa la missione { $card }
choice-seti-continue = Continua
choice-seti-corner = Scarta { $card } per la sua azione libera
choice-seti-cover = Copri lo spazio bonus { $number } di { $card }
choice-seti-deliver = Consegna la capsula { $probe } per { $card }
choice-seti-discard = Scarta { $card }
choice-seti-done = Basta così
choice-seti-draw = Pesca la carta in cima
choice-seti-earth = Registra il segnale della Terra dal settore { $star }
choice-seti-end = Termina il turno
choice-seti-exchange = Scambia { $give ->
    [carta] 2 carte
    [credito] 2 crediti
   *[other] 2 { $give }
} con 1 { $gain }
choice-seti-gold = Contrassegna la tessera punteggio oro «{ $gold }»
choice-seti-income = Incorpora { $card } come prima rendita
choice-seti-land = Atterra su { $site }
choice-seti-launch = Lancia una sonda
choice-seti-message = Prendi la ricompensa messaggio { $number }: { $reward }
choice-seti-milestone-card = Prima la carta dei Centauriani
choice-seti-milestone-exertian = Prima il traguardo degli Exertiani
choice-seti-milestone-gold = Prima il traguardo oro
choice-seti-milestone-message = Prima il traguardo messaggio
choice-seti-move = Spendi energia: muovi la sonda { $probe } { $to }
choice-seti-movement = Ottieni il movimento
choice-seti-orbit = Orbita intorno a { $body }
choice-seti-pass = Passa
choice-seti-pay = Paga
choice-seti-pay-for = Paga { $what }: { $then }
choice-seti-place-lower = Carica un dato sullo spazio inferiore { $slot } del computer
choice-seti-place-upper = Carica un dato sul prossimo spazio superiore del computer
choice-seti-play = Gioca { $card }
choice-seti-probe = Scegli la sonda: { $space }
choice-seti-publicity = Ottieni la pubblicità
choice-seti-remove-lander = Rimuovi il modulo da sbarco su { $from }
choice-seti-remove-lander-space = Rimuovi il modulo da sbarco su { $from }, spazio dati { $number }
choice-seti-remove-orbiter = Rimuovi il modulo orbitante intorno a { $from }
choice-seti-remove-orbiter-first = Rimuovi il modulo orbitante sullo spazio bonus di { $from }
choice-seti-research = Ricerca una tecnologia
choice-seti-resolve = Risolvi il settore { $star }
choice-seti-resolve-oumuamua = Ripristina la tessera Oumuamua
choice-seti-row = Scarta { $card } dalla fila: segnale { $color }
choice-seti-sample = Scegli il campione { $number }: { $reward }
choice-seti-samples = Guarda i campioni di { $from }
choice-seti-scan = Esamina le stelle vicine
choice-seti-secret = Gioca { $card } coperta
choice-seti-show = { $count ->
    [one] Mostra { $count } carta
   *[other] Mostra { $count } carte
}
choice-seti-signal = Registra un segnale dal settore { $star }
choice-seti-signal-oumuamua = Registra un segnale dalla tessera Oumuamua
choice-seti-skip = Rinuncia
choice-seti-slot = Colloca la tecnologia nello spazio { $slot } del computer
choice-seti-space = Copri lo spazio dati { $number }
choice-seti-step = Muovi la sonda { $probe } { $to }
choice-seti-step-card = Scarta { $card }: muovi la sonda { $probe } { $to }
choice-seti-step-energy = Spendi ancora 1 energia: muovi la sonda { $probe } { $to }
choice-seti-take = Prendi { $card }
choice-seti-task = Completa il compito { $task } dell’obiettivo { $objective }
choice-seti-tech = Ricerca: { $tech }
choice-seti-telescope-2 = Paga 1 pubblicità per un segnale dal settore di Mercurio
choice-seti-telescope-3 = Scarta { $card } per un segnale del suo colore
choice-seti-telescope-4-launch = Paga 1 energia per lanciare una sonda
choice-seti-telescope-4-move = Ottieni 1 movimento
choice-seti-trace = Scopri una traccia di vita { $trace }: { $whose }, spazio { $number }
choice-seti-trace-discovery = Scopri una traccia di vita { $trace }: { $whose }, spazio scoperta
choice-seti-trace-overflow = Scopri una traccia di vita { $trace }: { $whose }, spazio di sovraccarico
choice-seti-tuck = Incorpora { $card }

action-seti-complete = Completare una missione
action-seti-corner = Scartare una carta per la sua azione libera
action-seti-deliver = Consegnare una capsula
action-seti-exchange = Scambiare risorse
action-seti-land = Atterrare
action-seti-move = Muovere una sonda
action-seti-orbit = Orbitare intorno a un pianeta
action-seti-place = Caricare un dato nel computer
action-seti-play = Giocare una carta

# Che cosa parla ora a favore di una scelta: frasi a sé.
reason-seti-cheap-landing = { $body }: c’è già un modulo orbitante, quindi atterrare costa 1 energia in meno.
reason-seti-discovery = L’ultimo spazio scoperta di questa specie è occupato: viene scoperta alla fine del turno, e ogni segnalino lì è premiato.
reason-seti-first-lander = { $body }: c’è ancora uno spazio dati libero per i primi moduli da sbarco ({ $reward }).
reason-seti-first-orbiter = { $body }: il bonus per il primo modulo orbitante è ancora lì ({ $reward }).
reason-seti-first-pass = Nessuno ha ancora passato: il sistema solare ruota adesso, e sei tu a scegliere per primo dal mazzetto di fine round.
reason-seti-first-tile = La prima tessera di questa pila porta { $reward } in più.
reason-seti-gold-set = La tua tessera punteggio oro ({ $gold }) vale alla fine { $points } in più.
reason-seti-income = Questa rendita arriva subito e { $n ->
    [1] un’altra volta
   *[other] altre { $n } volte
}: dopo ogni round tranne l’ultimo.
reason-seti-milestone = Arrivi a { $n ->
    [one] 1 punto
   *[other] { $n } punti
} e marchi una tessera punteggio oro; i primi ottengono i valori più alti.
reason-seti-mission = Missione «{ $card }»: ora la condizione è soddisfatta.
reason-seti-sector = { $star }: prendi l’ultimo dato e ottieni la maggioranza di settore ({ $reward }).
reason-seti-sector-near = { $star }: { $n ->
    [one] resta solo 1 dato
   *[other] restano solo { $n } dati
}, e lì hai la maggioranza.
reason-seti-turns-away = { $body } dista ora 1 spazio; dopo la prossima rotazione { $n }.
