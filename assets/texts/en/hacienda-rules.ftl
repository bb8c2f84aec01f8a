### The rules of Hacienda for reference, in our own words around the numbers of the game being played. Every number is an
### argument, because variants and house rules change most of them. $pesos, $price, $top and $open are prices, as "2 pesos"; $points
### is "2 points".

# The page, and the button to it.
rules-page-title = The rules

# The small button beside a refusal, which opens the rule behind it.
rule-why = Why?

## Search: the field, and the words that can be tapped instead of typing

rule-search = Search
rule-search-none = Nothing found
# Which of the matches this is.
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

## Chapters, as listed

rule-chapter-goal = Goal
rule-chapter-setup = Setup
rule-chapter-turn = Your turn
rule-chapter-buying = Buying cards
rule-chapter-land = Land
rule-chapter-animals = Animals
rule-chapter-markets = Markets
rule-chapter-harvest = Harvest
rule-chapter-pieces = Haciendas, ponds
rule-chapter-scoring = Scoring
rule-chapter-end = Game end
rule-chapter-variants = Variants
rule-chapter-house = House rules

## Goal

rule-goal = You are a rancher on the pampas. You claim land, raise animals and bring them to market. Whoever has the most points at the end wins.
rule-points = Points come from markets that your animals reach, from long chains of land, from haciendas, from ponds beside your land and animals, and from money.
rule-signs = To read the rule behind a symbol, touch and hold it anywhere in the game, or right-click it.
rule-board = Every hex of the board is pampas, one of the { $landscapes } landscapes, a market or water. A market is one hex with six sides. Nothing is ever placed on it.

## Setting up

rule-setup-land = The land cards are shuffled: { $each } of each landscape and { $pampas } pampas cards. Each player gets { $dealt } of them, and { $open } are laid face up beside the deck.
rule-setup-pampas = Before that, each player gets { $cards } pampas cards.
rule-setup-animals = The animal cards are shuffled: { $each } of each species. Each player gets { $dealt } of them, and { $open } are laid face up.
rule-setup-stacks = The remaining animal cards are split into two equal stacks. The first is the deck, the second waits. If there is an odd card, it goes into the first.
rule-setup-table = The number of players decides how many animal cards are removed unseen before any are dealt, and how many haciendas and harvest chips there are.
rule-setup-ponds = Ponds have one hex, two hexes, three in a bent line, or three in a triangle. A pond of one hex goes on each printed water hex. The others are for sale.
rule-setup-ponds-large = Ponds have one hex, two hexes, three in a bent line, or three in a triangle. A pond of one hex goes on each printed water hex. Only the larger ones are for sale.
rule-setup-purse = Everyone starts with { $pesos }, and the bank never runs out. The starting player is drawn at random, unless one is chosen. Play goes clockwise.
rule-hands = You can only play cards from your hand. Hands are hidden, and they may be as large as you like. Money is open.
rule-known = A card that you took from the face-up ones is known to all while you hold it. If you play a card of its kind, the known one goes first. Everyone also knows how many cards of each kind are still unseen.

## Your turn

rule-turn = On your turn you have up to { $actions } actions, in any order. You may stop early.
rule-prices = The top card of a deck costs { $top }, a face-up card { $open }, a hacienda { $hacienda } and a pond { $pond }. Playing a card and harvesting cost nothing.
rule-once = Three actions can each be done only once a turn: building a hacienda, digging a pond, and harvesting. All others can be repeated.
rule-owe = Nobody can owe money. You cannot buy what costs more than you have.
rule-place = What you place needs empty hexes. Pampas cards, animals and ponds need pampas. Nothing is placed on top of another piece, except haciendas and harvest chips.

## Buying cards

