//! The picture of a kiosk fills the screen where nobody manages windows, too: there the wish to do so is heard by nobody, and the
//! window stays as large as it was made.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::{Monitor, PrimaryMonitor, PrimaryWindow, WindowMode},
    winit::WINIT_WINDOWS,
};

/// When to check whether the window fills the screen, in seconds after the start: a window manager has resized it by then.
const LOOKS: [f64; 4] = [3.0, 5.0, 8.0, 12.0];

/// Adds the look. Elsewhere somebody always manages windows.
pub(super) fn plugin(app: &mut App) {
    if cfg!(target_os = "linux") {
        app.add_systems(Update, fill.in_set(super::VisitSystems::Fill));
    }
}

/// Makes a window that is smaller than the screen as large as that, by itself.
fn fill(
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    screens: Query<&Monitor, With<PrimaryMonitor>>,
    time: Res<Time<Real>>,
    mut looks: Local<usize>,
    mut wanted: Local<Option<UVec2>>,
    _main: NonSendMarker,
) {
    let (Ok((entity, mut window)), Ok(screen)) = (windows.single_mut(), screens.single()) else { return };
    if let Some(size) = wanted.take() {
        window.resolution.set_physical_resolution(size.x, size.y);
    }
    if LOOKS.get(*looks).is_none_or(|look| time.elapsed_secs_f64() < *look) {
        return;
    }
    *looks += 1;
    if window.resolution.scale_factor_override().is_some() {
        return;
    }
    let size = UVec2::new(screen.physical_width, screen.physical_height);
    let now = WINIT_WINDOWS.with_borrow(|windows| {
        let now = windows.get_window(entity)?.inner_size();
        Some(UVec2::new(now.width, now.height))
    });
    let Some(now) = now.filter(|now| now.cmplt(size).any()) else { return };
    // The engine takes the wish for the deed. What it is told of the window's true size lets it ask for another one.
    window.mode = WindowMode::Windowed;
    window.position = WindowPosition::At(screen.physical_position);
    window.resolution.set_physical_resolution(now.x, now.y);
    *wanted = Some(size);
}
