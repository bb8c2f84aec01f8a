### What the game Zoff in Buffalo says: its things by name, what may be done and why not, hints, previews, the log and the rules.
###
### Arguments by which a message chooses: $prairie is lone-star-valley powder-prairie coffee-canyon dead-bull-desert lucky-pickle
### fire-fields drunkn-creek rattlesnake-ridge tumbleweed-plains dynamite-mine hang-man-mountains; $hue is blue pink green orange
### violet. Prairies keep their names in every language. $held is a cow card: its value and its letter.

## Things by name

zoff-prairie = { $prairie ->
    [lone-star-valley] Lone-Star-Valley
    [powder-prairie] Powder-Prairie
    [coffee-canyon] Coffee-Canyon
    [dead-bull-desert] Dead-Bull-Desert
    [lucky-pickle] Lucky-Pickle
    [fire-fields] Fire-Fields
    [drunkn-creek] Drunk'n-Creek
    [rattlesnake-ridge] Rattlesnake-Ridge
    [tumbleweed-plains] Tumbleweed-Plains
    [dynamite-mine] Dynamite-Mine
   *[hang-man-mountains] Hang-Man-Mountains
}
# The beginning of a prairie's name, for the signboards of a small phone.
zoff-prairie-short = { $prairie ->
    [lone-star-valley] Lone-Star
    [powder-prairie] Powder
    [coffee-canyon] Coffee
    [dead-bull-desert] Dead-Bull
    [lucky-pickle] Lucky
    [fire-fields] Fire
    [drunkn-creek] Drunk'n
    [rattlesnake-ridge] Rattlesnake
    [tumbleweed-plains] Tumbleweed
    [dynamite-mine] Dynamite
   *[hang-man-mountains] Hang-Man
}
# A colour as the name of a player or a herd.
zoff-hue = { $hue ->
    [blue] Blue
    [pink] Pink
    [green] Green
    [orange] Orange
   *[violet] Violet
}
# A player without a colour yet, by seat.
zoff-player = Player { $number }
# The same before a noun.
zoff-hue-inside = { $hue ->
    [blue] blue
    [pink] pink
    [green] green
    [orange] orange
   *[violet] violet
}
zoff-card = { $value } { $letter }
zoff-cows = { $cows ->
    [one] { $cows } cow
   *[other] { $cows } cows
}
zoff-tenths = { $whole }.{ $part }
zoff-tenths-below = −{ $whole }.{ $part }
zoff-dash = { $before }-{ $next }
# "2 cows on Fire-Fields"
zoff-on = { zoff-cows } on { zoff-prairie }

## Why the rules refuse an action: what is missing, in one sentence

zoff-refused-game-over = The game is already over.
zoff-refused-not-to-act = Others must decide first.
zoff-refused-not-now = Something else is being decided now.
zoff-refused-not-both-colours = These { $cows } must include at least one cow of each of your colours.
zoff-refused-not-your-colour = The { zoff-hue-inside } cows are not yours.
zoff-refused-bid-too-high = A bid is at most { zoff-cows }.
zoff-refused-no-such-colour = Nobody plays { zoff-hue-inside } in this game.
zoff-refused-colour-taken = Someone has already taken { zoff-hue-inside }.
zoff-refused-number-of-pairs = { $pairs ->
    [1] Choose one pair: a prairie and a cow card.
    [2] Choose two pairs, each a prairie and a cow card.
   *[other] Choose { $pairs } pairs, each a prairie and a cow card.
}
zoff-refused-colour-missing = Each of your colours needs one pair.
zoff-refused-needless-colour = This pair is for all your cows.
zoff-refused-not-in-play = { zoff-prairie } is not in play with so few players.
zoff-refused-prairie-full = { zoff-prairie } is full: no more cows can go there.
zoff-refused-same-prairie = Both pairs are for { zoff-prairie }: choose two different prairies.
zoff-refused-card-not-held = You do not have the card { $held }.
zoff-refused-same-card = The card { $held } can only be in one pair.
zoff-refused-more-than-the-card = Your card allows up to { $most }, not { zoff-cows }.
zoff-refused-more-than-the-bonus = The bonus is { $most }, not { zoff-cows }.
zoff-refused-too-few-cows = { zoff-hue } has only { $left } left, not { zoff-cows }.
zoff-refused-too-few-places = { zoff-prairie } has { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
}, too few for { zoff-cows }.
zoff-refused-same-size = { zoff-hue } and { $other } would both have { $size ->
    [one] { $size } cow
   *[other] { $size } cows
} on { zoff-prairie }: no two herds may be the same size.
zoff-refused-colours-missing = Say how many cows of which colour.
zoff-refused-one-colour-only = This pair is for one colour only.

