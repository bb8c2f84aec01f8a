### What can be done now, read out line by line for those who listen or step through it with keys: first what, then where, then
### the confirmation. Each line is heard on its own, so it is complete and short.

## What

move-list-play = Jugar una carta de { card }: { $count } en la mano, { $places ->
    [one] { $places } casilla
   *[other] { $places } casillas
}
move-list-turn-up = Mostrar tus cartas
move-list-harvest = Cosechar una cadena
move-list-build = Construir una hacienda por { pesos }
move-list-dig = Excavar un { pond } por { pesos }
move-list-buy-top = Comprar una carta de { deck } del mazo por { pesos }
move-list-buy-card = Comprar la carta de { card } a la vista por { pesos }

## Where

move-list-hex = Fila { $row }, casilla { $nth } desde la izquierda
move-list-hexes = { $before }; { $next }
move-list-hex-beside = { $hex }, junto a { $things }
move-list-your-tile = tu loseta de { land }
# Its own article would stand in the way of "your".
move-list-your-animal = { $species ->
    [cattle] tu vaca
    [horse] tu caballo
    [pig] tu cerdo
   *[sheep] tu oveja
}
move-list-markets = { $markets ->
    [one] un mercado
   *[other] { $markets } mercados
}
move-list-water = agua
move-list-pieces-of = { $who_is ->
    [you] tus piezas
   *[other] piezas de { $who }
}
move-list-place = { $place }: { $gain }

## The confirmation, and what else can be done

move-list-yes = Sí: { $what }
move-list-back = Cancelar
move-list-undo-turn = Deshacer las { $actions } de este turno
move-list-more = Más: quedan { $left }
move-list-first = Volver al principio

## The list and the keys

move-list-title = Lo que puedes hacer
move-list-shut = Cerrar la lista
keys-sheet = Teclas
keys-tab = Tabulador
keys-tab-does = al botón siguiente; con Mayús, al anterior
keys-enter = Intro
keys-enter-does = pulsa o confirma
keys-escape = Escape
keys-escape-does = cancela, cierra o abre el menú
keys-arrows = Flechas
keys-arrows-does = de casilla en casilla; Intro elige la casilla
keys-digits = 1 a 9
keys-digits-does = elige una carta de tu mano o una línea de la lista
keys-list = L
keys-list-does = muestra lo que puedes hacer
keys-turn = T
keys-turn-does = gira el estanque
keys-end = E
keys-end-does = termina el turno
keys-undo = Ctrl + Z
keys-undo-does = deshace
keys-undo-turn = Ctrl + Mayús + Z
keys-undo-turn-does = deshace el turno entero
keys-hint = H
keys-hint-does = pide una pista
keys-zoom = +, −, 0
keys-zoom-does = acerca, aleja, muestra el tablero entero
keys-others = M, V, F11
keys-others-does = sonido, vista desde arriba, pantalla completa
# A switch among the settings.
two-keys = Dos teclas: Espacio avanza, Intro elige
