### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

drawing-title = Spielplan zeichnen
drawing-paper = Das Papier: Pfeiltasten bewegen, Enter malt
drawing-keys = Mit den Pfeiltasten über das Papier wandern, mit Enter malen. 1 bis 9 wählen eine Farbe, B wechselt den Pinsel. Plus und Minus zoomen, 0 zeigt alles.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
drawing-cursor = { $hex }: { $what }
drawing-void = nichts
drawing-play = Darauf spielen
drawing-facts = Über diesen Spielplan
drawing-name = Name des Spielplans
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
drawing-paint = { $ground ->
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
drawing-tool = { $tool ->
    [fill] Fläche füllen
    [pick] Pipette
    [move] Alles verschieben
    [size] Papiergröße
   *[paint] Malen
}
drawing-brush = { $brush ->
    [left-right] Links-rechts gespiegelt
    [top-bottom] Oben-unten gespiegelt
    [half-turn] Halbe Drehung
    [third-turn] Dritteldrehung
   *[free] Einzelnes Feld
}
drawing-undo = Rückgängig
drawing-redo = Wiederholen
drawing-whole = Alles zeigen
# A side of the paper: top bottom left right
drawing-pull-out = { $edge ->
    [top] Oben Felder anfügen
    [bottom] Unten Felder anfügen
    [left] Links Felder anfügen
   *[right] Rechts Felder anfügen
}
drawing-push-in = { $edge ->
    [top] Oben Felder entfernen
    [bottom] Unten Felder entfernen
    [left] Links Felder entfernen
   *[right] Rechts Felder entfernen
}
drawing-keep = Behalten
drawing-hand-out = Als Datei
drawing-anew = Neu
drawing-chance = Zufällig
drawing-nothing = Noch ist nichts gezeichnet.
drawing-fine = Keine Probleme: Hier lässt sich gut spielen.
drawing-too-large = Größer darf ein Spielplan nicht sein.
drawing-too-many-rows = Breiter darf ein Spielplan nicht sein.
drawing-too-small = Kleiner darf ein Spielplan nicht sein.
drawing-in-the-way = Dort ist etwas gezeichnet, das verloren ginge.
drawing-too-much-water = Ein Spielplan hat höchstens { $waters } Wasserfelder.
drawing-not-kept = Deine Zeichnung lässt sich nicht speichern: { $error }.
drawing-unread = Deine letzte Zeichnung lässt sich nicht lesen: { $error }.
drawing-still-here = Deine letzte Zeichnung ist noch da. „{ drawing-anew }“ gibt dir ein leeres Blatt.
