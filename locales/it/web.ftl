# Le pagine nel browser.
web-catalog-count = { $count ->
    [one] { $count } componente
   *[other] { $count } componenti
}
web-contents = Indice
web-disclaimer = Orrery è un progetto amatoriale non ufficiale, non affiliato agli editori o agli autori di questi giochi.
web-home = Tavoli
web-language = Lingua
web-nav = Navigazione principale
web-nav-catalog = Componenti
web-nav-new = Nuova partita
web-nav-rules = Regole
web-search = Cerca
web-search-go = Cerca
web-skip = Vai al contenuto
web-theme = Aspetto
web-theme-auto = Come il browser
web-theme-dark = Scuro
web-theme-light = Chiaro
web-what = Un tavolo digitale per giochi da tavolo sullo spazio: ogni regola applicata, ogni rifiuto spiegato, nessuna mossa persa.

# Errori. Ognuno dice che cosa non va e che cosa fare.
problem-title = Non ha funzionato ({ $status })
problem-home = Vai alla pagina iniziale
problem-back = Torna al tavolo
problem-bad = La richiesta non è leggibile. Torna indietro, ricarica la pagina e riprova.
problem-busy = Il server si sta fermando o è occupato. Riprova tra un momento.
problem-forbidden = Questo posto non è tuo. Apri il link del tuo posto per sederti.
problem-foreign = Questo modulo non viene da una pagina di questo server, oppure la pagina è troppo vecchia. Ricarica la pagina e riprova.
problem-illegal = Questa scelta ora non è possibile. Guarda di nuovo il tavolo e scegli altro.
problem-internal = Qualcosa è andato storto sul server. Della tua partita non si è perso nulla; riprova tra un momento.
problem-kind = Il server non capisce questo tipo di contenuto. Invia un modulo o JSON.
problem-large = La richiesta è troppo grande. Invia di meno.
problem-many = Troppe richieste in poco tempo. Aspetta un momento, poi riprova.
problem-method = Questo indirizzo non accetta tali richieste. Aprilo invece come pagina.
problem-no-undo = Questo non si può annullare.
problem-not-found = A questo indirizzo non c’è nulla. Controlla il link o riparti dalla pagina iniziale.
problem-not-your-turn = Ora decide qualcun altro. Aspetta il tuo turno.
problem-options = La partita non si può preparare così. Cambia le impostazioni e riprova.
problem-over = La partita è finita. Guarda il risultato o comincia una rivincita.
problem-secret = Solo i giocatori possono vederlo, oppure non prima della fine della partita.
problem-set-aside = Questo tavolo è stato messo da parte: le scelte salvate non portano più alla posizione salvata. Nulla è stato cambiato; chiedi a chi gestisce il server.
problem-slow = La richiesta ha richiesto troppo tempo. Controlla la connessione e riprova.
problem-stale = Nel frattempo il tavolo è cambiato. Guardalo di nuovo e scegli ancora.
problem-streams = Troppe pagine aperte seguono dei tavoli dal tuo indirizzo. Chiudine alcune.
problem-tables = Hai già aperto molti tavoli. Finiscine alcuni o aspetta un’ora.
problem-taken = Qualcun altro ha preso questo posto. Guarda la partita o chiedi un altro posto.
