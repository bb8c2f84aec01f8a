### What all the games say. A message is a key and its words; `$` names what the program puts in. Arguments ending
### in `_is`, and those that only appear before `->`, choose words and are never shown.

## What others wrote, and numbers alone

given = { $given }
given-sentence = { $given }.
number = { $number }
# A number in a sentence, as a word if it is small.
in-words = { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $number }
}

## Lists

list-comma = { $before }, { $next }
list-and = { $before } et { $last }

## Players

you = Vous
your-turn = C’est à vous.
a-person = Humain
colour = { $colour ->
    [blue] Bleu
    [vermilion] Vermillon
    [charcoal] Ébène
    [ivory] Ivoire
   *[pink] Rose
}
level = { $level ->
    [random] Hasard
    [greedy] Glouton
    [planner] Stratège
    [ismcts] Chercheur
    [r4] Ancien expert
    [beginner] Débutant
    [easy] Facile
    [casual] Tranquille
    [medium] Moyen
    [skilled] Confirmé
    [hard] Difficile
   *[expert] Expert
}
level-numbered = { level } { $number }
name-numbered = { $name } { $number }
about-person = à cet écran
about-recorded = comme dans la partie
about-remote = à un autre écran
about-level = { $level ->
    [random] fait n’importe quoi
    [greedy] la meilleure action, sans plus
    [planner] des plans simples
    [ismcts] essaie sans savoir
    [r4] l’expert de 2026
    [beginner] découvre le jeu, comme vous
    [easy] voit une action à l’avance
    [casual] prévoit ses tours, se trompe souvent
    [medium] prévoit ses tours, se trompe
    [skilled] prévoit ses tours, se trompe un peu
    [hard] prévoit bien chaque tour
   *[expert] anticipe vos réponses
}

does-person = Une personne joue à cet écran.
does-level = { $level ->
    [random] Fait n’importe quoi.
    [greedy] Prend la meilleure action, sans plus.
    [planner] Suit des plans simples pour son tour.
    [ismcts] Essaie tout sans connaître le jeu.
    [r4] Joue comme l’expert de 2026.
    [beginner] Essaie une chose après l’autre, et prend souvent la mauvaise.
    [easy] Voit une action à l’avance, et se trompe beaucoup.
    [casual] Voit deux actions à l’avance, et se trompe beaucoup.
    [medium] Prévoit tout son tour, et se trompe beaucoup.
    [skilled] Prévoit tout son tour, et se trompe un peu.
    [hard] Prévoit tout son tour, et se trompe rarement.
   *[expert] Essaie ses meilleurs plans contre vos réponses possibles.
}

## The set-up: the deal number

cards-number = { $seed }

## Parts

one-of = { $name } : { $option }
one-less = { $name } : moins
one-more = { $name } : plus
one-before = { $name } : précédent
one-after = { $name } : suivant
full-screen = Plein écran
full-screen-leave = Quitter le plein écran
sound = Son (M)
volume-music = Volume de la musique
volume-effects = Volume des effets
speed = Vitesse
speed-half = ½×
speed-normal = 1×
speed-double = 2×
speed-fourfold = 4×
quality = Qualité
quality-low = Basse
quality-middle = Moyenne
quality-high = Haute
language = Langue
# How large text is, compared with the usual size.
high-contrast = Contraste élevé
text-size = Texte
text-size-percent = { $percent } %
text-size-beside-board = À côté du plateau, le texte ne grandit que si la place le permet.
left-handed = Mode gaucher
# The screen lies on a table, and the picture turns to the active player.
table-top = À plat : se tourne vers vous
# The page on which a bank card shows how large the screen really is.
measure-title = Mesurer l’écran
measure-how = Posez une carte bancaire sur l’image. Changez l’image jusqu’à ce que les deux aient la même taille.
measure-cramped = Cet écran est trop petit pour des boutons de { $wanted } mm : ils en font ici { $millimetres }.
measure-smaller = Plus petit
measure-larger = Plus grand
measure-same = Même taille
measure-remove = Par défaut
motion = { $motion ->
    [full] Animations : toutes
    [calm] Animations : réduites
   *[off] Animations : aucune
}
dismiss = Fermer
back = Retour
quit = Quitter

two-sentences = { $first } { $then }

## The window, and what goes wrong

