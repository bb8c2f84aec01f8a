### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

inspect-dot = { $before } · { $after }
inspect-chain = { $who_is ->
    [you] Tu cadena: { $facts }
   *[other] Cadena de { $who }: { $facts }
}
inspect-herd = { $who_is ->
    [you] Tu { herd }: { $facts }
   *[other] Rebaño de { animals } de { $who }: { $facts }
}
inspect-mixed-herd = { $who_is ->
    [you] Tu rebaño: { $facts }
   *[other] Rebaño de { $who }: { $facts }
}
inspect-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
inspect-animals = { $count ->
    [one] { $count } { $species ->
        [cattle] vaca
        [horse] caballo
        [pig] cerdo
       *[sheep] oveja
    }
   *[other] { $count } { animals }
}
inspect-mixed-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animales
}
inspect-markets = { $markets ->
    [one] { $markets } mercado
   *[other] { $markets } mercados
}
inspect-no-points = todavía sin puntos
inspect-harvest = cosecha: { pesos }
inspect-harvest-later = cosecha: { pesos } el próximo turno
inspect-harvested = ya cosechada
inspect-harvest-from = cosecha: mínimo { $tiles } losetas
inspect-no-chip = no quedan fichas de cosecha
inspect-part = { category-inside } { $points }
inspect-sum = { points }: { $parts }
inspect-hacienda = Con una hacienda: +{ points } por { pesos }

## A market

inspect-market-first = { $who_is ->
    [you] Mercado: primera visita +{ points }
   *[other] Mercado: primera visita de { $who } +{ points }
}
inspect-market-known = { $who_is ->
    [you] Mercado: ya has estado aquí
   *[other] Mercado: { $who } ya ha estado aquí
}
inspect-market-pays = Aquí, { animal } puede cobrar { $payment }
inspect-market-pays-each = Aquí, { animal } puede cobrar { $payment } en cada uno de { $markets } mercados
inspect-market-far = { $who_is ->
    [you] Ningún lado libre toca tus tierras ni tus rebaños
   *[other] Ningún lado libre toca las tierras ni los rebaños de { $who }
}
inspect-market-full = Todos sus lados están ocupados
inspect-market-over = Aquí ya no pueden llegar animales
inspect-market-by = Alcanzado por: { $players }

## A pond

inspect-pond = { $shape ->
    [single] Estanque de una casilla
    [double] Estanque de dos casillas
    [bent] Estanque curvo
   *[triangle] Estanque triangular
}: { points } por cada pieza contigua
inspect-pond-of = { $who }: { $points }
inspect-pond-nobody = Ninguna pieza lo toca todavía

## An empty hex

inspect-empty-pampas = Pampa libre
inspect-empty-land = Casilla de { land } libre
inspect-may = { $who_is ->
    [you] Aquí puedes poner: { $what }
   *[other] { $who } puede poner aquí: { $what }
}
inspect-may-nothing = { $who_is ->
    [you] Aquí no puedes poner nada: no toca ni tus tierras ni tus rebaños
   *[other] { $who } no puede poner nada aquí: no toca ni sus tierras ni sus rebaños
}
inspect-tile = una loseta de { land }
inspect-animal = { animal }
inspect-a-pond = un estanque
inspect-with-tile = Con una loseta de { land }: { $gain }
inspect-with-animal = Con { animal }: { $gain }

## What the symbols count

inspect-tag = { $name }: { pesos }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { points }
# The same, with the points that a scoring now would add.
inspect-tag-forecast = { inspect-tag }, +{ $forecast } si se puntuara ahora
inspect-purse = { $pesos ->
    [one] { $pesos } peso en la bolsa
   *[other] { $pesos } pesos en la bolsa
}
inspect-cards = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
inspect-actions-left = { $left ->
    [one] Queda { $left } de { $actions } acciones
   *[other] Quedan { $left } de { $actions } acciones
}
inspect-clock = { $left ->
    [one] { $left } carta de animal, { $caption }
   *[other] { $left } cartas de animal, { $caption }
}

## Before a turn ends early

inspect-end = ¿Acabar el turno?
inspect-end-left = { $actions ->
    [one] Todavía queda { actions }.
   *[other] Todavía quedan { actions }.
}

## Before other players' actions are undone, too

inspect-undo = ¿Deshacer la última acción?
inspect-undo-others = También se deshace lo jugado desde entonces por { $players }.
# $actions: two or more.
inspect-undo-turn = ¿Deshacer tus últimas { $actions } acciones?
