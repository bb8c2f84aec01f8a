### What the game Zoff in Buffalo says; see en/zoff.ftl for the arguments. Prairies keep their names. The verb after what is
### put in for $who follows $who_is.

## Things by name

zoff-prairie = { $prairie ->
    [lone-star-valley] Lone-Star-Valley
    [powder-prairie] Powder-Prairie
    [coffee-canyon] Coffee-Canyon
    [dead-bull-desert] Dead-Bull-Desert
    [lucky-pickle] Lucky-Pickle
    [fire-fields] Fire-Fields
    [drunkn-creek] Drunk'n-Creek
    [rattlesnake-ridge] Rattlesnake-Ridge
    [tumbleweed-plains] Tumbleweed-Plains
    [dynamite-mine] Dynamite-Mine
   *[hang-man-mountains] Hang-Man-Mountains
}
zoff-prairie-short = { $prairie ->
    [lone-star-valley] Lone-Star
    [powder-prairie] Powder
    [coffee-canyon] Coffee
    [dead-bull-desert] Dead-Bull
    [lucky-pickle] Lucky
    [fire-fields] Fire
    [drunkn-creek] Drunk'n
    [rattlesnake-ridge] Rattlesnake
    [tumbleweed-plains] Tumbleweed
    [dynamite-mine] Dynamite
   *[hang-man-mountains] Hang-Man
}
# A player without a colour yet, by seat.
zoff-player = Joueur { $number }
# A colour as the name of a player or a herd.
zoff-hue = { $hue ->
    [blue] Bleu
    [pink] Rose
    [green] Vert
    [orange] Orange
   *[violet] Violet
}
zoff-hue-inside = { $hue ->
    [blue] bleu
    [pink] rose
    [green] vert
    [orange] orange
   *[violet] violet
}
zoff-card = { $value } { $letter }
zoff-cows = { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
}
zoff-tenths = { $whole },{ $part }
zoff-tenths-below = −{ $whole },{ $part }
zoff-dash = { $before }-{ $next }
zoff-on = { zoff-cows } sur { zoff-prairie }

## Refusals

zoff-refused-game-over = La partie est finie.
zoff-refused-not-to-act = C’est aux autres de décider d’abord.
zoff-refused-not-now = Il y a d’abord autre chose à décider.
zoff-refused-not-both-colours = Ces { $cows } doivent comprendre au moins une vache de chacune de vos couleurs.
zoff-refused-not-your-colour = Les vaches de couleur { zoff-hue-inside } ne sont pas à vous.
zoff-refused-bid-too-high = Une mise est d’au plus { zoff-cows }.
zoff-refused-no-such-colour = Personne ne joue la couleur { zoff-hue-inside } dans cette partie.
zoff-refused-colour-taken = La couleur { zoff-hue-inside } est déjà prise.
zoff-refused-number-of-pairs = { $pairs ->
    [1] Choisissez une paire : une prairie et une carte de vaches.
    [2] Choisissez deux paires : chacune une prairie et une carte de vaches.
   *[other] Choisissez { $pairs } paires : chacune une prairie et une carte de vaches.
}
zoff-refused-colour-missing = Il faut une paire pour chacune de vos couleurs.
zoff-refused-needless-colour = Cette paire vaut pour toutes vos vaches.
zoff-refused-not-in-play = { zoff-prairie } n’est pas en jeu avec si peu de joueurs.
zoff-refused-prairie-full = { zoff-prairie } est pleine : plus aucune vache n’y entre.
zoff-refused-same-prairie = Les deux paires sont pour { zoff-prairie } : choisissez deux prairies différentes.
zoff-refused-card-not-held = Vous n’avez pas la carte { $held }.
zoff-refused-same-card = La carte { $held } ne va que dans une paire.
zoff-refused-more-than-the-card = Votre carte permet { $most } au plus, pas { zoff-cows }.
zoff-refused-more-than-the-bonus = Le bonus est de { $most }, pas de { zoff-cows }.
zoff-refused-too-few-cows = { zoff-hue } n’en a plus que { $left }, pas { zoff-cows }.
zoff-refused-too-few-places = { zoff-prairie } a { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}, trop peu pour { zoff-cows }.
zoff-refused-same-size = { zoff-hue } et { $other } auraient { $size ->
    [one] { $size } vache
   *[other] { $size } vaches
} sur { zoff-prairie } : jamais deux troupeaux égaux.
zoff-refused-colours-missing = Dites combien de vaches de quelle couleur.
zoff-refused-one-colour-only = Cette paire vaut pour une seule couleur.

