### The first screen and the set-up: who plays, the boards, the rules that are chosen.

## The title screen: what can be played

setup-goal = { $title ->
   *[hacienda] Reliez vos terres, menez vos troupeaux au marché, marquez le plus de points.
    [zoff] Placez vos vaches là où sont les bonus et ayez-en le plus dans les prairies.
    [hab-gut] Achetez, vendez et donnez : le moins généreux est hors jeu.
}
setup-continue = Continuer
setup-play = Jouer
setup-together = Jouer ensemble
setup-together-about = { $fewest } à { $most } personnes à cet écran
setup-together-how-many = Combien de personnes jouent ?
setup-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
setup-learn = Apprendre
setup-more = Plus
setup-version = Version { $version }
setup-more-title = { game-title } : partie personnalisée
setup-first-screen = Accueil
setup-aside = La partie mise de côté

setup-next-computers = { $computers } ordinateurs entre eux · { $board }
setup-next-one-against-one = Vous contre { $computer } · { $board }
setup-next-one-against-many = Vous contre { $computers } ordinateurs · { $board }
setup-next-people = { $people } personnes · { $board }
setup-next-people-and-computers = { $people } personnes et { $computers ->
    [one] un ordinateur
   *[other] { $computers } ordinateurs
} · { $board }

setup-saved-of-two = { $one } contre { $other } · { setup-saved-actions } · { setup-saved-turn }
setup-saved-of-many = { $players } joueurs · { setup-saved-actions } · { setup-saved-turn }
setup-saved-actions = { $actions ->
    [one] { $actions } action jouée
   *[other] { $actions } actions jouées
}
setup-saved-turn = { $turn_is ->
    [you] à vous de jouer
   *[other] à { $turn } de jouer
}

setup-instead = Il y a de la place pour { $most } parties enregistrées. Une nouvelle remplace celle jouée il y a le plus longtemps : { $oldest }.
setup-instead-keep = La garder
setup-instead-give-up = La supprimer
saved-coming = Chargement de la partie…
saved-unreadable = Une partie illisible
saved-unreadable-because = { saved-unreadable } : { $why }

## The sheet of saved games

saved-title = Parties enregistrées
saved-remove = Supprimer la partie { $number }
saved-remove-question = Supprimer cette partie pour de bon ? { $which }
saved-of-two = { $one } contre { $other }
saved-far = { setup-saved-actions } · { $half ->
    [first] première moitié
   *[second] seconde moitié
}
saved-place = { $board } · { $ago }
ago-now = à l’instant
ago-minutes = { $number ->
    [one] il y a { $number } minute
   *[other] il y a { $number } minutes
}
ago-hours = { $number ->
    [one] il y a { $number } heure
   *[other] il y a { $number } heures
}
ago-days = { $number ->
    [one] il y a { $number } jour
   *[other] il y a { $number } jours
}

## The sheet of the next game

setup-players = Joueurs
setup-who-sits = Qui joue { $seat } ?
names-title = Noms et couleurs
names-title-alone = Noms
names-of = Nom et couleur de { $seat }
names-of-alone = Nom : { $seat }
names-whose = Qui choisit
names-none = Touchez un nom, ou tapez-en un
names-choose-colour = Choisir une couleur
names-colour = Couleur
names-swap = { $seat } : échanger avec { $who }
names-side = Place à l’écran
names-side-near = De ce côté
names-side-far = En face
setup-even = Vous gagneriez une partie sur deux.
setup-free-seat = Place libre : touchez ici
setup-free-seat-short = Place libre
setup-free-seat-of = { $seat } : { setup-free-seat }
setup-board = Plateau
setup-choose-board = Choisir un plateau
setup-rules = Règles
setup-choose-rules = Choisir les règles
setup-cards = Cartes
setup-same-cards = Même donne
setup-new-cards = Nouvelle donne
setup-begins = Qui commence
setup-drawn = Tiré au sort
setup-open-file = Ouvrir une partie

## The keys for the deal number

