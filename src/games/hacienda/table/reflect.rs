//! The table's components by name: an inspector finds them in the type registry, looks at them and changes them.

use bevy::prelude::*;

use super::{
    At, OnTable, OwnedBy, Since,
    animals::Animal,
    cards::{AnimalDeck, AnimalDisplay, LandDeck, LandDiscard, LandDisplay},
    clock::Clock,
    groups::Group,
    haciendas::{Hacienda, HaciendaSupply},
    harvest::{ChipSupply, HarvestChip},
    hexes::Printed,
    land::LandTile,
    markets::{Market, Peg},
    players::{Hand, Purse},
    ponds::{Pond, PondSupply},
};
use crate::table::Player;

/// Puts every component of the table into the type registry.
pub fn plugin(app: &mut App) {
    app.register_type::<Animal>()
        .register_type::<LandDeck>()
        .register_type::<LandDiscard>()
        .register_type::<LandDisplay>()
        .register_type::<AnimalDeck>()
        .register_type::<AnimalDisplay>()
        .register_type::<Clock>()
        .register_type::<Group>()
        .register_type::<Hacienda>()
        .register_type::<HaciendaSupply>()
        .register_type::<HarvestChip>()
        .register_type::<ChipSupply>()
        .register_type::<Printed>()
        .register_type::<LandTile>()
        .register_type::<Market>()
        .register_type::<Peg>()
        .register_type::<OnTable>()
        .register_type::<At>()
        .register_type::<OwnedBy>()
        .register_type::<Since>()
        .register_type::<Player>()
        .register_type::<Purse>()
        .register_type::<Hand>()
        .register_type::<Pond>()
        .register_type::<PondSupply>();
}
