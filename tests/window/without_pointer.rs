//! Tests of playing without a pointer: whole games by keyboard, by two keys, and by the screen-reader lines; and of the
//! keys on the first screen, at the table and in menus.

use std::sync::Arc;

use crate::driver::{Driver, Pointer, empty_store};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    window::PrimaryWindow,
};
use hacienda::{
    access::reader_lines::{ChooseLine, ReaderLines},
    games::hacienda::choice::{Choice, Selection},
    launch::{LaunchOptions, StartScreen},
    playback::Playback,
    record::Log,
    screen::Screen,
    seats::{PlayerKind, Seating},
    ui::requests::MenuOpen,
    widgets::focus_at_ends,
};
use hacienda_bots::Level;
use hacienda_rules::{Hacienda, Rulebook, Setting, maps};

/// The maximum number of steps in a game.
const MAX_STEPS: usize = 1_500;

/// Returns a small game against a beginner at the fastest speed, with additional settings.
fn game(name: &str, settings: &str) -> Driver {
    let store = empty_store(name);
    store.put("person.json", "{\"help_off\":true}").expect("the folder is writable");
    let settings = format!("{{\"speed\":4.0,\"still\":true,\"muted\":true{settings}}}");
    store.put("settings.json", &settings).expect("the folder is writable");
    let board = Arc::new(maps::by_name("paddock").expect("the board is built in"));
    let setting = Setting { board, rulebook: Rulebook::default() };
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Beginner)];
    let options = LaunchOptions {
        first: StartScreen::Game { setting: setting.clone().into(), player_kinds },
        setting,
        explicit: true,
        seed: Some(7),
        ..LaunchOptions::default()
    };
    Driver::launched(name, store, options, (1280, 720), Pointer::Mouse)
}

/// Presses and releases a key.
pub fn press(driver: &mut Driver, key_code: KeyCode, logical: Key) {
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = KeyboardInput { key_code, logical_key: logical.clone(), state, text: None, repeat: false, window };
        driver.app.world_mut().write_message(input);
        driver.frame();
    }
    driver.frame();
}

fn letter(driver: &mut Driver, code: KeyCode, letter: &str) {
    press(driver, code, Key::Character(letter.into()));
}

/// Activates the focused element.
pub fn enter(driver: &mut Driver) {
    press(driver, KeyCode::Enter, Key::Enter);
}

/// Returns the keys of the current screen-reader lines.
fn lines(driver: &Driver) -> Vec<&'static str> {
    driver.app.world().resource::<ReaderLines>().lines().into_iter().map(|(text, _)| text.key()).collect()
}

fn playback(driver: &Driver) -> &Playback<Hacienda> {
    driver.app.world().resource::<Playback<Hacienda>>()
}

/// Plays until the game is over: `act` acts for the person, `dismiss` dismisses a scoring.
fn play(driver: &mut Driver, mut act: impl FnMut(&mut Driver), mut dismiss: impl FnMut(&mut Driver)) {
    for step in 0.. {
        let position = driver.position();
        assert!(step < MAX_STEPS, "the game ends: {:?}", lines(driver));
        if playback(driver).scoring().is_some() {
            dismiss(driver);
        } else if position.over {
            break;
        } else if driver.busy() || !driver.app.world().resource::<Seating>().human_to_act(position.may_act()) {
            driver.frame();
        } else {
            act(driver);
        }
    }
    let own =
        driver.app.world().resource::<Log<Hacienda>>().entries().iter().filter(|entry| entry.seat.index() == 0).count();
    assert!(own > 20, "{own} actions of the person");
    driver.frames(20);
    assert!(driver.find("Play again").is_some(), "the results are shown");
}

#[test]
fn a_whole_game_by_screen_reader_lines() {
    let mut driver = game("reach-lines", "");
    let mut chance = 5_u32;
    let choose = |driver: &mut Driver, line: usize| {
        driver.app.world_mut().write_message(ChooseLine(line));
        driver.frames(3);
    };
    play(
        &mut driver,
        |driver| {
            let lines = lines(driver);
            assert!(!lines.is_empty() && lines.len() <= hacienda::access::paged_list::MAX_LINES, "{lines:?}");
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let places = lines.iter().take_while(|line| **line == "move-list-place").count();
            let line = if places > 1 && chance > u32::MAX / 2 { 1 } else { 0 };
            choose(driver, line);
        },
        |driver| {
            // Until the scoring's dialog is open, the list offers only the menu.
            if lines(driver).first() == Some(&"given") { choose(driver, 0) } else { driver.frame() }
        },
    );
    let again = lines(&driver);
    assert!(again.contains(&"given"), "the results have lines: {again:?}");
}

