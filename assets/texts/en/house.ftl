### What every game of the house says. A message is a key and its words; `$` names what the program puts in. Arguments ending
### in `_is`, and those that only stand before `->`, choose words and are never shown.

## What others wrote, and numbers alone

given = { $given }
given-sentence = { $given }.
number = { $number }
# A number as it stands in a sentence, in a word where it is a small one.
in-words = { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}

## Lists

list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## Players

# The one person who reads this, as a name.
you = You
# Who decides is the one person who reads this.
your-turn = It is your turn.
a-person = A person
# $colour: blue vermilion charcoal ivory pink
colour = { $colour ->
    [blue] Blue
    [vermilion] Vermilion
    [charcoal] Charcoal
    [ivory] Ivory
   *[pink] Pink
}
# $level: random greedy planner ismcts r4 beginner easy casual medium skilled hard expert
level = { $level ->
    [random] Random
    [greedy] Greedy
    [planner] Planner
    [ismcts] Searcher
    [r4] Old expert
    [beginner] Beginner
    [easy] Easy
    [casual] Casual
    [medium] Medium
    [skilled] Skilled
    [hard] Hard
   *[expert] Expert
}
level-numbered = { level } { $number }
name-numbered = { $name } { $number }
about-person = at this screen
about-recorded = as it was played
about-level = { $level ->
    [random] does anything
    [greedy] the best single action
    [planner] plain plans
    [ismcts] tries without knowing
    [r4] the expert of 2026
    [beginner] learns the game, like you
    [easy] looks one action ahead
    [casual] plans turns, and often errs
    [medium] plans turns, and errs
    [skilled] plans turns, and errs a little
    [hard] plans every turn well
   *[expert] foresees your answers
}

# The same as a sentence.
does-person = Somebody at this screen.
does-level = { $level ->
    [random] Does anything at all.
    [greedy] Takes the best single action.
    [planner] Follows plain plans for its turn.
    [ismcts] Tries everything without knowing the game.
    [r4] Plays as the expert did in 2026.
    [beginner] Tries one thing after another, and often takes the wrong one.
    [easy] Looks one action ahead, and misjudges a lot.
    [casual] Looks two actions ahead, and misjudges a lot.
    [medium] Plans its whole turn, and misjudges a lot.
    [skilled] Plans its whole turn, and misjudges a little.
    [hard] Plans its whole turn, and is seldom wrong.
   *[expert] Tries its best plans against what you could answer.
}

## The set-up: the number of the cards

cards-number = { $seed }

## Parts

# What is chosen, and one of what it may be.
one-of = { $name }: { $option }
one-less = { $name }: less
one-more = { $name }: more
one-before = { $name }: previous
one-after = { $name }: next
full-screen = Full screen
full-screen-leave = Leave full screen
sound = Sound (M)
volume-music = Loudness of the music
volume-effects = Loudness of the effects
speed = Speed
speed-half = ½×
speed-normal = 1×
speed-double = 2×
speed-fourfold = 4×
quality = Picture
quality-low = Plain
quality-middle = Good
quality-high = Fine
# Before the names of languages, each of which is written in itself.
language = Language
# How large letters are, beside the usual size.
high-contrast = High contrast
text-size = Letters
text-size-percent = { $percent }%
text-size-beside-board = Beside the board, letters grow only as far as they have room.
left-handed = Left-handed
# The screen lies on a table, and the picture turns to whoever is to act.
table-top = Lies flat: turns to each player
# The page on which a bank card tells how fine the screen is.
measure-title = Measure the screen
measure-how = Lay a bank card on the picture. Change the picture until both are the same size.
measure-cramped = This screen has no room for buttons of { $wanted } mm: they are { $millimetres } mm here.
measure-smaller = Smaller
measure-larger = Larger
measure-same = Same size
measure-remove = As it was
# How much moves: everything, short fades in its place, or nothing.
motion = { $motion ->
    [full] Motion: full
    [calm] Motion: calm
   *[off] Motion: off
}
dismiss = Dismiss
back = Back
quit = Quit

# Two sentences, one after the other.
two-sentences = { $first } { $then }

## The window, and what goes wrong

title = Hacienda
# $what: a word of the address and what is wrong with it, in English.
address-unusable = The address of this page cannot be used: { $what }.
language-missing = { $language } cannot be loaded.
language-missing-page = { language-missing } Load this page again: there may be a newer version of the game.
files-missing = Sounds, languages and lessons of the game are missing. They were looked for in: { $places }
# Both end with a sentence.
game-impossible = This game cannot be opened: { $error }
not-taken-back = This cannot be taken back: { $error }
# $line of the file, $action as the file has it, in English; $why is a sentence.
record-illegal = line { $line }: "{ $action }" is not allowed. { $why }
# What is wrong with a record or a saved game, in the middle of a sentence.
record-by-version = version { $version } of the program made it, and by today’s rules it would have gone otherwise
record-by-early-version = an early version of the program made it, and by today’s rules it would have gone otherwise
record-by-later-version = a later version of the program made it
record-altered = something in it was altered
record-damaged = it is damaged

## What is kept: the saved game, boards

other-window = Another window of Hacienda is open. What you play in this one is not saved.
save-trouble = The game cannot be saved: { $error }
store-deleted = What was kept here has been deleted, other saved games with it. This game is saved again.
saves-damaged = The newest save was damaged; the one before it can go on.
saves-none = there is no saved game
saves-broken = no saved game can be read: { $error }
saves-refused = it cannot be kept: { $error }
settings-put-aside = Your settings cannot be read any more and were put aside; the usual ones hold.
person-put-aside = What was kept of your lessons and finished games cannot be read any more and was put aside.
aside-stays = The game that was put aside stays there: { $error }.
save-stays = The saved game stays there: { $error }.
# Reasons, as they stand after a colon.
store-claimed = another window of Hacienda is open
store-too-large = it is too large
store-full = there is no room for another saved game
store-stopped = the program has an error of its own
store-slow = the disk does not answer
store-forbidden = this browser does not let the page keep anything
disk-full = the disk is full
disk-forbidden = it is not allowed to write there
disk-nothing-there = there is no such place
disk-unreadable = reading it is not allowed
disk-folder = it is a folder

## Files that a player gives and takes

file-nameless = A file without a name
file-during-game = Leave this game first; then a file can be opened.
file-no-game = { $name } is no game that can be opened: { $error }.
file-no-board = { $name } is no board that can be played on: { $error }.
file-downloaded = Saved to your downloads: { $name }
file-lies-in = Saved to { $path }
file-refused = The file cannot be written: { $error }.
file-too-many = There are too many files called { $name }.
file-no-folder = There is no folder for documents here.
file-dialog-none = No file dialog opens on this computer. Drop the file on this window instead.
file-dialog-refused = { file-dialog-none } The system says: { $error }.
file-dialog-open-already = Another file dialog is still open.
file-dialog-open = Open a file
file-dialog-save = Save as a file
file-kind-any = Games and boards of Hacienda
file-kind-board = Boards of Hacienda
file-kind-all = All files
file-kind-ours = Files of Hacienda

## Boards that a player gives

board-nameless = A board without a name
board-taken = The board { $name } lies ready for the next game.
board-taken-not-kept = The board { $name } lies ready for the next game, but it cannot be kept for later: { $error }.
# $first is a board that went, $others how many more did.
board-taken-others-gone = The board { $name } lies ready for the next game. No room is left for your oldest: { $others ->
    [0] { $first } is
    [1] { $first } and another one are
   *[other] { $first } and { $others } others are
} kept no longer.
board-stays = The board may come back at the next start: { $error }.
