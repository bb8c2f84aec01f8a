### What every game of the house says. A message is a key and its words; `$` names what the program puts in. Arguments ending
### in `_is`, and those that only stand before `->`, choose words and are never shown.

## What others wrote, and numbers alone

given = { $given }
given-sentence = { $given }.
number = { $number }
# A number as it stands in a sentence, in a word where it is a small one.
in-words = { $number ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}

## Lists

list-comma = { $before }, { $next }
list-and = { $before } und { $last }

## Players

# The one person who reads this, as a name.
you = Du
your-turn = Du bist dran.
a-person = Mensch
# $colour: blue vermilion charcoal ivory pink
colour = { $colour ->
    [blue] Blau
    [vermilion] Rot
    [charcoal] Schwarz
    [ivory] Weiß
   *[pink] Rosa
}
# $level: random greedy planner ismcts r4 beginner easy casual medium skilled hard expert
level = { $level ->
    [random] Zufall
    [greedy] Gierig
    [planner] Planer
    [ismcts] Sucher
    [r4] Alter Experte
    [beginner] Anfänger
    [easy] Leicht
    [casual] Hobby
    [medium] Mittel
    [skilled] Geübt
    [hard] Schwer
   *[expert] Experte
}
level-numbered = { level } { $number }
name-numbered = { $name } { $number }
about-person = an diesem Bildschirm
about-recorded = wie es gespielt wurde
about-level = { $level ->
    [random] tut irgendetwas
    [greedy] die beste Aktion, einzeln
    [planner] macht einfache Pläne
    [ismcts] probiert, ohne zu wissen
    [r4] der Experte von 2026
    [beginner] lernt das Spiel, wie du
    [easy] denkt eine Aktion voraus
    [casual] plant Züge, irrt sich oft
    [medium] plant Züge, irrt sich mal
    [skilled] plant Züge, irrt sich selten
    [hard] plant jeden Zug gut
   *[expert] ahnt deine Antworten
}

does-person = Jemand an diesem Bildschirm.
does-level = { $level ->
    [random] Tut irgendetwas.
    [greedy] Nimmt die beste einzelne Aktion.
    [planner] Folgt einfachen Plänen für den Zug.
    [ismcts] Probiert alles, ohne das Spiel zu kennen.
    [r4] Spielt wie der Experte von 2026.
    [beginner] Probiert eins nach dem anderen und greift oft daneben.
    [easy] Denkt eine Aktion voraus und irrt sich oft.
    [casual] Denkt zwei Aktionen voraus und irrt sich oft.
    [medium] Plant den ganzen Zug und irrt sich oft.
    [skilled] Plant den ganzen Zug und irrt sich manchmal.
    [hard] Plant den ganzen Zug und irrt sich selten.
   *[expert] Erprobt die besten Pläne an deinen möglichen Antworten.
}

## The set-up: the number of the cards

cards-number = { $seed }

## Parts

# What is chosen, and one of what it may be.
one-of = { $name }: { $option }
one-less = { $name }: weniger
one-more = { $name }: mehr
one-before = { $name }: zurück
one-after = { $name }: weiter
full-screen = Vollbild
full-screen-leave = Vollbild beenden
sound = Ton (M)
volume-music = Lautstärke der Musik
volume-effects = Lautstärke der Effekte
speed = Tempo
speed-half = ½×
speed-normal = 1×
speed-double = 2×
speed-fourfold = 4×
quality = Bild
quality-low = Schlicht
quality-middle = Gut
quality-high = Fein
# Before the names of languages, each of which is written in itself.
language = Sprache
# How large letters are, beside the usual size.
high-contrast = Hoher Kontrast
text-size = Schrift
text-size-percent = { $percent } %
text-size-beside-board = Neben dem Spielplan wächst die Schrift nur, so weit sie Platz hat.
left-handed = Für die linke Hand
# The screen lies on a table, and the picture turns to whoever is to act.
table-top = Liegt flach: dreht sich zu euch
# The page on which a bank card tells how fine the screen is.
measure-title = Bildschirm messen
measure-how = Lege eine Bankkarte auf das Bild. Ändere das Bild, bis beide gleich groß sind.
measure-cramped = Dieser Bildschirm hat keinen Platz für Knöpfe von { $wanted } mm: Sie sind hier { $millimetres } mm groß.
measure-smaller = Kleiner
measure-larger = Größer
measure-same = Gleich groß
measure-remove = Wie vorher
# How much moves: everything, short fades in its place, or nothing.
motion = { $motion ->
    [full] Bewegung: viel
    [calm] Bewegung: wenig
   *[off] Bewegung: aus
}
dismiss = Schließen
back = Zurück
quit = Beenden

# Two sentences, one after the other.
two-sentences = { $first } { $then }

## The window, and what goes wrong

