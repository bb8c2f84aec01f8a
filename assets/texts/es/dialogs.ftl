### What covers the table: menu, curtain, scorings, results, the score graph, the replay of a game; and the lettering of the
### title screen.

## The menu

menu-title = Pausa
menu-resume = Reanudar
# The record of a game is being replayed.
menu-resume-watching = Seguir viendo
# The game has ended.
menu-title-over = La partida ha terminado
menu-resume-over = Volver a la mesa
settings-title = Ajustes
settings-sound = Sonido
settings-game = Partida
settings-picture = Pantalla
settings-comfort = Comodidad
menu-hand-out = Guardar como archivo
menu-hand-out-question = Quien abra el archivo podrá verlo todo, también lo oculto. ¿Guardarlo?
menu-report = Informar de un error
menu-leave = Volver al inicio
menu-leave-kept = La partida se guarda: puedes continuarla desde el inicio.
menu-leave-not-kept = Esta partida no se puede guardar.
menu-leave-question = Esta partida no se puede guardar. ¿Salir y perderla?
menu-leave-stay = Quedarme
menu-leave-anyway = Salir y perderla
menu-give-up = Rendirse
menu-give-up-question = { $who_is ->
    [you] ¿Te rindes? Un ordenador ocupará tu sitio y la partida no contará como ganada.
   *[other] ¿Se rinde { $who }? Un ordenador ocupará su sitio.
}
menu-give-up-not = Seguir jugando
# While only computers play, after someone has given up.
watching-to-end = Ir al final
hand-order = Mano
hand-by-kind = por tipo
hand-as-drawn = por llegada
asks-title = Confirmaciones
asks-place = Preguntar al colocar piezas
asks-buy = Preguntar al comprar cartas
asks-end = Preguntar al acabar antes el turno
asks-undo = Preguntar al deshacer varias acciones

## Whose work the game contains; the text itself is a file, in English

licences-title = Licencias
licences-about = Las imágenes, los sonidos y el programa se han hecho para este juego. Los tipos de letra, los iconos y las bibliotecas son obra de otros. Estas son sus condiciones, tal como las escribieron sus autores.
licences-coming = Cargando las licencias
licences-none = Ahora no se pueden cargar las licencias. Vienen con el juego, en el archivo licences.txt.

## The curtain between two people at one screen

curtain-pass = Le toca a { $who }
curtain-hidden = Las manos están ocultas
curtain-here = { $who } está aquí
curtain-hold = Mantén pulsado para ver tus cartas
curtain-take-back = Deshacer la última acción

## The bar under a game that is replayed

replay-pause = Pausa
replay-run = Reproducir
replay-step = Acción siguiente
replay-place = Momento de la partida
replay-leave = Salir
replay-progress = { $at } de { $of }

## Tables of points

ledger-total = Total

## A scoring, told line by line

scoring-title = { $scoring ->
    [intermediate] Primera puntuación
   *[final] Puntuación final
}
scoring-plus = +{ $points }
scoring-counted = { category }, { $who }: { points }
scoring-show-all = Ver todo
scoring-continue = Continuar
scoring-this = Esta puntuación

## The results

results-title = Resultados
results-winner = { $who_is ->
    [you] ¡Has ganado!
   *[other] ¡Gana { $who }!
}
results-winners = ¡Victoria compartida!
results-no-winner = No gana nadie
results-points = con { points }
results-points-of-winners = { $winners }, con { points }
results-by-pesos = Empate a puntos: gana quien tiene más pesos.
results-by-pesos-short = por más pesos
results-half = { $scoring ->
    [intermediate] 1.ª
   *[final] final
}
results-scorings = Puntuaciones
results-pesos = Pesos
results-again = Jugar otra vez
results-rematch = Revancha
results-set-up = Nueva partida
results-look = Ver el tablero
results-level = Según tus últimas partidas, el nivel { level } está a tu altura.
results-level-take = Jugar contra { level }
results-level-leave = Ahora no

## The score graph

score-chart-title = Evolución
score-chart-all = Todo
score-chart-round = Ronda
score-chart-about = { $running ->
    [yes] Los puntos tras cada ronda. El dinero solo cuenta al final.
   *[no] Los puntos que habría dado una puntuación tras cada ronda. La ventaja incluye la primera puntuación.
}
score-chart-shared = Victoria compartida: al final nadie iba por delante.
score-chart-all-along = { $who_is ->
    [you] Has ido en cabeza de principio a fin.
   *[other] { $who } ha ido en cabeza de principio a fin.
}
score-chart-at-last = { $who_is ->
    [you] No te has puesto en cabeza hasta la última ronda.
   *[other] { $who } no se ha puesto en cabeza hasta la última ronda.
}
score-chart-at-last-market = { $who_is ->
    [you] No te has puesto en cabeza hasta la última ronda, con tu { score-chart-nth } mercado.
   *[other] { $who } no se ha puesto en cabeza hasta la última ronda, con su { score-chart-nth } mercado.
}
score-chart-at-last-points = { $who_is ->
    [you] No te has puesto en cabeza hasta la última ronda, con { points } más en { category-inside }.
   *[other] { $who } no se ha puesto en cabeza hasta la última ronda, con { points } más en { category-inside }.
}
score-chart-turning = { $who_is ->
    [you] Te has puesto en cabeza definitivamente en la ronda { $round }.
   *[other] { $who } se ha puesto en cabeza definitivamente en la ronda { $round }.
}
score-chart-turning-market = { $who_is ->
    [you] Te has puesto en cabeza definitivamente en la ronda { $round }, con tu { score-chart-nth } mercado.
   *[other] { $who } se ha puesto en cabeza definitivamente en la ronda { $round }, con su { score-chart-nth } mercado.
}
score-chart-turning-points = { $who_is ->
    [you] Te has puesto en cabeza definitivamente en la ronda { $round }, con { points } más en { category-inside }.
   *[other] { $who } se ha puesto en cabeza definitivamente en la ronda { $round }, con { points } más en { category-inside }.
}
score-chart-nth = { $markets ->
    [1] { $markets }.er
    [3] { $markets }.er
   *[other] { $markets }.º
}

## The poster

poster-byline = { $title ->
   *[hacienda] Un juego de Wolfgang Kramer
    [zoff] Un juego de Christwart Conrad
    [hab-gut] Un juego de Carlo A. Rossi
}
poster-independent = Obra independiente, con arte y tableros propios
