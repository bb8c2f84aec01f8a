//! Enter and Space press once, however long they are held: what they do may change what they would press next.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Key},
};

/// The order in which keys change before the face hears them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Once;

/// Adds it.
pub(super) fn plugin(app: &mut App) {
    let order = press_once.in_set(Once).after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, order);
}

/// Takes away what the system repeats while a key is held. Letters and arrows go on: they write, and step.
fn press_once(keys: Res<ButtonInput<KeyCode>>, mut inputs: Query<&mut EguiInput>) {
    let repeated = |key: Key| match key {
        Key::Enter => !keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]),
        Key::Space => !keys.just_pressed(KeyCode::Space),
        _ => false,
    };
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, Event::Key { key, pressed: true, .. } if repeated(*key)));
    }
}
