catalog-comets-comets = Комети
fact-comets-brightness = яскравість

about-comets-dazzled = Вас засліпило: скиньте одну комету.
about-comets-turn = Спостерігайте, переслідуйте комету або відпочиньте.

choice-comets-chase = Переслідувати: { $comet }
choice-comets-drop = Скинути: { $comet }
choice-comets-observe = Спостерігати
choice-comets-rest = Відпочити

score-comets-comets = Наздогнані комети
