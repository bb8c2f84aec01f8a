//! What computer players choose in recorded positions, and how fast they think there: for comparisons between machines.

use bevy::platform::time::Instant;

use crate::{
    bots::{Level, Mind},
    formats::{actions, records::Record},
    rules::{Position, Setting},
};

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
        .or_else(|| mind.step_by_clock(&setting, &position, 1, 1.0))
        .ok_or("the mind does not end")?;
    Ok(actions::text(&setting.board, action))
}

/// Games imagined in a second by the expert after the first half of a record.
///
/// # Errors
/// A sentence when the record does not play.
pub fn games_a_second(record: &Record, seconds: f64) -> Result<f64, String> {
    let (setting, position) = middle(record)?;
    let began = Instant::now();
    let mut pieces = 0;
    for seed in 0.. {
        let mut mind = Mind::new(Level::Expert, seed);
        while mind.step(&setting, &position, 1).is_none() {
            if began.elapsed().as_secs_f64() >= seconds {
                pieces += mind.pieces();
                return Ok(pieces as f64 / began.elapsed().as_secs_f64());
            }
        }
        pieces += mind.pieces();
    }
    Ok(0.0)
}

/// The position after the first half of a record.
fn middle(record: &Record) -> Result<(Setting, Position), String> {
    let mut position = record.set_up().map_err(|error| error.to_string())?;
    for step in record.replay().map_err(|error| error.to_string())?.take(record.actions.len() / 2) {
        position = step.map_err(|error| error.to_string())?.after;
    }
    Ok((record.setting.clone(), position))
}
