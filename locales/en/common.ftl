# Words that all games share: refusals, seats, yes and no.

seat = Seat { $seat }

fact-yes = yes
fact-no = no

resource-energy = energy

refusal-because = Not possible now: { $what } ({ $facts })

# $what is the name of a resource.
refusal-lacking = { $what }: { $needs } needed, { $has } available
