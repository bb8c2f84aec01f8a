//! The table's components by name: an inspector finds them in the type registry, looks at them and changes them.

use bevy::prelude::*;

use super::{
    cards::{Chosen, CowCard, DealtCard, PairPlace},
    clock::Clock,
    cows::{Corral, Cow},
    players::{Bid, Lots, Plays},
    prairies::{Bonuses, FairDue, Gate, Pasture},
};
use crate::table::Player;

/// Puts every component of the table into the type registry.
pub fn plugin(app: &mut App) {
    app.register_type::<Cow>()
        .register_type::<Corral>()
        .register_type::<Pasture>()
        .register_type::<Gate>()
        .register_type::<Bonuses>()
        .register_type::<FairDue>()
        .register_type::<Player>()
        .register_type::<Plays>()
        .register_type::<Bid>()
        .register_type::<Lots>()
        .register_type::<CowCard>()
        .register_type::<DealtCard>()
        .register_type::<PairPlace>()
        .register_type::<Chosen>()
        .register_type::<Clock>();
}
