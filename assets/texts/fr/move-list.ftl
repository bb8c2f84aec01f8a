### What can be done now, read out line by line for those who listen or step through it with keys: first what, then where, then
### the confirmation. Each line is heard on its own, so it is complete and short.

## What

move-list-play = Jouer une carte { card } : { $count } en main, { $places ->
    [one] { $places } case
   *[other] { $places } cases
}
move-list-turn-up = Montrer mes cartes
move-list-harvest = Récolter une chaîne
move-list-build = Construire une hacienda pour { pesos }
move-list-dig = Creuser un { pond } pour { pesos }
move-list-buy-top = Acheter une carte { deck } de la pioche pour { pesos }
move-list-buy-card = Acheter la carte { card } visible pour { pesos }

## Where

move-list-hex = Rangée { $row }, { nth } depuis la gauche
move-list-hexes = { $before } ; { $next }
move-list-hex-beside = { $hex }, à côté de : { $things }
move-list-your-tile = votre tuile { land }
# Its own article would stand in the way of "your".
move-list-your-animal = { $species ->
    [cattle] votre vache
    [horse] votre cheval
    [pig] votre cochon
   *[sheep] votre mouton
}
move-list-markets = { $markets ->
    [one] un marché
   *[other] { $markets } marchés
}
move-list-water = de l’eau
move-list-pieces-of = { $who_is ->
    [you] vos pièces
   *[other] des pièces de { $who }
}
move-list-place = { $place } : { $gain }

## The confirmation, and what else can be done

move-list-yes = Oui : { $what }
move-list-back = Reposer
move-list-undo-turn = Annuler les { $actions } de ce tour
move-list-more = Suite : encore { $left }
move-list-first = Retour au début

## The list and the keys

move-list-title = Ce que vous pouvez faire
move-list-shut = Fermer la liste
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
