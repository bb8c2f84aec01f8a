### The easel on which boards are drawn. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

drawing-title = Spielplan zeichnen
drawing-paper = Das Papier: Pfeile wandern darüber, Enter malt
drawing-keys = Pfeile wandern über das Papier, Enter malt. 1 bis 9 nehmen eine Farbe, B nimmt einen anderen Pinsel. Plus und Minus zoomen, 0 zeigt alles.
# What lies on the hex that the arrows have come to. $what: a paint's name, or that nothing lies there.
drawing-cursor = { $hex }: { $what }
drawing-void = nichts
drawing-play = Darauf spielen
drawing-facts = Über diesen Spielplan
drawing-name = Name des Spielplans
# What a paint is called. $ground: pampas mountain forest meadow rocks swamp market water void
drawing-paint = { $ground ->
    [mountain] Gebirge
    [forest] Wald
    [meadow] Weide
    [rocks] Felsen
    [swamp] Sumpf
    [market] Markt
    [water] Wasser
    [void] Wegnehmen
   *[pampas] Pampa
}
drawing-tool = { $tool ->
    [fill] Fläche füllen
    [pick] Aufnehmen, was da liegt
    [move] Alles verschieben
    [size] Größe des Papiers
   *[paint] Malen
}
drawing-brush = { $brush ->
    [left-right] Links wie rechts
    [top-bottom] Oben wie unten
    [half-turn] Halbe Drehung
    [third-turn] Dritteldrehung
   *[free] Ein Feld allein
}
drawing-undo = Zurücknehmen
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
    [top] Oben Felder wegnehmen
    [bottom] Unten Felder wegnehmen
    [left] Links Felder wegnehmen
   *[right] Rechts Felder wegnehmen
}
drawing-keep = Behalten
drawing-hand-out = Als Datei
drawing-anew = Leer
drawing-chance = Zufällig
drawing-nothing = Noch ist nichts gezeichnet.
drawing-fine = Auf diesem Spielplan lässt sich gut spielen.
drawing-too-large = Größer kann kein Spielplan sein.
drawing-too-many-rows = Breiter kann kein Spielplan sein.
drawing-too-small = Kleiner kann kein Spielplan sein.
drawing-in-the-way = Dort ist etwas gezeichnet, das verloren ginge.
drawing-too-much-water = Mehr als { $waters } Wasserfelder hat kein Spielplan.
drawing-not-kept = Deine Zeichnung lässt sich nicht speichern: { $error }.
drawing-unread = Deine letzte Zeichnung lässt sich nicht lesen: { $error }.
drawing-still-here = Deine letzte Zeichnung liegt noch hier. „{ drawing-anew }“ gibt frisches Papier.
