### What can be looked up: cards that everyone knows and cards that nobody has seen, what the others did, what would score now,
### and a look back.

## A tap on a deck: cards that the player looking has not seen, by kind, and where they may be

insight-deck = { $deck ->
    [land] Cartas de terreno que no has visto
   *[animal] Cartas de animal que no has visto
}
# $left: in the deck. $hands: in the hands of others.
insight-land-where = { $left } en el mazo, { $hands } en manos ocultas
# $waiting: in the second deck, which comes after the first.
insight-animals-where = { $left } en el mazo, { $waiting } en el mazo siguiente, { $hands } en manos ocultas, { $removed } fuera del juego
# The button: the top card of the deck, for so many pesos.
insight-draw = Robar por { pesos }
# One kind of card and how many have not been seen, for screen readers.
insight-unseen = { $count ->
    [one] { $count } carta de { card } sin ver
   *[other] { $count } cartas de { card } sin ver
}

## A tap on a player: the hand as everyone knows it

insight-hand = { $who_is ->
    [you] Tu mano, tal como la conocen los demás
   *[other] La mano de { $who }, hasta donde se conoce
}
insight-hand-empty = Sin cartas

## What others did since the player's own last action: a row of small pictures

# Its title.
insight-recap = Lo que hicieron los demás
# What something gained or cost, as a bare number: points or pesos.
insight-gain = { sign }{ $gain }

## A herd that is asked about

# One more animal at a market that its owner has not reached. $payment: "4 + 5 = 9 pesos".
insight-next-market = Uno más en un mercado nuevo: { $payment }, +{ points }
# All markets are reached.
insight-next-side = Uno más en un mercado: { $payment }

## The ledger of points while a piece waits to be confirmed: its title

insight-forecast = Si se puntuara ahora, con esto

## A look back at the game, which is paused meanwhile

# The button at the log, and the one that ends it.
insight-look-back = Repasar
insight-now = Volver a la partida

## Actions of computer players one by one

# The setting.
insight-stepped = Ordenadores: una acción cada vez
# The buttons while an action waits: it is shown once more, or the next one.
insight-again = Mostrar otra vez
insight-next = Siguiente
