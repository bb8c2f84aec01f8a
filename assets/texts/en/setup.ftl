### The first screen and the set-up: who plays, the boards, the rules that are chosen.

## The title screen: what can be played

# What the game is about, before anyone has read the rules: one short sentence.
setup-goal = { $title ->
   *[hacienda] Connect land, drive herds to market: most points wins.
    [zoff] Put cows where the bonuses are: most cows on the prairies wins.
    [hab-gut] Buy low, sell high, and give: the least generous is out.
}
setup-continue = Continue
setup-play = Play
setup-together = Play together
setup-together-about = { $fewest } to { $most } people at this screen
setup-together-how-many = How many people play?
setup-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}
setup-learn = Learn
# Everything about the next game.
setup-more = More
setup-version = Version { $version }
setup-more-title = { game-title }: custom game
# From there back to the title.
setup-first-screen = Title screen
setup-aside = The game put aside

# Under the word "Play": who would play, and on which board. $computer is the name of a computer player, $computers how many
# there are, $people how many people.
setup-next-computers = { $computers } computer players only · { $board }
setup-next-one-against-one = You against { $computer } · { $board }
setup-next-one-against-many = You against { $computers } computer players · { $board }
setup-next-people = { $people } people · { $board }
setup-next-people-and-computers = { $people } people and { $computers ->
    [one] a computer player
   *[other] { $computers } computer players
} · { $board }

# What the saved game is. $one and $other are its two players, $players how many there are, $turn is whose turn it is.
setup-saved-of-two = { $one } against { $other } · { setup-saved-actions } · { setup-saved-turn }
setup-saved-of-many = { $players } players · { setup-saved-actions } · { setup-saved-turn }
setup-saved-actions = { $actions ->
    [one] { $actions } action played
   *[other] { $actions } actions played
}
setup-saved-turn = { $turn_is ->
    [you] your turn
   *[other] { $turn }'s turn
}

# Before a game that there is no room for. $most is how many are kept, $oldest what the oldest one is.
setup-instead = There is room for { $most } saved games. A new one takes the place of the one played longest ago: { $oldest }.
setup-instead-keep = Keep it
setup-instead-give-up = Remove it
# What a saved game is called while that is not known.
saved-coming = Loading this game …
saved-unreadable = An unreadable game
saved-unreadable-because = { saved-unreadable }: { $why }

## The sheet of saved games

saved-title = Saved games
# The button that removes a game, by its place in the list.
saved-remove = Remove game { $number }
saved-remove-question = Remove this game for good? { $which }
# $one and $other are the two players.
saved-of-two = { $one } against { $other }
# How far along it is: how many actions, and which half.
saved-far = { setup-saved-actions } · { $half ->
    [first] first half
   *[second] second half
}
# On which board, and how long ago it was played last.
saved-place = { $board } · { $ago }
ago-now = just now
ago-minutes = { $number ->
    [one] { $number } minute ago
   *[other] { $number } minutes ago
}
ago-hours = { $number ->
    [one] { $number } hour ago
   *[other] { $number } hours ago
}
ago-days = { $number ->
    [one] { $number } day ago
   *[other] { $number } days ago
}

## The sheet of the next game

setup-players = Players
# Above those who may sit on a seat, by its colour.
setup-who-sits = Who plays { $seat }?
names-title = Names and colours
names-title-alone = Names
names-of = Name and colour of { $seat }
names-of-alone = Name of { $seat }
names-whose = Who chooses
names-none = Tap a name, or type one
names-choose-colour = Choose a colour
names-colour = Colour
names-swap = { $seat }: swap with { $who }
names-side = Seat at the screen
names-side-near = This side
names-side-far = Opposite
# About the level that is an even match, by the person's record.
setup-even = An even match for you.
setup-free-seat = Free seat: tap to fill it
setup-free-seat-short = Free seat
# $seat is the colour of the seat.
setup-free-seat-of = { $seat }: { setup-free-seat }
setup-board = Board
setup-choose-board = Choose a board
setup-rules = Rules
setup-choose-rules = Choose the rules
setup-cards = Cards
setup-same-cards = Replay a deal
setup-new-cards = New deal
setup-begins = Who starts
setup-drawn = Random
setup-open-file = Open a game file

