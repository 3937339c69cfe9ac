# What happens in Kepler-3042: events of the log.
#
# Seats are the subject of their sentence, in the present tense. $amount, $cubes and $cost are one or
# several amount-kepler-… in the accusative; $hex is coordinates, with the zone where the pack is known;
# $place, $from and $to are where cubes lie, with a word such as “from”; $track is where somebody advances, with a
# word such as “on”; $effect is a list of op-kepler-…; $planet, $card and $name are proper names.

event-kepler-action = { $seat } moves the action cube to { $action }.
event-kepler-advanced = { $seat } advances to space { $space } { $track }.
event-kepler-bonus = { $seat } takes the bonus action { $bonus }.
event-kepler-bonus-cube = { $seat } puts { $amount } on Earth.
event-kepler-built = { $seat } builds ship { $ship } at { $hex }.
event-kepler-burned = { $seat } burns { $amount } { $place }.
event-kepler-card-applied = { $seat } applies the progress card “{ $card }”.
event-kepler-clean-up = Clean-up: “{ $card }”
event-kepler-converted = { $seat } converts { $gives } into { $takes } { $place }.
event-kepler-declined = { $seat } declines the progress card “{ $card }”.
event-kepler-medal-colonial = A colonial medal goes onto the progress card.
event-kepler-medal-technology = A technology medal goes onto the progress card.
event-kepler-medals-colonial = { $n ->
    [one] { $seat } receives { $n } colonial medal.
   *[other] { $seat } receives { $n } colonial medals.
}
event-kepler-medals-technology = { $n ->
    [one] { $seat } receives { $n } technology medal.
   *[other] { $seat } receives { $n } technology medals.
}
event-kepler-moved = { $seat } moves ship { $ship }: { $from } → { $to }.
event-kepler-named = { $seat } chooses { $opponent }.
event-kepler-objective = { $seat } reveals the objective “{ $objective }”: fulfilled.
event-kepler-objective-missed = { $seat } reveals the objective “{ $objective }”: not fulfilled.
event-kepler-over = The game is over.
event-kepler-paid = { $seat } spends { $cubes } { $place }.
event-kepler-produced = { $seat } produces { $cubes } { $place }.
event-kepler-reached = { $seat } reaches level { $level } of { $tech }: { $name }.
event-kepler-recalled = { $seat } recalls ship { $ship } from { $hex }.
event-kepler-regenerated = { $seat } regenerates { $amount }.
event-kepler-revealed = { $seat } reveals the tile at { $hex }: { $what }.
event-kepler-round = Round { $round }: “{ $card }” — { $effect }
event-kepler-settled = { $seat } colonizes { $planet } ({ $type }) at { $hex }.
event-kepler-shifted = { $seat } shifts { $amount } { $from } { $to }.
event-kepler-target = { $seat } reaches the colonial target at { $hex }; it is removed.
event-kepler-terraformed = { $seat } terraforms { $planet } ({ $type }).
event-kepler-tile-placed = { $seat } places a tile face down at { $hex }.
event-kepler-turn = { $seat }’s turn
event-kepler-turned-up = The tile at { $hex } is revealed: { $what }.