title = Hacienda
title-turn = À vous de jouer – { title }
address-unusable = L’adresse de cette page est inutilisable : { $what }.
language-missing = { $language } ne peut pas être chargé.
language-missing-page = { language-missing } Rechargez cette page : une version plus récente du jeu existe peut-être.
files-missing = Les sons, les langues et les leçons du jeu manquent. Ils ont été cherchés dans : { $places }
crash-report = La dernière fois, une erreur a mis fin au jeu. Un rapport à ce sujet se trouve dans { $path }.
error-box = Une erreur a mis fin au jeu. Vos parties enregistrées sont toujours là.
error-box-report = Une erreur a mis fin au jeu. Un rapport à ce sujet se trouve dans { $path }. Vos parties enregistrées sont toujours là.
error-box-line = Hacienda a dû se fermer : { $what }
game-impossible = Cette partie ne peut pas s’ouvrir : { $error }
not-taken-back = Impossible d’annuler : { $error }
record-illegal = ligne { $line } : « { $action } » n’est pas permis. { $why }
record-by-version = la version { $version } du programme l’a faite, et selon les règles actuelles, elle se serait déroulée autrement
record-by-early-version = une ancienne version du programme l’a faite, et selon les règles actuelles, elle se serait déroulée autrement
record-by-later-version = une version plus récente du programme l’a faite
record-altered = quelque chose y a été modifié
record-damaged = elle est endommagée

## What is stored: the saved game, boards

other-window = Hacienda est ouvert dans une autre fenêtre. Ce que vous jouez ici n’est pas enregistré.
save-trouble = La partie ne peut pas être enregistrée : { $error }
store-deleted = Ce qui était enregistré ici a été effacé, les autres parties aussi. Cette partie est de nouveau enregistrée.
saves-damaged = La dernière sauvegarde est endommagée ; la précédente est prête.
saves-none = aucune partie enregistrée
saves-broken = aucune partie enregistrée n’est lisible : { $error }
saves-refused = enregistrement impossible : { $error }
settings-put-aside = Vos réglages ne sont plus lisibles et ont été mis de côté ; ceux par défaut s’appliquent.
person-put-aside = L’historique de vos leçons et de vos parties terminées n’est plus lisible et a été mis de côté.
aside-stays = La partie mise de côté y reste : { $error }.
save-stays = La partie enregistrée reste là : { $error }.
store-claimed = Hacienda est ouvert dans une autre fenêtre
store-too-large = c’est trop volumineux
store-full = il n’y a plus de place pour une autre partie
store-stopped = le programme a rencontré une erreur
store-slow = le disque ne répond pas
store-forbidden = ce navigateur interdit à la page d’enregistrer quoi que ce soit
disk-full = le disque est plein
disk-forbidden = l’écriture y est interdite
disk-nothing-there = cet endroit n’existe pas
disk-unreadable = la lecture y est interdite
disk-folder = c’est un dossier

## Files that a player opens and saves

file-nameless = Un fichier sans nom
file-during-game = Quittez d’abord cette partie ; vous pourrez alors ouvrir un fichier.
file-no-game = { $name } n’est pas une partie que l’on peut ouvrir : { $error }.
file-no-board = { $name } n’est pas un plateau jouable : { $error }.
file-downloaded = Enregistré dans vos téléchargements : { $name }
file-lies-in = Enregistré dans { $path }
file-refused = Impossible d’écrire le fichier : { $error }.
file-too-many = Trop de fichiers portent le nom { $name }.
file-no-folder = Il n’y a pas de dossier de documents ici.
file-dialog-none = Le sélecteur de fichiers ne s’ouvre pas sur cet ordinateur. Déposez plutôt le fichier sur cette fenêtre.
file-dialog-refused = { file-dialog-none } Le système dit : { $error }.
file-dialog-open-already = Un autre sélecteur de fichiers est encore ouvert.
file-dialog-open = Ouvrir un fichier
file-dialog-save = Enregistrer un fichier
file-kind-any = Parties et plateaux d’Hacienda
file-kind-board = Plateaux d’Hacienda
file-kind-all = Tous les fichiers
file-kind-ours = Fichiers d’Hacienda

## Boards that a player brings

board-nameless = Un plateau sans nom
board-taken = Plateau prêt pour la prochaine partie : { $name }.
board-taken-not-kept = Plateau prêt pour la prochaine partie : { $name }. Il ne peut pas être enregistré pour plus tard : { $error }.
board-taken-others-gone = Plateau prêt pour la prochaine partie : { $name }. La place manque pour les plus anciens : { $others ->
    [0] { $first } n’est plus gardé
    [1] { $first } et un autre ne sont plus gardés
   *[other] { $first } et { $others } autres ne sont plus gardés
}.
board-stays = Le plateau peut revenir au prochain lancement : { $error }.
