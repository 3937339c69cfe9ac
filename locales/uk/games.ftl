game-comets = Комети
game-kepler = Kepler-3042
game-seti = SETI
