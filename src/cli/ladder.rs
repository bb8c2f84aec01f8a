//! `hacienda ladder`: how strong the levels are, against each other and against the frozen rungs.

use clap::Args;

use super::{
    arena::player,
    output::{self, Failure},
};
use crate::{game::Title, launch::GameWords};
use arena::{
    ArenaError,
    ladder::{self, Head, Length, Step},
};
use tabletop::{Thinker, Written, line};

/// The words for a ladder.
#[derive(Args)]
pub(super) struct LadderWords {
    /// Which game
    #[arg(long, value_enum, default_value_t = Title::Hacienda)]
    pub(super) title: Title,
    /// How many games for each pair
    #[arg(long, value_name = "N")]
    pub(super) games: u32,
    /// The number that the first cards come from
    #[arg(long, value_name = "S")]
    pub(super) seed: u64,
    /// How many play: one of the better against so many others; 2 where nobody says, 3 in Hab & Gut
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: Option<u8>,
    #[command(flatten)]
    pub(super) game: GameWords,
    /// Milliseconds of processor time for every decision, the same for all who think
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub(super) think: Option<u32>,
    /// Only pairs of this player
    #[arg(long, value_name = "LEVEL")]
    pub(super) only: Option<String>,
    /// Only pairs against this one
    #[arg(long, value_name = "LEVEL")]
    pub(super) against: Option<String>,
    /// One JSON line for each pair
    #[arg(long)]
    pub(super) json: bool,
}

impl LadderWords {
    /// How many play.
    fn seats(&self) -> usize {
        let fewest = if self.title == Title::HabGut { 3 } else { 2 };
        self.seats.map_or(fewest, usize::from)
    }

    /// How long it is.
    fn length(&self) -> Length {
        Length { seats: self.seats(), games: self.games, seed: self.seed, think: self.think }
    }

    /// Whether a pair is asked for.
    fn wants(&self, player: &str, other: &str) -> bool {
        let wanted = |word: &Option<String>, level: &str| word.as_ref().is_none_or(|word| word == level);
        wanted(&self.only, player) && wanted(&self.against, other)
    }
}

/// Plays the ladder of Hacienda and prints each pair as it is done.
pub(super) fn of_hacienda(words: LadderWords) -> Result<(), Failure> {
    let setting = words.game.setting().map_err(Failure::word)?;
    let pairs = ladder::pairs_of_hacienda().into_iter().filter(|(one, other)| words.wants(one.word(), other.word()));
    print(pairs.collect(), words.json, |pair| ladder::step_of_hacienda(&setting, pair, words.length()))
}

/// Plays the ladder of another game and prints each pair as it is done.
pub(super) fn ladder<T: Thinker<Game: Written>>(words: LadderWords) -> Result<(), Failure> {
    let setting = words.game.setting_of::<T::Game>().map_err(Failure::word)?;
    let pairs = ladder::pairs::<T>().into_iter().filter(|(one, other)| words.wants(one, other));
    let named = |(one, other)| Ok((player::<T>(one, "--only")?, player::<T>(other, "--against")?));
    let pairs: Result<Vec<_>, Failure> = pairs.map(named).collect();
    print(pairs?, words.json, |pair| ladder::step::<T>(&setting, pair, words.length()))
}

/// Plays each pair and prints what came of it.
fn print<P, H: Head>(
    pairs: Vec<P>,
    json: bool,
    step: impl Fn(P) -> Result<Step<H>, ArenaError>,
) -> Result<(), Failure> {
    if pairs.is_empty() {
        return Err(Failure::Unusable("--only, --against: the ladder has no such pair".to_owned()));
    }
    if !json {
        output::print(&Step::<H>::table_head())?;
    }
    for pair in pairs {
        let step = step(pair).map_err(|error| Failure::Unusable(error.to_string()))?;
        output::print(&if json { line(&step) + "\n" } else { step.row() })?;
    }
    Ok(())
}
