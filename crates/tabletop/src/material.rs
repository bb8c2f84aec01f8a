//! What a game's material says of each thing in it, and whether a source tells that.

/// A row of a table of material.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Datum<W> {
    /// What it says.
    pub what: W,
    /// Whether no source tells it, so that it had to be assumed.
    pub assumed: bool,
}

/// What a source tells.
pub const fn known<W: Copy>(what: W) -> Datum<W> {
    Datum { what, assumed: false }
}

/// What none tells.
pub const fn assumed<W: Copy>(what: W) -> Datum<W> {
    Datum { what, assumed: true }
}
