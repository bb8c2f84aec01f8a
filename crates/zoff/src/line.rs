//! What waits its turn: full prairies with their bonuses, and fairs, first come first served (ZOFF 3 and 6).

use serde::{Deserialize, Serialize};

use crate::{Colour, PRAIRIES, Prairie};

/// A fair that somebody may hold (ZOFF 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The prairie that was filled.
    pub prairie: Prairie,
    /// Whose cow filled it.
    pub colour: Colour,
}

/// A line of at most as many as there are prairies: none becomes full twice.
#[derive(Debug, Clone, Copy)]
pub struct Line<T> {
    waiting: [T; PRAIRIES],
    count: u8,
}

impl<T: Copy> Line<T> {
    /// Nobody waits; `any` fills the places of those that do not exist.
    pub const fn empty(any: T) -> Line<T> {
        Line { waiting: [any; PRAIRIES], count: 0 }
    }

    /// Whoever waits, in order.
    #[inline]
    pub fn waiting(&self) -> &[T] {
        &self.waiting[..usize::from(self.count)]
    }

    /// The next one.
    #[inline]
    pub fn front(&self) -> Option<T> {
        self.waiting().first().copied()
    }

    /// Joins at the end; where the line is as long as it can be nothing happens.
    #[inline]
    pub fn join(&mut self, one: T) {
        if let Some(place) = self.waiting.get_mut(usize::from(self.count)) {
            *place = one;
            self.count += 1;
        }
    }

    /// The next one leaves.
    #[inline]
    pub fn leave(&mut self) {
        let count = usize::from(self.count);
        if count > 0 {
            self.waiting.copy_within(1..count, 0);
            self.count -= 1;
        }
    }

    /// Everybody leaves.
    pub fn clear(&mut self) {
        self.count = 0;
    }
}

/// Lines are equal when the same wait in the same order.
impl<T: Copy + PartialEq> PartialEq for Line<T> {
    fn eq(&self, other: &Line<T>) -> bool {
        self.waiting() == other.waiting()
    }
}

impl<T: Copy + Eq> Eq for Line<T> {}
