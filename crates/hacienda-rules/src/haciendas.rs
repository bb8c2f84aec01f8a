//! Buying and placing haciendas (RULES.md 3.5).

use tabletop::Tell;

use super::{
    cards,
    cells::{Cell, Cells},
    effect::{ClockEffect, Effect, HaciendaEffect},
    illegal::Illegal,
    position::{Position, Setting},
    vocab::Once,
};

/// The own tiles and animals on which the seat to act may place a hacienda, money aside.
pub fn targets<const W: usize>(position: &Position<W>, setting: &Setting<W>) -> Cells<W> {
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

/// Could the seat to act buy a hacienda for any hex?
///
/// # Errors
/// When it bought one this turn, none is left, the purse is too thin, or no tile or animal of its own can take one.
pub fn could<const W: usize>(position: &Position<W>, setting: &Setting<W>) -> Result<(), Illegal> {
    check_purchase(position, setting)?;
    if targets(position, setting).is_empty() { Err(Illegal::NotYourPiece) } else { Ok(()) }
}

/// Refuses to sell a hacienda to the seat to act, wherever it would go.
#[inline]
fn check_purchase<const W: usize>(position: &Position<W>, setting: &Setting<W>) -> Result<(), Illegal> {
    if position.turn.hacienda_bought {
        return Err(Illegal::HaciendaBought);
    }
    if position.hacienda_supply == 0 {
        return Err(Illegal::NoHacienda);
    }
    cards::check_price(position, setting.rulebook.hacienda_price)
}

/// May the seat to act buy a hacienda for this hex?
///
/// # Errors
/// When it bought one this turn, none is left, the purse is too thin, or the tile or its group cannot take one.
pub fn check<const W: usize>(position: &Position<W>, setting: &Setting<W>, at: Cell) -> Result<(), Illegal> {
    check_purchase(position, setting)?;
    if !position.owned[position.turn.seat.index()].has(at) {
        return Err(Illegal::NotYourPiece);
    }
    if position.haciendas.has(at) {
        return Err(Illegal::TileHasHacienda);
    }
    let taken = position.group_at(setting, at).is_some_and(|group| group.meets(&position.haciendas));
    if taken && !setting.rulebook.house.several_haciendas { Err(Illegal::GroupHasHacienda) } else { Ok(()) }
}

/// Buys and places the hacienda.
pub fn play<const W: usize>(
    position: &mut Position<W>,
    setting: &Setting<W>,
    at: Cell,
    effects: &mut impl Tell<Effect>,
) {
    cards::pay(position, setting.rulebook.hacienda_price, effects);
    let seat = position.turn.seat;
    let group = if effects.listens() { position.group_at(setting, at) } else { None };
    let group = group.map_or(0, |group| group.count());
    position.tell(Effect::Hacienda(HaciendaEffect::Placed { seat, at, group }), effects);
    position.tell(Effect::Clock(ClockEffect::Used(Once::Hacienda)), effects);
}
