### What the table says when the board is tapped with nothing in hand or the pointer rests on a symbol, and what it asks before a
### turn ends early or other players' actions are undone as well.

## A chain or herd: whose it is, and its numbers one after the other

ask-dot = { $before } · { $after }
ask-chain = { $who_is ->
    [you] Votre chaîne : { $facts }
   *[other] Chaîne ({ $who }) : { $facts }
}
ask-herd = { $who_is ->
    [you] Votre { herd } : { $facts }
   *[other] Troupeau de { animals } ({ $who }) : { $facts }
}
ask-mixed-herd = { $who_is ->
    [you] Votre troupeau : { $facts }
   *[other] Troupeau ({ $who }) : { $facts }
}
ask-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
ask-animals = { $count ->
    [one] { $count } { $species ->
        [cattle] vache
        [horse] cheval
        [pig] cochon
       *[sheep] mouton
    }
   *[other] { $count } { animals }
}
ask-mixed-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
ask-markets = { $markets ->
    [one] { $markets } marché
   *[other] { $markets } marchés
}
ask-no-points = pas encore de points
ask-harvest = récolte de { pesos }
ask-harvest-later = récolte de { pesos } au prochain tour
ask-harvested = déjà récoltée
ask-harvest-from = récolte dès { $tiles } tuiles
ask-no-chip = plus de jeton de récolte
ask-part = { category-inside } { $points }
ask-hacienda = Avec une hacienda : +{ points } pour { pesos }

## A market

ask-market-first = { $who_is ->
    [you] Marché : première visite +{ points }
   *[other] Marché : première visite ({ $who }) +{ points }
}
ask-market-known = { $who_is ->
    [you] Marché : vous y êtes déjà
   *[other] Marché : { $who } y est déjà
}
ask-market-pays = Avec { animal }, le prochain côté peut rapporter { $payment }
ask-market-pays-each = Avec { animal }, le prochain côté de chacun des { $markets } marchés peut rapporter { $payment }
ask-market-far = { $who_is ->
    [you] Aucun côté libre ne touche vos terres ni vos troupeaux
   *[other] { $who } : aucun côté libre ne touche ses terres ni ses troupeaux
}
ask-market-full = Tous ses côtés sont pris
ask-market-over = Plus aucun animal ne peut venir ici
ask-market-by = Atteint par : { $players }

## A pond

ask-pond = { $shape ->
    [single] Étang d’une case
    [double] Étang de deux cases
    [bent] Étang coudé
   *[triangle] Étang en triangle
} : { points } par pièce voisine
ask-pond-of = { $who } : { $points }
ask-pond-nobody = Aucune pièce ne le touche encore

## An empty hex

ask-empty-pampas = Pampa libre
ask-empty-land = Case { land } libre
ask-may = { $who_is ->
    [you] Possible ici : { $what }
   *[other] { $who } peut poser ici : { $what }
}
ask-may-nothing = { $who_is ->
    [you] Rien de possible ici : la case ne touche ni vos terres ni vos troupeaux
   *[other] { $who } ne peut rien poser ici : la case ne touche ni ses terres ni ses troupeaux
}
ask-tile = une tuile { land }
ask-animal = { animal }
ask-a-pond = un étang
ask-with-tile = Avec une tuile { land } : { $gain }
ask-with-animal = Avec { animal } : { $gain }

## What the symbols count

ask-tag = { $name } : { pesos }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { points } si l’on comptait maintenant
ask-purse = { $pesos ->
    [one] { $pesos } peso dans la bourse
   *[other] { $pesos } pesos dans la bourse
}
ask-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
ask-actions-left = { $left ->
    [one] Il reste { $left } action sur { $actions }
   *[other] Il reste { $left } actions sur { $actions }
}
ask-clock = { $left ->
    [one] { $left } carte animal, { $caption }
   *[other] { $left } cartes animal, { $caption }
}

## Before a turn ends early

ask-end = Finir le tour ?
ask-end-left = Il reste { actions }.

## Before other players' actions are undone, too

ask-undo = Annuler la dernière action ?
ask-undo-others = Ce qui a été joué depuis ({ $players }) sera annulé aussi.
# $actions: two or more.
ask-undo-turn = Annuler vos { $actions } dernières actions ?
