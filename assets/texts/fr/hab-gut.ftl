### What the game Hab & Gut says: its things by name, what may be done and why not, questions, hints, the log and its rules.
###
### Arguments by which a message chooses: $good coal wheat coffee rubber tea salt; $side left right; $phase trade foundation
### market; $sign plus minus; $half first second. $shares, $players and the like are several, listed one after the
### other. Money has no currency: a price is a number.

## Things by name

hg-rules-title = Les règles de Hab & Gut
hg-good = { $good ->
    [coal] charbon
    [wheat] blé
    [coffee] café
    [rubber] caoutchouc
    [tea] thé
   *[salt] sel
}
# The same, standing alone.
hg-good-alone = { $good ->
    [coal] Charbon
    [wheat] Blé
    [coffee] Café
    [rubber] Caoutchouc
    [tea] Thé
   *[salt] Sel
}
# So many shares of it.
hg-of-good = { $count } { hg-good }
hg-list = { $items }
hg-sign = { $sign ->
    [minus] −
   *[plus] +
}
hg-gain = { hg-sign }{ $gain }
# A market card: "Salt +6".
hg-card = { hg-good-alone } { hg-sign }{ $steps }
# From one price to another.
hg-moved = { $from } → { $to }

## Why the rules refuse an action: what is missing, in one sentence

hg-refused-game-over = La partie est terminée.
hg-refused-not-your-turn = C’est le tour de quelqu’un d’autre.
hg-refused-not-now = { $phase ->
    [trade] D’abord, achetez, vendez ou passez.
    [foundation] D’abord, décidez pour votre fondation.
   *[market] Jouez maintenant une carte et réduisez-en une autre de moitié.
}
hg-refused-wrong-number = On achète ou vend d’une à { $most } actions par tour, pas { $shares }.
hg-refused-worthless = { hg-good-alone } est à 0 : personne ne peut en acheter.
hg-refused-not-in-supply = { $left ->
    [0] Il n’y a plus d’action { hg-good } à acheter.
    [one] Il ne reste que { $left } action { hg-good } à acheter.
   *[other] Il ne reste que { $left } actions { hg-good } à acheter.
}
hg-refused-too-expensive = Cela coûte { $price }, et vous avez { $money }.
hg-refused-not-yours = { $held ->
    [0] Vous n’avez aucune action { hg-good }.
    [one] Vous n’avez que { $held } action { hg-good }.
   *[other] Vous n’avez que { $held } actions { hg-good }.
}
hg-refused-foundation-full = Les { $places } places de votre fondation sont prises.
# $named is a market card.
hg-refused-not-in-rack = { $side ->
    [left] { $named } n’est pas sur le chevalet à votre gauche.
   *[right] { $named } n’est pas sur le chevalet à votre droite.
}

## What is in hand

hg-choice-other-way = On achète ou on vend, pas les deux : videz d’abord votre panier.
hg-choice-pass-by-button = Pour ne rien acheter ni vendre, touchez « { hg-pass } ».
hg-choice-keep-by-button = Pour ne rien donner, touchez « { hg-keep } ».

## Buttons and names on the face

# Neither buy nor sell.
hg-pass = Passer
# Put nothing into the foundation.
hg-keep = Tout garder
hg-swap = Échanger
hg-play = Jouée
hg-halve = Moitié
hg-bank = Banque
hg-yours = À vous
hg-foundation = Fondation
hg-rack-left = Chevalet gauche, avec { $who }
hg-rack-right = Chevalet droit, avec { $who }
hg-rack-card = { $side ->
    [left] Chevalet gauche : { $named }
   *[right] Chevalet droit : { $named }
}
hg-close = Fermer
# How far along the game is: rounds count from 1 in each half.
hg-round = { $half ->
    [first] 1re mi-temps, manche { $round } sur { $rounds }
   *[second] 2e mi-temps, manche { $round } sur { $rounds }
}
# Under a lane of the exchange: the good and its price.
hg-lane = { hg-good-alone } : { $price }
hg-buy-one = { hg-good-alone } : en acheter une à { $price }, { $left ->
    [0] il n’en reste plus
   *[other] reste { $left }
}
hg-sell-one = { hg-good-alone } : vendre une de vos { $held } à { $price }
hg-give-one = { hg-good-alone } : donner une de vos { $held }
hg-take-out = { hg-good-alone } : en retirer une
# An empty place of the basket, and the empty place for the share to give.
hg-empty-basket = Vide : touchez les actions à acheter ou à vendre, { $most } au plus par tour.
hg-empty-gift = Vide : touchez une de vos actions pour la mettre dans votre fondation.
# Beside the button for giving nothing.
hg-least-is-out = À la fin, qui a donné le moins est hors jeu.
# A marker stays at the end of its track (house rule).
hg-stuck = bloqué jusqu’à la fin
hg-money = Argent
# On a tag: what the player has, for screen readers.
hg-tag = { $name } : argent { $money }, { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}, { $given } dans la fondation

