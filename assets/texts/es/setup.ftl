### The first screen and the set-up: who plays, the boards, the rules that are chosen.

## The title screen: what can be played

setup-goal = { $title ->
   *[hacienda] Une tierras y lleva rebaños al mercado: gana quien más puntos tenga.
    [zoff] Pon vacas donde hay premios: gana quien más vacas tenga en las praderas.
    [hab-gut] Compra barato, vende caro y da: quien menos dé queda fuera.
}
setup-continue = Continuar
setup-play = Jugar
setup-together = Jugar juntos
setup-together-about = De { $fewest } a { $most } personas en esta pantalla
setup-together-how-many = ¿Cuántas personas juegan?
setup-people = { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
setup-learn = Aprender
setup-more = Más
setup-version = Versión { $version }
setup-more-title = { game-title }: partida personalizada
setup-first-screen = Inicio
setup-aside = La partida apartada

setup-next-computers = Solo { $computers } ordenadores · { $board }
setup-next-one-against-one = Tú contra { $computer } · { $board }
setup-next-one-against-many = Tú contra { $computers } ordenadores · { $board }
setup-next-people = { $people } personas · { $board }
setup-next-people-and-computers = { $people } personas y { $computers ->
    [one] un ordenador
   *[other] { $computers } ordenadores
} · { $board }

setup-saved-of-two = { $one } vs. { $other } · { setup-saved-actions } · { setup-saved-turn }
setup-saved-of-many = { $players } jugadores · { setup-saved-actions } · { setup-saved-turn }
setup-saved-actions = { $actions ->
    [one] { $actions } acción jugada
   *[other] { $actions } acciones jugadas
}
setup-saved-turn = { $turn_is ->
    [you] te toca
   *[other] le toca a { $turn }
}

setup-instead = Solo caben { $most } partidas guardadas. La nueva ocupará el sitio de la que llevas más tiempo sin jugar: { $oldest }.
setup-instead-keep = Conservarla
setup-instead-give-up = Eliminarla
saved-coming = Cargando esta partida…
saved-unreadable = Una partida ilegible
saved-unreadable-because = { saved-unreadable }: { $why }

## The sheet of saved games

saved-title = Partidas guardadas
saved-remove = Eliminar la partida { $number }
saved-remove-question = ¿Eliminar esta partida para siempre? { $which }
saved-of-two = { $one } vs. { $other }
saved-far = { setup-saved-actions } · { $half ->
    [first] primera mitad
   *[second] segunda mitad
}
saved-place = { $board } · { $ago }
ago-now = ahora mismo
ago-minutes = { $number ->
    [one] hace { $number } minuto
   *[other] hace { $number } minutos
}
ago-hours = { $number ->
    [one] hace { $number } hora
   *[other] hace { $number } horas
}
ago-days = { $number ->
    [one] hace { $number } día
   *[other] hace { $number } días
}

## The sheet of the next game

setup-players = Jugadores
setup-who-sits = ¿Quién lleva el { $seat }?
names-title = Nombres y colores
names-title-alone = Nombres
names-of = Nombre y color del { $seat }
names-of-alone = Nombre del { $seat }
names-whose = Quién elige
names-none = Toca un nombre o escríbelo
names-choose-colour = Elegir un color
names-colour = Color
names-swap = { $seat }: cambiar con { $who }
names-side = Sitio ante la pantalla
names-side-near = De este lado
names-side-far = Enfrente
setup-even = Un rival a tu altura.
setup-free-seat = Sitio libre: toca para ocuparlo
setup-free-seat-short = Sitio libre
setup-free-seat-of = { $seat }: { setup-free-seat }
setup-board = Tablero
setup-choose-board = Elegir tablero
setup-rules = Reglas
setup-choose-rules = Elegir reglas
setup-cards = Cartas
setup-same-cards = Repetir reparto
setup-new-cards = Nuevo reparto
setup-begins = Quién empieza
setup-drawn = Al azar
setup-open-file = Abrir una partida

## The keys for the deal number

keys-title = Número de reparto
keys-help = El mismo número reparte las mismas cartas. Al principio es el de la última partida.
keys-no-number = –
keys-delete = Borrar
keys-cancel = Cancelar
keys-ok = OK

## Boards

board-name = { $ours ->
    [symmetric] Simétrico
    [asymmetric] Asimétrico
    [springs] Cinco Fuentes
    [caldera] Caldera
    [paddock] Potrero
    [hourglass] Reloj de Arena
    [rodeo] Rodeo
    [estancia] Estancia
    [archipelago] Archipiélago
    [meander] Meandro
    [windmill] Molino
   *[cordillera] Cordillera
}
board-idea = { $ours ->
    [symmetric] El tablero equilibrado: izquierda y derecha iguales, arriba y abajo también; solo los paisajes cambian de sitio.
    [asymmetric] El tablero salvaje: rincones ricos y pobres, y lo mejor para quien lo vea primero.
    [springs] Cinco fuentes brotan en la pampa, una de ellas en el centro, donde todos quieren vivir.
    [caldera] Un duelo alrededor de un cráter: nadie lo cruza, así que elige tu lado del borde.
    [paddock] Un pequeño prado para dos con un mercado en medio: quien llega antes pasta dos veces.
    [hourglass] Dos campos anchos y un paso estrecho entre ellos: si lo ocupas, la otra mitad queda muy lejos.
    [rodeo] La cabalgada más corta: siete mercados, todos cerca, para una partida de un cuarto de hora.
    [estancia] Tierra hasta donde alcanza la vista y dieciséis mercados: sitio para cinco grandes rebaños.
    [archipelago] Cuatro islas, una isla con mercado entre ellas y vados con el ancho justo para un rebaño.
    [meander] Un río serpentea por el tablero: cinco vados unen sus orillas y hay estanques en sus curvas.
    [windmill] Tres aspas alrededor de una fuente: la misma tierra en cada tercio de vuelta, para tres en igualdad.
   *[cordillera] Largas sierras cruzan una llanura inclinada: las cadenas crecen solas, los rebaños buscan los pasos.
}
board-by = Un tablero de { $author }.
board-by-chance = Un tablero aleatorio de Hacienda.
board-by-you = Uno de tus tableros.
board-facts = { $suits ->
    [number] { $low } jugadores · { board-markets } · { board-hexes }
    [range] { $low }–{ $high } jugadores · { board-markets } · { board-hexes }
    [yours] Tuyo · { board-markets } · { board-hexes }
   *[unknown] { board-markets } · { board-hexes }
}
board-facts-short = { $suits ->
    [number] { $low } jugadores · { board-markets }
    [range] { $low }–{ $high } jugadores · { board-markets }
    [yours] Tuyo · { board-markets }
   *[unknown] { board-markets }
}
board-not-made = Para { $seats }, no para { $players }
board-not-made-range = Para { $low }–{ $high }, no para { $players }
board-markets = { $markets ->
    [one] { $markets } mercado
   *[other] { $markets } mercados
}
board-hexes = { $hexes ->
    [one] { $hexes } casilla
   *[other] { $hexes } casillas
}

## The sheet of all boards

board-sheet = { $players ->
    [one] Tableros · para { $players } jugador
   *[other] Tableros · para { $players } jugadores
}
board-sheet-page = { $page } / { $pages }
board-sheet-previous = Página anterior
board-sheet-next = Página siguiente
board-open = Abrir un tablero
board-drop = O arrastra un archivo .haz a esta ventana.
board-drop-short = O arrastra un archivo .haz.
board-hand-out = Exportar tablero
board-remove = Eliminar este tablero
board-kept-broken = Un tablero guardado no se puede leer y se ha apartado ({ $file }: { $error }).

## The sheet of a random board: what it is made from, and how much of each. $degree is a number from 1 to 5.

random-board-title = Tablero aleatorio
random-board-players = jugadores
random-board-symmetry = simetría
random-board-symmetry-kind = { $symmetry ->
    [mirror] Espejo
    [half-turn] Media vuelta
    [third-turn] Un tercio
   *[none] Ninguna
}
random-board-size = tamaño
random-board-size-level = { $degree ->
    [1] Diminuto
    [2] Pequeño
    [4] Grande
    [5] Enorme
   *[3] Normal
}
random-board-land = terreno
random-board-land-level = { $degree ->
    [1] Muy poco
    [2] Poco
    [4] Mucho
    [5] Muchísimo
   *[3] Normal
}
random-board-markets = mercados
random-board-markets-level = { $degree ->
    [1] Muy pocos
    [2] Pocos
    [4] Muchos
    [5] Muchísimos
   *[3] Normal
}
random-board-water = agua
random-board-water-level = { $degree ->
    [1] Muy poca
    [2] Poca
    [4] Mucha
    [5] Muchísima
   *[3] Normal
}
random-board-another = Otro
random-board-take = Jugar en él

## The sheet of the rules. $game: base variant1 crucible

rules-title = Reglas de esta partida
rules-which-game = Juego
rules-game = { $game ->
    [base] Juego básico
    [variant1] Variante 1
   *[crucible] El Crisol
}
rules-game-about = { $game ->
    [base] El juego tal cual: tierras, rebaños, mercados, estanques y haciendas.
    [variant1] Un mercado paga rebaño × tierras contiguas, los rebaños puntúan, haciendas y estanques cuestan { $pesos }.
   *[crucible] Un duelo con la mitad de las cartas: mercados y estanques valen más, las tierras menos.
}
rules-fact-markets = { $one } · { $two } · { $three } · { $four } … puntos
rules-fact-chains = { $points ->
    [one] { $points } punto por loseta, mín. { $tiles }
   *[other] { $points } puntos por loseta, mín. { $tiles }
}
rules-fact-herds = { $points ->
    [one] { $points } punto por animal, mín. { $animals }
   *[other] { $points } puntos por animal, mín. { $animals }
}
rules-fact-hacienda = Hacienda: { pesos }
rules-fact-pond = Estanque: { pesos }
rules-running = Puntuación continua
rules-running-about = Los puntos cuentan tras cada acción, sin puntuación intermedia.
rules-mixed-herds = Rebaños mixtos
rules-mixed-herds-about = Todos tus animales que se tocan forman un solo rebaño, sea cual sea su especie.
rules-several-haciendas = Varias haciendas
rules-several-haciendas-about = Una cadena o un rebaño puede tener más de una hacienda.
rules-land-reshuffle = Rebarajar terreno
rules-land-reshuffle-about = Cuando se acaban las cartas de terreno, las ya jugadas se barajan y se vuelven a usar.
rules-score-at-once = Puntuar al momento
rules-score-at-once-about = La puntuación llega al final del turno que la provoca, no al de la ronda.
rules-harvest = Cosecha
rules-harvest-about = Cuántas losetas necesita una cadena para poder cosecharla.
rules-harvest-from = { $tiles ->
    [one] Cosecha: mín. { $tiles } loseta
   *[other] Cosecha: mín. { $tiles } losetas
}
rules-with-running = con puntuación continua
rules-with-house = con { rules-of-house }
rules-with-running-and-house = con puntuación continua y { rules-of-house }
rules-of-house = { $rules ->
    [one] { $rules } regla casera
   *[other] { $rules } reglas caseras
}
rules-with-changes = con cambios

game-title = { $title ->
   *[hacienda] Hacienda
    [zoff] Zoff in Buffalo
    [hab-gut] Hab & Gut
}
saved-of-game = { $named } · { $which }
setup-box = Juego
variant-name = { $variant ->
   *[auction] Subasta de colores
    [fair] La feria
    [open_cards] Cartas de vacas a la vista
    [stuck_at_the_end] Precios bloqueados
}
variant-about = { $variant ->
   *[auction] Todos pujan en secreto para elegir antes su color.
    [fair] Quien llena una pradera puede poner { $fewest ->
        [one] una
       *[other] { $fewest }
    } o { $most } vacas más en otras.
    [open_cards] Todos ven qué cartas de vacas le quedan a cada uno.
    [stuck_at_the_end] Un precio que se saldría del carril se queda en ese extremo hasta el final de la partida.
}
