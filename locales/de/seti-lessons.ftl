# Die Lektionen von SETI in ihrer Reihenfolge: Titel, Untertitel, dann je Schritt die Aufgabe, was gesagt wird, wenn sie
# gelöst ist, und was zu anderen Versuchen gesagt wird.

lesson-seti-launch = Starten und fliegen
lesson-seti-launch-about = Eine Sonde verlässt die Erde, und Bewegung kostet Energie
lesson-seti-launch-1 = Noch hast du nichts im All. Starte eine Sonde: Sie kostet zwei Credits und beginnt auf dem Feld der Erde.
lesson-seti-launch-1-done = Deine Sonde ist unterwegs. Das war deine Hauptaktion: Jeder Zug hat genau eine.
lesson-seti-launch-1-other = Auch das ist eine Hauptaktion; für einen Start bleibt in diesem Zug keine mehr.
lesson-seti-launch-1-pass = Mit dem Passen endet für dich die Runde, und du kannst noch so viel tun.
lesson-seti-launch-2 = Flieg jetzt zur Venus, zwei Felder weiter im innersten Ring. Bewegen ist eine freie Aktion: Jeder Schritt kostet eine Energie.
lesson-seti-launch-2-done = Ein Besuch bei einem Planeten bringt eine Bekanntheit. Freie Aktionen hast du so viele, wie du bezahlen kannst.
lesson-seti-launch-2-away = So entfernst du dich von der Venus. Bleib im innersten Ring und flieg andersherum.
lesson-seti-launch-2-end = Dein Zug ist vorbei, und die Sonde steht noch da. Fliegen kannst du nur im eigenen Zug.

lesson-seti-discs = Die Scheiben drehen sich
lesson-seti-discs-about = Planeten wandern und nehmen deine Sonden mit
lesson-seti-discs-1 = Als Nächstes dreht sich die mittlere Scheibe und trägt den Mars davon. Deine Sonde ist einen Schritt entfernt, und du hast eine Energie: Flieg hin.
lesson-seti-discs-1-done = Gerade noch rechtzeitig. Was auf einer Scheibe steht, dreht sich mit: Jetzt trägt der Mars deine Sonde.
lesson-seti-discs-1-planet = Ein schöner Besuch, aber nicht beim Mars, und deine Energie ist verbraucht.
lesson-seti-discs-1-asteroids = Asteroiden: Sie zu verlassen kostet zwei Energie, und du hast keine mehr.
lesson-seti-discs-1-late = Wer in einer Runde zuerst passt, dreht die Scheiben: Der Mars ist dir gerade entwischt.
lesson-seti-discs-2 = Passe und behalte den Mars im Auge. Wer in einer Runde zuerst passt, dreht die Scheiben; danach nimmst du dir eine Karte für die nächste Runde.
lesson-seti-discs-2-done = Der Mars hat deine Sonde kostenfrei einen Sektor weitergetragen. Eine neue Runde beginnt, und du hast Einkommen erhalten.
lesson-seti-discs-2-card = Das geht, aber es dreht nichts. Die Scheiben drehen sich, wenn jemand als Erstes passt.
lesson-seti-discs-3 = Flieg mit deinen drei Energie zum Uranus im äußersten Ring. Vorsicht, Asteroiden: Sie zu verlassen kostet eine Energie mehr.
lesson-seti-discs-3-done = Um die Asteroiden herum, an einem Kometen vorbei: Auch er bringt Bekanntheit. Der äußerste Ring dreht sich nie.
lesson-seti-discs-3-asteroids = Das sind die Asteroiden. Sie zu verlassen kostet zwei Energie; dann fehlt dir eine bis zum Uranus.
lesson-seti-discs-3-sun = Da geht es zur Sonne. Der Uranus ist weit draußen, einen Sektor daneben.
lesson-seti-discs-3-stay = Eine gute Tat, aber dann bleibt die Sonde für immer beim Mars. Diesmal soll sie weiterfliegen.
lesson-seti-discs-3-pass = Mit dem Passen endet deine Runde, und die Sonde bleibt, wo sie ist.

