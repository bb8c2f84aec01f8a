### What the game Hab & Gut says: its things by name, what may be done and why not, questions, hints, the log and its rules.
###
### Arguments by which a message chooses: $good coal wheat coffee rubber tea salt; $side left right; $phase trade foundation
### market; $sign plus minus; $half first second. $shares, $players and the like are several, listed one after the
### other. Money has no currency: a price is a number.

## Things by name

hg-rules-title = Die Regeln von Hab & Gut
hg-good = { $good ->
    [coal] Kohle
    [wheat] Weizen
    [coffee] Kaffee
    [rubber] Kautschuk
    [tea] Tee
   *[salt] Salz
}
# The same, standing alone.
hg-good-alone = { hg-good }
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

hg-refused-game-over = Das Spiel ist aus.
hg-refused-not-your-turn = Jetzt ist jemand anderes dran.
hg-refused-not-now = { $phase ->
    [trade] Erst kaufen, verkaufen oder passen.
    [foundation] Erst entscheidest du über deine Stiftung.
   *[market] Spiele jetzt eine Karte aus und halbiere eine andere.
}
hg-refused-wrong-number = In einem Zug handelst du mit einer bis { $most } Aktien, nicht mit { $shares }.
hg-refused-worthless = { hg-good } steht auf 0 und lässt sich nicht kaufen.
hg-refused-not-in-supply = { $left ->
    [0] Es gibt keine Aktie { hg-good } mehr zu kaufen.
    [one] Es gibt nur noch { $left } Aktie { hg-good } zu kaufen.
   *[other] Es gibt nur noch { $left } Aktien { hg-good } zu kaufen.
}
hg-refused-too-expensive = Das kostet { $price }, und du hast { $money }.
hg-refused-not-yours = { $held ->
    [0] Du hast keine Aktie { hg-good }.
    [one] Du hast nur { $held } Aktie { hg-good }.
   *[other] Du hast nur { $held } Aktien { hg-good }.
}
hg-refused-foundation-full = Alle { $places } Plätze deiner Stiftung sind belegt.
# $named is a market card.
hg-refused-not-in-rack = { $side ->
    [left] { $named } ist nicht im Halter links von dir.
   *[right] { $named } ist nicht im Halter rechts von dir.
}

## What is in hand

hg-choice-other-way = Du kaufst oder verkaufst im Zug, nicht beides: Leere zuerst deinen Korb.
hg-choice-pass-by-button = Willst du nicht handeln, drücke „{ hg-pass }“.
hg-choice-keep-by-button = Willst du nichts geben, drücke „{ hg-keep }“.

## Buttons and names on the face

# Neither buy nor sell.
hg-pass = Passen
# Put nothing into the foundation.
hg-keep = Alles behalten
hg-swap = Tauschen
hg-play = Gespielt
hg-halve = Halbiert
hg-bank = Bank
hg-yours = Deine
hg-foundation = Stiftung
hg-rack-left = Linker Halter, mit { $who }
hg-rack-right = Rechter Halter, mit { $who }
hg-rack-card = { $side ->
    [left] Linker Halter: { $named }
   *[right] Rechter Halter: { $named }
}
hg-close = Schließen
# How far along the game is: rounds count from 1 in each half.
hg-round = { $half ->
    [first] 1. Hälfte, Runde { $round } von { $rounds }
   *[second] 2. Hälfte, Runde { $round } von { $rounds }
}
# Under a lane of the exchange: the good and its price.
hg-lane = { hg-good }: { $price }
hg-buy-one = { hg-good }: eine für { $price } kaufen, { $left ->
    [0] keine mehr da
   *[other] noch { $left } da
}
hg-sell-one = { hg-good }: eine deiner { $held } für { $price } verkaufen
hg-give-one = { hg-good }: eine deiner { $held } geben
hg-take-out = { hg-good }: eine herausnehmen
# An empty place of the basket, and the empty place for the share to give.
hg-empty-basket = Leer: Tippe auf Aktien, die du kaufen oder verkaufen willst, höchstens { $most } in einem Zug.
hg-empty-gift = Leer: Tippe auf eine deiner Aktien, um sie in deine Stiftung zu legen.
# Beside the button for giving nothing.
hg-least-is-out = Wer am Ende am wenigsten gegeben hat, ist raus.
# A marker stays at the end of its track (house rule).
hg-stuck = bleibt bis zum Schluss
hg-money = Geld
# On a tag: what the player has, for screen readers.
hg-tag = { $name }: Geld { $money }, { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
}, { $given } in der Stiftung

## Signs, each explained in one line the first time that a player sees it

