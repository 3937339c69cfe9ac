# Слова кожного столу: відмови, ресурси, місця.
refusal-lacking = { $what }: потрібно { $needs }, є { $has }

resource-cards = карти
resource-computer = дані у верхньому ряді комп’ютера
resource-credits = кредити
resource-data = дані
resource-energy = енергія
resource-exofossils = екзофосилії
resource-fuel = паливо
resource-probes = зонди в космосі
resource-probe-room = місця для зондів у космосі
resource-publicity = репутація

seat = Місце { $seat }

refusal = Зараз неможливо: { $what }
refusal-because = Зараз неможливо: { $what } ({ $facts })

automaton-rival = Конкурент
