//! The requests from taps on the set-up screen, and the progress in the lessons shown there.

use crate::{boards::gallery::GalleryRequest, files::FileKind, profile::Profile, record::slots::SavedGame};

/// A request from the set-up screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupRequest {
    /// Start the drafted game, or at a kiosk the quick game.
    Play,
    /// Start a game for this number of people at one screen.
    Together(usize),
    /// Set up a table for this number of people with phones.
    Phones(usize),
    /// Open the dialog for playing over a network.
    Online,
    /// Set up the drafted table on the server.
    Host,
    /// Join the table whose link is on the clipboard.
    PasteLink,
    /// Join the known table with this index.
    OpenTable(usize),
    /// Remove the table with this index from the known tables.
    RemoveTable(usize),
    /// Continue the latest saved game.
    Continue,
    /// Open the saved-games dialog.
    Saves,
    /// Continue this saved game.
    Resume(SavedGame),
    /// Remove this saved game.
    Remove(SavedGame),
    /// Open a file.
    OpenFile(FileKind),
    /// A request from the gallery.
    Gallery(GalleryRequest),
    /// Start or continue this lesson.
    Lesson(&'static str),
    /// Open the licences page.
    Licences,
    /// Turn full screen on or off.
    FullScreen(bool),
    /// Quit the program.
    Quit,
}

/// The progress in the lessons.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The identifiers of the completed lessons.
    pub done: Vec<String>,
    /// The lesson in progress.
    pub begun: Option<String>,
}

impl From<&Profile> for LessonProgress {
    fn from(person: &Profile) -> LessonProgress {
        let begun = person.lesson_begun.as_ref().filter(|begun| begun.steps > 0);
        LessonProgress { done: person.lessons_done.clone(), begun: begun.map(|begun| begun.lesson.clone()) }
    }
}

impl LessonProgress {
    /// Returns the next of these lessons: the lesson in progress, or the first that is not completed.
    pub fn next(&self, lessons: &[&'static str]) -> Option<&'static str> {
        let lessons = || lessons.iter().copied();
        let begun = lessons().find(|word| self.begun.as_deref() == Some(word));
        begun.or_else(|| lessons().find(|word| !self.done.iter().any(|done| done == word)))
    }
}
