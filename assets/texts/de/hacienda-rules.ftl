### The rules of Hacienda for reference, in our own words around the numbers of the game being played. Every number is an
### argument, because variants and house rules change most of them. $pesos, $price, $top and $open are prices, as "2 pesos"; $points
### is "2 points".

# The page, and the button to it.
rules-page-title = Die Regeln

# The small button beside a refusal, which opens the rule behind it.
rule-why = Warum?

## Search: the field, and the words that can be tapped instead of typing

rule-search = Suchen
rule-search-none = Nichts gefunden
# Which of the matches this is.
rule-search-found = { $nth } von { $count }
rule-term-cost = Kosten
rule-term-chain = Kette
rule-term-herd = Herde
rule-term-payment = Geld
rule-term-chip = Chip
rule-term-limit = Grenze
rule-term-hidden = Verdeckt
rule-term-stack = Stapel
rule-term-side = Seite
rule-term-tie = Gleichstand
rule-term-pass = Passen
rule-term-variant = Variante

## Chapters, as listed

rule-chapter-goal = Worum es geht
rule-chapter-setup = Aufbau
rule-chapter-turn = Dein Zug
rule-chapter-buying = Karten kaufen
rule-chapter-land = Land
rule-chapter-animals = Tiere
rule-chapter-markets = Märkte
rule-chapter-harvest = Ernte
rule-chapter-pieces = Haciendas, Teiche
rule-chapter-scoring = Wertung
rule-chapter-end = Spielende
rule-chapter-variants = Varianten
rule-chapter-house = Hausregeln

## Goal

rule-goal = Du züchtest Vieh in der Pampa. Du sicherst dir Land, ziehst Tiere auf und treibst sie zum Markt. Wer am Ende die meisten Punkte hat, gewinnt.
rule-points = Punkte gibt es für Märkte, die deine Tiere erreichen, für lange Landketten, für Haciendas, für Teiche neben deinem Land und deinen Tieren und für Geld.
rule-signs = Die Regel hinter einem Zeichen liest du, wenn du im Spiel den Finger darauf hältst oder es mit der rechten Maustaste anklickst.
rule-board = Jedes Feld des Spielplans ist Pampa, eine der { $landscapes } Landschaften, ein Markt oder Wasser. Ein Markt ist ein Feld mit sechs Seiten. Auf einen Markt wird nie etwas gelegt.

## Setting up

rule-setup-land = Die Landkarten werden gemischt: { $each } von jeder Landschaft und { $pampas } Pampakarten. Alle bekommen je { $dealt } davon, und { $open } liegen offen als Auslage neben dem Stapel.
rule-setup-pampas = Vorher bekommen alle je { $cards } Pampakarten.
rule-setup-animals = Die Tierkarten werden gemischt: { $each } von jeder Art. Alle bekommen je { $dealt } davon, und { $open } kommen offen in die Auslage.
rule-setup-stacks = Die übrigen Tierkarten werden auf zwei gleich große Stapel verteilt. Vom ersten wird gezogen, der zweite wartet. Bleibt eine Karte übrig, kommt sie auf den ersten.
rule-setup-table = Von der Zahl der Spieler hängt ab, wie viele Tierkarten vor dem Austeilen ungesehen aus dem Spiel genommen werden und wie viele Haciendas und Erntechips es gibt.
rule-setup-ponds = Teiche haben ein Feld, zwei Felder, drei in einem Bogen oder drei in einem Dreieck. Auf jedes aufgedruckte Wasserfeld kommt ein Teich mit einem Feld. Die anderen stehen zum Verkauf.
rule-setup-ponds-large = Teiche haben ein Feld, zwei Felder, drei in einem Bogen oder drei in einem Dreieck. Auf jedes aufgedruckte Wasserfeld kommt ein Teich mit einem Feld. Nur die größeren stehen zum Verkauf.
rule-setup-purse = Alle beginnen mit je { $pesos }, und der Bank geht das Geld nie aus. Der Startspieler wird ausgelost, falls keiner bestimmt wird. Gespielt wird im Uhrzeigersinn.
rule-hands = Du spielst Karten nur aus der Hand. Handkarten sind verdeckt, und du darfst beliebig viele haben. Geld ist offen.
rule-known = Eine Karte, die du aus der Auslage genommen hast, kennen alle, solange du sie hast. Spielst du eine Karte dieser Sorte, wird zuerst die bekannte gespielt. Alle wissen auch, wie viele Karten jeder Sorte noch unbekannt sind.