## What is in hand

zoff-choice-bonus-used = Tout le bonus est placé ({ zoff-cows }) : touchez une prairie pour reprendre ses vaches.
zoff-choice-not-dealt = Vous n’avez pas reçu la carte de cette prairie.

## The line on top

zoff-prompt-by-name = { $who } : { $asked }
zoff-prompt-start = Touchez une couleur pour la première vache de chacune de vos { $prairies } prairies.
zoff-prompt-start-ready = Ces premières vaches ? Validez, ou touchez une autre couleur.
zoff-prompt-bid = Misez pour le choix des couleurs. La mise est retirée de vos vaches à la fin.
zoff-prompt-colour = Touchez une couleur pour la prendre, avec ses vaches dans les prairies.
zoff-prompt-pairs = { $pairs ->
    [1] Choisissez une paire : touchez la prairie, puis une carte de vaches.
    [2] Choisissez deux paires : touchez une prairie, puis une carte de vaches.
   *[other] Choisissez { $pairs } paires : touchez une prairie, puis une carte de vaches.
}
zoff-prompt-pair-card = { zoff-prairie } : touchez une carte de vaches.
zoff-prompt-pair-prairie = Carte { $held } : touchez une prairie.
zoff-prompt-second-pair = La seconde paire : touchez une autre prairie, puis une carte de vaches.
zoff-prompt-pairs-ready = C’est bon ? Validez, ou touchez de nouveau un choix pour le reprendre.
zoff-prompt-place = { zoff-prairie } avec la carte { $held } : touchez le nombre de vaches à placer.
zoff-prompt-place-mixed = { zoff-prairie } : choisissez combien de vaches de chaque couleur.
zoff-prompt-sure = C’est bon ? Validez, ou choisissez un autre nombre.
zoff-prompt-bonus = Bonus de { zoff-prairie } : { zoff-cows } pour d’autres prairies. Touchez où.
zoff-prompt-fair = Foire de { zoff-prairie } : { zoff-cows } pour d’autres prairies. Touchez où.
zoff-prompt-bonus-ready = C’est bon ? Validez, ou touchez une autre prairie.
zoff-waits-start = { $count ->
    [one] { $names } place ses premières vaches.
   *[other] { $names } placent leurs premières vaches.
}
zoff-waits-bid = { $count ->
    [one] { $names } mise.
   *[other] { $names } misent.
}
zoff-waits-choose = { $count ->
    [one] { $names } choisit.
   *[other] { $names } choisissent.
}
zoff-waits-colour = { $who_is ->
    [you] Vous prenez une couleur.
   *[other] { $who } prend une couleur.
}
zoff-waits-place = { $who_is ->
    [you] Vous placez
   *[other] { $who } place
} sur { zoff-prairie } avec la carte { $held }.
zoff-waits-bonus = { $who_is ->
    [you] Vous placez
   *[other] { $who } place
} le bonus de { zoff-prairie } : { zoff-cows }.
zoff-over = La partie est finie.
zoff-won = { $who_is ->
    [you] La partie est finie : vous gagnez !
   *[other] La partie est finie : { $who } gagne !
}
zoff-won-together = La partie est finie : { $winners } partagent la victoire !

## The question to be confirmed, and what would come of it

