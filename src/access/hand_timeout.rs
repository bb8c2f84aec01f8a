//! Turns an open hand face down after a period without input, if other players could see it.

use std::time::Duration;

use bevy::{a11y::AccessibilityRequested, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Event, InputState},
};

use super::reader_lines::{ChooseLine, ChooseLineByText};
use crate::{
    playback::PlaybackStatus,
    seats::{
        ScreenViewer, Seating,
        viewer::{HandTimeout, HandTimer},
    },
    settings::Settings,
    stage::redraw::NextWakeUp,
    ui::UiSystems,
};

/// The minimum time until the next check.
const STEP: Duration = Duration::from_millis(50);

/// Adds the timeout.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, watch.after(UiSystems::Prepare).before(UiSystems::Screens));
}

/// Measures the time without input while others could see an open hand.
fn watch(
    mut contexts: EguiContexts,
    screen_viewer: Res<ScreenViewer>,
    seating: Res<Seating>,
    showing: Res<PlaybackStatus>,
    settings: Res<Settings>,
    listener: Option<Res<AccessibilityRequested>>,
    (mut chosen, mut by_text): (MessageReader<ChooseLine>, MessageReader<ChooseLineByText>),
    mut uses_reader: Local<bool>,
    mut alarm: ResMut<NextWakeUp>,
    mut timer: Local<HandTimer>,
    mut timeouts: MessageWriter<HandTimeout>,
) -> Result {
    let by_line = chosen.read().count() + by_text.read().count() > 0;
    let (now, touched) = contexts.ctx_mut()?.input(|input| (input.time, is_touched(input)));
    // The system does not report a screen reader that presses the HTML buttons of a page; such presses arrive as chosen
    // lines.
    *uses_reader = by_line || *uses_reader && !touched;
    if screen_viewer.open().is_none() || !seating.hides_hands() || showing.busy {
        *timer = HandTimer::default();
        alarm.set_if_neq(NextWakeUp(None));
        return Ok(());
    }
    let slow = settings.two_keys || *uses_reader || listener.is_some_and(|asked| asked.get());
    let timeout = if slow { HandTimer::LONG_TIMEOUT } else { HandTimer::TIMEOUT };
    let left = timer.left(now, by_line || touched, timeout);
    if left > 0.0 {
        alarm.set_if_neq(NextWakeUp(Some(Duration::from_secs_f64(left).max(STEP))));
    } else {
        timeouts.write(HandTimeout);
        // The hand is turned face down in the next frame.
        alarm.set_if_neq(NextWakeUp(Some(STEP)));
    }
    Ok(())
}

/// Returns true on input from touch, mouse, keyboard or screen reader. A finger resting on the screen counts as input.
fn is_touched(input: &InputState) -> bool {
    let is_input = |event: &Event| match event {
        Event::Key { pressed, .. } => *pressed,
        Event::PointerMoved(_)
        | Event::PointerButton { .. }
        | Event::Touch { .. }
        | Event::MouseWheel { .. }
        | Event::Zoom(_)
        | Event::AccessKitActionRequest(_) => true,
        _ => false,
    };
    input.pointer.any_down() || input.any_touches() || input.raw.events.iter().any(is_input)
}
