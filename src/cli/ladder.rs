//! `hacienda ladder`: how strong the levels are, against each other and against the frozen rungs.

use clap::Args;

use super::output::{self, Failure};
use crate::{game::Title, launch::GameWords};
use arena::ladder::{self, Length, Step};
use tabletop::{Game, Level, Thinker, Written, line};

/// The words for a ladder.
#[derive(Args)]
pub(super) struct LadderWords {
    /// Which game
    #[arg(long, value_enum, default_value_t = Title::Hacienda)]
    pub(super) title: Title,
    /// How many games for each pair
    #[arg(long, value_name = "N")]
    games: u32,
    /// The number that the first cards come from
    #[arg(long, value_name = "S")]
    seed: u64,
    /// How many play: one of the better against so many others; 2 where nobody says, 3 in Hab & Gut
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: Option<u8>,
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

impl LadderWords {
    /// Whether a pair is asked for.
    fn wants(&self, player: Level, other: Level) -> bool {
        let wanted = |word: &Option<String>, level: Level| word.as_ref().is_none_or(|word| word == level.word());
        wanted(&self.only, player) && wanted(&self.against, other)
    }
}

/// Plays the ladder and prints each pair as it is done.
pub(super) fn ladder<T: Thinker<Game: Written>>(words: LadderWords) -> Result<(), Failure> {
    let setting = words.game.setting_of::<T::Game>().map_err(Failure::word)?;
    let mut pairs = T::ladder();
    pairs.retain(|(player, other)| words.wants(*player, *other));
    if pairs.is_empty() {
        let asked = words.only.is_some() || words.against.is_some();
        let why =
            if asked { "--only, --against: the ladder has no such pair" } else { "--title: the game has no ladder" };
        return Err(Failure::Unusable(why.to_owned()));
    }
    if !words.json {
        output::print(&Step::<T::Game>::table_head())?;
    }
    let seats = usize::from(words.seats.unwrap_or(T::Game::players(&setting).0));
    let length = Length { seats, games: words.games, seed: words.seed, think: words.think };
    for pair in pairs {
        let step = ladder::step::<T>(&setting, pair, length).map_err(|error| Failure::Unusable(error.to_string()))?;
        output::print(&if words.json { line(&step) + "\n" } else { step.row() })?;
    }
    Ok(())
}