zoff-ask-start = Ces premières vaches ?
zoff-ask-bid = Miser { $bid } vaches ?
zoff-ask-colour = Prendre la couleur { zoff-hue-inside } ?
zoff-ask-choose = { $pairs } ?
zoff-ask-place-none = Ne placer aucune vache ? La carte sera quand même perdue.
zoff-ask-place = Placer { zoff-cows } ?
zoff-ask-bonus-none = Renoncer au bonus ?
zoff-ask-bonus = Placer ainsi { zoff-cows } ?
zoff-ask-bonus-part = Placer { zoff-cows } et en perdre { $rest } ?
zoff-preview-herd = { zoff-prairie } : { $before } → { $after ->
    [one] { $after } vache
   *[other] { $after } vaches
}, { $rank ->
    [1] plus grand troupeau
   *[other] { $rank }e troupeau
}{ $free ->
    [0] {""}
    [one] , { $free } place libre
   *[other] , { $free } places libres
}
zoff-preview-full = { zoff-prairie } est pleine. Bonus :
zoff-preview-gain = { $name } +{ $cows }
zoff-preview-ends = Cela met fin à la partie.
zoff-outlook = Jusqu’à { zoff-cows } en plus de vos { $herd } ; { $before ->
    [0] vous placez en premier.
    [one] { $before } troupeau plus grand avant vous.
   *[other] { $before } troupeaux plus grands avant vous.
}
zoff-outlook-new = Jusqu’à { zoff-cows } pour le moment, un nouveau troupeau.
zoff-outlook-none = Aucune vache n’y irait pour le moment.

## Hints

zoff-hint-start = Premières vaches : { $cows }.
zoff-hint-cow-on = { $whose } sur { $place }
zoff-hint-bid = Misez { $bid } vaches.
zoff-hint-colour = Prenez la couleur { zoff-hue-inside } : c’est la mieux placée.
zoff-hint-choose = Choisissez { $pairs }.
# $rank: of the herd with these cows; $cows: the bonus of a herd of that rank.
zoff-hint-pair = { $place } avec la carte { $held } (pour l’instant jusqu’à { $most }{ $cows ->
    [0] {""}
   *[other] {" "}: { zoff-ask-bonus-of }
})
zoff-hint-place = Placez { zoff-cows } : vos { $herd } sont { $rank ->
    [1] le plus grand troupeau.
   *[other] le { $rank }e troupeau.
}
zoff-hint-place-fills = Placez { zoff-cows } pour remplir { zoff-prairie }.
zoff-hint-place-none = Ne placez aucune vache : mieux vaut attendre.
zoff-hint-bonus = Placez le bonus : { $places }.
zoff-hint-bonus-none = Renoncez au bonus : il n’y a pas de bonne place.

## The log

zoff-log-started = Place les premières vaches
zoff-log-bid = Mise en secret
zoff-log-took = Prend la couleur { zoff-hue-inside }
zoff-log-chose = { $pairs ->
    [1] Choisit une paire
    [2] Choisit deux paires
   *[other] Choisit { $pairs } paires
}
zoff-log-placed = Place { zoff-cows } sur { zoff-prairie } : troupeau de { $herd }
zoff-log-placed-both = Place { zoff-cows } sur { zoff-prairie }
zoff-log-placed-none = Ne place aucune vache sur { zoff-prairie }
zoff-log-placed-nothing = Ne place aucune vache
zoff-log-bonus = Bonus : { $places }
zoff-log-bonus-none = Renonce à un bonus
zoff-told-started = { $who_is ->
    [you] Vous placez
   *[other] { $who } place
} les premières vaches
zoff-told-bid = { $who_is ->
    [you] Vous misez en secret
   *[other] { $who } mise en secret
}
zoff-told-took = { $who_is ->
    [you] Vous prenez
   *[other] { $who } prend
} la couleur { zoff-hue-inside }
zoff-told-chose = { $who_is ->
    [you] Vous choisissez { zoff-pairs }
   *[other] { $who } choisit { zoff-pairs }
}
zoff-pairs = { $pairs ->
    [1] une paire
    [2] deux paires
   *[other] { $pairs } paires
}
zoff-told-placed = { $who_is ->
    [you] Vous placez
   *[other] { $who } place
} { zoff-cows } sur { zoff-prairie } : troupeau de { $herd }
zoff-told-placed-both = { $who_is ->
    [you] Vous placez
   *[other] { $who } place
} { zoff-cows } sur { zoff-prairie }
zoff-told-placed-none = { $who_is ->
    [you] Vous ne placez
   *[other] { $who } ne place
} aucune vache sur { zoff-prairie }
zoff-told-placed-nothing = { $who_is ->
    [you] Vous ne placez aucune vache
   *[other] { $who } ne place aucune vache
}
zoff-told-bonus = { $who_is ->
    [you] Votre bonus
   *[other] Bonus de { $who }
} : { $places }
zoff-told-bonus-none = { $who_is ->
    [you] Vous renoncez à un bonus
   *[other] { $who } renonce à un bonus
}
zoff-told-turned-up = Toutes les paires sont révélées.
zoff-log-turned-up = { $who_is ->
    [you] Vous : { $pairs }
   *[other] { $who } : { $pairs }
}
zoff-log-pair = { $place } avec la carte { $held }
zoff-log-pair-of = { $whose } sur { $place } avec la carte { $held }
zoff-log-place-of = { $whose } sur { $place }
zoff-log-lost = { $who_is ->
    [you] Votre carte { $held } est perdue
   *[other] La carte { $held } de { $who } est perdue
} : { zoff-prairie } est pleine.
zoff-log-lost-card = { $who_is ->
    [you] Votre carte est perdue
   *[other] La carte de { $who } est perdue
} : { zoff-prairie } est pleine.
zoff-log-filled = { zoff-prairie } est pleine.
zoff-log-bids = Mises : { $bids }
zoff-log-bid-of = { $who_is ->
    [you] vous { $bid }
   *[other] { $who } { $bid }
}
zoff-log-round = Manche { $round }
zoff-log-closed = Derniers bonus, pour les troupeaux de chaque prairie :
zoff-log-last = { $name } +{ $cows } sur { zoff-prairie }

