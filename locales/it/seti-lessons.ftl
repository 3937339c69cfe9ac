# Le lezioni di SETI, nel loro ordine: titolo, sottotitolo, poi per ogni passo il compito, che cosa si dice quando è fatto e
# che cosa si dice di altri tentativi.

lesson-seti-launch = Lanciare e volare
lesson-seti-launch-about = Una sonda lascia la Terra, e muoversi costa energia
lesson-seti-launch-1 = Nello spazio non hai ancora nulla. Lancia una sonda: costa due crediti e parte dallo spazio della Terra.
lesson-seti-launch-1-done = La tua sonda è in viaggio. Era la tua azione principale: ogni turno ne ha esattamente una.
lesson-seti-launch-1-other = Anche questa è un’azione principale: in questo turno non puoi più lanciare.
lesson-seti-launch-1-pass = Passare chiude il tuo round, e ci sono ancora tante cose da fare.
lesson-seti-launch-2 = Ora vola su Venere, a due spazi di distanza nell’anello più interno. Muoversi è un’azione libera: ogni passo costa un’energia.
lesson-seti-launch-2-done = Visitare un pianeta dà una pubblicità. Di azioni libere puoi farne quante ne riesci a pagare.
lesson-seti-launch-2-away = Così ti allontani da Venere. Resta nell’anello più interno e vola dall’altra parte.
lesson-seti-launch-2-end = Il tuo turno è finito e la sonda è rimasta ferma. Puoi volare solo nel tuo turno.

lesson-seti-discs = I dischi ruotano
lesson-seti-discs-about = I pianeti si spostano e portano con sé le tue sonde
lesson-seti-discs-1 = La prossima rotazione farà girare il disco di mezzo e porterà via Marte. La tua sonda è a un passo e hai un’energia: vola su Marte.
lesson-seti-discs-1-done = Appena in tempo. Ciò che sta su un disco ruota con esso: d’ora in poi Marte porta con sé la tua sonda.
lesson-seti-discs-1-planet = Una bella visita, ma non è Marte, e la tua energia è finita.
lesson-seti-discs-1-asteroids = Asteroidi: per uscirne servono due energie, e non te ne resta nessuna.
lesson-seti-discs-1-late = Chi passa per primo in un round fa ruotare i dischi: Marte si è appena allontanato.
lesson-seti-discs-2 = Passa e osserva Marte. Chi passa per primo in un round fa ruotare i dischi; poi prendi una carta per il prossimo round.
lesson-seti-discs-2-done = Marte ha portato la tua sonda un settore più in là, gratis. È iniziato un nuovo round e hai ricevuto la rendita.
lesson-seti-discs-2-card = Va bene, ma così non ruota nulla. I dischi ruotano quando qualcuno passa per primo.
lesson-seti-discs-3 = Con le tue tre energie vola su Urano, nell’anello più esterno. Attenzione agli asteroidi: uscirne costa un’energia in più.
lesson-seti-discs-3-done = Hai aggirato gli asteroidi e visitato una cometa: dà pubblicità come un pianeta. L’anello più esterno non ruota mai.
lesson-seti-discs-3-asteroids = Questo è il campo di asteroidi. Uscirne costa due energie, e poi te ne manca una per Urano.
lesson-seti-discs-3-sun = Da quella parte vai verso il Sole. Urano è lontano, all’esterno, un settore più in là.
lesson-seti-discs-3-stay = Una bella impresa, ma poi la sonda resta su Marte per sempre. Questa volta deve proseguire.
lesson-seti-discs-3-pass = Passare chiude il tuo round, e la sonda resta dov’è.

