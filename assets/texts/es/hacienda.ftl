### What the game Hacienda says: its things by name, what may be done and why not, hints, previews and the log.
###
### Arguments by which a message chooses: $card is mountain forest meadow rocks swamp pampas cattle horse pig sheep; $land one
### of the first six, $species one of the last four; $deck land animal; $shape single double bent triangle; $category markets
### chains haciendas ponds herds money; $scoring intermediate final; $sign plus minus; $operation, of
### a payment, plus times.

## Things by name, as they appear in a sentence

land = { $land ->
    [mountain] montaña
    [forest] bosque
    [meadow] prado
    [rocks] rocas
    [swamp] pantano
   *[pampas] pampa
}
# With its article.
animal = { $species ->
    [cattle] una vaca
    [horse] un caballo
    [pig] un cerdo
   *[sheep] una oveja
}
herd = { $species ->
    [cattle] rebaño de vacas
    [horse] rebaño de caballos
    [pig] rebaño de cerdos
   *[sheep] rebaño de ovejas
}
animals = { $species ->
    [cattle] vacas
    [horse] caballos
    [pig] cerdos
   *[sheep] ovejas
}
card = { $card ->
    [mountain] montaña
    [forest] bosque
    [meadow] prado
    [rocks] rocas
    [swamp] pantano
    [pampas] pampa
    [cattle] vaca
    [horse] caballo
    [pig] cerdo
   *[sheep] oveja
}
deck = { $deck ->
    [land] terreno
   *[animal] animal
}
pond = { $shape ->
    [single] estanque de una casilla
    [double] estanque de dos casillas
    [bent] estanque curvo
   *[triangle] estanque triangular
}

## Points and pesos

