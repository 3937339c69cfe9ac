# What is written on the drawn board of Kepler-3042.

draw-kepler-all-met = Everything that this level asks is fulfilled now.
draw-kepler-bonus-free = bonus: free
draw-kepler-bonus-price = bonus: burn { $n }
draw-kepler-breaks = Techno|logical Develop|ment Settle|ment Exploi|tation Gener|ation Propul|sion Explor|ation Scien|tific Modern|ity
draw-kepler-campaign-level = level { $level } of 4
draw-kepler-cards-left = { $n } to come
draw-kepler-catalog = All values in the catalogue
draw-kepler-close = Close
draw-kepler-closer = Nearer
draw-kepler-collaboration = the others get level { $level }
draw-kepler-collaboration-icon = collaboration: the others get this level free
draw-kepler-deck = Planet cards
draw-kepler-everything = Everything about this player
draw-kepler-exploit = Produce
draw-kepler-farther = Farther
draw-kepler-fit = The whole galaxy
draw-kepler-galaxy = Galaxy
draw-kepler-galaxy-keys = Galaxy. Arrow keys move it, plus and minus zoom, 0 shows all of it.
draw-kepler-intro = New here?
draw-kepler-intro-1 = You lead a civilisation for 16 rounds. In each turn you move your action cube to another of the nine spaces and do its main action.
draw-kepler-intro-2 = Then you may burn cubes for the bonus actions of that row and column, move your ships, and recall ships.
draw-kepler-intro-3 = Cubes never leave you: they go from storage to planets when you produce, back when you pay, and to the well when you burn them. Regenerating brings them from the well to storage.
draw-kepler-intro-4 = Build ships, map the galaxy, land on planets, colonise them and, with cubes on them, terraform them.
draw-kepler-intro-5 = Technologies make everything better. Levels with the sign of collaboration help the others too.
draw-kepler-intro-6 = Points come from planets, technologies, both leadership tracks, medals, mines, antimatter and your objective. Whatever glows can be chosen; point at it to see what would come of it.
draw-kepler-jump = Parts of the table
draw-kepler-jump-actions = Actions
draw-kepler-jump-galaxy = Galaxy
draw-kepler-jump-others = Players
draw-kepler-jump-planets = Planets
draw-kepler-jump-techs = Levels
draw-kepler-jump-tracks = Tracks
draw-kepler-leadership = technology leadership { $n }
draw-kepler-left-bonus = bonus actions still possible in this turn: { $n }
draw-kepler-left-move = ships that can still move: { $n }
draw-kepler-left-recall = ships on the board: { $n }
draw-kepler-legend = Legend
draw-kepler-legend-keys = The galaxy: drag it, zoom with the wheel or two fingers, or use the arrow keys, plus, minus and 0.
draw-kepler-medal-on-card = This medal goes to whoever leads the track at the end of the round.
draw-kepler-minimum = { $points } of { $minimum } points
draw-kepler-missing = { $objectives ->
    [0] Still missing: { $points } points
   *[other] { $points ->
        [0] Still missing: { $objectives } of the objectives
       *[other] Still missing: { $points } points, { $objectives } of the objectives
    }
}
draw-kepler-no-card = The first round has not begun.
draw-kepler-nobody = nobody
draw-kepler-pay-from = paid by
draw-kepler-planet-card = { $planet } ({ $type }). Colony: { $colony }. Terraforming needs level { $level } and { $cost }. Terraformed: { $terraformed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-kepler-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
draw-kepler-quantum = Convert, shift
draw-kepler-reconstructed = Values that are not in the rulebook are our reconstruction; the catalogue marks them with *.
draw-kepler-reserve = Ship { $ship } in the reserve
draw-kepler-round = Round { $round } of { $rounds }
draw-kepler-rules = The whole rules
draw-kepler-sagittarius = Sagittarius A*: impassable
draw-kepler-settle = Colonise
draw-kepler-several = Several planets can build here
draw-kepler-ship = Ship { $ship } of { $name }, { $hex }
draw-kepler-sol = Sol: ships of Earth start beside it
draw-kepler-star-1 = Star: impassable
draw-kepler-star-2 = Binary star: impassable
draw-kepler-star-3 = Triple star: impassable
draw-kepler-step-ahead = still to come
draw-kepler-step-bonus = Bonus
draw-kepler-step-bonus-does = Bonus actions of the row and the column of the cube, for burned cubes
draw-kepler-step-done = done
draw-kepler-step-main = Action
draw-kepler-step-main-does = Move the action cube to another space and do its main action
draw-kepler-step-move = Move
draw-kepler-step-move-does = Move each ship up to the speed of Space Travel
draw-kepler-step-now = now
draw-kepler-step-recall = Recall
draw-kepler-step-recall-does = Recall ships and end the turn
draw-kepler-steps = The turn of { $name }
draw-kepler-terraform = Terraform
draw-kepler-terraform-level = level { $level }
draw-kepler-tile-down = Face-down tile
draw-kepler-total = All cubes
draw-kepler-where = Where
draw-kepler-where-open = on the board
draw-kepler-where-out = not in this game
draw-kepler-where-unknown = not yet seen
