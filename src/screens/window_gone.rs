//! Ends the program when its window is gone: something outside destroyed it, and nobody could see or leave the game.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowDestroyed},
};

/// Adds the system.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, end);
}

/// A window closed by the user has already been despawned, so it is not in `windows`. The watchdog of a kiosk
/// restarts a program that ended with an error.
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
