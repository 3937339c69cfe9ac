account-active = zuletzt hier am { $date }
account-again = Um einen Passkey hinzuzufügen oder zu entfernen, die E-Mail-Adresse zu ändern oder das Konto zu löschen, melde dich noch einmal an. Das gilt dann zehn Minuten.
account-again-first = Melde dich dafür noch einmal an
account-again-look = Ein Link an deine Adresse ist unterwegs. Öffne ihn in diesem Browser.
account-again-mail = Link an meine Adresse schicken
account-again-passkey = Meinen Passkey benutzen
account-by-device = Mit einem angemeldeten Gerät
account-by-device-open = Öffne dort dein Konto und wähle „Weiteres Gerät verbinden“.
account-by-device-type = Tippe den Code hier ein oder scanne das Bild.
account-by-passkey = Mit einem Passkey
account-by-passkey-what = Fingerabdruck, Gesicht oder die PIN dieses Geräts. Gesendet wird nur eine Unterschrift.
account-code = Code
account-code-once = Ein Code gilt 10 Minuten und nur einmal.
account-comes-along = { $count ->
    [1] Deine Partie in diesem Browser kommt mit.
   *[other] Deine { $count } Partien in diesem Browser kommen mit.
}
account-data = Deine Daten
account-delete = Konto löschen…
account-delete-now = Endgültig löschen
account-delete-sure = Alles zum Konto wird gelöscht und lässt sich nicht zurückholen. Laufende Partien verlässt du; in jeder Partie gehört dein Platz dann „jemand“.
account-device = ein Gerät
account-devices = Passkeys und Geräte
account-door = Deine Partien auf jedem Gerät
account-door-why = Du kannst auch ohne das spielen: Deine Partien liegen in diesem Browser. Beim Anmelden kommen sie mit; ein Passwort, das man sich merken oder verlieren könnte, gibt es nicht.
account-edit = Namen ändern
account-end-device = Abmelden
account-enter = Mit Passkey anmelden
account-export = Alles herunterladen (JSON)
account-leave = Abmelden
account-leave-lost = Bisher öffnet nur dieser Browser das Konto: Es gibt keinen Passkey, keine E-Mail-Adresse und kein weiteres Gerät. Wenn du dich jetzt abmeldest, ist es verloren, und deine Plätze mit ihm.
account-leave-sure = Abmelden und das Konto verlieren
account-link-here = Dieses Gerät verbinden
account-link-it = Verbinden
account-link-once = Ein Link gilt 10 Minuten und nur einmal.
account-link-sure = Dieser Browser gehört dann zum Konto von { $name }, und seine Partien gehen dorthin mit. Tu das nur auf einem eigenen Gerät.
account-link-to = Als { $name } anmelden?
account-link-yes = Ja, das bin ich
account-make = Konto anlegen
account-name = Name
account-no-passkey = Noch gibt es keinen Passkey. Wenn du alle Geräte hier verlierst, kann niemand das Konto zurückholen.
account-notices = Benachrichtigungen einstellen
account-notices-what = Eine Nachricht in diesem Browser, per E-Mail oder in einem Chat, wenn du am Zug bist, mit Ruhezeiten.
account-pair = Weiteres Gerät verbinden
account-pair-how = Scanne das Bild oder öffne dort { $place } und tippe
account-passkey-add = Passkey hinzufügen
account-passkey-failed = Das hat nicht geklappt oder wurde abgebrochen. Nichts hat sich geändert.
account-passkey-number = Browser machen Passkeys nur für Adressen mit Namen. Dieser Server hat einen:
account-passkey-number-only = Browser machen Passkeys nur für Adressen mit Namen, nicht für Zahlen. Nimm hier einen der anderen Wege.
account-passkey-of = Passkey von { $device }
account-passkey-script = Passkeys brauchen ein Skript, eine sichere Adresse (https) und einen Browser, der sie kennt.
account-plain = Ohne Passkey
account-plain-make = Konto anlegen
account-plain-what = Das Konto kennt nur dieser Browser, bis du ein weiteres Gerät verbindest oder einen Passkey hinzufügst.
account-privacy = Was gespeichert wird und wie lange
account-remove = Entfernen
account-rename = Umbenennen
account-sign-in = Anmelden
account-since = seit { $date }
account-somebody = jemand
account-this = dieses
account-used = benutzt am { $date }
privacy-account = Ein Konto hat einen Namen, ein Kürzel, über das andere es finden, die öffentlichen Hälften seiner Passkeys, seine Geräte mit der Zeit der letzten Anmeldung und des letzten Besuchs, seine Einstellungen, Lektionen und Aufgaben und die Ergebnisse seiner Partien.
privacy-banned = Ein Konto, das der Betreiber ausgeschlossen hat, bleibt ausgeschlossen, bis der Betreiber es löscht.
privacy-browser = Ohne Konto gibt es ein Cookie mit einer zufälligen Zahl. Es sagt, welche Plätze deine sind, und nichts über dich.
privacy-finished = { $days ->
    [one] Eine beendete Partie wird { $days } Tag nach ihrem Ende gelöscht.
   *[other] Eine beendete Partie wird { $days } Tage nach ihrem Ende gelöscht.
}
privacy-finished-always = Beendete Partien bleiben, bis der Betreiber sie löscht.
privacy-logs = Im Protokoll des Servers stehen die Adresse, von der eine Anfrage kam, und welche Art von Seite sie wollte, nie welche Partie.
privacy-long = Wie lange
privacy-mail = Eine E-Mail-Adresse wird nur gespeichert, wenn du eine angibst, und niemandem gezeigt.
privacy-notices = Wenn du erfahren willst, dass du am Zug bist, wird gespeichert, wie man dich erreicht: die Push-Adresse eines Browsers, eine E-Mail-Adresse oder ein Webhook. Die Nachricht läuft über diesen Dienst – den Hersteller deines Browsers, den Mailserver, den Chat – und sagt, um welche Partie es geht und wer mitspielt, sonst nichts. Ein Browser ohne Konto, den niemand mehr benutzt, wird nach 30 Tagen vergessen.
privacy-once = Links und Codes, die nur einmal gelten, werden nach 10 Minuten gelöscht.
privacy-own = Deine Notizen zu Stellungen, deine Pläne, wen du stummgeschaltet hast und deine freien Tage werden nur für dich gespeichert. An einem Tisch mit Uhr sehen die anderen, dass du weg bist und bis wann.
privacy-public = Andere sehen dein Profil nur, wenn du es öffentlich machst. Wer mit dir spielt, sieht deinen Namen, deine Entscheidungen und was du am Tisch sagst.
privacy-reports = Was du meldest, geht an den Betreiber, mit der Nachricht und dem Namen dessen, der sie geschrieben hat, bis es erledigt ist.
privacy-short = Orrery speichert, was nötig ist, um dich spielen zu lassen und dir Bescheid zu geben, und zeigt es denen, mit denen du spielst.
privacy-tables = Ein Tisch speichert seine Entscheidungen, die Namen der Spieler, Einladungen und was dort gesagt wird, auch von Zuschauern.
privacy-title = Was über dich gespeichert wird
privacy-unfinished = { $days ->
    [one] Eine Partie, mit der niemand weitermacht, wird nach { $days } Tag gelöscht.
   *[other] Eine Partie, mit der niemand weitermacht, wird nach { $days } Tagen gelöscht.
}
privacy-unfinished-always = Unbeendete Partien bleiben, bis der Betreiber sie löscht.
privacy-unused = { $days ->
    [one] Ein Konto, das niemand benutzt, wird nach { $days } Tag gelöscht.
   *[other] Ein Konto, das niemand benutzt, wird nach { $days } Tagen gelöscht.
}
privacy-unused-always = Konten bleiben, bis du sie löschst.
privacy-yours = Was du tun kannst
privacy-yours-how = Auf der Seite deines Kontos kannst du alles herunterladen, was über dich gespeichert ist, Geräte abmelden und das Konto löschen. Der Name verschwindet dann aus Partien und Gesprächen; das Gesagte bleibt ohne ihn stehen.
problem-code = Dieser Code öffnet nichts: Er wurde benutzt, ist zu alt oder vertippt. Mach auf dem angemeldeten Gerät einen neuen.
problem-passkey = Dieser Passkey wurde nicht angenommen. Vielleicht wurde er entfernt, oder die Seite war zu lange offen. Versuch es noch einmal.
problem-prove = Das ändert, womit sich dein Konto öffnen lässt, und deine letzte Anmeldung ist dafür zu lange her. Melde dich zuerst noch einmal an.
problem-shut-out = Dieses Konto hat der Betreiber geschlossen.
problem-signed-out = Melde dich zuerst an.
problem-option-rated = Eine gewertete Partie hat eine Uhr, einen Platz an diesem Bildschirm, auf den anderen Plätzen Menschen oder Bots, und weder Tipps noch einen eigenen Startwert oder ein eigenes Datenpaket.
problem-rated = Diese Partie ist gewertet, darum brauchen alle am Tisch ein Konto. Melde dich an und setz dich dann.
profile-ahead = Davor
profile-behind = Dahinter
profile-best = Bestes
profile-best-how = Nur gewertete Partien derer, die ihr Profil öffentlich gemacht haben. Ein Fragezeichen heißt, dass wenige Partien es sagen. Bots haben feste Wertungen. Für die Wertung anderer zählt, wer fünf gewertete Partien mit mindestens zwei verschiedenen Leuten gespielt hat, und mit derselben Person zählen in dreißig Tagen zehn Partien.
profile-best-of = Die Besten in { $game }
profile-chart = Verlauf der Wertung
profile-game = Spiel
profile-games = Partien
profile-last = Letzte Partien
profile-learned = Gelernt
profile-lessons = Lektionen
profile-make-private = Profil verbergen
profile-make-public = Profil öffentlich machen
profile-mean = Schnitt
profile-new-rated = Gewertet
profile-new-rated-help = Wer sich setzt, wird nach dem Ergebnis gewertet und braucht ein Konto. Keine Tipps; wer geht, hat verloren. Dazu gehört eine Uhr.
profile-nobody = Noch hat niemand mit öffentlichem Profil eine gewertete Partie gespielt.
profile-note-player = { $name } wird nach dem Ergebnis gewertet.
profile-note-rated = Diese Partie ist gewertet.
profile-nothing = Noch keine beendeten Partien.
profile-of-games = { $count ->
    [one] von { $count } Partie
   *[other] von { $count } Partien
}
profile-place = Platz
profile-points = Punkte
profile-public-page = Öffentliche Seite
profile-puzzles = Aufgaben gelöst
profile-rated-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
profile-rating = Wertung
profile-results = Ergebnisse
profile-rivals = Gegen andere
profile-species = Mit jeder Spezies
profile-streak = Tage in Folge
profile-when = Wann
profile-with = Mit
profile-won = Gewonnen
invite-ask = Einladen
invite-asked = Eingeladen
invite-asked-what = Gibt es ein Konto „{ $who }“, so findet es die Einladung jetzt auf seiner Startseite. Ob es eines gibt, erfährt niemand.
invite-decline = Nein, danke
invite-join = Hinsetzen
invite-lang = Sprache am Tisch
invite-lang-any = Jede Sprache
invite-level = Wie gut man das Spiel kennt
invite-level-any = Egal wie gut
invite-level-new = Neu im Spiel
invite-level-some = Ein paar Partien
invite-level-well = Kennt es gut
invite-look = Zum Tisch
invite-rematch = { $name } bittet um noch eine Partie { $game }. Alle rücken einen Platz weiter.
invite-to = { $name } lädt dich zu einer Partie { $game } ein.
invite-who = Name#Kürzel eines Kontos
invite-wishes = Wünsche für einen offenen Tisch
invite-wishes-help = Steht neben einem öffentlichen Tisch mit freien Plätzen, damit ihn die Richtigen finden.
order-ban = Konto aussperren
order-close = Tisch schließen
order-hide = Aus der öffentlichen Liste nehmen
order-nothing = Nichts wurde gemeldet.
order-otherwise = Ohne Meldung
order-report = Melden
order-report-what = Der Betreiber dieses Servers liest, was du schreibst, und die Nachricht, um die es geht.
order-reports = Meldungen
order-send = Absenden
order-settle = Erledigt
order-table = Kennung eines Tischs
order-unban = Wieder zulassen
order-unsay = Nachricht verbergen
order-why = Was stimmt nicht?
account-by-mail = Mit einem Link per E-Mail
account-by-mail-what = Für alle, die ihrem Konto eine Adresse gegeben haben.
account-mail = E-Mail-Adresse
account-mail-look = Gibt es ein Konto mit dieser Adresse, ist eine E-Mail mit einem Link unterwegs. Ob es eines gibt, erfährt niemand.
account-mail-none = Keine E-Mail-Adresse
account-mail-own = Gehört { $mail } dir?
account-mail-prove = Eine E-Mail ist unterwegs. Öffne ihren Link in diesem Browser, dann gehört die Adresse dir.
account-mail-prove-open = Jemand, hoffentlich du, möchte sich mit dieser Adresse bei Orrery anmelden. Öffne diesen Link in dem Browser, in dem du darum gebeten hast:
account-mail-send = Link schicken
account-mail-sent = Sieh in dein Postfach
account-mail-set = Link dorthin schicken
account-mail-sure = Der Link gilt nur einmal.
account-mail-why = damit meldest du dich per Link an
problem-mail = An diese Adresse kann keine E-Mail geschickt werden.
profile-leaders = Die Besten auf diesem Server