## Signs, each explained in one line the first time that a player sees it

hg-sign-slots = Les cases en pointillé reçoivent ce que vous achetez ou vendez : { $most } actions au plus.
hg-sign-piles = Le nombre sur une pile d’actions : ce qu’il en reste à la banque, ou à vous.
hg-sign-envelopes = Une enveloppe cache une action d’une fondation. Seul son propriétaire la connaît.
# A marker that stays at the end of its track (house rule).
hg-sign-stuck = Une épingle dans un disque : ce prix ne bouge plus jusqu’à la fin.
hg-sign-saved = Le billet près de vos enveloppes : de l’argent gardé là jusqu’à la fin de la partie.
hg-sign-track = Sur une piste, la ligne montre le prix jusqu’ici et le disque le prix actuel.
hg-sign-targets = Les pointes de flèche sur une piste : où une carte de vos chevalets mènerait le prix.
hg-sign-tag = Sur une plaque : l’argent, les actions et les enveloppes de la fondation.
hg-sign-racks = Sur l’image de la table, des lignes mènent aux chevalets que vous voyez.

## The line on top

hg-prompt-your-turn = À vous : { $what }
hg-prompt-your-turn-by-name = { $who }, à vous : { $what }
hg-prompt-what = { $phase ->
    [trade] touchez { $most } actions au plus, à acheter ou vendre.
    [foundation] touchez une action pour la fondation, ou gardez tout.
   *[market] touchez une carte à jouer, puis une pour moitié.
}
hg-prompt-basket = Touchez d’autres actions, ou validez.
hg-prompt-gift = Dans la fondation ? Validez, ou choisissez une autre action.
hg-prompt-halve = { $side ->
    [left] Choisissez une carte du chevalet gauche : elle comptera pour moitié.
   *[right] Choisissez une carte du chevalet droit : elle comptera pour moitié.
}
hg-steps = Le nombre sur la carte fois { $step } fait bouger le prix.
hg-prompt-both-cards = Validez, échangez les deux, ou choisissez-en d’autres.
hg-prompt-deciding = { $phase ->
    [trade] { $who } achète ou vend.
    [foundation] { $who } décide pour sa fondation.
   *[market] { $who } choisit deux cartes.
}
hg-won-nobody = La partie est finie : personne ne gagne.
hg-won = { $who_is ->
    [you] La partie est finie : vous gagnez !
   *[other] La partie est finie : { $who } gagne !
}
hg-won-together = La partie est finie : { $winners } partagent la victoire !

## The question to be confirmed, and what would come of it

hg-ask-buy = Acheter { $shares } pour { $price } ?
hg-ask-left = Il vous reste { $money }.
hg-ask-sell = Vendre { $shares } pour { $price } ?
hg-ask-then = Vous aurez alors { $money }.
hg-ask-give = Mettre une action { hg-good }, qui vaut { $price } aujourd’hui, dans la fondation ?
hg-ask-places = Vous ne pourrez pas la vendre avant la fin de la mi-temps. { $left ->
    [0] C’est la dernière de vos { $places } places.
    [one] Il reste { $left } de vos { $places } places.
   *[other] Il reste { $left } de vos { $places } places.
}
hg-ask-pass = Passer sans acheter ni vendre ?
hg-ask-keep = Ne rien donner ?
# Two market cards.
hg-ask-market = Jouer { $played }, et { $halved } pour moitié ?
# $way: "40 → 60".
hg-ask-moved = { $named } : { $way }
hg-ask-moved-lost = { $named } : { $way }, { $lost ->
    [one] { $lost } cran est perdu
   *[other] { $lost } crans sont perdus
}
hg-ask-stuck = { $named } : { $way }, puis bloqué
# $gain: "+120".
hg-ask-worth = Vos actions : { $gain }

## The log: what was done, as a line under the name of who did it

hg-log-bought = Achat : { $shares } pour { $price }
hg-log-sold = Vente : { $shares } pour { $price }
hg-log-passed = Passe
hg-log-gave = Une action pour la fondation
hg-log-kept = Rien pour la fondation
# Two market cards, each with "40 → 60".
hg-log-market = Carte jouée : { $played }, { $first } ; pour moitié : { $halved }, { $second }
hg-log-opened = Les fondations sont ouvertes : { $rows }
# What it brought now, and what is in it altogether.
hg-log-opened-one = { $who } +{ $money } ({ $saved })