hg-sign-slots = In die gestrichelten Felder kommt, was du kaufst oder verkaufst: bis zu { $most } Aktien.
hg-sign-piles = Die Zahl auf einem Aktienstapel: So viele hat die Bank noch, oder hast du.
hg-sign-envelopes = Ein Umschlag verbirgt eine Aktie in einer Stiftung. Nur wer sie gab, kennt sie.
# A marker that stays at the end of its track (house rule).
hg-sign-stuck = Ein Nagel in einer Scheibe: Dieser Preis bleibt bis zum Schluss, wo er ist.
hg-sign-saved = Der Geldschein bei deinen Umschlägen: Geld, das bis zum Spielende dort bleibt.
hg-sign-track = Auf einer Leiste zeigt die Linie den Preis bisher und die Scheibe den Preis jetzt.
hg-sign-targets = Die Pfeilspitzen auf einer Leiste: wohin eine Karte deiner Halter den Preis bewegt.
hg-sign-tag = Auf einem Namensschild: Geld, Aktien und Umschläge in der Stiftung.
hg-sign-racks = Im Bild des Tisches führen Linien zu den Haltern, die du sehen kannst.

## The line on top

hg-prompt-your-turn = Du bist dran: { $what }
hg-prompt-your-turn-by-name = { $who }, du bist dran: { $what }
hg-prompt-what = { $phase ->
    [trade] Tippe auf bis zu { $most } Aktien: Kauf oder Verkauf.
    [foundation] Tippe eine Aktie für die Stiftung an, oder keine.
   *[market] Tippe auf eine Karte, dann auf eine zum Halbieren.
}
hg-prompt-basket = Tippe auf weitere Aktien oder bestätige.
hg-prompt-gift = In die Stiftung? Bestätige oder tippe auf eine andere Aktie.
hg-prompt-halve = { $side ->
    [left] Wähle nun eine Karte im linken Halter: Sie wird halbiert.
   *[right] Wähle nun eine Karte im rechten Halter: Sie wird halbiert.
}
hg-steps = Die Zahl auf der Karte mal { $step } bewegt den Preis.
hg-prompt-both-cards = Bestätige, tausche die beiden oder wähle neu.
hg-prompt-deciding = { $phase ->
    [trade] { $who } handelt.
    [foundation] { $who } denkt über die Stiftung nach.
   *[market] { $who } wählt zwei Karten.
}
hg-won-nobody = Das Spiel ist aus: Niemand gewinnt.
hg-won = { $who_is ->
    [you] Das Spiel ist aus: Du gewinnst!
   *[other] Das Spiel ist aus: { $who } gewinnt!
}
hg-won-together = Das Spiel ist aus: { $winners } teilen sich den Sieg!

## The question to be confirmed, and what would come of it

hg-ask-buy = { $shares } für { $price } kaufen?
hg-ask-left = Dir bleiben { $money }.
hg-ask-sell = { $shares } für { $price } verkaufen?
hg-ask-then = Du hast dann { $money }.
hg-ask-give = Eine Aktie { hg-good }, heute { $price } wert, in die Stiftung legen?
hg-ask-places = Sie lässt sich bis zum Ende der Hälfte nicht verkaufen. { $left ->
    [0] Das ist der letzte deiner { $places } Plätze.
    [one] Von deinen { $places } Plätzen bleibt { $left } frei.
   *[other] Von deinen { $places } Plätzen bleiben { $left } frei.
}
hg-ask-pass = Passen und nicht handeln?
hg-ask-keep = Nichts geben?
# Two market cards.
hg-ask-market = { $played } spielen und { $halved } halbieren?
# $way: "40 → 60".
hg-ask-moved = { $named }: { $way }
hg-ask-moved-lost = { $named }: { $way }, { $lost ->
    [one] { $lost } Schritt verfällt
   *[other] { $lost } Schritte verfallen
}
hg-ask-stuck = { $named }: { $way }, und bleibt dort
# $gain: "+120".
hg-ask-worth = Deine Aktien: { $gain }

## The log: what was done, as a line under the name of who did it

hg-log-bought = { $shares } für { $price } gekauft
hg-log-sold = { $shares } für { $price } verkauft
hg-log-passed = Gepasst
hg-log-gave = Eine Aktie in die Stiftung gelegt
hg-log-kept = Nichts in die Stiftung gelegt
# Two market cards, each with "40 → 60".
hg-log-market = { $played } gespielt: { $first }, { $halved } halbiert: { $second }
hg-log-opened = Die Stiftungen wurden geöffnet: { $rows }
# What it brought now, and what is in it altogether.
hg-log-opened-one = { $who } +{ $money } ({ $saved })

## The same in one line that begins with the name

