### The panels around the board.

## Seats and points

# Under the points on a seat's tag, which are shown above it in large figures.
hud-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
# Under these points, smaller: what a scoring now would add; and the same in a narrow place.
hud-points-forecast = +{ $points } jetzt
hud-points-forecast-short = +{ $points }
# The ledger of points by category: its title, and the names of its totals.
hud-points-now = Wenn jetzt gewertet würde
hud-sum = Summe
# The first scoring and this one together.
hud-together = Insgesamt
hud-close = Schließen

## Actions

# What the horseshoes count.
hud-actions-left = Aktionen übrig
hud-undo = Rückgängig
# $actions: how many actions of this turn are undone when the button is held; two or more.
hud-undo-all = Rückgängig; halten für alle { $actions }
hud-end-turn = Zug beenden

## The board

hud-nearer = Vergrößern
hud-farther = Verkleinern
hud-whole-board = Ganzer Spielplan
hud-menu = Menü
hud-menu-lost = Menü; Verbindung unterbrochen

## Signs, each explained in one line the first time that a player sees it

sign-horseshoes = Jedes Hufeisen ist eine Aktion deines Zuges; ein blasses ist verbraucht.
# The chip on a chain.
sign-chip = Eine Holzscheibe mit einer Garbe: Diese Kette ist abgeerntet.
sign-forecast = +{ $points } auf deinem Namensschild: So viele Punkte brächte jetzt eine Wertung.
sign-sun = Die Zahl unter der Sonne: So viele Tierkarten bleiben bis zur nächsten Wertung.
sign-tag = Auf einem Namensschild zählt die Münze Pesos und die Kartenrückseite Karten.

## The question that waits to be confirmed

hud-yes = Ja
hud-no = Nein
# Rotates the pond.
hud-turn-pond = Drehen

## The hand and the shop

hud-shop = Shop
# Under the number of animal cards that are left in this half of the game.
hud-to-first-scoring = bis zur 1. Wertung
hud-to-final-scoring = bis Schlusswertung
hud-scoring-due = Wertung steht an

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

hud-hand-cards = { $count ->
    [one] { $count } { card }karte
   *[other] { $count } { card }karten
}
hud-hidden-cards = { $count ->
    [one] { $count } verdeckte { deck }karte
   *[other] { $count } verdeckte { deck }karten
}
hud-shop-empty = Keine Karte
hud-shop-card = Die { card }karte für { pesos }
hud-shop-deck = Die oberste { deck }karte für { pesos }, noch { $left } da
hud-shop-hacienda = Eine Hacienda für { pesos }, noch { $left } da
hud-shop-pond = Ein { pond } für { pesos }, noch { $left } da
hud-shop-harvest = Ein Erntechip, noch { $left } da
