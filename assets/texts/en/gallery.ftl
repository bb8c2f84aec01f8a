### The gallery: all boards, one of them large with what is known of it, and the ways to bring, name, share and remove them.

## All boards

gallery-none = No board is like that. Choose less.
# The boards by chance lie there, others of them.
gallery-fresh = Three new boards by chance
gallery-draw-new = Draw a new board
# A board comes from the text on the clipboard.
gallery-paste = Paste a board
gallery-removed = { $board } is removed.
gallery-put-back = Undo
# The same for whoever listens: $way is the button.
gallery-removed-way = { $board } is removed. “{ $way }” brings it back.

## Which of them are shown, and in what order

sift-title = Filter and order
sift-origin = Boards
# $origin: all ours own chance
sift-origin-kind = { $origin ->
    [ours] Ours
    [own] Yours
    [chance] By chance
   *[all] All
}
sift-players = Players
sift-players-any = Any number
sift-players-number = { $players ->
    [one] For { $players }
   *[other] For { $players }
}
sift-length = Length
sift-length-any = Any length
sift-length-short = Shorter
sift-length-medium = Usual
sift-length-long = Longer
sift-order = Order
# $order: usual name size markets evenness
sift-order-kind = { $order ->
    [name] Name
    [size] Size
    [markets] Markets
    [evenness] Evenness
   *[usual] As they came
}

## A board large

# How long a game lasts between so many.
gallery-minutes = { $players ->
    [one] About { $minutes } minutes with { $players } player
   *[other] About { $minutes } minutes with { $players } players
}
# A landscape by its name, standing alone.
gallery-land = { $land ->
    [mountain] Mountain
    [forest] Forest
    [meadow] Meadow
    [rocks] Rocks
    [swamp] Swamp
   *[pampas] Pampas
}
gallery-markets = Markets
gallery-water = Water
gallery-nothing-found = Nothing speaks against this board.
gallery-found = What to know about this board
gallery-draw-copy = Edit a copy
gallery-keep = Keep this board
gallery-name = Name this board
gallery-name-none = Tap letters, or type
gallery-name-space = Space
# The page of keys that a key of its own turns to.
gallery-name-accents = Letters with accents
gallery-name-letters = Plain letters
gallery-name-taken = You have this board under this name already.

## What is found against a board. Each is one sentence; a tap on it shows the hexes.

finding-no-pampas = There is no pampas: neither animals nor ponds have a place.
finding-no-market = There is no market: only harvests bring money.
finding-no-land = There is no landscape: nobody can begin a chain.
finding-no-landscape = A landscape is missing ({ gallery-land }): its cards count as pampas.
finding-cut-markets = { $markets ->
    [one] No animal can come to { $markets } market.
   *[other] No animal can come to { $markets } of the markets.
}
finding-cut-pampas = { $hexes ->
    [one] No landscape leads to { $hexes } hex of pampas: only a pond can lie there.
   *[other] No landscape leads to { $hexes } hexes of pampas: only ponds can lie there.
}
finding-shared-sides = { $markets ->
    [one] { $markets } market has sides that others have too: one animal may be paid at several.
   *[other] { $markets } markets have sides in common: one animal may be paid at several.
}
finding-few-places = { $places ->
    [one] The board has { $places } hex for tiles and animals, fewer than the { $cards } land cards.
   *[other] The board has { $places } hexes for tiles and animals, fewer than the { $cards } land cards.
}

## What computer players made of it

trial-title = What four computer players made of it
trial-start = Let them play
trial-more = Let them play on
trial-stop = Stop
trial-running = { $percent }%
# $games is how many games they played, $who their level.
trial-games = { $games ->
    [one] { $games } game ({ $who })
   *[other] { $games } games ({ $who })
}
# Who so many turns after the first one acts.
trial-place = { $place ->
    [1] First to act
    [2] Second
    [3] Third
   *[other] Fourth
}
# The share of the wins, and between what it lies for certain.
trial-share = { $share }% ({ $low }–{ $high })
# How far apart the luckiest and the unluckiest seat are.
trial-spread = { $points ->
    [one] Evenness: the seats are { $points } percentage point apart.
   *[other] Evenness: the seats are { $points } percentage points apart.
}
trial-hopeless = No game comes to an end on this board.
trial-points = Points of a player, on average

## To hand a board on

share-title = Share
share-address = Copy the address
share-word = Copy the word
share-text = Copy the text
share-about-address = The code is an address that opens this board. The word of a board and its text can be pasted into the game.
share-about-word = The word holds the whole board in a few lines. It can be sent and pasted into the game, and so can the text.
share-about-large = { $hexes ->
    [one] A board of more than { $hexes } hex has no word. Its text can be sent and pasted into the game.
   *[other] A board of more than { $hexes } hexes has no word. Its text can be sent and pasted into the game.
}

## What became of it

board-not-kept = The board cannot be kept: { $error }.
pasted-text = The text that was pasted
clipboard-copied = It lies on the clipboard.
clipboard-refused = The clipboard cannot be reached. Save the board as a file instead.
clipboard-no-paste = The browser does not show the clipboard. Press Ctrl+V instead, or open a file.
clipboard-empty = There is no text on the clipboard.
clipboard-unread = The clipboard cannot be reached. Open a file instead.
