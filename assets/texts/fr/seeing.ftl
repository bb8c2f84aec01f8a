### What can be seen beyond the picture: cards that all know and cards that nobody has seen, what the others did, what would
### count now, and a look back.

## A tap on a deck: cards that whoever looks has not seen, by kind, and where they may be

seeing-deck = { $deck ->
    [land] Cartes terrain pas encore vues
   *[animal] Cartes animal pas encore vues
}
# $left: in the deck. $hands: in the hands of others.
seeing-land-where = { $left } dans la pioche, { $hands } dans les mains cachées
# $waiting: in the second deck, which comes after the first.
seeing-animals-where = { $left } dans la pioche, { $waiting } dans la pioche suivante, { $hands } dans les mains cachées, { $removed } hors du jeu
# The button: the top card of the deck, for so many pesos.
seeing-draw = Piocher, { pesos }
# One kind of card and how many have not been seen, for who listens.
seeing-unseen = { $count ->
    [one] { $count } carte { card } pas encore vue
   *[other] { $count } cartes { card } pas encore vues
}

## A tap on a player: the hand as all know it

seeing-hand = { $who_is ->
    [you] Votre main, telle que les autres la connaissent
   *[other] La main de { $who }, telle qu’on la connaît
}
seeing-hand-empty = Aucune carte
