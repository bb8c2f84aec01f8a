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
# Under a sentence: how many steps there are.
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
lesson-wrong = Not there: tap what the finger shows.

## The help of the first game: what could be done now, in three words at most

help-land = Place your land
help-animal = Place an animal
help-buy = Buy a card
help-harvest = Harvest a chain
help-end = End your turn
help-off = No more help

## Your first turn

lesson-first-land = You hold a forest card. Put your land on the marked forest: it joins your other land.
lesson-first-land-wrong = This card is for a forest. Tap the marked one.
lesson-first-animal = Animals live on the pampas beside your land. Put your pig there.
lesson-first-animal-wrong = A pig needs empty pampas beside your land. Tap the marked hex.
lesson-first-market = Your next pig reaches a market. It pays a peso for each pig of the herd and each tile of the joined land beside it: { $animals } + { $tiles }.
lesson-first-market-wrong = The market pays only where a pig stands beside it. Tap the marked hex.

## Buying cards

lesson-buying-money = Everybody begins with { $pesos }. All can see how many you have.
lesson-buying-hand = You also begin with { $lands } land cards and { $animals } animal cards. Nobody else sees them, and you may hold as many as you like.
lesson-buying-deck = A turn has { $actions } actions. Buy the top card of a deck: it costs { $pesos }, and only you see it.
lesson-buying-deck-wrong = Open cards cost { $pesos }. Tap the deck.
lesson-buying-open = Open cards cost { $pesos }. Everybody sees what you take, and the next card takes its place at once.
lesson-buying-play = A card that you bought may be played in the same turn. Play the mountain.
lesson-buying-play-wrong = You drew a mountain. It goes on a mountain.
lesson-buying-end = You need not use all { $actions ->
    [3] three
   *[other] of your
} actions. End your turn.
lesson-buying-again = When the land deck is empty, the land cards that were played are shuffled into a new one.

## Land and pampas

lesson-pampas-far = A card with a landscape goes on any empty hex of that landscape, wherever it lies.
lesson-pampas-next = A pampas card goes on pampas, but only beside your own land.
lesson-pampas-next-wrong = On pampas, land must touch your own land.
lesson-pampas-full = No meadow is empty any more. So this meadow card counts as pampas.
lesson-pampas-chain = Land tiles of yours that touch are one chain. A chain of { $tiles } tiles or more scores.

## Herds and markets

lesson-herds-join = Animals of one species that touch are a herd. Join both herds at the market: now the whole herd counts, with all the joined land beside it.
lesson-herds-join-wrong = This hex does not join both herds.
lesson-herds-side = Every side of a market pays once. Another pig at this market pays again, for the larger herd.
lesson-herds-other = A new species needs your land beside it: pigs do not count. Herds of two species may touch.
lesson-herds-other-wrong = Cattle need your land beside them.
lesson-herds-most = You can have { $animals } animals on the board, at most { $most } of one species.

## The harvest

lesson-harvest-chip = Harvest: put a chip on a chain of yours with at least { $tiles } tiles and no chip yet. It brings { $pesos } for each tile.
lesson-harvest-chip-wrong = Take a harvest chip first, then tap the chain.
lesson-harvest-taken = No chip is left. So take one from somebody else, and put it on your chain. The other chain may be harvested again.
lesson-harvest-once = You may harvest once a turn. Chips stay, also when chains join.

## Haciendas

lesson-haciendas-chain = A hacienda costs { $pesos }. Put it on your chain: at each scoring it brings a point for each tile of the chain.
lesson-haciendas-grow = It also counts tiles that the chain gains later. Let it grow.
lesson-haciendas-herd = You may buy one each turn, and a chain or herd holds only one. Put this one on your herd.
lesson-haciendas-join = When groups with haciendas join, the haciendas count once.

## Ponds

lesson-ponds-dig = A pond costs { $pesos }. It goes on empty pampas, anywhere. Place it and turn it as the finger shows.
lesson-ponds-points = At each scoring, all players get { $points } for each of their tiles and animals that touches a pond.
lesson-ponds-two = Ponds that touch stay two ponds. You may buy one each turn.

## The two scorings

