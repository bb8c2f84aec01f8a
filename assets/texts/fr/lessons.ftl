### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Apprendre
learn-goal = { $lessons } petites leçons et les règles
lesson-title = { $lesson ->
    [first] Votre premier tour
    [buying] Acheter des cartes
    [pampas] Terres et pampa
    [herds] Troupeaux et marchés
    [harvest] La récolte
    [haciendas] Les haciendas
    [ponds] Les étangs
    [zoff-round] Une manche
    [zoff-bonus] Prairies pleines
    [hab-gut-turn] Un tour
    [hab-gut-end] La fondation
   *[scoring] Les deux décomptes
}
lesson-progress = { $step } sur { $steps }
lesson-next = Suite
lesson-leave = Quitter la leçon
lesson-again = Recommencer
lesson-skip = Passer cette leçon
lesson-finished = Bravo !
lesson-finished-first = { $title ->
    [zoff] C’était une manche entière. Jouez maintenant une vraie partie.
    [hab-gut] C’était un tour entier. Jouez maintenant une vraie partie.
   *[hacienda] C’était un tour entier : { $steps } actions. Jouez maintenant une vraie partie.
}
lesson-play = Jouer une partie
lesson-onward = Leçon suivante
lesson-all = Toutes les leçons
lesson-trouble = Cette leçon ne peut pas être chargée.
lesson-wrong = Pas ici : touchez ce que montre le doigt.

## The help in the first game: what could be done now, in three words at most

help-land = Posez une tuile
help-animal = Posez un animal
help-buy = Achetez une carte
help-harvest = Récoltez une chaîne
help-end = Finissez le tour
help-title = Premiers pas
help-off = Arrêter l’aide

## Your first turn

lesson-first-land = Vous avez une carte forêt. Posez votre tuile sur la forêt marquée : elle rejoint vos autres terres.
lesson-first-land-wrong = Cette carte est pour une forêt. Touchez celle qui est marquée.
lesson-first-animal = Les animaux vivent dans la pampa, à côté de vos terres. Posez-y votre cochon.
lesson-first-animal-wrong = Un cochon demande une case de pampa libre à côté de vos terres. Touchez la case marquée.
lesson-first-market = Votre prochain cochon arrive à un marché. Il paie un peso par cochon du troupeau et par tuile de la chaîne voisine : { $animals } + { $tiles }.
lesson-first-market-wrong = Le marché ne paie que si un cochon est posé à côté de lui. Touchez la case marquée.

## Buying cards

lesson-buying-money = Chacun commence avec { $pesos }. Tout le monde voit combien vous en avez.
lesson-buying-hand = Vous commencez aussi avec { $lands } cartes terrain et { $animals } cartes animal. Personne d’autre ne les voit, et vous pouvez en avoir autant que vous voulez.
lesson-buying-deck = Un tour compte jusqu’à { $actions } actions. Achetez la carte du dessus d’une pioche : elle coûte { $pesos }, et personne d’autre ne la voit.
lesson-buying-deck-wrong = Les cartes visibles coûtent { $pesos }. Touchez la pioche.
lesson-buying-open = Les cartes visibles coûtent { $pesos }. Tout le monde voit ce que vous prenez, et la carte suivante prend aussitôt sa place.
lesson-buying-play = Une carte achetée peut être jouée dans le même tour. Jouez la montagne.
lesson-buying-play-wrong = Vous avez pioché une montagne. Elle va sur une montagne.
lesson-buying-end = Vous pouvez en faire moins et finir plus tôt. Finissez votre tour.
lesson-buying-again = Quand la pioche terrain est vide, les cartes terrain jouées sont mélangées pour en faire une nouvelle.

## Land and pampas

lesson-pampas-far = Une carte de paysage va sur n’importe quelle case libre de ce paysage.
lesson-pampas-next = Une carte pampa va sur la pampa, mais seulement à côté de vos terres.
lesson-pampas-next-wrong = Sur la pampa, votre tuile doit toucher vos terres.
lesson-pampas-full = Il n’y a plus de pâturage libre. Cette carte pâturage compte donc comme pampa.
lesson-pampas-chain = Vos terres qui se touchent forment une chaîne. À partir de { $tiles } tuiles, une chaîne rapporte des points.