## A prairie that was tapped

zoff-ask-prairie = { zoff-prairie } : { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $places }
zoff-ask-prairie-full = { zoff-prairie } : pleine, { $places } places
zoff-ask-herds = Troupeaux : { $herds }
zoff-ask-herd = { $name } ({ $cows })
zoff-ask-no-herds = Aucune vache ici
zoff-ask-bonuses = Bonus : { $row }
zoff-ask-bonus-of = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }er
   *[other] { $rank }e
} troupeau +{ $cows }
zoff-ask-if-full-now = Si elle était pleine maintenant : { $row }

## The end

zoff-result-cows = Vaches dans les prairies
zoff-result-bid = Mise
zoff-result-total = Total
zoff-result-tie = Plus grand troupeau sur { zoff-prairie }
zoff-tie-settled = Égalité : le plus grand troupeau sur { zoff-prairie } décide.
zoff-tie-stays = Égalité, même sur { zoff-prairie } : la victoire est partagée.
zoff-last-title = Les derniers bonus
zoff-last-about = Chaque prairie qui n’est pas pleine donne maintenant aussi ses bonus, à ses propres troupeaux.
zoff-last-of = Derniers bonus de { zoff-prairie } : { $row }
zoff-last-given = { zoff-prairie } : { $gains }
zoff-last-herd = { $herd } + { $cows }
zoff-last-before = Avant
zoff-last-bonus = Bonus

## The rules

