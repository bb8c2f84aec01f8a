### What the game Hacienda says: its things by name, what may be done and why not, hints, previews and the log.
###
### Landscapes, cards and decks are here the first part of a word: { land }plättchen, { card }karte, { deck }stapel. All animals
### are neuter and all ponds masculine, so that an article stands before them as it is.

## Things by name, as they appear in a sentence

land = { $land ->
    [mountain] Gebirgs
    [forest] Wald
    [meadow] Weide
    [rocks] Felsen
    [swamp] Sumpf
   *[pampas] Pampa
}
animal = { $species ->
    [cattle] Rind
    [horse] Pferd
    [pig] Schwein
   *[sheep] Schaf
}
herd = { $species ->
    [cattle] Rinderherde
    [horse] Pferdeherde
    [pig] Schweineherde
   *[sheep] Schafherde
}
animals = { $species ->
    [cattle] Rinder
    [horse] Pferde
    [pig] Schweine
   *[sheep] Schafe
}
card = { $card ->
    [mountain] Gebirgs
    [forest] Wald
    [meadow] Weide
    [rocks] Felsen
    [swamp] Sumpf
    [pampas] Pampa
    [cattle] Rinder
    [horse] Pferde
    [pig] Schweine
   *[sheep] Schaf
}
deck = { $deck ->
    [land] Land
   *[animal] Tier
}
pond = { $shape ->
    [single] Einzelteich
    [double] Doppelteich
    [bent] Bogenteich
   *[triangle] Dreiecksteich
}

## Points and pesos

