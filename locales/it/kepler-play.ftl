# Che cosa si dice durante una partita di Kepler-3042: nomi, scelte, eventi, posizioni.

main-kepler-space-missions = Missioni Spaziali
main-kepler-space-missions-does = costruisci fino a { $n } astronavi, ognuna per { $cost }
main-kepler-colonial-settlement = Insediamento Coloniale
main-kepler-colonial-settlement-does = colonizza i pianeti su cui si trovano le tue astronavi
main-kepler-technological-development = Sviluppo Tecnologico
main-kepler-technological-development-does = paga per avanzare le tecnologie
main-kepler-stellar-propulsion = Propulsione Stellare
main-kepler-stellar-propulsion-does = { $n ->
    [one] muovi ogni astronave fino a { $n } esagono, oltre al movimento normale
   *[other] muovi ogni astronave fino a { $n } esagoni, oltre al movimento normale
}
main-kepler-terraform = Terraformare
main-kepler-terraform-does = terraforma colonie fino al livello { $level }
main-kepler-galactic-mapping = Mappatura Galattica
main-kepler-galactic-mapping-does = avanza di 1 su un tracciato, poi scopri { $n } tessere
main-kepler-energy-storage = Accumulo Energetico
main-kepler-energy-storage-does = produci fino a { $n } energia su un pianeta
main-kepler-planetary-exploitation = Sfruttamento Planetario
main-kepler-planetary-exploitation-does = { $n ->
    [one] fai produrre fino a { $n } colonia
   *[other] fai produrre fino a { $n } colonie
}
main-kepler-antimatter-generation = Generazione Antimateria
main-kepler-antimatter-generation-does = produci fino a { $n } antimateria su un pianeta

bonus-kepler-space-logistics = Logistica Spaziale
bonus-kepler-technical-evolution = Evoluzione Tecnica
bonus-kepler-scientific-progress = Progresso Scientifico
bonus-kepler-civil-modernity = Modernità Civile
bonus-kepler-space-exploration = Esplorazione Spaziale
bonus-kepler-neo-exploitation = Sfruttamento N.E.O.

level-kepler-space-travel-0 = Programma Spaziale
level-kepler-space-travel-1 = Propulsione Ionica
level-kepler-space-travel-2 = Motore a Curvatura Spaziale
level-kepler-space-travel-3 = Propulsione ad Antimateria
level-kepler-space-travel-4 = Stabilizzatore di Wormholes
level-kepler-quantum-physics-0 = Meccanica Classica
level-kepler-quantum-physics-1 = Entanglement Controllato
level-kepler-quantum-physics-2 = Teletrasporto Quantistico
level-kepler-quantum-physics-3 = Manipolazione dei Campi
level-kepler-quantum-physics-4 = Dominio della Relatività
level-kepler-energy-development-0 = Energie Rinnovabili
level-kepler-energy-development-1 = Fusione Nucleare
level-kepler-energy-development-2 = Sciame di Dyson
level-kepler-energy-development-3 = Centrale a Plasma Quantico
level-kepler-energy-development-4 = Teoria del Tutto
level-kepler-terraforming-0 = Ecologia Terrestre
level-kepler-terraforming-1 = Biosfera
level-kepler-terraforming-2 = Ingegneria Planetaria
level-kepler-terraforming-3 = Ricerca Genetica Aliena
level-kepler-terraforming-4 = Creazione di Mondi
level-kepler-antimatter-science-0 = Fisica delle Particelle
level-kepler-antimatter-science-1 = Acceleratore Orbitale
level-kepler-antimatter-science-2 = Trappola Magnetica
level-kepler-antimatter-science-3 = Generatore di Metamateriali
level-kepler-antimatter-science-4 = Sintesi dell'Antimateria

