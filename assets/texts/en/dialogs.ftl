### What covers the table: menu, curtain, scorings, results, the score graph, the replay of a game; and the lettering of the
### title screen.

## The menu

menu-title = Pause
menu-resume = Resume
# The record of a game is being replayed.
menu-resume-watching = Keep watching
# The game has ended.
menu-title-over = The game is over
menu-resume-over = Back to the table
settings-title = Settings
settings-sound = Sound
settings-game = Game
settings-picture = Display
settings-comfort = Comfort
menu-hand-out = Save as a file
menu-hand-out-question = Whoever opens the file can see everything, including what is hidden. Save it?
menu-report = Report a bug
menu-leave = Back to title
menu-leave-kept = Your game is saved: you can continue it from the title screen.
menu-leave-not-kept = This game cannot be saved.
menu-leave-question = This game cannot be saved. Leave and lose it?
menu-leave-stay = Stay
menu-leave-anyway = Leave and lose it
menu-give-up = Give up
menu-give-up-question = { $who_is ->
    [you] Give up? A computer player takes your seat, and the game does not count as won.
   *[other] Does { $who } give up? A computer player takes the seat.
}
menu-give-up-not = Keep playing
# While only computers play, after someone has given up.
watching-to-end = Skip to the end
hand-order = Hand
hand-by-kind = by kind
hand-as-drawn = as drawn
asks-title = Confirmations
asks-place = Ask before placing pieces
asks-buy = Ask before buying cards
asks-end = Ask before ending a turn early
asks-undo = Ask before undoing several actions

## Whose work the game contains; the text itself is a file, in English

licences-title = Licences
licences-about = The art, sounds and program were made for this game. Fonts, icons and libraries are the work of others. These are their terms, as their authors wrote them.
licences-coming = Loading the licences
licences-none = The licences cannot be loaded right now. They come with the game, in the file licences.txt.

## The curtain between two people at one screen

curtain-pass = Pass to { $who }
curtain-hidden = All hands are hidden
curtain-here = { $who } is here
curtain-hold = Hold to see your cards
curtain-take-back = Undo the last action

## The bar under a game that is replayed

replay-pause = Pause
replay-run = Play
# One more action.
replay-step = Next action
# The slider through all actions.
replay-place = Position in the game
replay-leave = Leave
# Actions played, and how many there are.
replay-progress = { $at } of { $of }

## Tables of points

# The sum of all scorings.
ledger-total = Total

## A scoring, told line by line

scoring-title = { $scoring ->
    [intermediate] First scoring
   *[final] Final scoring
}
# What has just been scored: over the board, and for screen readers.
scoring-plus = +{ $points }
scoring-counted = { category }, { $who }: { points }
scoring-show-all = Show all
scoring-continue = Continue
scoring-this = This scoring

## The results

# The button that brings them back.
results-title = Results
results-winner = { $who_is ->
    [you] You win!
   *[other] { $who } wins!
}
results-winners = A shared win!
results-no-winner = Nobody wins
# Under "Blue wins!".
results-points = with { points }
# Under "A shared win!": $winners are several.
results-points-of-winners = { $winners }, with { points }
results-by-pesos = Tied on points: the richer player wins.
# The same in place of the points, where there is little room.
results-by-pesos-short = with more pesos
# Over a column of points: which scoring they are from, very short.
results-half = { $scoring ->
    [intermediate] 1st
   *[final] final
}
# The line with the sum of each scoring.
results-scorings = Scorings
results-pesos = Pesos
results-again = Play again
results-rematch = Rematch
results-set-up = New game
results-look = Look at the board
# Before another game, when the person's record suggests that another level would be an even match.
results-level = Going by your last games, the level { level } would be an even match for you.
results-level-take = Play against { level }
results-level-leave = Not now

## The score graph

# The page, and the button to it.
score-chart-title = Score graph
# All categories together.
score-chart-all = All
# Under the chart, before the numbers of the rounds.
score-chart-round = Round
# $running: yes where points count after every action, with no scoring in between.
score-chart-about = { $running ->
    [yes] The score after each round. Money counts only at the end.
   *[no] What a scoring would have brought after each round. The lead includes the first scoring.
}
score-chart-shared = The win is shared: nobody was ahead at the end.
# The winner, and when and how the lead was taken.
score-chart-all-along = { $who } led from start to finish.
score-chart-at-last = { $who } took the lead only in the last round.
score-chart-at-last-market = { $who_is ->
    [you] You took the lead only in the last round, with your { score-chart-nth } market.
   *[other] { $who } took the lead only in the last round, with their { score-chart-nth } market.
}
score-chart-at-last-points = { $who } took the lead only in the last round, with { points } more for { category-inside }.
score-chart-turning = { $who } took the lead for good in round { $round }.
score-chart-turning-market = { $who_is ->
    [you] You took the lead for good in round { $round }, with your { score-chart-nth } market.
   *[other] { $who } took the lead for good in round { $round }, with their { score-chart-nth } market.
}
score-chart-turning-points = { $who } took the lead for good in round { $round }, with { points } more for { category-inside }.
# Which market it was, for the sentences above.
score-chart-nth = { NUMBER($markets, type: "ordinal") ->
    [one] { $markets }st
    [two] { $markets }nd
    [few] { $markets }rd
   *[other] { $markets }th
}

## The poster

poster-byline = { $title ->
   *[hacienda] A game by Wolfgang Kramer
    [zoff] A game by Christwart Conrad
    [hab-gut] A game by Carlo A. Rossi
}
poster-independent = An independent work with its own art and boards
