# Che cosa sta scritto sul tavolo disegnato di Kepler-3042.

draw-kepler-accept = Applica
draw-kepler-all-met = Ora hai tutto ciò che questo livello richiede.
draw-kepler-bonus-free = gratis
draw-kepler-bonus-price = { $n } l’una
draw-kepler-breaks = Inse|diamento Tecno|logico Propul|sione Terra|formare Terra|formazione Mappa|tura Energe|tico Sfrutta|mento Plane|tario Genera|zione Anti|materia Esplora|zione Moder|nità Scien|tifico Logi|stica Evolu|zione Pro|gresso
draw-kepler-campaign-level = livello { $level } di 4
draw-kepler-cards-left = carte ancora da rivelare: { $n }
draw-kepler-catalog = Tutti i valori nel catalogo
draw-kepler-choose-cubes = Scegli i cubetti
draw-kepler-close = Chiudi
draw-kepler-closer = Ingrandisci
draw-kepler-collaboration = gli altri ottengono il livello { $level }
draw-kepler-collaboration-icon = collaborazione: gli altri ottengono questo livello gratis
draw-kepler-cube-here = cubetto qui
draw-kepler-deck = Carte Pianeta
draw-kepler-decline = Rinuncia
draw-kepler-each = ognuno
draw-kepler-everything = Tutto su questo giocatore
draw-kepler-farther = Riduci
draw-kepler-first = primo
draw-kepler-fit = Mostra tutta la galassia
draw-kepler-fleet = Le tue astronavi
draw-kepler-free = gratis
draw-kepler-galaxy = Galassia
draw-kepler-galaxy-keys = Galassia. Le frecce la spostano, più e meno ingrandiscono e riducono, 0 la mostra tutta.
draw-kepler-go-on = Continua
draw-kepler-has-antimatter-science = { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}
draw-kepler-has-antimatter-science-alien = { $n } + alieni
draw-kepler-has-energy-development = { $n } energia
draw-kepler-has-space-travel = velocità { $n }
draw-kepler-in-flight = in volo
draw-kepler-intro = Prima partita?
draw-kepler-intro-card = Si risolve alla fine del round. I segni accanto mostrano a chi si applicherebbe adesso.
draw-kepler-intro-card-title = La carta Progresso.
draw-kepler-intro-colonies = Un’astronave su un pianeta può fondare una colonia con l’Insediamento Coloniale. Lo Sfruttamento Planetario produce poi cubetti sulla sua carta, e Terraformare gira la carta spendendo i cubetti che vi si trovano. Puoi avere cinque colonie.
draw-kepler-intro-colonies-title = Le colonie.
draw-kepler-intro-cubes = Non ne perdi mai. Produrre li porta dal Deposito Risorse su un tuo pianeta, spenderli li riporta indietro da un solo pianeta, bruciarli li manda nel Pozzo di Clausius. Da lì li riporta solo la rigenerazione.
draw-kepler-intro-cubes-title = I tuoi cubetti.
draw-kepler-intro-ghost = Il giocatore fantasma non ha turni: ogni round avanza di 1 casella su entrambi i tracciati, nei round 5, 10 e 15 avanzano anche le sue tecnologie. Ti toglie le Medaglie se non sei almeno alla pari con lui. I suoi punti non contano.
draw-kepler-intro-ghost-title = Il fantasma.
draw-kepler-intro-goal = Guidi una civiltà per 16 round. I punti vengono da pianeti, tecnologie, entrambi i tracciati Leadership, Medaglie, miniere, antimateria e dalla tua carta Obiettivo; vince chi ne ha di più. Qui vedi quanti ne avresti adesso.
draw-kepler-intro-goal-alone = Guidi una civiltà per 16 round. Il livello è superato se hai abbastanza punti e tutti gli obiettivi sono completati; entrambi sono nel riquadro «Campagna». Qui vedi i punti che hai ora.
draw-kepler-intro-goal-title = L’obiettivo del gioco.
draw-kepler-intro-help = Accanto alla domanda trovi che cosa ora non è possibile, con le regole corrispondenti, e come annullare. Buona fortuna!
draw-kepler-intro-help-title = Aiuto.
draw-kepler-intro-map = I punti interrogativi sono tessere che nessuno ha visto; la Mappatura Galattica ne scopre quattro. Passa sopra un pianeta, o toccalo, per leggere entrambi i lati della sua carta. Trascina la mappa, ingrandiscila con la rotella o con due dita, e premi ⤢ per rivederla tutta.
draw-kepler-intro-map-title = La galassia.
draw-kepler-intro-objective = Lo conosci solo tu. Vale punti se lo completi in qualsiasi momento prima della fine; gli obiettivi che ti confrontano con gli altri si decidono solo alla fine.
draw-kepler-intro-objective-alone = Completali in qualsiasi momento della partita: ciò che è completato resta completato. Ti servono tutti, oltre ai punti del livello.
draw-kepler-intro-objective-title = Il tuo obiettivo.
draw-kepler-intro-others = Scegli un giocatore per vedere tutto ciò che ha davanti a sé.
draw-kepler-intro-others-title = Gli altri.
draw-kepler-intro-ships = Le Missioni Spaziali le costruiscono accanto a Sol o a un tuo pianeta. Quando si muovono, scegli uno degli esagoni illuminati e ci vola l’astronave più vicina; per mandarne un’altra, scegli prima quella. Stelle e tessere coperte sbarrano la strada.
draw-kepler-intro-ships-title = Le astronavi.
draw-kepler-intro-techs = Ogni riga mostra chi è a quale livello, che cosa hai ora, e quanto costa e che cosa dà il livello seguente. L’atomo fa avanzare sul tracciato Leadership Tecnologica. Apri una riga per leggere tutti i livelli; alcuni danno un livello gratis a chi è rimasto indietro.
draw-kepler-intro-techs-title = Le tecnologie.
draw-kepler-intro-tracks = Entrambi i tracciati Leadership danno punti alla fine e, lungo la strada, l’icona di ogni casella. Anche le Medaglie valgono punti.
draw-kepler-intro-tracks-title = Round e tracciati.
draw-kepler-intro-turn = Ha quattro passi, mostrati qui. Prima sposti il cubetto Azione su un’altra delle nove caselle e svolgi la sua azione. Poi puoi bruciare un cubetto per l’azione bonus della fila e un altro per quella della colonna. Poi si muovono le astronavi, e infine puoi ritirarne. Ciò che ha il bordo dorato si può scegliere; passaci sopra, o tienici il dito, per vedere che cosa farebbe.
draw-kepler-intro-turn-title = Il tuo turno.
draw-kepler-jump = Parti del tavolo
draw-kepler-jump-actions = Azioni
draw-kepler-jump-galaxy = Galassia
draw-kepler-jump-planets = Pianeti
draw-kepler-jump-points = Punti
draw-kepler-jump-techs = Livelli
draw-kepler-jump-tracks = Tracciati
draw-kepler-leadership = leadership tecnologica { $n }
draw-kepler-left-bonus = azioni bonus ancora possibili in questo turno: { $n }
draw-kepler-left-move = astronavi che possono ancora muoversi: { $n }
draw-kepler-left-recall = astronavi sul tabellone: { $n }
draw-kepler-legend = Legenda
draw-kepler-legend-keys = La galassia: trascinala, ingrandisci con la rotella o con due dita, oppure usa le frecce, più, meno e 0.
draw-kepler-less = meno
draw-kepler-lacks = Serve ancora per terraformare
draw-kepler-level = Livello { $level }
draw-kepler-level-failed = { $objectives ->
    [0] { $points ->
        [one] Livello { $level } non superato: manca { $points } punto
       *[other] Livello { $level } non superato: mancano { $points } punti
    }
    [one] { $points ->
        [0] Livello { $level } non superato: manca { $objectives } obiettivo
        [one] Livello { $level } non superato: mancano { $points } punto e { $objectives } obiettivo
       *[other] Livello { $level } non superato: mancano { $points } punti e { $objectives } obiettivo
    }
   *[other] { $points ->
        [0] Livello { $level } non superato: mancano { $objectives } obiettivi
        [one] Livello { $level } non superato: mancano { $points } punto e { $objectives } obiettivi
       *[other] Livello { $level } non superato: mancano { $points } punti e { $objectives } obiettivi
    }
}
draw-kepler-level-passed = { $points ->
    [0] Livello { $level } superato, di misura
    [one] Livello { $level } superato, con { $points } punto in più
   *[other] Livello { $level } superato, con { $points } punti in più
}
draw-kepler-medal-on-card = Questa medaglia va a chi è in testa al tracciato alla fine del round.
draw-kepler-minimum = punti: { $points } di { $minimum }
draw-kepler-missing = { $objectives ->
    [0] { $points ->
        [one] Manca ancora { $points } punto
       *[other] Mancano ancora { $points } punti
    }
    [one] { $points ->
        [0] Manca ancora { $objectives } obiettivo
        [one] Mancano ancora { $points } punto e { $objectives } obiettivo
       *[other] Mancano ancora { $points } punti e { $objectives } obiettivo
    }
   *[other] { $points ->
        [0] Mancano ancora { $objectives } obiettivi
        [one] Mancano ancora { $points } punto e { $objectives } obiettivi
       *[other] Mancano ancora { $points } punti e { $objectives } obiettivi
    }
}
draw-kepler-n-colonies = { $n ->
    [one] { $n } colonia
   *[other] { $n } colonie
}
draw-kepler-n-flights = { $n ->
    [one] { $n } vola
   *[other] { $n } volano
}
draw-kepler-n-levels = { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
}
draw-kepler-n-planets = { $n ->
    [one] { $n } pianeta
   *[other] { $n } pianeti
}
draw-kepler-n-ships = { $n ->
    [one] { $n } astronave
   *[other] { $n } astronavi
}
draw-kepler-nearest = Scopri le più vicine ({ $n })
draw-kepler-needs = { $points ->
    [one] serve { $points } punto
   *[other] servono { $points } punti
}
draw-kepler-no-card = Il primo round non è ancora iniziato.
draw-kepler-nobody = nessuno
draw-kepler-other-amount = scegli la quantità
draw-kepler-other-cube = brucia un altro cubetto
draw-kepler-other-hexes = scegli dove
draw-kepler-pay-from = spendi da
draw-kepler-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
draw-kepler-points-now = Punti ora
draw-kepler-points-secret = Per il tuo obiettivo, che conosci solo tu: si conta alla fine della partita.
draw-kepler-objectives-at-end = Rivelati e contati alla fine della partita.
draw-kepler-quantum = Converti, sposta
draw-kepler-recall = ritira
draw-kepler-reconstructed = La maggior parte dei valori stampati su plance e carte non è nel regolamento; qui sono ricostruiti e il catalogo li segna con *. Chi possiede il gioco può inserire quelli stampati in un pacchetto di dati, che si sceglie quando si prepara una partita.
draw-kepler-regenerate-all = Rigenera tutti i cubetti ({ $n })
draw-kepler-settle-all = Colonizza tutti ({ $n })
draw-kepler-at-once = tutti e { $n } insieme
draw-kepler-reserve = Astronave { $ship } nella riserva
draw-kepler-round = Round { $round } di { $rounds }
draw-kepler-rules = Tutte le regole
draw-kepler-sagittarius = Sagittarius A*: intransitabile
draw-kepler-several = Qui possono costruire più pianeti
draw-kepler-ship = Astronave { $ship } di { $name }, { $hex }
draw-kepler-sol = Sol: le astronavi della Terra partono qui accanto
draw-kepler-star-1 = Stella: intransitabile
draw-kepler-star-2 = Stella binaria: intransitabile
draw-kepler-star-3 = Stella tripla: intransitabile
draw-kepler-step-ahead = ancora da fare
draw-kepler-step-bonus = Bonus
draw-kepler-step-bonus-does = Azioni bonus della fila e della colonna del cubetto, bruciando cubetti
draw-kepler-step-done = fatto
draw-kepler-step-main = Azione
draw-kepler-step-main-does = Sposta il cubetto Azione su un’altra casella e svolgi la sua azione principale
draw-kepler-step-move = Muovi
draw-kepler-step-move-does = Muovi ogni astronave fino alla velocità dei Viaggi Spaziali
draw-kepler-step-now = adesso
draw-kepler-step-recall = Ritira
draw-kepler-step-recall-does = Ritira astronavi e termina il turno
draw-kepler-steps = Il turno di { $name }
draw-kepler-steps-of-a-turn = I passi di un turno
draw-kepler-stop-flying = Ferma le astronavi
draw-kepler-tab-log = Cronaca
draw-kepler-tab-seats = Tavolo
draw-kepler-terraform = Terraforma
draw-kepler-terraform-level = livello { $level }
draw-kepler-tile-chosen = Tessera coperta, fra quelle da scoprire
draw-kepler-tile-down = Tessera coperta
draw-kepler-tile-mine = miniera: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per un’astronave che è qui alla fine; un’astronave ritirata da qui rigenera 1 risorsa
draw-kepler-tile-target = obiettivo coloniale: la prima astronave che ci vola sopra lo rimuove, +1 sul tracciato Leadership Coloniale
draw-kepler-tip-alien = Per colonizzarlo serve { $tech } { $level }; tu hai { $own }.
draw-kepler-tip-colony = La colonia produce
draw-kepler-tip-level = Per terraformarlo serve il livello { $level }; tu hai { $own }.
draw-kepler-tip-terraformed = Terraformato
draw-kepler-top-level = livello massimo, { $n }★
draw-kepler-track-colonial = Coloniale
draw-kepler-track-only = solo +{ $n } sul tracciato
draw-kepler-track-technology = Tecnologica
draw-kepler-unmet = Non completato
draw-kepler-where = Dove
draw-kepler-where-open = sul tabellone
draw-kepler-where-out = non in questa partita
draw-kepler-where-unknown = non ancora scoperto
draw-kepler-why-bonus = Ognuna costa un cubetto bruciato. Quelle senza effetto sono segnalate.
draw-kepler-why-bonus-fly = Oppure scegli un esagono illuminato e vola subito.
draw-kepler-why-develop = Ora puoi permetterti le righe con il bordo dorato.
draw-kepler-why-fly = Scegli un esagono illuminato: ci vola l’astronave più vicina; oppure scegli prima un’astronave.
draw-kepler-why-due = Da scegliere: { $n }.
draw-kepler-why-left = Ancora { $n } al massimo.
draw-kepler-why-main = { $n ->
    [one] { $n } azione ha effetto ora.
   *[other] { $n } azioni hanno effetto ora.
}
draw-kepler-why-planets = Oppure colonizza subito un pianeta dorato.
draw-kepler-why-planets-both = Oppure colonizza o terraforma subito un pianeta dorato.
draw-kepler-why-planets-terraform = Oppure terraforma subito un pianeta dorato.
draw-kepler-why-quantum = Qui non è possibile altro, se non con la Fisica Quantistica.
draw-kepler-why-recall = Un’astronave ritirata si può ricostruire; una che resta conserva il posto.
draw-kepler-why-settle = Le tue astronavi sono sui pianeti con l’anello dorato.
draw-kepler-why-advanced = Hai raggiunto la casella { $space } { $track }.
draw-kepler-why-single = C’è una sola possibilità.
draw-kepler-why-start = Cominci con due livelli a scelta, gratis.
draw-kepler-dowry = Cubetti in più all’inizio: { $n } di energia o materia, { $antimatter } di antimateria
draw-kepler-spare = { $n ->
    [one] Ogni 5 punti in più: { $n } cubetto in più all’inizio del livello { $level }.
   *[other] Ogni 5 punti in più: { $n } cubetti in più all’inizio del livello { $level }.
}
draw-kepler-begins = Comincia { $name }.
draw-kepler-begins-you = Cominci tu.
draw-kepler-build-all = Costruiscile tutte ({ $n })
draw-kepler-for-antimatter-generation = L’antimateria si spende per le tecnologie più alte; alla fine ogni cubetto su un pianeta vale punti.
draw-kepler-for-civil-modernity = Punti alla fine, le icone delle caselle lungo la via e le Medaglie per chi è in testa.
draw-kepler-for-colonial-settlement = Una colonia produce cubetti e vale punti per la sua zona, tanti più quanto è lontana da Sol. L’astronave torna nella riserva e si può ricostruire.
draw-kepler-for-energy-storage = L’energia su un pianeta si spende per astronavi, tecnologie e terraformazione.
draw-kepler-for-galactic-mapping = Quasi tutti i pianeti, le miniere e gli obiettivi coloniali sono coperti; finché lo restano, le astronavi non possono passarci.
draw-kepler-for-neo-exploitation = Il modo più rapido per riportare cubetti sulla Terra.
draw-kepler-for-planetary-exploitation = Riempie le carte delle tue colonie. Quei cubetti si spendono per terraformazione, tecnologie e astronavi.
draw-kepler-for-scientific-progress = Punti alla fine, le icone delle caselle lungo la via e le Medaglie per chi è in testa.
draw-kepler-for-space-exploration = Un volo in più in questo turno, anche senza Viaggi Spaziali.
draw-kepler-for-space-logistics = Un’astronave che costa solo il cubetto bruciato, accanto alla Terra o a una tua colonia.
draw-kepler-for-space-missions = Le astronavi fondano colonie, occupano miniere e rimuovono obiettivi coloniali. Nello spazio tutto comincia da loro.
draw-kepler-for-stellar-propulsion = Le tue astronavi volano due volte in questo turno: più lontano, o prima degli altri.
draw-kepler-for-technical-evolution = Antimateria per la prossima tecnologia o per un punto alla fine.
draw-kepler-for-technological-development = Astronavi più veloci, più cubetti, pianeti più difficili. I livelli con l’atomo fanno avanzare anche sul tracciato Leadership Tecnologica.
draw-kepler-for-terraform = Un pianeta terraformato vale punti, produce di più e fa avanzare sul tracciato Leadership Coloniale.
draw-kepler-how-antimatter = Ogni cubetto di antimateria che alla fine è sulla Terra o su una colonia.
draw-kepler-how-medals = Chi raggiunge una Medaglia su un tracciato la mette sulla carta Progresso del round. Alla fine del round la riceve chi è in testa a quel tracciato; in caso di parità, tutti loro.
draw-kepler-how-mines = Ogni astronave che alla fine si trova su una miniera.
draw-kepler-go-on-flying = Passa al volo
draw-kepler-other-planets = scegli i pianeti
draw-kepler-too-late = non serve più
draw-kepler-task = Il livello { $level } si supera con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $objectives ->
    [one] il suo obiettivo
   *[other] tutti e { $objectives } gli obiettivi
}.
draw-kepler-terraform-all = Terraforma tutti ({ $n })
draw-kepler-tip-found = Fondare una colonia
draw-kepler-why-build = Si spende dal pianeta accanto all’esagono, o dalla Terra accanto a Sol.
draw-kepler-why-burn = Finisce nel Pozzo di Clausius; solo rigenerando torna indietro.
draw-kepler-why-destination = { $n ->
    [one] Le resta { $n } esagono da percorrere.
   *[other] Le restano { $n } esagoni da percorrere.
}
draw-kepler-why-exploit = Ciò che una colonia produce resta sulla sua carta.
draw-kepler-why-most-points = Dopo 16 round vince chi ha più punti.
draw-kepler-why-of-action = Azione principale { $name }.
draw-kepler-why-of-bonus = Azione bonus { $name }.
draw-kepler-why-of-card = Carta Progresso «{ $name }».
draw-kepler-why-terraform = Si spendono i cubetti che sono sul pianeta.
