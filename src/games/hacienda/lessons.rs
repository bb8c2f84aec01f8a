//! Hacienda's lessons: the targets that they highlight, and the words in their files.

use std::path::Path;

use super::texts::lessons;
use crate::{lessons::HasLessons, texts::Text};
use hacienda_rules::{
    Action, Cell, Deck, Effect, Hacienda, PondShape, Position, Setting,
    effect::{AnimalEffect, CardEffect, ClockEffect, Destination, LandEffect},
    formats::{
        hexes,
        positions::{self, PositionError},
    },
    maps::{self, MapError, haz},
};

/// A target that a lesson step highlights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LessonTarget {
    /// The learner's seat tag.
    Learner,
    /// The seat tag of an opponent.
    Opponent,
    /// The learner's cards.
    Hand,
    /// The sun clock of the current half of the game.
    Clock,
    /// A deck.
    Deck(Deck),
    /// The ponds of this shape in the shop.
    Pond(PondShape),
    /// Hexes of the board.
    Hexes(Vec<Cell>),
}

impl HasLessons for Hacienda {
    type Target = LessonTarget;

    const LESSONS: &'static [&'static str] =
        &["first", "buying", "pampas", "herds", "harvest", "haciendas", "ponds", "scoring"];

    fn read_lesson_position(text: &str, beside: Option<&[u8]>) -> Result<(Setting, Position), PositionError> {
        let board = |name: &str| match beside {
            Some(bytes) => {
                haz::read_bytes(bytes).map_err(|error| MapError::Broken { path: name.to_owned(), error: error.into() })
            }
            None => maps::board_of(name, Path::new("")),
        };
        positions::read_on(text, board)
    }

    fn sentence(word: &str, setting: &Setting, position: &Position, action: Option<Action>) -> Option<Text> {
        lessons::sentence(word, setting, position, action)
    }

    fn read_target(setting: &Setting, words: &str) -> Result<LessonTarget, String> {
        Ok(match words {
            "purse" => LessonTarget::Learner,
            "rival" => LessonTarget::Opponent,
            "hand" => LessonTarget::Hand,
            "clock" => LessonTarget::Clock,
            "land deck" => LessonTarget::Deck(Deck::Land),
            "animal deck" => LessonTarget::Deck(Deck::Animal),
            "pond" => LessonTarget::Pond(PondShape::ALL[1]),
            names => {
                let cells = names.split_whitespace().map(|name| hexes::parse(&setting.board, name));
                LessonTarget::Hexes(cells.collect::<Result<_, _>>().map_err(|error| error.to_string())?)
            }
        })
    }

    fn gain_words(effect: &Effect) -> &'static [&'static str] {
        match effect {
            Effect::Card(CardEffect::Taken { .. } | CardEffect::Drawn { to: Destination::Hand(_), .. }) => &["card"],
            Effect::Land(LandEffect::Placed { chain, .. }) if *chain > 1 => &["land", "chain"],
            Effect::Land(_) => &["land"],
            Effect::Animal(AnimalEffect::Placed { herd, .. }) if *herd > 1 => &["animal", "herd"],
            Effect::Animal(_) => &["animal"],
            Effect::Market(_) => &["pesos"],
            Effect::Harvest(_) => &["harvest"],
            Effect::Hacienda(_) => &["hacienda"],
            Effect::Pond(_) => &["pond"],
            Effect::Clock(ClockEffect::FellDue(_)) => &["scoring due"],
            Effect::Clock(ClockEffect::Scored { .. }) => &["scoring"],
            Effect::Card(_) | Effect::Purse(_) | Effect::Clock(_) => &[],
        }
    }
}
