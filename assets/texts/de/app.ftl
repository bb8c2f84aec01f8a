### What all the games say. A message is a key and its words; `$` names what the program puts in. Arguments ending
### in `_is`, and those that only appear before `->`, choose words and are never shown.

## What others wrote, and numbers alone

given = { $given }
given-sentence = { $given }.
number = { $number }
# A number in a sentence, as a word if it is small.
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

# The one person reading this, as a name.
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
about-recorded = wie aufgezeichnet
about-remote = an einem anderen Bildschirm
about-level = { $level ->
    [random] spielt zufällig
    [greedy] nimmt die beste Aktion
    [planner] macht einfache Pläne
    [ismcts] sucht blind
    [r4] der Experte von 2026
    [beginner] lernt noch, wie du
    [easy] denkt eine Aktion voraus
    [casual] plant Züge, irrt sich oft
    [medium] plant Züge, irrt sich mal
    [skilled] plant Züge, irrt sich selten
    [hard] plant jeden Zug gut
   *[expert] ahnt deine Züge voraus
}

does-person = Jemand an diesem Bildschirm.
does-level = { $level ->
    [random] Spielt zufällig.
    [greedy] Nimmt die beste einzelne Aktion.
    [planner] Macht einfache Pläne für den Zug.
    [ismcts] Probiert alles, ohne das Spiel zu kennen.
    [r4] Spielt wie der Experte von 2026.
    [beginner] Probiert eins nach dem anderen und greift oft daneben.
    [easy] Denkt eine Aktion voraus und irrt sich oft.
    [casual] Denkt zwei Aktionen voraus und irrt sich oft.
    [medium] Plant den ganzen Zug und irrt sich oft.
    [skilled] Plant den ganzen Zug und irrt sich manchmal.
    [hard] Plant den ganzen Zug und irrt sich selten.
   *[expert] Prüft die besten Pläne gegen deine möglichen Antworten.
}

## The set-up: the deal number

cards-number = { $seed }

## Parts

# A choice, and one of its options.
one-of = { $name }: { $option }
one-less = { $name }: weniger
one-more = { $name }: mehr
one-before = { $name }: zurück
one-after = { $name }: weiter
full-screen = Vollbild
full-screen-leave = Vollbild beenden
sound = Ton (M)
volume-music = Musiklautstärke
volume-effects = Effektlautstärke
speed = Tempo
speed-half = ½×
speed-normal = 1×
speed-double = 2×
speed-fourfold = 4×
quality = Grafik
quality-low = Niedrig
quality-middle = Mittel
quality-high = Hoch
# Before the names of the languages, each in its own language.
language = Sprache
# How large text is, compared with the usual size.
high-contrast = Hoher Kontrast
text-size = Textgröße
text-size-percent = { $percent } %
text-size-beside-board = Neben dem Spielplan wächst der Text nur, soweit Platz ist.
left-handed = Für Linkshänder
# The screen lies on a table, and the picture turns to the active player.
table-top = Tischmodus: dreht sich zu euch
# The page on which a bank card shows how large the screen really is.
measure-title = Bildschirm messen
measure-how = Lege eine Bankkarte auf das Bild. Ändere die Größe des Bildes, bis beide gleich groß sind.
measure-cramped = Dieser Bildschirm hat keinen Platz für Knöpfe von { $wanted } mm: Sie sind hier { $millimetres } mm groß.
measure-smaller = Kleiner
measure-larger = Größer
measure-same = Gleich groß
measure-remove = Zurücksetzen
# How much moves: everything, short fades instead, or nothing.
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
title-turn = Du bist dran – { title }
# $what: a part of the address and what is wrong with it, in English.
address-unusable = Die Adresse dieser Seite ist ungültig: { $what }.
language-missing = { $language } lässt sich nicht laden.
language-missing-page = { language-missing } Lade diese Seite neu: Vielleicht gibt es eine neuere Version des Spiels.
files-missing = Klänge, Sprachen und Lektionen des Spiels fehlen. Gesucht wurde hier: { $places }
crash-report = Beim letzten Mal hat ein Fehler das Spiel beendet. Ein Bericht darüber liegt in { $path }.
# Shown in a message box of the system after the window has closed. $what: an error, in English.
error-box = Ein Fehler hat das Spiel beendet. Deine gespeicherten Spiele sind noch da.
error-box-report = Ein Fehler hat das Spiel beendet. Ein Bericht darüber liegt in { $path }. Deine gespeicherten Spiele sind noch da.
error-box-line = Hacienda musste beendet werden: { $what }
# Both end with a sentence.
game-impossible = Dieses Spiel lässt sich nicht öffnen: { $error }
not-taken-back = Das lässt sich nicht rückgängig machen: { $error }
# $line of the file, $action as the file has it, in English; $why is a sentence.
record-illegal = Zeile { $line }: „{ $action }“ ist nicht erlaubt. { $why }
# What is wrong with a record or a saved game, mid-sentence.
record-by-version = Version { $version } des Programms hat es gespeichert, und nach den heutigen Regeln wäre es anders verlaufen
record-by-early-version = eine frühe Version des Programms hat es gespeichert, und nach den heutigen Regeln wäre es anders verlaufen
record-by-later-version = eine spätere Version des Programms hat es gespeichert
record-altered = etwas darin wurde verändert
record-damaged = es ist beschädigt

