"""A flat Monte-Carlo player: try every action in many guesses at what is hidden, play on at random, keep the best."""

import os

from orrery_games import benchmark

PLAYOUTS = int(os.environ.get("PLAYOUTS", 120))


def monte_carlo(seed):
    guess = seed << 20

    def worth(game, seat, action):
        nonlocal guess
        guess += 1
        other = game.determinize(seat, guess)
        other.play(action)
        other.playout("random", guess)
        points = other.points()
        rest = [p for side, p in enumerate(points) if side != seat]
        return points[seat] - max(rest, default=0)

    def choose(game):
        actions = [int(action) for action in game.legal()]
        if len(actions) == 1:
            return actions[0]
        each = max(1, PLAYOUTS // len(actions))
        totals = {a: sum(worth(game, game.seat, a) for _ in range(each)) for a in actions}
        return max(totals, key=totals.get)

    return choose


if __name__ == "__main__":
    games = int(os.environ.get("GAMES", 20))
    for task in ("kepler-2", "seti-2"):
        print("flat Monte-Carlo", benchmark.evaluate(monte_carlo, task, games))
