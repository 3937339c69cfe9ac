# Die Seiten im Browser.
web-ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
web-ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
web-ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
web-ago-now = gerade eben
web-auto-end = Meinen Zug automatisch beenden, wenn mir nichts anderes bleibt
web-board = Tisch
web-board-drawn = Grafischer Spielplan
web-board-plain = Textansicht
web-bot-expert = Experte
web-bot-expert-time = etwa zwei Sekunden je Zug
web-bot-expert-what = Wie Standard, aber mit dreißigmal so viel Bedenkzeit. Verzeiht nichts.
web-bot-lin = Lin, Biologin
web-bot-lin-time = unter einer Sekunde je Zug
web-bot-lin-what = Ihr geht das Leben über alles, auch wo Punkte leichter zu haben wären.
web-bot-mara = Mara, Entdeckerin
web-bot-mara-time = unter einer Sekunde je Zug
web-bot-mara-what = Landet lieber auf einer fernen Welt, als daheim etwas Vernünftiges zu tun.
web-bot-master = Meister
web-bot-master-time = etwa drei Sekunden je Zug
web-bot-master-what = Nimmt sich alle Zeit, die der Tisch erlaubt. Für alle, die den Experten schlagen.
web-bot-none = kein Bot
web-bot-novice = Anfänger
web-bot-novice-time = sofort
web-bot-novice-what = Sieht die Punkte von heute, liebt einen einzigen Plan und vergisst das Morgen. Für die ersten Partien.
web-bot-otto = Otto, Beobachter
web-bot-otto-time = unter einer Sekunde je Zug
web-bot-otto-what = Behält die anderen im Auge und wird ungern Zweiter.
web-bot-paloma = Paloma, Sammlerin
web-bot-paloma-time = unter einer Sekunde je Zug
web-bot-paloma-what = Setzt sich ein Ziel nach dem anderen und hat nie genug davon.
web-bot-rasmus = Rasmus, Ingenieur
web-bot-rasmus-time = unter einer Sekunde je Zug
web-bot-rasmus-what = Nimmt erst jede Technologie und überlegt dann, wozu sie gut ist.
web-bot-standard = Standard
web-bot-standard-time = unter einer Sekunde je Zug
web-bot-standard-what = Spielt seine besten Züge kurz durch. Da musst du planen.
web-bot-want = Einen Bot weiterspielen lassen
web-bot-which = Welcher Bot
web-catalog-all = Alle
web-catalog-count = { $count ->
    [one] { $count } Komponente
   *[other] { $count } Komponenten
}
web-catalog-section = Teil des Spiels
web-catalog-values = Alle Werte
web-choices = Was du tun kannst
web-close = Diesen Tisch schließen{"\u00A0"}…
web-close-now = Den Tisch für alle schließen
web-close-sure = An einem geschlossenen Tisch kann niemand weiterspielen. Das lässt sich nicht zurücknehmen.
web-closed = Dieser Tisch wurde vor dem Ende der Partie geschlossen.
web-contents = Inhalt
web-continue = Von hier aus an einem neuen Tisch weiterspielen
web-continue-game = Weiterspielen
web-continue-seats = Wer spielt weiter?
web-copied = Kopiert
web-copy = Link kopieren
web-day = { $day }.{ $month }.{ $year }
web-decides = am Zug
web-device-end = Abmelden
web-device-go = { $game } auf diesem Gerät weiterspielen
web-device-new = Neuer Link für ein anderes Gerät
web-device-other = Auf einem anderen Gerät weiterspielen
web-device-this = dieses Gerät
web-device-unknown = Unbekanntes Gerät
web-devices = { $count ->
    [one] Dieser Platz ist auf { $count } Gerät geöffnet
   *[other] Dieser Platz ist auf { $count } Geräten geöffnet
}
web-disclaimer = Orrery ist ein inoffizielles Fanprojekt und steht in keiner Verbindung zu den Verlagen, Autorinnen und Autoren dieser Spiele.
web-duplicate = Duplikatpartie
web-duplicate-why = Der Startwert dieser Partie wurde gewählt oder ist aus einer anderen Partie bekannt. Jemand kann also wissen, was verborgen ist.
web-empty = noch niemand
web-free = Diesen Platz freigeben{"\u00A0"}…
web-free-now = Platz freigeben
web-free-sure = Diese Person war lange nicht hier. Wenn du den Platz freigibst, kann sie nicht dorthin zurückkehren; alle erfahren davon.
web-hand-over = Gib das Gerät an { $name } weiter.
web-hand-over-covered = Was nur eine Person sehen darf, ist verdeckt, bis { $name } übernimmt.
web-home = Brettspiele über das All
web-home-bot = Jetzt gegen einen Bot spielen
web-home-bot-kind = ein sanfter Gegner
web-home-bots = Bots, die ehrlich spielen
web-home-bots-why = Vier Spielstärken, von nachsichtig bis gnadenlos. Ein Bot sieht nur, was man auf seinem Platz sehen darf.
web-home-claim = Zwei große Brettspiele über das All, an einem Tisch, der jede Regel kennt
web-home-friends = Freunde per Link
web-home-friends-why = Verschick einen Link, und ihr spielt sofort oder Zug um Zug über Tage. Der Tisch wartet auf alle.
web-home-games = Spiele
web-home-learn = Lernen
web-home-lessons = in { $count } kurzen Lektionen
web-home-progress = Deine Lektionen
web-home-players = { $max ->
    [one] { $max } Person
   *[other] { $min }–{ $max } Personen
}
web-home-reason = Jedes „Nein“ hat einen Grund
web-home-reason-why = Du siehst, was fehlt und welche Regel dahintersteht. Schritte lassen sich zurücknehmen, bis etwas Verdecktes aufgedeckt wird.
web-home-ways = Weitere Möglichkeiten
web-home-why = Was hier anders ist
web-invite = Jemanden auf diesen Platz einladen
web-invite-again = Diesen Link durch einen neuen ersetzen
web-invited = Du bist zu einer Partie { $game } eingeladen
web-invited-device = Dieser Link öffnet den Platz von { $name } auf diesem Gerät. Er gilt einmal.
web-invited-seat = Dieser Link öffnet den Platz von { $name }. Er gilt einmal: Danach gehört der Platz dir, und am Tisch kannst du weitere Geräte hinzufügen.
web-keys = Tastatur
web-keys-choose = von Möglichkeit zu Möglichkeit gehen und wählen
web-keys-close = ein Menü, eine Karte oder den Rundgang schließen
web-keys-map = die Galaxis von Kepler-3042 verschieben
web-keys-tour = im Rundgang einen Schritt zurück oder weiter
web-keys-zoom = die Galaxis vergrößern, verkleinern oder ganz zeigen
web-language = Sprache
web-settings = Einstellungen
web-in-short = Kurz gesagt
web-last-turns = Letzte Züge
web-leave = Diesen Platz verlassen{"\u00A0"}…
web-leave-now = Endgültig verlassen
web-leave-sure = Du kannst nicht auf diesen Platz zurückkehren. Die anderen können jemanden einladen oder einen Bot weiterspielen lassen.
web-left = leer
web-link-friend = Link zum Verschicken: Wer ihn zuerst öffnet, bekommt diesen Platz
web-link-mine = Link für dein anderes Gerät; er gilt einmal
web-links = Einladung zu { $game }
web-links-go = Zum Tisch
web-links-what = Der Tisch steht. Schick allen ihren Link oder lass sie den QR-Code mit der Kamera lesen. Die Links findest du auch am Tisch.
web-log = Spielprotokoll
web-log-all = Alles von Anfang an
web-log-empty = Noch nichts.
web-log-new = seit deinem letzten Zug
web-log-ply = Nach Zug { $ply }
web-log-start = Aufbau
web-log-steps = Zug für Zug zeigen
web-look = Ansicht von diesem Platz
web-mine = Meine Tische
web-mine-done = Beendet
web-mine-last = Die letzte Partie
web-mine-more = Weitere Partie beginnen
web-mine-others = Meine anderen Partien
web-motion = Animationen
web-motion-fast = Schnell
web-motion-normal = Normal
web-motion-off = Aus
web-motion-slow = Langsam
web-name = Name
web-name-of = Name auf Platz { $seat }
web-name-player = Person { $seat }
web-nav = Hauptnavigation
web-nav-catalog = Material
web-nav-home = Spielen
web-nav-learn = Lernen
web-nav-new = Neue Partie
web-nav-rules = Regeln
web-new-bots = Wie stark?
web-new-bots-fair = Ein Bot sieht nur, was man auf seinem Platz sehen darf.
web-new-campaign = Kampagne
web-new-characters = Oder gegen jemanden mit eigenen Vorlieben
web-new-first-level = Stufe 1
web-new-game = Spiel
web-new-leave = Du kannst jederzeit gehen; die Partie wartet.
web-new-level = { $goal } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
web-new-links = Sobald der Tisch steht, bekommst du für alle anderen je einen Link.
web-new-more = Mehr: Startwert, öffentlicher Tisch
web-new-options = Optionen
web-new-options-good = gut so, wie sie sind
web-new-players = Mitspielende
web-new-public = Diesen Tisch in der öffentlichen Liste zeigen
web-new-public-help = Alle können ihn auf der Startseite finden und zusehen.
web-new-ready = Bereit
web-new-seed = Startwert
web-new-seed-help = Derselbe Wert ergibt dieselbe Mischung. Alle am Tisch erfahren, dass er gewählt wurde. Leer lassen, um jedes Mal eine neue Partie zu bekommen.
web-new-several = Eine Person darf mehrere offene Plätze nehmen
web-new-several-help = Sonst bekommt jede Person höchstens einen Platz.
web-new-start = Partie beginnen
web-new-strength = Stärke
web-new-time = Dauer
web-new-title = Neue Partie: { $game }
web-new-who = Wer spielt?
web-new-who-short = Wer spielt
web-new-your-name = Dein Name
web-news = Seit du zuletzt da warst
web-note-bot = Ein Bot spielt für { $name } weiter ({ $bot }).
web-note-freed = Der Platz von { $name } wurde nach langer Abwesenheit freigegeben.
web-note-left = { $name } hat den Tisch verlassen.
web-note-no-wish = { $name } möchte keinen Bot mehr auf dem Platz von { $seat }.
web-note-sat = { $name } hat sich gesetzt.
web-note-wish = { $name } würde für { $seat } einen Bot weiterspielen lassen ({ $bot }).
web-of-five = { $count } von 5
web-open = Tische mit freiem Platz
web-option-random = zufällig
web-over = Die Partie ist zu Ende.
web-pack = Datenpaket
web-pack-builtin = eingebaut
web-pack-help = Andere Werte für das Material, von denen, die den Server betreiben.
web-pack-used = Datenpaket: { $name }
web-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-position = Stellung
web-public = Öffentliche Tische
web-record = Partie herunterladen
web-refusals = { $count ->
    [one] { $count } Aktion nicht möglich
   *[other] { $count } Aktionen nicht möglich
}
web-rematch = Revanche
web-again = Noch einmal spielen
web-rematch-join = Dort Platz nehmen
web-rematch-waits = Es gibt eine Revanche.
web-replay = Verlauf ansehen
web-replay-back = Zurück
web-replay-end = Ende
web-replay-first = Anfang
web-replay-go = Zeigen
web-replay-last = Letzter Zug: { $name }
web-replay-next = Weiter
web-replay-now = Zurück zur laufenden Partie
web-replay-of = { $game }: Verlauf
web-replay-ply = Nach Zug { $ply } von { $of }
web-replay-quiet = Nichts für dich Sichtbares.
web-round = Runde { $round } von { $rounds }
web-search = Suche
web-search-go = Suchen
web-seat-bot-expert = Bot: Experte
web-seat-bot-greedy = Bot: gierig
web-seat-bot-lin = Bot: Lin, Biologin
web-seat-bot-mara = Bot: Mara, Entdeckerin
web-seat-bot-master = Bot: Meister
web-seat-bot-novice = Bot: Anfänger
web-seat-bot-otto = Bot: Otto, Beobachter
web-seat-bot-paloma = Bot: Paloma, Sammlerin
web-seat-bot-random = Bot: zufällig
web-seat-bot-rasmus = Bot: Rasmus, Ingenieur
web-seat-bot-standard = Bot: Standard
web-seat-here = jemand anders an diesem Gerät
web-seat-link = jemand über einen Link
web-seat-me = ich
web-seat-open = wer möchte (öffentlicher Tisch)
web-seats = Am Tisch
web-sequel-again = Diese Stufe noch einmal
web-sequel-next = Nächste Stufe
web-since-nobody = der Platz von { $name } ist leer; letzter Zug { $ago }
web-since-other = { $name } ist am Zug; letzter Zug { $ago }
web-since-over = letzter Zug { $ago }
web-since-you = du bist dran; letzter Zug { $ago }
web-sit = Diesen Platz nehmen
web-skip = Zum Inhalt springen
web-solo = Allein spielen
web-sound = Leise Töne
web-tag-aside = ausgesetzt
web-tag-closed = geschlossen
web-tag-over = beendet
web-take-over = Ich bin { $name }
web-theme = Darstellung
web-theme-auto = Wie das System
web-theme-dark = Dunkel
web-theme-light = Hell
web-title-your-turn = Du bist dran: { $game }
web-tour-back = Zurück
web-tour-done = Los geht’s
web-tour-next = Weiter
web-tour-no = Nein, danke
web-tour-offer = Zum ersten Mal hier? Ein kurzer Rundgang zeigt die ersten Züge auf dem Plan.
web-tour-skip = Rundgang überspringen
web-tour-start = Rundgang beginnen
web-tour-step = Schritt { $n } von { $all }
web-turn-of = { $name } ist am Zug
web-undo-not-your-turn = Zurücknehmen kannst du nur in deinem eigenen Zug.
web-undo-other = Weiter zurück geht es nicht: Jemand anders war am Zug.
web-undo-over = Die Partie ist zu Ende.
web-undo-revealed = Weiter zurück geht es nicht: Deine letzte Wahl hat etwas ans Licht gebracht, etwa eine Karte, ein Plättchen oder ein Zufallsergebnis.
web-undo-start = Noch nichts zurückzunehmen.
web-undo-step = Zurücknehmen
web-undo-steps = { $count ->
    [one] { $count } Schritt lässt sich zurücknehmen
   *[other] { $count } Schritte lassen sich zurücknehmen
}
web-undo-turn = Zug zurücknehmen
web-undo-why = Warum?
web-unread = { $count ->
    [one] { $count } neuer Zug
   *[other] { $count } neue Züge
}
web-waiting = { $name } ist am Zug{"\u00A0"}…
web-waiting-bot = { $name } denkt nach{"\u00A0"}…
web-waiting-empty = Auf dem Platz von { $name } sitzt noch niemand. Verschick den Link dieses Platzes.
web-watch = Nur zusehen
web-watching = Du schaust zu und siehst nur, was alle wissen dürfen.
web-what = Allein, gegen Bots oder mit Freunden. Jedes „Nein“ nennt seinen Grund, und kein Zug geht verloren. Kein Konto, nichts zu installieren.
web-who-bots = Gegen Bots
web-who-bots-what = sie sind immer bereit
web-who-here = Ein Gerät
web-who-here-what = von Hand zu Hand gereicht
web-who-link = Freunde per Link
web-who-link-what = sofort oder über Tage
web-who-mixed = Platz für Platz
web-who-mixed-what = jede Mischung, auch offen für alle
web-who-solo = Allein
web-who-solo-what = der Solomodus der Spielregel
web-wish = { $name } ist einverstanden: { $bot }
web-won = gewonnen
web-yes = ja
web-you = du
web-you-alone = Du
web-your-turn = Du bist dran

