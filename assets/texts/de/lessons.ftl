### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Lernen
learn-goal = { $lessons } kurze Lektionen und die Regeln
lesson-title = { $lesson ->
    [first] Dein erster Zug
    [buying] Karten kaufen
    [pampas] Land und Pampa
    [herds] Herden und Märkte
    [harvest] Die Ernte
    [haciendas] Haciendas
    [ponds] Teiche
    [zoff-round] Eine Runde
    [zoff-bonus] Volle Weiden
    [hab-gut-turn] Ein Zug
    [hab-gut-end] Die Stiftung
   *[scoring] Die zwei Wertungen
}
lesson-progress = { $step } von { $steps }
lesson-next = Weiter
lesson-leave = Lektion verlassen
lesson-again = Noch einmal
lesson-skip = Lektion überspringen
lesson-finished = Gut gemacht!
lesson-finished-first = { $title ->
    [zoff] Das war eine ganze Runde. Jetzt spiele eine echte Partie.
    [hab-gut] Das war ein ganzer Zug. Jetzt spiele eine echte Partie.
   *[hacienda] Das war ein ganzer Zug: { $steps } Aktionen. Jetzt spiele einen echten.
}
lesson-play = Spiel beginnen
lesson-onward = Nächste Lektion
lesson-all = Alle Lektionen
lesson-trouble = Diese Lektion lässt sich nicht laden.
lesson-wrong = Nicht hier: Tippe an, worauf der Finger zeigt.

## The help in the first game: what could be done now, in three words at most

help-land = Land legen
help-animal = Tier setzen
help-buy = Karte kaufen
help-harvest = Kette abernten
help-end = Zug beenden
help-title = Erste Schritte
help-off = Hilfe ausschalten

## Your first turn

lesson-first-land = Du hast eine Waldkarte. Lege dein Land auf den markierten Wald: Es verbindet dein anderes Land.
lesson-first-land-wrong = Diese Karte ist für einen Wald. Tippe den markierten an.
lesson-first-animal = Tiere leben in der Pampa neben deinem Land. Setze dein Schwein dorthin.
lesson-first-animal-wrong = Ein Schwein braucht leere Pampa neben deinem Land. Tippe das markierte Feld an.
lesson-first-market = Dein nächstes Schwein erreicht einen Markt. Er zahlt je einen Peso für jedes Schwein der Herde und für jedes Plättchen der Kette daneben: { $animals } + { $tiles }.
lesson-first-market-wrong = Der Markt zahlt nur, wenn ein Schwein neben ihm steht. Tippe das markierte Feld an.

## Buying cards

lesson-buying-money = Alle beginnen mit je { $pesos }. Geld liegt für alle offen.
lesson-buying-hand = Und mit je { $lands } Landkarten und { $animals } Tierkarten. Deine sieht sonst niemand, und du darfst so viele haben, wie du willst.
lesson-buying-deck = Ein Zug hat bis zu { $actions } Aktionen. Kaufe die oberste Karte eines Stapels: Sie kostet { $pesos }, und nur du siehst sie.
lesson-buying-deck-wrong = Offene Karten kosten { $pesos }. Tippe den Stapel an.
lesson-buying-open = Offene Karten kosten { $pesos }. Alle sehen, was du nimmst, und sofort kommt die nächste Karte an ihren Platz.
lesson-buying-play = Eine gekaufte Karte darf im selben Zug gespielt werden. Spiele das Gebirge.
lesson-buying-play-wrong = Das ist eine Gebirgskarte. Sie gehört auf ein Gebirge.
lesson-buying-end = Wer weniger tun will, beendet den Zug früher. Beende deinen Zug.
lesson-buying-again = Wenn der Landstapel leer ist, werden die gespielten Landkarten zu einem neuen Stapel gemischt.

## Land and pampas

lesson-pampas-far = Eine Karte mit einer Landschaft gehört auf ein leeres Feld dieser Landschaft, egal, wo es liegt.
lesson-pampas-next = Eine Pampakarte gehört auf Pampa, aber nur neben dein eigenes Land.
lesson-pampas-next-wrong = In der Pampa muss neues Land dein eigenes berühren.
lesson-pampas-full = Keine Weide ist mehr leer. Darum zählt diese Weidekarte als Pampa.
lesson-pampas-chain = Land von dir, das sich berührt, ist eine Kette. Ab { $tiles } Plättchen bringt eine Kette Punkte.

## Herds and markets

