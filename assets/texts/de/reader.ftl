### What can be done now, read out line by line for who listens, or steps through it by keys: first what, then where, then the
### yes. Each line is heard alone, so it is whole and short.

## What

reader-play = { card }karte spielen: { $count } auf der Hand, { $places ->
    [one] { $places } Feld
   *[other] { $places } Felder
}
reader-harvest = Eine Kette abernten
reader-build = Hacienda für { pesos } bauen
reader-dig = { pond } für { pesos } graben
reader-buy-top = Die oberste { deck }karte für { pesos } kaufen
reader-buy-card = Die offene { card }karte für { pesos } kaufen

## Where

reader-hex = Reihe { $row }, { nth } von links
reader-hexes = { $before }; { $next }
reader-hex-beside = { $hex }, neben: { $things }
reader-your-tile = dein { land }plättchen
reader-your-animal = dein { animal }
reader-markets = { $markets ->
    [one] ein Markt
   *[other] { $markets } Märkte
}
reader-water = Wasser
reader-pieces-of = { $who_is ->
    [you] deine Plättchen
   *[other] Plättchen von { $who }
}
reader-place = { $place }: { $gain }

## The yes, and the ways on

reader-yes = Ja: { $what }
reader-back = Zurücklegen
reader-more = Weiter: noch { $left }
reader-first = Zurück zum Anfang
