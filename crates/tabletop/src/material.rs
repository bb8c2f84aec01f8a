//! Data about a game's material, marked as sourced or assumed.

/// A value in a table of material.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Datum<W> {
    /// The value.
    pub what: W,
    /// True if no source gives the value and it had to be assumed.
    pub assumed: bool,
}

/// Creates a value that a source gives.
pub const fn known<W: Copy>(what: W) -> Datum<W> {
    Datum { what, assumed: false }
}

/// Creates a value that no source gives.
pub const fn assumed<W: Copy>(what: W) -> Datum<W> {
    Datum { what, assumed: true }
}
