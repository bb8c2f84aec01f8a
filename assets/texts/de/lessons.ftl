### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Lernen
learn-goal = Acht kurze Lektionen und die Regeln
lesson-title = { $lesson ->
    [first] Dein erster Zug
    [buying] Karten kaufen
    [pampas] Land und Pampa
    [herds] Herden und Märkte
    [harvest] Die Ernte
    [haciendas] Haciendas
    [ponds] Teiche
   *[scoring] Die zwei Wertungen
}
lesson-progress = { $step } von { $steps }
lesson-next = Weiter
lesson-leave = Lektion verlassen
lesson-again = Noch einmal
lesson-skip = Lektion überspringen
lesson-finished = Gut gemacht!
lesson-finished-first = Das war ein ganzer Zug: drei Aktionen. Jetzt spiel einen echten.
lesson-play = Spiel beginnen
lesson-onward = Nächste Lektion
lesson-all = Alle Lektionen
lesson-trouble = Diese Lektion lässt sich nicht laden.
lesson-wrong = Nicht hier: Tippe an, was der Finger zeigt.

## The help of the first game: what could be done now, in three words at most

help-land = Land legen
help-animal = Tier setzen
help-buy = Karte kaufen
help-harvest = Kette abernten
help-end = Zug beenden
help-off = Keine Hilfe mehr

## Your first turn

lesson-first-land = Du hast eine Waldkarte. Lege dein Land auf den markierten Wald: Es verbindet dein anderes Land.
lesson-first-land-wrong = Diese Karte ist für einen Wald. Tippe den markierten an.
lesson-first-animal = Tiere leben in der Pampa neben deinem Land. Setze dein Schwein dorthin.
lesson-first-animal-wrong = Ein Schwein braucht leere Pampa neben deinem Land. Tippe das markierte Feld an.
lesson-first-market = Dein nächstes Schwein erreicht einen Markt. Er zahlt je einen Peso für jedes Schwein der Herde und für jedes Plättchen der Kette daneben: 2 + 3.
lesson-first-market-wrong = Der Markt zahlt nur, wenn ein Schwein neben ihm steht. Tippe das markierte Feld an.

## Buying cards

lesson-buying-money = Alle beginnen mit je 20 Pesos. Geld liegt für alle offen.
lesson-buying-hand = Und mit je 8 Landkarten und 4 Tierkarten. Niemand sonst sieht deine, und du darfst so viele halten, wie du willst.
lesson-buying-deck = Ein Zug hat drei Aktionen. Kaufe die oberste Karte eines Stapels: Sie kostet 2 Pesos, und nur du siehst sie.
lesson-buying-deck-wrong = Offene Karten kosten 3 Pesos. Tippe den Stapel an.
lesson-buying-open = Offene Karten kosten 3 Pesos. Alle sehen, was du nimmst, und sofort kommt die nächste Karte an ihren Platz.
lesson-buying-play = Eine gekaufte Karte darf im selben Zug gespielt werden. Spiele das Gebirge.
lesson-buying-play-wrong = Das ist eine Gebirgskarte. Sie gehört auf ein Gebirge.
lesson-buying-end = Wer weniger tun will, beendet den Zug früher. Beende deinen Zug.
lesson-buying-again = Wenn der Landstapel leer ist, werden die gespielten Landkarten zu einem neuen Stapel gemischt.

## Land and pampas

lesson-pampas-far = Eine Karte mit einer Landschaft gehört auf ein leeres Feld dieser Landschaft, egal, wo es liegt.
lesson-pampas-next = Eine Pampakarte gehört auf Pampa, aber nur neben dein eigenes Land.
lesson-pampas-next-wrong = In der Pampa muss neues Land dein eigenes berühren.
lesson-pampas-full = Keine Weide ist mehr leer. Darum zählt diese Weidekarte als Pampa.
lesson-pampas-chain = Land von dir, das sich berührt, ist eine Kette. Ab drei Plättchen bringt eine Kette Punkte.

## Herds and markets

