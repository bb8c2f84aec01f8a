### The rules of Hacienda to look up, in our own words around the numbers of the game that is played. Every number is an
### argument, for variants and house rules change most of them. $pesos, $price, $top and $open are prices, as "2 pesos"; $points
### is "2 points".

# The page, and the button to it.
rules-page-title = Die Regeln

## Chapters, as they stand in the list

rule-chapter-goal = Worum es geht
rule-chapter-setup = Vorbereitung
rule-chapter-turn = Dein Zug
rule-chapter-buying = Karten kaufen
rule-chapter-land = Land
rule-chapter-animals = Tiere
rule-chapter-markets = Märkte
rule-chapter-harvest = Ernte
rule-chapter-pieces = Haciendas, Teiche
rule-chapter-scoring = Wertung
rule-chapter-end = Das Ende
rule-chapter-variants = Varianten
rule-chapter-house = Hausregeln

## What it is about

rule-goal = Du bist Rancher in der Pampa. Du nimmst dir Land, züchtest Tiere und bringst sie zum Markt. Wer am Ende die meisten Punkte hat, gewinnt.
rule-points = Punkte bringen Märkte, die deine Tiere erreichen, lange Ketten aus Land, Haciendas, Teiche neben deinem Land und deinen Tieren, und Geld.
rule-board = Jedes Feld des Spielplans ist Pampa, eine der fünf Landschaften, ein Markt oder Wasser. Ein Markt ist ein Feld mit sechs Seiten. Auf ihn wird nie etwas gelegt.

## Setting up

rule-setup-land = Die Landkarten werden gemischt: { $each } von jeder Landschaft und { $pampas } Pampakarten. Alle bekommen { $dealt } davon, und { $open } liegen offen neben dem Stapel.
rule-setup-pampas = Vorher bekommen alle { $cards } Pampakarten.
rule-setup-animals = Die Tierkarten werden gemischt: { $each } von jeder Art. Alle bekommen { $dealt } davon, und { $open } liegen offen.
rule-setup-stacks = Die anderen Tierkarten werden in zwei gleiche Stapel geteilt. Vom ersten wird gezogen, der zweite wartet. Eine Karte zu viel kommt in den ersten.
rule-setup-table = Die Zahl der Spieler sagt, wie viele Tierkarten vor dem Austeilen ungesehen herausgenommen werden und wie viele Haciendas und Erntechips es gibt.
rule-setup-ponds = Teiche haben ein Feld, zwei Felder, drei in geknickter Linie oder drei im Dreieck. Auf jedes gedruckte Wasserfeld kommt ein Teich mit einem Feld. Die anderen sind zu kaufen.
rule-setup-ponds-large = Teiche haben ein Feld, zwei Felder, drei in geknickter Linie oder drei im Dreieck. Auf jedes gedruckte Wasserfeld kommt ein Teich mit einem Feld. Nur die größeren sind zu kaufen.
rule-setup-purse = Alle beginnen mit { $pesos }. Wer anfängt, wird gelost oder gewählt. Gespielt wird im Uhrzeigersinn.
rule-hands = Du spielst nur Karten von deiner Hand. Handkarten sind verdeckt, und es dürfen beliebig viele sein. Geld liegt offen.
rule-known = Eine Karte, die du aus den offenen genommen hast, kennen alle, solange du sie hast. Spielst du eine Karte ihrer Sorte, geht die bekannte zuerst. Bekannt ist auch, wie viele Karten einer Sorte noch niemand gesehen hat.

## Your turn

rule-turn = In deinem Zug hast du bis zu { $actions } Aktionen, in beliebiger Reihenfolge. Du darfst früher aufhören.
rule-prices = Die Kosten: die oberste Karte eines Stapels { $top }, eine offene Karte { $open }, eine Hacienda { $hacienda }, ein Teich { $pond }. Karten spielen und ernten ist frei.
rule-once = Drei Aktionen gehen nur einmal pro Zug: eine Hacienda bauen, einen Teich graben und ernten. Alle anderen kannst du wiederholen.
rule-owe = Schulden gibt es nicht. Was mehr kostet, als du hast, kannst du nicht kaufen.
rule-place = Was du legst, braucht leere Felder. Pampakarten, Tiere und Teiche brauchen Pampa. Auf etwas, das schon da liegt, kommt nichts; nur Haciendas und Erntechips gehören darauf.

## Buying cards

