account-active = ultima visita il { $date }
account-again = Per aggiungere o rimuovere una passkey, cambiare l’indirizzo e-mail o eliminare l’account, accedi ancora una volta. Vale per dieci minuti.
account-again-first = Prima accedi ancora una volta
account-again-look = Un link al tuo indirizzo è in arrivo. Aprilo in questo browser.
account-again-mail = Manda un link al mio indirizzo
account-again-passkey = Usa la mia passkey
account-by-device = Con un dispositivo già collegato
account-by-device-open = Su quel dispositivo apri il tuo account e scegli «Collega un altro dispositivo».
account-by-device-type = Scrivi qui il codice oppure inquadra l’immagine.
account-by-passkey = Con una passkey
account-by-passkey-what = Impronta, volto o PIN di questo dispositivo. Si invia soltanto una firma.
account-code = Codice
account-code-once = Un codice vale 10 minuti e una volta sola.
account-comes-along = { $count ->
    [1] La tua partita in questo browser viene con te.
   *[other] Le tue { $count } partite in questo browser vengono con te.
}
account-data = I tuoi dati
account-delete = Elimina l’account…
account-delete-now = Elimina per sempre
account-delete-sure = Tutto ciò che riguarda l’account viene eliminato e non si può recuperare. Lasci le partite in corso; in ogni partita il tuo posto sarà di «qualcuno».
account-device = un dispositivo
account-devices = Passkey e dispositivi
account-door = Le tue partite su ogni dispositivo
account-door-why = Puoi giocare anche senza: le tue partite sono in questo browser. Se accedi, vengono con te; non c’è nessuna password da ricordare o da perdere.
account-edit = Cambia nome
account-end-device = Scollega
account-enter = Accedi con una passkey
account-export = Scarica tutto (JSON)
account-leave = Esci
account-leave-lost = Per ora soltanto questo browser apre l’account: non c’è nessuna passkey, nessun indirizzo e-mail e nessun altro dispositivo. Se esci adesso, lo perdi, e con lui i tuoi posti.
account-leave-sure = Esci e perdi l’account
account-link-here = Collega questo dispositivo
account-link-it = Collega
account-link-once = Un link vale 10 minuti e una volta sola.
account-link-sure = Questo browser apparterrà all’account di { $name }, e anche le sue partite andranno lì. Fallo soltanto su un dispositivo tuo.
account-link-to = Accedere come { $name }?
account-link-yes = Sì, sono io
account-make = Crea un account
account-name = Nome
account-no-passkey = Non c’è ancora nessuna passkey. Se perdi tutti i dispositivi qui sotto, nessuno potrà recuperare l’account.
account-notices = Scegli gli avvisi
account-notices-what = Un messaggio in questo browser, per e-mail o in una chat quando tocca a te, con ore di silenzio.
account-pair = Collega un altro dispositivo
account-pair-how = Inquadra l’immagine, oppure apri là { $place } e scrivi
account-passkey-add = Aggiungi una passkey
account-passkey-failed = Non ha funzionato, oppure è stato annullato. Non è cambiato nulla.
account-passkey-number = I browser creano passkey soltanto per indirizzi con un nome. Questo server ne ha uno:
account-passkey-number-only = I browser creano passkey soltanto per indirizzi con un nome, non per numeri. Usa qui uno degli altri modi.
account-passkey-of = Passkey di { $device }
account-passkey-script = Le passkey richiedono uno script, un indirizzo sicuro (https) e un browser che le conosca.
account-plain = Senza passkey
account-plain-make = Crea un account
account-plain-what = L’account è noto soltanto a questo browser, finché non colleghi un altro dispositivo o aggiungi una passkey.
account-privacy = Che cosa si conserva e per quanto
account-remove = Rimuovi
account-rename = Rinomina
account-sign-in = Accedi
account-since = dal { $date }
account-somebody = qualcuno
account-this = questo
account-used = usata il { $date }
privacy-account = Un account ha un nome, una sigla con cui gli altri lo trovano, le metà pubbliche delle sue passkey, i suoi dispositivi con l’ora dell’ultimo accesso e dell’ultima visita, le impostazioni, le lezioni e i problemi, e i risultati delle sue partite.
privacy-banned = Un account escluso dal gestore resta escluso finché il gestore non lo elimina.
privacy-browser = Senza account c’è un cookie con un numero casuale. Dice quali posti sono tuoi e nulla su di te.
privacy-finished = { $days ->
    [one] Una partita conclusa viene eliminata { $days } giorno dopo la fine.
   *[other] Una partita conclusa viene eliminata { $days } giorni dopo la fine.
}
privacy-finished-always = Le partite concluse restano finché il gestore non le elimina.
privacy-logs = Il registro del server contiene l’indirizzo da cui è arrivata una richiesta e il tipo di pagina, mai quale partita.
privacy-long = Per quanto
privacy-mail = Un indirizzo e-mail si conserva soltanto se lo inserisci, e non si mostra a nessuno.
privacy-notices = Se vuoi essere avvisato quando tocca a te, si conserva come raggiungerti: l’indirizzo push di un browser, un indirizzo e-mail o un webhook. L’avviso passa da quel servizio – chi produce il tuo browser, il server di posta, la chat – e dice di quale partita si tratta e chi gioca, nient’altro. Un browser senza account che nessuno usa più viene dimenticato dopo 30 giorni.
privacy-once = I link e i codici che valgono una volta sola si eliminano dopo 10 minuti.
privacy-own = Le tue note sulle posizioni, i tuoi piani, chi hai silenziato e i tuoi giorni di assenza si conservano solo per te. Gli altri, a un tavolo con l’orologio, vedono che sei assente e fino a quando.
privacy-public = Gli altri vedono il tuo profilo soltanto se lo rendi pubblico. Chi gioca con te vede il tuo nome, le tue scelte e ciò che dici al tavolo.
privacy-reports = Ciò che segnali arriva al gestore, con il messaggio e il nome di chi l’ha scritto, finché non se ne è occupato.
privacy-short = Orrery conserva ciò che serve per giocare e per avvisarti, e lo mostra a chi gioca con te.
privacy-tables = Un tavolo conserva le sue scelte, i nomi dei giocatori, gli inviti e ciò che vi si dice, anche da parte di chi guarda.
privacy-title = Che cosa si conserva di te
privacy-unfinished = { $days ->
    [one] Una partita che nessuno continua viene eliminata dopo { $days } giorno.
   *[other] Una partita che nessuno continua viene eliminata dopo { $days } giorni.
}
privacy-unfinished-always = Le partite non concluse restano finché il gestore non le elimina.
privacy-unused = { $days ->
    [one] Un account che nessuno usa viene eliminato dopo { $days } giorno.
   *[other] Un account che nessuno usa viene eliminato dopo { $days } giorni.
}
privacy-unused-always = Gli account restano finché non li elimini.
privacy-yours = Che cosa puoi fare
privacy-yours-how = Nella pagina del tuo account puoi scaricare tutto ciò che si conserva di te, scollegare dispositivi ed eliminare l’account. Il nome sparisce allora dalle partite e dalle conversazioni; ciò che è stato detto resta senza di esso.
problem-code = Questo codice non apre nulla: è già stato usato, è troppo vecchio o è scritto male. Creane uno nuovo sul dispositivo collegato.
problem-passkey = Questa passkey non è stata accettata. Forse è stata rimossa, o la pagina è rimasta aperta troppo a lungo. Riprova.
problem-prove = Così cambia ciò che apre il tuo account, e per questo l’ultimo accesso è troppo lontano. Prima accedi ancora una volta.
problem-shut-out = Questo account è stato chiuso dal gestore.
problem-signed-out = Prima accedi.
problem-option-rated = Una partita classificata ha un orologio, un solo posto a questo schermo, persone o bot negli altri posti, e nessun suggerimento, seme o pacchetto di dati proprio.
problem-rated = Questa partita è classificata, perciò tutti al tavolo hanno bisogno di un account. Accedi, poi siediti.
profile-ahead = Davanti
profile-behind = Dietro
profile-best = Migliore
profile-best-how = Soltanto partite classificate di chi ha reso pubblico il proprio profilo. Un punto interrogativo significa che le partite sono poche. I bot hanno valutazioni fisse. Per la valutazione altrui conta chi ha giocato cinque partite classificate con almeno due persone diverse, e con la stessa persona contano dieci partite in trenta giorni.
profile-best-of = I migliori a { $game }
profile-chart = L’andamento della valutazione
profile-game = Gioco
profile-games = Partite
profile-last = Ultime partite
profile-learned = Imparato
profile-lessons = Lezioni fatte
profile-make-private = Nascondi il profilo
profile-make-public = Rendi pubblico il profilo
profile-mean = Media
profile-new-rated = Classificata
profile-new-rated-help = Per chi si siede conta il risultato, e serve un account. Nessun suggerimento; chi se ne va ha perso. Serve un orologio.
profile-nobody = Nessuno con un profilo pubblico ha ancora giocato una partita classificata.
profile-note-player = Il risultato conta per la valutazione di { $name }.
profile-note-rated = Questa partita è classificata.
profile-nothing = Ancora nessuna partita conclusa.
profile-of-games = { $count ->
    [one] su { $count } partita
   *[other] su { $count } partite
}
profile-place = Posto
profile-points = Punti
profile-public-page = Pagina pubblica
profile-puzzles = Problemi risolti
profile-rated-games = { $count ->
    [one] { $count } partita classificata
   *[other] { $count } partite classificate
}
profile-rating = Valutazione
profile-results = Risultati
profile-rivals = Contro gli altri
profile-species = Con ogni specie
profile-streak = Giorni di fila
profile-when = Quando
profile-with = Con
profile-won = Vinte
invite-ask = Invita
invite-asked = Invito inviato
invite-asked-what = Se esiste un account «{ $who }», l’invito è ora nella sua pagina iniziale. Per riservatezza non diciamo se esiste.
invite-decline = No, grazie
invite-join = Siediti
invite-lang = Lingua al tavolo
invite-lang-any = Qualsiasi lingua
invite-level = Quanto si conosce il gioco
invite-level-any = Qualsiasi livello
invite-level-new = Alle prime armi
invite-level-some = Qualche partita
invite-level-well = Lo conosce bene
invite-look = Guarda il tavolo
invite-rematch = { $name } chiede un’altra partita di { $game }. Tutti avanzano di un posto.
invite-to = { $name } ti invita a una partita di { $game }.
invite-who = Nome#sigla di un account
invite-wishes = Desideri per un tavolo aperto
invite-wishes-help = Compare accanto a un tavolo pubblico con posti liberi, perché lo trovino le persone giuste.
order-ban = Escludi l’account
order-close = Chiudi il tavolo
order-hide = Togli dall’elenco pubblico
order-nothing = Nessuna segnalazione.
order-otherwise = Senza segnalazione
order-report = Segnala
order-report-what = Il gestore di questo server legge ciò che scrivi e il messaggio di cui si tratta.
order-reports = Segnalazioni
order-send = Invia
order-settle = Fatto
order-table = Identificativo di un tavolo
order-unban = Riammetti
order-unsay = Nascondi il messaggio
order-why = Che cosa non va?
account-by-mail = Con un link per e-mail
account-by-mail-what = Per chi ha aggiunto un indirizzo al proprio account.
account-mail = Indirizzo e-mail
account-mail-look = Se un account ha questo indirizzo, riceverai un’e-mail con un link. Per riservatezza non diciamo se esiste.
account-mail-none = Nessun indirizzo e-mail
account-mail-own = { $mail } è tuo?
account-mail-prove = Ti abbiamo inviato un’e-mail. Apri il suo link in questo browser e l’indirizzo sarà tuo.
account-mail-prove-open = Qualcuno, speriamo tu, vuole accedere a Orrery con questo indirizzo. Apri questo link nel browser da cui l’hai chiesto:
account-mail-send = Mandami un link
account-mail-sent = Guarda la tua posta
account-mail-set = Manda un link lì
account-mail-sure = Il link vale una volta sola.
account-mail-why = ti fa accedere con un link
problem-mail = Non si possono inviare e-mail a questo indirizzo.
profile-leaders = I migliori di questo server