rule-buy = Buy the top card of a deck, unseen, or one of the face-up cards beside it. You may play it in the same turn, as another action.
rule-refill = A face-up card that was bought is replaced at once from its deck. Your next action may buy the new one. You can only buy cards that are there.
rule-no-undo = Buying a card reveals another one, so it cannot be undone.
rule-land-deck = When a land card must be drawn and the deck is empty, the cards that were played are shuffled to make a new deck. If there are none, the deck sells nothing, and a gap among the face-up cards stays, even if cards are played later.
rule-land-deck-once = When the land deck is empty, no more land cards come. Gaps among the face-up cards stay.

## Land

rule-land = A land card puts one of your tiles on any empty hex of its landscape, anywhere on the board. The card is then discarded.
rule-pampas = A pampas card puts one of your tiles on an empty pampas hex beside one of your land tiles.
rule-full = When a landscape has no empty hexes left, its cards count as pampas cards.
rule-chain = Your land tiles that touch form a chain. A single tile is a chain of one. Tiles never run out.

## Animals

rule-animal = An animal card puts one of your animals on an empty pampas hex. It must be beside one of your land tiles, or beside one of your animals of the same species. The card is then discarded.
rule-other-species = Being beside your animals of another species is not enough.
rule-herd = Your animals of one species that touch form a herd. A single animal is a herd of one. Different herds may be side by side.
rule-herd-mixed = Your animals that touch form a herd, whatever their species. A single animal is a herd of one.
rule-join = A new tile or animal can join chains or herds: from then on they are one.
rule-limit = Each player's limit on the board is { $animals } animals, and { $same } of one species. Beyond that, none can be placed.

## Markets

rule-market = An animal placed beside a market earns you a payment at once, for each market that it touches.
# $operation: plus times
rule-payment = { $operation ->
    [plus] You get 1 peso for each animal in its herd, including the new one, and 1 for each land tile in all your chains that touch the herd. Each tile counts once.
   *[times] You get, in pesos, the animals in its herd, including the new one, times your land tiles that touch the herd. The rest of their chains does not count.
}
rule-payment-first = Two pigs form a herd beside a chain of { $tiles }, and the second one reaches the market.
rule-payment-again = A third pig, on another side of the same market, pays again.
rule-payment-join = A pig joins two herds beside the market.
# The sums below these pictures: animals and land give pesos, tiles times pesos per tile give pesos.
rule-sum-payment = { $operation ->
    [plus] { $animals } + { $tiles } = { $pesos }
   *[times] { $animals } × { $tiles } = { $pesos }
}
rule-sum-harvest = { $tiles } × { $each } = { $pesos }
rule-market-again = A later animal on another side of the same market earns another payment, by the new size of its herd. Each side pays only once, and only sides that are pampas can pay.
rule-market-join = Joining herds away from a market pays nothing. Nor does land beside a market.

## Harvest

rule-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
rule-harvest = To harvest, put a chip from the supply on one of your land tiles. Its chain must have at least { $tiles } and no chip. You get { $pesos } for each tile of the chain.
rule-harvest-sum = Harvest of a chain of { $tiles }.
rule-harvest-take = When the supply is empty, take a chip from an opponent's chain instead, never from your own. That chain can be harvested again, unless there is another chip on it.
rule-harvest-none = If there is no chip in the supply or on an opponent's chain, you cannot harvest. Chips stay where they are when chains join.

## Haciendas and ponds

rule-hacienda = A hacienda costs { $price } and is placed at once, on one of your land tiles or animals. It belongs to whoever owns the piece beneath it.
rule-hacienda-one = A chain or herd can hold only one hacienda. A single tile or animal can hold one too. When chains or herds with haciendas join, the haciendas count only once.
rule-hacienda-several = A tile or animal can hold only one hacienda, but a chain or herd may hold several. Together they count only once.
rule-pond = A pond costs { $price }. Choose one that is for sale, turn it as you like, and place it on empty pampas, anywhere.
rule-pond-apart = Ponds stay separate: two that touch are not one.

## Scoring. $end: turn round

