//! What computer players choose in recorded positions, and how fast they think there: for comparisons between machines.

use crate::{Level, Mind};
use hacienda_rules::{
    Action, Position, Setting,
    formats::{actions, records::Record},
};
use tabletop::Thinker as _;

/// What a computer player chooses after the first half of a record, as the text of an action, with so many pieces of work.
///
/// # Errors
/// A sentence when the record does not play.
pub fn choice_in(record: &Record, level: Level, seed: u64, pieces: u32) -> Result<String, String> {
    let (setting, position) = middle(record)?;
    let mut mind = Mind::new(level, seed);
    let action = mind
        .step(&setting, &position, pieces)
        // Whoever is not done by then takes what it knows.
        .or_else(|| mind.think(&setting, &position, position.turn.seat, 1, 1.0))
        .ok_or("the mind does not end")?;
    Ok(actions::text(&setting.board, action))
}

/// An expert in the middle of a record, who has planned the own turn and is about to compare the plans.
#[derive(Debug, Clone)]
pub struct Comparing {
    setting: Setting,
    position: Position,
    mind: Mind,
}

impl Comparing {
    /// Games that it imagines before it begins anew: every plan meets two or three hands of cards, none falls out.
    pub const GAMES: u32 = 24;

    /// After the first half of a record.
    ///
    /// # Errors
    /// A sentence when the record does not play, or when there is nothing to compare in its middle.
    pub fn in_middle_of(record: &Record) -> Result<Comparing, String> {
        let (setting, position) = middle(record)?;
        let mut mind = Mind::new(Level::Expert, 1);
        while mind.ranking().is_empty() {
            if mind.step(&setting, &position, 1).is_some() {
                return Err("one plan alone comes into question in the middle of this record".to_owned());
            }
        }
        Ok(Comparing { setting, position, mind })
    }

    /// Imagines [`Comparing::GAMES`] games, always the same.
    pub fn imagine(&self) -> Option<Action> {
        self.mind.clone().step(&self.setting, &self.position, Comparing::GAMES)
    }
}

/// The position after the first half of a record.
fn middle(record: &Record) -> Result<(Setting, Position), String> {
    let position = record.position_after(record.actions.len() / 2).map_err(|error| error.to_string())?;
    Ok((record.setting.clone(), position))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_measured_expert_does_not_decide_before_its_games_are_imagined() {
        for name in ["base-2-asymmetric", "base-4-asymmetric"] {
            let path = format!("{}/tests/records/{name}.hacienda", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
            let record =
                Record::parse(&std::fs::read_to_string(path).expect("a record of ours")).expect("a good record");
            assert_eq!(Comparing::in_middle_of(&record).expect("something to compare").imagine(), None, "{name}");
        }
    }
}
