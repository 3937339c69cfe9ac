# Le pagine nel browser.
web-ago-days = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}
web-ago-hours = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
web-ago-minutes = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
}
web-ago-now = un attimo fa
web-auto-end = Termina automaticamente il mio turno quando non ho altre opzioni
web-board = Tavolo
web-board-drawn = Tabellone grafico
web-board-plain = Vista testuale
web-bot-expert = Esperto
web-bot-expert-time = circa due secondi a turno
web-bot-expert-what = Ci pensa trenta volte tanto. Non perdona nulla.
web-bot-lin = Lin, biologa
web-bot-lin-time = meno di un secondo a turno
web-bot-lin-what = Per lei la vita viene prima di tutto, anche dove i punti sarebbero più facili.
web-bot-mara = Mara, esploratrice
web-bot-mara-time = meno di un secondo a turno
web-bot-mara-what = Preferisce atterrare su un mondo lontano che fare qualcosa di sensato a casa.
web-bot-master = Maestro
web-bot-master-time = circa tre secondi a turno
web-bot-master-what = Si prende tutto il tempo che il tavolo concede. Per chi batte l’esperto.
web-bot-none = nessun bot
web-bot-novice = Principiante
web-bot-novice-time = subito
web-bot-novice-what = Vede i punti di oggi, ama un solo piano e dimentica il domani. Per le prime partite.
web-bot-otto = Otto, osservatore
web-bot-otto-time = meno di un secondo a turno
web-bot-otto-what = Tiene d’occhio gli altri e non sopporta di arrivare secondo.
web-bot-paloma = Paloma, collezionista
web-bot-paloma-time = meno di un secondo a turno
web-bot-paloma-what = Si pone un obiettivo dopo l’altro e non ne ha mai abbastanza.
web-bot-rasmus = Rasmus, ingegnere
web-bot-rasmus-time = meno di un secondo a turno
web-bot-rasmus-what = Prima prende ogni tecnologia, poi si chiede a che cosa serva.
web-bot-standard = Standard
web-bot-standard-time = meno di un secondo a turno
web-bot-standard-what = Soppesa per un attimo i suoi turni migliori. Ti costringe a pianificare.
web-bot-want = Fai subentrare un bot
web-bot-which = Quale bot
web-catalog-all = Tutti
web-catalog-count = { $count ->
    [one] { $count } componente
   *[other] { $count } componenti
}
web-catalog-section = Parte del gioco
web-catalog-values = Tutti i valori
web-choices = Che cosa puoi fare
web-close = Chiudi questo tavolo…
web-close-now = Chiudi il tavolo per tutti
web-close-sure = A un tavolo chiuso nessuno può più giocare. L’operazione non si può annullare.
web-closed = Questo tavolo è stato chiuso prima della fine della partita.
web-contents = Indice
web-continue = Continua da qui a un nuovo tavolo
web-continue-game = Continua
web-continue-seats = Chi continua a giocare?
web-copied = Copiato
web-copy = Copia il link
web-day = { $day }/{ $month }/{ $year }
web-decides = di turno
web-device-end = Scollega
web-device-go = Continua { $game } su questo dispositivo
web-device-new = Nuovo link per un altro dispositivo
web-device-other = Continua su un altro dispositivo
web-device-this = questo dispositivo
web-device-unknown = Dispositivo sconosciuto
web-devices = { $count ->
    [one] { $count } dispositivo è collegato a questo posto
   *[other] { $count } dispositivi sono collegati a questo posto
}
web-disclaimer = Orrery è un progetto amatoriale non ufficiale, non affiliato agli editori o agli autori di questi giochi.
web-duplicate = partita duplicata
web-duplicate-why = Il seed di questa partita è stato scelto o è noto da un’altra partita: qualcuno potrebbe conoscere ciò che è nascosto.
web-empty = ancora nessuno
web-free = Libera questo posto…
web-free-now = Libera il posto
web-free-sure = Questa persona non si vede da molto tempo. Se liberi il posto, non potrà più riprenderlo, e tutti vedranno che l’hai liberato tu.
web-hand-over = Tocca a { $name }: passa il dispositivo.
web-hand-over-covered = Le informazioni riservate restano coperte finché { $name } non prende il dispositivo.
web-home = Giochi da tavolo sullo spazio
web-home-bot = Gioca subito contro un bot
web-home-bot-kind = un avversario indulgente
web-home-bots = Bot che giocano pulito
web-home-bots-why = Quattro livelli, da indulgente a spietato. Un bot vede solo ciò che si vede dal suo posto.
web-home-claim = Due grandi giochi da tavolo sullo spazio, a un tavolo che conosce ogni regola
web-home-friends = Invita amici con un link
web-home-friends-why = Manda un link e si gioca subito, oppure un turno alla volta nell’arco di più giorni. Il tavolo aspetta tutti.
web-home-games = Giochi
web-home-learn = Imparalo
web-home-lessons = in { $count } brevi lezioni
web-home-progress = Le tue lezioni
web-home-players = { $min }–{ $max } giocatori
web-home-reason = Ogni «no» ha una ragione
web-home-reason-why = Vedi che cosa manca e quale regola lo richiede. Le mosse si possono annullare finché non si rivela qualcosa di nascosto.
web-home-ways = Altri modi di giocare
web-home-why = Che cosa c’è di diverso qui
web-invite = Invita qualcuno a prendere questo posto
web-invite-again = Nuovo link al posto di questo
web-invited = Invito a { $game }
web-invited-device = Questo link apre il posto di { $name } su questo dispositivo. Vale una volta sola.
web-invited-seat = Questo link apre il posto di { $name }. Vale una volta sola: poi il posto è tuo, e al tavolo puoi aggiungere altri dispositivi.
web-keys = Tastiera
web-keys-choose = passare da una scelta all’altra e scegliere
web-keys-close = chiudere un menu, una carta o la visita guidata
web-keys-map = spostare la mappa di Kepler-3042
web-keys-tour = un passo indietro o avanti nella visita guidata
web-keys-zoom = vedere la mappa più da vicino, più da lontano o tutta
web-language = Lingua
web-last-turns = Ultimi turni
web-leave = Lascia questo posto…
web-leave-now = Lascia definitivamente
web-leave-sure = Non potrai tornare a questo posto. Gli altri potranno invitare qualcuno o far subentrare un bot.
web-left = vuoto
web-link-friend = Link per un amico: il primo che lo apre prende questo posto
web-link-mine = Link per un altro tuo dispositivo; vale una volta sola
web-links = Invita a { $game }
web-links-go = Vai al tavolo
web-links-what = Il tavolo è pronto. Manda a ogni amico il suo link, o fagli inquadrare il codice QR. I link si trovano anche al tavolo.
web-log = Cronaca della partita
web-log-all = Tutto dall’inizio
web-log-empty = Ancora nulla.
web-log-new = dal tuo ultimo turno
web-log-ply = Dopo la mossa { $ply }
web-log-start = Preparazione
web-log-steps = Mostrami mossa per mossa
web-look = guarda da questo posto
web-mine = I miei tavoli
web-mine-done = Concluse
web-mine-last = L’ultima partita
web-mine-more = Comincia un’altra partita
web-mine-others = Altre mie partite
web-motion = Animazioni
web-motion-fast = Veloci
web-motion-normal = Normali
web-motion-off = Disattivate
web-motion-slow = Lente
web-name = Nome
web-name-of = Nome al posto { $seat }
web-name-player = Giocatore { $seat }
web-nav = Navigazione principale
web-nav-catalog = Componenti
web-nav-home = Gioca
web-nav-learn = Impara
web-nav-new = Nuova partita
web-nav-rules = Regole
web-new-bots = Quanto forti?
web-new-bots-fair = Un bot vede solo ciò che si vede dal suo posto.
web-new-campaign = Campagna
web-new-characters = Oppure contro qualcuno con gusti tutti suoi
web-new-first-level = Livello 1
web-new-game = Gioco
web-new-leave = Puoi uscire in qualsiasi momento: la partita aspetta.
web-new-level = { $goal } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
web-new-links = Quando il tavolo sarà pronto riceverai un link per ogni amico.
web-new-more = Altro: seed, tavolo pubblico
web-new-options = Opzioni
web-new-options-good = vanno bene così
web-new-players = Giocatori
web-new-public = Mostra questo tavolo nell’elenco pubblico
web-new-public-help = Chiunque può trovarlo nella pagina iniziale e guardare.
web-new-ready = Pronti
web-new-seed = Seed
web-new-seed-help = Lo stesso numero dà lo stesso mescolamento. Tutti al tavolo sapranno che l’hai scelto tu. Lascialo vuoto per una partita sempre nuova.
web-new-several = Una persona può prendere più posti liberi
web-new-several-help = Altrimenti ognuno ha al massimo un posto.
web-new-start = Comincia la partita
web-new-strength = Forza
web-new-time = Durata
web-new-title = Nuova partita: { $game }
web-new-who = Chi gioca?
web-new-who-short = Chi gioca
web-new-your-name = Il tuo nome
web-news = Dalla tua ultima visita
web-note-bot = Un bot subentra a { $name } ({ $bot }).
web-note-freed = Chi ha aperto il tavolo ha liberato il posto di { $name } dopo una lunga assenza.
web-note-left = { $name } ha lasciato il tavolo.
web-note-no-wish = { $name } non vuole più un bot al posto di { $seat }.
web-note-sat = { $name } prende posto al tavolo.
web-note-wish = { $name } vorrebbe far subentrare un bot a { $seat } ({ $bot }).
web-of-five = { $count } su 5
web-open = Tavoli con un posto libero
web-option-random = a caso
web-over = La partita è finita.
web-pack = Pacchetto di dati
web-pack-builtin = predefinito
web-pack-help = Altri valori per i componenti, forniti da chi gestisce questo server.
web-pack-used = Pacchetto di dati: { $name }
web-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-position = Posizione
web-public = Tavoli pubblici
web-record = Scarica la partita
web-refusals = { $count ->
    [one] { $count } azione non disponibile
   *[other] { $count } azioni non disponibili
}
web-rematch = Rivincita
web-again = Gioca ancora
web-rematch-join = Siediti lì
web-rematch-waits = C’è una rivincita.
web-replay = Replay
web-replay-back = Indietro
web-replay-end = Fine
web-replay-first = Inizio
web-replay-go = Mostra
web-replay-last = Ultima mossa: { $name }
web-replay-next = Avanti
web-replay-now = Torna alla partita
web-replay-of = { $game }: replay
web-replay-ply = Dopo la mossa { $ply } di { $of }
web-replay-quiet = Nulla di visibile per te.
web-round = round { $round } di { $rounds }
web-search = Cerca
web-search-go = Cerca
web-seat-bot-expert = Bot: esperto
web-seat-bot-greedy = Bot: avido
web-seat-bot-lin = Bot: Lin, biologa
web-seat-bot-mara = Bot: Mara, esploratrice
web-seat-bot-master = Bot: maestro
web-seat-bot-novice = Bot: principiante
web-seat-bot-otto = Bot: Otto, osservatore
web-seat-bot-paloma = Bot: Paloma, collezionista
web-seat-bot-random = Bot: casuale
web-seat-bot-rasmus = Bot: Rasmus, ingegnere
web-seat-bot-standard = Bot: standard
web-seat-here = un’altra persona su questo dispositivo
web-seat-link = un amico tramite link
web-seat-me = io
web-seat-open = chiunque (tavolo pubblico)
web-seats = Al tavolo
web-sequel-again = Di nuovo questo livello
web-sequel-next = Livello successivo
web-since-nobody = il posto di { $name } è vuoto; ultima mossa { $ago }
web-since-other = tocca a { $name }; ultima mossa { $ago }
web-since-over = ultima mossa { $ago }
web-since-you = tocca a te; ultima mossa { $ago }
web-sit = Prendi questo posto
web-skip = Vai al contenuto
web-solo = Gioca in solitario
web-sound = Suoni discreti
web-tag-aside = sospeso
web-tag-closed = chiuso
web-tag-over = finito
web-take-over = Sono { $name }
web-theme = Aspetto
web-theme-auto = Come il sistema
web-theme-dark = Scuro
web-theme-light = Chiaro
web-title-your-turn = Tocca a te: { $game }
web-tour-back = Indietro
web-tour-done = Giochiamo
web-tour-next = Avanti
web-tour-no = No, grazie
web-tour-offer = È la tua prima volta? Una breve visita guidata mostra i primi turni sul tabellone.
web-tour-skip = Salta la visita guidata
web-tour-start = Fammi vedere
web-tour-step = Passo { $n } di { $all }
web-turn-of = Tocca a { $name }
web-undo-not-your-turn = Puoi annullare solo durante il tuo turno.
web-undo-other = Non si può annullare oltre: ha mosso un altro giocatore.
web-undo-over = La partita è finita.
web-undo-revealed = Non si può annullare oltre: l’ultima scelta ha rivelato qualcosa, come una carta, una tessera o un esito del caso.
web-undo-start = Non c’è ancora nulla da annullare.
web-undo-step = Annulla
web-undo-steps = { $count ->
    [one] si può annullare { $count } mossa
   *[other] si possono annullare { $count } mosse
}
web-undo-turn = Annulla il mio turno
web-undo-why = Perché?
web-unread = { $count ->
    [one] { $count } nuova mossa
   *[other] { $count } nuove mosse
}
web-waiting = In attesa di { $name }…
web-waiting-bot = { $name } sta pensando…
web-waiting-empty = Il posto di { $name } è ancora vuoto. Manda il link a un amico.
web-watch = Guarda soltanto
web-watching = Sei tra il pubblico: vedi solo le informazioni pubbliche.
web-what = Da soli, contro i bot o con gli amici. Ogni «no» ha la sua ragione e nessuna mossa va persa. Nessun account, niente da installare.
web-who-bots = Contro i bot
web-who-bots-what = sono sempre pronti
web-who-here = Un solo schermo
web-who-here-what = passandosi il dispositivo
web-who-link = Amici con un link
web-who-link-what = subito o nell’arco di più giorni
web-who-mixed = Posto per posto
web-who-mixed-what = come preferisci, anche con posti aperti a tutti
web-who-solo = In solitario
web-who-solo-what = la modalità del regolamento
web-wish = { $name } è d’accordo: { $bot }
web-won = ha vinto
web-yes = sì
web-you = tu
web-you-alone = Tu
web-your-turn = Tocca a te

