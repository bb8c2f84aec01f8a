### What the game Zoff in Buffalo says; its arguments are explained in en/zoff.ftl. Prairies keep their names.

## Things by name

zoff-prairie = { $prairie ->
    [lone-star-valley] Lone-Star-Valley
    [powder-prairie] Powder-Prairie
    [coffee-canyon] Coffee-Canyon
    [dead-bull-desert] Dead-Bull-Desert
    [lucky-pickle] Lucky-Pickle
    [fire-fields] Fire-Fields
    [drunkn-creek] Drunk'n-Creek
    [rattlesnake-ridge] Rattlesnake-Ridge
    [tumbleweed-plains] Tumbleweed-Plains
    [dynamite-mine] Dynamite-Mine
   *[hang-man-mountains] Hang-Man-Mountains
}
zoff-prairie-short = { $prairie ->
    [lone-star-valley] Lone-Star
    [powder-prairie] Powder
    [coffee-canyon] Coffee
    [dead-bull-desert] Dead-Bull
    [lucky-pickle] Lucky
    [fire-fields] Fire
    [drunkn-creek] Drunk'n
    [rattlesnake-ridge] Rattlesnake
    [tumbleweed-plains] Tumbleweed
    [dynamite-mine] Dynamite
   *[hang-man-mountains] Hang-Man
}
# A player without a colour yet, by seat.
zoff-player = Spieler { $number }
# A colour as the name of a player or of a herd.
zoff-hue = { $hue ->
    [blue] Blau
    [pink] Rosa
    [green] Grün
    [orange] Orange
   *[violet] Violett
}
zoff-hue-inside = { $hue ->
    [blue] Blau
    [pink] Rosa
    [green] Grün
    [orange] Orange
   *[violet] Violett
}
zoff-card = { $value } { $letter }
zoff-cows = { $cows ->
    [one] { $cows } Kuh
   *[other] { $cows } Kühe
}
zoff-tenths = { $whole },{ $part }
zoff-tenths-below = −{ $whole },{ $part }
zoff-dash = { $before }-{ $next }
zoff-on = { zoff-cows } auf { zoff-prairie }

## Why something is not possible

zoff-refused-game-over = Das Spiel ist schon aus.
zoff-refused-not-to-act = Zuerst sind jetzt andere dran.
zoff-refused-not-now = Jetzt wird etwas anderes entschieden.
zoff-refused-not-both-colours = Unter diesen { $cows } muss mindestens eine Kuh jeder deiner Farben sein.
zoff-refused-not-your-colour = Die Kühe in { zoff-hue-inside } gehören dir nicht.
zoff-refused-bid-too-high = Ein Gebot ist höchstens { zoff-cows }.
zoff-refused-no-such-colour = Niemand spielt { zoff-hue-inside } in diesem Spiel.
zoff-refused-colour-taken = Jemand hat { zoff-hue-inside } schon genommen.
zoff-refused-number-of-pairs = { $pairs ->
    [1] Wähle ein Paar: eine Weide und eine Kuhkarte.
    [2] Wähle zwei Paare: je eine Weide und eine Kuhkarte.
   *[other] Wähle { $pairs } Paare: je eine Weide und eine Kuhkarte.
}
zoff-refused-colour-missing = Jede deiner Farben braucht ein Paar.
zoff-refused-needless-colour = Dieses Paar gilt für alle deine Kühe.
zoff-refused-not-in-play = { zoff-prairie } ist bei so wenigen Spielern nicht dabei.
zoff-refused-prairie-full = { zoff-prairie } ist voll: Dort geht keine Kuh mehr hin.
zoff-refused-same-prairie = Beide Paare sind für { zoff-prairie }: Wähle zwei verschiedene Weiden.
zoff-refused-card-not-held = Du hast die Karte { $held } nicht.
zoff-refused-same-card = Die Karte { $held } kann nur in einem Paar liegen.
zoff-refused-more-than-the-card = Deine Karte erlaubt höchstens { $most }, nicht { zoff-cows }.
zoff-refused-more-than-the-bonus = Der Bonus ist { $most }, nicht { zoff-cows }.
zoff-refused-too-few-cows = { zoff-hue } hat nur noch { $left }, nicht { zoff-cows }.
zoff-refused-too-few-places = { zoff-prairie } hat { $free ->
    [one] { $free } freien Platz
   *[other] { $free } freie Plätze
}, zu wenig für { zoff-cows }.
zoff-refused-same-size = { zoff-hue } und { $other } hätten beide { $size ->
    [one] { $size } Kuh
   *[other] { $size } Kühe
} auf { zoff-prairie }: Zwei Herden dürfen nie gleich groß sein.
zoff-refused-colours-missing = Sag, wie viele Kühe welcher Farbe.
zoff-refused-one-colour-only = Dieses Paar gilt nur für eine Farbe.

