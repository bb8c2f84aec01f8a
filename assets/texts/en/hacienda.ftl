### What the game Hacienda says: its things by name, what may be done and why not, hints, previews and the log.
###
### Arguments by which a message chooses: $card is mountain forest meadow rocks swamp pampas cattle horse pig sheep; $land one
### of the first six, $species one of the last four; $deck land animal; $shape single double bent triangle; $category markets
### chains haciendas ponds herds money; $scoring intermediate final; $sign plus minus; $operation, of
### a payment, plus times.

## Things by name, as they appear in a sentence

land = { $land ->
    [mountain] mountain
    [forest] forest
    [meadow] meadow
    [rocks] rocks
    [swamp] swamp
   *[pampas] pampas
}
animal = { $species ->
    [cattle] cow
    [horse] horse
    [pig] pig
   *[sheep] sheep
}
herd = { $species ->
    [cattle] cattle herd
    [horse] horse herd
    [pig] pig herd
   *[sheep] sheep herd
}
animals = { $species ->
    [cattle] cows
    [horse] horses
    [pig] pigs
   *[sheep] sheep
}
card = { $card ->
    [mountain] mountain
    [forest] forest
    [meadow] meadow
    [rocks] rocks
    [swamp] swamp
    [pampas] pampas
    [cattle] cow
    [horse] horse
    [pig] pig
   *[sheep] sheep
}
deck = { $deck ->
    [land] land
   *[animal] animal
}
pond = { $shape ->
    [single] one-hex pond
    [double] two-hex pond
    [bent] bent pond
   *[triangle] triangular pond
}

## Points and pesos

