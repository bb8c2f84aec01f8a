### Lessons, and the help of the first game.

## The list and the frame of lessons

learn-title = Apprendre
learn-goal = Huit petites leçons et les règles
lesson-title = { $lesson ->
    [first] Votre premier tour
    [buying] Acheter des cartes
    [pampas] Terres et pampa
    [herds] Troupeaux et marchés
    [harvest] La récolte
    [haciendas] Les haciendas
    [ponds] Les étangs
   *[scoring] Les deux décomptes
}
lesson-progress = { $step } sur { $steps }
lesson-next = Suite
lesson-leave = Quitter la leçon
lesson-again = Encore une fois
lesson-skip = Passer cette leçon
lesson-finished = Bravo !
lesson-finished-first = C’était un tour entier : trois actions. Jouez maintenant une vraie partie.
lesson-play = Jouer une partie
lesson-onward = Leçon suivante
lesson-all = Toutes les leçons
lesson-trouble = Cette leçon ne peut pas être chargée.
lesson-wrong = Pas ici : touchez ce que montre le doigt.

## The help of the first game: what could be done now, in three words at most

help-land = Posez une tuile
help-animal = Posez un animal
help-buy = Achetez une carte
help-harvest = Récoltez une chaîne
help-end = Finissez le tour
help-off = Arrêter l’aide

## Your first turn

lesson-first-land = Vous avez une carte forêt. Posez votre tuile sur la forêt marquée : elle rejoint vos autres terres.
lesson-first-land-wrong = Cette carte est pour une forêt. Touchez celle qui est marquée.
lesson-first-animal = Les animaux vivent dans la pampa, à côté de vos terres. Posez-y votre cochon.
lesson-first-animal-wrong = Un cochon demande une case de pampa libre à côté de vos terres. Touchez la case marquée.
lesson-first-market = Votre prochain cochon arrive à un marché. Il paie un peso par cochon du troupeau et par tuile de la chaîne voisine : 2 + 3.
lesson-first-market-wrong = Le marché ne paie que le cochon posé à côté de lui. Touchez la case marquée.

## Buying cards

lesson-buying-money = Chacun commence avec 20 pesos. Tout le monde voit combien vous en avez.
lesson-buying-hand = Vous commencez aussi avec 8 cartes terrain et 4 cartes animal. Personne d’autre ne les voit, et vous pouvez en avoir autant que vous voulez.
lesson-buying-deck = Un tour compte trois actions. Achetez la carte du dessus d’une pioche : elle coûte 2 pesos, et personne d’autre ne la voit.
lesson-buying-deck-wrong = Les cartes visibles coûtent 3 pesos. Touchez la pioche.
lesson-buying-open = Les cartes visibles coûtent 3 pesos. Tout le monde voit ce que vous prenez, et la carte suivante prend aussitôt sa place.
lesson-buying-play = Une carte achetée peut être jouée au même tour. Jouez la montagne.
lesson-buying-play-wrong = Vous avez pioché une montagne. Elle va sur une montagne.
lesson-buying-end = Qui veut en faire moins finit son tour plus tôt. Finissez votre tour.
lesson-buying-again = Quand la pioche terrain est vide, les cartes terrain jouées sont mélangées pour en faire une nouvelle.

## Land and pampas

lesson-pampas-far = Une carte de paysage va sur n’importe quelle case libre de ce paysage.
lesson-pampas-next = Une carte pampa va sur la pampa, mais seulement à côté de vos terres.
lesson-pampas-next-wrong = Sur la pampa, votre tuile doit toucher vos terres.
lesson-pampas-full = Il n’y a plus de pâturage libre. Cette carte pâturage compte donc comme pampa.
lesson-pampas-chain = Vos terres qui se touchent forment une chaîne. À partir de trois tuiles, une chaîne rapporte des points.

## Herds and markets

lesson-herds-join = Les animaux d’une même espèce qui se touchent forment un troupeau. Réunissez les deux troupeaux au marché : tout compte alors, avec toutes les chaînes qu’ils touchent.
lesson-herds-join-wrong = Cette case ne réunit pas les deux troupeaux.
lesson-herds-side = Chaque côté d’un marché paie une fois. Un autre cochon à ce marché rapporte de nouveau, selon le troupeau agrandi.
lesson-herds-other = Une autre espèce doit toucher vos terres : les cochons ne comptent pas. Deux troupeaux d’espèces différentes peuvent se toucher.
lesson-herds-other-wrong = La vache doit toucher vos terres.
lesson-herds-most = Vous pouvez avoir 30 animaux sur le plateau, au plus 15 d’une même espèce.

## The harvest

lesson-harvest-chip = La récolte : posez un jeton sur une de vos chaînes sans jeton, de deux tuiles ou plus. Elle rapporte 3 pesos par tuile.
lesson-harvest-chip-wrong = Prenez d’abord un jeton de récolte, puis touchez la chaîne.
lesson-harvest-taken = Il n’y a plus de jetons. Prenez-en un à quelqu’un d’autre et posez-le sur votre chaîne. L’autre chaîne pourra être récoltée de nouveau.
lesson-harvest-once = Vous pouvez récolter une fois par tour. Les jetons restent, même quand des chaînes se rejoignent.

## Haciendas

lesson-haciendas-chain = Une hacienda coûte 12 pesos. Posez-la sur votre chaîne : à chaque décompte, elle rapporte un point par tuile de la chaîne.
lesson-haciendas-grow = Elle comptera aussi les tuiles à venir. Agrandissez la chaîne.
lesson-haciendas-herd = Vous pouvez en acheter une par tour, et une chaîne ou un troupeau n’en porte qu’une. Posez celle-ci sur votre troupeau.
lesson-haciendas-join = Quand des groupes avec haciendas se rejoignent, les haciendas ne comptent qu’une fois.

## Ponds

lesson-ponds-dig = Un étang coûte 12 pesos. Il va sur la pampa libre, où vous voulez. Posez-le et tournez-le comme le montre le doigt.
lesson-ponds-points = À chaque décompte, chacun reçoit un point par tuile ou animal à lui qui touche un étang.
lesson-ponds-two = Deux étangs qui se touchent restent deux étangs. Vous pouvez en acheter un par tour.

## The two scorings

lesson-scoring-sun = Le soleil montre combien de cartes animal restent dans cette moitié de la partie.
lesson-scoring-last = Prenez la dernière. À la fin de cette manche vient le premier décompte.
lesson-scoring-markets = Les marchés que vous avez atteints rapportent 1, 3, 6, 10 points pour un, deux, trois, quatre marchés.
lesson-scoring-chains = Les chaînes de trois tuiles ou plus rapportent 2 points par tuile.
lesson-scoring-others = Les haciendas rapportent pour tout leur groupe, les étangs pour ce qui les touche.
lesson-scoring-money = Chaque tranche de 10 pesos rapporte un point. Vous gardez l’argent.
lesson-scoring-half = La seconde moitié commence avec les cartes animal suivantes. Ici, il n’en reste que deux : prenez-en une.
lesson-scoring-final = Prenez la dernière. Puis vient le décompte final, et les points des deux s’additionnent.
lesson-scoring-end = Tous jouent le même nombre de tours. Finissez le vôtre, et le décompte vient.
lesson-scoring-winner = Qui a le plus de points gagne. À égalité, c’est le plus riche.
lesson-scoring-passing = Quand tous, l’un après l’autre, finissent leur tour sans action, la partie s’arrête aussitôt.
