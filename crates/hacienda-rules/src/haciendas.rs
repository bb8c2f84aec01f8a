//! Buying and placing haciendas (rules: `rule-hacienda`).

use tabletop::{Sink, refuse};

use crate::{Cell, Cells, ClockEffect, Effect, HaciendaEffect, Illegal, OncePerTurn, Position, Setting, Size, cards};

/// Returns the tiles and animals on which the seat to act may place a hacienda, regardless of money. Empty if the seat
/// has already bought a hacienda this turn or the supply is empty.
pub fn targets<S: Size>(position: &Position<S>, setting: &Setting) -> Cells<S> {
    if position.turn.hacienda_bought || position.hacienda_supply == 0 {
        return Cells::NONE;
    }
    let owned = position.owned[position.turn.seat.index()];
    let held = owned & position.haciendas;
    let mut covered = held;
    if !setting.rulebook.house.several_haciendas {
        for cell in held.iter() {
            if let Some(group) = position.group_at(setting, cell) {
                covered |= group;
            }
        }
    }
    owned & !covered
}

/// Returns the chains and herds in which the seat to act may place a hacienda, each with its lowest-numbered suitable
/// hex.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{formats::positions, haciendas};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "haciendas": ["1,6"],
///     "seats": [{"land": ["4,3", "4,5", "1,4", "1,6", "1,8"], "animals": {"pig": ["4,1"]}}, {}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// let sizes: Vec<u16> = haciendas::target_groups(&position, &setting).map(|(_, group)| group.count()).collect();
/// assert_eq!(sizes, [1, 2]); // the herd, and the chain without a hacienda
/// # Ok(())
/// # }
/// ```
pub fn target_groups<S: Size>(position: &Position<S>, setting: &Setting) -> impl Iterator<Item = (Cell, Cells<S>)> {
    let mut left = targets(position, setting);
    std::iter::from_fn(move || {
        let first = left.first()?;
        let group = position.group_at(setting, first)?;
        left &= !group;
        Some((first, group))
    })
}

/// Checks whether the seat to act can buy a hacienda and place it on at least one hex.
///
/// # Errors
/// Returns an error if the seat has already bought a hacienda this turn, no hacienda is left, the seat has too little
/// money, or none of its tiles and animals can take a hacienda.
pub fn check_any(position: &Position<impl Size>, setting: &Setting) -> Result<(), Illegal> {
    check_purchase(position, setting)?;
    refuse(targets(position, setting).is_empty(), Illegal::NotYourPiece)
}

/// Refuses the purchase for reasons that do not depend on the hex.
#[inline]
fn check_purchase(position: &Position<impl Size>, setting: &Setting) -> Result<(), Illegal> {
    refuse(position.turn.hacienda_bought, Illegal::HaciendaBought)?;
    refuse(position.hacienda_supply == 0, Illegal::NoHacienda)?;
    cards::check_price(position, setting.rulebook.hacienda_price)
}

/// Checks whether the seat to act may buy a hacienda for this hex.
///
/// # Errors
/// Returns an error if the seat has already bought a hacienda this turn, no hacienda is left, the seat has too little
/// money or owns no piece on the hex, or the piece or its group cannot take a hacienda.
pub fn check(position: &Position<impl Size>, setting: &Setting, at: Cell) -> Result<(), Illegal> {
    check_purchase(position, setting)?;
    refuse(!position.owned[position.turn.seat.index()].has(at), Illegal::NotYourPiece)?;
    refuse(position.haciendas.has(at), Illegal::TileHasHacienda)?;
    let taken = position.group_at(setting, at).is_some_and(|group| group.intersects(&position.haciendas));
    refuse(taken && !setting.rulebook.house.several_haciendas, Illegal::GroupHasHacienda)
}

impl<S: Size> Position<S> {
    /// Buys and places the hacienda.
    pub(super) fn play_hacienda(&mut self, setting: &Setting, at: Cell, effects: &mut impl Sink<Effect>) {
        self.pay(setting.rulebook.hacienda_price, effects);
        let seat = self.turn.seat;
        let group = if effects.is_used() { self.group_at(setting, at) } else { None };
        let group = group.map_or(0, |group| group.count());
        self.emit(Effect::Hacienda(HaciendaEffect::Placed { seat, at, group }), effects);
        self.emit(Effect::Clock(ClockEffect::Used(OncePerTurn::Hacienda)), effects);
    }
}
