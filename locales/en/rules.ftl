# The examples of the rules pages: what each of them shows.

example = Example:
example-kepler-b-one-planet-pays-for-a-ship = two planets cannot share the cost of one ship.
example-kepler-b-two-planets-pay = two planets pay for two ships.
example-kepler-c-one-level-below = only the gas giant can be colonized so far; the alien planet needs a higher level of Antimatter Science.
example-kepler-k-three-ships = three ships move, each of them once and at most three hexes.
example-kepler-k-too-far = a planet four hexes away is out of reach at speed 3.
example-kepler-l-mine = a ship that is recalled from a mine regenerates a cube.
example-seti-asteroids = with 1 energy the probe cannot leave the asteroids, with 2 it can.
example-seti-capsules = one capsule could complete two missions; its owner chooses which.
example-seti-cheaper-landing = with 2 energy you can land only where somebody is in orbit.
example-seti-mariner-10 = the mission waits until a probe moves to Mercury; one that is already there does not count.
example-seti-one-circle = one visit to Venus covers one circle, even though two missions are waiting for it.
example-seti-push = the rotation brings Mars to a probe’s space and pushes the probe onto a comet, which counts as a visit.
example-seti-rival = the rival flies to the first planet on its card that it can reach.
example-seti-sector-tie = everybody has two signals in a full sector; whoever marked last wins it.
example-seti-visits = a comet, Jupiter and Venus give publicity on the way; Earth gives none.
