### The rules of Hacienda for reference, in our own words around the numbers of the game being played. Every number is an
### argument, because variants and house rules change most of them. $pesos, $price, $top and $open are prices, as "2 pesos"; $points
### is "2 points".

# The page, and the button to it.
rules-page-title = Les règles

# The small button beside a refusal, which opens the rule behind it.
rule-why = Pourquoi ?

## Search: the field, and the words that can be tapped instead of typing

rule-search = Chercher
rule-search-none = Aucun résultat
# Which of the matches this is.
rule-search-found = { $nth } sur { $count }
rule-term-cost = Coût
rule-term-chain = Chaîne
rule-term-herd = Troupeau
rule-term-payment = Paiement
rule-term-chip = Jeton
rule-term-limit = Limite
rule-term-hidden = Caché
rule-term-stack = Pile
rule-term-side = Côté
rule-term-tie = Égalité
rule-term-pass = Passer
rule-term-variant = Variante

## Chapters, as listed

rule-chapter-goal = But du jeu
rule-chapter-setup = Mise en place
rule-chapter-turn = Votre tour
rule-chapter-buying = Acheter des cartes
rule-chapter-land = Terrain
rule-chapter-animals = Animaux
rule-chapter-markets = Marchés
rule-chapter-harvest = Récolte
rule-chapter-pieces = Haciendas, étangs
rule-chapter-scoring = Décomptes
rule-chapter-end = Fin de partie
rule-chapter-variants = Variantes
rule-chapter-house = Règles maison

## Goal

rule-goal = Vous dirigez un élevage dans la pampa. Vous prenez des terres, élevez des animaux et les menez au marché. Le joueur qui a le plus de points à la fin gagne.
rule-points = Les points viennent des marchés que vos animaux atteignent, des longues chaînes de terrain, des haciendas, des étangs à côté de vos terres et de vos animaux, et de l’argent.
rule-signs = Pour lire la règle d’un symbole, maintenez le doigt dessus, n’importe où dans le jeu, ou faites un clic droit.
rule-board = Chaque case du plateau est de la pampa, un des { $landscapes } paysages, un marché ou de l’eau. Un marché est une case à six côtés. On n’y pose jamais rien.

## Setting up

rule-setup-land = Les cartes terrain sont mélangées : { $each } de chaque paysage et { $pampas } cartes pampa. Chacun en reçoit { $dealt }, et { $open } sont posées face visible à côté de la pioche.
rule-setup-pampas = Avant cela, chacun reçoit { $cards } cartes pampa.
rule-setup-animals = Les cartes animal sont mélangées : { $each } de chaque espèce. Chacun en reçoit { $dealt }, et { $open } sont posées face visible.
rule-setup-stacks = Les autres cartes animal forment deux piles égales. La première est la pioche, la seconde attend. Si le nombre de cartes est impair, la première en a une de plus.
rule-setup-table = Le nombre de joueurs détermine combien de cartes animal sont retirées sans être vues avant la distribution, et combien il y a d’haciendas et de jetons de récolte.
rule-setup-ponds = Un étang couvre une case, deux cases, trois en ligne coudée ou trois en triangle. Chaque case d’eau imprimée reçoit un étang d’une case. Les autres étangs sont à vendre.
rule-setup-ponds-large = Un étang couvre une case, deux cases, trois en ligne coudée ou trois en triangle. Chaque case d’eau imprimée reçoit un étang d’une case. Seuls les plus grands sont à vendre.
rule-setup-purse = Chacun commence avec { $pesos }, et la banque n’est jamais à court. Le premier joueur est tiré au sort, sauf si on le choisit. On joue dans le sens des aiguilles d’une montre.
rule-hands = Vous ne jouez que les cartes de votre main. Les mains sont cachées et sans limite de taille. L’argent est visible.
rule-known = Une carte prise parmi les cartes visibles est connue de tous tant que vous la gardez. Si vous jouez une carte du même type, celle que tous connaissent part en premier. On sait aussi combien de cartes de chaque type restent inconnues.

## Your turn

