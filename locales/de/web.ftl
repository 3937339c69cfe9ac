# Die Seiten im Browser.
web-auto-end = Meinen Zug von selbst beenden, wenn nichts anderes möglich ist
web-board = Tisch
web-board-drawn = Gezeichneter Plan
web-board-plain = In Worten
web-bot-none = kein Bot
web-bot-want = Einen Bot weiterspielen lassen
web-bot-which = Welcher Bot
web-catalog-count = { $count ->
    [one] { $count } Bestandteil
   *[other] { $count } Bestandteile
}
web-choices = Was du tun kannst
web-close = Diesen Tisch schließen …
web-close-now = Den Tisch für alle schließen
web-close-sure = An einem geschlossenen Tisch kann niemand weiterspielen. Das lässt sich nicht zurücknehmen.
web-closed = Dieser Tisch wurde vor dem Ende des Spiels geschlossen.
web-contents = Inhalt
web-continue = Von hier aus an einem neuen Tisch weiterspielen
web-continue-seats = Wer spielt weiter?
web-decides = entscheidet
web-device-end = Abmelden
web-device-new = Neuer Link für ein anderes Gerät
web-device-this = dieses Gerät
web-device-unknown = Unbekanntes Gerät
web-devices = { $count ->
    [one] Dieser Platz ist auf { $count } Gerät geöffnet
   *[other] Dieser Platz ist auf { $count } Geräten geöffnet
}
web-disclaimer = Orrery ist ein inoffizielles Fanprojekt und steht in keiner Verbindung zu den Verlagen oder Autoren dieser Spiele.
web-duplicate = Duplikat-Partie
web-duplicate-why = Die Startzahl dieser Partie wurde gewählt oder ist aus einer anderen Partie bekannt. Jemand kann also wissen, was verborgen ist.
web-empty = noch niemand
web-free = Diesen Platz freigeben …
web-free-now = Platz freigeben
web-free-sure = Diese Person war lange nicht hier. Wenn du den Platz freigibst, kann sie nicht auf ihn zurückkehren; alle erfahren davon.
web-hand-over = { $name } entscheidet. Gib den Bildschirm weiter.
web-home = Tische
web-invite = Jemanden auf diesen Platz einladen
web-invite-again = Neuer Link statt diesem
web-invited = Du bist zu { $game } eingeladen
web-invited-device = Dieser Link öffnet den Platz von { $name } auf diesem Gerät. Er gilt einmal.
web-invited-seat = Dieser Link öffnet den Platz von { $name }. Er gilt einmal: Danach gehört der Platz dir, und am Tisch kannst du weitere Geräte hinzufügen.
web-language = Sprache
web-leave = Diesen Platz verlassen …
web-leave-now = Endgültig verlassen
web-leave-sure = Du kannst nicht auf diesen Platz zurückkehren. Die anderen können jemanden einladen oder einen Bot weiterspielen lassen.
web-left = leer
web-link-friend = Link für einen Freund: Wer ihn zuerst öffnet, bekommt diesen Platz
web-link-mine = Link für dein anderes Gerät; er gilt einmal
web-log = Was geschah
web-log-all = Alles von Anfang an
web-log-empty = Noch nichts.
web-log-new = seit deinem letzten Zug
web-log-ply = Stellung nach Entscheidung { $ply }
web-log-start = Aufbau
web-log-steps = Schritt für Schritt zeigen
web-look = von diesem Platz aus sehen
web-mine = Meine Tische
web-mine-none = Du sitzt noch an keinem Tisch. Beginne ein Spiel oder öffne den Link, den dir jemand geschickt hat.
web-name = Name
web-name-bot = Bot { $seat }
web-name-of = Name auf Platz { $seat }
web-name-player = Spieler { $seat }
web-nav = Hauptnavigation
web-nav-catalog = Spielmaterial
web-nav-new = Neues Spiel
web-nav-rules = Regeln
web-new-game = Spiel
web-new-options = Optionen
web-new-players = Spieler
web-new-public = Diesen Tisch für alle auflisten
web-new-seed = Startzahl
web-new-seed-help = Dieselbe Zahl mischt gleich. Alle am Tisch erfahren, dass sie gewählt wurde. Leer lassen, um jedes Mal ein neues Spiel zu bekommen.
web-new-several = Eine Person darf mehrere offene Plätze nehmen
web-new-start = Spiel beginnen
web-note-bot = Ein Bot spielt für { $name } weiter ({ $bot }).
web-note-freed = Der Platz von { $name } wurde nach langer Abwesenheit freigegeben.
web-note-left = { $name } hat den Tisch verlassen.
web-note-no-wish = { $name } möchte keinen Bot mehr auf dem Platz von { $seat }.
web-note-sat = { $name } hat sich gesetzt.
web-note-wish = { $name } würde für { $seat } einen Bot weiterspielen lassen ({ $bot }).
web-open = Tische mit freiem Platz
web-option-players = { $count ->
    [one] (nur mit { $count } Spieler)
   *[other] (nur mit { $count } Spielern)
}
web-option-random = zufällig
web-over = Das Spiel ist zu Ende.
web-pack = Datenpaket
web-pack-builtin = eingebaut
web-pack-used = Datenpaket: { $name }
web-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-position = Stellung
web-public = Öffentliche Tische
web-record = Partie herunterladen
web-refusals = { $count ->
    [one] { $count } Sache ist jetzt nicht möglich
   *[other] { $count } Dinge sind jetzt nicht möglich
}
web-rematch = Revanche
web-replay = Zurückblättern
web-replay-back = Zurück
web-replay-end = Ende
web-replay-first = Anfang
web-replay-go = Zeigen
web-replay-last = Die letzte Entscheidung: { $name }
web-replay-next = Weiter
web-replay-now = Zurück zur Gegenwart
web-replay-of = { $game }: Rückblick
web-replay-ply = Nach Entscheidung { $ply } von { $of }
web-replay-quiet = Nichts, was du wissen darfst.
web-search = Suche
web-search-go = Suchen
web-seat-bot-expert = Bot: Könner
web-seat-bot-greedy = Bot: gierig
web-seat-bot-novice = Bot: Anfänger
web-seat-bot-random = Bot: zufällig
web-seat-bot-standard = Bot: normal
web-seat-here = jemand anderes an diesem Bildschirm
web-seat-link = jemand über einen Link
web-seat-me = ich
web-seat-open = wer will (öffentliche Tische)
web-seats = Am Tisch
web-sequel-again = Diese Stufe noch einmal
web-sequel-next = Nächste Stufe
web-sit = Hinsetzen
web-skip = Zum Inhalt springen
web-solo = { $game } allein
web-tag-aside = beiseitegestellt
web-tag-closed = geschlossen
web-tag-over = beendet
web-take-over = Ich bin { $name }
web-theme = Darstellung
web-theme-auto = Wie der Browser
web-theme-dark = Dunkel
web-theme-light = Hell
web-title-your-turn = Du bist dran: { $game }
web-tour-back = Zurück
web-tour-done = Los geht’s
web-tour-next = Weiter
web-tour-no = Nein, danke
web-tour-offer = Zum ersten Mal hier? Eine kurze Führung zeigt die ersten Züge auf dem Plan.
web-tour-skip = Führung beenden
web-tour-start = Führung beginnen
web-tour-step = Schritt { $n } von { $all }
web-turn-of = { $name } entscheidet
web-undo-not-your-turn = Zurücknehmen kannst du nur, während du entscheidest.
web-undo-other = Nicht weiter zurück: Davor hat jemand anderes entschieden.
web-undo-over = Das Spiel ist zu Ende.
web-undo-revealed = Nicht weiter zurück: Etwas Verdecktes wurde aufgedeckt, oder der Zufall entschied.
web-undo-start = Davor gibt es nichts.
web-undo-step = Zurücknehmen
web-undo-steps = { $count ->
    [one] { $count } Schritt lässt sich zurücknehmen
   *[other] { $count } Schritte lassen sich zurücknehmen
}
web-undo-turn = Meinen Zug zurücknehmen
web-undo-why = Warum?
web-unread = { $count ->
    [one] { $count } neue Entscheidung
   *[other] { $count } neue Entscheidungen
}
web-waiting = { $name } entscheidet. Bitte warte.
web-waiting-bot = { $name } denkt nach.
web-waiting-empty = Auf dem Platz von { $name } sitzt noch niemand. Schicke den Link dieses Platzes weiter.
web-watch = Nur zusehen
web-watching = Du siehst zu. Du siehst, was alle wissen dürfen.
web-what = Ein digitaler Tisch für Brettspiele über den Weltraum: Jede Regel gilt, jede Ablehnung wird erklärt, kein Zug geht verloren.
web-wish = { $name } ist einverstanden: { $bot }
web-won = gewonnen
web-you = du
web-your-turn = Du bist dran

