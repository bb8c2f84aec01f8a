//! Tests of the keys that all games share: they close dialogs, open the menu, list the keys and the possible actions,
//! undo, and continue when bots play step by step.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    window::PrimaryWindow,
};
use hacienda::{
    access::{
        action_list::ActionList,
        keys::shortcuts::ShortcutsOpen,
        reader_lines::{LINES_PANEL, ReaderLines},
    },
    boards::editor::BoardEditor,
    games::hacienda::ui::keyboard::list::MoveList,
    launch::{LaunchOptions, StartScreen},
    menu::draft::{Draft, Page},
    playable::Playable,
    playback::PlaybackStatus,
    screen::Screen,
    seats::{PlayerKind, ScreenViewer, SeatSummary, Seating},
    settings::Settings,
    table,
    theme::rects::RectKind,
    turn::{Intent, Intents},
    ui::requests::MenuOpen,
};
use hacienda_bots::Level;
use hacienda_rules::{Ground, Landscape};
use tabletop::{Game, Rng, Seat};

use crate::{
    board_editor,
    driver::{Driver, Pointer, empty_store},
    without_pointer::press,
};

/// The maximum number of frames to wait for an action or its animation.
const MAX_FRAMES: usize = 2_000;

/// Starts this game with these players and settings.
pub fn table_of<G: Playable>(name: &str, setting: G::Setting, player_kinds: Vec<PlayerKind>, settings: &str) -> Driver {
    let name = format!("keys-{name}-{}", G::TITLE);
    let store = empty_store(&name);
    store.put("person.json", "{\"help_off\":true}").expect("the folder is writable");
    store.put("settings.json", settings).expect("the folder is writable");
    let first = StartScreen::Game { setting: hacienda::game::Setting::of::<G>(setting), player_kinds };
    let options =
        LaunchOptions { first, explicit: true, seed: Some(7), start: Some(Seat(0)), ..LaunchOptions::default() };
    let mut driver = Driver::launched(&name, store, options, (1280, 720), Pointer::Mouse);
    driver.frames(4);
    driver
}

fn letter(driver: &mut Driver, code: KeyCode, letter: &str) {
    press(driver, code, Key::Character(letter.into()));
}

fn escape(driver: &mut Driver) {
    press(driver, KeyCode::Escape, Key::Escape);
}

/// Presses a letter while Ctrl is held.
fn with_ctrl(driver: &mut Driver, code: KeyCode, sign: &str) {
    let ctrl = |driver: &mut Driver, state| {
        let world = driver.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window");
        let (key_code, logical_key) = (KeyCode::ControlLeft, Key::Control);
        world.write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        driver.frame();
    };
    ctrl(driver, ButtonState::Pressed);
    letter(driver, code, sign);
    ctrl(driver, ButtonState::Released);
}

fn fingerprint<G: Playable>(driver: &mut Driver) -> u64 {
    G::fingerprint(&table::snapshot::<G>(driver.app.world_mut()).expect("a game is on the table"))
}

/// Returns true if either list of possible actions is open.
fn list_is_open(driver: &Driver) -> bool {
    let world = driver.app.world();
    world.resource::<ActionList>().open || world.resource::<MoveList>().open
}

/// Returns whether the menu, the list of keys and a list of possible actions are open.
fn open_dialogs(driver: &Driver) -> [bool; 3] {
    [
        driver.app.world().resource::<MenuOpen>().0,
        driver.app.world().resource::<ShortcutsOpen>().0,
        list_is_open(driver),
    ]
}

