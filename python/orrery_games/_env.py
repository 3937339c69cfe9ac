"""The environments; `seti_v1` and `kepler_v1` name the game."""

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from . import _engine
from ._engine import BOUND, IllegalAction


def _spaces(game):
    actions, features = _engine.actions(game), _engine.features(game)
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def _check_rewards(rewards):
    if rewards not in ("win", "points"):
        raise _engine.OptionError(f'option rewards: "win" or "points", not {rewards!r}')


class Rewards:
    """What a step is worth to each seat.

    "win": 1 for a victory and -1 for anything else, when the game ends. "points": the points gained since the last
    step as everybody can count them, / 100.
    """

    def __init__(self, kind, game):
        _check_rewards(kind)
        self.kind = kind
        self.last = np.zeros(game.players) if kind == "win" else self._points(game)

    @staticmethod
    def _points(game):
        return np.array(game.points()[: game.players], dtype=float)

    def of(self, game):
        if self.kind == "points":
            now = self._points(game)
            gained, self.last = (now - self.last) / 100, now
            return gained
        if not game.over:
            return self.last
        return np.array([1.0 if won else -1.0 for _, won in game.outcome()[: game.players]])


class Table(AECEnv):
    """A PettingZoo environment: seats decide in the order of the rules, one at a time.

    Agents are `player_0` to `player_3`. An action that is not possible raises `IllegalAction` with the rule, and
    nothing changes. `game` is the game itself.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, game, players=2, rewards="win", render_mode=None, **options):
        super().__init__()
        _check_rewards(rewards)
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
        self._seed = np.random.SeedSequence().entropy % 2**53

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else int(seed)
        self.game = _engine.Game(self._kind, self._seed, **self._options)
        self._reward = Rewards(self._rewards_kind, self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        decides = self.game.seat == seat
        mask = self.game.mask() if decides else np.zeros(self.action_spaces[agent].n, np.int8)
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def step(self, action):
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
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self):
        if self.render_mode == "ansi":
            return f"{self.game!r}\n" + "\n".join(self.game.choices())
        return None

    def close(self):
        pass


class Solo(gymnasium.Env):
    """A Gymnasium environment for one player: SETI against the rival, Kepler-3042 as a campaign; or against bots.

    `bots` names a bot for each other seat. `illegal` says what an action that is not possible does: "raise" an
    `IllegalAction`, or "stay": nothing, and `info["illegal"]` tells why.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, rewards="win", illegal="raise", bots=(), render_mode=None, **options):
        _check_rewards(rewards)
        if illegal not in ("raise", "stay"):
            raise _engine.OptionError(f'option illegal: "raise" or "stay", not {illegal!r}')
        self.render_mode = render_mode
        self._kind, self._rewards_kind, self._illegal, self._bots = game, rewards, illegal, list(bots)
        self._options = {"players": 1 + len(self._bots), **options}
        self.observation_space, self.action_space = _spaces(game)
        self.game = _engine.Game(game, **self._options)
        if self.game.players != 1 + len(self._bots):
            raise _engine.OptionError("option bots: one for each seat but the first")
        for name in self._bots:
            _engine.Bot(name)

    def _bots_play(self):
        while not self.game.over and self.game.seat != 0:
            self.game.play(self._opponents[self.game.seat - 1].choose(self.game))

    def _look(self):
        return {"observation": self.game.observe(0), "action_mask": self.action_masks()}

    def action_masks(self):
        """The mask of the legal actions, under the name that sb3-contrib asks for."""
        return self.game.mask()

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**53))
        self.game = _engine.Game(self._kind, number, **self._options)
        self._opponents = [_engine.Bot(name, number + seat) for seat, name in enumerate(self._bots)]
        self._reward = Rewards(self._rewards_kind, self.game)
        self._bots_play()
        return self._look(), {"seed": number}

    def step(self, action):
        info = {}
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

    def render(self):
        if self.render_mode == "ansi":
            return f"{self.game!r}\n" + "\n".join(self.game.choices())
        return None


for _name, _game in (("SetiSolo", "seti"), ("KeplerSolo", "kepler")):
    if f"orrery/{_name}-v1" not in gymnasium.registry:
        gymnasium.register(f"orrery/{_name}-v1", entry_point=Solo, kwargs={"game": _game})
