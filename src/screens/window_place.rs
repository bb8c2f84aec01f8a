//! Restores the last state of the window: its place, its size, and whether it was maximised or full-screen.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::{
        Monitor, MonitorSelection, PrimaryWindow, WindowCloseRequested, WindowFocused, WindowMode, WindowResolution,
    },
    winit::WINIT_WINDOWS,
};
use serde::{Deserialize, Serialize};

use super::{MAX_TEXTURE_SIDE, window_limits};
use crate::store::{Store, Writer};

const FILE: &str = "window.json";
/// The minimum part of a window that must be on a screen, in physical pixels, so that it can be grabbed.
const MIN_VISIBLE: i32 = 120;
/// The maximum absolute value of a coordinate of a window's corner, in physical pixels.
const MAX_DISTANCE: i32 = 1_000_000;

/// The current or last place of the window.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// The upper left corner in physical pixels; `None` if the system does not report it.
    at: Option<(i32, i32)>,
    /// The width and height before maximising or full screen, in logical pixels.
    size: (u32, u32),
    maximised: bool,
    full_screen: bool,
}

impl WindowPlace {
    /// Reads the stored place, if it is valid.
    pub fn read(store: &Store) -> Option<WindowPlace> {
        let text = store.get(FILE).ok().flatten()?;
        let place: WindowPlace = serde_json::from_str(&text).ok()?;
        let fits = |length: u32| (200..=32_000).contains(&length);
        let in_range = |place: i32| (-MAX_DISTANCE..=MAX_DISTANCE).contains(&place);
        let at = place.at.filter(|(x, y)| in_range(*x) && in_range(*y));
        (fits(place.size.0) && fits(place.size.1)).then_some(WindowPlace { at, ..place })
    }

    /// Gives a window this place.
    pub fn apply(self, mut window: Window) -> Window {
        let size = window_limits::clamp_size(self.size.into(), MAX_TEXTURE_SIDE);
        window.resolution = WindowResolution::new(size.x, size.y);
        if let Some((x, y)) = self.at {
            window.position = WindowPosition::At(IVec2::new(x, y));
        }
        if self.maximised {
            window.set_maximized(true);
        }
        if self.full_screen {
            window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        }
        window
    }

    /// Returns true if the window can be grabbed on one of these screens, given by their corners and sizes in physical
    /// pixels. The window's size is in logical pixels, which is a lower bound for its size in physical pixels.
    fn is_on(self, screens: impl IntoIterator<Item = (IVec2, IVec2)>) -> bool {
        let Some((x, y)) = self.at else { return true };
        let (low, high) = (IVec2::new(x, y), IVec2::new(x + self.size.0 as i32, y + self.size.1 as i32));
        screens.into_iter().any(|(corner, size)| {
            let shared = high.min(corner + size) - low.max(corner);
            // A window is grabbed by its title bar.
            shared.x >= MIN_VISIBLE && shared.y >= MIN_VISIBLE && y >= corner.y - MIN_VISIBLE / 4
        })
    }
}

/// Adds the systems that track and store the place of the window.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (return_to_screen.run_if(run_once), observe).chain()).add_systems(
        Last,
        keep.run_if(
            on_message::<WindowFocused>.or_eager(on_message::<WindowCloseRequested>).or_eager(on_message::<AppExit>),
        ),
    );
}

/// Moves a window to the primary screen if it could not be grabbed at its last place, for example because its screen is
/// gone.
fn return_to_screen(
    place: Option<Res<WindowPlace>>,
    screens: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let (Some(place), Ok(mut window)) = (place, windows.single_mut()) else { return };
    let found = screens
        .iter()
        .map(|screen| (screen.physical_position, UVec2::new(screen.physical_width, screen.physical_height).as_ivec2()));
    if !screens.is_empty() && !place.is_on(found) {
        window.position = WindowPosition::Centered(MonitorSelection::Primary);
    }
}

