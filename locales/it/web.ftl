# Le pagine nel browser.
web-auto-end = Termina automaticamente il mio turno quando non ho altre opzioni
web-board = Tavolo
web-board-drawn = Tabellone grafico
web-board-plain = Vista testuale
web-bot-none = nessun bot
web-bot-want = Fai continuare un bot
web-bot-which = Quale bot
web-catalog-all = Tutti
web-catalog-count = { $count ->
    [one] { $count } componente
   *[other] { $count } componenti
}
web-choices = Che cosa puoi fare
web-close = Chiudi questo tavolo…
web-close-now = Chiudi il tavolo per tutti
web-close-sure = Nessuno può continuare a giocare a un tavolo chiuso. Non si può annullare.
web-closed = Questo tavolo è stato chiuso prima della fine della partita.
web-contents = Indice
web-continue = Continua da qui in un nuovo tavolo
web-continue-seats = Chi continua a giocare?
web-decides = di turno
web-device-end = Scollega
web-device-new = Nuovo link per un altro dispositivo
web-device-this = questo dispositivo
web-device-unknown = Dispositivo sconosciuto
web-devices = { $count ->
    [one] { $count } dispositivo occupa questo posto
   *[other] { $count } dispositivi occupano questo posto
}
web-disclaimer = Orrery è un progetto amatoriale non ufficiale, non affiliato agli editori o agli autori di questi giochi.
web-duplicate = partita duplicata
web-duplicate-why = Il seed di questa partita è stato scelto o è noto da un’altra partita: qualcuno potrebbe conoscere ciò che è nascosto.
web-empty = ancora nessuno
web-free = Libera questo posto…
web-free-now = Libera il posto
web-free-sure = Questa persona non si vede da molto tempo. Se liberi il posto, non potrà più riprenderlo; tutti ne saranno informati.
web-hand-over = Tocca a { $name }: passa il dispositivo.
web-home = Tavoli
web-invite = Invita qualcuno a questo posto
web-invite-again = Nuovo link al posto di questo
web-invited = Invito a { $game }
web-invited-device = Questo link apre il posto di { $name } su questo dispositivo. Vale una volta sola.
web-invited-seat = Questo link apre il posto di { $name }. Vale una volta sola: poi il posto è tuo, e al tavolo puoi aggiungere altri dispositivi.
web-language = Lingua
web-leave = Lascia questo posto…
web-leave-now = Lascia definitivamente
web-leave-sure = Non potrai tornare a questo posto. Gli altri possono invitare qualcuno o far continuare un bot.
web-left = vuoto
web-link-friend = Link per un amico: il primo che lo apre prende questo posto
web-link-mine = Link per un altro tuo dispositivo; vale una volta sola
web-log = Cronaca della partita
web-log-all = Tutto dall’inizio
web-log-empty = Ancora nulla.
web-log-new = dal tuo ultimo turno
web-log-ply = Dopo la mossa { $ply }
web-log-start = Preparazione
web-log-steps = Mostrami mossa per mossa
web-look = guarda da questo posto
web-mine = I miei tavoli
web-mine-none = Non hai ancora partite. Cominciane una o apri un link d’invito.
web-motion = Movimento
web-motion-fast = Veloce
web-motion-normal = Normale
web-motion-off = Disattivato
web-motion-slow = Lento
web-name = Nome
web-name-bot = Bot { $seat }
web-name-of = Nome al posto { $seat }
web-name-player = Giocatore { $seat }
web-nav = Navigazione principale
web-nav-catalog = Componenti
web-nav-new = Nuova partita
web-nav-rules = Regole
web-new-game = Gioco
web-new-options = Opzioni
web-new-players = Giocatori
web-new-public = Mostra questo tavolo nell’elenco pubblico
web-new-seed = Seed
web-new-seed-help = Lo stesso numero dà le stesse mescolate. Tutti al tavolo sapranno che è stato scelto. Lascialo vuoto per una partita sempre nuova.
web-new-several = Una persona può prendere più posti liberi
web-new-start = Comincia la partita
web-note-bot = Un bot continua al posto di { $name } ({ $bot }).
web-note-freed = Il posto di { $name } è stato liberato dopo una lunga assenza.
web-note-left = { $name } ha lasciato il tavolo.
web-note-no-wish = { $name } non vuole più un bot al posto di { $seat }.
web-note-sat = { $name } prende posto al tavolo.
web-note-wish = { $name } farebbe continuare un bot al posto di { $seat } ({ $bot }).
web-open = Tavoli con un posto libero
web-option-players = { $count ->
    [one] (solo con { $count } giocatore)
   *[other] (solo con { $count } giocatori)
}
web-option-random = a caso
web-over = La partita è finita.
web-pack = Pacchetto di dati
web-pack-builtin = incorporato
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
web-search = Cerca
web-search-go = Cerca
web-seat-bot-expert = Bot: esperto
web-seat-bot-greedy = Bot: avido
web-seat-bot-novice = Bot: principiante
web-seat-bot-random = Bot: casuale
web-seat-bot-standard = Bot: standard
web-seat-here = un’altra persona su questo dispositivo
web-seat-link = un amico tramite link
web-seat-me = io
web-seat-open = chiunque (tavolo pubblico)
web-seats = Al tavolo
web-sequel-again = Di nuovo questo livello
web-sequel-next = Livello successivo
web-sit = Prendi questo posto
web-skip = Vai al contenuto
web-solo = { $game } in solitario
web-sound = Suoni lievi
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
web-tour-offer = È la tua prima volta? Un breve giro mostra i primi turni sul tabellone.
web-tour-skip = Salta il giro
web-tour-start = Mostrami
web-tour-step = Passo { $n } di { $all }
web-turn-of = Tocca a { $name }
web-undo-not-your-turn = Puoi annullare solo durante il tuo turno.
web-undo-other = Non si può annullare oltre: ha mosso un altro giocatore.
web-undo-over = La partita è finita.
web-undo-revealed = Non si può annullare oltre: sono state rivelate informazioni nascoste.
web-undo-start = Non c’è ancora nulla da annullare.
web-undo-step = Annulla
web-undo-steps = { $count ->
    [one] si può annullare { $count } passo
   *[other] si possono annullare { $count } passi
}
web-undo-turn = Annulla il mio turno
web-undo-why = Perché?
web-unread = { $count ->
    [one] { $count } nuova mossa
   *[other] { $count } nuove mosse
}
web-waiting = In attesa di { $name }…
web-waiting-bot = { $name } sta pensando…
web-waiting-empty = Nessuno siede ancora al posto di { $name }. Manda il link di quel posto a un amico.
web-watch = Guarda soltanto
web-watching = Sei tra il pubblico: vedi solo le informazioni pubbliche.
web-what = Un tavolo digitale per giochi da tavolo sullo spazio: ogni regola applicata, ogni rifiuto spiegato, nessuna mossa persa.
web-wish = { $name } è d’accordo: { $bot }
web-won = ha vinto
web-you = tu
web-your-turn = Tocca a te

