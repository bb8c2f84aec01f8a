//! What its lessons show and say.

use hab_gut::{
    Effect, Good, HabGut, Position, Setting, Side,
    effect::{CardEffect, ClockEffect, PriceEffect, PurseEffect, ShareEffect},
};

use crate::{
    lessons::Taught,
    texts::{Text, text},
};

/// What a step shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    /// The track of a good.
    Price(Good),
    /// A rack beside the learner.
    Rack(Side),
    /// What is in hand, with the own foundation.
    Hold,
    /// Everybody's tags.
    Seats,
}

impl Taught for HabGut {
    type Sight = Sight;

    const LESSONS: &'static [&'static str] = &["hab-gut-turn", "hab-gut-end"];

    fn position(text: &str, _: Option<&[u8]>) -> Result<(Setting, Position), String> {
        hab_gut::formats::positions::read(text).map_err(|error| error.to_string())
    }

    fn sentence(word: &str, _: &Setting) -> Option<Text> {
        Some(match word {
            "price" => text!("lesson-hg-price"),
            "buy" => text!("lesson-hg-buy"),
            "buy-wrong" => text!("lesson-hg-buy-wrong"),
            "give" => text!("lesson-hg-give"),
            "give-wrong" => text!("lesson-hg-give-wrong"),
            "racks" => text!("lesson-hg-racks"),
            "market" => text!("lesson-hg-market"),
            "market-wrong" => text!("lesson-hg-market-wrong"),
            "halves" => text!("lesson-hg-halves"),
            "foundation" => text!("lesson-hg-foundation"),
            "sell" => text!("lesson-hg-sell"),
            "sell-wrong" => text!("lesson-hg-sell-wrong"),
            "last-gift" => text!("lesson-hg-last-gift"),
            "last-card" => text!("lesson-hg-last-card"),
            "least" => text!("lesson-hg-least"),
            _ => return None,
        })
    }

    fn seen(_: &Setting, words: &str) -> Result<Sight, String> {
        match words {
            "rack left" => Ok(Sight::Rack(Side::Left)),
            "rack right" => Ok(Sight::Rack(Side::Right)),
            "hold" => Ok(Sight::Hold),
            "seats" => Ok(Sight::Seats),
            word => Good::from_word(word).map(Sight::Price).ok_or_else(|| format!("there is no good \"{word}\"")),
        }
    }

    fn gains(effect: &Effect) -> &'static [&'static str] {
        match effect {
            Effect::Purse(PurseEffect::Paid { .. }) => &["paid"],
            Effect::Purse(PurseEffect::Earned { .. }) => &["earned"],
            Effect::Share(ShareEffect::Bought { .. }) => &["bought"],
            Effect::Share(ShareEffect::Sold { .. }) => &["sold"],
            Effect::Share(ShareEffect::Given { .. }) => &["given"],
            Effect::Share(ShareEffect::Opened { .. }) => &["opened"],
            Effect::Price(PriceEffect::Moved { steps, .. }) if *steps > 0 => &["rise"],
            Effect::Price(PriceEffect::Moved { .. }) => &["fall"],
            Effect::Clock(ClockEffect::GameOver { .. }) => &["end"],
            Effect::Card(CardEffect::TurnedUp { .. } | CardEffect::Dealt { .. }) | Effect::Clock(_) => &[],
        }
    }
}
