//! Effects as JSON objects, for `try`, event lines and whoever counts things.

use serde::Serialize;

use crate::{
    Effect, Good,
    effect::{CardEffect, ClockEffect, PriceEffect, PurseEffect, ShareEffect},
};

/// An effect with its goods and cards by name. The words of its `effect` key are the names of the variants.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each field is the field of the same name of the effect")]
pub enum EffectText {
    /// The player paid.
    Paid { seat: u8, money: u32 },
    /// The player was paid.
    Earned { seat: u8, money: u32 },
    /// Shares left the supply for a player.
    SharesBought { seat: u8, good: &'static str, count: u8, price: u16 },
    /// Own shares went back to the supply.
    SharesSold { seat: u8, good: &'static str, count: u8, price: u16 },
    /// An own share went into the foundation.
    ShareGiven { seat: u8, good: &'static str, place: u8 },
    /// A foundation was opened and its shares sold.
    FoundationOpened { seat: u8, shares: Vec<&'static str>, money: u32, saved: u32 },
    /// A marker moved.
    PriceMoved { good: &'static str, steps: i8, from: u16, to: u16, stuck: bool },
    /// A card left its rack.
    CardTurnedUp { seat: u8, rack: u8, card: String, halved: bool },
    /// All cards were shuffled and the racks filled anew; which ones they are stands in the line beside it.
    CardsDealt,
    /// The next decision.
    TurnBegan { seat: u8, phase: &'static str },
    /// A round is over.
    RoundEnded { rounds: u8 },
    /// The game is over.
    GameOver { out: Vec<u8>, winners: Vec<u8> },
}

/// The good of each share, in the order of goods.
pub fn share_words(shares: &[u8]) -> Vec<&'static str> {
    let goods = Good::ALL.into_iter().zip(shares);
    goods.flat_map(|(good, count)| std::iter::repeat_n(good.word(), usize::from(*count))).collect()
}

impl EffectText {
    /// The effect.
    pub fn of(effect: &Effect) -> EffectText {
        match *effect {
            Effect::Purse(PurseEffect::Paid { seat, money }) => EffectText::Paid { seat: seat.0, money },
            Effect::Purse(PurseEffect::Earned { seat, money }) => EffectText::Earned { seat: seat.0, money },
            Effect::Share(ShareEffect::Bought { seat, good, count, price }) => {
                EffectText::SharesBought { seat: seat.0, good: good.word(), count, price }
            }
            Effect::Share(ShareEffect::Sold { seat, good, count, price }) => {
                EffectText::SharesSold { seat: seat.0, good: good.word(), count, price }
            }
            Effect::Share(ShareEffect::Given { seat, good, place }) => {
                EffectText::ShareGiven { seat: seat.0, good: good.word(), place }
            }
            Effect::Share(ShareEffect::Opened { seat, shares, money, saved }) => {
                EffectText::FoundationOpened { seat: seat.0, shares: share_words(&shares), money, saved }
            }
            Effect::Price(PriceEffect::Moved { good, steps, from, to, stuck }) => {
                EffectText::PriceMoved { good: good.word(), steps, from, to, stuck }
            }
            Effect::Card(CardEffect::TurnedUp { seat, rack, card, halved }) => {
                EffectText::CardTurnedUp { seat: seat.0, rack: rack.0, card: card.to_string(), halved }
            }
            Effect::Card(CardEffect::Dealt { racks: _, unseen: _ }) => EffectText::CardsDealt,
            Effect::Clock(ClockEffect::TurnBegan { seat, phase }) => {
                EffectText::TurnBegan { seat: seat.0, phase: phase.word() }
            }
            Effect::Clock(ClockEffect::RoundEnded { rounds }) => EffectText::RoundEnded { rounds },
            Effect::Clock(ClockEffect::GameOver { out, winners }) => EffectText::GameOver {
                out: out.iter().map(|seat| seat.0).collect(),
                winners: winners.iter().map(|seat| seat.0).collect(),
            },
        }
    }
}
