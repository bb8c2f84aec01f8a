//! Preprocesses key events for the UI. Enter and Space act once while held, since the action may move the focus to
//! another button. New presses are not mistaken for key repeats, and digits that need Shift are matched by position.

use bevy::{
    input::keyboard::{Key as Typed, KeyCode, KeyboardInput},
    prelude::*,
};
use bevy_egui::{
    EguiInput,
    egui::{Event, Key},
    helpers::{bevy_to_egui_key, bevy_to_egui_physical_key},
};

use crate::stage::InputSystems;

/// The system set that preprocesses key events.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct KeyEvents;

/// Adds the systems that preprocess key events.
pub fn plugin(app: &mut App) {
    let order = (drop_key_repeats, press_anew).chain().in_set(KeyEvents).in_set(InputSystems::Keys);
    app.add_systems(PreUpdate, order);
}

/// Removes the key repeats of Enter and Space. Letters and arrows keep repeating, for typing and stepping.
fn drop_key_repeats(mut typed: MessageReader<KeyboardInput>, mut inputs: Query<&mut EguiInput>) {
    let (again, anew): (Vec<_>, Vec<_>) = typed.read().filter(|key| key.state.is_pressed()).partition(|key| key.repeat);
    let is_among = |keys: &[&KeyboardInput], wanted: &Typed| keys.iter().any(|key| key.logical_key == *wanted);
    let repeated = |key: Key| {
        let wanted = match key {
            Key::Enter => Typed::Enter,
            Key::Space => Typed::Space,
            _ => return false,
        };
        is_among(&again, &wanted) && !is_among(&anew, &wanted)
    };
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, Event::Key { key, pressed: true, .. } if repeated(*key)));
    }
}

/// A key event from the system.
#[derive(Debug, Clone, Copy)]
struct Stroke {
    /// The key as converted by `bevy_egui`.
    key: Key,
    pressed: bool,
    repeat: bool,
    /// The digit at the key's position, if the character on the key has no meaning in the game.
    digit: Option<Key>,
}

impl Stroke {
    fn of(input: &KeyboardInput) -> Option<Stroke> {
        let (written, place) = (bevy_to_egui_key(&input.logical_key), bevy_to_egui_physical_key(&input.key_code));
        let means = |key: &Key| *key == Key::Questionmark || key.name().chars().count() == 1;
        let digit = match (written, &input.logical_key) {
            (Some(key), Typed::Character(_)) if is_digit(input.key_code) && !means(&key) => place,
            _ => None,
        };
        Some(Stroke { key: written.or(place)?, pressed: input.state.is_pressed(), repeat: input.repeat, digit })
    }
}

/// Returns true for a key in the digit row.
fn is_digit(code: KeyCode) -> bool {
    use KeyCode::{Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9};
    matches!(code, Digit0 | Digit1 | Digit2 | Digit3 | Digit4 | Digit5 | Digit6 | Digit7 | Digit8 | Digit9)
}

/// Releases a key before each new press: while Cmd is held, browsers on a Mac do not report the release of letters, so
/// the next press would look like a repeat. Digits are matched by position on keyboards that need Shift for them.
fn press_anew(mut typed: MessageReader<KeyboardInput>, mut inputs: Query<&mut EguiInput>) {
    let strokes: Vec<Stroke> = typed.read().filter_map(Stroke::of).collect();
    if strokes.is_empty() {
        return;
    }
    for mut input in &mut inputs {
        let mut left = strokes.clone();
        let events = std::mem::take(&mut input.events);
        for event in events {
            let Event::Key { key, physical_key, pressed, repeat, modifiers } = event else {
                input.events.push(event);
                continue;
            };
            let place = left.iter().position(|stroke| stroke.key == key && stroke.pressed == pressed);
            let stroke = place.map(|place| left.remove(place));
            let digit = stroke.and_then(|stroke| stroke.digit).filter(|_| !modifiers.command && !modifiers.shift);
            let key = digit.unwrap_or(key);
            if pressed && stroke.is_some_and(|stroke| !stroke.repeat) {
                input.events.push(Event::Key { key, physical_key, pressed: false, repeat: false, modifiers });
            }
            input.events.push(Event::Key { key, physical_key, pressed, repeat, modifiers });
        }
    }
}
