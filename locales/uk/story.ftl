# The log, the turns of others, looking back, and the end of a game.

