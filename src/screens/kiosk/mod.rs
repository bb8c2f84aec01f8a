//! The program as a kiosk: no way out for whoever plays, nothing kept of anybody.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui::Event};

use crate::{
    files,
    kiosk::Kiosk,
    settings::Settings,
    stage::pace::Counting,
    store::{self, Store},
    ui::wishes::{Go, Means},
};

/// From one picture to the next while nothing happens: seconds are counted, and a supervisor watches.
const TICK: Duration = Duration::from_millis(250);

/// Adds what makes the program a kiosk.
pub fn plugin(app: &mut App) {
    let writing = forget_writing.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    app.insert_resource(Counting(TICK))
        .insert_resource(Means { quit: false, full_screen: None })
        .add_systems(PreStartup, open.after(store::claim))
        .add_systems(PreUpdate, writing)
        .add_systems(PostUpdate, forget_files);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Startup, crate::page::stay_awake);
}

/// Only staff keep anything here: visitors play with nothing saved, and leave nothing behind.
fn open(mut commands: Commands, mut store: ResMut<Store>, mut settings: ResMut<Settings>) {
    let kiosk = Kiosk::of(std::mem::take(&mut *store));
    *settings = kiosk_settings(&kiosk, &settings);
    commands.insert_resource(kiosk);
}

/// The settings that a visitor finds.
fn kiosk_settings(kiosk: &Kiosk, now: &Settings) -> Settings {
    let Settings { able, language_of_system, calm_wished, .. } = *now;
    let volume = kiosk.staff.volume;
    let language_of_system = kiosk.staff.greets(now.language_asked.unwrap_or(language_of_system));
    let usual = Settings::default();
    Settings {
        effects: volume,
        music: volume * usual.music / usual.effects,
        able,
        language_of_system,
        calm_wished,
        ..usual
    }
}

/// Whether a wish may be granted: a visitor neither ends the program nor reaches a file.
pub(super) fn lets(world: &World, wish: &Go) -> bool {
    let forbidden = matches!(
        wish,
        Go::Quit
            | Go::FullScreen(_)
            | Go::Open(_)
            | Go::TakeBack(_)
            | Go::RemoveSave(_)
            | Go::HandOut
            | Go::HandOutBoard(_)
            | Go::RemoveBoard(_)
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