gives-kepler-space-travel = velocità { $speed }; un'astronave costa { $cost }
gives-kepler-quantum-physics = ogni turno { $conversions } × convertire, { $shifts } × spostare
gives-kepler-quantum-physics-unlimited = ogni turno convertire senza limiti, { $shifts } × spostare
gives-kepler-energy-development = l'Accumulo Energetico produce { $energy }
gives-kepler-energy-development-single = { $n ->
    [one] l'Accumulo Energetico produce { $energy }; entrambe le azioni bonus del turno per { $n } risorsa bruciata
   *[other] l'Accumulo Energetico produce { $energy }; entrambe le azioni bonus del turno per { $n } risorse bruciate
}
gives-kepler-terraforming = pianeti che producono: { $planets }; terraformare fino al livello { $level }
gives-kepler-antimatter-science = la Generazione Antimateria produce { $antimatter }
gives-kepler-antimatter-science-alien = la Generazione Antimateria produce { $antimatter }; si possono colonizzare pianeti alieni

card-kepler-conoscenza-extraterrestre = Conoscenza Extraterrestre
card-kepler-accordo-espansione = Accordo sull'Espansione
card-kepler-primato-coloniale = Primato Coloniale
card-kepler-primato-scientifico = Primato Scientifico
card-kepler-aiuti-alle-colonie = Aiuti alle Colonie
card-kepler-borse-di-ricerca = Borse di Ricerca
card-kepler-surplus-energetico = Surplus Energetico
card-kepler-estrazione-intensiva = Estrazione Intensiva
card-kepler-anomalia-quantica = Anomalia Quantica
card-kepler-riciclo-entropico = Riciclo Entropico
card-kepler-programma-di-recupero = Programma di Recupero
card-kepler-condivisione-dei-dati = Condivisione dei Dati
card-kepler-rotta-preferenziale = Rotta Preferenziale
card-kepler-sonde-automatiche = Sonde Automatiche
card-kepler-finestra-di-lancio = Finestra di Lancio
card-kepler-terraformazione-assistita = Terraformazione Assistita
card-kepler-esposizione-universale = Esposizione Universale
card-kepler-spinta-alla-ricerca = Spinta alla Ricerca

objective-kepler-base-logistica-esterna = Base Logistica Esterna
objective-kepler-progetto-atlantide = Progetto Atlantide
objective-kepler-progetto-helios = Progetto Helios
objective-kepler-progetto-titano = Progetto Titano
objective-kepler-progetto-eden = Progetto Eden
objective-kepler-ramo-scientifico-elite = Ramo Scientifico d'Élite
objective-kepler-padronanza-antimateria = Padronanza dell'Antimateria
objective-kepler-contatto-extraterrestre = Contatto Extraterrestre
objective-kepler-studio-extraterrestre = Studio Extraterrestre
objective-kepler-supporto-logistico = Supporto Logistico
objective-kepler-logistica-interna = Logistica Interna
objective-kepler-logistica-esterna = Logistica Esterna
objective-kepler-piano-coloniale = Piano Coloniale
objective-kepler-programma-gemini = Programma Gemini
objective-kepler-espansione-civile = Espansione Civile
objective-kepler-supremazia-coloniale = Supremazia Coloniale
objective-kepler-supremazia-tecnologica = Supremazia Tecnologica

campaign-kepler-confini-della-galassia = Ai Confini della Galassia
campaign-kepler-figli-del-progresso = Figli del Progresso
campaign-kepler-rete-delle-colonie = La Rete delle Colonie
campaign-kepler-civilta-ibrida = Civiltà Ibrida
campaign-kepler-progenie-superiore = Progenie Superiore

amount-kepler-energy = { $n } energia
amount-kepler-matter = { $n } materia
amount-kepler-antimatter = { $n } antimateria

hex-kepler = { $hex }, { $zone }
hex-kepler-with = { $what }, { $hex }, { $zone }
place-kepler-earth = Terra
place-kepler-planet = pianeta { $number }
place-kepler-reserve = riserva
place-kepler-storage = Deposito Risorse
tile-kepler-mine = miniera
tile-kepler-target = obiettivo coloniale