# Fehler. Jeder sagt, was nicht stimmt und was zu tun ist.
problem-title = Fehler { $status }
problem-lost = Hier kreist nichts
problem-refused = Das hat nicht geklappt
problem-ours = Etwas ist schiefgegangen
problem-home = Zur Startseite
problem-back = Zurück zum Tisch
problem-back-account = Zu meinem Konto
problem-back-new = Zurück zu den Einstellungen
problem-bad = Die Anfrage ist nicht lesbar. Geh zurück, lade die Seite neu und versuche es noch einmal.
problem-bot-wishes = Du hast deine Meinung über einen Bot auf diesem Platz zu oft geändert. Es gilt, was du zuletzt gesagt hast.
problem-busy = Der Server wird gerade neu gestartet oder ist ausgelastet. Versuche es gleich noch einmal.
problem-choices-many = So viele Entscheidungen sind für eine Seite zu lang. Geh einige Schritte zurück oder beginne von vorn.
problem-comings = An diesem Tisch sind zu viele Leute gekommen und gegangen; was noch Platz hat, ist für Züge da.
problem-devices = Dieser Platz ist schon auf zu vielen Geräten geöffnet. Spiele auf einem davon weiter, oder melde eines ab, das du nicht mehr brauchst.
problem-forbidden = Dieser Platz gehört dir nicht. Öffne den Link deines Platzes, um dich zu setzen.
problem-foreign = Dieses Formular kam nicht von einer Seite dieses Servers, oder die Seite ist zu alt. Lade die Seite neu und versuche es noch einmal.
problem-hints-many = An diesem Tisch wurde um so viele Tipps gebeten, wie es dafür Platz gibt.
problem-illegal = Dieser Zug ist jetzt nicht möglich. Sieh dir den Tisch noch einmal an und wähle etwas anderes.
problem-internal = Auf dem Server ist etwas schiefgegangen. Von deiner Partie ist nichts verloren; versuche es gleich noch einmal.
problem-invitations-many = Auf diesen Platz sind schon sehr viele eingeladen. Warte, bis jemand kommt, oder lade mit einem Link ein.
problem-kind = Diese Art von Inhalt versteht der Server nicht. Sende ein Formular oder JSON.
problem-large = Die Anfrage ist zu groß. Sende weniger Daten.
problem-link = Dieser Link öffnet keinen Platz mehr: Ein Link gilt einmal. Bitte um einen neuen, oder erstelle einen auf dem Gerät, auf dem dein Platz geöffnet ist.
problem-long = Dieser Tisch hat die Höchstzahl an Zügen erreicht. Eröffne einen neuen.
problem-many = Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuche es dann noch einmal.
problem-method = Diese Adresse nimmt solche Anfragen nicht an. Öffne sie stattdessen als Seite.
problem-mutes-many = An diesem Tisch sind so viele stummgeschaltet, wie es möglich ist. Höre erst jemandem davon wieder zu.
problem-no-undo = Das lässt sich nicht zurücknehmen.
problem-not-found = Unter dieser Adresse gibt es nichts. Prüfe den Link oder beginne auf der Startseite.
problem-not-your-turn = Du bist nicht am Zug. Warte, bis du an der Reihe bist.
problem-one-seat = Du hast an diesem Tisch schon einen Platz, und jede Person hat nur einen. Verlasse ihn zuerst, oder bitte um einen Tisch, an dem man mehrere nehmen darf.
problem-operator = Diese Seite ist für alle, die den Server betreiben. Gib das Token als Passwort ein.
problem-option-choice = { $option }: Wähle einen der angebotenen Werte.
problem-option-flag = { $option }: Wähle ja oder nein.
problem-option-game = Dieses Spiel gibt es hier nicht.
problem-option-kind = Eine Art von Platz namens „{ $kind }“ gibt es nicht. Wähle eine von diesen: { $kinds }.
problem-option-name = Ein Name hat 1 bis { $max } Zeichen, die alle sichtbar sind.
problem-option-number = { $option }: Wähle eine Zahl von { $min } bis { $max }.
problem-option-other = Das Spiel kennt die Option „{ $option }“ nicht, oder nicht mit diesem Wert.
problem-option-pack = Dieses Datenpaket gibt es hier nicht.
problem-option-players = { $max ->
    [one] { $game } ist ein Spiel für { $max } Person.
   *[other] { $game } ist ein Spiel für { $min } bis { $max } Personen.
}
problem-option-seats = Besetze jeden Platz, einen für jede Person. Plätze für alle gibt es nur an öffentlichen Tischen.
problem-option-seed = Der Startwert ist eine ganze Zahl, nicht unter 0.
problem-option-several = { $option }: Wähle { $count } verschiedene, oder überlasse alle dem Zufall.
problem-option-when = { $max ->
    [one] Nur mit { $max } Person.
   *[other] Nur mit { $min } bis { $max } Personen.
}
problem-options = So lässt sich die Partie nicht aufbauen. Ändere die Einstellungen und versuche es noch einmal.
problem-over = Die Partie ist zu Ende. Sieh dir das Ergebnis an oder beginne eine Revanche.
problem-pack = Dieses Datenpaket lässt sich nicht verwenden. Berichtige seine Dateien oder wähle ein anderes.
problem-passkeys-many = Dein Konto hat so viele Passkeys, wie es möglich ist. Entferne einen, den du nicht mehr brauchst.
problem-present = Diese Person war vor Kurzem noch hier und behält ihren Platz.
problem-record-long = Diese Aufzeichnung hat mehr Züge, als an einem Tisch Platz haben.
problem-reports-many = Es ist kein Platz für eine weitere Meldung, bis der Betreiber die vorhandenen gelesen hat. Versuche es später noch einmal.
problem-secret = Das dürfen nur die Mitspielenden sehen, oder erst nach dem Ende der Partie.
problem-set-aside = Dieser Tisch ist ausgesetzt: Seine gespeicherten Züge führen nicht mehr zur gespeicherten Stellung. Nichts wurde verändert; wende dich an die Person, die den Server betreibt.
problem-slow = Die Anfrage hat zu lange gedauert. Prüfe deine Verbindung und versuche es noch einmal.
problem-stale = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an und wähle neu.
problem-stop-wishes = Du hast deine Meinung über das Abbrechen der Partie zu oft geändert. Es gilt, was du zuletzt gesagt hast.
problem-streams = Von deiner Adresse aus sind zu viele Tische gleichzeitig geöffnet. Schließe einige dieser Seiten.
problem-tables = Von deiner Adresse wurden innerhalb einer Stunde zu viele Tische eröffnet. Warte eine Weile und versuche es dann noch einmal.
problem-taken = Diesen Platz hat schon jemand anders. Sieh der Partie zu oder bitte um einen anderen Platz.
problem-unattended = Es laufen schon zu viele Partien nur mit Bots. Nimm selbst einen Platz ein, oder warte, bis eine davon zu Ende ist.
problem-unfinished = Du hast zu viele unbeendete Partien. Beende oder schließe einige davon, bevor du einen neuen Tisch eröffnest.

# Die Seite für den Betreiber.
operator-bot-choices = Entscheidungen der Bots seit dem Start
operator-bot-failures = Bots, die zu keiner Antwort kamen
operator-bots-waiting = Tische, deren Bot darauf wartet, nachdenken zu können
operator-free = Frei auf der Festplatte
operator-loaded = Tische im Arbeitsspeicher
operator-metrics = Zahlen für ein Überwachungssystem
operator-store = Von den Partien belegt
operator-streams = Offene Seiten, die einem Tisch folgen
operator-tables = Tische insgesamt
operator-title = Wie es dem Server geht
operator-unfinished = Nicht beendete Tische
operator-unknown = unbekannt
operator-uptime = Läuft seit (Stunden:Minuten)
operator-version = Version
