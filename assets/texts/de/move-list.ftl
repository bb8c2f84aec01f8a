### What can be done now, read out line by line for those who listen or step through it with keys: first what, then where, then
### the confirmation. Each line is heard on its own, so it is complete and short.

## What

move-list-play = { card }karte spielen: { $count } auf der Hand, { $places ->
    [one] { $places } Feld
   *[other] { $places } Felder
}
move-list-turn-up = Deine Karten aufdecken
move-list-harvest = Eine Kette abernten
move-list-build = Hacienda für { pesos } bauen
move-list-dig = { pond } für { pesos } graben
move-list-buy-top = Die oberste { deck }karte für { pesos } kaufen
move-list-buy-card = Die offene { card }karte für { pesos } kaufen

## Where

move-list-hex = Reihe { $row }, { nth } von links
move-list-hexes = { $before }; { $next }
move-list-hex-beside = { $hex }, daneben: { $things }
move-list-your-tile = dein { land }plättchen
move-list-your-animal = dein { animal }
move-list-markets = { $markets ->
    [one] ein Markt
   *[other] { $markets } Märkte
}
move-list-water = Wasser
move-list-pieces-of = { $who_is ->
    [you] deine Plättchen
   *[other] Plättchen von { $who }
}
move-list-place = { $place }: { $gain }

## The confirmation, and what else can be done

move-list-yes = Ja: { $what }
move-list-back = Zurücklegen
move-list-undo-turn = Alle { $actions } Aktionen dieses Zuges rückgängig machen
move-list-more = Weiter: noch { $left }
move-list-first = Zurück zum Anfang

## The list and the keys

move-list-title = Was du tun kannst
move-list-shut = Liste schließen
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
