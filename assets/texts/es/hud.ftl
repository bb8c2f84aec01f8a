### The panels around the board.

## Seats and points

hud-points-unit = { $points ->
    [one] punto
   *[other] puntos
}
# Under these points, smaller: what a scoring now would add; and the same in a narrow place.
hud-points-forecast = +{ $points } ya
hud-points-forecast-short = +{ $points }
hud-points-now = Si se puntuara ahora
hud-sum = Total
hud-together = Acumulado
hud-close = Cerrar

## Actions

hud-actions-left = Acciones restantes
hud-undo = Deshacer
# $actions: how many actions of this turn are undone when the button is held; two or more.
hud-undo-all = Deshacer (mantener: las { $actions })
hud-end-turn = Fin de turno

## The board

hud-nearer = Acercar
hud-farther = Alejar
hud-whole-board = Todo el tablero
hud-menu = Menú
hud-menu-lost = Menú; sin conexión

## Signs, each explained in one line the first time that a player sees it

sign-horseshoes = Cada herradura es una acción de tu turno; si está pálida, ya se ha usado.
# The chip on a chain.
sign-chip = Un disco de madera con una gavilla: esta cadena ya se ha cosechado.
sign-forecast = +{ $points } en tu placa: los puntos que daría ahora una puntuación.
sign-sun = El número bajo el sol: las cartas de animales hasta la próxima puntuación.
sign-tag = En una placa, la moneda cuenta pesos y el dorso de carta cuenta cartas.

## The question that waits to be confirmed

hud-yes = Sí
hud-no = No
hud-turn-pond = Girar

## The hand and the shop

hud-shop = Tienda
hud-to-first-scoring = hasta 1.ª puntuación
hud-to-final-scoring = hasta puntuación final
hud-scoring-due = puntuación pendiente

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

hud-hand-cards = { $count ->
    [one] { $count } carta de { card }
   *[other] { $count } cartas de { card }
}
hud-hidden-cards = { $count ->
    [one] { $count } carta de { deck } oculta
   *[other] { $count } cartas de { deck } ocultas
}
hud-shop-empty = Sin carta
hud-shop-card = La carta de { card } por { pesos }
hud-shop-deck = Una carta de { deck } del mazo por { pesos }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
hud-shop-hacienda = Una hacienda por { pesos }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
hud-shop-pond = Un { pond } por { pesos }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
hud-shop-harvest = Una ficha de cosecha, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
