### The gallery: all boards, one of them enlarged with its details, and the ways to import, name, share and remove them.

## All boards

gallery-none = Kein Spielplan passt. Wähle weniger Filter.
gallery-fresh = Drei neue zufällige Spielpläne
gallery-draw-new = Neuen Spielplan zeichnen
gallery-paste = Spielplan einfügen
gallery-removed = { $board } wurde entfernt.
gallery-put-back = Rückgängig
gallery-removed-way = { $board } wurde entfernt. „{ $way }“ holt ihn zurück.

## Which of them are shown, and in what order

gallery-filter-title = Filtern und sortieren
gallery-filter-origin = Spielpläne
gallery-filter-origin-kind = { $origin ->
    [ours] Unsere
    [own] Deine
    [chance] Zufällige
   *[all] Alle
}
gallery-filter-players = Spieler
gallery-filter-players-any = Beliebig viele
gallery-filter-players-number = Für { $players }
gallery-filter-length = Dauer
gallery-filter-length-any = Beliebig lang
gallery-filter-length-short = Kürzer
gallery-filter-length-medium = Normal
gallery-filter-length-long = Länger
gallery-filter-order = Sortierung
gallery-filter-order-kind = { $order ->
    [name] Name
    [size] Größe
    [markets] Märkte
    [evenness] Balance
   *[usual] Standard
}

## One board, enlarged

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
gallery-nothing-found = Keine Probleme gefunden.
gallery-found = Gut zu wissen über diesen Spielplan
gallery-draw-copy = Kopie bearbeiten
gallery-keep = Spielplan behalten
gallery-name = Spielplan benennen
gallery-name-none = Buchstaben antippen oder eintippen
gallery-name-space = Leerzeichen
gallery-name-accents = Buchstaben mit Akzenten
gallery-name-letters = Einfache Buchstaben
gallery-name-taken = Unter diesem Namen hast du diesen Spielplan schon.

## Problems found with a board. Each is one sentence; a tap on it shows the hexes.

finding-no-pampas = Es gibt keine Pampa: Weder Tiere noch Teiche haben einen Platz.
finding-no-market = Es gibt keinen Markt: Nur Ernten bringen Geld.
finding-no-land = Es gibt keine Landschaft: Niemand kann eine Kette beginnen.
finding-no-landscape = Eine Landschaft fehlt ({ gallery-land }): Ihre Karten gelten als Pampakarten.
finding-cut-markets = { $markets ->
    [one] { $markets } Markt ist für Tiere unerreichbar.
   *[other] { $markets } der Märkte sind für Tiere unerreichbar.
}
finding-cut-pampas = { $hexes ->
    [one] { $hexes } Pampafeld ist von jeder Landschaft abgeschnitten: Dort kann nur ein Teich liegen.
   *[other] { $hexes } Pampafelder sind von jeder Landschaft abgeschnitten: Dort können nur Teiche liegen.
}
finding-shared-sides = { $markets ->
    [one] { $markets } Markt teilt Seiten mit anderen: Ein Tier kann an mehreren zugleich Geld bringen.
   *[other] { $markets } Märkte haben gemeinsame Seiten: Ein Tier kann an mehreren zugleich Geld bringen.
}
finding-few-places = { $places ->
    [one] Der Spielplan hat { $places } Feld für Plättchen und Tiere, weniger als die { $cards } Landkarten.
   *[other] Der Spielplan hat { $places } Felder für Plättchen und Tiere, weniger als die { $cards } Landkarten.
}

## How it plays: test games by computer players

board-match-title = Testspiele von vier Computern
board-match-start = Spielen lassen
board-match-more = Weiterspielen lassen
board-match-stop = Anhalten
board-match-running = { $percent } %
board-match-games = { $games ->
    [one] { $games } Spiel ({ $who })
   *[other] { $games } Spiele ({ $who })
}
board-match-place = { $place ->
    [1] Startspieler
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
}
board-match-share = { $share } % ({ $low }–{ $high })
board-match-spread = { $points ->
    [one] Balance: Bester und schlechtester Platz liegen { $points } Prozentpunkt auseinander.
   *[other] Balance: Bester und schlechtester Platz liegen { $points } Prozentpunkte auseinander.
}
board-match-hopeless = Auf diesem Spielplan endet kein Spiel.
board-match-points = Punkte pro Spieler im Schnitt

## Sharing a board

share-title = Teilen
share-address = Link kopieren
share-word = Code kopieren
share-text = Text kopieren
share-about-address = Der QR-Code ist ein Link, der diesen Spielplan öffnet. Auch Code und Text des Spielplans lassen sich im Spiel einfügen.
share-about-word = Der Code enthält den ganzen Spielplan in wenigen Zeilen. Man kann ihn verschicken und im Spiel einfügen, den Text ebenso.
share-about-large = { $hexes ->
    [one] Ein Spielplan mit mehr als { $hexes } Feld hat keinen Code. Seinen Text kann man verschicken und im Spiel einfügen.
   *[other] Ein Spielplan mit mehr als { $hexes } Feldern hat keinen Code. Seinen Text kann man verschicken und im Spiel einfügen.
}

## Whether it worked

board-not-kept = Der Spielplan lässt sich nicht speichern: { $error }.
pasted-text = Der eingefügte Text
clipboard-copied = In die Zwischenablage kopiert.
clipboard-refused = Die Zwischenablage ist nicht verfügbar. Speichere den Spielplan stattdessen als Datei.
clipboard-no-paste = Der Browser gibt die Zwischenablage nicht frei. Drücke stattdessen Strg+V oder öffne eine Datei.
clipboard-empty = In der Zwischenablage liegt kein Text.
clipboard-unread = Die Zwischenablage ist nicht verfügbar. Öffne stattdessen eine Datei.
