### What can be looked up: cards that everyone knows and cards that nobody has seen, what the others did, what would score now,
### and a look back.

## A tap on a deck: cards that the player looking has not seen, by kind, and where they may be

insight-deck = { $deck ->
    [land] Cartes terrain pas encore vues
   *[animal] Cartes animal pas encore vues
}
# $left: in the deck. $hands: in the hands of others.
insight-land-where = { $left } dans la pioche, { $hands } dans les mains cachées
# $waiting: in the second deck, which comes after the first.
insight-animals-where = { $left } dans la pioche, { $waiting } dans la pioche suivante, { $hands } dans les mains cachées, { $removed } écartées
# The button: the top card of the deck, for so many pesos.
insight-draw = Piocher pour { pesos }
# One kind of card and how many have not been seen, for screen readers.
insight-unseen = { $count ->
    [one] { $count } carte { card } pas encore vue
   *[other] { $count } cartes { card } pas encore vues
}

## A tap on a player: the hand as everyone knows it

insight-hand = { $who_is ->
    [you] Votre main, telle que les autres la connaissent
   *[other] Main connue ({ $who })
}
insight-hand-empty = Aucune carte

## What others did since the player's own last action: a row of small pictures

# Its title.
insight-recap = Ce que les autres ont fait
# What something gained or cost, as a bare number: points or pesos.
insight-gain = { sign }{ $gain }

## A herd that is asked about

# One more animal at a market that its owner has not reached. $payment: "4 + 5 = 9 pesos".
insight-next-market = Un de plus à un nouveau marché : { $payment }, +{ points }
# All markets are reached.
insight-next-side = Un de plus à un marché : { $payment }

## The ledger of points while a piece waits to be confirmed: its title

insight-forecast = Avec ceci, si l’on comptait maintenant

## A look back at the game, which is paused meanwhile

# The button at the log, and the one that ends it.
insight-look-back = Revoir la partie
insight-now = Retour au jeu

## Actions of computer players one by one

# The setting.
insight-stepped = Ordinateurs : une action à la fois
# The buttons while an action waits: it is shown once more, or the next one.
insight-again = Revoir
insight-next = Suivant
