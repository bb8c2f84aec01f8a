//! The viewer: if several people share the screen, a hand stays hidden until its owner confirms their presence.

use bevy::prelude::*;

use super::Seating;
use crate::table::Progress;
use tabletop::{Seat, Viewer};

/// The seat whose player looks at the screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ScreenViewer {
    /// The seat of the viewer, if any.
    pub seat: Option<Seat>,
    /// The seat that is called to the screen.
    pub called: Option<Seat>,
    /// True if the viewer's hand is face down until its owner turns it up.
    pub face_down: bool,
}

/// The place at which somebody points on a phone, shown on a large screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PointedPlace(pub Option<(Seat, u16)>);

/// A message: there has been no input for a while, so a hand that others could see must be turned face down.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandTimeout;

/// The time without input while a hand is open.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct HandTimer {
    /// The time of the last input, or of the first call if there has been no input since, in seconds.
    since: Option<f64>,
}

impl HandTimer {
    /// Seconds without input until the hand is turned face down.
    pub const TIMEOUT: f64 = 8.0;
    /// The timeout for people who use a screen reader or control everything with two keys, and therefore need longer.
    pub const LONG_TIMEOUT: f64 = 30.0;

    /// The seconds left of `patience` at the time `now`, or 0. `touched` is true if there is input in this frame.
    pub fn left(&mut self, now: f64, touched: bool, patience: f64) -> f64 {
        let since = *self.since.insert(self.since.filter(|_| !touched).unwrap_or(now));
        (patience - (now - since)).max(0.0)
    }
}

impl ScreenViewer {
    /// The viewer in terms of the rules: a spectator if there is no seat.
    pub fn viewer(self) -> Viewer {
        self.seat.into()
    }

    /// The seat whose hand is open.
    pub fn open(self) -> Option<Seat> {
        self.seat.filter(|_| !self.face_down)
    }
}

/// Updates the viewer of this screen. If nobody but the person who plays here sees it, their hand is always shown.
/// Otherwise a hand is covered as soon as its owner's turn ends.
pub fn follow(progress: Option<Res<Progress>>, seating: Res<Seating>, mut screen_viewer: ResMut<ScreenViewer>) {
    let wanted = if seating.hides_hands() {
        let Some(progress) = progress else { return };
        let acting = progress.may_act;
        if acting.is_empty() {
            ScreenViewer::default()
        } else if screen_viewer.seat.is_some_and(|seat| acting.has(seat)) {
            ScreenViewer { called: None, ..*screen_viewer }
        } else {
            match acting.iter().find(|seat| seating.is_human(*seat)) {
                Some(next) => ScreenViewer { called: Some(next), ..ScreenViewer::default() },
                // While others act, the previous player may still undo the end of the turn.
                None => ScreenViewer { called: None, face_down: screen_viewer.seat.is_some(), ..*screen_viewer },
            }
        }
    } else {
        ScreenViewer { seat: seating.humans().next(), ..ScreenViewer::default() }
    };
    screen_viewer.set_if_neq(wanted);
}

/// Turns the viewer's hand face down if there has been no input for a while and others could see the hand.
pub fn turn_down(
    mut timeouts: MessageReader<HandTimeout>,
    seating: Res<Seating>,
    mut screen_viewer: ResMut<ScreenViewer>,
) {
    if timeouts.read().count() > 0 && seating.hides_hands() && screen_viewer.open().is_some() {
        screen_viewer.face_down = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_timer_runs_out_eight_seconds_after_the_last_touch() {
        let mut timer = HandTimer::default();
        let mut left = |now, touched| timer.left(now, touched, HandTimer::TIMEOUT);
        assert_eq!(left(100.0, false), 8.0, "the hand was just opened");
        assert_eq!(left(105.0, false), 3.0);
        assert_eq!(left(107.0, true), 8.0, "a touch");
        assert_eq!(left(114.0, true), 8.0, "a finger resting on the screen");
        assert_eq!(left(121.5, false), 0.5);
        assert_eq!(left(122.0, false), 0.0);
        assert_eq!(left(900.0, false), 0.0);
    }
}
