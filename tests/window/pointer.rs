//! Tests of a person's actions by pointer events, with the mouse and with a finger.

use std::fs;

use bevy::{input::touch::TouchPhase, math::Vec2};

use crate::driver::{Driver, Pointer};
use hacienda::{
    games::hacienda::choice::{Choice, Selection, Touch},
    launch::StartScreen,
    seats::{PlayerKind, taps::Tapped},
    settings::Settings,
};
use hacienda_bots::Level;
use hacienda_rules::{Action, Card, Hacienda, LandCard, Seat, land};

#[test]
fn two_taps_on_a_hex_play_a_card() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver =
            Driver::game("hex", &[PlayerKind::Human, PlayerKind::Bot(Level::Greedy)], 7, (1280, 800), pointer);
        let (position, setting) = (driver.position(), driver.setting());
        let (card, at) = LandCard::ALL
            .into_iter()
            .filter(|card| position.in_hand(position.turn.seat, Card::Land(*card)) > 0)
            .find_map(|card| Some((card, land::targets(&position, &setting, card).first()?)))
            .expect("the hand has a playable card");
        Tapped::Touch(Touch::Select(Selection::Card(Card::Land(card)))).send(driver.app.world_mut());
        driver.frame();
        driver.tap_hex(at);
        assert_eq!(driver.position(), position, "the first tap only previews the action");
        driver.tap_hex(at);
        assert!(driver.position().land_of(position.turn.seat).has(at), "{pointer:?}");
        let log = driver.app.world().resource::<hacienda::record::Log<Hacienda>>();
        assert_eq!(log.entries()[0].action, Action::Land { card, at });
    }
}

#[test]
fn a_finger_plays_while_a_sleeve_rests_on_the_screen() {
    let mut driver =
        Driver::game("sleeve", &[PlayerKind::Human, PlayerKind::Bot(Level::Greedy)], 7, (1280, 800), Pointer::Touch);
    let sleeve = Vec2::new(640.0, 120.0);
    assert!(
        driver.rects().iter().all(|seen| !seen.rect.contains([sleeve.x, sleeve.y].into())),
        "no panel is under the sleeve"
    );
    driver.touch(1000, TouchPhase::Started, sleeve);
    driver.frames(80);
    let position = driver.position();
    let playable = |card: &LandCard| land::targets(&position, &driver.setting(), *card).first().is_some();
    let mut cards = LandCard::ALL.into_iter().filter(|card| position.in_hand(Seat(0), Card::Land(*card)) > 0);
    let card = cards.find(playable).expect("the hand has a playable card");
    driver.press(Card::Land(card).word());
    let held = driver.app.world().resource::<Choice>().selection;
    assert_eq!(held, Selection::Card(Card::Land(card)), "a card can be selected while a sleeve rests on the screen");
    let at = held.targets(&position, &driver.setting()).first().expect("the card can be placed");
    driver.tap_hex(at);
    driver.tap_hex(at);
    assert_eq!(driver.log_length(), 1, "the card was played");
}

#[test]
fn settings_are_stored_while_a_sleeve_rests_on_the_screen() {
    let mut driver = Driver::new("sleeve-setting", StartScreen::Title, 7, (1280, 800), Pointer::Touch);
    driver.touch(1000, TouchPhase::Started, Vec2::splat(2.0));
    driver.frames(80);
    driver.app.world_mut().resource_mut::<Settings>().muted = true;
    driver.frames(40);
    driver.finish();
    let kept = fs::read_to_string(driver.folder.join("settings.json")).expect("the settings were stored");
    assert!(kept.contains("\"muted\":true"), "{kept}");
}
