//! What lies in the box and how it begins, in one table: what is known of it, and what had to be assumed (HAB-GUT 1 to 3).

use tabletop::material::{self, assumed, known};

/// How many kinds of market cards each good has.
pub const KINDS: usize = 6;

/// One thing about the material or the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// The fewest and the most players.
    Players(u8, u8),
    /// Shares of each good.
    Shares(u8),
    /// The end of the track, and the length of a step.
    Track(u16, u16),
    /// The price of every good at the start.
    Price(u16),
    /// Market cards of each good: steps, and how many of it.
    Cards(i8, u8),
    /// Everybody's money at the start.
    Money(u32),
    /// Cards in a rack at the start of a half.
    Rack(u8),
    /// Halves, and rounds of a half.
    Rounds(u8, u8),
    /// The most shares that are bought or sold in a turn.
    Lot(u8),
    /// Places of a foundation.
    Places(u8),
    /// A marker stops at the ends of its track, and moves on from there later. The other reading is a house rule.
    Stops,
}

/// A row of the table.
pub type Datum = material::Datum<What>;

/// All of the material. [`super::Rulebook`] and the market cards are made of it, and of nothing else.
pub const MATERIAL: [Datum; 16] = [
    known(What::Players(3, 5)),
    known(What::Shares(10)),
    assumed(What::Track(250, 10)),
    known(What::Price(40)),
    assumed(What::Cards(6, 1)),
    assumed(What::Cards(4, 2)),
    assumed(What::Cards(2, 2)),
    assumed(What::Cards(-2, 2)),
    assumed(What::Cards(-4, 1)),
    assumed(What::Cards(-6, 1)),
    known(What::Money(300)),
    known(What::Rack(8)),
    known(What::Rounds(2, 4)),
    known(What::Lot(3)),
    known(What::Places(4)),
    assumed(What::Stops),
];

/// The market cards of each good: steps, and how many of it, from the highest down.
pub const CARDS: [(i8, u8); KINDS] = {
    let mut cards = [(0, 0); KINDS];
    let (mut row, mut kind) = (0, 0);
    while row < MATERIAL.len() {
        if let What::Cards(steps, count) = MATERIAL[row].what {
            cards[kind] = (steps, count);
            kind += 1;
        }
        row += 1;
    }
    cards
};
