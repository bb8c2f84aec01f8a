//! The queries that read a position from the components on the table.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{OnHex, OwnedBy, animals, cards, clock, haciendas, harvest, land, players, ponds};
use hacienda_rules::Position;

/// All components that make up a position.
#[derive(SystemParam)]
pub struct Pieces<'w, 's> {
    land: Query<'w, 's, (&'static OnHex, &'static OwnedBy), With<land::LandTile>>,
    animals: Query<'w, 's, (&'static OnHex, &'static OwnedBy, &'static animals::Animal)>,
    ponds: Query<'w, 's, &'static ponds::Pond>,
    pond_supply: Query<'w, 's, &'static ponds::PondSupply>,
    haciendas: Query<'w, 's, &'static OnHex, With<haciendas::Hacienda>>,
    hacienda_supply: Query<'w, 's, &'static haciendas::HaciendaSupply>,
    chips: Query<'w, 's, &'static OnHex, With<harvest::HarvestChip>>,
    chip_supply: Query<'w, 's, &'static harvest::ChipSupply>,
    players: Query<'w, 's, (&'static crate::table::Player, &'static players::Purse, &'static players::Hand)>,
    land_deck: Query<'w, 's, (&'static cards::LandDeck, &'static cards::LandDiscard, &'static cards::LandDisplay)>,
    animal_deck: Query<'w, 's, (&'static cards::AnimalDeck, &'static cards::AnimalDisplay)>,
    clock: Query<'w, 's, &'static clock::Clock>,
}

impl Pieces<'_, '_> {
    pub(super) fn read(&self) -> Option<Position> {
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
            scorings: clock.scorings,
            over: clock.over,
            ..Position::BLANK
        };
        for (OnHex(cell), OwnedBy(seat)) in &self.land {
            position.put_tile(*seat, *cell);
        }
        for (OnHex(cell), OwnedBy(seat), animal) in &self.animals {
            position.put_animal(*seat, animal.species(), *cell);
        }
        for pond in &self.ponds {
            position.ponds[usize::from(pond.number)] = pond.pond();
            position.pond_count += 1;
            pond.pond().cells.cells().iter().for_each(|cell| position.pond_cells.put(*cell));
        }
        position.recount();
        self.haciendas.iter().for_each(|OnHex(cell)| position.haciendas.put(*cell));
        self.chips.iter().for_each(|OnHex(cell)| position.chips.put(*cell));
        for (player, purse, hand) in &self.players {
            let seat = player.seat();
            position.seats += 1;
            position.pesos[seat.index()] = purse.0;
            position.hands[seat.index()] = hand.cards;
            position.known[seat.index()] = hand.known;
        }
        Some(position)
    }
}
