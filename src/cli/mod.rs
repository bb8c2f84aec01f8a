//! The command line: words, exit codes and what is printed, as FORMATS.md has them.

mod arena;
mod board;
mod bridge;
mod fit;
mod kiosk_run;
mod ladder;
mod output;
mod position;
mod replay;
mod table;
mod view;

use std::{ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{
    Parser, Subcommand,
    builder::StyledStr,
    error::{ContextValue, ErrorKind},
};

use self::{output::Failure, position::PositionFile, replay::RecordFile};
use crate::{game::Title, launch::LaunchWords, open, playable::Playable, with_title};
use tabletop::sentences::echo;

/// The board game Hacienda: buy land, drive herds to market, dig ponds and build haciendas in the pampas.
#[derive(Parser)]
#[command(name = "hacienda", version, args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
struct CommandLine {
    #[command(flatten)]
    launch: LaunchWords,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Headless games between computer players: seats rotate, wins are counted with their intervals
    Arena(arena::ArenaWords),
    /// Fits what computer players value, by games among themselves
    Fit(fit::FitWords),
    /// Every level against the one below, and the expert against the frozen rungs
    Ladder(ladder::LadderWords),
    /// Shows the game as a kiosk, watches over it and starts it again whenever it ends, but for good by its staff
    KioskRun(kiosk_run::KioskWords),
    /// Answers questions about positions, a line of commands on standard input with a line on standard output
    Bridge,
    /// Plays a record again and checks every action and fingerprint
    Replay {
        /// Which game, if it is not to be the one that the record names
        #[arg(long, value_enum)]
        title: Option<Title>,
        /// The record of a game
        record: PathBuf,
        /// One JSON line for the set-up and one for each action
        #[arg(long)]
        events: bool,
        /// JSON alone
        #[arg(long)]
        json: bool,
        /// Shows it in the window
        #[arg(long, conflicts_with_all = ["events", "json"])]
        window: bool,
    },
    /// Prints what a seat, or a spectator, may know in the middle of a record
    View {
        /// Which game, if it is not to be the one that the record names
        #[arg(long, value_enum)]
        title: Option<Title>,
        /// The record of a game
        record: PathBuf,
        /// After so many actions
        #[arg(long, value_name = "N")]
        at: usize,
        /// The number of a seat, or none for a spectator
        #[arg(long, value_name = "S|none")]
        seat: String,
        /// JSON alone, on one line
        #[arg(long)]
        json: bool,
    },
    /// Prints the points of each seat by category
    Score {
        /// Which game, if it is not to be the one that the position names
        #[arg(long, value_enum)]
        title: Option<Title>,
        /// A position file
        position: PathBuf,
        /// JSON alone
        #[arg(long)]
        json: bool,
    },
    /// Plays actions for the seat to act and says what comes of them
    Try {
        /// Which game, if it is not to be the one that the position names
        #[arg(long, value_enum)]
        title: Option<Title>,
        /// A position file
        position: PathBuf,
        /// Actions, each one word of the command line: "buy land deck"
        #[arg(required = true)]
        actions: Vec<String>,
        /// JSON alone
        #[arg(long)]
        json: bool,
    },
    /// Prints all legal actions, sorted by bytes
    Actions {
        /// Which game, if it is not to be the one that the position names
        #[arg(long, value_enum)]
        title: Option<Title>,
        /// A position file
        position: PathBuf,
        /// JSON alone
        #[arg(long)]
        json: bool,
    },
    /// Checks a board, counts its hexes and says what keeps it from being played well
    Map {
        /// A .haz file, or a board as --map takes it
        file: PathBuf,
        /// JSON alone
        #[arg(long)]
        json: bool,
        /// Its word alone: sent to others, it opens the board as a name does
        #[arg(long, conflicts_with = "json")]
        word: bool,
    },
}

/// Does what the command line says. The exit code is 0 when all is fine, 1 when the game says no, 2 when the input is
/// unusable, 3 when the staff of a kiosk want it to start again; then one line on standard error says what and where.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let outcome = match CommandLine::try_parse_from(words) {
        Ok(line) => obey(line),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            output::print(&error.to_string())
        }
        Err(error) => Err(Failure::Unusable(one_line(&error))),
    };
    output::exit_code(outcome)
}

fn obey(line: CommandLine) -> Result<(), Failure> {
    match line.command {
        None => Ok(open::window(line.launch.options().map_err(Failure::word)?)?),
        Some(Command::Arena(words)) => with_title!(words.title, G => arena::arena::<<G as Playable>::Mind>(words)),
        Some(Command::Fit(words)) => fit::fit(words),
        Some(Command::Ladder(words)) => with_title!(words.title, G => ladder::ladder::<<G as Playable>::Mind>(words)),
        Some(Command::KioskRun(words)) => kiosk_run::kiosk_run(words),
        Some(Command::Bridge) => bridge::bridge(),
        Some(Command::Replay { title, record, events, json, window }) => {
            let file = RecordFile::read(&record)?;
            let title = title.unwrap_or_else(|| file.title());
            if window {
                return replay::in_window(&file, title);
            }
            with_title!(title, G => replay::replay::<G>(&file, events, json))
        }
        Some(Command::View { title, record, at, seat, json }) => {
            let file = RecordFile::read(&record)?;
            with_title!(title.unwrap_or_else(|| file.title()), G => view::view::<G>(&file, at, &seat, json))
        }
        Some(Command::Score { title, position, json }) => {
            let file = PositionFile::read(&position)?;
            with_title!(title.unwrap_or_else(|| file.title()), G => position::score::<G>(&file, json))
        }
        Some(Command::Try { title, position, actions, json }) => {
            let file = PositionFile::read(&position)?;
            with_title!(title.unwrap_or_else(|| file.title()), G => position::try_actions::<G>(&file, &actions, json))
        }
        Some(Command::Actions { title, position, json }) => {
            let file = PositionFile::read(&position)?;
            with_title!(title.unwrap_or_else(|| file.title()), G => position::actions::<G>(&file, json))
        }
        Some(Command::Map { file, json, word }) => board::map(&file, json, word),
    }
}

/// What clap says, up to its first empty line and without its "error:"; words that it repeats are cut.
fn one_line(error: &clap::Error) -> String {
    let mut text = error.to_string();
    for (_, value) in error.context() {
        let words = match value {
            ContextValue::String(word) => std::slice::from_ref(word),
            ContextValue::Strings(words) => words,
            _ => continue,
        };
        // Clap tells words without the colours that some of them ask for.
        for word in words.iter().map(|word| StyledStr::from(word.clone()).to_string()).filter(|word| !word.is_empty()) {
            text = text.replace(&word, &echo(&word));
        }
    }
    let said: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let said = said.join(" ");
    said.strip_prefix("error: ").unwrap_or(&said).to_owned()
}
