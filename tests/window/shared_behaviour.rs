//! Tests of behaviour that all games share: a refusal makes a sound, an accepted hint disappears, the lines of the
//! results can be chosen at once, motion follows the speed setting, and the same buttons zoom.

use std::{fs, path::Path};

use bevy::{ecs::message::MessageCursor, prelude::*};
use hacienda::{
    access::reader_lines::{ChooseLine, ReaderLines},
    launch::LaunchOptions,
    playable::{PendingMove as _, Playable},
    playback::{AnimatedGame, PlaybackStatus},
    seats::{Hint, PlayerKind, Seating},
    settings::Settings,
    sound_cues::{Cue, PlayCue},
    stage::{camera::BoardCamera, light::Daylight},
    table,
    texts::text,
    theme::rects::RectKind,
    ui::requests::SpokenPrompt,
};
use hacienda_bots::Level;
use tabletop::Rng;

use crate::{driver::Driver, keys::table_of};

/// The maximum number of frames to wait for a bot, a hint or a motion.
const MAX_FRAMES: usize = 4_000;

/// Starts a game and runs until it is the person's turn.
fn table_on_my_turn<G: Playable>(name: &str, setting: G::Setting) -> Driver {
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Beginner), PlayerKind::Bot(Level::Beginner)];
    let mut driver = table_of::<G>(name, setting, player_kinds, "{\"speed\":4.0,\"still\":true,\"muted\":true}");
    let mine = |driver: &mut Driver| {
        let world = driver.app.world();
        let may_act = world.resource::<table::Progress>().may_act;
        world.resource::<Seating>().human_to_act(may_act) && !world.resource::<PlaybackStatus>().busy
    };
    assert!(driver.until(MAX_FRAMES, mine).is_some(), "{}: the person's turn begins", G::TITLE);
    driver
}

fn check_refusal_sound<G: Playable>(setting: G::Setting) {
    let mut driver = table_on_my_turn::<G>("refusal", setting);
    let mut heard = MessageCursor::<PlayCue>::default();
    heard.clear(driver.app.world().resource());
    for nth in 1..=2 {
        driver.app.world_mut().resource_mut::<G::PendingMove>().refuse(text!("disk-full"));
        driver.frame();
        let cues = heard.read(driver.app.world().resource());
        assert_eq!(cues.filter(|played| played.cue == Cue::Refusal).count(), 1, "{}: refusal {nth}", G::TITLE);
    }
}

/// Checks that pressing a card during a bot's turn plays the sound of a refusal.
fn check_card_out_of_turn<G: Playable>(setting: G::Setting) {
    let player_kinds = vec![PlayerKind::Bot(Level::Beginner), PlayerKind::Human, PlayerKind::Bot(Level::Beginner)];
    let settings = "{\"speed\":4.0,\"still\":true,\"muted\":true,\"stepped\":true}";
    let mut driver = table_of::<G>("out-of-turn", setting, player_kinds, settings);
    let waits = |driver: &mut Driver| driver.app.world().resource::<PlaybackStatus>().awaits_next;
    assert!(driver.until(MAX_FRAMES, waits).is_some(), "{}: the game waits after a bot's action", G::TITLE);
    driver.frames(2);
    let card = driver.rects().into_iter().find(|seen| seen.kind == RectKind::Card);
    let card = card.unwrap_or_else(|| panic!("{}: no card in the hand is shown", G::TITLE)).rect.center();
    let mut heard = MessageCursor::<PlayCue>::default();
    heard.clear(driver.app.world().resource());
    let card = Vec2::new(card.x, card.y);
    driver.down(card);
    driver.frame();
    driver.up(card);
    driver.frame();
    let cues = heard.read(driver.app.world().resource());
    assert_eq!(cues.filter(|played| played.cue == Cue::Refusal).count(), 1, "{}", G::TITLE);
}

#[test]
fn pressing_a_card_out_of_turn_makes_the_refusal_sound() {
    check_card_out_of_turn::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_card_out_of_turn::<hab_gut::HabGut>(hab_gut::Setting::default());
}

