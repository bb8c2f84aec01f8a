//! Registers the table's components in the type registry, so that inspectors can read and change them.

use bevy::prelude::*;

use super::{
    cards::{ChosenPair, CowCard, DealtCard, PairSlot},
    clock::Clock,
    cows::{Cow, CowSupply},
    players::{Bid, Lots, PlayerColour},
    prairies::{Bonuses, FairDue, Gate, PrairiePiece},
};
use crate::table::Player;

/// Registers the components of this game's table, and [`Player`].
pub fn plugin(app: &mut App) {
    app.register_type::<Cow>()
        .register_type::<CowSupply>()
        .register_type::<PrairiePiece>()
        .register_type::<Gate>()
        .register_type::<Bonuses>()
        .register_type::<FairDue>()
        .register_type::<Player>()
        .register_type::<PlayerColour>()
        .register_type::<Bid>()
        .register_type::<Lots>()
        .register_type::<CowCard>()
        .register_type::<DealtCard>()
        .register_type::<PairSlot>()
        .register_type::<ChosenPair>()
        .register_type::<Clock>();
}