lesson-herds-join = Tiere einer Art, die sich berühren, sind eine Herde. Verbinde beide Herden am Markt: Jetzt zählen alle Tiere zusammen und alles Land, das sie berühren.
lesson-herds-join-wrong = Dieses Feld verbindet die Herden nicht.
lesson-herds-side = Jede Seite eines Marktes zahlt einmal. Noch ein Schwein an diesem Markt, und er zahlt wieder, nun für die größere Herde.
lesson-herds-other = Eine andere Art braucht dein Land neben sich: Schweine genügen nicht. Herden zweier Arten dürfen sich berühren.
lesson-herds-other-wrong = Rinder brauchen dein Land neben sich.
lesson-herds-most = Du darfst 30 Tiere auf dem Spielplan haben, höchstens 15 von einer Art.

## The harvest

lesson-harvest-chip = Ernte: Lege einen Chip auf eine Kette aus mindestens zwei Plättchen, auf der noch keiner liegt. Das bringt 3 Pesos für jedes Plättchen.
lesson-harvest-chip-wrong = Nimm zuerst einen Erntechip, dann tippe die Kette an.
lesson-harvest-taken = Kein Chip ist mehr da. Also nimm einen von jemand anderem und lege ihn auf deine Kette. Die andere Kette darf wieder abgeerntet werden.
lesson-harvest-once = Ernten darfst du einmal pro Zug. Chips bleiben liegen, auch wenn sich Ketten verbinden.

## Haciendas

lesson-haciendas-chain = Eine Hacienda kostet 12 Pesos. Setze sie auf deine Kette: Bei einer Wertung bringt sie einen Punkt für jedes Plättchen der Kette.
lesson-haciendas-grow = Sie zählt alles mit, was zur Kette noch dazukommt. Lass sie wachsen.
lesson-haciendas-herd = Du darfst pro Zug eine kaufen, und eine Kette oder Herde trägt nur eine. Setze diese auf deine Herde.
lesson-haciendas-join = Wenn sich Gruppen mit Haciendas verbinden, zählen die Haciendas nur einmal.

## Ponds

lesson-ponds-dig = Ein Teich kostet 12 Pesos. Er kommt auf leere Pampa, wo du willst. Setze und drehe ihn, wie der Finger es zeigt.
lesson-ponds-points = Bei einer Wertung bekommen alle einen Punkt für jedes eigene Plättchen und Tier, das einen Teich berührt.
lesson-ponds-two = Teiche, die sich berühren, bleiben zwei Teiche. Du darfst pro Zug einen kaufen.

## The two scorings

lesson-scoring-sun = Die Sonne zeigt, wie viele Tierkarten in dieser Hälfte des Spiels noch da sind.
lesson-scoring-last = Nimm die letzte. Am Ende dieser Runde kommt die Zwischenwertung.
lesson-scoring-markets = Märkte, die du erreicht hast, bringen Punkte: 1, 3, 6, 10 für einen, zwei, drei, vier davon.
lesson-scoring-chains = Ketten aus mindestens drei Plättchen bringen 2 Punkte für jedes Plättchen.
lesson-scoring-others = Haciendas bringen Punkte für ihre Gruppe, Teiche für alles, was sie berührt.
lesson-scoring-money = Je 10 Pesos bringen einen Punkt. Du behältst das Geld.
lesson-scoring-half = Die zweite Hälfte beginnt mit den nächsten Tierkarten. Hier sind es nur zwei: Nimm eine.
lesson-scoring-final = Nimm die letzte. Dann kommt die Schlusswertung, und die Punkte beider Wertungen werden addiert.
lesson-scoring-end = Alle sind gleich oft am Zug. Beende deinen, dann wird gewertet.
lesson-scoring-winner = Die meisten Punkte gewinnen. Haben zwei gleich viele, gewinnt, wer mehr Pesos hat.
lesson-scoring-passing = Wenn alle nacheinander ihren Zug ohne Aktion beenden, ist das Spiel sofort zu Ende.
