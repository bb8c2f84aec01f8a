//! Full screen, which the window provides on a computer and the page in a browser.

use bevy::prelude::*;

use crate::{kiosk::Kiosk, ui::requests::Capabilities};

/// Reports to the UI whether the game fills the screen, and toggles full screen with F11 on a computer. Does neither at
/// a kiosk.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, report_capability.run_if(not(resource_exists::<Kiosk>)));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(
        Update,
        toggle_with_key
            .run_if(not(resource_exists::<Kiosk>))
            .before(crate::lessons::start_lesson::play_next)
            .in_set(crate::screen::NavigationSystems::Request),
    );
}

#[cfg(target_arch = "wasm32")]
fn report_capability(mut capabilities: ResMut<Capabilities>) {
    use crate::page;
    let full_screen = page::can_full_screen().then(page::is_full_screen);
    let now = Capabilities { full_screen, ..*capabilities };
    capabilities.set_if_neq(now);
}

/// Enters or leaves full screen. A browser may refuse.
#[cfg(target_arch = "wasm32")]
pub fn set(_: &mut World, on: bool) {
    crate::page::full_screen(on);
}

#[cfg(not(target_arch = "wasm32"))]
fn report_capability(windows: Query<&Window>, mut capabilities: ResMut<Capabilities>) {
    let full_screen = windows.iter().next().map(|window| window.mode != bevy::window::WindowMode::Windowed);
    let now = Capabilities { full_screen, ..*capabilities };
    capabilities.set_if_neq(now);
}

/// Enters or leaves full screen.
#[cfg(not(target_arch = "wasm32"))]
pub fn set(world: &mut World, on: bool) {
    use bevy::window::{MonitorSelection, WindowMode};
    let mode = if on { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed };
    for mut window in world.query::<&mut Window>().iter_mut(world) {
        window.mode = mode;
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn toggle_with_key(
    keys: Res<ButtonInput<KeyCode>>,
    capabilities: Res<Capabilities>,
    mut go: MessageWriter<crate::ui::requests::ScreenRequest>,
) {
    if keys.just_pressed(KeyCode::F11) {
        go.write(crate::ui::requests::ScreenRequest::FullScreen(capabilities.full_screen == Some(false)));
    }
}
