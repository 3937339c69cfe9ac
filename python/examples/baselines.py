"""The random and the greedy baseline against `novice`."""

import os

from orrery_games import benchmark

games = int(os.environ.get("GAMES", 100))
for name in ("random", "greedy"):
    for task in ("seti-2", "kepler-2"):
        print(name, benchmark.evaluate(benchmark.bot(name), task, games))
