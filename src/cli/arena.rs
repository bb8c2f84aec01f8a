//! `hacienda arena`: headless matches between computer players, in any of the games.

use std::path::PathBuf;

use clap::Args;

use super::output::{self, Failure};
use crate::{game::Title, launch::GameArgs};
use arena::Options;
use tabletop::{HasFileFormats, Thinker, sentences::echo};

/// The arguments of a match.
#[derive(Args)]
pub(super) struct ArenaArgs {
    /// The game
    #[arg(long, value_enum, default_value_t = Title::Hacienda)]
    pub(super) title: Title,
    /// Computer players, separated by commas; in Hacienda, a hyphen and a temper may follow a level: expert-runner,
    /// expert-baron, expert-builder
    #[arg(long, value_name = "WHO,WHO,…")]
    seats: String,
    /// Number of games
    #[arg(long, value_name = "N")]
    games: u32,
    /// The seed of the first group of games
    #[arg(long, value_name = "S")]
    seed: u64,
    #[command(flatten)]
    game: GameArgs,
    /// Stops once it is clear which of two Elo strengths, such as 0,30, the first player listed is closer to
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Milliseconds of processor time per decision, the same for all players
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    think: Option<u32>,
    /// A folder for a record of each game
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Prints only JSON
    #[arg(long)]
    json: bool,
}

/// Plays a match and prints its report.
pub(super) fn arena<T: Thinker<Game: HasFileFormats>>(words: ArenaArgs) -> Result<(), Failure> {
    let options = Options::<T> {
        setting: words.game.setting_of::<T::Game>().map_err(Failure::invalid_option)?,
        seats: words.seats.split(',').map(|word| player::<T>(word, "--seats")).collect::<Result<_, _>>()?,
        games: words.games,
        seed: words.seed,
        sprt: words.sprt.as_deref().map(strengths).transpose()?,
        think: words.think,
        records: words.records,
    };
    let report = arena::run(&options).map_err(|error| Failure::Unusable(error.to_string()))?;
    output::print(&if words.json { report.json() + "\n" } else { report.text() })
}

/// Finds the computer player with this name.
fn player<T: Thinker>(word: &str, option: &str) -> Result<T::Player, Failure> {
    let levels = || T::LEVELS.iter().map(|level| level.word()).collect::<Vec<_>>().join(", ");
    let unknown = || {
        Failure::Unusable(format!("{option}: unknown computer player \"{}\"; known levels: {}", echo(word), levels()))
    };
    T::player(word).ok_or_else(unknown)
}

/// Parses two numbers separated by a comma.
fn strengths(words: &str) -> Result<(f64, f64), Failure> {
    let wrong = || Failure::Unusable(format!("--sprt: \"{}\" is not of the form ELO0,ELO1", echo(words)));
    let (low, high) = words.split_once(',').ok_or_else(wrong)?;
    Ok((low.trim().parse().map_err(|_| wrong())?, high.trim().parse().map_err(|_| wrong())?))
}
