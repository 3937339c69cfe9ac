catalog-comets-comets = Kometen
fact-comets-brightness = Helligkeit

about-comets-dazzled = Ein Komet blendet dich: Wirf einen deiner Kometen ab.
about-comets-turn = Beobachte, verfolge einen Kometen oder ruhe dich aus.

choice-comets-chase = { $comet } verfolgen
choice-comets-drop = { $comet } abwerfen
choice-comets-observe = Beobachten
choice-comets-rest = Ausruhen

score-comets-comets = Verfolgte Kometen
