//! The 3D view of the game: the layout of the prairies, the models, and the movement of cows and gates.

use bevy::prelude::*;
use zoff::Zoff;

use crate::{
    stage::{PictureSystems, facing},
    table::lies_there,
};

pub mod herds;
pub mod layout;
pub mod models;
pub mod rows;
pub mod sight;
pub mod table;
pub mod walk;

/// Adds the systems that lay out the ground and move cows and gates.
pub fn plugin(app: &mut App) {
    app.init_resource::<table::Models>()
        .init_resource::<table::Ground>()
        .init_resource::<table::SignSizes>()
        .add_observer(herds::dress)
        .add_systems(Update, table::lay.before(facing::face).in_set(PictureSystems::Camera))
        .add_systems(
            Update,
            (herds::stand, herds::swing).chain().in_set(PictureSystems::Pieces).run_if(lies_there::<Zoff>),
        );
}
