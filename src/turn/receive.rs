//! Taking the next intent and photographing the table.

use std::collections::VecDeque;

use bevy::prelude::*;
use tabletop::Seat;

use super::Act;
use crate::table::{Table, Things};

/// Somebody wants to do something. Seats, screens and networks write these; only the schedule reads them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Intent<G: Table> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
}

/// Intents that wait for their turn schedule, oldest first.
#[derive(Resource, Debug, Default)]
pub struct Intents<G: Table>(VecDeque<Intent<G>>);

impl<G: Table> Intents<G> {
    /// Adds an intent.
    pub fn push(&mut self, intent: Intent<G>) {
        self.0.push_back(intent);
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this one waits and no other.
    pub fn is_only(&self, intent: Intent<G>) -> bool {
        self.0.iter().eq([&intent])
    }

    /// Forgets all that wait.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

pub(super) fn receive<G: Table>(mut intents: ResMut<Intents<G>>, mut act: ResMut<Act<G>>) {
    *act = Act { intent: intents.0.pop_front(), ..Act::default() };
}

/// Reads the table. An intent of a seat that may not act now is forgotten: it was meant for a turn that has passed. Once the
/// game is over it stays, so that the rules say so.
pub(super) fn photograph<G: Table>(things: Things<G>, mut act: ResMut<Act<G>>) {
    act.photograph = things.photograph_to_play();
    let Act { intent, photograph, .. } = &mut *act;
    *intent = intent.filter(|intent| {
        photograph.as_ref().is_some_and(|position| G::over(position) || G::may_act(position).has(intent.seat))
    });
}
