# Wörter, die alle Spiele teilen: Ablehnungen, Plätze, ja und nein.

seat = Platz { $seat }

fact-yes = ja
fact-no = nein

resource-energy = Energie

refusal-because = Jetzt nicht möglich: { $what } ({ $facts })

refusal-lacking = { $what }: { $needs } nötig, { $has } vorhanden
