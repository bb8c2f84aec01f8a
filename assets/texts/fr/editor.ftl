### The board editor. Arguments by which a message chooses: $ground, $tool, $brush and $edge.

editor-title = Dessiner un plateau
editor-paper = La feuille : flèches pour se déplacer, Entrée pour peindre
editor-keys = Flèches pour se déplacer, Entrée pour peindre. 1 à 9 choisissent une couleur, B change de pinceau. Plus et moins zooment, 0 affiche tout.
# What is on the hex the arrow keys have reached. $what: a paint's name, or that there is nothing.
editor-cursor = { $hex } : { $what }
editor-void = rien
editor-play = Y jouer
editor-facts = À propos de ce plateau
editor-name = Nom du plateau
# The names of the paints. $ground: pampas mountain forest meadow rocks swamp market water void
editor-paint = { $ground ->
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
editor-tool = { $tool ->
    [fill] Remplir une zone
    [pick] Pipette
    [move] Tout déplacer
    [size] Taille de la feuille
   *[paint] Peindre
}
editor-brush = { $brush ->
    [left-right] Miroir gauche-droite
    [top-bottom] Miroir haut-bas
    [half-turn] Demi-tour
    [third-turn] Tiers de tour
   *[free] Une case à la fois
}
editor-undo = Annuler
editor-redo = Rétablir
editor-whole = Tout voir
# A side of the paper: top bottom left right
editor-pull-out = { $edge ->
    [top] Ajouter des cases en haut
    [bottom] Ajouter des cases en bas
    [left] Ajouter des cases à gauche
   *[right] Ajouter des cases à droite
}
editor-push-in = { $edge ->
    [top] Retirer des cases en haut
    [bottom] Retirer des cases en bas
    [left] Retirer des cases à gauche
   *[right] Retirer des cases à droite
}
editor-keep = Garder
editor-hand-out = Exporter
editor-anew = Nouveau
editor-chance = Aléatoire
editor-nothing = Rien de dessiné pour l’instant.
editor-fine = Rien à signaler : ce plateau est prêt.
editor-too-large = Un plateau ne peut pas être plus grand.
editor-too-many-rows = Un plateau ne peut pas être plus large.
editor-too-small = Un plateau ne peut pas être plus petit.
editor-in-the-way = Ce qui est dessiné ici serait perdu.
editor-too-much-water = Un plateau a au plus { $waters } cases d’eau.
editor-not-kept = Votre dessin ne peut pas être enregistré : { $error }.
editor-unread = Votre dernier dessin est illisible : { $error }.
editor-still-here = Votre dernier dessin est encore là. « { editor-anew } » donne une feuille blanche.