/// Tracks the place of the window. While the window is maximised or in full screen, the previous size and position are
/// kept.
fn observe(
    windows: Query<(Entity, Ref<Window>), With<PrimaryWindow>>,
    place: Option<ResMut<WindowPlace>>,
    mut commands: Commands,
    // The system's windows are accessible only on the main thread.
    _main: NonSendMarker,
) {
    let Ok((entity, window)) = windows.single() else { return };
    if !window.is_changed() {
        return;
    }
    let system = |ask: fn(&bevy::winit::WinitWindows, Entity) -> Option<bool>| {
        WINIT_WINDOWS.with_borrow(|all| ask(all, entity)).unwrap_or(false)
    };
    let before = place.as_deref().copied();
    let full_screen = window.mode != WindowMode::Windowed;
    let maximised = system(|all, entity| all.get_window(entity).map(|window| window.is_maximized()));
    let minimised = system(|all, entity| all.get_window(entity).and_then(|window| window.is_minimized()));
    let mut now = before.unwrap_or_default();
    if !minimised {
        (now.full_screen, now.maximised) = (full_screen, maximised || full_screen && now.maximised);
        if !full_screen && !maximised || before.is_none() {
            now.size = (window.width().round() as u32, window.height().round() as u32);
            if let WindowPosition::At(at) = window.position {
                now.at = Some((at.x, at.y));
            }
        }
    }
    match place {
        Some(mut place) => drop(place.set_if_neq(now)),
        None => commands.insert_resource(now),
    }
}

/// Stores the place, if it has changed, when the window gains or loses the focus and when it closes.
fn keep(
    place: Option<Res<WindowPlace>>,
    store: Res<Store>,
    mut writer: ResMut<Writer>,
    mut kept: Local<Option<WindowPlace>>,
) {
    let Some(place) = place.map(|place| *place).filter(|_| store.is_writable()) else { return };
    if kept.replace(place) != Some(place) {
        writer.write(&store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&place)?));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_keeps_its_place_if_it_can_be_grabbed_there() {
        let place = WindowPlace { at: Some((2_000, 50)), size: (1_200, 800), ..default() };
        let screen = |x: i32| (IVec2::new(x, 0), IVec2::new(1_920, 1_080));
        assert!(place.is_on([screen(0), screen(1_920)]));
        assert!(!place.is_on([screen(0)]), "a window on an unplugged screen cannot be grabbed");
        assert!(
            !WindowPlace { at: Some((100, -500)), ..place }.is_on([screen(0)]),
            "a window whose title bar is off the screen cannot be grabbed"
        );
        assert!(
            !WindowPlace { at: Some((1_850, 50)), ..place }.is_on([screen(0)]),
            "a window that is almost off the screen cannot be grabbed"
        );
        assert!(WindowPlace { at: None, ..place }.is_on([screen(0)]), "the system chooses the place");
        let window = WindowPlace { full_screen: true, ..place }.apply(Window::default());
        assert_eq!((window.physical_width(), window.physical_height()), (1_200, 800));
        assert_eq!(window.position, WindowPosition::At(IVec2::new(2_000, 50)));
        assert_ne!(window.mode, WindowMode::Windowed);
    }

    #[test]
    fn a_restored_window_is_no_larger_than_the_largest_texture() {
        let window = WindowPlace { size: (32_000, 900), ..default() }.apply(Window::default());
        assert_eq!((window.physical_width(), window.physical_height()), (MAX_TEXTURE_SIDE, 900));
    }

    #[test]
    fn a_stored_place_is_read_unless_it_is_impossible() {
        let folder = std::env::temp_dir().join(format!("hacienda-window-place-{}", std::process::id()));
        let store = Store::Folder(folder.clone());
        let place = WindowPlace { at: Some((-5, 7)), size: (1_600, 900), maximised: true, full_screen: false };
        store
            .put(FILE, &serde_json::to_string(&place).expect("the place can be serialised"))
            .expect("the folder is writable");
        assert_eq!(WindowPlace::read(&store), Some(place));
        for text in ["", "[]", "{}", "{\"size\":[0,900]}", "{\"size\":[1600,99999999]}"] {
            store.put(FILE, text).expect("the folder is writable");
            assert_eq!(WindowPlace::read(&store), None, "{text}");
        }
        let far = "{\"at\":[2147483647,0],\"size\":[1600,900]}";
        store.put(FILE, far).expect("the folder is writable");
        assert_eq!(
            WindowPlace::read(&store).map(|place| place.at),
            Some(None),
            "a corner that is too far away is ignored"
        );
        let _ = std::fs::remove_dir_all(folder);
    }
}