lesson-seti-planets = Umkreisen oder landen
lesson-seti-planets-about = Zwei Wege für eine Sonde, die am Ziel ist
lesson-seti-planets-1 = Deine Sonde ist bei der Venus. Umkreise sie für einen Credit und eine Energie, und steigere mit einer Karte dein Einkommen, wenn du magst.
lesson-seti-planets-1-done = Sechs Punkte und drei mehr für den ersten Orbiter. Die Karte zahlt sich bei jedem Einkommen wieder aus; der Orbiter bleibt dort.
lesson-seti-planets-1-main = Das war deine Hauptaktion. Umkreisen ist auch eine und muss nun warten.
lesson-seti-planets-1-away = Jetzt hat die Sonde die Venus verlassen. Zum Umkreisen muss sie auf dem Feld des Planeten stehen.
lesson-seti-planets-2 = Später ist eine andere Sonde von dir beim Mars. Landen kostet drei Energie, aber ein Orbiter ist schon dort, also zahlst du nur zwei. Lande!
lesson-seti-planets-2-done = Landen bringt Punkte und eine orangefarbene Spur; wer früh kommt, findet auch Daten.
lesson-seti-planets-2-orbit = Ein Orbiter steigert dein Einkommen, findet aber keine Spur. Dafür musst du landen.
lesson-seti-planets-2-away = Die Sonde hat den Mars verlassen, und für eine Landung reicht die Energie nicht mehr.
lesson-seti-planets-2-main = Das war deine Hauptaktion. Landen ist auch eine und muss nun warten.

lesson-seti-scan = Sterne scannen
lesson-seti-scan-about = Signale, Daten und wer einen Sektor gewinnt
lesson-seti-scan-1 = Scanne für einen Credit und zwei Energie: ein Signal im Sektor der Erde und eines bei einem Stern in der Farbe einer Karte, die du aus der Auslage abwirfst.
lesson-seti-scan-1-done = Jedes Signal hat dir einen Datensatz seines Sterns gebracht; dort liegt jetzt dein Marker.
lesson-seti-scan-1-launch = Eine Sonde ist schön, aber jetzt fehlen die Credits zum Scannen.
lesson-seti-scan-1-card = Auch das Ausspielen einer Karte ist eine Hauptaktion; zum Scannen bleibt keine mehr.
lesson-seti-scan-2 = Bei 61 Virginis hat dein Gegenüber drei Marker, du einen, und zwei Daten sind übrig. Scanne und nimm zuerst den Sektor der Erde: Es ist dieser Stern.
lesson-seti-scan-2-done = Nur ein Datensatz ist noch da. Wer ihn nimmt, schließt den Sektor ab.
lesson-seti-scan-2-pass = Passen platziert kein Signal, und gerade jetzt kannst du den Sektor gewinnen.
lesson-seti-scan-3 = Nun dein zweites Signal: 61 Virginis ist gelb. Wirf die gelbe Karte aus der Auslage ab und platziere das Signal dort.
lesson-seti-scan-3-done = Drei zu drei, und bei Gleichstand gewinnt das letzte Signal: eine pinkfarbene Spur für dich. Alle Beteiligten erhalten Bekanntheit.
lesson-seti-scan-3-red = Eine rote Karte gilt für einen der zwei roten Sterne, aber 61 Virginis ist gelb.
lesson-seti-scan-3-black = Eine schwarze Karte gilt für einen der zwei schwarzen Sterne, aber 61 Virginis ist gelb.

lesson-seti-computer = Daten und Computer
lesson-seti-computer-about = Sechs Felder füllen, analysieren, eine Spur finden
lesson-seti-computer-1 = Du hast vier Daten. Platziere zwei davon in deinem Computer: Das vierte Feld steigert dein Einkommen, also wähle dafür eine Karte.
lesson-seti-computer-1-done = So eine Karte zahlt sich sofort und bei jedem weiteren Einkommen aus. Daten zu platzieren ist eine freie Aktion.
lesson-seti-computer-1-corner = Das verbraucht eine Karte. Behalte eine auf der Hand: Das vierte Feld braucht sie fürs Einkommen.
lesson-seti-computer-1-pass = Nach dem Passen kannst du bis zur nächsten Runde keine Daten platzieren.
lesson-seti-computer-2 = Fülle auch die letzten beiden oberen Felder.
lesson-seti-computer-2-done = Alle sechs oberen Felder sind voll. Jetzt ist eine Datenanalyse möglich.
lesson-seti-computer-2-pass = Noch nicht: Nach dem Passen kannst du nichts platzieren, und zwei Felder sind noch leer.
lesson-seti-computer-3 = Führe für eine Energie die Datenanalyse durch. Sie leert den Computer und bringt dir eine blaue Spur; wähle, wo du sie platzierst.
lesson-seti-computer-3-done = Sektoren bringen pinkfarbene Spuren, Landungen orangefarbene, Analysen blaue. Und der Computer ist wieder frei.
lesson-seti-computer-3-main = Das war deine Hauptaktion; die Datenanalyse muss warten.
