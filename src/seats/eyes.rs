//! Whose cards may be seen: with several people at one screen a hand stays hidden until its owner says to be there.

use bevy::prelude::*;

use super::Seating;
use crate::game::{
    rules::{Seat, Viewer},
    table::Things,
};

/// The seat that looks at the screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Eyes {
    /// Whose hand is shown; `None` while nobody's is.
    pub seat: Option<Seat>,
    /// Who is asked to come to the screen.
    pub asked: Option<Seat>,
}

impl Eyes {
    /// Who looks, as the rules ask: while nobody does, a spectator.
    pub fn viewer(self) -> Viewer {
        self.seat.into()
    }
}

/// A person who plays alone against computers always sees the own hand. Among several, the hand of the one before is
/// covered as soon as the next one's turn begins.
pub fn follow(things: Things, seating: Res<Seating>, mut eyes: ResMut<Eyes>) {
    let mut humans = seating.humans();
    let (first, second) = (humans.next(), humans.next());
    let wanted = match (first, second) {
        (alone, None) => Eyes { seat: alone, asked: None },
        _ => {
            let Some(position) = things.photograph() else { return };
            let acting = position.may_act();
            if acting.is_empty() {
                Eyes::default()
            } else if eyes.seat.is_some_and(|seat| acting.has(seat)) {
                Eyes { asked: None, ..*eyes }
            } else {
                match acting.iter().find(|seat| seating.is_human(*seat)) {
                    Some(next) => Eyes { seat: None, asked: Some(next) },
                    None => Eyes { asked: None, ..*eyes },
                }
            }
        }
    };
    eyes.set_if_neq(wanted);
}
