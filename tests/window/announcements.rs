//! Tests that questions, warnings and other messages are announced to screen readers as well as shown, that the window
//! has an accessible name, and that losing the window ends the program.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowDestroyed},
};

use bevy_egui::{EguiOutput, PrimaryEguiContext, egui};

use crate::{
    board_editor,
    driver::{Driver, Pointer, game_of},
};
use hacienda::{
    launch::{LaunchOptions, StartScreen},
    lessons::{HasLessons, TapMark, title},
    playable::Playable,
    record::save::SaveStatus,
    seats::PlayerKind,
    texts::{Text, text},
    ui::requests::{Announcement, Popover, ResumableGames, SpokenPrompt},
};
use hacienda_bots::Level;

const SIZE: (u32, u32) = (1280, 720);

fn announcement(driver: &Driver) -> Option<String> {
    let announced = driver.app.world().resource::<Announcement>().0.clone();
    announced.map(|text: Text| driver.tr(text))
}

fn check_questions_and_warnings<G: Playable>(setting: G::Setting) {
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Beginner), PlayerKind::Bot(Level::Beginner)];
    let first = StartScreen::Game { setting: hacienda::game::Setting::of::<G>(setting), player_kinds };
    let mut driver = Driver::new(&format!("aloud-{}", G::TITLE), first, 7, SIZE, Pointer::Mouse);
    driver.frames(20);
    driver.press("Menu");
    driver.frames(3);
    driver.press("Give up");
    driver.frames(3);
    let question = announcement(&driver).unwrap_or_default();
    assert!(question.contains('?'), "{}: \"{question}\" is a question", G::TITLE);
    assert!(
        driver.rects().iter().any(|seen| question.starts_with(&seen.name)),
        "{}: the question is also shown",
        G::TITLE
    );
    driver.press("Keep playing");
    driver.frames(3);
    assert_eq!(announcement(&driver), None, "{}: an answered question is no longer announced", G::TITLE);
    driver.press("Resume");
    driver.frames(3);
    let trouble = text!("save-trouble", error = text!("disk-full"));
    driver.app.insert_resource(SaveStatus::of(trouble.clone()));
    driver.frames(3);
    assert_eq!(announcement(&driver), Some(driver.tr(trouble.clone())), "{}", G::TITLE);
    driver.app.insert_resource(SaveStatus::default());
    let message = text!("file-during-game");
    driver.app.insert_resource(Popover(Some(message.clone())));
    driver.frames(3);
    assert_eq!(announcement(&driver), Some(driver.tr(message)), "{}", G::TITLE);
    // The save error is announced only after the popover is dismissed.
    driver.app.insert_resource(SaveStatus::of(trouble.clone()));
    driver.frames(3);
    driver.press(&driver.tr(text!("dismiss")));
    driver.frames(3);
    assert_eq!(announcement(&driver), Some(driver.tr(trouble)), "{}", G::TITLE);
}

#[test]
fn questions_and_warnings_are_announced() {
    check_questions_and_warnings::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_questions_and_warnings::<zoff::Zoff>(zoff::Setting::default());
    check_questions_and_warnings::<hab_gut::HabGut>(hab_gut::Setting::default());
}

#[test]
fn a_question_next_to_a_popover_is_announced() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Beginner)];
    let mut driver = Driver::game("aloud-beside", &player_kinds, 7, SIZE, Pointer::Mouse);
    driver.frames(20);
    let message = text!("file-during-game");
    driver.app.insert_resource(Popover(Some(message.clone())));
    driver.frames(3);
    assert_eq!(announcement(&driver), Some(driver.tr(message)));
    driver.press("Menu");
    driver.frames(3);
    driver.press("Give up");
    driver.frames(3);
    let question = announcement(&driver).unwrap_or_default();
    assert!(question.contains('?'), "\"{question}\" is a question");
    driver.press("Keep playing");
    driver.frames(3);
    assert_eq!(announcement(&driver), None, "the remaining message is not announced again");
}

fn check_curtain_announcement<G: Playable>(setting: G::Setting) {
    let first = StartScreen::Game {
        setting: hacienda::game::Setting::of::<G>(setting),
        player_kinds: vec![PlayerKind::Human; 3],
    };
    let mut driver = Driver::new(&format!("aloud-curtain-{}", G::TITLE), first, 7, SIZE, Pointer::Mouse);
    driver.frames(20);
    let prompt = driver.app.world().resource::<SpokenPrompt>().0.clone();
    assert_eq!(prompt.map(|text| text.key()), Some("prompt-come"), "{}", G::TITLE);
}