# Errori. Ognuno dice che cosa non va e che cosa fare.
problem-title = Qualcosa è andato storto ({ $status })
problem-home = Vai alla pagina iniziale
problem-back = Torna al tavolo
problem-back-new = Torna alle impostazioni
problem-bad = La richiesta non è leggibile. Torna indietro, ricarica la pagina e riprova.
problem-busy = Il server si sta riavviando o è occupato. Riprova tra un momento.
problem-devices = Questo posto è già aperto su troppi dispositivi. Gioca da uno di quelli o scollegane uno che non usi più.
problem-forbidden = Questo posto non è tuo. Apri il link del tuo posto per sederti.
problem-foreign = Questo modulo non viene da una pagina di questo server, oppure la pagina è troppo vecchia. Ricarica la pagina e riprova.
problem-illegal = Questa mossa ora non è possibile. Guarda di nuovo il tavolo e scegli altro.
problem-internal = Qualcosa è andato storto sul server. Della tua partita non si è perso nulla; riprova tra un momento.
problem-kind = Il server non capisce questo tipo di contenuto. Invia un modulo o JSON.
problem-large = La richiesta è troppo grande. Invia meno dati.
problem-link = Questo link non apre più alcun posto: un link vale una volta sola. Chiedine uno nuovo a chi te l’ha mandato, o creane uno sul dispositivo che occupa il tuo posto.
problem-long = Questo tavolo ha raggiunto il numero massimo di mosse che un tavolo può conservare. Aprine uno nuovo.
problem-many = Troppe richieste in poco tempo. Aspetta un momento, poi riprova.
problem-method = Questo indirizzo non accetta tali richieste. Aprilo invece come pagina.
problem-no-undo = Questo non si può annullare.
problem-not-found = A questo indirizzo non c’è nulla. Controlla il link o riparti dalla pagina iniziale.
problem-not-your-turn = Non è il tuo turno. Aspetta che tocchi a te.
problem-one-seat = Hai già un posto a questo tavolo, e ce n’è uno per persona. Prima lascialo, o chiedi un tavolo in cui una persona possa prenderne più di uno.
problem-operator = Questa pagina è per chi gestisce il server. Inserisci il token come password.
problem-option-choice = { $option }: scegli uno dei valori proposti.
problem-option-flag = { $option }: scegli sì o no.
problem-option-game = Qui non c’è questo gioco.
problem-option-kind = Non esiste un tipo di posto «{ $kind }». Scegline uno tra: { $kinds }.
problem-option-name = Un nome ha da 1 a { $max } caratteri, tutti visibili.
problem-option-number = { $option }: scegli un numero da { $min } a { $max }.
problem-option-other = Il gioco non ha l’opzione «{ $option }», o non con questo valore.
problem-option-pack = Qui non c’è questo pacchetto di dati.
problem-option-players = { $game } è un gioco per { $min }–{ $max } giocatori.
problem-option-seats = Occupa tutti i posti, uno per ogni giocatore. Solo i tavoli pubblici hanno posti per chiunque.
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
problem-secret = Solo i giocatori possono vederlo, oppure non prima della fine della partita.
problem-set-aside = Questo tavolo è sospeso: le mosse salvate non portano più alla posizione salvata. Nulla è stato cambiato; chiedi a chi gestisce il server.
problem-slow = La richiesta ha richiesto troppo tempo. Controlla la connessione e riprova.
problem-stale = Nel frattempo il tavolo è cambiato. Guardalo di nuovo e scegli ancora.
problem-streams = Troppe pagine aperte seguono dei tavoli dal tuo indirizzo. Chiudine alcune.
problem-tables = Dal tuo indirizzo sono stati aperti troppi tavoli in un’ora. Aspetta un po’, poi riprova.
problem-taken = Qualcun altro ha preso questo posto. Guarda la partita o chiedi un altro posto.
problem-unattended = Ci sono già troppe partite di soli bot. Prendi un posto anche tu, o aspetta che una finisca.
problem-unfinished = Hai troppe partite non finite. Finiscine o chiudine qualcuna, poi apri un nuovo tavolo.

# La pagina di chi gestisce il server.
operator-bot-choices = Scelte dei bot dall’avvio
operator-bot-failures = Bot rimasti senza risposta
operator-bots-waiting = Tavoli il cui bot aspetta di poter pensare
operator-free = Spazio libero sul disco
operator-loaded = Tavoli in memoria
operator-metrics = Numeri per un sistema di monitoraggio
operator-store = Spazio occupato dalle partite sul disco
operator-streams = Pagine aperte che seguono un tavolo
operator-tables = Tavoli in tutto
operator-title = Come sta il server
operator-unfinished = Tavoli non finiti
operator-unknown = sconosciuto
operator-uptime = In funzione da (ore:minuti)
operator-version = Versione
