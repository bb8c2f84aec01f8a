//! Ends the program when something outside it destroys the window, because nobody could then see or leave the game.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowDestroyed},
};

use crate::heartbeat;

/// Adds the system.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, end);
}

/// Leaves a report and exits with an error, so that the watchdog of a kiosk restarts the program. A window that the
/// user closed has already been despawned and is not in `windows`.
fn end(
    mut destroyed: MessageReader<WindowDestroyed>,
    windows: Query<(), With<PrimaryWindow>>,
    mut exits: MessageWriter<AppExit>,
) {
    if destroyed.read().any(|gone| windows.contains(gone.window)) {
        error!("something outside the program has destroyed the window");
        heartbeat::report_fault("window destroyed from outside");
        exits.write(AppExit::error());
    }
}
