"""A small PPO agent in JAX: learns Kepler-3042 against a random player, then meets `novice`.

Needs the extra `learn`: JAX and optax. The network scores only the actions that are legal: each has a vector of its own, and the
output is as wide as the longest list of choices, not as all there are.
"""

import os
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax
from orrery_games import Batch, actions, benchmark, features

GAME = "kepler"
LANES, STEPS, WIDTH, HIDDEN = 64, 128, 128, 128
ROUNDS, EPOCHS, PARTS = int(os.environ.get("ROUNDS", 60)), 3, 8
GAMMA, LAMBDA, CLIP, ENTROPY = 0.995, 0.95, 0.2, 0.01


def network(key):
    keys = jax.random.split(key, 4)
    dense = lambda key, n, m: jax.random.normal(key, (n, m)) / np.sqrt(n)
    return {
        "in": dense(keys[0], features(GAME), HIDDEN),
        "mid": dense(keys[1], HIDDEN, HIDDEN),
        "actions": 0.1 * dense(keys[2], actions(GAME), HIDDEN),
        "bias": jnp.zeros(actions(GAME)),
        "value": dense(keys[3], HIDDEN, 1),
    }


def think(net, seen, legal, counts):
    """The logarithms of the chances of the legal actions, and what the position is worth."""
    hidden = jax.nn.tanh(jax.nn.tanh(seen @ net["in"]) @ net["mid"])
    logits = jnp.einsum("bh,bkh->bk", hidden, net["actions"][legal]) + net["bias"][legal]
    logits = jnp.where(jnp.arange(WIDTH) < counts[:, None], logits, -1e9)
    return jax.nn.log_softmax(logits), (hidden @ net["value"])[:, 0]


@jax.jit
def act(net, key, seen, legal, counts):
    chances, value = think(net, seen, legal, counts)
    picked = jax.random.categorical(key, chances)
    return picked, jnp.take_along_axis(chances, picked[:, None], 1)[:, 0], value


def loss(net, seen, legal, counts, picked, before, gain, target):
    chances, value = think(net, seen, legal, counts)
    now = jnp.take_along_axis(chances, picked[:, None], 1)[:, 0]
    ratio = jnp.exp(now - before)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -(jnp.exp(chances) * jnp.where(chances > -1e8, chances, 0)).sum(1)
    return -better.mean() + 0.5 * ((value - target) ** 2).mean() - ENTROPY * entropy.mean()


optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(5e-4))


@partial(jax.jit, donate_argnums=(0, 1))
def learn(net, state, *part):
    change, state = optimizer.update(jax.grad(loss)(net, *part), state)
    return optax.apply_updates(net, change), state


def collect(net, key, batch):
    """Some steps in every game: what was seen and done, and what it brought in points / 10."""
    rows, story = np.arange(LANES), []
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        seen, legal = batch.observations.copy(), batch.legal[:, :WIDTH].copy()
        counts, points = np.minimum(batch.counts, WIDTH), batch.points[:, 0].copy()
        picked, chance, value = map(np.asarray, act(net, now, seen, legal, counts))
        batch.step(legal[rows, picked])
        after = np.where(batch.dones, batch.scores[:, 0], batch.points[:, 0])
        story.append((seen, legal, counts, picked, chance, value, (after - points) / 10, batch.dones.copy()))
    last = np.asarray(act(net, key, batch.observations, batch.legal[:, :WIDTH], np.minimum(batch.counts, WIDTH))[2])
    return [np.stack(column) for column in zip(*story)], last


def train(seed=0):
    batch = Batch(GAME, LANES, seed, bots=[None, "random"], points=True, players=2)
    key = jax.random.PRNGKey(seed)
    net = network(key)
    state, shuffle = optimizer.init(net), np.random.default_rng(seed)
    for number in range(ROUNDS):
        key, now = jax.random.split(key)
        (seen, legal, counts, picked, chance, value, reward, done), after = collect(net, now, batch)
        gain, run = np.zeros_like(reward), 0.0
        for step in reversed(range(STEPS)):
            alive = 1 - done[step]
            run = reward[step] + GAMMA * alive * after - value[step] + GAMMA * LAMBDA * alive * run
            gain[step], after = run, value[step]
        target = gain + value
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        whole = [x.reshape(STEPS * LANES, *x.shape[2:]) for x in (seen, legal, counts, picked, chance, gain, target)]
        for _ in range(EPOCHS):
            for part in np.split(shuffle.permutation(STEPS * LANES), PARTS):
                net, state = learn(net, state, *(x[part] for x in whole))
        if number % 10 == 9:
            print(f"round {number + 1}: points per step {10 * reward.mean():.3f}", flush=True)
    return net


def player(net):
    """A policy that plays what the network thinks best."""

    def choose(game):
        legal = game.legal()[:WIDTH]
        padded = np.zeros((1, WIDTH), np.int32)
        padded[0, : len(legal)] = legal
        chances, _ = best(net, game.observe(game.seat)[None], padded, np.array([len(legal)]))
        return int(legal[int(np.argmax(chances[0]))])

    best = jax.jit(think)
    return lambda seed: choose


if __name__ == "__main__":
    games = int(os.environ.get("GAMES", 100))
    untrained = network(jax.random.PRNGKey(1))
    print("untrained", benchmark.evaluate(player(untrained), "kepler-2", games))
    print("trained  ", benchmark.evaluate(player(train()), "kepler-2", games))
