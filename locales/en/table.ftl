# Words of every table: refusals, resources, seats.
# $what is the name of a resource.
refusal-lacking = { $what }: { $needs } needed, { $has } available

resource-antimatter = antimatter
resource-cards = cards
resource-computer = data in the upper row of the computer
resource-credits = credits
resource-data = data
resource-energy = energy
resource-exofossils = exofossils
resource-fuel = fuel
resource-matter = matter
resource-probe-room = room for probes in space
resource-probes = probes in space
resource-publicity = publicity

seat = Seat { $seat }

fact-yes = yes
fact-no = no
