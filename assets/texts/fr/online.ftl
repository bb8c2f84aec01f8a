### Jouer en réseau : ouvrir et rejoindre des tables, liens, phrases, connexion.

setup-online = Jouer en ligne
setup-online-about = Un lien par place, sans compte
online-title = Jouer en ligne
online-about = Les autres reçoivent chacun un lien. Ils peuvent jouer tout de suite ou revenir des jours plus tard.
online-about-server = Il n’y a pas encore de serveur. Collez un lien que vous avez reçu, ou l’adresse d’un serveur.
online-here = à cet écran
online-elsewhere = avec un lien
online-create = Ouvrir la table
online-paste = Coller un lien
online-yours = Vos parties
online-none = Les tables que vous ouvrez ou rejoignez apparaissent ici.
online-forget = Oublier la partie { $number }
online-open = Partie { $number }
online-state-over = terminée
online-state-turn = à vous de jouer
online-state-waits = en attente des autres
online-table = Table et liens
online-not-come = pas encore là
online-present = est là
online-absent = est absent
online-say = Dire quelque chose
online-watch = Lien pour regarder
online-link = Lien
online-link-about = Envoyez ce lien à { $who }, ou faites lire le code par un appareil photo. Qui l’a joue à cette place.
online-watch-about = Qui a ce lien peut regarder, sans voir les cartes cachées.
online-copy = Copier le lien
online-free = Nouveau lien ; l’ancien ne fonctionne plus
online-replace = Faire jouer l’ordinateur
online-phrase = { $phrase ->
   *[hello] Bonjour !
    [good-luck] Bonne chance !
    [nice-move] Bien joué !
    [one-moment] Un instant, s’il vous plaît.
    [back] Me revoilà.
    [thanks] Merci !
    [good-game] Belle partie !
    [bye] Au revoir !
}
online-said = { $who } : { $what }
online-connecting = Connexion au serveur…
online-lost = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
online-back = Connexion rétablie.
online-rematch-asked = La partie suivante commence dès que tout le monde est d’accord.
online-verified = Les cartes ont été données comme promis : la partie correspond au nombre scellé.
online-not-verified = La partie ne correspond pas au nombre scellé.
online-no-server = Il n’y a pas de serveur où jouer.
online-no-link = Le presse-papiers ne contient pas de lien vers une table.
online-server-set = Les nouvelles tables s’ouvrent sur ce serveur.
online-other-version = Cette table demande une autre version du jeu. Rechargez la page ou mettez le programme à jour.
online-refused = { $reason ->
    [no-table] Cette table n’existe plus.
    [no-ticket] Ce lien n’est plus valable.
    [protocol] Le serveur a une autre version. Rechargez la page ou mettez le programme à jour.
    [rules] Le serveur a maintenant d’autres règles et ne peut pas continuer cette partie.
    [no-game] Le serveur ne connaît pas ce jeu.
    [full] Le serveur est plein. Réessayez plus tard.
    [too-fast] Trop de demandes. Attendez un instant.
    [storage] Le serveur ne peut pas enregistrer pour le moment. Réessayez.
    [not-to-act] Ce n’est plus à vous de jouer.
    [outdated] La table a changé. Choisissez de nouveau.
    [illegal] Les règles ne le permettent pas.
    [no-undo] Cela ne peut plus être annulé.
    [not-host] Seul l’hôte peut faire cela.
    [present] Cette personne est là.
    [phase] Ce n’est pas possible maintenant.
   *[unreadable] Le serveur a refusé.
    [too-large] Le serveur a refusé.
    [not-yours] Le serveur a refusé.
}
menu-leave-remote = La table reste sur le serveur : vous la trouverez sous « Jouer en ligne ».