## What is in hand

zoff-choice-bonus-used = Der ganze Bonus ist gesetzt ({ zoff-cows }): Tippe auf eine Weide, um ihre Kühe zurückzunehmen.
zoff-choice-not-dealt = Für diese Weide hast du keine Karte bekommen.

## The line on top

zoff-prompt-by-name = { $who }: { $asked }
zoff-prompt-start = Tippe für die erste Kuh auf jeder deiner { $prairies } Weiden auf eine Farbe.
zoff-prompt-start-ready = Deine ersten Kühe so setzen? Bestätige oder tippe auf eine andere Farbe.
zoff-prompt-bid = Biete um die Wahl der Farben. Dein Gebot wird am Ende von deinen Kühen abgezogen.
zoff-prompt-colour = Tippe auf eine Farbe: Du nimmst sie samt ihren Kühen auf den Weiden.
zoff-prompt-pairs = { $pairs ->
    [1] Wähle ein Paar: Tippe auf die Weide, dann auf eine Kuhkarte.
    [2] Wähle zwei Paare: Tippe auf eine Weide, dann auf eine Kuhkarte dafür.
   *[other] Wähle { $pairs } Paare: Tippe auf eine Weide, dann auf eine Kuhkarte dafür.
}
zoff-prompt-pair-card = { zoff-prairie }: Tippe jetzt auf eine Kuhkarte dafür.
zoff-prompt-pair-prairie = Karte { $held }: Tippe jetzt auf eine Weide dafür.
zoff-prompt-second-pair = Jetzt das zweite Paar: Tippe auf eine andere Weide, dann auf eine Kuhkarte.
zoff-prompt-pairs-ready = Fertig? Bestätige, oder nimm etwas durch erneutes Antippen zurück.
zoff-prompt-place = { zoff-prairie } mit Karte { $held }: Tippe an, wie viele Kühe du setzt.
zoff-prompt-place-mixed = { zoff-prairie }: Wähle, wie viele Kühe jeder Farbe du setzt.
zoff-prompt-sure = So? Bestätige oder wähle eine andere Zahl.
zoff-prompt-bonus = Bonus von { zoff-prairie }: { zoff-cows } für andere Weiden. Tippe an, wohin.
zoff-prompt-fair = Jahrmarkt von { zoff-prairie }: { zoff-cows } für andere Weiden. Tippe an, wohin.
zoff-prompt-bonus-ready = So? Bestätige oder tippe auf eine andere Weide.
zoff-waits-start = { $count ->
    [one] { $names } setzt die ersten Kühe.
   *[other] { $names } setzen die ersten Kühe.
}
zoff-waits-bid = { $count ->
    [one] { $names } bietet.
   *[other] { $names } bieten.
}
zoff-waits-choose = { $count ->
    [one] { $names } wählt.
   *[other] { $names } wählen.
}
zoff-waits-colour = { $who_is ->
    [you] Du nimmst eine Farbe.
   *[other] { $who } nimmt eine Farbe.
}
zoff-waits-place = { $who_is ->
    [you] Du setzt
   *[other] { $who } setzt
} auf { zoff-prairie } mit Karte { $held }.
zoff-waits-bonus = { $who_is ->
    [you] Du setzt
   *[other] { $who } setzt
} den Bonus von { zoff-prairie }: { zoff-cows }.
zoff-over = Das Spiel ist aus.
zoff-won = { $who_is ->
    [you] Das Spiel ist aus: Du gewinnst!
   *[other] Das Spiel ist aus: { $who } gewinnt!
}
zoff-won-together = Das Spiel ist aus: { $winners } teilen sich den Sieg!

