//! Which of the games a command is about.

use clap::ValueEnum;

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
