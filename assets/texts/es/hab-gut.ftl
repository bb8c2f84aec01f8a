### What the game Hab & Gut says: its things by name, what may be done and why not, questions, hints, the log and its rules.
###
### Arguments by which a message chooses: $good coal wheat coffee rubber tea salt; $side left right; $phase trade foundation
### market; $sign plus minus; $half first second. $shares, $players and the like are several, listed one after the
### other. Money has no currency: a price is a number.

## Things by name

hg-rules-title = Las reglas de Hab & Gut
hg-good = { $good ->
    [coal] carbón
    [wheat] trigo
    [coffee] café
    [rubber] caucho
    [tea] té
   *[salt] sal
}
# The same, standing alone.
hg-good-alone = { $good ->
    [coal] Carbón
    [wheat] Trigo
    [coffee] Café
    [rubber] Caucho
    [tea] Té
   *[salt] Sal
}
# So many shares of it.
hg-of-good = { $count } { hg-good }
hg-list = { $items }
hg-sign = { $sign ->
    [minus] −
   *[plus] +
}
hg-gain = { hg-sign }{ $gain }
# A market card: "Salt +6".
hg-card = { hg-good-alone } { hg-sign }{ $steps }
# From one price to another.
hg-moved = { $from } → { $to }

## Why the rules refuse an action: what is missing, in one sentence

hg-refused-game-over = La partida ya ha terminado.
hg-refused-not-your-turn = No es tu turno.
hg-refused-not-now = { $phase ->
    [trade] Primero compra, vende o pasa.
    [foundation] Primero decide sobre tu fundación.
   *[market] Ahora juega una carta y reduce otra a la mitad.
}
hg-refused-wrong-number = En un turno se negocian de una a { $most } acciones, no { $shares }.
hg-refused-worthless = { hg-good-alone } está a 0: no se puede comprar.
hg-refused-not-in-supply = { $left ->
    [0] No queda ninguna acción de { hg-good } por comprar.
    [one] Solo queda { $left } acción de { hg-good } por comprar.
   *[other] Solo quedan { $left } acciones de { hg-good } por comprar.
}
hg-refused-too-expensive = Eso cuesta { $price }, y tienes { $money }.
hg-refused-not-yours = { $held ->
    [0] No tienes ninguna acción de { hg-good }.
    [one] Solo tienes { $held } acción de { hg-good }.
   *[other] Solo tienes { $held } acciones de { hg-good }.
}
hg-refused-foundation-full = Los { $places } sitios de tu fundación están ocupados.
# $named is a market card.
hg-refused-not-in-rack = { $side ->
    [left] { $named } no está en el atril de tu izquierda.
   *[right] { $named } no está en el atril de tu derecha.
}

## What is in hand

hg-choice-other-way = En un turno se compra o se vende, no las dos cosas: vacía antes tu cesta.
hg-choice-pass-by-button = Para no comprar ni vender, pulsa «{ hg-pass }».
hg-choice-keep-by-button = Para no dar nada, pulsa «{ hg-keep }».

## Buttons and names on the face

# Neither buy nor sell.
hg-pass = Pasar
# Put nothing into the foundation.
hg-keep = Conservar todo
hg-swap = Cambiar
hg-play = Jugada
hg-halve = Mitad
hg-bank = Banco
hg-yours = Tuyas
hg-foundation = Fundación
hg-rack-left = Atril izquierdo, con { $who }
hg-rack-right = Atril derecho, con { $who }
hg-rack-card = { $side ->
    [left] Atril izquierdo: { $named }
   *[right] Atril derecho: { $named }
}
hg-close = Cerrar
# How far along the game is: rounds count from 1 in each half.
hg-round = { $half ->
    [first] 1.ª mitad, ronda { $round } de { $rounds }
   *[second] 2.ª mitad, ronda { $round } de { $rounds }
}
# Under a lane of the exchange: the good and its price.
hg-lane = { hg-good-alone }: { $price }
hg-buy-one = { hg-good-alone }: comprar una por { $price }, { $left ->
    [0] no queda ninguna
    [one] queda { $left }
   *[other] quedan { $left }
}
hg-sell-one = { hg-good-alone }: vender una de tus { $held } por { $price }
hg-give-one = { hg-good-alone }: dar una de tus { $held }
hg-take-out = { hg-good-alone }: sacar una
# An empty place of the basket, and the empty place for the share to give.
hg-empty-basket = Vacío: toca las acciones que quieras comprar o vender, { $most } como máximo en un turno.
hg-empty-gift = Vacío: toca una de tus acciones para ponerla en tu fundación.
# Beside the button for giving nothing.
hg-least-is-out = Al final, quien menos haya dado queda fuera.
# A marker stays at the end of its track (house rule).
hg-stuck = se queda hasta el final
hg-money = Dinero
# On a tag: what the player has, for screen readers.
hg-tag = { $name }: dinero { $money }, { $shares ->
    [one] { $shares } acción
   *[other] { $shares } acciones
}, { $given } en la fundación

