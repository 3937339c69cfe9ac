"""One game and many: indices, secrets, records, errors, threads."""

import copy
import json
import os
import pickle
import re
import subprocess
import sys
import threading

import numpy as np
import orrery_games
import pytest
from orrery_games import Batch, Bot, Game, IllegalAction, OptionError, view

GAMES = ("seti", "kepler")
#: What can be no action.
MALFORMED = (None, True, False, np.True_, 1.0, 1.5, np.float32(1), [1], b"end", {}, np.zeros(3), np.ones(1, bool))
KINDS = [(game, players) for game in GAMES for players in (1, 2, 3, 4)]


def random_game(game, seed, steps=10**6, **options):
    """A random game, and its positions on the way."""
    random = np.random.default_rng(seed)
    one = Game(game, seed, **options)
    for _ in range(steps):
        if one.over:
            return
        yield one
        one.play(random.choice(one.legal()))


@pytest.mark.parametrize("game,players", KINDS)
def test_indices_are_texts(game, players):
    for one in random_game(game, 3, 400, players=players):
        legal, texts = one.legal(), one.choices()
        assert len(set(legal.tolist())) == len(texts) > 0
        assert [orrery_games.action_text(game, int(a)) for a in legal] == texts
        assert [orrery_games.action_index(game, text) for text in texts] == legal.tolist()
        mask = one.mask()
        assert mask.dtype == np.int8 and np.array_equal(np.flatnonzero(mask), np.sort(legal))


@pytest.mark.parametrize("game", GAMES)
def test_tables_cover_everything(game):
    for rows, total in (
        ([(first, count) for _, first, count in orrery_games.action_table(game)], orrery_games.actions(game)),
        ([(first, count) for _, _, first, count in orrery_games.feature_table(game)], orrery_games.features(game)),
    ):
        place = 0
        for first, count in rows:
            assert first == place and count > 0
            place += count
        assert place == total
    lists = dict(orrery_games.feature_lists(game))
    meanings = [meaning for _, meaning, _, _ in orrery_games.feature_table(game)]
    assert {name for meaning in meanings for name in re.findall(r"\*(.+?)\*", meaning)} == set(lists)
    assert "turn" in lists["decision"] or "main" in lists["decision"]


@pytest.mark.parametrize("game,players", KINDS)
def test_observations_keep_secrets(game, players):
    other_truths = 0
    for number, one in enumerate(random_game(game, 5, 300, players=players)):
        for seat in range(one.players):
            guess = one.determinize(seat, number)
            other_truths += guess.hash() != one.hash()
            seen = one.observe(seat)
            assert seen.shape == (orrery_games.features(game),) and seen.dtype == np.float32
            assert np.array_equal(guess.observe(seat), seen)
            assert view(guess, seat) == view(one, seat)
    assert other_truths > 50


def test_observations_go_where_they_are_wanted():
    one = Game("kepler", players=3)
    out = np.full(orrery_games.features("kepler"), 7, np.float32)
    assert one.observe(1, out) is out
    assert np.array_equal(out, one.observe(1))
    with pytest.raises(ValueError, match="places"):
        one.observe(1, np.zeros(3, np.float32))
    with pytest.raises(TypeError):
        one.observe(1, np.zeros(len(out), np.float64))
    with pytest.raises(IndexError, match="seat 3"):
        one.observe(3)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_possible_says_why_and_changes_nothing(game):
    refusals = 0
    for one in random_game(game, 9, 60, players=2):
        before = one.hash()
        legal = set(one.legal().tolist())
        for action in range(0, orrery_games.actions(game), 997):
            if action not in legal:
                with pytest.raises(IllegalAction) as caught:
                    one.play(action)
                refusals += bool(re.search(r"[SK]\d+\.\d+", str(caught.value)))
        for nonsense in (-1, orrery_games.actions(game), 2**40, 2**80, -(2**80)):
            with pytest.raises(IllegalAction, match="does not exist"):
                one.play(nonsense)
        for nonsense in ("", "no such choice", "launch ", "END"):
            with pytest.raises(IllegalAction):
                one.play(nonsense)
        for nonsense in MALFORMED:
            with pytest.raises(IllegalAction, match="an action is an index or the text of a choice, not "):
                one.play(nonsense)
        with pytest.raises(OptionError, match="seed"):
            one.determinize(0, -1)
        assert one.hash() == before
    assert refusals > 100


def test_a_refusal_names_its_rule():
    one = Game("seti", seed=1, players=2)
    while one.about != "turn":
        one.play(int(one.legal()[0]))
    with pytest.raises(IllegalAction, match=r"`orbit mars` is not possible now \(.*S3\."):
        one.play("orbit mars")


