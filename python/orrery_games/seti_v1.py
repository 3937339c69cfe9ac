"""SETI for PettingZoo and Gymnasium."""

from functools import partial

from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ._env import Solo, Table

#: The AEC environment: `env(players=4)`.
env = raw_env = partial(Table, "seti")
#: The Gymnasium environment for one player: `solo_env()`.
solo_env = partial(Solo, "seti")


def parallel_env(**options):
    """The same for programs that step all agents at once: only the one that decides has legal actions."""
    return turn_based_aec_to_parallel(env(**options))
