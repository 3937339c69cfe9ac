"""The environments, put through the test suites of PettingZoo and Gymnasium."""

import contextlib
import json
import pathlib
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from orrery_games import Game, IllegalAction, OptionError, benchmark, kepler_v1, seti_v1
from pettingzoo.test import api_test, parallel_api_test, seed_test

MODULES = [seti_v1, kepler_v1]
KINDS = [(module, players) for module in MODULES for players in (1, 2, 4)]


@contextlib.contextmanager
def warned(*known):
    """Warnings are errors, but for those that begin like this."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for start in known:
            warnings.filterwarnings("ignore", f"(\\x1b\\[33m)?{start}")
        yield


@pytest.mark.parametrize("module,players", KINDS)
def test_pettingzoo_api(module, players):
    """Observations with a mask are dictionaries, as PettingZoo's guide has them; its test knows only arrays."""
    mask = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
    with warned(*mask):
        api_test(module.env(players=players), num_cycles=300)


@pytest.mark.parametrize("module,players", KINDS)
def test_pettingzoo_seeds(module, players):
    with warned():
        seed_test(lambda: module.env(players=players), num_cycles=60)


@pytest.mark.parametrize("module,players", KINDS)
def test_pettingzoo_parallel_api(module, players):
    with warned():
        parallel_api_test(module.parallel_env(players=players), num_cycles=300)


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_parallel(module):
    """Whoever steps all agents at once gives the one that decides a legal action, and the others anything."""
    env = module.parallel_env(players=2)
    observations, _ = env.reset(seed=5)
    random = np.random.default_rng(5)
    for _ in range(200):
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
        assert sum(len(actions) > 0 for actions in legal.values()) == 1
        actions = {agent: int(random.choice(some)) if len(some) else 0 for agent, some in legal.items()}
        observations, rewards, ended, cut, infos = env.step(actions)
        assert set(observations) == set(rewards) == set(ended) == set(cut) == set(infos)
        if not env.agents:
            return
    assert env.agents == env.possible_agents


@pytest.mark.parametrize("rewards", ["win", "points"])
@pytest.mark.parametrize("module", MODULES)
def test_whole_games(module, rewards):
    env = module.env(players=3, rewards=rewards)
    env.reset(seed=4)
    random, total = np.random.default_rng(4), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert ended == (len(legal) == 0)
        env.step(None if ended or cut else int(random.choice(legal)))
    outcome = env.game.outcome()
    if rewards == "win":
        assert list(total.values()) == [1.0 if won else -1.0 for _, won in outcome]
    else:
        start = module.env(players=3)
        start.reset(seed=4)
        gained = [(points - before) / 100 for (points, _), before in zip(outcome, start.game.points())]
        assert list(total.values()) == pytest.approx(gained)


#: What is no action of any game.
NO_ACTIONS = (-1, 10**6, 2**80, None, True, 1.5, [1], "nonsense")


@pytest.mark.parametrize("module", MODULES)
def test_illegal_actions_change_nothing(module):
    env = module.env(players=2)
    env.reset(seed=1)
    before, agent = env.game.hash(), env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    for action in NO_ACTIONS + (wrong,):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert (env.game.hash(), env.agent_selection) == (before, agent)


@pytest.mark.parametrize("module", MODULES)
def test_who_stays_stays_whatever_is_played(module):
    for illegal in ("raise", "stay"):
        env = module.solo_env(illegal=illegal)
        env.reset(seed=1)
        before = env.game.hash()
        for action in NO_ACTIONS + (int(np.flatnonzero(env.action_masks() == 0)[0]),):
            if illegal == "raise":
                with pytest.raises(IllegalAction) as caught:
                    env.step(action)
                reason = str(caught.value)
            else:
                _, reward, ended, cut, info = env.step(action)
                assert (reward, ended, cut) == (0.0, False, False)
                reason = info["illegal"]
            assert "action" in reason or "choice" in reason
        assert env.game.hash() == before


@pytest.mark.parametrize("module", MODULES)
def test_nothing_goes_before_a_reset(module):
    env, solo = module.env(), module.solo_env()
    agent = env.possible_agents[0]
    calls = {"last": env.last, "step": lambda: env.step(0), "observe": lambda: env.observe(agent), "render": env.render}
    calls["agent_iter"] = env.agent_iter
    more = {"step": lambda: solo.step(0), "action_masks": solo.action_masks, "render": solo.render}
    for name, call in (*calls.items(), *more.items()):
        with pytest.raises(ResetNeeded, match=rf"reset\(\) before {name}\(\)"):
            call()


@pytest.mark.parametrize("module", MODULES)
def test_a_wrong_reset_changes_nothing(module):
    env, solo = module.env(), module.solo_env()
    env.reset(seed=3)
    solo.reset(seed=3)
    for one in (env, solo):
        before = one.game.hash()
        for seed in (-1, 2**64, 1.5, "1", True):
            with pytest.raises(OptionError, match="option seed"):
                one.reset(seed=seed)
        assert one.game.hash() == before
    before = solo.game.hash()
    with pytest.raises(OptionError, match="option options: .*players"):
        solo.reset(options={"players": 3})
    assert solo.game.hash() == before
    again, solo_again = module.env(), module.solo_env()
    again.reset(seed=np.int64(3))
    solo_again.reset(seed=np.int64(3))
    for one, other in ((env, again), (solo, solo_again)):
        assert one.game.hash() == other.game.hash()
        one.reset()
        other.reset()
        assert one.game.hash() == other.game.hash()


