//! Tests that no two systems with conflicting access have an ambiguous order, and that no membership in a set is
//! redundant.

use std::collections::HashMap;

use bevy::{
    ecs::schedule::{LogLevel, ScheduleBuildSettings, Schedules},
    prelude::*,
};
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    driver::{Driver, Pointer},
    inactive_games::GAMES,
};
use hacienda::{
    launch::{LaunchOptions, StartScreen},
    screens::{self, Surface},
};

/// Returns the ambiguous pairs of the app's own systems in all schedules, including schedules that have not run yet.
/// Pairs of systems of different games are left out, because only one game is on the table at a time.
fn ambiguous_pairs(world: &mut World) -> Vec<String> {
    let mut schedules = world.remove_resource::<Schedules>().expect("the app has schedules");
    let ambiguous = schedules.iter_mut().flat_map(|(label, schedule)| {
        let place = format!("{label:?}");
        schedule
            .initialize(world)
            .unwrap_or_else(|error| panic!("{place}: {}", error.to_string(schedule.graph(), world)));
        ambiguous_in(world, &place, schedule)
    });
    let ambiguous = ambiguous.collect();
    world.insert_resource(schedules);
    ambiguous
}

fn ambiguous_in(world: &World, place: &str, schedule: &Schedule) -> Vec<String> {
    let systems = schedule.systems().expect("the schedule is initialised");
    let names: HashMap<_, _> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
    let game = |name: &str| GAMES.iter().position(|(_, _, folder, game)| name.contains(folder) || name.contains(game));
    let mut ambiguous = Vec::new();
    for (a, b, about) in schedule.graph().conflicting_systems().iter() {
        let (a, b) = (&names[a], &names[b]);
        let ours = a.starts_with("hacienda::") && b.starts_with("hacienda::");
        if ours && (game(a).is_none() || game(b).is_none() || game(a) == game(b)) {
            let about = about.iter().filter_map(|id| world.components().get_name(*id)).map(|name| name.to_string());
            ambiguous.push(format!("{place}: {a} and {b} over {:?}", about.collect::<Vec<_>>()));
        }
    }
    ambiguous
}

#[test]
fn no_conflicting_systems_are_ambiguous() {
    let desk = Driver::new("order", StartScreen::Title, 7, (1280, 720), Pointer::Mouse);
    let kiosk = Driver::kiosk("order-kiosk", "{}", (1280, 720));
    let ambiguous: Vec<String> =
        [desk, kiosk].iter_mut().flat_map(|driver| ambiguous_pairs(driver.app.world_mut())).collect();
    assert!(ambiguous.is_empty(), "{} ambiguous pairs:\n{}", ambiguous.len(), ambiguous.join("\n"));
}

#[test]
fn no_set_membership_is_redundant() {
    let mut app = screens::app(LaunchOptions::default(), Surface::Nowhere { width: 1280, height: 720 });
    let settings = || ScheduleBuildSettings { hierarchy_detection: LogLevel::Error, ..default() };
    let strict = |schedule: &mut Schedule| {
        schedule.set_build_settings(settings());
    };
    app.edit_schedule(Update, strict).edit_schedule(EguiPrimaryContextPass, strict);
    for name in ["Update", "EguiPrimaryContextPass"] {
        let world = app.world_mut();
        let mut schedules = world.remove_resource::<Schedules>().expect("the app has schedules");
        let (_, schedule) =
            schedules.iter_mut().find(|(label, _)| format!("{label:?}") == name).expect("the schedule exists");
        let wrong = schedule.initialize(world).err().map(|wrong| wrong.to_string(schedule.graph(), world));
        assert_eq!(wrong, None, "{name}");
        world.insert_resource(schedules);
    }
}
