//! The sink that receives the effects of an action.

/// A receiver of effects, in order.
pub trait Tell<E> {
    /// Receives an effect.
    fn tell(&mut self, effect: E);

    /// Returns true if the sink uses its effects. If false, data for reports alone is not computed.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

/// Collects effects in order.
impl<E> Tell<E> for Vec<E> {
    #[inline(always)]
    fn tell(&mut self, effect: E) {
        self.push(effect);
    }
}

/// A sink that drops everything, for playouts: the compiler removes it entirely.
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
