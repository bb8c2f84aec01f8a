### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Aprender
learn-goal = { $lessons } lecciones cortas y las reglas
lesson-title = { $lesson ->
    [first] Tu primer turno
    [buying] Comprar cartas
    [pampas] Tierras y pampa
    [herds] Rebaños y mercados
    [harvest] La cosecha
    [haciendas] Las haciendas
    [ponds] Los estanques
    [zoff-round] Una ronda
    [zoff-bonus] Praderas llenas
    [hab-gut-turn] Un turno
    [hab-gut-end] La fundación
   *[scoring] Las dos puntuaciones
}
lesson-progress = { $step } de { $steps }
lesson-next = Siguiente
lesson-leave = Dejar la lección
lesson-again = Repetir
lesson-skip = Saltar esta lección
lesson-finished = ¡Muy bien!
lesson-finished-first = { $title ->
    [zoff] Ha sido una ronda entera. Ahora juega una partida de verdad.
    [hab-gut] Ha sido un turno entero. Ahora juega una partida de verdad.
   *[hacienda] Ha sido un turno entero: { $steps } acciones. Ahora juega uno de verdad.
}
lesson-play = Jugar una partida
lesson-onward = Lección siguiente
lesson-all = Todas las lecciones
lesson-trouble = Esta lección no se puede cargar.
lesson-wrong = Ahí no: toca donde señala el dedo.

## The help in the first game: what could be done now, in three words at most

help-land = Pon una loseta
help-animal = Pon un animal
help-buy = Compra una carta
help-harvest = Cosecha una cadena
help-end = Acaba tu turno
help-title = Primeros pasos
help-off = Quitar ayuda

## Your first turn

lesson-first-land = Tienes una carta de bosque. Pon tu loseta en el bosque marcado: se une a tus otras tierras.
lesson-first-land-wrong = Esta carta es para un bosque. Toca el marcado.
lesson-first-animal = Los animales viven en la pampa, junto a tus tierras. Pon ahí tu cerdo.
lesson-first-animal-wrong = Un cerdo necesita pampa libre junto a tus tierras. Toca la casilla marcada.
lesson-first-market = Tu próximo cerdo llega a un mercado. Paga un peso por cada cerdo del rebaño y por cada loseta de la cadena que toca: { $animals } + { $tiles }.
lesson-first-market-wrong = El mercado solo paga si hay un cerdo a su lado. Toca la casilla marcada.

## Buying cards

lesson-buying-money = Cada jugador empieza con { $pesos }, y todos pueden ver cuántos tienes.
lesson-buying-hand = También empiezas con { $lands } cartas de terreno y { $animals } cartas de animal. Nadie más las ve, y puedes tener cuantas quieras.
lesson-buying-deck = Un turno tiene hasta { $actions } acciones. Compra la carta de arriba de un mazo: cuesta { $pesos }, y solo tú la ves.
lesson-buying-deck-wrong = Las cartas a la vista cuestan { $pesos }. Toca el mazo.
lesson-buying-open = Las cartas a la vista cuestan { $pesos }. Todos ven lo que tomas, y la carta siguiente ocupa su sitio enseguida.
lesson-buying-play = Una carta comprada se puede jugar en el mismo turno. Juega la montaña.
lesson-buying-play-wrong = Has robado una montaña. Va en una montaña.
lesson-buying-end = No hace falta usar todas las acciones. Acaba tu turno.
lesson-buying-again = Cuando se acaba el mazo de terreno, las cartas de terreno jugadas se barajan y forman un mazo nuevo.

## Land and pampas

lesson-pampas-far = Una carta de paisaje va en cualquier casilla libre de ese paisaje, esté donde esté.
lesson-pampas-next = Una carta de pampa va en la pampa, pero solo junto a tus tierras.
lesson-pampas-next-wrong = En la pampa, tu loseta debe tocar tus tierras.
lesson-pampas-full = Ya no queda ningún prado libre, así que esta carta de prado cuenta como pampa.
lesson-pampas-chain = Tus losetas que se tocan forman una cadena. Una cadena puntúa a partir de { $tiles } losetas.

