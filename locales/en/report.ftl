# The page that `orrery simulate --report` writes.
stats-lead = Played by bots: the figures say as much about how bots play as about the game itself.
stats-rules-version = Rules version
stats-none = No game was finished.
stats-files = The same data as tables, for programs:

stats-scores = Final points
stats-scores-about = Columns: how often each result came up, all seats together; the dashed line is the mean. Boxes: the middle half of the results, with the median as a line, the mean as a dot and whiskers to the lowest and the highest.
stats-quarter = lower quartile
stats-median = median
stats-three-quarters = upper quartile

stats-sources = Where points come from
stats-sources-about = A player’s points on average, their share of all points, and the same for winners and for the others.
stats-share = share
stats-winners = winners
stats-others = others
stats-by-side = By seat

stats-length = How long games are
stats-rounds = Rounds
stats-turns = Turns

stats-things = Components
stats-things-about = The first columns count how often something was done in a game, by all players together; then come the share of the players who did it and how many of those won. The bar shows how many more points they had than the players who did not, and the thin line how far that could easily be off by chance alone (two standard errors). Gray: perhaps nothing but chance.
stats-things-caution = A difference is not a cause: whoever is ahead can afford more, and a cheap card is played when nothing better is in hand.
stats-players = players
stats-won = of these won
stats-points = points ahead of the rest
stats-points-each = points each time
stats-share-of-players = players: { $deed }
stats-all-things = Full list ({ $count })

# What players do with components: headings of columns.
deed-completed = completed
deed-drawn = drawn
