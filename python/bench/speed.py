"""How fast the package is, beside Orrery's own simulator and the games of others, in one run.

Needs `pip install './python[env]' open_spiel pygame chess rlcard`; what is not installed is left out. The first argument is
the program that `cargo build --profile dist -p orrery-bots --example simulate` makes, the second how many seconds to
spend on each figure. Seconds are those of the processor, not of the clock, so that other work on the machine disturbs
less.
"""

import importlib
import json
import resource
import statistics
import subprocess
import sys
import time

import numpy as np
from orrery_games import Batch, Game, kepler_v1, seti_v1

SIMULATOR = sys.argv[1] if len(sys.argv) > 1 else "target/dist/examples/simulate"
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
PAIRS = 5


def clocked(step):
    """Calls `step`, which says how many decisions it took, until the time is over."""
    step()
    decisions, start = 0, time.thread_time()
    while time.thread_time() - start < SECONDS:
        decisions += step()
    return decisions / (time.thread_time() - start)


def simulator(game):
    """Decisions per second of the simulator with four random bots on one thread, without what it does at its start."""

    def games(number):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run([SIMULATOR, game, "random", "4", str(number)], capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        said = json.loads(done.stdout)
        return said["decisions"], seconds, said["seconds"]

    few, start, clock = games(500)
    many, whole, _ = games(int(500 * SECONDS / clock) + 500)
    return (many - few) / (whole - start)


def vectors(game, **asked):
    """Random play of a batch on one thread, the dice in numpy."""
    batch = Batch(game, 256, threads=1, players=4, **asked)
    rows, random = np.arange(len(batch)), np.random.default_rng(1)

    def step():
        for _ in range(20):
            picked = (random.random(len(batch)) * batch.counts).astype(np.int64)
            batch.step(batch.legal[rows, picked])
        return 20 * len(batch)

    return clocked(step)


def loop(game):
    """Random play of one game after the other in plain Python."""
    random, seed = np.random.default_rng(1), 0

    def step():
        nonlocal seed
        seed += 1
        one, decisions = Game(game, seed, players=4), 0
        while not one.over:
            legal = one.legal()
            one.play(int(legal[int(random.random() * len(legal))]))
            decisions += 1
        return decisions

    return clocked(step)


def aec(make):
    """The AEC loop of PettingZoo: observation, mask, random legal action."""
    env, random = make(), np.random.default_rng(1)
    seed = 0

    def step():
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return clocked(step)


def spiel(game):
    """A game of OpenSpiel, with the observation tensor of the one that decides."""
    random = np.random.default_rng(1)

    def step():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(int(random.choice(actions, p=chances)))
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions += 1
        return decisions

    return clocked(step)


def show(name, speed):
    print(f"{name:44} {speed:12,.0f} decisions per second", flush=True)


def peers():
    """Games of others, as far as they are installed."""
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6", "texas_holdem_no_limit_v6"):
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env
        except ImportError as error:
            print(f"PettingZoo {name}: {error}")
            continue
        show(f"AEC loop, PettingZoo {name}", aec(env))
    try:
        import pyspiel
    except ImportError as error:
        print(f"OpenSpiel: {error}")
        return
    for name in ("tic_tac_toe", "connect_four", "chess", "gin_rummy"):
        show(f"loop in Python, OpenSpiel {name}", spiel(pyspiel.load_game(name)))


if __name__ == "__main__":
    for game in ("seti", "kepler"):
        shares = []
        for _ in range(PAIRS):
            rust, batch = simulator(game), vectors(game, observations=False)
            shares.append(batch / rust)
            print(f"{game}: simulator {rust:,.0f}, batch {batch:,.0f}, share {batch / rust:.2f}", flush=True)
        print(f"{game}: a batch plays at {statistics.median(shares):.0%} of the simulator (median of {PAIRS} pairs)")
        show(f"{game}: batch with masks", vectors(game, observations=False, masks=True))
        show(f"{game}: batch with observations", vectors(game))
        show(f"{game}: Game in a Python loop", loop(game))
    show("AEC loop, seti_v1", aec(lambda: seti_v1.env(players=4)))
    show("AEC loop, kepler_v1", aec(lambda: kepler_v1.env(players=4)))
    peers()