rule-turn = À votre tour, vous avez jusqu’à { $actions } actions, dans l’ordre de votre choix. Vous pouvez vous arrêter avant.
rule-prices = La carte du dessus d’une pioche coûte { $top }, une carte visible { $open }, une hacienda { $hacienda } et un étang { $pond }. Jouer une carte et récolter ne coûte rien.
rule-once = Trois actions ne se font chacune qu’une fois par tour : construire une hacienda, creuser un étang et récolter. Les autres peuvent se répéter.
rule-owe = On ne peut pas s’endetter : vous ne pouvez pas acheter ce qui coûte plus que ce que vous avez.
rule-place = Ce que l’on pose demande des cases libres. Les cartes pampa, les animaux et les étangs demandent de la pampa. On ne pose rien sur une pièce déjà là ; seuls les jetons de récolte et les haciendas vont sur des pièces.

## Buying cards

rule-buy = Achetez la carte du dessus d’une pioche, sans la voir, ou une des cartes visibles à côté. Vous pouvez la jouer dans le même tour, par une autre action.
rule-refill = Une carte visible achetée est remplacée aussitôt depuis sa pioche. Votre action suivante peut acheter la nouvelle. On n’achète que les cartes qui sont là.
rule-no-undo = Acheter une carte en révèle une autre ; on ne peut donc pas l’annuler.
rule-land-deck = Quand il faut tirer une carte terrain et que la pioche est vide, les cartes jouées sont mélangées en une nouvelle pioche. S’il n’y en a pas, la pioche ne vend rien, et une place vide parmi les cartes visibles le reste, même si des cartes sont jouées plus tard.
rule-land-deck-once = Quand la pioche terrain est vide, il n’arrive plus de cartes terrain. Les places vides parmi les cartes visibles le restent.

## Land

rule-land = Une carte terrain pose une de vos tuiles sur une case libre de son paysage, n’importe où sur le plateau. La carte est ensuite défaussée.
rule-pampas = Une carte pampa pose une de vos tuiles sur une case de pampa libre à côté d’une de vos tuiles.
rule-full = Quand un paysage n’a plus de case libre, ses cartes comptent comme des cartes pampa.
rule-chain = Vos tuiles qui se touchent forment une chaîne. Une tuile seule est une chaîne d’une tuile. Les tuiles ne manquent jamais.

## Animals

rule-animal = Une carte animal pose un de vos animaux sur une case de pampa libre. Cette case doit être à côté d’une de vos tuiles ou d’un de vos animaux de la même espèce. La carte est ensuite défaussée.
rule-other-species = Être à côté de vos animaux d’une autre espèce ne suffit pas.
rule-herd = Vos animaux d’une même espèce qui se touchent forment un troupeau. Un animal seul est un troupeau d’un animal. Des troupeaux différents peuvent être côte à côte.
rule-herd-mixed = Vos animaux qui se touchent forment un troupeau, quelle que soit l’espèce. Un animal seul est un troupeau d’un animal.
rule-join = Une nouvelle tuile ou un nouvel animal peut réunir des chaînes ou des troupeaux : dès lors, ils ne font qu’un.
rule-limit = Limite par joueur sur le plateau : { $animals } animaux, dont { $same } au plus d’une même espèce. Au-delà, on ne peut plus en poser.

## Markets

