### What all the games say. A message is a key and its words; `$` names what the program puts in. Arguments ending
### in `_is`, and those that only appear before `->`, choose words and are never shown.

## What others wrote, and numbers alone

given = { $given }
given-sentence = { $given }.
number = { $number }
# A number in a sentence, as a word if it is small.
in-words = { $number ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
}

## Lists

list-comma = { $before }, { $next }
list-and = { $before } y { $last }

## Players

you = Tú
your-turn = Te toca a ti.
a-person = Persona
colour = { $colour ->
    [blue] Azul
    [vermilion] Bermellón
    [charcoal] Grafito
    [ivory] Marfil
   *[pink] Rosa
}
level = { $level ->
    [random] Azar
    [greedy] Voraz
    [planner] Estratega
    [ismcts] Buscador
    [r4] Viejo experto
    [beginner] Novato
    [easy] Fácil
    [casual] Casual
    [medium] Medio
    [skilled] Hábil
    [hard] Difícil
   *[expert] Experto
}
level-numbered = { level } { $number }
name-numbered = { $name } { $number }
about-person = en esta pantalla
about-recorded = como en la partida
about-remote = en otra pantalla
about-level = { $level ->
    [random] juega al azar
    [greedy] la mejor acción, sin más
    [planner] planes sencillos
    [ismcts] busca a ciegas
    [r4] el experto de 2026
    [beginner] está aprendiendo, como tú
    [easy] ve una acción por delante
    [casual] planea turnos, falla a menudo
    [medium] planea turnos, con fallos
    [skilled] planea turnos, pocos fallos
    [hard] planea bien cada turno
   *[expert] prevé tus respuestas
}

does-person = Alguien ante esta pantalla.
does-level = { $level ->
    [random] Juega al azar.
    [greedy] Elige la mejor acción, sin más.
    [planner] Hace planes sencillos para su turno.
    [ismcts] Lo prueba todo sin conocer el juego.
    [r4] Juega como el experto de 2026.
    [beginner] Prueba una cosa tras otra, y a menudo elige mal.
    [easy] Mira una acción por delante, pero se equivoca mucho.
    [casual] Mira dos acciones por delante, pero se equivoca mucho.
    [medium] Planea todo su turno, pero se equivoca mucho.
    [skilled] Planea todo su turno, pero se equivoca un poco.
    [hard] Planea todo su turno y rara vez falla.
   *[expert] Prueba sus mejores planes contra tus posibles respuestas.
}

## The set-up: the deal number

cards-number = { $seed }

## Parts

one-of = { $name }: { $option }
one-less = { $name }: menos
one-more = { $name }: más
one-before = { $name }: anterior
one-after = { $name }: siguiente
full-screen = Pantalla completa
full-screen-leave = Salir de pantalla completa
sound = Sonido (M)
volume-music = Volumen de la música
volume-effects = Volumen de los efectos
speed = Velocidad
speed-half = ½×
speed-normal = 1×
speed-double = 2×
speed-fourfold = 4×
quality = Gráficos
quality-low = Bajos
quality-middle = Medios
quality-high = Altos
language = Idioma
# How large text is, compared with the usual size.
high-contrast = Alto contraste
text-size = Texto
text-size-percent = { $percent } %
text-size-beside-board = Junto al tablero, el texto solo crece hasta donde cabe.
left-handed = Para zurdos
# The screen lies on a table, and the picture turns to the active player.
table-top = Modo mesa: gira hacia quien juega
# The page on which a bank card shows how large the screen really is.
measure-title = Medir la pantalla
measure-how = Pon una tarjeta bancaria sobre la imagen. Ajusta la imagen hasta que midan lo mismo.
measure-cramped = En esta pantalla no caben botones de { $wanted } mm: aquí miden { $millimetres } mm.
measure-smaller = Más pequeño
measure-larger = Más grande
measure-same = Mismo tamaño
measure-remove = Restablecer
motion = { $motion ->
    [full] Animación: completa
    [calm] Animación: reducida
   *[off] Animación: ninguna
}
dismiss = Cerrar
back = Volver
quit = Salir

two-sentences = { $first } { $then }

## The window, and what goes wrong

