### What the game Zoff in Buffalo says: its things by name, what may be done and why not, hints, previews, the log and the rules.
###
### Arguments by which a message chooses: $prairie is lone-star-valley powder-prairie coffee-canyon dead-bull-desert lucky-pickle
### fire-fields drunkn-creek rattlesnake-ridge tumbleweed-plains dynamite-mine hang-man-mountains; $hue is blue pink green orange
### violet. Prairies keep their names in every language. $held is a cow card: its value and its letter.

## Things by name

zoff-prairie = { $prairie ->
    [lone-star-valley] Lone-Star-Valley
    [powder-prairie] Powder-Prairie
    [coffee-canyon] Coffee-Canyon
    [dead-bull-desert] Dead-Bull-Desert
    [lucky-pickle] Lucky-Pickle
    [fire-fields] Fire-Fields
    [drunkn-creek] Drunk'n-Creek
    [rattlesnake-ridge] Rattlesnake-Ridge
    [tumbleweed-plains] Tumbleweed-Plains
    [dynamite-mine] Dynamite-Mine
   *[hang-man-mountains] Hang-Man-Mountains
}
zoff-prairie-short = { $prairie ->
    [lone-star-valley] Lone-Star
    [powder-prairie] Powder
    [coffee-canyon] Coffee
    [dead-bull-desert] Dead-Bull
    [lucky-pickle] Lucky
    [fire-fields] Fire
    [drunkn-creek] Drunk'n
    [rattlesnake-ridge] Rattlesnake
    [tumbleweed-plains] Tumbleweed
    [dynamite-mine] Dynamite
   *[hang-man-mountains] Hang-Man
}
# A player without a colour yet, by seat.
zoff-player = Jugador { $number }
# A colour as the name of a player or a herd.
zoff-hue = { $hue ->
    [blue] Azul
    [pink] Rosa
    [green] Verde
    [orange] Naranja
   *[violet] Violeta
}
zoff-hue-inside = { $hue ->
    [blue] azul
    [pink] rosa
    [green] verde
    [orange] naranja
   *[violet] violeta
}
zoff-card = { $value } { $letter }
zoff-cows = { $cows ->
    [one] { $cows } vaca
   *[other] { $cows } vacas
}
zoff-tenths = { $whole },{ $part }
zoff-tenths-below = −{ $whole },{ $part }
zoff-dash = { $before }-{ $next }
zoff-on = { zoff-cows } en { zoff-prairie }

## Why the rules refuse an action: what is missing, in one sentence

zoff-refused-game-over = La partida ya ha terminado.
zoff-refused-not-to-act = Antes deciden otros.
zoff-refused-not-now = Ahora toca decidir otra cosa.
zoff-refused-not-both-colours = Entre estas { $cows } debe haber al menos una vaca de cada color tuyo.
zoff-refused-not-your-colour = Las vacas de color { zoff-hue-inside } no son tuyas.
zoff-refused-bid-too-high = Una puja es como mucho de { zoff-cows }.
zoff-refused-no-such-colour = Nadie juega con { zoff-hue-inside } en esta partida.
zoff-refused-colour-taken = Alguien ya ha elegido { zoff-hue-inside }.
zoff-refused-number-of-pairs = { $pairs ->
    [1] Elige una pareja: una pradera y una carta de vacas.
    [2] Elige dos parejas: cada una de una pradera y una carta de vacas.
   *[other] Elige { $pairs } parejas: cada una de una pradera y una carta de vacas.
}
zoff-refused-colour-missing = Cada color tuyo necesita una pareja.
zoff-refused-needless-colour = Esta pareja vale para todas tus vacas.
zoff-refused-not-in-play = { zoff-prairie } no está en juego con tan pocos jugadores.
zoff-refused-prairie-full = { zoff-prairie } está llena: no caben más vacas.
zoff-refused-same-prairie = Las dos parejas son para { zoff-prairie }: elige dos praderas distintas.
zoff-refused-card-not-held = No tienes la carta { $held }.
zoff-refused-same-card = La carta { $held } solo puede estar en una pareja.
zoff-refused-more-than-the-card = Tu carta permite { $most } como mucho, no { zoff-cows }.
zoff-refused-more-than-the-bonus = El premio es de { $most }, no de { zoff-cows }.
zoff-refused-too-few-cows = A { zoff-hue } solo le { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}, no { zoff-cows }.
zoff-refused-too-few-places = { zoff-prairie } tiene { $free ->
    [one] { $free } sitio libre
   *[other] { $free } sitios libres
}, pocos para { zoff-cows }.
zoff-refused-same-size = { zoff-hue } y { $other } tendrían { $size ->
    [one] { $size } vaca
   *[other] { $size } vacas
} en { zoff-prairie }: no puede haber dos rebaños iguales.
zoff-refused-colours-missing = Indica cuántas vacas de cada color.
zoff-refused-one-colour-only = Esta pareja vale para un solo color.

