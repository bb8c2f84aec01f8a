### What the page around the game says in a browser. It reads only the simplest part of Fluent: a message is one line, and the
### only thing in it besides words is `{ $name }`. What the build puts into the page stays English in every language where
### this says so.

## The page itself

page-title = Hacienda
page-title-turn = ● À vous de jouer – { $title }
# For search engines; English in every language.
page-description = The board game Hacienda in the browser: buy land, drive herds to market and build haciendas in the pampas, against computer players or friends at the same screen. Free, without an account.
# Where the game is installed.
page-description-short = Le jeu de plateau Hacienda : terres, troupeaux et haciendas dans la pampa.
page-table = Hacienda : la table de jeu

## The splash

page-author = Un jeu de Wolfgang Kramer
page-independent = Œuvre indépendante, images et plateaux originaux
page-fetching-bar = Chargement du jeu
page-fetching = Chargement du jeu…
page-fetching-percent = Chargement du jeu… { $percent } %
page-standing-still = Le téléchargement est bloqué. Nouvel essai…
page-laying-out = Mise en place…

## One of these is shown under it

page-tip-game = Achetez des terres, menez vos troupeaux au marché et construisez des haciendas dans la pampa.
page-tip-taps = Touchez une carte pour voir où elle va, une case pour voir ce qu’elle rapporte, et encore la case pour valider.
page-tip-actions = Jusqu’à trois actions par tour : acheter ou jouer une carte, creuser un étang, construire une hacienda ou récolter.
page-tip-animals = Un animal posé à côté d’un marché rapporte des pesos pour son troupeau et pour les chaînes qu’il touche.
page-tip-markets = Chaque marché de plus vaut davantage que le précédent : 1, 3, 6, 10, 15 points en tout.
page-tip-chains = Les chaînes d’au moins trois tuiles rapportent aux deux décomptes.

## Before any script has loaded: English in every language

page-no-scripts = The game needs JavaScript: switch it on and reload the page.
page-from-folder = Open this page through a web server: from a folder it cannot start.
page-no-start = The game could not be fetched. Check your connection and reload the page.
page-too-old = This browser is too old for the game: update it.

## Error panels: what they have in common

page-reload = Recharger
page-again = Réessayer
page-ok = OK
page-details = Détails
page-version = Version { $version }
page-saved = Votre partie est enregistrée : rechargez pour continuer.

## The program stopped

page-stopped = Le jeu s’est arrêté
page-stopped-unsaved = Quelque chose a mal tourné. Rechargez pour recommencer.
page-stopped-twice = Il s’est encore arrêté. C’est peut-être la partie enregistrée : lancez le jeu sans elle, elle sera mise de côté.
page-start-afresh = Lancer sans la partie enregistrée

## The browser took the graphics away

page-lost = Affichage interrompu
page-lost-unsaved = Le navigateur l’a coupé. Rechargez pour recommencer.

## The program does not load

page-offline = Vous êtes hors ligne
page-not-fetched = Le jeu n’a pas pu être chargé
page-not-fetched-why = Vérifiez votre connexion, puis réessayez.

## The browser cannot draw

page-cannot-draw = Ce navigateur ne peut pas afficher la table
page-cannot-draw-why = Mettez le navigateur à jour, ou activez l’accélération matérielle dans ses réglages, puis réessayez.
page-missing = Il manque : { $what }

## Files that cannot be opened

page-file = Impossible d’ouvrir ce fichier
page-file-large = Il dépasse { $megabytes } Mo. Choisissez un plateau ou une partie d’Hacienda.
page-file-unreadable = Le navigateur n’a pas pu le lire. Choisissez-le à nouveau.

## The browser's storage: the game puts these into a sentence of its own

page-keeps-nothing = Ce navigateur interdit à la page d’enregistrer quoi que ce soit.
page-keeps-no-more = Le navigateur n’a plus de place pour cette page.

## The buttons for those who cannot see or reach the picture

page-lines = Ce que vous pouvez faire
