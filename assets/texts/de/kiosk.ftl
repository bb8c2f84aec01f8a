### The kiosk: a public screen where strangers play one after another.

# Over the game that plays itself, in all languages at once: what a stranger should do.
kiosk-touch = Zum Spielen berühren
# Above the code that a phone reads, in one language at a time.
kiosk-phones-invitation = Spiel mit deinem Handy mit

## The first choice

kiosk-play = Jetzt spielen
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Gegen { $computer } · etwa { $minutes } Minuten
kiosk-play-other = Gegen 2 Computer · etwa { $minutes } Minuten
kiosk-together = Mit Freunden
kiosk-learn = In einer Minute lernen

## When nothing has been touched for a while

kiosk-still = Spielst du noch?
# Above it a number counts down.
kiosk-still-about = Ist die Zeit um, ist der nächste Gast dran.
kiosk-still-here = Ja
kiosk-still-here-about = Das Spiel geht weiter

## The menu for staff

kiosk-pin = PIN
kiosk-pin-wrong = Falsche PIN: { $seconds } s warten
kiosk-staff = Personal
kiosk-close = Schließen
kiosk-volume = Lautstärke
# Times after which the kiosk asks whether someone is still playing.
kiosk-idle = Sekunden bis zur Nachfrage, im Zug
kiosk-count = Sekunden zum Antworten
kiosk-rest = Sekunden bis zur Nachfrage, zwischen Spielen
kiosk-reading = Sekunden bis zur Nachfrage, bei Lektionen und Regeln
kiosk-languages = Sprachen
kiosk-boards = Spielpläne für das schnelle Spiel
kiosk-level = Computer im schnellen Spiel
kiosk-phones = Handys dürfen mitspielen
kiosk-address = Adresse für Handys
kiosk-address-likeliest = Automatisch
kiosk-nobody-joined = { $tables ->
    [one] Am letzten Tisch für Handys war niemand. Vielleicht erreichen Handys diesen Bildschirm nicht.
   *[other] An den letzten { $tables } Tischen für Handys war niemand. Vielleicht erreichen Handys diesen Bildschirm nicht.
}
kiosk-statistics = Spiele pro Tag
kiosk-no-games = Noch hat niemand gespielt.
# What was played on a day: half of the finished games took fewer than $median minutes.
kiosk-day = { $day }.{ $month }.: { $begun } begonnen, { $finished } beendet, Median { $median } min
kiosk-new-pin = PIN ändern
kiosk-restart = Neu starten
kiosk-unreadable = Was gespeichert war, ist nicht lesbar und liegt jetzt hier: { $files }.
kiosk-not-kept = Was hier eingestellt oder gezählt wird, geht beim nächsten Start verloren: { $why }
