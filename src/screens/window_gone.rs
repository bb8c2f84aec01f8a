//! A window that is gone ends the program: something from outside took it away, and nobody could see or leave what goes on.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowDestroyed},
};

/// Adds the end.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, end);
}

/// Whoever shuts the window takes its entity with it. The watch over a kiosk starts a program that ended with an error again.
fn end(
    mut destroyed: MessageReader<WindowDestroyed>,
    windows: Query<(), With<PrimaryWindow>>,
    mut exits: MessageWriter<AppExit>,
) {
    if destroyed.read().any(|gone| windows.contains(gone.window)) {
        error!("the window is gone");
        exits.write(AppExit::error());
    }
}
