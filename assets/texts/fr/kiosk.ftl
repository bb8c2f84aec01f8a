### The kiosk: a public screen where strangers play one after another.

# Over the game that plays itself, in all languages at once: what a stranger should do.
kiosk-touch = Touchez pour jouer
# Above the code that a phone reads, in one language at a time.
kiosk-phones-invitation = Jouez avec votre téléphone

## The first choice

kiosk-play = Jouer maintenant
# Under "Play now": $computer is the name of a computer player, $minutes how long such a game lasts.
kiosk-play-about = Contre { $computer } · environ { $minutes } minutes
kiosk-play-other = Contre 2 ordinateurs · environ { $minutes } minutes
kiosk-together = Entre amis
kiosk-learn = Apprendre en une minute

## When nothing has been touched for a while

kiosk-still = Toujours là ?
# Above it a number counts down.
kiosk-still-about = À la fin du compte à rebours, place au visiteur suivant.
kiosk-still-here = Oui
kiosk-still-here-about = La partie continue

## The menu for staff

kiosk-pin = Code PIN
kiosk-pin-wrong = Code erroné : attendez { $seconds } s
kiosk-staff = Personnel
kiosk-close = Fermer
kiosk-volume = Volume
# Times after which the kiosk asks whether someone is still playing.
kiosk-idle = Secondes avant la question, pendant un tour
kiosk-count = Secondes pour répondre
kiosk-rest = Secondes avant la question, entre deux parties
kiosk-reading = Secondes avant la question, leçons et règles
kiosk-languages = Langues
kiosk-boards = Plateaux de la partie rapide
kiosk-level = Ordinateur de la partie rapide
kiosk-phones = Les téléphones peuvent jouer
kiosk-address = Adresse pour les téléphones
kiosk-address-likeliest = Automatique
kiosk-nobody-joined = { $tables ->
    [one] Personne n’a rejoint la dernière table pour téléphones. Ils n’arrivent peut-être pas à se connecter à cet écran.
   *[other] Personne n’a rejoint les { $tables } dernières tables pour téléphones. Ils n’arrivent peut-être pas à se connecter à cet écran.
}
kiosk-statistics = Parties par jour
kiosk-no-games = Personne n’a encore joué.
# What was played on a day: half of the finished games took fewer than $median minutes.
kiosk-day = { $day }/{ $month } : { $begun } commencées, { $finished } finies, médiane { $median } min
kiosk-new-pin = Nouveau code
kiosk-restart = Redémarrer
kiosk-unreadable = Ce qui était enregistré est illisible et se trouve maintenant dans { $files }.
kiosk-not-kept = Ces réglages et ces chiffres seront perdus au prochain démarrage : { $why }
