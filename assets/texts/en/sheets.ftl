### What lies over the table: menu, curtain, scorings, results, how the points grew, a game played again; and the letters of
### the poster of the first screen.

## The menu

menu-title = Pause
menu-resume = Go on playing
# The record of a game is played again.
menu-resume-watching = Go on watching
# The game is played to its end.
menu-title-over = The game is over
menu-resume-over = Back to the table
settings-title = Settings
settings-sound = Sound
settings-game = Game
settings-picture = Picture
settings-comfort = Comfort
menu-hand-out = Save as a file
menu-hand-out-question = Whoever opens the file can see everything, also what is hidden. Save it?
menu-report = Report a fault
menu-leave = Leave to the first screen
menu-leave-kept = The game stays saved and can be continued there.
menu-leave-not-kept = This game cannot be saved.
menu-leave-question = This game cannot be saved. Leave it and lose it?
menu-leave-stay = Stay
menu-leave-anyway = Leave and lose it
menu-give-up = Give up
menu-give-up-question = { $who_is ->
    [you] Do you give up? A computer player takes your seat. The game counts as not won.
   *[other] Does { $who } give up? A computer player takes the seat.
}
menu-give-up-not = Play on
# While only computers play, after somebody gave up.
watching-to-end = Play to the end at once
hand-order = Hand
hand-by-kind = by kind
hand-as-drawn = as drawn
asks-title = Confirmations
asks-place = Pieces on the board: ask
asks-buy = Buying cards: ask
asks-end = Ending a turn early: ask
asks-undo = Taking back more than one action: ask

## Whose work is in the game; the text itself is a file, in English

licences-title = Licences
licences-about = Art, sounds and program were made for this game. Fonts, icons and libraries are the work of others. These are the terms, as their authors wrote them.
licences-coming = The licences are being fetched.
licences-none = The licences cannot be loaded at the moment. They come with the game, as the file licences.txt.

## The curtain between two people at one screen

curtain-pass = Pass to { $who }
curtain-hidden = All hands are hidden
curtain-here = { $who } is here
curtain-hold = Hold to see your cards
curtain-take-back = Take the last action back

## The bar under a game that is played again

replay-pause = Pause
replay-run = Run
# One action more.
replay-step = One action
# The slider through all actions.
replay-place = Place in the record
replay-leave = Leave
# Actions played, and all there are.
replay-progress = { $at } of { $of }

## Tables of points

# The sum of all scorings.
ledger-total = Total

## A scoring, told line by line

scoring-title = { $scoring ->
    [intermediate] First scoring
   *[final] Final scoring
}
# What stood up and counted: over the board, and for who listens.
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
results-by-pesos = Equal points: the richer player wins.
# The same in place of the points, where there is little room.
results-by-pesos-short = by more pesos
# Over a column of points: of which scoring they are, very short.
results-half = { $scoring ->
    [intermediate] 1st
   *[final] final
}
# The line with the sum of each scoring.
results-scorings = Scorings
results-pesos = Pesos
results-again = Play again
results-rematch = Rematch
results-set-up = Another game
results-look = Look at the board
# Before another game, when the person's record says that another level would be an even match.
results-level = By your last games, the level { level } would be an even match for you.
results-level-take = Play against { level }
results-level-leave = Not now

## How the points grew

# The page, and the button to it.
growth-title = How it grew
# All categories together.
growth-all = All
# Under the chart, before the numbers of the rounds.
growth-round = Round
# $running: yes where points count after every action, without a scoring in between.
growth-about = { $running ->
    [yes] What counted after each round. Money counts only at the end.
   *[no] What a scoring would have given after each round. The lead counts the first scoring too.
}
growth-shared = The win is shared: nobody led alone in the end.
# The winner, and when and by what the lead was taken.
growth-all-along = { $who } led from the beginning to the end.
growth-at-last = { $who } took the lead only in the last round.
growth-at-last-market = { $who_is ->
    [you] You took the lead only in the last round, with your { growth-nth } market.
   *[other] { $who } took the lead only in the last round, with its { growth-nth } market.
}
growth-at-last-points = { $who } took the lead only in the last round, with { points } more for { category-inside }.
growth-turning = { $who } took the lead for good in round { $round }.
growth-turning-market = { $who_is ->
    [you] You took the lead for good in round { $round }, with your { growth-nth } market.
   *[other] { $who } took the lead for good in round { $round }, with its { growth-nth } market.
}
growth-turning-points = { $who } took the lead for good in round { $round }, with { points } more for { category-inside }.
# Which market it was, for the sentences above.
growth-nth = { NUMBER($markets, type: "ordinal") ->
    [one] { $markets }st
    [two] { $markets }nd
    [few] { $markets }rd
   *[other] { $markets }th
}

## The poster

poster-byline = A game by Wolfgang Kramer
poster-independent = An independent work with its own art and boards
