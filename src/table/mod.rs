//! The game as entities. Components hold the truth: every hex, tile, animal, pond, hacienda, chip, market, player, deck and
//! display is an entity. [`lay_out`] makes them from a position and [`photograph`] reads a position from them; the two are
//! inverses.
//!
//! Only this module writes its components, each kind of thing by its own `apply` system.

use bevy::{
    ecs::system::{SystemParam, SystemState},
    prelude::*,
};

use hacienda_rules::{Cell, Position, Seat, Setting, position::Scorings};

pub mod animals;
pub mod cards;
pub mod clock;
pub mod effects;
pub mod haciendas;
pub mod harvest;
pub mod hexes;
pub mod land;
pub mod markets;
pub mod players;
pub mod ponds;

pub use effects::Happened;

/// Board and rulebook of the game on the table. It never changes while the game lasts.
#[derive(Resource, Debug, Clone)]
pub struct Playing(pub Setting);

/// Everything that lies on the table: what [`clear`] takes away.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct OnTable;

/// The hex on which a thing stands.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(OnTable)]
pub struct At(pub Cell);

/// The player to whom a tile or animal belongs.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnedBy(pub Seat);

/// The chain or herd a tile or animal is in (RULES.md 3.1, 3.2).
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// The lowest hex of the group: its name.
    pub first: Cell,
    /// How many tiles or animals it has.
    pub size: u16,
}

impl Group {
    /// The group of the piece on a hex; a piece that stands nowhere is alone.
    fn of(position: &Position, setting: &Setting, at: Cell) -> Group {
        let group = position.group_at(setting, at);
        match group.and_then(|group| Some((group.first()?, group.count()))) {
            Some((first, size)) => Group { first, size },
            None => Group { first: at, size: 1 },
        }
    }
}

/// Puts every thing of a position on the table as entities, and the setting beside them. What lay there before goes.
pub fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    clear(world);
    hexes::lay_out(world, setting);
    markets::lay_out(world, setting, position);
    land::lay_out(world, setting, position);
    animals::lay_out(world, setting, position);
    ponds::lay_out(world, position);
    haciendas::lay_out(world, position);
    harvest::lay_out(world, position);
    players::lay_out(world, position);
    cards::lay_out(world, position);
    clock::lay_out(world, position);
    world.insert_resource(Playing(setting.clone()));
    world.flush();
}

/// Takes everything off the table.
pub fn clear(world: &mut World) {
    let things: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for thing in things {
        world.despawn(thing);
    }
    world.remove_resource::<Playing>();
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
            pond_supply: self.pond_supply.single().ok()?.0,
            hacienda_supply: self.hacienda_supply.single().ok()?.0,
            chip_supply: self.chip_supply.single().ok()?.0,
            land_display: land_display.0,
            animal_display: animal_display.0,
            land_deck: land_deck.pile,
            land_discard: land_discard.0,
            animal_stacks: animal_deck.stacks,
            animals_removed: animal_deck.removed,
            reshuffle_key: land_deck.key,
            reshuffles: land_deck.reshuffles,
            start: clock.start,
            turn: clock.turn,
            passed: clock.passed,
            scorings: Scorings { due: clock.due, held: clock.held },
            over: clock.over,
            ..Position::BLANK
        };
        for (At(cell), OwnedBy(seat)) in &self.land {
            position.land.put(*cell);
            position.owned[seat.index()].put(*cell);
        }
        for (At(cell), OwnedBy(seat), animals::Animal(species)) in &self.animals {
            position.animals[species.index()].put(*cell);
            position.owned[seat.index()].put(*cell);
        }
        for pond in &self.ponds {
            position.ponds[usize::from(pond.number)] = pond.pond;
            position.pond_count += 1;
            pond.pond.cells.cells().iter().for_each(|cell| position.pond_cells.put(*cell));
        }
        self.haciendas.iter().for_each(|At(cell)| position.haciendas.put(*cell));
        self.chips.iter().for_each(|At(cell)| position.chips.put(*cell));
        for (players::Player(seat), players::Purse(pesos), hand) in &self.players {
            position.seats += 1;
            position.pesos[seat.index()] = *pesos;
            position.hands[seat.index()] = hand.cards;
            position.known[seat.index()] = hand.known;
        }
        Some(position)
    }
}

/// The position that lies on the table; `None` when no game does.
pub fn photograph(world: &mut World) -> Option<Position> {
    let mut state = SystemState::<Things>::new(world);
    state.get(world).ok()?.photograph()
}
