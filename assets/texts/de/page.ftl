### What the page around the game says in a browser. It reads only the simplest part of Fluent: a message is one line, and the
### only thing in it besides words is `{ $name }`. What the build puts into the page stays English in every language where
### this says so.

## The page itself

# Its title, the name of the game on the splash, and the name of the installed game.
page-title = Hacienda
page-title-turn = ● Du bist dran – { $title }
page-description = Das Brettspiel Hacienda im Browser: Kaufe Land, treibe Herden zum Markt und baue Haciendas in der Pampa, gegen Computer oder mit Freunden am selben Bildschirm. Kostenlos, ohne Konto.
page-description-short = Das Brettspiel Hacienda: Land, Herden und Haciendas in der Pampa.
# What screen readers call the board and all panels.
page-table = Hacienda: der Spieltisch

## The splash

page-author = Ein Spiel von Wolfgang Kramer
page-independent = Ein unabhängiges Werk mit eigenen Bildern und Spielplänen
# What screen readers call the bar.
page-fetching-bar = Das Spiel wird geladen
page-fetching = Das Spiel wird geladen…
# $percent: 0 to 99
page-fetching-percent = Das Spiel wird geladen… { $percent } %
page-standing-still = Der Download stockt. Neuer Versuch…
page-laying-out = Der Tisch wird aufgebaut…

## One of these is shown under it

page-tip-game = Kaufe Land, treibe deine Herden zum Markt und baue Haciendas in der Pampa.
page-tip-taps = Karte antippen: Wohin darf sie? Feld antippen: Was bringt es? Noch einmal antippen bestätigt.
page-tip-actions = Bis zu drei Aktionen pro Zug: eine Karte kaufen, eine spielen, einen Teich graben, eine Hacienda bauen oder ernten.
page-tip-animals = Ein Tier neben einem Markt bringt Pesos für seine Herde und die Ketten, die sie berührt.
page-tip-markets = Jeder weitere Markt zählt mehr als der letzte: 1, 3, 6, 10, 15 Punkte insgesamt.
page-tip-chains = Ketten ab drei Landplättchen zählen in beiden Wertungen.

## Before any script has loaded: English in every language

page-no-scripts = Das Spiel braucht JavaScript: Aktiviere es und lade die Seite neu.
page-from-folder = Öffne diese Seite über einen Webserver: Direkt aus einem Ordner startet sie nicht.
page-no-start = Das Spiel ließ sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.
page-too-old = Dieser Browser ist zu alt für das Spiel: Aktualisiere ihn.

## Error panels: what they have in common

page-reload = Neu laden
page-again = Erneut versuchen
page-ok = OK
page-details = Details
page-version = Version { $version }
# The game in the browser's storage continues after a reload.
page-saved = Dein Spiel ist gespeichert: Lade neu, und es geht weiter.

## The program stopped

page-stopped = Das Spiel ist abgestürzt
page-stopped-unsaved = Etwas ist schiefgegangen. Lade neu, um von vorn zu beginnen.
page-stopped-twice = Es ist wieder abgestürzt. Vielleicht liegt es am gespeicherten Spiel: Starte ohne es, dann wird es beiseitegelegt.
page-start-afresh = Ohne gespeichertes Spiel starten

## The browser took the graphics away

page-lost = Die Grafik ist ausgefallen
page-lost-unsaved = Der Browser hat sie abgeschaltet. Lade neu, um von vorn zu beginnen.

## The program does not load

page-offline = Du bist offline
page-not-fetched = Das Spiel ließ sich nicht laden
page-not-fetched-why = Prüfe deine Verbindung und versuch es noch einmal.

## The browser cannot draw

page-cannot-draw = Dieser Browser kann das Spiel nicht darstellen
page-cannot-draw-why = Aktualisiere den Browser oder schalte in seinen Einstellungen die Hardwarebeschleunigung ein, dann versuch es noch einmal.
# $what: WebGL 2, WebAssembly or SIMD
page-missing = Es fehlt: { $what }

## Files that cannot be opened

page-file = Diese Datei lässt sich nicht öffnen
page-file-large = Sie ist größer als { $megabytes } MB. Wähle einen Spielplan oder ein Spiel von Hacienda.
page-file-unreadable = Der Browser konnte sie nicht lesen. Wähle sie noch einmal.

## The browser's storage: the game puts these into a sentence of its own

page-keeps-nothing = Dieser Browser lässt die Seite nichts speichern.
page-keeps-no-more = Der Speicherplatz dieser Seite im Browser ist voll.

## The buttons for those who cannot see or reach the picture

page-lines = Was du tun kannst