zoff-rules-title = Les règles de Zoff in Buffalo
zoff-rules-goal = But du jeu
zoff-rules-goal-text = Chacun mène ses vaches dans les prairies de Buffalo. Le joueur qui en a le plus à la fin gagne.
zoff-rules-end-text = Au début, chacun a une vache dans chaque prairie qu’il a reçue. { $rounds ->
    [5] Cinq
   *[other] { $rounds }
} manches suivent.
zoff-rules-cards = Chaque couleur a { $cows } vaches et des cartes de vaches, chacune avec une lettre : { $values }. À valeur égale, aucune lettre ne revient, même dans une autre couleur.
zoff-rules-dealt = { $players } joueurs : chacun reçoit { $dealt } prairies ; s’il en reste, elles sont cachées.
zoff-rules-dealt-without = { $players } joueurs : chacun reçoit { $dealt } prairies ; s’il en reste, elles sont cachées. On joue sans { $out }.
zoff-rules-choose = Choisir
zoff-rules-choose-text = À chaque manche, tous forment en même temps et en secret { $pairs } paires d’une prairie et d’une carte de vaches, dans { $pairs } prairies différentes.
zoff-rules-choose-secret = Quand tous sont prêts, les paires sont révélées ensemble. Une carte de vaches utilisée ne revient plus de la partie, et personne ne peut plus la regarder.
zoff-rules-choose-one = Quand une seule prairie est ouverte, on ne forme qu’une paire.
zoff-rules-place = Placer
zoff-rules-place-order = On résout les prairies de la plus petite à la plus grande. Si plusieurs ont choisi la même, ceux qui y ont des vaches passent d’abord, du plus grand troupeau au plus petit. Ceux qui n’en ont pas suivent : la plus petite carte d’abord et, à valeur égale, la lettre la plus proche de A.
zoff-rules-place-number = À son tour, on place autant de vaches de sa réserve qu’on veut, de zéro au nombre de la carte, tant qu’il y a des places libres.
zoff-rules-place-sizes = Deux troupeaux d’une prairie ne doivent jamais avoir la même taille. Zéro vache n’est pas un troupeau.
zoff-rules-place-lost = Si la prairie est déjà pleine quand vient le tour d’une paire, cette paire est perdue. On ne peut plus choisir une prairie pleine.
zoff-rules-bonus = Une prairie est pleine
zoff-rules-bonus-text = Ses bonus sont alors donnés aussitôt : le joueur qui a le plus grand troupeau peut placer les vaches du premier bonus dans une ou plusieurs autres prairies, puis vient le deuxième troupeau, et ainsi de suite. Les bonus sans troupeau sont perdus.
zoff-rules-bonus-line = Les prairies remplies ainsi attendent leur tour et donnent ensuite les leurs, avant que la partie reprenne : dans l’ordre où elles ont été remplies et, si plusieurs le sont en même temps, la plus petite d’abord.
zoff-rules-bonus-rest = La règle des tailles vaut aussi après chaque bonus. Ce qu’on ne peut pas ou ne veut pas placer est perdu.
zoff-rules-last = Fin de partie
zoff-rules-last-when = La partie finit après la dernière manche, ou dès que toutes les prairies sont pleines ou que quelqu’un a placé les { $cows } vaches d’une couleur. Les bonus qui attendent encore sont alors perdus.
zoff-rules-last-text = Puis, de la plus petite à la plus grande, chaque prairie qui n’est pas pleine donne aussi ses bonus. Les vaches vont dans cette même prairie, tant qu’il reste des places et des vaches ; c’est la taille de ses troupeaux avant ces bonus qui compte. Les troupeaux peuvent alors être égaux, et une prairie qui se remplit ne donne plus rien.
zoff-rules-last-tie = En cas d’égalité, celui de ces joueurs qui avait le plus grand troupeau dans la plus grande prairie en jeu avant ces derniers bonus gagne. Si l’égalité persiste, la victoire est partagée.
zoff-rules-two = Deux joueurs
zoff-rules-two-text = Chacun joue deux couleurs : bleu et vert, ou rose et orange, avec les cartes de vaches bleues ou roses et deux de plus, { $cards } en tout. On joue { $rounds } manches dans { $prairies } prairies : toutes sauf Lucky-Pickle, Rattlesnake-Ridge et les deux plus grandes. Chacun reçoit { $dealt } prairies et met une vache dans chacune, au moins une de chaque couleur.
zoff-rules-two-pairs = À chaque manche, chacun forme une paire pour chacune de ses couleurs. Chaque couleur est un troupeau à part : même les troupeaux d’un seul joueur ne doivent jamais être égaux dans une prairie. À la fin, les vaches des deux couleurs comptent ensemble.
zoff-rules-two-one = Quand une seule prairie reste ouverte, chacun forme une seule paire et peut placer avec elle des vaches de ses deux couleurs, sans dépasser en tout le nombre de la carte. Le plus grand de ses troupeaux décide de l’ordre, et une fois les deux placés, toutes les tailles doivent différer.
zoff-rules-two-paid = Un bonus est payé en vaches du troupeau qui le reçoit, celui de la foire dans la couleur qui a rempli la prairie. En cas d’égalité, le plus grand troupeau d’une seule couleur dans la plus grande prairie en jeu avant les derniers bonus décide. Lors d’une enchère, on prend bleu avec vert, ou rose avec orange.
zoff-rules-variants = Variantes
zoff-rules-auction = Enchère : une fois les premières vaches placées, tous misent en secret pour le choix des couleurs, jusqu’à { $most } vaches, en dixièmes. La plus haute mise choisit d’abord ; entre mises égales, le sort décide. On prend une couleur avec ses vaches dans les prairies. Les mises sont retirées des vaches à la fin.
zoff-rules-fair = Foire : le joueur qui remplit une prairie peut placer aussitôt { $fewest ->
    [one] une vache de plus
   *[other] { $fewest } vaches de plus
} ailleurs, ou { $most } à partir de { $places } places. Elle passe avant tout ce qui attend, même avant le reste des bonus en cours. Plusieurs foires suivent l’ordre où les prairies ont été remplies et, si plusieurs le sont en même temps, la plus petite d’abord. Ce qu’une foire remplit donne aussi des bonus et une foire.
zoff-rules-open-cards = Cartes visibles : tous voient les cartes de vaches qui restent à chacun.
zoff-rules-prairies = Les prairies
zoff-rules-prairie = { zoff-prairie } : { $places } places, bonus { $bonuses }
zoff-rules-assumed = Ce que nous avons dû supposer
zoff-rules-assumed-text = Aucune source ne dit tout du jeu imprimé. Voici ce que nous avons supposé.
zoff-rules-assumed-names = Noms : { $names }.
zoff-rules-assumed-places = Places : { $row }.
zoff-rules-assumed-place = { zoff-prairie } { $places }
zoff-rules-assumed-bonuses = Bonus : { $row }.
zoff-rules-assumed-bonus = { zoff-prairie } { $bonuses }
zoff-rules-assumed-letters = { $value } { $letters }
zoff-rules-assumed-cards = { $whose } : { $letters }
zoff-rules-assumed-fair = La foire donne { $fewest ->
    [one] une vache
   *[other] { $fewest } vaches
} de { $from } à { $to } places, { $most } à partir de { $places } places.