category = { $category ->
    [markets] Markets
    [chains] Land chains
    [haciendas] Haciendas
    [ponds] Ponds
    [herds] Herds
   *[money] Money
}
# The same inside a sentence.
category-inside = { $category ->
    [markets] markets
    [chains] land chains
    [haciendas] haciendas
    [ponds] ponds
    [herds] herds
   *[money] money
}
scoring = { $scoring ->
    [intermediate] First scoring
   *[final] Final scoring
}
pesos = { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sign = { $sign ->
    [minus] −
   *[plus] +
}
points-signed = { sign }{ points }

## Why the rules refuse an action: what is missing, in one sentence

refused-game-over = The game is over.
refused-deck-is-empty = The { deck } deck is empty.
refused-not-in-display = There is no face-up { card } card.
refused-too-expensive = That costs { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
}, and you have { $pesos }.
refused-card-not-in-hand = You have no { card } card in your hand.
refused-wrong-landscape = A { card } card needs an empty { card } hex.
refused-not-pampas = This needs an empty pampas hex.
refused-hex-is-taken = This hex is taken.
refused-not-next-to-your-land = This hex does not touch your land: a pampas tile must go next to one of your land tiles.
refused-not-next-to-your-land-or-herd = This hex touches neither your land nor your { herd }.
refused-no-tile-of-species = All your { animal } tiles are on the board.
refused-no-animal-tile = All your animal tiles are on the board.
refused-hacienda-bought = You have already bought a hacienda this turn: one a turn.
refused-no-hacienda = No haciendas are left.
refused-not-your-piece = A hacienda must go on one of your land tiles or animals.
refused-group-has-hacienda = This chain or herd already holds a hacienda.
refused-tile-has-hacienda = There is already a hacienda here.
refused-pond-bought = You have already bought a pond this turn: one a turn.
refused-no-such-pond = No pond has this shape: its hexes must touch, and three must not form a straight line.
refused-no-pond-left = No { pond } is left.
refused-harvested = You have already harvested this turn: once a turn.
refused-not-your-land = A harvest needs one of your land tiles.
refused-chain-too-short = This chain has { $tiles } of the { $needed } tiles that a harvest needs.
refused-chain-has-chip = This chain already holds a harvest chip.
refused-chips-in-supply = There are harvest chips in the supply: take one of those.
refused-no-chip-in-supply = The supply has no harvest chips left: choose an opponent's chip to take.
refused-no-chip-there = There is no harvest chip there.
refused-chip-is-yours = You cannot take a harvest chip from your own chain.

## What is in hand

choice-no-hex = There is no hex where this can go.
choice-now-the-chain = Now choose the chain to harvest.
choice-pond-does-not-fit = The pond does not fit here: it needs empty pampas.
choice-end-by-button = To end the turn, press "{ hud-end-turn }".

## The line on top: whose turn it is and what may be done now

# $actions: how many are left.
actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
prompt-your-turn = Your turn: { actions } left. Choose a card, or buy.
# Several people share the screen: $who is asked by name.
prompt-your-turn-by-name = { $who }, your turn: { actions } left. Choose a card, or buy.
prompt-holding-tile = A { land } tile: choose a highlighted hex.
prompt-holding-animal = A { animal }: choose a highlighted hex.
prompt-holding-purchase = Buy it? A new card is revealed, so this cannot be undone.
prompt-holding-hacienda = A hacienda: choose one of your land tiles or animals.
prompt-holding-pond = A { pond }: choose empty pampas for it.
prompt-holding-harvest = A harvest: choose one of your chains.
prompt-take-a-chip = No chips left: first choose an opponent's chip to take.
# A ghost of the piece is on the board, waiting to be confirmed.
prompt-sure = Place it here? Confirm or tap the hex again.
prompt-sure-or-turn = Place it here? Rotate it, confirm or choose another hex.
prompt-thinking = { $who } is thinking.
# Another person is called to the table.
prompt-come = It is { $who }'s turn: please come to the table.
prompt-scoring = The scoring is under way.
prompt-over = The game is over.
prompt-won = { $who_is ->
    [you] The game is over: you win!
   *[other] The game is over: { $who } wins!
}
# $winners: two names or more.
prompt-won-together = The game is over: { $winners } share the win!

## Why a tap does nothing

prompt-not-your-turn = It is { $who }'s turn now.
prompt-nothing-more = The game is over: nothing more can be played.
# Someone else's cards.
prompt-hidden = These cards are hidden.
# The player's own cards, which were left alone for a while and which others could see.
prompt-face-down = Your cards are face down. Hold them to see them.

## The question before a purchase; $price in pesos

prompt-buy-top = Buy the top { deck } card for { $price }?
prompt-buy-card = Buy the { card } card for { $price }?
prompt-buy-it = Buy it for { $price }?
prompt-no-way-back = This cannot be undone.

## The question before a piece is placed, and what it would bring

preview-tile = A { land } tile here?
preview-animal = A { animal } here?
preview-hacienda = A hacienda here?
preview-pond = A { pond } here?
preview-harvest = Harvest this chain?
preview-pays = Pays { pesos }
preview-costs = Costs { pesos }
payment-sign = { $operation ->
    [times] ×
   *[plus] +
}
# What one market pays: from $animals of a herd and $tiles of land.
preview-payment = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
} { payment-sign } { $tiles } land = { pesos }
# Several markets pay the same: $payment is the message above.
preview-payments = { $markets } × ({ $payment })
preview-no-points = No points yet
# $gains: one of the names below, or several gains, each with its name.
preview-score = { points-signed }: { $gains }
# $what: a market by its number, or a category as it appears in a sentence.
preview-gain = { $what } { sign }{ $gained }
# $nth: which of a player's markets it is, before the word "market".
nth = { NUMBER($nth, type: "ordinal") ->
    [one] { $nth }st
    [two] { $nth }nd
    [few] { $nth }rd
   *[other] { $nth }th
}
nth-market = { nth } market

## The log: what was done, as a line under the name of who did it; $price in pesos

