"""A PettingZoo game of four and a Gymnasium game of one, both played at random."""

import numpy as np
from orrery_games import kepler_v1, seti_v1

random = np.random.default_rng(7)

env = seti_v1.env(players=4)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    if ended or cut:
        print(agent, reward)
        env.step(None)
    else:
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))

solo = kepler_v1.solo_env(rewards="points")
seen, info = solo.reset(seed=7)
ended = False
while not ended:
    action = int(random.choice(np.flatnonzero(seen["action_mask"])))
    seen, reward, ended, cut, info = solo.step(action)
print(info["points"])
