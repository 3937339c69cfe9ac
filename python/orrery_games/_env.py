"""The environments; `seti_v1` and `kepler_v1` name the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Optional, Sequence, Union

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv

from . import _engine
from ._engine import BOUND, IllegalAction, OptionError

#: "observation" and "action_mask".
Seen = dict[str, Any]
#: An index or the text of a choice.
Action = Union[int, str, np.integer[Any]]


def _spaces(game: str) -> tuple[spaces.Dict, spaces.Discrete]:
    actions, features = _engine.actions(game), _engine.features(game)
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def _check(option: str, value: Any, *known: Optional[str]) -> None:
    if value not in known:
        raise OptionError(f"option {option}: {' or '.join(map(repr, known))}, not {value!r}")


def _check_seed(seed: Any) -> Optional[int]:
    """The seed as a number of Python. Half of what the games take is left for the seeds that follow it."""
    if seed is None:
        return None
    if isinstance(seed, (int, np.integer)) and not isinstance(seed, bool) and 0 <= seed < 2**63:
        return int(seed)
    raise OptionError(f"option seed: a whole number from 0 to {2**63 - 1}, or None, not {seed!r}")


class Rewards:
    """What a step is worth to each seat.

    "win": 1 for a victory and -1 for anything else, when the game ends. "points": the points gained since the last
    step as everybody can count them, / 100.
    """

    def __init__(self, kind: str, game: _engine.Game) -> None:
        self.kind = kind
        self.last = np.zeros(game.players) if kind == "win" else self._points(game)

    @staticmethod
    def _points(game: _engine.Game) -> NDArray[np.float64]:
        return np.array(game.points()[: game.players], dtype=float)

    def of(self, game: _engine.Game) -> NDArray[np.float64]:
        if self.kind == "points":
            now = self._points(game)
            gained, self.last = (now - self.last) / 100, now
            return gained
        outcome = game.outcome()
        if outcome is None:
            return self.last
        return np.array([1.0 if won else -1.0 for _, won in outcome[: game.players]])


class _Room:
    """What both kinds of environment share: a game that `reset` begins."""

    render_mode: Optional[str]
    game: _engine.Game
    _begun = False

    def _check_begun(self, call: str) -> None:
        if not self._begun:
            raise ResetNeeded(f"call reset() before {call}()")

    def _text(self) -> Optional[str]:
        self._check_begun("render")
        if self.render_mode is None:
            return None
        return f"{self.game!r}\n" + "\n".join(self.game.choices())


class Table(_Room, AECEnv[str, Seen, Optional[Action]]):
    """A PettingZoo environment: seats decide in the order of the rules, one at a time.

    Agents are `player_0` to `player_3`. An action that is not possible raises `IllegalAction` with the rule, and
    nothing changes. `game` is the game itself.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        players: int = 2,
        rewards: str = "win",
        render_mode: Optional[str] = None,
        **options: Any,
    ) -> None:
        super().__init__()
        _check("rewards", rewards, "win", "points")
        _check("render_mode", render_mode, None, "ansi")
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.render_mode = render_mode
        self._kind, self._rewards_kind = game, rewards
        self._options = {"players": players, **options}
        self.game = _engine.Game(game, **self._options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        observation, action = _spaces(game)
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: action for agent in self.possible_agents}
        self._seed = int(np.random.default_rng().integers(2**53))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begins a game: the one of this seed, or the one after the last. There are no options of a reset; what is
        given is ignored, as PettingZoo's own tests ask."""
        given = _check_seed(seed)
        self._seed = self._seed + 1 if given is None else given
        self.game = _engine.Game(self._kind, self._seed, **self._options)
        self._reward = Rewards(self._rewards_kind, self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat or 0]
        self._begun = True

    def observe(self, agent: str) -> Seen:
        self._check_begun("observe")
        seat = self.possible_agents.index(agent)
        decides = self.game.seat == seat
        mask = self.game.mask() if decides else np.zeros(self.action_spaces[agent].n, np.int8)
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        self._check_begun("agent_iter")
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> tuple[Optional[Seen], float, bool, bool, dict[str, Any]]:
        self._check_begun("last")
        return super().last(observe)

    def step(self, action: Optional[Action]) -> None:
        self._check_begun("step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("None is an action only for agents that are done")
        self.game.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {
            agent: float(reward) for agent, reward in zip(self.possible_agents, self._reward.of(self.game))
        }
        seat = self.game.seat
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Optional[str]:
        return self._text()

    def close(self) -> None:
        pass


class Solo(_Room, gymnasium.Env[Seen, Any]):
    """A Gymnasium environment for one player: SETI against the rival, Kepler-3042 as a campaign; or against bots.

    `bots` names a bot for each other seat. `illegal` says what an action that is not possible does: "raise" an
    `IllegalAction`, or "stay": nothing, and `info["illegal"]` tells why.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        rewards: str = "win",
        illegal: str = "raise",
        bots: Sequence[str] = (),
        render_mode: Optional[str] = None,
        **options: Any,
    ) -> None:
        _check("rewards", rewards, "win", "points")
        _check("illegal", illegal, "raise", "stay")
        _check("render_mode", render_mode, None, "ansi")
        if isinstance(bots, str):
            raise OptionError(f"option bots: a list of names, not {bots!r}")
        self.render_mode = render_mode
        self._kind, self._rewards_kind, self._illegal, self._bots = game, rewards, illegal, list(bots)
        self._options = {"players": 1 + len(self._bots), **options}
        self.game = _engine.Game(game, **self._options)
        self.observation_space, self.action_space = _spaces(game)
        if self.game.players != 1 + len(self._bots):
            raise OptionError("option bots: one for each seat but the first")
        self._opponents = self._crew(0)

    def _crew(self, seed: int) -> list[_engine.Bot]:
        try:
            return [_engine.Bot(name, seed + seat) for seat, name in enumerate(self._bots)]
        except OptionError as error:
            raise OptionError(str(error).replace("option name", "option bots", 1)) from None

    def _bots_play(self) -> None:
        while (seat := self.game.seat) not in (None, 0):
            self.game.play(self._opponents[seat - 1].choose(self.game))

    def _look(self) -> Seen:
        return {"observation": self.game.observe(0), "action_mask": self.game.mask()}

    def action_masks(self) -> NDArray[np.int8]:
        """The mask of the legal actions, under the name that sb3-contrib asks for."""
        self._check_begun("action_masks")
        return self.game.mask()

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begins a game. `seed` begins Gymnasium's row of random numbers anew, of which each game takes the next one as
        its own seed; `info["seed"]` tells it."""
        seed = _check_seed(seed)
        if options:
            raise OptionError(f"option options: a reset has none, but was given {', '.join(options)}")
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**53))
        self.game = _engine.Game(self._kind, number, **self._options)
        self._opponents = self._crew(number)
        self._reward = Rewards(self._rewards_kind, self.game)
        self._bots_play()
        self._begun = True
        return self._look(), {"seed": number}

    def step(self, action: Action) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self._check_begun("step")
        info: dict[str, Any] = {}
        reward = 0.0
        try:
            self.game.play(action)
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            info["illegal"] = str(error)
        else:
            self._bots_play()
            reward = float(self._reward.of(self.game)[0])
        if self.game.over:
            info["points"] = self.game.points()
        return self._look(), reward, self.game.over, False, info

    def render(self) -> Optional[str]:
        return self._text()


for _name, _game in (("SetiSolo", "seti"), ("KeplerSolo", "kepler")):
    if f"orrery/{_name}-v1" not in gymnasium.registry:
        gymnasium.register(f"orrery/{_name}-v1", entry_point="orrery_games._env:Solo", kwargs={"game": _game})