## Your turn

rule-turn = In deinem Zug hast du bis zu { $actions } Aktionen in beliebiger Reihenfolge. Du darfst früher aufhören.
rule-prices = Die Kosten: die oberste Karte eines Stapels { $top }, eine offene Karte { $open }, eine Hacienda { $hacienda }, ein Teich { $pond }. Ernten und Karten spielen kostet nichts.
rule-once = Drei Aktionen gehen jeweils nur einmal pro Zug: eine Hacienda bauen, einen Teich graben und ernten. Alle anderen darfst du wiederholen.
rule-owe = Schulden machen darf niemand. Was mehr kostet, als du hast, kannst du nicht kaufen.
rule-place = Was du legst, braucht leere Felder. Pampakarten, Tiere und Teiche brauchen Pampa. Wo schon etwas liegt, kommt nichts mehr hin, außer Haciendas und Erntechips.

## Buying cards

rule-buy = Kaufe die oberste Karte eines Stapels, ungesehen, oder eine der offenen aus der Auslage daneben. Du darfst sie im selben Zug spielen, als weitere Aktion.
rule-refill = Eine gekaufte offene Karte wird sofort vom Stapel ersetzt. Mit deiner nächsten Aktion darfst du die neue kaufen. Du kannst nur Karten kaufen, die da sind.
rule-no-undo = Wer eine Karte kauft, deckt eine neue auf. Darum lässt sich das nicht rückgängig machen.
rule-land-deck = Muss eine Landkarte gezogen werden und ist der Stapel leer, werden die gespielten Karten zu einem neuen Stapel gemischt. Gibt es keine, lässt sich vom Stapel nichts kaufen, und eine Lücke in der Auslage bleibt, auch wenn später Karten gespielt werden.
rule-land-deck-once = Ist der Stapel der Landkarten leer, kommen keine mehr. Lücken in der Auslage bleiben.

## Land

rule-land = Mit einer Landkarte legst du ein Plättchen auf ein leeres Feld ihrer Landschaft, egal wo auf dem Spielplan. Die Karte wird dann abgelegt.
rule-pampas = Mit einer Pampakarte legst du ein Plättchen auf ein leeres Pampafeld neben einem Landplättchen von dir.
rule-full = Ist kein Feld einer Landschaft mehr leer, gelten ihre Karten als Pampakarten.
rule-chain = Deine Landplättchen, die sich berühren, bilden eine Kette. Ein einzelnes Plättchen ist eine Kette aus einem. Plättchen gehen nie aus.

## Animals

rule-animal = Mit einer Tierkarte setzt du ein Tier auf ein leeres Pampafeld. Es muss neben einem Landplättchen von dir oder neben einem deiner Tiere derselben Art liegen. Die Karte wird dann abgelegt.
rule-other-species = Neben einem deiner Tiere anderer Art zu liegen, genügt nicht.
rule-herd = Deine Tiere einer Art, die sich berühren, bilden eine Herde. Ein einzelnes Tier ist eine Herde aus einem. Verschiedene Herden dürfen nebeneinander liegen.
rule-herd-mixed = Deine Tiere, die sich berühren, bilden eine Herde, gleich welcher Art. Ein einzelnes Tier ist eine Herde aus einem.
rule-join = Ein neues Plättchen oder Tier kann Ketten oder Herden verbinden: Von da an sind sie eine einzige.
rule-limit = Die Grenze: Auf dem Spielplan darfst du höchstens { $animals } Tiere haben, davon höchstens { $same } einer Art. Mehr kannst du nicht setzen.

## Markets