category = { $category ->
    [markets] Märkte
    [chains] Landketten
    [haciendas] Haciendas
    [ponds] Teiche
    [herds] Herden
   *[money] Geld
}
category-inside = { $category ->
    [markets] Märkte
    [chains] Landketten
    [haciendas] Haciendas
    [ponds] Teiche
    [herds] Herden
   *[money] Geld
}
scoring = { $scoring ->
    [intermediate] Zwischenwertung
   *[final] Schlusswertung
}
pesos = { $pesos ->
    [one] { $pesos } Peso
   *[other] { $pesos } Pesos
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sign = { $sign ->
    [minus] −
   *[plus] +
}
points-signed = { sign }{ points }

## Why the rules refuse an action: what is missing, in one sentence

refused-game-over = Das Spiel ist aus.
refused-deck-is-empty = Der { deck }stapel ist leer.
refused-not-in-display = In der Auslage liegt keine { card }karte.
refused-too-expensive = Das kostet { $price ->
    [one] { $price } Peso
   *[other] { $price } Pesos
}, und du hast { $pesos }.
refused-card-not-in-hand = Du hast keine { card }karte auf der Hand.
refused-wrong-landscape = Eine { card }karte braucht ein leeres { card }feld.
refused-not-pampas = Dafür brauchst du ein leeres Pampafeld.
refused-hex-is-taken = Dieses Feld ist besetzt.
refused-not-next-to-your-land = Dieses Feld grenzt nicht an dein Land: Ein Pampaplättchen muss neben einem deiner Landplättchen liegen.
refused-not-next-to-your-land-or-herd = Dieses Feld grenzt weder an dein Land noch an deine { herd }.
refused-no-tile-of-species = Alle deine { animals } sind auf dem Spielplan.
refused-no-animal-tile = Alle deine Tiere sind auf dem Spielplan.
refused-hacienda-bought = Du hast in diesem Zug schon eine Hacienda gekauft: nur eine pro Zug.
refused-no-hacienda = Keine Hacienda mehr da.
refused-not-your-piece = Eine Hacienda gehört auf eins deiner Landplättchen oder Tiere.
refused-group-has-hacienda = Diese Kette oder Herde hat schon eine Hacienda.
refused-tile-has-hacienda = Hier steht schon eine Hacienda.
refused-pond-bought = Du hast in diesem Zug schon einen Teich gekauft: nur einen pro Zug.
refused-no-such-pond = So einen Teich gibt es nicht: Seine Felder müssen sich berühren, und drei dürfen nicht in gerader Linie liegen.
refused-no-pond-left = Kein { pond } mehr da.
refused-harvested = Du hast in diesem Zug schon geerntet: nur einmal pro Zug.
refused-not-your-land = Eine Ernte braucht eins deiner Landplättchen.
refused-chain-too-short = Diese Kette hat erst { $tiles } der { $needed } Plättchen, die eine Ernte braucht.
refused-chain-has-chip = Auf dieser Kette liegt schon ein Erntechip.
refused-chips-in-supply = Im Vorrat sind noch Erntechips: Nimm einen davon.
refused-no-chip-in-supply = Im Vorrat ist kein Erntechip mehr: Wähle einen von einem Gegner.
refused-no-chip-there = Dort liegt kein Erntechip.
refused-chip-is-yours = Von einer eigenen Kette kannst du keinen Erntechip nehmen.

## What is in hand

choice-no-hex = Dafür ist nirgends ein Feld frei.
choice-now-the-chain = Wähle jetzt die Kette für die Ernte.
choice-pond-does-not-fit = Der Teich passt hier nicht hin: Er braucht leere Pampa.
choice-end-by-button = Deinen Zug beendest du mit „{ hud-end-turn }“.

## The line on top: whose turn it is and what may be done now

# $actions: how many are left.
actions = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
prompt-your-turn = Du bist dran: noch { actions }. Wähle eine Karte oder kaufe ein.
prompt-your-turn-by-name = { $who }, du bist dran: noch { actions }. Wähle eine Karte oder kaufe ein.
prompt-holding-tile = Ein { land }plättchen: Wähle ein helles Feld.
prompt-holding-animal = Ein { animal }: Wähle ein helles Feld.
prompt-holding-purchase = Kaufen? Dabei wird eine Karte aufgedeckt: Rückgängig geht dann nicht.
prompt-holding-hacienda = Eine Hacienda: Wähle eins deiner Landplättchen oder Tiere.
prompt-holding-pond = Ein { pond }: Wähle leere Pampa dafür.
prompt-holding-harvest = Eine Ernte: Wähle eine deiner Ketten.
prompt-take-a-chip = Kein Chip mehr da: Wähle zuerst einen von einem Gegner.
# A ghost of the piece is on the board, waiting to be confirmed.
prompt-sure = Hier? Bestätige oder tippe noch einmal aufs Feld.
prompt-sure-or-turn = Hier? Drehe ihn, bestätige oder wähle neu.
prompt-thinking = { $who } überlegt.
prompt-come = { $who } ist dran: Komm bitte an den Tisch.
prompt-scoring = Die Wertung läuft.
prompt-over = Das Spiel ist aus.
prompt-won = { $who_is ->
    [you] Das Spiel ist aus: Du gewinnst!
   *[other] Das Spiel ist aus: { $who } gewinnt!
}
prompt-won-together = Das Spiel ist aus: { $winners } teilen sich den Sieg!

## Why a tap does nothing

prompt-not-your-turn = Jetzt ist { $who } dran.
prompt-nothing-more = Das Spiel ist aus: Es geht nichts mehr.
prompt-hidden = Diese Karten sind verdeckt.
# The player's own cards, which were left alone for a while and which others could see.
prompt-face-down = Deine Karten liegen verdeckt. Halte sie gedrückt, um sie zu sehen.

## The question before a purchase; $price in pesos

prompt-buy-top = Die oberste { deck }karte für { $price } kaufen?
prompt-buy-card = Die { card }karte für { $price } kaufen?
prompt-buy-it = Für { $price } kaufen?
prompt-no-way-back = Das lässt sich nicht rückgängig machen.

## The question before a piece is placed, and what it would bring

preview-tile = { land }plättchen hierher?
preview-animal = { animal } hierher?
preview-hacienda = Hacienda hierher?
preview-pond = { pond } hierher?
preview-harvest = Diese Kette abernten?
preview-pays = Bringt { pesos }
preview-costs = Kostet { pesos }
payment-sign = { $operation ->
    [times] ×
   *[plus] +
}
preview-payment = { $animals ->
    [one] { $animals } Tier
   *[other] { $animals } Tiere
} { payment-sign } { $tiles } Land = { pesos }
preview-payments = { $markets } × ({ $payment })
preview-no-points = Noch keine Punkte
preview-score = { points-signed }: { $gains }
preview-gain = { $what } { sign }{ $gained }
nth = { $nth }.
nth-market = { nth } Markt

## The log: what was done, as a line under the name of who did it; $price in pesos

log = Verlauf
log-empty = Noch ist nichts gespielt.
log-bought-top = { $deck ->
    [land] Landkarte für { $price } gekauft
   *[animal] Tierkarte für { $price } gekauft
}
log-bought-card = { card }karte für { $price } gekauft
log-built = Hacienda für { $price } gebaut
log-dug = { pond } für { $price } gegraben
log-placed-tile = { land }plättchen gelegt
log-placed-tile-in-chain = { land }plättchen gelegt, jetzt eine { $tiles }er-Kette
log-placed-animal = { animal } gesetzt
log-placed-animal-paid = { animal } gesetzt: { $payment }
log-placed-animal-paid-each = { animal } gesetzt: { $markets } Märkte, je { $payment }, zusammen { pesos }
log-payment = { $animals } { payment-sign } { $tiles } = { pesos }
log-harvested = { $tiles } Plättchen abgeerntet: { pesos }
log-harvested-with-chip = { $tiles } Plättchen abgeerntet, mit fremdem Chip: { pesos }
log-passed = Gepasst
log-ended = Zug beendet
log-scoring = { scoring }: { $rows }
log-scored = { $who } +{ $points }

## The same in one line that begins with the name

told-bought-top = { $deck ->
    [land] { $who_is ->
        [you] Du kaufst
       *[other] { $who } kauft
    } eine Landkarte für { $price }
   *[animal] { $who_is ->
        [you] Du kaufst
       *[other] { $who } kauft
    } eine Tierkarte für { $price }
}
told-bought-card = { $who_is ->
    [you] Du kaufst
   *[other] { $who } kauft
} die { card }karte für { $price }
told-built = { $who_is ->
    [you] Du baust
   *[other] { $who } baut
} eine Hacienda für { $price }
told-dug = { $who_is ->
    [you] Du gräbst
   *[other] { $who } gräbt
} einen { pond } für { $price }
told-placed-tile = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} ein { land }plättchen
told-placed-tile-in-chain = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} ein { land }plättchen, jetzt eine { $tiles }er-Kette
told-placed-animal = { $who_is ->
    [you] Du setzt
   *[other] { $who } setzt
} ein { animal }
told-placed-animal-paid = { $who_is ->
    [you] Du setzt
   *[other] { $who } setzt
} ein { animal }: { $payment }
told-placed-animal-paid-each = { $who_is ->
    [you] Du setzt
   *[other] { $who } setzt
} ein { animal }: { $markets } Märkte, je { $payment }, zusammen { pesos }
told-harvested = { $who_is ->
    [you] Du erntest
   *[other] { $who } erntet
} { $tiles } Plättchen: { pesos }
told-harvested-with-chip = { $who_is ->
    [you] Du erntest
   *[other] { $who } erntet
} { $tiles } Plättchen, mit fremdem Chip: { pesos }
told-passed = { $who } passt
told-ended = { $who_is ->
    [you] Du beendest
   *[other] { $who } beendet
} den Zug

