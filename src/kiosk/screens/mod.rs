//! Kiosk mode: visitors cannot leave the program, nothing about them is stored, and an attract mode runs between
//! visits.

pub mod attract;
mod phone_codes;
pub mod phones;
mod pin;
mod staff_menu;
mod staff_page;
mod still_there;
mod tally;
mod visit;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPrimaryContextPass, egui::Event};

use crate::{
    files,
    host::LocalServer,
    kiosk::Kiosk,
    launch::LaunchOptions,
    settings::Settings,
    stage::{InputSystems, quality, redraw::ClockRedraw, touch_filter::MinTouchTime},
    store::{self, Store},
    texts::{Language, loading},
    ui::{
        UiSystems,
        requests::{Capabilities, ScreenRequest},
    },
};

/// The frame interval while nothing happens. Countdowns and the watchdog need regular frames.
const TICK: Duration = Duration::from_millis(250);

/// The launch options and settings, restored for every visitor.
#[derive(Resource, Debug, Clone)]
struct Start {
    options: LaunchOptions,
    settings: Settings,
}

/// The order of the systems that handle visitors, before requests are executed.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum VisitSystems {
    /// Detects the taps in the corner that open the staff menu.
    Staff,
    /// Starts and ends visits.
    Visit,
    /// Runs attract mode.
    Attract,
}

/// The order of the overlays of a kiosk.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum KioskSystems {
    /// Attract mode.
    Attract,
    /// The dialog that asks whether the visitor is still there.
    Still,
    /// The prompt for a person with a phone who keeps the others waiting.
    Phones,
    /// The staff menu.
    Staff,
}

/// Turns the program into a kiosk with these options and the current settings.
pub fn add(app: &mut App, options: &LaunchOptions) {
    let settings = *app.world().resource::<Settings>();
    app.insert_resource(Start { options: options.clone(), settings })
        .insert_resource(ClockRedraw(TICK))
        // The minimum touch time does not shut out screen-reader users in a browser: they press the page's HTML
        // buttons, not the canvas.
        .insert_resource(MinTouchTime::FINGER)
        .configure_sets(
            Update,
            (VisitSystems::Staff, VisitSystems::Visit, VisitSystems::Attract)
                .chain()
                .before(crate::AppSystems::Navigate),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (KioskSystems::Attract, KioskSystems::Still, KioskSystems::Phones, KioskSystems::Staff)
                .chain()
                .in_set(UiSystems::Kiosk),
        )
        .add_systems(PreStartup, open.after(store::claim).before(quality::estimate_quality))
        .insert_resource(Capabilities { quit: false, full_screen: None, own_machine: false })
        .add_systems(PreUpdate, discard_text_input.in_set(InputSystems::KioskLock))
        .add_systems(PostUpdate, discard_files)
        .add_plugins((
            loading::all_languages_plugin,
            visit::plugin,
            attract::plugin,
            phones::plugin,
            tally::plugin,
            staff_menu::plugin,
            still_there::plugin,
        ));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Startup, crate::page::stay_awake);
}

/// Takes over the store: only staff settings and statistics are saved, and visitors play without saves.
fn open(mut commands: Commands, mut store: ResMut<Store>, mut settings: ResMut<Settings>, start: Res<Start>) {
    let kiosk = Kiosk::of(std::mem::take(&mut *store));
    *settings = attract_settings(&kiosk, &start, &settings);
    commands.insert_resource(kiosk);
}

/// The settings for a new visitor. Properties of the machine that the program has detected are kept.
fn visitor_settings(kiosk: &Kiosk, start: &Start, now: &Settings) -> Settings {
    let start = &start.settings;
    let usual = Settings::default();
    let languages = kiosk.staff.languages();
    Settings {
        effects: kiosk.staff.volume,
        music: kiosk.staff.volume * usual.music / usual.effects,
        supported_quality: now.supported_quality,
        system_reduced_motion: now.system_reduced_motion,
        system_high_contrast: now.system_high_contrast,
        px_per_mm: kiosk.staff.px_per_mm,
        px_per_mm_override: start.px_per_mm_override.filter(|_| kiosk.staff.px_per_mm.is_none()),
        table_top_override: start.table_top_override,
        language_of_system: kiosk.staff.initial_language(start.language()),
        unavailable_languages: Language::OFFERED.map(|language| !languages.contains(&language)),
        ..usual
    }
}

/// The settings of attract mode: fast and quiet.
fn attract_settings(kiosk: &Kiosk, start: &Start, now: &Settings) -> Settings {
    const QUIET: f32 = 0.25;
    let usual = visitor_settings(kiosk, start, now);
    Settings { speed: 2.0, effects: usual.effects * QUIET, music: usual.music * QUIET, ..usual }
}

/// Returns true if a request is allowed. A visitor to a kiosk may not quit the program, toggle full screen, access
/// files or saves, draw or save boards, or join tables by their links.
pub fn is_allowed(world: &World, request: &ScreenRequest) -> bool {
    let forbidden = matches!(
        request,
        ScreenRequest::Quit
            | ScreenRequest::FullScreen(_)
            | ScreenRequest::Open(_)
            | ScreenRequest::Join(_)
            | ScreenRequest::RemoveTable(_)
            | ScreenRequest::ResumeSetAside(_)
            | ScreenRequest::RemoveSave(_)
            | ScreenRequest::ExportGame
            | ScreenRequest::Report
            | ScreenRequest::ExportBoard(_)
            | ScreenRequest::RemoveBoard(_)
            | ScreenRequest::SaveBoard(..)
            | ScreenRequest::ReplaceBoard { .. }
            | ScreenRequest::OpenEditor(_)
    );
    // Visitors can set up tables only for phones, at the server in this program.
    let forbidden = forbidden || matches!(request, ScreenRequest::Host(_)) && !world.contains_resource::<LocalServer>();
    !(forbidden && world.contains_resource::<Kiosk>())
}

/// Discards text input, in case somebody attaches a keyboard.
fn discard_text_input(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_)));
    }
}

/// Discards files dropped on the window, and requests to open or save files.
fn discard_files(mut given: ResMut<Messages<files::ReceivedFile>>, mut requests: ResMut<Messages<files::FileRequest>>) {
    given.clear();
    requests.clear();
}