rule-buy = Kaufe die oberste Karte eines Stapels, ungesehen, oder eine der offenen Karten daneben. Du darfst sie im selben Zug mit einer weiteren Aktion spielen.
rule-refill = Eine offene Karte, die gekauft wurde, wird sofort vom Stapel ersetzt. Deine nächste Aktion darf die neue kaufen. Kaufen kannst du nur Karten, die da liegen.
rule-no-undo = Wer eine Karte kauft, deckt eine andere auf. Darum lässt sich das nicht zurücknehmen.
rule-land-deck = Muss eine Landkarte gezogen werden und der Stapel ist leer, werden die gespielten Karten zu einem neuen gemischt. Gibt es keine, ist vom Stapel nichts zu kaufen, und eine Lücke bei den offenen Karten bleibt, auch wenn später welche gespielt werden.
rule-land-deck-once = Ist der Landstapel leer, kommen keine Landkarten mehr. Lücken bei den offenen Karten bleiben.

## Land

rule-land = Mit einer Landkarte legst du ein Plättchen auf ein beliebiges leeres Feld ihrer Landschaft, irgendwo auf dem Spielplan. Die Karte wird dann abgelegt.
rule-pampas = Mit einer Pampakarte legst du ein Plättchen auf ein leeres Pampafeld neben einem deiner Landplättchen.
rule-full = Ist kein Feld einer Landschaft mehr leer, gelten ihre Karten als Pampakarten.
rule-chain = Landplättchen von dir, die sich berühren, sind eine Kette. Ein Plättchen allein ist eine Kette aus einem. Plättchen gehen nie aus.

## Animals

rule-animal = Mit einer Tierkarte legst du ein Tier auf ein leeres Pampafeld. Es muss neben einem deiner Landplättchen oder neben einem deiner Tiere derselben Art liegen. Die Karte wird dann abgelegt.
rule-other-species = Neben deinen Tieren einer anderen Art zu liegen genügt nicht.
rule-herd = Tiere von dir einer Art, die sich berühren, sind eine Herde. Ein Tier allein ist eine Herde aus einem. Verschiedene Herden dürfen nebeneinander liegen.
rule-herd-mixed = Tiere von dir, die sich berühren, sind eine Herde, gleich welcher Art. Ein Tier allein ist eine Herde aus einem.
rule-join = Ein neues Plättchen oder Tier kann Ketten oder Herden verbinden: Von da an sind sie eine.
rule-limit = Die Grenze ist { $animals } Tiere, und { $species } einer Art, auf dem Spielplan für jeden Spieler. Dann können keine mehr davon gelegt werden.

## Markets

rule-market = Ein Tier, das du neben einen Markt legst, bringt dir sofort eine Zahlung, für jeden Markt, den es berührt.
# $operation: plus times
rule-payment = { $operation ->
    [plus] Du bekommst 1 Peso für jedes Tier seiner Herde, auch das neue, und 1 für jedes Landplättchen in allen deinen Ketten, die die Herde berühren. Jedes Plättchen zählt einmal.
   *[times] Du bekommst die Tiere seiner Herde, auch das neue, mal deine Landplättchen, die die Herde berühren. Der Rest ihrer Ketten zählt nicht.
}
rule-market-again = Ein späteres Tier an einer anderen Seite desselben Marktes bringt wieder etwas, für seine Herde, wie groß sie dann ist. Jede Seite zahlt nur einmal, und nur Seiten aus Pampa können zahlen.
rule-market-join = Herden fern von einem Markt zu verbinden bringt nichts. Land neben einem Markt bringt auch nichts.

## Harvest

rule-tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
rule-harvest = Für eine Ernte lege einen Chip aus dem Vorrat auf ein Landplättchen von dir. Seine Kette muss mindestens { $tiles } und keinen Chip haben. Du bekommst { $pesos } für jedes Plättchen der Kette.
rule-harvest-take = Ist der Vorrat leer, nimm einen Chip von einer Kette eines Gegners, nie von einer eigenen. Jene Kette kann wieder geerntet werden, wenn kein anderer Chip auf ihr liegt.
rule-harvest-none = Liegt weder im Vorrat noch auf einer Kette eines Gegners ein Chip, kann niemand ernten. Chips bleiben liegen, wenn Ketten sich verbinden.

## Haciendas and ponds

rule-hacienda = Eine Hacienda kostet { $price } und kommt sofort auf ein Landplättchen oder Tier von dir. Sie gehört dem, dem gehört, was unter ihr liegt.
rule-hacienda-one = Eine Kette oder Herde kann nur eine Hacienda tragen. Auch ein Plättchen oder Tier allein kann eine tragen. Verbinden sich Ketten oder Herden mit Haciendas, zählen diese einmal.
rule-hacienda-several = Ein Plättchen oder Tier kann nur eine Hacienda tragen, eine Kette oder Herde aber mehrere. Sie zählen einmal.
rule-pond = Ein Teich kostet { $price }. Wähle einen, der zu kaufen ist, drehe ihn, wie du willst, und lege ihn auf leere Pampa, wo du willst.
rule-pond-apart = Teiche bleiben getrennt: Zwei, die sich berühren, sind nicht einer.

## Scoring. $end: turn round