def test_actions_are_whole_numbers_of_any_kind():
    one = Game("seti", players=2)
    action = int(one.legal()[0])
    played = set()
    for same in (action, np.int32(action), np.uint64(action), np.array(action), one.choices()[0]):
        other = one.clone()
        other.play(same)
        played.add(other.hash())
    assert len(played) == 1 and one.hash() not in played
    for nonsense in (-1, orrery_games.actions("seti"), 2**80):
        with pytest.raises(IllegalAction, match="does not exist"):
            orrery_games.action_text("seti", nonsense)
    for nonsense in (None, True, 1.5, "launch"):
        with pytest.raises(IllegalAction, match="an action is an index"):
            orrery_games.action_text("seti", nonsense)


def test_wrong_options_are_named():
    for call, name in (
        (lambda: Game("chess"), "option game"),
        (lambda: Game("seti", -1), "option seed: .*-1"),
        (lambda: Game("seti", 2**64), "option seed"),
        (lambda: Game("seti", 1.5), "option seed"),
        (lambda: Game("seti", True), "option seed: .*True"),
        (lambda: Game("seti", seed="1"), "option seed"),
        (lambda: Game("seti").playout("clever"), "option bot: unknown bot"),
        (lambda: Game("seti").playout(seed=-1), "option seed"),
        (lambda: Bot("clever"), "option name: unknown bot"),
        (lambda: Bot("novice", -1), "option seed"),
        (lambda: Batch("chess"), "option game"),
        (lambda: Batch("seti", -1), "option size: .*-1"),
        (lambda: Batch("seti", 2.0), "option size"),
        (lambda: Batch("seti", 2**16 + 1), "option size"),
        (lambda: Batch("seti", 2, -1), "option seed"),
        (lambda: Batch("seti", 2, threads=-1), "option threads"),
        (lambda: Batch("seti", 2, bots=["clever", None], players=2), "option bots: unknown bot"),
        (lambda: Game("seti", players=5), "players"),
        (lambda: Game("seti", players="two"), "players"),
        (lambda: Game("seti", players=2, solo=1), "solo"),
        (lambda: Game("seti", colour="red"), "colour"),
        (lambda: Game("seti", players={1, 2}), "option players"),
        (lambda: Game("seti", players=float("nan")), "option players"),
        (lambda: Game("seti", players=-1), "players"),
        (lambda: Game("kepler", players=1, campaign="none"), "campaign"),
        (lambda: Batch("seti", 0), "size"),
        (lambda: Batch("seti", 2, threads=10**6), "threads"),
        (lambda: Batch("seti", 2, bots=["novice"], players=2), "bots"),
        (lambda: Batch("seti", 2, bots=["novice", "novice"], players=2), "bots"),
    ):
        with pytest.raises(OptionError, match=name):
            call()
    assert issubclass(OptionError, ValueError) and issubclass(IllegalAction, ValueError)
    with pytest.raises(TypeError) as caught:
        Batch("seti", 2, bots="novice")
    assert "bots" in str(caught.value) + str(getattr(caught.value, "__notes__", ""))


@pytest.mark.parametrize("game,players", KINDS)
def test_records_go_out_and_come_in(game, players):
    *_, last = random_game(game, 11, players=players)
    assert last.over and last.seat is None and last.legal().size == 0
    text = last.record([f"agent {seat}" for seat in range(players)])
    again = Game.from_record(text)
    assert (again.hash(), again.outcome(), again.record()) == (last.hash(), last.outcome(), last.record())
    earlier = Game.from_record(text, 10)
    assert not earlier.over
    with pytest.raises(ValueError, match="choices"):
        Game.from_record(text, 10**6)
    with pytest.raises(ValueError):
        Game.from_record(text.replace("choice", "chance", 1) + "x")
    with pytest.raises(IllegalAction, match="over"):
        last.play(0)
    with pytest.raises(ValueError, match="no record"):
        earlier.determinize(0, 1).record()


def test_copies_are_independent():
    one = Game("kepler", seed=4, players=2)
    for other in (one.clone(), copy.copy(one), copy.deepcopy(one)):
        assert other.hash() == one.hash()
        other.play(int(other.legal()[0]))
        assert other.hash() != one.hash()


