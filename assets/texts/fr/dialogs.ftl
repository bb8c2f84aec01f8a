### What covers the table: menu, curtain, scorings, results, the score graph, the replay of a game; and the lettering of the
### title screen.

## The menu

menu-title = Pause
menu-resume = Reprendre
# The record of a game is being replayed.
menu-resume-watching = Continuer à regarder
# The game has ended.
menu-title-over = La partie est finie
menu-resume-over = Retour à la table
settings-title = Réglages
settings-sound = Son
settings-game = Partie
settings-picture = Image
settings-comfort = Confort
menu-hand-out = Exporter la partie
menu-hand-out-question = Quiconque ouvre le fichier peut tout voir, même ce qui est caché. Exporter la partie ?
menu-report = Signaler un bug
menu-leave = Retour à l’accueil
menu-leave-kept = La partie est enregistrée : vous pourrez la reprendre depuis l’accueil.
menu-leave-not-kept = Cette partie ne peut pas être enregistrée.
menu-leave-question = Partie impossible à enregistrer. La quitter et la perdre ?
menu-leave-stay = Rester
menu-leave-anyway = Quitter et la perdre
menu-give-up = Abandonner
menu-give-up-question = { $who_is ->
    [you] Vous abandonnez ? Un ordinateur prend votre place. La partie compte comme non gagnée.
   *[other] { $who } abandonne ? Un ordinateur prend sa place.
}
menu-give-up-not = Continuer à jouer
# While only computers play, after someone has given up.
watching-to-end = Aller directement à la fin
hand-order = Main
hand-by-kind = par type
hand-as-drawn = comme piochée
asks-title = Confirmations
asks-place = Poser sur le plateau : demander
asks-buy = Acheter une carte : demander
asks-end = Finir le tour trop tôt : demander
asks-undo = Annuler plus d’une action : demander

## Whose work the game contains; the text itself is a file, in English

licences-title = Licences
licences-about = Images, sons et programme ont été créés pour ce jeu. Polices, icônes et bibliothèques sont l’œuvre d’autres personnes. Voici leurs conditions, telles que leurs auteurs les ont écrites.
licences-coming = Chargement des licences
licences-none = Les licences ne sont pas disponibles pour le moment. Elles accompagnent le jeu, dans le fichier licences.txt.

## The curtain between two people at one screen

curtain-pass = Passez à { $who }
curtain-hidden = Les mains sont cachées
curtain-here = { $who } est là
curtain-hold = Maintenez pour voir vos cartes
curtain-take-back = Annuler la dernière action

## The bar under a game that is replayed

replay-pause = Pause
replay-run = Lecture
replay-step = Une action
replay-place = Position dans la partie
replay-leave = Quitter
replay-progress = { $at } sur { $of }

## Tables of points

ledger-total = Total

## A scoring, told line by line

scoring-title = { $scoring ->
    [intermediate] Premier décompte
   *[final] Décompte final
}
scoring-plus = +{ $points }
scoring-counted = { category }, { $who } : { points }
scoring-show-all = Tout voir
scoring-continue = Continuer
scoring-this = Ce décompte

## The results

results-title = Résultats
results-winner = { $who_is ->
    [you] Vous gagnez !
   *[other] { $who } gagne !
}
results-winners = Victoire partagée !
results-no-winner = Personne ne gagne
results-points = avec { points }
results-points-of-winners = { $winners }, avec { points }
results-by-pesos = Égalité de points : le plus riche gagne.
results-by-pesos-short = grâce aux pesos
results-half = { $scoring ->
    [intermediate] 1er
   *[final] final
}
results-scorings = Décomptes
results-pesos = Pesos
results-again = Rejouer
results-rematch = Revanche
results-set-up = Nouvelle partie
results-look = Voir le plateau
results-level = D’après vos dernières parties, vous en gagneriez une sur deux au niveau { level }.
results-level-take = Jouer contre { level }
results-level-leave = Pas maintenant

## The score graph

score-chart-title = La progression
score-chart-all = Tout
score-chart-round = Manche
score-chart-about = { $running ->
    [yes] Les points après chaque manche. L’argent ne compte qu’à la fin.
   *[no] Ce qu’un décompte aurait donné après chaque manche. L’avance inclut aussi le premier décompte.
}
score-chart-shared = Victoire partagée : à la fin, personne ne menait seul.
score-chart-all-along = { $who_is ->
    [you] Vous avez mené du début à la fin.
   *[other] { $who } a mené du début à la fin.
}
score-chart-at-last = { $who_is ->
    [you] Vous n’avez pris la tête qu’à la dernière manche.
   *[other] { $who } n’a pris la tête qu’à la dernière manche.
}
score-chart-at-last-market = { $who_is ->
    [you] Vous n’avez pris la tête qu’à la dernière manche, avec votre { score-chart-nth } marché.
   *[other] { $who } n’a pris la tête qu’à la dernière manche, avec son { score-chart-nth } marché.
}
score-chart-at-last-points = { $who_is ->
    [you] Vous n’avez pris la tête qu’à la dernière manche, avec { points } de plus ({ category-inside }).
   *[other] { $who } n’a pris la tête qu’à la dernière manche, avec { points } de plus ({ category-inside }).
}
score-chart-turning = { $who_is ->
    [you] Vous avez pris la tête pour de bon à la manche { $round }.
   *[other] { $who } a pris la tête pour de bon à la manche { $round }.
}
score-chart-turning-market = { $who_is ->
    [you] Vous avez pris la tête pour de bon à la manche { $round }, avec votre { score-chart-nth } marché.
   *[other] { $who } a pris la tête pour de bon à la manche { $round }, avec son { score-chart-nth } marché.
}
score-chart-turning-points = { $who_is ->
    [you] Vous avez pris la tête pour de bon à la manche { $round }, avec { points } de plus ({ category-inside }).
   *[other] { $who } a pris la tête pour de bon à la manche { $round }, avec { points } de plus ({ category-inside }).
}
score-chart-nth = { NUMBER($markets, type: "ordinal") ->
    [one] { $markets }er
   *[other] { $markets }e
}

## The poster

poster-byline = { $title ->
   *[hacienda] Un jeu de Wolfgang Kramer
    [zoff] Un jeu de Christwart Conrad
    [hab-gut] Un jeu de Carlo A. Rossi
}
poster-independent = Œuvre indépendante, images et plateaux originaux
