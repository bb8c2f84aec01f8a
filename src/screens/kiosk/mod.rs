//! The program as a kiosk: no way out for whoever plays, nothing kept of anybody, and a game that plays itself in between.

mod attract;
mod doors;
mod pin;
mod staff_menu;
mod staff_page;
mod still;
mod tally;
mod visit;

use std::time::Duration;

use bevy::prelude::*;

pub(super) use self::doors::lets;
use crate::{
    kiosk::Kiosk,
    settings::Settings,
    stage::pace::Counting,
    store::{self, Store},
    texts::{Language, loading},
};

/// From one picture to the next while nothing happens: seconds are counted, and a supervisor watches.
const TICK: Duration = Duration::from_millis(250);

/// Adds what makes the program a kiosk.
pub fn plugin(app: &mut App) {
    app.insert_resource(Counting(TICK)).add_systems(PreStartup, open.after(store::claim)).add_plugins((
        loading::tongues,
        doors::plugin,
        visit::plugin,
        attract::plugin,
        tally::plugin,
        staff_menu::plugin,
        still::plugin,
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Startup, crate::page::stay_awake);
}

/// Only staff keep anything here: visitors play with nothing saved, and leave nothing behind.
fn open(mut commands: Commands, mut store: ResMut<Store>, mut settings: ResMut<Settings>) {
    let kiosk = Kiosk::of(std::mem::take(&mut *store));
    let greets = kiosk.staff.greets(settings.language());
    (settings.language_asked, settings.language_of_system) = (None, greets);
    *settings = attract_settings(&kiosk, &settings);
    commands.insert_resource(kiosk);
}

/// The settings that a visitor finds; what the machine can, and what it speaks by itself, is as it was.
fn visitor_settings(kiosk: &Kiosk, now: &Settings) -> Settings {
    let usual = Settings::default();
    let languages = kiosk.staff.languages();
    Settings {
        effects: kiosk.staff.volume,
        music: kiosk.staff.volume * usual.music / usual.effects,
        able: now.able,
        calm_wished: now.calm_wished,
        contrast_wished: now.contrast_wished,
        px_per_mm_asked: now.px_per_mm_asked,
        table_top_asked: now.table_top_asked,
        language_of_system: kiosk.staff.greets(now.language_of_system),
        languages_withheld: Language::OFFERED.map(|language| !languages.contains(&language)),
        ..usual
    }
}

/// The settings while the kiosk shows itself: quick, and quiet.
fn attract_settings(kiosk: &Kiosk, now: &Settings) -> Settings {
    const QUIET: f32 = 0.25;
    let usual = visitor_settings(kiosk, now);
    Settings { speed: 2.0, effects: usual.effects * QUIET, music: usual.music * QUIET, ..usual }
}
