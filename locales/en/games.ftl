game-comets = Comets
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Rounds
option-seti-solo = Difficulty of the solo game
option-seti-species = Species
