//! Taking the next intent and photographing the table.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::Act;
use crate::game::{
    rules::{Action, Seat},
    table::Things,
};

/// Somebody wants to do something. Seats, screens and networks write these; only the schedule reads them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Intent {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
}

/// Intents that wait for their turn schedule, oldest first.
#[derive(Resource, Debug, Default)]
pub struct Intents(VecDeque<Intent>);

impl Intents {
    /// Adds an intent.
    pub fn push(&mut self, intent: Intent) {
        self.0.push_back(intent);
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this one waits and no other.
    pub fn is_only(&self, intent: Intent) -> bool {
        self.0.iter().eq([&intent])
    }

    /// Forgets all that wait.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

pub(super) fn receive(mut intents: ResMut<Intents>, mut act: ResMut<Act>) {
    *act = Act { intent: intents.0.pop_front(), ..default() };
}

/// Reads the table. An intent of a seat that may not act now is forgotten: it was meant for a turn that has passed. Once the
/// game is over it stays, so that the rules say so.
pub(super) fn photograph(things: Things, mut act: ResMut<Act>) {
    act.photograph = things.photograph_to_play();
    let Act { intent, photograph, .. } = &mut *act;
    *intent = intent.filter(|intent| {
        photograph.as_ref().is_some_and(|position| position.over || position.may_act().has(intent.seat))
    });
}
