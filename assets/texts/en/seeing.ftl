### What can be seen beyond the picture: cards that all know and cards that nobody has seen, what the others did, what would
### count now, and a look back.

## A tap on a deck: cards that whoever looks has not seen, by kind, and where they may be

seeing-deck = { $deck ->
    [land] Land cards you have not seen
   *[animal] Animal cards you have not seen
}
# $left: in the deck. $hands: in the hands of others.
seeing-land-where = { $left } in the deck, { $hands } in hidden hands
# $waiting: in the second deck, which comes after the first.
seeing-animals-where = { $left } in the deck, { $waiting } in the next deck, { $hands } in hidden hands, { $removed } out of the game
# The button: the top card of the deck, for so many pesos.
seeing-draw = Draw, { pesos }
# One kind of card and how many have not been seen, for who listens.
seeing-unseen = { $count ->
    [one] { $count } { card } card not seen
   *[other] { $count } { card } cards not seen
}

## A tap on a player: the hand as all know it

seeing-hand = { $who_is ->
    [you] Your hand, as the others know it
   *[other] The hand of { $who }, as far as it is known
}
seeing-hand-empty = No cards