title = Hacienda
# $what: a word of the address and what is wrong with it, in English.
address-unusable = Die Adresse dieser Seite ist unbrauchbar: { $what }.
language-missing = { $language } lässt sich nicht laden.
language-missing-page = { language-missing } Lade diese Seite neu: Vielleicht gibt es eine neuere Version des Spiels.
files-missing = Klänge, Sprachen und Lektionen des Spiels fehlen. Gesucht wurden sie in: { $places }
# Both end with a sentence.
game-impossible = Dieses Spiel lässt sich nicht öffnen: { $error }
not-taken-back = Das lässt sich nicht zurücknehmen: { $error }
# $line of the file, $action as the file has it, in English; $why is a sentence.
record-illegal = Zeile { $line }: „{ $action }“ ist nicht erlaubt. { $why }
# What is wrong with a record or a saved game, in the middle of a sentence.
record-by-version = Version { $version } des Programms hat es gespeichert, und nach den heutigen Regeln wäre es anders verlaufen
record-by-early-version = eine frühe Version des Programms hat es gespeichert, und nach den heutigen Regeln wäre es anders verlaufen
record-by-later-version = eine spätere Version des Programms hat es gespeichert
record-altered = etwas darin wurde verändert
record-damaged = es ist beschädigt

## What is kept: the saved game, boards

other-window = Hacienda ist noch in einem anderen Fenster offen. Was du hier spielst, wird nicht gespeichert.
save-trouble = Das Spiel lässt sich nicht speichern: { $error }
store-deleted = Was hier gespeichert war, wurde gelöscht, auch andere gespeicherte Spiele. Dieses Spiel ist neu gespeichert.
saves-damaged = Der letzte Spielstand war beschädigt; mit dem davor geht es weiter.
saves-none = es gibt kein gespeichertes Spiel
saves-broken = kein gespeichertes Spiel ist lesbar: { $error }
saves-refused = es lässt sich nicht speichern: { $error }
settings-put-aside = Deine Einstellungen sind nicht mehr lesbar und wurden beiseitegelegt; es gelten die üblichen.
person-put-aside = Was von deinen Lektionen und beendeten Spielen gespeichert war, ist nicht mehr lesbar und wurde beiseitegelegt.
aside-stays = Das beiseitegelegte Spiel bleibt, wo es ist: { $error }.
save-stays = Das gespeicherte Spiel bleibt, wo es ist: { $error }.
# Reasons, as they stand after a colon.
store-claimed = ein anderes Fenster von Hacienda ist offen
store-too-large = es ist zu groß
store-full = es ist kein Platz für ein weiteres Spiel
store-stopped = das Programm hat selbst einen Fehler
store-slow = die Festplatte antwortet nicht
store-forbidden = dieser Browser lässt die Seite nichts speichern
disk-full = die Festplatte ist voll
disk-forbidden = dort darf das Programm nicht schreiben
disk-nothing-there = diesen Ort gibt es nicht
disk-unreadable = dort darf das Programm nicht lesen
disk-folder = es ist ein Ordner

## Files that a player gives and takes

file-nameless = Eine Datei ohne Namen
file-during-game = Verlass erst dieses Spiel, dann lässt sich eine Datei öffnen.
file-no-game = { $name } ist kein Spiel, das sich öffnen lässt: { $error }.
file-no-board = { $name } ist kein Spielplan, auf dem man spielen kann: { $error }.
file-downloaded = In deinen Downloads gespeichert: { $name }
file-lies-in = Gespeichert in { $path }
file-refused = Die Datei lässt sich nicht schreiben: { $error }.
file-too-many = Es gibt zu viele Dateien namens { $name }.
file-no-folder = Hier gibt es keinen Ordner für Dokumente.
file-dialog-none = Auf diesem Computer öffnet sich keine Dateiauswahl. Zieh die Datei auf dieses Fenster.
file-dialog-refused = { file-dialog-none } Das System sagt: { $error }.
file-dialog-open-already = Eine andere Dateiauswahl ist noch offen.
file-dialog-open = Datei öffnen
file-dialog-save = Als Datei speichern
file-kind-any = Spiele und Spielpläne von Hacienda
file-kind-board = Spielpläne von Hacienda
file-kind-all = Alle Dateien
file-kind-ours = Dateien von Hacienda

## Boards that a player gives

board-nameless = Ein Spielplan ohne Namen
board-taken = Der Spielplan { $name } liegt für das nächste Spiel bereit.
board-taken-not-kept = Der Spielplan { $name } liegt für das nächste Spiel bereit, lässt sich aber nicht speichern: { $error }.
# $first is a board that went, $others how many more did.
board-taken-others-gone = Der Spielplan { $name } liegt für das nächste Spiel bereit. Für deine ältesten fehlt der Platz: { $others ->
    [0] { $first } wird
    [1] { $first } und ein weiterer werden
   *[other] { $first } und { $others } weitere werden
} nicht länger gespeichert.
board-stays = Der Spielplan kommt vielleicht beim nächsten Start wieder: { $error }.
