### The kiosk: a screen that strangers play at one after the other.

# Over the game that plays itself, in all languages at once: what a stranger is to do.
kiosk-touch = Touch to play

## The first choice

kiosk-play = Play now
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Against { $computer } · about { $minutes } minutes
kiosk-play-other = Against 2 computer players · about { $minutes } minutes
kiosk-together = With friends
kiosk-learn = Learn in a minute

## When nothing was touched for a while

kiosk-still = Still playing?
# Above it a number counts down.
kiosk-still-about = When the count is over, the next visitor may begin.
kiosk-still-here = Yes
kiosk-still-here-about = The game goes on

## The menu for staff

kiosk-pin = PIN
kiosk-pin-wrong = Wrong PIN: wait { $seconds } s
kiosk-staff = Staff
kiosk-close = Close
kiosk-volume = Volume
# Times after which the kiosk asks whether somebody still plays.
kiosk-idle = Seconds until the question, in a turn
kiosk-count = Seconds to answer it
kiosk-rest = Seconds until the question, between games
kiosk-reading = Seconds until the question, in lessons and rules
kiosk-languages = Languages
kiosk-boards = Boards of a quick game
kiosk-level = Computer player of a quick game
kiosk-statistics = Games by day
kiosk-no-games = Nobody has played yet.
# What was played on a day: $median is how many minutes half of the finished games did not reach.
kiosk-day = { $month }/{ $day }: { $begun } begun, { $finished } finished, median { $median } min
kiosk-new-pin = Another PIN
kiosk-restart = Restart
# $files are names of files.
kiosk-unreadable = What was kept could not be read and lies in { $files } now.
# $why says what is wrong, without a full stop.
kiosk-not-kept = What is set or counted here will be lost at the next start: { $why }
