//! The components and starting values of the game in one table, each marked as known or assumed (rules:
//! `hg-rules-table-title`, `hg-rules-assumed`).

use tabletop::material::{self, assumed, known};

/// The number of different market cards of each good.
pub const KINDS: usize = 6;

/// One fact about the components or the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The minimum and maximum number of players.
    Players(u8, u8),
    /// The number of shares of each good.
    Shares(u8),
    /// The highest price on the track and the size of a step.
    Track(u16, u16),
    /// The price of every good at the start.
    Price(u16),
    /// Market cards of each good: their steps and their number.
    Cards(i8, u8),
    /// The money of each player at the start.
    Money(u32),
    /// The number of cards in a rack at the start of a half.
    Rack(u8),
    /// The number of halves, and of rounds in a half.
    Rounds(u8, u8),
    /// The maximum number of shares bought or sold in a turn.
    Lot(u8),
    /// The number of places in a foundation.
    Places(u8),
    /// Markers stop at the ends of the track and may move away later. The alternative reading is a house rule.
    Stops,
}

/// A row of the table.
pub type Datum = material::Datum<Fact>;

/// All components and starting values. [`super::Rulebook`] and the market cards take all their data from here.
pub const MATERIAL: [Datum; 16] = [
    known(Fact::Players(3, 5)),
    known(Fact::Shares(10)),
    assumed(Fact::Track(250, 10)),
    known(Fact::Price(40)),
    assumed(Fact::Cards(6, 1)),
    assumed(Fact::Cards(4, 2)),
    assumed(Fact::Cards(2, 2)),
    assumed(Fact::Cards(-2, 2)),
    assumed(Fact::Cards(-4, 1)),
    assumed(Fact::Cards(-6, 1)),
    known(Fact::Money(300)),
    known(Fact::Rack(8)),
    known(Fact::Rounds(2, 4)),
    known(Fact::Lot(3)),
    known(Fact::Places(4)),
    assumed(Fact::Stops),
];

/// The market cards of each good, from the highest down: their steps and their number.
pub const CARDS: [(i8, u8); KINDS] = {
    let mut cards = [(0, 0); KINDS];
    let (mut row, mut kind) = (0, 0);
    while row < MATERIAL.len() {
        if let Fact::Cards(steps, count) = MATERIAL[row].value {
            cards[kind] = (steps, count);
            kind += 1;
        }
        row += 1;
    }
    cards
};
