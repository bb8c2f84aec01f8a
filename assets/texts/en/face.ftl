### The panels around the board.

## Seats and points

# Under the points on a seat's tag, which are shown above it in large figures.
face-points-unit = { $points ->
    [one] point
   *[other] points
}
# The ledger of points by category: its title, and the names of its totals.
face-points-now = If scored now
face-sum = Total
# The first scoring and this one together.
face-together = Overall
face-close = Close

## Actions

# What the horseshoes count.
face-actions-left = Actions left
face-undo = Undo
# $actions: how many actions of this turn are undone when the button is held; two or more.
face-undo-all = Undo; hold for all { $actions }
face-end-turn = End turn

## The board

face-nearer = Zoom in
face-farther = Zoom out
face-whole-board = Whole board
face-menu = Menu

## The question that waits to be confirmed

face-yes = Yes
face-no = No
# Rotates the pond.
face-turn-pond = Rotate

## The hand and the shop

face-shop = Shop
# Under the number of animal cards that are left in this half of the game.
face-to-first-scoring = to first scoring
face-to-final-scoring = to final scoring
face-scoring-due = scoring is due

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

face-hand-cards = { $count ->
    [one] { $count } { card } card
   *[other] { $count } { card } cards
}
face-hidden-cards = { $count ->
    [one] { $count } hidden { deck } card
   *[other] { $count } hidden { deck } cards
}
face-shop-empty = No card
face-shop-card = The { card } card for { pesos }
face-shop-deck = The top { deck } card for { pesos }, { $left } left
face-shop-hacienda = A hacienda for { pesos }, { $left } left
face-shop-pond = A { pond } for { pesos }, { $left } left
face-shop-harvest = A harvest chip, { $left } left
