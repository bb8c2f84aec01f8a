//! Animal cards and the herds that animals form (RULES.md 3.2).

use tabletop::{Tell, refuse};

use crate::{AnimalEffect, Card, Cell, Cells, Effect, Ground, Illegal, Position, Setting, Size, Species, cards};

/// Refuses a species of which the seat to act has no tile left.
fn check_tiles(position: &Position<impl Size>, setting: &Setting, species: Species) -> Result<(), Illegal> {
    refuse(!has_tiles(position, setting), Illegal::NoAnimalTile)?;
    refuse(!has_tile(position, setting, species), Illegal::NoTileOfSpecies(species))
}

/// Whether the seat to act has any animal tile left.
#[inline]
fn has_tiles(position: &Position<impl Size>, setting: &Setting) -> bool {
    position.animals_on_board(position.turn.seat) < setting.rulebook.animal_tiles
}

/// Whether the seat to act has a tile of the species left.
#[inline]
pub fn has_tile(position: &Position<impl Size>, setting: &Setting, species: Species) -> bool {
    has_tiles(position, setting)
        && position.animal_count(position.turn.seat, species) < setting.rulebook.tiles_of_a_species
}

/// Whether a hex touches land or a herd of the species that the seat to act owns.
#[inline]
pub fn touches_own(position: &Position<impl Size>, setting: &Setting, species: Species, at: Cell) -> bool {
    let (board, seat) = (&*setting.board, position.turn.seat);
    // Most hexes touch nothing of the seat's: those are told without making the set.
    board.touches(at, &position.owned[seat.index()])
        && board.touches(at, &(position.land_of(seat) | position.animals_of(seat, species)))
}

/// The hexes on which the seat to act may place an animal of the species, whether it holds a card or not.
#[inline]
pub fn targets<S: Size>(position: &Position<S>, setting: &Setting, species: Species) -> Cells<S> {
    if check_tiles(position, setting, species).is_err() {
        return Cells::NONE;
    }
    let seat = position.turn.seat;
    let near = position.land_of(seat) | position.animals_of(seat, species);
    setting.board.around(&near) & setting.board.printed().pampas & !position.occupied()
}

/// Calls `see` with every species of which the seat to act holds a card, and the hexes where its animal may be placed,
/// where there are any.
pub fn each_target<S: Size>(position: &Position<S>, setting: &Setting, mut see: impl FnMut(Species, &Cells<S>)) {
    let seat = position.turn.seat;
    let held = Species::ALL.map(|species| position.in_hand(seat, Card::Animal(species)) > 0);
    if !held.contains(&true) || !has_tiles(position, setting) {
        return;
    }
    let free = setting.board.printed().pampas & !position.occupied();
    let beside_land = setting.board.around(&position.land_of(seat)) & free;
    for species in Species::ALL.into_iter().filter(|species| held[species.index()]) {
        if has_tile(position, setting, species) {
            let cells = beside_land | setting.board.around_few(&position.animals_of(seat, species)) & free;
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
pub fn check(position: &Position<impl Size>, setting: &Setting, species: Species, at: Cell) -> Result<(), Illegal> {
    cards::check_hand(position, Card::Animal(species))?;
    check_tiles(position, setting, species)?;
    refuse(setting.board.ground(at) != Ground::Pampas, Illegal::NotPampas)?;
    refuse(position.is_occupied(at), Illegal::HexIsTaken)?;
    refuse(!touches_own(position, setting, species, at), Illegal::NotNextToYourLandOrHerd(species))
}

impl<S: Size> Position<S> {
    /// Places the animal and discards the card. Markets pay afterwards: [`Position::reach_markets`].
    pub(super) fn play_animal(
        &mut self,
        setting: &Setting,
        species: Species,
        at: Cell,
        effects: &mut impl Tell<Effect>,
    ) {
        self.discard(Card::Animal(species), effects);
        let seat = self.turn.seat;
        let (herd, joined) = setting.board.join(at, || self.herding(setting, seat, species), effects.listens());
        self.tell(Effect::Animal(AnimalEffect::Placed { seat, species, at, herd, joined }), effects);
    }
}
