//! The game as entities. Components hold the truth: every hex, tile, animal, pond, hacienda, chip, market, player, deck and
//! display is an entity. [`lay_out`] makes them from a position and [`photograph`] reads a position from them; the two are
//! inverses.
//!
//! Only this module writes its components, each kind of thing by its own `apply` system: everybody else reads them by their
//! methods. The entity that lies here is the one that is drawn: `view` adds what it takes to see it.

use bevy::{
    ecs::system::{SystemParam, SystemState},
    prelude::*,
};

use hacienda_rules::{Cell, Position, Seat, Setting};

pub mod animals;
pub mod cards;
pub mod clock;
pub mod effects;
mod groups;
pub mod haciendas;
pub mod harvest;
pub mod hexes;
pub mod land;
pub mod markets;
pub mod players;
pub mod ponds;
#[cfg(feature = "reflect")]
pub mod reflect;

pub use effects::Happened;
pub use groups::{Gathered, Group, gather};

/// Board and rulebook of the game on the table. It never changes while the game lasts.
#[derive(Resource, Debug, Clone)]
pub struct Playing(pub Setting);

/// Everything that lies on the table: what [`clear`] takes away.
#[derive(Component, Debug, Clone, Copy, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct OnTable;

/// The hex on which a thing stands.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct At(Cell);

impl At {
    /// The hex.
    pub fn cell(self) -> Cell {
        self.0
    }
}

/// The player to whom a tile, an animal or a peg belongs.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct OwnedBy(Seat);

impl OwnedBy {
    /// The player's seat.
    pub fn seat(self) -> Seat {
        self.0
    }
}

/// The number of the action that put a piece where it lies, counted since the table was laid out; 0 for what was laid out.
/// The rules are ahead of the picture, which hides what is newer than the action that it shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Since(u32);

impl Since {
    /// What was laid out.
    const BEGINNING: Since = Since(0);

    /// The number of the action.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// Puts every thing of a position on the table as entities, and the setting beside them. What lay there before goes.
pub fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    clear(world);
    // Whoever looks at a piece as it comes asks for the board.
    world.insert_resource(Playing(setting.clone()));
    hexes::lay_out(world, setting);
    markets::lay_out(world, setting, position);
    land::lay_out(world, position);
    animals::lay_out(world, position);
    ponds::lay_out(world, position);
    haciendas::lay_out(world, position);
    harvest::lay_out(world, position);
    players::lay_out(world, position);
    cards::lay_out(world, position);
    clock::lay_out(world, position);
    world.flush();
    groups::lay_out(world, setting, position);
}

/// Takes everything off the table.
pub fn clear(world: &mut World) {
    let things: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for thing in things {
        world.despawn(thing);
    }
    world.remove_resource::<Playing>();
    world.insert_resource(Happened::default());
}

/// Reads access to everything on the table.
#[derive(SystemParam)]
pub struct Things<'w, 's> {
    land: Query<'w, 's, (&'static At, &'static OwnedBy), With<land::LandTile>>,
    animals: Query<'w, 's, (&'static At, &'static OwnedBy, &'static animals::Animal)>,
    ponds: Query<'w, 's, &'static ponds::Pond>,
    pond_supply: Query<'w, 's, &'static ponds::PondSupply>,
    haciendas: Query<'w, 's, &'static At, With<haciendas::Hacienda>>,
    hacienda_supply: Query<'w, 's, &'static haciendas::HaciendaSupply>,
    chips: Query<'w, 's, &'static At, With<harvest::HarvestChip>>,
    chip_supply: Query<'w, 's, &'static harvest::ChipSupply>,
    players: Query<'w, 's, (&'static players::Player, &'static players::Purse, &'static players::Hand)>,
    land_deck: Query<'w, 's, (&'static cards::LandDeck, &'static cards::LandDiscard, &'static cards::LandDisplay)>,
    animal_deck: Query<'w, 's, (&'static cards::AnimalDeck, &'static cards::AnimalDisplay)>,
    clock: Query<'w, 's, &'static clock::Clock>,
}

impl Things<'_, '_> {
    /// The position that lies on the table; `None` when no game does.
    pub fn photograph(&self) -> Option<Position> {
        let clock = self.clock.single().ok()?;
        let (land_deck, land_discard, land_display) = self.land_deck.single().ok()?;
        let (animal_deck, animal_display) = self.animal_deck.single().ok()?;
        let mut position = Position {
            pond_supply: self.pond_supply.single().ok()?.left(),
            hacienda_supply: self.hacienda_supply.single().ok()?.left(),
            chip_supply: self.chip_supply.single().ok()?.left(),
            land_display: land_display.open(),
            animal_display: animal_display.open(),
            land_deck: *land_deck.pile(),
            land_discard: land_discard.by_kind(),
            animal_stacks: *animal_deck.stacks(),
            animals_removed: animal_deck.removed(),
            reshuffle_key: land_deck.key(),
            reshuffles: land_deck.reshuffles(),
            start: clock.start(),
            turn: clock.turn(),
            passed: clock.passed(),
            scorings: clock.scorings(),
            over: clock.is_over(),
            ..Position::BLANK
        };
        for (At(cell), OwnedBy(seat)) in &self.land {
            position.land.put(*cell);
            position.owned[seat.index()].put(*cell);
        }
        for (At(cell), OwnedBy(seat), animal) in &self.animals {
            position.animals[animal.species().index()].put(*cell);
            position.owned[seat.index()].put(*cell);
        }
        for pond in &self.ponds {
            position.ponds[usize::from(pond.number())] = pond.pond();
            position.pond_count += 1;
            pond.pond().cells.cells().iter().for_each(|cell| position.pond_cells.put(*cell));
        }
        self.haciendas.iter().for_each(|At(cell)| position.haciendas.put(*cell));
        self.chips.iter().for_each(|At(cell)| position.chips.put(*cell));
        for (player, purse, hand) in &self.players {
            let seat = player.seat();
            position.seats += 1;
            position.pesos[seat.index()] = purse.pesos();
            position.hands[seat.index()] = hand.cards();
            position.known[seat.index()] = hand.known();
        }
        Some(position)
    }
}

/// The position that lies on the table; `None` when no game does.
pub fn photograph(world: &mut World) -> Option<Position> {
    let mut state = SystemState::<Things>::new(world);
    state.get(world).ok()?.photograph()
}