rule-scoring-first = When the last card of the first animal stack has been bought or turned up, the second stack becomes the deck at once. The first scoring comes at the end of that { $end ->
    [turn] turn.
   *[round] round, when every player has had the same number of turns.
}
rule-scoring-none = When the last card of the first animal stack has been bought or turned up, the second stack becomes the deck at once. There is no scoring then.
rule-scoring-final = When the second stack is used up, face-up animal cards are no longer replaced, but they can still be bought. The final scoring comes at the end of that { $end ->
    [turn] turn.
   *[round] round.
}
rule-scoring-both = If both stacks are used up before the scoring comes, both scorings come, one after the other. The points of both are added. A scoring changes nothing on the board.
rule-score-markets = Markets that at least one of your animals touches score by how many there are:
rule-score-chains = Chains: { $points } for each tile of every chain of at least { $tiles }.
rule-score-haciendas = Haciendas: 1 point for each tile of every chain, or animal of every herd, that holds one.
rule-score-ponds = Ponds: { $points } for each of your land tiles or animals beside a pond, counted for each pond. Beside two ponds it counts twice; on two sides of one pond, once.
rule-score-ponds-two = Ponds: for each of your land tiles or animals beside a pond, { $small } at a one-hex pond and { $larger } at a larger one. Beside two ponds it counts twice; on two sides of one pond, once.
rule-score-herds = Herds: { $points } for each animal of every herd of at least { $animals }.
rule-score-money = Money: 1 point for every full { $pesos }. You pay nothing.
rule-score-example = An example from the base game, with what each player has and the points it brings:
rule-win = Most points wins. A tie goes to the player with more money. If that is tied too, they share the win.

## The end

rule-end = The final scoring ends the game.
rule-pass = A turn without an action is a pass. When all players pass in a row, the game ends at once with the final scoring. This applies from the first round on. A first scoring that has not come yet is skipped.

## Variants

rule-variant1 = Variant 1: a market pays the animals of the herd times your land tiles that touch the herd. A hacienda costs { $hacienda }, a pond { $pond }.
rule-variant1-scoring = Herds of at least { $animals } score { $points } for each animal. Money scores 1 point for every full { $pesos }. The rest is as in the base game.
rule-variant1-sums = Pigs, land tiles that touch them, and pesos:
rule-running = Variant 2, running score: after every action, each player has the points that a scoring without money would give, even for what others did. A market counts as soon as it is reached: the fourth brings { $points }.
rule-running-final = There is only the final scoring, with every category as it stands, plus money. This variant can be played with the base game or with Variant 1, but not with The Crucible.
rule-running-turns = Some actions in the base game, with the pesos they pay and your points after them:
rule-running-chain = A chain of { $tiles } tiles
rule-running-longer = One more tile on the chain
rule-running-market = Two animals linked to the chain reach a first market
rule-running-shore = A land tile beside a pond
rule-running-second = Two animals linked to it, and beside the pond, reach a second market
rule-running-hacienda = A hacienda on the chain
rule-running-side = A third animal in the first herd, on another side of the market
rule-crucible = The Crucible is for { $players }, on its own board: { $each } cards of each landscape, { $pampas } pampas cards and { $animals } of each species. No cards are removed. There are { $haciendas } haciendas and { $chips } harvest chips.
rule-crucible-hands = Each player gets { $pampas } pampas cards, then { $lands } land cards and { $animals } animal cards from the shuffled rest. { $open } cards lie face up beside each deck. The animal stacks have { $first } and { $second } cards.
rule-crucible-ponds = Every printed water hex holds a pond of one hex. One of each larger kind is for sale. Prices are as in the base game.
rule-crucible-scoring = Markets pay as in Variant 1. Each market scores { $more } more than in the base game. Chains and herds of at least { $tiles } score { $points } for each tile or animal.
rule-crucible-shores = Ponds of one hex score { $small } for each tile or animal beside them, larger ones { $larger }. Money scores 1 point for every full { $pesos }.

## House rules: $name is one of them, $about the sentence about it

rule-house = These can be changed before a game:
rule-house-one = { $name }: { $about }
