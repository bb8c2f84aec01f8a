//! Tests of languages: a change while the program runs affects all visible and spoken text at once, and the texts of
//! every language fit.

use std::{collections::BTreeMap, time::Duration};

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiOutput, PrimaryEguiContext, egui};

use crate::driver::{Driver, Pointer};
use hacienda::{
    access::{
        paged_list::MAX_LINES,
        reader_lines::{GameLines, ReaderLines},
    },
    launch::StartScreen,
    menu::draft::Draft,
    playback::Playback,
    screen::Screen,
    seats::PlayerKind,
    settings::Settings,
    texts::{Digits, Language, Text, Translations, text},
    theme::rects::RectKind,
};
use hacienda_bots::Level;
use hacienda_rules::Hacienda;

const SIZE: (u32, u32) = (1280, 800);

/// Returns every text that reaches the user, with its count: texts of the UI, screen-reader labels, and the window's
/// title.
fn user_facing_texts(driver: &mut Driver) -> BTreeMap<String, usize> {
    let mut texts: Vec<String> = Vec::new();
    texts.extend(driver.rects().into_iter().filter(|seen| seen.kind == RectKind::Text).map(|seen| seen.name));
    let world = driver.app.world_mut();
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).expect("the UI is attached to the camera");
    let tree = output.platform_output.accesskit_update.as_ref().expect("AccessKit is enabled");
    let names: Vec<String> = tree.nodes.iter().filter_map(|(_, node)| node.label()).map(str::to_owned).collect();
    assert!(!names.is_empty(), "there are elements with labels");
    texts.extend(names);
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    texts.push(windows.single(world).expect("the app has a window").title.clone());
    let mut counted = BTreeMap::new();
    for text in texts {
        *counted.entry(text).or_default() += 1;
    }
    counted
}

/// Returns the names of visible pressable elements that the screen-reader lines lack. Returns none if the game provides
/// its own lines, or if there may be more pages of lines.
fn unlisted(driver: &mut Driver) -> Vec<String> {
    let has_own_lines = driver.app.world().resource::<GameLines>().0.is_some();
    let lines: Vec<_> =
        driver.app.world().resource::<ReaderLines>().lines().into_iter().map(|(line, _)| line).collect();
    let lines: Vec<_> = lines.into_iter().map(|line| driver.tr(line)).collect();
    // A full list continues on another page.
    if has_own_lines || lines.len() >= MAX_LINES {
        return Vec::new();
    }
    let all = driver.rects();
    let has_modal = driver.egui().memory(|memory| memory.top_modal_layer().is_some());
    let last = all.iter().rfind(|seen| seen.kind == RectKind::Panel).map(|panel| panel.name.clone());
    let is_uncovered = |number: usize| {
        let this = &all[number];
        if has_modal {
            return Some(&this.panel) == last.as_ref();
        }
        !all[number..].iter().any(|other| {
            let over = other.kind == RectKind::Panel && other.name != this.panel;
            over && other.rect.contains(this.rect.center())
        })
    };
    let pressable = [RectKind::Button, RectKind::Card, RectKind::Shop];
    let counts =
        |number: &usize| pressable.contains(&all[*number].kind) && !all[*number].disabled && is_uncovered(*number);
    // Sliders are dragged, not pressed.
    let names = (0..all.len()).filter(counts).map(|number| all[number].name.clone());
    names.filter(|name| !name.ends_with(" volume") && !lines.contains(name)).collect()
}

/// Switches to the pseudo-language and back. Every text with letters must change completely, and then change back.
fn check_switch(driver: &mut Driver, place: &str) {
    // This draws two frames, in which the files of the current language finish loading. From then on, only the switch
    // changes texts.
    driver.enable_screen_reader();
    let before = user_facing_texts(driver);
    assert_eq!(unlisted(driver), [""; 0], "{place}: every pressable element has a screen-reader line");
    // The names of random boards and of languages are the same in every language.
    let recipe = format!("[{}]", driver.app.world().resource::<Draft>().recipe);
    let languages = Language::OFFERED.map(|language| driver.tr(Text::untranslated(language.name())));
    let fresh = &driver.app.world().resource::<Draft>().gallery.random_boards;
    let names: Vec<String> = fresh.iter().map(|choice| driver.tr(choice.name.clone())).chain(languages).collect();
    assert!(before.keys().filter(|text| text.chars().any(char::is_alphabetic)).count() > 3, "{place}: {before:?}");
    driver.app.insert_resource(Language::PSEUDO);
    driver.frame();
    assert_eq!(driver.app.world().resource::<Translations>().language(), Language::PSEUDO);
    let pseudo_texts = user_facing_texts(driver);
    for text in pseudo_texts.keys().filter(|text| text.chars().any(char::is_alphabetic)) {
        assert!(text.starts_with('['), "{place}: \"{text}\" must be in the pseudo-language");
        let plain = text.chars().filter(|sign| sign.is_ascii_alphabetic()).collect::<String>();
        assert!(
            plain.is_empty() || *text == recipe || names.iter().any(|name| text.contains(name)),
            "{place}: \"{text}\" must not contain the plain letters \"{plain}\""
        );
    }
    driver.app.insert_resource(Language::ENGLISH);
    driver.frames(2);
    assert_eq!(user_facing_texts(driver), before, "{place}: after the switch back to English");
}