## The same in one line that begins with the name

hg-told-bought = { $who_is ->
    [you] Vous avez acheté { $shares } pour { $price }
   *[other] { $who } a acheté { $shares } pour { $price }
}
hg-told-sold = { $who_is ->
    [you] Vous avez vendu { $shares } pour { $price }
   *[other] { $who } a vendu { $shares } pour { $price }
}
hg-told-passed = { $who_is ->
    [you] Vous avez passé
   *[other] { $who } a passé
}
hg-told-gave = { $who_is ->
    [you] Vous avez mis une action dans la fondation
   *[other] { $who } a mis une action dans sa fondation
}
hg-told-kept = { $who_is ->
    [you] Vous n’avez rien mis dans la fondation
   *[other] { $who } n’a rien mis dans sa fondation
}
hg-told-played = { $who_is ->
    [you] Vous avez joué { $named }
   *[other] { $who } a joué { $named }
}
hg-told-market = { $who_is ->
    [you] Vous avez joué { $played } : { $first }, et { $halved } pour moitié : { $second }
   *[other] { $who } a joué { $played } : { $first }, et { $halved } pour moitié : { $second }
}

## Foundations are opened one after the other

hg-opening-title = { $half ->
    [first] La première mi-temps est finie
   *[second] La seconde mi-temps est finie
}
hg-opening-open = Les fondations s’ouvrent
hg-opening-nothing = Rien
# Over columns: the shares of this half, what they brought, what has been saved altogether, and the result with the player's own
# shares sold at the end.
hg-opening-inside = Actions
hg-opening-now = Valeur
hg-opening-saved = Cumul
hg-opening-sold = Résultat
hg-opening-out = { $who_is ->
    [you] Vous avez donné le moins : hors jeu.
   *[other] { $who } a donné le moins : hors jeu.
}
hg-opening-several-out = { $players } ont donné le moins : hors jeu.
hg-opening-all-out = Toutes les fondations sont égales : tout le monde est hors jeu.
hg-out = Hors jeu

## What is shown when something is tapped for a closer look

hg-popover-price = { $named } à { $price } : ce qui l’a fait bouger
hg-popover-price-unmoved = Rien ne l’a encore fait bouger.
# $named is a market card, $way "40 → 60".
hg-popover-played = { $who_is ->
    [you] Vous avez joué { $named } : { $way }
   *[other] { $who } a joué { $named } : { $way }
}
hg-popover-halved = { $who_is ->
    [you] Vous, { $named } pour moitié : { $way }
   *[other] { $who }, { $named } pour moitié : { $way }
}
hg-popover-money = Argent : { $money }
hg-popover-no-shares = Aucune action
hg-popover-own-shares = Actions : { $shares }
# What everyone saw bought and not sold again; nobody sees which of them are in the foundation.
hg-popover-known-shares = Achetées, certaines peut-être dans la fondation : { $shares }
hg-popover-own-foundation = Dans la fondation : { $shares }
hg-popover-foundation = Dans la fondation : { $given } sur { $places } places
hg-popover-saved = Mi-temps précédentes : { $money }
hg-popover-worth = Argent et ces actions aux prix du jour : { $money }
hg-popover-own-outcome = Si c’était la fin : { $money }. Votre fondation vaut { $foundation } ; la fondation la plus basse est hors jeu
# Two neighbours see it.
hg-popover-rack = { $players } voient ce chevalet : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hg-popover-table = Qui partage un chevalet avec qui
hg-table = Table

## Hints: $why is several of the last message

hg-hint-buy = Acheter { $shares } pour { $price }. Sur vos chevalets : { $why }
hg-hint-sell = Vendre { $shares } pour { $price }. Sur vos chevalets : { $why }
hg-hint-pass = Passer sans acheter ni vendre
hg-hint-give = Donner { $shares }, qui vaut { $price } aujourd’hui : celui qui a le moins à la fin est hors jeu
hg-hint-keep = Ne rien donner maintenant
# $gain: "+120".
hg-hint-market = Jouer { $played }, et { $halved } pour moitié : vos actions { $gain }
hg-hint-why = { hg-good } { hg-sign }{ $steps }

## The rules for reference

