//! The face, in egui: what panels and sheets of every game are made with, and what they wish for.

use bevy::{asset::AssetEventSystems, prelude::*};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};

use crate::{
    theme::{fonts, rects, scale::Scale, scale::SizeWishes, style},
    view::gestures::Covered,
};

pub mod actions;
pub mod arrange;
pub mod big_button;
#[cfg(test)]
pub(crate) mod checks;
pub mod confirm;
pub mod curtain;
pub mod facts;
pub mod floats;
pub mod frame;
pub mod growth_chart;
pub mod growth_page;
pub mod hand;
pub mod hint;
pub mod log_panel;
pub mod match_face;
#[cfg(test)]
mod match_tests;
pub mod menu;
pub mod of_game;
pub mod overlay;
pub mod phone;
pub mod picker;
pub mod press;
pub mod prompt;
pub mod question;
pub mod replay_bar;
mod rules_page;
mod rules_texts;
pub mod scoring;
pub mod seats_column;
pub mod shop;
pub mod slip;
pub mod sound;
pub mod sunburst;
pub mod tables;
#[cfg(test)]
mod tests;
pub mod texts;
pub mod texts_screens;
pub mod texts_setup;
pub mod usable;
pub mod wishes;
pub mod zoom;

/// The order in which the face is drawn.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaceSystems {
    /// Sizes and type are set for this window.
    Prepare,
    /// Panels around the board and whole screens.
    Panels,
    /// What lies over everything else.
    Overlays,
}

/// Adds the face.
pub fn plugin(app: &mut App) {
    app.add_message::<wishes::Go>()
        .init_resource::<wishes::Offer>()
        .init_resource::<wishes::Means>()
        // A grown sheet of letters reaches the graphics card in the frame that needs it; else the face blinks.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .configure_sets(
            EguiPrimaryContextPass,
            (FaceSystems::Prepare, FaceSystems::Panels, FaceSystems::Overlays).chain(),
        )
        .add_systems(EguiPrimaryContextPass, prepare.in_set(FaceSystems::Prepare))
        .add_plugins(slip::plugin);
}

/// Sets type once, and sizes whenever the window changes.
fn prepare(
    mut contexts: EguiContexts,
    mut covered: ResMut<Covered>,
    mut installed: Local<Option<Scale>>,
    mut cold: Local<bool>,
) -> Result {
    // Whatever is drawn in this frame says anew where it lies.
    covered.0.clear();
    let ctx = contexts.ctx_mut()?;
    // Fonts hold from the frame after the first, so the letters of new sizes are made one frame late.
    match *installed {
        None => fonts::install(ctx),
        Some(scale) if *cold => fonts::warm(ctx, scale),
        Some(_) => {}
    }
    *cold = false;
    rects::clear(ctx);
    let scale = Scale::new(ctx.viewport_rect().size(), SizeWishes::default());
    if *installed != Some(scale) {
        scale.install(ctx);
        style::install(ctx, scale);
        *installed = Some(scale);
        *cold = true;
    }
    Ok(())
}
