//! The face: everything that is read and pressed around the board, in egui.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::theme::{fonts, rects, scale::Scale, scale::SizeWishes, style};

pub mod picker;
pub mod texts_screens;
pub mod wishes;

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
        .configure_sets(
            EguiPrimaryContextPass,
            (FaceSystems::Prepare, FaceSystems::Panels, FaceSystems::Overlays).chain(),
        )
        .add_systems(EguiPrimaryContextPass, prepare.in_set(FaceSystems::Prepare));
}

/// Sets type once, and sizes whenever the window changes.
fn prepare(mut contexts: EguiContexts, mut installed: Local<Option<Scale>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if installed.is_none() {
        fonts::install(ctx);
    }
    rects::clear(ctx);
    let scale = Scale::new(ctx.viewport_rect().size(), SizeWishes::default());
    if *installed != Some(scale) {
        scale.install(ctx);
        style::install(ctx, scale);
        *installed = Some(scale);
    }
    Ok(())
}
