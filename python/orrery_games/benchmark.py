"""A fixed set of tasks, so that results can be compared.

A policy is a function from a game to one of its legal actions; it is asked whenever its seat decides, and may use
what that seat knows: `game.observe(seat)`, `view(game, seat)`, `game.determinize(seat, seed)`. Whoever reads anything
else (records, hashes, clones that are played on) plays another game, and must say so.

Game number n of a task has the seed `FIRST_SEED + n`, the policy sits in seat `n % players`, and all other seats are
played by the bot that the task names. Points are those of the rules; a victory that is shared counts as one.
"""

from __future__ import annotations

import math
import os
import sys
import time
from dataclasses import dataclass, field
from typing import Any, Callable, Iterator, Optional

from ._engine import ENCODING, Bot, Game

#: Grows when a task, a seed or the protocol changes. Results of different versions cannot be compared.
VERSION = 1
FIRST_SEED = 3_042_000
#: Games of a result that is published.
GAMES = 200

Policy = Callable[[Game], int]


@dataclass(frozen=True)
class Task:
    """A game with its options, and who sits in the other seats."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    opponent: Optional[str] = None


TASKS: dict[str, Task] = {
    **{f"seti-solo-{level}": Task("seti", {"players": 1, "solo": level}) for level in range(1, 6)},
    "seti-2": Task("seti", {"players": 2}, "novice"),
    "seti-4": Task("seti", {"players": 4}, "novice"),
    **{
        f"kepler-solo-{level}": Task("kepler", {"players": 1, "scores": [30, 40, 50][: level - 1]})
        for level in range(1, 5)
    },
    "kepler-2": Task("kepler", {"players": 2}, "novice"),
    "kepler-4": Task("kepler", {"players": 4}, "novice"),
}


@dataclass(frozen=True)
class Result:
    """What came of some games."""

    task: str
    games: int
    points: float
    points_error: float
    wins: float
    wins_error: float
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.task:14} {self.games:4} games  points {self.points:6.1f} ± {self.points_error:4.1f}  "
            f"wins {100 * self.wins:5.1f} % ± {100 * self.wins_error:4.1f}  {self.seconds:6.1f} s"
        )


def bot(name: str) -> Callable[[int], Policy]:
    """A policy for each game that plays like one of Orrery's bots."""
    return lambda seed: Bot(name, seed).choose


def play(task: Task, number: int, make: Callable[[int], Policy]) -> tuple[int, bool]:
    """One game of a task: the points of the policy, and whether it won."""
    seed = FIRST_SEED + number
    game = Game(task.game, seed, **task.options)
    mine = number % game.players
    policies: list[Policy] = [
        make(seed) if seat == mine else Bot(task.opponent or "random", 4 * seed + seat).choose
        for seat in range(game.players)
    ]
    while game.seat is not None:
        game.play(policies[game.seat](game))
    outcome = game.outcome()
    assert outcome is not None
    return outcome[mine]


def _mean(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = math.fsum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, math.sqrt(spread / len(values))


def evaluate(make: Callable[[int], Policy], task: str, games: int = GAMES) -> Result:
    """Plays the first games of a task. `make` gets a seed and gives the policy of one game."""
    if task not in TASKS:
        raise ValueError(f"task: there is no {task!r}; there are {', '.join(TASKS)}")
    if games < 1:
        raise ValueError(f"games: at least 1, not {games}")
    start = time.perf_counter()
    played = [play(TASKS[task], number, make) for number in range(games)]
    points, points_error = _mean([float(points) for points, _ in played])
    wins, wins_error = _mean([float(won) for _, won in played])
    seconds = time.perf_counter() - start
    return Result(task, games, points, points_error, wins, wins_error, seconds)


def table(names: list[str], games: int = GAMES) -> Iterator[Result]:
    """The results of Orrery's bots in every task."""
    for name in names:
        for task in TASKS:
            yield evaluate(bot(name), task, games)


def main() -> None:
    """`python -m orrery_games.benchmark [games] [bot …]` prints the table of baselines."""
    games = int(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("GAMES", GAMES))
    names = sys.argv[2:] or ["random", "greedy"]
    print(f"benchmark {VERSION}, encoding {ENCODING}")
    for name in names:
        print(name)
        for result in table([name], games):
            print(" ", result, flush=True)


if __name__ == "__main__":
    main()
