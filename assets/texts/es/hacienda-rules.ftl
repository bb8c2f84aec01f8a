### The rules of Hacienda for reference, in our own words around the numbers of the game being played. Every number is an
### argument, because variants and house rules change most of them. $pesos, $price, $top and $open are prices, as "2 pesos"; $points
### is "2 points".

# The page, and the button to it.
rules-page-title = Las reglas

# The small button beside a refusal, which opens the rule behind it.
rule-why = ¿Por qué?

## Search: the field, and the words that can be tapped instead of typing

rule-search = Buscar
rule-search-none = Sin resultados
# Which of the matches this is.
rule-search-found = { $nth } de { $count }
rule-term-cost = Coste
rule-term-chain = Cadena
rule-term-herd = Rebaño
rule-term-payment = Pago
rule-term-chip = Ficha
rule-term-limit = Límite
rule-term-hidden = Oculta
rule-term-stack = Pila
rule-term-side = Lado
rule-term-tie = Empate
rule-term-pass = Pasar
rule-term-variant = Variante

## Chapters, as listed

rule-chapter-goal = Objetivo
rule-chapter-setup = Preparación
rule-chapter-turn = Tu turno
rule-chapter-buying = Comprar cartas
rule-chapter-land = Terreno
rule-chapter-animals = Animales
rule-chapter-markets = Mercados
rule-chapter-harvest = Cosecha
rule-chapter-pieces = Haciendas, estanques
rule-chapter-scoring = Puntuación
rule-chapter-end = Fin de partida
rule-chapter-variants = Variantes
rule-chapter-house = Reglas caseras

## Goal

rule-goal = Eres ranchero en la pampa. Ocupas tierras, crías animales y los llevas al mercado. Gana quien tiene más puntos al final.
rule-points = Dan puntos los mercados que alcanzan tus animales, las cadenas largas de terreno, las haciendas, los estanques junto a tus tierras y animales, y el dinero.
rule-signs = Para leer la regla de un símbolo, en cualquier parte del juego, mantén el dedo sobre él o haz clic con el botón derecho.
rule-board = Cada casilla del tablero es pampa, uno de los { $landscapes } paisajes, un mercado o agua. Un mercado es una casilla con seis lados. Nunca se coloca nada en él.

## Setting up

rule-setup-land = Se barajan las cartas de terreno: { $each } de cada paisaje y { $pampas } cartas de pampa. Cada jugador recibe { $dealt }, y { $open } quedan a la vista junto al mazo.
rule-setup-pampas = Antes, cada jugador recibe { $cards } cartas de pampa.
rule-setup-animals = Se barajan las cartas de animal: { $each } de cada especie. Cada jugador recibe { $dealt }, y { $open } quedan a la vista.
rule-setup-stacks = Las demás cartas de animal forman dos pilas iguales. La primera es el mazo, la segunda espera. Si sobra una carta, va en la primera.
rule-setup-table = El número de jugadores decide cuántas cartas de animal se retiran sin verlas antes de repartir, y cuántas haciendas y fichas de cosecha hay.
rule-setup-ponds = Los estanques tienen una casilla, dos casillas, tres en curva o tres en triángulo. Un estanque de una casilla va en cada casilla de agua impresa. Los demás están a la venta.
rule-setup-ponds-large = Los estanques tienen una casilla, dos casillas, tres en curva o tres en triángulo. Un estanque de una casilla va en cada casilla de agua impresa. Solo los más grandes están a la venta.
rule-setup-purse = Cada jugador empieza con { $pesos }, y a la banca nunca se le acaba el dinero. El jugador inicial se sortea, salvo que se elija uno. Se juega en el sentido de las agujas del reloj.
rule-hands = Solo puedes jugar cartas de tu mano. Las manos están ocultas y pueden ser tan grandes como quieras. El dinero está a la vista.
rule-known = Una carta que tomaste de las que están a la vista la conocen todos mientras la tengas. Si juegas una carta de su clase, se juega primero la conocida. También se sabe cuántas cartas de cada clase siguen sin conocerse.