## What is stored: the saved game, boards

other-window = Hacienda ist noch in einem anderen Fenster offen. Was du hier spielst, wird nicht gespeichert.
save-trouble = Das Spiel lässt sich nicht speichern: { $error }
store-deleted = Was hier gespeichert war, wurde gelöscht, auch andere gespeicherte Spiele. Dieses Spiel ist neu gespeichert.
saves-damaged = Der letzte Spielstand war beschädigt; mit dem davor geht es weiter.
saves-none = es gibt kein gespeichertes Spiel
saves-broken = kein gespeichertes Spiel ist lesbar: { $error }
saves-refused = es lässt sich nicht speichern: { $error }
settings-put-aside = Deine Einstellungen sind nicht lesbar und wurden beiseitegelegt; es gelten die Standardwerte.
person-put-aside = Der Stand deiner Lektionen und beendeten Spiele ist nicht lesbar und wurde beiseitegelegt.
aside-stays = Das beiseitegelegte Spiel bleibt, wo es ist: { $error }.
save-stays = Das gespeicherte Spiel bleibt, wo es ist: { $error }.
# Reasons, after a colon.
store-claimed = ein anderes Fenster von Hacienda ist offen
store-too-large = es ist zu groß
store-full = es ist kein Platz für ein weiteres Spiel
store-stopped = das Programm hat einen internen Fehler
store-slow = die Festplatte antwortet nicht
store-forbidden = dieser Browser lässt die Seite nichts speichern
disk-full = die Festplatte ist voll
disk-forbidden = dort darf das Programm nicht schreiben
disk-nothing-there = diesen Ort gibt es nicht
disk-unreadable = dort darf das Programm nicht lesen
disk-folder = es ist ein Ordner

## Files that a player opens and saves

file-nameless = Eine Datei ohne Namen
file-during-game = Verlasse erst dieses Spiel, dann lässt sich eine Datei öffnen.
file-no-game = { $name } ist kein Spiel, das sich öffnen lässt: { $error }.
file-no-board = { $name } ist kein Spielplan, auf dem man spielen kann: { $error }.
file-downloaded = In deinen Downloads gespeichert: { $name }
file-lies-in = Gespeichert in { $path }
file-refused = Die Datei lässt sich nicht schreiben: { $error }.
file-too-many = Es gibt zu viele Dateien namens { $name }.
file-no-folder = Hier gibt es keinen Dokumente-Ordner.
file-dialog-none = Auf diesem Computer öffnet sich keine Dateiauswahl. Ziehe die Datei stattdessen auf dieses Fenster.
file-dialog-refused = { file-dialog-none } Das System sagt: { $error }.
file-dialog-open-already = Es ist schon eine Dateiauswahl offen.
file-dialog-open = Datei öffnen
file-dialog-save = Als Datei speichern
file-kind-any = Spiele und Spielpläne von Hacienda
file-kind-board = Spielpläne von Hacienda
file-kind-all = Alle Dateien
file-kind-ours = Dateien von Hacienda

## Boards that a player brings

board-nameless = Ein Spielplan ohne Namen
board-taken = Der Spielplan { $name } liegt für das nächste Spiel bereit.
board-taken-not-kept = Der Spielplan { $name } liegt für das nächste Spiel bereit, lässt sich aber nicht speichern: { $error }.
# $first is a board that was removed, $others how many more were.
board-taken-others-gone = Der Spielplan { $name } liegt für das nächste Spiel bereit. Für deine ältesten war kein Platz mehr: { $others ->
    [0] { $first } wurde
    [1] { $first } und ein weiterer wurden
   *[other] { $first } und { $others } weitere wurden
} entfernt.
board-stays = Der Spielplan taucht beim nächsten Start vielleicht wieder auf: { $error }.
