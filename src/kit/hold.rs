//! Buttons that do more when they are held.

use bevy_egui::egui::{Id, Response};

/// Seconds after which a button is held: by then its name has been read.
const HOLD: f64 = 1.0;

/// Whether `response` has just been held long enough; once for each press.
pub fn held(response: &Response) -> bool {
    let ctx = &response.ctx;
    let (now, down, since, origin) = ctx.input(|input| {
        let pointer = &input.pointer;
        (input.time, pointer.primary_down(), pointer.press_start_time(), pointer.press_origin())
    });
    // A press that is too long for a click is none of the button's any more: it is asked for by its place.
    let on_it = down && response.contains_pointer() && origin.is_some_and(|at| response.rect.contains(at));
    let Some(since) = since.filter(|_| on_it) else { return false };
    let told = Id::new("press that was held");
    let fresh = ctx.data(|data| data.get_temp::<f64>(told)) != Some(since);
    if fresh && now - since < HOLD {
        // Nothing else wakes a window in which nobody moves.
        ctx.request_repaint();
        return false;
    }
    if fresh {
        ctx.data_mut(|data| data.insert_temp(told, since));
    }
    fresh
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, RawInput, Rect, Sense, pos2, vec2};

    use super::*;

    #[test]
    fn a_button_is_held_once_for_each_press() {
        let ctx = Context::default();
        let at = pos2(20.0, 20.0);
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let moved = || Event::PointerMoved(at);
        let frame = |time: f64, events: Vec<Event>| {
            let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(99.0, 99.0));
            let input = RawInput { screen_rect: Some(rect), time: Some(time), events, ..RawInput::default() };
            let mut seen = false;
            let mut output = ctx.run_ui(input, |ui| {
                seen = held(&ui.interact(rect, Id::new("button"), Sense::click()));
            });
            output.textures_delta.clear();
            seen
        };
        frame(0.0, vec![moved()]);
        for start in [1.0, 5.0] {
            let seen = [(0.0, vec![moved(), button(true)]), (0.9, vec![]), (1.1, vec![]), (1.9, vec![])];
            let seen = seen.map(|(after, events)| frame(start + after, events));
            assert_eq!(seen, [false, false, true, false], "{start}");
            frame(start + 2.0, vec![button(false)]);
        }
    }
}
