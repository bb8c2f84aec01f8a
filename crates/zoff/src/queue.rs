//! First-in, first-out queues: full prairies with bonuses to give, and fairs (rules: `zoff-rules-bonus-line`,
//! `zoff-rules-fair`).

use serde::{Deserialize, Serialize};

use crate::{Colour, PRAIRIES, Prairie};

/// A fair that is still to be held (rules: `zoff-rules-fair`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// The prairie that was filled.
    pub prairie: Prairie,
    /// The colour that filled it.
    pub colour: Colour,
}

/// A queue with one slot for each prairie. No prairie fills twice, so it never overflows.
///
/// # Examples
///
/// ```
/// use zoff::{Prairie, Queue};
/// let mut full = Queue::empty(Prairie::FireFields);
/// full.push(Prairie::CoffeeCanyon);
/// full.push(Prairie::LuckyPickle);
/// full.pop();
/// assert_eq!((full.front(), full.as_slice().len()), (Some(Prairie::LuckyPickle), 1));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Queue<T> {
    items: [T; PRAIRIES],
    count: u8,
}

impl<T: Copy> Queue<T> {
    /// An empty queue. `any` fills the unused slots.
    pub const fn empty(any: T) -> Queue<T> {
        Queue { items: [any; PRAIRIES], count: 0 }
    }

    /// The waiting items, in order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }

    /// The first item; `None` if the queue is empty.
    #[inline]
    pub fn front(&self) -> Option<T> {
        self.as_slice().first().copied()
    }

    /// Adds an item at the end. Does nothing if the queue is full.
    #[inline]
    pub fn push(&mut self, one: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.count)) {
            *place = one;
            self.count += 1;
        }
    }

    /// Removes the first item.
    #[inline]
    pub fn pop(&mut self) {
        let count = usize::from(self.count);
        if count > 0 {
            self.items.copy_within(1..count, 0);
            self.count -= 1;
        }
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        self.count = 0;
    }
}

/// Compares only the waiting items, because unused slots may hold anything.
impl<T: Copy + PartialEq> PartialEq for Queue<T> {
    fn eq(&self, other: &Queue<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq> Eq for Queue<T> {}