## The keys for the deal number

keys-title = Deal number
keys-help = The same number deals the same cards. At first this is the last game's number.
# Where the number will appear.
keys-no-number = –
keys-delete = Delete
keys-cancel = Cancel
keys-ok = OK

## Boards

# $ours: symmetric asymmetric springs caldera paddock hourglass rodeo estancia archipelago meander windmill cordillera
board-name = { $ours ->
    [symmetric] Symmetric
    [asymmetric] Asymmetric
    [springs] Five Springs
    [caldera] Caldera
    [paddock] Paddock
    [hourglass] Hourglass
    [rodeo] Rodeo
    [estancia] Estancia
    [archipelago] Archipelago
    [meander] Meander
    [windmill] Windmill
   *[cordillera] Cordillera
}
# What one of our boards is about, in a sentence.
board-idea = { $ours ->
    [symmetric] The fair board: left mirrors right and near mirrors far; only the landscapes swap places.
    [asymmetric] The wild board: rich corners and poor ones, and the quickest eye takes the best.
    [springs] Five springs rise in the pampas, one of them right in the middle, where everyone wants to live.
    [caldera] A duel around a crater: there is no way across, so choose your side of the rim.
    [paddock] A small meadow for two with a market in the middle: whoever gets there first grazes twice.
    [hourglass] Two wide fields with a narrow waist between them: hold the waist, and the other half is far away.
    [rodeo] The shortest ride: seven markets, all close by, for a game in a quarter of an hour.
    [estancia] Land as far as the eye can see, and sixteen markets: room for five great herds.
    [archipelago] Four islands, one market island between them, and fords just wide enough for one herd.
    [meander] A river winds across the board: five fords join its banks, and ponds lie in its bends.
    [windmill] Three sails around a spring: the same land at every third of a turn, for three who like it fair.
   *[cordillera] Long ranges cross a slanting plain: chains grow by themselves, and herds must find the passes.
}
board-by = A board by { $author }.
board-by-chance = A random board by Hacienda.
board-by-you = One of your boards.
# $suits says how many players it is for: number (of $low players), range (of $low to $high), yours (your own), unknown.
board-facts = { $suits ->
    [number] { $low } players · { board-markets } · { board-hexes }
    [range] { $low }–{ $high } players · { board-markets } · { board-hexes }
    [yours] Yours · { board-markets } · { board-hexes }
   *[unknown] { board-markets } · { board-hexes }
}
board-facts-short = { $suits ->
    [number] { $low } players · { board-markets }
    [range] { $low }–{ $high } players · { board-markets }
    [yours] Yours · { board-markets }
   *[unknown] { board-markets }
}
# Instead of these: for how many players it is made, and how many $players would play.
board-not-made = Made for { $seats }, not { $players }
board-not-made-range = Made for { $low }–{ $high }, not { $players }
board-markets = { $markets ->
    [one] { $markets } market
   *[other] { $markets } markets
}
board-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}

## The sheet of all boards

# $players is how many play.
board-sheet = { $players ->
    [one] Boards · for { $players } player
   *[other] Boards · for { $players } players
}
board-sheet-page = { $page } / { $pages }
board-sheet-previous = Previous page
board-sheet-next = Next page
board-open = Open a board file
board-drop = Or drop a .haz file on this window.
board-drop-short = Or drop a .haz file.
board-hand-out = Export board
board-remove = Remove this board
# $file is the stored board, $error why it cannot be read.
board-kept-broken = A saved board could not be read and was put aside ({ $file }: { $error }).

## The sheet of a random board: what it is made from, and how much of each. $degree is a number from 1 to 5.