## What is in hand

zoff-choice-bonus-used = Ya has puesto todo el premio ({ zoff-cows }): toca una pradera para retirar sus vacas.
zoff-choice-not-dealt = No te ha tocado la carta de esta pradera.

## The line on top: who is to decide what

zoff-prompt-by-name = { $who }: { $asked }
zoff-prompt-start = Toca un color para tu primera vaca en cada una de tus { $prairies } praderas.
zoff-prompt-start-ready = ¿Pones así tus primeras vacas? Confirma o toca otro color.
zoff-prompt-bid = Puja por elegir color. Tu puja se resta de tus vacas al final.
zoff-prompt-colour = Toca un color para elegirlo, con las vacas que ya tiene en las praderas.
zoff-prompt-pairs = { $pairs ->
    [1] Elige una pareja: toca la pradera y luego una carta de vacas.
    [2] Elige dos parejas: toca una pradera y luego una carta de vacas para ella.
   *[other] Elige { $pairs } parejas: toca una pradera y luego una carta de vacas para ella.
}
zoff-prompt-pair-card = { zoff-prairie }: ahora toca una carta de vacas.
zoff-prompt-pair-prairie = Carta { $held }: ahora toca una pradera.
zoff-prompt-second-pair = Ahora la segunda pareja: toca otra pradera y luego una carta de vacas.
zoff-prompt-pairs-ready = ¿Todo listo? Confirma, o vuelve a tocar algo para retirarlo.
zoff-prompt-place = { zoff-prairie } con la carta { $held }: toca cuántas vacas pones.
zoff-prompt-place-mixed = { zoff-prairie }: elige cuántas vacas de cada color pones.
zoff-prompt-sure = ¿Así? Confirma o elige otro número.
zoff-prompt-bonus = Premio de { zoff-prairie }: { zoff-cows } para otras praderas. Toca dónde ponerlas.
zoff-prompt-fair = Feria de { zoff-prairie }: { zoff-cows } para otras praderas. Toca dónde ponerlas.
zoff-prompt-bonus-ready = ¿Así? Confirma o toca otra pradera.
zoff-waits-start = { $count ->
    [one] { $names } está poniendo sus primeras vacas.
   *[other] { $names } están poniendo sus primeras vacas.
}
zoff-waits-bid = { $count ->
    [one] { $names } está pujando.
   *[other] { $names } están pujando.
}
zoff-waits-choose = { $count ->
    [one] { $names } está eligiendo.
   *[other] { $names } están eligiendo.
}
zoff-waits-colour = { $who_is ->
    [you] Eliges un color.
   *[other] { $who } elige un color.
}
zoff-waits-place = { $who_is ->
    [you] Pones vacas
   *[other] { $who } pone vacas
} en { zoff-prairie } con la carta { $held }.
zoff-waits-bonus = { $who_is ->
    [you] Pones
   *[other] { $who } pone
} el premio de { zoff-prairie }: { zoff-cows }.
zoff-over = La partida ha terminado.
zoff-won = { $who_is ->
    [you] La partida ha terminado: ¡has ganado!
   *[other] La partida ha terminado: ¡gana { $who }!
}
zoff-won-together = La partida ha terminado: ¡{ $winners } comparten la victoria!

## The question to be confirmed, and what would come of it

