catalog-comets-comets = Comete
fact-comets-brightness = luminosità

about-comets-dazzled = Una cometa ti abbaglia: scarta una delle tue.
about-comets-turn = Osserva, insegui una cometa o riposa.

choice-comets-chase = Insegui { $comet }
choice-comets-drop = Scarta { $comet }
choice-comets-observe = Osserva
choice-comets-rest = Riposa

score-comets-comets = Comete inseguite
