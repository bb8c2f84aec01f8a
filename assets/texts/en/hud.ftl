### The panels around the board.

## Seats and points

# Under the points on a seat's tag, which are shown above it in large figures.
hud-points-unit = { $points ->
    [one] point
   *[other] points
}
# Under these points, smaller: what a scoring now would add; and the same in a narrow place.
hud-points-forecast = +{ $points } now
hud-points-forecast-short = +{ $points }
# The ledger of points by category: its title, and the names of its totals.
hud-points-now = If scored now
hud-sum = Total
# The first scoring and this one together.
hud-together = Overall
hud-close = Close

## Actions

# What the horseshoes count.
hud-actions-left = Actions left
hud-undo = Undo
# $actions: how many actions of this turn are undone when the button is held; two or more.
hud-undo-all = Undo; hold for all { $actions }
hud-end-turn = End turn

## The board

hud-nearer = Zoom in
hud-farther = Zoom out
hud-whole-board = Whole board
hud-menu = Menu
# The menu button with a sign, while there is no connection to the server.
hud-menu-lost = Menu; connection lost

## Signs, each explained in one line the first time that a player sees it

sign-horseshoes = Each horseshoe is an action of your turn; a pale one is used up.
# The chip on a chain.
sign-chip = A wooden disc with a sheaf: this chain has been harvested.
sign-forecast = +{ $points } on your name tag: the points that a scoring would bring now.
sign-sun = The number under the sun: the animal cards left until the next scoring.
sign-tag = On a name tag, the coin counts pesos and the card back counts cards.

## The question that waits to be confirmed

hud-yes = Yes
hud-no = No
# Rotates the pond.
hud-turn-pond = Rotate

## The hand and the shop

hud-shop = Shop
# Under the number of animal cards that are left in this half of the game.
hud-to-first-scoring = to first scoring
hud-to-final-scoring = to final scoring
hud-scoring-due = scoring is due

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

hud-hand-cards = { $count ->
    [one] { $count } { card } card
   *[other] { $count } { card } cards
}
hud-hidden-cards = { $count ->
    [one] { $count } hidden { deck } card
   *[other] { $count } hidden { deck } cards
}
hud-shop-empty = No card
hud-shop-card = The { card } card for { pesos }
hud-shop-deck = The top { deck } card for { pesos }, { $left } left
hud-shop-hacienda = A hacienda for { pesos }, { $left } left
hud-shop-pond = A { pond } for { pesos }, { $left } left
hud-shop-harvest = A harvest chip, { $left } left
