### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Aprender
learn-goal = Ocho lecciones cortas y las reglas
lesson-title = { $lesson ->
    [first] Tu primer turno
    [buying] Comprar cartas
    [pampas] Tierras y pampa
    [herds] Rebaños y mercados
    [harvest] La cosecha
    [haciendas] Las haciendas
    [ponds] Los estanques
   *[scoring] Las dos puntuaciones
}
lesson-progress = { $step } de { $steps }
lesson-next = Siguiente
lesson-leave = Dejar la lección
lesson-again = Otra vez
lesson-skip = Saltar esta lección
lesson-finished = ¡Muy bien!
lesson-finished-first = Ha sido un turno entero: tres acciones. Ahora juega uno de verdad.
lesson-play = Jugar una partida
lesson-onward = Lección siguiente
lesson-all = Todas las lecciones
lesson-trouble = Esta lección no se puede cargar.
lesson-wrong = Ahí no: toca lo que señala el dedo.

## The help of the first game: what could be done now, in three words at most

help-land = Pon una loseta
help-animal = Pon un animal
help-buy = Compra una carta
help-harvest = Cosecha una cadena
help-end = Acaba tu turno
help-off = Sin más ayuda

## Your first turn

lesson-first-land = Tienes una carta de bosque. Pon tu loseta en el bosque marcado: se une a tus otras tierras.
lesson-first-land-wrong = Esta carta es para un bosque. Toca el marcado.
lesson-first-animal = Los animales viven en la pampa junto a tus tierras. Pon ahí tu cerdo.
lesson-first-animal-wrong = Un cerdo necesita pampa libre junto a tus tierras. Toca la casilla marcada.
lesson-first-market = Tu próximo cerdo llega a un mercado. Paga un peso por cada cerdo del rebaño y por cada loseta de la cadena que toca: 2 + 3.
lesson-first-market-wrong = El mercado solo paga si hay un cerdo a su lado. Toca la casilla marcada.

## Buying cards

lesson-buying-money = Cada jugador empieza con 20 pesos. Todos pueden verlos.
lesson-buying-hand = Y con 8 cartas de terreno y 4 cartas de animal. Nadie más las ve, y puedes tener cuantas quieras.
lesson-buying-deck = Un turno tiene tres acciones. Compra la carta de arriba de un mazo: cuesta 2 pesos, y solo tú la ves.
lesson-buying-deck-wrong = Las cartas a la vista cuestan 3 pesos. Toca el mazo.
lesson-buying-open = Las cartas a la vista cuestan 3 pesos. Todos ven lo que tomas, y la carta siguiente ocupa su sitio enseguida.
lesson-buying-play = Una carta comprada se puede jugar en el mismo turno. Juega la montaña.
lesson-buying-play-wrong = Has robado una montaña. Va en una montaña.
lesson-buying-end = Quien quiera hacer menos acaba antes su turno. Acaba tu turno.
lesson-buying-again = Cuando se acaba el mazo de terreno, las cartas de terreno jugadas se barajan en un mazo nuevo.

## Land and pampas

lesson-pampas-far = Una carta de paisaje va en cualquier casilla libre de ese paisaje.
lesson-pampas-next = Una carta de pampa va en la pampa, pero solo junto a tus tierras.
lesson-pampas-next-wrong = En la pampa, tu loseta debe tocar tus tierras.
lesson-pampas-full = Ya no queda ningún prado libre. Por eso esta carta de prado cuenta como pampa.
lesson-pampas-chain = Tus tierras que se tocan forman una cadena. Una cadena puntúa a partir de tres losetas.

## Herds and markets

lesson-herds-join = Los animales de una especie que se tocan forman un rebaño. Une los dos rebaños en el mercado: ahora cuenta el rebaño entero, con todas las tierras que toca.
lesson-herds-join-wrong = Esta casilla no une los dos rebaños.
lesson-herds-side = Cada lado de un mercado paga una vez. Otro cerdo en este mercado cobra de nuevo, según el rebaño, ahora mayor.
lesson-herds-other = Otra especie necesita tus tierras a su lado: los cerdos no cuentan. Los rebaños de dos especies pueden tocarse.
lesson-herds-other-wrong = La vaca necesita tus tierras a su lado.
lesson-herds-most = Puedes tener 30 animales en el tablero, como mucho 15 de una especie.

## The harvest

lesson-harvest-chip = Cosecha: pon una ficha en una cadena tuya sin ficha, de dos losetas o más. Da 3 pesos por loseta.
lesson-harvest-chip-wrong = Toma primero una ficha de cosecha y luego toca la cadena.
lesson-harvest-taken = No quedan fichas. Toma una de un rival y ponla en tu cadena. La otra cadena se podrá cosechar de nuevo.
lesson-harvest-once = Puedes cosechar una vez por turno. Las fichas se quedan, también cuando se unen cadenas.

## Haciendas

lesson-haciendas-chain = Una hacienda cuesta 12 pesos. Ponla en tu cadena: en cada puntuación da un punto por cada loseta de la cadena.
lesson-haciendas-grow = También cuenta las losetas que la cadena gane después. Hazla crecer.
lesson-haciendas-herd = Puedes comprar una por turno, y una cadena o un rebaño solo lleva una. Pon esta en tu rebaño.
lesson-haciendas-join = Cuando se unen grupos con haciendas, las haciendas cuentan una sola vez.

## Ponds

lesson-ponds-dig = Un estanque cuesta 12 pesos. Va en pampa libre, donde quieras. Ponlo y gíralo como señala el dedo.
lesson-ponds-points = En cada puntuación, cada jugador recibe un punto por cada loseta o animal suyo que toca un estanque.
lesson-ponds-two = Dos estanques que se tocan siguen siendo dos estanques. Puedes comprar uno por turno.

## The two scorings

lesson-scoring-sun = El sol muestra cuántas cartas de animal quedan en esta mitad de la partida.
lesson-scoring-last = Toma la última. Al final de esta ronda llega la primera puntuación.
lesson-scoring-markets = Los mercados que has alcanzado puntúan: 1, 3, 6, 10 puntos por uno, dos, tres, cuatro mercados.
lesson-scoring-chains = Las cadenas de tres losetas o más dan 2 puntos por loseta.
lesson-scoring-others = Las haciendas puntúan por todo su grupo; los estanques, por lo que los toca.
lesson-scoring-money = Cada 10 pesos completos dan un punto. Te quedas el dinero.
lesson-scoring-half = La segunda mitad empieza con las siguientes cartas de animal. Aquí solo hay dos: toma una.
lesson-scoring-final = Toma la última. Luego llega la puntuación final, y se suman los puntos de las dos.
lesson-scoring-end = Todos tienen el mismo número de turnos. Acaba el tuyo y llega la puntuación.
lesson-scoring-winner = Gana quien tiene más puntos. Si hay empate, quien tiene más pesos.
lesson-scoring-passing = Cuando todos, uno tras otro, acaban su turno sin ninguna acción, la partida acaba enseguida.