/// Checks the keys Escape, ? and L.
fn check_opening_keys<G: Playable>(setting: G::Setting) {
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Greedy)];
    let mut driver = table_of::<G>("open", setting, player_kinds, "{\"speed\":4.0,\"still\":true,\"muted\":true}");
    assert_eq!(open_dialogs(&driver), [false; 3], "{}", G::TITLE);
    escape(&mut driver);
    assert_eq!(open_dialogs(&driver), [true, false, false], "{}: Escape opens the menu", G::TITLE);
    escape(&mut driver);
    assert_eq!(open_dialogs(&driver), [false; 3], "{}: Escape closes the menu", G::TITLE);
    letter(&mut driver, KeyCode::Slash, "?");
    assert_eq!(open_dialogs(&driver), [false, true, false], "{}: ? lists the keys", G::TITLE);
    let texts: Vec<String> = driver.rects().into_iter().map(|seen| seen.name).collect();
    let cursor = texts.iter().any(|name| name.starts_with("move from hex to hex"));
    assert_eq!(cursor, G::TITLE == "hacienda", "{}: only keys that this game has are listed: {texts:?}", G::TITLE);
    escape(&mut driver);
    driver.frames(2);
    let before = driver.app.world().resource::<ReaderLines>().lines();
    letter(&mut driver, KeyCode::KeyL, "l");
    assert_eq!(open_dialogs(&driver), [false, false, true], "{}: L opens the list", G::TITLE);
    driver.frames(2);
    let listed =
        driver.rects().into_iter().filter(|seen| seen.panel == LINES_PANEL && seen.kind == RectKind::Button).count();
    assert!(listed > 2, "{}: the list shows the possible actions", G::TITLE);
    let under = driver.app.world().resource::<ReaderLines>().lines();
    assert_eq!(under, before, "{}: the screen-reader lines do not depend on the list", G::TITLE);
    escape(&mut driver);
    assert_eq!(open_dialogs(&driver), [false; 3], "{}: Escape closes the list", G::TITLE);
}

#[test]
fn keys_open_and_close_dialogs_in_every_game() {
    check_opening_keys::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_opening_keys::<zoff::Zoff>(zoff::Setting::default());
    check_opening_keys::<hab_gut::HabGut>(hab_gut::Setting::default());
}

/// Plays an action of seat 0 that can be undone. Returns the fingerprint of the table before it.
fn play<G: Playable>(driver: &mut Driver, setting: &G::Setting) -> u64 {
    let position = table::snapshot::<G>(driver.app.world_mut()).expect("a game is on the table");
    let before = G::fingerprint(&position);
    for action in G::legal(setting, &position, Seat(0)) {
        let (mut after, mut effects) = (position, Vec::new());
        let done = G::play(setting, &mut after, Seat(0), action, &mut effects);
        if done.is_ok() && !effects.iter().any(G::reveals) && G::may_act(&after).has(Seat(0)) {
            driver.app.world_mut().resource_mut::<Intents<G>>().push(Intent { seat: Seat(0), action });
            break;
        }
    }
    for _ in 0..MAX_FRAMES {
        driver.frame();
        if !driver.app.world().resource::<PlaybackStatus>().busy {
            break;
        }
    }
    driver.frames(3);
    assert_ne!(fingerprint::<G>(driver), before, "{}: an action was played", G::TITLE);
    assert!(driver.app.world().resource::<SeatSummary>().undo.one, "{}: the action can be undone", G::TITLE);
    before
}

fn check_undo<G: Playable>(setting: G::Setting) {
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Greedy)];
    let settings = "{\"speed\":4.0,\"still\":true,\"muted\":true}";
    let mut driver = table_of::<G>("undo", setting.clone(), player_kinds, settings);
    let before = play::<G>(&mut driver, &setting);
    // On a German keyboard, Y and Z have swapped places.
    let played = fingerprint::<G>(&mut driver);
    with_ctrl(&mut driver, KeyCode::KeyZ, "y");
    driver.frames(3);
    assert_eq!(fingerprint::<G>(&mut driver), played, "{}: Ctrl+Y undoes nothing", G::TITLE);
    with_ctrl(&mut driver, KeyCode::KeyY, "z");
    driver.frames(3);
    assert_eq!(fingerprint::<G>(&mut driver), before, "{}: Ctrl+Z undoes the action", G::TITLE);
    assert_eq!(play::<G>(&mut driver, &setting), before);
    driver.press("Undo");
    driver.frames(3);
    assert_eq!(fingerprint::<G>(&mut driver), before, "{}: the button undoes the action", G::TITLE);
}

#[test]
fn undo_works_by_key_and_by_button() {
    check_undo::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_undo::<hab_gut::HabGut>(hab_gut::Setting::default());
}

