//! The five owners of pieces: which seat is which of them, and the word for the colour. Each has a brand besides.

/// An owner's colour. Whoever cannot tell it knows the brand that goes with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Owner {
    /// With the star.
    Blue,
    /// With the horseshoe.
    Vermilion,
    /// With the bull's horns.
    Charcoal,
    /// With the sun.
    Ivory,
    /// With the heart.
    Pink,
}

impl Owner {
    /// All of them.
    pub const ALL: [Owner; 5] = [Owner::Blue, Owner::Vermilion, Owner::Charcoal, Owner::Ivory, Owner::Pink];

    /// Who a seat is, counted from 0; whatever shows whose something is asks this.
    pub fn of(seat: usize) -> Owner {
        Owner::ALL[seat % Owner::ALL.len()]
    }

    /// The colour, as messages choose by it.
    pub fn word(self) -> &'static str {
        match self {
            Owner::Blue => "blue",
            Owner::Vermilion => "vermilion",
            Owner::Charcoal => "charcoal",
            Owner::Ivory => "ivory",
            Owner::Pink => "pink",
        }
    }
}
