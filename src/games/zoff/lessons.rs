//! The lessons of Zoff in Buffalo: their sentences, and the parts of the screen that they point to.

use zoff::{
    Action, Colour, Effect, Position, Prairie, Setting, Stage, Zoff,
    choosing::PAIRS,
    effect::{CardEffect, ClockEffect, CowEffect, PlacementCause, PrairieEffect},
    formats::positions::{self, PositionError},
    placing,
};

use crate::{
    lessons::HasLessons,
    texts::{Text, text},
};

/// The part of the screen that a lesson step points to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonTarget {
    /// A prairie with its signboard.
    Prairie(Prairie),
    /// The learner's cards.
    Hand,
    /// All seat tags.
    Seats,
}

impl HasLessons for Zoff {
    type Target = LessonTarget;

    const LESSONS: &'static [&'static str] = &["zoff-round", "zoff-bonus"];

    fn read_lesson_position(text: &str, _: Option<&[u8]>) -> Result<(Setting, Position), PositionError> {
        positions::read(text)
    }

    fn sentence(word: &str, setting: &Setting, position: &Position, action: Option<Action>) -> Option<Text> {
        let book = &setting.rulebook;
        // The pair being placed, and the number of cows that the action places.
        let turn = if let Stage::Place(turn) = position.stage { Some(turn) } else { None };
        let cows = if let Some(Action::Place(cows)) = action { Some(cows) } else { None };
        Some(match word {
            "sign" => text!("lesson-zoff-sign"),
            "pairs" => {
                let Some(Action::Choose(choice)) = action else { return None };
                let mut cards = choice.pairs().map(|pair| pair.card.value());
                let (pairs, first, second) = (Text::in_words(PAIRS), cards.next()?, cards.next()?);
                text!("lesson-zoff-pairs", pairs = pairs, first = first, second = second)
            }
            "pairs-wrong" => text!("lesson-zoff-pairs-wrong"),
            "order" => text!("lesson-zoff-order", held = turn?.pair.card.value(), cows = cows?),
            "order-wrong" => text!("lesson-zoff-order-wrong", held = turn?.pair.card.value()),
            "sizes" => {
                let on = turn?.pair.prairie;
                let herd = |colour: Option<Colour>| Some(position.herd(on, colour?));
                let (largest, own) = (position.ranks(on)[0], placing::colours(position, setting, turn?)[0]);
                text!("lesson-zoff-sizes", more = herd(largest)?.saturating_sub(herd(own)?), cows = cows?)
            }
            "sizes-wrong" => text!("lesson-zoff-sizes-wrong", cows = cows?),
            "cards" => text!(
                "lesson-zoff-cards",
                cards = Text::in_words(book.deck(position.seats, Colour::Blue).count()),
                rounds = Text::in_words(book.rounds[usize::from(position.seats)]),
                pairs = Text::in_words(PAIRS),
            ),
            "most" => text!("lesson-zoff-most"),
            "nearly" => text!("lesson-zoff-nearly", places = position.free_places(setting, turn?.pair.prairie)),
            "fill" => text!("lesson-zoff-fill", cows = cows?),
            "bonus" => text!("lesson-zoff-bonus"),
            "bonus-wrong" => text!("lesson-zoff-bonus-wrong"),
            "chain" => text!("lesson-zoff-chain"),
            "last" => text!("lesson-zoff-last"),
            _ => return None,
        })
    }

    fn read_target(_: &Setting, words: &str) -> Result<LessonTarget, String> {
        match words {
            "hand" => Ok(LessonTarget::Hand),
            "seats" => Ok(LessonTarget::Seats),
            word => {
                let prairie = Prairie::from_word(word);
                prairie.map(LessonTarget::Prairie).ok_or_else(|| format!("unknown prairie \"{word}\""))
            }
        }
    }

    fn gain_words(effect: &Effect) -> &'static [&'static str] {
        match effect {
            Effect::Cow(CowEffect::Placed { by: PlacementCause::Last, .. }) => &["cows", "last bonus"],
            Effect::Cow(CowEffect::Placed { .. }) => &["cows"],
            Effect::Card(CardEffect::TurnedUp { .. }) => &["turned up"],
            Effect::Prairie(PrairieEffect::Filled { .. }) => &["full"],
            Effect::Prairie(PrairieEffect::BonusUsed { .. }) => &["bonus"],
            Effect::Clock(ClockEffect::Ended) => &["end"],
            Effect::Card(CardEffect::Chosen { .. } | CardEffect::Played { .. } | CardEffect::Lost { .. })
            | Effect::Prairie(PrairieEffect::BonusesDone { .. } | PrairieEffect::FairUsed { .. })
            | Effect::Auction(_)
            | Effect::Clock(_) => &[],
        }
    }
}
