### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

ask-dot = { $before } · { $after }
ask-chain = { $who_is ->
    [you] Tu cadena: { $facts }
   *[other] Cadena de { $who }: { $facts }
}
ask-herd = { $who_is ->
    [you] Tu { herd }: { $facts }
   *[other] Rebaño de { animals } de { $who }: { $facts }
}
ask-mixed-herd = { $who_is ->
    [you] Tu rebaño: { $facts }
   *[other] Rebaño de { $who }: { $facts }
}
ask-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
ask-animals = { $count ->
    [one] { $count } { $species ->
        [cattle] vaca
        [horse] caballo
        [pig] cerdo
       *[sheep] oveja
    }
   *[other] { $count } { animals }
}
ask-mixed-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animales
}
ask-markets = { $markets ->
    [one] { $markets } mercado
   *[other] { $markets } mercados
}
ask-no-points = todavía sin puntos
ask-harvest = cosecha: { pesos }
ask-harvest-later = cosecha: { pesos } el próximo turno
ask-harvested = ya cosechada
ask-harvest-from = cosecha: mínimo { $tiles } losetas
ask-no-chip = no quedan fichas de cosecha
ask-part = { category-inside } { $points }
ask-hacienda = Con una hacienda: +{ points } por { pesos }

## A market

ask-market-first = { $who_is ->
    [you] Mercado: primera visita +{ points }
   *[other] Mercado: primera visita de { $who } +{ points }
}
ask-market-known = { $who_is ->
    [you] Mercado: ya has estado aquí
   *[other] Mercado: { $who } ya ha estado aquí
}
ask-market-pays = Aquí, { animal } puede cobrar { $payment }
ask-market-pays-each = Aquí, { animal } puede cobrar { $payment } en cada uno de { $markets } mercados
ask-market-far = { $who_is ->
    [you] Ningún lado libre toca tus tierras ni tus rebaños
   *[other] Ningún lado libre toca las tierras ni los rebaños de { $who }
}
ask-market-full = Todos sus lados están ocupados
ask-market-over = Aquí ya no pueden llegar animales
ask-market-by = Alcanzado por: { $players }

## A pond

ask-pond = { $shape ->
    [single] Estanque de una casilla
    [double] Estanque de dos casillas
    [bent] Estanque curvo
   *[triangle] Estanque triangular
}: { points } por cada pieza contigua
ask-pond-of = { $who }: { $points }
ask-pond-nobody = Ninguna pieza lo toca todavía

## An empty hex

ask-empty-pampas = Pampa libre
ask-empty-land = Casilla de { land } libre
ask-may = { $who_is ->
    [you] Aquí puedes poner: { $what }
   *[other] { $who } puede poner aquí: { $what }
}
ask-may-nothing = { $who_is ->
    [you] Aquí no puedes poner nada: no toca ni tus tierras ni tus rebaños
   *[other] { $who } no puede poner nada aquí: no toca ni sus tierras ni sus rebaños
}
ask-tile = una loseta de { land }
ask-animal = { animal }
ask-a-pond = un estanque
ask-with-tile = Con una loseta de { land }: { $gain }
ask-with-animal = Con { animal }: { $gain }

## What the symbols count

ask-tag = { $name }: { pesos }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { points } si se puntuara ahora
ask-purse = { $pesos ->
    [one] { $pesos } peso en la bolsa
   *[other] { $pesos } pesos en la bolsa
}
ask-cards = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
ask-actions-left = { $left ->
    [one] Queda { $left } de { $actions } acciones
   *[other] Quedan { $left } de { $actions } acciones
}
ask-clock = { $left ->
    [one] { $left } carta de animal, { $caption }
   *[other] { $left } cartas de animal, { $caption }
}

## Before a turn ends early

ask-end = ¿Acabar el turno?
ask-end-left = { $actions ->
    [one] Todavía queda { actions }.
   *[other] Todavía quedan { actions }.
}

## Before other players' actions are undone, too

ask-undo = ¿Deshacer la última acción?
ask-undo-others = También se deshace lo jugado desde entonces por { $players }.
# $actions: two or more.
ask-undo-turn = ¿Deshacer tus últimas { $actions } acciones?
