//! Effects: the changes that an action causes, with all their numbers. They update the position, and the screen and the
//! log show them. In files, an effect is a JSON object whose first key, `effect`, holds its name.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::{COLOURS, Choice, Colour, Pair, Prairie, Stage, formats::actions};

/// One change in the game. Effects on each kind of component have their own enum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Effect {
    /// Cows were placed on a prairie.
    Cow(CowEffect),
    /// Cow cards were chosen, turned up or discarded.
    Card(CardEffect),
    /// A prairie was filled, or its bonuses or fair were used.
    Prairie(PrairieEffect),
    /// A bid was made, all bids were turned up, or a colour was taken.
    Auction(AuctionEffect),
    /// The game moved on to another decision.
    Clock(ClockEffect),
}

/// Placements of cows on a prairie (rules: `zoff-rules-place`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum CowEffect {
    /// Cows of one colour were placed on a prairie.
    #[serde(rename = "cows_placed")]
    Placed {
        /// The colour of the cows.
        colour: Colour,
        /// The prairie.
        prairie: Prairie,
        /// The number of cows placed, at least 1.
        cows: u8,
        /// The size of the herd afterwards.
        herd: u8,
        /// The number of cows of the colour that are left afterwards.
        left: u8,
        /// The reason for the placement.
        by: PlacementCause,
    },
}

/// The reason for placing cows on a prairie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlacementCause {
    /// The set-up (rules: `zoff-rules-dealt`, `zoff-rules-two-text`).
    Start,
    /// A pair of cards (rules: `zoff-rules-place-number`).
    Pair,
    /// The bonus of a full prairie (rules: `zoff-rules-bonus-text`).
    Bonus,
    /// The fair (rules: `zoff-rules-fair`).
    Fair,
    /// The last bonuses (rules: `zoff-rules-last-text`).
    Last,
}

/// Changes to cow cards (rules: `zoff-rules-choose`, `zoff-rules-place`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum CardEffect {
    /// A player chose pairs, hidden from the other players.
    #[serde(rename = "pairs_chosen")]
    Chosen {
        /// The player's seat.
        seat: Seat,
        /// The pairs, secret until all players have chosen.
        #[serde(rename = "pairs")]
        choice: Choice,
    },
    /// A player's pairs were turned up.
    #[serde(rename = "pairs_turned_up")]
    TurnedUp {
        /// The player's seat.
        seat: Seat,
        /// The player's one or two pairs.
        #[serde(rename = "pairs")]
        choice: Choice,
    },
    /// The cows of a pair were placed, and its cow card was discarded face down.
    #[serde(rename = "pair_played")]
    Played {
        /// The player's seat.
        seat: Seat,
        /// The pair.
        pair: Pair,
        /// The total number of cows placed for the pair.
        cows: u8,
    },
    /// The prairie of a pair was already full when the pair's turn came, and the cow card was discarded face down.
    #[serde(rename = "pair_lost")]
    Lost {
        /// The player's seat.
        seat: Seat,
        /// The pair.
        pair: Pair,
    },
}

/// Changes to a full prairie (rules: `zoff-rules-bonus`, `zoff-rules-fair`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum PrairieEffect {
    /// The last place of a prairie was taken. Its cards leave the game, and its bonuses join the queue.
    #[serde(rename = "prairie_filled")]
    Filled {
        /// The prairie.
        prairie: Prairie,
        /// The colour of the cow on the last place.
        colour: Colour,
        /// True if a fair follows.
        #[serde(skip)]
        fair: bool,
    },
    /// The owner of a herd used a bonus in whole or in part, or declined it.
    #[serde(rename = "bonus_given")]
    BonusUsed {
        /// The full prairie.
        prairie: Prairie,
        /// The rank of the herd, 0 for the largest.
        rank: u8,
        /// The colour of the herd.
        colour: Colour,
        /// The number of cows placed for the bonus.
        cows: u8,
    },
    /// The full prairie has no more bonuses to give.
    #[serde(rename = "bonuses_done")]
    BonusesDone {
        /// The full prairie.
        prairie: Prairie,
    },
    /// The player who filled a prairie used its fair in whole or in part, or declined it.
    #[serde(rename = "fair_held")]
    FairUsed {
        /// The full prairie.
        prairie: Prairie,
        /// The colour that filled the prairie.
        colour: Colour,
        /// The number of cows placed for the fair.
        cows: u8,
    },
}

/// Events of the auction (rules: `zoff-rules-auction`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum AuctionEffect {
    /// A player bid, hidden from the other players.
    #[serde(rename = "bid")]
    Bid {
        /// The player's seat.
        seat: Seat,
        /// The bid in tenths of a cow, secret until all players have bid.
        #[serde(rename = "cows", serialize_with = "actions::write_bid")]
        tenths: u16,
    },
    /// All bids were turned up.
    #[serde(rename = "bids_turned_up")]
    TurnedUp,
    /// A player took a colour.
    #[serde(rename = "colour_taken")]
    Taken {
        /// The player's seat.
        seat: Seat,
        /// The colour. In a two-player game, the player also gets its partner colour.
        colour: Colour,
    },
}

/// Changes of turn, round and stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum ClockEffect {
    /// In a two-player game, a player placed their first cows (rules: `zoff-rules-two-text`).
    Started {
        /// The player's seat.
        seat: Seat,
    },
    /// A round began, and everybody chooses pairs.
    RoundBegan {
        /// The round, counted from 1.
        round: u8,
    },
    /// The game waits for the decision of this stage.
    #[serde(serialize_with = "write_stage")]
    Waits(Stage),
    /// Play ended, and only the last bonuses follow (rules: `zoff-rules-last-text`).
    Closed {
        /// The size of each colour's herd on the largest prairie, which breaks ties.
        #[serde(skip)]
        largest: [u8; COLOURS],
    },
    /// The game is over.
    #[serde(rename = "game_over")]
    Ended,
}

/// Serializes a stage as an object with its name as `what`.
fn write_stage<S: Serializer>(stage: &Stage, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("what", stage.word())])
}

impl Effect {
    /// Returns true if the effect reveals hidden information. An action with such an effect cannot be undone.
    pub fn reveals(&self) -> bool {
        match self {
            Effect::Card(CardEffect::TurnedUp { .. }) | Effect::Auction(AuctionEffect::TurnedUp) => true,
            // The first cows reveal the prairies dealt to the seat.
            Effect::Clock(ClockEffect::Started { .. }) => true,
            Effect::Card(CardEffect::Chosen { .. } | CardEffect::Played { .. } | CardEffect::Lost { .. })
            | Effect::Cow(CowEffect::Placed { .. })
            | Effect::Prairie(_)
            | Effect::Auction(AuctionEffect::Bid { .. } | AuctionEffect::Taken { .. })
            | Effect::Clock(_) => false,
        }
    }
}

/// The effects of one action, in order.
pub type Effects = Vec<Effect>;
