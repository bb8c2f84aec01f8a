### The kiosk: a public screen where strangers play one after another.

# Over the game that plays itself, in all languages at once: what a stranger should do.
kiosk-touch = Touch to play
# Above the code that a phone reads, in one language at a time.
kiosk-phones-invitation = Play with your phone

## The first choice

kiosk-play = Play now
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Against { $computer } · about { $minutes } minutes
kiosk-play-other = Against 2 computer players · about { $minutes } minutes
kiosk-together = With friends
kiosk-learn = Learn in a minute

## When nothing has been touched for a while

kiosk-still = Still playing?
# Above it a number counts down.
kiosk-still-about = When the countdown ends, the next visitor may start.
kiosk-still-here = Yes
kiosk-still-here-about = Keep playing

## The menu for staff

kiosk-pin = PIN
kiosk-pin-wrong = Wrong PIN: wait { $seconds } s
kiosk-staff = Staff
kiosk-close = Close
kiosk-volume = Volume
# Times after which the kiosk asks whether someone is still playing.
kiosk-idle = Seconds before asking, during a turn
kiosk-count = Seconds to answer
kiosk-rest = Seconds before asking, between games
kiosk-reading = Seconds before asking, in lessons and rules
kiosk-languages = Languages
kiosk-boards = Boards for a quick game
kiosk-level = Computer player in a quick game
kiosk-phones = Phones may join
kiosk-address = Address for phones
kiosk-address-likeliest = Automatic
kiosk-nobody-joined = { $tables ->
    [one] Nobody joined the last table for phones. Perhaps phones cannot reach this screen.
   *[other] Nobody joined the last { $tables } tables for phones. Perhaps phones cannot reach this screen.
}
kiosk-statistics = Games per day
kiosk-no-games = Nobody has played yet.
# What was played on a day: half of the finished games took fewer than $median minutes.
kiosk-day = { $month }/{ $day }: { $begun } begun, { $finished } finished, median { $median } min
kiosk-new-pin = Change PIN
kiosk-restart = Restart
# $files are names of files.
kiosk-unreadable = What was stored could not be read and is now in { $files }.
# $why says what is wrong, without a full stop.
kiosk-not-kept = Settings and counts made here will be lost at the next start: { $why }
