//! Sinks for the effects of actions.

/// A receiver of effects, in the order in which they happen.
pub trait Tell<E> {
    /// Receives an effect.
    fn tell(&mut self, effect: E);

    /// Returns true if effects are used. Otherwise, data needed only for reports is not computed.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

/// Collects the effects in order.
impl<E> Tell<E> for Vec<E> {
    #[inline(always)]
    fn tell(&mut self, effect: E) {
        self.push(effect);
    }
}

/// A sink that discards all effects. Playouts use it, so that the compiler can remove the code for effects.
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
