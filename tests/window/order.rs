//! No two systems of ours may run one before the other or the other way round where what they do differs by it.

use std::collections::HashMap;

use bevy::{
    ecs::schedule::{ScheduleLabel, Schedules},
    prelude::*,
};
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    driver::{Driver, Pointer},
    one_game::GAMES,
};
use hacienda::launch::First;

/// The pairs of systems in this schedule whose order is left open though it matters. Those of two games never run in one frame.
fn open_orders(world: &World, label: impl ScheduleLabel) -> Vec<String> {
    let place = format!("{label:?}");
    let schedule = world.resource::<Schedules>().get(label).expect("it is there");
    let systems = schedule.systems().expect("it ran");
    let names: HashMap<_, _> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
    let game = |name: &str| GAMES.iter().position(|(_, _, folder, game)| name.contains(folder) || name.contains(game));
    let mut open = Vec::new();
    for (a, b, about) in schedule.graph().conflicting_systems().iter() {
        let (a, b) = (&names[a], &names[b]);
        let ours = a.starts_with("hacienda::") && b.starts_with("hacienda::");
        if ours && (game(a).is_none() || game(b).is_none() || game(a) == game(b)) {
            let about = about.iter().filter_map(|id| world.components().get_name(*id)).map(|name| name.to_string());
            open.push(format!("{place}: {a} and {b} over {:?}", about.collect::<Vec<_>>()));
        }
    }
    open
}

#[test]
fn no_order_that_matters_is_left_open() {
    let desk = Driver::new("order", First::Title, 7, (1280, 720), Pointer::Mouse);
    let kiosk = Driver::kiosk("order-kiosk", "{}", (1280, 720));
    let open: Vec<String> = [desk, kiosk]
        .iter()
        .flat_map(|driver| {
            let world = driver.app.world();
            [
                open_orders(world, PreUpdate),
                open_orders(world, Update),
                open_orders(world, PostUpdate),
                open_orders(world, Last),
                open_orders(world, EguiPrimaryContextPass),
            ]
            .concat()
        })
        .collect();
    assert!(open.is_empty(), "{} pairs:\n{}", open.len(), open.join("\n"));
}
