//! Full screen on Linux without a window manager. Nothing handles the engine's request for full screen there: the
//! window keeps its size, although the engine assumes that it has changed.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode, WindowResized},
    winit::{WINIT_WINDOWS, WinitWindows},
};

use super::{screenshots::RequestedScreenshots, window_limits};

/// The times at which the size of the window is checked, in seconds after the start, a change of its mode, or a change
/// of the screen's size. A window manager would have resized the window by then. The last check only corrects the size
/// that the engine assumes, and requests nothing.
const CHECK_TIMES: [f64; 5] = [3.0, 5.0, 8.0, 12.0, 13.0];
/// The interval between two checks of the screen, in seconds.
const CHECK_INTERVAL: f64 = 1.0;
/// The minimum side of a real screen, in physical pixels. A screen that is switched off reports one pixel.
const MIN_SIDE: u32 = 100;

/// The observed state of the window and its screen.
#[derive(Default)]
pub(super) struct WindowState {
    /// The mode of the window, and the size of the screen.
    of: Option<(WindowMode, UVec2)>,
    /// The time at which the mode or the size of the screen last changed, in seconds.
    since: f64,
    /// The number of checks since then.
    checks: usize,
    /// True if the mode and the size of the screen have not changed since the start.
    first: bool,
    /// The time of the next check of the screen, in seconds.
    next: f64,
    /// The size to request in the next frame. The engine sends a request only if the size differs from the size that it
    /// assumes, so it must be told the actual size first.
    ask: Option<UVec2>,
    /// The size and place before full screen.
    before: Option<(UVec2, WindowPosition)>,
}

/// In full screen, resizes the window to the size of the screen, and restores its previous size afterwards. A window
/// that is larger than the screen at the start is made smaller. A window with a requested size is not changed.
pub(super) fn fill(
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    screenshots: Option<Res<RequestedScreenshots>>,
    mut resized: MessageWriter<WindowResized>,
    mut seen: Local<WindowState>,
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
    seen.next = now + CHECK_INTERVAL;
    if left && let Some((size, place)) = seen.before.take() {
        // Without a window manager, nothing else restores the size after full screen.
        seen.ask = Some(size);
        window.position = place;
    }
    let Some((corner, screen)) = WINIT_WINDOWS.with_borrow(|all| screen_of(all, entity, mode)) else { return };
    if seen.of != Some((mode, screen)) {
        *seen = WindowState {
            first: seen.of.is_none(),
            of: Some((mode, screen)),
            since: now,
            checks: 0,
            ..std::mem::take(&mut *seen)
        };
    }
    if CHECK_TIMES.get(seen.checks).is_none_or(|look| now < seen.since + look) {
        return;
    }
    seen.checks += 1;
    let size = WINIT_WINDOWS.with_borrow(|all| all.get_window(entity).map(|window| window.inner_size()));
    let Some(size) = size.map(|size| UVec2::new(size.width, size.height)) else { return };
    let wanted = match mode {
        // A window that was opened larger than the screen is made smaller. A window enlarged later is not.
        // For screenshots the window keeps its size.
        WindowMode::Windowed if seen.first && screenshots.is_none() => size.min(screen),
        WindowMode::Windowed => size,
        WindowMode::BorderlessFullscreen(_) | WindowMode::Fullscreen(..) => screen,
    };
    let assumed = window.physical_size();
    let Correction { tell, ask } = correction(size, assumed, wanted);
    let ask = ask.filter(|_| seen.checks < CHECK_TIMES.len());
    if ask.is_some() {
        if mode != WindowMode::Windowed {
            let usual = if assumed == screen { size } else { assumed };
            seen.before.get_or_insert((usual, window.position));
        }
        window.position = WindowPosition::At(corner);
        seen.ask = ask;
    }
    if let Some(size) = tell {
        window_limits::set_size((entity, &mut *window), size, &mut resized);
    }
}

/// Returns the corner and the current size of the screen that shows a window in this mode. Bevy's `Monitor` keeps only
/// the initial size of the screen.
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
    (size.min_element() >= MIN_SIDE).then_some((IVec2::new(corner.x, corner.y), size))
}

/// The corrections that the size of a window needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Correction {
    /// The actual size, if the engine assumes another size. The engine assumes that every request is fulfilled.
    tell: Option<UVec2>,
    /// The size to request.
    ask: Option<UVec2>,
}

/// Determines the corrections from the actual size, the size assumed by the engine, and the wanted size.
fn correction(size: UVec2, assumed: UVec2, wanted: UVec2) -> Correction {
    Correction { tell: (size != assumed).then_some(size), ask: (size != wanted).then_some(wanted) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_becomes_as_large_as_the_screen_and_the_engine_learns_its_size() {
        let size = |(width, height): (u32, u32)| UVec2::new(width, height);
        // Each case: the actual size, the size assumed by the engine and the size of the screen; then the size to tell
        // the engine and the size to request.
        type Size = (u32, u32);
        let cases: [([Size; 3], [Option<Size>; 2]); 6] = [
            ([(1_024, 768), (1_600, 900), (1_024, 768)], [Some((1_024, 768)), None]),
            ([(1_024, 768), (1_600, 900), (1_024, 600)], [Some((1_024, 768)), Some((1_024, 600))]),
            ([(1_600, 900), (1_600, 900), (1_920, 1_080)], [None, Some((1_920, 1_080))]),
            ([(1_920, 1_080), (1_920, 1_080), (1_920, 1_080)], [None, None]),
            // On a high-resolution screen the minimum size may be larger than the screen.
            ([(2_048, 1_536), (3_200, 1_800), (1_920, 1_080)], [Some((2_048, 1_536)), Some((1_920, 1_080))]),
            // The engine assumes that its request was fulfilled.
            ([(1_024, 768), (1_920, 1_080), (1_920, 1_080)], [Some((1_024, 768)), Some((1_920, 1_080))]),
        ];
        for ([now, assumed, screen], [tell, ask]) in cases {
            let done = correction(size(now), size(assumed), size(screen));
            assert_eq!(
                done,
                Correction { tell: tell.map(size), ask: ask.map(size) },
                "{now:?}, {assumed:?}, {screen:?}"
            );
        }
    }
}