log = Log
log-empty = Nothing has been played yet.
# A card that nobody else saw: only its deck is named.
log-bought-top = { $deck ->
    [land] Bought a land card for { $price }
   *[animal] Bought an animal card for { $price }
}
log-bought-card = Bought the { card } card for { $price }
log-built = Built a hacienda for { $price }
log-dug = Dug a { pond } for { $price }
log-placed-tile = Placed a { land } tile
# $tiles: two or more, with the new one.
log-placed-tile-in-chain = Placed a { land } tile, now a chain of { $tiles }
log-placed-animal = Placed a { animal }
# $payment: the sum below.
log-placed-animal-paid = Placed a { animal }: { $payment }
# $markets: two or more, which pay the same each; $pesos: all that they pay.
log-placed-animal-paid-each = Placed a { animal }: { $markets } markets, { $payment } each, { pesos } in all
# What a market pays: "3 + 5 = 8 pesos" or "4 × 6 = 24 pesos".
log-payment = { $animals } { payment-sign } { $tiles } = { pesos }
log-harvested = Harvested { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { pesos }
# The chip was taken from another player's chain.
log-harvested-with-chip = Harvested { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, taking a chip: { pesos }
log-passed = Passed
log-ended = Ended the turn
# $rows: everybody's points.
log-scoring = { scoring }: { $rows }
log-scored = { $who } +{ $points }

## The same in one line that begins with the name

told-bought-top = { $deck ->
    [land] { $who } bought a land card for { $price }
   *[animal] { $who } bought an animal card for { $price }
}
told-bought-card = { $who } bought the { card } card for { $price }
told-built = { $who } built a hacienda for { $price }
told-dug = { $who } dug a { pond } for { $price }
told-placed-tile = { $who } placed a { land } tile
told-placed-tile-in-chain = { $who } placed a { land } tile, now a chain of { $tiles }
told-placed-animal = { $who } placed a { animal }
told-placed-animal-paid = { $who } placed a { animal }: { $payment }
told-placed-animal-paid-each = { $who } placed a { animal }: { $markets } markets, { $payment } each, { pesos } in all
told-harvested = { $who } harvested { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { pesos }
told-harvested-with-chip = { $who } harvested { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, taking a chip: { pesos }
told-passed = { $who } passed
told-ended = { $who } ended the turn

## Hints

# The button.
hint = Hint
hint-thinking = Looking for a hint …
hint-choose = Tap a hint to try it, then confirm.
# One of several.
hint-numbered = Hint { $number }

## Hints: an action with what it brings. $deed is one of the messages below

hint-with-gain = { $deed }: { $gain }
# $purpose: one of the messages that end in -to, which brings $gain.
hint-with-purpose = { $deed }, { $purpose }: { $gain }
# $hint: one of these hints, which also prepares an action: $purpose and $gain as above.
hint-with-reason = { $hint }. Helps { $purpose }: { $gain }
hint-for-later = { $deed }, for later
hint-no-points = { $deed }: no points yet
# $when: always each final
hint-points = { $when ->
    [each] { points-signed } at each scoring
    [final] { points-signed } at the final scoring
   *[always] { points-signed }
}
hint-pesos = +{ pesos }

## Hints: what an action does

hint-buy-top = Buys the top { deck } card for { pesos }
hint-buy-card = Buys the face-up { card } card for { pesos }
# $group: chain herd. $size: its tiles or animals.
hint-build = { $group ->
    [chain] Builds a hacienda on a chain of { $size } for { pesos }
   *[herd] Builds a hacienda on a herd of { $size } for { pesos }
}
# $hexes: how many of the player's own hexes are beside it.
hint-dig = Digs a { pond } beside { $hexes } of your hexes for { pesos }
hint-begin-chain = Begins a chain with a { land } tile
hint-make-chain = Places a { land } tile and makes a chain of { $tiles } tiles
# $chains: two or three.
hint-join-chains = Places a { land } tile and joins { $chains ->
    [2] two
    [3] three
   *[other] { $chains }
} chains into one of { $tiles } tiles
hint-bring-to-market = Brings a { animal } to a market
hint-begin-herd = Begins a herd with a { animal }
# $count: two or more, of one kind.
hint-make-herd = Places a { animal } and makes a herd of { $count } { animals }
# Of several kinds.
hint-make-mixed-herd = Places a { animal } and makes a herd of { $count } animals
hint-reach-market = Places a { animal } and reaches your { nth-market }
# $from and $to: the first and the last of them, by their numbers.
hint-reach-markets = Places a { animal } and reaches your { $from } to { $to } markets
hint-harvest = Harvests a chain of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
hint-harvest-with-chip = Harvests a chain of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} with another player's chip
hint-end = Ends the turn and keeps your { pesos }

## Hints: the same as the purpose of another action

hint-buy-top-to = to buy the top { deck } card for { pesos }
hint-buy-card-to = to buy the face-up { card } card for { pesos }
hint-build-to = { $group ->
    [chain] to build a hacienda on a chain of { $size } for { pesos }
   *[herd] to build a hacienda on a herd of { $size } for { pesos }
}
hint-dig-to = to dig a { pond } beside { $hexes } of your hexes for { pesos }
hint-begin-chain-to = to begin a chain with a { land } tile
hint-make-chain-to = to make a chain of { $tiles } tiles
hint-join-chains-to = to join { $chains ->
    [2] two
    [3] three
   *[other] { $chains }
} chains into one of { $tiles } tiles
hint-bring-to-market-to = to bring a { animal } to a market
hint-begin-herd-to = to begin a herd with a { animal }
hint-make-herd-to = to make a herd of { $count } { animals }
hint-make-mixed-herd-to = to make a herd of { $count } animals
hint-reach-market-to = to reach your { nth-market }
hint-reach-markets-to = to reach your { $from } to { $to } markets
hint-harvest-to = to harvest a chain of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
hint-harvest-with-chip-to = to harvest a chain of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} with another player's chip
hint-end-to = to end the turn and keep your { pesos }

## Over the board

# What was paid there, in pesos.
float-paid = +{ $pesos }
