### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

inspect-dot = { $before } · { $after }
# $facts: several of the messages below.
inspect-chain = { $who_is ->
    [you] Your chain: { $facts }
   *[other] { $who }'s chain: { $facts }
}
inspect-herd = { $who_is ->
    [you] Your { herd }: { $facts }
   *[other] { $who }'s { herd }: { $facts }
}
# Of several kinds.
inspect-mixed-herd = { $who_is ->
    [you] Your herd: { $facts }
   *[other] { $who }'s herd: { $facts }
}
inspect-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
inspect-animals = { $count ->
    [one] { $count } { animal }
   *[other] { $count } { animals }
}
inspect-mixed-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
inspect-markets = { $markets ->
    [one] { $markets } market
   *[other] { $markets } markets
}
inspect-no-points = no points yet
inspect-harvest = harvest for { pesos }
# Its owner has harvested in this turn.
inspect-harvest-later = harvest for { pesos } next turn
inspect-harvested = harvested
inspect-harvest-from = harvest needs { $tiles } tiles
inspect-no-chip = no harvest chips left
# The points of one category, in a row of several.
inspect-part = { category-inside } { $points }
# $parts: several of the message above.
inspect-sum = { points }: { $parts }
# What a hacienda on it would score, and its price.
inspect-hacienda = With a hacienda: +{ points } for { pesos }

## A market

inspect-market-first = { $who_is ->
    [you] Market: first visit +{ points }
   *[other] Market: first visit by { $who } +{ points }
}
inspect-market-known = { $who_is ->
    [you] Market: you have been here before
   *[other] Market: { $who } has been here before
}
# $payment: "3 + 5 = 8 pesos".
inspect-market-pays = A { animal } here can earn { $payment }
# The side touches several markets.
inspect-market-pays-each = A { animal } here can earn { $payment } at each of { $markets } markets
inspect-market-far = { $who_is ->
    [you] No open side touches your land or your herds
   *[other] No open side touches { $who }'s land or herds
}
inspect-market-full = All sides are taken
inspect-market-over = No more animals can come here
# $players: one or several.
inspect-market-by = Reached by { $players }

## A pond

inspect-pond = { $shape ->
    [single] One-hex pond
    [double] Two-hex pond
    [bent] Bent pond
   *[triangle] Triangular pond
}: { points } for each piece beside it
# One of several: whose, and their points.
inspect-pond-of = { $who }: { $points }
inspect-pond-nobody = Nobody's pieces touch it yet

## An empty hex

inspect-empty-pampas = Empty pampas
inspect-empty-land = Empty { land } hex
# $what: several of the things below.
inspect-may = { $who_is ->
    [you] You can place here: { $what }
   *[other] { $who } can place here: { $what }
}
inspect-may-nothing = { $who_is ->
    [you] You can place nothing here: it touches neither your land nor your herds
   *[other] { $who } can place nothing here: it touches neither their land nor their herds
}
inspect-tile = { land } tile
inspect-animal = { animal }
inspect-a-pond = pond
# $gain: what is paid, and points.
inspect-with-tile = With a { land } tile: { $gain }
inspect-with-animal = With a { animal }: { $gain }

## What the symbols count

inspect-tag = { $name }: { pesos }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { points }
# The same, with the points that a scoring now would add.
inspect-tag-forecast = { inspect-tag }, +{ $forecast } if scored now
inspect-purse = { $pesos ->
    [one] { $pesos } peso in the purse
   *[other] { $pesos } pesos in the purse
}
inspect-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
inspect-actions-left = { $left ->
    [one] { $left } of { $actions } actions left
   *[other] { $left } of { $actions } actions left
}
# $caption: what they lead up to.
inspect-clock = { $left ->
    [one] { $left } animal card, { $caption }
   *[other] { $left } animal cards, { $caption }
}

## Before a turn ends early

inspect-end = End the turn?
inspect-end-left = You still have { actions } left.

## Before other players' actions are undone, too

inspect-undo = Undo the last action?
# $players: one or several.
inspect-undo-others = This also undoes what { $players } played since.
# $actions: two or more.
inspect-undo-turn = Undo your last { $actions } actions?
