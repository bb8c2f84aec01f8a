//! `hacienda ladder`: the strength of the levels, against each other and against fixed reference players.

use clap::Args;

use super::output::{self, Failure};
use crate::{game::Title, launch::GameArgs};
use arena::ladder::{self, LadderMatch, LadderOptions};
use tabletop::{Game, HasFileFormats, Level, Thinker, to_json_line};

/// The arguments of a ladder.
#[derive(Args)]
pub(super) struct LadderArgs {
    /// The game
    #[arg(long, value_enum, default_value_t = Title::Hacienda)]
    pub(super) title: Title,
    /// Number of games for each pair
    #[arg(long, value_name = "N")]
    games: u32,
    /// The seed of the first group of games
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Number of players: one of the first level of a pair, all others of the second; default: 2, or 3 in Hab & Gut
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: Option<u8>,
    #[command(flatten)]
    game: GameArgs,
    /// Milliseconds of processor time per decision, the same for all players
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    think: Option<u32>,
    /// Only pairs in which this is the first level
    #[arg(long, value_name = "LEVEL")]
    only: Option<String>,
    /// Only pairs in which this is the second level
    #[arg(long, value_name = "LEVEL")]
    against: Option<String>,
    /// Prints one JSON line for each pair
    #[arg(long)]
    json: bool,
}

impl LadderArgs {
    /// Returns true if a pair is requested.
    fn includes(&self, player: Level, other: Level) -> bool {
        let wanted = |word: &Option<String>, level: Level| word.as_ref().is_none_or(|word| word == level.word());
        wanted(&self.only, player) && wanted(&self.against, other)
    }
}

/// Plays the ladder and prints each pair when it is complete.
pub(super) fn ladder<T: Thinker<Game: HasFileFormats>>(words: LadderArgs) -> Result<(), Failure> {
    let setting = words.game.setting_of::<T::Game>().map_err(Failure::invalid_option)?;
    let mut pairs = T::ladder();
    pairs.retain(|(player, other)| words.includes(*player, *other));
    if pairs.is_empty() {
        let asked = words.only.is_some() || words.against.is_some();
        let why =
            if asked { "--only, --against: the ladder has no such pair" } else { "--title: the game has no ladder" };
        return Err(Failure::Unusable(why.to_owned()));
    }
    if !words.json {
        output::print(&LadderMatch::<T::Game>::table_head())?;
    }
    let seats = usize::from(words.seats.unwrap_or(T::Game::players(&setting).0));
    let length = LadderOptions { seats, games: words.games, seed: words.seed, think: words.think };
    for pair in pairs {
        let step =
            ladder::play_match::<T>(&setting, pair, length).map_err(|error| Failure::Unusable(error.to_string()))?;
        output::print(&if words.json { to_json_line(&step) + "\n" } else { step.row() })?;
    }
    Ok(())
}