## Herds and markets

lesson-herds-join = Vos animaux d’une même espèce qui se touchent forment un troupeau. Réunissez les deux troupeaux au marché : tout le troupeau compte alors, avec toutes les chaînes qu’il touche.
lesson-herds-join-wrong = Cette case ne réunit pas les deux troupeaux.
lesson-herds-side = Chaque côté d’un marché paie une fois. Un autre cochon à ce marché rapporte à nouveau, selon le troupeau agrandi.
lesson-herds-other = Une autre espèce doit toucher vos terres : les cochons ne comptent pas. Deux troupeaux d’espèces différentes peuvent se toucher.
lesson-herds-other-wrong = La vache doit toucher vos terres.
lesson-herds-most = Vous pouvez avoir jusqu’à { $animals } animaux sur le plateau, dont { $most } au plus d’une même espèce.

## The harvest

lesson-harvest-chip = La récolte : posez un jeton sur une de vos chaînes sans jeton, d’au moins { $tiles } tuiles. Elle rapporte { $pesos } par tuile.
lesson-harvest-chip-wrong = Prenez d’abord un jeton de récolte, puis touchez la chaîne.
lesson-harvest-taken = Il n’y a plus de jetons. Prenez-en un à un autre joueur et posez-le sur votre chaîne. L’autre chaîne pourra être récoltée à nouveau.
lesson-harvest-once = Vous pouvez récolter une fois par tour. Les jetons restent en place, même quand des chaînes se rejoignent.

## Haciendas

lesson-haciendas-chain = Une hacienda coûte { $pesos }. Posez-la sur votre chaîne : à chaque décompte, elle rapporte un point par tuile de la chaîne.
lesson-haciendas-grow = Les tuiles à venir compteront aussi. Agrandissez la chaîne.
lesson-haciendas-herd = Vous pouvez en acheter une par tour, et une chaîne ou un troupeau n’en porte qu’une. Posez celle-ci sur votre troupeau.
lesson-haciendas-join = Quand des groupes avec haciendas se rejoignent, les haciendas ne comptent qu’une fois.

## Ponds

lesson-ponds-dig = Un étang coûte { $pesos }. Il va sur la pampa libre, où vous voulez. Posez-le et tournez-le comme le montre le doigt.
lesson-ponds-points = À chaque décompte, chacun reçoit { $points } par tuile ou animal à lui qui touche un étang.
lesson-ponds-two = Deux étangs qui se touchent restent deux étangs. Vous pouvez en acheter un par tour.

## The two scorings

lesson-scoring-sun = Le soleil montre combien de cartes animal restent dans cette moitié de la partie.
lesson-scoring-last = Prenez la dernière. Le premier décompte a lieu à la fin de cette manche.
lesson-scoring-markets = Les marchés que vous avez atteints rapportent { $one }, { $two }, { $three }, { $four } points en tout pour un, deux, trois, quatre marchés.
lesson-scoring-chains = Les chaînes d’au moins { $tiles } tuiles rapportent { $points } par tuile.
lesson-scoring-others = Les haciendas rapportent pour tout leur groupe, les étangs pour ce qui les touche.
lesson-scoring-money = Chaque tranche entière de { $pesos } rapporte un point. Vous gardez l’argent.
lesson-scoring-half = La seconde moitié commence avec les cartes animal suivantes. Ici, il n’en reste que { $cards } : prenez-en une.
lesson-scoring-final = Prenez la dernière. Puis vient le décompte final, et les points des deux décomptes s’additionnent.
lesson-scoring-end = Tous jouent le même nombre de tours. Finissez le vôtre, et le décompte suivra.
lesson-scoring-winner = Le joueur qui a le plus de points gagne. À égalité, c’est le plus riche.
lesson-scoring-passing = Quand tous finissent à la suite leur tour sans action, la partie s’arrête aussitôt.

## Zoff: a round

