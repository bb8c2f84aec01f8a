### The rules of Hacienda on one page, our own words around the numbers of the game that is played. Every number is an
### argument, for house rules change some of them; those that are written out are the same in every game.

# The page, and the button to it.
rules-page-title = Die Regeln auf einer Seite

## What can be done in a turn

rules-page-turn = Dein Zug: bis zu { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
# $top and $open are prices, as "2 pesos".
rules-page-buy = Karte kaufen: die oberste eines Stapels für { $top }, eine offene für { $open }. Du darfst sie sofort spielen.
rules-page-land = Landkarte spielen: Dein Plättchen kommt auf ein beliebiges leeres Feld dieser Landschaft. Plättchen, die sich berühren, bilden eine Kette.
rules-page-pampas = Eine Pampakarte braucht ein leeres Pampafeld neben deinem Land. Karten einer vollen Landschaft gelten als Pampa.
rules-page-animal = Tierkarte spielen: auf leere Pampa neben deinem Land oder neben deinen Tieren dieser Art. Tiere, die sich berühren, bilden eine Herde.
# $operation: plus times
rules-page-payment = { $operation ->
    [plus] Ein Tier neben einem Markt zahlt sofort: die Tiere seiner Herde plus deine Landplättchen in allen Ketten, die die Herde berühren, für jeden Markt daneben.
   *[times] Ein Tier neben einem Markt zahlt sofort: die Tiere seiner Herde mal deine Landplättchen, die die Herde berühren, für jeden Markt daneben.
}
rules-page-harvest = Ernte, einmal pro Zug: Lege einen Chip auf eine Kette ohne Chip aus mindestens { $tiles } Plättchen und nimm { pesos } für jedes. Sind die Chips alle, nimm den eines Gegners.
rules-page-hacienda = Eine Hacienda auf ein Plättchen oder Tier von dir bauen, einmal pro Zug: { pesos }.
rules-page-pond = Einen Teich auf leerer Pampa graben, wo du willst, einmal pro Zug: { pesos }.

## What scores

# $running: yes where points count after every action, without a scoring in between.
rules-page-scoring = { $running ->
    [yes] Was zählt, sobald es wächst
   *[no] Was zählt, zweimal im Spiel
}
# The points for so many markets.
rules-page-markets = Märkte, die deine Tiere berühren: { $one }, { $two }, { $three }, { $four }, { $five }, { $six } … Punkte für 1, 2, 3, 4, 5, 6 … davon.
rules-page-chains = { points } für jedes Plättchen in jeder Kette aus mindestens { $tiles }.
rules-page-haciendas = 1 Punkt für jedes Plättchen einer Kette oder Tier einer Herde mit einer Hacienda.
rules-page-ponds-alike = Jeder Teich: { points } für jedes Plättchen oder Tier von dir daneben.
# $small and $larger are points, as "2 points".
rules-page-ponds = Jeder Teich: für jedes Plättchen oder Tier von dir daneben { $small } bei den kleinen, { $larger } bei den größeren.
rules-page-herds = { points } für jedes Tier in jeder Herde aus mindestens { $animals }.
rules-page-money = 1 Punkt für je volle { pesos } in deinem Beutel; du behältst sie.

## When scorings come, and who wins

# $end: turn round
rules-page-end = Die Zwischenwertung kommt am Ende { $end ->
    [turn] des Zuges
   *[round] der Runde
}, wenn die Hälfte der Tierkarten weg ist, die Schlusswertung, wenn alle weg sind. Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer mehr Pesos hat.
rules-page-end-running = Das Spiel endet mit { $end ->
    [turn] dem Zug
   *[round] der Runde
}, wenn die Tierkarten ausgehen. Die meisten Punkte gewinnen; bei Gleichstand gewinnt, wer mehr Pesos hat.
