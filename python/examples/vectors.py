"""Many games side by side: random play in numpy, and how fast it is."""

import os
import time

import numpy as np

from orrery_games import Batch

steps = 20 * int(os.environ.get("GAMES", 50))
random = np.random.default_rng(1)
for game in ("seti", "kepler"):
    for observations in (False, True):
        batch = Batch(game, 512, threads=1, observations=observations, players=4)
        rows = np.arange(len(batch))
        start = time.perf_counter()
        for _ in range(steps):
            picked = (random.random(len(batch)) * batch.counts).astype(np.int64)
            batch.step(batch.legal[rows, picked])
        speed = steps * len(batch) / (time.perf_counter() - start)
        told = "with observations" if observations else "without observations"
        print(f"{game}: {speed:,.0f} decisions per second on one core, {told}")
