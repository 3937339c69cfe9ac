# Слова кожного столу: відмови, ресурси, місця.
refusal-lacking = { $what }: потрібно { $needs }, є { $has }

resource-fuel = паливо

seat = Місце { $seat }