random-board-title = Random board
random-board-players = players
random-board-symmetry = symmetry
# The symmetry of the board. $symmetry: mirror half-turn third-turn none
random-board-symmetry-kind = { $symmetry ->
    [mirror] Mirrored
    [half-turn] Half turn
    [third-turn] Third turn
   *[none] None
}
random-board-size = size
random-board-size-level = { $degree ->
    [1] Tiny
    [2] Small
    [4] Large
    [5] Huge
   *[3] Normal
}
random-board-land = land
random-board-land-level = { $degree ->
    [1] Very low
    [2] Low
    [4] High
    [5] Very high
   *[3] Normal
}
random-board-markets = markets
random-board-markets-level = { $degree ->
    [1] Very few
    [2] Few
    [4] Many
    [5] Very many
   *[3] Normal
}
random-board-water = water
random-board-water-level = { $degree ->
    [1] Very low
    [2] Low
    [4] High
    [5] Very high
   *[3] Normal
}
random-board-another = Another one
random-board-take = Play it

## The sheet of the rules. $game: base variant1 crucible

rules-title = Rules for this game
rules-which-game = Game
rules-game = { $game ->
    [base] Base game
    [variant1] Variant 1
   *[crucible] The Crucible
}
rules-game-about = { $game ->
    [base] The standard game: land, herds, markets, ponds and haciendas.
    [variant1] Markets pay herd times touching land, herds score, and haciendas and ponds cost { $pesos }.
   *[crucible] A duel for two with half the cards: markets and ponds count more, land counts less.
}
# Facts on a small card, each beside its symbol: points for the first markets, points for long chains and large herds.
rules-fact-markets = { $one } · { $two } · { $three } · { $four } … points
rules-fact-chains = { $points ->
    [one] { $points } point a tile, min. { $tiles }
   *[other] { $points } points a tile, min. { $tiles }
}
rules-fact-herds = { $points ->
    [one] { $points } point an animal, min. { $animals }
   *[other] { $points } points an animal, min. { $animals }
}
rules-fact-hacienda = Hacienda: { pesos }
rules-fact-pond = Pond: { pesos }
rules-running = Running score
rules-running-about = Points count after every action, with no scoring in between.
rules-mixed-herds = Mixed herds
rules-mixed-herds-about = All your animals that touch are one herd, whatever their species.
rules-several-haciendas = Several haciendas
rules-several-haciendas-about = A chain or herd may hold more than one hacienda.
rules-land-reshuffle = Reshuffle land
rules-land-reshuffle-about = When the land cards run out, the ones that were played are shuffled and used again.
rules-score-at-once = Score at once
rules-score-at-once-about = A scoring comes at the end of the turn that triggers it, not of the round.
rules-harvest = Harvest
rules-harvest-about = How many tiles a chain needs to be harvested.
rules-harvest-from = { $tiles ->
    [one] Harvest: { $tiles } tile or more
   *[other] Harvest: { $tiles } tiles or more
}
# Below the name of the game: what else is chosen. $rules is how many house rules.
rules-with-running = with running score
rules-with-house = with { rules-of-house }
rules-with-running-and-house = with running score and { rules-of-house }
rules-of-house = { $rules ->
    [one] { $rules } house rule
   *[other] { $rules } house rules
}
rules-with-changes = with changes

# The games in the box.
game-title = { $title ->
   *[hacienda] Hacienda
    [zoff] Zoff in Buffalo
    [hab-gut] Hab & Gut
}
# A saved game, with the name of the game first.
saved-of-game = { $named } · { $which }
# The games in the box to choose from.
setup-box = Game
# Rules of the other games that can be changed: their names and what they do.
variant-name = { $variant ->
   *[auction] Colour auction
    [fair] The fair
    [open_cards] Open cow cards
    [stuck_at_the_end] Prices stick at the end
}
variant-about = { $variant ->
   *[auction] Everyone bids in secret to choose a colour first.
    [fair] Whoever fills a prairie may place { $fewest ->
        [one] one
       *[other] { $fewest }
    } or { $most } more cows elsewhere.
    [open_cards] Everyone sees which cow cards each player has left.
    [stuck_at_the_end] A price that would leave the track stays at that end until the game is over.
}