# Errori. Ognuno dice che cosa non va e che cosa fare.
problem-title = Errore { $status }
problem-lost = Qui non orbita nulla
problem-refused = Non ha funzionato
problem-ours = Qualcosa è andato storto
problem-home = Vai alla pagina iniziale
problem-back = Torna al tavolo
problem-back-new = Torna alle impostazioni
problem-bad = La richiesta non è leggibile. Torna indietro, ricarica la pagina e riprova.
problem-busy = Il server si sta riavviando o è occupato. Riprova tra un momento.
problem-devices = Questo posto è già aperto su troppi dispositivi. Gioca da uno di quelli o scollegane uno che non usi più.
problem-forbidden = Questo posto non è tuo. Apri il link del tuo posto per sederti.
problem-foreign = Questo modulo non viene da una pagina di questo server, oppure la pagina è troppo vecchia. Ricarica la pagina e riprova.
problem-illegal = Questa mossa ora non è possibile. Guarda di nuovo il tavolo e scegli altro.
problem-internal = Qualcosa è andato storto sul server. La tua partita è al sicuro; riprova tra un momento.
problem-kind = Il server non capisce questo tipo di contenuto. Invia un modulo o JSON.
problem-large = La richiesta è troppo grande. Invia meno dati.
problem-link = Questo link non apre più alcun posto: un link vale una volta sola. Chiedine uno nuovo a chi te l’ha mandato, o creane uno sul dispositivo collegato al tuo posto.
problem-long = Questo tavolo ha raggiunto il numero massimo di mosse che un tavolo può conservare. Aprine uno nuovo.
problem-many = Troppe richieste in poco tempo. Aspetta un momento, poi riprova.
problem-method = Questo indirizzo non accetta richieste di questo tipo. Aprilo come pagina.
problem-no-undo = Questo non si può annullare.
problem-not-found = A questo indirizzo non c’è nulla. Controlla il link o riparti dalla pagina iniziale.
problem-not-your-turn = Non è il tuo turno. Aspetta che tocchi a te.
problem-one-seat = Hai già un posto a questo tavolo, e ce n’è uno per persona. Prima lascialo, oppure chiedi a chi ha aperto il tavolo di farne uno in cui se ne possano prendere di più.
problem-operator = Questa pagina è per chi gestisce il server. Inserisci il token come password.
problem-option-choice = { $option }: scegli uno dei valori proposti.
problem-option-flag = { $option }: scegli sì o no.
problem-option-game = Qui non c’è questo gioco.
problem-option-kind = Non esiste un tipo di posto «{ $kind }». Scegline uno tra: { $kinds }.
problem-option-name = Un nome ha da 1 a { $max } caratteri, tutti visibili.
problem-option-number = { $option }: scegli un numero da { $min } a { $max }.
problem-option-other = Il gioco non ha l’opzione «{ $option }», o non con questo valore.
problem-option-pack = Qui non c’è un pacchetto di dati con questo nome.
problem-option-players = { $game } è un gioco per { $min }–{ $max } giocatori.
problem-option-seats = Occupa tutti i posti, uno per ogni giocatore. Solo i tavoli pubblici possono avere posti per chiunque.
problem-option-seed = Il seed è un numero intero, non negativo.
problem-option-several = { $option }: scegline { $count } diverse, o lasciale tutte al caso.
problem-option-when = { $max ->
    [one] Solo con { $max } giocatore.
   *[other] Solo con { $min }–{ $max } giocatori.
}
problem-options = La partita non si può preparare così. Cambia le impostazioni e riprova.
problem-over = La partita è finita. Guarda il risultato o comincia una rivincita.
problem-pack = Questo pacchetto di dati non si può usare. Correggi i suoi file o scegline un altro.
problem-present = Questa persona è stata qui da poco e conserva il posto.
problem-secret = Possono vederlo solo i giocatori, oppure solo dopo la fine della partita.
problem-set-aside = Questo tavolo è sospeso: le mosse salvate non portano più alla posizione salvata. Nulla è stato cambiato; chiedi a chi gestisce il server.
problem-slow = La richiesta ha impiegato troppo tempo. Controlla la connessione e riprova.
problem-stale = Nel frattempo il tavolo è cambiato. Guardalo e scegli di nuovo.
problem-streams = Dal tuo indirizzo troppe pagine aperte seguono dei tavoli. Chiudine alcune.
problem-tables = Dal tuo indirizzo sono stati aperti troppi tavoli in un’ora. Aspetta un po’, poi riprova.
problem-taken = Qualcun altro ha preso questo posto. Guarda la partita o chiedi un altro posto.
problem-unattended = Ci sono già troppe partite di soli bot. Gioca anche tu, o aspetta che una finisca.
problem-unfinished = Hai troppe partite non finite. Finiscine o chiudine qualcuna, poi apri un nuovo tavolo.

# La pagina di chi gestisce il server.
operator-bot-choices = Scelte dei bot dall’avvio
operator-bot-failures = Bot che non hanno dato risposta
operator-bots-waiting = Tavoli il cui bot aspetta di poter pensare
operator-free = Spazio libero sul disco
operator-loaded = Tavoli in memoria
operator-metrics = Metriche per un sistema di monitoraggio
operator-store = Spazio occupato dalle partite sul disco
operator-streams = Pagine aperte che seguono un tavolo
operator-tables = Tavoli in tutto
operator-title = Stato del server
operator-unfinished = Tavoli non finiti
operator-unknown = sconosciuto
operator-uptime = In funzione da (ore:minuti)
operator-version = Versione
