### Spielen über ein Netz: Tische eröffnen und mitspielen, Links, Sätze, die Verbindung.

setup-online = Online spielen
setup-online-about = Ein Link pro Platz, kein Konto
online-title = Online spielen
online-about = Alle anderen bekommen je einen Link und können sofort mitspielen oder Tage später weiterspielen.
online-about-server = Es ist noch kein Server eingestellt. Füge einen Link ein, den du bekommen hast, oder die Adresse eines Servers.
online-here = an diesem Bildschirm
online-elsewhere = woanders, mit Link
online-create = Tisch eröffnen
online-paste = Link einfügen
online-yours = Deine Tische
online-none = Hier stehen die Tische, die du eröffnest oder an denen du mitspielst.
online-forget = Tisch { $number } aus der Liste entfernen
online-open = Tisch { $number }
online-state-over = beendet
online-state-gone = nicht mehr da
online-state-turn = du bist dran
online-state-waits = läuft
online-state-known = { $state }, Stand { $ago }
online-unknown = Ein unbekanntes Spiel
online-table = Tisch und Links
online-not-come = noch nicht da
online-present = online
online-absent = gerade nicht da
online-say = Etwas sagen
online-watch = Link zum Zuschauen
online-link = Link
online-invite = Einladungslink
online-invite-about = Schick diesen Link an alle: Wer ihn öffnet, bekommt den nächsten freien Platz. Alle Weiteren können zuschauen.
online-votes = { $votes ->
    [one] nicht da ({ $votes } Stimme)
   *[other] nicht da ({ $votes } Stimmen)
}
online-wants-rematch = möchte noch eine Partie
online-rematch-wanted = { $who } möchte noch eine Partie.
online-link-about = Schicke diesen Link an { $who } oder lass den Code scannen. Wer ihn hat, spielt auf diesem Platz.
online-watch-about = Wer diesen Link hat, darf zuschauen und sieht keine verdeckten Karten.
online-list = Unter /tables für den Saal listen
online-copy = Link kopieren
online-free = Neuer Link; der alte gilt dann nicht mehr
online-free-question = { $player } sitzt am Tisch und müsste neu beitreten. Platz freigeben?
online-free-keep = Platz behalten
online-replace = Computer übernimmt
online-delete = Tisch löschen
online-delete-question = Diesen Tisch für alle löschen? Das Spiel und alle seine Links sind dann verloren.
online-delete-keep = Tisch behalten
online-phrase = { $phrase ->
   *[hello] Hallo!
    [good-luck] Viel Glück!
    [nice-move] Guter Zug!
    [one-moment] Einen Moment, bitte.
    [back] Bin wieder da.
    [thanks] Danke!
    [good-game] Gut gespielt!
    [bye] Tschüss!
}
online-said = { $who }: { $what }
online-connecting = Verbinde mit dem Server …
online-no-answer = Der Server antwortet nicht. Neuer Versuch läuft.
online-bad-address = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken.
online-links-aside = Deine Liste der Online-Tische war nicht lesbar und wurde beiseitegelegt.
online-lost = Verbindung unterbrochen. Neuer Versuch läuft; dein Spiel ist sicher.
online-no-connection = Gerade besteht keine Verbindung zum Server. Versuche es noch einmal, sobald sie wieder steht.
online-back = Wieder verbunden.
online-rematch-asked = Das nächste Spiel beginnt, sobald alle zustimmen.
online-verified = Karten geprüft: Nichts wurde verändert.
online-not-verified = Die Karten ließen sich nicht bestätigen: Die Aufzeichnung des Servers passt nicht zu diesem Spiel.
online-no-server = Es ist noch kein Server eingestellt.
online-no-link = In der Zwischenablage ist kein Link zu einem Tisch.
online-server-set = Neue Tische werden auf diesem Server eröffnet.
online-other-version = Dieser Tisch braucht eine andere Version des Spiels. Lade die Seite neu oder aktualisiere das Programm.
online-older-rules = Dieses Spiel hat nach älteren Regeln begonnen, die diese Version nicht mehr kennt.
online-refused = { $reason ->
    [no-table] Diesen Tisch gibt es nicht mehr.
    [no-ticket] Dieser Link gilt nicht mehr.
    [protocol] Der Server hat eine andere Version. Lade die Seite neu oder aktualisiere das Programm.
    [rules] Der Server hat inzwischen andere Regeln und kann dieses Spiel nicht fortsetzen.
    [no-game] Der Server kennt dieses Spiel nicht.
    [full] Der Server ist voll. Bitte versuche es später.
    [too-fast] Zu viele Anfragen. Bitte warte einen Moment.
    [storage] Der Server kann gerade nicht speichern. Bitte versuche es noch einmal.
    [not-to-act] Du bist nicht mehr dran.
    [outdated] Am Tisch hat sich etwas geändert. Bitte wähle noch einmal.
    [illegal] Das erlauben die Regeln nicht.
    [no-undo] Das lässt sich nicht mehr rückgängig machen.
    [not-host] Das kann nur, wer den Tisch eröffnet hat.
    [present] Diese Person ist wieder da.
    [phase] Das geht jetzt nicht.
   *[unreadable] Der Server hat das abgelehnt.
    [too-large] Der Server hat das abgelehnt.
    [not-yours] Du spielst diesen Platz in einem anderen Fenster.
}
menu-leave-remote = Der Tisch bleibt auf dem Server: Über „Online spielen“ kommst du zurück.
