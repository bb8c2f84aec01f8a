//! The fingers and the mouse on the canvas, tracked between frames.

use bevy_egui::egui::{Pos2, Vec2};

use crate::stage::REST;

/// The maximum movement of a resting finger, in px.
const TREMOR: f32 = 12.0;

/// The fingers and the mouse on the canvas.
#[derive(Debug, Clone, Default)]
pub struct Pointers {
    /// The current position of the pointer that draws or pans, and the position where it was pressed.
    pub at: Option<(Pos2, Pos2)>,
    /// The time at which the pointer was pressed, in seconds.
    pub since: f64,
    /// The fingers on the canvas.
    fingers: Vec<Finger>,
    /// Becomes true when two fingers that are not resting are on the canvas, and false when no such finger is left.
    /// While it is true, fingers pan and zoom instead of painting.
    pub pinching: bool,
    /// True while the pointer pans the canvas.
    pub panning: bool,
}

#[derive(Debug, Clone, Copy)]
struct Finger {
    id: u64,
    at: Pos2,
    /// The time in seconds and the place at which the finger last came to rest. Trembling does not count as movement.
    rested_at: (f64, Pos2),
    /// True if the finger had been resting for a while when another finger came down, and so is probably a sleeve. A
    /// movement makes it an active finger again.
    resting: bool,
}

impl Pointers {
    /// Adds a finger that comes down on the canvas at `now`, in seconds.
    pub fn finger_down(&mut self, id: u64, at: Pos2, now: f64) {
        self.finger_up(id);
        self.fingers.iter_mut().for_each(|finger| finger.resting |= now - finger.rested_at.0 > REST);
        self.fingers.push(Finger { id, at, rested_at: (now, at), resting: false });
    }

    /// Moves a finger. If it is one of two fingers that pinch, returns the pinch: its centre, its zoom factor, and the
    /// offset by which it pans.
    pub fn finger_moved(&mut self, id: u64, at: Pos2, now: f64) -> Option<(Pos2, f32, Vec2)> {
        let finger = self.fingers.iter_mut().find(|finger| finger.id == id)?;
        let before = std::mem::replace(&mut finger.at, at);
        if finger.rested_at.1.distance(at) > TREMOR {
            (finger.rested_at, finger.resting) = ((now, at), false);
        }
        let pair: Vec<Finger> = self.fingers.iter().filter(|finger| !finger.resting).take(2).copied().collect();
        let [one, other] = pair[..] else { return None };
        let other = match id {
            id if id == one.id => other,
            id if id == other.id => one,
            _ => return None,
        };
        let (was, is) = (before.distance(other.at), at.distance(other.at));
        (was > 1.0 && is > 1.0).then(|| (at + (other.at - at) / 2.0, is / was, (at - before) / 2.0))
    }

    /// Removes a finger.
    pub fn finger_up(&mut self, id: u64) {
        self.fingers.retain(|finger| finger.id != id);
    }

    /// Returns the number of fingers that are not resting.
    pub fn count(&self) -> usize {
        self.fingers.iter().filter(|finger| !finger.resting).count()
    }
}
