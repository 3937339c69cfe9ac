game-comets = Комети
game-kepler = Kepler-3042
game-seti = SETI

# Options: option-<game>-<option>.
option-comets-rounds = Раунди
option-kepler-campaign = Кампанія
option-kepler-objectives = Карти цілей
option-kepler-placement = Хто викладає жетони
option-seti-solo = Складність одиночної гри
option-seti-species = Види

placement-kepler-players = гравці
placement-kepler-random = випадок
