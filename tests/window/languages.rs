//! Another language while the program runs: all that a person reads or hears changes at once, and back again.

use std::collections::BTreeMap;

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiOutput, PrimaryEguiContext};

use crate::driver::{Driver, Pointer};
use hacienda::{
    launch::First,
    playback::Playback,
    screens::{Screen, setup::draft::Draft},
    seats::Sitter,
    settings::Settings,
    texts::{Digits, Language, Text, Words, text},
    theme::rects::RectKind,
};
use hacienda_bots::Level;

const SIZE: (u32, u32) = (1280, 800);

/// What a person is told, and how often each: the texts on the face, what a screen reader says of things to press, and the
/// title of the window.
fn told(driver: &mut Driver) -> BTreeMap<String, usize> {
    let mut told: Vec<String> = Vec::new();
    told.extend(driver.rects().into_iter().filter(|seen| seen.kind == RectKind::Text).map(|seen| seen.name));
    let world = driver.app.world_mut();
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).expect("the face is attached to the camera");
    let tree = output.platform_output.accesskit_update.as_ref().expect("screen readers were promised an answer");
    let names: Vec<String> = tree.nodes.iter().filter_map(|(_, node)| node.label()).map(str::to_owned).collect();
    assert!(!names.is_empty(), "there is something to press");
    told.extend(names);
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    told.push(windows.single(world).expect("the app has a window").title.clone());
    let mut counted = BTreeMap::new();
    for text in told {
        *counted.entry(text).or_default() += 1;
    }
    counted
}

/// Speaks the language that nobody speaks for a moment: every text with letters must have changed, none may be a mixture, and
/// afterwards all must be as they were.
fn changes_at_once(driver: &mut Driver, place: &str) {
    driver.egui().enable_accesskit();
    // The files of the moment's language are there, so that nothing else changes the words.
    driver.frames(2);
    let before = told(driver);
    // No language has another name for a board by chance.
    let recipe = format!("[{}]", driver.app.world().resource::<Draft>().recipe);
    // Nor for a language.
    let names = Language::OFFERED.map(|language| driver.said(Text::given(language.name())));
    assert!(before.keys().filter(|text| text.chars().any(char::is_alphabetic)).count() > 3, "{place}: {before:?}");
    driver.app.insert_resource(Language::Pseudo);
    driver.frame();
    assert_eq!(driver.app.world().resource::<Words>().language(), Language::Pseudo);
    let strange = told(driver);
    for text in strange.keys().filter(|text| text.chars().any(char::is_alphabetic)) {
        assert!(text.starts_with('['), "{place}: \"{text}\" has not changed");
        let plain = text.chars().filter(|sign| sign.is_ascii_alphabetic()).collect::<String>();
        assert!(
            plain.is_empty() || *text == recipe || names.iter().any(|name| text.contains(name)),
            "{place}: \"{text}\" holds \"{plain}\""
        );
    }
    driver.app.insert_resource(Language::English);
    driver.frames(2);
    assert_eq!(told(driver), before, "{place}: English again");
}

#[test]
fn another_language_changes_every_text_at_once() {
    let mut driver = Driver::new("languages", First::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(driver.screen(), Screen::Setup);
    changes_at_once(&mut driver, "first screen");
    driver.press("Play together");
    changes_at_once(&mut driver, "play together");
    driver.press("Back");
    driver.press("Learn");
    changes_at_once(&mut driver, "learn");
    driver.press("Back");
    driver.press("More");
    changes_at_once(&mut driver, "set-up");
    for sheet in ["Choose a board", "Choose the rules"] {
        driver.press(sheet);
        changes_at_once(&mut driver, sheet);
        driver.press("Back");
    }
    driver.press("Choose a board");
    driver.press("A board by chance");
    changes_at_once(&mut driver, "a board by chance");
    driver.press("Back");
    driver.press("Back");
    let seed = driver.app.world().resource::<Draft>().cards.expect("the driver asks for cards");
    let number = driver.said(text!("cards-number", seed = Digits(seed)));
    driver.press(&number);
    changes_at_once(&mut driver, "keys");
    driver.press("Cancel");
    driver.press("Play");
    driver.frames(6);
    changes_at_once(&mut driver, "match");
    driver.press("You");
    driver.frames(2);
    changes_at_once(&mut driver, "ledger");
    driver.press("Close");
    // Something in hand, something refused, something in the log.
    driver.press("Menu");
    driver.frames(2);
    changes_at_once(&mut driver, "menu");
    driver.press("The rules");
    driver.frames(2);
    changes_at_once(&mut driver, "rules");
    driver.press("Back");
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