def test_the_seed_of_a_solo_game_is_told():
    env = seti_v1.solo_env()
    _, info = env.reset(seed=3)
    assert env.game.hash() == Game("seti", info["seed"], players=1).hash()


@pytest.mark.parametrize("module", MODULES)
def test_a_game_is_shown_as_text(module):
    env, solo = module.env(render_mode="ansi"), module.solo_env(render_mode="ansi")
    env.reset(seed=3)
    solo.reset(seed=3)
    for one in (env, solo):
        assert one.render().split("\n")[1:] == one.game.choices()


@pytest.mark.parametrize("name", ["orrery/SetiSolo-v1", "orrery/KeplerSolo-v1"])
def test_gymnasium(name):
    """The checker plays any action, so illegal ones must not raise here. Text has no frames in a second."""
    with warned("WARN: No render fps was declared"):
        check_env(gymnasium.make(name, illegal="stay").unwrapped)


@pytest.mark.parametrize("module", MODULES)
def test_solo_games(module):
    for bots in ((), ("greedy",)):
        env = module.solo_env(bots=bots, rewards="points")
        seen, info = env.reset(seed=3)
        again, _ = env.reset(seed=3)
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
        random, ended, total = np.random.default_rng(3), False, 0.0
        start = env.game.points()[0]
        while not ended:
            seen, reward, ended, cut, info = env.step(int(random.choice(np.flatnonzero(env.action_masks()))))
            total += reward
        assert info["points"][0] == pytest.approx(start + 100 * total)
    env = module.solo_env()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    before = env.game.hash()
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert env.game.hash() == before
    quiet = module.solo_env(illegal="stay")
    quiet.reset(seed=1)
    _, reward, ended, _, info = quiet.step(wrong)
    assert (reward, ended) == (0.0, False) and info["illegal"]


def test_wrong_options_are_named():
    for call, name in (
        (lambda: seti_v1.env(players=7), "players"),
        (lambda: seti_v1.env(rewards="fame"), "rewards"),
        (lambda: seti_v1.solo_env(illegal="maybe"), "illegal"),
        (lambda: seti_v1.env(render_mode="human"), "render_mode"),
        (lambda: seti_v1.env(colour="red"), "colour"),
        (lambda: seti_v1.solo_env(render_mode="human"), "render_mode"),
        (lambda: seti_v1.solo_env(rewards="fame"), "rewards"),
        (lambda: kepler_v1.solo_env(players=3), "option bots"),
        (lambda: kepler_v1.solo_env(bots=["clever"]), "option bots: unknown bot `clever`"),
        (lambda: kepler_v1.solo_env(bots="novice"), "option bots"),
        (lambda: seti_v1.parallel_env(players=7), "players"),
    ):
        with pytest.raises(OptionError, match=name):
            call()


#: Points of `random` and of `greedy` in game number 1 of each task.
BENCHMARK = {
    "seti-solo-1": (6, 175),
    "seti-solo-2": (5, 129),
    "seti-solo-3": (18, 141),
    "seti-solo-4": (17, 142),
    "seti-solo-5": (13, 105),
    "seti-2": (9, 126),
    "seti-4": (5, 119),
    "kepler-solo-1": (3, 58),
    "kepler-solo-2": (4, 61),
    "kepler-solo-3": (3, 68),
    "kepler-solo-4": (3, 63),
    "kepler-2": (4, 43),
    "kepler-4": (3, 43),
}


def test_the_benchmark_is_what_it_was():
    """Whoever changes a rule, a seed or a bot of it raises `VERSION` and measures the baselines of the guide anew."""
    assert benchmark.VERSION == 1
    points = lambda task, bot: benchmark.play(task, 1, benchmark.bot(bot))[0]
    played = {name: (points(task, "random"), points(task, "greedy")) for name, task in benchmark.TASKS.items()}
    assert played == BENCHMARK


def test_levels_of_the_benchmark_are_passed_with_the_lowest_scores():
    campaigns = pathlib.Path(__file__).parents[2] / "data/kepler/campaigns.json"
    minima = [level["minimum"] for level in json.loads(campaigns.read_text())["levels"]]
    for level in range(1, 5):
        assert benchmark.TASKS[f"kepler-solo-{level}"].options["scores"] == minima[: level - 1]


def test_results_of_the_benchmark():
    first = benchmark.evaluate(benchmark.bot("greedy"), "kepler-solo-2", 3)
    again = benchmark.evaluate(benchmark.bot("greedy"), "kepler-solo-2", 3)
    assert (first.points, first.wins) == (again.points, again.wins) and first.points_error > 0
    with pytest.raises(ValueError, match="task"):
        benchmark.evaluate(benchmark.bot("random"), "go")
    with pytest.raises(ValueError, match="games"):
        benchmark.evaluate(benchmark.bot("random"), "seti-2", 0)
