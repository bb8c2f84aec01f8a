### The kiosk: a screen that strangers play at one after the other.

# Over the game that plays itself, in all languages at once: what a stranger is to do.
kiosk-touch = Toca para jugar

## The first choice

kiosk-play = Jugar ahora
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Contra { $computer } · unos { $minutes } minutos
kiosk-together = Con amigos
kiosk-learn = Aprender en un minuto

## When nothing was touched for a while

kiosk-still = ¿Sigues jugando?
# Above it a number counts down.
kiosk-still-about = Cuando acabe la cuenta, podrá empezar otra persona.
kiosk-still-here = Sí
kiosk-still-here-about = La partida continúa
