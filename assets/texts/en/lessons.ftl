### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Learn
learn-goal = { $lessons } short lessons, and the rules
lesson-title = { $lesson ->
    [first] Your first turn
    [buying] Buying cards
    [pampas] Land and pampas
    [herds] Herds and markets
    [harvest] The harvest
    [haciendas] Haciendas
    [ponds] Ponds
    [zoff-round] A round
    [zoff-bonus] Full prairies
    [hab-gut-turn] A turn
    [hab-gut-end] The foundation
   *[scoring] The two scorings
}
# Under a sentence: which step it is, and how many there are.
lesson-progress = { $step } of { $steps }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-again = Once more
lesson-skip = Skip this lesson
lesson-finished = Well done!
lesson-finished-first = { $title ->
    [zoff] That was a whole round. Now play a real game.
    [hab-gut] That was a whole turn. Now play a real game.
   *[hacienda] That was a whole turn: { $steps } actions. Now play a real one.
}
lesson-play = Play a game
lesson-onward = Next lesson
lesson-all = All lessons
lesson-trouble = This lesson cannot be loaded.
lesson-wrong = Not there: tap where the finger points.

## The help in the first game: what could be done now, in three words at most

help-land = Place your land
help-animal = Place an animal
help-buy = Buy a card
help-harvest = Harvest a chain
help-end = End your turn
help-title = First steps
help-off = Turn help off

## Your first turn

lesson-first-land = You hold a forest card. Place your land on the marked forest: it joins your other land.
lesson-first-land-wrong = This card is for a forest. Tap the marked one.
lesson-first-animal = Animals live on the pampas beside your land. Place your pig there.
lesson-first-animal-wrong = A pig needs empty pampas beside your land. Tap the marked hex.
lesson-first-market = Your next pig reaches a market. It pays a peso for each pig in the herd and each tile of the connected land beside it: { $animals } + { $tiles }.
lesson-first-market-wrong = The market pays only where a pig stands beside it. Tap the marked hex.

## Buying cards

lesson-buying-money = Everyone starts with { $pesos }, and all can see how many you have.
lesson-buying-hand = You also start with { $lands } land cards and { $animals } animal cards. Nobody else sees them, and you may hold as many as you like.
lesson-buying-deck = A turn has up to { $actions } actions. Buy the top card of a deck: it costs { $pesos }, and only you see it.
lesson-buying-deck-wrong = Face-up cards cost { $pesos }. Tap the deck.
lesson-buying-open = Face-up cards cost { $pesos }. Everyone sees what you take, and the next card takes its place at once.
lesson-buying-play = A card that you bought can be played in the same turn. Play the mountain.
lesson-buying-play-wrong = You drew a mountain. It goes on a mountain.
lesson-buying-end = You don't have to use all { $actions ->
    [3] three
   *[other] of your
} actions. End your turn.
lesson-buying-again = When the land deck is empty, the land cards that were played are shuffled to make a new one.

## Land and pampas

lesson-pampas-far = A card with a landscape goes on any empty hex of that landscape, wherever it is.
lesson-pampas-next = A pampas card goes on pampas, but only beside your own land.
lesson-pampas-next-wrong = On pampas, land must touch your own land.
lesson-pampas-full = There is no empty meadow left, so this meadow card counts as pampas.
lesson-pampas-chain = Your land tiles that touch form a chain. A chain of { $tiles } tiles or more scores.

## Herds and markets

lesson-herds-join = Your animals of one species that touch form a herd. Join both herds at the market: now the whole herd counts, with all the connected land beside it.
lesson-herds-join-wrong = This hex does not join both herds.
lesson-herds-side = Each side of a market pays once. Another pig at this market pays again, for the larger herd.
lesson-herds-other = A new species needs your land beside it: pigs do not count. Herds of two species may touch.
lesson-herds-other-wrong = Cattle need your land beside them.
lesson-herds-most = You can have up to { $animals } animals on the board, at most { $most } of one species.

## The harvest

lesson-harvest-chip = Harvest: put a chip on one of your chains with at least { $tiles } tiles and no chip yet. You get { $pesos } for each tile.
lesson-harvest-chip-wrong = Take a harvest chip first, then tap the chain.
lesson-harvest-taken = No chip is left, so take one from another player and put it on your chain. The other chain can then be harvested again.
lesson-harvest-once = You may harvest once a turn. Chips stay put, even when chains join.

## Haciendas

lesson-haciendas-chain = A hacienda costs { $pesos }. Put it on your chain: at each scoring it scores a point for each tile of the chain.
lesson-haciendas-grow = It also counts tiles that the chain gains later. Let it grow.
lesson-haciendas-herd = You may buy one each turn, and a chain or herd can hold only one. Put this one on your herd.
lesson-haciendas-join = When groups with haciendas join, the haciendas count only once.

