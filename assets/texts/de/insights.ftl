### What can be looked up: cards that everyone knows and cards that nobody has seen, what the others did, what would score now,
### and a look back.

## A tap on a deck: cards that the player looking has not seen, by kind, and where they may be

insight-deck = { $deck ->
    [land] Noch nicht gesehene Landkarten
   *[animal] Noch nicht gesehene Tierkarten
}
# $left: in the deck. $hands: in the hands of others.
insight-land-where = { $left } im Stapel, { $hands } verdeckt bei anderen
# $waiting: in the second deck, which comes after the first.
insight-animals-where = { $left } im Stapel, { $waiting } im nächsten Stapel, { $hands } verdeckt bei anderen, { $removed } nicht im Spiel
# The button: the top card of the deck, for so many pesos.
insight-draw = Ziehen, { pesos }
# One kind of card and how many have not been seen, for screen readers.
insight-unseen = { $count ->
    [one] { $count } { card }karte nicht gesehen
   *[other] { $count } { card }karten nicht gesehen
}

## A tap on a player: the hand as everyone knows it

insight-hand = { $who_is ->
    [you] Deine Hand, wie die anderen sie kennen
   *[other] Die Hand von { $who }, soweit bekannt
}
insight-hand-empty = Keine Karten

## What others did since the player's own last action: a row of small pictures

# Its title.
insight-recap = Züge der anderen
# What something gained or cost, as a bare number: points or pesos.
insight-gain = { sign }{ $gain }

## A herd that is asked about

# One more animal at a market that its owner has not reached. $payment: "4 + 5 = 9 pesos".
insight-next-market = Noch ein Tier an einem neuen Markt: { $payment }, +{ points }
# All markets are reached.
insight-next-side = Noch ein Tier an einem Markt: { $payment }

## The ledger of points while a piece waits to be confirmed: its title

insight-forecast = Wenn danach gewertet würde

## A look back at the game, which is paused meanwhile

# The button at the log, and the one that ends it.
insight-look-back = Rückblick
insight-now = Zurück zum Spiel

## Actions of computer players one by one

# The setting.
insight-stepped = Computer: Aktionen einzeln zeigen
# The buttons while an action waits: it is shown once more, or the next one.
insight-again = Noch einmal zeigen
insight-next = Weiter
