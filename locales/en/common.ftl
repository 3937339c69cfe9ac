# Words that all games share: refusals, seats, yes and no.

seat = Seat { $seat }

fact-yes = yes
fact-no = no

# The last of several words beside the others, and one of several.
list-and = { $most } and { $last }
list-or = { $most } or { $last }

resource-energy = energy

refusal-because = Not possible now: { $what } ({ $facts })

# $what is the name of a resource.
refusal-lacking = { $what }: { $needs } needed, { $has } available