# Fehler. Jeder sagt, was nicht stimmt und was zu tun ist.
problem-title = Das hat nicht geklappt ({ $status })
problem-home = Zur Startseite
problem-back = Zurück zum Tisch
problem-back-new = Zurück zu den Einstellungen
problem-bad = Die Anfrage ist nicht lesbar. Geh zurück, lade die Seite neu und versuche es noch einmal.
problem-busy = Der Server hält gerade an oder ist beschäftigt. Versuche es gleich noch einmal.
problem-devices = Dieser Platz ist schon auf zu vielen Geräten geöffnet. Spiele auf einem davon weiter, oder melde eines ab, das du nicht mehr brauchst.
problem-forbidden = Dieser Platz gehört dir nicht. Öffne den Link deines Platzes, um dich zu setzen.
problem-foreign = Dieses Formular kam nicht von einer Seite dieses Servers, oder die Seite ist zu alt. Lade die Seite neu und versuche es noch einmal.
problem-illegal = Diese Wahl ist jetzt nicht möglich. Sieh dir den Tisch noch einmal an und wähle etwas anderes.
problem-internal = Auf dem Server ist etwas schiefgegangen. Von deinem Spiel ist nichts verloren; versuche es gleich noch einmal.
problem-kind = Diese Art von Inhalt versteht der Server nicht. Sende ein Formular oder JSON.
problem-large = Die Anfrage ist zu groß. Sende weniger.
problem-link = Dieser Link öffnet keinen Platz mehr: Ein Link gilt einmal. Bitte um einen neuen, oder erstelle einen auf dem Gerät, auf dem dein Platz geöffnet ist.
problem-long = An diesem Tisch ist die größte Zahl von Entscheidungen erreicht, die ein Tisch aufbewahrt. Eröffne einen neuen.
problem-many = Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuche es dann noch einmal.
problem-method = Diese Adresse nimmt solche Anfragen nicht an. Öffne sie stattdessen als Seite.
problem-no-undo = Das lässt sich nicht zurücknehmen.
problem-not-found = Unter dieser Adresse gibt es nichts. Prüfe den Link oder beginne auf der Startseite.
problem-not-your-turn = Jetzt entscheidet jemand anderes. Warte, bis du an der Reihe bist.
problem-one-seat = Du hast an diesem Tisch schon einen Platz, und jede Person hat nur einen. Verlasse ihn zuerst, oder bitte um einen Tisch, an dem man mehrere nehmen darf.
problem-operator = Diese Seite ist für den Betreiber des Servers. Gib das Token als Passwort ein.
problem-option-choice = { $option }: Wähle einen der angebotenen Werte.
problem-option-flag = { $option }: Wähle ja oder nein.
problem-option-game = Dieses Spiel gibt es hier nicht.
problem-option-kind = Eine Sitzart „{ $kind }“ gibt es nicht. Wähle eine von diesen: { $kinds }.
problem-option-name = Ein Name hat 1 bis { $max } Zeichen, die alle sichtbar sind.
problem-option-number = { $option }: Wähle eine Zahl von { $min } bis { $max }.
problem-option-other = Das Spiel kennt die Option „{ $option }“ nicht, oder nicht mit diesem Wert.
problem-option-pack = Dieses Datenpaket gibt es hier nicht.
problem-option-players = { $game } ist ein Spiel für { $min } bis { $max } Personen.
problem-option-seats = Besetze jeden Platz, einen für jede Person. Plätze für alle gibt es nur an öffentlichen Tischen.
problem-option-seed = Die Startzahl ist eine ganze Zahl, nicht unter 0.
problem-option-several = { $option }: Wähle { $count } verschiedene, oder überlasse alle dem Zufall.
problem-option-when = { $max ->
    [one] Nur mit { $max } Person.
   *[other] Nur mit { $min } bis { $max } Personen.
}
problem-options = So lässt sich das Spiel nicht aufbauen. Ändere die Einstellungen und versuche es noch einmal.
problem-over = Das Spiel ist zu Ende. Sieh dir das Ergebnis an oder beginne eine Revanche.
problem-pack = Dieses Datenpaket lässt sich nicht verwenden. Berichtige seine Dateien oder wähle ein anderes.
problem-present = Diese Person war vor nicht langer Zeit hier und behält ihren Platz.
problem-secret = Das dürfen nur die Spielenden sehen, oder nicht vor dem Ende des Spiels.
problem-set-aside = Dieser Tisch wurde beiseitegestellt: Seine gespeicherten Entscheidungen führen nicht mehr zur gespeicherten Stellung. Nichts wurde verändert; frage, wer den Server betreibt.
problem-slow = Die Anfrage hat zu lange gedauert. Prüfe deine Verbindung und versuche es noch einmal.
problem-stale = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an und wähle neu.
problem-streams = Von deiner Adresse verfolgen zu viele offene Seiten die Tische. Schließe einige davon.
problem-tables = Von deiner Adresse wurden innerhalb einer Stunde zu viele Tische eröffnet. Warte eine Weile und versuche es dann noch einmal.
problem-taken = Diesen Platz hat schon jemand anderes. Sieh dem Spiel zu oder bitte um einen anderen Platz.
problem-unattended = Es laufen schon zu viele Partien nur mit Bots. Nimm selbst einen Platz ein, oder warte, bis eine davon zu Ende ist.
problem-unfinished = Du hast zu viele unbeendete Partien. Beende oder schließe einige davon, bevor du einen neuen Tisch eröffnest.

# Die Seite für den Betreiber.
operator-bot-choices = Entscheidungen der Bots seit dem Start
operator-bot-failures = Bots, die zu keiner Antwort kamen
operator-bots-waiting = Tische, deren Bot darauf wartet, nachdenken zu können
operator-free = Frei auf der Festplatte
operator-loaded = Tische im Arbeitsspeicher
operator-metrics = Zahlen für ein Überwachungssystem
operator-store = Von den Spielen belegt
operator-streams = Offene Seiten, die einem Tisch folgen
operator-tables = Tische insgesamt
operator-title = Wie es dem Server geht
operator-unfinished = Nicht beendete Tische
operator-unknown = unbekannt
operator-uptime = Läuft seit (Stunden:Minuten)
operator-version = Version
