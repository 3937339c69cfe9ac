game-comets = Comets
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Rounds
option-kepler-campaign = Campaign
option-kepler-objectives = Objective cards
option-kepler-placement = Who places the tiles
option-seti-solo = Difficulty of the solo game
option-seti-species = Species

placement-kepler-players = the players
placement-kepler-random = by chance