## Signs, each explained in one line the first time that a player sees it

hg-sign-slots = En los huecos punteados va lo que compras o vendes: hasta { $most } acciones.
hg-sign-piles = El número en un montón de acciones: las que le quedan al banco, o a ti.
hg-sign-envelopes = Un sobre esconde una acción de una fundación. Solo su dueño sabe cuál.
# A marker that stays at the end of its track (house rule).
hg-sign-stuck = Un clavo en un disco: este precio se queda ahí hasta el final.
hg-sign-saved = El billete junto a tus sobres: dinero que se queda ahí hasta el final de la partida.
hg-sign-track = En un carril, la línea muestra el precio hasta ahora y el disco el actual.
hg-sign-targets = Las puntas de flecha en un carril: adónde llevaría el precio una carta de tus atriles.
hg-sign-tag = En una placa: dinero, acciones y sobres de la fundación.
hg-sign-racks = En el dibujo de la mesa, las líneas llevan a los atriles que puedes ver.

## The line on top

hg-prompt-your-turn = Tu turno: { $what }
hg-prompt-your-turn-by-name = { $who }, tu turno: { $what }
hg-prompt-what = { $phase ->
    [trade] toca hasta { $most } acciones para comprar o vender.
    [foundation] toca una acción para tu fundación, o ninguna.
   *[market] toca la carta que juegas y luego otra a la mitad.
}
hg-prompt-basket = Toca más acciones o confirma.
hg-prompt-gift = ¿A la fundación? Confirma o elige otra acción.
hg-prompt-halve = { $side ->
    [left] Ahora elige una carta del atril izquierdo: cuenta la mitad.
   *[right] Ahora elige una carta del atril derecho: cuenta la mitad.
}
hg-steps = El número de la carta por { $step } mueve el precio.
hg-prompt-both-cards = Confirma, cambia las dos o elige otras.
hg-prompt-deciding = { $phase ->
    [trade] { $who } está negociando.
    [foundation] { $who } piensa en la fundación.
   *[market] { $who } elige dos cartas.
}
hg-won-nobody = La partida ha terminado: no gana nadie.
hg-won = { $who_is ->
    [you] La partida ha terminado: ¡has ganado!
   *[other] La partida ha terminado: ¡gana { $who }!
}
hg-won-together = La partida ha terminado: ¡{ $winners } comparten la victoria!

## The question to be confirmed, and what would come of it

hg-ask-buy = ¿Comprar { $shares } por { $price }?
hg-ask-left = Te quedan { $money }.
hg-ask-sell = ¿Vender { $shares } por { $price }?
hg-ask-then = Tendrás { $money }.
hg-ask-give = ¿Poner una acción de { hg-good }, que hoy vale { $price }, en la fundación?
hg-ask-places = No se podrá vender hasta el final de la mitad. { $left ->
    [0] Es el último de tus { $places } sitios.
    [one] Queda { $left } de tus { $places } sitios.
   *[other] Quedan { $left } de tus { $places } sitios.
}
hg-ask-pass = ¿No comprar ni vender nada?
hg-ask-keep = ¿No dar nada?
# Two market cards.
hg-ask-market = ¿Jugar { $played } y reducir { $halved } a la mitad?
# $way: "40 → 60".
hg-ask-moved = { $named }: { $way }
hg-ask-moved-lost = { $named }: { $way }, { $lost ->
    [one] se pierde { $lost } paso
   *[other] se pierden { $lost } pasos
}
hg-ask-stuck = { $named }: { $way }, y allí se queda
# $gain: "+120".
hg-ask-worth = Tus acciones: { $gain }

## The log: what was done, as a line under the name of who did it