about-kepler-advance = Scegli una tecnologia da far avanzare.
about-kepler-bonus = Scegli un'azione bonus o prosegui.
about-kepler-build = Scegli dove costruire un'astronave o termina.
about-kepler-burn = Scegli una risorsa da bruciare.
about-kepler-cubes = Scegli una risorsa bonus per la Terra.
about-kepler-destination = Scegli dove va l'astronave.
about-kepler-develop = Scegli una tecnologia e il pianeta che paga, o termina.
about-kepler-exploit = Scegli una colonia che produce o termina.
about-kepler-fly = Scegli la prossima astronave da muovere o termina.
about-kepler-main = Muovi il cubetto Azione: scegli un'azione principale.
about-kepler-offer = Applica la carta Progresso o rinuncia.
about-kepler-opponent = Scegli un avversario.
about-kepler-place = Scegli un esagono per la prossima tessera coperta.
about-kepler-produce = Scegli che cosa produrre e dove.
about-kepler-recall = Ritira astronavi o termina il turno.
about-kepler-regenerate = Scegli una risorsa da rigenerare.
about-kepler-reveal = Scegli una tessera da scoprire o termina.
about-kepler-settle = Scegli un pianeta da colonizzare o termina.
about-kepler-start = Scegli una tecnologia iniziale.
about-kepler-terraform = Scegli una colonia da terraformare o termina.
about-kepler-track = Scegli il tracciato su cui avanzi.

choice-kepler-accept = Applica la carta Progresso “{ $card }”: { $effect }
choice-kepler-action = { $action }: { $does } (azioni bonus: { $bonuses })
choice-kepler-advance = Avanza gratis { $tech } al livello { $level }, { $name }: { $gives }
choice-kepler-advance-burn = Avanza { $tech } al livello { $level }, { $name }, poi brucia tante risorse quanto il livello: { $gives }
choice-kepler-bonus = { $n ->
    [one] { $bonus }, bruciando { $n } risorsa: { $effect }
   *[other] { $bonus }, bruciando { $n } risorse: { $effect }
}
choice-kepler-build = Costruisci gratis un'astronave: { $hex } (accanto a: { $place })
choice-kepler-build-paid = Costruisci un'astronave: { $hex }, per { $cost } (paga, accanto a: { $place })
choice-kepler-burn = Brucia { $amount } ({ $place })
choice-kepler-convert = Converti 1 { $gives } in 1 { $takes } ({ $place })
choice-kepler-cube = Metti { $amount } sulla Terra
choice-kepler-decline = Rinuncia alla carta Progresso
choice-kepler-develop = Avanza { $tech } al livello { $level }, { $name }, per { $cost } ({ $place }): { $gives }
choice-kepler-done = Basta così
choice-kepler-end = Termina il turno
choice-kepler-exploit = Fai produrre { $planet }: { $cubes }
choice-kepler-move = Muovi l'astronave { $ship }: { $hex }
choice-kepler-move-mine = Porta l'astronave { $ship } sulla miniera: { $hex }
choice-kepler-move-planet = Porta l'astronave { $ship } su { $planet } ({ $type }; { $hex })
choice-kepler-move-target = Muovi l'astronave { $ship } sull'obiettivo coloniale: { $hex } (1 leadership coloniale)
choice-kepler-opponent = Scegli { $seat }
choice-kepler-place = Piazza la tessera: { $hex }
choice-kepler-produce = Produci { $cubes } ({ $place })
choice-kepler-recall = Ritira l'astronave { $ship } ({ $where })
choice-kepler-recall-mine = Ritira l'astronave { $ship } ({ $where }) e rigenera una risorsa
choice-kepler-regenerate = Rigenera { $amount }
choice-kepler-reveal = Scopri la tessera: { $hex }
choice-kepler-settle = Colonizza { $planet } ({ $type }; { $hex }): { $n } leadership coloniale
choice-kepler-shift = Sposta { $amount }: { $from } → { $to }
choice-kepler-ship = Muovi l'astronave { $ship } ({ $where })
choice-kepler-skip = Rinuncia
choice-kepler-start = Inizia con { $tech } al livello { $level }, { $name }: { $gives }
choice-kepler-stay = L'astronave non prosegue
choice-kepler-terraform = Terraforma { $planet } ({ $type }; { $hex }) per { $cost }: { $n } leadership coloniale, { $points } punti
choice-kepler-terraform-free = Terraforma gratis { $planet } ({ $type }; { $hex }): { $n } leadership coloniale, { $points } punti
choice-kepler-track = Avanza sul { $track }: { $from } → { $to }
choice-kepler-track-icons = Avanza sul { $track }: { $from } → { $to } ({ $icons })