## What is in hand

zoff-choice-bonus-used = The whole bonus is placed ({ zoff-cows }): tap a prairie to take its cows back.
zoff-choice-not-dealt = You were not dealt this prairie's card.

## The line on top: who is to decide what

# Several people share the screen: $who is asked by name.
zoff-prompt-by-name = { $who }: { $asked }
zoff-prompt-start = Tap a colour for your first cow on each of your { $prairies } prairies.
zoff-prompt-start-ready = Place your first cows like this? Confirm, or tap another colour.
zoff-prompt-bid = Bid for the choice of colours. Your bid is taken from your cows at the end.
zoff-prompt-colour = Tap a colour to take it, along with its cows on the prairies.
zoff-prompt-pairs = { $pairs ->
    [1] Choose one pair: tap the prairie, then a cow card.
    [2] Choose two pairs: tap a prairie, then a cow card for it.
   *[other] Choose { $pairs } pairs: tap a prairie, then a cow card for it.
}
zoff-prompt-pair-card = { zoff-prairie }: now tap a cow card for it.
zoff-prompt-pair-prairie = Card { $held }: now tap a prairie for it.
zoff-prompt-second-pair = Now the second pair: tap another prairie, then a cow card for it.
zoff-prompt-pairs-ready = Ready? Confirm, or tap a choice again to take it back.
zoff-prompt-place = { zoff-prairie } with card { $held }: tap the number of cows to place.
zoff-prompt-place-mixed = { zoff-prairie }: choose the number of cows of each colour.
zoff-prompt-sure = Like this? Confirm, or choose another number.
zoff-prompt-bonus = Bonus of { zoff-prairie }: { zoff-cows } for other prairies. Tap where they go.
zoff-prompt-fair = Fair of { zoff-prairie }: { zoff-cows } for other prairies. Tap where they go.
zoff-prompt-bonus-ready = Like this? Confirm, or tap another prairie.
# Waiting for others; $names: one name or several.
zoff-waits-start = { $count ->
    [one] { $names } is placing their first cows.
   *[other] { $names } are placing their first cows.
}
zoff-waits-bid = { $count ->
    [one] { $names } is bidding.
   *[other] { $names } are bidding.
}
zoff-waits-choose = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
zoff-waits-colour = { $who_is ->
    [you] You take a colour.
   *[other] { $who } takes a colour.
}
zoff-waits-place = { $who_is ->
    [you] You place
   *[other] { $who } places
} on { zoff-prairie } with card { $held }.
zoff-waits-bonus = { $who_is ->
    [you] You place
   *[other] { $who } places
} the bonus of { zoff-prairie }: { zoff-cows }.
zoff-over = The game is over.
zoff-won = { $who_is ->
    [you] The game is over: you win!
   *[other] The game is over: { $who } wins!
}
zoff-won-together = The game is over: { $winners } share the win!

## The question to be confirmed, and what would come of it

