### What the table answers: to a tap on the board with nothing in hand, and to a pointer that rests on a sign; and what it asks
### before a turn ends early or others go back too.

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
ask-harvest = harvest { pesos }
# Its owner has harvested in this turn.
ask-harvest-later = harvest { pesos } next turn
ask-harvested = harvested
ask-harvest-from = harvest needs { $tiles } tiles
ask-no-chip = no harvest chip left
# Points of one category, as they stand in a row.
ask-part = { category-inside } { $points }
# What a hacienda on it would bring, and its price.
ask-hacienda = With a hacienda: +{ points } for { pesos }

## A market

ask-market-first = { $who_is ->
    [you] Market: first visit +{ points }
   *[other] Market: first visit by { $who } +{ points }
}
ask-market-known = { $who_is ->
    [you] Market: you have been here
   *[other] Market: { $who } has been here
}
# $payment: "3 + 5 = 8 pesos".
ask-market-pays = With a { animal } the next side pays { $payment }
# The side touches several markets.
ask-market-pays-each = With a { animal } the next side pays at { $markets } markets, each { $payment }
ask-market-far = { $who_is ->
    [you] None of its open sides touches your land or your herds
   *[other] None of its open sides touches land or herds of { $who }
}
ask-market-full = All its sides are taken
ask-market-over = No animal comes here any more
# $players: one or several.
ask-market-by = Reached by { $players }

## A pond

ask-pond = { $shape ->
    [single] One-hex pond
    [double] Two-hex pond
    [bent] Bent pond
   *[triangle] Three-cornered pond
}: { points } for each piece beside it
# One of several: whose, and their points.
ask-pond-of = { $who }: { $points }
ask-pond-nobody = Nobody's pieces touch it yet

## An empty hex

ask-empty-pampas = Empty pampas
ask-empty-land = Empty { land } hex
# $what: several of the things below.
ask-may = { $who_is ->
    [you] May go here: { $what }
   *[other] { $who } may put here: { $what }
}
ask-may-nothing = { $who_is ->
    [you] Nothing of yours may go here: it touches neither your land nor your herds
   *[other] Nothing of { $who } may go here: it touches neither land nor herds
}
ask-tile = { land } tile
ask-animal = { animal }
ask-a-pond = pond
# $gain: what is paid, and points.
ask-with-tile = With a { land } tile: { $gain }
ask-with-animal = With a { animal }: { $gain }

## Signs by name

ask-tag = { $name }: { pesos }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { points } if the scoring came now
ask-purse = { $pesos ->
    [one] { $pesos } peso in the purse
   *[other] { $pesos } pesos in the purse
}
ask-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
ask-actions-left = { $left ->
    [one] { $left } of { $actions } actions is left
   *[other] { $left } of { $actions } actions are left
}
# $caption: to what they lead.
ask-clock = { $left ->
    [one] { $left } animal card, { $caption }
   *[other] { $left } animal cards, { $caption }
}

## Before a turn ends early

ask-end = End the turn?
ask-end-left = { actions } are still left.

## Before others go back, too

ask-undo = Take the last action back?
# $players: one or several.
ask-undo-others = What { $players } played since goes back, too.
# $actions: two or more.
ask-undo-turn = Take your last { $actions } actions back?
