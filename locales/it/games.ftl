game-comets = Comete
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Round
option-seti-solo = Difficoltà della partita in solitario
option-seti-species = Specie
