//! The screen that fills the window.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{AppSystems, ui::UiSystems};

/// The order in which whole screens are drawn.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScreenSystems {
    /// The set-up screen and its dialogs.
    Setup,
    /// The dialog for pasted text.
    Paste,
    /// The board editor.
    Drawing,
}

/// The order in which requests for another screen are handled.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NavigationSystems {
    /// Requests from sources other than a button, and adjustments of the window.
    Request,
    /// Execution of requests.
    Execute,
    /// Start of a requested lesson once its file is loaded.
    StartLesson,
}

/// Configures the order of the screen systems.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (NavigationSystems::Request, NavigationSystems::Execute, NavigationSystems::StartLesson)
            .chain()
            .in_set(AppSystems::Navigate),
    );
    app.configure_sets(
        EguiPrimaryContextPass,
        (ScreenSystems::Setup, ScreenSystems::Paste, ScreenSystems::Drawing).chain().in_set(UiSystems::Screens),
    );
}

/// The screen shown in the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Shown while the texts of the language load.
    #[default]
    Loading,
    /// Title and set-up.
    Setup,
    /// A game, a lesson or a replay.
    Match,
    /// The board editor.
    Drawing,
}
