### What can be done now, read out line by line for who listens, or steps through it by keys: first what, then where, then the
### yes. Each line is heard alone, so it is whole and short.

## What

# $count: such cards in the hand. $places: hexes where one may go.
reader-play = Play a { card } card: { $count } in your hand, { $places ->
    [one] { $places } hex
   *[other] { $places } hexes
}
reader-turn-up = Show your cards
reader-harvest = Harvest a chain
reader-build = Build a hacienda for { pesos }
reader-dig = Dig a { pond } for { pesos }
reader-buy-top = Buy the top { deck } card for { pesos }
reader-buy-card = Buy the open { card } card for { pesos }

## Where

# $nth: which hex of the row it is. A row is counted from the top.
reader-hex = Row { $row }, { nth } from the left
# The hexes of a pond, one after the other.
reader-hexes = { $before }; { $next }
# $things: several of the messages below, one after the other.
reader-hex-beside = { $hex }, beside { $things }
reader-your-tile = your { land }
reader-your-animal = your { animal }
reader-markets = { $markets ->
    [one] a market
   *[other] { $markets } markets
}
reader-water = water
# Pieces of another player.
reader-pieces-of = { $who_is ->
    [you] your pieces
   *[other] pieces of { $who }
}
# $gain: what it would bring, such as "+4 points: 2nd market".
reader-place = { $place }: { $gain }

## The yes, and the ways on

# $what: a place with what it brings, or what is bought.
reader-yes = Yes: { $what }
reader-back = Put it back
reader-undo-turn = Undo all { $actions } of this turn
# $left: lines that have not been read out.
reader-more = More: { $left } left
reader-first = Back to the first

## The list and the keys

reader-title = What you can do
reader-shut = Close the list
keys-sheet = Keys
keys-tab = Tab
keys-tab-does = to the next button; with Shift to the one before
keys-enter = Enter
keys-enter-does = presses it, and says yes
keys-escape = Escape
keys-escape-does = puts back, closes, and opens the menu
keys-arrows = Arrows
keys-arrows-does = from hex to hex; Enter takes the hex
keys-digits = 1 to 9
keys-digits-does = takes a card of your hand, or a line of the list
keys-list = L
keys-list-does = lists what you can do
keys-turn = T
keys-turn-does = turns the pond
keys-end = E
keys-end-does = ends the turn
keys-undo = Ctrl + Z
keys-undo-does = takes back
keys-undo-turn = Ctrl + Shift + Z
keys-undo-turn-does = takes the whole turn back
keys-hint = H
keys-hint-does = asks for a hint
keys-zoom = +, −, 0
keys-zoom-does = nearer, farther, the whole board
keys-others = M, V, F11
keys-others-does = sound, view from above, full screen
# A switch among the settings.
two-keys = Two keys: Space goes on, Enter does it
