### What can be done now, read out line by line for those who listen or step through it with keys: first what, then where, then
### the confirmation. Each line is heard on its own, so it is complete and short.

## What

# $count: how many such cards are in hand. $places: hexes where one may go.
move-list-play = Play a { card } card: { $count } in your hand, { $places ->
    [one] { $places } hex
   *[other] { $places } hexes
}
move-list-turn-up = Show your cards
move-list-harvest = Harvest a chain
move-list-build = Build a hacienda for { pesos }
move-list-dig = Dig a { pond } for { pesos }
move-list-buy-top = Buy the top { deck } card for { pesos }
move-list-buy-card = Buy the face-up { card } card for { pesos }

## Where

# $nth: which hex of the row it is. A row is counted from the top.
move-list-hex = Row { $row }, { nth } from the left
# The hexes of a pond, one after the other.
move-list-hexes = { $before }; { $next }
# $things: several of the messages below, one after the other.
move-list-hex-beside = { $hex }, beside { $things }
move-list-your-tile = your { land }
move-list-your-animal = your { animal }
move-list-markets = { $markets ->
    [one] a market
   *[other] { $markets } markets
}
move-list-water = water
# Pieces of another player.
move-list-pieces-of = { $who_is ->
    [you] your pieces
   *[other] { $who }'s pieces
}
# $gain: what it would bring, such as "+4 points: 2nd market".
move-list-place = { $place }: { $gain }

## The confirmation, and what else can be done

# $what: a place with what it brings, or what is bought.
move-list-yes = Yes: { $what }
move-list-back = Put it back
move-list-undo-turn = Undo all { $actions } from this turn
# $left: how many lines have not been read out yet.
move-list-more = More: { $left } left
move-list-first = Back to the top

## The list and the keys

move-list-title = What you can do
move-list-shut = Close the list
keys-sheet = Keys
keys-tab = Tab
keys-tab-does = next button; with Shift, the previous one
keys-enter = Enter
keys-enter-does = press it, or confirm
keys-escape = Escape
keys-escape-does = put back, close, or open the menu
keys-arrows = Arrows
keys-arrows-does = move from hex to hex; Enter picks one
keys-digits = 1 to 9
keys-digits-does = pick a card from your hand, or a line of the list
keys-list = L
keys-list-does = list what you can do
keys-turn = T
keys-turn-does = rotate the pond
keys-end = E
keys-end-does = end your turn
keys-undo = Ctrl + Z
keys-undo-does = undo
keys-undo-turn = Ctrl + Shift + Z
keys-undo-turn-does = undo the whole turn
keys-hint = H
keys-hint-does = get a hint
keys-zoom = +, −, 0
keys-zoom-does = zoom in, zoom out, whole board
keys-others = M, V, F11
keys-others-does = sound, view from above, full screen
# A switch among the settings.
two-keys = Two keys: Space moves on, Enter selects
