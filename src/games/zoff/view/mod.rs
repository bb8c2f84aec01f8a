//! The 3D view of the game: the layout of the prairies, the models, the movement of cows and gates, and the cows of a
//! draft.

use bevy::prelude::*;
use zoff::Zoff;

use crate::{
    stage::{PictureSystems, tabletop_mode},
    table::is_on_table,
};

pub mod ghosts;
pub mod ground;
pub mod herds;
pub mod layout;
pub mod models;
pub mod perspective;
pub mod rows;
pub mod walk;

/// Adds the systems that lay out the ground, move cows and gates, and show the cows of a draft.
pub fn plugin(app: &mut App) {
    app.init_resource::<ground::Models>()
        .init_resource::<ground::GroundLayout>()
        .init_resource::<ground::CurrentSignboardSizes>()
        .init_resource::<ghosts::DraftedCows>()
        .add_observer(herds::add_model)
        .add_systems(Update, ground::lay_out.before(tabletop_mode::update_facing).in_set(PictureSystems::Camera))
        .add_systems(
            Update,
            (ghosts::update_drafted_cows, herds::place_cows, ghosts::show_drafted_cows, herds::swing_gates)
                .chain()
                .in_set(PictureSystems::Pieces)
                .run_if(is_on_table::<Zoff>),
        );
}
