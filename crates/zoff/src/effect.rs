//! What an action brings about: facts with every number in them, recorded by the position, the table and the screen alike. In
//! files each is a JSON object with its word as `effect`.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::{COLOURS, Choice, Colour, Pair, Prairie, Stage, formats::actions};

/// One fact. Each kind of thing on the table has an enum of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Effect {
    /// Cows came to a prairie.
    Cow(CowEffect),
    /// Cards were chosen, turned up or put away.
    Card(CardEffect),
    /// A prairie is full, or gives what it has to give.
    Prairie(PrairieEffect),
    /// Colours were bid for.
    Auction(AuctionEffect),
    /// Whose decision it is moved on.
    Clock(ClockEffect),
}

/// Cows came to a prairie (ZOFF 2, 3 and 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum CowEffect {
    /// They stand there.
    #[serde(rename = "cows_placed")]
    Placed {
        /// Their colour.
        colour: Colour,
        /// Where.
        prairie: Prairie,
        /// How many came, at least 1.
        cows: u8,
        /// Cows of the herd now.
        herd: u8,
        /// Cows of the colour that are still to be placed.
        left: u8,
        /// What they came by.
        by: By,
    },
}

/// What cows come to a prairie by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The set-up (ZOFF 2 and 5).
    Start,
    /// A pair of cards (ZOFF 3).
    Pair,
    /// The bonus of a full prairie (ZOFF 3).
    Bonus,
    /// The fair (ZOFF 6).
    Fair,
    /// The last bonuses (ZOFF 4).
    Last,
}

/// Cards were chosen, turned up or put away (ZOFF 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum CardEffect {
    /// A player chose, unseen by the others.
    #[serde(rename = "pairs_chosen")]
    Chosen {
        /// Who.
        seat: Seat,
        /// What. Secret until all have chosen.
        #[serde(rename = "pairs")]
        choice: Choice,
    },
    /// A player's pairs were turned up.
    #[serde(rename = "pairs_turned_up")]
    TurnedUp {
        /// Whose.
        seat: Seat,
        /// The pairs.
        #[serde(rename = "pairs")]
        choice: Choice,
    },
    /// The cows of a pair were placed; its cow card is out, face down.
    #[serde(rename = "pair_played")]
    Played {
        /// Whose.
        seat: Seat,
        /// The pair.
        pair: Pair,
        /// Cows placed for it, all together.
        cows: u8,
    },
    /// The prairie of a pair was full when its turn came; its cow card is out, face down.
    #[serde(rename = "pair_lost")]
    Lost {
        /// Whose.
        seat: Seat,
        /// The pair.
        pair: Pair,
    },
}

/// A prairie is full, or gives what it has to give (ZOFF 3 and 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum PrairieEffect {
    /// Its last place was taken: its gate closes, its cards are out, its bonuses wait in line.
    #[serde(rename = "prairie_filled")]
    Filled {
        /// Which.
        prairie: Prairie,
        /// Whose cow came to the last place.
        colour: Colour,
        /// Whether a fair follows.
        #[serde(skip)]
        fair: bool,
    },
    /// The owner of a herd used a bonus, all of it or not.
    #[serde(rename = "bonus_given")]
    Given {
        /// The full prairie.
        prairie: Prairie,
        /// The herd, 0 for the largest.
        rank: u8,
        /// Whose herd.
        colour: Colour,
        /// Cows placed for it.
        cows: u8,
    },
    /// All bonuses that have a herd were given.
    #[serde(rename = "bonuses_done")]
    Done {
        /// The full prairie.
        prairie: Prairie,
    },
    /// Whoever filled a prairie used its fair, all of it or not.
    #[serde(rename = "fair_held")]
    Held {
        /// The full prairie.
        prairie: Prairie,
        /// Who filled it.
        colour: Colour,
        /// Cows placed for it.
        cows: u8,
    },
}

/// Colours were bid for (ZOFF 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum AuctionEffect {
    /// A player bid, unseen by the others.
    #[serde(rename = "bid")]
    Bid {
        /// Who.
        seat: Seat,
        /// Tenths of a cow. Secret until all have bid.
        #[serde(rename = "cows", serialize_with = "actions::write_bid")]
        tenths: u16,
    },
    /// The bids were turned up.
    #[serde(rename = "bids_turned_up")]
    TurnedUp,
    /// A player took a colour.
    #[serde(rename = "colour_taken")]
    Taken {
        /// Who.
        seat: Seat,
        /// The colour, with its partner where a player has two.
        colour: Colour,
    },
}

/// Whose decision it is moved on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum ClockEffect {
    /// Two players: somebody put the first cows (ZOFF 5).
    Started {
        /// Who.
        seat: Seat,
    },
    /// A round began: everybody chooses.
    RoundBegan {
        /// Which, from 1.
        round: u8,
    },
    /// The game waits for this now.
    #[serde(serialize_with = "write_stage")]
    Waits(Stage),
    /// Nothing more is decided: only the last bonuses are given now (ZOFF 4).
    Closed {
        /// The herds on the largest prairie, which settle a tie, by colour.
        #[serde(skip)]
        largest: [u8; COLOURS],
    },
    /// The game is over.
    #[serde(rename = "game_over")]
    Ended,
}

/// What the game waits for, as the one thing that there is to say of it.
fn write_stage<S: Serializer>(stage: &Stage, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map([("what", stage.word())])
}

impl Effect {
    /// Whether it shows somebody what nobody could know before, so that the action can't be taken back.
    pub fn reveals(&self) -> bool {
        match self {
            Effect::Card(CardEffect::TurnedUp { .. }) | Effect::Auction(AuctionEffect::TurnedUp) => true,
            // Which prairies were dealt is seen where the first cows stand.
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
