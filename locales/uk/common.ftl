# Слова, спільні для всіх ігор: відмови, місця, так і ні.

seat = Місце { $seat }

fact-yes = так
fact-no = ні

resource-energy = енергія

refusal-because = Зараз неможливо: { $what } ({ $facts })

refusal-lacking = { $what }: потрібно { $needs }, є { $has }