hg-rules-goal-title = Le but
hg-rules-goal = Vous achetez et vendez des actions de { $goods } marchandises et faites bouger leurs prix. À la fin, le joueur qui a le plus d’argent gagne.
hg-rules-least = Mais il faut aussi donner : celui qui a le moins dans sa fondation est hors jeu, même très riche.
hg-rules-table-title = La table
hg-rules-goods = Charbon, blé, café, caoutchouc, thé et sel : il y a { $shares } actions de chaque. Chaque marchandise commence à { $price }.
hg-rules-track = Les prix vont de 0 à { $highest }, par crans de { $step }.
hg-rules-racks = Les cartes marché sont mélangées. Entre deux voisins se trouve un chevalet de { $cards } de ces cartes ; seuls ces deux voisins les voient. Les autres cartes restent cachées.
hg-rules-money = Chacun commence avec { $money }. Le premier joueur est tiré au sort.
hg-rules-round-title = Mi-temps et manches
hg-rules-halves = La partie a { $halves } mi-temps de { $rounds } manches.
hg-rules-phases = À chaque manche, tous achètent ou vendent à tour de rôle, vers la gauche à partir du premier joueur. Puis tous jouent des cartes marché, dans le même ordre. Le joueur suivant à gauche commence la manche suivante.
hg-rules-trade-title = Acheter et vendre
hg-rules-buy = Achetez d’une à { $most } actions, de n’importe quelles marchandises, à leur prix, tant que la banque en a et que votre argent suffit. Ce qui est à 0 ne s’achète pas.
hg-rules-sell = Ou vendez d’une à { $most } de vos actions à leur prix, même à 0. Ou passez.
hg-rules-known = Les actions que vous avez ne sont pas montrées, mais tout le monde voit ce que vous achetez et vendez, combien d’argent vous avez et combien d’actions.
hg-rules-foundation-title = La fondation
hg-rules-give = Après avoir acheté, vendu ou passé, vous pouvez mettre une de vos actions face cachée dans votre fondation. Elle a { $places } places.
hg-rules-given = Personne d’autre ne voit laquelle. Vous ne pouvez pas la vendre avant la fin de la mi-temps.
hg-rules-market-title = Les cartes marché
# $cards: several of the message below.
hg-rules-cards = Chaque marchandise a ces cartes : { $cards }.
hg-rules-card = { $count ->
    [one] { hg-sign }{ $steps }
   *[other] { $count } × { hg-sign }{ $steps }
}
hg-rules-play = Jouez une carte du chevalet de gauche ou de droite : sa marchandise bouge du nombre de crans indiqué. Puis choisissez une carte de l’autre chevalet, qui compte pour moitié : sa marchandise bouge de la moitié des crans indiqués. Les deux cartes sont dévoilées et défaussées.
hg-rules-halve = Une carte de +{ $steps } comptée pour moitié fait monter sa marchandise de { $halved } crans.
hg-rules-ends = Un marqueur s’arrête aux deux bouts de sa piste. Ce qui irait au-delà est perdu.
hg-rules-ends-stuck = Un marqueur qui irait au-delà d’un bout de sa piste y reste jusqu’à la fin de la partie. S’il atteint exactement le bout, il peut en repartir.
hg-rules-end-title = La fin d’une mi-temps
hg-rules-half-over = Après { $rounds } manches, les chevalets sont vides. Toutes les fondations s’ouvrent et leurs actions sont vendues à la banque aux prix du jour. Cet argent reste dans la fondation jusqu’à la fin de la partie et ne peut pas être dépensé. Les prix ne changent pas. Pour la seconde mi-temps, toutes les cartes marché sont mélangées et les chevalets de nouveau remplis ; comme toujours, le joueur suivant à gauche commence.
hg-rules-out = À la fin de la partie, celui qui a le moins dans sa fondation est hors jeu. En cas d’égalité, tous ceux qui ont le moins le sont. Si c’est tout le monde, personne ne gagne.
hg-rules-win = Les autres vendent toutes leurs propres actions aux prix du jour. Le joueur qui a le plus d’argent gagne ; la fondation ne compte pas. En cas d’égalité, la victoire est partagée.
hg-rules-assumed-title = Ce que nous avons dû supposer
hg-rules-assumed = Aucune source connue de nous ne le précise. Nous jouons ainsi :
hg-assumed-track = Les prix vont jusqu’à { $highest } au plus, par crans de { $step }.
hg-assumed-cards = Chaque marchandise a les cartes { $cards }.
hg-assumed-stops = Un marqueur arrêté à un bout repart de là plus tard, sauf avec la règle maison ci-dessous.
hg-rules-house-title = Règle maison
hg-rules-house = On peut changer ceci avant une partie :
hg-rules-house-stuck = Un marqueur dont le mouvement irait au-delà d’un bout y reste jusqu’à la fin de la partie. S’il atteint exactement le bout, il peut en repartir.
