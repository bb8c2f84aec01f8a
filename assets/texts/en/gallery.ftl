### The gallery: all boards, one of them enlarged with its details, and the ways to import, name, share and remove them.

## All boards

gallery-none = No boards match. Try fewer filters.
# Where the random boards are: replaces them with others.
gallery-fresh = Three new random boards
gallery-draw-new = Draw a new board
# Makes a board from the text on the clipboard.
gallery-paste = Paste a board
gallery-removed = { $board } removed.
gallery-put-back = Undo
# The same for screen readers: $way is the button.
gallery-removed-way = { $board } removed. “{ $way }” brings it back.

## Which of them are shown, and in what order

gallery-filter-title = Filter and order
gallery-filter-origin = Boards
# $origin: all ours own chance
gallery-filter-origin-kind = { $origin ->
    [ours] Built-in
    [own] Yours
    [chance] Random
   *[all] All
}
gallery-filter-players = Players
gallery-filter-players-any = Any number
gallery-filter-players-number = { $players ->
    [one] For { $players }
   *[other] For { $players }
}
gallery-filter-length = Length
gallery-filter-length-any = Any length
gallery-filter-length-short = Shorter
gallery-filter-length-medium = Normal
gallery-filter-length-long = Longer
gallery-filter-order = Order
# $order: usual name size markets evenness
gallery-filter-order-kind = { $order ->
    [name] Name
    [size] Size
    [markets] Markets
    [evenness] Balance
   *[usual] Default
}

## One board, enlarged

# How long a game with that many players lasts.
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
gallery-nothing-found = No problems found.
gallery-found = Worth knowing about this board
gallery-draw-copy = Edit a copy
gallery-keep = Keep this board
gallery-name = Name this board
gallery-name-none = Tap letters, or type
gallery-name-space = Space
# The page of keys that a key of its own switches to.
gallery-name-accents = Letters with accents
gallery-name-letters = Plain letters
gallery-name-taken = You already have this board under this name.

## Problems found with a board. Each is one sentence; a tap on it shows the hexes.

finding-no-pampas = There are no pampas: animals and ponds have nowhere to go.
finding-no-market = There are no markets: only harvests bring money.
finding-no-land = There are no landscapes: nobody can start a chain.
finding-no-landscape = A landscape is missing ({ gallery-land }): its cards count as pampas.
finding-cut-markets = { $markets ->
    [one] No animal can reach { $markets } market.
   *[other] No animal can reach { $markets } of the markets.
}
finding-cut-pampas = { $hexes ->
    [one] { $hexes } pampas hex is cut off from every landscape: only a pond can go there.
   *[other] { $hexes } pampas hexes are cut off from every landscape: only ponds can go there.
}
finding-shared-sides = { $markets ->
    [one] { $markets } market shares sides with others: one animal may be paid at several.
   *[other] { $markets } markets share sides with each other: one animal may be paid at several.
}
finding-few-places = { $places ->
    [one] The board has { $places } hex for tiles and animals, fewer than the { $cards } land cards.
   *[other] The board has { $places } hexes for tiles and animals, fewer than the { $cards } land cards.
}

## How it plays: test games by computer players

board-match-title = Tested by four computer players
board-match-start = Let them play
board-match-more = Let them play on
board-match-stop = Stop
board-match-running = { $percent }%
# $games is how many games they played, $who their level.
board-match-games = { $games ->
    [one] { $games } game ({ $who })
   *[other] { $games } games ({ $who })
}
# Who plays so many turns after the first player.
board-match-place = { $place ->
    [1] First to play
    [2] Second
    [3] Third
   *[other] Fourth
}
# The share of the wins, and its confidence interval.
board-match-share = { $share }% ({ $low }–{ $high })
# How far apart the luckiest and the unluckiest seat are.
board-match-spread = { $points ->
    [one] Balance: best and worst seat differ by { $points } point.
   *[other] Balance: best and worst seat differ by { $points } points.
}
board-match-hopeless = Games never end on this board.
board-match-points = Average points per player

## Sharing a board

share-title = Share
share-address = Copy link
share-word = Copy code
share-text = Copy text
share-about-address = The QR code is a link that opens this board. Its code and its text can be pasted into the game.
share-about-word = The code holds the whole board in a few lines. Send it, or the text, and paste it into the game.
share-about-large = { $hexes ->
    [one] A board of more than { $hexes } hex has no code. Send its text and paste it into the game.
   *[other] A board of more than { $hexes } hexes has no code. Send its text and paste it into the game.
}

## Whether it worked

board-not-kept = The board cannot be saved: { $error }.
pasted-text = The pasted text
clipboard-copied = Copied to the clipboard.
clipboard-refused = The clipboard is not available. Export the board as a file instead.
clipboard-no-paste = The browser does not share the clipboard. Press Ctrl+V instead, or open a file.
clipboard-empty = There is no text on the clipboard.
clipboard-unread = The clipboard is not available. Open a file instead.
