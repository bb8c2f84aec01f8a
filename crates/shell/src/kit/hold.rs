//! Buttons that do more when they are held.

use bevy_egui::egui::{Context, Id, PointerButton, Rect, Response, Ui};

use crate::theme::GOLD;

/// Seconds after which a button is held: by then its name has been read.
const HOLD: f64 = 1.0;

/// Seconds for which a finger stays on what must not be opened by chance.
const LOOK: f64 = 0.7;

/// How far `response` is on its way to show what nobody else should see, from 0 to 1, and whether it shows it now: a finger or
/// a mouse holds it; a key or a screen reader's press is enough, for nobody brushes against those.
pub fn revealing(response: &Response) -> (f32, bool) {
    let (share, done) = holding(response, LOOK);
    let without_pointer = response.clicked() && !response.clicked_by(PointerButton::Primary);
    (share, done || without_pointer)
}

/// The same, where a band shows how far it is; whether it shows it now.
pub fn revealed(ui: &Ui, response: &Response, band: Rect) -> bool {
    let (share, shown) = revealing(response);
    if share > 0.0 {
        ui.painter().rect_filled(band.with_max_x(band.left() + band.width() * share), 0.0, GOLD);
    }
    shown
}

/// Whether what is wished in this frame may come of a finger or a mouse, which presses what has just come there without having
/// seen it. Keys, lines and screen readers press what they were told of.
pub fn by_pointer(ctx: &Context) -> bool {
    ctx.input(|input| input.pointer.any_down() || input.pointer.any_released())
}

/// Whether `response` has just been held long enough to have been read; once for each press.
pub fn held(response: &Response) -> bool {
    holding(response, HOLD).1
}

/// How far `response` is on its way to being held for so many `seconds`, from 0 to 1, and whether it has just come there;
/// that once for each press.
pub fn holding(response: &Response, seconds: f64) -> (f32, bool) {
    let ctx = &response.ctx;
    let (now, down, since, origin) = ctx.input(|input| {
        let pointer = &input.pointer;
        (input.time, pointer.primary_down(), pointer.press_start_time(), pointer.press_origin())
    });
    // A press that is too long for a click is none of the button's any more: it is asked for by its place.
    let on_it = down && response.contains_pointer() && origin.is_some_and(|at| response.rect.contains(at));
    let Some(since) = since.filter(|_| on_it) else { return (0.0, false) };
    let told = Id::new("press that was held");
    let fresh = ctx.data(|data| data.get_temp::<f64>(told)) != Some(since);
    if fresh && now - since < seconds {
        // Nothing else wakes a window in which nobody moves.
        ctx.request_repaint();
        return (((now - since) / seconds) as f32, false);
    }
    if fresh {
        ctx.data_mut(|data| data.insert_temp(told, since));
    }
    (1.0, fresh)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Sense, pos2, vec2};

    use super::*;

    /// A finger goes down at a place, or up.
    fn finger(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_button_is_held_once_for_each_press() {
        let ctx = Context::default();
        let at = pos2(20.0, 20.0);
        let button = |pressed| finger(at, pressed);
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

    #[test]
    fn what_is_hidden_is_shown_by_a_long_press_and_by_a_key_and_by_no_tap() {
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
                seen = revealing(&response);
            });
            output.textures_delta.clear();
            seen
        };
        frame(0.0, false, vec![Event::PointerMoved(at)]);
        let tap = [(1.0, vec![button(true)]), (1.2, Vec::new()), (1.3, vec![button(false)]), (1.4, Vec::new())];
        assert!(tap.into_iter().all(|(time, events)| !frame(time, false, events).1), "a tap shows nothing");
        frame(2.0, false, vec![button(true)]);
        let (share, done) = frame(2.35, false, Vec::new());
        assert!((share - 0.5).abs() < 0.01 && !done, "half of it: {share}");
        assert_eq!(frame(2.75, false, Vec::new()), (1.0, true));
        assert_eq!(frame(2.8, false, vec![button(false)]), (0.0, false), "once");
        frame(3.0, true, Vec::new());
        assert!(frame(3.1, true, vec![key(true)]).1, "a key shows it");
        assert!(!frame(3.2, true, vec![key(false)]).1);
    }
}
