# Wörter, die alle Spiele teilen: Ablehnungen, Plätze, ja und nein.

seat = Platz { $seat }

fact-yes = ja
fact-no = nein

# Das letzte von mehreren Wörtern neben den anderen, und eines von mehreren.
list-and = { $most } und { $last }
list-or = { $most } oder { $last }

resource-energy = Energie

refusal-because = Jetzt nicht möglich: { $what } ({ $facts })

refusal-lacking = { $what }: { $needs } nötig, { $has } vorhanden
