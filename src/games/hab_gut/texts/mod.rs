//! The messages of the game with their arguments. The sentences themselves are in `assets/texts`.

use hab_gut::{Good, Lot, Position, Seat, Setting, vocab::GOODS};

use super::refusals::sign;
use crate::{
    seats::names::name,
    texts::{Kind, Text, Who, text},
};

pub mod confirmation;
pub mod foundation_opening;
pub mod hint;
pub mod log;
pub mod popovers;
pub mod prompt;
pub mod rules;

pub use super::refusals::card;

/// The name of a good, capitalised to stand alone.
pub fn good(good: Good) -> Text {
    text!("hg-good-alone", good = good)
}

/// A number of shares of a good, such as "2 rubber".
pub fn share_count(good: Good, count: impl Into<i64>) -> Text {
    text!("hg-of-good", good = good, count = count.into())
}

/// The shares of a lot, such as "1 coal and 2 rubber".
pub fn lot(lot: Lot) -> Vec<Text> {
    lot.iter().map(|(good, count)| share_count(good, count)).collect()
}

/// The shares of each good, given their counts. Goods without shares are left out.
pub fn shares(shares: &[u8; GOODS]) -> Vec<Text> {
    Good::ALL.into_iter().zip(shares).filter(|(_, count)| **count > 0).map(|(good, n)| share_count(good, *n)).collect()
}

/// A change with its sign, such as "+120" or "−20".
pub fn signed(number: i64) -> Text {
    text!("hg-gain", sign = sign(number), gain = number.abs())
}

/// The progress of the game: the half, and the round within it, counted from 1.
pub fn round(position: &Position, setting: &Setting) -> Text {
    let book = &setting.rulebook;
    let rounds = position.rounds.min(book.all_rounds().saturating_sub(1));
    let half = Kind(if rounds < book.rounds_per_half { "first" } else { "second" });
    text!("hg-round", half = half, round = rounds % book.rounds_per_half + 1, rounds = book.rounds_per_half)
}

/// The names of several seats.
pub fn names_of(names: &[Who], seats: impl Iterator<Item = Seat>) -> Vec<Text> {
    seats.map(|seat| name(names, seat).text()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    #[test]
    fn shares_and_changes_read_naturally() {
        let tr = |text: Text| Translations::default().tr(text).to_string();
        let three = Lot::from_goods(&[Good::Rubber, Good::Coal, Good::Rubber]).expect("the lot is small");
        assert_eq!(tr(text!("hg-list", items = lot(three))), "1 coal and 2 rubber");
        assert_eq!([signed(120), signed(-20)].map(tr), ["+120", "−20"]);
        assert_eq!(Good::ALL.map(good).map(tr).join(" "), "Coal Wheat Coffee Rubber Tea Salt");
        let salt = hab_gut::MarketCard::new(Good::Salt, -6).expect("the card exists");
        assert_eq!(tr(card(salt)), "Salt −6");
    }
}
