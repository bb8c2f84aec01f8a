//! The lessons of Hab & Gut: their sentences, and the parts of the screen that they point to.

use hab_gut::{
    Action, Effect, Good, HabGut, Position, Setting, Side,
    effect::{CardEffect, ClockEffect, PriceEffect, PurseEffect, ShareEffect},
    formats::positions::{self, PositionError},
};

use crate::{
    lessons::HasLessons,
    texts::{Text, text},
};

/// The part of the screen that a lesson step points to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonTarget {
    /// The price track of a good.
    Price(Good),
    /// A rack next to the learner.
    Rack(Side),
    /// The selection, with the learner's foundation.
    Selection,
    /// All seat tags.
    Seats,
}

impl HasLessons for HabGut {
    type Target = LessonTarget;

    const LESSONS: &'static [&'static str] = &["hab-gut-turn", "hab-gut-end"];

    fn read_lesson_position(text: &str, _: Option<&[u8]>) -> Result<(Setting, Position), PositionError> {
        positions::read(text)
    }

    fn sentence(word: &str, setting: &Setting, position: &Position, action: Option<Action>) -> Option<Text> {
        let (book, price) = (&setting.rulebook, |good: Good| position.prices[good.index()]);
        Some(match word {
            "price" => text!("lesson-hg-price", price = price(Good::Coal)),
            "buy" => text!(
                "lesson-hg-buy",
                most = Text::in_words(book.max_lot),
                first = price(Good::Coal),
                second = price(Good::Rubber),
            ),
            "buy-wrong" => text!("lesson-hg-buy-wrong"),
            "give" => text!("lesson-hg-give"),
            "give-wrong" => text!("lesson-hg-give-wrong"),
            "racks" => text!("lesson-hg-racks"),
            "market" => {
                let Some(Action::Market { played, halved, .. }) = action else { return None };
                let [steps, half, whole] = [played.steps(), halved.half(), halved.steps()].map(i8::unsigned_abs);
                text!("lesson-hg-market", steps = steps, halved = half, whole = whole)
            }
            "market-wrong" => text!("lesson-hg-market-wrong"),
            "halves" => text!("lesson-hg-halves", rounds = Text::in_words(book.rounds_per_half)),
            "foundation" => text!("lesson-hg-foundation"),
            "sell" => text!("lesson-hg-sell", price = price(Good::Tea)),
            "sell-wrong" => text!("lesson-hg-sell-wrong"),
            "last-gift" => text!("lesson-hg-last-gift"),
            "last-card" => text!("lesson-hg-last-card"),
            "least" => text!("lesson-hg-least"),
            _ => return None,
        })
    }

    fn read_target(_: &Setting, words: &str) -> Result<LessonTarget, String> {
        match words {
            "rack left" => Ok(LessonTarget::Rack(Side::Left)),
            "rack right" => Ok(LessonTarget::Rack(Side::Right)),
            "hold" => Ok(LessonTarget::Selection),
            "seats" => Ok(LessonTarget::Seats),
            word => Good::from_word(word).map(LessonTarget::Price).ok_or_else(|| format!("unknown good \"{word}\"")),
        }
    }

    fn gain_words(effect: &Effect) -> &'static [&'static str] {
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
