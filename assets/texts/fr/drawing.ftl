### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

drawing-title = Dessiner un plateau
drawing-paper = La feuille : flèches pour se déplacer, Entrée pour peindre
drawing-keys = Flèches pour se déplacer, Entrée pour peindre. 1 à 9 choisissent une couleur, B change de pinceau. Plus et moins zooment, 0 affiche tout.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
drawing-cursor = { $hex } : { $what }
drawing-void = rien
drawing-play = Y jouer
drawing-facts = À propos de ce plateau
drawing-name = Nom du plateau
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
drawing-paint = { $ground ->
    [mountain] Montagne
    [forest] Forêt
    [meadow] Pâturage
    [rocks] Rochers
    [swamp] Marais
    [market] Marché
    [water] Eau
    [void] Effacer
   *[pampas] Pampa
}
drawing-tool = { $tool ->
    [fill] Remplir une zone
    [pick] Pipette
    [move] Tout déplacer
    [size] Taille de la feuille
   *[paint] Peindre
}
drawing-brush = { $brush ->
    [left-right] Miroir gauche-droite
    [top-bottom] Miroir haut-bas
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
drawing-hand-out = Exporter
drawing-anew = Nouveau
drawing-chance = Aléatoire
drawing-nothing = Rien de dessiné pour l’instant.
drawing-fine = Rien à signaler : ce plateau est prêt.
drawing-too-large = Un plateau ne peut pas être plus grand.
drawing-too-many-rows = Un plateau ne peut pas être plus large.
drawing-too-small = Un plateau ne peut pas être plus petit.
drawing-in-the-way = Ce qui est dessiné ici serait perdu.
drawing-too-much-water = Un plateau a au plus { $waters } cases d’eau.
drawing-not-kept = Votre dessin ne peut pas être enregistré : { $error }.
drawing-unread = Votre dernier dessin est illisible : { $error }.
drawing-still-here = Votre dernier dessin est encore là. « { drawing-anew } » donne une feuille blanche.