category = { $category ->
    [markets] Mercados
    [chains] Cadenas
    [haciendas] Haciendas
    [ponds] Estanques
    [herds] Rebaños
   *[money] Dinero
}
category-inside = { $category ->
    [markets] mercados
    [chains] cadenas
    [haciendas] haciendas
    [ponds] estanques
    [herds] rebaños
   *[money] dinero
}
scoring = { $scoring ->
    [intermediate] Primera puntuación
   *[final] Puntuación final
}
pesos = { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
sign = { $sign ->
    [minus] −
   *[plus] +
}
points-signed = { sign }{ points }

## Why the rules refuse an action: what is missing, in one sentence

refused-game-over = La partida ha terminado.
refused-deck-is-empty = { $deck ->
    [land] El mazo de terreno está agotado.
   *[animal] El mazo de animales está agotado.
}
refused-not-in-display = No hay ninguna carta de { card } a la vista.
refused-too-expensive = Eso cuesta { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
}, y tienes { $pesos }.
refused-card-not-in-hand = No tienes ninguna carta de { card } en la mano.
refused-wrong-landscape = Una carta de { card } necesita una casilla de { card } libre.
refused-not-pampas = Hace falta una casilla de pampa libre.
refused-hex-is-taken = Esta casilla está ocupada.
refused-not-next-to-your-land = Esta casilla no toca tus tierras: una loseta de pampa debe tocar una loseta tuya.
refused-not-next-to-your-land-or-herd = Esta casilla no toca ni tus tierras ni tu { herd }.
refused-no-tile-of-species = { $species ->
    [cattle] Todas tus vacas están en el tablero.
    [horse] Todos tus caballos están en el tablero.
    [pig] Todos tus cerdos están en el tablero.
   *[sheep] Todas tus ovejas están en el tablero.
}
refused-no-animal-tile = Todos tus animales están en el tablero.
refused-hacienda-bought = Ya has comprado una hacienda: solo una por turno.
refused-no-hacienda = No quedan haciendas.
refused-not-your-piece = Una hacienda va en una loseta o un animal tuyo.
refused-group-has-hacienda = Esta cadena o este rebaño ya tiene una hacienda.
refused-tile-has-hacienda = Aquí ya hay una hacienda.
refused-pond-bought = Ya has comprado un estanque: solo uno por turno.
refused-no-such-pond = Ningún estanque tiene esta forma: sus casillas deben tocarse, y tres no pueden formar una línea recta.
refused-no-pond-left = No queda ningún { pond }.
refused-harvested = Ya has cosechado: solo una vez por turno.
refused-not-your-land = Solo se cosecha en una loseta tuya.
refused-chain-too-short = Esta cadena tiene { $tiles } de las { $needed } losetas que pide una cosecha.
refused-chain-has-chip = Esta cadena ya tiene una ficha de cosecha.
refused-chips-in-supply = Quedan fichas de cosecha en la reserva: toma una de ellas.
refused-no-chip-in-supply = No quedan fichas de cosecha en la reserva: elige la de un rival.
refused-no-chip-there = Ahí no hay ninguna ficha de cosecha.
refused-chip-is-yours = No puedes tomar la ficha de cosecha de una cadena tuya.

## What is in hand

choice-no-hex = No hay ninguna casilla donde pueda ir.
choice-now-the-chain = Elige ahora la cadena que vas a cosechar.
choice-pond-does-not-fit = El estanque no cabe aquí: necesita pampa libre.
choice-end-by-button = Para acabar el turno, pulsa «{ hud-end-turn }».

## The line on top: whose turn it is and what may be done now

actions = { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}
prompt-your-turn = Te toca: { $actions ->
    [one] queda { actions }
   *[other] quedan { actions }
}. Elige una carta o compra.
prompt-your-turn-by-name = { $who }, te toca: { $actions ->
    [one] queda { actions }
   *[other] quedan { actions }
}. Elige una carta o compra.
prompt-holding-tile = Una loseta de { land }: elige una casilla iluminada.
prompt-holding-animal = { $species ->
    [cattle] Una vaca: elige una casilla iluminada.
    [horse] Un caballo: elige una casilla iluminada.
    [pig] Un cerdo: elige una casilla iluminada.
   *[sheep] Una oveja: elige una casilla iluminada.
}
prompt-holding-purchase = ¿La compras? Se descubre una carta nueva, así que no se puede deshacer.
prompt-holding-hacienda = Una hacienda: elige una loseta o un animal tuyo.
prompt-holding-pond = Un { pond }: elige pampa libre.
prompt-holding-harvest = Una cosecha: elige una de tus cadenas.
prompt-take-a-chip = No quedan fichas: elige primero la de un rival.
prompt-sure = ¿Aquí? Confirma o toca otra vez la casilla.
prompt-sure-or-turn = ¿Aquí? Gíralo, confirma o elige otra casilla.
prompt-thinking = { $who } está pensando.
prompt-come = { $who }, te toca: ven a la mesa.
prompt-scoring = Se está puntuando.
prompt-over = La partida ha terminado.
prompt-won = { $who_is ->
    [you] La partida ha terminado: ¡has ganado!
   *[other] La partida ha terminado: ¡gana { $who }!
}
prompt-won-together = La partida ha terminado: ¡{ $winners } comparten la victoria!

## Why a tap does nothing

prompt-not-your-turn = Ahora le toca a { $who }.
prompt-nothing-more = La partida ha terminado: ya no se puede jugar.
prompt-hidden = Estas cartas están ocultas.
# The player's own cards, which were left alone for a while and which others could see.
prompt-face-down = Tus cartas están boca abajo. Mantenlas pulsadas para verlas.

## The question before a purchase; $price in pesos

prompt-buy-top = ¿Comprar una carta de { deck } del mazo por { $price }?
prompt-buy-card = ¿Comprar la carta de { card } por { $price }?
prompt-buy-it = ¿Comprarla por { $price }?
prompt-no-way-back = No se puede deshacer.

## The question before a piece is placed, and what it would bring

preview-tile = ¿Una loseta de { land } aquí?
preview-animal = ¿{ $species ->
    [cattle] Una vaca
    [horse] Un caballo
    [pig] Un cerdo
   *[sheep] Una oveja
} aquí?
preview-hacienda = ¿Una hacienda aquí?
preview-pond = ¿Un { pond } aquí?
preview-harvest = ¿Cosechar esta cadena?
preview-pays = Paga { pesos }
preview-costs = Cuesta { pesos }
payment-sign = { $operation ->
    [times] ×
   *[plus] +
}
preview-payment = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animales
} { payment-sign } { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} = { pesos }
preview-payments = { $markets } × ({ $payment })
preview-no-points = Todavía sin puntos
preview-score = { points-signed }: { $gains }
preview-gain = { $what } { sign }{ $gained }
# $nth: which of a player's markets it is, before the word "market".
nth = { $nth }.º
nth-market = { $nth ->
    [1] { $nth }.er mercado
    [3] { $nth }.er mercado
   *[other] { nth } mercado
}

