### The panels around the board.

## Seats and points

# Under the points on a seat's tag, which are shown above it in large figures.
face-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
# The ledger of points by category: its title, and the names of its totals.
face-points-now = Wenn jetzt gewertet würde
face-sum = Summe
# The first scoring and this one together.
face-together = Insgesamt
face-close = Schließen

## Actions

# What the horseshoes count.
face-actions-left = Aktionen übrig
face-undo = Rückgängig
# $actions: how many actions of this turn are undone when the button is held; two or more.
face-undo-all = Rückgängig; halten für alle { $actions }
face-end-turn = Zug beenden

## The board

face-nearer = Vergrößern
face-farther = Verkleinern
face-whole-board = Ganzer Spielplan
face-menu = Menü

## The question that waits to be confirmed

face-yes = Ja
face-no = Nein
# Rotates the pond.
face-turn-pond = Drehen

## The hand and the shop

face-shop = Shop
# Under the number of animal cards that are left in this half of the game.
face-to-first-scoring = bis zur 1. Wertung
face-to-final-scoring = bis Schlusswertung
face-scoring-due = Wertung steht an

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

face-hand-cards = { $count ->
    [one] { $count } { card }karte
   *[other] { $count } { card }karten
}
face-hidden-cards = { $count ->
    [one] { $count } verdeckte { deck }karte
   *[other] { $count } verdeckte { deck }karten
}
face-shop-empty = Keine Karte
face-shop-card = Die { card }karte für { pesos }
face-shop-deck = Die oberste { deck }karte für { pesos }, noch { $left } da
face-shop-hacienda = Eine Hacienda für { pesos }, noch { $left } da
face-shop-pond = Ein { pond } für { pesos }, noch { $left } da
face-shop-harvest = Ein Erntechip, noch { $left } da