def test_bots_play_whole_games():
    for name in ("random", "greedy", "novice"):
        one = Game("seti", seed=2, players=1, solo=2)
        bot = Bot(name, 1)
        while not one.over:
            one.play(bot.choose(one))
        assert len(one.outcome()) == 2
        with pytest.raises(RuntimeError, match="over"):
            bot.choose(one)
    one = Game("kepler", players=3)
    one.playout("greedy", 5)
    assert one.over and sum(one.points()) > 0


@pytest.mark.parametrize("game,players", KINDS)
def test_a_batch_plays_the_same_games_as_single_ones(game, players):
    size, seed, random = 5, 40, np.random.default_rng(1)
    batch = Batch(game, size, seed, threads=1, masks=True, points=True, players=players)
    singles = [Game(game, seed + lane, players=players) for lane in range(size)]
    begun, ended = [1] * size, 0
    for _ in range(700):
        actions = np.array([random.choice(one.legal()) for one in singles])
        batch.step(actions)
        for lane, action in enumerate(actions):
            one = singles[lane]
            one.play(action)
            assert batch.dones[lane] == one.over
            if one.over:
                ended += 1
                assert batch.scores[lane, : len(one.points())].tolist() == one.points()
                won = [1 if won else -1 for _, won in one.outcome()][:players]
                assert batch.rewards[lane, :players].tolist() == won
                one = singles[lane] = Game(game, seed + lane + size * begun[lane], players=players)
                begun[lane] += 1
            else:
                assert not batch.rewards[lane].any()
            assert batch.seats[lane] == one.seat
            assert batch.legal[lane, : batch.counts[lane]].tolist() == one.legal().tolist()
            assert np.array_equal(batch.masks[lane], one.mask())
            assert np.array_equal(batch.observations[lane], one.observe(one.seat))
            assert batch.points[lane, : len(one.points())].tolist() == one.points()
    assert ended > 0 and batch.game(2).hash() == singles[2].hash()
    assert batch.game(2).record() == singles[2].record()
    batch.reset()
    assert batch.game(0).hash() == Game(game, seed, players=players).hash()


def test_a_batch_refuses_as_a_whole():
    batch = Batch("seti", 8, players=2, observations=False)
    before = [batch.game(lane).hash() for lane in range(8)]
    actions = batch.legal[:, 0].copy()
    actions[5] = orrery_games.action_index("seti", "launch")
    with pytest.raises(IllegalAction, match="game 5: .*launch"):
        batch.step(actions)
    for wrong, error in ((actions[:3], ValueError), (actions.astype(float), TypeError), (None, TypeError)):
        with pytest.raises(error):
            batch.step(wrong)
    with pytest.raises(IndexError, match="game 8"):
        batch.game(8)
    with pytest.raises(ValueError, match="another kind"):
        batch.put([(0, batch.game(1)), (1, Game("kepler"))])
    assert [batch.game(lane).hash() for lane in range(8)] == before
    assert batch.observations.shape == (8, 0)


def test_what_is_written_into_the_arrays_harms_nobody():
    batch, one = Batch("seti", 1, players=2, masks=True), Game("seti", players=2)
    batch.legal[:], batch.counts[:], batch.masks[:] = -5, 10**6, 1
    action = int(one.legal()[0])
    one.play(action)
    batch.step(np.array([action]))
    assert batch.legal[0, : batch.counts[0]].tolist() == one.legal().tolist()
    assert np.array_equal(batch.masks[0], one.mask())


def test_a_batch_takes_games_and_plays_against_bots():
    batch = Batch("kepler", 6, bots=[None, "random", "greedy"], players=3)
    random = np.random.default_rng(2)
    for _ in range(300):
        assert not batch.seats.any()
        batch.step(np.array([random.choice(row[:n]) for row, n in zip(batch.legal, batch.counts)]))
    one = Game("kepler", seed=77, players=3)
    while one.seat != 0:
        one.play(int(one.legal()[0]))
    ended = batch.dones.copy(), batch.rewards.copy(), batch.scores.copy()
    batch.put([(4, one)])
    assert batch.game(4).hash() == one.hash() and batch.game(4).record() == one.record()
    assert batch.legal[4, : batch.counts[4]].tolist() == one.legal().tolist()
    assert all(map(np.array_equal, ended, (batch.dones, batch.rewards, batch.scores)))
    other = Game("kepler", seed=78, players=3)
    while other.seat != 2:
        other.play(int(other.legal()[0]))
    batch.put([(0, other)])
    assert batch.seats[0] == 0 and batch.game(0).hash() != other.hash()
    assert batch.game(0).record().startswith(other.record().split("\nend ")[0] + "\n")