#[test]
fn the_curtain_announces_the_next_player_in_every_game() {
    check_curtain_announcement::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    check_curtain_announcement::<zoff::Zoff>(zoff::Setting::default());
    check_curtain_announcement::<hab_gut::HabGut>(hab_gut::Setting::default());
}

#[test]
fn lesson_texts_are_announced() {
    let mut driver = Driver::newcomer("aloud-lesson", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver.press(&driver.tr(text!("setup-learn")));
    driver.press(&driver.tr(title(hacienda_rules::Hacienda::LESSONS[0])));
    let marked = driver.until(8_000, |driver| driver.app.world().resource::<TapMark>().0.is_some());
    assert!(marked.is_some(), "the lesson begins");
    driver.frames(2);
    let goal = announcement(&driver).unwrap_or_default();
    let shown = driver.rects().iter().any(|seen| seen.panel == "lesson" && seen.name == goal);
    assert!(shown, "\"{goal}\" is shown in the lesson's panel");
    driver.tap_at(Vec2::splat(4.0));
    driver.frames(2);
    assert_eq!(announcement(&driver), Some(driver.tr(text!("lesson-first-land-wrong"))));
}

#[test]
fn first_game_help_is_announced() {
    let first = game_of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Beginner)]);
    let mut driver = Driver::newcomer("aloud-help", first, 7, SIZE, Pointer::Mouse);
    let helped = driver.until(400, |driver| driver.rects().iter().any(|seen| seen.panel == "help"));
    assert!(helped.is_some(), "the first game shows help");
    driver.frames(2);
    let announced = announcement(&driver).unwrap_or_default();
    let helps = [text!("help-land"), text!("help-animal"), text!("help-buy"), text!("help-harvest")];
    assert!(helps.into_iter().any(|help| announced.contains(&driver.tr(help))), "\"{announced}\"");
}

#[test]
fn board_editor_messages_are_announced() {
    let mut driver = Driver::new("aloud-editor", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    board_editor::open(&mut driver);
    assert_eq!(announcement(&driver), None);
    driver.press("Play it");
    driver.frames(3);
    assert_eq!(announcement(&driver), Some(driver.tr(text!("editor-nothing"))));
}

#[test]
fn save_errors_are_not_shown_in_lessons() {
    let mut driver = Driver::newcomer("aloud-unsaved", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver.press(&driver.tr(text!("setup-learn")));
    driver.press(&driver.tr(title(hacienda_rules::Hacienda::LESSONS[0])));
    let marked = |driver: &mut Driver| driver.app.world().resource::<TapMark>().0.is_some();
    assert!(driver.until(8_000, marked).is_some(), "the lesson begins");
    driver.app.insert_resource(SaveStatus::of(text!("save-trouble", error = text!("disk-full"))));
    driver.frames(3);
    assert!(
        driver.rects().iter().all(|seen| seen.panel != "notice"),
        "a lesson is not saved, so it shows no save error"
    );
}

#[test]
fn errors_on_the_first_screen_are_announced() {
    let mut driver = Driver::new("aloud-first", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(announcement(&driver), None);
    let trouble = text!("save-trouble", error = text!("disk-full"));
    driver.app.world_mut().resource_mut::<ResumableGames>().error = Some(trouble.clone());
    driver.frames(3);
    assert_eq!(announcement(&driver), Some(driver.tr(trouble)), "the save error is announced");
    driver.app.world_mut().resource_mut::<ResumableGames>().error = None;
    driver.frames(3);
    assert_eq!(announcement(&driver), None, "the save error is withdrawn once it is resolved");
    let message = text!("file-during-game");
    driver.app.insert_resource(Popover(Some(message.clone())));
    driver.frames(3);
    assert_eq!(announcement(&driver), Some(driver.tr(message)), "the popover is announced");
}

#[test]
fn the_window_has_an_accessible_name() {
    let mut driver = Driver::new("aloud-name", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver.enable_screen_reader();
    let world = driver.app.world_mut();
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).expect("the UI is attached to the camera");
    let tree = output.platform_output.accesskit_update.as_ref().expect("AccessKit is enabled");
    let root = tree.nodes.iter().find(|(id, _)| id.0 == egui::accesskit_root_id().value());
    let name = root.and_then(|(_, node)| node.label()).map(str::to_owned);
    assert_eq!(name, Some(driver.tr(text!("title"))));
}

#[test]
fn losing_the_window_ends_the_program_with_an_error() {
    let mut driver = Driver::new("window-gone", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window");
    world.write_message(WindowDestroyed { window });
    driver.frame();
    assert!(driver.app.should_exit().is_some_and(|exit| exit.is_error()));
}
