//! Computer players: whenever it is the turn of one and nothing is being shown, it thinks on and wants something.

use bevy::prelude::*;

use super::{Busy, Seating, Sitter};
use crate::{
    bots::Mind,
    table::{Playing, Things},
    turn::{Intent, Intents},
};

/// Pieces of work a computer player does in one frame.
const BUDGET: u32 = 1_000;

/// The minds of the computer players, by seat.
#[derive(Resource, Debug, Default)]
pub struct Minds(Vec<Option<Mind>>);

impl Minds {
    /// Fresh minds for a seating; the seed makes the same game again.
    pub fn new(seating: &Seating, seed: u64) -> Minds {
        let mind = |(seat, sitter): (usize, &Sitter)| match sitter {
            Sitter::Human | Sitter::Recorded => None,
            Sitter::Bot(level) => Some(Mind::new(*level, seed.wrapping_add(seat as u64))),
        };
        Minds(seating.0.iter().enumerate().map(mind).collect())
    }
}

/// Lets the mind of the seat to act think on.
pub fn think(
    things: Things,
    playing: Option<Res<Playing>>,
    busy: Res<Busy>,
    mut minds: ResMut<Minds>,
    mut intents: ResMut<Intents>,
) {
    let Some(playing) = playing else { return };
    if busy.0 || !intents.is_empty() {
        return;
    }
    let Some(position) = things.photograph().filter(|position| !position.over) else { return };
    let seat = position.turn.seat;
    let Some(Some(mind)) = minds.0.get_mut(seat.index()) else { return };
    if let Some(action) = mind.step(&playing.0, &position, BUDGET) {
        intents.push(Intent { seat, action });
    }
}
