### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

ask-dot = { $before } · { $after }
# $facts: several of the messages below.
ask-chain = { $who_is ->
    [you] Your chain: { $facts }
   *[other] { $who }'s chain: { $facts }
}
ask-herd = { $who_is ->
    [you] Your { herd }: { $facts }
   *[other] { $who }'s { herd }: { $facts }
}
# Of several kinds.
ask-mixed-herd = { $who_is ->
    [you] Your herd: { $facts }
   *[other] { $who }'s herd: { $facts }
}
ask-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
ask-animals = { $count ->
    [one] { $count } { animal }
   *[other] { $count } { animals }
}
ask-mixed-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
ask-markets = { $markets ->
    [one] { $markets } market
   *[other] { $markets } markets
}
ask-no-points = no points yet
ask-harvest = harvest for { pesos }
# Its owner has harvested in this turn.
ask-harvest-later = harvest for { pesos } next turn
ask-harvested = harvested
ask-harvest-from = harvest needs { $tiles } tiles
ask-no-chip = no harvest chips left
# The points of one category, in a row of several.
ask-part = { category-inside } { $points }
# What a hacienda on it would score, and its price.
ask-hacienda = With a hacienda: +{ points } for { pesos }

## A market

ask-market-first = { $who_is ->
    [you] Market: first visit +{ points }
   *[other] Market: first visit by { $who } +{ points }
}
ask-market-known = { $who_is ->
    [you] Market: you have been here before
   *[other] Market: { $who } has been here before
}
# $payment: "3 + 5 = 8 pesos".
ask-market-pays = A { animal } here can earn { $payment }
# The side touches several markets.
ask-market-pays-each = A { animal } here can earn { $payment } at each of { $markets } markets
ask-market-far = { $who_is ->
    [you] No open side touches your land or your herds
   *[other] No open side touches { $who }'s land or herds
}
ask-market-full = All sides are taken
ask-market-over = No more animals can come here
# $players: one or several.
ask-market-by = Reached by { $players }

## A pond

ask-pond = { $shape ->
    [single] One-hex pond
    [double] Two-hex pond
    [bent] Bent pond
   *[triangle] Triangular pond
}: { points } for each piece beside it
# One of several: whose, and their points.
ask-pond-of = { $who }: { $points }
ask-pond-nobody = Nobody's pieces touch it yet

## An empty hex

ask-empty-pampas = Empty pampas
ask-empty-land = Empty { land } hex
# $what: several of the things below.
ask-may = { $who_is ->
    [you] You can place here: { $what }
   *[other] { $who } can place here: { $what }
}
ask-may-nothing = { $who_is ->
    [you] You can place nothing here: it touches neither your land nor your herds
   *[other] { $who } can place nothing here: it touches neither their land nor their herds
}
ask-tile = { land } tile
ask-animal = { animal }
ask-a-pond = pond
# $gain: what is paid, and points.
ask-with-tile = With a { land } tile: { $gain }
ask-with-animal = With a { animal }: { $gain }

## What the symbols count

ask-tag = { $name }: { pesos }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { points } if scored now
ask-purse = { $pesos ->
    [one] { $pesos } peso in the purse
   *[other] { $pesos } pesos in the purse
}
ask-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
ask-actions-left = { $left ->
    [one] { $left } of { $actions } actions left
   *[other] { $left } of { $actions } actions left
}
# $caption: what they lead up to.
ask-clock = { $left ->
    [one] { $left } animal card, { $caption }
   *[other] { $left } animal cards, { $caption }
}

## Before a turn ends early

ask-end = End the turn?
ask-end-left = You still have { actions } left.

## Before other players' actions are undone, too

ask-undo = Undo the last action?
# $players: one or several.
ask-undo-others = This also undoes what { $players } played since.
# $actions: two or more.
ask-undo-turn = Undo your last { $actions } actions?