fn check_hint_line<G: Playable>(setting: G::Setting) {
    let mut driver = table_on_my_turn::<G>("hint-line", setting);
    let line = |driver: &Driver| driver.app.world().resource::<SpokenPrompt>().0.as_ref().map(|text| text.key());
    driver.press("Hint");
    let advised = |driver: &mut Driver| {
        let hint = driver.app.world().resource::<Hint<G>>();
        if hint.is_thinking() {
            assert_eq!(
                line(driver),
                Some("hint-thinking"),
                "{}: the prompt says that a hint is being computed",
                G::TITLE
            );
        }
        !hint.advice().is_empty()
    };
    assert!(driver.until(MAX_FRAMES, advised).is_some(), "{}: a hint is found", G::TITLE);
    driver.frames(2);
    assert_eq!(line(&driver), Some("hint-choose"), "{}: the prompt says that a hint can be chosen", G::TITLE);
}

#[test]
fn the_prompt_shows_the_state_of_a_hint_in_every_game() {
    check_hint_line::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_hint_line::<zoff::Zoff>(zoff::Setting::default());
    check_hint_line::<hab_gut::HabGut>(hab_gut::Setting::default());
}

#[test]
fn every_refusal_makes_a_sound_in_every_game() {
    check_refusal_sound::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_refusal_sound::<zoff::Zoff>(zoff::Setting::default());
    check_refusal_sound::<hab_gut::HabGut>(hab_gut::Setting::default());
}

/// Returns the index of the screen-reader line with this text.
fn line(driver: &Driver, text: &str) -> Option<usize> {
    let lines = driver.app.world().resource::<ReaderLines>().lines();
    lines.iter().position(|(line, _)| driver.tr(line.clone()) == text)
}

fn check_result_lines<G: Playable>(setting: G::Setting) {
    let player_kinds = vec![PlayerKind::Bot(Level::Greedy); 3];
    let mut driver = table_of::<G>("results", setting, player_kinds, "{\"speed\":4.0,\"still\":true,\"muted\":true}");
    let again = driver.until(60_000, |driver| {
        if driver.app.world().resource::<PlaybackStatus>().scoring && driver.find("Continue").is_some() {
            driver.press("Continue");
        }
        line(driver, "Play again").is_some()
    });
    assert!(again.is_some(), "{}: the results are listed", G::TITLE);
    let again = line(&driver, "Play again").expect("it has just been listed");
    driver.app.world_mut().write_message(ChooseLine(again));
    driver.frames(6);
    let position = table::snapshot::<G>(driver.app.world_mut()).expect("a game is on the table");
    assert!(!G::is_over(&position), "{}: another game has begun", G::TITLE);
}

#[test]
fn result_lines_work_as_soon_as_they_are_listed() {
    check_result_lines::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_result_lines::<zoff::Zoff>(zoff::Setting::default());
    check_result_lines::<hab_gut::HabGut>(hab_gut::Setting::default());
}

fn check_accepted_hint<G: Playable>(setting: G::Setting) {
    let mut driver = table_on_my_turn::<G>("hint", setting);
    driver.press("Hint");
    let advised = |driver: &mut Driver| !driver.app.world().resource::<Hint<G>>().advice().is_empty();
    assert!(driver.until(MAX_FRAMES, advised).is_some(), "{}: a hint is found", G::TITLE);
    driver.frames(4);
    driver.press("Hint 1");
    driver.frames(4);
    assert!(
        !driver.app.world().resource::<G::PendingMove>().is_clear(),
        "{}: the suggested action is selected",
        G::TITLE
    );
    assert!(!advised(&mut driver), "{}: an accepted hint disappears", G::TITLE);
}

#[test]
fn an_accepted_hint_disappears_in_every_game() {
    check_accepted_hint::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_accepted_hint::<zoff::Zoff>(zoff::Setting::default());
    check_accepted_hint::<hab_gut::HabGut>(hab_gut::Setting::default());
}

fn check_zoom<G: Playable>(setting: G::Setting) {
    let mut driver = table_on_my_turn::<G>("zoom", setting);
    let home = |driver: &Driver| driver.app.world().resource::<BoardCamera>().is_home();
    for size in [(1280, 720), (1024, 768), (844, 390), (390, 844), (360, 640)] {
        driver.resize(size);
        driver.frames(10);
        assert!(home(&driver), "{} {size:?}: the whole board is in view", G::TITLE);
        driver.press("Zoom in");
        assert!(!home(&driver), "{} {size:?}: the board is closer", G::TITLE);
        driver.press("Whole board");
        assert!(home(&driver), "{} {size:?}: the whole board is in view again", G::TITLE);
    }
}

