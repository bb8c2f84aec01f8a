### What can be done now, read out line by line for those who listen or step through it with keys: first what, then where, then
### the confirmation. Each line is heard on its own, so it is complete and short.

## What

reader-play = Jouer une carte { card } : { $count } en main, { $places ->
    [one] { $places } case
   *[other] { $places } cases
}
reader-turn-up = Montrer mes cartes
reader-harvest = Récolter une chaîne
reader-build = Construire une hacienda pour { pesos }
reader-dig = Creuser un { pond } pour { pesos }
reader-buy-top = Acheter une carte { deck } de la pioche pour { pesos }
reader-buy-card = Acheter la carte { card } visible pour { pesos }

## Where

reader-hex = Rangée { $row }, { nth } depuis la gauche
reader-hexes = { $before } ; { $next }
reader-hex-beside = { $hex }, à côté de : { $things }
reader-your-tile = votre tuile { land }
# Its own article would stand in the way of "your".
reader-your-animal = { $species ->
    [cattle] votre vache
    [horse] votre cheval
    [pig] votre cochon
   *[sheep] votre mouton
}
reader-markets = { $markets ->
    [one] un marché
   *[other] { $markets } marchés
}
reader-water = de l’eau
reader-pieces-of = { $who_is ->
    [you] vos pièces
   *[other] des pièces de { $who }
}
reader-place = { $place } : { $gain }

## The confirmation, and what else can be done

reader-yes = Oui : { $what }
reader-back = Reposer
reader-undo-turn = Annuler les { $actions } de ce tour
reader-more = Suite : encore { $left }
reader-first = Retour au début

## The list and the keys

reader-title = Ce que vous pouvez faire
reader-shut = Fermer la liste
keys-sheet = Touches
keys-tab = Tab
keys-tab-does = au bouton suivant ; avec Maj, au précédent
keys-enter = Entrée
keys-enter-does = appuie dessus, ou valide
keys-escape = Échap
keys-escape-does = repose, ferme ou ouvre le menu
keys-arrows = Flèches
keys-arrows-does = de case en case ; Entrée choisit la case
keys-digits = 1 à 9
keys-digits-does = prend une carte de votre main, ou une ligne de la liste
keys-list = L
keys-list-does = la liste de ce que vous pouvez faire
keys-turn = T
keys-turn-does = tourne l’étang
keys-end = E
keys-end-does = finit le tour
keys-undo = Ctrl + Z
keys-undo-does = annule
keys-undo-turn = Ctrl + Maj + Z
keys-undo-turn-does = annule tout le tour
keys-hint = H
keys-hint-does = demande un conseil
keys-zoom = +, −, 0
keys-zoom-does = zoome, dézoome, montre tout le plateau
keys-others = M, V, F11
keys-others-does = son, vue d’en haut, plein écran
# A switch among the settings.
two-keys = Deux touches : Espace avance, Entrée valide
