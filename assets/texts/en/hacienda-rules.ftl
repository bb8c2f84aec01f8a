### The rules of Hacienda to look up, in our own words around the numbers of the game that is played. Every number is an
### argument, for variants and house rules change most of them. $pesos, $price, $top and $open are prices, as "2 pesos"; $points
### is "2 points".

# The page, and the button to it.
rules-page-title = The rules

# The small button beside a refusal, which opens the rule behind it.
rule-why = Why?

## Search: the field, and the words that can be tapped instead

rule-search = Search
rule-search-none = Nothing found
# The place among all that were found.
rule-search-found = { $nth } of { $count }
rule-term-cost = Cost
rule-term-chain = Chain
rule-term-herd = Herd
rule-term-payment = Payment
rule-term-chip = Chip
rule-term-limit = Limit
rule-term-hidden = Hidden
rule-term-stack = Stack
rule-term-side = Side
rule-term-tie = Tie
rule-term-pass = Pass
rule-term-variant = Variant

## Chapters, as they stand in the list

rule-chapter-goal = What it is about
rule-chapter-setup = Setting up
rule-chapter-turn = Your turn
rule-chapter-buying = Buying cards
rule-chapter-land = Land
rule-chapter-animals = Animals
rule-chapter-markets = Markets
rule-chapter-harvest = Harvest
rule-chapter-pieces = Haciendas, ponds
rule-chapter-scoring = Scoring
rule-chapter-end = The end
rule-chapter-variants = Variants
rule-chapter-house = House rules

## What it is about

rule-goal = You are a rancher on the pampas. You claim land, raise animals and bring them to market. Whoever has the most points at the end wins.
rule-points = Points come from markets that your animals reach, from long chains of land, from haciendas, from ponds beside your land and animals, and from money.
rule-signs = To read the rule behind a sign, hold a finger on it anywhere in the game, or click it with the right button.
rule-board = Every hex of the board is pampas, one of the { $landscapes } landscapes, a market or water. A market is one hex with six sides. Nothing is ever placed on it.

## Setting up

rule-setup-land = The land cards are shuffled: { $each } of each landscape and { $pampas } pampas cards. Everybody gets { $dealt } of them, and { $open } lie open beside the deck.
rule-setup-pampas = Before that, everybody gets { $cards } pampas cards.
rule-setup-animals = The animal cards are shuffled: { $each } of each species. Everybody gets { $dealt } of them, and { $open } lie open.
rule-setup-stacks = The other animal cards are split into two stacks of the same size. The first is the deck, the second waits. If there is a card too many, it lies in the first.
rule-setup-table = The number of players decides how many animal cards are taken out unseen before any are dealt, and how many haciendas and harvest chips there are.
rule-setup-ponds = The ponds have one hex, two hexes, three in a bent line, or three in a triangle. A pond of one hex goes on each printed water hex. The others are for sale.
rule-setup-ponds-large = The ponds have one hex, two hexes, three in a bent line, or three in a triangle. A pond of one hex goes on each printed water hex. Only the larger ones are for sale.
rule-setup-purse = Everybody starts with { $pesos }. The first player is drawn at random, unless one is chosen. Play goes clockwise.
rule-hands = You play cards from your hand only. Hands are hidden, and they may be as large as you like. Money is open.
rule-known = A card that you took from the open ones is known to all while you hold it. If you play a card of its kind, the known one goes first. It is also known how many cards of each kind are still unseen.

## Your turn

rule-turn = On your turn you have up to { $actions } actions, in any order. You may stop early.
rule-prices = The top card of a deck costs { $top }, an open card { $open }, a hacienda { $hacienda } and a pond { $pond }. Playing a card and harvesting cost nothing.
rule-once = Three actions can be done only once a turn: building a hacienda, digging a pond, and harvesting. All others can be repeated.
rule-owe = Nobody can owe money. What costs more than you have cannot be bought.
rule-place = What you place needs empty hexes. Pampas cards, animals and ponds need pampas. Nothing is placed on a piece that lies there already; only haciendas and harvest chips stand on pieces.