zoff-ask-start = ¿Poner estas primeras vacas?
zoff-ask-bid = ¿Pujar { $bid } vacas?
zoff-ask-colour = ¿Elegir { zoff-hue-inside }?
zoff-ask-choose = ¿{ $pairs }?
zoff-ask-place-none = ¿No poner ninguna vaca? La carta se gasta igualmente.
zoff-ask-place = ¿Poner { zoff-cows }?
zoff-ask-bonus-none = ¿Renunciar al premio?
zoff-ask-bonus = ¿Poner { zoff-cows } así?
zoff-ask-bonus-part = ¿Poner { zoff-cows } y perder { $rest }?
zoff-preview-herd = { zoff-prairie }: { $before } → { $after ->
    [one] { $after } vaca
   *[other] { $after } vacas
}, { $rank ->
    [1] rebaño mayor
    [3] { $rank }.er rebaño
   *[other] { $rank }.º rebaño
}{ $free ->
    [0] {""}
    [one] , queda { $free } sitio
   *[other] , quedan { $free } sitios
}
zoff-preview-full = { zoff-prairie } está llena. Premios:
zoff-preview-gain = { $name } +{ $cows }
zoff-preview-ends = Con esto termina la partida.
zoff-outlook = Ahora añades hasta { zoff-cows } a tus { $herd }; { $before ->
    [0] pones primero.
    [one] { $before } rebaño mayor va antes.
   *[other] { $before } rebaños mayores van antes.
}
zoff-outlook-new = Ahora hasta { zoff-cows }, como rebaño nuevo.
zoff-outlook-none = Ahora no cabe ninguna vaca.

## Hints

zoff-hint-start = Primeras vacas: { $cows }.
zoff-hint-cow-on = { $whose } en { $place }
zoff-hint-bid = Puja { $bid } vacas.
zoff-hint-colour = Elige { zoff-hue-inside }: es el color mejor colocado.
zoff-hint-choose = Elige { $pairs }.
# $rank: of the herd with these cows; $cows: the bonus of a herd of that rank.
zoff-hint-pair = { $place } con la carta { $held } (ahora hasta { $most }{ $cows ->
    [0] {""}
   *[other] : { zoff-ask-bonus-of }
})
zoff-hint-place = Pon { zoff-cows }: tus { $herd } serán { $rank ->
    [1] el rebaño mayor.
    [3] el { $rank }.er rebaño.
   *[other] el { $rank }.º rebaño.
}
zoff-hint-place-fills = Pon { zoff-cows } y llena { zoff-prairie }.
zoff-hint-place-none = No pongas ninguna vaca: es mejor esperar.
zoff-hint-bonus = Pon el premio: { $places }.
zoff-hint-bonus-none = Renuncia al premio: no hay un buen sitio.

## The log: under the name of who did it, and in one line

zoff-log-started = Primeras vacas puestas
zoff-log-bid = Puja secreta
zoff-log-took = Color: { zoff-hue-inside }
zoff-log-chose = { $pairs ->
    [1] Una pareja elegida
    [2] Dos parejas elegidas
   *[other] { $pairs } parejas elegidas
}
zoff-log-placed = { zoff-cows } en { zoff-prairie }: rebaño de { $herd }
zoff-log-placed-both = { zoff-cows } en { zoff-prairie }
zoff-log-placed-none = Ninguna vaca en { zoff-prairie }
zoff-log-placed-nothing = Ninguna vaca puesta
zoff-log-bonus = Premio: { $places }
zoff-log-bonus-none = Premio rechazado
zoff-told-started = { $who_is ->
    [you] Has puesto
   *[other] { $who } ha puesto
} las primeras vacas
zoff-told-bid = { $who_is ->
    [you] Has pujado en secreto
   *[other] { $who } ha pujado en secreto
}
zoff-told-took = { $who_is ->
    [you] Has elegido
   *[other] { $who } ha elegido
} { zoff-hue-inside }
zoff-told-chose = { $who_is ->
    [you] Has elegido { zoff-pairs }
   *[other] { $who } ha elegido { zoff-pairs }
}
zoff-pairs = { $pairs ->
    [1] una pareja
    [2] dos parejas
   *[other] { $pairs } parejas
}
zoff-told-placed = { $who_is ->
    [you] Has puesto
   *[other] { $who } ha puesto
} { zoff-cows } en { zoff-prairie }: rebaño de { $herd }
zoff-told-placed-both = { $who_is ->
    [you] Has puesto
   *[other] { $who } ha puesto
} { zoff-cows } en { zoff-prairie }
zoff-told-placed-none = { $who_is ->
    [you] No has puesto
   *[other] { $who } no ha puesto
} ninguna vaca en { zoff-prairie }
zoff-told-placed-nothing = { $who_is ->
    [you] No has puesto ninguna vaca
   *[other] { $who } no ha puesto ninguna vaca
}
zoff-told-bonus = { $who_is ->
    [you] Tu premio
   *[other] Premio de { $who }
}: { $places }
zoff-told-bonus-none = { $who_is ->
    [you] Has renunciado a un premio
   *[other] { $who } ha renunciado a un premio
}
zoff-told-turned-up = Se descubren todas las parejas.
zoff-log-turned-up = { $who_is ->
    [you] Tú: { $pairs }
   *[other] { $who }: { $pairs }
}
zoff-log-pair = { $place } con la carta { $held }
zoff-log-pair-of = { $whose } en { $place } con la carta { $held }
zoff-log-place-of = { $whose } en { $place }
zoff-log-lost = { $who_is ->
    [you] Tu carta { $held } se pierde
   *[other] La carta { $held } de { $who } se pierde
}: { zoff-prairie } está llena.
zoff-log-lost-card = { $who_is ->
    [you] Tu carta se pierde
   *[other] La carta de { $who } se pierde
}: { zoff-prairie } está llena.
zoff-log-filled = { zoff-prairie } está llena.
zoff-log-bids = Pujas: { $bids }
zoff-log-bid-of = { $who_is ->
    [you] tú { $bid }
   *[other] { $who } { $bid }
}
zoff-log-round = Ronda { $round }
zoff-log-closed = Los últimos premios, en las mismas praderas:
zoff-log-last = { $name } +{ $cows } en { zoff-prairie }