## The log: what was done, as a line under the name of who did it; $price in pesos

log = Historial
log-empty = Todavía no se ha jugado nada.
log-bought-top = { $deck ->
    [land] Carta de terreno comprada por { $price }
   *[animal] Carta de animal comprada por { $price }
}
log-bought-card = Carta de { card } comprada por { $price }
log-built = Hacienda construida por { $price }
log-dug = Un { pond } excavado por { $price }
log-placed-tile = Loseta de { land } colocada
log-placed-tile-in-chain = Loseta de { land } colocada, cadena de { $tiles }
log-placed-animal = { $species ->
    [cattle] Vaca colocada
    [horse] Caballo colocado
    [pig] Cerdo colocado
   *[sheep] Oveja colocada
}
log-placed-animal-paid = { $species ->
    [cattle] Vaca colocada: { $payment }
    [horse] Caballo colocado: { $payment }
    [pig] Cerdo colocado: { $payment }
   *[sheep] Oveja colocada: { $payment }
}
log-placed-animal-paid-each = { $species ->
    [cattle] Vaca colocada
    [horse] Caballo colocado
    [pig] Cerdo colocado
   *[sheep] Oveja colocada
}: { $markets } mercados, { $payment } cada uno, en total { pesos }
log-payment = { $animals } { payment-sign } { $tiles } = { pesos }
log-harvested = Cosecha de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}: { pesos }
log-harvested-with-chip = Cosecha de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, con una ficha ajena: { pesos }
log-passed = Paso
log-ended = Fin del turno
log-scoring = { scoring }: { $rows }
log-scored = { $who } +{ $points }

## The same in one line that begins with the name

