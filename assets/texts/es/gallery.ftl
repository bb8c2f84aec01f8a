### La galería: todos los tableros, uno en grande, y cómo traerlos, nombrarlos, compartirlos y quitarlos.

## All boards

gallery-none = Ningún tablero es así. Elige menos.
gallery-fresh = Tres tableros nuevos al azar
gallery-draw-new = Dibujar un tablero
gallery-paste = Pegar un tablero
gallery-removed = Quitado: { $board }.
gallery-put-back = Deshacer
gallery-removed-way = Quitado: { $board }. «{ $way }» lo recupera.

## Which of them are shown, and in what order

sift-title = Filtrar y ordenar
sift-origin = Tableros
sift-origin-kind = { $origin ->
    [ours] Nuestros
    [own] Tuyos
    [chance] Al azar
   *[all] Todos
}
sift-players = Jugadores
sift-players-any = Cualquiera
sift-players-number = { $players ->
    [one] Para { $players }
   *[other] Para { $players }
}
sift-length = Duración
sift-length-any = Cualquiera
sift-length-short = Más corta
sift-length-medium = Normal
sift-length-long = Más larga
sift-order = Orden
sift-order-kind = { $order ->
    [name] Nombre
    [size] Tamaño
    [markets] Mercados
    [evenness] Equilibrio
   *[usual] Llegada
}

## A board large

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
gallery-nothing-found = Nada en contra de este tablero.
gallery-found = Qué saber de este tablero
gallery-draw-copy = Editar una copia
gallery-keep = Conservar este tablero
gallery-name = Nombrar el tablero
gallery-name-none = Toca letras o escribe
gallery-name-space = Espacio
gallery-name-accents = Letras con acentos
gallery-name-letters = Letras sin acentos
gallery-name-taken = Ya tienes este tablero con ese nombre.

## What is found against a board

finding-no-pampas = No hay pampa: ni los animales ni los estanques tienen sitio.
finding-no-market = No hay mercado: solo las cosechas dan dinero.
finding-no-land = No hay paisaje: nadie puede empezar una cadena.
finding-no-landscape = Falta un paisaje ({ gallery-land }): sus cartas valen como pampa.
finding-cut-markets = { $markets ->
    [one] Ningún animal puede llegar a { $markets } mercado.
   *[other] Ningún animal puede llegar a { $markets } de los mercados.
}
finding-cut-pampas = { $hexes ->
    [one] Ningún paisaje lleva a { $hexes } casilla de pampa: allí solo cabe un estanque.
   *[other] Ningún paisaje lleva a { $hexes } casillas de pampa: allí solo caben estanques.
}
finding-shared-sides = { $markets ->
    [one] { $markets } mercado comparte lados: un animal puede cobrar en varios.
   *[other] { $markets } mercados tienen lados en común: un animal puede cobrar en varios.
}
finding-few-places = { $places ->
    [one] El tablero tiene { $places } casilla para losetas y animales, menos que las { $cards } cartas de terreno.
   *[other] El tablero tiene { $places } casillas para losetas y animales, menos que las { $cards } cartas de terreno.
}

## What computer players made of it

trial-title = Qué hacen con él cuatro ordenadores
trial-start = Hacerlos jugar
trial-more = Que sigan jugando
trial-stop = Parar
trial-running = { $percent } %
trial-games = { $games ->
    [one] { $games } partida ({ $who })
   *[other] { $games } partidas ({ $who })
}
trial-place = { $place ->
    [1] Quien empieza
    [2] Segundo
    [3] Tercero
   *[other] Cuarto
}
trial-share = { $share } % ({ $low }–{ $high })
trial-spread = { $points ->
    [one] Equilibrio: { $points } punto porcentual entre los puestos.
   *[other] Equilibrio: { $points } puntos porcentuales entre los puestos.
}
trial-hopeless = En este tablero no termina ninguna partida.
trial-points = Puntos de un jugador, de media

## To hand a board on

share-title = Compartir
share-address = Copiar la dirección
share-word = Copiar la palabra
share-text = Copiar el texto
share-about-address = El código es una dirección que abre este tablero. La palabra de un tablero y su texto se pueden pegar en el juego.
share-about-word = La palabra contiene todo el tablero en unas líneas. Se puede enviar y pegar en el juego, y el texto también.
share-about-large = { $hexes ->
    [one] Un tablero de más de { $hexes } casilla no tiene palabra. Su texto se puede enviar y pegar en el juego.
   *[other] Un tablero de más de { $hexes } casillas no tiene palabra. Su texto se puede enviar y pegar en el juego.
}

## What became of it

board-not-kept = El tablero no se puede guardar: { $error }.
pasted-text = El texto pegado
clipboard-copied = Está en el portapapeles.
clipboard-refused = No hay acceso al portapapeles. Guarda el tablero como archivo.
clipboard-no-paste = El navegador no muestra el portapapeles. Pulsa Ctrl+V o abre un archivo.
clipboard-empty = No hay texto en el portapapeles.
clipboard-unread = No se puede acceder al portapapeles. Abre un archivo en su lugar.
