game-comets = Comete
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Round
option-kepler-campaign = Campagna
option-kepler-objectives = Carte Obiettivo
option-kepler-placement = Chi piazza i Corpi celesti
option-seti-solo = Difficoltà della partita in solitario
option-seti-species = Specie

placement-kepler-players = i giocatori
placement-kepler-random = il caso
