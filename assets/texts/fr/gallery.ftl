### The gallery: all boards, one of them large, and how to bring, name, share and remove them.

## All boards

gallery-none = Aucun plateau ne correspond. Retirez des filtres.
gallery-fresh = Trois nouveaux plateaux aléatoires
gallery-draw-new = Dessiner un plateau
gallery-paste = Coller un plateau
gallery-removed = Plateau retiré : { $board }.
gallery-put-back = Annuler
gallery-removed-way = Plateau retiré : { $board }. « { $way } » le rétablit.

## Which of them are shown, and in what order

gallery-filter-title = Filtrer et trier
gallery-filter-origin = Plateaux
gallery-filter-origin-kind = { $origin ->
    [ours] Du jeu
    [own] Les vôtres
    [chance] Aléatoires
   *[all] Tous
}
gallery-filter-players = Joueurs
gallery-filter-players-any = Peu importe
gallery-filter-players-number = { $players ->
    [one] Pour { $players }
   *[other] Pour { $players }
}
gallery-filter-length = Durée
gallery-filter-length-any = Toute durée
gallery-filter-length-short = Plus courte
gallery-filter-length-medium = Normale
gallery-filter-length-long = Plus longue
gallery-filter-order = Ordre
gallery-filter-order-kind = { $order ->
    [name] Nom
    [size] Taille
    [markets] Marchés
    [evenness] Équilibre
   *[usual] Par défaut
}

## One board, enlarged

gallery-minutes = { $players ->
    [one] Environ { $minutes } minutes à { $players } joueur
   *[other] Environ { $minutes } minutes à { $players } joueurs
}
gallery-land = { $land ->
    [mountain] Montagne
    [forest] Forêt
    [meadow] Pâturage
    [rocks] Rochers
    [swamp] Marais
   *[pampas] Pampa
}
gallery-markets = Marchés
gallery-water = Eau
gallery-nothing-found = Rien à signaler.
gallery-found = À savoir sur ce plateau
gallery-draw-copy = Modifier une copie
gallery-keep = Garder ce plateau
gallery-name = Nommer ce plateau
gallery-name-none = Touchez les lettres ou écrivez
gallery-name-space = Espace
gallery-name-accents = Lettres accentuées
gallery-name-letters = Lettres simples
gallery-name-taken = Vous avez déjà ce plateau sous ce nom.

## What is found against a board

finding-no-pampas = Il n’y a pas de pampa : ni les animaux ni les étangs n’ont de place.
finding-no-market = Il n’y a pas de marché : seules les récoltes rapportent de l’argent.
finding-no-land = Il n’y a pas de paysage : personne ne peut commencer une chaîne.
finding-no-landscape = Un paysage manque ({ gallery-land }) : ses cartes comptent comme pampa.
finding-cut-markets = { $markets ->
    [one] Aucun animal ne peut atteindre { $markets } marché.
   *[other] Aucun animal ne peut atteindre { $markets } des marchés.
}
finding-cut-pampas = { $hexes ->
    [one] Aucun paysage ne mène à { $hexes } case de pampa : seul un étang peut s’y trouver.
   *[other] Aucun paysage ne mène à { $hexes } cases de pampa : seuls des étangs peuvent s’y trouver.
}
finding-shared-sides = { $markets ->
    [one] { $markets } marché partage des côtés : un animal peut être payé plusieurs fois.
   *[other] { $markets } marchés ont des côtés en commun : un animal peut être payé plusieurs fois.
}
finding-few-places = { $places ->
    [one] Le plateau a { $places } case pour tuiles et animaux, moins que les { $cards } cartes terrain.
   *[other] Le plateau a { $places } cases pour tuiles et animaux, moins que les { $cards } cartes terrain.
}

## How it plays: test games by computer players

board-match-title = Testé par quatre ordinateurs
board-match-start = Lancer le test
board-match-more = Continuer le test
board-match-stop = Arrêter
board-match-running = { $percent } %
board-match-games = { $games ->
    [one] { $games } partie ({ $who })
   *[other] { $games } parties ({ $who })
}
board-match-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
}
board-match-share = { $share } % ({ $low }–{ $high })
board-match-spread = { $points ->
    [one] Équilibre : { $points } point d’écart entre la meilleure et la pire place.
   *[other] Équilibre : { $points } points d’écart entre la meilleure et la pire place.
}
board-match-hopeless = Aucune partie ne se termine sur ce plateau.
board-match-points = Moyenne de points par joueur

## Sharing a board

share-title = Partager
share-address = Copier le lien
share-word = Copier le code
share-text = Copier le texte
share-about-address = Le code QR est un lien qui ouvre ce plateau. Le code et le texte du plateau peuvent être collés dans le jeu.
share-about-word = Le code contient tout le plateau en quelques lignes. Envoyez-le, ou le texte, pour le coller dans le jeu.
share-about-large = { $hexes ->
    [one] Un plateau de plus de { $hexes } case n’a pas de code. Envoyez son texte pour le coller dans le jeu.
   *[other] Un plateau de plus de { $hexes } cases n’a pas de code. Envoyez son texte pour le coller dans le jeu.
}

## Whether it worked

board-not-kept = Le plateau ne peut pas être enregistré : { $error }.
pasted-text = Le texte collé
clipboard-copied = Copié dans le presse-papiers.
clipboard-refused = Le presse-papiers est inaccessible. Exportez plutôt le plateau dans un fichier.
clipboard-no-paste = Le navigateur ne donne pas accès au presse-papiers. Appuyez sur Ctrl+V ou ouvrez un fichier.
clipboard-empty = Il n’y a pas de texte dans le presse-papiers.
clipboard-unread = Le presse-papiers est inaccessible. Ouvrez plutôt un fichier.