## Buying cards

rule-buy = Buy the top card of a deck, unseen, or one of the open cards beside it. You may play it in the same turn, as another action.
rule-refill = An open card that was bought is replaced at once from its deck. Your next action may buy the new one. You can only buy cards that lie there.
rule-no-undo = Buying a card reveals another one, so it cannot be taken back.
rule-land-deck = When a land card must be drawn and the deck is empty, the cards that were played are shuffled into a new deck. If there are none, the deck sells nothing, and a gap among the open cards stays, even if cards are played later.
rule-land-deck-once = When the land deck is empty, no more land cards come. Gaps among the open cards stay.

## Land

rule-land = A land card puts a tile of yours on any empty hex of its landscape, anywhere on the board. The card is then discarded.
rule-pampas = A pampas card puts a tile of yours on an empty pampas hex beside a land tile of yours.
rule-full = When no empty hex of a landscape is left, its cards count as pampas cards.
rule-chain = Land tiles of yours that touch are a chain. A tile alone is a chain of one. Tiles never run out.

## Animals

rule-animal = An animal card puts an animal of yours on an empty pampas hex. It must be beside a land tile of yours, or beside an animal of yours of the same species. The card is then discarded.
rule-other-species = It is not enough to be beside your animals of another species.
rule-herd = Animals of yours of one species that touch are a herd. An animal alone is a herd of one. Different herds may be side by side.
rule-herd-mixed = Animals of yours that touch are a herd, whatever their species. An animal alone is a herd of one.
rule-join = A new tile or animal may join chains or herds: from then on they are one.
rule-limit = The limit on the board for each player is { $animals } animals, and { $same } of one species. Beyond that, none can be placed.

## Markets

rule-market = An animal placed beside a market brings you a payment at once, for each market that it touches.
# $operation: plus times
rule-payment = { $operation ->
    [plus] You get 1 peso for each animal of its herd, the new one too, and 1 for each land tile in all your chains that touch the herd. Each tile counts once.
   *[times] You get, in pesos, the animals of its herd, the new one too, times your land tiles that touch the herd. The rest of their chains does not count.
}
rule-payment-first = Two pigs are a herd beside a chain of { $tiles }, and the second one comes to the market.
rule-payment-again = A third pig, on another side of the same market, pays again.
rule-payment-join = A pig joins two herds beside the market.
# The sums below these pictures: animals and land make pesos, tiles times pesos a tile make pesos.
rule-sum-payment = { $operation ->
    [plus] { $animals } + { $tiles } = { $pesos }
   *[times] { $animals } × { $tiles } = { $pesos }
}
rule-sum-harvest = { $tiles } × { $each } = { $pesos }
rule-market-again = A later animal on another side of the same market pays again, by the new size of its herd. Each side pays only once, and only sides that are pampas can pay.
rule-market-join = Joining herds away from a market pays nothing. Land beside a market pays nothing, either.

## Harvest

rule-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
rule-harvest = To harvest, put a chip from the supply on a land tile of yours. Its chain must have at least { $tiles } and no chip. You get { $pesos } for each tile of the chain.
rule-harvest-sum = Harvest of a chain of { $tiles }.
rule-harvest-take = When the supply is empty, take a chip from a chain of one of your opponents, never from your own. That chain can be harvested again, unless another chip lies on it.
rule-harvest-none = If there is no chip in the supply or on an opponent's chain, nobody can harvest. Chips stay where they are when chains join.

## Haciendas and ponds

rule-hacienda = A hacienda costs { $price } and is placed at once, on a land tile or an animal of yours. It belongs to whoever owns what stands below it.
rule-hacienda-one = A chain or herd can hold only one hacienda. A tile or animal alone can hold one, too. When chains or herds with haciendas join, the haciendas count only once.
rule-hacienda-several = A tile or animal can hold only one hacienda, but a chain or herd may hold several. Together they count only once.
rule-pond = A pond costs { $price }. Choose one that is for sale, turn it as you like, and place it on empty pampas, anywhere.
rule-pond-apart = Ponds stay separate: two that touch are not one.

