### What the page around the game says in a browser. It reads only the simplest part of Fluent: a message is one line, and the
### only thing in it besides words is `{ $name }`. What the build puts into the page stays English in every language where
### this says so.

## The page itself

page-title = Hacienda
page-title-turn = ● Te toca – { $title }
# For search engines; English in every language.
page-description = The board game Hacienda in the browser: buy land, drive herds to market and build haciendas in the pampas, against computer players or friends at the same screen. Free, without an account.
# Where the game is installed.
page-description-short = El juego de tablero Hacienda: tierras, rebaños y haciendas en la pampa.
page-table = Hacienda: la mesa de juego

## The splash

page-author = Un juego de Wolfgang Kramer
page-independent = Obra independiente, con arte y tableros propios
page-fetching-bar = Cargando el juego
page-fetching = Cargando el juego…
page-fetching-percent = Cargando el juego… { $percent } %
page-standing-still = La descarga se ha detenido. Reintentando…
page-laying-out = Preparando la mesa…

## One of these is shown under it

page-tip-game = Compra tierras, lleva tus rebaños al mercado y construye haciendas en la pampa.
page-tip-taps = Toca una carta para ver adónde puede ir, toca una casilla para ver qué da, toca otra vez para confirmar.
page-tip-actions = Hasta tres acciones por turno: comprar o jugar una carta, excavar un estanque, construir una hacienda o cosechar.
page-tip-animals = Un animal colocado junto a un mercado gana pesos por su rebaño y por las cadenas que este toca.
page-tip-markets = Cada mercado nuevo vale más que el anterior: 1, 3, 6, 10, 15 puntos en total.
page-tip-chains = Las cadenas de tres losetas o más puntúan en las dos puntuaciones.

## Before any script has loaded: English in every language

page-no-scripts = The game needs JavaScript: switch it on and reload the page.
page-from-folder = Open this page through a web server: it cannot start from a folder.
page-no-start = The game could not be loaded. Check your connection and reload the page.
page-too-old = This browser is too old for the game: update it.

## Error panels: what they have in common

page-reload = Recargar
page-again = Reintentar
page-ok = OK
page-details = Detalles
page-version = Versión { $version }
page-saved = Tu partida está guardada: recarga para seguir.

## The program stopped

page-stopped = El juego se ha detenido
page-stopped-unsaved = Algo ha fallado. Recarga para empezar de nuevo.
page-stopped-twice = Se ha detenido otra vez. Quizá la causa sea la partida guardada: empieza sin ella y quedará apartada.
page-start-afresh = Empezar sin la partida guardada

## The browser took the graphics away

page-lost = Se han perdido los gráficos
page-lost-unsaved = El navegador los ha cerrado. Recarga para empezar de nuevo.

## The program does not load

page-offline = Estás sin conexión
page-not-fetched = No se ha podido cargar el juego
page-not-fetched-why = Comprueba tu conexión y vuelve a intentarlo.

## The browser cannot draw

page-cannot-draw = Este navegador no puede dibujar la mesa
page-cannot-draw-why = Actualiza el navegador o activa la aceleración por hardware en sus ajustes, y vuelve a intentarlo.
page-missing = Falta: { $what }

## Files that cannot be opened

page-file = No se puede abrir este archivo
page-file-large = Ocupa más de { $megabytes } MB. Elige un tablero o una partida de Hacienda.
page-file-unreadable = El navegador no ha podido leerlo. Vuelve a elegirlo.

## The browser's storage: the game puts these into a sentence of its own

page-keeps-nothing = Este navegador no deja que la página guarde nada.
page-keeps-no-more = El espacio del navegador para esta página está lleno.

## The buttons for those who cannot see or reach the picture

page-lines = Lo que puedes hacer
