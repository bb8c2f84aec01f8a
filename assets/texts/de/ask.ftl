### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

ask-dot = { $before } · { $after }
# $facts: several of the messages below.
ask-chain = { $who_is ->
    [you] Deine Kette: { $facts }
   *[other] Kette von { $who }: { $facts }
}
ask-herd = { $who_is ->
    [you] Deine { herd }: { $facts }
   *[other] { herd } von { $who }: { $facts }
}
# Of several kinds.
ask-mixed-herd = { $who_is ->
    [you] Deine Herde: { $facts }
   *[other] Herde von { $who }: { $facts }
}
ask-tiles = { $tiles } Plättchen
ask-animals = { $count ->
    [one] { $count } { animal }
   *[other] { $count } { animals }
}
ask-mixed-animals = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
}
ask-markets = { $markets ->
    [one] { $markets } Markt
   *[other] { $markets } Märkte
}
ask-no-points = noch keine Punkte
ask-harvest = Ernte { pesos }
# Its owner has harvested in this turn.
ask-harvest-later = Ernte { pesos } im nächsten Zug
ask-harvested = abgeerntet
ask-harvest-from = Ernte ab { $tiles } Plättchen
ask-no-chip = kein Erntechip mehr da
# The points of one category, in a row of several.
ask-part = { category-inside } { $points }
# What a hacienda on it would score, and its price.
ask-hacienda = Mit einer Hacienda: +{ points } für { pesos }

## A market

ask-market-first = { $who_is ->
    [you] Markt: erster Besuch +{ points }
   *[other] Markt: erster Besuch von { $who } +{ points }
}
ask-market-known = { $who_is ->
    [you] Markt: Hier warst du schon
   *[other] Markt: Hier war { $who } schon
}
# $payment: "3 + 5 = 8 pesos".
ask-market-pays = Ein { animal } hier kann { $payment } bringen
# The side touches several markets.
ask-market-pays-each = Ein { animal } hier kann an { $markets } Märkten je { $payment } bringen
ask-market-far = { $who_is ->
    [you] Keine freie Seite grenzt an dein Land oder deine Herden
   *[other] Keine freie Seite grenzt an Land oder Herden von { $who }
}
ask-market-full = Alle Seiten sind besetzt
ask-market-over = Hierher kann kein Tier mehr
# $players: one or several.
ask-market-by = Schon hier: { $players }

## A pond

ask-pond = { $shape ->
    [single] Einzelteich
    [double] Doppelteich
    [bent] Bogenteich
   *[triangle] Dreiecksteich
}: { points } für jedes Plättchen oder Tier daneben
# One of several: whose, and their points.
ask-pond-of = { $who }: { $points }
ask-pond-nobody = Noch liegt kein Plättchen oder Tier daneben

## An empty hex

ask-empty-pampas = Leere Pampa
ask-empty-land = Leeres { land }feld
# $what: several of the things below.
ask-may = { $who_is ->
    [you] Hier darfst du legen: { $what }
   *[other] Hier darf { $who } legen: { $what }
}
ask-may-nothing = { $who_is ->
    [you] Hier darfst du nichts legen: Dein Land und deine Herden grenzen nicht daran
   *[other] Hier darf { $who } nichts legen: Eigenes Land und eigene Herden grenzen nicht daran
}
ask-tile = { land }plättchen
ask-animal = { animal }
ask-a-pond = Teich
# $gain: what is paid, and points.
ask-with-tile = Mit einem { land }plättchen: { $gain }
ask-with-animal = Mit einem { animal }: { $gain }

## What the symbols count

ask-tag = { $name }: { pesos }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { points }, wenn jetzt gewertet würde
ask-purse = { $pesos ->
    [one] { $pesos } Peso im Beutel
   *[other] { $pesos } Pesos im Beutel
}
ask-cards = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
ask-actions-left = Noch { $left } von { $actions } Aktionen
# $caption: what they lead up to.
ask-clock = { $left ->
    [one] { $left } Tierkarte, { $caption }
   *[other] { $left } Tierkarten, { $caption }
}

## Before a turn ends early

ask-end = Zug beenden?
ask-end-left = Du hast noch { actions }.

## Before other players' actions are undone, too

ask-undo = Letzte Aktion zurücknehmen?
# $players: one or several.
ask-undo-others = Auch alle späteren Aktionen von { $players } werden zurückgenommen.
# $actions: two or more.
ask-undo-turn = Deine letzten { $actions } Aktionen zurücknehmen?
