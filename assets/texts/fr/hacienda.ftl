### What the game Hacienda says: its things by name, what may be done and why not, hints, previews and the log.
###
### Arguments by which a message chooses: $card is mountain forest meadow rocks swamp pampas cattle horse pig sheep; $land one
### of the first six, $species one of the last four; $deck land animal; $shape single double bent triangle; $category markets
### chains haciendas ponds herds money; $scoring intermediate final; $sign plus minus; $operation, of
### a payment, plus times.

## Things by name, as they appear in a sentence

land = { $land ->
    [mountain] montagne
    [forest] forêt
    [meadow] pâturage
    [rocks] rochers
    [swamp] marais
   *[pampas] pampa
}
# With its article.
animal = { $species ->
    [cattle] une vache
    [horse] un cheval
    [pig] un cochon
   *[sheep] un mouton
}
herd = { $species ->
    [cattle] troupeau de vaches
    [horse] troupeau de chevaux
    [pig] troupeau de cochons
   *[sheep] troupeau de moutons
}
animals = { $species ->
    [cattle] vaches
    [horse] chevaux
    [pig] cochons
   *[sheep] moutons
}
card = { $card ->
    [mountain] montagne
    [forest] forêt
    [meadow] pâturage
    [rocks] rochers
    [swamp] marais
    [pampas] pampa
    [cattle] vache
    [horse] cheval
    [pig] cochon
   *[sheep] mouton
}
deck = { $deck ->
    [land] terrain
   *[animal] animal
}
pond = { $shape ->
    [single] étang d’une case
    [double] étang de deux cases
    [bent] étang coudé
   *[triangle] étang en triangle
}

## Points and pesos

