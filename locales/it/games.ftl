game-comets = Comete
game-kepler = Kepler-3042
game-seti = SETI
