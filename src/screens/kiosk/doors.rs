//! The doors of a kiosk, which are shut: no end of the program, no files, nothing to write.

use bevy::prelude::*;
use bevy_egui::{EguiInput, egui::Event};

use crate::{
    files,
    kiosk::Kiosk,
    stage::InputSystems,
    ui::wishes::{Go, Means},
};

/// Shuts them.
pub fn plugin(app: &mut App) {
    let writing = forget_writing.in_set(InputSystems::Doors);
    app.insert_resource(Means { quit: false, full_screen: None, own: false })
        .add_systems(PreUpdate, writing)
        .add_systems(PostUpdate, forget_files);
}

/// Whether a wish may be granted: a visitor neither ends the program nor reaches a file.
pub fn lets(world: &World, wish: &Go) -> bool {
    let forbidden = matches!(
        wish,
        Go::Quit
            | Go::FullScreen(_)
            | Go::Open(_)
            | Go::TakeBack(_)
            | Go::RemoveSave(_)
            | Go::HandOut
            | Go::Report
            | Go::HandOutBoard(_)
            | Go::RemoveBoard(_)
            | Go::KeepBoard(..)
            | Go::ExchangeBoard { .. }
            | Go::Draw(_)
    );
    !(forbidden && world.contains_resource::<Kiosk>())
}

/// Nothing is written at a kiosk, though somebody may bring a keyboard.
fn forget_writing(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_)));
    }
}

/// Files that are dropped on the window, or asked for in spite of all, are nobody's.
fn forget_files(mut given: ResMut<Messages<files::Given>>, mut wishes: ResMut<Messages<files::Wish>>) {
    given.clear();
    wishes.clear();
}