## Herds and markets

lesson-herds-join = Tus animales de una especie que se tocan forman un rebaño. Une los dos rebaños en el mercado: ahora cuenta el rebaño entero, con todas las cadenas que toca.
lesson-herds-join-wrong = Esta casilla no une los dos rebaños.
lesson-herds-side = Cada lado de un mercado paga una vez. Otro cerdo en este mercado cobra de nuevo, por el rebaño, que ya es mayor.
lesson-herds-other = Otra especie necesita tus tierras a su lado: los cerdos no cuentan. Los rebaños de dos especies pueden tocarse.
lesson-herds-other-wrong = Una vaca necesita tus tierras a su lado.
lesson-herds-most = Puedes tener hasta { $animals } animales en el tablero, como mucho { $most } de una especie.

## The harvest

lesson-harvest-chip = Cosecha: pon una ficha en una cadena tuya sin ficha, de al menos { $tiles } losetas. Recibes { $pesos } por loseta.
lesson-harvest-chip-wrong = Toma primero una ficha de cosecha y luego toca la cadena.
lesson-harvest-taken = No quedan fichas: toma una de un rival y ponla en tu cadena. La otra cadena se podrá cosechar de nuevo.
lesson-harvest-once = Puedes cosechar una vez por turno. Las fichas se quedan en su sitio, aunque se unan cadenas.

## Haciendas

lesson-haciendas-chain = Una hacienda cuesta { $pesos }. Ponla en tu cadena: en cada puntuación da un punto por cada loseta de la cadena.
lesson-haciendas-grow = También cuenta las losetas que la cadena gane después. Hazla crecer.
lesson-haciendas-herd = Puedes comprar una por turno, y en una cadena o un rebaño solo cabe una. Pon esta en tu rebaño.
lesson-haciendas-join = Cuando se unen grupos con haciendas, las haciendas cuentan una sola vez.

## Ponds

lesson-ponds-dig = Un estanque cuesta { $pesos }. Va en pampa libre, donde quieras. Ponlo y gíralo como señala el dedo.
lesson-ponds-points = En cada puntuación, cada jugador recibe { $points } por cada loseta o animal suyo que toca un estanque.
lesson-ponds-two = Dos estanques que se tocan siguen siendo dos estanques. Puedes comprar uno por turno.

## The two scorings

lesson-scoring-sun = El sol muestra cuántas cartas de animal quedan en esta mitad de la partida.
lesson-scoring-last = Toma la última. Al final de esta ronda llega la primera puntuación.
lesson-scoring-markets = Los mercados que has alcanzado dan en total { $one }, { $two }, { $three } o { $four } puntos por uno, dos, tres o cuatro mercados.
lesson-scoring-chains = Las cadenas de al menos { $tiles } losetas dan { $points } por loseta.
lesson-scoring-others = Las haciendas puntúan por todo su grupo; los estanques, por lo que los toca.
lesson-scoring-money = Cada { $pesos } completos dan un punto. El dinero te lo quedas.
lesson-scoring-half = La segunda mitad empieza con las siguientes cartas de animal. Aquí solo quedan { $cards }: toma una.
lesson-scoring-final = Toma la última. Luego llega la puntuación final, y se suman los puntos de las dos.
lesson-scoring-end = Todos tienen el mismo número de turnos. Acaba el tuyo y llega la puntuación.
lesson-scoring-winner = Gana quien tiene más puntos. Si hay empate, quien tiene más pesos.
lesson-scoring-passing = Cuando todos, uno tras otro, acaban su turno sin ninguna acción, la partida termina enseguida.

## Zoff: a round

