//! The command line: commands, options, exit codes and output, as specified in `docs/cli.md`.

mod arena;
mod board;
mod bridge;
mod crash_report;
#[cfg(feature = "window")]
mod error_box;
mod fit;
mod given_file;
mod host;
mod kiosk_run;
mod ladder;
mod output;
mod position;
mod replay;
mod table;
mod view;
mod window;

use std::{ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{
    Args, CommandFactory, Parser, Subcommand,
    builder::StyledStr,
    error::{ContextValue, ErrorKind},
};

use self::{output::Failure, position::PositionFile, replay::RecordFile};
use crate::{game::Title, launch::LaunchArgs, playable::Playable, with_title};
use tabletop::sentences::echo;

/// The board game Hacienda: buy land, drive herds to market, dig ponds and build haciendas in the pampas.
#[derive(Parser)]
#[command(name = "hacienda", version, args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
struct CommandLine {
    /// A saved game or a board to open, or a link to a table; the name of a board file ends in .haz, and a link
    /// begins with http
    #[arg(value_name = "FILE", conflicts_with_all = ["map", "kiosk"])]
    file: Option<PathBuf>,
    #[command(flatten)]
    launch: LaunchArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Plays headless games between computer players, rotates the seats, and counts wins with 95%
    /// confidence intervals
    Arena(arena::ArenaArgs),
    /// Fits the evaluation of computer players to games between them
    Fit(fit::FitArgs),
    /// Plays every level against the one below, and the expert against fixed reference players
    Ladder(ladder::LadderArgs),
    /// Runs the game as a kiosk, supervises it, and restarts it whenever it ends, unless staff quit it
    KioskRun(kiosk_run::KioskArgs),
    /// Opens the window and lets phones on the local network play at its tables
    Host(Box<host::HostArgs>),
    /// Answers questions about positions for other programs: reads commands from standard input, answers on standard
    /// output
    Bridge,
    /// Replays a record and checks every action and fingerprint
    Replay {
        /// The game, if it is not the one named in the record
        #[arg(long, value_enum)]
        title: Option<Title>,
        /// A game record
        record: PathBuf,
        /// Prints one JSON line for the set-up and one for each action
        #[arg(long)]
        events: bool,
        /// Prints only JSON
        #[arg(long)]
        json: bool,
        /// Shows the record in the window
        #[arg(long, conflicts_with_all = ["events", "json"])]
        window: bool,
    },
    /// Prints what a seat or a spectator may know after the first N actions of a record
    View {
        /// The game, if it is not the one named in the record
        #[arg(long, value_enum)]
        title: Option<Title>,
        /// A game record
        record: PathBuf,
        /// The number of actions to play first
        #[arg(long, value_name = "N")]
        at: usize,
        /// The number of a seat, or none for a spectator
        #[arg(long, value_name = "S|none")]
        seat: String,
        /// Prints only JSON, on one line
        #[arg(long)]
        json: bool,
    },
    /// Prints the points of each seat by category
    Score(PositionArgs),
    /// Plays actions for the seat to act and prints their effects
    Try {
        #[command(flatten)]
        on: PositionArgs,
        /// Actions, one argument each, for example "buy land deck"
        #[arg(required = true)]
        actions: Vec<String>,
    },
    /// Prints all legal actions in byte order
    Actions(PositionArgs),
    /// Checks a board, counts its hexes and reports what may spoil a game on it
    Map {
        /// A .haz file, or a board as for --map
        file: PathBuf,
        /// Prints only JSON
        #[arg(long)]
        json: bool,
        /// Prints only the board code, which can be used in place of a board name
        #[arg(long, conflicts_with = "json")]
        word: bool,
    },
}

/// The arguments of a command about a position.
#[derive(Args)]
struct PositionArgs {
    /// The game, if it is not the one named in the position file
    #[arg(long, value_enum)]
    title: Option<Title>,
    /// A position file
    position: PathBuf,
    /// Prints only JSON
    #[arg(long)]
    json: bool,
}

/// The commands and options, from which manual pages and shell completions are generated.
pub fn command() -> clap::Command {
    CommandLine::command()
}

/// Runs the command line. The exit code is 0 on success, 1 if the game refuses the input, 2 if the input is unusable,
/// and 3 if the staff of a kiosk request a restart. With codes 1 and 2, one line on standard error describes the
/// problem and its place.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let words: Vec<OsString> = words.into_iter().collect();
    let outcome = match CommandLine::try_parse_from(&words) {
        Ok(line) => run_command(line),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            output::print(&error.to_string())
        }
        Err(error) => refuse(&words, Failure::Unusable(one_line(&error))),
    };
    output::exit_code(outcome)
}

/// Reports invalid arguments. If they name no command, they were meant to open the window, perhaps by a menu entry or a
/// shortcut, so a message box shows the error, too.
fn refuse(words: &[OsString], failure: Failure) -> Result<(), Failure> {
    let is_command = |word: &OsString| CommandLine::command().find_subcommand(word).is_some();
    let unattended = |word: &OsString| {
        ["--kiosk", "--screenshot", "--spectate"].iter().any(|option| word.to_string_lossy().starts_with(option))
    };
    if words.get(1).is_some_and(is_command) || words.iter().any(unattended) {
        return Err(failure);
    }
    window::open(&LaunchArgs::default(), || Err(failure))
}

fn run_command(line: CommandLine) -> Result<(), Failure> {
    match line.command {
        None => window::open(&line.launch, || match &line.file {
            Some(file) => given_file::options(file, line.launch.clone()),
            None => line.launch.options().map_err(Failure::invalid_option),
        }),
        Some(Command::Arena(words)) => with_title!(words.title, G => arena::arena::<<G as Playable>::Bot>(words)),
        Some(Command::Fit(words)) => fit::fit(words),
        Some(Command::Ladder(words)) => with_title!(words.title, G => ladder::ladder::<<G as Playable>::Bot>(words)),
        Some(Command::KioskRun(words)) => kiosk_run::kiosk_run(words),
        Some(Command::Host(words)) => host::host(*words),
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
        Some(Command::Score(PositionArgs { title, position, json })) => {
            let file = PositionFile::read(&position)?;
            with_title!(title.unwrap_or_else(|| file.title()), G => position::score::<G>(&file, json))
        }
        Some(Command::Try { on: PositionArgs { title, position, json }, actions }) => {
            let file = PositionFile::read(&position)?;
            with_title!(title.unwrap_or_else(|| file.title()), G => position::try_actions::<G>(&file, &actions, json))
        }
        Some(Command::Actions(PositionArgs { title, position, json })) => {
            let file = PositionFile::read(&position)?;
            with_title!(title.unwrap_or_else(|| file.title()), G => position::actions::<G>(&file, json))
        }
        Some(Command::Map { file, json, word }) => board::map(&file, json, word),
    }
}

/// Clap's message up to its first blank line, without the prefix "error:". Long words are shortened.
fn one_line(error: &clap::Error) -> String {
    let mut text = error.to_string();
    for (_, value) in error.context() {
        let words = match value {
            ContextValue::String(word) => std::slice::from_ref(word),
            ContextValue::Strings(words) => words,
            _ => continue,
        };
        // Clap prints words without the colour codes that some of them contain.
        for word in words.iter().map(|word| StyledStr::from(word.clone()).to_string()).filter(|word| !word.is_empty()) {
            text = text.replace(&word, &echo(&word));
        }
    }
    let message: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let message = message.join(" ");
    message.strip_prefix("error: ").unwrap_or(&message).to_owned()
}
