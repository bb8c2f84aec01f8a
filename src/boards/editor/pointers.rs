//! What fingers and mouse are at, from one frame to the next.

use bevy_egui::egui::{Pos2, Vec2};

use crate::stage::REST;

/// A finger that comes no further, in px, lies still.
const STILL: f32 = 12.0;

/// What fingers and mouse are at.
#[derive(Debug, Clone, Default)]
pub struct Pointers {
    /// Where the pointer that makes a stroke is, and where it came down.
    pub at: Option<(Pos2, Pos2)>,
    /// When it came down, in seconds.
    pub since: f64,
    /// The fingers that are down on the paper.
    fingers: Vec<Finger>,
    /// Two of them were at once: until all are gone they move the paper.
    pub pinching: bool,
    /// The mouse moves the paper.
    pub panning: bool,
}

/// A finger that came down on the paper.
#[derive(Debug, Clone, Copy)]
struct Finger {
    id: u64,
    at: Pos2,
    /// When it came to where it lies, in seconds, and where that is: what trembles lies still.
    still: (f64, Pos2),
    /// It lay still for long as another finger came: a sleeve, until it moves.
    rests: bool,
}

impl Pointers {
    /// A finger comes down on the paper, at `now` in seconds.
    pub fn come(&mut self, id: u64, at: Pos2, now: f64) {
        self.leave(id);
        self.fingers.iter_mut().for_each(|finger| finger.rests |= now - finger.still.0 > REST);
        self.fingers.push(Finger { id, at, still: (now, at), rests: false });
    }

    /// A finger goes on; gives what two of them do to the paper: around which point they zoom it and by which factor, and how far
    /// it follows them.
    pub fn go(&mut self, id: u64, at: Pos2, now: f64) -> Option<(Pos2, f32, Vec2)> {
        let finger = self.fingers.iter_mut().find(|finger| finger.id == id)?;
        let before = std::mem::replace(&mut finger.at, at);
        if finger.still.1.distance(at) > STILL {
            (finger.still, finger.rests) = ((now, at), false);
        }
        let pair: Vec<Finger> = self.fingers.iter().filter(|finger| !finger.rests).take(2).copied().collect();
        let [one, other] = pair[..] else { return None };
        let other = match id {
            id if id == one.id => other,
            id if id == other.id => one,
            _ => return None,
        };
        let (was, is) = (before.distance(other.at), at.distance(other.at));
        (was > 1.0 && is > 1.0).then(|| (at + (other.at - at) / 2.0, is / was, (at - before) / 2.0))
    }

    /// A finger is gone.
    pub fn leave(&mut self, id: u64) {
        self.fingers.retain(|finger| finger.id != id);
    }

    /// How many fingers do something on the paper.
    pub fn count(&self) -> usize {
        self.fingers.iter().filter(|finger| !finger.rests).count()
    }
}