lesson-seti-planets = Orbitare o atterrare
lesson-seti-planets-about = Due modi di usare una sonda arrivata a un pianeta
lesson-seti-planets-1 = La tua sonda è su Venere. Orbita intorno al pianeta per un credito e un’energia e, se vuoi, incorpora una carta nella rendita.
lesson-seti-planets-1-done = Sei punti, e altri tre per il primo modulo orbitante. La carta incorporata rende di nuovo a ogni rendita; il modulo resta lì.
lesson-seti-planets-1-main = Era la tua azione principale. Anche orbitare lo è: dovrà aspettare.
lesson-seti-planets-1-away = Ora la sonda ha lasciato Venere: per orbitare deve trovarsi sullo spazio del pianeta.
lesson-seti-planets-2 = Più tardi un’altra tua sonda è su Marte. Atterrare costa tre energie, ma c’è già un modulo orbitante: ne paghi solo due. Atterra!
lesson-seti-planets-2-done = Atterrare dà punti e una traccia di vita arancione; i primi che arrivano trovano anche dei dati.
lesson-seti-planets-2-orbit = Un modulo orbitante aumenta la rendita, ma non trova tracce di vita. Per quelle devi atterrare.
lesson-seti-planets-2-away = La sonda ha lasciato Marte, e ora l’energia non basta più per atterrare.
lesson-seti-planets-2-main = Era la tua azione principale. Anche atterrare lo è: dovrà aspettare.

lesson-seti-scan = Esaminare le stelle
lesson-seti-scan-about = Segnali, dati e chi si aggiudica un settore
lesson-seti-scan-1 = Esamina le stelle per un credito e due energie: un segnale dal settore della Terra e uno da una stella del colore di una carta che scarti dalla fila.
lesson-seti-scan-1-done = Ogni segnale ti ha dato un dato della sua stella, e al suo posto c’è ora il tuo segnalino.
lesson-seti-scan-1-launch = Una sonda fa comodo, ma ora mancano i crediti per esaminare le stelle.
lesson-seti-scan-1-card = Anche giocare una carta è un’azione principale: in questo turno non puoi più esaminare le stelle.
lesson-seti-scan-2 = A 61 Virginis l’altro giocatore ha tre segnalini, tu uno, e restano due dati. Esamina le stelle, cominciando dal settore della Terra: è proprio questo.
lesson-seti-scan-2-done = Resta un solo dato. Chi lo prende completa il settore.
lesson-seti-scan-2-pass = Passando non registri nulla, e proprio ora questo settore può essere tuo.
lesson-seti-scan-3 = Ora il secondo segnale: 61 Virginis è una stella gialla. Scarta la carta gialla dalla fila e registra il segnale lì.
lesson-seti-scan-3-done = Tre segnalini a testa: in parità vince l’ultimo arrivato. Ottieni una traccia rosa; chi ha partecipato riceve pubblicità.
lesson-seti-scan-3-red = Una carta rossa vale per una delle due stelle rosse, ma 61 Virginis è gialla.
lesson-seti-scan-3-black = Una carta nera vale per una delle due stelle nere, ma 61 Virginis è gialla.

lesson-seti-computer = I dati e il computer
lesson-seti-computer-about = Riempi sei spazi, analizza e trova una traccia blu
lesson-seti-computer-1 = Hai quattro dati. Caricane due nel computer: il quarto spazio aumenta la rendita, quindi incorpora una carta.
lesson-seti-computer-1-done = Una carta incorporata rende subito e poi a ogni rendita. Caricare dati è un’azione libera.
lesson-seti-computer-1-corner = Così consumi una carta. Tienine una in mano: il quarto spazio ne vuole una da incorporare.
lesson-seti-computer-1-pass = Dopo aver passato non puoi caricare dati fino al prossimo round.
lesson-seti-computer-2 = Riempi anche gli ultimi due spazi superiori.
lesson-seti-computer-2-done = Tutti e sei gli spazi superiori sono pieni. Ora puoi analizzare i dati.
lesson-seti-computer-2-pass = Non ancora: dopo aver passato non puoi caricare dati, e due spazi sono vuoti.
lesson-seti-computer-3 = Analizza i dati per un’energia. Il computer si svuota e ottieni una traccia di vita blu: scegli dove metterla.
lesson-seti-computer-3-done = I settori danno tracce rosa, gli atterraggi arancioni, le analisi blu. E il computer si può riempire di nuovo.
lesson-seti-computer-3-main = Era la tua azione principale: l’analisi deve aspettare.
