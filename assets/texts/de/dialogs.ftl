### What covers the table: menu, curtain, scorings, results, the score graph, the replay of a game; and the lettering of the
### title screen.

## The menu

menu-title = Pause
menu-resume = Weiterspielen
# The record of a game is being replayed.
menu-resume-watching = Weiter zusehen
# The game has ended.
menu-title-over = Das Spiel ist aus
menu-resume-over = Zurück zum Tisch
settings-title = Einstellungen
settings-sound = Ton
settings-game = Spiel
settings-picture = Bild
settings-comfort = Komfort
menu-hand-out = Als Datei speichern
menu-hand-out-question = Wer die Datei öffnet, kann alles sehen, auch was verdeckt ist. Speichern?
menu-report = Fehler melden
menu-leave = Zur Startseite
menu-leave-kept = Das Spiel ist gespeichert und geht dort weiter.
menu-leave-not-kept = Dieses Spiel lässt sich nicht speichern.
menu-leave-question = Dieses Spiel lässt sich nicht speichern. Verlassen und verlieren?
menu-leave-stay = Bleiben
menu-leave-anyway = Trotzdem verlassen
menu-give-up = Aufgeben
menu-give-up-question = { $who_is ->
    [you] Aufgeben? Ein Computer übernimmt deinen Platz, und das Spiel zählt nicht als gewonnen.
   *[other] Gibt { $who } auf? Ein Computer übernimmt den Platz.
}
menu-give-up-not = Weiterspielen
# While only computers play, after someone has given up.
watching-to-end = Sofort zu Ende spielen
hand-order = Hand
hand-by-kind = nach Art
hand-as-drawn = wie gezogen
asks-title = Rückfragen
asks-place = Vor dem Legen nachfragen
asks-buy = Vor dem Kartenkauf nachfragen
asks-end = Vor frühem Zugende nachfragen
asks-undo = Vor Rücknahme mehrerer Aktionen nachfragen

## Whose work the game contains; the text itself is a file, in English

licences-title = Lizenzen
licences-about = Bilder, Klänge und Programm sind für dieses Spiel gemacht. Schriften, Symbole und Bibliotheken stammen von anderen. Hier stehen ihre Bedingungen im Wortlaut.
licences-coming = Die Lizenzen werden geladen.
licences-none = Die Lizenzen sind gerade nicht verfügbar. Sie liegen dem Spiel als Datei licences.txt bei.

## The curtain between two people at one screen

curtain-pass = Weiter an { $who }
curtain-hidden = Alle Karten sind verdeckt
curtain-here = { $who } ist da
curtain-hold = Halten, um deine Karten zu sehen
curtain-take-back = Letzte Aktion zurücknehmen

## The bar under a game that is replayed

replay-pause = Pause
replay-run = Abspielen
# One more action.
replay-step = Nächste Aktion
# The slider through all actions.
replay-place = Stelle im Spiel
replay-leave = Verlassen
# Actions played, and how many there are.
replay-progress = { $at } von { $of }

## Tables of points

# The sum of all scorings.
ledger-total = Gesamt

## A scoring, told line by line

scoring-title = { $scoring ->
    [intermediate] Zwischenwertung
   *[final] Schlusswertung
}
# What has just been scored: over the board, and for screen readers.
scoring-plus = +{ $points }
scoring-counted = { category }, { $who }: { points }
scoring-show-all = Alles zeigen
scoring-continue = Weiter
scoring-this = Diese Wertung

## The results

# The button that brings them back.
results-title = Ergebnis
results-winner = { $who_is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
}
results-winners = Geteilter Sieg!
results-no-winner = Niemand gewinnt
# Under "Blue wins!".
results-points = mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
# Under "A shared win!": $winners are several.
results-points-of-winners = { $winners }, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
results-by-pesos = Gleich viele Punkte: Wer mehr Pesos hat, gewinnt.
# The same instead of the points, where there is little room.
results-by-pesos-short = dank mehr Pesos
# Over a column of points: which scoring they are from, very short.
results-half = { $scoring ->
    [intermediate] 1.
   *[final] Ende
}
# The line with the sum of each scoring.
results-scorings = Wertungen
results-pesos = Pesos
results-again = Noch einmal
results-rematch = Revanche
results-set-up = Anderes Spiel
results-look = Spielplan ansehen
results-level = Nach deinen letzten Spielen wäre die Stufe { level } auf Augenhöhe mit dir.
results-level-take = Gegen { level } spielen
results-level-leave = Nicht jetzt

## The score graph

# The page, and the button to it.
score-chart-title = Punkteverlauf
# All categories together.
score-chart-all = Alle
# Under the chart, before the numbers of the rounds.
score-chart-round = Runde
# $running: yes where points count after every action, with no scoring in between.
score-chart-about = { $running ->
    [yes] Was nach jeder Runde zählte. Geld zählt erst am Ende.
   *[no] Was eine Wertung nach jeder Runde gebracht hätte. Für die Führung zählt auch die Zwischenwertung.
}
score-chart-shared = Der Sieg ist geteilt: Am Ende lag niemand allein vorn.
# The winner, and when and how the lead was taken.
score-chart-all-along = { $who_is ->
    [you] Du lagst
   *[other] { $who } lag
} von Anfang bis Ende vorn.
score-chart-at-last = { $who_is ->
    [you] Du gingst
   *[other] { $who } ging
} erst in der letzten Runde in Führung.
score-chart-at-last-market = { $who_is ->
    [you] Du gingst erst in der letzten Runde in Führung, mit deinem { score-chart-nth } Markt.
   *[other] { $who } ging erst in der letzten Runde in Führung, mit dem { score-chart-nth } Markt.
}
score-chart-at-last-points = { $who_is ->
    [you] Du gingst
   *[other] { $who } ging
} erst in der letzten Runde in Führung: { points } mehr für { category-inside }.
score-chart-turning = { $who_is ->
    [you] Du gingst
   *[other] { $who } ging
} in Runde { $round } endgültig in Führung.
score-chart-turning-market = { $who_is ->
    [you] Du gingst in Runde { $round } endgültig in Führung, mit deinem { score-chart-nth } Markt.
   *[other] { $who } ging in Runde { $round } endgültig in Führung, mit dem { score-chart-nth } Markt.
}
score-chart-turning-points = { $who_is ->
    [you] Du gingst
   *[other] { $who } ging
} in Runde { $round } endgültig in Führung: { points } mehr für { category-inside }.
# Which market it was, for the sentences above.
score-chart-nth = { $markets }.

## The poster

poster-byline = { $title ->
   *[hacienda] Ein Spiel von Wolfgang Kramer
    [zoff] Ein Spiel von Christwart Conrad
    [hab-gut] Ein Spiel von Carlo A. Rossi
}
poster-independent = Ein unabhängiges Werk mit eigenen Bildern und Spielplänen
