//! Enter and Space press once, however long they are held: what they do may change what they would press next.

use bevy::{
    input::keyboard::{Key as Typed, KeyboardInput},
    prelude::*,
};
use bevy_egui::{
    EguiInput,
    egui::{Event, Key},
};

use crate::stage::InputSystems;

/// The order in which keys change before the face hears them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Once;

/// Adds it.
pub(super) fn plugin(app: &mut App) {
    let order = press_once.in_set(Once).in_set(InputSystems::Keys);
    app.add_systems(PreUpdate, order);
}

/// Takes away what the system repeats while a key is held. Letters and arrows go on: they write, and step.
fn press_once(mut typed: MessageReader<KeyboardInput>, mut inputs: Query<&mut EguiInput>) {
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