## The question to be confirmed, and what would come of it

zoff-ask-start = Diese ersten Kühe setzen?
zoff-ask-bid = { $bid } Kühe bieten?
zoff-ask-colour = { zoff-hue-inside } nehmen?
zoff-ask-choose = { $pairs }?
zoff-ask-place-none = Keine Kuh setzen? Die Karte ist trotzdem verbraucht.
zoff-ask-place = { zoff-cows } setzen?
zoff-ask-bonus-none = Auf den Bonus verzichten?
zoff-ask-bonus = { zoff-cows } so setzen?
zoff-ask-bonus-part = { zoff-cows } setzen und { $rest } verlieren?
zoff-preview-herd = { zoff-prairie }: { $before } → { $after ->
    [one] { $after } Kuh
   *[other] { $after } Kühe
}, { $rank ->
    [1] größte Herde
   *[other] { $rank }. Herde
}{ $free ->
    [0] {""}
    [one] , { $free } Platz frei
   *[other] , { $free } Plätze frei
}
zoff-preview-full = { zoff-prairie } ist voll. Boni:
zoff-preview-gain = { $name } +{ $cows }
zoff-preview-ends = Damit endet das Spiel.
zoff-outlook = Jetzt bis zu { zoff-cows } zu deinen { $herd }; { $before ->
    [0] du setzt zuerst.
    [one] { $before } größere Herde kommt vorher.
   *[other] { $before } größere Herden kommen vorher.
}
zoff-outlook-new = Jetzt bis zu { zoff-cows }, eine neue Herde.
zoff-outlook-none = Jetzt käme dort keine Kuh hin.

## Hints

zoff-hint-start = Erste Kühe: { $cows }.
zoff-hint-cow-on = { $whose } auf { $place }
zoff-hint-bid = Biete { $bid } Kühe.
zoff-hint-colour = Nimm { zoff-hue-inside }: Diese Farbe steht am besten.
zoff-hint-choose = Wähle { $pairs }.
# $rank: of the herd with these cows; $cows: the bonus of a herd of that rank.
zoff-hint-pair = { $place } mit Karte { $held } (jetzt bis zu { $most }{ $cows ->
    [0] {""}
   *[other] : { zoff-ask-bonus-of }
})
zoff-hint-place = Setze { zoff-cows }: Deine { $herd } sind dann { $rank ->
    [1] die größte Herde.
   *[other] die { $rank }. Herde.
}
zoff-hint-place-fills = Setze { zoff-cows } und mach { zoff-prairie } voll.
zoff-hint-place-none = Setze keine Kuh: Warten ist besser.
zoff-hint-bonus = Setze den Bonus: { $places }.
zoff-hint-bonus-none = Verzichte auf den Bonus: Es gibt keinen guten Platz.

## The log