hg-log-bought = Compra: { $shares } por { $price }
hg-log-sold = Venta: { $shares } por { $price }
hg-log-passed = Paso
hg-log-gave = Una acción a la fundación
hg-log-kept = Nada a la fundación
# Two market cards, each with "40 → 60".
hg-log-market = Jugada { $played }: { $first }, a la mitad { $halved }: { $second }
hg-log-opened = Se abren las fundaciones: { $rows }
# What it brought now, and what is in it altogether.
hg-log-opened-one = { $who } +{ $money } ({ $saved })

## The same in one line that begins with the name

hg-told-bought = { $who_is ->
    [you] Has comprado { $shares } por { $price }
   *[other] { $who } ha comprado { $shares } por { $price }
}
hg-told-sold = { $who_is ->
    [you] Has vendido { $shares } por { $price }
   *[other] { $who } ha vendido { $shares } por { $price }
}
hg-told-passed = { $who_is ->
    [you] Has pasado
   *[other] { $who } ha pasado
}
hg-told-gave = { $who_is ->
    [you] Has puesto una acción en tu fundación
   *[other] { $who } ha puesto una acción en su fundación
}
hg-told-kept = { $who_is ->
    [you] No has puesto nada en tu fundación
   *[other] { $who } no ha puesto nada en su fundación
}
hg-told-played = { $who_is ->
    [you] Has jugado { $named }
   *[other] { $who } ha jugado { $named }
}
hg-told-market = { $who_is ->
    [you] Has jugado { $played }: { $first }, y a la mitad { $halved }: { $second }
   *[other] { $who } ha jugado { $played }: { $first }, y a la mitad { $halved }: { $second }
}

## Foundations are opened one after the other

hg-opening-title = { $half ->
    [first] Fin de la primera mitad
   *[second] Fin de la segunda mitad
}
hg-opening-open = Se abren las fundaciones
hg-opening-nothing = Nada
# Over columns: the shares of this half, what they brought, what has been saved altogether, and the result with the player's own
# shares sold at the end.
hg-opening-inside = Acciones
hg-opening-now = Valor
hg-opening-saved = Acumulado
hg-opening-sold = Resultado
hg-opening-out = { $who_is ->
    [you] Eres quien menos ha dado: quedas fuera.
   *[other] { $who } es quien menos ha dado: fuera.
}
hg-opening-several-out = { $players } son quienes menos han dado: fuera.
hg-opening-all-out = Todos han dado igual de poco: todos quedan fuera.
hg-out = Fuera

## What is shown when something is tapped for a closer look

hg-popover-price = { $named } a { $price }: qué ha movido el precio
hg-popover-price-unmoved = Nada lo ha movido todavía.
# $named is a market card, $way "40 → 60".
hg-popover-played = { $who_is ->
    [you] Has jugado { $named }: { $way }
   *[other] { $who } ha jugado { $named }: { $way }
}
hg-popover-halved = { $who_is ->
    [you] Has reducido { $named } a la mitad: { $way }
   *[other] { $who } ha reducido { $named } a la mitad: { $way }
}
hg-popover-money = Dinero: { $money }
hg-popover-no-shares = Sin acciones
hg-popover-own-shares = Acciones: { $shares }
# What everyone saw bought and not sold again; nobody sees which of them are in the foundation.
hg-popover-known-shares = Compradas, quizá algunas ya en la fundación: { $shares }
hg-popover-own-foundation = En la fundación: { $shares }
hg-popover-foundation = En la fundación: { $given } de { $places } sitios
hg-popover-saved = De mitades anteriores: { $money }
hg-popover-worth = Dinero y estas acciones a los precios de hoy: { $money }
hg-popover-own-outcome = Si terminara ahora: { $money }. Tu fundación vale { $foundation }; la fundación más baja queda fuera
# Two neighbours see it.
hg-popover-rack = { $players } ven este atril: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
hg-popover-table = Quién comparte atril con quién
hg-table = Mesa

## Hints: $why is several of the last message

hg-hint-buy = Comprar { $shares } por { $price }. En tus atriles: { $why }
hg-hint-sell = Vender { $shares } por { $price }. En tus atriles: { $why }
hg-hint-pass = No comprar ni vender nada
hg-hint-give = Dar { $shares }, que hoy vale { $price }: quien menos tenga al final queda fuera
hg-hint-keep = No dar nada ahora
# $gain: "+120".
hg-hint-market = Jugar { $played } y reducir { $halved } a la mitad: tus acciones { $gain }
hg-hint-why = { hg-good } { hg-sign }{ $steps }

## The rules for reference