lesson-herds-join = Deine Tiere einer Art, die sich berühren, sind eine Herde. Verbinde beide Herden am Markt: Jetzt zählt die ganze Herde, dazu alle Ketten, die sie berührt.
lesson-herds-join-wrong = Dieses Feld verbindet die Herden nicht.
lesson-herds-side = Jede Seite eines Marktes zahlt einmal. Noch ein Schwein an diesem Markt, und er zahlt wieder, nun für die größere Herde.
lesson-herds-other = Eine andere Art braucht dein Land neben sich: Schweine genügen nicht. Herden zweier Arten dürfen sich berühren.
lesson-herds-other-wrong = Rinder brauchen dein Land neben sich.
lesson-herds-most = Du darfst bis zu { $animals } Tiere auf dem Spielplan haben, höchstens { $most } von einer Art.

## The harvest

lesson-harvest-chip = Ernte: Lege einen Chip auf eine deiner Ketten aus mindestens { $tiles } Plättchen, auf der noch keiner liegt. Das bringt { $pesos } für jedes Plättchen.
lesson-harvest-chip-wrong = Nimm zuerst einen Erntechip, dann tippe die Kette an.
lesson-harvest-taken = Es ist kein Chip mehr da. Also nimm einen von jemand anderem und lege ihn auf deine Kette. Die andere Kette darf wieder abgeerntet werden.
lesson-harvest-once = Ernten darfst du einmal pro Zug. Chips bleiben liegen, auch wenn sich Ketten verbinden.

## Haciendas

lesson-haciendas-chain = Eine Hacienda kostet { $pesos }. Setze sie auf deine Kette: Bei jeder Wertung bringt sie einen Punkt für jedes Plättchen der Kette.
lesson-haciendas-grow = Sie zählt alles mit, was zur Kette noch dazukommt. Lass sie wachsen.
lesson-haciendas-herd = Du darfst pro Zug eine kaufen, und eine Kette oder Herde trägt nur eine. Setze diese auf deine Herde.
lesson-haciendas-join = Wenn sich Gruppen mit Haciendas verbinden, zählen die Haciendas nur einmal.

## Ponds

lesson-ponds-dig = Ein Teich kostet { $pesos }. Er kommt auf leere Pampa, wo du willst. Setze und drehe ihn, wie der Finger es zeigt.
lesson-ponds-points = Bei jeder Wertung bekommen alle { $points } für jedes eigene Plättchen und Tier, das einen Teich berührt.
lesson-ponds-two = Teiche, die sich berühren, bleiben zwei Teiche. Du darfst pro Zug einen kaufen.

## The two scorings

lesson-scoring-sun = Die Sonne zeigt, wie viele Tierkarten in dieser Hälfte des Spiels noch da sind.
lesson-scoring-last = Nimm die letzte. Am Ende dieser Runde kommt die Zwischenwertung.
lesson-scoring-markets = Märkte, die du erreicht hast, bringen zusammen { $one }, { $two }, { $three } oder { $four } Punkte für einen, zwei, drei oder vier davon.
lesson-scoring-chains = Ketten aus mindestens { $tiles } Plättchen bringen { $points } für jedes Plättchen.
lesson-scoring-others = Haciendas bringen Punkte für ihre ganze Gruppe, Teiche für alles, was sie berührt.
lesson-scoring-money = Je volle { $pesos } bringen einen Punkt. Du behältst das Geld.
lesson-scoring-half = Die zweite Hälfte beginnt mit den nächsten Tierkarten. Hier sind es nur { $cards }: Nimm eine.
lesson-scoring-final = Nimm die letzte. Dann kommt die Schlusswertung, und die Punkte beider Wertungen werden addiert.
lesson-scoring-end = Alle sind gleich oft am Zug. Beende deinen, dann wird gewertet.
lesson-scoring-winner = Die meisten Punkte gewinnen. Haben zwei gleich viele, gewinnt, wer mehr Pesos hat.
lesson-scoring-passing = Wenn alle nacheinander ihren Zug ohne Aktion beenden, ist das Spiel sofort zu Ende.

## Zoff: a round

