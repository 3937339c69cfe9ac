"""SETI for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ._env import Solo, Table


def env(players: int = 2, rewards: str = "win", render_mode: Optional[str] = None, **options: Any) -> Table:
    """The AEC environment: `env(players=4)`."""
    return Table("seti", players, rewards, render_mode, **options)


raw_env = env


def solo_env(
    rewards: str = "win",
    illegal: str = "raise",
    bots: Sequence[str] = (),
    render_mode: Optional[str] = None,
    **options: Any,
) -> Solo:
    """The Gymnasium environment for one player: `solo_env()`."""
    return Solo("seti", rewards, illegal, bots, render_mode, **options)


def parallel_env(**options: Any) -> ParallelEnv[str, Any, Any]:
    """The same for programs that step all agents at once: only the one that decides has legal actions."""
    return turn_based_aec_to_parallel(env(**options))
