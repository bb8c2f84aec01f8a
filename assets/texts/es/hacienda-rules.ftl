### The rules of Hacienda on one page, our own words around the numbers of the game that is played. Every number is an
### argument, for house rules change some of them; those that are written out are the same in every game.

rules-page-title = Las reglas en una página

## What can be done in a turn

rules-page-turn = Tu turno: hasta { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}
rules-page-buy = Comprar una carta: la de arriba de un mazo por { $top }, una a la vista por { $open }. Puedes jugarla enseguida.
rules-page-land = Jugar una carta de terreno: tu loseta va en cualquier casilla libre de ese paisaje. Las losetas que se tocan forman una cadena.
rules-page-pampas = Una carta de pampa necesita una casilla de pampa libre junto a tus tierras. Las cartas de un paisaje lleno cuentan como pampa.
rules-page-animal = Jugar una carta de animal: en pampa libre, junto a tus tierras o a tus animales de esa especie. Los que se tocan forman un rebaño.
rules-page-payment = { $operation ->
    [plus] Un animal colocado junto a un mercado cobra al momento: los animales de su rebaño más tus losetas de todas las cadenas que tocan el rebaño, por cada mercado que toca.
   *[times] Un animal colocado junto a un mercado cobra al momento: los animales de su rebaño por tus losetas que tocan el rebaño, en cada mercado que toca.
}
rules-page-harvest = Cosechar, una vez por turno: pon una ficha en una cadena sin ficha de al menos { $tiles } y toma { pesos } por loseta. Cuando no quedan fichas, toma la de un rival.
rules-page-hacienda = Construir una hacienda en una loseta o un animal tuyo, una vez por turno: { pesos }.
rules-page-pond = Excavar un estanque en pampa libre, donde quieras, una vez por turno: { pesos }.

## What scores

rules-page-scoring = { $running ->
    [yes] Lo que puntúa, según crece
   *[no] Lo que puntúa, dos veces por partida
}
rules-page-markets = Mercados que tocan tus animales: { $one }, { $two }, { $three }, { $four }, { $five }, { $six } … puntos por 1, 2, 3, 4, 5, 6 … mercados.
rules-page-chains = { points } por loseta de cada cadena de al menos { $tiles }.
rules-page-haciendas = 1 punto por loseta de una cadena, o animal de un rebaño, que tenga una hacienda.
rules-page-ponds-alike = Cada estanque: { points } por cada loseta o animal tuyo que lo toca.
rules-page-ponds = Cada estanque: por cada loseta o animal tuyo que lo toca, { $small } en los pequeños, { $larger } en los grandes.
rules-page-herds = { points } por animal de cada rebaño de al menos { $animals }.
rules-page-money = 1 punto por cada { pesos } completos en tu bolsa; te los quedas.

## When scorings come, and who wins

rules-page-end = La primera puntuación llega al final { $end ->
    [turn] del turno
   *[round] de la ronda
} en que se agota la mitad de las cartas de animal; la puntuación final, cuando se agotan todas. Gana quien tiene más puntos; si hay empate, quien tiene más pesos.
rules-page-end-running = La partida acaba con { $end ->
    [turn] el turno
   *[round] la ronda
} en que se agotan las cartas de animal. Gana quien tiene más puntos; si hay empate, quien tiene más pesos.