category = { $category ->
    [markets] Marchés
    [chains] Chaînes
    [haciendas] Haciendas
    [ponds] Étangs
    [herds] Troupeaux
   *[money] Argent
}
category-inside = { $category ->
    [markets] marchés
    [chains] chaînes
    [haciendas] haciendas
    [ponds] étangs
    [herds] troupeaux
   *[money] argent
}
scoring = { $scoring ->
    [intermediate] Premier décompte
   *[final] Décompte final
}
pesos = { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sign = { $sign ->
    [minus] −
   *[plus] +
}
points-signed = { sign }{ points }

## Why the rules refuse an action: what is missing, in one sentence

refused-game-over = La partie est finie.
refused-deck-is-empty = { $deck ->
    [land] La pioche terrain est vide.
   *[animal] La pioche animaux est vide.
}
refused-not-in-display = Aucune carte { card } n’est visible.
refused-too-expensive = Cela coûte { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
}, et vous en avez { $pesos }.
refused-card-not-in-hand = Vous n’avez pas de carte { card } en main.
refused-wrong-landscape = Une carte { card } demande une case { card } libre.
refused-not-pampas = Il faut une case de pampa libre.
refused-hex-is-taken = Cette case est prise.
refused-not-next-to-your-land = Cette case ne touche pas vos terres : une tuile pampa doit toucher une de vos tuiles.
refused-not-next-to-your-land-or-herd = Cette case ne touche ni vos terres ni votre { herd }.
refused-no-tile-of-species = { $species ->
    [cattle] Toutes vos vaches sont sur le plateau.
    [horse] Tous vos chevaux sont sur le plateau.
    [pig] Tous vos cochons sont sur le plateau.
   *[sheep] Tous vos moutons sont sur le plateau.
}
refused-no-animal-tile = Tous vos animaux sont sur le plateau.
refused-hacienda-bought = Vous avez déjà acheté une hacienda : une seule par tour.
refused-no-hacienda = Il n’y a plus d’hacienda.
refused-not-your-piece = Une hacienda se pose sur une de vos tuiles ou un de vos animaux.
refused-group-has-hacienda = Cette chaîne ou ce troupeau porte déjà une hacienda.
refused-tile-has-hacienda = Il y a déjà une hacienda ici.
refused-pond-bought = Vous avez déjà acheté un étang : un seul par tour.
refused-no-such-pond = Aucun étang n’a cette forme : ses cases doivent se toucher, et trois ne doivent pas être alignées.
refused-no-pond-left = Il n’y a plus d’{ pond }.
refused-harvested = Vous avez déjà récolté : une seule fois par tour.
refused-not-your-land = Une récolte se fait sur une de vos tuiles.
refused-chain-too-short = Cette chaîne n’a que { $tiles } des { $needed } tuiles nécessaires pour récolter.
refused-chain-has-chip = Cette chaîne porte déjà un jeton de récolte.
refused-chips-in-supply = Il reste des jetons de récolte en réserve : prenez-en un.
refused-no-chip-in-supply = Plus de jeton de récolte en réserve : choisissez celui d’un adversaire.
refused-no-chip-there = Il n’y a pas de jeton de récolte ici.
refused-chip-is-yours = Vous ne pouvez pas prendre le jeton de récolte d’une de vos chaînes.

## What is in hand

choice-no-hex = Aucune case ne convient.
choice-now-the-chain = Choisissez maintenant la chaîne à récolter.
choice-pond-does-not-fit = L’étang ne tient pas ici : il lui faut de la pampa libre.
choice-end-by-button = Pour finir votre tour, touchez « { hud-end-turn } ».

## The line on top: whose turn it is and what may be done now

actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
prompt-your-turn = À vous : encore { actions }. Choisissez une carte ou achetez.
prompt-your-turn-by-name = { $who }, à vous : encore { actions }. Choisissez une carte ou achetez.
prompt-holding-tile = Une tuile { land } : choisissez une case éclairée.
prompt-holding-animal = { $species ->
    [cattle] Une vache : choisissez une case éclairée.
    [horse] Un cheval : choisissez une case éclairée.
    [pig] Un cochon : choisissez une case éclairée.
   *[sheep] Un mouton : choisissez une case éclairée.
}
prompt-holding-purchase = L’acheter ? Une nouvelle carte sera révélée : on ne pourra plus annuler.
prompt-holding-hacienda = Une hacienda : choisissez une de vos tuiles ou un de vos animaux.
prompt-holding-pond = Un { pond } : choisissez de la pampa libre.
prompt-holding-harvest = Une récolte : choisissez une de vos chaînes.
prompt-take-a-chip = Plus de jeton : choisissez d’abord celui d’un adversaire.
prompt-sure = Ici ? Validez ou touchez encore la case.
prompt-sure-or-turn = Ici ? Validez, tournez-le ou choisissez ailleurs.
prompt-thinking = { $who } réfléchit.
prompt-come = C’est à { $who } : venez à la table.
prompt-scoring = Le décompte est en cours.
prompt-over = La partie est finie.
prompt-won = { $who_is ->
    [you] La partie est finie : vous gagnez !
   *[other] La partie est finie : { $who } gagne !
}
prompt-won-together = La partie est finie, victoire partagée : { $winners } !

## Why a tap does nothing

prompt-not-your-turn = C’est à { $who } de jouer.
prompt-nothing-more = La partie est finie : on ne peut plus jouer.
prompt-hidden = Ces cartes sont cachées.
# The player's own cards, which were left alone for a while and which others could see.
prompt-face-down = Vos cartes sont face cachée. Maintenez-les pour les voir.

## The question before a purchase; $price in pesos

prompt-buy-top = Acheter une carte { deck } de la pioche pour { $price } ?
prompt-buy-card = Acheter la carte { card } pour { $price } ?
prompt-buy-it = L’acheter pour { $price } ?
prompt-no-way-back = On ne pourra plus annuler.

## The question before a piece is placed, and what it would bring

preview-tile = Une tuile { land } ici ?
preview-animal = { $species ->
    [cattle] Une vache ici ?
    [horse] Un cheval ici ?
    [pig] Un cochon ici ?
   *[sheep] Un mouton ici ?
}
preview-hacienda = Une hacienda ici ?
preview-pond = Un { pond } ici ?
preview-harvest = Récolter cette chaîne ?
preview-pays = Rapporte { pesos }
preview-costs = Coûte { pesos }
payment-sign = { $operation ->
    [times] ×
   *[plus] +
}
preview-payment = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
} { payment-sign } { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} = { pesos }
preview-payments = { $markets } × ({ $payment })
preview-no-points = Pas encore de points
preview-score = { points-signed } : { $gains }
preview-gain = { $what } { sign }{ $gained }
nth = { NUMBER($nth, type: "ordinal") ->
    [one] { $nth }er
   *[other] { $nth }e
}
nth-market = { nth } marché

