### The panels around the board.

## Seats and points

hud-points-unit = { $points ->
    [one] point
   *[other] points
}
# Under these points, smaller: what a scoring now would add; and the same in a narrow place.
hud-points-forecast = +{ $points } prévus
hud-points-forecast-short = +{ $points }
hud-points-now = Si l’on comptait maintenant
hud-sum = Total
hud-together = Cumul
hud-close = Fermer

## Actions

hud-actions-left = Actions restantes
hud-undo = Annuler
# $actions: how many actions of this turn are undone when the button is held; two or more.
hud-undo-all = Annuler ; maintenir pour les { $actions }
hud-end-turn = Fin du tour

## The board

hud-nearer = Zoomer
hud-farther = Dézoomer
hud-whole-board = Tout le plateau
hud-menu = Menu
hud-menu-lost = Menu ; connexion perdue

## Signs, each explained in one line the first time that a player sees it

sign-horseshoes = Chaque fer à cheval est une action de votre tour ; un fer pâle est utilisé.
# The chip on a chain.
sign-chip = Un disque de bois avec une gerbe : cette chaîne a été récoltée.
sign-forecast = +{ $points } sur votre plaque : les points qu’un décompte donnerait maintenant.
sign-sun = Le nombre sous le soleil : les cartes d’animaux avant le prochain décompte.
sign-tag = Sur une plaque, la pièce compte les pesos et le dos de carte les cartes.

## The question that waits to be confirmed

hud-yes = Oui
hud-no = Non
hud-turn-pond = Tourner

## The hand and the shop

hud-shop = Boutique
hud-to-first-scoring = avant 1er décompte
hud-to-final-scoring = avant décompte final
hud-scoring-due = décompte imminent

## The hand and the shop, as a screen reader describes each place: what is there, its price, and how many are left

hud-hand-cards = { $count ->
    [one] { $count } carte { card }
   *[other] { $count } cartes { card }
}
hud-hidden-cards = { $count ->
    [one] { $count } carte { deck } cachée
   *[other] { $count } cartes { deck } cachées
}
hud-shop-empty = Pas de carte
hud-shop-card = La carte { card } pour { pesos }
hud-shop-deck = La carte { deck } du dessus de la pioche pour { pesos }, il en reste { $left }
hud-shop-hacienda = Une hacienda pour { pesos }, { $left } en réserve
hud-shop-pond = Un { pond } pour { pesos }, { $left } en réserve
hud-shop-harvest = Un jeton de récolte, { $left } en réserve
