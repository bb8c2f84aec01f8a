//! Which of the games a command is about.

use clap::ValueEnum;

use crate::game;

/// The games that the command line knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Title {
    /// Hacienda.
    Hacienda,
    /// Zoff in Buffalo.
    Zoff,
    /// Hab & Gut.
    HabGut,
}

impl From<Title> for game::Title {
    fn from(title: Title) -> game::Title {
        match title {
            Title::Hacienda => game::Title::Hacienda,
            Title::Zoff => game::Title::Zoff,
            Title::HabGut => game::Title::HabGut,
        }
    }
}
