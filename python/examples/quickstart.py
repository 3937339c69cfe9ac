"""Ten lines: a game of SETI between a random player and one of Orrery's bots."""

import random

from orrery_games import Bot, Game, action_text

game = Game("seti", seed=1, players=2)
bot = Bot("novice", seed=2)
while not game.over:
    action = bot.choose(game) if game.seat == 1 else int(random.choice(game.legal()))
    print(game.seat, game.about, action_text("seti", action)) if game.about == "turn" else None
    game.play(action)
print(game.outcome())