/// In Zoff all players choose before the cards are revealed. A choice can be undone while the curtain waits for the
/// next person.
#[test]
fn a_zoff_choice_can_be_undone_while_the_curtain_waits() {
    use zoff::Zoff;
    let setting = zoff::Setting::default();
    let settings = "{\"speed\":4.0,\"still\":true,\"muted\":true}";
    let mut driver = table_of::<Zoff>("undo", setting.clone(), vec![PlayerKind::Human; 3], settings);
    let called = |driver: &Driver| driver.app.world().resource::<ScreenViewer>().called;
    assert_eq!(called(&driver), Some(Seat(0)), "the curtain is closed");
    driver.frames(12);
    let curtain = driver.rects().into_iter().find(|seen| seen.panel == "curtain" && seen.name.contains("here"));
    let name = curtain.expect("the curtain has a button").name;
    driver.hold(&name);
    driver.frames(3);
    let before = fingerprint::<Zoff>(&mut driver);
    let position = table::snapshot::<Zoff>(driver.app.world_mut()).expect("a game is on the table");
    let action = Zoff::random_action(&setting, &position, Seat(0), &mut Rng::new(3, 1)).expect("the seat may act");
    driver.app.world_mut().resource_mut::<Intents<Zoff>>().push(Intent { seat: Seat(0), action });
    driver.frames(60);
    assert_eq!(called(&driver), Some(Seat(1)));
    let back = driver.rects().into_iter().find(|seen| seen.panel == "curtain" && seen.name == "Undo the last action");
    assert!(back.is_some(), "the curtain offers to undo the choice");
    driver.press("Undo the last action");
    driver.frames(10);
    assert_eq!(fingerprint::<Zoff>(&mut driver), before);
}

/// Returns true if the person at seat 0 may act and no animation is playing.
fn is_mine<G: Playable>(driver: &mut Driver) -> bool {
    let position = table::snapshot::<G>(driver.app.world_mut()).expect("a game is on the table");
    let seating = driver.app.world().resource::<Seating>();
    !driver.app.world().resource::<PlaybackStatus>().busy && seating.human_may_act(G::may_act(&position), Seat(0))
}

/// Checks that both Enter and the button continue the game when bots play step by step.
fn check_step_by_step<G: Playable>(setting: G::Setting) {
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Greedy)];
    let settings = "{\"speed\":4.0,\"still\":true,\"muted\":true,\"stepped\":true}";
    let mut driver = table_of::<G>("steps", setting.clone(), player_kinds, settings);
    let (mut rng, mut keys, mut buttons) = (Rng::new(5, 1), 0, 0);
    for _ in 0..4 * MAX_FRAMES {
        let showing = *driver.app.world().resource::<PlaybackStatus>();
        if showing.awaits_next {
            let next = driver.rects().into_iter().find(|seen| seen.name == "Next");
            let name = next.unwrap_or_else(|| panic!("{}: there is no button to continue", G::TITLE)).name;
            if keys <= buttons {
                press(&mut driver, KeyCode::Enter, Key::Enter);
                keys += 1;
            } else {
                driver.press(&name);
                buttons += 1;
            }
            driver.frames(2);
        } else if is_mine::<G>(&mut driver) {
            if keys > 2 && buttons > 2 {
                return;
            }
            let position = table::snapshot::<G>(driver.app.world_mut()).expect("a game is on the table");
            let action = G::random_action(&setting, &position, Seat(0), &mut rng).expect("the seat may act");
            driver.app.world_mut().resource_mut::<Intents<G>>().push(Intent { seat: Seat(0), action });
            driver.frames(2);
        } else {
            driver.frame();
        }
    }
    panic!("{}: the game is stuck after {keys} key presses and {buttons} button presses", G::TITLE);
}

#[test]
fn step_by_step_bots_continue_in_every_game() {
    check_step_by_step::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_step_by_step::<zoff::Zoff>(zoff::Setting::default());
    check_step_by_step::<hab_gut::HabGut>(hab_gut::Setting::default());
}