hg-told-bought = { $who_is ->
    [you] Du hast { $shares } für { $price } gekauft
   *[other] { $who } hat { $shares } für { $price } gekauft
}
hg-told-sold = { $who_is ->
    [you] Du hast { $shares } für { $price } verkauft
   *[other] { $who } hat { $shares } für { $price } verkauft
}
hg-told-passed = { $who_is ->
    [you] Du hast gepasst
   *[other] { $who } hat gepasst
}
hg-told-gave = { $who_is ->
    [you] Du hast eine Aktie in die Stiftung gelegt
   *[other] { $who } hat eine Aktie in die Stiftung gelegt
}
hg-told-kept = { $who_is ->
    [you] Du hast nichts in die Stiftung gelegt
   *[other] { $who } hat nichts in die Stiftung gelegt
}
hg-told-played = { $who_is ->
    [you] Du hast { $named } gespielt
   *[other] { $who } hat { $named } gespielt
}
hg-told-market = { $who_is ->
    [you] Du hast { $played } gespielt: { $first }, und { $halved } halbiert: { $second }
   *[other] { $who } hat { $played } gespielt: { $first }, und { $halved } halbiert: { $second }
}

## Foundations are opened one after the other

hg-opening-title = { $half ->
    [first] Die erste Hälfte ist vorbei
   *[second] Die zweite Hälfte ist vorbei
}
hg-opening-open = Die Stiftungen werden geöffnet
hg-opening-nothing = Nichts
# Over columns: the shares of this half, what they brought, what has been saved altogether, and the result with the player's own
# shares sold at the end.
hg-opening-inside = Aktien
hg-opening-now = Wert
hg-opening-saved = Bisher
hg-opening-sold = Ergebnis
hg-opening-out = { $who_is ->
    [you] Du hast am wenigsten gegeben und bist raus.
   *[other] { $who } hat am wenigsten gegeben und ist raus.
}
hg-opening-several-out = { $players } haben am wenigsten gegeben und sind raus.
hg-opening-all-out = Alle haben gleich wenig gegeben: Alle sind raus.
hg-out = Raus

## What is shown when something is tapped for a closer look

hg-popover-price = { $named } auf { $price }: was den Preis bewegt hat
hg-popover-price-unmoved = Noch hat ihn nichts bewegt.
# $named is a market card, $way "40 → 60".
hg-popover-played = { $who_is ->
    [you] Du hast { $named } gespielt: { $way }
   *[other] { $who } hat { $named } gespielt: { $way }
}
hg-popover-halved = { $who_is ->
    [you] Du hast { $named } halbiert: { $way }
   *[other] { $who } hat { $named } halbiert: { $way }
}
hg-popover-money = Geld: { $money }
hg-popover-no-shares = Keine Aktien
hg-popover-own-shares = Aktien: { $shares }
# What everyone saw bought and not sold again; nobody sees which of them are in the foundation.
hg-popover-known-shares = Gekauft, einige jetzt vielleicht in der Stiftung: { $shares }
hg-popover-own-foundation = In der Stiftung: { $shares }
hg-popover-foundation = In der Stiftung: { $given } von { $places } Plätzen
hg-popover-saved = Aus früheren Hälften: { $money }
hg-popover-worth = Geld und diese Aktien zum heutigen Preis: { $money }
hg-popover-own-outcome = Wäre jetzt Schluss: { $money }. Deine Stiftung ist { $foundation } wert; die niedrigste Stiftung ist raus
# Two neighbours see it.
hg-popover-rack = { $players } sehen diesen Halter: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
hg-popover-table = Wer mit wem einen Halter teilt
hg-table = Tisch

## Hints: $why is several of the last message

hg-hint-buy = { $shares } für { $price } kaufen. In deinen Haltern: { $why }
hg-hint-sell = { $shares } für { $price } verkaufen. In deinen Haltern: { $why }
hg-hint-pass = Passen
hg-hint-give = { $shares } geben, heute { $price } wert: Wer am Ende am wenigsten hat, ist raus
hg-hint-keep = Jetzt nichts geben
# $gain: "+120".
hg-hint-market = { $played } spielen und { $halved } halbieren: deine Aktien { $gain }
hg-hint-why = { hg-good } { hg-sign }{ $steps }

## The rules for reference