## The log: what was done, as a line under the name of who did it; $price in pesos

log = Journal
log-empty = Rien n’a encore été joué.
log-bought-top = { $deck ->
    [land] Carte terrain achetée pour { $price }
   *[animal] Carte animal achetée pour { $price }
}
log-bought-card = Carte { card } achetée pour { $price }
log-built = Hacienda construite pour { $price }
log-dug = Un { pond } creusé pour { $price }
log-placed-tile = Tuile { land } posée
log-placed-tile-in-chain = Tuile { land } posée, chaîne de { $tiles }
log-placed-animal = { $species ->
    [cattle] Vache posée
    [horse] Cheval posé
    [pig] Cochon posé
   *[sheep] Mouton posé
}
log-placed-animal-paid = { $species ->
    [cattle] Vache posée : { $payment }
    [horse] Cheval posé : { $payment }
    [pig] Cochon posé : { $payment }
   *[sheep] Mouton posé : { $payment }
}
log-placed-animal-paid-each = { $species ->
    [cattle] Vache posée
    [horse] Cheval posé
    [pig] Cochon posé
   *[sheep] Mouton posé
} : { $markets } marchés, chacun { $payment }, en tout { pesos }
log-payment = { $animals } { payment-sign } { $tiles } = { pesos }
log-harvested = Récolte de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} : { pesos }
log-harvested-with-chip = Récolte de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, avec un jeton adverse : { pesos }
log-passed = Passe
log-ended = Fin du tour
log-scoring = { scoring } : { $rows }
log-scored = { $who } +{ $points }

## The same in one line that begins with the name

