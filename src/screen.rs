//! Which screen fills the window.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{AppSystems, ui::FaceSystems};

/// The order in which whole screens are drawn.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScreenSystems {
    /// The first screen and all that leads from it.
    Setup,
    /// What is pasted there.
    Paste,
    /// The easel.
    Drawing,
}

/// The order in which wishes lead to another screen.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GoSystems {
    /// What else than a press wishes for something.
    Wish,
    /// Wishes are carried out.
    Go,
    /// A lesson that was wished for has come.
    Open,
}

/// Puts them in order.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, (GoSystems::Wish, GoSystems::Go, GoSystems::Open).chain().in_set(AppSystems::Go));
    app.configure_sets(
        EguiPrimaryContextPass,
        (ScreenSystems::Setup, ScreenSystems::Paste, ScreenSystems::Drawing).chain().in_set(FaceSystems::Screens),
    );
}

/// What fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The words of the language are being loaded.
    #[default]
    Loading,
    /// Title and set-up.
    Setup,
    /// A game, or the replay of one.
    Match,
    /// The easel on which boards are drawn.
    Drawing,
}
