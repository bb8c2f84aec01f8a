//! `hacienda arena`: headless matches between computer players, in any of the games.

use std::path::PathBuf;

use clap::Args;

use super::{
    game::GameWords,
    output::{self, Failure},
    title::Title,
};
use arena::Options;
use hacienda_bots::Player;
use tabletop::{Level, sentences::echo};

/// The words for a match.
#[derive(Args)]
pub(super) struct ArenaWords {
    /// Which game
    #[arg(long, value_enum, default_value_t = Title::Hacienda)]
    pub(super) title: Title,
    /// Computer players, with commas between; a temper may follow a dash: expert-runner, expert-baron, expert-builder
    #[arg(long, value_name = "WHO,WHO,…")]
    pub(super) seats: String,
    /// How many games
    #[arg(long, value_name = "N")]
    pub(super) games: u32,
    /// The number that the first cards come from
    #[arg(long, value_name = "S")]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) game: GameWords,
    /// Stops when it is clear which of two strengths the first player has, for example 0,30
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Milliseconds of processor time for every decision, the same for all who think
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub(super) think: Option<u32>,
    /// A folder for a record of each game
    #[arg(long, value_name = "DIR")]
    pub(super) records: Option<PathBuf>,
    /// JSON alone
    #[arg(long)]
    pub(super) json: bool,
}

impl ArenaWords {
    /// The strengths between which a test is to decide.
    pub(super) fn strengths(&self) -> Result<Option<(f64, f64)>, Failure> {
        self.sprt.as_deref().map(strengths).transpose()
    }
}

/// Plays a match of Hacienda and prints its report.
pub(super) fn arena(words: ArenaWords) -> Result<(), Failure> {
    let player = |word: &str| {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.word()).collect();
        let unknown =
            || format!("--seats: no computer player is called \"{}\"; there are {}", echo(word), levels.join(", "));
        Player::from_word(word).ok_or_else(|| Failure::Unusable(unknown()))
    };
    let options = Options {
        setting: words.game.setting()?,
        seats: words.seats.split(',').map(player).collect::<Result<_, _>>()?,
        games: words.games,
        seed: words.seed,
        sprt: words.strengths()?,
        think: words.think,
        records: words.records,
    };
    let report = arena::run(&options).map_err(|error| Failure::Unusable(error.to_string()))?;
    output::print(&if words.json { report.json() + "\n" } else { report.text() })
}

/// Two numbers with a comma between.
fn strengths(words: &str) -> Result<(f64, f64), Failure> {
    let wrong = || Failure::Unusable(format!("--sprt: \"{}\" is not written as ELO0,ELO1", echo(words)));
    let (low, high) = words.split_once(',').ok_or_else(wrong)?;
    Ok((low.trim().parse().map_err(|_| wrong())?, high.trim().parse().map_err(|_| wrong())?))
}
