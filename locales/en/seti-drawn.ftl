# The drawn board of SETI: the sky, the planets, the species and the scores.
#
# $name is a player or a star; $markers and $reward are lists; $space is a space of the solar system.

draw-seti-costs = Costs { $cost }
draw-seti-danger = Danger { $n }
draw-seti-danger-mine = { $name }: danger { $n }, your face-down cards ({ $cards }) included
draw-seti-danger-of = { $name }: danger { $n } on the board, face-down cards: { $cards }
draw-seti-first-win = First win: { $reward }.
draw-seti-gold-income-a = each set of tucked credit, energy and card
draw-seti-gold-income-b = each tucked credit or energy, the more frequent of the two
draw-seti-gold-marked = With your marker: { $amount }.
draw-seti-gold-missions-a = each completed mission
draw-seti-gold-missions-b = each two of: completed missions, end-of-game cards
draw-seti-gold-now = So far you have { $n }.
draw-seti-gold-other-a = each set of a pink, an orange and a blue trace
draw-seti-gold-other-b = each pair of a sector win and an orbiter or lander
draw-seti-gold-technology-a = each set of a probe, a telescope and a computer technology
draw-seti-gold-technology-b = each two technologies
draw-seti-land = Land
draw-seti-later-wins = Later wins: { $reward }.
draw-seti-leads = { $name } leads.
draw-seti-next-rotation-1 = Next rotation: disc 1
draw-seti-next-rotation-2 = Next rotation: disc 2, and disc 1 with it
draw-seti-next-rotation-3 = Next rotation: all three discs
draw-seti-orbit = Orbit
draw-seti-round = Round { $round } of { $rounds }
draw-seti-sky = Solar system and near stars
draw-seti-slot = { $name }: data left { $left } of { $all }; signals: { $markers }
draw-seti-species = Species
draw-seti-undiscovered = Undiscovered species
draw-seti-ways = { $n ->
    [one] { $n } way to { $space }
   *[other] { $n } ways to { $space }
}
draw-seti-won = { $n ->
    [one] { $name } has won here once.
   *[other] { $name } has won here { $n } times.
}
