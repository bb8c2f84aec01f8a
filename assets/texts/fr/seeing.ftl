### What can be looked up: cards that everyone knows and cards that nobody has seen, what the others did, what would score now,
### and a look back.

## A tap on a deck: cards that the player looking has not seen, by kind, and where they may be

seeing-deck = { $deck ->
    [land] Cartes terrain pas encore vues
   *[animal] Cartes animal pas encore vues
}
# $left: in the deck. $hands: in the hands of others.
seeing-land-where = { $left } dans la pioche, { $hands } dans les mains cachées
# $waiting: in the second deck, which comes after the first.
seeing-animals-where = { $left } dans la pioche, { $waiting } dans la pioche suivante, { $hands } dans les mains cachées, { $removed } écartées
# The button: the top card of the deck, for so many pesos.
seeing-draw = Piocher pour { pesos }
# One kind of card and how many have not been seen, for screen readers.
seeing-unseen = { $count ->
    [one] { $count } carte { card } pas encore vue
   *[other] { $count } cartes { card } pas encore vues
}

## A tap on a player: the hand as everyone knows it

seeing-hand = { $who_is ->
    [you] Votre main, telle que les autres la connaissent
   *[other] Main connue ({ $who })
}
seeing-hand-empty = Aucune carte

## What others did since the player's own last action: a row of small pictures

# Its title.
seeing-recap = Ce que les autres ont fait
# What something gained or cost, as a bare number: points or pesos.
seeing-gain = { sign }{ $gain }

## A herd that is asked about

# One more animal at a market that its owner has not reached. $payment: "4 + 5 = 9 pesos".
seeing-next-market = Un de plus à un nouveau marché : { $payment }, +{ points }
# All markets are reached.
seeing-next-side = Un de plus à un marché : { $payment }

## The ledger of points while a piece waits to be confirmed: its title

seeing-forecast = Avec ceci, si l’on comptait maintenant

## A look back at the game, which is paused meanwhile

# The button at the log, and the one that ends it.
seeing-look-back = Revoir la partie
seeing-now = Retour au jeu

## Actions of computer players one by one

# The setting.
seeing-stepped = Ordinateurs : une action à la fois
# The buttons while an action waits: it is shown once more, or the next one.
seeing-again = Revoir
seeing-next = Suivant