title = Hacienda
title-turn = Te toca – { title }
address-unusable = La dirección de esta página no es válida: { $what }.
language-missing = { $language } no se puede cargar.
language-missing-page = { language-missing } Vuelve a cargar esta página: quizá haya una versión nueva del juego.
files-missing = Faltan los sonidos, los idiomas y las lecciones del juego. Se buscaron en: { $places }
crash-report = La última vez, un error cerró el juego. Hay un informe sobre ello en { $path }.
error-box = Un error ha cerrado el juego. Tus partidas guardadas siguen ahí.
error-box-report = Un error ha cerrado el juego. Hay un informe sobre ello en { $path }. Tus partidas guardadas siguen ahí.
error-box-line = Hacienda ha tenido que cerrarse: { $what }
game-impossible = Esta partida no se puede abrir: { $error }
not-taken-back = No se puede deshacer: { $error }
record-illegal = línea { $line }: «{ $action }» no está permitido. { $why }
record-by-version = la hizo la versión { $version } del programa, y con las reglas de hoy habría ido de otro modo
record-by-early-version = la hizo una versión antigua del programa, y con las reglas de hoy habría ido de otro modo
record-by-later-version = la hizo una versión posterior del programa
record-altered = se ha alterado algo en ella
record-damaged = está dañada

## What is stored: the saved game, boards

other-window = Hay otra ventana de Hacienda abierta. Lo que juegues en esta no se guarda.
save-trouble = La partida no se puede guardar: { $error }
store-deleted = Se ha borrado lo que estaba guardado aquí, también las demás partidas. Esta partida se ha vuelto a guardar.
saves-damaged = La última partida guardada está dañada; puedes seguir desde la anterior.
saves-none = no hay ninguna partida guardada
saves-broken = ninguna partida guardada se puede leer: { $error }
saves-refused = no se puede guardar: { $error }
settings-put-aside = Tus ajustes no se pueden leer y se han apartado; se usan los predeterminados.
person-put-aside = El registro de tus lecciones y partidas terminadas no se puede leer y se ha apartado.
aside-stays = La partida apartada sigue ahí: { $error }.
save-stays = La partida guardada sigue ahí: { $error }.
store-claimed = hay otra ventana de Hacienda abierta
store-too-large = es demasiado grande
store-full = no hay sitio para otra partida guardada
store-stopped = el programa ha tenido un error interno
store-slow = el disco no responde
store-forbidden = este navegador no deja que la página guarde nada
disk-full = el disco está lleno
disk-forbidden = ahí no se permite escribir
disk-nothing-there = esa ruta no existe
disk-unreadable = ahí no se permite leer
disk-folder = es una carpeta

## Files that a player opens and saves

file-nameless = Un archivo sin nombre
file-during-game = Sal primero de esta partida; después podrás abrir un archivo.
file-no-game = { $name } no es una partida que se pueda abrir: { $error }.
file-no-board = { $name } no es un tablero en el que se pueda jugar: { $error }.
file-downloaded = Guardado en tus descargas: { $name }
file-lies-in = Guardado en { $path }
file-refused = No se puede escribir el archivo: { $error }.
file-too-many = Hay demasiados archivos con el nombre { $name }.
file-no-folder = Aquí no hay carpeta Documentos.
file-dialog-none = Este ordenador no puede abrir un selector de archivos. Arrastra el archivo a esta ventana.
file-dialog-refused = { file-dialog-none } El sistema dice: { $error }.
file-dialog-open-already = Ya hay otro selector de archivos abierto.
file-dialog-open = Abrir un archivo
file-dialog-save = Guardar como archivo
file-kind-any = Partidas y tableros de Hacienda
file-kind-board = Tableros de Hacienda
file-kind-all = Todos los archivos
file-kind-ours = Archivos de Hacienda

## Boards that a player brings

board-nameless = Un tablero sin nombre
board-taken = Tablero listo para la próxima partida: { $name }.
board-taken-not-kept = Tablero listo para la próxima partida: { $name }. No se puede guardar para más tarde: { $error }.
board-taken-others-gone = Tablero listo para la próxima partida: { $name }. No quedaba sitio para los más antiguos: { $others ->
    [0] { $first } se ha eliminado
    [1] { $first } y otro más se han eliminado
   *[other] { $first } y otros { $others } se han eliminado
}.
board-stays = Es posible que el tablero reaparezca la próxima vez: { $error }.
