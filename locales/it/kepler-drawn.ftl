# Che cosa sta scritto sul tavolo disegnato di Kepler-3042.

draw-kepler-all-met = Tutto ciò che questo livello chiede è ora raggiunto.
draw-kepler-bonus-free = bonus: gratis
draw-kepler-bonus-price = bonus: brucia { $n }
draw-kepler-breaks = Inse|diamento Tecno|logico Propul|sione Terra|formare Mappa|tura Energe|tico Sfrutta|mento Plane|tario Genera|zione Anti|materia Esplora|zione Moder|nità Scien|tifico Logi|stica Evolu|zione Pro|gresso
draw-kepler-campaign-level = livello { $level } di 4
draw-kepler-cards-left = ancora { $n }
draw-kepler-catalog = Tutti i valori nel catalogo
draw-kepler-close = Chiudi
draw-kepler-closer = Più vicino
draw-kepler-collaboration = gli altri ottengono il livello { $level }
draw-kepler-collaboration-icon = collaborazione: gli altri ottengono questo livello gratis
draw-kepler-deck = Carte pianeta
draw-kepler-everything = Tutto su questo giocatore
draw-kepler-exploit = Produci
draw-kepler-farther = Più lontano
draw-kepler-fit = Tutta la galassia
draw-kepler-galaxy = Galassia
draw-kepler-galaxy-keys = Galassia. Le frecce la spostano, più e meno ingrandiscono e riducono, 0 la mostra tutta.
draw-kepler-intro = Prima partita?
draw-kepler-intro-1 = Guidi una civiltà per 16 round. A ogni turno sposti il tuo cubo azione su un altro dei nove spazi e svolgi la sua azione principale.
draw-kepler-intro-2 = Poi puoi bruciare cubi per le azioni bonus di quella riga e di quella colonna, muovere le astronavi e richiamarle.
draw-kepler-intro-3 = I cubi non ti lasciano mai: vanno dal Deposito Risorse ai pianeti quando produci, tornano quando paghi e finiscono nel Pozzo di Clausius quando li bruci. Rigenerare li riporta dal Pozzo al Deposito.
draw-kepler-intro-4 = Costruisci astronavi, mappa la galassia, atterra sui pianeti, colonizzali e, con cubi su di essi, terraformali.
draw-kepler-intro-5 = Le tecnologie migliorano tutto. I livelli con il segno della collaborazione aiutano anche gli altri.
draw-kepler-intro-6 = I punti vengono da pianeti, tecnologie, entrambi i tracciati leadership, medaglie, miniere, antimateria e dal tuo obiettivo. Ciò che brilla si può scegliere; indicalo per vedere che cosa ne verrebbe.
draw-kepler-jump = Parti del tavolo
draw-kepler-jump-actions = Azioni
draw-kepler-jump-galaxy = Galassia
draw-kepler-jump-others = Giocatori
draw-kepler-jump-planets = Pianeti
draw-kepler-jump-techs = Livelli
draw-kepler-jump-tracks = Tracciati
draw-kepler-leadership = leadership tecnologica { $n }
draw-kepler-left-bonus = azioni bonus ancora possibili in questo turno: { $n }
draw-kepler-left-move = astronavi che possono ancora muovere: { $n }
draw-kepler-left-recall = astronavi sul tabellone: { $n }
draw-kepler-legend = Legenda
draw-kepler-legend-keys = La galassia: trascinala, ingrandisci con la rotella o con due dita, oppure usa le frecce, più, meno e 0.
draw-kepler-medal-on-card = Questa medaglia va a chi è in testa al tracciato alla fine del round.
draw-kepler-minimum = { $points } di { $minimum } punti
draw-kepler-missing = { $objectives ->
    [0] Mancano ancora: { $points } punti
   *[other] { $points ->
        [0] Mancano ancora: { $objectives } degli obiettivi
       *[other] Mancano ancora: { $points } punti, { $objectives } degli obiettivi
    }
}
draw-kepler-no-card = Il primo round non è ancora iniziato.
draw-kepler-nobody = nessuno
draw-kepler-pay-from = paga
draw-kepler-planet-card = { $planet } ({ $type }). Colonia: { $colony }. Terraformarlo richiede il livello { $level } e { $cost }. Terraformato: { $terraformed }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
draw-kepler-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
draw-kepler-quantum = Converti, sposta
draw-kepler-reconstructed = I valori che non sono nel regolamento sono una nostra ricostruzione; il catalogo li segna con *.
draw-kepler-reserve = Astronave { $ship } nella riserva
draw-kepler-round = Round { $round } di { $rounds }
draw-kepler-rules = Tutte le regole
draw-kepler-sagittarius = Sagittarius A*: non attraversabile
draw-kepler-settle = Colonizza
draw-kepler-several = Qui possono costruire più pianeti
draw-kepler-ship = Astronave { $ship } di { $name }, { $hex }
draw-kepler-sol = Sol: accanto partono le astronavi della Terra
draw-kepler-star-1 = Stella: non attraversabile
draw-kepler-star-2 = Stella doppia: non attraversabile
draw-kepler-star-3 = Stella tripla: non attraversabile
draw-kepler-step-ahead = ancora da fare
draw-kepler-step-bonus = Bonus
draw-kepler-step-bonus-does = Azioni bonus della riga e della colonna del cubo, bruciando cubi
draw-kepler-step-done = fatto
draw-kepler-step-main = Azione
draw-kepler-step-main-does = Sposta il cubo azione su un altro spazio e svolgi la sua azione principale
draw-kepler-step-move = Muovi
draw-kepler-step-move-does = Muovi ogni astronave fino alla velocità dei Viaggi Spaziali
draw-kepler-step-now = adesso
draw-kepler-step-recall = Richiama
draw-kepler-step-recall-does = Richiama astronavi e termina il turno
draw-kepler-steps = Il turno di { $name }
draw-kepler-terraform = Terraforma
draw-kepler-terraform-level = livello { $level }
draw-kepler-tile-down = Tessera coperta
draw-kepler-total = Tutti i cubi
draw-kepler-where = Dove
draw-kepler-where-open = sul tabellone
draw-kepler-where-out = non in questa partita
draw-kepler-where-unknown = non ancora vista
