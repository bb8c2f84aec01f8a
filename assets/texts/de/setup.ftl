### The first screen and the set-up: who plays, the boards, the rules that are chosen.

## The title screen: what can be played

# What the game is about, before anyone has read the rules: one short sentence.
setup-goal = { $title ->
   *[hacienda] Verbinde Land, treibe Herden zum Markt, hol die meisten Punkte.
    [zoff] Setze Kühe dorthin, wo es Boni gibt: Die meisten Kühe auf den Weiden gewinnen.
    [hab-gut] Kaufe billig, verkaufe teuer und gib: Wer am wenigsten gibt, ist raus.
}
setup-continue = Weiterspielen
setup-play = Spielen
setup-together = Zusammen spielen
setup-together-about = { $fewest } bis { $most } Leute an diesem Bildschirm
setup-together-how-many = Wie viele spielen mit?
setup-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
setup-learn = Lernen
# Every option of the next game.
setup-more = Mehr
setup-version = Version { $version }
setup-more-title = { game-title }: eigenes Spiel
# From there back to the title.
setup-first-screen = Startseite
setup-aside = Das beiseitegelegte Spiel

# Under the word "Play": who would play, and on which board. $computer is the name of a computer player, $computers how many
# there are, $people how many people.
setup-next-computers = { $computers } Computer unter sich · { $board }
setup-next-one-against-one = Du gegen { $computer } · { $board }
setup-next-one-against-many = Du gegen { $computers } Computer · { $board }
setup-next-people = { $people } Personen · { $board }
setup-next-people-and-computers = { $people } Personen und { $computers ->
    [one] ein Computer
   *[other] { $computers } Computer
} · { $board }

# What the saved game is. $one and $other are its two players, $players how many there are, $turn is whose turn it is.
setup-saved-of-two = { $one } gegen { $other } · { setup-saved-actions } · { setup-saved-turn }
setup-saved-of-many = { $players } Spieler · { setup-saved-actions } · { setup-saved-turn }
setup-saved-actions = { $actions ->
    [one] { $actions } Aktion gespielt
   *[other] { $actions } Aktionen gespielt
}
setup-saved-turn = { $turn_is ->
    [you] du bist dran
   *[other] { $turn } ist dran
}

# Before a game that there is no room for. $most is how many are kept, $oldest what the oldest one is.
setup-instead = Es ist Platz für { $most } gespeicherte Spiele. Ein neues ersetzt das älteste: { $oldest }.
setup-instead-keep = Behalten
setup-instead-give-up = Entfernen
# What a saved game is called while that is not known.
saved-coming = Dieses Spiel wird geladen …
saved-unreadable = Ein unlesbares Spiel
saved-unreadable-because = { saved-unreadable }: { $why }

## The sheet of saved games

saved-title = Gespeicherte Spiele
# The button that removes a game, by its place in the list.
saved-remove = Spiel { $number } entfernen
saved-remove-question = Dieses Spiel für immer entfernen? { $which }
# $one and $other are the two players.
saved-of-two = { $one } gegen { $other }
# How far along it is: how many actions, and which half.
saved-far = { setup-saved-actions } · { $half ->
    [first] erste Hälfte
   *[second] zweite Hälfte
}
# On which board, and how long ago it was played last.
saved-place = { $board } · { $ago }
ago-now = gerade eben
ago-minutes = { $number ->
    [one] vor { $number } Minute
   *[other] vor { $number } Minuten
}
ago-hours = { $number ->
    [one] vor { $number } Stunde
   *[other] vor { $number } Stunden
}
ago-days = { $number ->
    [one] vor { $number } Tag
   *[other] vor { $number } Tagen
}

## The sheet of the next game

setup-players = Spieler
setup-who-sits = Wer spielt { $seat }?
names-title = Namen und Farben
names-title-alone = Namen
names-of = Name und Farbe von { $seat }
names-of-alone = Name: { $seat }
names-whose = Wer wählt
names-none = Einen Namen antippen oder eintippen
names-choose-colour = Eine Farbe wählen
names-colour = Farbe
names-swap = { $seat }: mit { $who } tauschen
names-side = Platz am Bildschirm
names-side-near = Auf dieser Seite
names-side-far = Gegenüber
setup-even = Ein Spiel auf Augenhöhe für dich.
setup-free-seat = Freier Platz: antippen
setup-free-seat-short = Freier Platz
# $seat is the colour of the seat.
setup-free-seat-of = { $seat }: { setup-free-seat }
setup-board = Spielplan
setup-choose-board = Spielplan wählen
setup-rules = Regeln
setup-choose-rules = Regeln wählen
setup-cards = Karten
setup-same-cards = Gleiche Karten
setup-new-cards = Neu mischen
setup-begins = Startspieler
setup-drawn = Ausgelost
setup-open-file = Spieldatei öffnen