action-kepler-build = Costruire un'astronave
action-kepler-build-from = Costruire un'astronave ({ $place })
action-kepler-convert = Convertire una risorsa
action-kepler-convert-kind = Convertire 1 { $gives }
action-kepler-develop-tech = Far avanzare { $tech }
action-kepler-exploit = Far produrre un pianeta
action-kepler-exploit-earth = Far produrre la Terra
action-kepler-settle = Colonizzare un pianeta
action-kepler-shift = Spostare una risorsa
action-kepler-ship = Muovere un'astronave
action-kepler-terraform = Terraformare un pianeta

event-kepler-action = { $seat } muove il cubetto Azione: { $action }.
event-kepler-advanced = { $seat } avanza: { $track }, casella { $space }.
event-kepler-bonus = { $seat } effettua un'azione bonus: { $bonus }.
event-kepler-bonus-cube = { $seat } mette { $amount } sulla Terra.
event-kepler-built = { $seat } costruisce l'astronave { $ship } in { $hex }.
event-kepler-burned = { $seat } brucia { $amount } ({ $place }).
event-kepler-card-applied = { $seat } applica la carta Progresso “{ $card }”.
event-kepler-converted = { $seat } converte 1 { $gives } in 1 { $takes } ({ $place }).
event-kepler-declined = { $seat } rinuncia alla carta Progresso “{ $card }”.
event-kepler-medal-colonial = Una medaglia coloniale va sulla carta Progresso.
event-kepler-medal-technology = Una medaglia tecnologica va sulla carta Progresso.
event-kepler-medals-colonial = { $n ->
    [one] { $seat } ottiene { $n } medaglia coloniale.
   *[other] { $seat } ottiene { $n } medaglie coloniali.
}
event-kepler-medals-technology = { $n ->
    [one] { $seat } ottiene { $n } medaglia tecnologica.
   *[other] { $seat } ottiene { $n } medaglie tecnologiche.
}
event-kepler-moved = { $seat } muove l'astronave { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } sceglie { $opponent }.
event-kepler-over = La partita è finita.
event-kepler-paid = { $seat } paga { $cubes } ({ $place }).
event-kepler-produced = { $seat } produce { $cubes } ({ $place }).
event-kepler-reached = { $seat } raggiunge il livello { $level } di { $tech }: { $name }.
event-kepler-recalled = { $seat } ritira l'astronave { $ship } da { $hex }.
event-kepler-regenerated = { $seat } rigenera { $amount }.
event-kepler-revealed = { $seat } scopre la tessera in { $hex }: { $what }.
event-kepler-round = Round { $round }: “{ $card }” – { $effect }
event-kepler-settled = { $seat } colonizza { $planet } ({ $type }) in { $hex }.
event-kepler-shifted = { $seat } sposta { $amount }: { $from } → { $to }.
event-kepler-target = { $seat } raggiunge l'obiettivo coloniale in { $hex }, che viene rimosso.
event-kepler-terraformed = { $seat } terraforma { $planet } ({ $type }).
event-kepler-tile-placed = { $seat } piazza una tessera coperta in { $hex }.
event-kepler-tile-placed-up = { $seat } piazza una tessera scoperta in { $hex }: { $what }.
event-kepler-turn = Turno: { $seat }