hg-rules-goal-title = Objetivo
hg-rules-goal = Compras y vendes acciones de { $goods } mercancías y mueves sus precios. Gana quien al final tenga más dinero.
hg-rules-least = Pero también hay que dar: quien menos tenga en la fundación queda fuera, por rico que sea.
hg-rules-table-title = La mesa
hg-rules-goods = Hay { $shares } acciones de cada mercancía: carbón, trigo, café, caucho, té y sal. Cada mercancía empieza a { $price }.
hg-rules-track = Los precios van de 0 a { $highest } en pasos de { $step }.
hg-rules-racks = Las cartas de mercado se barajan. Entre cada dos vecinos hay un atril con { $cards } de ellas: ambos vecinos las ven, y nadie más. Las demás cartas quedan ocultas.
hg-rules-money = Todos empiezan con { $money }. El jugador inicial se sortea.
hg-rules-round-title = Mitades y rondas
hg-rules-halves = La partida tiene { $halves } mitades de { $rounds } rondas.
hg-rules-phases = En cada ronda todos negocian por turno, hacia la izquierda desde el jugador inicial. Luego todos juegan cartas de mercado en el mismo orden. La ronda siguiente la empieza el jugador siguiente a la izquierda.
hg-rules-trade-title = Comprar y vender
hg-rules-buy = Compra de una a { $most } acciones de cualquier mercancía a su precio, mientras el banco las tenga y te alcance el dinero. Lo que está a 0 no se puede comprar.
hg-rules-sell = O vende de una a { $most } de tus acciones a su precio, incluso a 0. O pasa.
hg-rules-known = No se muestra qué acciones tienes, pero todos ven lo que se compra y se vende, cuánto dinero tienes y cuántas acciones.
hg-rules-foundation-title = La fundación
hg-rules-give = Después de negociar o pasar puedes poner una de tus acciones boca abajo en tu fundación. Tiene { $places } sitios.
hg-rules-given = Nadie más ve cuál es. No se puede vender hasta el final de la mitad.
hg-rules-market-title = Cartas de mercado
# $cards: several of the message below.
hg-rules-cards = Cada mercancía tiene estas cartas: { $cards }.
hg-rules-card = { $count ->
    [one] { hg-sign }{ $steps }
   *[other] { $count } × { hg-sign }{ $steps }
}
hg-rules-play = Juega una carta del atril de tu izquierda o de tu derecha: su mercancía se mueve los pasos que indica la carta. Después reduce a la mitad una carta del otro atril: su mercancía se mueve la mitad de los pasos que indica esa carta. Ambas cartas se descubren y se descartan.
hg-rules-halve = Una carta de +{ $steps } a la mitad mueve su mercancía { $halved } pasos.
hg-rules-ends = Un marcador se detiene en cada extremo de su carril. Lo que iría más allá se pierde.
hg-rules-ends-stuck = Un marcador que iría más allá de un extremo de su carril se queda en él hasta el final de la partida. Si llega justo al extremo, puede volver a moverse.
hg-rules-end-title = El final de una mitad
hg-rules-half-over = Tras { $rounds } rondas los atriles están vacíos. Se abren todas las fundaciones y sus acciones se venden al banco a los precios actuales. Ese dinero se queda en la fundación hasta el final de la partida y no se puede gastar. Los precios se mantienen. Para la segunda mitad se barajan todas las cartas de mercado y los atriles se llenan de nuevo; como siempre, empieza el jugador siguiente a la izquierda.
hg-rules-out = Al final de la partida, quien menos tenga en la fundación queda fuera. Si varios empatan con lo mínimo, todos ellos quedan fuera. Si son todos los jugadores, no gana nadie.
hg-rules-win = Los demás venden todas sus propias acciones a los precios actuales. Gana quien tenga más dinero; la fundación no cuenta. Un empate es una victoria compartida.
hg-rules-assumed-title = Lo que tuvimos que suponer
hg-rules-assumed = Ninguna fuente que conozcamos dice esto. Nosotros lo jugamos así:
hg-assumed-track = Los precios llegan como mucho a { $highest }, en pasos de { $step }.
hg-assumed-cards = Cada mercancía tiene las cartas { $cards }.
hg-assumed-stops = Un marcador parado en un extremo sigue desde allí más tarde, salvo con la regla casera de abajo.
hg-rules-house-title = Regla casera
hg-rules-house = Esto se puede cambiar antes de una partida:
hg-rules-house-stuck = Un marcador cuyo movimiento iría más allá de un extremo se queda en él hasta el final de la partida. Si llega justo al extremo, puede volver a moverse.