## A prairie that was tapped

zoff-ask-prairie = { zoff-prairie }: { $free } de { $places } sitios libres
zoff-ask-prairie-full = { zoff-prairie }: llena, { $places } sitios
zoff-ask-herds = Rebaños: { $herds }
zoff-ask-herd = { $name } ({ $cows })
zoff-ask-no-herds = Todavía no hay vacas
zoff-ask-bonuses = Premios: { $row }
zoff-ask-bonus-of = { $rank ->
    [1] { $rank }.er
    [3] { $rank }.er
   *[other] { $rank }.º
} rebaño +{ $cows }
zoff-ask-if-full-now = Si se llena ahora: { $row }

## The end

zoff-result-cows = Vacas en las praderas
zoff-result-bid = Puja
zoff-result-total = Total
zoff-result-tie = Rebaño mayor en { zoff-prairie }
zoff-tie-settled = Empate: decide el rebaño mayor en { zoff-prairie }.
zoff-tie-stays = Empate, también en { zoff-prairie }: victoria compartida.
zoff-last-title = Los últimos premios
zoff-last-about = Cada pradera que no está llena da ahora también sus premios, a sus propios rebaños.
zoff-last-of = Últimos premios de { zoff-prairie }: { $row }
zoff-last-given = { zoff-prairie }: { $gains }
zoff-last-herd = { $herd } + { $cows }
zoff-last-before = Antes
zoff-last-bonus = Premio

## The rules

