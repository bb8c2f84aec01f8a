//! Values of a game's components, each with a flag that marks assumptions.

/// A value of a component.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Datum<W> {
    /// The value.
    pub value: W,
    /// True if no source states the value, so that it had to be assumed.
    pub assumed: bool,
}

/// Makes a value that a source states.
pub const fn known<W: Copy>(what: W) -> Datum<W> {
    Datum { value: what, assumed: false }
}

/// Makes an assumed value, which no source states.
pub const fn assumed<W: Copy>(what: W) -> Datum<W> {
    Datum { value: what, assumed: true }
}
