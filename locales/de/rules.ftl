# Die Beispiele auf den Regelseiten: was jedes von ihnen zeigt.

example = Beispiel:
example-kepler-b-one-planet-pays-for-a-ship = Zwei Planeten bezahlen nicht gemeinsam ein Raumschiff.
example-kepler-b-two-planets-pay = Zwei Planeten bezahlen zwei Raumschiffe.
example-kepler-c-one-level-below = Noch kann nur der Gasriese besiedelt werden; der außerirdische Planet verlangt mehr Antimateriewissenschaft.
example-kepler-k-three-ships = Drei Raumschiffe fliegen, jedes einmal und höchstens drei Felder weit.
example-kepler-k-too-far = Ein vier Felder entfernter Planet ist mit Geschwindigkeit 3 außer Reichweite.
example-kepler-l-mine = Ein Raumschiff, das von einer Mine zurückgerufen wird, regeneriert einen Würfel.
example-seti-asteroids = Mit 1 Energie kann die Sonde die Asteroiden nicht verlassen, mit 2 schon.
example-seti-capsules = Eine Kapsel könnte zwei Missionen erledigen; wer sie abliefert, wählt eine davon.
example-seti-cheaper-landing = Mit 2 Energie ist eine Landung nur möglich, wo schon ein Orbiter ist.
example-seti-mariner-10 = Die Mission wartet, bis sich eine Sonde zum Merkur bewegt; eine, die schon dort ist, zählt nicht.
example-seti-one-circle = Ein Besuch der Venus belegt ein Feld, obwohl zwei Missionen darauf warten.
example-seti-push = Die Drehung bringt den Mars dorthin, wo eine Sonde ist, und schiebt sie auf einen Kometen; auch das ist ein Besuch.
example-seti-rival = Der Rivale fliegt zum ersten Planeten seiner Karte, den er erreichen kann.
example-seti-sector-tie = In einem vollen Sektor haben alle zwei Signale; es gewinnt, wer zuletzt eines platziert hat.
example-seti-visits = Ein Komet, Jupiter und Venus bringen unterwegs Bekanntheit, die Erde nicht.
