//! Another language while the program runs: every text there is changes at once, and back again.

use std::collections::BTreeMap;

use crate::driver::{Driver, Pointer};
use hacienda::{
    launch::First,
    playback::Playback,
    screens::Screen,
    seats::Sitter,
    settings::Settings,
    texts::{Language, Words},
    theme::rects::RectKind,
};
use hacienda_bots::Level;

const SIZE: (u32, u32) = (1280, 800);

/// The texts on the face, and how often each is there.
fn texts(driver: &mut Driver) -> BTreeMap<String, usize> {
    let mut texts = BTreeMap::new();
    for seen in driver.rects().into_iter().filter(|seen| seen.kind == RectKind::Text) {
        *texts.entry(seen.name).or_default() += 1;
    }
    texts
}

/// Speaks the language that nobody speaks for a moment: every text with letters must have changed, none may be a mixture, and
/// afterwards all must be as they were.
fn changes_at_once(driver: &mut Driver, place: &str) {
    // The files of the moment's language are there, so that nothing else changes the words.
    driver.frames(2);
    let before = texts(driver);
    assert!(before.keys().filter(|text| text.chars().any(char::is_alphabetic)).count() > 3, "{place}: {before:?}");
    driver.app.insert_resource(Language::Pseudo);
    driver.frame();
    assert_eq!(driver.app.world().resource::<Words>().language(), Language::Pseudo);
    let strange = texts(driver);
    for text in strange.keys().filter(|text| text.chars().any(char::is_alphabetic)) {
        assert!(text.starts_with('['), "{place}: \"{text}\" has not changed");
        let plain = text.chars().filter(|sign| sign.is_ascii_alphabetic()).collect::<String>();
        assert!(plain.is_empty(), "{place}: \"{text}\" holds \"{plain}\"");
    }
    driver.app.insert_resource(Language::English);
    driver.frames(2);
    assert_eq!(texts(driver), before, "{place}: English again");
}

#[test]
fn another_language_changes_every_text_at_once() {
    let mut driver = Driver::new("languages", First::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(driver.screen(), Screen::Setup);
    changes_at_once(&mut driver, "set-up");
    for sheet in ["Choose a board", "Choose the rules"] {
        driver.press(sheet);
        changes_at_once(&mut driver, sheet);
        driver.press("Back");
    }
    driver.press("Play");
    driver.frames(6);
    changes_at_once(&mut driver, "match");
    // Something in hand, something refused, something in the log.
    driver.press("Menu");
    driver.frames(2);
    changes_at_once(&mut driver, "menu");
    driver.press("Go on playing");
    driver.press("land 0");
    changes_at_once(&mut driver, "a purchase");
    driver.press("Yes");
    driver.frames(2);
    driver.settle(400);
    changes_at_once(&mut driver, "log");
    driver.press("thing 0");
    changes_at_once(&mut driver, "a refusal");
    driver.press("Hint");
    for _ in 0..2_000 {
        driver.frame();
        if driver.find("Hint 1").is_some() {
            break;
        }
    }
    changes_at_once(&mut driver, "hints");
}

#[test]
fn another_language_changes_curtain_and_results() {
    let people = [Sitter::Human, Sitter::Human];
    let mut driver = Driver::game("languages-curtain", &people, 7, SIZE, Pointer::Mouse);
    driver.settle(400);
    changes_at_once(&mut driver, "curtain");
    drop(driver);
    let bots = [Sitter::Bot(Level::Greedy), Sitter::Bot(Level::Greedy)];
    let mut driver = Driver::game("languages-results", &bots, 7, SIZE, Pointer::Mouse);
    driver.app.world_mut().resource_mut::<Settings>().speed = 4.0;
    let mut scorings = 0;
    for _ in 0..20_000 {
        driver.frame();
        if driver.app.world().resource::<Playback>().scoring().is_some() && driver.find("Continue").is_some() {
            changes_at_once(&mut driver, "scoring");
            driver.press("Continue");
            scorings += 1;
        } else if driver.find("Show all").is_some() {
            driver.press("Show all");
        }
        if driver.find("Play again").is_some() {
            break;
        }
    }
    assert_eq!(scorings, 2);
    changes_at_once(&mut driver, "results");
    driver.press("How it grew");
    driver.frames(2);
    changes_at_once(&mut driver, "growth");
}