rule-market = Setzt du ein Tier neben einen Markt, bekommst du sofort Geld, und zwar von jedem Markt, den es berührt.
# $operation: plus times
rule-payment = { $operation ->
    [plus] Du bekommst 1 Peso für jedes Tier seiner Herde, auch das neue, und 1 für jedes Landplättchen in all deinen Ketten, die die Herde berühren. Jedes Plättchen zählt einmal.
   *[times] Du bekommst in Pesos: alle Tiere seiner Herde, auch das neue, mal deine Landplättchen, die die Herde berühren. Der Rest ihrer Ketten zählt nicht.
}
rule-payment-first = Zwei Schweine bilden eine Herde neben einer Kette aus { $tiles }, und das zweite erreicht den Markt.
rule-payment-again = Ein drittes Schwein, an einer anderen Seite desselben Marktes, bringt wieder Geld.
rule-payment-join = Ein Schwein verbindet zwei Herden neben dem Markt.
# The sums below these pictures: animals and land give pesos, tiles times pesos per tile give pesos.
rule-sum-payment = { $operation ->
    [plus] { $animals } + { $tiles } = { $pesos }
   *[times] { $animals } × { $tiles } = { $pesos }
}
rule-sum-harvest = { $tiles } × { $each } = { $pesos }
rule-market-again = Ein späteres Tier an einer anderen Seite desselben Marktes bringt wieder Geld, nach der neuen Größe seiner Herde. Jede Seite zahlt nur einmal, und nur Pampaseiten können zahlen.
rule-market-join = Herden abseits eines Marktes zu verbinden, bringt kein Geld. Auch Land neben einem Markt bringt keins.

## Harvest

rule-tiles = { $tiles } Plättchen
rule-harvest = Für eine Ernte legst du einen Chip aus dem Vorrat auf eins deiner Landplättchen. Seine Kette braucht mindestens { $tiles } und darf keinen Chip haben. Du bekommst { $pesos } für jedes Plättchen der Kette.
rule-harvest-sum = Ernte einer Kette aus { $tiles }.
rule-harvest-take = Ist der Vorrat leer, nimmst du stattdessen einen Chip von der Kette eines Gegners, nie von einer eigenen. Diese Kette darf wieder abgeerntet werden, wenn kein anderer Chip darauf liegt.
rule-harvest-none = Liegt weder im Vorrat noch bei den Gegnern ein Chip, kannst du nicht ernten. Verbinden sich Ketten, bleiben die Chips, wo sie sind.

## Haciendas and ponds

rule-hacienda = Eine Hacienda kostet { $price } und kommt sofort auf eins deiner Landplättchen oder Tiere. Wem das Plättchen oder Tier gehört, dem gehört auch sie.
rule-hacienda-one = Eine Kette oder Herde darf nur eine Hacienda haben. Auch ein einzelnes Plättchen oder Tier darf eine haben. Verbinden sich Ketten oder Herden mit Haciendas, zählen die Haciendas nur einmal.
rule-hacienda-several = Ein Plättchen oder Tier darf nur eine Hacienda haben, eine Kette oder Herde auch mehrere. Sie zählen zusammen nur einmal.
rule-pond = Ein Teich kostet { $price }. Wähle einen, der zum Verkauf steht, drehe ihn, wie du magst, und lege ihn auf leere Pampa, wo du willst.
rule-pond-apart = Teiche bleiben getrennt: Zwei, die sich berühren, werden nicht zu einem.

## Scoring. $end: turn round

rule-scoring-first = Ist die letzte Karte des ersten Tierstapels gekauft oder aufgedeckt, kommt sofort der zweite Stapel ins Spiel. Die Zwischenwertung kommt am Ende { $end ->
    [turn] dieses Zuges.
   *[round] dieser Runde, wenn alle gleich oft am Zug waren.
}
rule-scoring-none = Ist die letzte Karte des ersten Tierstapels gekauft oder aufgedeckt, kommt sofort der zweite Stapel ins Spiel. Dabei gibt es keine Wertung.
rule-scoring-final = Ist der zweite Stapel leer, werden offene Tierkarten nicht mehr ersetzt, lassen sich aber noch kaufen. Die Schlusswertung kommt am Ende { $end ->
    [turn] dieses Zuges.
   *[round] dieser Runde.
}
rule-scoring-both = Sind beide Stapel leer, bevor gewertet wird, folgen beide Wertungen direkt aufeinander. Die Punkte beider werden addiert. Eine Wertung ändert nichts auf dem Spielplan.
rule-score-markets = Märkte, die mindestens ein Tier von dir berührt, bringen Punkte nach ihrer Anzahl:
rule-score-chains = Ketten: { $points } für jedes Plättchen jeder Kette aus mindestens { $tiles }.
rule-score-haciendas = Haciendas: 1 Punkt für jedes Plättchen jeder Kette oder jedes Tier jeder Herde, die eine hat.
rule-score-ponds = Teiche: { $points } für jedes Landplättchen oder Tier von dir neben einem Teich, für jeden Teich einzeln gezählt. Neben zwei Teichen zählt es doppelt, an zwei Seiten eines Teichs einmal.
rule-score-ponds-two = Teiche: für jedes Landplättchen oder Tier von dir neben einem Teich { $small } bei einem mit einem Feld und { $larger } bei einem größeren. Neben zwei Teichen zählt es doppelt, an zwei Seiten eines Teichs einmal.
rule-score-herds = Herden: { $points } für jedes Tier jeder Herde aus mindestens { $animals }.
rule-score-money = Geld: 1 Punkt für je volle { $pesos }. Du behältst das Geld.
rule-score-example = Ein Beispiel aus dem Grundspiel: was beide haben und wie viele Punkte es bringt:
rule-win = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Geld hat. Ist auch das gleich, ist der Sieg geteilt.