zoff-ask-start = Place these first cows?
zoff-ask-bid = Bid { $bid } cows?
zoff-ask-colour = Take { zoff-hue-inside }?
zoff-ask-choose = { $pairs }?
zoff-ask-place-none = Place no cows? The card is used up all the same.
zoff-ask-place = Place { zoff-cows }?
zoff-ask-bonus-none = Give up the bonus?
zoff-ask-bonus = Place { zoff-cows } like this?
# $rest: cows of the bonus that are lost.
zoff-ask-bonus-part = Place { zoff-cows } and lose { $rest }?
zoff-preview-herd = { zoff-prairie }: { $before } → { $after ->
    [one] { $after } cow
   *[other] { $after } cows
}, { $rank ->
    [1] largest herd
   *[other] { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    } herd
}{ $free ->
    [0] {""}
    [one] , { $free } space left
   *[other] , { $free } spaces left
}
zoff-preview-full = { zoff-prairie } is full. Bonuses:
zoff-preview-gain = { $name } +{ $cows }
zoff-preview-ends = The game ends with it.
zoff-outlook = Add up to { zoff-cows } to your { $herd } now; { $before ->
    [0] you place first.
    [one] { $before } larger herd goes first.
   *[other] { $before } larger herds go first.
}
zoff-outlook-new = Up to { zoff-cows } now, as a new herd.
zoff-outlook-none = No cows could go there now.

## Hints

zoff-hint-start = First cows: { $cows }.
zoff-hint-cow-on = { $whose } on { $place }
zoff-hint-bid = Bid { $bid } cows.
zoff-hint-colour = Take { zoff-hue-inside }: it is best placed.
zoff-hint-choose = Choose { $pairs }.
# $rank: of the herd with these cows; $cows: the bonus of a herd of that rank.
zoff-hint-pair = { $place } with card { $held } (up to { $most } now{ $cows ->
    [0] {""}
   *[other] : { zoff-ask-bonus-of }
})
zoff-hint-place = Place { zoff-cows }: your { $herd } will be the { $rank ->
    [1] largest
   *[other] { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st
        [two] { $rank }nd
        [few] { $rank }rd
       *[other] { $rank }th
    }
} herd.
zoff-hint-place-fills = Place { zoff-cows } and fill { zoff-prairie }.
zoff-hint-place-none = Place no cows: it is better to wait.
zoff-hint-bonus = Place the bonus: { $places }.
zoff-hint-bonus-none = Give up the bonus: there is no good place for it.

## The log: under the name of who did it, and in one line

zoff-log-started = Placed the first cows
zoff-log-bid = Bid in secret
zoff-log-took = Took { zoff-hue-inside }
zoff-log-chose = { $pairs ->
    [1] Chose one pair
    [2] Chose two pairs
   *[other] Chose { $pairs } pairs
}
zoff-log-placed = Placed { zoff-cows } on { zoff-prairie }: a herd of { $herd }
zoff-log-placed-both = Placed { zoff-cows } on { zoff-prairie }
zoff-log-placed-none = Placed no cows on { zoff-prairie }
zoff-log-placed-nothing = Placed no cows
zoff-log-bonus = Placed a bonus: { $places }
zoff-log-bonus-none = Gave up a bonus
zoff-told-started = { $who_is ->
    [you] You placed
   *[other] { $who } placed
} the first cows
zoff-told-bid = { $who_is ->
    [you] You bid in secret
   *[other] { $who } bid in secret
}
zoff-told-took = { $who_is ->
    [you] You took
   *[other] { $who } took
} { zoff-hue-inside }
zoff-told-chose = { $who_is ->
    [you] You chose { zoff-pairs }
   *[other] { $who } chose { zoff-pairs }
}
zoff-pairs = { $pairs ->
    [1] one pair
    [2] two pairs
   *[other] { $pairs } pairs
}
zoff-told-placed = { $who_is ->
    [you] You placed
   *[other] { $who } placed
} { zoff-cows } on { zoff-prairie }: a herd of { $herd }
zoff-told-placed-both = { $who_is ->
    [you] You placed
   *[other] { $who } placed
} { zoff-cows } on { zoff-prairie }
zoff-told-placed-none = { $who_is ->
    [you] You placed
   *[other] { $who } placed
} no cows on { zoff-prairie }
zoff-told-placed-nothing = { $who_is ->
    [you] You placed no cows
   *[other] { $who } placed no cows
}
zoff-told-bonus = { $who_is ->
    [you] You placed a bonus
   *[other] { $who } placed a bonus
}: { $places }
zoff-told-bonus-none = { $who_is ->
    [you] You gave up a bonus
   *[other] { $who } gave up a bonus
}

