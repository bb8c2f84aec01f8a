### The easel on which boards are drawn. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

drawing-title = Dessiner un plateau
drawing-paper = La feuille : les flèches s’y déplacent, Entrée peint
drawing-keys = Les flèches se déplacent sur la feuille, Entrée peint. 1 à 9 prennent une couleur, B change de pinceau. Plus et moins zooment, 0 montre tout.
# What lies on the hex that the arrows have come to. $what: a paint's name, or that nothing lies there.
drawing-cursor = { $hex } : { $what }
drawing-void = rien
drawing-play = Y jouer
drawing-facts = À propos de ce plateau
drawing-name = Nom du plateau
# What a paint is called. $ground: pampas mountain forest meadow rocks swamp market water void
drawing-paint = { $ground ->
    [mountain] Montagne
    [forest] Forêt
    [meadow] Pâturage
    [rocks] Rochers
    [swamp] Marais
    [market] Marché
    [water] Eau
    [void] Enlever
   *[pampas] Pampa
}
drawing-tool = { $tool ->
    [fill] Remplir une zone
    [pick] Prendre ce qui est là
    [move] Tout déplacer
    [size] Taille de la feuille
   *[paint] Peindre
}
drawing-brush = { $brush ->
    [left-right] Gauche comme droite
    [top-bottom] Haut comme bas
    [half-turn] Demi-tour
    [third-turn] Tiers de tour
   *[free] Une case à la fois
}
drawing-undo = Annuler
drawing-redo = Rétablir
drawing-whole = Tout voir
# A side of the paper: top bottom left right
drawing-pull-out = { $edge ->
    [top] Ajouter des cases en haut
    [bottom] Ajouter des cases en bas
    [left] Ajouter des cases à gauche
   *[right] Ajouter des cases à droite
}
drawing-push-in = { $edge ->
    [top] Retirer des cases en haut
    [bottom] Retirer des cases en bas
    [left] Retirer des cases à gauche
   *[right] Retirer des cases à droite
}
drawing-keep = Garder
drawing-hand-out = En fichier
drawing-anew = Vide
drawing-chance = Au hasard
drawing-nothing = Rien n’est encore dessiné.
drawing-fine = Rien n’empêche de bien jouer sur ce plateau.
drawing-too-large = Aucun plateau ne peut être plus grand.
drawing-too-many-rows = Aucun plateau ne peut être plus large.
drawing-too-small = Aucun plateau ne peut être plus petit.
drawing-in-the-way = Ce qui est dessiné là serait perdu.
drawing-too-much-water = Un plateau a { $waters } cases d’eau au plus.
drawing-not-kept = Votre dessin ne peut pas être gardé : { $error }.
drawing-unread = Votre dernier dessin est illisible : { $error }.
drawing-still-here = Votre dernier dessin est encore là. « { drawing-anew } » donne une feuille blanche.
