//! Tests of explanations and questions at the table: notes about hexes, tooltips, rules that open from a refusal or
//! after a long press, and the questions before a turn ends early or an action of another player is undone.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    window::PrimaryWindow,
};

use crate::driver::{Driver, Pointer};
use hacienda::{
    games::hacienda::{
        choice::{Choice, Selection},
        texts::rules::{Rule, chapters, rule_of_refusal},
        ui::hud::Hud,
    },
    seats::{PlayerKind, Seating},
    theme::rects::RectKind,
    turn::{Intent, Intents},
    ui::requests::MenuOpen,
};
use hacienda_bots::Level;
use hacienda_rules::{Action, Card, Ground, Hacienda, Seat};

const SIZE: (u32, u32) = (1280, 720);

fn game(name: &str, pointer: Pointer) -> Driver {
    let mut driver = Driver::game(name, &[PlayerKind::Human, PlayerKind::Bot(Level::Greedy)], 7, SIZE, pointer);
    driver.settle(60);
    driver
}

/// Presses and releases a key, with Ctrl if `ctrl` is set.
fn key(driver: &mut Driver, code: KeyCode, logical: Key, ctrl: bool) {
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window");
    let mut send = |key_code, logical_key: Key, state| {
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        driver.app.world_mut().write_message(input);
        driver.frame();
    };
    if ctrl {
        send(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
    }
    send(code, logical.clone(), ButtonState::Pressed);
    send(code, logical, ButtonState::Released);
    if ctrl {
        send(KeyCode::ControlLeft, Key::Control, ButtonState::Released);
    }
    driver.frames(2);
}

fn escape(driver: &mut Driver) {
    key(driver, KeyCode::Escape, Key::Escape, false);
}

/// Returns the texts in a panel; none if it is closed.
fn texts_in(driver: &mut Driver, panel: &str) -> Vec<String> {
    let all = driver.rects().into_iter();
    all.filter(|seen| seen.kind == RectKind::Text && seen.panel == panel).map(|seen| seen.name).collect()
}

#[test]
fn a_tap_without_a_selection_inspects_a_hex_and_a_second_tap_closes_the_note() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver = game("told", pointer);
        let board = driver.setting().board;
        let market = board.cells().find(|cell| board.ground(*cell) == Ground::Market).expect("the board has markets");
        let other = *board.pampas_list().last().expect("the board has pampas");
        driver.tap_hex(market);
        driver.frames(3);
        let first = "Market: first visit +1 point";
        assert_eq!(texts_in(&mut driver, "asked").first().map(String::as_str), Some(first), "{pointer:?}");
        driver.tap_hex(other);
        driver.frames(3);
        assert_eq!(texts_in(&mut driver, "asked").first().map(String::as_str), Some("Empty pampas"), "{pointer:?}");
        driver.tap_hex(other);
        driver.frames(3);
        assert!(texts_in(&mut driver, "asked").is_empty(), "{pointer:?}: a second tap on the same hex closes the note");
        driver.tap_hex(market);
        driver.press("land 0");
        driver.frames(3);
        assert!(texts_in(&mut driver, "asked").is_empty(), "{pointer:?}: selecting a card closes the note");
    }
}

#[test]
fn the_tap_that_places_a_piece_inspects_no_hex() {
    let mut driver = game("placed", Pointer::Touch);
    let lands = driver.position().legal(&driver.setting()).into_iter();
    let tile = lands.filter(|action| matches!(action, Action::Land { .. })).min();
    let Some(Action::Land { card, at }) = tile else { panic!("the hand has a playable card") };
    driver.press(card.word());
    driver.tap_hex(at);
    assert_eq!(driver.app.world().resource::<Choice>().pending(), tile);
    driver.tap_hex(at);
    driver.settle(100);
    driver.frames(3);
    assert_eq!(driver.log_length(), 1);
    assert_eq!(texts_in(&mut driver, "asked"), Vec::<String>::new());
}