/// Holds a key for this number of frames, with key repeat.
fn hold(driver: &mut Driver, key_code: KeyCode, logical_key: Key, frames: usize) {
    let window = {
        let world = driver.app.world_mut();
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window")
    };
    let mut send = |state, repeat| {
        let logical_key = logical_key.clone();
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat, window };
        driver.app.world_mut().write_message(input);
        driver.frame();
    };
    send(ButtonState::Pressed, false);
    (0..frames).for_each(|_| send(ButtonState::Pressed, true));
    send(ButtonState::Released, false);
}

fn check_held_enter<G: Playable>(setting: G::Setting, two_keys: bool) {
    let settings = format!("{{\"speed\":4.0,\"still\":true,\"muted\":true,\"two_keys\":{two_keys}}}");
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Beginner), PlayerKind::Bot(Level::Beginner)];
    let mut driver = table_of::<G>(&format!("held-{two_keys}"), setting, player_kinds, &settings);
    let mine = |driver: &Driver| {
        let world = driver.app.world();
        world.resource::<Seating>().human_to_act(world.resource::<table::Progress>().may_act)
            && !world.resource::<PlaybackStatus>().busy
    };
    assert!(driver.until(MAX_FRAMES, |driver| mine(driver)).is_some(), "{}: the person's turn begins", G::TITLE);
    letter(&mut driver, KeyCode::KeyL, "l");
    driver.frames(4);
    let (before, lines) = (fingerprint::<G>(&mut driver), driver.app.world().resource::<ReaderLines>().lines());
    assert!(list_is_open(&driver) && !lines.is_empty());
    // Enter is recognised by the logical key, not by the physical one, because people may remap another key to Enter.
    hold(&mut driver, if two_keys { KeyCode::CapsLock } else { KeyCode::Enter }, Key::Enter, 40);
    assert_eq!(fingerprint::<G>(&mut driver), before, "{}, two keys {two_keys}: holding Enter plays nothing", G::TITLE);
    assert_ne!(
        driver.app.world().resource::<ReaderLines>().lines(),
        lines,
        "{}: holding Enter selects an action",
        G::TITLE
    );
}

#[test]
fn a_held_enter_acts_once_in_every_list() {
    for two_keys in [false, true] {
        check_held_enter::<hacienda_rules::Hacienda>(LaunchOptions::default().setting, two_keys);
        check_held_enter::<zoff::Zoff>(zoff::Setting::default(), two_keys);
        check_held_enter::<hab_gut::HabGut>(hab_gut::Setting::default(), two_keys);
    }
}

#[test]
fn letter_keys_follow_the_keyboard_layout() {
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Beginner)];
    let setting = LaunchOptions::default().setting;
    let mut driver = table_of::<hacienda_rules::Hacienda>("letters", setting, player_kinds, "{\"speed\":4.0}");
    let set = |driver: &Driver| {
        let settings = driver.app.world().resource::<Settings>();
        (settings.muted, settings.map)
    };
    let initial = set(&driver);
    // On a French keyboard, the comma is where M is on an English one, and M is where the semicolon is.
    letter(&mut driver, KeyCode::KeyM, ",");
    assert_eq!(set(&driver), initial, "the comma does not mute");
    letter(&mut driver, KeyCode::Semicolon, "m");
    assert_eq!(set(&driver), (!initial.0, initial.1));
    // On a German keyboard, both letters are in the same places as on an English one.
    letter(&mut driver, KeyCode::KeyM, "m");
    letter(&mut driver, KeyCode::KeyV, "v");
    assert_eq!(set(&driver), (initial.0, !initial.1));
    // On a Dvorak keyboard, V is where an English one has the full stop.
    letter(&mut driver, KeyCode::Period, "v");
    assert_eq!(set(&driver), initial);
    // On a keyboard without Latin letters, the physical key counts.
    letter(&mut driver, KeyCode::KeyM, "\u{44c}");
    letter(&mut driver, KeyCode::KeyV, "\u{43c}");
    assert_eq!(set(&driver), (!initial.0, !initial.1));
    hold(&mut driver, KeyCode::KeyM, Key::Character("m".into()), 30);
    assert_eq!(set(&driver).0, initial.0, "a held key toggles the sound once");
}

