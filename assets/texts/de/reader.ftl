### What can be done now, read out line by line for those who listen or step through it with keys: first what, then where, then
### the confirmation. Each line is heard on its own, so it is complete and short.

## What

reader-play = { card }karte spielen: { $count } auf der Hand, { $places ->
    [one] { $places } Feld
   *[other] { $places } Felder
}
reader-turn-up = Deine Karten aufdecken
reader-harvest = Eine Kette abernten
reader-build = Hacienda für { pesos } bauen
reader-dig = { pond } für { pesos } graben
reader-buy-top = Die oberste { deck }karte für { pesos } kaufen
reader-buy-card = Die offene { card }karte für { pesos } kaufen

## Where

reader-hex = Reihe { $row }, { nth } von links
reader-hexes = { $before }; { $next }
reader-hex-beside = { $hex }, daneben: { $things }
reader-your-tile = dein { land }plättchen
reader-your-animal = dein { animal }
reader-markets = { $markets ->
    [one] ein Markt
   *[other] { $markets } Märkte
}
reader-water = Wasser
reader-pieces-of = { $who_is ->
    [you] deine Plättchen
   *[other] Plättchen von { $who }
}
reader-place = { $place }: { $gain }

## The confirmation, and what else can be done

reader-yes = Ja: { $what }
reader-back = Zurücklegen
reader-undo-turn = Alle { $actions } Aktionen dieses Zuges rückgängig machen
reader-more = Weiter: noch { $left }
reader-first = Zurück zum Anfang

## The list and the keys

reader-title = Was du tun kannst
reader-shut = Liste schließen
keys-sheet = Tasten
keys-tab = Tab
keys-tab-does = zum nächsten Knopf, mit Umschalt zum vorigen
keys-enter = Enter
keys-enter-does = drückt ihn und bestätigt
keys-escape = Esc
keys-escape-does = legt zurück, schließt und öffnet das Menü
keys-arrows = Pfeiltasten
keys-arrows-does = von Feld zu Feld; Enter wählt eins
keys-digits = 1 bis 9
keys-digits-does = wählt eine Handkarte oder eine Zeile der Liste
keys-list = L
keys-list-does = listet auf, was du tun kannst
keys-turn = T
keys-turn-does = dreht den Teich
keys-end = E
keys-end-does = beendet den Zug
keys-undo = Strg + Z
keys-undo-does = macht rückgängig
keys-undo-turn = Strg + Umschalt + Z
keys-undo-turn-does = macht den ganzen Zug rückgängig
keys-hint = H
keys-hint-does = gibt einen Tipp
keys-zoom = +, −, 0
keys-zoom-does = größer, kleiner, ganzer Spielplan
keys-others = M, V, F11
keys-others-does = Ton, Blick von oben, Vollbild
# A switch among the settings.
two-keys = Zwei Tasten: Leertaste geht weiter, Enter wählt
