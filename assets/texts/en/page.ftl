### What the page around the game says in a browser. It reads only the simplest part of Fluent: a message is one line, and the
### only thing in it besides words is `{ $name }`. What the build puts into the page stays English in every language where
### this says so.

## The page itself

# Its title, the name of the game on the splash, and the name of the installed game.
page-title = Hacienda
# The title of a hidden tab while it is the turn of somebody at this page.
# $title: page-title
page-title-turn = ● Your turn – { $title }
# For search engines; English in every language.
page-description = The board game Hacienda in the browser: buy land, drive herds to market and build haciendas in the pampas, against computer players or friends at the same screen. Free, without an account.
# Where the game is installed.
page-description-short = The board game Hacienda: land, herds and haciendas in the pampas.
# The board and all panels, to a screen reader.
page-table = Hacienda: the game table

## The splash

page-author = A game by Wolfgang Kramer
page-independent = An independent work with its own art and boards
# The bar, to a screen reader.
page-fetching-bar = Loading the game
page-fetching = Loading the game…
# $percent: 0 to 99
page-fetching-percent = Loading the game… { $percent } %
page-standing-still = The download has stalled. Trying again…
page-laying-out = Setting up the table…

## One of these is shown under it

page-tip-game = Buy land, drive your herds to market and build haciendas in the pampas.
page-tip-taps = Tap a card to see where it can go, tap a hex to see what it brings, tap again to confirm.
page-tip-actions = Up to three actions a turn: buy a card, play one, dig a pond, build a hacienda or harvest.
page-tip-animals = An animal placed beside a market earns pesos for its herd and for the chains the herd touches.
page-tip-markets = Each further market is worth more than the last: 1, 3, 6, 10, 15 points in all.
page-tip-chains = Chains of three or more land tiles score at both scorings.

## Before any script has loaded: English in every language

page-no-scripts = The game needs JavaScript: switch it on and reload the page.
page-from-folder = Open this page through a web server: it cannot start from a folder.
page-no-start = The game could not be loaded. Check your connection and reload the page.
page-too-old = This browser is too old for the game: update it.

## Error panels: what they have in common

page-reload = Reload
page-again = Try again
page-ok = OK
page-details = Details
page-version = Version { $version }
# The game in the browser's storage continues after a reload.
page-saved = Your game is saved: reload to continue.

## The program stopped

page-stopped = The game stopped
page-stopped-unsaved = Something went wrong. Reload to start again.
page-stopped-twice = It stopped again. The saved game may be the cause: start without it, and it is put aside.
page-start-afresh = Start without the saved game

## The browser took the graphics away

page-lost = The graphics were lost
page-lost-unsaved = The browser shut them down. Reload to start again.

## The program does not load

page-offline = You are offline
page-not-fetched = The game could not be loaded
page-not-fetched-why = Check your connection, then try again.

## The browser cannot draw

page-cannot-draw = This browser cannot draw the table
page-cannot-draw-why = Update the browser, or switch on hardware acceleration in its settings, then try again.
# $what: WebGL 2, WebAssembly or SIMD
page-missing = Missing: { $what }

## Files that cannot be opened

page-file = This file cannot be opened
page-file-large = It is larger than { $megabytes } MB. Choose a Hacienda board or game.
page-file-unreadable = The browser could not read it. Please choose it again.

## The browser's storage: the game puts these into a sentence of its own

page-keeps-nothing = This browser does not let the page store anything.
page-keeps-no-more = The browser's storage for this page is full.

## The buttons for those who cannot see or reach the picture

page-lines = What you can do
