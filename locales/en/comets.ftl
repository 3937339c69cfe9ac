catalog-comets-comets = Comets
fact-comets-brightness = brightness

about-comets-dazzled = You are dazzled: drop a comet.
about-comets-turn = Observe, chase a comet or rest.

choice-comets-chase = Chase { $comet }
choice-comets-drop = Drop { $comet }
choice-comets-observe = Observe
choice-comets-rest = Rest

score-comets-comets = Chased comets
