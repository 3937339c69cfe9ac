game-comets = Comets
game-kepler = Kepler-3042
game-seti = SETI
