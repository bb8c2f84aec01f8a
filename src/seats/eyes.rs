//! Whose cards may be seen: with several people at one screen a hand stays hidden until its owner says to be there.

use bevy::prelude::*;

use super::Seating;
use crate::table::Progress;
use tabletop::{Seat, Viewer};

/// The seat that looks at the screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Eyes {
    /// Whose hand is shown; `None` while nobody's is.
    pub seat: Option<Seat>,
    /// Who is asked to come to the screen.
    pub asked: Option<Seat>,
    /// Whether the hand of whoever looks lies face down until its owner turns it up.
    pub down: bool,
}

/// Nobody has touched anything for a while: a hand that others could see is turned face down.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftAlone;

/// How long a hand has lain open while nobody touched anything.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Rest {
    /// When somebody last did, in seconds.
    since: Option<f64>,
}

impl Rest {
    /// Seconds after which it is turned face down.
    pub const PATIENCE: f64 = 8.0;
    /// The same for who hears what can be done, or steps through it, and needs longer.
    pub const LONG_PATIENCE: f64 = 30.0;

    /// How many seconds of so many are left at `now`, in seconds; 0 when they are over. `touched`: somebody touches something.
    pub fn left(&mut self, now: f64, touched: bool, patience: f64) -> f64 {
        let since = *self.since.insert(self.since.filter(|_| !touched).unwrap_or(now));
        (patience - (now - since)).max(0.0)
    }
}

impl Eyes {
    /// Who looks, as the rules ask: while nobody does, a spectator.
    pub fn viewer(self) -> Viewer {
        self.seat.into()
    }

    /// Whose cards lie open.
    pub fn open(self) -> Option<Seat> {
        self.seat.filter(|_| !self.down)
    }
}

/// A person who plays alone against computers always sees the own hand. Among several, the hand of the one before is
/// covered as soon as the turn ends.
pub fn follow(progress: Option<Res<Progress>>, seating: Res<Seating>, mut eyes: ResMut<Eyes>) {
    let mut humans = seating.humans();
    let (first, second) = (humans.next(), humans.next());
    let wanted = match (first, second) {
        (alone, None) => Eyes { seat: alone, ..Eyes::default() },
        _ => {
            let Some(progress) = progress else { return };
            let acting = progress.may_act;
            if acting.is_empty() {
                Eyes::default()
            } else if eyes.seat.is_some_and(|seat| acting.has(seat)) {
                Eyes { asked: None, ..*eyes }
            } else {
                match acting.iter().find(|seat| seating.is_human(*seat)) {
                    Some(next) => Eyes { asked: Some(next), ..Eyes::default() },
                    // Computers play; meanwhile the one before may take the end of the turn back.
                    None => Eyes { asked: None, down: eyes.seat.is_some(), ..*eyes },
                }
            }
        }
    };
    eyes.set_if_neq(wanted);
}

/// Turns the hand of whoever looks face down where it was left alone and others could see it.
pub fn turn_down(mut alone: MessageReader<LeftAlone>, seating: Res<Seating>, mut eyes: ResMut<Eyes>) {
    if alone.read().count() > 0 && seating.is_shared() && eyes.open().is_some() {
        eyes.down = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_left_alone_eight_seconds_after_the_last_touch() {
        let mut rest = Rest::default();
        let mut left = |now, touched| rest.left(now, touched, Rest::PATIENCE);
        assert_eq!(left(100.0, false), 8.0, "it was just opened");
        assert_eq!(left(105.0, false), 3.0);
        assert_eq!(left(107.0, true), 8.0, "a touch");
        assert_eq!(left(114.0, true), 8.0, "a finger that stays");
        assert_eq!(left(121.5, false), 0.5);
        assert_eq!(left(122.0, false), 0.0);
        assert_eq!(left(900.0, false), 0.0);
    }
}