rule-market = Un animal posé à côté d’un marché vous vaut aussitôt un paiement, pour chaque marché qu’il touche.
# $operation: plus times
rule-payment = { $operation ->
    [plus] Vous recevez 1 peso par animal de son troupeau, le nouveau compris, et 1 par tuile de toutes vos chaînes qui touchent le troupeau. Chaque tuile compte une fois.
   *[times] Vous recevez en pesos le nombre d’animaux de son troupeau, le nouveau compris, multiplié par celui de vos tuiles qui touchent le troupeau. Le reste de leurs chaînes ne compte pas.
}
rule-payment-first = Deux cochons forment un troupeau à côté d’une chaîne de { $tiles }, et le second arrive au marché.
rule-payment-again = Un troisième cochon, sur un autre côté du même marché, rapporte encore.
rule-payment-join = Un cochon réunit deux troupeaux à côté du marché.
# The sums below these pictures: animals and land give pesos, tiles times pesos per tile give pesos.
rule-sum-payment = { $operation ->
    [plus] { $animals } + { $tiles } = { $pesos }
   *[times] { $animals } × { $tiles } = { $pesos }
}
rule-sum-harvest = { $tiles } × { $each } = { $pesos }
rule-market-again = Un animal posé plus tard sur un autre côté du même marché rapporte encore, selon son troupeau à ce moment-là. Chaque côté ne paie qu’une fois, et seuls les côtés de pampa peuvent payer.
rule-market-join = Réunir des troupeaux loin d’un marché ne rapporte rien. Une tuile à côté d’un marché ne rapporte rien non plus.

## Harvest

rule-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
rule-harvest = Pour récolter, posez un jeton de la réserve sur une de vos tuiles. Sa chaîne doit avoir au moins { $tiles } et aucun jeton. Vous recevez { $pesos } par tuile de la chaîne.
rule-harvest-sum = Récolte d’une chaîne de { $tiles }.
rule-harvest-take = Quand la réserve est vide, prenez à la place un jeton sur une chaîne d’un de vos adversaires, jamais sur une des vôtres. Cette chaîne peut alors être récoltée de nouveau, sauf s’il y reste un autre jeton.
rule-harvest-none = S’il n’y a de jeton ni dans la réserve ni sur une chaîne d’un adversaire, vous ne pouvez pas récolter. Les jetons restent où ils sont quand des chaînes se réunissent.

## Haciendas and ponds

rule-hacienda = Une hacienda coûte { $price } et se pose aussitôt, sur une de vos tuiles ou un de vos animaux. Elle appartient au propriétaire de la pièce qu’elle surmonte.
rule-hacienda-one = Une chaîne ou un troupeau ne peut porter qu’une hacienda. Une tuile ou un animal seul peut aussi en porter une. Quand des chaînes ou des troupeaux avec des haciendas se réunissent, elles ne comptent qu’une fois.
rule-hacienda-several = Une tuile ou un animal ne peut porter qu’une hacienda, mais une chaîne ou un troupeau peut en porter plusieurs. Elles ne comptent qu’une fois.
rule-pond = Un étang coûte { $price }. Choisissez-en un à vendre, tournez-le comme vous voulez et posez-le sur de la pampa libre, n’importe où.
rule-pond-apart = Les étangs restent séparés : deux qui se touchent n’en font pas un.

## Scoring. $end: turn round

rule-scoring-first = Quand la dernière carte de la première pile d’animaux a été achetée ou retournée, la seconde pile devient aussitôt la pioche. Le premier décompte a lieu à la fin { $end ->
    [turn] de ce tour.
   *[round] de cette manche, quand tous ont joué le même nombre de tours.
}
rule-scoring-none = Quand la dernière carte de la première pile d’animaux a été achetée ou retournée, la seconde pile devient aussitôt la pioche. Cela n’entraîne pas de décompte.
rule-scoring-final = Quand la seconde pile est épuisée, les cartes animal visibles ne sont plus remplacées, mais on peut encore les acheter. Le décompte final a lieu à la fin { $end ->
    [turn] de ce tour.
   *[round] de cette manche.
}
rule-scoring-both = Si les deux piles s’épuisent avant le décompte, les deux décomptes ont lieu l’un après l’autre. Les points des deux s’ajoutent. Un décompte ne change rien sur le plateau.
rule-score-markets = Les marchés que touche au moins un de vos animaux rapportent selon leur nombre :
rule-score-chains = Chaînes : { $points } par tuile de chaque chaîne d’au moins { $tiles }.
rule-score-haciendas = Haciendas : 1 point par tuile de chaque chaîne, ou animal de chaque troupeau, qui en porte une.
rule-score-ponds = Étangs : { $points } par tuile ou animal à vous à côté d’un étang, compté pour chaque étang. À côté de deux étangs, cela compte deux fois ; sur deux côtés du même, une fois.
rule-score-ponds-two = Étangs : par tuile ou animal à vous à côté d’un étang, { $small } s’il a une case et { $larger } s’il est plus grand. À côté de deux étangs, cela compte deux fois ; sur deux côtés du même, une fois.
rule-score-herds = Troupeaux : { $points } par animal de chaque troupeau d’au moins { $animals }.
rule-score-money = Argent : 1 point par tranche entière de { $pesos }. Vous gardez votre argent.
rule-score-example = Un exemple du jeu de base, avec ce que chacun possède et les points que cela rapporte :
rule-win = Le joueur qui a le plus de points gagne. En cas d’égalité, c’est celui qui a le plus d’argent. Si l’égalité persiste, la victoire est partagée.

