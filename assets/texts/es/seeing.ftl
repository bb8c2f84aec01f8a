### What can be looked up: cards that everyone knows and cards that nobody has seen, what the others did, what would score now,
### and a look back.

## A tap on a deck: cards that the player looking has not seen, by kind, and where they may be

seeing-deck = { $deck ->
    [land] Cartas de terreno que no has visto
   *[animal] Cartas de animal que no has visto
}
# $left: in the deck. $hands: in the hands of others.
seeing-land-where = { $left } en el mazo, { $hands } en manos ocultas
# $waiting: in the second deck, which comes after the first.
seeing-animals-where = { $left } en el mazo, { $waiting } en el mazo siguiente, { $hands } en manos ocultas, { $removed } fuera del juego
# The button: the top card of the deck, for so many pesos.
seeing-draw = Robar por { pesos }
# One kind of card and how many have not been seen, for screen readers.
seeing-unseen = { $count ->
    [one] { $count } carta de { card } sin ver
   *[other] { $count } cartas de { card } sin ver
}

## A tap on a player: the hand as everyone knows it

seeing-hand = { $who_is ->
    [you] Tu mano, tal como la conocen los demás
   *[other] La mano de { $who }, hasta donde se conoce
}
seeing-hand-empty = Sin cartas

## What others did since the player's own last action: a row of small pictures

# Its title.
seeing-recap = Lo que hicieron los demás
# What something gained or cost, as a bare number: points or pesos.
seeing-gain = { sign }{ $gain }

## A herd that is asked about

# One more animal at a market that its owner has not reached. $payment: "4 + 5 = 9 pesos".
seeing-next-market = Uno más en un mercado nuevo: { $payment }, +{ points }
# All markets are reached.
seeing-next-side = Uno más en un mercado: { $payment }

## The ledger of points while a piece waits to be confirmed: its title

seeing-forecast = Si se puntuara ahora, con esto

## A look back at the game, which is paused meanwhile

# The button at the log, and the one that ends it.
seeing-look-back = Repasar
seeing-now = Volver a la partida

## Actions of computer players one by one

# The setting.
seeing-stepped = Ordenadores: una acción cada vez
# The buttons while an action waits: it is shown once more, or the next one.
seeing-again = Mostrar otra vez
seeing-next = Siguiente
