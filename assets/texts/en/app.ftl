### What all the games say. A message is a key and its words; `$` names what the program puts in. Arguments ending
### in `_is`, and those that only appear before `->`, choose words and are never shown.

## What others wrote, and numbers alone

given = { $given }
given-sentence = { $given }.
number = { $number }
# A number in a sentence, as a word if it is small.
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

# The one person reading this, as a name.
you = You
# The one person reading this is to decide.
your-turn = It is your turn.
a-person = Human
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
about-recorded = as recorded
about-remote = at another screen
about-level = { $level ->
    [random] plays at random
    [greedy] takes the best action
    [planner] makes simple plans
    [ismcts] searches blindly
    [r4] the 2026 expert
    [beginner] still learning, like you
    [easy] looks one action ahead
    [casual] plans turns, often slips
    [medium] plans turns, with mistakes
    [skilled] plans turns, few mistakes
    [hard] plans every turn well
   *[expert] foresees your replies
}

# The same as a sentence.
does-person = Someone at this screen.
does-level = { $level ->
    [random] Plays at random.
    [greedy] Takes the best single action.
    [planner] Makes simple plans for its turn.
    [ismcts] Tries everything without knowing the game.
    [r4] Plays like the expert of 2026.
    [beginner] Tries one thing after another, often the wrong one.
    [easy] Looks one action ahead, but misjudges a lot.
    [casual] Looks two actions ahead, but misjudges a lot.
    [medium] Plans its whole turn, but misjudges a lot.
    [skilled] Plans its whole turn, but misjudges a little.
    [hard] Plans its whole turn and is rarely wrong.
   *[expert] Tries its best plans against your possible replies.
}

## The set-up: the deal number

cards-number = { $seed }

## Parts

# A choice, and one of its options.
one-of = { $name }: { $option }
one-less = { $name }: less
one-more = { $name }: more
one-before = { $name }: previous
one-after = { $name }: next
full-screen = Full screen
full-screen-leave = Leave full screen
sound = Sound (M)
volume-music = Music volume
volume-effects = Effects volume
speed = Speed
speed-half = ½×
speed-normal = 1×
speed-double = 2×
speed-fourfold = 4×
quality = Graphics
quality-low = Low
quality-middle = Medium
quality-high = High
# Before the names of the languages, each in its own language.
language = Language
# How large text is, compared with the usual size.
high-contrast = High contrast
text-size = Text size
text-size-percent = { $percent }%
text-size-beside-board = Beside the board, text grows only as far as there is room.
left-handed = Left-handed
# The screen lies on a table, and the picture turns to the active player.
table-top = Tabletop: turns to each player
# The page on which a bank card shows how large the screen really is.
measure-title = Measure the screen
measure-how = Lay a bank card on the picture. Resize the picture until both are the same size.
measure-cramped = This screen has no room for { $wanted } mm buttons: here they are { $millimetres } mm.
measure-smaller = Smaller
measure-larger = Larger
measure-same = Same size
measure-remove = Reset
# How much moves: everything, short fades instead, or nothing.
motion = { $motion ->
    [full] Motion: full
    [calm] Motion: reduced
   *[off] Motion: off
}
dismiss = Dismiss
back = Back
quit = Quit

# Two sentences, one after the other.
two-sentences = { $first } { $then }

## The window, and what goes wrong

title = Hacienda
# The title of the window.
title-turn = Your turn – { title }
# $what: a part of the address and what is wrong with it, in English.
address-unusable = The address of this page is not valid: { $what }.
language-missing = { $language } cannot be loaded.
language-missing-page = { language-missing } Reload this page: there may be a newer version of the game.
files-missing = The game's sounds, languages and lessons are missing. They were looked for in: { $places }
crash-report = Last time, an error ended the game. A report about it is in { $path }.
# Shown in a message box of the system after the window has closed. $what: an error, in English.
error-box = An error ended the game. Your saved games are still there.
error-box-report = An error ended the game. A report about it is in { $path }. Your saved games are still there.
error-box-line = Hacienda had to close: { $what }
# Both end with a sentence.
game-impossible = This game cannot be opened: { $error }
not-taken-back = This cannot be undone: { $error }
# $line of the file, $action as the file has it, in English; $why is a sentence.
record-illegal = line { $line }: "{ $action }" is not allowed. { $why }
# What is wrong with a record or a saved game, mid-sentence.
record-by-version = it was made by version { $version } of the program, and under today’s rules it would have gone differently
record-by-early-version = it was made by an early version of the program, and under today’s rules it would have gone differently
record-by-later-version = it was made by a later version of the program
record-altered = something in it was altered
record-damaged = it is damaged

## What is stored: the saved game, boards

other-window = Hacienda is open in another window. What you play in this one is not saved.
save-trouble = The game cannot be saved: { $error }
store-deleted = What was stored here has been deleted, including other saved games. This game has been saved again.
saves-damaged = The latest save was damaged; you can go on from the one before it.
saves-none = there is no saved game
saves-broken = no saved game can be read: { $error }
saves-refused = it cannot be saved: { $error }
settings-put-aside = Your settings could not be read and were put aside; the defaults apply.
person-put-aside = The record of your lessons and finished games could not be read and was put aside.
aside-stays = The game that was put aside stays where it is: { $error }.
save-stays = The saved game stays where it is: { $error }.
# Reasons, after a colon.
store-claimed = another window of Hacienda is open
store-too-large = it is too large
store-full = there is no room for another saved game
store-stopped = the program has an internal error
store-slow = the disk is not responding
store-forbidden = this browser does not let the page store anything
disk-full = the disk is full
disk-forbidden = writing there is not allowed
disk-nothing-there = there is no such place
disk-unreadable = reading it is not allowed
disk-folder = it is a folder

## Files that a player opens and saves

file-nameless = An unnamed file
file-during-game = Leave this game first to open a file.
file-no-game = { $name } is not a game that can be opened: { $error }.
file-no-board = { $name } is not a board that can be played on: { $error }.
file-downloaded = Saved to your downloads: { $name }
file-lies-in = Saved to { $path }
file-refused = The file cannot be written: { $error }.
file-too-many = There are too many files called { $name }.
file-no-folder = There is no Documents folder here.
file-dialog-none = This computer cannot open a file dialog. Drop the file on this window instead.
file-dialog-refused = { file-dialog-none } The system says: { $error }.
file-dialog-open-already = Another file dialog is still open.
file-dialog-open = Open a file
file-dialog-save = Save as a file
file-kind-any = Hacienda games and boards
file-kind-board = Hacienda boards
file-kind-all = All files
file-kind-ours = Hacienda files

## Boards that a player brings

board-nameless = An unnamed board
board-taken = The board { $name } is ready for the next game.
board-taken-not-kept = The board { $name } is ready for the next game, but cannot be saved for later: { $error }.
# $first is a board that was removed, $others how many more were.
board-taken-others-gone = The board { $name } is ready for the next game. There was no room left for your oldest: { $others ->
    [0] { $first } was
    [1] { $first } and another were
   *[other] { $first } and { $others } others were
} removed.
board-stays = The board may reappear at the next start: { $error }.
