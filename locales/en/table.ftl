# Words of every table: refusals, resources, seats.
# $what is the name of a resource.
refusal-lacking = { $what }: { $needs } needed, { $has } available

resource-antimatter = antimatter
resource-cards = cards
resource-computer = data in the upper row of the computer
resource-conversions = conversions in this turn
resource-credits = credits
resource-cubes = cubes outside the well
resource-data = data
resource-energy = energy
resource-exofossils = exofossils
resource-fuel = fuel
resource-markers = colony markers
resource-matter = matter
resource-probe-room = room for probes in space
resource-probes = probes in space
resource-publicity = publicity
resource-shifts = shifts in this turn
resource-ships = ships in the reserve
resource-terraform-level = terraforming level

seat = Seat { $seat }

fact-yes = yes
fact-no = no

refusal = Not possible now: { $what }
refusal-because = Not possible now: { $what } ({ $facts })

automaton-ghost = The ghost
automaton-rival = Rival