#[test]
fn hovering_names_an_icon_and_a_long_press_does_not_click() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver = game("named", pointer);
        let menu = driver.find("Menu").expect("the menu has a button").center();
        let at = Vec2::new(menu.x, menu.y);
        if pointer == Pointer::Mouse {
            driver.move_to(at);
            driver.frames(4);
            assert!(texts_in(&mut driver, "name").is_empty(), "a short hover shows no tooltip");
            driver.frames(10);
            assert_eq!(texts_in(&mut driver, "name"), ["Menu"]);
            driver.move_to(Vec2::new(2.0, 2.0));
            driver.frames(3);
            assert!(texts_in(&mut driver, "name").is_empty());
        }
        driver.down(at);
        driver.frames(14);
        assert_eq!(texts_in(&mut driver, "name"), ["Menu"], "{pointer:?}");
        driver.up(at);
        driver.frames(3);
        assert!(!driver.app.world().resource::<MenuOpen>().0, "{pointer:?}: a long press must not click");
        driver.tap_at(at);
        driver.frames(2);
        assert!(driver.app.world().resource::<MenuOpen>().0, "{pointer:?}: the next tap clicks");
    }
}

#[test]
fn the_why_button_and_long_presses_open_the_related_rule() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver = game("why", pointer);
        let (before, book) = (driver.position(), driver.setting().rulebook);
        let check_rule = |driver: &mut Driver, rule: Rule| {
            driver.frames(4);
            let mut all = chapters(&book).into_iter().flat_map(|(_, paragraphs)| paragraphs);
            let text = all.find(|one| one.rule == rule).expect("the rules contain this rule").text;
            let sentence = driver.tr(text);
            assert!(texts_in(driver, "rules").contains(&sentence), "{pointer:?}: {sentence}");
            driver.press("Back");
            driver.frames(3);
            assert!(texts_in(driver, "rules").is_empty(), "{pointer:?}");
            assert_eq!(driver.position(), before, "{pointer:?}");
        };
        driver.press("thing 0");
        driver.frames(2);
        let reason =
            |driver: &Driver| driver.app.world().resource::<Choice>().feedback.now.as_ref().and_then(|one| one.reason);
        let illegal = reason(&driver).expect("a player without land may not build a hacienda");
        driver.press("Why?");
        check_rule(&mut driver, rule_of_refusal(illegal));
        assert_eq!(reason(&driver), Some(illegal), "{pointer:?}: the refusal is still shown");
        let card = driver.find("animal 1").expect("an animal card is on display").center();
        driver.down(Vec2::new(card.x, card.y));
        driver.frames(60);
        driver.up(Vec2::new(card.x, card.y));
        check_rule(&mut driver, Rule::Animal);
    }
}

#[test]
fn escape_cancels_an_action_then_closes_a_panel_then_toggles_the_menu() {
    let mut driver = game("escape", Pointer::Mouse);
    driver.press("land 0");
    assert!(driver.app.world().resource::<Choice>().pending().is_some());
    escape(&mut driver);
    assert_eq!(driver.app.world().resource::<Choice>().pending(), None);
    driver.press("You");
    assert!(driver.app.world().resource::<Hud>().points_open);
    escape(&mut driver);
    assert!(!driver.app.world().resource::<Hud>().points_open);
    let menu = |driver: &Driver| driver.app.world().resource::<MenuOpen>().0;
    assert!(!menu(&driver), "Escape closes one thing at a time");
    escape(&mut driver);
    assert!(menu(&driver));
    escape(&mut driver);
    assert!(!menu(&driver));
    escape(&mut driver);
    driver.tap_at(Vec2::new(4.0, 400.0));
    driver.frames(2);
    assert!(!menu(&driver), "a tap outside a dialog closes it");
}

