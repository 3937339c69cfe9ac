game-comets = Комети
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Раунди
option-seti-solo = Складність одиночної гри
option-seti-species = Види