told-bought-top = { $who_is ->
    [you] Vous avez acheté une carte { deck } pour { $price }
   *[other] { $who } a acheté une carte { deck } pour { $price }
}
told-bought-card = { $who_is ->
    [you] Vous avez acheté la carte { card } pour { $price }
   *[other] { $who } a acheté la carte { card } pour { $price }
}
told-built = { $who_is ->
    [you] Vous avez construit une hacienda pour { $price }
   *[other] { $who } a construit une hacienda pour { $price }
}
told-dug = { $who_is ->
    [you] Vous avez creusé un { pond } pour { $price }
   *[other] { $who } a creusé un { pond } pour { $price }
}
told-placed-tile = { $who_is ->
    [you] Vous avez posé une tuile { land }
   *[other] { $who } a posé une tuile { land }
}
told-placed-tile-in-chain = { $who_is ->
    [you] Vous avez posé une tuile { land }, chaîne de { $tiles }
   *[other] { $who } a posé une tuile { land }, chaîne de { $tiles }
}
told-placed-animal = { $who_is ->
    [you] Vous avez posé { animal }
   *[other] { $who } a posé { animal }
}
told-placed-animal-paid = { $who_is ->
    [you] Vous avez posé { animal } : { $payment }
   *[other] { $who } a posé { animal } : { $payment }
}
told-placed-animal-paid-each = { $who_is ->
    [you] Vous avez posé { animal }
   *[other] { $who } a posé { animal }
} : { $markets } marchés, chacun { $payment }, en tout { pesos }
told-harvested = { $who_is ->
    [you] Vous avez récolté
   *[other] { $who } a récolté
} { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} : { pesos }
told-harvested-with-chip = { $who_is ->
    [you] Vous avez récolté
   *[other] { $who } a récolté
} { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, avec un jeton adverse : { pesos }
told-passed = { $who_is ->
    [you] Vous avez passé
   *[other] { $who } a passé
}
told-ended = { $who_is ->
    [you] Vous avez fini votre tour
   *[other] { $who } a fini son tour
}

## Hints

hint = Conseil
hint-thinking = Recherche d’un conseil…
hint-choose = Touchez un conseil pour le prendre en main : il ne restera qu’à valider.
hint-numbered = Conseil { $number }

## Hints: an action with what it brings. $deed is one of the messages below

hint-with-gain = { $deed } : { $gain }
hint-with-purpose = { $deed }, { $purpose } : { $gain }
hint-with-reason = { $hint }. Utile { $purpose } : { $gain }
hint-for-later = { $deed }, pour plus tard
hint-no-points = { $deed } : pas encore de points
hint-points = { $when ->
    [each] { points-signed } à chaque décompte
    [final] { points-signed } au décompte final
   *[always] { points-signed }
}
hint-pesos = +{ pesos }

## Hints: what an action does

hint-buy-top = Acheter une carte { deck } de la pioche pour { pesos }
hint-buy-card = Acheter la carte { card } visible pour { pesos }
hint-build = { $group ->
    [chain] Construire une hacienda sur une chaîne de { $size } pour { pesos }
   *[herd] Construire une hacienda sur un troupeau de { $size } pour { pesos }
}
hint-dig = Creuser un { pond } à côté de { $hexes ->
    [one] { $hexes } case à vous
   *[other] { $hexes } cases à vous
} pour { pesos }
hint-begin-chain = Commencer une chaîne avec une tuile { land }
hint-make-chain = Poser une tuile { land } et former une chaîne de { $tiles } tuiles
hint-join-chains = Poser une tuile { land } et réunir { $chains ->
    [2] deux
    [3] trois
   *[other] { $chains }
} chaînes en une de { $tiles } tuiles
hint-bring-to-market = Mener { animal } à un marché
hint-begin-herd = Commencer un troupeau avec { animal }
hint-make-herd = Poser { animal } et former un troupeau de { $count } { animals }
hint-make-mixed-herd = Poser { animal } et former un troupeau de { $count } animaux
hint-reach-market = Poser { animal } et atteindre votre { nth-market }
hint-reach-markets = Poser { animal } et atteindre vos marchés du { $from } au { $to }
hint-harvest = Récolter une chaîne de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
hint-harvest-with-chip = Récolter une chaîne de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} avec le jeton d’un autre joueur
hint-end = Finir le tour et garder { pesos }

## Hints: the same as the purpose of another action

hint-buy-top-to = pour acheter une carte { deck } de la pioche ({ pesos })
hint-buy-card-to = pour acheter la carte { card } visible ({ pesos })
hint-build-to = { $group ->
    [chain] pour construire une hacienda sur une chaîne de { $size } ({ pesos })
   *[herd] pour construire une hacienda sur un troupeau de { $size } ({ pesos })
}
hint-dig-to = pour creuser un { pond } à côté de { $hexes ->
    [one] { $hexes } case à vous
   *[other] { $hexes } cases à vous
} ({ pesos })
hint-begin-chain-to = pour commencer une chaîne avec une tuile { land }
hint-make-chain-to = pour former une chaîne de { $tiles } tuiles
hint-join-chains-to = pour réunir { $chains ->
    [2] deux
    [3] trois
   *[other] { $chains }
} chaînes en une de { $tiles } tuiles
hint-bring-to-market-to = pour mener { animal } à un marché
hint-begin-herd-to = pour commencer un troupeau avec { animal }
hint-make-herd-to = pour former un troupeau de { $count } { animals }
hint-make-mixed-herd-to = pour former un troupeau de { $count } animaux
hint-reach-market-to = pour atteindre votre { nth-market }
hint-reach-markets-to = pour atteindre vos marchés du { $from } au { $to }
hint-harvest-to = pour récolter une chaîne de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
hint-harvest-with-chip-to = pour récolter une chaîne de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} avec le jeton d’un autre joueur
hint-end-to = pour finir le tour et garder { pesos }

## Over the board

float-paid = +{ $pesos }
