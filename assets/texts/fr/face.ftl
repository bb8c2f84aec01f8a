### The panels around the board.

## Seats and points

face-points-unit = { $points ->
    [one] point
   *[other] points
}
face-points-now = Si l’on comptait maintenant
face-sum = Total
face-together = Cumul
face-close = Fermer

## Actions

face-actions-left = Actions restantes
face-undo = Annuler
# $actions: how many actions of this turn are undone when the button is held; two or more.
face-undo-all = Annuler ; maintenir pour les { $actions }
face-end-turn = Fin du tour

## The board

face-nearer = Zoomer
face-farther = Dézoomer
face-whole-board = Tout le plateau
face-menu = Menu

## The question that waits to be confirmed

face-yes = Oui
face-no = Non
face-turn-pond = Tourner

## The hand and the shop

face-shop = Boutique
face-to-first-scoring = avant 1er décompte
face-to-final-scoring = avant décompte final
face-scoring-due = décompte imminent

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

face-hand-cards = { $count ->
    [one] { $count } carte { card }
   *[other] { $count } cartes { card }
}
face-hidden-cards = { $count ->
    [one] { $count } carte { deck } cachée
   *[other] { $count } cartes { deck } cachées
}
face-shop-empty = Pas de carte
face-shop-card = La carte { card } pour { pesos }
face-shop-deck = La carte { deck } du dessus de la pioche pour { pesos }, il en reste { $left }
face-shop-hacienda = Une hacienda pour { pesos }, { $left } en réserve
face-shop-pond = Un { pond } pour { pesos }, { $left } en réserve
face-shop-harvest = Un jeton de récolte, { $left } en réserve
