# Слова кожного столу: відмови, ресурси, місця.
refusal-lacking = { $what }: потрібно { $needs }, є { $has }

resource-antimatter = антиматерія
resource-cards = карти
resource-computer = дані у верхньому ряді комп’ютера
resource-conversions = перетворення в цьому ході
resource-credits = кредити
resource-cubes = кубики поза колодязем
resource-data = дані
resource-energy = енергія
resource-exofossils = екзофосилії
resource-fuel = паливо
resource-markers = маркери колоній
resource-matter = матерія
resource-probe-room = місця для зондів у космосі
resource-probes = зонди в космосі
resource-publicity = репутація
resource-shifts = переміщення в цьому ході
resource-ships = кораблі в запасі
resource-terraform-level = рівень тераформування

seat = Місце { $seat }

fact-yes = так
fact-no = ні

refusal = Зараз неможливо: { $what }
refusal-because = Зараз неможливо: { $what } ({ $facts })

automaton-ghost = Привид
automaton-rival = Конкурент