rule-scoring-first = Ist die letzte Karte des ersten Tierstapels gekauft oder aufgedeckt, wird sofort vom zweiten Stapel gezogen. Die Zwischenwertung kommt am Ende { $end ->
    [turn] dieses Zuges.
   *[round] dieser Runde, wenn alle gleich viele Züge hatten.
}
rule-scoring-none = Ist die letzte Karte des ersten Tierstapels gekauft oder aufgedeckt, wird sofort vom zweiten Stapel gezogen. Eine Wertung gibt es dann nicht.
rule-scoring-final = Ist der zweite Stapel aufgebraucht, werden offene Tierkarten nicht mehr ersetzt, sind aber noch zu kaufen. Die Schlusswertung kommt am Ende { $end ->
    [turn] dieses Zuges.
   *[round] dieser Runde.
}
rule-scoring-both = Sind beide Stapel aufgebraucht, bevor die Wertung kommt, kommen beide Wertungen nacheinander. Die Punkte beider zählen zusammen. Eine Wertung ändert nichts auf dem Spielplan.
rule-score-markets = Märkte, die mindestens ein Tier von dir berührt, zählen nach ihrer Anzahl:
rule-score-chains = Ketten: { $points } für jedes Plättchen jeder Kette aus mindestens { $tiles }.
rule-score-haciendas = Haciendas: 1 Punkt für jedes Plättchen jeder Kette, oder Tier jeder Herde, die eine trägt.
rule-score-ponds = Teiche: { $points } für jedes Landplättchen oder Tier von dir neben einem Teich, für jeden Teich gezählt. Neben zwei Teichen zählt es zweimal, an zwei Seiten eines Teichs einmal.
rule-score-ponds-two = Teiche: für jedes Landplättchen oder Tier von dir neben einem Teich { $small }, wenn er ein Feld hat, und { $larger }, wenn er größer ist. Neben zwei Teichen zählt es zweimal, an zwei Seiten eines Teichs einmal.
rule-score-herds = Herden: { $points } für jedes Tier jeder Herde aus mindestens { $animals }.
rule-score-money = Geld: 1 Punkt für je volle { $pesos }. Du zahlst nichts.
rule-win = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Geld hat. Ist auch das gleich, teilen sie den Sieg.

## The end

rule-end = Mit der Schlusswertung endet das Spiel.
rule-pass = Ein Zug ohne Aktion heißt passen. Passen alle nacheinander, endet das Spiel sofort mit der Schlusswertung. Das gilt von der ersten Runde an. Eine Zwischenwertung, die noch nicht kam, fällt aus.

## Variants

rule-variant1 = Variante 1: Ein Markt zahlt die Tiere der Herde mal deine Landplättchen, die die Herde berühren. Eine Hacienda kostet { $hacienda }, ein Teich { $pond }.
rule-variant1-scoring = Herden aus mindestens { $animals } zählen { $points } für jedes Tier. Geld zählt 1 Punkt für je volle { $pesos }. Alles andere ist wie im Grundspiel.
rule-running = Variante 2, laufende Wertung: Nach jeder Aktion haben alle die Punkte einer Wertung ohne Geld, auch für das, was andere taten. Ein Markt zählt, sobald er erreicht ist: Der vierte bringt { $points }.
rule-running-final = Es gibt nur die Schlusswertung, mit jeder Kategorie, wie sie dann ist, und Geld. Sie passt zum Grundspiel und zu Variante 1.
rule-crucible = The Crucible ist für zwei, auf eigenem Spielplan: { $each } Karten von jeder Landschaft, { $pampas } Pampakarten und { $animals } von jeder Art. Keine Karte kommt heraus. Es gibt { $haciendas } Haciendas und { $chips } Erntechips.
rule-crucible-hands = Beide bekommen { $pampas } Pampakarten, dann { $land } Landkarten und { $animals } Tierkarten. { $open } Karten liegen offen neben jedem Stapel. Die Tierstapel haben { $first } und { $second } Karten.
rule-crucible-ponds = Auf jedem gedruckten Wasserfeld liegt ein Teich mit einem Feld. Zu kaufen ist einer von jeder größeren Sorte. Die Preise sind die des Grundspiels.
rule-crucible-scoring = Märkte zahlen wie in Variante 1. Jeder Markt zählt 1 Punkt mehr als im Grundspiel. Ketten und Herden aus mindestens { $tiles } zählen { $points } für jedes Plättchen oder Tier.
rule-crucible-shores = Teiche mit einem Feld zählen { $small } für jedes Plättchen oder Tier daneben, größere { $larger }. Geld zählt 1 Punkt für je volle { $pesos }.

## House rules: $name is one of them, $about the sentence about it

rule-house = Vor einem Spiel lässt sich das ändern:
rule-house-one = { $name }: { $about }