zoff-rules-title = Las reglas de Zoff in Buffalo
zoff-rules-goal = Objetivo
zoff-rules-goal-text = Todos llevan vacas a las praderas de Buffalo. Gana quien al final tenga más vacas en ellas.
zoff-rules-end-text = Al principio, cada jugador tiene una vaca en cada pradera que ha recibido. Siguen { $rounds ->
    [5] cinco
   *[other] { $rounds }
} rondas.
zoff-rules-cards = Cada color tiene { $cows } vacas y unas cartas de vacas, cada una con una letra: { $values }. Las cartas del mismo valor nunca comparten letra, tampoco entre colores.
zoff-rules-dealt = { $players } jugadores: cada uno recibe { $dealt } praderas; las que sobren quedan ocultas.
zoff-rules-dealt-without = { $players } jugadores: cada uno recibe { $dealt } praderas; las que sobren quedan ocultas. Se juega sin { $out }.
zoff-rules-choose = Elegir
zoff-rules-choose-text = En cada ronda todos forman a la vez y en secreto { $pairs } parejas de una pradera y una carta de vacas, en { $pairs } praderas distintas.
zoff-rules-choose-secret = Cuando todos están listos, las parejas se descubren juntas. Una carta de vacas usada queda fuera de la partida y nadie puede volver a mirarla.
zoff-rules-choose-one = Si solo queda una pradera abierta, se forma una sola pareja.
zoff-rules-place = Colocar
zoff-rules-place-order = Las praderas se resuelven de la menor a la mayor. Si varios eligieron la misma, van primero quienes tienen vacas en ella, del rebaño mayor al menor. Después, quienes no las tienen: la carta menor primero; con igual valor, la letra más cercana a la A.
zoff-rules-place-number = En su turno, cada uno pone tantas vacas de su reserva como quiera, de cero al número de la carta, mientras haya sitios libres.
zoff-rules-place-sizes = Nunca puede haber dos rebaños del mismo tamaño en una pradera. No tener vacas allí no cuenta como rebaño.
zoff-rules-place-lost = Si la pradera ya está llena cuando te llega el turno, tu pareja se pierde. Las praderas llenas ya no se pueden elegir.
zoff-rules-bonus = Praderas llenas
zoff-rules-bonus-text = Cuando una pradera se llena, da sus premios en el acto: el dueño del rebaño mayor puede poner las vacas del primer premio en otra pradera o en varias, luego el del segundo rebaño, y así sucesivamente. Los premios sin rebaño se pierden.
zoff-rules-bonus-line = Las praderas que se llenan así esperan su turno y dan los suyos después, antes de seguir: en el orden en que se llenaron y, si varias se llenan a la vez, la menor primero.
zoff-rules-bonus-rest = Tampoco después de un premio puede haber dos rebaños iguales. Lo que no se puede o no se quiere poner se pierde.
zoff-rules-last = Fin de partida
zoff-rules-last-when = La partida termina tras la última ronda, o en cuanto todas las praderas están llenas o alguien ha puesto las { $cows } vacas de un color. Los premios que aún esperan se pierden entonces.
zoff-rules-last-text = Entonces, de la menor a la mayor, cada pradera que no está llena da también sus premios. Las vacas van a esa misma pradera, mientras queden sitios y vacas; cuenta el tamaño de sus rebaños antes de estos premios. Los rebaños pueden ahora ser iguales, y una pradera que se llena no da nada más.
zoff-rules-last-tie = En caso de empate gana, entre los empatados, quien tenía el rebaño mayor en la pradera más grande en juego antes de estos últimos premios. Si persiste, se comparte la victoria.
zoff-rules-two = Dos jugadores
zoff-rules-two-text = Cada uno juega con dos colores: azul y verde, o rosa y naranja, con las cartas de vacas azules o las rosas y dos más, { $cards } en total. Se juegan { $rounds } rondas en { $prairies } praderas: todas menos Lucky-Pickle, Rattlesnake-Ridge y las dos mayores. Cada uno recibe { $dealt } praderas y pone una vaca en cada una, al menos una de cada color.
zoff-rules-two-pairs = En cada ronda, cada uno forma una pareja por cada color suyo. Cada color es un rebaño aparte: tampoco los rebaños propios pueden ser iguales en una pradera. Al final se suman las vacas de ambos colores.
zoff-rules-two-one = Cuando solo queda una pradera abierta, cada uno forma una sola pareja y puede poner con ella vacas de sus dos colores, entre ambas no más de las que dice la carta. El mayor de sus rebaños decide el orden y, una vez puestos los dos, todos los tamaños deben ser distintos.
zoff-rules-two-paid = Un premio se paga en vacas del rebaño que lo recibe; el de la feria, en el color que ha llenado la pradera. En caso de empate decide el rebaño mayor de un solo color en la pradera más grande en juego antes de los últimos premios. En una subasta se elige azul con verde o rosa con naranja.
zoff-rules-variants = Variantes
zoff-rules-auction = Subasta: tras poner las primeras vacas, todos pujan en secreto por elegir color, hasta { $most } vacas, en décimas. La puja más alta elige primero; entre pujas iguales decide el azar. Cada color se elige con las vacas que ya tiene en las praderas. Las pujas se restan de las vacas al final.
zoff-rules-fair = Feria: quien llena una pradera puede poner enseguida { $fewest ->
    [one] una vaca más
   *[other] { $fewest } vacas más
} en otras, o { $most } desde { $places } sitios. Va antes que todo lo que espera, incluso que el resto de los premios en curso. Varias ferias siguen el orden en que se llenaron las praderas y, si varias se llenan a la vez, la menor primero. Lo que una feria llena da también premios y feria.
zoff-rules-open-cards = Cartas a la vista: todos ven qué cartas de vacas le quedan a cada uno.
zoff-rules-prairies = Las praderas
zoff-rules-prairie = { zoff-prairie }: { $places } sitios, premios { $bonuses }
zoff-rules-assumed = Lo que tuvimos que suponer
zoff-rules-assumed-text = Ninguna fuente lo cuenta todo del juego impreso. Lo que sigue son suposiciones nuestras.
zoff-rules-assumed-names = Nombres: { $names }.
zoff-rules-assumed-places = Sitios: { $row }.
zoff-rules-assumed-place = { zoff-prairie } { $places }
zoff-rules-assumed-bonuses = Premios: { $row }.
zoff-rules-assumed-bonus = { zoff-prairie } { $bonuses }
zoff-rules-assumed-letters = { $value } { $letters }
zoff-rules-assumed-cards = { $whose }: { $letters }
zoff-rules-assumed-fair = La feria da { $fewest ->
    [one] una vaca
   *[other] { $fewest } vacas
} de { $from } a { $to } sitios, y { $most } desde { $places }.

