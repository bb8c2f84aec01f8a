//! What the first screen can offer, and what a tap on it wants.

use super::{
    saves_sheet::{Row, SaveWish},
    words,
};
use crate::{files::Kind, kiosk::Kiosk, person::Person, record::slots::Kept, texts::Text, ui::wishes::Offer};
use tabletop::Level;

/// What a tap on this screen wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupWish {
    /// The game of the draft.
    Play,
    /// A game between so many people at this screen.
    Together(usize),
    /// The saved game.
    Continue,
    /// The sheet of saved games.
    Saves,
    /// One of the saved games.
    Resume(Kept),
    /// A saved game is to be forgotten.
    Remove(Kept),
    /// A file is to be asked for.
    Ask(Kind),
    /// The chosen board becomes a file of the player's.
    HandOutBoard,
    /// The chosen board, one of the player's own, is to be forgotten.
    RemoveBoard,
    /// A lesson.
    Lesson(&'static str),
    /// The page of licences.
    Licences,
    /// The game fills the screen, or leaves it again.
    FullScreen(bool),
    /// The end of the program.
    Quit,
}

impl SetupWish {
    pub(super) fn of_save(wish: SaveWish) -> SetupWish {
        match wish {
            SaveWish::Resume(kept) => SetupWish::Resume(kept),
            SaveWish::Remove(kept) => SetupWish::Remove(kept),
        }
    }
}

/// What is known about saved games.
#[derive(Debug, Clone, Default)]
pub struct Offered {
    /// What the game that can go on is.
    pub game: Option<Text>,
    /// Whether there are others than the one that can go on, or one that cannot.
    pub others: bool,
    /// All of them, once somebody has asked.
    pub saves: Option<Vec<Row>>,
    /// What is wrong with saves.
    pub trouble: Option<Text>,
    /// What is known of the lessons.
    pub lessons: Known,
    /// At a kiosk, the level of the computer player that a quick game is against.
    pub kiosk: Option<Level>,
}

/// What is known of the lessons.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Known {
    /// Those that are done.
    pub done: Vec<String>,
    /// The one that was begun.
    pub begun: Option<String>,
}

impl From<&Person> for Known {
    fn from(person: &Person) -> Known {
        let begun = person.lesson_begun.as_ref().filter(|begun| begun.steps > 0);
        Known { done: person.lessons_done.clone(), begun: begun.map(|begun| begun.lesson.clone()) }
    }
}

impl Known {
    /// The one of these lessons that comes next: the one that was begun, or the first that is not done.
    pub(super) fn next(&self, lessons: &[&'static str]) -> Option<&'static str> {
        let lessons = || lessons.iter().copied();
        let begun = lessons().find(|word| self.begun.as_deref() == Some(word));
        begun.or_else(|| lessons().find(|word| !self.done.iter().any(|done| done == word)))
    }
}

impl Offered {
    pub(super) fn of(offer: &Offer, person: &Person, kiosk: Option<&Kiosk>) -> Offered {
        let game = offer.latest.as_ref().and_then(|saved| words::saved_record(&saved.record, person));
        let others = offer.kept.len() > usize::from(game.is_some());
        let kiosk = kiosk.map(|kiosk| kiosk.staff.level());
        Offered { game, others, saves: None, trouble: offer.trouble.clone(), lessons: person.into(), kiosk }
    }
}
