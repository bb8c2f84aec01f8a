//! Hacienda's lessons: the targets that they highlight, the words in their files, and the taps that they make for the
//! learner.

use std::path::Path;

use super::{
    choice::{Choice, Selection, Touch},
    table::TableReader,
    texts::lessons,
};
use bevy::prelude::*;

use crate::{
    lessons::{Course, HasLessons, LEARNER, Step},
    seats::{Busy, SeatSystems, Tap, taps::TapWriter},
    texts::Text,
};
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
    /// The clock of the current half.
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

/// Adds the system that makes some taps for the learner.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        skip_taps
            .before(SeatSystems::Viewer)
            .in_set(crate::AppSystems::Input)
            .run_if(resource_exists::<Course<Hacienda>>),
    );
}

/// In a step for which one tap on the hex is enough, selects the card before that tap and confirms after it.
fn skip_taps(
    course: Res<Course<Hacienda>>,
    busy: Res<Busy>,
    hand: Res<Choice>,
    things: TableReader,
    mut taps: TapWriter<Touch>,
) {
    let Some(Step::Do { action, at_once: true, .. }) = course.step().filter(|_| !busy.0 && course.is_waiting()) else {
        return;
    };
    let mine = things.snapshot().is_some_and(|position| position.may_act().has(LEARNER));
    let Some(card) = action.played().filter(|_| mine) else { return };
    if hand.selection != Selection::Card(card) {
        taps.touch(Touch::Select(Selection::Card(card)));
    } else if hand.pending() == Some(*action) {
        taps.tap(Tap::Confirm);
    }
}