## Hints

# The button.
hint = Tipp
hint-thinking = Ein Tipp wird gesucht …
hint-choose = Wähle einen Tipp, dann bestätige mit Ja.
hint-numbered = Tipp { $number }

## Hints: an action with what it brings. $deed is one of the messages below

hint-with-gain = { $deed }: { $gain }
hint-with-purpose = { $deed }, { $purpose }: { $gain }
hint-with-reason = { $hint }. Und { $purpose }: { $gain }
hint-for-later = { $deed }, für später
hint-no-points = { $deed }: noch keine Punkte
hint-points = { $when ->
    [each] { points-signed } in jeder Wertung
    [final] { points-signed } in der Schlusswertung
   *[always] { points-signed }
}
hint-pesos = +{ pesos }

## Hints: what an action does

hint-buy-top = Oberste { deck }karte für { pesos } kaufen
hint-buy-card = { card }karte aus der Auslage für { pesos } kaufen
hint-build = { $group ->
    [chain] Hacienda für { pesos } auf eine { $size }er-Kette bauen
   *[herd] Hacienda für { pesos } auf eine { $size }er-Herde bauen
}
hint-dig = { pond } für { pesos } neben { $hexes } deiner Felder graben
hint-begin-chain = Kette mit einem { land }plättchen beginnen
hint-make-chain = { land }plättchen legen und die Kette auf { $tiles } Plättchen bringen
hint-join-chains = { land }plättchen legen und { $chains ->
    [2] zwei
    [3] drei
   *[other] { $chains }
} Ketten zu { $tiles } Plättchen verbinden
hint-bring-to-market = { animal } zum Markt bringen
hint-begin-herd = Herde mit einem { animal } beginnen
hint-make-herd = { animal } setzen und die Herde auf { $count } { animals } bringen
hint-make-mixed-herd = { animal } setzen und die Herde auf { $count } Tiere bringen
hint-reach-market = { animal } setzen und deinen { nth-market } erreichen
hint-reach-markets = { animal } setzen und deinen { $from } bis { $to } Markt erreichen
hint-harvest = Kette aus { $tiles } Plättchen abernten
hint-harvest-with-chip = Kette aus { $tiles } Plättchen mit dem Chip eines Gegners abernten
hint-end = Zug beenden und { pesos } behalten