lesson-zoff-sign = Jede Weide hat Plätze für Kühe. Ihr Schild zeigt, wie viele frei sind und was ihre größten Herden bekommen.
lesson-zoff-pairs = Alle wählen zugleich und verdeckt: { $pairs } Weiden und für jede eine Karte. Lege deine { $first } zu Powder-Prairie und deine { $second } zu Lucky-Pickle.
lesson-zoff-pairs-wrong = Erst eine Weide, dann die Karte dazu, wie der Finger zeigt.
lesson-zoff-order = Kleine Weiden kommen zuerst. Hier war die größere Herde vor dir dran, jetzt du. Deine Karte ist eine { $held }: Setze { $cows } Kühe.
lesson-zoff-order-wrong = Deine Karte erlaubt bis zu { $held } Kühe. Setze beide.
lesson-zoff-sizes = Nie dürfen zwei Herden einer Weide gleich groß sein: { $more } mehr, und deine wäre es. Setze { $cows }, dann ist deine die größte.
lesson-zoff-sizes-wrong = Tippe auf die { $cows }, dann bestätige.
lesson-zoff-cards = Benutzte Karten sind weg. Deine { $cards } müssen für { $rounds } Runden zu { $pairs } Karten reichen.
lesson-zoff-most = Wer am Ende die meisten Kühe auf den Weiden hat, gewinnt.

## Zoff: full prairies

lesson-zoff-nearly = Diese Weide hat noch { $places } Plätze. Ist sie voll, vergibt sie ihre Boni: eine Kuh für die größte Herde, eine für die zweitgrößte.
lesson-zoff-fill = Mach sie voll: Setze { $cows } Kühe.
lesson-zoff-bonus = Deine Herde ist hier die größte. Setze die Kuh deines Bonus auf eine andere Weide: Lone-Star-Valley hat noch einen Platz.
lesson-zoff-bonus-wrong = Setze die Kuh auf die Weide, auf die der Finger zeigt.
lesson-zoff-chain = Nun ist auch Lone-Star-Valley voll und vergibt eigene Boni. Wieder ist deine Herde die größte: Setze die Kuh auf Fire-Fields.
lesson-zoff-last = Nach der letzten Runde hat auch jede Weide, die nicht voll war, ihre Boni vergeben, und zwar an ihre eigenen Herden. Die meisten Kühe gewinnen.

## Hab & Gut: a turn

lesson-hg-price = Jede Leiste zeigt einen Preis. Kohle kostet heute { $price }, und die Linie zeigt, wie es dazu kam.
lesson-hg-buy = Erst wird gehandelt: Kaufe bis zu { $most } Aktien oder verkaufe bis zu { $most }. Kaufe je eine Aktie Kohle und Kautschuk für { $first } + { $second }.
lesson-hg-buy-wrong = Nimm je eine Aktie Kohle und Kautschuk aus der Bank, dann bestätige.
lesson-hg-give = Dann darfst du eine Aktie in deine Stiftung legen. Bis zum Ende der Hälfte lässt sie sich nicht verkaufen. Gib deinen Weizen.
lesson-hg-give-wrong = Tippe auf die markierte Aktie, dann bestätige.
lesson-hg-racks = Links und rechts von dir steht je ein Halter mit Marktkarten. Jeden teilst du mit einem Nachbarn, sonst sieht ihn niemand.
lesson-hg-market = Die erste Karte wird gespielt: Kohle steigt um { $steps } Schritte. Dann wird eine aus dem anderen Halter halbiert: Kautschuk fällt um { $halved } Schritte statt um { $whole }.
lesson-hg-market-wrong = Erst die Karte, die gespielt wird, dann die, die halbiert wird, wie der Finger zeigt.
lesson-hg-halves = Nach { $rounds } Runden werden die Stiftungen geöffnet und ihre Aktien verkauft, dann folgt die zweite Hälfte. Am Ende gewinnt das meiste Geld.

## Hab & Gut: the foundation

lesson-hg-foundation = Das ist deine Stiftung. Ihre Umschläge werden am Ende der Hälfte geöffnet; was sie bisher eingebracht hat, steht daneben.
lesson-hg-sell = Das ist die letzte Runde. Tee kostet { $price } und könnte fallen: Verkaufe deine beiden.
lesson-hg-sell-wrong = Tippe zweimal auf deinen eigenen Tee, dann bestätige.
lesson-hg-last-gift = Wer am wenigsten in der Stiftung hat, ist raus, so reich er auch ist. Gib eine Kohle: Ihr Preis ist hoch.
lesson-hg-last-card = Spiele Kohle: Auch die Kohle in deiner Stiftung gewinnt damit an Wert. Die Teekarte wird halbiert.
lesson-hg-least = Wer am wenigsten in der Stiftung hatte, ist raus. Von den anderen gewinnt das meiste Geld; die Stiftung zählt nicht mit.
