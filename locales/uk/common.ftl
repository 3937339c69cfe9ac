# Слова, спільні для всіх ігор: відмови, місця, так і ні.

seat = Місце { $seat }

fact-yes = так
fact-no = ні

# Останнє з кількох слів поруч з іншими та одне з кількох.
list-and = { $most } та { $last }
list-or = { $most } або { $last }

resource-energy = енергія

refusal-because = Зараз неможливо: { $what } ({ $facts })

refusal-lacking = { $what }: потрібно { $needs }, є { $has }
