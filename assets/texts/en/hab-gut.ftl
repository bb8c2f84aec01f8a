### What the game Hab & Gut says: its things by name, what may be done and why not, questions, hints, the log and its rules.
###
### Arguments by which a message chooses: $good coal wheat coffee rubber tea salt; $side left right; $phase trade foundation
### market; $sign plus minus; $half first second. $shares, $players and the like are several, listed one after the
### other. Money has no currency: a price is a number.

## Things by name

hg-rules-title = The rules of Hab & Gut
hg-good = { $good ->
    [coal] coal
    [wheat] wheat
    [coffee] coffee
    [rubber] rubber
    [tea] tea
   *[salt] salt
}
# The same, standing alone.
hg-good-alone = { $good ->
    [coal] Coal
    [wheat] Wheat
    [coffee] Coffee
    [rubber] Rubber
    [tea] Tea
   *[salt] Salt
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

hg-refused-game-over = The game is over.
hg-refused-not-your-turn = It is someone else's turn.
hg-refused-not-now = { $phase ->
    [trade] First buy, sell, or pass.
    [foundation] First decide about your foundation.
   *[market] Now play one card and halve another.
}
hg-refused-wrong-number = You may trade one to { $most } shares in a turn, not { $shares }.
hg-refused-worthless = { hg-good-alone } stands at 0: nobody can buy it.
hg-refused-not-in-supply = { $left ->
    [0] No shares of { hg-good } are left to buy.
    [one] Only { $left } share of { hg-good } is left to buy.
   *[other] Only { $left } shares of { hg-good } are left to buy.
}
hg-refused-too-expensive = That costs { $price }, and you have { $money }.
hg-refused-not-yours = { $held ->
    [0] You hold no shares of { hg-good }.
    [one] You hold only { $held } share of { hg-good }.
   *[other] You hold only { $held } shares of { hg-good }.
}
hg-refused-foundation-full = All { $places } spaces of your foundation are taken.
# $named is a market card.
hg-refused-not-in-rack = { $side ->
    [left] { $named } is not in the rack on your left.
   *[right] { $named } is not in the rack on your right.
}

## What is in hand

hg-choice-other-way = You may buy or sell in a turn, not both: empty your basket first.
hg-choice-pass-by-button = To buy and sell nothing, press "{ hg-pass }".
hg-choice-keep-by-button = To give nothing, press "{ hg-keep }".

## Buttons and names on the face

# Neither buy nor sell.
hg-pass = Pass
# Put nothing into the foundation.
hg-keep = Keep all
hg-swap = Swap
hg-play = Play
hg-halve = Halve
hg-bank = Bank
hg-yours = Yours
hg-foundation = Foundation
hg-rack-left = Left rack, with { $who }
hg-rack-right = Right rack, with { $who }
# A market card by where it is. $named is the card.
hg-rack-card = { $side ->
    [left] Left rack: { $named }
   *[right] Right rack: { $named }
}
hg-close = Close
# How far along the game is: rounds count from 1 in each half.
hg-round = { $half ->
    [first] First half, round { $round } of { $rounds }
   *[second] Second half, round { $round } of { $rounds }
}
# Under a lane of the exchange: the good and its price.
hg-lane = { hg-good-alone }: { $price }
hg-buy-one = { hg-good-alone }: buy one for { $price }, { $left ->
    [0] none left
   *[other] { $left } left
}
hg-sell-one = { hg-good-alone }: sell one of your { $held } for { $price }
hg-give-one = { hg-good-alone }: give one of your { $held }
hg-take-out = { hg-good-alone }: take one out
# An empty place of the basket, and the empty place for the share to give.
hg-empty-basket = Empty: tap shares to buy or sell them, { $most } at most in a turn.
hg-empty-gift = Empty: tap one of your shares to put it into your foundation.
# Beside the button for giving nothing.
hg-least-is-out = Whoever has given least at the end is out.
# A marker stays at the end of its track (house rule).
hg-stuck = stays until the end
hg-money = Money
# On a tag: what the player has, for screen readers.
hg-tag = { $name }: money { $money }, { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}, { $given } in the foundation

## Signs, each explained in one line the first time that a player sees it

hg-sign-slots = The dashed slots hold the shares that you buy or sell now, up to { $most }.
hg-sign-piles = The number on a pile of shares: how many the bank has left, or you have.
hg-sign-envelopes = An envelope hides a share in a foundation. Only its owner knows which one.
# A marker that stays at the end of its track (house rule).
hg-sign-stuck = A pin in a disc: this price stays where it is until the end.
hg-sign-saved = The banknote by your envelopes: money that stays there until the end of the game.
hg-sign-track = On a track, the line shows the price so far and the disc the price now.
hg-sign-targets = The arrowheads on a track: where a card from your racks would move the price.
hg-sign-tag = On a name tag: money, shares, and envelopes in the foundation.
hg-sign-racks = In the picture of the table, lines lead to the racks that you can see.

## The line on top

hg-prompt-your-turn = Your turn: { $what }
hg-prompt-your-turn-by-name = { $who }, your turn: { $what }
hg-prompt-what = { $phase ->
    [trade] tap shares to buy or sell: { $most } at most.
    [foundation] tap a share for your foundation, or keep all.
   *[market] tap a card to play, then one to halve.
}
hg-prompt-basket = Tap more shares, or confirm.
hg-prompt-gift = Into the foundation? Confirm, or choose another share.
hg-prompt-halve = { $side ->
    [left] Now choose a card from your left rack to halve.
   *[right] Now choose a card from your right rack to halve.
}
hg-steps = The number on a card, times { $step }, moves the price.
hg-prompt-both-cards = Confirm, swap the two, or choose others.
hg-prompt-deciding = { $phase ->
    [trade] { $who } is trading.
    [foundation] { $who } is thinking about the foundation.
   *[market] { $who } is choosing two cards.
}
hg-won-nobody = The game is over: nobody wins.
hg-won = { $who_is ->
    [you] The game is over: you win!
   *[other] The game is over: { $who } wins!
}
hg-won-together = The game is over: { $winners } share the win!

## The question to be confirmed, and what would come of it

hg-ask-buy = Buy { $shares } for { $price }?
hg-ask-left = You keep { $money }.
hg-ask-sell = Sell { $shares } for { $price }?
hg-ask-then = You then have { $money }.
hg-ask-give = Put a { hg-good } share, worth { $price } today, into the foundation?
hg-ask-places = It can't be sold until the half ends. { $left ->
    [0] That is the last of your { $places } spaces.
    [one] { $left } of your { $places } spaces is left.
   *[other] { $left } of your { $places } spaces are left.
}
hg-ask-pass = Buy and sell nothing?
hg-ask-keep = Give nothing?
# Two market cards.
hg-ask-market = Play { $played } and halve { $halved }?
# $way: "40 → 60".
hg-ask-moved = { $named }: { $way }
hg-ask-moved-lost = { $named }: { $way }, { $lost ->
    [one] { $lost } step is lost
   *[other] { $lost } steps are lost
}
hg-ask-stuck = { $named }: { $way }, and stays there
# $gain: "+120".
hg-ask-worth = Your shares: { $gain }