## The log: what came of it

zoff-told-turned-up = All pairs are revealed.
zoff-log-turned-up = { $who_is ->
    [you] You: { $pairs }
   *[other] { $who }: { $pairs }
}
zoff-log-pair = { $place } with card { $held }
zoff-log-pair-of = { $whose } on { $place } with card { $held }
zoff-log-place-of = { $whose } on { $place }
zoff-log-lost = { $who_is ->
    [you] Your card { $held } is lost
   *[other] { $who }'s card { $held } is lost
}: { zoff-prairie } is full.
zoff-log-lost-card = { $who_is ->
    [you] Your card is lost
   *[other] { $who }'s card is lost
}: { zoff-prairie } is full.
zoff-log-filled = { zoff-prairie } is full.
zoff-log-bids = Bids: { $bids }
zoff-log-bid-of = { $who_is ->
    [you] you { $bid }
   *[other] { $who } { $bid }
}
zoff-log-round = Round { $round }
zoff-log-closed = The last bonuses, on the same prairies:
zoff-log-last = { $name } +{ $cows } on { zoff-prairie }

## A prairie that was tapped

zoff-ask-prairie = { zoff-prairie }: { $free } of { $places } spaces free
zoff-ask-prairie-full = { zoff-prairie }: full, { $places } spaces
zoff-ask-herds = Herds: { $herds }
zoff-ask-herd = { $name } ({ $cows })
zoff-ask-no-herds = No cows are there yet
zoff-ask-bonuses = Bonuses: { $row }
zoff-ask-bonus-of = { NUMBER($rank, type: "ordinal") ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
} herd +{ $cows }
zoff-ask-if-full-now = If full now: { $row }

## The end

zoff-result-cows = Cows on the prairies
zoff-result-bid = Bid
zoff-result-total = Total
zoff-result-tie = Largest herd on { zoff-prairie }
zoff-tie-settled = A tie: the larger herd on { zoff-prairie } decides.
zoff-tie-stays = A tie, on { zoff-prairie } too: the win is shared.
zoff-last-title = The last bonuses
zoff-last-about = Each prairie that is not full now gives its bonuses too, to its own herds.
zoff-last-of = Last bonuses of { zoff-prairie }: { $row }
zoff-last-given = { zoff-prairie }: { $gains }
# A herd and what it gets: "7 + 2".
zoff-last-herd = { $herd } + { $cows }
# Over columns: cows on the prairies before the last bonuses, and what these bring.
zoff-last-before = Before
zoff-last-bonus = Bonus

## The rules

