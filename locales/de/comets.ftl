game-comets = Kometen

option-comets-rounds = Runden
option-comets-rounds-help = Wie viele Runden gespielt werden.

catalog-comets-comets = Kometen
fact-comets-brightness = Helligkeit

about-comets-dazzled = Ein Komet blendet dich: Wirf einen deiner Kometen ab.
about-comets-turn = Beobachte, verfolge einen Kometen oder ruhe dich aus.

choice-comets-chase = { $comet } verfolgen
choice-comets-drop = { $comet } abwerfen
choice-comets-observe = Beobachten
choice-comets-rest = Ausruhen

score-comets-comets = Verfolgte Kometen

event-comets-chased = { $seat } verfolgt { $comet }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-comets-dropped = { $seat } wirft { $comet } ab.
event-comets-observed = { $seat } beobachtet { $comet }.
event-comets-observed-hidden = { $seat } beobachtet einen Kometen.
event-comets-rested = { $seat } ruht sich aus.
event-comets-round = Runde { $round }
event-comets-shuffled = Die Ablage wird zu einem neuen Stapel gemischt.
event-comets-turn = { $seat } ist am Zug

action-comets-chase = Einen Kometen verfolgen
action-comets-drop = Einen Kometen abwerfen

panel-comets-backs = { $n ->
    [one] { $n } verdeckter Komet
   *[other] { $n } verdeckte Kometen
}
panel-comets-deck = Stapel
panel-comets-fuel = Treibstoff
panel-comets-hand = Hand
panel-comets-pile = Ablage
panel-comets-players = Mitspielende
panel-comets-points = Punkte
panel-comets-round = Runde
panel-comets-round-of = { $round } von { $rounds }
panel-comets-table = Tisch
panel-comets-turn = Zug

deed-chased = verfolgt
deed-dropped = abgeworfen

things-comets-comets = Kometen
things-comets-comets-about = Jeder Komet: beobachtet, verfolgt, geblendet abgeworfen.

why-comets-dazzled = zuerst muss ein Komet abgeworfen werden
why-comets-hand-full = deine Hand ist voll
why-comets-no-comets = es gibt keinen Kometen mehr zu beobachten
why-comets-not-held = diesen Kometen hast du nicht auf der Hand
why-comets-undazzled = du bist nicht geblendet

resource-fuel = Treibstoff

beat-comets-chased = { $comet } verfolgen
beat-comets-observed = Beobachten
beat-comets-rested = Ausruhen
gain-comets-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