## The log: what was done, as a line under the name of who did it

hg-log-bought = Bought { $shares } for { $price }
hg-log-sold = Sold { $shares } for { $price }
hg-log-passed = Passed
hg-log-gave = Put a share into the foundation
hg-log-kept = Put nothing into the foundation
# Two market cards, each with "40 → 60".
hg-log-market = Played { $played }: { $first }, halved { $halved }: { $second }
hg-log-opened = The foundations were opened: { $rows }
# What it brought now, and what is in it altogether.
hg-log-opened-one = { $who } +{ $money } ({ $saved })

## The same in one line that begins with the name

hg-told-bought = { $who } bought { $shares } for { $price }
hg-told-sold = { $who } sold { $shares } for { $price }
hg-told-passed = { $who } passed
hg-told-gave = { $who } put a share into the foundation
hg-told-kept = { $who } put nothing into the foundation
# A market card while it moves its price, which is told afterwards.
hg-told-played = { $who } played { $named }
hg-told-market = { $who } played { $played }: { $first }, halved { $halved }: { $second }

## Foundations are opened one after the other

hg-opening-title = { $half ->
    [first] The first half is over
   *[second] The second half is over
}
hg-opening-open = The foundations are opened
hg-opening-nothing = Nothing
# Over columns: the shares of this half, what they brought, what has been saved altogether, and the result with the player's own
# shares sold at the end.
hg-opening-inside = Shares
hg-opening-now = Worth
hg-opening-saved = So far
hg-opening-sold = Result
hg-opening-out = { $who_is ->
    [you] You gave least and are out.
   *[other] { $who } gave least and is out.
}
hg-opening-several-out = { $players } gave least and are out.
hg-opening-all-out = All gave equally little: all are out.
hg-out = Out

## What is shown when something is tapped for a closer look