## Scoring. $end: turn round

rule-scoring-first = When the last card of the first animal stack has been bought or turned up, the second stack becomes the deck at once. The first scoring comes at the end of that { $end ->
    [turn] turn.
   *[round] round, when all have had the same number of turns.
}
rule-scoring-none = When the last card of the first animal stack has been bought or turned up, the second stack becomes the deck at once. There is no scoring then.
rule-scoring-final = When the second stack is used up, open animal cards are no longer replaced, but they can still be bought. The final scoring comes at the end of that { $end ->
    [turn] turn.
   *[round] round.
}
rule-scoring-both = If both stacks are used up before the scoring comes, both scorings come, one after the other. The points of both are added. A scoring changes nothing on the board.
rule-score-markets = Markets that at least one animal of yours touches score by their number:
rule-score-chains = Chains: { $points } for each tile of every chain of at least { $tiles }.
rule-score-haciendas = Haciendas: 1 point for each tile of every chain, or animal of every herd, that holds one.
rule-score-ponds = Ponds: { $points } for each land tile or animal of yours beside a pond, counted for each pond. Beside two ponds it counts twice; on two sides of one pond, once.
rule-score-ponds-two = Ponds: for each land tile or animal of yours beside a pond, { $small } at one of one hex and { $larger } at a larger one. Beside two ponds it counts twice; on two sides of one pond, once.
rule-score-herds = Herds: { $points } for each animal of every herd of at least { $animals }.
rule-score-money = Money: 1 point for every full { $pesos }. You pay nothing.
rule-score-example = An example of the base game, with what each player has and the points it brings:
rule-win = Most points win. A tie goes to the player with more money. If that is the same, too, they share the win.

## The end

rule-end = The final scoring ends the game.
rule-pass = A turn without an action is a pass. When all players pass one after the other, the game ends at once with the final scoring. This holds from the first round on. A first scoring that has not come yet is left out.

## Variants

rule-variant1 = Variant 1: a market pays the animals of the herd times your land tiles that touch the herd. A hacienda costs { $hacienda }, a pond { $pond }.
rule-variant1-scoring = Herds of at least { $animals } score { $points } for each animal. Money scores 1 point for every full { $pesos }. The rest is as in the base game.
rule-variant1-sums = Pigs, land tiles that touch them, and pesos:
rule-running = Variant 2, running score: after every action, all players have the points of a scoring without money, even for what others did. A market counts as soon as it is reached: the fourth brings { $points }.
rule-running-final = There is only the final scoring, with every category as it stands, and money. This variant goes with the base game and with Variant 1.
rule-running-turns = Some actions in the base game, with the pesos they pay and your points after them:
rule-running-chain = A chain of { $tiles } tiles
rule-running-longer = One more tile on the chain
rule-running-market = Two animals linked to the chain reach a first market
rule-running-shore = A land tile beside a pond
rule-running-second = Two animals linked to it, and beside the pond, reach a second market
rule-running-hacienda = A hacienda on the chain
rule-running-side = A third animal in the first herd, on another side of the market
rule-crucible = The Crucible is for { $players }, on its own board: { $each } cards of each landscape, { $pampas } pampas cards and { $animals } of each species. No card is taken out. There are { $haciendas } haciendas and { $chips } harvest chips.
rule-crucible-hands = Everybody gets { $pampas } pampas cards, then { $lands } land cards and { $animals } animal cards. { $open } cards lie open beside each deck. The animal stacks have { $first } and { $second } cards.
rule-crucible-ponds = Every printed water hex holds a pond of one hex. For sale is one of each larger kind. Prices are those of the base game.
rule-crucible-scoring = Markets pay as in Variant 1. Each market scores { $more } more than in the base game. Chains and herds of at least { $tiles } score { $points } for each tile or animal.
rule-crucible-shores = Ponds of one hex score { $small } for each tile or animal beside them, larger ones { $larger }. Money scores 1 point for every full { $pesos }.

## House rules: $name is one of them, $about the sentence about it

rule-house = These can be changed before a game:
rule-house-one = { $name }: { $about }