zoff-rules-title = The rules of Zoff in Buffalo
zoff-rules-goal = Goal
zoff-rules-goal-text = Everyone drives cows onto the prairies of Buffalo. Whoever has the most cows there at the end wins.
zoff-rules-end-text = At the start, each player has one cow on each prairie dealt to them. { $rounds ->
    [5] Five
   *[other] { $rounds }
} rounds follow.
zoff-rules-cards = Each colour has { $cows } cows, and cow cards with a letter each: { $values }. Cards of the same value never share a letter, even across colours.
zoff-rules-dealt = { $players } players: { $dealt } prairies are dealt to each; any left over stay unseen.
zoff-rules-dealt-without = { $players } players: { $dealt } prairies are dealt to each; any left over stay unseen. Played without { $out }.
zoff-rules-choose = Choose
zoff-rules-choose-text = Each round, everyone makes { $pairs } pairs of a prairie and a cow card, on { $pairs } different prairies, all at once and in secret.
zoff-rules-choose-secret = When everyone is ready, all pairs are revealed together. A cow card that was used is gone for the rest of the game, and nobody may look at it again.
zoff-rules-choose-one = When only one prairie is open, only one pair is made.
zoff-rules-place = Place
zoff-rules-place-order = Prairies are played from the smallest to the largest. Where several players chose the same one, those with cows there go first, from the largest herd to the smallest. Those without cows there follow: the smallest card first, and equal values in order of their letters, A first.
zoff-rules-place-number = On their turn, players place as many cows from their supply as they like, from none to the number on the card, as far as there are free spaces.
zoff-rules-place-sizes = Two herds on one prairie may never be the same size. Having no cows there does not count as a herd.
zoff-rules-place-lost = If the prairie is already full when your turn comes, your pair is lost. Full prairies can no longer be chosen.
zoff-rules-bonus = Full prairies
zoff-rules-bonus-text = When a prairie is full, its bonuses are given at once: the owner of the largest herd may place the cows of the first bonus on one or several other prairies, then the second-largest herd follows, and so on. Bonuses without a herd are lost.
zoff-rules-bonus-line = Prairies that this fills wait in line and give theirs afterwards, before play goes on: in the order in which they became full, and the smaller first if several fill at once.
zoff-rules-bonus-rest = The rule about sizes applies after each bonus too. What its owner cannot or does not want to place is lost.
zoff-rules-last = Game end
zoff-rules-last-when = The game ends after the last round, or as soon as all prairies are full or someone has placed all { $cows } cows of a colour. Bonuses that are still waiting are then lost.
zoff-rules-last-text = Then each prairie that is not full, from the smallest to the largest, gives its bonuses too. The cows go onto that same prairie, as far as spaces and cows are left; its herds rank by their sizes before these bonuses. Herds may now be equal in size, and a prairie that becomes full gives nothing more.
zoff-rules-last-tie = In a tie, the larger herd on the largest prairie in play before these last bonuses decides. If that is tied too, the win is shared.
zoff-rules-two = Two players
zoff-rules-two-text = Each plays two colours: blue and green, or pink and orange, with the blue or the pink cow cards and two extra ones, { $cards } in all. There are { $rounds } rounds on { $prairies } prairies: all but Lucky-Pickle, Rattlesnake-Ridge and the two largest. Each is dealt { $dealt } prairies and puts one cow on each, at least one of each colour.
zoff-rules-two-pairs = Each round, each player makes one pair for each of their colours. Every colour is a herd of its own: even a player's own herds on a prairie may never be the same size. Cows of both colours count together at the end.
zoff-rules-two-one = When only one prairie is open, each player makes one pair and may place cows of both colours with it, together no more than the card says. The larger of a player's herds decides the order, and all sizes must differ once both are placed.
zoff-rules-two-paid = A bonus is paid in cows of the herd that gets it, a fair in the colour that filled the prairie. In a tie, the largest herd of one colour on the largest prairie in play before the last bonuses decides. In an auction, blue is taken with green, or pink with orange.
zoff-rules-variants = Variants
zoff-rules-auction = Auction: after the first cows are placed, everyone bids in secret for the choice of colours, up to { $most } cows, in tenths. The highest bid chooses first; equal bids are decided by lot. A colour is taken along with its cows on the prairies. Bids are taken from the cows at the end.
zoff-rules-fair = Fair: whoever fills a prairie may at once place { $fewest ->
    [one] one more cow
   *[other] { $fewest } more cows
} elsewhere, or { $most } from { $places } spaces up. It comes before everything that waits, even the rest of bonuses under way. Several fairs come in the order in which the prairies became full, the smaller first if several fill at once. What a fair fills gives bonuses and a fair too.
zoff-rules-open-cards = Open cards: everyone sees which cow cards each player has left.
zoff-rules-prairies = The prairies
zoff-rules-prairie = { zoff-prairie }: { $places } spaces, bonuses { $bonuses }
zoff-rules-assumed = What we had to assume
zoff-rules-assumed-text = No source tells us everything about the printed game. What follows is our own guess.
zoff-rules-assumed-names = Names: { $names }.
zoff-rules-assumed-places = Spaces: { $row }.
zoff-rules-assumed-place = { zoff-prairie } { $places }
zoff-rules-assumed-bonuses = Bonuses: { $row }.
zoff-rules-assumed-bonus = { zoff-prairie } { $bonuses }
zoff-rules-assumed-letters = { $value } { $letters }
zoff-rules-assumed-cards = { $whose }: { $letters }
zoff-rules-assumed-fair = The fair gives { $fewest ->
    [one] one cow
   *[other] { $fewest } cows
} for { $from } to { $to } spaces, and { $most } from { $places } spaces up.

