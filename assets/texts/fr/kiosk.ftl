### The kiosk: a screen that strangers play at one after the other.

# Over the game that plays itself, in all languages at once: what a stranger is to do.
kiosk-touch = Touchez pour jouer

## The first choice

kiosk-play = Jouer maintenant
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Contre { $computer } · environ { $minutes } minutes
kiosk-together = Entre amis
kiosk-learn = Apprendre en une minute

## When nothing was touched for a while

kiosk-still = Toujours là ?
# Above it a number counts down.
kiosk-still-about = À la fin du compte, la place est au visiteur suivant.
kiosk-still-here = Oui
kiosk-still-here-about = La partie continue