## Signs, each explained in one line the first time that a player sees it

zoff-sign-struck = Un nombre hachuré est impossible. Son emblème montre le troupeau de même taille.
# $held: a card, such as "5 A".
zoff-sign-order = { $held } avec un emblème : une paire qui attend. Celle de gauche place d’abord.
zoff-sign-letters = À valeur égale, la lettre de la carte décide : A passe avant B.
zoff-sign-tick = Une coche sur un emblème : ce choix est fait.
# The signboards of the prairies.
zoff-sign-herds = Sur chaque panneau : les places libres, puis les troupeaux, le plus grand d’abord.
zoff-sign-bonuses = Disque doré d’un panneau : le bonus d’un grand troupeau, une fois la prairie pleine.
zoff-sign-tag = Sur une plaque : les vaches encore à placer et les cartes en main.

## The face

zoff-hud-tag = { $name } : { $total } vaches placées, encore { $left }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
zoff-hud-outcome = Si c’était la fin, avec les derniers bonus : { $row }
zoff-hud-outcome-of = { $name } : { $total }
zoff-hud-round = Manche { $round } sur { $rounds }
zoff-hud-free = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
} sur { $places }
# The same where there is less room.
zoff-hud-free-few = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
zoff-hud-full = pleine ({ $places })
zoff-hud-open = ?
zoff-hud-more = +{ $cows }
# On the label of a pair that is lost because its prairie is full.
zoff-hud-lost = perdue
# Two facts, one after the other.
zoff-hud-dot = { $before }. { $next }
zoff-hud-herds = { zoff-hue } : { $herds }
zoff-cards-title = Cartes de vaches de chacun : les claires restent, les hachurées ont été jouées.
zoff-hud-hidden = Les cartes sont face cachée.
zoff-hud-turn-up = Montrer mes cartes
zoff-hud-card = Carte { $held }
zoff-hud-card-about = Carte { $held } : jusqu’à { zoff-cows }. À valeur égale, A passe avant B.
zoff-hud-pair = Paire { $number }
zoff-hud-tap-prairie = Touchez une prairie
zoff-hud-struck = { zoff-cows }, impossible
# Beside the numbers: why one of them is struck out.
zoff-hud-same-size = { $who_is ->
    [you] { $cows } : même taille que votre autre troupeau
   *[other] { $cows } : même taille que le troupeau de { $who }
}
zoff-hud-by-herd = par un troupeau de { $herd }
zoff-hud-by-card = par la carte { $held }
zoff-hud-of-colour = { zoff-hue } : { zoff-cows }
zoff-hud-none = Aucune
zoff-hud-take-back = { zoff-prairie } : en reprendre une
zoff-hud-first = { zoff-hue } sur { zoff-prairie }
zoff-hud-less = −{ $bid }
zoff-hud-more-bid = +{ $bid }

zoff-keys-digits = 0 à 5
zoff-keys-digits-does = place autant de vaches
