### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

editor-title = Spielplan zeichnen
editor-paper = Das Papier: Pfeiltasten bewegen, Enter malt
editor-keys = Mit den Pfeiltasten über das Papier wandern, mit Enter malen. 1 bis 9 wählen eine Farbe, B wechselt den Pinsel. Plus und Minus zoomen, 0 zeigt alles.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
editor-cursor = { $hex }: { $what }
editor-void = nichts
editor-play = Darauf spielen
editor-facts = Über diesen Spielplan
editor-name = Name des Spielplans
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
editor-paint = { $ground ->
    [mountain] Gebirge
    [forest] Wald
    [meadow] Weide
    [rocks] Felsen
    [swamp] Sumpf
    [market] Markt
    [water] Wasser
    [void] Radieren
   *[pampas] Pampa
}
editor-tool = { $tool ->
    [fill] Fläche füllen
    [pick] Pipette
    [move] Alles verschieben
    [size] Papiergröße
   *[paint] Malen
}
editor-brush = { $brush ->
    [left-right] Links-rechts gespiegelt
    [top-bottom] Oben-unten gespiegelt
    [half-turn] Halbe Drehung
    [third-turn] Dritteldrehung
   *[free] Einzelnes Feld
}
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-whole = Alles zeigen
# A side of the paper: top bottom left right
editor-pull-out = { $edge ->
    [top] Oben Felder anfügen
    [bottom] Unten Felder anfügen
    [left] Links Felder anfügen
   *[right] Rechts Felder anfügen
}
editor-push-in = { $edge ->
    [top] Oben Felder entfernen
    [bottom] Unten Felder entfernen
    [left] Links Felder entfernen
   *[right] Rechts Felder entfernen
}
editor-keep = Behalten
editor-hand-out = Als Datei
editor-anew = Neu
editor-chance = Zufällig
editor-nothing = Noch ist nichts gezeichnet.
editor-fine = Keine Probleme: Hier lässt sich gut spielen.
editor-too-large = Größer darf ein Spielplan nicht sein.
editor-too-many-rows = Breiter darf ein Spielplan nicht sein.
editor-too-small = Kleiner darf ein Spielplan nicht sein.
editor-in-the-way = Dort ist etwas gezeichnet, das verloren ginge.
editor-too-much-water = Ein Spielplan hat höchstens { $waters } Wasserfelder.
editor-not-kept = Deine Zeichnung lässt sich nicht speichern: { $error }.
editor-unread = Deine letzte Zeichnung lässt sich nicht lesen: { $error }.
editor-still-here = Deine letzte Zeichnung ist noch da. „{ editor-anew }“ gibt dir ein leeres Blatt.
