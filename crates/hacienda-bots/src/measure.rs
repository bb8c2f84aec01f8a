//! Measures the choices and the speed of bots in recorded positions, to compare machines.

use crate::{Bot, Level};
use hacienda_rules::{
    Action, Position, Setting,
    formats::{actions, records::Record},
};
use tabletop::Thinker as _;

/// Returns the action, as text, that a bot chooses with `budget` work units after the first half of a record.
///
/// # Errors
/// Returns a message if the record cannot be replayed or if the bot does not decide.
///
/// # Examples
///
/// ```
/// use hacienda_bots::{Level, measure::choice_in};
/// use hacienda_rules::{Setting, formats::records::Record};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let seats = vec!["human".to_owned(), "easy".to_owned()];
/// let (record, _) = Record::begin(Setting::default(), seats, 7, None)?;
/// let choice = choice_in(&record, Level::Greedy, 1, 1)?;
/// assert_eq!(choice_in(&record, Level::Greedy, 1, 1)?, choice); // the same on every machine
/// # Ok(())
/// # }
/// ```
pub fn choice_in(record: &Record, level: Level, seed: u64, budget: u32) -> Result<String, String> {
    let (setting, position) = middle(record)?;
    let mut bot = Bot::new(level, seed);
    let action = bot
        .step(&setting, &position, budget)
        // A bot that has not decided by then takes the best action found so far.
        .or_else(|| bot.think(&setting, &position, position.turn.seat, 1, 1.0))
        .ok_or("the bot did not decide")?;
    Ok(actions::text(&setting.board, action))
}

/// An expert that has planned its turn in the middle of a record and is about to compare the plans.
#[derive(Debug, Clone)]
pub struct ComparisonSetup {
    setting: Setting,
    position: Position,
    bot: Bot,
}

impl ComparisonSetup {
    /// The number of playouts in one measurement: two for each of twelve plans, too few to eliminate any.
    pub const PLAYOUTS: u32 = 24;

    /// Prepares an expert after the first half of a record.
    ///
    /// # Errors
    /// Returns a message if the record cannot be replayed, or if there is only one plan to consider in the middle of
    /// it.
    pub fn in_middle_of(record: &Record) -> Result<ComparisonSetup, String> {
        let (setting, position) = middle(record)?;
        let mut bot = Bot::new(Level::Expert, 1);
        while bot.ranking().is_empty() {
            if bot.step(&setting, &position, 1).is_some() {
                return Err("there is only one plan to consider in the middle of this record".to_owned());
            }
        }
        Ok(ComparisonSetup { setting, position, bot })
    }

    /// Runs [`ComparisonSetup::PLAYOUTS`] playouts, which are the same each time.
    pub fn run_playouts(&self) -> Option<Action> {
        self.bot.clone().step(&self.setting, &self.position, ComparisonSetup::PLAYOUTS)
    }
}

/// Returns the position after the first half of a record.
fn middle(record: &Record) -> Result<(Setting, Position), String> {
    let position = record.position_after(record.actions.len() / 2).map_err(|error| error.to_string())?;
    Ok((record.setting.clone(), position))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_measured_expert_does_not_decide_during_its_playouts() {
        for name in ["base-2-asymmetric", "base-4-asymmetric"] {
            let path = format!("{}/tests/records/{name}.hacienda", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
            let record =
                Record::parse(&std::fs::read_to_string(path).expect("the record exists")).expect("the record is valid");
            assert_eq!(
                ComparisonSetup::in_middle_of(&record).expect("there are plans to compare").run_playouts(),
                None,
                "{name}"
            );
        }
    }
}
