//! Effects as JSON objects, for `try`, event lines and whoever counts things.

use serde::Serialize;

use super::actions;
use crate::{
    Choice, Effect, Stage,
    effect::{AuctionEffect, By, CardEffect, ClockEffect, CowEffect, PrairieEffect},
};

/// An effect with everything by name. The words of its `effect` key are the names of the variants.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each field is the field of the same name of the effect")]
pub enum EffectText {
    /// Cows came to a prairie.
    CowsPlaced { colour: &'static str, prairie: &'static str, cows: u8, herd: u8, left: u8, by: &'static str },
    /// A player chose. Secret until all have.
    PairsChosen { seat: u8, pairs: Vec<String> },
    /// A player's pairs were turned up.
    PairsTurnedUp { seat: u8, pairs: Vec<String> },
    /// The cows of a pair were placed.
    PairPlayed { seat: u8, pair: String, cows: u8 },
    /// The prairie of a pair was full.
    PairLost { seat: u8, pair: String },
    /// A prairie became full.
    PrairieFilled { prairie: &'static str, colour: &'static str },
    /// A bonus was used.
    BonusGiven { prairie: &'static str, rank: u8, colour: &'static str, cows: u8 },
    /// All bonuses of a prairie were given.
    BonusesDone { prairie: &'static str },
    /// A fair was held.
    FairHeld { prairie: &'static str, colour: &'static str, cows: u8 },
    /// A player bid. Secret until all have.
    Bid { seat: u8, cows: String },
    /// The bids were turned up.
    BidsTurnedUp,
    /// A player took a colour.
    ColourTaken { seat: u8, colour: &'static str },
    /// Somebody put the first cows.
    Started { seat: u8 },
    /// A round began.
    RoundBegan { round: u8 },
    /// The game waits for this now.
    Waits { what: &'static str },
    /// The last bonuses come.
    Closed,
    /// The game is over.
    GameOver,
}

/// The fixed word for what the game waits for.
pub fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Start => "start",
        Stage::Bid => "bid",
        Stage::Colour(_) => "colour",
        Stage::Choose => "choose",
        Stage::Place(_) => "place",
        Stage::Bonus(_) => "bonus",
        Stage::Over => "over",
    }
}

fn by_word(by: By) -> &'static str {
    match by {
        By::Start => "start",
        By::Pair => "pair",
        By::Bonus => "bonus",
        By::Fair => "fair",
        By::Last => "last",
    }
}

fn pairs(choice: &Choice) -> Vec<String> {
    choice.pairs().map(actions::pair_text).collect()
}

impl EffectText {
    /// The effect in words.
    pub fn of(effect: &Effect) -> EffectText {
        match effect {
            Effect::Cow(CowEffect::Placed { colour, prairie, cows, herd, left, by }) => EffectText::CowsPlaced {
                colour: colour.word(),
                prairie: prairie.word(),
                cows: *cows,
                herd: *herd,
                left: *left,
                by: by_word(*by),
            },
            Effect::Card(CardEffect::Chosen { seat, choice }) => {
                EffectText::PairsChosen { seat: seat.0, pairs: pairs(choice) }
            }
            Effect::Card(CardEffect::TurnedUp { seat, choice }) => {
                EffectText::PairsTurnedUp { seat: seat.0, pairs: pairs(choice) }
            }
            Effect::Card(CardEffect::Played { seat, pair, cows }) => {
                EffectText::PairPlayed { seat: seat.0, pair: actions::pair_text(*pair), cows: *cows }
            }
            Effect::Card(CardEffect::Lost { seat, pair }) => {
                EffectText::PairLost { seat: seat.0, pair: actions::pair_text(*pair) }
            }
            Effect::Prairie(PrairieEffect::Filled { prairie, colour, fair: _ }) => {
                EffectText::PrairieFilled { prairie: prairie.word(), colour: colour.word() }
            }
            Effect::Prairie(PrairieEffect::Given { prairie, rank, colour, cows }) => {
                EffectText::BonusGiven { prairie: prairie.word(), rank: *rank, colour: colour.word(), cows: *cows }
            }
            Effect::Prairie(PrairieEffect::Done { prairie }) => EffectText::BonusesDone { prairie: prairie.word() },
            Effect::Prairie(PrairieEffect::Held { prairie, colour, cows }) => {
                EffectText::FairHeld { prairie: prairie.word(), colour: colour.word(), cows: *cows }
            }
            Effect::Auction(AuctionEffect::Bid { seat, tenths }) => {
                EffectText::Bid { seat: seat.0, cows: actions::bid_text(*tenths) }
            }
            Effect::Auction(AuctionEffect::TurnedUp) => EffectText::BidsTurnedUp,
            Effect::Auction(AuctionEffect::Taken { seat, colour }) => {
                EffectText::ColourTaken { seat: seat.0, colour: colour.word() }
            }
            Effect::Clock(ClockEffect::Started { seat }) => EffectText::Started { seat: seat.0 },
            Effect::Clock(ClockEffect::RoundBegan { round }) => EffectText::RoundBegan { round: *round },
            Effect::Clock(ClockEffect::Waits(stage)) => EffectText::Waits { what: stage_word(*stage) },
            Effect::Clock(ClockEffect::Closed { largest: _ }) => EffectText::Closed,
            Effect::Clock(ClockEffect::Ended) => EffectText::GameOver,
        }
    }
}
