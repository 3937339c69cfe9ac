# Perché qualcosa in Kepler-3042 non è possibile o non porterebbe a nulla: parti di frasi, abbastanza brevi per stare su un'azione.

why-kepler-alien = pianeta alieno: tecnologia insufficiente
why-kepler-all-landed = tutte atterrate
why-kepler-all-terraformed = tutte terraformate
why-kepler-enclosed = nessuna via libera
why-kepler-exploits = 0 pianeti possono produrre
why-kepler-last-cube = l'ultima risorsa serve per pagare
why-kepler-missing = manca: { $cubes }
why-kepler-no-colony = nessuna colonia
why-kepler-no-marker = nessun indicatore libero
why-kepler-no-ship = nessuna astronave
why-kepler-no-technology = nessuna tecnologia può avanzare
why-kepler-no-tile = nessuna tessera coperta
why-kepler-none-away = nessuna astronave in gioco
why-kepler-none-landed = nessuna astronave su un pianeta
why-kepler-produces = produce { $amount }
why-kepler-quantum = solo con Fisica Quantistica
why-kepler-speed = velocità 0
why-kepler-storage = { $amount } nel Deposito
why-kepler-terraform-level = serve Terraformazione { $n }
why-kepler-top = tutte al livello massimo
why-kepler-track-end = fine del { $track }
why-kepler-tracks-end = fine di entrambi i tracciati
why-kepler-well = il Pozzo di Clausius è vuoto