## Signs, each explained in one line the first time that a player sees it

zoff-sign-struck = A hatched number is not possible. Its emblem shows the herd of the same size.
# $held: a card, such as "5 A".
zoff-sign-order = { $held } with an emblem is a waiting pair. The one on the left places first.
zoff-sign-letters = The letter on a card decides between equal values: A goes before B.
zoff-sign-tick = A tick on an emblem: this choice has been made.
# The signboards of the prairies.
zoff-sign-herds = On each sign: the free spaces, then every herd, the largest first.
zoff-sign-bonuses = A gold disc on a sign: the bonus of a large herd once the prairie is full.
zoff-sign-tag = On a name tag: the cows still to be placed, and the cards in hand.

## The face

# A tag for screen readers; $left: cows still to be placed, $cards: cow cards.
zoff-hud-tag = { $name }: { $total } cows placed, { $left } left, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# What everyone would have; $row is several of the next message.
zoff-hud-outcome = If it ended now, with the last bonuses: { $row }
zoff-hud-outcome-of = { $name }: { $total }
zoff-hud-round = Round { $round } of { $rounds }
zoff-hud-free = { $free } of { $places } free
# The same where there is less room.
zoff-hud-free-few = { $free } free
zoff-hud-full = full ({ $places })
# A space that is still to be filled.
zoff-hud-open = ?
zoff-hud-more = +{ $cows }
# On the label of a pair that is lost because its prairie is full.
zoff-hud-lost = lost
# Two facts, one after the other.
zoff-hud-dot = { $before }. { $next }
zoff-hud-herds = { zoff-hue }: { $herds }
zoff-cards-title = Everyone's cow cards: bright ones are left, hatched ones were played.
zoff-hud-hidden = The cards are face down.
zoff-hud-turn-up = Show my cards
zoff-hud-card = Card { $held }
zoff-hud-card-about = Card { $held }: up to { zoff-cows }. For equal values, A goes before B.
zoff-hud-pair = Pair { $number }
zoff-hud-tap-prairie = Tap a prairie
zoff-hud-struck = { zoff-cows }, not possible
# Beside the numbers: why one of them is struck out.
zoff-hud-same-size = { $who_is ->
    [you] { $cows }: same size as your other herd
   *[other] { $cows }: same size as { $who }'s herd
}
zoff-hud-by-herd = goes by its herd of { $herd }
zoff-hud-by-card = goes by its card { $held }
zoff-hud-of-colour = { zoff-hue }: { zoff-cows }
zoff-hud-none = Place none
zoff-hud-take-back = { zoff-prairie }: take one back
zoff-hud-first = { zoff-hue } on { zoff-prairie }
zoff-hud-less = −{ $bid }
zoff-hud-more-bid = +{ $bid }

zoff-keys-digits = 0 to 5
zoff-keys-digits-does = place that many cows
