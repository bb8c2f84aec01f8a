//! What a tap on the first screen wants, and what is known of the lessons that it offers.

use crate::{boards::gallery::GalleryWish, files::Kind, person::Person, record::slots::Kept};

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
    /// Something with the boards.
    Gallery(GalleryWish),
    /// A lesson.
    Lesson(&'static str),
    /// The page of licences.
    Licences,
    /// The game fills the screen, or leaves it again.
    FullScreen(bool),
    /// The end of the program.
    Quit,
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
    pub fn next(&self, lessons: &[&'static str]) -> Option<&'static str> {
        let lessons = || lessons.iter().copied();
        let begun = lessons().find(|word| self.begun.as_deref() == Some(word));
        begun.or_else(|| lessons().find(|word| !self.done.iter().any(|done| done == word)))
    }
}
