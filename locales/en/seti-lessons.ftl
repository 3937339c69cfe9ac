# The lessons of SETI, in their order: title, subtitle, then for each step the task, what is said when it is done, and
# what is said about something else that was tried.

lesson-seti-launch = Launch and fly
lesson-seti-launch-about = A probe leaves Earth, and moving costs energy
lesson-seti-launch-1 = Nothing of yours is in space yet. Launch a probe: it costs two credits and starts on Earth’s space.
lesson-seti-launch-1-done = Your probe is on its way. That was your main action: each turn has exactly one.
lesson-seti-launch-1-other = That is a main action too, so this turn has none left for a launch.
lesson-seti-launch-1-pass = Passing ends your whole round, and there is so much you can still do.
lesson-seti-launch-2 = Now fly to Venus, two spaces along the innermost ring. Moving is a free action: each step costs one energy.
lesson-seti-launch-2-done = Visiting a planet brings one publicity. Free actions cost no main action: take as many as you can pay for.
lesson-seti-launch-2-away = That takes you away from Venus. Stay in the innermost ring and fly the other way.
lesson-seti-launch-2-end = Your turn is over, and the probe has not moved. You can only fly in your own turn.

lesson-seti-discs = The discs turn
lesson-seti-discs-about = Planets move on and take your probes along
lesson-seti-discs-1 = The next rotation will turn the middle disc and carry Mars away. Your probe is one step from it, and you have one energy: fly to Mars.
lesson-seti-discs-1-done = Just in time. Whatever stands on a disc turns with it, so from now on Mars carries your probe.
lesson-seti-discs-1-planet = A fine visit, but that is not Mars, and your energy is spent.
lesson-seti-discs-1-asteroids = Asteroids: leaving them costs two energy, and you have none left.
lesson-seti-discs-1-late = Whoever passes first in a round turns the discs. Mars has just moved away from you.
lesson-seti-discs-2 = Pass and watch Mars. Whoever passes first in a round turns the discs; then you take a card for the next round.
lesson-seti-discs-2-done = Mars has carried your probe one sector on, free of charge. A new round has begun, and you have received income.
lesson-seti-discs-2-card = Fine, but that turns nothing. The discs turn when somebody is the first to pass.
lesson-seti-discs-3 = Fly to Uranus in the outermost ring with your three energy. Mind the asteroids: leaving them costs one energy more.
lesson-seti-discs-3-done = Around the asteroids, past a comet: comets bring publicity just like planets. The outermost ring never turns.
lesson-seti-discs-3-asteroids = This is the asteroid field. Leaving it costs two energy, and then you are one short of Uranus.
lesson-seti-discs-3-sun = That way leads toward the sun. Uranus is far outside, one sector to the side.
lesson-seti-discs-3-stay = A good deed, but then the probe stays at Mars for good. This time it is to fly on.
lesson-seti-discs-3-pass = Passing ends your round, and the probe stays where it is.

lesson-seti-planets = Orbit or land
lesson-seti-planets-about = Two ways to use a probe that has reached a planet
lesson-seti-planets-1 = Your probe is at Venus. Orbit the planet for one credit and one energy, and tuck a card for income if you like.
lesson-seti-planets-1-done = Six points, and three more for being first. A tucked card pays again with every income, and the orbiter stays for good.
lesson-seti-planets-1-main = That was your main action. Orbiting is one too, so it has to wait.
lesson-seti-planets-1-away = Now the probe has left Venus: to orbit, it has to stand on the planet’s space.
lesson-seti-planets-2 = Later, another probe of yours is at Mars. Landing costs three energy, but somebody’s orbiter is already there, so you pay only two. Land!
lesson-seti-planets-2-done = Landing brings points and an orange trace of life, and the first landers find data as well.
lesson-seti-planets-2-orbit = An orbiter raises your income, but it finds no trace of life. For that you have to land.
lesson-seti-planets-2-away = The probe has left Mars, and there is too little energy left for a landing.
lesson-seti-planets-2-main = That was your main action. Landing is one too, so it has to wait.

lesson-seti-scan = Scan the stars
lesson-seti-scan-about = Signals, data, and who wins a sector
lesson-seti-scan-1 = Scan for one credit and two energy. Mark one signal in Earth’s sector and one at a star in the color of a card that you discard from the row.
lesson-seti-scan-1-done = Each signal brought you one data from its star, and your marker now lies in its place.
lesson-seti-scan-1-launch = A probe is nice to have, but now the credits for the scan are gone.
lesson-seti-scan-1-card = Playing a card is a main action too, so this turn has none left for a scan.
lesson-seti-scan-2 = At 61 Virginis the other player has three markers, you have one, and two data are left. Scan, and first mark Earth’s sector: it is this very star.
lesson-seti-scan-2-done = Only one data is left. Whoever takes it completes the sector.
lesson-seti-scan-2-pass = Passing marks nothing, and right now you could win this sector.
lesson-seti-scan-3 = Now your second signal: 61 Virginis is a yellow star. Discard the yellow card from the row and mark it there.
lesson-seti-scan-3-done = Three markers each, and a tie goes to whoever marked last: you win a pink trace. All who took part gain publicity.
lesson-seti-scan-3-red = A red card marks one of the two red stars, but 61 Virginis is yellow.
lesson-seti-scan-3-black = A black card marks one of the two black stars, but 61 Virginis is yellow.

lesson-seti-computer = Data and the computer
lesson-seti-computer-about = Fill six spaces, analyze, and find a blue trace
lesson-seti-computer-1 = You have four data. Place two of them in your computer: the fourth space raises your income, so tuck a card there.
lesson-seti-computer-1-done = A tucked card pays at once and with every later income. Placing data is a free action.
lesson-seti-computer-1-corner = That uses up a card. Keep one in hand: the fourth space wants a card to tuck.
lesson-seti-computer-1-pass = Once you have passed, you can place no data until the next round.
lesson-seti-computer-2 = Fill the last two upper spaces as well.
lesson-seti-computer-2-done = All six upper spaces are filled. Now your data can be analyzed.
lesson-seti-computer-2-pass = Not yet: after passing you can place no data, and two spaces are still empty.
lesson-seti-computer-3 = Analyze your data for one energy. It empties the computer and gives you a blue trace; choose where to mark it.
lesson-seti-computer-3-done = Sectors bring pink traces, landings orange ones, data analysis blue ones. And the computer is ready to be filled again.
lesson-seti-computer-3-main = That was your main action, so the analysis has to wait.