## The keys for the deal number

keys-title = Kartenmischung
keys-help = Dieselbe Nummer teilt dieselben Karten wieder aus. Vorgegeben ist die des letzten Spiels.
# Where the number will appear.
keys-no-number = –
keys-delete = Löschen
keys-cancel = Abbrechen
keys-ok = OK

## Boards

# $ours: symmetric asymmetric springs caldera paddock hourglass rodeo estancia archipelago meander windmill cordillera
board-name = { $ours ->
    [symmetric] Symmetrisch
    [asymmetric] Asymmetrisch
    [springs] Fünf Quellen
    [caldera] Caldera
    [paddock] Koppel
    [hourglass] Sanduhr
    [rodeo] Rodeo
    [estancia] Estancia
    [archipelago] Archipel
    [meander] Mäander
    [windmill] Windmühle
   *[cordillera] Kordillere
}
# What one of our boards is about, in a sentence.
board-idea = { $ours ->
    [symmetric] Der gerechte Spielplan: links wie rechts und oben wie unten, nur die Landschaften tauschen den Platz.
    [asymmetric] Der wilde Spielplan: reiche Ecken und arme, und wer zuerst zugreift, bekommt die beste.
    [springs] Fünf Quellen in der Pampa, eine davon in der Mitte, wo alle wohnen wollen.
    [caldera] Ein Duell um einen Krater: Kein Weg führt hinüber, also wähle deine Seite des Randes.
    [paddock] Eine kleine Weide für zwei mit einem Markt in der Mitte: Wer zuerst dort ist, grast doppelt.
    [hourglass] Zwei weite Felder und eine schmale Taille: Halte die Taille, und die andere Hälfte ist weit weg.
    [rodeo] Der kürzeste Ritt: sieben Märkte, alle ganz nah, für ein Spiel in einer Viertelstunde.
    [estancia] Land, so weit das Auge reicht, und sechzehn Märkte: Platz für fünf große Herden.
    [archipelago] Vier Inseln, eine Marktinsel dazwischen und Furten, gerade breit genug für eine Herde.
    [meander] Ein Fluss windet sich von Rand zu Rand: Fünf Furten verbinden die Ufer, Teiche liegen in den Schleifen.
    [windmill] Drei Flügel um eine Quelle: Jede Dritteldrehung zeigt dasselbe Land, für drei, die es gerecht mögen.
   *[cordillera] Lange Bergzüge queren eine schräge Ebene: Ketten wachsen von selbst, Herden müssen die Pässe finden.
}
board-by = Spielplan von { $author }.
board-by-chance = Zufälliger Spielplan von Hacienda.
board-by-you = Spielplan von dir.
# $suits says how many players it is for: number (of $low players), range (of $low to $high), yours (your own), unknown.
board-facts = { $suits ->
    [number] { $low } Spieler · { board-markets } · { board-hexes }
    [range] { $low }–{ $high } Spieler · { board-markets } · { board-hexes }
    [yours] Deiner · { board-markets } · { board-hexes }
   *[unknown] { board-markets } · { board-hexes }
}
board-facts-short = { $suits ->
    [number] { $low } Spieler · { board-markets }
    [range] { $low }–{ $high } Spieler · { board-markets }
    [yours] Deiner · { board-markets }
   *[unknown] { board-markets }
}
# Instead of these: for how many players it is made, and how many $players would play.
board-not-made = Gemacht für { $seats }, nicht { $players }
board-not-made-range = Gemacht für { $low }–{ $high }, nicht { $players }
board-markets = { $markets ->
    [one] { $markets } Markt
   *[other] { $markets } Märkte
}
board-hexes = { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}

## The sheet of all boards

# $players is how many play.
board-sheet = Spielpläne · für { $players } Spieler
board-sheet-page = { $page } / { $pages }
board-sheet-previous = Vorige Seite
board-sheet-next = Nächste Seite
board-open = Spielplan öffnen
board-drop = Oder ziehe eine .haz-Datei auf dieses Fenster.
board-drop-short = Oder .haz-Datei ablegen.
board-hand-out = Spielplan speichern
board-remove = Spielplan entfernen
# $file is the stored board, $error why it cannot be read.
board-kept-broken = Ein gespeicherter Spielplan ist nicht lesbar und wurde beiseitegelegt ({ $file }: { $error }).

## The sheet of a random board: what it is made from, and how much of each. $degree is a number from 1 to 5.

