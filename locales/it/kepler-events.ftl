# Che cosa succede in Kepler-3042: eventi della cronaca.

event-kepler-action = { $seat } muove il cubetto Azione su { $action }.
event-kepler-advanced = { $seat } avanza { $track } fino alla casella { $space }.
event-kepler-bonus = { $seat } effettua l’azione bonus «{ $bonus }».
event-kepler-bonus-cube = { $seat } mette { $amount } sulla Terra.
event-kepler-built = { $seat } costruisce l’astronave { $ship } in { $hex }.
event-kepler-burned = { $seat } brucia { $amount } { $place }.
event-kepler-card-applied = { $seat } applica la carta Progresso «{ $card }».
event-kepler-clean-up = Pulizia: «{ $card }»
event-kepler-converted = { $seat } converte { $gives } in { $takes } { $place }.
event-kepler-declined = { $seat } rinuncia alla carta Progresso «{ $card }».
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
event-kepler-moved = { $seat } muove l’astronave { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } sceglie { $opponent }.
event-kepler-objective = { $seat } rivela l’Obiettivo «{ $objective }»: completato.
event-kepler-objective-missed = { $seat } rivela l’Obiettivo «{ $objective }»: non completato.
event-kepler-over = La partita è finita.
event-kepler-paid = { $seat } spende { $cubes } { $place }.
event-kepler-produced = { $seat } produce { $cubes } { $place }.
event-kepler-reached = { $seat } raggiunge il livello { $level } di { $tech }: { $name }.
event-kepler-recalled = { $seat } ritira l’astronave { $ship } da { $hex }.
event-kepler-regenerated = { $seat } rigenera { $amount }.
event-kepler-revealed = { $seat } scopre la tessera in { $hex }: { $what }.
event-kepler-round = Round { $round }: «{ $card }» – { $effect }
event-kepler-settled = { $seat } colonizza { $planet } ({ $type }) in { $hex }.
event-kepler-shifted = { $seat } sposta { $amount } { $from } { $to }.
event-kepler-target = { $seat } raggiunge l’obiettivo coloniale in { $hex }, che viene rimosso.
event-kepler-terraformed = { $seat } terraforma { $planet } ({ $type }).
event-kepler-tile-placed = { $seat } piazza una tessera coperta in { $hex }.
event-kepler-turn = Turno: { $seat }
event-kepler-turned-up = Viene scoperta la tessera in { $hex }: { $what }.
