### Jouer avec des téléphones : le serveur dans ce programme.

setup-phones = Jouer avec vos téléphones
setup-phones-about = Chacun scanne un code, sans installation
setup-phones-how-many = Combien de personnes jouent avec un téléphone ?
phones-title = Jouez avec vos téléphones
phones-scan = Visez ce code avec l’appareil photo du téléphone
# With the code of the wireless network before it.
phones-scan-network = D’abord, rejoignez le réseau { $name }
phones-scan-second = Ensuite, ouvrez le jeu
# $address is an address without http://.
phones-type = ou tapez { $address }
phones-come = présent
phones-start = Commencer sans les autres : l’ordinateur joue
phones-hide = Voir le plateau
phones-same-network = La page ne s’ouvre pas ? Le téléphone doit être sur le même réseau que cet écran, et ce réseau doit laisser ses appareils se voir.
# Shown instead of the list of people, for those whose phone does not reach the page.
phones-stuck = Personne n’a rejoint la table depuis un moment. Vérifiez que votre téléphone est sur le même réseau que cet écran et que ses données mobiles sont coupées. Si le code n’ouvre pas la page, tapez l’adresse. Si rien n’y fait, prévenez la personne qui s’occupe de cet écran : le réseau isole peut-être ses appareils.
phones-asked = { $who }, vous êtes toujours là ? Sinon, l’ordinateur joue à votre place.
# The same question on the phone, and its answer.
phones-still-there = Toujours là ? Sinon, l’ordinateur joue à votre place.
phones-here = Je suis là
phones-turn = Au tour de { $who }
phones-away = Absents : { $players }
host-no-page = Le jeu pour téléphones n’est pas installé ici : seuls les ordinateurs qui ont ce programme peuvent jouer.
host-no-server = Ce programme a été compilé sans le serveur pour téléphones.
host-no-network = Cet ordinateur n’est sur aucun réseau : les téléphones ne le trouvent pas.
host-port-taken = Un autre programme utilise le port { $port } : les téléphones ne peuvent pas jouer.
host-no-folder = Il n’y a pas de dossier pour les tables : les téléphones ne peuvent pas jouer.
host-failed = Les téléphones ne peuvent pas jouer : { $why }.
