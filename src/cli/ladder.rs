//! `hacienda ladder`: how strong the levels are, against each other and against the frozen rungs.

use clap::Args;

use super::{
    game::GameWords,
    output::{self, Failure},
};
use crate::game::bots::Level;
use arena::ladder::{self, Step};

/// The words for a ladder.
#[derive(Args)]
pub(super) struct LadderWords {
    /// How many games for each pair
    #[arg(long, value_name = "N")]
    games: u32,
    /// The number that the first cards come from
    #[arg(long, value_name = "S")]
    seed: u64,
    /// How many play: one of the better against so many others
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: u8,
    #[command(flatten)]
    game: GameWords,
    /// Milliseconds of processor time for every decision, the same for all who think
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    think: Option<u32>,
    /// Only pairs of this player
    #[arg(long, value_name = "LEVEL")]
    only: Option<String>,
    /// Only pairs against this one
    #[arg(long, value_name = "LEVEL")]
    against: Option<String>,
    /// One JSON line for each pair
    #[arg(long)]
    json: bool,
}

/// Plays the ladder and prints each pair as it is done.
pub(super) fn ladder(words: LadderWords) -> Result<(), Failure> {
    let setting = words.game.setting()?;
    let wanted = |word: &Option<String>, level: Level| word.as_ref().is_none_or(|word| *word == level.word());
    let fits = |(player, other): &(Level, Level)| wanted(&words.only, *player) && wanted(&words.against, *other);
    let pairs: Vec<_> = ladder::pairs().into_iter().filter(fits).collect();
    if pairs.is_empty() {
        return Err(Failure::Unusable("--only, --against: the ladder has no such pair".to_owned()));
    }
    if !words.json {
        output::print(Step::HEAD)?;
    }
    for pair in pairs {
        let step = ladder::step(&setting, usize::from(words.seats), pair, words.games, words.seed, words.think)
            .map_err(|error| Failure::Unusable(error.to_string()))?;
        output::print(&if words.json { crate::game::rules::formats::events::line(&step) + "\n" } else { step.row() })?;
    }
    Ok(())
}