hg-rules-goal-title = Worum es geht
hg-rules-goal = Ihr kauft und verkauft Aktien von { $goods } Waren und bewegt ihre Preise. Wer am Ende das meiste Geld hat, gewinnt.
hg-rules-least = Aber ihr müsst auch geben: Wer am wenigsten in der Stiftung hat, ist raus, so reich er auch ist.
hg-rules-table-title = Der Tisch
hg-rules-goods = Es gibt je { $shares } Aktien Kohle, Weizen, Kaffee, Kautschuk, Tee und Salz. Jede Ware beginnt beim Preis { $price }.
hg-rules-track = Preise gehen von 0 bis { $highest } in Schritten von { $step }.
hg-rules-racks = Die Marktkarten werden gemischt. Zwischen je zwei Nachbarn steht ein Halter mit { $cards } davon: Beide Nachbarn sehen sie, sonst niemand. Die übrigen Karten bleiben verdeckt.
hg-rules-money = Alle beginnen mit { $money }. Der Startspieler wird ausgelost.
hg-rules-round-title = Hälften und Runden
hg-rules-halves = Das Spiel hat { $halves } Hälften zu { $rounds } Runden.
hg-rules-phases = In jeder Runde handeln alle reihum nach links, vom Startspieler an. Dann spielen alle in derselben Reihenfolge Marktkarten. Die nächste Runde beginnt beim nächsten Spieler links.
hg-rules-trade-title = Kaufen und verkaufen
hg-rules-buy = Kaufe eine bis { $most } Aktien beliebiger Waren zu ihren Preisen, solange die Bank sie hat und dein Geld reicht. Was auf 0 steht, lässt sich nicht kaufen.
hg-rules-sell = Oder verkaufe eine bis { $most } deiner Aktien zu ihren Preisen, auch zu 0. Oder passe.
hg-rules-known = Welche Aktien du hast, wird nicht gezeigt, aber alle sehen, was gekauft und verkauft wird, wie viel Geld du hast und wie viele Aktien.
hg-rules-foundation-title = Die Stiftung
hg-rules-give = Nach dem Handeln oder Passen darfst du eine deiner Aktien verdeckt in deine Stiftung legen. Sie hat { $places } Plätze.
hg-rules-given = Niemand sonst sieht, welche es ist. Bis zum Ende der Hälfte lässt sie sich nicht verkaufen.
hg-rules-market-title = Marktkarten
# $cards: several of the message below.
hg-rules-cards = Jede Ware hat diese Karten: { $cards }.
hg-rules-card = { $count ->
    [one] { hg-sign }{ $steps }
   *[other] { $count } × { hg-sign }{ $steps }
}
hg-rules-play = Spiele eine Karte aus dem linken oder rechten Halter: Ihre Ware bewegt sich um die Schritte auf der Karte. Dann halbiere eine Karte des anderen Halters: Ihre Ware bewegt sich um die Hälfte der Schritte auf dieser Karte. Beide Karten werden aufgedeckt und abgelegt.
hg-rules-halve = Eine halbierte Karte +{ $steps } bewegt ihre Ware um { $halved } Schritte.
hg-rules-ends = Ein Marker hält an beiden Enden seiner Leiste an. Was darüber hinausginge, verfällt.
hg-rules-ends-stuck = Ein Marker, der über ein Ende seiner Leiste hinausginge, bleibt bis zum Ende des Spiels dort. Erreicht er das Ende genau, kann er wieder weg.
hg-rules-end-title = Das Ende einer Hälfte
hg-rules-half-over = Nach { $rounds } Runden sind die Halter leer. Alle Stiftungen werden geöffnet und ihre Aktien zu den aktuellen Preisen an die Bank verkauft. Dieses Geld bleibt bis zum Ende des Spiels in der Stiftung und lässt sich nicht ausgeben. Die Preise bleiben stehen. Für die zweite Hälfte werden alle Marktkarten gemischt und die Halter neu gefüllt; wie immer beginnt der nächste Spieler links.
hg-rules-out = Wer am Ende des Spiels am wenigsten in der Stiftung hat, ist raus. Haben mehrere am wenigsten, sind sie alle raus. Sind das alle Spieler, gewinnt niemand.
hg-rules-win = Die anderen verkaufen alle ihre eigenen Aktien zu den aktuellen Preisen. Das meiste Geld gewinnt, die Stiftung zählt nicht mit. Bei Gleichstand ist der Sieg geteilt.
hg-rules-assumed-title = Was wir annehmen mussten
hg-rules-assumed = Das verrät keine Quelle, die wir kennen. Wir spielen es so:
hg-assumed-track = Preise gehen bis höchstens { $highest }, in Schritten von { $step }.
hg-assumed-cards = Jede Ware hat die Karten { $cards }.
hg-assumed-stops = Ein Marker, der an einem Ende hält, geht später von dort weiter, außer mit der Hausregel unten.
hg-rules-house-title = Hausregel
hg-rules-house = Das lässt sich vor einem Spiel ändern:
hg-rules-house-stuck = Ein Marker, dessen Bewegung über ein Ende hinausginge, bleibt bis zum Ende des Spiels dort. Erreicht er das Ende genau, kann er wieder weg.
