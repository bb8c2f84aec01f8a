//! Face-down piles of cards.

use crate::{
    LandCard, Species,
    rulebook::{ANIMAL_CARDS, LAND_CARDS},
};

/// The maximum number of land cards in a position: twice the number in the box, so that lessons can deal freely.
pub(super) const MAX_LAND_CARDS: usize = 2 * sum(&LAND_CARDS);
/// The capacity of an animal stack: the number of animal cards in the box, rounded up to a multiple of ten.
pub(super) const MAX_ANIMAL_CARDS: usize = sum(&ANIMAL_CARDS).next_multiple_of(10);

const fn sum(cards: &[u8]) -> usize {
    if let [first, rest @ ..] = cards { *first as usize + sum(rest) } else { 0 }
}

/// A face-down pile of cards; the last card is on top.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{LandCard, LandPile, Pile};
/// let mut deck: LandPile = Pile::empty(LandCard::Pampas);
/// deck.push(LandCard::Forest);
/// deck.push(LandCard::Rocks);
/// assert_eq!((deck.len(), deck.pop(), deck.top()), (2, Some(LandCard::Rocks), Some(LandCard::Forest)));
/// ```
#[derive(Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    count: u8,
}

/// A deck of land cards.
pub type LandPile = Pile<LandCard, MAX_LAND_CARDS>;
/// A stack of animal cards.
pub type AnimalPile = Pile<Species, MAX_ANIMAL_CARDS>;

impl<T: Copy, const N: usize> Pile<T, N> {
    /// Creates an empty pile; `filler` fills unused places.
    pub const fn empty(filler: T) -> Self {
        const { assert!(N <= u8::MAX as usize, "the number of cards must fit in a byte") }
        Pile { cards: [filler; N], count: 0 }
    }

    /// The cards, bottom first.
    #[inline]
    pub fn cards(&self) -> &[T] {
        &self.cards[..usize::from(self.count)]
    }

    /// The cards, bottom first, as a mutable slice.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.count)]
    }

    /// The number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Returns true if the pile is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The top card; `None` if the pile is empty.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.cards().last().copied()
    }

    /// Adds a card on top. A full pile stays unchanged.
    #[inline]
    pub fn push(&mut self, card: T) {
        if let Some(place) = self.cards.get_mut(usize::from(self.count)) {
            *place = card;
            self.count += 1;
        }
    }

    /// Removes and returns the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.top()?;
        self.count -= 1;
        Some(top)
    }
}

// Compares the cards only, not the contents of unused places.
impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}
