### What can be looked up: cards that everyone knows and cards that nobody has seen, what the others did, what would score now,
### and a look back.

## A tap on a deck: cards that the player looking has not seen, by kind, and where they may be

insight-deck = { $deck ->
    [land] Land cards you have not seen
   *[animal] Animal cards you have not seen
}
# $left: in the deck. $hands: in the hands of others.
insight-land-where = { $left } in the deck, { $hands } in hidden hands
# $waiting: in the second deck, which comes after the first.
insight-animals-where = { $left } in the deck, { $waiting } in the next deck, { $hands } in hidden hands, { $removed } out of the game
# The button: the top card of the deck, for so many pesos.
insight-draw = Draw for { pesos }
# One kind of card and how many have not been seen, for screen readers.
insight-unseen = { $count ->
    [one] { $count } { card } card not seen
   *[other] { $count } { card } cards not seen
}

## A tap on a player: the hand as everyone knows it

insight-hand = { $who_is ->
    [you] Your hand, as the others know it
   *[other] { $who }'s hand, as far as it is known
}
insight-hand-empty = No cards

## What others did since the player's own last action: a row of small pictures

# Its title.
insight-recap = What others did
# What something gained or cost, as a bare number: points or pesos.
insight-gain = { sign }{ $gain }

## A herd that is asked about

# One more animal at a market that its owner has not reached. $payment: "4 + 5 = 9 pesos".
insight-next-market = One more at a new market: { $payment }, +{ points }
# All markets are reached.
insight-next-side = One more at a market: { $payment }

## The ledger of points while a piece waits to be confirmed: its title

insight-forecast = If scored now, with this

## A look back at the game, which is paused meanwhile

# The button at the log, and the one that ends it.
insight-look-back = Look back
insight-now = Back to the game

## Actions of computer players one by one

# The setting.
insight-stepped = Computer players: one action at a time
# The buttons while an action waits: it is shown once more, or the next one.
insight-again = Show again
insight-next = Next
