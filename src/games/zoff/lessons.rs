//! What its lessons show and say.

use zoff::{
    Effect, Position, Prairie, Setting, Zoff,
    effect::{By, CardEffect, ClockEffect, CowEffect, PrairieEffect},
};

use crate::{
    lessons::Taught,
    texts::{Text, text},
};

/// What a step shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    /// A prairie with its sign.
    Prairie(Prairie),
    /// The learner's cards.
    Hand,
    /// Everybody's tags.
    Seats,
}

impl Taught for Zoff {
    type Sight = Sight;

    const LESSONS: &'static [&'static str] = &["zoff-round", "zoff-bonus"];

    fn position(text: &str, _: Option<&[u8]>) -> Result<(Setting, Position), String> {
        zoff::formats::positions::read(text).map_err(|error| error.to_string())
    }

    fn sentence(word: &str, _: &Setting) -> Option<Text> {
        Some(match word {
            "sign" => text!("lesson-zoff-sign"),
            "pairs" => text!("lesson-zoff-pairs"),
            "pairs-wrong" => text!("lesson-zoff-pairs-wrong"),
            "order" => text!("lesson-zoff-order"),
            "order-wrong" => text!("lesson-zoff-order-wrong"),
            "sizes" => text!("lesson-zoff-sizes"),
            "sizes-wrong" => text!("lesson-zoff-sizes-wrong"),
            "cards" => text!("lesson-zoff-cards"),
            "most" => text!("lesson-zoff-most"),
            "nearly" => text!("lesson-zoff-nearly"),
            "fill" => text!("lesson-zoff-fill"),
            "bonus" => text!("lesson-zoff-bonus"),
            "bonus-wrong" => text!("lesson-zoff-bonus-wrong"),
            "chain" => text!("lesson-zoff-chain"),
            "last" => text!("lesson-zoff-last"),
            _ => return None,
        })
    }

    fn seen(_: &Setting, words: &str) -> Result<Sight, String> {
        match words {
            "hand" => Ok(Sight::Hand),
            "seats" => Ok(Sight::Seats),
            word => {
                let prairie = Prairie::from_word(word);
                prairie.map(Sight::Prairie).ok_or_else(|| format!("there is no prairie \"{word}\""))
            }
        }
    }

    fn gains(effect: &Effect) -> &'static [&'static str] {
        match effect {
            Effect::Cow(CowEffect::Placed { by: By::Last, .. }) => &["cows", "last bonus"],
            Effect::Cow(CowEffect::Placed { .. }) => &["cows"],
            Effect::Card(CardEffect::TurnedUp { .. }) => &["turned up"],
            Effect::Prairie(PrairieEffect::Filled { .. }) => &["full"],
            Effect::Prairie(PrairieEffect::Given { .. }) => &["bonus"],
            Effect::Clock(ClockEffect::Ended) => &["end"],
            Effect::Card(CardEffect::Chosen { .. } | CardEffect::Played { .. } | CardEffect::Lost { .. })
            | Effect::Prairie(PrairieEffect::Done { .. } | PrairieEffect::Held { .. })
            | Effect::Auction(_)
            | Effect::Clock(_) => &[],
        }
    }
}
