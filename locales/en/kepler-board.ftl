# What is written on the drawn board of Kepler-3042.

draw-kepler-accept = Apply
draw-kepler-all-met = You now meet everything this level asks for.
draw-kepler-bonus-free = free
draw-kepler-bonus-price = for { $n } each
draw-kepler-breaks = Techno|logical Develop|ment Settle|ment Exploi|tation Gener|ation Propul|sion Explor|ation Scien|tific Modern|ity
draw-kepler-campaign-level = level { $level } of 4
draw-kepler-cards-left = { $n } to come
draw-kepler-catalog = All values in the catalog
draw-kepler-choose-cubes = Choose the cubes
draw-kepler-close = Close
draw-kepler-closer = Zoom in
draw-kepler-collaboration = the others get level { $level }
draw-kepler-collaboration-icon = collaboration: the others get this level for free
draw-kepler-cube-here = cube is here
draw-kepler-deck = Planet cards
draw-kepler-decline = Decline
draw-kepler-each = each
draw-kepler-everything = Everything about this player
draw-kepler-farther = Zoom out
draw-kepler-first = first
draw-kepler-fit = Show whole galaxy
draw-kepler-fleet = Your ships
draw-kepler-free = free
draw-kepler-galaxy = Galaxy
draw-kepler-galaxy-keys = Galaxy. Arrow keys move it, plus and minus zoom, 0 shows all of it.
draw-kepler-go-on = Continue
draw-kepler-has-antimatter-science = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
draw-kepler-has-antimatter-science-alien = { $n } + aliens
draw-kepler-has-energy-development = { $n } energy
draw-kepler-has-space-travel = speed { $n }
draw-kepler-in-flight = in flight
draw-kepler-intro = New here?
draw-kepler-intro-card = It is resolved at the end of the round. The symbols next to it show whom it would affect now.
draw-kepler-intro-card-title = The progress card.
draw-kepler-intro-colonies = With Colonial Settlement, a ship on a planet founds a colony there. Planetary Exploitation then produces cubes on its card, and Terraform flips the card, paid for with cubes that lie on it. You can have up to five colonies.
draw-kepler-intro-colonies-title = Colonies.
draw-kepler-intro-cubes = You never lose a cube. Producing takes cubes from storage to one of your planets, spending returns them from one planet to storage, and burning sends them to the Clausius Well. Only regenerating brings them back from there.
draw-kepler-intro-cubes-title = Your cubes.
draw-kepler-intro-ghost = The ghost has no turns: each round it advances 1 space on both tracks, in rounds 5, 10 and 15 also its technologies. It takes medals from you unless you keep up with it. Its points do not count.
draw-kepler-intro-ghost-title = The ghost.
draw-kepler-intro-goal = You lead a civilization for 16 rounds. Points come from planets, technologies, both leadership tracks, medals, mines, antimatter and your objective; the player with the most points wins. Here you see what you would have now.
draw-kepler-intro-goal-alone = You lead a civilization through 16 rounds. The level is passed with enough points and with all its objectives fulfilled; both stand in the box “Campaign”. Here you see the points you have now.
draw-kepler-intro-goal-title = The goal.
draw-kepler-intro-help = Next to the prompt you will find what is not possible now, with the rules behind it, and how to undo. Good luck!
draw-kepler-intro-help-title = Help.
draw-kepler-intro-map = Question marks are tiles nobody has seen; Galactic Mapping reveals four of them. Point at a planet, or tap it, to read both sides of its card. Drag the map, zoom with the wheel or two fingers, and press ⤢ to see it all.
draw-kepler-intro-map-title = The galaxy.
draw-kepler-intro-objective = Only you know it. It scores points if you fulfill it at any time before the end; objectives that compare you with others are decided at the very end.
draw-kepler-intro-objective-alone = Fulfill them at any time in the game, and what is fulfilled stays fulfilled. You need all of them, and the points of the level.
draw-kepler-intro-objective-title = Your objective.
draw-kepler-intro-others = Choose a player to see everything in front of them.
draw-kepler-intro-others-title = The others.
draw-kepler-intro-ships = Space Missions builds them next to Sol or next to one of your planets. When they move, choose one of the lit hexes, and the nearest ship flies there; to send another ship, choose the ship first. Stars and face-down tiles block the way.
draw-kepler-intro-ships-title = Ships.
draw-kepler-intro-techs = Each row shows who is at which level, what you have now, and what the next level costs and gives. The atom gives spaces on the technology track. Open a row to read all levels; some give a free level to everybody who is behind.
draw-kepler-intro-techs-title = Technologies.
draw-kepler-intro-tracks = Both leadership tracks score points at the end and give you the icon of each space along the way. Medals are worth points, too.
draw-kepler-intro-tracks-title = Rounds and tracks.
draw-kepler-intro-turn = It has four steps, shown here. First you move your action cube to another of the nine spaces and take its action. Then you may burn a cube for the bonus action of its row, and another for that of its column. Then your ships move, and finally you may recall some. Whatever has a golden border can be chosen; point at it, or hold your finger on it, to see what it would do.
draw-kepler-intro-turn-title = Your turn.
draw-kepler-jump = Parts of the table
draw-kepler-jump-actions = Actions
draw-kepler-jump-galaxy = Galaxy
draw-kepler-jump-planets = Planets
draw-kepler-jump-points = Points
draw-kepler-jump-techs = Levels
draw-kepler-jump-tracks = Tracks
draw-kepler-leadership = technology leadership { $n }
draw-kepler-left-bonus = bonus actions still possible this turn: { $n }
draw-kepler-left-move = ships that can still move: { $n }
draw-kepler-left-recall = ships on the board: { $n }
draw-kepler-legend = Legend
draw-kepler-legend-keys = The galaxy: drag it, zoom with the wheel or two fingers, or use the arrow keys, plus, minus and 0.
draw-kepler-less = less
draw-kepler-lacks = Still needed for terraforming
draw-kepler-level = Level { $level }
draw-kepler-level-failed = { $objectives ->
    [0] { $points ->
        [one] Level { $level } not passed: { $points } point short
       *[other] Level { $level } not passed: { $points } points short
    }
    [one] { $points ->
        [0] Level { $level } not passed: { $objectives } objective missing
        [one] Level { $level } not passed: { $points } point and { $objectives } objective short
       *[other] Level { $level } not passed: { $points } points and { $objectives } objective short
    }
   *[other] { $points ->
        [0] Level { $level } not passed: { $objectives } objectives missing
        [one] Level { $level } not passed: { $points } point and { $objectives } objectives short
       *[other] Level { $level } not passed: { $points } points and { $objectives } objectives short
    }
}
draw-kepler-level-passed = { $points ->
    [0] Level { $level } passed, with nothing to spare
    [one] Level { $level } passed, with { $points } point to spare
   *[other] Level { $level } passed, with { $points } points to spare
}
draw-kepler-medal-on-card = This medal goes to whoever leads the track at the end of the round.
draw-kepler-minimum = points: { $points } of { $minimum }
draw-kepler-missing = { $objectives ->
    [0] { $points ->
        [one] Still missing: { $points } point
       *[other] Still missing: { $points } points
    }
   *[other] { $points ->
        [0] Still missing: { $objectives } of the objectives
        [one] Still missing: { $points } point, { $objectives } of the objectives
       *[other] Still missing: { $points } points, { $objectives } of the objectives
    }
}
draw-kepler-n-colonies = { $n ->
    [one] { $n } colony
   *[other] { $n } colonies
}
draw-kepler-n-flights = { $n ->
    [one] { $n } flies
   *[other] { $n } fly
}
draw-kepler-n-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
draw-kepler-n-planets = { $n ->
    [one] { $n } planet
   *[other] { $n } planets
}
draw-kepler-n-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
draw-kepler-nearest = Reveal the nearest ({ $n })
draw-kepler-needs = { $points ->
    [one] { $points } point needed
   *[other] { $points } points needed
}
draw-kepler-no-card = The first round has not begun.
draw-kepler-nobody = nobody
draw-kepler-other-amount = choose the amount
draw-kepler-other-cube = burn another cube
draw-kepler-other-hexes = choose where
draw-kepler-pay-from = paid by
draw-kepler-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
draw-kepler-points-now = Points now
draw-kepler-points-secret = For your objective, which only you know: counted at the end of the game.
draw-kepler-objectives-at-end = Revealed and counted at the end of the game.
draw-kepler-quantum = Convert, shift
draw-kepler-recall = recall
draw-kepler-reconstructed = Most values printed on boards and cards are not in the rulebook; here they are reconstructed, and the catalog marks them with *. Anyone who owns the game can enter the printed ones in a data pack, which is chosen when a game is set up.
draw-kepler-regenerate-all = Regenerate all cubes ({ $n })
draw-kepler-settle-all = Colonize all ({ $n })
draw-kepler-at-once = all { $n } at once
draw-kepler-reserve = Ship { $ship } in the reserve
draw-kepler-round = Round { $round } of { $rounds }
draw-kepler-rules = Full rules
draw-kepler-sagittarius = Sagittarius A*: impassable
draw-kepler-several = Several planets can build here
draw-kepler-ship = { $name }’s ship { $ship }, { $hex }
draw-kepler-sol = Sol: ships from Earth start next to it
draw-kepler-star-1 = Star: impassable
draw-kepler-star-2 = Binary star: impassable
draw-kepler-star-3 = Triple star: impassable
draw-kepler-step-ahead = still to come
draw-kepler-step-bonus = Bonus
draw-kepler-step-bonus-does = Bonus actions of the cube’s row and column, for burned cubes
draw-kepler-step-done = done
draw-kepler-step-main = Action
draw-kepler-step-main-does = Move the action cube to another space and take its main action
draw-kepler-step-move = Move
draw-kepler-step-move-does = Move each ship up to your Space Travel speed
draw-kepler-step-now = now
draw-kepler-step-recall = Recall
draw-kepler-step-recall-does = Recall ships and end the turn
draw-kepler-steps = { $name }’s turn
draw-kepler-steps-of-a-turn = The steps of a turn
draw-kepler-stop-flying = Stop flying
draw-kepler-tab-log = Log
draw-kepler-tab-seats = Table
draw-kepler-terraform = Terraform
draw-kepler-terraform-level = level { $level }
draw-kepler-tile-chosen = Face-down tile, chosen to be revealed
draw-kepler-tile-down = Face-down tile
draw-kepler-tile-mine = mine: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a ship that is here at the end; a ship recalled from here regenerates 1 cube
draw-kepler-tile-target = colonial target: the first ship to fly over it removes it, +1 on the colonial track
draw-kepler-tip-alien = Colonizing needs { $tech } { $level }; you have { $own }.
draw-kepler-tip-colony = Colony produces
draw-kepler-tip-level = Terraforming needs level { $level }; you have { $own }.
draw-kepler-tip-terraformed = Terraformed
draw-kepler-top-level = highest level, { $n }★
draw-kepler-track-colonial = Colonial
draw-kepler-track-only = +{ $n } on the track only
draw-kepler-track-technology = Technology
draw-kepler-unmet = Not fulfilled
draw-kepler-where = Where
draw-kepler-where-open = on the board
draw-kepler-where-out = not in this game
draw-kepler-where-unknown = not yet seen
draw-kepler-why-bonus = Each costs a burned cube. Those without effect say so.
draw-kepler-why-bonus-fly = Or choose a lit hex to fly on at once.
draw-kepler-why-develop = You can afford the rows with a golden border now.
draw-kepler-why-fly = Choose a lit hex and the nearest ship flies there, or choose a ship first.
draw-kepler-why-due = { $n } to choose.
draw-kepler-why-left = Up to { $n } more.
draw-kepler-why-main = { $n ->
    [one] { $n } action has an effect now.
   *[other] { $n } actions have an effect now.
}
draw-kepler-why-planets = Or colonize a golden planet at once.
draw-kepler-why-planets-both = Or colonize or terraform a golden planet at once.
draw-kepler-why-planets-terraform = Or terraform a golden planet at once.
draw-kepler-why-quantum = Nothing more is possible here, except by quantum physics.
draw-kepler-why-recall = A recalled ship can be built again; one that stays keeps its place.
draw-kepler-why-settle = Your ships stand on the planets with a golden ring.
draw-kepler-why-advanced = You have reached space { $space } { $track }.
draw-kepler-why-single = There is only one option.
draw-kepler-why-start = You begin with two levels of your choice, free of charge.
draw-kepler-dowry = Extra cubes at the start: { $n } energy or matter, { $antimatter } antimatter
draw-kepler-spare = { $n ->
    [one] Every 5 points more: { $n } more cube at the start of level { $level }.
   *[other] Every 5 points more: { $n } more cubes at the start of level { $level }.
}
draw-kepler-begins = { $name } begins.
draw-kepler-begins-you = You begin.
draw-kepler-build-all = Build all { $n }
draw-kepler-for-antimatter-generation = Antimatter pays for the highest technologies; on a planet at the end, each cube scores.
draw-kepler-for-civil-modernity = Points at the end, the icons you pass on the way, and medals for whoever leads.
draw-kepler-for-colonial-settlement = A colony produces cubes and scores for its zone, more the farther it lies from Sol. The ship goes back to your reserve and can be built again.
draw-kepler-for-energy-storage = Energy on a planet pays for ships, technologies and terraforming.
draw-kepler-for-galactic-mapping = Most planets, the mines and the colonial targets lie face down; ships cannot fly over them until they are turned up.
draw-kepler-for-neo-exploitation = The quickest way to get cubes back onto Earth.
draw-kepler-for-planetary-exploitation = Fills the cards of your colonies. These cubes pay for terraforming, technologies and ships.
draw-kepler-for-scientific-progress = Points at the end, the icons you pass on the way, and medals for whoever leads.
draw-kepler-for-space-exploration = One more flight this turn, even without Space Travel.
draw-kepler-for-space-logistics = A ship that costs nothing but the burned cube, next to Earth or any of your colonies.
draw-kepler-for-space-missions = Ships found colonies, hold mines and remove colonial targets. Everything in space begins with them.
draw-kepler-for-stellar-propulsion = Your ships fly twice this turn: farther away, or somewhere before the others.
draw-kepler-for-technical-evolution = Antimatter for the next technology or for a point at the end.
draw-kepler-for-technological-development = Faster ships, more cubes, more difficult planets. Levels with the atom also advance you on the technology track.
draw-kepler-for-terraform = A terraformed planet scores, produces more and advances you on the colonial track.
draw-kepler-how-antimatter = Every antimatter cube on Earth or a colony at the end.
draw-kepler-how-medals = A marker that reaches a medal moves it onto the progress card of the round. At the end of the round, whoever is highest on that track gets it; if several are, each of them does.
draw-kepler-how-mines = Every ship that stands on a mine at the end.
draw-kepler-go-on-flying = Start flying
draw-kepler-other-planets = choose the planets
draw-kepler-too-late = no use any more
draw-kepler-task = Level { $level } is passed with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $objectives ->
    [one] its objective
   *[other] all { $objectives } objectives
}.
draw-kepler-terraform-all = Terraform all ({ $n })
draw-kepler-tip-found = Found a colony
draw-kepler-why-build = A planet next to the hex pays, or Earth next to Sol.
draw-kepler-why-burn = It goes to the Clausius Well; only regenerating brings it back.
draw-kepler-why-destination = { $n ->
    [one] It has { $n } hex left to fly.
   *[other] It has { $n } hexes left to fly.
}
draw-kepler-why-exploit = What a colony produces lies on its own card.
draw-kepler-why-most-points = Whoever has the most points after 16 rounds wins.
draw-kepler-why-of-action = Main action { $name }.
draw-kepler-why-of-bonus = Bonus action { $name }.
draw-kepler-why-of-card = Progress card “{ $name }”.
draw-kepler-why-terraform = Cubes on the planet pay for it.