keys-title = Numéro de donne
keys-help = Le même numéro redonne les mêmes cartes. Au départ, c’est celui de la partie précédente.
keys-no-number = –
keys-delete = Effacer
keys-cancel = Annuler
keys-ok = OK

## Boards

board-name = { $ours ->
    [symmetric] Symétrique
    [asymmetric] Asymétrique
    [springs] Cinq Sources
    [caldera] Caldeira
    [paddock] Enclos
    [hourglass] Sablier
    [rodeo] Rodéo
    [estancia] Estancia
    [archipelago] Archipel
    [meander] Méandre
    [windmill] Moulin
   *[cordillera] Cordillère
}
board-idea = { $ours ->
    [symmetric] Le plateau équilibré : la gauche vaut la droite, le haut vaut le bas, seuls les paysages changent de place.
    [asymmetric] Le plateau sauvage : des coins riches, d’autres pauvres, et le meilleur à qui le voit en premier.
    [springs] Cinq sources jaillissent dans la pampa, dont une au milieu, où tout le monde veut vivre.
    [caldera] Un duel autour d’un cratère : rien ne le traverse, choisissez donc votre bord.
    [paddock] Un petit pâturage pour deux, un marché au milieu : le premier arrivé broute deux fois.
    [hourglass] Deux larges plaines et un passage étroit entre elles : tenez-le, et l’autre moitié est bien loin.
    [rodeo] La plus courte chevauchée : sept marchés tout proches, pour une partie d’un quart d’heure.
    [estancia] Des terres à perte de vue et seize marchés : de la place pour cinq grands troupeaux.
    [archipelago] Quatre îles, une île à marché entre elles, et des gués juste assez larges pour un troupeau.
    [meander] Une rivière serpente d’un bord à l’autre : cinq gués joignent ses rives, des étangs dorment dans ses boucles.
    [windmill] Trois ailes autour d’une source : à chaque tiers de tour le même terrain, pour trois joueurs à égalité.
   *[cordillera] De longues crêtes barrent une plaine en pente : les chaînes poussent seules, les troupeaux cherchent les cols.
}
board-by = Un plateau signé { $author }.
board-by-chance = Un plateau aléatoire d’Hacienda.
board-by-you = Un de vos plateaux.
board-facts = { $suits ->
    [number] { $low } joueurs · { board-markets } · { board-hexes }
    [range] { $low }–{ $high } joueurs · { board-markets } · { board-hexes }
    [yours] À vous · { board-markets } · { board-hexes }
   *[unknown] { board-markets } · { board-hexes }
}
board-facts-short = { $suits ->
    [number] { $low } joueurs · { board-markets }
    [range] { $low }–{ $high } joueurs · { board-markets }
    [yours] À vous · { board-markets }
   *[unknown] { board-markets }
}
board-not-made = Pour { $seats }, pas pour { $players }
board-not-made-range = Pour { $low }–{ $high }, pas pour { $players }
board-markets = { $markets ->
    [one] { $markets } marché
   *[other] { $markets } marchés
}
board-hexes = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
}

## The sheet of all boards

board-sheet = { $players ->
    [one] Plateaux · pour { $players } joueur
   *[other] Plateaux · pour { $players } joueurs
}
board-sheet-page = { $page } / { $pages }
board-sheet-previous = Page précédente
board-sheet-next = Page suivante
board-open = Ouvrir un plateau
board-drop = Ou déposez un fichier .haz sur cette fenêtre.
board-drop-short = Ou déposez un fichier .haz.
board-hand-out = Exporter ce plateau
board-remove = Retirer ce plateau
board-kept-broken = Un plateau enregistré n’est plus lisible et a été mis de côté ({ $file } : { $error }).

## The sheet of a random board: what it is made from, and how much of each. $degree is a number from 1 to 5.

