//! Animal cards and the herds that animals form (rules: `rule-chapter-animals`).

use tabletop::{Sink, refuse};

use crate::{AnimalEffect, Card, Cell, Cells, Effect, Ground, Illegal, Position, Setting, Size, Species, cards};

/// Refuses a species if the seat to act has no animal tiles left, or none of this species.
fn check_tiles(position: &Position<impl Size>, setting: &Setting, species: Species) -> Result<(), Illegal> {
    refuse(!has_tiles(position, setting), Illegal::NoAnimalTile)?;
    refuse(!has_tile(position, setting, species), Illegal::NoTileOfSpecies(species))
}

/// Returns true if the seat to act has any animal tile left.
#[inline]
fn has_tiles(position: &Position<impl Size>, setting: &Setting) -> bool {
    position.animals_on_board(position.turn.seat) < setting.rulebook.animal_tiles
}

/// Returns true if the seat to act has animal tiles left, including one of this species.
#[inline]
pub fn has_tile(position: &Position<impl Size>, setting: &Setting, species: Species) -> bool {
    has_tiles(position, setting)
        && position.animal_count(position.turn.seat, species) < setting.rulebook.tiles_of_a_species
}

/// Returns true if a hex touches land of the seat to act or one of its animals of the species. The house rule of mixed
/// herds makes no difference.
#[inline]
pub fn touches_land_or_herd(position: &Position<impl Size>, setting: &Setting, species: Species, at: Cell) -> bool {
    let (board, seat) = (&*setting.board, position.turn.seat);
    // Most hexes touch none of the seat's pieces; the first test rejects these hexes without building the set.
    board.touches(at, &position.owned[seat.index()])
        && board.touches(at, &(position.land_of(seat) | position.animals_of(seat, species)))
}

/// Returns the hexes where the seat to act may place an animal of the species, even if it holds no such card.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Species, animals, formats::positions};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "seats": [{"land": ["4,3"], "animals": {"pig": ["3,4"]}}, {}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// let pig = animals::targets(&position, &setting, Species::Pig);
/// let horse = animals::targets(&position, &setting, Species::Horse);
/// assert!(horse.is_subset(&pig)); // Pigs may also join the herd.
/// assert_eq!((horse.count(), pig.count()), (3, 5));
/// # Ok(())
/// # }
/// ```
#[inline]
pub fn targets<S: Size>(position: &Position<S>, setting: &Setting, species: Species) -> Cells<S> {
    if check_tiles(position, setting, species).is_err() {
        return Cells::NONE;
    }
    let seat = position.turn.seat;
    let own_pieces = position.land_of(seat) | position.animals_of(seat, species);
    setting.board.around(&own_pieces) & setting.board.printed().pampas & !position.occupied()
}

/// Calls `visit` with each species in the hand of the seat to act and the hexes where its animal may be placed. Skips
/// species that have no such hex.
pub fn for_each_target<S: Size>(position: &Position<S>, setting: &Setting, mut visit: impl FnMut(Species, &Cells<S>)) {
    let seat = position.turn.seat;
    let held = Species::ALL.map(|species| position.in_hand(seat, Card::Animal(species)) > 0);
    if !held.contains(&true) || !has_tiles(position, setting) {
        return;
    }
    let free = setting.board.printed().pampas & !position.occupied();
    let beside_land = setting.board.around(&position.land_of(seat)) & free;
    for species in Species::ALL.into_iter().filter(|species| held[species.index()]) {
        if has_tile(position, setting, species) {
            let cells = beside_land | setting.board.neighbours_of_few(&position.animals_of(seat, species)) & free;
            if !cells.is_empty() {
                visit(species, &cells);
            }
        }
    }
}

/// Checks whether the player may play an animal card on a hex.
///
/// # Errors
/// Returns an error if the player has no such card or tile, the hex is not empty pampas, or it touches neither the
/// player's land nor one of the player's animals of the species.
pub fn check(position: &Position<impl Size>, setting: &Setting, species: Species, at: Cell) -> Result<(), Illegal> {
    cards::check_hand(position, Card::Animal(species))?;
    check_tiles(position, setting, species)?;
    refuse(setting.board.ground(at) != Ground::Pampas, Illegal::NotPampas)?;
    refuse(position.is_occupied(at), Illegal::HexIsTaken)?;
    refuse(!touches_land_or_herd(position, setting, species, at), Illegal::NotNextToYourLandOrHerd(species))
}

impl<S: Size> Position<S> {
    /// Places the animal and discards the card. The market payments follow in [`Position::reach_markets`].
    pub(super) fn play_animal(
        &mut self,
        setting: &Setting,
        species: Species,
        at: Cell,
        effects: &mut impl Sink<Effect>,
    ) {
        self.discard(Card::Animal(species), effects);
        let seat = self.turn.seat;
        let (herd, joined) = setting.board.join(at, || self.herd_candidates(setting, seat, species), effects.is_used());
        self.emit(Effect::Animal(AnimalEffect::Placed { seat, species, at, herd, joined }), effects);
    }
}