#[test]
fn enter_confirms_and_ending_early_asks_once() {
    let mut driver = game("enter", Pointer::Mouse);
    driver.press("land 0");
    key(&mut driver, KeyCode::Enter, Key::Enter, false);
    driver.settle(100);
    assert_eq!((driver.log_length(), driver.position().turn.actions_left), (1, 2));
    driver.press("End turn");
    driver.frames(3);
    assert_eq!(texts_in(&mut driver, "question"), ["End the turn?", "You still have 2 actions left."]);
    escape(&mut driver);
    assert!(texts_in(&mut driver, "question").is_empty());
    assert_eq!(driver.log_length(), 1, "Escape does not end the turn");
    driver.press("End turn");
    driver.frames(3);
    assert!(driver.log_length() > 1, "the question is asked only once in a turn");
}

/// Advances frame by frame until a condition holds.
fn wait(driver: &mut Driver, done: impl Fn(&mut Driver) -> bool) {
    for _ in 0..2_000 {
        if done(driver) {
            return;
        }
        driver.frames(1);
    }
    panic!("the bot does not play");
}

fn is_undo_disabled(driver: &mut Driver) -> bool {
    let undo =
        driver.rects().into_iter().find(|found| found.kind == RectKind::Button && found.name.starts_with("Undo"));
    undo.expect("the button is on the screen").disabled
}

#[test]
fn undoing_own_actions_is_immediate_and_undoing_others_asks() {
    let mut driver = game("undo", Pointer::Mouse);
    // The bot plays a seat that is named after its colour.
    driver.app.insert_resource(Seating::of(vec![PlayerKind::Human, PlayerKind::Recorded]));
    let (position, setting) = (driver.position(), driver.setting());
    let lands = position.legal(&setting).into_iter().filter(|action| matches!(action, Action::Land { .. }));
    let tile = lands.min().expect("the hand has a playable card");
    let play = |driver: &mut Driver, seat: u8, action: Action| {
        driver.app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat: Seat(seat), action });
        driver.settle(100);
    };
    play(&mut driver, 0, tile);
    key(&mut driver, KeyCode::KeyZ, Key::Character("z".into()), true);
    assert_eq!(driver.log_length(), 0, "no question is asked if nobody else has played since");
    play(&mut driver, 0, tile);
    play(&mut driver, 0, Action::End);
    assert!(!is_undo_disabled(&mut driver), "one's own action can be undone until another player acts");
    wait(&mut driver, |driver| driver.log_length() > 2);
    driver.frames(2);
    assert!(is_undo_disabled(&mut driver), "nothing can be undone between two actions of a computer player");
    wait(&mut driver, |driver| driver.position().turn.seat == Seat(0));
    driver.settle(100);
    let played = driver.log_length();
    key(&mut driver, KeyCode::KeyZ, Key::Character("z".into()), true);
    let question = ["Undo the last action?", "This also undoes what Vermilion played since."];
    assert_eq!(texts_in(&mut driver, "question"), question);
    assert_eq!(driver.log_length(), played, "nothing is undone before the answer");
    driver.press("Yes");
    driver.frames(3);
    assert_eq!(driver.log_length(), 1);
}

#[test]
fn phone_drawers_and_selections_replace_each_other() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("drawers", &player_kinds, 7, (844, 390), Pointer::Touch);
    driver.settle(60);
    let position = driver.position();
    let card = Card::kinds().find(|card| position.in_hand(Seat(0), *card) > 0).expect("a hand is dealt");
    let held = |driver: &Driver| driver.app.world().resource::<Choice>().selection;
    driver.press(card.word());
    assert_eq!(held(&driver), Selection::Card(card));
    driver.press("Shop");
    driver.frames(3);
    assert!(driver.find("thing 0").is_some(), "the shop is open");
    assert_eq!(held(&driver), Selection::Nothing, "the selection is cancelled");
    driver.press(card.word());
    driver.frames(3);
    assert!(driver.find("thing 0").is_none(), "selecting a card shows the board");
    assert_eq!(held(&driver), Selection::Card(card));
}
