# La plancia disegnata di SETI: il cielo, i pianeti, le specie e i punteggi.

draw-seti-costs = Costa { $cost }
draw-seti-danger = Pericolo { $n }
draw-seti-danger-mine = { $name }: pericolo { $n }, comprese le tue carte coperte ({ $cards })
draw-seti-danger-of = { $name }: pericolo { $n } sulla plancia, carte coperte: { $cards }
draw-seti-first-win = Prima vittoria: { $reward }.
draw-seti-gold-income-a = ogni gruppo di credito, energia e carta incorporati
draw-seti-gold-income-b = ogni credito o energia incorporati, il più frequente dei due
draw-seti-gold-marked = Con il tuo segnalino: { $amount }.
draw-seti-gold-missions-a = ogni missione completata
draw-seti-gold-missions-b = ogni due tra: missioni completate, carte di fine partita
draw-seti-gold-now = Finora ne hai { $n }.
draw-seti-gold-other-a = ogni gruppo di traccia rosa, arancione e blu
draw-seti-gold-other-b = ogni coppia di settore vinto e modulo orbitante o da sbarco
draw-seti-gold-technology-a = ogni gruppo di tecnologia sonda, telescopio e computer
draw-seti-gold-technology-b = ogni due tecnologie
draw-seti-land = Atterra
draw-seti-later-wins = Vittorie successive: { $reward }.
draw-seti-leads = { $name } è in testa.
draw-seti-next-rotation-1 = Prossima rotazione: disco 1
draw-seti-next-rotation-2 = Prossima rotazione: disco 2, e con esso il disco 1
draw-seti-next-rotation-3 = Prossima rotazione: tutti e tre i dischi
draw-seti-orbit = Orbita
draw-seti-round = Round { $round } di { $rounds }
draw-seti-sky = Sistema solare e stelle vicine
draw-seti-slot = { $name }: dati rimasti { $left } di { $all }; segnali: { $markers }
draw-seti-species = Specie
draw-seti-undiscovered = Specie non ancora scoperta
draw-seti-ways = { $n ->
    [one] { $n } modo per raggiungere { $space }
   *[other] { $n } modi per raggiungere { $space }
}
draw-seti-won = { $n ->
    [one] { $name } ha vinto qui una volta.
   *[other] { $name } ha vinto qui { $n } volte.
}