zoff-log-started = Erste Kühe gesetzt
zoff-log-bid = Verdeckt geboten
zoff-log-took = { zoff-hue-inside } genommen
zoff-log-chose = { $pairs ->
    [1] Ein Paar gewählt
    [2] Zwei Paare gewählt
   *[other] { $pairs } Paare gewählt
}
zoff-log-placed = { zoff-cows } auf { zoff-prairie } gesetzt: jetzt { $herd }er-Herde
zoff-log-placed-both = { zoff-cows } auf { zoff-prairie } gesetzt
zoff-log-placed-none = Keine Kuh auf { zoff-prairie } gesetzt
zoff-log-placed-nothing = Keine Kuh gesetzt
zoff-log-bonus = Bonus: { $places }
zoff-log-bonus-none = Auf einen Bonus verzichtet
zoff-told-started = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} die ersten Kühe gesetzt
zoff-told-bid = { $who_is ->
    [you] Du hast verdeckt geboten
   *[other] { $who } hat verdeckt geboten
}
zoff-told-took = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { zoff-hue-inside } genommen
zoff-told-chose = { $who_is ->
    [you] Du hast { zoff-pairs } gewählt
   *[other] { $who } hat { zoff-pairs } gewählt
}
zoff-pairs = { $pairs ->
    [1] ein Paar
    [2] zwei Paare
   *[other] { $pairs } Paare
}
zoff-told-placed = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { zoff-cows } auf { zoff-prairie } gesetzt: jetzt { $herd }er-Herde
zoff-told-placed-both = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { zoff-cows } auf { zoff-prairie } gesetzt
zoff-told-placed-none = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} keine Kuh auf { zoff-prairie } gesetzt
zoff-told-placed-nothing = { $who_is ->
    [you] Du hast keine Kuh gesetzt
   *[other] { $who } hat keine Kuh gesetzt
}
zoff-told-bonus = { $who_is ->
    [you] Dein Bonus
   *[other] Bonus für { $who }
}: { $places }
zoff-told-bonus-none = { $who_is ->
    [you] Du hast auf einen Bonus verzichtet
   *[other] { $who } hat auf einen Bonus verzichtet
}
zoff-told-turned-up = Alle Paare werden aufgedeckt.
zoff-log-turned-up = { $who_is ->
    [you] Du: { $pairs }
   *[other] { $who }: { $pairs }
}
zoff-log-pair = { $place } mit Karte { $held }
zoff-log-pair-of = { $whose } auf { $place } mit Karte { $held }
zoff-log-place-of = { $whose } auf { $place }
zoff-log-lost = { $who_is ->
    [you] Deine Karte { $held } verfällt
   *[other] Die Karte { $held } von { $who } verfällt
}: { zoff-prairie } ist voll.
zoff-log-lost-card = { $who_is ->
    [you] Deine Karte verfällt
   *[other] Die Karte von { $who } verfällt
}: { zoff-prairie } ist voll.
zoff-log-filled = { zoff-prairie } ist voll.
zoff-log-bids = Gebote: { $bids }
zoff-log-bid-of = { $who_is ->
    [you] du { $bid }
   *[other] { $who } { $bid }
}
zoff-log-round = Runde { $round }
zoff-log-closed = Die letzten Boni, auf denselben Weiden:
zoff-log-last = { $name } +{ $cows } auf { zoff-prairie }

## A prairie that was tapped

zoff-ask-prairie = { zoff-prairie }: { $free } von { $places } Plätzen frei
zoff-ask-prairie-full = { zoff-prairie }: voll, { $places } Plätze
zoff-ask-herds = Herden: { $herds }
zoff-ask-herd = { $name } ({ $cows })
zoff-ask-no-herds = Hier stehen noch keine Kühe
zoff-ask-bonuses = Boni: { $row }
zoff-ask-bonus-of = { $rank }. Herde +{ $cows }
zoff-ask-if-full-now = Wäre sie jetzt voll: { $row }

## The end

