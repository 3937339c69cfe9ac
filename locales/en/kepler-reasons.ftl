# Why something is not possible in Kepler-3042, or would come to nothing: parts of sentences, short enough to stand on an action.
#
# $amount and $cubes are one or several amount-kepler-…; $track is a track-kepler-….

why-kepler-alien = alien planet: technology too low
why-kepler-all-landed = all landed
why-kepler-all-terraformed = all terraformed
why-kepler-enclosed = no way out
why-kepler-exploits = 0 planets may produce
why-kepler-last-cube = the last cube pays for it
why-kepler-missing = { $cubes } missing
why-kepler-no-colony = no colony
why-kepler-no-marker = no colony marker left
why-kepler-no-ship = no ship left
why-kepler-no-technology = no technology can advance
why-kepler-no-tile = no tile lies face down
why-kepler-none-away = no ship on the board
why-kepler-none-landed = no ship on a planet
why-kepler-produces = produces { $amount }
why-kepler-quantum = only with Quantum Physics
why-kepler-speed = speed 0
why-kepler-storage = { $amount } in storage
why-kepler-terraform-level = Terraforming { $n } needed
why-kepler-top = all at the highest level
why-kepler-track-end = end of the { $track }
why-kepler-tracks-end = both tracks at their end
why-kepler-well = the well is empty