hg-popover-price = { $named } at { $price }: what moved it
hg-popover-price-unmoved = Nothing has moved it yet.
# $named is a market card, $way "40 → 60".
hg-popover-played = { $who } played { $named }: { $way }
hg-popover-halved = { $who } halved { $named }: { $way }
hg-popover-money = Money: { $money }
hg-popover-no-shares = No shares
hg-popover-own-shares = Shares: { $shares }
# What everyone saw bought and not sold again; nobody sees which of them are in the foundation.
hg-popover-known-shares = Bought, some perhaps now in the foundation: { $shares }
hg-popover-own-foundation = In the foundation: { $shares }
hg-popover-foundation = In the foundation: { $given } of { $places } spaces
hg-popover-saved = From earlier halves: { $money }
hg-popover-worth = Money and these shares at today's prices: { $money }
# The same for the player's own; $foundation is what it has brought and would bring now.
hg-popover-own-outcome = If it ended now: { $money }. Your foundation holds { $foundation }; the lowest foundation is out
# Two neighbours see it.
hg-popover-rack = { $players } see this rack: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hg-popover-table = Who shares a rack with whom
# On the button that opens this picture, where there is room for a word.
hg-table = Table

## Hints: $why is several of the last message

hg-hint-buy = Buy { $shares } for { $price }. In your racks: { $why }
hg-hint-sell = Sell { $shares } for { $price }. In your racks: { $why }
hg-hint-pass = Buy and sell nothing
hg-hint-give = Give { $shares }, worth { $price } today: whoever has least at the end is out
hg-hint-keep = Give nothing now
# $gain: "+120".
hg-hint-market = Play { $played } and halve { $halved }: your shares { $gain }
hg-hint-why = { hg-good } { hg-sign }{ $steps }

## The rules for reference

hg-rules-goal-title = Goal
hg-rules-goal = You buy and sell shares of { $goods } goods, and move their prices. The most money at the end wins.
hg-rules-least = But you must also give: whoever has the least in the foundation is out, however rich.
hg-rules-table-title = The table
hg-rules-goods = There are { $shares } shares each of coal, wheat, coffee, rubber, tea and salt. Each good starts at { $price }.
hg-rules-track = Prices go from 0 to { $highest } in steps of { $step }.
hg-rules-racks = The market cards are shuffled. Between every two neighbours there is a rack with { $cards } of them: both neighbours see these, nobody else does. The rest stay unseen.
hg-rules-money = Everyone starts with { $money }. The starting player is drawn at random.
hg-rules-round-title = Halves and rounds
hg-rules-halves = The game has { $halves } halves of { $rounds } rounds.
hg-rules-phases = In each round everyone trades in turn, going left from the starting player. Then everyone plays market cards in the same order. The next round starts with the next player to the left.
hg-rules-trade-title = Buying and selling
hg-rules-buy = Buy one to { $most } shares of any goods at their prices, as long as the bank has them and your money lasts. What stands at 0 can't be bought.
hg-rules-sell = Or sell one to { $most } of your shares at their prices, even at 0. Or pass.
hg-rules-known = Which shares you hold is not shown, but everyone sees what is bought and sold, how much money you have and how many shares.
hg-rules-foundation-title = The foundation
hg-rules-give = After trading or passing you may put one of your shares face down into your foundation. It has { $places } spaces.
hg-rules-given = Nobody else sees which share it is. It can't be sold until the half ends.
hg-rules-market-title = Market cards
# $cards: several of the message below.
hg-rules-cards = Each good has these cards: { $cards }.
hg-rules-card = { $count ->
    [one] { hg-sign }{ $steps }
   *[other] { $count } × { hg-sign }{ $steps }
}
hg-rules-play = Play one card from the rack on your left or right: its good moves by the steps on the card. Then halve a card from your other rack: its good moves by half the steps on that card. Both cards are turned up and discarded.
hg-rules-halve = A halved card of +{ $steps } moves its good by { $halved } steps.
hg-rules-ends = A marker stops at either end of its track. What would lead beyond is lost.
hg-rules-ends-stuck = A marker that would move beyond an end of its track stays at that end until the game is over. If it reaches the end exactly, it can move away again.
hg-rules-end-title = The end of a half
hg-rules-half-over = After { $rounds } rounds the racks are empty. All foundations are opened and their shares sold to the bank at the current prices. That money stays in the foundation until the end of the game and can't be spent. Prices stay as they are. For the second half all market cards are shuffled and the racks refilled; as always, the next player to the left starts.
hg-rules-out = At the end of the game, whoever has the least in the foundation is out. If several are tied for least, all of them are out. If that is everyone, nobody wins.
hg-rules-win = The others sell all their own shares at the current prices. The most money wins; the foundation does not count. A tie is a shared win.
hg-rules-assumed-title = What we had to assume
hg-rules-assumed = No source we know covers these. We play them like this:
hg-assumed-track = Prices go to { $highest } at most, in steps of { $step }.
hg-assumed-cards = Each good has the cards { $cards }.
hg-assumed-stops = A marker that stops at an end moves on from there later, except with the house rule below.
hg-rules-house-title = House rule
hg-rules-house = This can be changed before a game:
hg-rules-house-stuck = A marker whose move would lead beyond an end stays there until the game is over. If it reaches the end exactly, it can move away again.
