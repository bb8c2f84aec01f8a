//! The sink that receives the effects of an action.

/// Receives effects in the order in which they occur.
pub trait Sink<E> {
    /// Receives an effect.
    fn emit(&mut self, effect: E);

    /// Returns true if the sink uses the effects. If it does not, data needed only for effects is not computed.
    #[inline(always)]
    fn is_used(&self) -> bool {
        true
    }
}

/// Collects effects in order.
impl<E> Sink<E> for Vec<E> {
    #[inline(always)]
    fn emit(&mut self, effect: E) {
        self.push(effect);
    }
}

/// A sink that drops everything. The compiler removes it entirely.
///
/// # Examples
///
/// ```
/// use tabletop::{NullSink, Sink};
/// fn pay(effects: &mut impl Sink<String>) -> u32 {
///     effects.emit("paid 12 pesos".to_owned());
///     20 - 12
/// }
/// let mut effects = Vec::new();
/// assert_eq!(pay(&mut effects), pay(&mut NullSink));
/// assert_eq!(effects, ["paid 12 pesos"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NullSink;

impl<E> Sink<E> for NullSink {
    #[inline(always)]
    fn emit(&mut self, _: E) {}

    #[inline(always)]
    fn is_used(&self) -> bool {
        false
    }
}