## Hints: the same as the purpose of another action

hint-buy-top-to = dann die oberste { deck }karte für { pesos } kaufen
hint-buy-card-to = dann die { card }karte aus der Auslage für { pesos } kaufen
hint-build-to = { $group ->
    [chain] dann eine Hacienda für { pesos } auf eine { $size }er-Kette bauen
   *[herd] dann eine Hacienda für { pesos } auf eine { $size }er-Herde bauen
}
hint-dig-to = dann einen { pond } für { pesos } neben { $hexes } deiner Felder graben
hint-begin-chain-to = dann eine Kette mit einem { land }plättchen beginnen
hint-make-chain-to = dann eine Kette auf { $tiles } Plättchen bringen
hint-join-chains-to = dann { $chains ->
    [2] zwei
    [3] drei
   *[other] { $chains }
} Ketten zu { $tiles } Plättchen verbinden
hint-bring-to-market-to = dann ein { animal } zum Markt bringen
hint-begin-herd-to = dann eine Herde mit einem { animal } beginnen
hint-make-herd-to = dann eine Herde auf { $count } { animals } bringen
hint-make-mixed-herd-to = dann eine Herde auf { $count } Tiere bringen
hint-reach-market-to = dann deinen { nth-market } erreichen
hint-reach-markets-to = dann deinen { $from } bis { $to } Markt erreichen
hint-harvest-to = dann eine Kette aus { $tiles } Plättchen abernten
hint-harvest-with-chip-to = dann eine Kette aus { $tiles } Plättchen mit dem Chip eines Gegners abernten
hint-end-to = dann den Zug beenden und { pesos } behalten

## Over the board

float-paid = +{ $pesos }