zoff-result-cows = Kühe auf den Weiden
zoff-result-bid = Gebot
zoff-result-total = Gesamt
zoff-result-tie = Größte Herde auf { zoff-prairie }
zoff-tie-settled = Gleichstand: Die größere Herde auf { zoff-prairie } entscheidet.
zoff-tie-stays = Gleichstand, auch auf { zoff-prairie }: Der Sieg ist geteilt.
zoff-last-title = Die letzten Boni
zoff-last-about = Nun vergibt auch jede Weide, die nicht voll ist, ihre Boni, und zwar an ihre eigenen Herden.
zoff-last-of = Letzte Boni von { zoff-prairie }: { $row }
zoff-last-given = { zoff-prairie }: { $gains }
zoff-last-herd = { $herd } + { $cows }
zoff-last-before = Vorher
zoff-last-bonus = Bonus

## The rules

zoff-rules-title = Die Regeln von Zoff in Buffalo
zoff-rules-goal = Worum es geht
zoff-rules-goal-text = Alle treiben Kühe auf die Weiden von Buffalo. Wer dort am Ende die meisten Kühe hat, gewinnt.
zoff-rules-end-text = Zu Beginn hat jeder eine Kuh auf jeder Weide, deren Karte er bekommen hat. Dann folgen { $rounds ->
    [5] fünf
   *[other] { $rounds }
} Runden.
zoff-rules-cards = Jede Farbe hat { $cows } Kühe und Kuhkarten, jede mit einem Buchstaben: { $values }. Karten mit gleichem Wert haben nie denselben Buchstaben, auch nicht in verschiedenen Farben.
zoff-rules-dealt = { $players } Spieler: Jeder bekommt { $dealt } Weiden; was übrig ist, bleibt verdeckt.
zoff-rules-dealt-without = { $players } Spieler: Jeder bekommt { $dealt } Weiden; was übrig ist, bleibt verdeckt. Gespielt wird ohne { $out }.
zoff-rules-choose = Wählen
zoff-rules-choose-text = In jeder Runde bilden alle zugleich und verdeckt { $pairs } Paare aus einer Weide und einer Kuhkarte, auf { $pairs } verschiedenen Weiden.
zoff-rules-choose-secret = Sind alle fertig, werden alle Paare zugleich aufgedeckt. Eine benutzte Kuhkarte ist für den Rest des Spiels weg, und niemand darf sie noch einmal ansehen.
zoff-rules-choose-one = Ist nur noch eine Weide offen, wird nur ein Paar gebildet.
zoff-rules-place = Setzen
zoff-rules-place-order = Die Weiden kommen von der kleinsten zur größten dran. Haben mehrere dieselbe gewählt, setzen zuerst alle, die dort Kühe haben, von der größten Herde bis zur kleinsten. Dann folgen alle ohne Kühe auf dieser Weide: die kleinste Karte zuerst, bei gleichem Wert der Buchstabe, der näher an A ist.
zoff-rules-place-number = Wer dran ist, setzt so viele Kühe aus seinem Vorrat, wie er will, von keiner bis zur Zahl der Karte, soweit Plätze frei sind.
zoff-rules-place-sizes = Nie dürfen zwei Herden einer Weide gleich groß sein. Null Kühe sind keine Herde.
zoff-rules-place-lost = Ist die Weide schon voll, wenn man drankommt, verfällt das Paar. Volle Weiden kann man nicht mehr wählen.
zoff-rules-bonus = Eine Weide ist voll
zoff-rules-bonus-text = Dann werden ihre Boni sofort vergeben: Wem die größte Herde gehört, der darf die Kühe des ersten Bonus auf eine oder mehrere andere Weiden setzen, dann folgt die zweitgrößte Herde und so weiter. Boni ohne Herde verfallen.
zoff-rules-bonus-line = Weiden, die dadurch voll werden, warten und vergeben ihre Boni danach, bevor das Spiel weitergeht: in der Reihenfolge, in der sie voll wurden, und wenn mehrere zugleich voll werden, die kleinere zuerst.
zoff-rules-bonus-rest = Auch nach jedem Bonus gilt: nie zwei gleich große Herden. Was man nicht setzen kann oder will, verfällt.
zoff-rules-last = Spielende
zoff-rules-last-when = Das Spiel endet nach der letzten Runde oder sobald alle Weiden voll sind oder jemand alle { $cows } Kühe einer Farbe gesetzt hat. Boni, die dann noch warten, verfallen.
zoff-rules-last-text = Dann vergibt auch jede Weide, die nicht voll ist, von der kleinsten zur größten ihre Boni. Die Kühe kommen auf dieselbe Weide, soweit Plätze frei und Kühe übrig sind; dabei zählt die Größe ihrer Herden vor diesen Boni. Herden dürfen jetzt gleich groß sein, und eine Weide, die voll wird, vergibt nichts mehr.
zoff-rules-last-tie = Bei Gleichstand gewinnt, wer vor diesen letzten Boni auf der größten Weide im Spiel die größere Herde hatte. Herrscht auch dort Gleichstand, ist der Sieg geteilt.
zoff-rules-two = Zu zweit
zoff-rules-two-text = Jeder spielt zwei Farben: Blau und Grün oder Rosa und Orange, mit den Kuhkarten in Blau oder Rosa und zwei weiteren, zusammen { $cards }. Gespielt werden { $rounds } Runden auf { $prairies } Weiden: allen außer Lucky-Pickle, Rattlesnake-Ridge und den zwei größten. Jeder bekommt { $dealt } Weiden und setzt auf jede eine Kuh, mindestens eine jeder Farbe.
zoff-rules-two-pairs = In jeder Runde bildet jeder ein Paar für jede seiner Farben. Jede Farbe ist eine Herde für sich: Auch die eigenen Herden auf einer Weide dürfen nie gleich groß sein. Am Ende zählen die Kühe beider Farben zusammen.
zoff-rules-two-one = Ist nur noch eine Weide offen, bildet jeder ein einziges Paar und darf damit Kühe beider Farben setzen, zusammen höchstens so viele, wie auf der Karte stehen. Die größere eigene Herde bestimmt die Reihenfolge, und sind beide gesetzt, müssen alle Herden verschieden groß sein.
zoff-rules-two-paid = Ein Bonus bringt Kühe in der Farbe der Herde, die ihn bekommt, ein Jahrmarkt in der Farbe, die die Weide voll gemacht hat. Bei Gleichstand gewinnt, wer vor den letzten Boni auf der größten Weide im Spiel die größte Herde einer einzelnen Farbe hatte. Bei einer Versteigerung nimmt man Blau mit Grün oder Rosa mit Orange.
zoff-rules-variants = Varianten
zoff-rules-auction = Versteigerung: Sind die ersten Kühe gesetzt, bieten alle verdeckt um die Wahl der Farben, bis zu { $most } Kühe in Zehnteln. Das höchste Gebot wählt zuerst; bei gleichen Geboten entscheidet das Los. Man nimmt eine Farbe samt ihren Kühen auf den Weiden. Gebote werden am Ende von den Kühen abgezogen.
zoff-rules-fair = Jahrmarkt: Wer eine Weide voll macht, darf sofort { $fewest ->
    [one] eine weitere Kuh
   *[other] { $fewest } weitere Kühe
} auf andere Weiden setzen, ab { $places } Plätzen { $most }. Das kommt vor allem, was wartet, auch vor dem Rest laufender Boni. Mehrere Jahrmärkte folgen in der Reihenfolge, in der die Weiden voll wurden, und wenn mehrere zugleich voll werden, die kleinere zuerst. Was ein Jahrmarkt voll macht, vergibt ebenfalls Boni und einen Jahrmarkt.
zoff-rules-open-cards = Offene Karten: Alle sehen, welche Kuhkarten jeder noch hat.
zoff-rules-prairies = Die Weiden
zoff-rules-prairie = { zoff-prairie }: { $places } Plätze, Boni { $bonuses }
zoff-rules-assumed = Was wir annehmen mussten
zoff-rules-assumed-text = Keine Quelle verrät alles über das gedruckte Spiel. Das Folgende ist unsere Annahme.
zoff-rules-assumed-names = Namen: { $names }.
zoff-rules-assumed-places = Plätze: { $row }.
zoff-rules-assumed-place = { zoff-prairie } { $places }
zoff-rules-assumed-bonuses = Boni: { $row }.
zoff-rules-assumed-bonus = { zoff-prairie } { $bonuses }
zoff-rules-assumed-letters = { $value } { $letters }
zoff-rules-assumed-cards = { $whose }: { $letters }
zoff-rules-assumed-fair = Der Jahrmarkt gibt { $fewest ->
    [one] eine Kuh
   *[other] { $fewest } Kühe
} bei { $from } bis { $to } Plätzen, ab { $places } Plätzen { $most }.