## The end

rule-end = Die Schlusswertung beendet das Spiel.
rule-pass = Ein Zug ohne Aktion heißt Passen. Passen alle nacheinander, endet das Spiel sofort mit der Schlusswertung. Das gilt ab der ersten Runde. Eine Zwischenwertung, die noch aussteht, entfällt.

## Variants

rule-variant1 = Variante 1: Ein Markt zahlt die Tiere der Herde mal deine Landplättchen, die die Herde berühren. Eine Hacienda kostet { $hacienda }, ein Teich { $pond }.
rule-variant1-scoring = Herden aus mindestens { $animals } bringen { $points } für jedes Tier. Geld bringt 1 Punkt für je volle { $pesos }. Der Rest ist wie im Grundspiel.
rule-variant1-sums = Schweine, Landplättchen, die sie berühren, und Pesos:
rule-running = Variante 2, laufende Wertung: Nach jeder Aktion hat jeder die Punkte, die eine Wertung ohne Geld brächte, auch durch das, was andere tun. Ein Markt zählt, sobald er erreicht ist: Der vierte bringt { $points }.
rule-running-final = Es gibt nur die Schlusswertung: alle Punkte, wie sie stehen, dazu das Geld. Die Variante passt zum Grundspiel und zu Variante 1, aber nicht zur Feuerprobe.
rule-running-turns = Einige Aktionen aus dem Grundspiel, mit den Pesos, die sie bringen, und deinen Punkten danach:
rule-running-chain = Eine Kette aus { $tiles } Plättchen
rule-running-longer = Ein Plättchen mehr an der Kette
rule-running-market = Zwei Tiere an der Kette erreichen einen ersten Markt
rule-running-shore = Ein Landplättchen neben einem Teich
rule-running-second = Zwei Tiere daran und neben dem Teich erreichen einen zweiten Markt
rule-running-hacienda = Eine Hacienda auf der Kette
rule-running-side = Ein drittes Tier der ersten Herde, an einer anderen Seite des Marktes
rule-crucible = Die Feuerprobe ist für { $players }, mit eigenem Spielplan: { $each } Karten von jeder Landschaft, { $pampas } Pampakarten und { $animals } von jeder Art. Keine Karte wird aus dem Spiel genommen. Es gibt { $haciendas } Haciendas und { $chips } Erntechips.
rule-crucible-hands = Beide bekommen je { $pampas } Pampakarten, dann aus dem gemischten Rest je { $lands } Landkarten und { $animals } Tierkarten. { $open } Karten liegen offen neben jedem Stapel. Die Tierstapel haben { $first } und { $second } Karten.
rule-crucible-ponds = Auf jedem aufgedruckten Wasserfeld liegt ein Teich mit einem Feld. Zum Verkauf steht je einer von jeder größeren Form. Die Preise sind die des Grundspiels.
rule-crucible-scoring = Märkte zahlen wie in Variante 1. Jeder Markt bringt { $more } mehr als im Grundspiel. Ketten und Herden aus mindestens { $tiles } bringen { $points } für jedes Plättchen oder Tier.
rule-crucible-shores = Teiche mit einem Feld bringen { $small } für jedes Plättchen oder Tier daneben, größere { $larger }. Geld bringt 1 Punkt für je volle { $pesos }.

## House rules: $name is one of them, $about the sentence about it

rule-house = Das lässt sich vor dem Spiel ändern:
rule-house-one = { $name }: { $about }
