### Jouer en réseau : ouvrir et rejoindre des tables, liens, phrases, connexion.

setup-online = Jouer en ligne
setup-online-about = Un lien par place, sans compte
online-title = Jouer en ligne
online-about = Les autres reçoivent chacun un lien. Ils peuvent jouer tout de suite ou reprendre plusieurs jours après.
online-about-server = Aucun serveur n’est encore indiqué. Collez un lien que vous avez reçu, ou l’adresse d’un serveur.
online-here = à cet écran
online-elsewhere = ailleurs, avec un lien
online-create = Créer la table
online-paste = Coller un lien
online-yours = Vos tables
online-none = Les tables que vous créez ou rejoignez apparaissent ici.
online-forget = Retirer la table { $number } de la liste
online-open = Table { $number }
online-state-over = terminée
online-state-gone = n’existe plus
online-state-turn = à vous de jouer
online-state-waits = en cours
online-state-known = { $state }, vu { $ago }
online-unknown = Un jeu inconnu
online-table = Table et liens
online-not-come = pas encore là
online-present = en ligne
online-absent = hors ligne
online-say = Dire quelque chose
online-watch = Lien spectateur
online-link = Lien
online-invite = Lien d’invitation
online-invite-about = Envoyez ce lien à tout le monde : la personne qui l’ouvre prend la prochaine place libre, les suivantes regardent.
online-votes = { $votes ->
    [one] hors ligne ({ $votes } vote)
   *[other] hors ligne ({ $votes } votes)
}
online-wants-rematch = veut refaire une partie
online-rematch-wanted = { $who } veut refaire une partie.
online-link-about = Envoyez ce lien à { $who } ou faites-lui scanner le code. La personne qui a ce lien joue à cette place.
online-watch-about = Toute personne qui a ce lien peut regarder, sans voir les cartes cachées.
online-list = Afficher sur /tables pour la salle
online-copy = Copier le lien
online-free = Nouveau lien ; l’ancien ne fonctionne plus
online-free-question = { $player } est à la table et devra la rejoindre. Libérer la place ?
online-free-keep = Garder la place
online-replace = Faire jouer l’ordinateur
online-delete = Supprimer la table
online-delete-question = Supprimer cette table pour tout le monde ? La partie et tous ses liens seront perdus.
online-delete-keep = Garder la table
online-phrase = { $phrase ->
   *[hello] Bonjour !
    [good-luck] Bonne chance !
    [nice-move] Bien joué !
    [one-moment] Un instant, s’il vous plaît.
    [back] Me revoilà.
    [thanks] Merci !
    [good-game] Belle partie !
    [bye] Au revoir !
}
online-said = { $who } : { $what }
online-connecting = Connexion au serveur…
online-no-answer = Le serveur ne répond pas. Nouvel essai en cours.
online-bad-address = Ce lien est incomplet. Demandez-le de nouveau.
online-links-aside = Votre liste de tables en ligne était illisible et a été mise de côté.
online-lost = Connexion perdue. Reconnexion en cours ; votre partie est conservée.
online-no-connection = Il n’y a pas de connexion au serveur pour le moment. Réessayez quand elle sera rétablie.
online-back = Connexion rétablie.
online-rematch-asked = La partie suivante commence dès que tout le monde est d’accord.
online-verified = Cartes vérifiées : rien n’a été changé.
online-not-verified = Les cartes n’ont pas pu être confirmées : l’enregistrement du serveur ne correspond pas à cette partie.
online-no-server = Aucun serveur n’est encore indiqué.
online-no-link = Le presse-papiers ne contient pas de lien vers une table.
online-server-set = Les nouvelles tables seront créées sur ce serveur.
online-other-version = Cette table demande une autre version du jeu. Rechargez la page ou mettez le programme à jour.
online-older-rules = Cette partie a commencé avec des règles plus anciennes, que cette version ne connaît plus.
online-refused = { $reason ->
    [no-table] Cette table n’existe plus.
    [no-ticket] Ce lien n’est plus valable.
    [protocol] Le serveur a une autre version. Rechargez la page ou mettez le programme à jour.
    [rules] Le serveur a maintenant d’autres règles et ne peut pas continuer cette partie.
    [no-game] Le serveur ne connaît pas ce jeu.
    [full] Le serveur est complet. Réessayez plus tard.
    [too-fast] Trop de demandes. Attendez un instant.
    [storage] Le serveur ne peut pas enregistrer pour le moment. Réessayez.
    [not-to-act] Ce n’est plus à vous de jouer.
    [outdated] La situation a changé. Choisissez de nouveau.
    [illegal] Les règles ne le permettent pas.
    [no-undo] Cela ne peut plus être annulé.
    [not-host] Seule la personne qui a créé la table peut le faire.
    [present] Cette personne est revenue.
    [phase] Ce n’est pas possible maintenant.
   *[unreadable] Le serveur a refusé.
    [too-large] Le serveur a refusé.
    [not-yours] Vous jouez cette place dans une autre fenêtre.
}
menu-leave-remote = La table reste sur le serveur : retrouvez-la sous « Jouer en ligne ».
