# Die Seiten im Browser.
web-catalog-count = { $count ->
    [one] { $count } Bestandteil
   *[other] { $count } Bestandteile
}
web-contents = Inhalt
web-disclaimer = Orrery ist ein inoffizielles Fanprojekt und steht in keiner Verbindung zu den Verlagen oder Autoren dieser Spiele.
web-home = Tische
web-language = Sprache
web-nav = Hauptnavigation
web-nav-catalog = Spielmaterial
web-nav-new = Neues Spiel
web-nav-rules = Regeln
web-search = Suche
web-search-go = Suchen
web-skip = Zum Inhalt springen
web-theme = Darstellung
web-theme-auto = Wie der Browser
web-theme-dark = Dunkel
web-theme-light = Hell
web-what = Ein digitaler Tisch für Brettspiele über den Weltraum: Jede Regel gilt, jede Ablehnung wird erklärt, kein Zug geht verloren.

# Fehler. Jeder sagt, was nicht stimmt und was zu tun ist.
problem-title = Das hat nicht geklappt ({ $status })
problem-home = Zur Startseite
problem-back = Zurück zum Tisch
problem-bad = Die Anfrage ist nicht lesbar. Geh zurück, lade die Seite neu und versuche es noch einmal.
problem-busy = Der Server hält gerade an oder ist beschäftigt. Versuche es gleich noch einmal.
problem-forbidden = Dieser Platz gehört dir nicht. Öffne den Link deines Platzes, um dich zu setzen.
problem-foreign = Dieses Formular kam nicht von einer Seite dieses Servers, oder die Seite ist zu alt. Lade die Seite neu und versuche es noch einmal.
problem-illegal = Diese Wahl ist jetzt nicht möglich. Sieh dir den Tisch noch einmal an und wähle etwas anderes.
problem-internal = Auf dem Server ist etwas schiefgegangen. Von deinem Spiel ist nichts verloren; versuche es gleich noch einmal.
problem-kind = Diese Art von Inhalt versteht der Server nicht. Sende ein Formular oder JSON.
problem-large = Die Anfrage ist zu groß. Sende weniger.
problem-many = Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuche es dann noch einmal.
problem-method = Diese Adresse nimmt solche Anfragen nicht an. Öffne sie stattdessen als Seite.
problem-no-undo = Das lässt sich nicht zurücknehmen.
problem-not-found = Unter dieser Adresse gibt es nichts. Prüfe den Link oder beginne auf der Startseite.
problem-not-your-turn = Jetzt entscheidet jemand anderes. Warte, bis du an der Reihe bist.
problem-options = So lässt sich das Spiel nicht aufbauen. Ändere die Einstellungen und versuche es noch einmal.
problem-over = Das Spiel ist zu Ende. Sieh dir das Ergebnis an oder beginne eine Revanche.
problem-secret = Das dürfen nur die Spielenden sehen, oder nicht vor dem Ende des Spiels.
problem-set-aside = Dieser Tisch wurde beiseitegestellt: Seine gespeicherten Entscheidungen führen nicht mehr zur gespeicherten Stellung. Nichts wurde verändert; frage, wer den Server betreibt.
problem-slow = Die Anfrage hat zu lange gedauert. Prüfe deine Verbindung und versuche es noch einmal.
problem-stale = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an und wähle neu.
problem-streams = Von deiner Adresse verfolgen zu viele offene Seiten die Tische. Schließe einige davon.
problem-tables = Du hast schon viele Tische eröffnet. Beende einige davon oder warte eine Stunde.
problem-taken = Diesen Platz hat schon jemand anderes. Sieh dem Spiel zu oder bitte um einen anderen Platz.