## Your turn

rule-turn = En tu turno tienes hasta { $actions } acciones, en el orden que quieras. Puedes acabar antes.
rule-prices = El coste: la carta de arriba de un mazo, { $top }; una carta a la vista, { $open }; una hacienda, { $hacienda }; un estanque, { $pond }. Jugar una carta y cosechar no cuesta nada.
rule-once = Tres acciones solo se pueden hacer una vez por turno cada una: construir una hacienda, excavar un estanque y cosechar. Las demás se pueden repetir.
rule-owe = Nadie puede endeudarse. Lo que cuesta más de lo que tienes no se puede comprar.
rule-place = Lo que colocas necesita casillas libres. Las cartas de pampa, los animales y los estanques necesitan pampa. No se coloca nada sobre una pieza ya colocada; solo las haciendas y las fichas de cosecha van sobre piezas.

## Buying cards

rule-buy = Compra la carta de arriba de un mazo, sin verla, o una de las cartas a la vista junto a él. Puedes jugarla en el mismo turno, con otra acción.
rule-refill = Cuando se compra una carta a la vista, se repone enseguida con otra de su mazo. Tu siguiente acción puede comprar la nueva. Solo se pueden comprar las cartas que están ahí.
rule-no-undo = Comprar una carta descubre otra, así que no se puede deshacer.
rule-land-deck = Cuando hay que robar una carta de terreno y el mazo está vacío, las cartas jugadas se barajan y forman un mazo nuevo. Si no hay ninguna, no se puede comprar del mazo, y los huecos entre las cartas a la vista se quedan, aunque luego se jueguen cartas.
rule-land-deck-once = Cuando el mazo de terreno está vacío, no llegan más cartas de terreno. Los huecos entre las cartas a la vista se quedan.

## Land

rule-land = Con una carta de terreno pones una loseta tuya en cualquier casilla libre de su paisaje, en cualquier parte del tablero. Después la carta se descarta.
rule-pampas = Con una carta de pampa pones una loseta tuya en una casilla de pampa libre junto a otra loseta tuya.
rule-full = Cuando no queda ninguna casilla libre de un paisaje, sus cartas cuentan como cartas de pampa.
rule-chain = Las losetas tuyas que se tocan forman una cadena. Una sola loseta ya es una cadena de una. Las losetas nunca se acaban.

## Animals

rule-animal = Con una carta de animal pones un animal tuyo en una casilla de pampa libre. Debe estar junto a una loseta tuya o junto a un animal tuyo de la misma especie. Después la carta se descarta.
rule-other-species = Estar junto a tus animales de otra especie no basta.
rule-herd = Los animales tuyos de una especie que se tocan forman un rebaño. Un solo animal ya es un rebaño de uno. Rebaños distintos pueden estar uno junto a otro.
rule-herd-mixed = Los animales tuyos que se tocan forman un rebaño, sea cual sea su especie. Un solo animal ya es un rebaño de uno.
rule-join = Una loseta o un animal nuevo puede unir cadenas o rebaños: desde entonces son uno solo.
rule-limit = El límite en el tablero es de { $animals } animales por jugador, y de { $same } de una misma especie. A partir de ahí no se puede colocar ninguno más.

## Markets

