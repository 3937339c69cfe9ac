# Gli esempi nelle pagine delle regole: che cosa mostra ciascuno.

example = Esempio:
example-kepler-b-one-planet-pays-for-a-ship = due pianeti non possono spendere insieme per un’astronave.
example-kepler-b-two-planets-pay = due pianeti spendono per due astronavi.
example-kepler-c-one-level-below = per ora si può colonizzare solo il gigante gassoso; il pianeta alieno richiede più Scienza dell’Antimateria.
example-kepler-k-three-ships = si muovono tre astronavi, ciascuna una volta sola e di tre esagoni al massimo.
example-kepler-k-too-far = un pianeta a quattro esagoni di distanza è fuori portata con velocità 3.
example-kepler-l-mine = un’astronave ritirata da una miniera rigenera una risorsa.
example-seti-asteroids = con 1 energia la sonda non può uscire dal campo di asteroidi, con 2 sì.
example-seti-capsules = una sola capsula potrebbe completare due missioni; sceglie chi la consegna.
example-seti-cheaper-landing = con 2 energia si può atterrare solo dove qualcuno è in orbita.
example-seti-mariner-10 = la missione aspetta che una sonda si muova su Mercurio; una sonda che è già lì non conta.
example-seti-one-circle = una visita a Venere copre un solo spazio bonus, anche se due missioni la aspettano.
example-seti-push = la rotazione porta Marte dov’è una sonda e la spinge su una cometa: anche questa è una visita.
example-seti-rival = il rivale raggiunge il primo pianeta della sua carta che è alla sua portata.
example-seti-sector-tie = in un settore completato tutti hanno due segnali; vince la maggioranza chi ha registrato l’ultimo.
example-seti-visits = una cometa, Giove e Venere danno pubblicità lungo il percorso, la Terra no.
