# Слова кожного столу: відмови, ресурси, місця.
refusal-lacking = { $what }: потрібно { $needs }, є { $has }

resource-antimatter = антиматерія
resource-cards = карти
resource-computer = дані у верхньому ряді комп’ютера
resource-credits = кредити
resource-data = дані
resource-energy = енергія
resource-exofossils = екзофосилії
resource-fuel = паливо
resource-matter = матерія
resource-probe-room = місця для зондів у космосі
resource-probes = зонди в космосі
resource-publicity = репутація

seat = Місце { $seat }

fact-yes = так
fact-no = ні
