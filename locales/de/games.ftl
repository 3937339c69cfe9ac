game-comets = Kometen
game-kepler = Kepler-3042
game-seti = SETI
