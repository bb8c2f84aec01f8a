//! Whom a game tells what an action brought about.

/// Somebody who is told effects, one after the other.
pub trait Tell<E> {
    /// Takes one of them.
    fn tell(&mut self, effect: E);

    /// Whether it listens: what only a report needs is not worked out for one who does not.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

/// A list keeps them in order.
impl<E> Tell<E> for Vec<E> {
    #[inline(always)]
    fn tell(&mut self, effect: E) {
        self.push(effect);
    }
}

/// Nobody: playouts tell their effects to it, and nothing of them is left in the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forget;

impl<E> Tell<E> for Forget {
    #[inline(always)]
    fn tell(&mut self, _: E) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}