lesson-zoff-sign = Chaque prairie a des places pour les vaches. Son panneau dit combien sont libres et ce que recevront ses plus grands troupeaux.
lesson-zoff-pairs = Tous choisissent en même temps et en secret : { $pairs } prairies, et une carte pour chacune. Mettez votre { $first } sur Powder-Prairie et votre { $second } sur Lucky-Pickle.
lesson-zoff-pairs-wrong = D’abord une prairie, puis sa carte, comme le doigt le montre.
lesson-zoff-order = Les petites prairies passent en premier. Ici, le plus grand troupeau a joué avant vous ; c’est à vous. Votre carte est un { $held } : placez { $cows } vaches.
lesson-zoff-order-wrong = Votre carte permet de placer jusqu’à { $held } vaches. Placez les deux.
lesson-zoff-sizes = Jamais deux troupeaux égaux dans une prairie : avec { $more } de plus, le vôtre serait égal. Placez-en { $cows } : il est le plus grand.
lesson-zoff-sizes-wrong = Touchez le { $cows }, puis validez.
lesson-zoff-cards = Les cartes utilisées sont perdues. Vos { $cards } doivent suffire pour { $rounds } manches de { $pairs }.
lesson-zoff-most = Le joueur qui a le plus de vaches dans les prairies à la fin gagne.

## Zoff: full prairies

lesson-zoff-nearly = Cette prairie a encore { $places } places. Une fois pleine, elle donne ses bonus : une vache au plus grand troupeau, une au deuxième.
lesson-zoff-fill = Remplissez-la : placez { $cows } vaches.
lesson-zoff-bonus = Votre troupeau est le plus grand ici. Placez la vache du bonus dans une autre prairie : Lone-Star-Valley a encore une place.
lesson-zoff-bonus-wrong = Placez la vache dans la prairie que le doigt montre.
lesson-zoff-chain = Lone-Star-Valley est pleine à son tour et donne aussi ses bonus. Votre troupeau est encore le plus grand : placez la vache sur Fire-Fields.
lesson-zoff-last = Après la dernière manche, chaque prairie qui n’était pas pleine a aussi donné ses bonus, à ses propres troupeaux. Le joueur qui a le plus de vaches gagne.

## Hab & Gut: a turn

lesson-hg-price = Chaque piste est un prix. Le charbon coûte { $price } aujourd’hui, et la ligne montre son évolution.
lesson-hg-buy = D’abord, achetez jusqu’à { $most } actions, ou vendez-en jusqu’à { $most }. Achetez un charbon et un caoutchouc pour { $first } + { $second }.
lesson-hg-buy-wrong = Prenez un charbon et un caoutchouc à la banque, puis validez.
lesson-hg-give = Ensuite, vous pouvez mettre une action dans votre fondation. Impossible de la vendre avant la fin de la mi-temps. Donnez votre blé.
lesson-hg-give-wrong = Touchez l’action marquée, puis validez.
lesson-hg-racks = De chaque côté se trouve un chevalet de cartes marché. Vous partagez chacun avec un voisin ; personne d’autre ne le voit.
lesson-hg-market = La première carte est jouée : le charbon monte de { $steps } crans. Puis une carte de l’autre chevalet compte pour moitié : le caoutchouc baisse de { $halved } crans au lieu de { $whole }.
lesson-hg-market-wrong = D’abord la carte jouée, puis celle qui compte pour moitié, comme le doigt le montre.
lesson-hg-halves = Après { $rounds } manches, les fondations s’ouvrent, leurs actions sont vendues et la seconde mi-temps suit. Le joueur qui a le plus d’argent à la fin gagne.

## Hab & Gut: the foundation

lesson-hg-foundation = Voici votre fondation. Ses enveloppes s’ouvrent à la fin de la mi-temps ; ce qu’elle a déjà rapporté est à côté.
lesson-hg-sell = C’est la dernière manche. Le thé coûte { $price } et peut baisser : vendez vos deux actions.
lesson-hg-sell-wrong = Touchez deux fois votre thé, puis validez.
lesson-hg-last-gift = Celui qui a le moins dans sa fondation est hors jeu, même très riche. Donnez un charbon : il est cher.
lesson-hg-last-card = Jouez le charbon : celui de votre fondation y gagne aussi. La carte de thé compte pour moitié.
lesson-hg-least = Celui qui avait le moins est hors jeu. Parmi les autres, le plus riche gagne ; la fondation ne compte pas.
