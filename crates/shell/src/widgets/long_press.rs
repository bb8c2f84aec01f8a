//! Long presses on widgets.

use bevy_egui::egui::{Context, Id, PointerButton, Rect, Response, Ui};

use crate::theme::GOLD;

/// Seconds after which a press counts as held. By then the user has seen the button's tooltip.
const LONG_PRESS: f64 = 1.0;

/// Seconds for which a finger or a mouse must hold a widget before it reveals hidden information.
const REVEAL_PRESS: f64 = 0.7;

/// Returns the progress of `response`, from 0 to 1, towards revealing hidden information, and true when the information
/// is revealed. A finger or a mouse must hold the widget. A single press by a key or a screen reader is enough, since
/// it does not happen by accident.
pub fn reveal_progress(response: &Response) -> (f32, bool) {
    let (share, done) = press_progress(response, REVEAL_PRESS);
    let without_pointer = response.clicked() && !response.clicked_by(PointerButton::Primary);
    (share, done || without_pointer)
}

/// Draws the progress of [`reveal_progress`] as a bar in `band` and returns true if the information is revealed now.
pub fn revealed(ui: &Ui, response: &Response, band: Rect) -> bool {
    let (share, shown) = reveal_progress(response);
    if share > 0.0 {
        ui.painter().rect_filled(band.with_max_x(band.left() + band.width() * share), 0.0, GOLD);
    }
    shown
}

/// Returns true if the requests of this frame may come from a finger or a mouse. These can press something that has
/// only just appeared, before the user has seen it. Keys, the page's buttons and screen readers press only what was
/// announced.
pub fn may_come_from_pointer(ctx: &Context) -> bool {
    ctx.input(|input| input.pointer.any_down() || input.pointer.any_released())
}

/// Returns true if `response` has just been held long enough, once per press.
pub fn long_pressed(response: &Response) -> bool {
    press_progress(response, LONG_PRESS).1
}

/// Returns the progress of `response`, from 0 to 1, towards being held for `seconds`, and true in the frame in which it
/// has been held that long, once per press.
pub fn press_progress(response: &Response, seconds: f64) -> (f32, bool) {
    let ctx = &response.ctx;
    let (now, down, since, origin) = ctx.input(|input| {
        let pointer = &input.pointer;
        (input.time, pointer.primary_down(), pointer.press_start_time(), pointer.press_origin())
    });
    // Once a press exceeds egui's longest click, the widget no longer owns it, so check the position of the press.
    let on_it = down && response.contains_pointer() && origin.is_some_and(|at| response.rect.contains(at));
    let Some(since) = since.filter(|_| on_it) else { return (0.0, false) };
    let reported = Id::new("long press");
    let fresh = ctx.data(|data| data.get_temp::<f64>(reported)) != Some(since);
    if fresh && now - since < seconds {
        // Keep drawing: an idle window would not redraw otherwise.
        ctx.request_repaint();
        return (((now - since) / seconds) as f32, false);
    }
    if fresh {
        ctx.data_mut(|data| data.insert_temp(reported, since));
    }
    (1.0, fresh)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Sense, pos2, vec2};

    use super::*;

    /// Returns the event of a finger that goes down or up at a position.
    fn finger(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_long_press_is_reported_once() {
        let ctx = Context::default();
        let at = pos2(20.0, 20.0);
        let button = |pressed| finger(at, pressed);
        let moved = || Event::PointerMoved(at);
        let frame = |time: f64, events: Vec<Event>| {
            let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(99.0, 99.0));
            let input = RawInput { screen_rect: Some(rect), time: Some(time), events, ..RawInput::default() };
            let mut seen = false;
            let mut output = ctx.run_ui(input, |ui| {
                seen = long_pressed(&ui.interact(rect, Id::new("button"), Sense::click()));
            });
            output.textures_delta.clear();
            seen
        };
        frame(0.0, vec![moved()]);
        for start in [1.0, 5.0] {
            let seen = [(0.0, vec![moved(), button(true)]), (0.9, vec![]), (1.1, vec![]), (1.9, vec![])];
            let seen = seen.map(|(after, events)| frame(start + after, events));
            assert_eq!(seen, [false, false, true, false], "pressed at {start} s");
            frame(start + 2.0, vec![button(false)]);
        }
    }

    #[test]
    fn a_long_press_or_a_key_reveals_but_a_tap_does_not() {
        let ctx = Context::default();
        let at = pos2(20.0, 20.0);
        let button = |pressed| finger(at, pressed);
        let key = |pressed| Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let frame = |time: f64, focus: bool, events: Vec<Event>| {
            let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(99.0, 99.0));
            let input = RawInput { screen_rect: Some(rect), time: Some(time), events, ..RawInput::default() };
            let mut seen = (0.0, false);
            let mut output = ctx.run_ui(input, |ui| {
                let response = ui.interact(rect, Id::new("curtain"), Sense::click());
                if focus {
                    response.request_focus();
                }
                seen = reveal_progress(&response);
            });
            output.textures_delta.clear();
            seen
        };
        frame(0.0, false, vec![Event::PointerMoved(at)]);
        let tap = [(1.0, vec![button(true)]), (1.2, Vec::new()), (1.3, vec![button(false)]), (1.4, Vec::new())];
        assert!(tap.into_iter().all(|(time, events)| !frame(time, false, events).1), "a tap must reveal nothing");
        frame(2.0, false, vec![button(true)]);
        let (share, done) = frame(2.35, false, Vec::new());
        assert!((share - 0.5).abs() < 0.01 && !done, "halfway: {share}");
        assert_eq!(frame(2.75, false, Vec::new()), (1.0, true));
        assert_eq!(frame(2.8, false, vec![button(false)]), (0.0, false), "the long press must be reported only once");
        frame(3.0, true, Vec::new());
        assert!(frame(3.1, true, vec![key(true)]).1, "a key must reveal the information");
        assert!(!frame(3.2, true, vec![key(false)]).1);
    }
}
