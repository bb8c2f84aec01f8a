### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

inspect-dot = { $before } · { $after }
inspect-chain = { $who_is ->
    [you] Votre chaîne : { $facts }
   *[other] Chaîne ({ $who }) : { $facts }
}
inspect-herd = { $who_is ->
    [you] Votre { herd } : { $facts }
   *[other] Troupeau de { animals } ({ $who }) : { $facts }
}
inspect-mixed-herd = { $who_is ->
    [you] Votre troupeau : { $facts }
   *[other] Troupeau ({ $who }) : { $facts }
}
inspect-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
inspect-animals = { $count ->
    [one] { $count } { $species ->
        [cattle] vache
        [horse] cheval
        [pig] cochon
       *[sheep] mouton
    }
   *[other] { $count } { animals }
}
inspect-mixed-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
inspect-markets = { $markets ->
    [one] { $markets } marché
   *[other] { $markets } marchés
}
inspect-no-points = pas encore de points
inspect-harvest = récolte de { pesos }
inspect-harvest-later = récolte de { pesos } au prochain tour
inspect-harvested = déjà récoltée
inspect-harvest-from = récolte dès { $tiles } tuiles
inspect-no-chip = plus de jeton de récolte
inspect-part = { category-inside } { $points }
inspect-sum = { points } : { $parts }
inspect-hacienda = Avec une hacienda : +{ points } pour { pesos }

## A market

inspect-market-first = { $who_is ->
    [you] Marché : première visite +{ points }
   *[other] Marché : première visite ({ $who }) +{ points }
}
inspect-market-known = { $who_is ->
    [you] Marché : vous y êtes déjà
   *[other] Marché : { $who } y est déjà
}
inspect-market-pays = Avec { animal }, le prochain côté peut rapporter { $payment }
inspect-market-pays-each = Avec { animal }, le prochain côté de chacun des { $markets } marchés peut rapporter { $payment }
inspect-market-far = { $who_is ->
    [you] Aucun côté libre ne touche vos terres ni vos troupeaux
   *[other] { $who } : aucun côté libre ne touche ses terres ni ses troupeaux
}
inspect-market-full = Tous ses côtés sont pris
inspect-market-over = Plus aucun animal ne peut venir ici
inspect-market-by = Atteint par : { $players }

## A pond

inspect-pond = { $shape ->
    [single] Étang d’une case
    [double] Étang de deux cases
    [bent] Étang coudé
   *[triangle] Étang en triangle
} : { points } par pièce voisine
inspect-pond-of = { $who } : { $points }
inspect-pond-nobody = Aucune pièce ne le touche encore

## An empty hex

inspect-empty-pampas = Pampa libre
inspect-empty-land = Case { land } libre
inspect-may = { $who_is ->
    [you] Possible ici : { $what }
   *[other] { $who } peut poser ici : { $what }
}
inspect-may-nothing = { $who_is ->
    [you] Rien de possible ici : la case ne touche ni vos terres ni vos troupeaux
   *[other] { $who } ne peut rien poser ici : la case ne touche ni ses terres ni ses troupeaux
}
inspect-tile = une tuile { land }
inspect-animal = { animal }
inspect-a-pond = un étang
inspect-with-tile = Avec une tuile { land } : { $gain }
inspect-with-animal = Avec { animal } : { $gain }

## What the symbols count

inspect-tag = { $name } : { pesos }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { points }
# The same, with the points that a scoring now would add.
inspect-tag-forecast = { inspect-tag }, +{ $forecast } si l’on comptait maintenant
inspect-purse = { $pesos ->
    [one] { $pesos } peso dans la bourse
   *[other] { $pesos } pesos dans la bourse
}
inspect-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
inspect-actions-left = { $left ->
    [one] Il reste { $left } action sur { $actions }
   *[other] Il reste { $left } actions sur { $actions }
}
inspect-clock = { $left ->
    [one] { $left } carte animal, { $caption }
   *[other] { $left } cartes animal, { $caption }
}

## Before a turn ends early

inspect-end = Finir le tour ?
inspect-end-left = Il reste { actions }.

## Before other players' actions are undone, too

inspect-undo = Annuler la dernière action ?
inspect-undo-others = Ce qui a été joué depuis ({ $players }) sera annulé aussi.
# $actions: two or more.
inspect-undo-turn = Annuler vos { $actions } dernières actions ?
