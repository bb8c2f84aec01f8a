### The kiosk: a screen that strangers play at one after the other.

# Over the game that plays itself, in all languages at once: what a stranger is to do.
kiosk-touch = Zum Spielen berühren

## The first choice

kiosk-play = Jetzt spielen
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Gegen { $computer } · etwa { $minutes } Minuten
kiosk-together = Mit Freunden
kiosk-learn = In einer Minute lernen

## When nothing was touched for a while

kiosk-still = Spielst du noch?
# Above it a number counts down.
kiosk-still-about = Ist die Zeit um, kann der nächste Gast beginnen.
kiosk-still-here = Ja
kiosk-still-here-about = Das Spiel geht weiter