## The end

rule-end = Le décompte final met fin à la partie.
rule-pass = Finir son tour sans action, c’est passer. Quand tous passent à la suite, la partie finit aussitôt par le décompte final. Cela vaut dès la première manche. Si le premier décompte n’a pas encore eu lieu, il est supprimé.

## Variants

rule-variant1 = Variante 1 : un marché paie le nombre d’animaux du troupeau multiplié par celui de vos tuiles qui touchent le troupeau. Une hacienda coûte { $hacienda }, un étang { $pond }.
rule-variant1-scoring = Les troupeaux d’au moins { $animals } rapportent { $points } par animal. L’argent rapporte 1 point par tranche entière de { $pesos }. Le reste est comme dans le jeu de base.
rule-variant1-sums = Des cochons, les tuiles qui les touchent, et les pesos :
rule-running = Variante 2, score continu : après chaque action, chacun a les points que donnerait un décompte sans l’argent, même pour ce que d’autres ont fait. Un marché compte dès qu’il est atteint : le quatrième rapporte { $points }.
rule-running-final = Il n’y a que le décompte final, avec chaque catégorie telle qu’elle est, et l’argent. Cette variante se joue avec le jeu de base ou avec la variante 1, mais pas avec Le Creuset.
rule-running-turns = Quelques actions du jeu de base, avec les pesos qu’elles rapportent et vos points ensuite :
rule-running-chain = Une chaîne de { $tiles } tuiles
rule-running-longer = Une tuile de plus à la chaîne
rule-running-market = Deux animaux reliés à la chaîne atteignent un premier marché
rule-running-shore = Une tuile à côté d’un étang
rule-running-second = Deux animaux reliés à cette tuile, et à côté de l’étang, atteignent un deuxième marché
rule-running-hacienda = Une hacienda sur la chaîne
rule-running-side = Un troisième animal du premier troupeau, sur un autre côté du marché
rule-crucible = Le Creuset se joue à { $players }, sur un plateau à part : { $each } cartes de chaque paysage, { $pampas } cartes pampa et { $animals } de chaque espèce. Aucune carte n’est retirée. Il y a { $haciendas } haciendas et { $chips } jetons de récolte.
rule-crucible-hands = Chacun reçoit { $pampas } cartes pampa, puis { $lands } cartes terrain et { $animals } cartes animal du reste mélangé. { $open } cartes sont visibles à côté de chaque pioche. Les piles d’animaux ont { $first } et { $second } cartes.
rule-crucible-ponds = Chaque case d’eau imprimée porte un étang d’une case. Un étang de chaque sorte plus grande est à vendre. Les prix sont ceux du jeu de base.
rule-crucible-scoring = Les marchés paient comme dans la variante 1. Chaque marché rapporte { $more } de plus que dans le jeu de base. Les chaînes et troupeaux d’au moins { $tiles } rapportent { $points } par tuile ou animal.
rule-crucible-shores = Les étangs d’une case rapportent { $small } par tuile ou animal à côté, les plus grands { $larger }. L’argent rapporte 1 point par tranche entière de { $pesos }.

## House rules: $name is one of them, $about the sentence about it

rule-house = Avant une partie, on peut changer ceci :
rule-house-one = { $name } : { $about }
