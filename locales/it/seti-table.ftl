# Il tavolo di SETI: la barra in alto, le azioni e i loro passi, nomi brevi di tecnologie e luoghi.
#
# Una parola tra parentesi, come [2 energy], diventa un numero e un simbolo; [n] è un numero con il suo simbolo.
# $n conta, $space è uno spazio del sistema solare, $number il numero di una propria sonda.

draw-seti-about-anomalies = Premiano chi è in testa alla colonna
draw-seti-about-centaurians = I loro messaggi arrivano dopo
draw-seti-about-exertians = Carte segrete, pericolo alla fine
draw-seti-about-mascamites = Porta a casa i campioni
draw-seti-about-oumuamua = Segnali ed esofossili
draw-seti-at-corner = Scegli una carta della mano da scartare per la sua azione libera.
draw-seti-at-land = Scegli un pianeta o un satellite sulla plancia pianeti.
draw-seti-at-move = Scegli uno spazio sulla mappa.
draw-seti-at-orbit = Scegli un pianeta sulla plancia pianeti.
draw-seti-at-place = Scegli uno spazio del tuo computer.
draw-seti-at-play = Scegli una carta della mano.
draw-seti-capsules = Capsule
draw-seti-cause-exertians = gli Exertiani sono stati scoperti
draw-seti-cause-gold = { $n ->
    [one] { $n } punto raggiunto
   *[other] { $n } punti raggiunti
}
draw-seti-cause-last = la partita finisce: quali carte tieni non conta più
draw-seti-cause-message = è arrivato un messaggio
draw-seti-cause-milestone = hai raggiunto un traguardo
draw-seti-could = Puoi ancora: { $actions }.
draw-seti-extra = Extra
draw-seti-far = { $steps ->
    [one] Sonda { $number } → { $space }: { $n } energia, { $steps } spazio
   *[other] Sonda { $number } → { $space }: { $n } energia, { $steps } spazi
}
draw-seti-far-moves = { $steps ->
    [one] Sonda { $number } → { $space }: { $steps } spazio
   *[other] Sonda { $number } → { $space }: { $steps } spazi
}
draw-seti-first = inizia
draw-seti-found-by = Scoperta
draw-seti-free-short = Libere:
draw-seti-gold-name-a = set di tracce
draw-seti-gold-name-b = settori + moduli
draw-seti-how-blue = analizza i dati
draw-seti-how-orange = atterra su un pianeta
draw-seti-how-pink = vinci un settore
draw-seti-hunt = Tracce scoperte: { $n } di 3
draw-seti-icon-star = Un settore
draw-seti-idle-all = ora senza effetto
draw-seti-idle-part = ora in parte senza effetto
draw-seti-in-front = Missioni
draw-seti-jump-others = Giocatori
draw-seti-key-dashed = Tratteggio: solo al primo
draw-seti-key-land = [land] Atterra [3 energy], 1 in meno con un modulo orbitante
draw-seti-key-orbit = [orbit] Orbita [1 credit] [1 energy]
draw-seti-lack = manca: [n]
draw-seti-lack-cards = niente carte
draw-seti-lack-computer = prima carica [n]
draw-seti-lack-planet = nessun pianeta raggiunto
draw-seti-lack-probe-room = { $n ->
    [one] { $n } sonda su { $n } nello spazio
   *[other] { $n } sonde su { $n } nello spazio
}
draw-seti-left-cards = carte rimaste: { $n }
draw-seti-left-moves = movimenti rimasti: { $n }
draw-seti-left-signals = segnali rimasti: { $n }
draw-seti-menu = Menu
draw-seti-next-rotation-see = Premi per vedere dove andrebbe a finire tutto.
draw-seti-no-data = nessun dato da questa carta
draw-seti-note-crown = [crown] Accanto a una stella: chi è in testa ora.
draw-seti-note-dashed = Cornice tratteggiata: la ricompensa va solo al primo.
draw-seti-note-extra = «Extra»: tracce di vita di un colore già scoperto.
draw-seti-note-found = «Scoperta»: chi ha scoperto la prima traccia di vita di un colore.
draw-seti-note-neutral = [neutral] Un traguardo neutrale, di nessuno.
draw-seti-objectives-due = { $n ->
    [one] Alla fine di questo round consumi { $n } obiettivo completato; se manca, il rivale avanza di 3 passi.
   *[other] Alla fine di questo round consumi { $n } obiettivi completati; per ognuno che manca il rivale avanza di 3 passi.
}
draw-seti-objectives-last = Dopo questo round ogni obiettivo non completato dà 5 punti al rivale.
draw-seti-pieces = In gioco
draw-seti-planet-land = Atterraggio: costa ora { $cost }, 1 in meno dove c’è un modulo orbitante; dà { $every }.
draw-seti-planet-land-first = Al primo modulo da sbarco anche: { $reward }.
draw-seti-planet-moon = Invece su { $moon }, con la tecnologia per i satelliti: { $reward }.
draw-seti-planet-orbit = Orbita: costa { $cost }, dà { $every }.
draw-seti-planet-orbit-first = Al primo modulo orbitante anche: { $reward }.
draw-seti-planet-visit = Una sonda che arriva qui dà 1 punto pubblicità.
draw-seti-planets-sub = [orbit][1 credit][1 energy] · tratteggio: solo al primo
draw-seti-probes = Sonde nello spazio
draw-seti-ready = completabili: { $n }
draw-seti-research-costs = La ricerca costa [n]
draw-seti-rival-how = Nel suo turno il rivale rivela la prima carta del mazzo azione ed esegue la prima riga possibile. Se il mazzo è vuoto, passa.
draw-seti-rival-how-techs = Consuma le sue tecnologie: una tecnologia sonda per sbarcare su un satellite, una tecnologia telescopio per un segnale in più, una tecnologia computer per 3 punti.
draw-seti-rival-how-track = Invece di crediti, energia e carte avanza su questo tracciato. Quando ricerca, prende da qui la prossima tecnologia la cui pila vale ancora 2 punti. Ogni giro aggiunge una carta avanzata al suo mazzo.
draw-seti-rival-plays = Come gioca il rivale
draw-seti-scan-earth = Settore della Terra
draw-seti-scan-hand = Carta della mano
draw-seti-scan-launch = Lancio dalla Terra
draw-seti-scan-may = facoltativo
draw-seti-scan-row = Carta della fila
draw-seti-scan-row-how = scegline una in basso
draw-seti-step-ahead = poi
draw-seti-step-choices = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}
draw-seti-step-first-income = La carta va sotto la tua plancia. Ogni round dà quello che mostra in basso a destra.
draw-seti-step-hand = Nella tua mano
draw-seti-step-mine = Sulla tua plancia
draw-seti-step-planets = Tra i pianeti
draw-seti-step-row = Nella fila
draw-seti-step-scores = Negli angoli della mappa
draw-seti-step-sky = Sulla mappa
draw-seti-step-solo = Tra gli obiettivi
draw-seti-step-species = Tra le specie
draw-seti-step-techs = Tra le tecnologie
draw-seti-steps = Passi
draw-seti-tech-computer-1 = [2 vp] sopra, [1 credit] sotto
draw-seti-tech-computer-2 = [2 vp] sopra, [1 energy] sotto
draw-seti-tech-computer-3 = [2 vp] sopra, [1 draw] sotto
draw-seti-tech-computer-4 = [2 vp] sopra, [2 publicity] sotto
draw-seti-tech-probe-1 = 2 sonde nello spazio
draw-seti-tech-probe-2 = Asteroidi [1 publicity], uscita gratis
draw-seti-tech-probe-3 = Atterrare: [1 energy] in meno
draw-seti-tech-probe-4 = Satelliti: si può atterrare
draw-seti-tech-telescope-1 = Segnale Terra: ±1 settore
draw-seti-tech-telescope-2 = [1 publicity] → segnale: Mercurio
draw-seti-tech-telescope-3 = Carta in mano → segnale
draw-seti-tech-telescope-4 = [1 energy] → lancio, o [1 move]
draw-seti-tray = Qui stanno le missioni che giochi.
draw-seti-turns-1 = Prossimo: disco 1
draw-seti-turns-2 = Prossimo: disco 2
draw-seti-turns-3 = Prossimo: disco 3
draw-seti-works = Come funziona
draw-seti-works-extra = Extra: altre tracce di un colore, quante ne vuoi.
draw-seti-works-found = Scoperta da: la prima traccia di ogni colore; le tre insieme rivelano la specie. Un segnalino neutrale arriva quando qualcuno raggiunge 20 o 30 punti e si gioca in meno di quattro.
draw-seti-works-later = Un trattino è uno spazio che si apre solo più tardi.
draw-seti-works-price = Un prezzo con il meno, a sinistra o su uno spazio, è il costo di quello spazio.
draw-seti-works-trace = Una traccia va su uno spazio libero del suo colore e ottieni ciò che vi è indicato.
draw-seti-yours = tua