## Signs, each explained in one line the first time that a player sees it

zoff-sign-struck = Un número rayado no es posible. Su emblema indica el rebaño del mismo tamaño.
# $held: a card, such as "5 A".
zoff-sign-order = { $held } con un emblema es una pareja que espera. La de la izquierda va primero.
zoff-sign-letters = Con el mismo valor decide la letra de la carta: A va antes que B.
zoff-sign-tick = Una marca en un emblema: esa elección ya está hecha.
# The signboards of the prairies.
zoff-sign-herds = En cada letrero: los sitios libres y luego los rebaños, el mayor primero.
zoff-sign-bonuses = Disco dorado en un letrero: el premio de un rebaño grande al llenarse la pradera.
zoff-sign-tag = En una placa: las vacas que quedan por poner y las cartas en la mano.

## The face

zoff-hud-tag = { $name }: { $total } vacas puestas, quedan { $left }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
zoff-hud-outcome = Si terminara ahora, con los últimos premios: { $row }
zoff-hud-outcome-of = { $name }: { $total }
zoff-hud-round = Ronda { $round } de { $rounds }
zoff-hud-free = { $free } de { $places } libres
# The same where there is less room.
zoff-hud-free-few = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
zoff-hud-full = llena ({ $places })
zoff-hud-open = ?
zoff-hud-more = +{ $cows }
# On the label of a pair that is lost because its prairie is full.
zoff-hud-lost = se pierde
# Two facts, one after the other.
zoff-hud-dot = { $before }. { $next }
zoff-hud-herds = { zoff-hue }: { $herds }
zoff-cards-title = Cartas de vacas de todos: quedan las claras; las rayadas ya se han jugado.
zoff-hud-hidden = Las cartas están boca abajo.
zoff-hud-turn-up = Mostrar mis cartas
zoff-hud-card = Carta { $held }
zoff-hud-card-about = Carta { $held }: hasta { zoff-cows }. Con el mismo valor, A va antes que B.
zoff-hud-pair = Pareja { $number }
zoff-hud-tap-prairie = Toca una pradera
zoff-hud-struck = { zoff-cows }, no es posible
# Beside the numbers: why one of them is struck out.
zoff-hud-same-size = { $who_is ->
    [you] { $cows }: mismo tamaño que tu otro rebaño
   *[other] { $cows }: mismo tamaño que el rebaño de { $who }
}
zoff-hud-by-herd = por su rebaño de { $herd }
zoff-hud-by-card = por su carta { $held }
zoff-hud-of-colour = { zoff-hue }: { zoff-cows }
zoff-hud-none = Ninguna
zoff-hud-take-back = { zoff-prairie }: retirar una
zoff-hud-first = { zoff-hue } en { zoff-prairie }
zoff-hud-less = −{ $bid }
zoff-hud-more-bid = +{ $bid }

zoff-keys-digits = 0 a 5
zoff-keys-digits-does = pone ese número de vacas
