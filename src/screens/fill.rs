//! A window fills the screen where nobody manages windows, too: there the wish to do so is heard by nobody, and the window stays as
//! large as it was made, whatever the engine believes.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode, WindowResized},
    winit::{WINIT_WINDOWS, WinitWindows},
};

use super::{dots, picture::Wanted};

/// When to look whether the window is as large as it should be, in seconds after the start, another mode of the window or another
/// size of the screen: a window manager has resized it by then. At the last the engine is told the truth, and nothing is asked for.
const LOOKS: [f64; 5] = [3.0, 5.0, 8.0, 12.0, 13.0];
/// From one look at the screen to the next, in seconds.
const OFTEN: f64 = 1.0;
/// No screen has fewer dots on a side; one that is switched off says that it has one.
const LEAST: u32 = 100;

/// What was seen of the window and its screen.
#[derive(Default)]
pub(super) struct Seen {
    /// How the window shall lie on a screen of this size.
    of: Option<(WindowMode, UVec2)>,
    /// When that began, and how many looks there were since then.
    since: f64,
    looks: usize,
    /// Whether it was so since the start.
    first: bool,
    /// When to look at the screen again.
    next: f64,
    /// The size to ask for in the next frame: the engine asks only where it knows that the window has another one.
    ask: Option<UVec2>,
    /// Size and place from before the window filled the screen.
    before: Option<(UVec2, WindowPosition)>,
}

/// Makes a window that should fill the screen, or is larger than it at the start, as large as that, by itself.
pub(super) fn fill(
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    picture: Option<Res<Wanted>>,
    mut resized: MessageWriter<WindowResized>,
    mut seen: Local<Seen>,
    _main: NonSendMarker,
) {
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    if let Some(size) = seen.ask.take() {
        window.resolution.set_physical_resolution(size.x, size.y);
    }
    let (now, mode) = (time.elapsed_secs_f64(), window.mode);
    let left = seen.of.is_some_and(|(before, _)| before != mode) && mode == WindowMode::Windowed;
    if !left && now < seen.next || window.resolution.scale_factor_override().is_some() {
        return;
    }
    seen.next = now + OFTEN;
    if left && let Some((size, place)) = seen.before.take() {
        // Nobody heard that it should fill the screen, so nobody makes it small again.
        seen.ask = Some(size);
        window.position = place;
    }
    let Some((corner, screen)) = WINIT_WINDOWS.with_borrow(|all| screen_of(all, entity, mode)) else { return };
    if seen.of != Some((mode, screen)) {
        *seen = Seen {
            first: seen.of.is_none(),
            of: Some((mode, screen)),
            since: now,
            looks: 0,
            ..std::mem::take(&mut *seen)
        };
    }
    if LOOKS.get(seen.looks).is_none_or(|look| now < seen.since + look) {
        return;
    }
    seen.looks += 1;
    let size = WINIT_WINDOWS.with_borrow(|all| all.get_window(entity).map(|window| window.inner_size()));
    let Some(size) = size.map(|size| UVec2::new(size.width, size.height)) else { return };
    let wanted = match mode {
        // Whoever has made it larger than the screen meant it; whoever opened it did not, but pictures are taken as large as usual.
        WindowMode::Windowed if seen.first && picture.is_none() => size.min(screen),
        WindowMode::Windowed => size,
        WindowMode::BorderlessFullscreen(_) | WindowMode::Fullscreen(..) => screen,
    };
    let believed = window.physical_size();
    let Deed { tell, ask } = deed(size, believed, wanted);
    let ask = ask.filter(|_| seen.looks < LOOKS.len());
    if ask.is_some() {
        if mode != WindowMode::Windowed {
            let usual = if believed == screen { size } else { believed };
            seen.before.get_or_insert((usual, window.position));
        }
        window.position = WindowPosition::At(corner);
        seen.ask = ask;
    }
    if let Some(size) = tell {
        dots::tell((entity, &mut *window), size, &mut resized);
    }
}

/// The upper left corner and the size of the screen that a window of this mode lies on, as it is now: of its modes the engine's
/// monitors know the first alone.
fn screen_of(all: &WinitWindows, entity: Entity, mode: WindowMode) -> Option<(IVec2, UVec2)> {
    let window = all.get_window(entity)?;
    let screen = match mode {
        WindowMode::BorderlessFullscreen(MonitorSelection::Primary) => window.primary_monitor()?,
        _ => {
            let own = window.current_monitor()?;
            window.available_monitors().find(|screen| *screen == own)?
        }
    };
    let (corner, size) = (screen.position(), screen.size());
    let size = UVec2::new(size.width, size.height);
    (size.min_element() >= LEAST).then_some((IVec2::new(corner.x, corner.y), size))
}

/// What is to be done about the size of a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Deed {
    /// The size that the engine is told, where it believes another one: it takes each wish for the deed.
    tell: Option<UVec2>,
    /// The size to ask for.
    ask: Option<UVec2>,
}

/// What is to be done about a window that has a size, is believed to have one and should have one.
fn deed(size: UVec2, believed: UVec2, wanted: UVec2) -> Deed {
    Deed { tell: (size != believed).then_some(size), ask: (size != wanted).then_some(wanted) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_becomes_as_large_as_the_screen_and_the_engine_knows_it() {
        let size = |(width, height): (u32, u32)| UVec2::new(width, height);
        // The window's size, what the engine believes and the screen's size; what the engine is told and what is asked for.
        type Size = (u32, u32);
        let cases: [([Size; 3], [Option<Size>; 2]); 6] = [
            ([(1_024, 768), (1_600, 900), (1_024, 768)], [Some((1_024, 768)), None]),
            ([(1_024, 768), (1_600, 900), (1_024, 600)], [Some((1_024, 768)), Some((1_024, 600))]),
            ([(1_600, 900), (1_600, 900), (1_920, 1_080)], [None, Some((1_920, 1_080))]),
            ([(1_920, 1_080), (1_920, 1_080), (1_920, 1_080)], [None, None]),
            // A least size of dots of a dense screen is more than it has.
            ([(2_048, 1_536), (3_200, 1_800), (1_920, 1_080)], [Some((2_048, 1_536)), Some((1_920, 1_080))]),
            // The engine takes the wish for the deed.
            ([(1_024, 768), (1_920, 1_080), (1_920, 1_080)], [Some((1_024, 768)), Some((1_920, 1_080))]),
        ];
        for ([now, believed, screen], [tell, ask]) in cases {
            let done = deed(size(now), size(believed), size(screen));
            assert_eq!(done, Deed { tell: tell.map(size), ask: ask.map(size) }, "{now:?}, {believed:?}, {screen:?}");
        }
    }
}
