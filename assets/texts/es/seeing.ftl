### What can be seen beyond the picture: cards that all know and cards that nobody has seen, what the others did, what would
### count now, and a look back.

## A tap on a deck: cards that whoever looks has not seen, by kind, and where they may be

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
# One kind of card and how many have not been seen, for who listens.
seeing-unseen = { $count ->
    [one] { $count } carta de { card } sin ver
   *[other] { $count } cartas de { card } sin ver
}

## A tap on a player: the hand as all know it

seeing-hand = { $who_is ->
    [you] Tu mano, tal como la conocen los demás
   *[other] La mano de { $who }, hasta donde se conoce
}
seeing-hand-empty = Sin cartas

## What others did since one's own last action: a row of small pictures

# Its title.
seeing-recap = Lo que hicieron los demás
# What something gained or cost, as a number alone: points or pesos.
seeing-gain = { sign }{ $gain }

## A herd that is asked about

# One animal more at a market that its owner has not reached. $payment: "4 + 5 = 9 pesos".
seeing-next-market = Uno más en un mercado nuevo: { $payment }, +{ points }
# All markets are reached.
seeing-next-side = Uno más en un mercado: { $payment }

## The ledger of points while a piece waits for a yes: its title

seeing-forecast = Si se puntuara ahora, con esto

## A look back at the game, which waits meanwhile

# The button at the log, and the one that ends it.
seeing-look-back = Repasar
seeing-now = Volver a la partida

## Actions of computer players one by one

# The setting.
seeing-stepped = Ordenadores: una acción cada vez
# The buttons while an action waits: it is shown once more, or the next one.
seeing-again = Mostrar otra vez
seeing-next = Siguiente
