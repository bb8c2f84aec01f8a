### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

inspect-dot = { $before } · { $after }
# $facts: several of the messages below.
inspect-chain = { $who_is ->
    [you] Deine Kette: { $facts }
   *[other] Kette von { $who }: { $facts }
}
inspect-herd = { $who_is ->
    [you] Deine { herd }: { $facts }
   *[other] { herd } von { $who }: { $facts }
}
# Of several kinds.
inspect-mixed-herd = { $who_is ->
    [you] Deine Herde: { $facts }
   *[other] Herde von { $who }: { $facts }
}
inspect-tiles = { $tiles } Plättchen
inspect-animals = { $count ->
    [one] { $count } { animal }
   *[other] { $count } { animals }
}
inspect-mixed-animals = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
}
inspect-markets = { $markets ->
    [one] { $markets } Markt
   *[other] { $markets } Märkte
}
inspect-no-points = noch keine Punkte
inspect-harvest = Ernte { pesos }
# Its owner has harvested in this turn.
inspect-harvest-later = Ernte { pesos } im nächsten Zug
inspect-harvested = abgeerntet
inspect-harvest-from = Ernte ab { $tiles } Plättchen
inspect-no-chip = kein Erntechip mehr da
# The points of one category, in a row of several.
inspect-part = { category-inside } { $points }
inspect-sum = { points }: { $parts }
# What a hacienda on it would score, and its price.
inspect-hacienda = Mit einer Hacienda: +{ points } für { pesos }

## A market

inspect-market-first = { $who_is ->
    [you] Markt: erster Besuch +{ points }
   *[other] Markt: erster Besuch von { $who } +{ points }
}
inspect-market-known = { $who_is ->
    [you] Markt: Hier warst du schon
   *[other] Markt: Hier war { $who } schon
}
# $payment: "3 + 5 = 8 pesos".
inspect-market-pays = Ein { animal } hier kann { $payment } bringen
# The side touches several markets.
inspect-market-pays-each = Ein { animal } hier kann an { $markets } Märkten je { $payment } bringen
inspect-market-far = { $who_is ->
    [you] Keine freie Seite grenzt an dein Land oder deine Herden
   *[other] Keine freie Seite grenzt an Land oder Herden von { $who }
}
inspect-market-full = Alle Seiten sind besetzt
inspect-market-over = Hierher kann kein Tier mehr
# $players: one or several.
inspect-market-by = Schon hier: { $players }

## A pond

inspect-pond = { $shape ->
    [single] Einzelteich
    [double] Doppelteich
    [bent] Bogenteich
   *[triangle] Dreiecksteich
}: { points } für jedes Plättchen oder Tier daneben
# One of several: whose, and their points.
inspect-pond-of = { $who }: { $points }
inspect-pond-nobody = Noch liegt kein Plättchen oder Tier daneben

## An empty hex

inspect-empty-pampas = Leere Pampa
inspect-empty-land = Leeres { land }feld
# $what: several of the things below.
inspect-may = { $who_is ->
    [you] Hier darfst du legen: { $what }
   *[other] Hier darf { $who } legen: { $what }
}
inspect-may-nothing = { $who_is ->
    [you] Hier darfst du nichts legen: Dein Land und deine Herden grenzen nicht daran
   *[other] Hier darf { $who } nichts legen: Eigenes Land und eigene Herden grenzen nicht daran
}
inspect-tile = { land }plättchen
inspect-animal = { animal }
inspect-a-pond = Teich
# $gain: what is paid, and points.
inspect-with-tile = Mit einem { land }plättchen: { $gain }
inspect-with-animal = Mit einem { animal }: { $gain }

## What the symbols count

inspect-tag = { $name }: { pesos }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { points }
# The same, with the points that a scoring now would add.
inspect-tag-forecast = { inspect-tag }, +{ $forecast }, wenn jetzt gewertet würde
inspect-purse = { $pesos ->
    [one] { $pesos } Peso im Beutel
   *[other] { $pesos } Pesos im Beutel
}
inspect-cards = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
inspect-actions-left = Noch { $left } von { $actions } Aktionen
# $caption: what they lead up to.
inspect-clock = { $left ->
    [one] { $left } Tierkarte, { $caption }
   *[other] { $left } Tierkarten, { $caption }
}

## Before a turn ends early

inspect-end = Zug beenden?
inspect-end-left = Du hast noch { actions }.

## Before other players' actions are undone, too

inspect-undo = Letzte Aktion zurücknehmen?
# $players: one or several.
inspect-undo-others = Auch alle späteren Aktionen von { $players } werden zurückgenommen.
# $actions: two or more.
inspect-undo-turn = Deine letzten { $actions } Aktionen zurücknehmen?
