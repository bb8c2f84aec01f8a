### The panels around the board.

## Seats and points

face-points-unit = { $points ->
    [one] punto
   *[other] puntos
}
face-points-now = Si se puntuara ahora
face-sum = Total
face-together = Acumulado
face-close = Cerrar

## Actions

face-actions-left = Acciones restantes
face-undo = Deshacer
# $actions: how many actions of this turn are undone when the button is held; two or more.
face-undo-all = Deshacer (mantener: las { $actions })
face-end-turn = Fin de turno

## The board

face-nearer = Acercar
face-farther = Alejar
face-whole-board = Todo el tablero
face-menu = Menú

## The question that waits to be confirmed

face-yes = Sí
face-no = No
face-turn-pond = Girar

## The hand and the shop

face-shop = Tienda
face-to-first-scoring = hasta 1.ª puntuación
face-to-final-scoring = hasta puntuación final
face-scoring-due = puntuación pendiente

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

face-hand-cards = { $count ->
    [one] { $count } carta de { card }
   *[other] { $count } cartas de { card }
}
face-hidden-cards = { $count ->
    [one] { $count } carta de { deck } oculta
   *[other] { $count } cartas de { deck } ocultas
}
face-shop-empty = Sin carta
face-shop-card = La carta de { card } por { pesos }
face-shop-deck = Una carta de { deck } del mazo por { pesos }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
face-shop-hacienda = Una hacienda por { pesos }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
face-shop-pond = Un { pond } por { pesos }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
face-shop-harvest = Una ficha de cosecha, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