told-bought-top = { $who_is ->
    [you] Has comprado una carta de { deck } por { $price }
   *[other] { $who } ha comprado una carta de { deck } por { $price }
}
told-bought-card = { $who_is ->
    [you] Has comprado la carta de { card } por { $price }
   *[other] { $who } ha comprado la carta de { card } por { $price }
}
told-built = { $who_is ->
    [you] Has construido una hacienda por { $price }
   *[other] { $who } ha construido una hacienda por { $price }
}
told-dug = { $who_is ->
    [you] Has excavado un { pond } por { $price }
   *[other] { $who } ha excavado un { pond } por { $price }
}
told-placed-tile = { $who_is ->
    [you] Has colocado una loseta de { land }
   *[other] { $who } ha colocado una loseta de { land }
}
told-placed-tile-in-chain = { $who_is ->
    [you] Has colocado una loseta de { land }, cadena de { $tiles }
   *[other] { $who } ha colocado una loseta de { land }, cadena de { $tiles }
}
told-placed-animal = { $who_is ->
    [you] Has colocado { animal }
   *[other] { $who } ha colocado { animal }
}
told-placed-animal-paid = { $who_is ->
    [you] Has colocado { animal }: { $payment }
   *[other] { $who } ha colocado { animal }: { $payment }
}
told-placed-animal-paid-each = { $who_is ->
    [you] Has colocado { animal }
   *[other] { $who } ha colocado { animal }
}: { $markets } mercados, { $payment } cada uno, en total { pesos }
told-harvested = { $who_is ->
    [you] Has cosechado
   *[other] { $who } ha cosechado
} { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}: { pesos }
told-harvested-with-chip = { $who_is ->
    [you] Has cosechado
   *[other] { $who } ha cosechado
} { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, con una ficha ajena: { pesos }
told-passed = { $who_is ->
    [you] Has pasado
   *[other] { $who } ha pasado
}
told-ended = { $who_is ->
    [you] Has acabado el turno
   *[other] { $who } ha acabado el turno
}

## Hints

hint = Pista
hint-thinking = Buscando una pista…
hint-choose = Toca una pista para probarla y luego confirma.
hint-numbered = Pista { $number }

## Hints: an action with what it brings. $deed is one of the messages below

hint-with-gain = { $deed }: { $gain }
hint-with-purpose = { $deed }, { $purpose }: { $gain }
hint-with-reason = { $hint }. Sirve { $purpose }: { $gain }
hint-for-later = { $deed }, para más tarde
hint-no-points = { $deed }: todavía sin puntos
hint-points = { $when ->
    [each] { points-signed } en cada puntuación
    [final] { points-signed } en la puntuación final
   *[always] { points-signed }
}
hint-pesos = +{ pesos }

## Hints: what an action does

hint-buy-top = Comprar una carta de { deck } del mazo por { pesos }
hint-buy-card = Comprar la carta de { card } a la vista por { pesos }
hint-build = { $group ->
    [chain] Construir una hacienda en una cadena de { $size } por { pesos }
   *[herd] Construir una hacienda en un rebaño de { $size } por { pesos }
}
hint-dig = Excavar un { pond } junto a { $hexes ->
    [one] { $hexes } casilla tuya
   *[other] { $hexes } casillas tuyas
} por { pesos }
hint-begin-chain = Empezar una cadena con una loseta de { land }
hint-make-chain = Colocar una loseta de { land } y formar una cadena de { $tiles } losetas
hint-join-chains = Colocar una loseta de { land } y unir { $chains ->
    [2] dos
    [3] tres
   *[other] { $chains }
} cadenas en una de { $tiles } losetas
hint-bring-to-market = Llevar { animal } a un mercado
hint-begin-herd = Empezar un rebaño con { animal }
hint-make-herd = Colocar { animal } y formar un rebaño de { $count } { animals }
hint-make-mixed-herd = Colocar { animal } y formar un rebaño de { $count } animales
hint-reach-market = Colocar { animal } y alcanzar tu { nth-market }
hint-reach-markets = Colocar { animal } y alcanzar tus mercados del { $from } al { $to }
hint-harvest = Cosechar una cadena de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
hint-harvest-with-chip = Cosechar una cadena de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} con la ficha de otro jugador
hint-end = Acabar el turno y guardar { pesos }

## Hints: the same as the purpose of another action

hint-buy-top-to = para comprar una carta de { deck } del mazo por { pesos }
hint-buy-card-to = para comprar la carta de { card } a la vista por { pesos }
hint-build-to = { $group ->
    [chain] para construir una hacienda en una cadena de { $size } por { pesos }
   *[herd] para construir una hacienda en un rebaño de { $size } por { pesos }
}
hint-dig-to = para excavar un { pond } junto a { $hexes ->
    [one] { $hexes } casilla tuya
   *[other] { $hexes } casillas tuyas
} por { pesos }
hint-begin-chain-to = para empezar una cadena con una loseta de { land }
hint-make-chain-to = para formar una cadena de { $tiles } losetas
hint-join-chains-to = para unir { $chains ->
    [2] dos
    [3] tres
   *[other] { $chains }
} cadenas en una de { $tiles } losetas
hint-bring-to-market-to = para llevar { animal } a un mercado
hint-begin-herd-to = para empezar un rebaño con { animal }
hint-make-herd-to = para formar un rebaño de { $count } { animals }
hint-make-mixed-herd-to = para formar un rebaño de { $count } animales
hint-reach-market-to = para alcanzar tu { nth-market }
hint-reach-markets-to = para alcanzar tus mercados del { $from } al { $to }
hint-harvest-to = para cosechar una cadena de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
hint-harvest-with-chip-to = para cosechar una cadena de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} con la ficha de otro jugador
hint-end-to = para acabar el turno y guardar { pesos }

## Over the board

float-paid = +{ $pesos }
