### The kiosk: a screen that strangers play at one after the other.

# Over the game that plays itself, in all languages at once: what a stranger is to do.
kiosk-touch = Touch to play

## The first choice

kiosk-play = Play now
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Against { $computer } · about { $minutes } minutes
kiosk-together = With friends
kiosk-learn = Learn in a minute

## When nothing was touched for a while

kiosk-still = Still playing?
# Above it a number counts down.
kiosk-still-about = When the count is over, the next visitor may begin.
kiosk-still-here = Yes
kiosk-still-here-about = The game goes on