def test_what_follows_a_game_that_was_put_has_the_seed_of_its_turn():
    batch = Batch("seti", 2, 30, threads=1, players=2)
    nearly = Game("seti", seed=5, players=2)
    while not nearly.over:
        last = nearly.clone()
        nearly.play(int(nearly.legal()[-1]))
    batch.put([(1, last)])
    batch.step(np.array([batch.legal[0, 0], last.legal()[-1]]))
    assert batch.dones.tolist() == [False, True]
    assert batch.game(1).hash() == Game("seti", seed=33, players=2).hash()


def test_threads_change_nothing():
    def run(threads):
        batch, random = Batch("seti", 64, 5, threads=threads, players=4), np.random.default_rng(3)
        for _ in range(200):
            picked = (random.random(64) * batch.counts).astype(int)
            batch.step(batch.legal[np.arange(64), picked])
        return [batch.game(lane).hash() for lane in range(64)], batch.observations.copy()

    one, many = run(1), run(3)
    assert one[0] == many[0] and np.array_equal(one[1], many[1])


def test_threads_of_python():
    """Games of different threads run side by side; one that is in use is not entered twice."""
    batch = Batch("seti", 256, players=4)
    problems, done = [], []

    def work():
        for _ in range(20):
            try:
                batch.step(batch.legal[:, 0].copy())
                done.append(1)
            except (RuntimeError, IllegalAction) as error:
                problems.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert len(done) + len(problems) == 80 and done
    batch.step(batch.legal[:, 0].copy())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_is_noticed():
    many, one, game = Batch("kepler", 4, threads=2), Batch("kepler", 4, threads=1), Game("kepler")
    child = os.fork()
    if child == 0:
        code = 1
        try:
            one.step(one.legal[:, 0].copy())
            game.play(int(game.legal()[0]))
            Batch("kepler", 4, threads=2)
            try:
                many.step(many.legal[:, 0].copy())
            except RuntimeError as error:
                code = 0 if "fork" in str(error) else 2
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    many.step(many.legal[:, 0].copy())


def test_a_mistake_of_the_engine_is_an_error():
    one, other = Game("seti", players=2), Game("seti", players=2)
    with pytest.raises(RuntimeError, match="please report it: on purpose"):
        one._break_off()
    calls = (one.legal, one.choices, one.mask, one.hash, one.points, one.outcome, one.clone, one.record, one.view_json)
    more = (one.playout, lambda: one.seat, lambda: one.play(0), lambda: one.observe(0), lambda: one.determinize(0, 1))
    for call in (*calls, *more, lambda: Bot("random").choose(one), lambda: repr(one)):
        with pytest.raises(RuntimeError, match="broke off"):
            call()
    batch = Batch("seti", 2, players=2)
    with pytest.raises(RuntimeError, match="broke off"):
        batch.put([(0, one)])
    batch.put([(0, other)])
    other.play(int(other.legal()[0]))


@pytest.mark.parametrize("threads", [1, 3])
def test_a_mistake_in_one_game_of_a_batch_is_an_error(threads):
    batch = Batch("kepler", 64, threads=threads, players=2)
    with pytest.raises(RuntimeError, match="please report it: on purpose"):
        batch._break_off()
    actions = batch.legal[:, 0].copy()
    for call in (batch.reset, lambda: batch.step(actions), lambda: batch.game(0), lambda: batch.put([])):
        with pytest.raises(RuntimeError, match="broke off"):
            call()
    assert len(batch) == 64
    again = Batch("kepler", 64, threads=threads, players=2)
    again.step(again.legal[:, 0].copy())


def test_nothing_is_pickled():
    for one, way in ((Game("seti"), "record"), (Bot("random"), "name"), (Batch("seti", 1, threads=1), "each process")):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with pytest.raises(TypeError, match=f"cannot be pickled: .*{way}"):
                pickle.dumps(one, protocol)


def test_everything_has_a_docstring():
    for kind in (Game, Batch, Bot):
        assert kind.__doc__
        for name, part in vars(kind).items():
            assert name.startswith("_") or part.__doc__, f"{kind.__name__}.{name} has no docstring"


def test_the_stub_is_the_engine(tmp_path):
    """Names, parameters, defaults: what is written for type checkers is what is there."""
    check = [sys.executable, "-m", "mypy.stubtest", "orrery_games._engine"]
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_views_are_json():
    one = Game("seti", players=3)
    everybody = view(one)
    assert json.dumps(everybody) and len(everybody["players"]) == 3
    assert everybody["players"][0]["hand"] is None and view(one, 0)["players"][0]["hand"] is not None
