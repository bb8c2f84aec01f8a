### The gallery: all boards, one of them enlarged with its details, and the ways to import, name, share and remove them.

## All boards

gallery-none = Ningún tablero coincide. Quita filtros.
gallery-fresh = Tres tableros aleatorios nuevos
gallery-draw-new = Dibujar un tablero
gallery-paste = Pegar un tablero
gallery-removed = Eliminado: { $board }.
gallery-put-back = Deshacer
gallery-removed-way = Eliminado: { $board }. «{ $way }» lo recupera.

## Which of them are shown, and in what order

gallery-filter-title = Filtrar y ordenar
gallery-filter-origin = Tableros
gallery-filter-origin-kind = { $origin ->
    [ours] Incluidos
    [own] Tuyos
    [chance] Al azar
   *[all] Todos
}
gallery-filter-players = Jugadores
gallery-filter-players-any = Cualquiera
gallery-filter-players-number = { $players ->
    [one] Para { $players }
   *[other] Para { $players }
}
gallery-filter-length = Duración
gallery-filter-length-any = Cualquiera
gallery-filter-length-short = Más corta
gallery-filter-length-medium = Normal
gallery-filter-length-long = Más larga
gallery-filter-order = Orden
gallery-filter-order-kind = { $order ->
    [name] Nombre
    [size] Tamaño
    [markets] Mercados
    [evenness] Equilibrio
   *[usual] Habitual
}

## One board, enlarged

gallery-minutes = { $players ->
    [one] Unos { $minutes } minutos con { $players } jugador
   *[other] Unos { $minutes } minutos con { $players } jugadores
}
gallery-land = { $land ->
    [mountain] Montaña
    [forest] Bosque
    [meadow] Prado
    [rocks] Rocas
    [swamp] Pantano
   *[pampas] Pampa
}
gallery-markets = Mercados
gallery-water = Agua
gallery-nothing-found = No se han encontrado problemas.
gallery-found = Notas sobre este tablero
gallery-draw-copy = Editar una copia
gallery-keep = Guardar este tablero
gallery-name = Nombre del tablero
gallery-name-none = Toca letras o escribe
gallery-name-space = Espacio
gallery-name-accents = Letras con acentos
gallery-name-letters = Letras sin acentos
gallery-name-taken = Ya tienes este tablero con ese nombre.

## Problems found with a board. Each is one sentence; a tap on it shows the hexes.

finding-no-pampas = No hay pampa: los animales y los estanques no tienen sitio.
finding-no-market = No hay mercados: solo las cosechas dan dinero.
finding-no-land = No hay paisajes: nadie puede empezar una cadena.
finding-no-landscape = Falta un paisaje ({ gallery-land }): sus cartas valen como pampa.
finding-cut-markets = { $markets ->
    [one] Ningún animal puede llegar a { $markets } mercado.
   *[other] Ningún animal puede llegar a { $markets } de los mercados.
}
finding-cut-pampas = { $hexes ->
    [one] { $hexes } casilla de pampa está aislada de todo paisaje: allí solo cabe un estanque.
   *[other] { $hexes } casillas de pampa están aisladas de todo paisaje: allí solo caben estanques.
}
finding-shared-sides = { $markets ->
    [one] { $markets } mercado comparte lados con otros: un animal puede cobrar en varios.
   *[other] { $markets } mercados comparten lados entre sí: un animal puede cobrar en varios.
}
finding-few-places = { $places ->
    [one] El tablero tiene { $places } casilla para losetas y animales, menos que las { $cards } cartas de terreno.
   *[other] El tablero tiene { $places } casillas para losetas y animales, menos que las { $cards } cartas de terreno.
}

## How it plays: test games by computer players

board-match-title = Prueba con cuatro ordenadores
board-match-start = Que jueguen
board-match-more = Que sigan jugando
board-match-stop = Parar
board-match-running = { $percent } %
board-match-games = { $games ->
    [one] { $games } partida ({ $who })
   *[other] { $games } partidas ({ $who })
}
board-match-place = { $place ->
    [1] Quien empieza
    [2] Segundo
    [3] Tercero
   *[other] Cuarto
}
board-match-share = { $share } % ({ $low }–{ $high })
board-match-spread = { $points ->
    [one] Equilibrio: { $points } punto entre el mejor puesto y el peor.
   *[other] Equilibrio: { $points } puntos entre el mejor puesto y el peor.
}
board-match-hopeless = En este tablero las partidas no terminan nunca.
board-match-points = Media de puntos por jugador

## Sharing a board

share-title = Compartir
share-address = Copiar enlace
share-word = Copiar código
share-text = Copiar texto
share-about-address = El QR es un enlace que abre este tablero. Su código y su texto se pueden pegar en el juego.
share-about-word = El código contiene todo el tablero en unas líneas. Envíalo, o envía el texto, y pégalo en el juego.
share-about-large = { $hexes ->
    [one] Un tablero de más de { $hexes } casilla no tiene código. Envía su texto y pégalo en el juego.
   *[other] Un tablero de más de { $hexes } casillas no tiene código. Envía su texto y pégalo en el juego.
}

## Whether it worked

board-not-kept = El tablero no se puede guardar: { $error }.
pasted-text = El texto pegado
clipboard-copied = Copiado al portapapeles.
clipboard-refused = No se puede usar el portapapeles. Exporta el tablero como archivo.
clipboard-no-paste = El navegador no da acceso al portapapeles. Pulsa Ctrl+V o abre un archivo.
clipboard-empty = No hay texto en el portapapeles.
clipboard-unread = No se puede usar el portapapeles. Abre un archivo en su lugar.
