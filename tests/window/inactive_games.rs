//! Tests that while one game or lesson is on the table, only some cheap systems of the other two games run, and that
//! nothing of a game remains in the layout of the first screen.

use std::collections::BTreeSet;

use bevy::ecs::schedule::Schedules;

use crate::driver::{Driver, Pointer};
use hacienda::{
    game::Title, games::lessons_of, launch::StartScreen, screen::Screen, stage::camera::Margins,
    ui::requests::ScreenRequest,
};

const SIZE: (u32, u32) = (1280, 720);

/// The games with their displayed names, and the two strings that identify their systems: the module path, and the type
/// parameter of generic systems.
pub const GAMES: [(Title, &str, &str, &str); 3] = [
    (Title::Hacienda, "Hacienda", "games::hacienda::", "<hacienda_rules::"),
    (Title::Zoff, "Zoff in Buffalo", "games::zoff::", "<zoff::"),
    (Title::HabGut, "Hab & Gut", "games::hab_gut::", "<hab_gut::"),
];

/// Systems that may run during another game, because they only check whether they have work, or clean up after their
/// own game.
const IDLE: [&str; 35] = [
    "hacienda::games::hacienda::table::groups::update_groups",
    "hacienda::games::hacienda::table::markets::correct_pegs",
    "hacienda::games::hacienda::ui::keyboard::withdraw",
    "hacienda::games::hacienda::view::hex_picking::send_hex_taps",
    "hacienda::games::hacienda::view::contact_shadows::update_contact_shadows",
    "hacienda::games::hacienda::view::time_of_day::set_time_of_day",
    "hacienda::games::hacienda::view::story_props::update_props",
    "hacienda::games::hacienda::view::floating_numbers::add_numbers",
    "hacienda::games::hacienda::view::floating_numbers::rise",
    "hacienda::games::hacienda::view::piece_offsets::apply_lifts",
    "hacienda::games::hacienda::view::scenery::clear",
    "hacienda::games::hacienda::view::idle_animals::animate",
    "hacienda::games::hacienda::view::idle_animals::pose",
    "hacienda::games::hacienda::view::marks::update_marks",
    "hacienda::games::hacienda::view::marks::update_pointed_hex",
    "hacienda::games::hacienda::view::marks::time_flash",
    "hacienda::games::hacienda::view::marks::time_refusal",
    "hacienda::games::hacienda::view::reconcile::advance",
    "hacienda::games::hacienda::view::reconcile::update_pieces",
    "hacienda::games::hacienda::view::open_sides::update_arrows",
    "hacienda::games::hacienda::view::group_outlines::update_outlines",
    "hacienda::games::hacienda::view::smoke::update_smoke",
    "hacienda::games::hacienda::view::spotlight::update_spotlight",
    "hacienda::games::hacienda::view::request_redraws",
    "hacienda::games::hacienda::view::board_rotation::rotate_pieces",
    "hacienda::games::hacienda::view::board_rotation::rotate_stalls",
    "hacienda::games::zoff::view::ground::lay_out",
    "hacienda::seats::bot::think",
    "hacienda::seats::look_back::handle_replay_taps",
    "hacienda::seats::input::handle_input",
    "hacienda::seats::hint::think",
    "hacienda::seats::replay::advance",
    "hacienda::table::progress::refresh_progress",
    "hacienda::table::snapshot_cache::forget",
    "hacienda::turn::play",
];

/// Returns the systems of other games that run in a frame of this game.
fn systems_of_other_games(driver: &mut Driver, title: Title) -> BTreeSet<String> {
    let before = driver.app.world_mut().change_tick();
    driver.frame();
    let now = driver.app.world_mut().change_tick();
    let others: Vec<_> = GAMES.into_iter().filter(|(other, ..)| *other != title).collect();
    let of_another =
        |name: &str| others.iter().any(|(_, _, folder, game)| name.contains(folder) || name.contains(game));
    let mut ran = BTreeSet::new();
    for (_, schedule) in driver.app.world().resource::<Schedules>().iter() {
        let systems = schedule.systems().into_iter().flatten().map(|(_, system)| system);
        let systems = systems.filter(|system| system.get_last_run().is_newer_than(before, now));
        ran.extend(systems.map(|system| system.name().to_string()));
    }
    assert!(ran.iter().any(|name| name.starts_with("hacienda::")), "the systems have names");
    ran.into_iter().filter(|name| of_another(name)).collect()
}

#[test]
fn other_games_run_only_idle_checks() {
    let mut wrong = Vec::new();
    for (title, displayed_name, ..) in GAMES {
        let mut look = |driver: &mut Driver, place: &str| {
            driver.frames(20);
            assert_eq!(driver.screen(), Screen::Match, "{title:?} {place}");
            let found = systems_of_other_games(driver, title);
            let found = found.into_iter().filter(|name| !IDLE.iter().any(|idle| name.starts_with(idle)));
            wrong.extend(found.map(|name| format!("{title:?}, {place}: {name}")));
        };
        let name = format!("one-game-{title:?}");
        let mut driver = Driver::newcomer(&name, StartScreen::Title, 7, SIZE, Pointer::Mouse);
        let lesson = lessons_of(title)[0];
        driver.app.world_mut().write_message(ScreenRequest::Lesson { lesson, again: false });
        look(&mut driver, "a lesson");
        driver.app.world_mut().write_message(ScreenRequest::Lessons);
        driver.frames(20);
        driver.press("Back");
        driver.press(&format!("Game: {displayed_name}"));
        driver.press("Play");
        look(&mut driver, "a game");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_screen_resets_panel_margins() {
    let mut driver = Driver::newcomer("margins", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver
        .app
        .world_mut()
        .write_message(ScreenRequest::Lesson { lesson: lessons_of(Title::Hacienda)[0], again: false });
    driver.frames(20);
    let margins = |driver: &Driver| *driver.app.world().resource::<Margins>();
    assert_ne!(margins(&driver), Margins::default(), "the panels of the lesson set margins");
    driver.app.world_mut().write_message(ScreenRequest::Setup);
    driver.frames(10);
    assert_eq!((driver.screen(), margins(&driver)), (Screen::Setup, Margins::default()));
}