#[test]
fn the_zoom_buttons_work_on_every_screen_of_the_games_with_a_stage() {
    check_zoom::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_zoom::<zoff::Zoff>(zoff::Setting::default());
}

/// Counts the frames until the camera reaches its target, and until the sun reaches its new time of day.
fn frames_at(speed: f32) -> [usize; 2] {
    let mut driver = table_on_my_turn::<hacienda_rules::Hacienda>("speed", LaunchOptions::default().setting);
    driver.settle(200);
    let mut settings = driver.app.world_mut().resource_mut::<Settings>();
    (settings.speed, settings.still) = (speed, false);
    driver.app.world_mut().resource_mut::<BoardCamera>().zoom(1.5);
    let camera = driver.until(MAX_FRAMES, |driver| !driver.app.world().resource::<BoardCamera>().is_moving());
    let light = driver.app.world().resource::<Daylight>().now();
    *driver.app.world_mut().resource_mut::<Daylight>() = Daylight::default().towards(light + 0.5).settled();
    driver.frame();
    let sun = driver.until(MAX_FRAMES, |driver| !driver.app.world().resource::<Daylight>().is_moving());
    [camera, sun].map(|frames| frames.expect("the motion ends"))
}

#[test]
fn camera_and_sun_follow_the_speed_setting() {
    let (slow, quick) = (frames_at(1.0), frames_at(4.0));
    for (what, slow, quick) in [("the camera", slow[0], quick[0]), ("the sun", slow[1], quick[1])] {
        assert!(quick > 0 && slow > 2 * quick, "{what}: {slow} frames, but {quick} at four times the speed");
    }
}

/// Sources that may use unscaled time: they drive ambient animation, follow a finger, or measure the speed of the
/// machine.
const UNSCALED_CLOCK_USERS: [&str; 5] = [
    "src/games/hacienda/view/hex_picking.rs",
    "src/games/hacienda/view/idle_animals.rs",
    "src/games/hacienda/view/smoke.rs",
    "src/stage/gestures.rs",
    "src/stage/redraw.rs",
];

/// Adds the sources in a folder and its subfolders that read the unscaled clock.
fn find_unscaled_clock_users(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("sources are readable").flatten() {
        let path = entry.path();
        if path.is_dir() {
            find_unscaled_clock_users(&path, found);
        } else if fs::read_to_string(&path)
            .is_ok_and(|text| text.contains("Res<Time>") || text.contains("Res<'w, Time>"))
        {
            let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("the source is in the repository");
            found.push(name.display().to_string());
        }
    }
    found.sort();
}

#[test]
fn animations_use_scaled_time() {
    let mut found = Vec::new();
    for folder in ["stage", "playback", "games/hacienda/view", "games/zoff/view"] {
        find_unscaled_clock_users(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder), &mut found);
    }
    found.sort();
    assert_eq!(found, UNSCALED_CLOCK_USERS);
}

/// Plays random games and applies their effects one by one: a game must not be over before its last action.
fn check_over_at_last_action<G: AnimatedGame>(setting: &G::Setting) {
    for seed in 0..4 {
        let mut rng = Rng::new(seed, 5);
        let mut position = G::set_up(setting, 3, seed, None).expect("three players are allowed");
        while !G::is_over(&position) {
            let seat = G::may_act(&position).iter().next().expect("some seat may act until the game is over");
            let action = G::random_action(setting, &position, seat, &mut rng).expect("the seat may act");
            let (mut partly_shown, mut effects) = (position, Vec::new());
            G::play(setting, &mut position, seat, action, &mut effects).expect("the action is legal");
            for effect in &effects {
                G::apply_effect(&mut partly_shown, effect);
                assert!(
                    !G::is_over(&partly_shown) || G::is_over(&position),
                    "{}: over at {effect:?} of {action:?}",
                    G::TITLE
                );
            }
        }
    }
}

#[test]
fn a_partly_shown_game_is_not_over() {
    check_over_at_last_action::<hacienda_rules::Hacienda>(&LaunchOptions::default().setting);
    check_over_at_last_action::<zoff::Zoff>(&zoff::Setting::default());
    check_over_at_last_action::<hab_gut::HabGut>(&hab_gut::Setting::default());
}
