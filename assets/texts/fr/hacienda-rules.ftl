### The rules of Hacienda on one page, our own words around the numbers of the game that is played. Every number is an
### argument, for house rules change some of them; those that are written out are the same in every game.

rules-page-title = Les règles en une page

## What can be done in a turn

rules-page-turn = À votre tour : jusqu’à { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
rules-page-buy = Acheter une carte : sur une pioche pour { $top }, visible pour { $open }. Vous pouvez la jouer aussitôt.
rules-page-land = Jouer une carte terrain : votre tuile va sur une case libre de ce paysage. Les tuiles qui se touchent forment une chaîne.
rules-page-pampas = Une carte pampa demande une case de pampa libre à côté de vos terres. Les cartes d’un paysage complet comptent comme pampa.
rules-page-animal = Jouer une carte animal : sur la pampa libre, à côté de vos terres ou de vos animaux de cette espèce. Ceux qui se touchent forment un troupeau.
rules-page-payment = { $operation ->
    [plus] Un animal posé à côté d’un marché est payé aussitôt : les animaux de son troupeau plus vos tuiles de toutes les chaînes qui touchent le troupeau, pour chaque marché qu’il touche.
   *[times] Un animal posé à côté d’un marché est payé aussitôt : les animaux de son troupeau fois vos tuiles qui touchent le troupeau, pour chaque marché qu’il touche.
}
rules-page-harvest = Récolter, une fois par tour : posez un jeton sur une chaîne sans jeton, longue d’au moins { $tiles }, et prenez { pesos } par tuile. Quand il n’y a plus de jetons, prenez celui d’un adversaire.
rules-page-hacienda = Construire une hacienda sur une de vos tuiles ou un de vos animaux, une fois par tour : { pesos }.
rules-page-pond = Creuser un étang sur la pampa libre, où vous voulez, une fois par tour : { pesos }.

## What scores

rules-page-scoring = { $running ->
    [yes] Ce qui compte, à mesure
   *[no] Ce qui compte, deux fois par partie
}
rules-page-markets = Marchés que touchent vos animaux : { $one }, { $two }, { $three }, { $four }, { $five }, { $six } … points pour 1, 2, 3, 4, 5, 6 … marchés.
rules-page-chains = { points } par tuile de chaque chaîne d’au moins { $tiles }.
rules-page-haciendas = 1 point par tuile d’une chaîne, ou animal d’un troupeau, qui porte une hacienda.
rules-page-ponds-alike = Chaque étang : { points } par tuile ou animal à vous qui le touche.
rules-page-ponds = Chaque étang : par tuile ou animal à vous qui le touche, { $small } pour les petits, { $larger } pour les grands.
rules-page-herds = { points } par animal de chaque troupeau d’au moins { $animals }.
rules-page-money = 1 point par tranche de { pesos } dans votre bourse ; vous les gardez.

## When scorings come, and who wins

rules-page-end = Le premier décompte vient à la fin { $end ->
    [turn] du tour
   *[round] de la manche
} où part la moitié des cartes animal, le décompte final quand toutes sont parties. Le plus de points gagne ; à égalité, le plus riche.
rules-page-end-running = La partie finit avec { $end ->
    [turn] le tour
   *[round] la manche
} où les cartes animal s’épuisent. Le plus de points gagne ; à égalité, le plus riche.
