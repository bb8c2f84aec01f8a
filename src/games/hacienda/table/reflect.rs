//! Type registration of the table's components, so that an inspector can show and edit them.

use bevy::prelude::*;

use super::{
    OnHex, OnTable, OwnedBy, PlacedBy, animals, cards, clock, groups, haciendas, harvest, hexes, land, markets,
    players, ponds,
};
use crate::table::Player;

/// Registers every component of the table.
pub fn plugin(app: &mut App) {
    app.register_type::<animals::Animal>()
        .register_type::<cards::LandDeck>()
        .register_type::<cards::LandDiscard>()
        .register_type::<cards::LandDisplay>()
        .register_type::<cards::AnimalDeck>()
        .register_type::<cards::AnimalDisplay>()
        .register_type::<clock::Clock>()
        .register_type::<groups::Group>()
        .register_type::<haciendas::Hacienda>()
        .register_type::<haciendas::HaciendaSupply>()
        .register_type::<harvest::HarvestChip>()
        .register_type::<harvest::ChipSupply>()
        .register_type::<hexes::Printed>()
        .register_type::<land::LandTile>()
        .register_type::<markets::Market>()
        .register_type::<markets::Peg>()
        .register_type::<OnTable>()
        .register_type::<OnHex>()
        .register_type::<OwnedBy>()
        .register_type::<PlacedBy>()
        .register_type::<Player>()
        .register_type::<players::Purse>()
        .register_type::<players::Hand>()
        .register_type::<ponds::Pond>()
        .register_type::<ponds::PondSupply>();
}
