# Was auf dem gezeichneten Tisch von Kepler-3042 steht.

draw-kepler-accept = Anwenden
draw-kepler-all-met = Alles, was diese Stufe verlangt, ist jetzt erfüllt.
draw-kepler-bonus-free = kostenfrei
draw-kepler-bonus-price = je { $n }
draw-kepler-breaks = Raum|missionen Kolonial|siedlung Techno|logische Ent|wicklung Sternen|antrieb Terra|formen Galak|tische Kartie|rung Energie|speicherung Planeten|ausbeutung Antimaterie|gewinnung Raum|logistik Tech|nische Wissen|schaft|licher Fort|schritt Moder|nität Raum|erkundung N.E.O.-Aus|beutung
draw-kepler-campaign-level = Stufe { $level } von 4
draw-kepler-cards-left = noch { $n }
draw-kepler-catalog = Alle Werte im Katalog
draw-kepler-choose-cubes = Würfel wählen
draw-kepler-close = Schließen
draw-kepler-closer = Vergrößern
draw-kepler-collaboration = die anderen erhalten Stufe { $level }
draw-kepler-collaboration-icon = Zusammenarbeit: Die anderen erhalten diese Stufe kostenfrei
draw-kepler-cube-here = Würfel hier
draw-kepler-deck = Planetenkarten
draw-kepler-decline = Verzichten
draw-kepler-each = je
draw-kepler-everything = Alles über diese Person
draw-kepler-farther = Verkleinern
draw-kepler-first = zuerst
draw-kepler-fit = Ganze Galaxis zeigen
draw-kepler-fleet = Deine Raumschiffe
draw-kepler-free = kostenfrei
draw-kepler-galaxy = Galaxis
draw-kepler-galaxy-keys = Galaxis. Die Pfeiltasten verschieben sie, Plus und Minus vergrößern und verkleinern, 0 zeigt sie ganz.
draw-kepler-go-on = Weiter
draw-kepler-has-antimatter-science = { $n } Würfel
draw-kepler-has-antimatter-science-alien = { $n } + Aliens
draw-kepler-has-energy-development = { $n } Energie
draw-kepler-has-space-travel = Tempo { $n }
draw-kepler-in-flight = im Flug
draw-kepler-intro = Neu hier?
draw-kepler-intro-card = Sie wird am Ende der Runde ausgeführt. Die Zeichen dahinter zeigen, wen sie jetzt beträfe.
draw-kepler-intro-card-title = Die Fortschrittskarte.
draw-kepler-intro-colonies = Ein Raumschiff auf einem Planeten kann mit der Kolonialsiedlung eine Kolonie gründen. Die Planetenausbeutung produziert dann Würfel auf ihrer Karte, und Terraformen dreht die Karte um, bezahlt mit Würfeln, die darauf liegen. Du kannst fünf Kolonien haben.
draw-kepler-intro-colonies-title = Kolonien.
draw-kepler-intro-cubes = Du verlierst nie einen Würfel. Produzieren bringt sie vom Lager auf einen deiner Planeten, Bezahlen bringt sie von einem Planeten ins Lager zurück, Verbrennen schickt sie in den Clausius-Brunnen. Von dort holt sie nur das Regenerieren zurück.
draw-kepler-intro-cubes-title = Deine Würfel.
draw-kepler-intro-ghost = Der Geist ist nie am Zug: In jeder Runde rückt er auf beiden Leisten 1 Feld vor, in den Runden 5, 10 und 15 steigen auch seine Technologien. Er nimmt dir Medaillen weg, wenn du nicht wenigstens gleichauf mit ihm bist. Seine Punkte zählen nicht.
draw-kepler-intro-ghost-title = Der Geist.
draw-kepler-intro-goal = Du führst 16 Runden lang eine Zivilisation. Punkte gibt es für Planeten, Technologien, beide Führungsleisten, Medaillen, Minen, Antimaterie und dein Ziel; wer die meisten hat, gewinnt. Hier steht, was du jetzt hättest.
draw-kepler-intro-goal-alone = Du führst 16 Runden lang eine Zivilisation. Die Stufe ist geschafft, wenn du genug Punkte hast und alle Ziele erfüllt sind; beides steht im Feld „Kampagne“. Hier siehst du deine Punkte.
draw-kepler-intro-goal-title = Das Ziel.
draw-kepler-intro-help = Neben der Frage findest du, was jetzt nicht möglich ist und welche Regel dahintersteht; dort kannst du auch Schritte zurücknehmen. Viel Glück!
draw-kepler-intro-help-title = Hilfe.
draw-kepler-intro-map = Fragezeichen sind Plättchen, die noch niemand gesehen hat; die Galaktische Kartierung deckt vier davon auf. Zeig auf einen Planeten oder tippe ihn an, um beide Seiten seiner Karte zu lesen. Zieh die Galaxis mit der Maus oder dem Finger, vergrößere sie mit dem Mausrad oder zwei Fingern und sieh sie mit ⤢ wieder ganz.
draw-kepler-intro-map-title = Die Galaxis.
draw-kepler-intro-objective = Nur du kennst es. Es bringt Punkte, wenn du es irgendwann bis zum Ende erfüllst; Ziele, die dich mit anderen vergleichen, entscheiden sich erst ganz am Ende.
draw-kepler-intro-objective-alone = Erfülle sie irgendwann in der Partie; was erfüllt ist, bleibt erfüllt. Du brauchst alle, und dazu die Punkte der Stufe.
draw-kepler-intro-objective-title = Dein Ziel.
draw-kepler-intro-others = Wähle jemanden, um alles zu sehen, was vor dieser Person liegt.
draw-kepler-intro-others-title = Die anderen.
draw-kepler-intro-ships = Mit Raummissionen baust du sie neben Sol oder neben einem deiner Planeten. Wenn sie fliegen, wähle eines der leuchtenden Felder, und das nächstgelegene Raumschiff fliegt dorthin; soll ein anderes fliegen, wähle zuerst dieses. Sterne und verdeckte Plättchen versperren den Weg.
draw-kepler-intro-ships-title = Raumschiffe.
draw-kepler-intro-techs = Jede Zeile zeigt, wer auf welcher Stufe steht, was du jetzt hast und was die nächste Stufe kostet und bringt. Das Atom bringt Felder auf der Technologieleiste. Öffne eine Zeile, um alle Stufen zu lesen; einige geben allen, die zurückliegen, kostenfrei eine Stufe.
draw-kepler-intro-techs-title = Technologien.
draw-kepler-intro-tracks = Beide Führungsleisten bringen am Ende Punkte und unterwegs, was die Symbole der Felder zeigen. Auch Medaillen sind Punkte wert.
draw-kepler-intro-tracks-title = Runden und Leisten.
draw-kepler-intro-turn = Er hat die vier Schritte, die du hier siehst. Zuerst bewegst du deinen Aktionswürfel auf ein anderes der neun Felder und führst dessen Aktion aus. Danach kannst du einen Würfel für die Bonusaktion der Zeile verbrennen und einen für die der Spalte. Dann fliegen deine Raumschiffe, und zuletzt kannst du welche zurückrufen. Was einen goldenen Rand hat, kannst du wählen; zeig darauf oder lass den Finger darauf liegen, um zu sehen, was es bewirkt.
draw-kepler-intro-turn-title = Dein Zug.
draw-kepler-jump = Teile des Tisches
draw-kepler-jump-actions = Aktionen
draw-kepler-jump-galaxy = Galaxis
draw-kepler-jump-planets = Planeten
draw-kepler-jump-points = Punkte
draw-kepler-jump-techs = Stufen
draw-kepler-jump-tracks = Leisten
draw-kepler-leadership = Technologieführung { $n }
draw-kepler-left-bonus = in diesem Zug noch mögliche Bonusaktionen: { $n }
draw-kepler-left-move = Raumschiffe, die noch fliegen können: { $n }
draw-kepler-left-recall = Raumschiffe auf dem Plan: { $n }
draw-kepler-legend = Legende
draw-kepler-legend-keys = Die Galaxis: ziehen, mit dem Mausrad oder zwei Fingern vergrößern oder mit Pfeiltasten, Plus, Minus und 0 steuern.
draw-kepler-less = weniger
draw-kepler-lacks = Zum Terraformen fehlt noch
draw-kepler-level = Stufe { $level }
draw-kepler-level-failed = { $objectives ->
    [0] { $points ->
        [one] Stufe { $level } nicht geschafft: { $points } Punkt fehlt
       *[other] Stufe { $level } nicht geschafft: { $points } Punkte fehlen
    }
    [one] { $points ->
        [0] Stufe { $level } nicht geschafft: { $objectives } Ziel fehlt
        [one] Stufe { $level } nicht geschafft: { $points } Punkt und { $objectives } Ziel fehlen
       *[other] Stufe { $level } nicht geschafft: { $points } Punkte und { $objectives } Ziel fehlen
    }
   *[other] { $points ->
        [0] Stufe { $level } nicht geschafft: { $objectives } Ziele fehlen
        [one] Stufe { $level } nicht geschafft: { $points } Punkt und { $objectives } Ziele fehlen
       *[other] Stufe { $level } nicht geschafft: { $points } Punkte und { $objectives } Ziele fehlen
    }
}
draw-kepler-level-passed = { $points ->
    [0] Stufe { $level } geschafft, auf den Punkt genau
    [one] Stufe { $level } geschafft, { $points } Punkt mehr als nötig
   *[other] Stufe { $level } geschafft, { $points } Punkte mehr als nötig
}
draw-kepler-medal-on-card = Diese Medaille bekommt, wer am Ende der Runde auf der Leiste führt.
draw-kepler-minimum = Punkte: { $points } von { $minimum }
draw-kepler-missing = { $objectives ->
    [0] { $points ->
        [one] Es fehlt noch: { $points } Punkt
       *[other] Es fehlen noch: { $points } Punkte
    }
    [one] { $points ->
        [0] Es fehlt noch: { $objectives } Ziel
        [one] Es fehlen noch: { $points } Punkt, { $objectives } Ziel
       *[other] Es fehlen noch: { $points } Punkte, { $objectives } Ziel
    }
   *[other] { $points ->
        [0] Es fehlen noch: { $objectives } Ziele
        [one] Es fehlen noch: { $points } Punkt, { $objectives } Ziele
       *[other] Es fehlen noch: { $points } Punkte, { $objectives } Ziele
    }
}
draw-kepler-n-colonies = { $n ->
    [one] { $n } Kolonie
   *[other] { $n } Kolonien
}
draw-kepler-n-flights = { $n ->
    [one] { $n } fliegt
   *[other] { $n } fliegen
}
draw-kepler-n-levels = { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
draw-kepler-n-planets = { $n ->
    [one] { $n } Planet
   *[other] { $n } Planeten
}
draw-kepler-n-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
draw-kepler-nearest = Die nächsten aufdecken ({ $n })
draw-kepler-needs = { $points ->
    [one] { $points } Punkt nötig
   *[other] { $points } Punkte nötig
}
draw-kepler-no-card = Die erste Runde hat noch nicht begonnen.
draw-kepler-nobody = niemand
draw-kepler-other-amount = Menge wählen
draw-kepler-other-cube = anderen Würfel verbrennen
draw-kepler-other-hexes = Orte wählen
draw-kepler-pay-from = bezahlt von
draw-kepler-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
draw-kepler-points-now = Punkte jetzt
draw-kepler-points-secret = Für dein Ziel, das nur du kennst: zählt am Ende der Partie.
draw-kepler-objectives-at-end = Am Ende der Partie aufgedeckt und gezählt.
draw-kepler-quantum = Umwandeln, verschieben
draw-kepler-recall = zurück
draw-kepler-reconstructed = Die meisten Werte auf Tafeln und Karten stehen nicht in der Anleitung; hier sind sie rekonstruiert, und der Katalog kennzeichnet sie mit *. Wer das Spiel besitzt, kann die gedruckten in ein Datenpaket eintragen, das beim Anlegen einer Partie gewählt wird.
draw-kepler-regenerate-all = Alle Würfel regenerieren ({ $n })
draw-kepler-settle-all = Alle besiedeln ({ $n })
draw-kepler-at-once = alle { $n } auf einmal
draw-kepler-reserve = Raumschiff { $ship } im Vorrat
draw-kepler-round = Runde { $round } von { $rounds }
draw-kepler-rules = Alle Regeln
draw-kepler-sagittarius = Sagittarius A*: unpassierbar
draw-kepler-several = Hier können mehrere Planeten bauen
draw-kepler-ship = Raumschiff { $ship } von { $name }, { $hex }
draw-kepler-sol = Sol: daneben starten Raumschiffe der Erde
draw-kepler-star-1 = Stern: unpassierbar
draw-kepler-star-2 = Doppelstern: unpassierbar
draw-kepler-star-3 = Dreifachstern: unpassierbar
draw-kepler-step-ahead = kommt noch
draw-kepler-step-bonus = Bonus
draw-kepler-step-bonus-does = Bonusaktionen der Zeile und der Spalte des Würfels, für verbrannte Würfel
draw-kepler-step-done = erledigt
draw-kepler-step-main = Aktion
draw-kepler-step-main-does = Den Aktionswürfel auf ein anderes Feld bewegen und dessen Hauptaktion ausführen
draw-kepler-step-move = Flug
draw-kepler-step-move-does = Jedes Raumschiff so weit bewegen, wie die Raumfahrt es erlaubt
draw-kepler-step-now = jetzt
draw-kepler-step-recall = Rückruf
draw-kepler-step-recall-does = Raumschiffe zurückrufen und den Zug beenden
draw-kepler-steps = Der Zug von { $name }
draw-kepler-steps-of-a-turn = Die Schritte eines Zugs
draw-kepler-stop-flying = Nicht weiterfliegen
draw-kepler-tab-log = Protokoll
draw-kepler-tab-seats = Tisch
draw-kepler-terraform = Terraformen
draw-kepler-terraform-level = Stufe { $level }
draw-kepler-tile-chosen = Verdecktes Plättchen, zum Aufdecken gewählt
draw-kepler-tile-down = Verdecktes Plättchen
draw-kepler-tile-mine = Mine: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für ein Raumschiff, das am Ende hier ist; wird es von hier zurückgerufen, regeneriert es 1 Würfel
draw-kepler-tile-target = Kolonialziel: Das erste Raumschiff, das darüberfliegt, entfernt es, +1 auf der Kolonialleiste
draw-kepler-tip-alien = Besiedeln braucht { $tech } { $level }; du hast { $own }.
draw-kepler-tip-colony = Kolonie produziert
draw-kepler-tip-level = Terraformen braucht Stufe { $level }; du hast { $own }.
draw-kepler-tip-terraformed = Terraformt
draw-kepler-top-level = höchste Stufe, { $n }★
draw-kepler-track-colonial = Kolonial
draw-kepler-track-only = nur +{ $n } auf der Leiste
draw-kepler-track-technology = Technologie
draw-kepler-unmet = Nicht erfüllt
draw-kepler-where = Wo
draw-kepler-where-open = auf dem Plan
draw-kepler-where-out = nicht in dieser Partie
draw-kepler-where-unknown = noch nicht gesehen
draw-kepler-why-bonus = Jede kostet einen verbrannten Würfel. Wo nichts geschieht, steht es dabei.
draw-kepler-why-bonus-fly = Oder wähle ein leuchtendes Feld und fliege gleich los.
draw-kepler-why-develop = Zeilen mit goldenem Rand kannst du jetzt bezahlen.
draw-kepler-why-fly = Wähle ein leuchtendes Feld für das nächstgelegene Raumschiff – oder zuerst ein Raumschiff.
draw-kepler-why-due = Noch { $n } zu wählen.
draw-kepler-why-left = Noch bis zu { $n }.
draw-kepler-why-main = { $n ->
    [one] { $n } Aktion bewirkt jetzt etwas.
   *[other] { $n } Aktionen bewirken jetzt etwas.
}
draw-kepler-why-planets = Oder besiedle gleich einen goldenen Planeten.
draw-kepler-why-planets-both = Oder besiedle oder terraforme gleich einen goldenen Planeten.
draw-kepler-why-planets-terraform = Oder terraforme gleich einen goldenen Planeten.
draw-kepler-why-quantum = Hier ist nichts mehr möglich, außer durch Quantenphysik.
draw-kepler-why-recall = Ein zurückgerufenes Raumschiff kann neu gebaut werden; eines, das bleibt, behält seinen Platz.
draw-kepler-why-settle = Auf den Planeten mit goldenem Ring stehen deine Raumschiffe.
draw-kepler-why-advanced = Du hast Feld { $space } { $track } erreicht.
draw-kepler-why-single = Es gibt nur eine Möglichkeit.
draw-kepler-why-start = Du beginnst mit zwei Stufen deiner Wahl, kostenfrei.
draw-kepler-dowry = Zusätzliche Würfel zu Beginn: { $n } Energie oder Materie, { $antimatter } Antimaterie
draw-kepler-spare = { $n ->
    [one] Je 5 weitere Punkte: { $n } Würfel mehr zu Beginn von Stufe { $level }.
   *[other] Je 5 weitere Punkte: { $n } Würfel mehr zu Beginn von Stufe { $level }.
}
draw-kepler-begins = { $name } beginnt.
draw-kepler-begins-you = Du beginnst.
draw-kepler-build-all = Alle { $n } bauen
draw-kepler-for-antimatter-generation = Antimaterie bezahlt die höchsten Technologien; am Ende zählt jeder Würfel auf einem Planeten.
draw-kepler-for-civil-modernity = Punkte am Ende, die Symbole der Felder auf dem Weg, und Medaillen, wenn du führst.
draw-kepler-for-colonial-settlement = Eine Kolonie produziert Würfel und bringt Punkte für ihre Zone, mehr, je weiter sie von Sol entfernt ist. Das Raumschiff kommt in den Vorrat zurück und kann neu gebaut werden.
draw-kepler-for-energy-storage = Energie auf einem Planeten bezahlt Raumschiffe, Technologien und Terraformen.
draw-kepler-for-galactic-mapping = Die meisten Planeten, die Minen und die Kolonialziele liegen verdeckt; bis sie aufgedeckt sind, versperren sie den Raumschiffen den Weg.
draw-kepler-for-neo-exploitation = So kommen am schnellsten wieder Würfel auf die Erde.
draw-kepler-for-planetary-exploitation = Füllt die Karten deiner Kolonien. Diese Würfel bezahlen Terraformen, Technologien und Raumschiffe.
draw-kepler-for-scientific-progress = Punkte am Ende, die Symbole der Felder auf dem Weg, und Medaillen, wenn du führst.
draw-kepler-for-space-exploration = Noch ein Flug in diesem Zug, auch ohne Raumfahrt.
draw-kepler-for-space-logistics = Ein Raumschiff, das nur den verbrannten Würfel kostet, neben der Erde oder einer deiner Kolonien.
draw-kepler-for-space-missions = Raumschiffe gründen Kolonien, besetzen Minen und entfernen Kolonialziele. Alles im All beginnt mit ihnen.
draw-kepler-for-stellar-propulsion = Deine Raumschiffe fliegen in diesem Zug zweimal: weiter weg, oder früher da als die anderen.
draw-kepler-for-technical-evolution = Antimaterie für die nächste Technologie oder für einen Punkt am Ende.
draw-kepler-for-technological-development = Schnellere Raumschiffe, mehr Würfel, schwierigere Planeten. Stufen mit dem Atom bringen dich auch auf der Technologieleiste voran.
draw-kepler-for-terraform = Ein terraformter Planet bringt Punkte, produziert mehr und bringt dich auf der Kolonialleiste voran.
draw-kepler-how-antimatter = Jeder Antimaterie-Würfel, der am Ende auf der Erde oder einer Kolonie liegt.
draw-kepler-how-medals = Erreicht jemand auf einer Leiste eine Medaille, kommt sie auf die Fortschrittskarte der Runde. Am Ende der Runde erhält sie, wer auf dieser Leiste vorn liegt; bei Gleichstand alle von ihnen.
draw-kepler-how-mines = Jedes Raumschiff, das am Ende auf einer Mine steht.
draw-kepler-go-on-flying = Zum Flug
draw-kepler-other-planets = Planeten wählen
draw-kepler-too-late = nützt nichts mehr
draw-kepler-task = Stufe { $level } ist geschafft mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und { $objectives ->
    [one] ihrem Ziel
   *[other] allen { $objectives } Zielen
}.
draw-kepler-terraform-all = Alle terraformen ({ $n })
draw-kepler-tip-found = Kolonie gründen
draw-kepler-why-build = Ein Planet neben dem Feld bezahlt, neben Sol die Erde.
draw-kepler-why-burn = Er kommt in den Clausius-Brunnen; nur Regenerieren holt ihn zurück.
draw-kepler-why-destination = { $n ->
    [one] Es kann noch { $n } Feld weit fliegen.
   *[other] Es kann noch { $n } Felder weit fliegen.
}
draw-kepler-why-exploit = Was eine Kolonie produziert, liegt auf ihrer eigenen Karte.
draw-kepler-why-most-points = Wer nach 16 Runden die meisten Punkte hat, gewinnt.
draw-kepler-why-of-action = Hauptaktion { $name }.
draw-kepler-why-of-bonus = Bonusaktion { $name }.
draw-kepler-why-of-card = Fortschrittskarte „{ $name }“.
draw-kepler-why-terraform = Bezahlt wird mit Würfeln auf dem Planeten.
