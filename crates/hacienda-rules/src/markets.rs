//! The payments for reaching markets (rules: `rule-chapter-markets`, `rule-variant1`).

use tabletop::Sink;

use crate::{Cell, Cells, Effect, MarketEffect, Payment, Position, PurseEffect, Seat, Setting, Size, Species};

/// The animals and land tiles that count for a herd at a market, and the resulting payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarketPayment {
    /// The number of animals in the herd.
    pub animals: u16,
    /// The number of the owner's land tiles that count.
    pub land: u16,
    /// The payment in pesos at each market that the newly placed animal touches.
    pub pesos: u32,
}

/// Returns the payment for a herd at a market.
///
/// # Examples
///
/// ```
/// use hacienda_rules::markets::{MarketPayment, payment_for};
/// use hacienda_rules::{Seat, Species, formats::positions};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "rules": {"game": "variant1"},
///     "seats": [{"land": ["4,3", "4,5", "4,7"], "animals": {"pig": ["3,6", "3,4"]}}, {}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// let herd = position.animals_of(Seat(0), Species::Pig);
/// let payment = payment_for(&position, &setting, Seat(0), &herd);
/// assert_eq!(payment, MarketPayment { animals: 2, land: 3, pesos: 6 }); // Variant 1 multiplies.
/// # Ok(())
/// # }
/// ```
pub fn payment_for<S: Size>(position: &Position<S>, setting: &Setting, seat: Seat, herd: &Cells<S>) -> MarketPayment {
    let board = &*setting.board;
    let land = position.land_of(seat);
    let touching = board.around(herd) & land;
    let animals = herd.count();
    match setting.rulebook.payment {
        Payment::HerdPlusChains => {
            let land = board.groups_of(&touching, &land).count();
            MarketPayment { animals, land, pesos: u32::from(animals + land) }
        }
        Payment::HerdTimesTouchingLand => {
            let land = touching.count();
            MarketPayment { animals, land, pesos: u32::from(animals) * u32::from(land) }
        }
    }
}

/// Returns the total that markets would pay for an animal of the species placed on this hex.
///
/// # Examples
///
/// ```
/// use hacienda_rules::formats::{hexes, positions};
/// use hacienda_rules::{Seat, Species, markets};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "seats": [{"land": ["4,3", "4,5", "4,7"]}, {}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// let pesos = |name| {
///     hexes::parse(&setting.board, name)
///         .map(|at| markets::payment_at(&position, &setting, Seat(0), Species::Cattle, at))
/// };
/// assert_eq!(pesos("3,6")?, 4); // one animal and a chain of three tiles
/// assert_eq!(pesos("4,1")?, 0); // no market touches this hex
/// # Ok(())
/// # }
/// ```
pub fn payment_at(position: &Position<impl Size>, setting: &Setting, seat: Seat, species: Species, at: Cell) -> u32 {
    let markets = setting.board.markets_beside(at).count() as u32;
    if markets == 0 {
        return 0;
    }
    let herd = setting.board.group(at, &position.herd_candidates(setting, seat, species));
    payment_for(position, setting, seat, &herd).pesos * markets
}

impl<S: Size> Position<S> {
    /// Pays for each market that the newly placed animal on this hex touches.
    pub(super) fn reach_markets(
        &mut self,
        setting: &Setting,
        species: Species,
        at: Cell,
        effects: &mut impl Sink<Effect>,
    ) {
        let board = &*setting.board;
        let mut markets = board.markets_beside(at).peekable();
        if markets.peek().is_none() {
            return;
        }
        let seat = self.turn.seat;
        let herd = board.group(at, &self.herd_candidates(setting, seat, species));
        let MarketPayment { animals, land, pesos } = payment_for(self, setting, seat, &herd);
        let mut before = self.all_animals_of(seat);
        before.take(at);
        let is_product = setting.rulebook.payment == Payment::HerdTimesTouchingLand;
        for market in markets {
            let first = effects.is_used() && !board.touches(market, &before);
            let reached = MarketEffect::Reached { seat, market, first, animals, land, pesos, is_product };
            self.emit(Effect::Market(reached), effects);
            self.emit(Effect::Purse(PurseEffect::Earned { seat, pesos }), effects);
        }
    }
}