lesson-scoring-sun = The sun shows how many animal cards are left in this half of the game.
lesson-scoring-last = Take the last one. At the end of this round comes the first scoring.
lesson-scoring-markets = Markets that you have reached score: { $one }, { $two }, { $three }, { $four } points for one, two, three, four of them.
lesson-scoring-chains = Chains of at least { $tiles } tiles score { $points } for each tile.
lesson-scoring-others = Haciendas score for all of their group, ponds for what touches them.
lesson-scoring-money = Every full { $pesos } score a point. You keep the money.
lesson-scoring-half = The second half begins with the next animal cards. Only { $cards } are left here: take one.
lesson-scoring-final = Take the last one. Then comes the final scoring, and the points of both are added.
lesson-scoring-end = Everybody gets the same number of turns. End yours, and the scoring comes.
lesson-scoring-winner = Most points win. If two have the same, the richer one wins.
lesson-scoring-passing = When everybody ends a turn without an action, one after the other, the game ends at once.

## Zoff: a round

lesson-zoff-sign = Each prairie has places for cows. Its sign tells how many are free, and what its largest herds will get.
lesson-zoff-pairs = All choose at once, in secret: { $pairs } prairies, and a card for each. Put your { $first } on Powder-Prairie and your { $second } on Lucky-Pickle.
lesson-zoff-pairs-wrong = First a prairie, then the card for it, as the finger shows.
lesson-zoff-order = Small prairies come first. The larger herd went first here; now it is your turn. Your card is a { $held }: place { $cows } cows.
lesson-zoff-order-wrong = Your card lets you place up to { $held } cows. Place both.
lesson-zoff-sizes = Two herds of a prairie may never be of the same size: { $more } more would make yours equal. Place { $cows }, and yours is the largest.
lesson-zoff-sizes-wrong = Tap the { $cows }, then say yes.
lesson-zoff-cards = Cards that were used are gone. Your { $cards } have to last for { $rounds } rounds of { $pairs }.
lesson-zoff-most = Whoever has most cows on the prairies in the end wins.

## Zoff: full prairies

lesson-zoff-nearly = This prairie has { $places } places left. When it is full, it gives its bonuses: a cow for the largest herd, and one for the second.
lesson-zoff-fill = Fill it: place { $cows } cows.
lesson-zoff-bonus = Your herd is the largest here. Put the cow of your bonus on another prairie: Lone-Star-Valley has one place left.
lesson-zoff-bonus-wrong = Put the cow on the prairie that the finger shows.
lesson-zoff-chain = Now Lone-Star-Valley is full, too, and gives bonuses of its own. Your herd is the largest again: put the cow on Fire-Fields.
lesson-zoff-last = After the last round each prairie that was not full gave its bonuses once more, onto itself. Most cows win.

## Hab & Gut: a turn

lesson-hg-price = Each track is a price. Coal costs { $price } today, and the line tells how it came there.
lesson-hg-buy = First you trade: buy up to { $most } shares, or sell up to { $most }. Buy a coal and a rubber for { $first } + { $second }.
lesson-hg-buy-wrong = Take one coal and one rubber from the bank, then say yes.
lesson-hg-give = Then you may put a share into your foundation. It cannot be sold before the half ends. Give your wheat.
lesson-hg-give-wrong = Tap the marked share, then say yes.
lesson-hg-racks = Market cards stand in a rack at each side of you. You share each rack with one neighbour; nobody else sees it.
lesson-hg-market = The first card is played: coal rises by { $steps } steps. One of the other rack is halved: rubber falls by { $halved } steps, not by { $whole }.
lesson-hg-market-wrong = First the card to be played, then the one to be halved, as the finger shows.
lesson-hg-halves = After { $rounds } rounds the foundations are opened, their shares are sold, and a second half follows. Most money wins in the end.

## Hab & Gut: the foundation

lesson-hg-foundation = This is your foundation. Its envelopes are opened when the half ends; what it has brought before stands beside them.
lesson-hg-sell = This is the last round. Tea costs { $price } and may fall: sell both of yours.
lesson-hg-sell-wrong = Tap your own tea twice, then say yes.
lesson-hg-last-gift = Whoever has least in the foundation is out, however rich. Give a coal: it stands high.
lesson-hg-last-card = Play coal: what lies in your foundation gains by it, too. The tea card is halved.
lesson-hg-least = Whoever had least is out. Of the others most money wins; the foundation does not count.
