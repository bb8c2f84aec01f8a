### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Learn
learn-goal = Eight short lessons, and the rules
lesson-title = { $lesson ->
    [first] Your first turn
    [buying] Buying cards
    [pampas] Land and pampas
    [herds] Herds and markets
    [harvest] The harvest
    [haciendas] Haciendas
    [ponds] Ponds
   *[scoring] The two scorings
}
# Under a sentence: how many steps there are.
lesson-progress = { $step } of { $steps }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-again = Once more
lesson-skip = Skip this lesson
lesson-finished = Well done!
lesson-finished-first = That was a whole turn: three actions. Now play a real one.
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
lesson-first-market = Your next pig reaches a market. It pays a peso for each pig of the herd and each tile of the joined land beside it: 2 + 3.
lesson-first-market-wrong = The market pays only where a pig stands beside it. Tap the marked hex.

## Buying cards

lesson-buying-money = Everybody begins with 20 pesos. All can see how many you have.
lesson-buying-hand = You also begin with 8 land cards and 4 animal cards. Nobody else sees them, and you may hold as many as you like.
lesson-buying-deck = A turn has three actions. Buy the top card of a deck: it costs 2 pesos, and only you see it.
lesson-buying-deck-wrong = Open cards cost 3 pesos. Tap the deck.
lesson-buying-open = Open cards cost 3 pesos. Everybody sees what you take, and the next card takes its place at once.
lesson-buying-play = A card that you bought may be played in the same turn. Play the mountain.
lesson-buying-play-wrong = You drew a mountain. It goes on a mountain.
lesson-buying-end = You need not use all three actions. End your turn.
lesson-buying-again = When the land deck is empty, the land cards that were played are shuffled into a new one.

## Land and pampas

lesson-pampas-far = A card with a landscape goes on any empty hex of that landscape, wherever it lies.
lesson-pampas-next = A pampas card goes on pampas, but only beside your own land.
lesson-pampas-next-wrong = On pampas, land must touch your own land.
lesson-pampas-full = No meadow is empty any more. So this meadow card counts as pampas.
lesson-pampas-chain = Land tiles of yours that touch are one chain. A chain of three tiles or more scores.

## Herds and markets

lesson-herds-join = Animals of one species that touch are a herd. Join both herds at the market: now the whole herd counts, with all the joined land beside it.
lesson-herds-join-wrong = This hex does not join both herds.
lesson-herds-side = Every side of a market pays once. Another pig at this market pays again, for the larger herd.
lesson-herds-other = A new species needs your land beside it: pigs do not count. Herds of two species may touch.
lesson-herds-other-wrong = Cattle need your land beside them.
lesson-herds-most = You can have 30 animals on the board, at most 15 of one species.

## The harvest

lesson-harvest-chip = Harvest: put a chip on a chain of yours with two tiles or more and no chip yet. It brings 3 pesos for each tile.
lesson-harvest-chip-wrong = Take a harvest chip first, then tap the chain.
lesson-harvest-taken = No chip is left. So take one from somebody else, and put it on your chain. The other chain may be harvested again.
lesson-harvest-once = You may harvest once a turn. Chips stay, also when chains join.

## Haciendas

lesson-haciendas-chain = A hacienda costs 12 pesos. Put it on your chain: at each scoring it brings a point for each tile of the chain.
lesson-haciendas-grow = It also counts tiles that the chain gains later. Let it grow.
lesson-haciendas-herd = You may buy one each turn, and a chain or herd holds only one. Put this one on your herd.
lesson-haciendas-join = When groups with haciendas join, the haciendas count once.

## Ponds

lesson-ponds-dig = A pond costs 12 pesos. It goes on empty pampas, anywhere. Place it and turn it as the finger shows.
lesson-ponds-points = At each scoring, all players get a point for each of their tiles and animals that touches a pond.
lesson-ponds-two = Ponds that touch stay two ponds. You may buy one each turn.

## The two scorings

lesson-scoring-sun = The sun shows how many animal cards are left in this half of the game.
lesson-scoring-last = Take the last one. At the end of this round comes the first scoring.
lesson-scoring-markets = Markets that you have reached score: 1, 3, 6, 10 points for one, two, three, four of them.
lesson-scoring-chains = Chains of three tiles or more score 2 points for each tile.
lesson-scoring-others = Haciendas score for all of their group, ponds for what touches them.
lesson-scoring-money = Every full 10 pesos score a point. You keep the money.
lesson-scoring-half = The second half begins with the next animal cards. Only two are left here: take one.
lesson-scoring-final = Take the last one. Then comes the final scoring, and the points of both are added.
lesson-scoring-end = Everybody gets the same number of turns. End yours, and the scoring comes.
lesson-scoring-winner = Most points win. If two have the same, the richer one wins.
lesson-scoring-passing = When everybody ends a turn without an action, one after the other, the game ends at once.
