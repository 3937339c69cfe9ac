game-comets = Comete

option-comets-rounds = Round
option-comets-rounds-help = Quanti round si giocano.

catalog-comets-comets = Comete
fact-comets-brightness = luminosità

about-comets-dazzled = Una cometa ti abbaglia: scarta una delle tue.
about-comets-turn = Osserva, insegui una cometa o riposa.

choice-comets-chase = Insegui { $comet }
choice-comets-drop = Scarta { $comet }
choice-comets-observe = Osserva
choice-comets-rest = Riposa

score-comets-comets = Comete inseguite

event-comets-chased = { $seat } insegue { $comet }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-comets-dropped = { $seat } scarta { $comet }.
event-comets-observed = { $seat } osserva { $comet }.
event-comets-observed-hidden = { $seat } osserva una cometa.
event-comets-rested = { $seat } riposa.
event-comets-round = Round { $round }
event-comets-shuffled = La pila viene mescolata per formare un nuovo mazzo.
event-comets-turn = Turno: { $seat }

action-comets-chase = Inseguire una cometa
action-comets-drop = Scartare una cometa

panel-comets-backs = { $n ->
    [one] { $n } cometa coperta
   *[other] { $n } comete coperte
}
panel-comets-deck = Mazzo
panel-comets-fuel = Carburante
panel-comets-hand = Mano
panel-comets-pile = Pila
panel-comets-players = Giocatori
panel-comets-points = Punti
panel-comets-round = Round
panel-comets-round-of = { $round } di { $rounds }
panel-comets-table = Tavolo
panel-comets-turn = Turno

deed-chased = inseguita
deed-dropped = scartata

things-comets-comets = Comete
things-comets-comets-about = Ogni cometa: osservata, inseguita, scartata quando si è abbagliati.

why-comets-dazzled = prima va scartata una cometa
why-comets-hand-full = la tua mano è piena
why-comets-no-comets = non ci sono più comete da osservare
why-comets-not-held = non hai in mano quella cometa
why-comets-undazzled = nessuna cometa ti abbaglia

resource-fuel = carburante

beat-comets-chased = Inseguimento: { $comet }
beat-comets-observed = Osservazione
beat-comets-rested = Riposo
gain-comets-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