score-kepler-all-types = Tutti i cinque tipi di pianeta
score-kepler-antimatter = Antimateria
score-kepler-colonial-track = Tracciato coloniale
score-kepler-medals = Medaglie
score-kepler-mines = Astronavi su miniere
score-kepler-objectives = Obiettivi
score-kepler-technologies = Tecnologie al livello massimo
score-kepler-technology-track = Tracciato tecnologico
score-kepler-terraformed = Pianeti terraformati
score-kepler-three-of-a-type = Tre pianeti di un tipo
score-kepler-zones = Colonie per zona

panel-kepler-action = Cubetto Azione
panel-kepler-action-board = Plancia Azione
panel-kepler-all = Tutte le risorse
panel-kepler-breakdown = Punti se la partita finisse ora
panel-kepler-campaign = Campagna
panel-kepler-campaign-level = Livello
panel-kepler-card = Carta Progresso
panel-kepler-colonial-track = Tracciato coloniale
panel-kepler-colonies = Carte Pianeta
panel-kepler-colony = colonia
panel-kepler-colony-produces = Produce come colonia
panel-kepler-concerned = Riguarderebbe ora
panel-kepler-condition = Condizione
panel-kepler-cube-on = { $action } (cubetto di { $seats })
panel-kepler-cubes = energia { $energy }, materia { $matter }, antimateria { $antimatter }
panel-kepler-cubes-on-it = Risorse
panel-kepler-deck = Carte Progresso rimanenti
panel-kepler-difficulty = Difficoltà
panel-kepler-earth = Terra
panel-kepler-effect = Effetto
panel-kepler-face-down = Tessere coperte
panel-kepler-face-up = Tessere scoperte
panel-kepler-first = Primo giocatore
panel-kepler-ghost-medals = Medaglie del giocatore fantasma
panel-kepler-ghost-rounds = Le tecnologie del giocatore fantasma avanzano nei round
panel-kepler-hex = Esagono
panel-kepler-hidden = segreto
panel-kepler-icon = Icona
panel-kepler-level = { $level } { $name }: { $gives }; prossimo livello per { $cost }
panel-kepler-level-top = { $level } { $name }: { $gives }
panel-kepler-line = { $bonus }: { $effect }
panel-kepler-markers = Indicatori colonia rimasti
panel-kepler-medals = Medaglie
panel-kepler-medals-of = coloniali { $colonial }, tecnologiche { $technology }
panel-kepler-met = Completato ora
panel-kepler-minimum = Punti richiesti
panel-kepler-objective = Obiettivo
panel-kepler-objectives = Obiettivi
panel-kepler-on-card = Medaglie sulla carta
panel-kepler-owner = Proprietario
panel-kepler-pack = Pacchetto di dati
panel-kepler-past = Carte Progresso precedenti
panel-kepler-pile = Tessere ancora da piazzare
panel-kepler-planets = Colonie
panel-kepler-players = Giocatori
panel-kepler-points = Punti
panel-kepler-progress = Avanzamento
panel-kepler-progress-of = { $has } di { $needs }
panel-kepler-quantum = Usati in questo turno
panel-kepler-round = Round
panel-kepler-round-of = { $round } di { $rounds }
panel-kepler-scores = Punti dei livelli precedenti
panel-kepler-ship = Astronave { $ship }
panel-kepler-ship-of = Astronave di
panel-kepler-ships = Astronavi
panel-kepler-side = Lato
panel-kepler-storage = Deposito Risorse
panel-kepler-table = Tavolo
panel-kepler-technologies = Tecnologie
panel-kepler-technology-track = Tracciato tecnologico
panel-kepler-terraform-cost = livello { $level }, { $cost }
panel-kepler-terraformed = terraformato
panel-kepler-terraformed-points = Punti se terraformato
panel-kepler-terraformed-produces = Produce terraformato
panel-kepler-terraforming = Terraformazione richiede
panel-kepler-turn = Turno
panel-kepler-type = Tipo
panel-kepler-used = { $conversions } × convertire, { $shifts } × spostare
panel-kepler-well = Pozzo di Clausius
panel-kepler-who = { $who }
panel-kepler-who-is-there = Indicatori