## Ponds

lesson-ponds-dig = A pond costs { $pesos }. It goes on empty pampas, anywhere. Place it and rotate it as the finger shows.
lesson-ponds-points = At each scoring, all players get { $points } for each of their tiles and animals that touches a pond.
lesson-ponds-two = Ponds that touch are still two ponds. You may buy one each turn.

## The two scorings

lesson-scoring-sun = The sun shows how many animal cards are left in this half of the game.
lesson-scoring-last = Take the last one. The first scoring comes at the end of this round.
lesson-scoring-markets = Markets that you have reached score { $one }, { $two }, { $three } or { $four } points in all for one, two, three or four of them.
lesson-scoring-chains = Chains of at least { $tiles } tiles score { $points } for each tile.
lesson-scoring-others = Haciendas score for their whole group, ponds for what touches them.
lesson-scoring-money = Every full { $pesos } scores a point. You keep the money.
lesson-scoring-half = The second half begins with the next animal cards. Only { $cards } are left here: take one.
lesson-scoring-final = Take the last one. The final scoring follows, and the points of both are added.
lesson-scoring-end = Everyone gets the same number of turns. End yours, and the scoring comes.
lesson-scoring-winner = Most points wins. If two players tie, the richer one wins.
lesson-scoring-passing = When all players end their turns in a row without an action, the game ends at once.

## Zoff: a round

lesson-zoff-sign = Each prairie has spaces for cows. Its sign shows how many are free, and what its largest herds will get.
lesson-zoff-pairs = Everyone chooses at once, in secret: { $pairs } prairies, and a card for each. Put your { $first } on Powder-Prairie and your { $second } on Lucky-Pickle.
lesson-zoff-pairs-wrong = First a prairie, then its card, as the finger shows.
lesson-zoff-order = Small prairies come first. Here the larger herd went first; now it is your turn. Your card is a { $held }: place { $cows } cows.
lesson-zoff-order-wrong = Your card lets you place up to { $held } cows. Place both.
lesson-zoff-sizes = Two herds on a prairie may never be the same size: { $more } more would make yours equal. Place { $cows } and yours is the largest.
lesson-zoff-sizes-wrong = Tap the { $cows }, then confirm.
lesson-zoff-cards = Used cards are gone. Your { $cards } have to last for { $rounds } rounds of { $pairs }.
lesson-zoff-most = Whoever has the most cows on the prairies at the end wins.

## Zoff: full prairies

lesson-zoff-nearly = This prairie has { $places } spaces left. When it is full, it gives its bonuses: a cow for the largest herd, and one for the second-largest.
lesson-zoff-fill = Fill it: place { $cows } cows.
lesson-zoff-bonus = Your herd is the largest here. Put your bonus cow on another prairie: Lone-Star-Valley has one space left.
lesson-zoff-bonus-wrong = Put the cow on the prairie that the finger points to.
lesson-zoff-chain = Now Lone-Star-Valley is full too, and gives its own bonuses. Your herd is the largest again: put the cow on Fire-Fields.
lesson-zoff-last = After the last round, each prairie that was not full gave its bonuses too, on itself. Most cows wins.

## Hab & Gut: a turn

lesson-hg-price = Each track shows a price. Coal costs { $price } today, and the line shows how it got there.
lesson-hg-buy = First you trade: buy up to { $most } shares, or sell up to { $most }. Buy one coal and one rubber for { $first } + { $second }.
lesson-hg-buy-wrong = Take one coal and one rubber from the bank, then confirm.
lesson-hg-give = Then you may put a share into your foundation. It cannot be sold before the half ends. Give your wheat.
lesson-hg-give-wrong = Tap the marked share, then confirm.
lesson-hg-racks = Market cards stand in a rack on each side of you. You share each rack with one neighbour; nobody else sees it.
lesson-hg-market = The first card is played: coal rises by { $steps } steps. Then one from the other rack is halved: rubber falls by { $halved } steps, not { $whole }.
lesson-hg-market-wrong = First the card to play, then the one to halve, as the finger shows.
lesson-hg-halves = After { $rounds } rounds the foundations are opened, their shares are sold, and a second half follows. The most money wins in the end.

## Hab & Gut: the foundation

lesson-hg-foundation = This is your foundation. Its envelopes are opened when the half ends; what it earned before is shown beside them.
lesson-hg-sell = This is the last round. Tea costs { $price } and may fall: sell both of yours.
lesson-hg-sell-wrong = Tap your own tea twice, then confirm.
lesson-hg-last-gift = Whoever has the least in their foundation is out, however rich. Give a coal: its price is high.
lesson-hg-last-card = Play coal: the coal in your foundation gains too. The tea card is halved.
lesson-hg-least = Whoever had the least is out. Among the others the most money wins; the foundation does not count.