fn send_key(driver: &mut Driver, key_code: KeyCode, logical_key: Key, state: ButtonState) {
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window");
    world.write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
    driver.frame();
}

#[test]
fn a_key_with_a_lost_release_can_be_pressed_again() {
    let setting = LaunchOptions::default().setting;
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let settings = "{\"speed\":4.0,\"still\":true,\"muted\":true}";
    let mut driver = table_of::<hacienda_rules::Hacienda>("anew", setting.clone(), player_kinds, settings);
    let before = play::<hacienda_rules::Hacienda>(&mut driver, &setting);
    let between = play::<hacienda_rules::Hacienda>(&mut driver, &setting);
    send_key(&mut driver, KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
    for expected in [between, before] {
        send_key(&mut driver, KeyCode::KeyZ, Key::Character("z".into()), ButtonState::Pressed);
        driver.frames(8);
        assert_eq!(fingerprint::<hacienda_rules::Hacienda>(&mut driver), expected);
    }
    send_key(&mut driver, KeyCode::ControlLeft, Key::Control, ButtonState::Released);
}

#[test]
fn a_held_escape_acts_once_on_the_first_screen_and_in_the_board_editor() {
    let mut driver = Driver::new("escape-held", StartScreen::Title, 7, (1280, 720), Pointer::Mouse);
    board_editor::open(&mut driver);
    hold(&mut driver, KeyCode::Escape, Key::Escape, 20);
    driver.frames(4);
    let opens = |driver: &Driver| {
        let draft = driver.app.world().resource::<Draft>();
        (draft.page, draft.dialog.is_some())
    };
    assert_eq!(
        (driver.screen(), opens(&driver)),
        (Screen::Setup, (Page::Form, true)),
        "Escape returns to the list of boards"
    );
    hold(&mut driver, KeyCode::Escape, Key::Escape, 20);
    assert_eq!(opens(&driver), (Page::Form, false), "the dialog is closed");
    hold(&mut driver, KeyCode::Escape, Key::Escape, 20);
    assert_eq!(opens(&driver), (Page::First, false));
}

#[test]
fn digit_keys_work_by_position_if_digits_need_shift() {
    let mut driver = Driver::new("digits", StartScreen::Title, 7, (1280, 720), Pointer::Mouse);
    board_editor::open(&mut driver);
    let paint = |driver: &Driver| driver.app.world().resource::<BoardEditor>().paint;
    // The characters on the digit row of a French keyboard.
    let row = [
        (KeyCode::Digit1, "&", Some(Ground::Pampas)),
        (KeyCode::Digit3, "\"", Some(Ground::Land(Landscape::Forest))),
        (KeyCode::Digit4, "'", Some(Ground::Land(Landscape::Meadow))),
        (KeyCode::Digit5, "(", Some(Ground::Land(Landscape::Rocks))),
        (KeyCode::Digit6, "-", Some(Ground::Land(Landscape::Swamp))),
        (KeyCode::Digit9, "ç", None),
    ];
    for (code, sign, expected) in row {
        letter(&mut driver, code, sign);
        assert_eq!(paint(&driver), expected, "{sign}");
    }
    letter(&mut driver, KeyCode::Minus, "-");
    assert_eq!(paint(&driver), None, "the same character on another key selects nothing");
}

#[test]
fn typing_a_name_triggers_no_shortcuts() {
    let mut driver = Driver::new("letters-written", StartScreen::Title, 7, (1280, 720), Pointer::Mouse);
    driver.press("Play together");
    driver.frames(2);
    let muted = |driver: &Driver| driver.app.world().resource::<Settings>().muted;
    let before = muted(&driver);
    driver.press("Names and colours");
    driver.frames(2);
    for (code, sign) in [(KeyCode::KeyE, "e"), (KeyCode::KeyM, "m"), (KeyCode::KeyM, "m"), (KeyCode::KeyA, "a")] {
        letter(&mut driver, code, sign);
        assert_eq!(muted(&driver), before, "typing {sign} does not mute");
    }
    let written = driver.rects().iter().any(|seen| seen.name.to_lowercase() == "emma");
    assert!(written, "{:?}", driver.rects());
}
