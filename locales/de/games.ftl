game-comets = Kometen
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Runden
option-seti-solo = Schwierigkeit des Solospiels
option-seti-species = Spezies
