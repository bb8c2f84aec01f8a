### Die Galerie: alle Spielpläne, einer davon groß, und wie man sie holt, benennt, teilt und entfernt.

## All boards

gallery-none = So ist kein Spielplan. Wähle weniger.
gallery-fresh = Drei neue zufällige Spielpläne
gallery-draw-new = Neuen Spielplan zeichnen
gallery-paste = Spielplan einfügen
gallery-removed = { $board } ist entfernt.
gallery-put-back = Rückgängig
gallery-removed-way = { $board } ist entfernt. „{ $way }“ holt ihn zurück.

## Which of them are shown, and in what order

sift-title = Filtern und ordnen
sift-origin = Spielpläne
sift-origin-kind = { $origin ->
    [ours] Unsere
    [own] Deine
    [chance] Zufällige
   *[all] Alle
}
sift-players = Spieler
sift-players-any = Beliebig viele
sift-players-number = Für { $players }
sift-length = Dauer
sift-length-any = Beliebig lang
sift-length-short = Kürzer
sift-length-medium = Üblich
sift-length-long = Länger
sift-order = Reihenfolge
sift-order-kind = { $order ->
    [name] Name
    [size] Größe
    [markets] Märkte
    [evenness] Balance
   *[usual] Wie sie kamen
}

## A board large

gallery-minutes = Etwa { $minutes } Minuten zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
}
gallery-land = { $land ->
    [mountain] Gebirge
    [forest] Wald
    [meadow] Weide
    [rocks] Felsen
    [swamp] Sumpf
   *[pampas] Pampa
}
gallery-markets = Märkte
gallery-water = Wasser
gallery-nothing-found = Nichts spricht gegen diesen Spielplan.
gallery-found = Was man von diesem Spielplan wissen muss
gallery-draw-copy = Kopie bearbeiten
gallery-keep = Spielplan behalten
gallery-name = Spielplan benennen
gallery-name-none = Tippe auf Buchstaben oder schreib
gallery-name-space = Leerzeichen
gallery-name-accents = Buchstaben mit Akzenten
gallery-name-letters = Einfache Buchstaben
gallery-name-taken = Diesen Spielplan hast du unter diesem Namen schon.

## What is found against a board

finding-no-pampas = Es gibt keine Pampa: Weder Tiere noch Teiche haben einen Platz.
finding-no-market = Es gibt keinen Markt: Nur Ernten bringen Geld.
finding-no-land = Es gibt keine Landschaft: Niemand kann eine Kette beginnen.
finding-no-landscape = Eine Landschaft fehlt ({ gallery-land }): Ihre Karten gelten als Pampa.
finding-cut-markets = { $markets ->
    [one] Zu { $markets } Markt kommt kein Tier.
   *[other] Zu { $markets } der Märkte kommt kein Tier.
}
finding-cut-pampas = { $hexes ->
    [one] Zu { $hexes } Feld der Pampa führt keine Landschaft: Dort kann nur ein Teich liegen.
   *[other] Zu { $hexes } Feldern der Pampa führt keine Landschaft: Dort können nur Teiche liegen.
}
finding-shared-sides = { $markets ->
    [one] { $markets } Markt teilt Seiten mit anderen: Ein Tier kann an mehreren bezahlt werden.
   *[other] { $markets } Märkte haben Seiten gemeinsam: Ein Tier kann an mehreren bezahlt werden.
}
finding-few-places = { $places ->
    [one] Der Spielplan hat { $places } Feld für Plättchen und Tiere, weniger als die { $cards } Landkarten.
   *[other] Der Spielplan hat { $places } Felder für Plättchen und Tiere, weniger als die { $cards } Landkarten.
}

## What computer players made of it

trial-title = Was vier Computer daraus machen
trial-start = Spielen lassen
trial-more = Weiterspielen lassen
trial-stop = Anhalten
trial-running = { $percent } %
trial-games = { $games ->
    [one] { $games } Spiel ({ $who })
   *[other] { $games } Spiele ({ $who })
}
trial-place = { $place ->
    [1] Wer beginnt
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
}
trial-share = { $share } % ({ $low }–{ $high })
trial-spread = { $points ->
    [one] Balance: Die Plätze liegen { $points } Prozentpunkt auseinander.
   *[other] Balance: Die Plätze liegen { $points } Prozentpunkte auseinander.
}
trial-hopeless = Auf diesem Spielplan kommt kein Spiel zu Ende.
trial-points = Punkte eines Spielers im Schnitt

## To hand a board on

share-title = Teilen
share-address = Adresse kopieren
share-word = Wort kopieren
share-text = Text kopieren
share-about-address = Der Code ist eine Adresse, die diesen Spielplan öffnet. Das Wort eines Spielplans und sein Text lassen sich im Spiel einfügen.
share-about-word = Das Wort hält den ganzen Spielplan in wenigen Zeilen. Man kann es verschicken und im Spiel einfügen, den Text ebenso.
share-about-large = { $hexes ->
    [one] Ein Spielplan mit mehr als { $hexes } Feld hat kein Wort. Seinen Text kann man verschicken und im Spiel einfügen.
   *[other] Ein Spielplan mit mehr als { $hexes } Feldern hat kein Wort. Seinen Text kann man verschicken und im Spiel einfügen.
}

## What became of it

board-not-kept = Der Spielplan lässt sich nicht speichern: { $error }.
pasted-text = Der eingefügte Text
clipboard-copied = Es liegt in der Zwischenablage.
clipboard-refused = Die Zwischenablage ist nicht zu erreichen. Speichere den Spielplan stattdessen als Datei.
clipboard-no-paste = Der Browser zeigt die Zwischenablage nicht. Drücke stattdessen Strg+V oder öffne eine Datei.
clipboard-empty = In der Zwischenablage liegt kein Text.
clipboard-unread = Die Zwischenablage ist nicht zu erreichen. Öffne stattdessen eine Datei.