rule-market = Un animal colocado junto a un mercado te da un pago al momento, por cada mercado que toca.
# $operation: plus times
rule-payment = { $operation ->
    [plus] Recibes 1 peso por cada animal de su rebaño, también el nuevo, y 1 por cada loseta de todas las cadenas tuyas que tocan el rebaño. Cada loseta cuenta una vez.
   *[times] Recibes, en pesos, los animales de su rebaño, también el nuevo, multiplicados por tus losetas que tocan el rebaño. El resto de esas cadenas no cuenta.
}
rule-payment-first = Dos cerdos son un rebaño junto a una cadena de { $tiles }, y el segundo llega al mercado.
rule-payment-again = Un tercer cerdo, en otro lado del mismo mercado, vuelve a cobrar.
rule-payment-join = Un cerdo une dos rebaños junto al mercado.
# The sums below these pictures: animals and land give pesos, tiles times pesos per tile give pesos.
rule-sum-payment = { $operation ->
    [plus] { $animals } + { $tiles } = { $pesos }
   *[times] { $animals } × { $tiles } = { $pesos }
}
rule-sum-harvest = { $tiles } × { $each } = { $pesos }
rule-market-again = Otro animal en otro lado del mismo mercado vuelve a cobrar, según el tamaño de su rebaño en ese momento. Cada lado paga solo una vez, y solo pueden pagar los lados de pampa.
rule-market-join = Unir rebaños lejos de un mercado no da dinero. Una loseta junto a un mercado tampoco.

## Harvest

rule-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
rule-harvest = Para cosechar, pon una ficha de la reserva en una loseta tuya. Su cadena debe tener al menos { $tiles } y ninguna ficha. Recibes { $pesos } por cada loseta de la cadena.
rule-harvest-sum = Cosecha de una cadena de { $tiles }.
rule-harvest-take = Cuando la reserva está vacía, toma en su lugar una ficha de una cadena de un rival, nunca de una tuya. Esa cadena se puede cosechar de nuevo, si no queda otra ficha en ella.
rule-harvest-none = Si no hay fichas en la reserva ni en una cadena de un rival, no puedes cosechar. Las fichas se quedan donde están cuando se unen cadenas.

## Haciendas and ponds

rule-hacienda = Una hacienda cuesta { $price } y se coloca enseguida, en una loseta o un animal tuyo. Pertenece al dueño de la pieza que tiene debajo.
rule-hacienda-one = Una cadena o un rebaño solo puede tener una hacienda. Una sola loseta o un solo animal también puede tener una. Cuando se unen cadenas o rebaños con haciendas, las haciendas cuentan una sola vez.
rule-hacienda-several = Cada loseta o animal puede tener solo una hacienda, pero una cadena o un rebaño puede tener varias. Juntas cuentan una sola vez.
rule-pond = Un estanque cuesta { $price }. Elige uno a la venta, gíralo como quieras y colócalo en pampa libre, en cualquier parte.
rule-pond-apart = Los estanques siguen separados: dos que se tocan no son uno solo.

## Scoring. $end: turn round

rule-scoring-first = Cuando se ha comprado o descubierto la última carta de la primera pila de animales, la segunda pila pasa enseguida a ser el mazo. La primera puntuación llega al final { $end ->
    [turn] de ese turno.
   *[round] de esa ronda, cuando todos han tenido el mismo número de turnos.
}
rule-scoring-none = Cuando se ha comprado o descubierto la última carta de la primera pila de animales, la segunda pila pasa enseguida a ser el mazo. Entonces no hay puntuación.
rule-scoring-final = Cuando la segunda pila se agota, las cartas de animal a la vista ya no se reponen, pero aún se pueden comprar. La puntuación final llega al final { $end ->
    [turn] de ese turno.
   *[round] de esa ronda.
}
rule-scoring-both = Si las dos pilas se agotan antes de la puntuación, llegan las dos puntuaciones, una tras otra. Los puntos de ambas se suman. Una puntuación no cambia nada en el tablero.
rule-score-markets = Los mercados que toca al menos un animal tuyo puntúan según cuántos son:
rule-score-chains = Cadenas: { $points } por cada loseta de cada cadena de al menos { $tiles }.
rule-score-haciendas = Haciendas: 1 punto por cada loseta de cada cadena, o animal de cada rebaño, que tiene una.
rule-score-ponds = Estanques: { $points } por cada loseta o animal tuyo junto a un estanque, contado por cada estanque. Junto a dos estanques cuenta dos veces; en dos lados de uno, una vez.
rule-score-ponds-two = Estanques: por cada loseta o animal tuyo junto a un estanque, { $small } si tiene una casilla y { $larger } si es más grande. Junto a dos estanques cuenta dos veces; en dos lados de uno, una vez.
rule-score-herds = Rebaños: { $points } por cada animal de cada rebaño de al menos { $animals }.
rule-score-money = Dinero: 1 punto por cada { $pesos } completos. No pagas nada.
rule-score-example = Un ejemplo del juego básico, con lo que tiene cada jugador y los puntos que da:
rule-win = Gana quien tiene más puntos. Si hay empate, quien tiene más dinero. Si también ahí hay empate, comparten la victoria.

