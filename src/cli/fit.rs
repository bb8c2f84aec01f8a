//! `hacienda fit`: fits the weights of the evaluation to games between computer players.

use std::path::PathBuf;

use clap::Args;

use super::output::{self, Failure};
use crate::launch::GameArgs;
use arena::{
    fit::{self, FitOptions, Fitted},
    refine,
};
use hacienda_bots::evaluate::WeightTable;
use hacienda_rules::Edition;
use tabletop::{reading, sentences::echo};

/// The boards on which the fitted games are played. They differ from the boards on which strength is measured.
const BOARDS: [&str; 8] =
    ["R2M-7101", "R3H-7102", "R4M-7103", "R4T-7104", "R5N-7105", "R4H-7106", "R3N-7107", "R5M-7108"];

/// The arguments of a fit.
#[derive(Args)]
pub(super) struct FitArgs {
    /// Number of games per kind of game and round
    #[arg(long, value_name = "N")]
    games: u32,
    /// The seed of all random numbers
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Number of rounds; each plays with the weights from the rounds before
    #[arg(long, value_name = "N", default_value_t = 3)]
    rounds: u32,
    /// Number of refinement steps after the rounds, each with about as many games as a round; each change of the
    /// weights is tried together with its opposite
    #[arg(long, value_name = "N", default_value_t = 0)]
    steps: u32,
    /// Initial weights; by default, the first kind starts like greedy, and every other kind with the weights of the
    /// most similar one
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Weights of opponents for the refinement
    #[arg(long, value_name = "FILE")]
    against: Vec<PathBuf>,
    /// Only kinds of game whose names start with this text, for example "base plain" or "crucible"
    #[arg(long, value_name = "KIND", default_value = "")]
    only: String,
    /// The file to write the weights to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Fits the requested kinds of game and writes the weights.
pub(super) fn fit(words: FitArgs) -> Result<(), Failure> {
    let FitArgs { games, seed, rounds, steps, from, against, only, out } = words;
    let broken =
        |path: &PathBuf, what: String| Failure::Unusable(format!("{}: {what}", echo(&path.display().to_string())));
    let read = |path: &PathBuf| {
        // Weights take a few kilobytes, so a file larger than the limit for boards cannot be a file of weights.
        let bytes =
            reading::read_file(path, reading::MAX_BOARD_BYTES).map_err(|error| broken(path, error.to_string()))?;
        WeightTable::parse(&String::from_utf8_lossy(&bytes)).map_err(|what| broken(path, what))
    };
    let name_of = |(game, running_score, seats): (Edition, bool, u8)| {
        format!("{} {} {seats}", game.word(), if running_score { "running" } else { "plain" })
    };
    let mut chosen = kinds().filter(|kind| name_of(*kind).starts_with(&only)).peekable();
    if chosen.peek().is_none() {
        return Err(Failure::invalid_option(format!("only: no kind's name starts with {}", echo(&only))));
    }
    let mut table = from.as_ref().map(read).transpose()?.unwrap_or_default();
    let others: Vec<WeightTable> = against.iter().map(read).collect::<Result<_, _>>()?;
    for (game, running_score, seats) in chosen {
        let name = name_of((game, running_score, seats));
        let setting = |map: &&str| {
            let map = Some((*map).to_owned());
            let game = Some(game.word().to_owned());
            let words = GameArgs { map, game, running_score, house: Vec::new() };
            words.setting().map_err(Failure::invalid_option)
        };
        let settings = BOARDS.iter().map(setting).collect::<Result<_, _>>()?;
        let options = FitOptions { settings, seats, games, seed, rounds };
        // The fit starts from the weights of this kind of game, or of the most similar kind in the table.
        let begin = table.of((game, running_score, seats)).copied();
        let tell =
            |fitted: &Fitted| eprintln!("{name}: {} positions, error {:.2} points", fitted.samples, fitted.error);
        let weights = fit::fit(&options, begin, tell).map_err(|error| Failure::Unusable(error.to_string()))?;
        let tell = |step, along| eprintln!("{name}: step {step}, {along:.2} points gained in its direction");
        let others = others.iter().filter_map(|table| table.of((game, running_score, seats)).copied()).collect();
        let weights = refine::refine(&options, weights, others, steps, tell);
        table.put((game, running_score, seats), weights);
        std::fs::write(&out, table.text()).map_err(|error| broken(&out, error.to_string()))?;
    }
    output::print(&format!("weights written to {}\n", out.display()))
}

/// All kinds of game with separate weights.
fn kinds() -> impl Iterator<Item = (Edition, bool, u8)> {
    let games = Edition::ALL.into_iter().flat_map(|game| [false, true].map(|running| (game, running)));
    // The running score applies only to the base game and Variant 1 (rules: `rule-running-final`).
    let games = games.filter(|kind| *kind != (Edition::Crucible, true));
    games.flat_map(|(game, running)| {
        let most = if game == Edition::Crucible { 2 } else { 5 };
        (2..=most).map(move |seats| (game, running, seats))
    })
}
