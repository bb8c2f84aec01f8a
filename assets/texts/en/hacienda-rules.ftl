### The rules of Hacienda on one page, our own words around the numbers of the game that is played. Every number is an
### argument, for house rules change some of them; those that are written out are the same in every game.

# The page, and the button to it.
rules-page-title = The rules on one page

## What can be done in a turn

rules-page-turn = Your turn: up to { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
# $top and $open are prices, as "2 pesos".
rules-page-buy = Buy a card: the top of a deck for { $top }, an open one for { $open }. You may play it at once.
rules-page-land = Play a land card: your tile goes on any empty hex of that landscape. Tiles that touch form a chain.
rules-page-pampas = A pampas card needs an empty pampas hex beside land of yours. Cards of a landscape that is full count as pampas.
rules-page-animal = Play an animal card: onto empty pampas beside land of yours, or beside your animals of that species. Those that touch form a herd.
# $operation: plus times
rules-page-payment = { $operation ->
    [plus] An animal placed beside a market pays at once: its herd's animals plus your land tiles in all chains that touch the herd, for each market it touches.
   *[times] An animal placed beside a market pays at once: its herd's animals times your land tiles that touch the herd, for each market it touches.
}
rules-page-harvest = Harvest, once a turn: put a chip on a chain of at least { $tiles } without one and take { pesos } for each tile. When the chips are gone, take an opponent's.
rules-page-hacienda = Build a hacienda on a tile or animal of yours, once a turn: { pesos }.
rules-page-pond = Dig a pond on empty pampas, anywhere, once a turn: { pesos }.

## What scores

# $running: yes where points count after every action, without a scoring in between.
rules-page-scoring = { $running ->
    [yes] What counts, as it grows
   *[no] What counts, twice in a game
}
# The points for so many markets.
rules-page-markets = Markets that your animals touch: { $one }, { $two }, { $three }, { $four }, { $five }, { $six } … points for 1, 2, 3, 4, 5, 6 … of them.
rules-page-chains = { points } for each tile in every chain of at least { $tiles }.
rules-page-haciendas = 1 point for each tile of a chain, or animal of a herd, that holds a hacienda.
rules-page-ponds-alike = Every pond: { points } for each tile or animal of yours beside it.
# $small and $larger are points, as "2 points".
rules-page-ponds = Every pond: for each tile or animal of yours beside it, { $small } at the small ones, { $larger } at the larger.
rules-page-herds = { points } for each animal in every herd of at least { $animals }.
rules-page-money = 1 point for every full { pesos } in your purse; you keep them.

## When scorings come, and who wins

# $end: turn round
rules-page-end = The first scoring comes at the end of the { $end ->
    [turn] turn
   *[round] round
} in which half of the animal cards are gone, the final one when all are. Most points win; a tie goes to the richer player.
rules-page-end-running = The game ends with the { $end ->
    [turn] turn
   *[round] round
} in which the animal cards run out. Most points win; a tie goes to the richer player.
