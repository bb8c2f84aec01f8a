### What can be done now, read out line by line for who listens, or steps through it by keys: first what, then where, then the
### yes. Each line is heard alone, so it is whole and short.

## What

reader-play = Jugar una carta de { card }: { $count } en la mano, { $places ->
    [one] { $places } casilla
   *[other] { $places } casillas
}
reader-harvest = Cosechar una cadena
reader-build = Construir una hacienda por { pesos }
reader-dig = Excavar un { pond } por { pesos }
reader-buy-top = Comprar la carta de { deck } de arriba por { pesos }
reader-buy-card = Comprar la carta visible de { card } por { pesos }

## Where

reader-hex = Fila { $row }, puesto { $nth } desde la izquierda
reader-hexes = { $before }; { $next }
reader-hex-beside = { $hex }, junto a { $things }
reader-your-tile = tu ficha de { land }
# Its own article would stand in the way of "your".
reader-your-animal = { $species ->
    [cattle] tu vaca
    [horse] tu caballo
    [pig] tu cerdo
   *[sheep] tu oveja
}
reader-markets = { $markets ->
    [one] un mercado
   *[other] { $markets } mercados
}
reader-water = agua
reader-pieces-of = { $who_is ->
    [you] tus piezas
   *[other] piezas de { $who }
}
reader-place = { $place }: { $gain }

## The yes, and the ways on

reader-yes = Sí: { $what }
reader-back = Devolver
reader-more = Más: quedan { $left }
reader-first = Volver al principio