## The end

rule-end = La partida acaba con la puntuación final.
rule-pass = Acabar un turno sin ninguna acción es pasar. Cuando todos pasan uno tras otro, la partida acaba enseguida con la puntuación final. Vale desde la primera ronda. Una primera puntuación que aún no ha llegado se omite.

## Variants

rule-variant1 = Variante 1: un mercado paga los animales del rebaño multiplicados por tus losetas que tocan el rebaño. Una hacienda cuesta { $hacienda }, un estanque { $pond }.
rule-variant1-scoring = Los rebaños de al menos { $animals } dan { $points } por cada animal. El dinero da 1 punto por cada { $pesos } completos. Lo demás es como en el juego básico.
rule-variant1-sums = Cerdos, losetas que los tocan y pesos:
rule-running = Variante 2, puntuación continua: tras cada acción, cada jugador tiene los puntos que daría una puntuación sin dinero, también por lo que hacen los demás. Un mercado cuenta en cuanto se alcanza: el cuarto da { $points }.
rule-running-final = Solo hay puntuación final, con cada categoría tal como está, más el dinero. Esta variante se puede jugar con el juego básico o con la Variante 1, pero no con El Crisol.
rule-running-turns = Algunas acciones del juego básico, con los pesos que dan y tus puntos después:
rule-running-chain = Una cadena de { $tiles } losetas
rule-running-longer = Una loseta más en la cadena
rule-running-market = Dos animales unidos a la cadena alcanzan un primer mercado
rule-running-shore = Una loseta junto a un estanque
rule-running-second = Dos animales unidos a ella, y junto al estanque, alcanzan un segundo mercado
rule-running-hacienda = Una hacienda en la cadena
rule-running-side = Un tercer animal del primer rebaño, en otro lado del mercado
rule-crucible = El Crisol es para { $players }, en su propio tablero: { $each } cartas de cada paisaje, { $pampas } cartas de pampa y { $animals } de cada especie. No se retira ninguna carta. Hay { $haciendas } haciendas y { $chips } fichas de cosecha.
rule-crucible-hands = Cada jugador recibe { $pampas } cartas de pampa, luego { $lands } cartas de terreno y { $animals } cartas de animal del resto barajado. { $open } cartas quedan a la vista junto a cada mazo. Las pilas de animales tienen { $first } y { $second } cartas.
rule-crucible-ponds = Cada casilla de agua impresa tiene un estanque de una casilla. A la venta hay uno de cada tipo más grande. Los precios son los del juego básico.
rule-crucible-scoring = Los mercados pagan como en la Variante 1. Cada mercado da { $more } más que en el juego básico. Las cadenas y los rebaños de al menos { $tiles } dan { $points } por cada loseta o animal.
rule-crucible-shores = Los estanques de una casilla dan { $small } por cada loseta o animal junto a ellos, los más grandes { $larger }. El dinero da 1 punto por cada { $pesos } completos.

## House rules: $name is one of them, $about the sentence about it

rule-house = Esto se puede cambiar antes de una partida:
rule-house-one = { $name }: { $about }