#[test]
fn the_first_screen_and_the_menu_work_by_keyboard() {
    let mut driver = Driver::new("reach-screens", StartScreen::Title, 21, (1280, 720), Pointer::Mouse);
    let focused = |driver: &mut Driver| driver.egui().memory(|memory| memory.focused());
    let tab = |driver: &mut Driver| press(driver, KeyCode::Tab, Key::Tab);
    letter(&mut driver, KeyCode::Slash, "?");
    driver.frame();
    assert!(driver.rects().iter().any(|found| found.panel == "keys"), "the dialog lists the keys");
    press(&mut driver, KeyCode::Escape, Key::Escape);
    assert!(!driver.rects().iter().any(|found| found.panel == "keys"));
    // Tab moves through the first screen: each press focuses a new element, and one of these starts a game.
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        tab(&mut driver);
        let id = focused(&mut driver).expect("something has the focus");
        if !seen.insert(id.value()) {
            break;
        }
    }
    assert!(seen.len() > 4, "{} elements on the first screen", seen.len());
    for _ in 0..40 {
        if driver.screen() == Screen::Match {
            break;
        }
        let play = driver.find("Play").expect("the first screen has a Play button");
        let id = focused(&mut driver);
        let is_on_play =
            id.and_then(|id| driver.egui().read_response(id)).is_some_and(|found| found.rect.contains(play.center()));
        if is_on_play {
            enter(&mut driver);
            driver.frames(6);
        } else {
            tab(&mut driver);
        }
    }
    assert_eq!(driver.screen(), Screen::Match);
    driver.settle(200);
    // The menu captures the keys.
    press(&mut driver, KeyCode::Escape, Key::Escape);
    if !driver.app.world().resource::<MenuOpen>().0 {
        press(&mut driver, KeyCode::Escape, Key::Escape);
    }
    assert!(driver.app.world().resource::<MenuOpen>().0, "Escape opens the menu");
    let menu = driver.rects().into_iter().find(|found| found.name == "menu").expect("the menu has a panel").rect;
    for _ in 0..8 {
        tab(&mut driver);
        let id = focused(&mut driver).expect("something has the focus");
        let at = driver.egui().read_response(id).expect("the focused element is drawn").rect.center();
        assert!(menu.contains(at), "the focus stays in the menu: {at:?}");
    }
    press(&mut driver, KeyCode::Escape, Key::Escape);
    driver.frame();
    // Zoom in, then show the whole board again.
    letter(&mut driver, KeyCode::Equal, "+");
    let home = |driver: &Driver| driver.app.world().resource::<hacienda::stage::camera::BoardCamera>().is_home();
    assert!(!home(&driver), "the camera is closer");
    letter(&mut driver, KeyCode::Digit0, "0");
    assert!(home(&driver), "the whole board is shown");
}

/// Checks that Tab wraps around, and that the program detects the first and the last element.
fn check_tab_ends(driver: &mut Driver, place: &str) {
    let tab = |driver: &mut Driver| {
        press(driver, KeyCode::Tab, Key::Tab);
        driver.frame();
        let ctx = driver.egui();
        (ctx.memory(|memory| memory.focused()), focus_at_ends(&ctx))
    };
    driver.egui().memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    driver.frames(2);
    let (first, (begins, mut ends)) = tab(driver);
    assert!(first.is_some() && begins, "{place}: Tab begins at the first element");
    for _ in 0..120 {
        let (now, (at_first, at_last)) = tab(driver);
        assert_eq!(at_first, now == first, "{place}: the first element");
        assert_eq!(ends, at_first, "{place}: the first element follows the last");
        if at_first {
            return;
        }
        ends = at_last;
    }
    panic!("{place}: Tab never wraps around");
}

#[test]
fn the_ends_of_the_tab_order_are_detected() {
    let mut driver = Driver::new("reach-ends", StartScreen::Title, 21, (1280, 720), Pointer::Mouse);
    check_tab_ends(&mut driver, "the first screen");
    for (button, place) in [("Play together", "play together"), ("Back", "the first screen"), ("More", "more")] {
        driver.press(button);
        driver.frames(6);
        check_tab_ends(&mut driver, place);
    }
    for button in ["Settings", "Languages", "Licences", "Learn to play"] {
        if driver.find(button).is_some() {
            driver.press(button);
            driver.frames(6);
            check_tab_ends(&mut driver, button);
            press(&mut driver, KeyCode::Escape, Key::Escape);
            driver.frames(6);
        }
    }
    let mut driver = game("reach-ends-game", "");
    driver.settle(200);
    check_tab_ends(&mut driver, "the table");
    driver.press("Menu");
    driver.frames(6);
    check_tab_ends(&mut driver, "the menu");
}