#[test]
fn changing_the_language_changes_every_text_at_once() {
    let mut driver = Driver::new("languages", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(driver.screen(), Screen::Setup);
    check_switch(&mut driver, "first screen");
    driver.press("Play together");
    check_switch(&mut driver, "play together");
    driver.press("Back");
    driver.press("Learn");
    check_switch(&mut driver, "learn");
    driver.press("Back");
    driver.press("More");
    check_switch(&mut driver, "set-up");
    for sheet in ["Choose a board", "Choose the rules"] {
        driver.press(sheet);
        check_switch(&mut driver, sheet);
        driver.press("Back");
    }
    driver.press("Choose a board");
    driver.press("Symmetric");
    // A new dialog ignores taps until it has been drawn twice.
    driver.frames(2);
    // The bots' games on this board would keep changing the numbers.
    driver.press("Stop");
    driver.frames(2);
    check_switch(&mut driver, "enlarged board");
    driver.press("Share");
    check_switch(&mut driver, "sharing");
    for _ in 0..2 {
        driver.press("Back");
        driver.frames(2);
    }
    driver.press("Random board");
    check_switch(&mut driver, "random board");
    driver.press("Back");
    driver.press("Back");
    let seed = driver.app.world().resource::<Draft>().cards.expect("the driver sets a seed for the cards");
    let number = driver.tr(text!("cards-number", seed = Digits(seed)));
    driver.press(&number);
    check_switch(&mut driver, "keys");
    driver.press("Cancel");
    driver.press("Play");
    driver.frames(6);
    check_switch(&mut driver, "match");
    driver.press("You");
    driver.frames(2);
    check_switch(&mut driver, "points");
    driver.press("Close");
    driver.press("Menu");
    driver.frames(2);
    check_switch(&mut driver, "menu");
    driver.press("The rules");
    driver.frames(2);
    check_switch(&mut driver, "rules");
    driver.press("Back");
    driver.press("Resume");
    // Show a selected item, a log entry and a refusal.
    driver.press("land 0");
    check_switch(&mut driver, "a purchase");
    driver.press("Draw");
    driver.frames(2);
    driver.settle(400);
    check_switch(&mut driver, "log");
    driver.press("thing 0");
    check_switch(&mut driver, "a refusal");
    driver.press("Hint");
    for _ in 0..2_000 {
        driver.frame();
        if driver.find("Hint 1").is_some() {
            break;
        }
    }
    check_switch(&mut driver, "hints");
}

#[test]
fn changing_the_language_changes_curtain_and_results() {
    let people = [PlayerKind::Human, PlayerKind::Human];
    let mut driver = Driver::game("languages-curtain", &people, 7, SIZE, Pointer::Mouse);
    driver.settle(400);
    check_switch(&mut driver, "curtain");
    drop(driver);
    let bots = [PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("languages-results", &bots, 7, SIZE, Pointer::Mouse);
    driver.app.world_mut().resource_mut::<Settings>().speed = 4.0;
    let mut scorings = 0;
    for _ in 0..20_000 {
        driver.frame();
        if driver.app.world().resource::<Playback<Hacienda>>().scoring().is_some() && driver.find("Continue").is_some()
        {
            check_switch(&mut driver, "scoring");
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
    check_switch(&mut driver, "results");
    driver.press("Score graph");
    driver.frames(2);
    check_switch(&mut driver, "score graph");
}

/// Selects a language and a text size, and waits until the language's files are loaded.
pub fn switch_language(driver: &mut Driver, language: Language, text: f32) {
    let mut settings = driver.app.world_mut().resource_mut::<Settings>();
    settings.set_language(language);
    settings.text = text;
    for _ in 0..400 {
        driver.frame();
        if driver.app.world().resource::<Translations>().language() == language {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(driver.app.world().resource::<Translations>().language(), language);
    driver.frames(4);
}

/// The minimum text height at 1080p, in px.
const MIN_TEXT_HEIGHT: f32 = 18.0;

/// Returns the texts that overflow the window or their panel, that are truncated, or that are smaller than `least` at
/// 1080p.
pub fn misfits(driver: &mut Driver, (wide, high): (u32, u32), least: f32) -> Vec<String> {
    let all = driver.rects();
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(wide as f32, high as f32));
    let panel = |name: &str| all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == name);
    let texts = all.iter().filter(|seen| seen.kind == RectKind::Text);
    let misplaced = texts.filter(|seen| {
        let bounds = panel(&seen.panel).map_or(window, |panel| panel.rect.intersect(window));
        let small = high == 1080 && seen.text < least;
        small || !bounds.expand(1.0).contains_rect(seen.rect) || seen.name.ends_with('…')
    });
    misplaced.map(|seen| format!("{seen:?}")).collect()
}

#[test]
fn every_language_fits_on_desktop_and_phone_at_extreme_text_sizes() {
    check_fit([(1280, 720), (844, 390)]);
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn every_language_fits_in_other_windows_at_extreme_text_sizes() {
        check_fit([(1920, 1080), (1024, 768), (390, 844)]);
    }
}

/// Checks that the texts of the main screens fit at these window sizes.
fn check_fit(sizes: impl IntoIterator<Item = (u32, u32)>) {
    let mut wrong = Vec::new();
    for size in sizes {
        let mut driver = Driver::new("languages-room", StartScreen::Title, 7, size, Pointer::Mouse);
        let mut look = |driver: &mut Driver, place: &str, looks: &[(Language, f32)]| {
            for (language, text) in looks {
                switch_language(driver, *language, *text);
                let found = misfits(driver, size, MIN_TEXT_HEIGHT);
                wrong.extend(found.into_iter().map(|one| format!("{size:?} {place} {language:?} {text}: {one}")));
            }
            switch_language(driver, Language::ENGLISH, 1.0);
        };
        let usual = Language::OFFERED.map(|language| (language, 1.0));
        let large = usual.map(|(language, _)| (language, 2.0));
        let all: Vec<_> = usual.into_iter().chain(large).collect();
        look(&mut driver, "first screen", &all);
        look(&mut driver, "first screen", &[(Language::PSEUDO, 1.0), (Language::PSEUDO, 2.0)]);
        driver.press("Learn");
        look(&mut driver, "lessons", &large);
        driver.press("Back");
        driver.press("More");
        look(&mut driver, "set-up", &large);
        driver.press("Choose the rules");
        look(&mut driver, "rules of this game", &large);
        driver.press("Back");
        driver.press("Play");
        driver.frames(6);
        look(&mut driver, "match", &all);
        driver.press("Menu");
        driver.frames(2);
        look(&mut driver, "menu", &large);
        driver.press("Settings");
        for chapter in ["Sound", "Game", "Display", "Comfort"] {
            driver.press(&format!("Settings: {chapter}"));
            look(&mut driver, "settings", &all);
        }
        driver.press("Back");
        driver.press("The rules");
        driver.frames(2);
        look(&mut driver, "the rules", &large[..2]);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_language_chosen_in_a_game_applies_at_once_and_is_stored() {
    let mut driver = Driver::game("languages-choice", &[PlayerKind::Human, PlayerKind::Human], 7, SIZE, Pointer::Touch);
    driver.settle(400);
    driver.hold("Blue is here");
    driver.frames(4);
    driver.press("Menu");
    driver.press("Settings");
    driver.press("Language: Deutsch");
    for _ in 0..100 {
        driver.frame();
        std::thread::sleep(Duration::from_millis(2));
        if driver.find("Sprache: Deutsch").is_some() {
            break;
        }
    }
    assert!(driver.find("Language: Deutsch").is_none() && driver.find("Sprache: Deutsch").is_some());
    let before = driver.find("Sprache: Deutsch").expect("the language is shown").height();
    driver.press("Einstellungen: Komfort");
    driver.frames(2);
    driver.press("Textgröße: 200\u{202f}%");
    driver.frames(3);
    assert!(driver.find("Sprache: Deutsch").expect("the language is shown").height() > 1.2 * before);
    driver.finish();
    let kept = std::fs::read_to_string(driver.folder.join("settings.json")).expect("the settings were stored");
    assert!(kept.contains("\"language\":\"de\"") && kept.contains("\"text\":2.0"), "{kept}");
}
