game-comets = Kometen
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Runden
option-kepler-campaign = Kampagne
option-kepler-objectives = Zielkarten
option-kepler-placement = Wer die Plättchen legt
option-seti-solo = Schwierigkeit des Solospiels
option-seti-species = Spezies

placement-kepler-players = die Spieler
placement-kepler-random = der Zufall
