//! Buying and placing ponds (rules: `rule-pond`).

use tabletop::{Sink, refuse};

use crate::{
    ClockEffect, Effect, Ground, Illegal, OncePerTurn, PondCells, PondEffect, PondShape, Position, Setting, Size, cards,
};

/// Iterates over the possible placements of a pond of this shape, regardless of money. There are none if the supply has
/// no such pond or the seat to act has already bought a pond this turn.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{PondShape, Position, Setting, ponds};
/// let setting = Setting::default();
/// let mut position: Position = Position::empty(&setting, 2);
/// assert!(ponds::places(&position, &setting, PondShape::Triangle).all(|pond| pond.cells().len() == 3));
/// position.pond_supply[PondShape::Triangle.index()] = 0;
/// assert_eq!(ponds::places(&position, &setting, PondShape::Triangle).count(), 0);
/// ```
pub fn places<'a, S: Size>(
    position: &'a Position<S>,
    setting: &'a Setting,
    shape: PondShape,
) -> impl Iterator<Item = PondCells> + use<'a, S> {
    let any = !position.turn.pond_bought && position.pond_supply[shape.index()] > 0;
    let occupied = position.occupied();
    let all = if any { setting.board.pond_places(shape) } else { &[] };
    all.iter().copied().filter(move |pond| !pond.cells().iter().any(|cell| occupied.has(*cell)))
}

/// Checks whether the seat to act can buy a pond of this shape, regardless of where it would be placed.
///
/// # Errors
/// Returns an error if the seat has already bought a pond this turn or has too little money, or no pond of this shape
/// is left.
#[inline]
pub fn check_shape(position: &Position<impl Size>, setting: &Setting, shape: PondShape) -> Result<(), Illegal> {
    refuse(position.turn.pond_bought, Illegal::PondBought)?;
    refuse(position.pond_supply[shape.index()] == 0, Illegal::NoPondLeft(shape))?;
    cards::check_price(position, setting.rulebook.pond_price)
}

/// Checks whether the seat to act may buy a pond for these hexes.
///
/// # Errors
/// Returns an error if the seat has already bought a pond this turn or has too little money, no pond has the shape of
/// these hexes, no pond of this shape is left, or a hex is not empty pampas.
pub fn check(position: &Position<impl Size>, setting: &Setting, cells: &PondCells) -> Result<(), Illegal> {
    refuse(position.turn.pond_bought, Illegal::PondBought)?;
    let shape = setting.board.pond_shape(cells).ok_or(Illegal::NoSuchPond)?;
    check_shape(position, setting, shape)?;
    for cell in cells.cells() {
        refuse(setting.board.ground(*cell) != Ground::Pampas, Illegal::NotPampas)?;
        refuse(position.is_occupied(*cell), Illegal::HexIsTaken)?;
    }
    Ok(())
}

impl<S: Size> Position<S> {
    /// Buys and places the pond.
    pub(super) fn play_pond(&mut self, setting: &Setting, cells: PondCells, effects: &mut impl Sink<Effect>) {
        let Some(shape) = setting.board.pond_shape(&cells) else { return };
        self.pay(setting.rulebook.pond_price, effects);
        let seat = self.turn.seat;
        self.emit(Effect::Pond(PondEffect::Placed { seat, shape, cells }), effects);
        self.emit(Effect::Clock(ClockEffect::Used(OncePerTurn::Pond)), effects);
    }
}
