### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

drawing-title = Dibujar un tablero
drawing-paper = El papel: las flechas se mueven por él, Intro pinta
drawing-keys = Las flechas se mueven por el papel, Intro pinta. Del 1 al 9 se elige la pintura, B cambia de pincel. Más y menos acercan y alejan, 0 lo muestra todo.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
drawing-cursor = { $hex }: { $what }
drawing-void = nada
drawing-play = Jugar en él
drawing-facts = Sobre este tablero
drawing-name = Nombre del tablero
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
drawing-paint = { $ground ->
    [mountain] Montaña
    [forest] Bosque
    [meadow] Prado
    [rocks] Rocas
    [swamp] Pantano
    [market] Mercado
    [water] Agua
    [void] Borrar
   *[pampas] Pampa
}
drawing-tool = { $tool ->
    [fill] Rellenar una zona
    [pick] Cuentagotas
    [move] Moverlo todo
    [size] Tamaño del papel
   *[paint] Pintar
}
drawing-brush = { $brush ->
    [left-right] Espejo izquierda-derecha
    [top-bottom] Espejo arriba-abajo
    [half-turn] Media vuelta
    [third-turn] Un tercio de vuelta
   *[free] Casilla a casilla
}
drawing-undo = Deshacer
drawing-redo = Rehacer
drawing-whole = Verlo todo
# A side of the paper: top bottom left right
drawing-pull-out = { $edge ->
    [top] Añadir casillas arriba
    [bottom] Añadir casillas abajo
    [left] Añadir casillas a la izquierda
   *[right] Añadir casillas a la derecha
}
drawing-push-in = { $edge ->
    [top] Quitar casillas arriba
    [bottom] Quitar casillas abajo
    [left] Quitar casillas a la izquierda
   *[right] Quitar casillas a la derecha
}
drawing-keep = Guardar
drawing-hand-out = Exportar
drawing-anew = Nuevo
drawing-chance = Al azar
drawing-nothing = Aún no hay nada dibujado.
drawing-fine = Sin problemas: listo para jugar.
drawing-too-large = Un tablero no puede ser más grande.
drawing-too-many-rows = Un tablero no puede ser más ancho.
drawing-too-small = Un tablero no puede ser más pequeño.
drawing-in-the-way = Se perdería lo que hay dibujado ahí.
drawing-too-much-water = Un tablero admite como mucho { $waters } casillas de agua.
drawing-not-kept = Tu dibujo no se puede guardar: { $error }.
drawing-unread = Tu último dibujo no se puede leer: { $error }.
drawing-still-here = Tu último dibujo sigue aquí. «{ drawing-anew }» te da una hoja en blanco.