random-board-title = Plateau aléatoire
random-board-players = joueurs
random-board-symmetry = symétrie
random-board-symmetry-kind = { $symmetry ->
    [mirror] Miroir
    [half-turn] Demi-tour
    [third-turn] Tiers de tour
   *[none] Aucune
}
random-board-size = taille
random-board-size-level = { $degree ->
    [1] Minuscule
    [2] Petite
    [4] Grande
    [5] Immense
   *[3] Normale
}
random-board-land = terrain
random-board-land-level = { $degree ->
    [1] Très peu
    [2] Peu
    [4] Beaucoup
    [5] Maximum
   *[3] Normal
}
random-board-markets = marchés
random-board-markets-level = { $degree ->
    [1] Très peu
    [2] Peu
    [4] Beaucoup
    [5] Maximum
   *[3] Normal
}
random-board-water = eau
random-board-water-level = { $degree ->
    [1] Très peu
    [2] Peu
    [4] Beaucoup
    [5] Maximum
   *[3] Normal
}
random-board-another = Un autre
random-board-take = Y jouer

## The sheet of the rules. $game: base variant1 crucible

rules-title = Règles de cette partie
rules-which-game = Jeu
rules-game = { $game ->
    [base] Jeu de base
    [variant1] Variante 1
   *[crucible] Le Creuset
}
rules-game-about = { $game ->
    [base] Le jeu standard : terres, troupeaux, marchés, étangs et haciendas.
    [variant1] Un marché paie troupeau fois terres voisines, les troupeaux comptent, haciendas et étangs coûtent { $pesos }.
   *[crucible] Un duel avec la moitié des cartes : marchés et étangs valent plus, les terres moins.
}
rules-fact-markets = { $one } · { $two } · { $three } · { $four } … points
rules-fact-chains = { $points ->
    [one] { $points } point par tuile, { $tiles } minimum
   *[other] { $points } points par tuile, { $tiles } minimum
}
rules-fact-herds = { $points ->
    [one] { $points } point par animal, { $animals } minimum
   *[other] { $points } points par animal, { $animals } minimum
}
rules-fact-hacienda = Hacienda : { pesos }
rules-fact-pond = Étang : { pesos }
rules-running = Score continu
rules-running-about = Les points sont comptés après chaque action, sans décompte en cours de partie.
rules-mixed-herds = Troupeaux mixtes
rules-mixed-herds-about = Tous vos animaux qui se touchent forment un troupeau, quelle que soit l’espèce.
rules-several-haciendas = Plusieurs haciendas
rules-several-haciendas-about = Une chaîne ou un troupeau peut porter plus d’une hacienda.
rules-land-reshuffle = Terrain remélangé
rules-land-reshuffle-about = Quand il n’y a plus de cartes terrain, celles déjà jouées sont mélangées et resservent.
rules-score-at-once = Décompte immédiat
rules-score-at-once-about = Un décompte a lieu à la fin du tour qui le déclenche, et non de la manche.
rules-harvest = Récolte
rules-harvest-about = Le nombre minimal de tuiles pour récolter une chaîne.
rules-harvest-from = { $tiles ->
    [one] Récolte dès { $tiles } tuile
   *[other] Récolte dès { $tiles } tuiles
}
rules-with-running = avec score continu
rules-with-house = avec { rules-of-house }
rules-with-running-and-house = avec score continu et { rules-of-house }
rules-of-house = { $rules ->
    [one] { $rules } règle maison
   *[other] { $rules } règles maison
}
rules-with-changes = avec changements

game-title = { $title ->
   *[hacienda] Hacienda
    [zoff] Zoff in Buffalo
    [hab-gut] Hab & Gut
}
saved-of-game = { $named } · { $which }
setup-box = Jeu
variant-name = { $variant ->
   *[auction] Enchère des couleurs
    [fair] La foire
    [open_cards] Cartes de vaches visibles
    [stuck_at_the_end] Prix bloqués au bout
}
variant-about = { $variant ->
   *[auction] Chacun mise en secret pour choisir sa couleur en premier.
    [fair] Le joueur qui remplit une prairie peut placer { $fewest ->
        [one] une
       *[other] { $fewest }
    } ou { $most } vaches de plus ailleurs.
    [open_cards] Chacun voit les cartes de vaches qui restent aux autres.
    [stuck_at_the_end] Un prix qui sortirait de la piste reste bloqué au bout jusqu’à la fin de la partie.
}
