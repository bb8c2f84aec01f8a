### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

editor-title = Dibujar un tablero
editor-paper = El papel: las flechas se mueven por él, Intro pinta
editor-keys = Las flechas se mueven por el papel, Intro pinta. Del 1 al 9 se elige la pintura, B cambia de pincel. Más y menos acercan y alejan, 0 lo muestra todo.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
editor-cursor = { $hex }: { $what }
editor-void = nada
editor-play = Jugar en él
editor-facts = Sobre este tablero
editor-name = Nombre del tablero
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
editor-paint = { $ground ->
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
editor-tool = { $tool ->
    [fill] Rellenar una zona
    [pick] Cuentagotas
    [move] Moverlo todo
    [size] Tamaño del papel
   *[paint] Pintar
}
editor-brush = { $brush ->
    [left-right] Espejo izquierda-derecha
    [top-bottom] Espejo arriba-abajo
    [half-turn] Media vuelta
    [third-turn] Un tercio de vuelta
   *[free] Casilla a casilla
}
editor-undo = Deshacer
editor-redo = Rehacer
editor-whole = Verlo todo
# A side of the paper: top bottom left right
editor-pull-out = { $edge ->
    [top] Añadir casillas arriba
    [bottom] Añadir casillas abajo
    [left] Añadir casillas a la izquierda
   *[right] Añadir casillas a la derecha
}
editor-push-in = { $edge ->
    [top] Quitar casillas arriba
    [bottom] Quitar casillas abajo
    [left] Quitar casillas a la izquierda
   *[right] Quitar casillas a la derecha
}
editor-keep = Guardar
editor-hand-out = Exportar
editor-anew = Nuevo
editor-chance = Al azar
editor-nothing = Aún no hay nada dibujado.
editor-fine = Sin problemas: listo para jugar.
editor-too-large = Un tablero no puede ser más grande.
editor-too-many-rows = Un tablero no puede ser más ancho.
editor-too-small = Un tablero no puede ser más pequeño.
editor-in-the-way = Se perdería lo que hay dibujado ahí.
editor-too-much-water = Un tablero admite como mucho { $waters } casillas de agua.
editor-not-kept = Tu dibujo no se puede guardar: { $error }.
editor-unread = Tu último dibujo no se puede leer: { $error }.
editor-still-here = Tu último dibujo sigue aquí. «{ editor-anew }» te da una hoja en blanco.