lesson-zoff-sign = Cada pradera tiene sitios para vacas. Su cartel muestra cuántos quedan libres y qué recibirán sus rebaños mayores.
lesson-zoff-pairs = Todos eligen a la vez y en secreto: { $pairs } praderas y una carta para cada una. Pon tu { $first } en Powder-Prairie y tu { $second } en Lucky-Pickle.
lesson-zoff-pairs-wrong = Primero una pradera y luego su carta, como señala el dedo.
lesson-zoff-order = Las praderas pequeñas van primero. Aquí empezó el rebaño mayor; ahora te toca. Tu carta es un { $held }: pon { $cows } vacas.
lesson-zoff-order-wrong = Tu carta te deja poner hasta { $held } vacas. Pon las dos.
lesson-zoff-sizes = Nunca puede haber dos rebaños iguales en una pradera: con { $more } más, el tuyo sería igual. Pon { $cows } y será el mayor.
lesson-zoff-sizes-wrong = Toca el { $cows } y luego confirma.
lesson-zoff-cards = Las cartas usadas no vuelven. Tus { $cards } tienen que bastar para { $rounds } rondas de { $pairs }.
lesson-zoff-most = Gana quien al final tenga más vacas en las praderas.

## Zoff: full prairies

lesson-zoff-nearly = A esta pradera le quedan { $places } sitios. Cuando está llena, da sus premios: una vaca al rebaño mayor y una al segundo.
lesson-zoff-fill = Llénala: pon { $cows } vacas.
lesson-zoff-bonus = Tu rebaño es el mayor aquí. Pon la vaca del premio en otra pradera: a Lone-Star-Valley le queda un sitio.
lesson-zoff-bonus-wrong = Pon la vaca en la pradera que señala el dedo.
lesson-zoff-chain = Ahora también Lone-Star-Valley está llena y da sus premios. Tu rebaño es otra vez el mayor: pon la vaca en Fire-Fields.
lesson-zoff-last = Tras la última ronda, cada pradera que no estaba llena dio también sus premios, en ella misma. Gana quien tiene más vacas.

## Hab & Gut: a turn

lesson-hg-price = Cada carril muestra un precio. El carbón cuesta hoy { $price }, y la línea dice cómo ha llegado ahí.
lesson-hg-buy = Primero se negocia: compra hasta { $most } acciones o vende hasta { $most }. Compra un carbón y un caucho por { $first } + { $second }.
lesson-hg-buy-wrong = Toma un carbón y un caucho del banco y luego confirma.
lesson-hg-give = Después puedes poner una acción en tu fundación. No se puede vender hasta el final de la mitad. Da tu trigo.
lesson-hg-give-wrong = Toca la acción marcada y luego confirma.
lesson-hg-racks = A cada lado tienes un atril con cartas de mercado. Compartes cada uno con un vecino; nadie más lo ve.
lesson-hg-market = La primera carta se juega: el carbón sube { $steps } pasos. Luego, una del otro atril queda a la mitad: el caucho baja { $halved } pasos y no { $whole }.
lesson-hg-market-wrong = Primero la carta que se juega y luego la que queda a la mitad, como señala el dedo.
lesson-hg-halves = Tras { $rounds } rondas se abren las fundaciones, se venden sus acciones y empieza la segunda mitad. Al final gana quien tenga más dinero.

## Hab & Gut: the foundation

lesson-hg-foundation = Esta es tu fundación. Sus sobres se abren al final de la mitad; lo que ya ha ganado se ve al lado.
lesson-hg-sell = Es la última ronda. El té cuesta { $price } y puede bajar: vende los dos tuyos.
lesson-hg-sell-wrong = Toca dos veces tu té y luego confirma.
lesson-hg-last-gift = Quien menos tenga en la fundación queda fuera, por rico que sea. Da un carbón: está caro.
lesson-hg-last-card = Juega el carbón: así sube también el de tu fundación. La carta de té queda a la mitad.
lesson-hg-least = Quien menos tenía queda fuera. De los demás gana quien tenga más dinero; la fundación no cuenta.
