//! The harvest and its chips (rules: `rule-chapter-harvest`).

use tabletop::{Sink, refuse};

use crate::{
    Cell, Cells, ClockEffect, Effect, HarvestEffect, Illegal, OncePerTurn, Position, PurseEffect, Setting, Size,
};

/// Returns the tiles on which the seat to act may place a chip: the tiles of its chains that are long enough and hold
/// no chip. There are none once the seat has harvested this turn. Does not check whether a chip is available.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{formats::positions, harvest};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "harvest_chips": ["4,5"],
///     "seats": [{"land": ["4,3", "4,5", "1,4", "1,6", "1,8"]}, {}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// assert_eq!(harvest::targets(&position, &setting).count(), 3); // the chain without a chip
/// # Ok(())
/// # }
/// ```
pub fn targets<S: Size>(position: &Position<S>, setting: &Setting) -> Cells<S> {
    if position.turn.harvested {
        return Cells::NONE;
    }
    let board = &*setting.board;
    let least = u16::from(setting.rulebook.house.harvest_minimum);
    let land = position.land_of(position.turn.seat);
    let long = board.large_components(&land, least);
    let with_chip = land & position.chips;
    if long.is_empty() || with_chip.is_empty() { long } else { long & !board.groups_of(&with_chip, &land) }
}

/// Returns the chips that the seat to act may take from opponents: none while the supply has chips.
pub fn chips_to_take<S: Size>(position: &Position<S>) -> Cells<S> {
    if position.chip_supply > 0 {
        return Cells::NONE;
    }
    position.chips & !position.owned[position.turn.seat.index()]
}

/// Checks whether the seat to act can harvest at least one chain.
///
/// # Errors
/// Returns an error if the seat has already harvested this turn, no chip is available, or each of its chains is too
/// short or holds a chip.
pub fn check_any(position: &Position<impl Size>, setting: &Setting) -> Result<(), Illegal> {
    refuse(position.turn.harvested, Illegal::Harvested)?;
    refuse(position.chip_supply == 0 && chips_to_take(position).is_empty(), Illegal::NoChipInSupply)?;
    if !targets(position, setting).is_empty() {
        return Ok(());
    }
    let land = position.land_of(position.turn.seat);
    let tiles = setting.board.groups(land).map(|chain| chain.count()).max().unwrap_or(0);
    let needed = setting.rulebook.house.harvest_minimum;
    Err(if tiles < u16::from(needed) { Illegal::ChainTooShort { tiles, needed } } else { Illegal::ChainHasChip })
}

/// Checks a harvest of the chain that contains tile `at`, using a chip from the supply or from an opponent's tile.
///
/// # Errors
/// Returns an error if the seat to act has already harvested this turn or does not own the tile, if the chain is too
/// short or holds a chip, or if the chip cannot be taken.
///
/// # Examples
///
/// ```
/// use hacienda_rules::formats::{hexes, positions};
/// use hacienda_rules::{Illegal, harvest};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "seats": [{"land": ["4,3", "4,5", "1,4"]}, {}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// let check = |name| hexes::parse(&setting.board, name).map(|at| harvest::check(&position, &setting, at, None));
/// assert_eq!(check("4,3")?, Ok(()));
/// assert_eq!(check("1,4")?, Err(Illegal::ChainTooShort { tiles: 1, needed: 2 }));
/// assert_eq!(check("1,6")?, Err(Illegal::NotYourLand));
/// # Ok(())
/// # }
/// ```
pub fn check(position: &Position<impl Size>, setting: &Setting, at: Cell, from: Option<Cell>) -> Result<(), Illegal> {
    refuse(position.turn.harvested, Illegal::Harvested)?;
    let seat = position.turn.seat;
    let land = position.land_of(seat);
    refuse(!land.has(at), Illegal::NotYourLand)?;
    let chain = setting.board.group(at, &land);
    let (tiles, needed) = (chain.count(), setting.rulebook.house.harvest_minimum);
    refuse(tiles < u16::from(needed), Illegal::ChainTooShort { tiles, needed })?;
    refuse(chain.intersects(&position.chips), Illegal::ChainHasChip)?;
    match from {
        None if position.chip_supply > 0 => Ok(()),
        None => Err(Illegal::NoChipInSupply),
        Some(_) if position.chip_supply > 0 => Err(Illegal::ChipsInSupply),
        Some(from) if !position.chips.has(from) => Err(Illegal::NoChipThere),
        Some(from) if land.has(from) => Err(Illegal::ChipIsYours),
        Some(_) => Ok(()),
    }
}

/// Places the chip and pays the seat to act for the harvest.
///
/// # Examples
///
/// ```
/// use hacienda_rules::formats::{hexes, positions};
/// use hacienda_rules::{NullSink, harvest};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "seats": [{"pesos": 5, "land": ["4,3", "4,5", "4,7"]}, {}]}"#;
/// let (setting, mut position) = positions::read(file, Path::new(""))?;
/// let at = hexes::parse(&setting.board, "4,5")?;
/// harvest::play(&mut position, &setting, at, None, &mut NullSink);
/// assert_eq!(position.pesos[0], 14); // three pesos for each of three tiles
/// assert!(position.chips.has(at) && position.turn.harvested);
/// # Ok(())
/// # }
/// ```
pub fn play(
    position: &mut Position<impl Size>,
    setting: &Setting,
    at: Cell,
    from: Option<Cell>,
    effects: &mut impl Sink<Effect>,
) {
    let seat = position.turn.seat;
    let tiles = setting.board.group(at, &position.land_of(seat)).count();
    let pesos = setting.rulebook.harvest_per_tile * u32::from(tiles);
    position.emit(Effect::Harvest(HarvestEffect::Placed { seat, at, from, tiles }), effects);
    position.emit(Effect::Purse(PurseEffect::Earned { seat, pesos }), effects);
    position.emit(Effect::Clock(ClockEffect::Used(OncePerTurn::Harvest)), effects);
}