## Signs, each explained in one line the first time that a player sees it

zoff-sign-struck = Eine schraffierte Zahl geht nicht. Ihr Emblem zeigt die gleich große Herde.
# $held: a card, such as "5 A".
zoff-sign-order = { $held } mit einem Emblem ist ein wartendes Paar. Das linke setzt zuerst.
zoff-sign-letters = Bei gleichem Wert entscheidet der Buchstabe auf der Karte: A kommt vor B.
zoff-sign-tick = Ein Häkchen an einem Emblem: Hier ist schon gewählt.
# The signboards of the prairies.
zoff-sign-herds = Auf jedem Schild: die freien Plätze, dann alle Herden, die größte zuerst.
zoff-sign-bonuses = Goldene Scheibe auf einem Schild: Bonus einer großen Herde, wenn die Weide voll ist.
zoff-sign-tag = Auf einem Namensschild: noch nicht gesetzte Kühe und Karten auf der Hand.

## The screen

zoff-hud-tag = { $name }: { $total } Kühe gesetzt, noch { $left }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
zoff-hud-outcome = Wäre jetzt Schluss, mit letzten Boni: { $row }
zoff-hud-outcome-of = { $name }: { $total }
zoff-hud-round = Runde { $round } von { $rounds }
zoff-hud-free = { $free } von { $places } frei
# The same where there is less room.
zoff-hud-free-few = { $free } frei
zoff-hud-full = voll ({ $places })
zoff-hud-open = ?
zoff-hud-more = +{ $cows }
# On the label of a pair that is lost because its prairie is full.
zoff-hud-lost = verfällt
# Two facts, one after the other.
zoff-hud-dot = { $before }. { $next }
zoff-hud-herds = { zoff-hue }: { $herds }
zoff-cards-title = Alle Kuhkarten: Helle sind noch da, schraffierte wurden gespielt.
zoff-hud-hidden = Die Karten liegen verdeckt.
zoff-hud-turn-up = Meine Karten zeigen
zoff-hud-card = Karte { $held }
zoff-hud-card-about = Karte { $held }: bis zu { zoff-cows }. Bei gleichem Wert kommt A vor B.
zoff-hud-pair = Paar { $number }
zoff-hud-tap-prairie = Auf eine Weide tippen
zoff-hud-struck = { zoff-cows }, nicht möglich
# Beside the numbers: why one of them is struck out.
zoff-hud-same-size = { $who_is ->
    [you] { $cows }: so groß wie deine andere Herde
   *[other] { $cows }: so groß wie die Herde von { $who }
}
zoff-hud-by-herd = mit einer { $herd }er-Herde
zoff-hud-by-card = mit der Karte { $held }
zoff-hud-of-colour = { zoff-hue }: { zoff-cows }
zoff-hud-none = Keine setzen
zoff-hud-take-back = { zoff-prairie }: eine zurücknehmen
zoff-hud-first = { zoff-hue } auf { zoff-prairie }
zoff-hud-less = −{ $bid }
zoff-hud-more-bid = +{ $bid }

zoff-keys-digits = 0 bis 5
zoff-keys-digits-does = setzt so viele Kühe
