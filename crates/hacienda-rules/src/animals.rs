//! Animal cards and the herds that animals form (RULES.md 3.2).

use tabletop::Tell;

use super::{
    cards,
    cells::{Cell, Cells},
    effect::{AnimalEffect, Effect},
    illegal::Illegal,
    position::{Position, Setting},
    vocab::{Card, Ground, Species},
};

/// Refuses a species of which the seat to act has no tile left.
fn check_tiles(position: &Position, setting: &Setting, species: Species) -> Result<(), Illegal> {
    if !has_tiles(position, setting) {
        return Err(Illegal::NoAnimalTile);
    }
    if position.animals_of(position.turn.seat, species).count() >= u16::from(setting.rulebook.tiles_of_a_species) {
        return Err(Illegal::NoTileOfSpecies(species));
    }
    Ok(())
}

/// Whether the seat to act has any animal tile left.
#[inline]
fn has_tiles(position: &Position, setting: &Setting) -> bool {
    position.herd_cells_of(position.turn.seat).count() < u16::from(setting.rulebook.animal_tiles)
}

/// The hexes on which the seat to act may place an animal of the species, whether it holds a card or not.
#[inline]
pub fn targets(position: &Position, setting: &Setting, species: Species) -> Cells {
    if check_tiles(position, setting, species).is_err() {
        return Cells::NONE;
    }
    let seat = position.turn.seat;
    let near = position.land_of(seat) | position.animals_of(seat, species);
    setting.board.around(&near) & *setting.board.pampas() & !position.occupied()
}

/// Calls `see` with every species of which the seat to act holds a card, and the hexes where its animal may be placed,
/// where there are any.
pub fn each_target(position: &Position, setting: &Setting, mut see: impl FnMut(Species, &Cells)) {
    let seat = position.turn.seat;
    let held = Species::ALL.map(|species| position.in_hand(seat, Card::Animal(species)) > 0);
    if held == [false; 4] || !has_tiles(position, setting) {
        return;
    }
    let free = *setting.board.pampas() & !position.occupied();
    let beside_land = setting.board.around(&position.land_of(seat)) & free;
    for species in Species::ALL.into_iter().filter(|species| held[species.index()]) {
        let herds = position.animals_of(seat, species);
        if herds.count() < u16::from(setting.rulebook.tiles_of_a_species) {
            let cells = beside_land | setting.board.around_few(&herds) & free;
            if !cells.is_empty() {
                see(species, &cells);
            }
        }
    }
}

/// May the animal card be played there?
///
/// # Errors
/// When card or tile is missing, the hex is no empty pampas, or it touches neither own land nor own herd of the species.
pub fn check(position: &Position, setting: &Setting, species: Species, at: Cell) -> Result<(), Illegal> {
    cards::check_hand(position, Card::Animal(species))?;
    check_tiles(position, setting, species)?;
    if setting.board.ground(at) != Ground::Pampas {
        return Err(Illegal::NotPampas);
    }
    if position.is_occupied(at) {
        return Err(Illegal::HexIsTaken);
    }
    let seat = position.turn.seat;
    let near = position.land_of(seat) | position.animals_of(seat, species);
    if setting.board.touches(at, &near) { Ok(()) } else { Err(Illegal::NotNextToYourLandOrHerd(species)) }
}

/// Places the animal and discards the card. Markets pay afterwards: [`super::markets::play`].
pub fn play(position: &mut Position, setting: &Setting, species: Species, at: Cell, effects: &mut impl Tell<Effect>) {
    cards::discard(position, Card::Animal(species), effects);
    let seat = position.turn.seat;
    let (herd, joined) = setting.board.join(at, &position.herding(setting, seat, species), effects);
    position.tell(Effect::Animal(AnimalEffect::Placed { seat, species, at, herd, joined }), effects);
}