random-board-title = Zufälliger Spielplan
random-board-players = Spieler
random-board-symmetry = Symmetrie
# The symmetry of the board. $symmetry: mirror half-turn third-turn none
random-board-symmetry-kind = { $symmetry ->
    [mirror] Gespiegelt
    [half-turn] Halbe Drehung
    [third-turn] Dritteldrehung
   *[none] Keine
}
random-board-size = Größe
random-board-size-level = { $degree ->
    [1] Winzig
    [2] Klein
    [4] Groß
    [5] Riesig
   *[3] Normal
}
random-board-land = Land
random-board-land-level = { $degree ->
    [1] Sehr wenig
    [2] Wenig
    [4] Viel
    [5] Sehr viel
   *[3] Normal
}
random-board-markets = Märkte
random-board-markets-level = { $degree ->
    [1] Sehr wenige
    [2] Wenige
    [4] Viele
    [5] Sehr viele
   *[3] Normal
}
random-board-water = Wasser
random-board-water-level = { $degree ->
    [1] Sehr wenig
    [2] Wenig
    [4] Viel
    [5] Sehr viel
   *[3] Normal
}
random-board-another = Ein anderer
random-board-take = Darauf spielen

## The sheet of the rules. $game: base variant1 crucible

rules-title = Regeln dieses Spiels
rules-which-game = Spiel
rules-game = { $game ->
    [base] Grundspiel
    [variant1] Variante 1
   *[crucible] Feuerprobe
}
rules-game-about = { $game ->
    [base] Das klassische Spiel: Land, Herden, Märkte, Teiche und Haciendas.
    [variant1] Ein Markt zahlt Herde mal angrenzendes Land, Herden bringen Punkte, Haciendas und Teiche kosten { $pesos }.
   *[crucible] Ein Duell für zwei mit halb so vielen Karten: Märkte und Teiche zählen mehr, Land zählt weniger.
}
# Facts on a small card, each beside its symbol: points for the first markets, points for long chains and large herds.
rules-fact-markets = { $one } · { $two } · { $three } · { $four } … Punkte
rules-fact-chains = { $points ->
    [one] { $points } Punkt je Plättchen, ab { $tiles }
   *[other] { $points } Punkte je Plättchen, ab { $tiles }
}
rules-fact-herds = { $points ->
    [one] { $points } Punkt je Tier, ab { $animals }
   *[other] { $points } Punkte je Tier, ab { $animals }
}
rules-fact-hacienda = Hacienda: { pesos }
rules-fact-pond = Teich: { pesos }
rules-running = Laufende Wertung
rules-running-about = Punkte zählen nach jeder Aktion; eine Zwischenwertung gibt es nicht.
rules-mixed-herds = Gemischte Herden
rules-mixed-herds-about = Alle deine Tiere, die sich berühren, sind eine Herde, gleich welcher Art.
rules-several-haciendas = Mehrere Haciendas
rules-several-haciendas-about = Eine Kette oder Herde darf mehr als eine Hacienda haben.
rules-land-reshuffle = Land neu mischen
rules-land-reshuffle-about = Sind die Landkarten aufgebraucht, werden die gespielten gemischt und kommen wieder ins Spiel.
rules-score-at-once = Sofort werten
rules-score-at-once-about = Eine Wertung kommt am Ende des Zuges, der sie auslöst, nicht der Runde.
rules-harvest = Ernte
rules-harvest-about = So viele Plättchen braucht eine Kette mindestens für die Ernte.
rules-harvest-from = Ernte ab { $tiles } Plättchen
# Below the name of the game: what else is chosen. $rules is how many house rules.
rules-with-running = mit laufender Wertung
rules-with-house = mit { rules-of-house }
rules-with-running-and-house = mit laufender Wertung und { rules-of-house }
rules-of-house = { $rules ->
    [one] { $rules } Hausregel
   *[other] { $rules } Hausregeln
}
rules-with-changes = mit Änderungen

game-title = { $title ->
   *[hacienda] Hacienda
    [zoff] Zoff in Buffalo
    [hab-gut] Hab & Gut
}
saved-of-game = { $named } · { $which }
setup-box = Spiel
variant-name = { $variant ->
   *[auction] Farben versteigern
    [fair] Jahrmarkt
    [open_cards] Offene Kuhkarten
    [stuck_at_the_end] Preise rasten ein
}
variant-about = { $variant ->
   *[auction] Alle bieten geheim darum, wer zuerst eine Farbe wählt.
    [fair] Wer den letzten Platz einer Weide besetzt, darf anderswo noch { $fewest ->
        [one] ein
       *[other] { $fewest }
    } oder { $most } Kühe setzen.
    [open_cards] Alle sehen, welche Kuhkarten jeder noch hat.
    [stuck_at_the_end] Ein Preis, der über das Ende der Leiste hinausginge, bleibt dort bis zum Schluss.
}