#[test]
fn a_screen_reader_can_press_a_button_and_read_the_table() {
    use bevy::a11y::{AccessibilityRequested, ActionRequest};
    use bevy_egui::egui::accesskit::{self, Action, Live, NodeId, TreeId};
    let mut driver = Driver::new("reach-reader", StartScreen::Title, 21, (1280, 720), Pointer::Mouse);
    driver.app.world().resource::<AccessibilityRequested>().set(true);
    driver.frames(3);
    let accesskit_nodes = |driver: &mut Driver| -> Vec<(NodeId, accesskit::Node)> {
        let world = driver.app.world_mut();
        let mut outputs = world.query::<&bevy_egui::EguiOutput>();
        let updates = outputs.iter(world).filter_map(|output| output.platform_output.accesskit_update.clone());
        updates.flat_map(|update| update.nodes).collect()
    };
    let nodes = accesskit_nodes(&mut driver);
    let (play, _) = nodes.iter().find(|(_, node)| node.label() == Some("Play")).expect("the button has a label");
    assert!(
        nodes.iter().any(|(_, node)| node.value().is_some_and(|text| text.len() > 20)),
        "the tree also contains sentences"
    );
    let request =
        accesskit::ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node: *play, data: None };
    driver.app.world_mut().write_message(ActionRequest(request));
    driver.frames(8);
    assert_eq!(driver.screen(), Screen::Match, "the requested button was pressed");
    driver.settle(400);
    driver.frames(4);
    let nodes = accesskit_nodes(&mut driver);
    assert!(nodes.iter().any(|(_, node)| node.live() == Some(Live::Polite)), "changes of the prompt are announced");
    assert!(
        nodes.iter().any(|(_, node)| node.label().is_some_and(|name| name.starts_with("Play a "))),
        "the possible actions are listed"
    );
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_whole_game_by_keyboard_alone() {
        let mut driver = game("reach-keys", "");
        let by_hand = std::cell::Cell::new(0);
        play(
            &mut driver,
            |driver| {
                // Play the first playable card at the cursor's first place; choose other actions from the list.
                let first = lines(driver).first().copied();
                if first == Some("move-list-play") {
                    let position = driver.position();
                    let held =
                        hacienda_rules::Card::kinds().filter(|card| position.in_hand(position.turn.seat, *card) > 0);
                    let setting = driver.setting();
                    let playable = held
                        .enumerate()
                        .find(|(_, card)| !Selection::Card(*card).targets(&position, &setting).is_empty());
                    let (number, _) = playable.expect("the list offers to play a card");
                    let digit = char::from_digit(number as u32 + 1, 10).expect("a hand has few kinds").to_string();
                    let before = driver.log_length();
                    letter(driver, KeyCode::Digit1, &digit);
                    press(driver, KeyCode::ArrowRight, Key::ArrowRight);
                    enter(driver);
                    assert!(
                        driver.app.world().resource::<Choice>().ghost.is_some(),
                        "Enter previews the card at the cursor"
                    );
                    enter(driver);
                    driver.frames(2);
                    // The next player may already have acted as well.
                    assert!(driver.log_length() > before, "the second press confirms");
                    by_hand.set(by_hand.get() + 1);
                    return;
                }
                if first == Some("given") {
                    // In a question, Enter means yes.
                    return enter(driver);
                }
                letter(driver, KeyCode::KeyL, "l");
                for _ in 0..4 {
                    if driver.busy() || !lines(driver).first().is_some_and(|line| line.starts_with("move-list")) {
                        break;
                    }
                    enter(driver);
                    driver.frame();
                }
                if lines(driver).first() == Some(&"hud-end-turn") {
                    enter(driver);
                }
                driver.frames(2);
                press(driver, KeyCode::Escape, Key::Escape);
                if driver.app.world().resource::<MenuOpen>().0 {
                    press(driver, KeyCode::Escape, Key::Escape);
                }
                enter(driver);
            },
            |driver| {
                enter(driver);
            },
        );
        assert!(by_hand.get() > 5, "{} cards were played with the cursor", by_hand.get());
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_whole_game_by_two_keys_alone() {
        let mut driver = game("reach-two", ",\"two_keys\":true");
        let mut steps = 0;
        let next = |driver: &mut Driver| press(driver, KeyCode::Space, Key::Space);
        play(
            &mut driver,
            |driver| {
                steps += 1;
                // Sometimes choose the second line instead; the step key moves to it.
                if steps % 3 == 0 && lines(driver).first() == Some(&"move-list-place") {
                    next(driver);
                }
                enter(driver);
            },
            |driver| {
                next(driver);
                enter(driver);
            },
        );
        next(&mut driver);
        assert!(driver.egui().memory(|memory| memory.focused().is_some()), "the results can be stepped through");
    }
}
