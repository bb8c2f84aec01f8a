### The kiosk: a public screen where strangers play one after another.

# Over the game that plays itself, in all languages at once: what a stranger should do.
kiosk-touch = Toca para jugar
# Above the code that a phone reads, in one language at a time.
kiosk-phones-invitation = Juega con tu móvil

## The first choice

kiosk-play = Jugar ahora
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Contra { $computer } · unos { $minutes } minutos
kiosk-play-other = Contra 2 ordenadores · unos { $minutes } minutos
kiosk-together = Con amigos
kiosk-learn = Aprender en un minuto

## When nothing has been touched for a while

kiosk-still = ¿Sigues jugando?
# Above it a number counts down.
kiosk-still-about = Cuando acabe la cuenta atrás, podrá empezar otra persona.
kiosk-still-here = Sí
kiosk-still-here-about = Seguir jugando

## The menu for staff

kiosk-pin = PIN
kiosk-pin-wrong = PIN incorrecto: espera { $seconds } s
kiosk-staff = Personal
kiosk-close = Cerrar
kiosk-volume = Volumen
# Times after which the kiosk asks whether someone is still playing.
kiosk-idle = Segundos hasta preguntar, en un turno
kiosk-count = Segundos para responder
kiosk-rest = Segundos hasta preguntar, entre partidas
kiosk-reading = Segundos hasta preguntar, en lecciones y reglas
kiosk-languages = Idiomas
kiosk-boards = Tableros de la partida rápida
kiosk-level = Ordenador de la partida rápida
kiosk-phones = Los móviles pueden jugar
kiosk-address = Dirección para móviles
kiosk-address-likeliest = Automática
kiosk-nobody-joined = { $tables ->
    [one] Nadie se ha unido a la última mesa para móviles. Quizá los móviles no puedan conectarse a esta pantalla.
   *[other] Nadie se ha unido a las últimas { $tables } mesas para móviles. Quizá los móviles no puedan conectarse a esta pantalla.
}
kiosk-statistics = Partidas por día
kiosk-no-games = Aún no ha jugado nadie.
# What was played on a day: half of the finished games took fewer than $median minutes.
kiosk-day = { $day }/{ $month }: { $begun } empezadas, { $finished } acabadas, mediana { $median } min
kiosk-new-pin = Cambiar PIN
kiosk-restart = Reiniciar
kiosk-unreadable = Lo que estaba guardado no se ha podido leer y ahora está en { $files }.
kiosk-not-kept = Los ajustes y recuentos hechos aquí se perderán en el próximo arranque: { $why }
