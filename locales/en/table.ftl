# Words of every table: refusals, resources, seats.
# $what is the name of a resource.
refusal-lacking = needs { $needs } { $what }, has { $has }

resource-fuel = fuel

seat = Seat { $seat }
