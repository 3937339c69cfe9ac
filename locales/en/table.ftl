# Words of every table: refusals, resources, seats.
# $what is the name of a resource.
refusal-lacking = { $what }: { $needs } needed, { $has } available

resource-cards = cards
resource-computer = data in the upper row of the computer
resource-credits = credits
resource-data = data
resource-energy = energy
resource-exofossils = exofossils
resource-fuel = fuel
resource-probes = probes in space
resource-probe-room = room for probes in space
resource-publicity = publicity

seat = Seat { $seat }

refusal = Not possible now: { $what }
refusal-because = Not possible now: { $what } ({ $facts })

automaton-rival = Rival
