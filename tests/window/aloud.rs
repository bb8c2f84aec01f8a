//! Tests that every game announces questions and warnings besides showing them, and that losing the window ends the
//! program.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowDestroyed},
};

use bevy_egui::{EguiOutput, PrimaryEguiContext, egui};

use crate::{
    drawing,
    driver::{Driver, Pointer, game_of},
};
use hacienda::{
    launch::{First, LaunchOptions},
    lessons::{Marked, Taught, title},
    playable::Playable,
    record::save::SaveTrouble,
    seats::Sitter,
    texts::{Text, text},
    ui::wishes::{Offer, Slip, Spoken, SpokenAside},
};
use hacienda_bots::Level;

const SIZE: (u32, u32) = (1280, 720);

fn said_aside(driver: &Driver) -> Option<String> {
    let aside = driver.app.world().resource::<SpokenAside>().0.clone();
    aside.map(|text: Text| driver.said(text))
}

fn questions_and_trouble_are_said<G: Playable>(setting: G::Setting) {
    let sitters = vec![Sitter::Human, Sitter::Bot(Level::Beginner), Sitter::Bot(Level::Beginner)];
    let first = First::Game { setting: hacienda::game::Setting::of::<G>(setting), sitters };
    let mut driver = Driver::new(&format!("aloud-{}", G::TITLE), first, 7, SIZE, Pointer::Mouse);
    driver.frames(20);
    driver.press("Menu");
    driver.frames(3);
    driver.press("Give up");
    driver.frames(3);
    let question = said_aside(&driver).unwrap_or_default();
    assert!(question.contains('?'), "{}: \"{question}\" is no question", G::TITLE);
    assert!(driver.rects().iter().any(|seen| question.starts_with(&seen.name)), "{}: it is shown, too", G::TITLE);
    driver.press("Keep playing");
    driver.frames(3);
    assert_eq!(said_aside(&driver), None, "{}: it was answered", G::TITLE);
    driver.press("Resume");
    driver.frames(3);
    let trouble = text!("save-trouble", error = text!("disk-full"));
    driver.app.insert_resource(SaveTrouble::of(trouble.clone()));
    driver.frames(3);
    assert_eq!(said_aside(&driver), Some(driver.said(trouble.clone())), "{}", G::TITLE);
    driver.app.insert_resource(SaveTrouble::default());
    let slip = text!("file-during-game");
    driver.app.insert_resource(Slip(Some(slip.clone())));
    driver.frames(3);
    assert_eq!(said_aside(&driver), Some(driver.said(slip)), "{}", G::TITLE);
    // Of two messages, the first is announced first.
    driver.app.insert_resource(SaveTrouble::of(trouble.clone()));
    driver.frames(3);
    driver.press(&driver.said(text!("dismiss")));
    driver.frames(3);
    assert_eq!(said_aside(&driver), Some(driver.said(trouble)), "{}", G::TITLE);
}

#[test]
fn whatever_asks_or_warns_is_said() {
    questions_and_trouble_are_said::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    questions_and_trouble_are_said::<zoff::Zoff>(zoff::Setting::default());
    questions_and_trouble_are_said::<hab_gut::HabGut>(hab_gut::Setting::default());
}

#[test]
fn a_question_beside_a_slip_is_said() {
    let sitters = [Sitter::Human, Sitter::Bot(Level::Beginner)];
    let mut driver = Driver::game("aloud-beside", &sitters, 7, SIZE, Pointer::Mouse);
    driver.frames(20);
    let slip = text!("file-during-game");
    driver.app.insert_resource(Slip(Some(slip.clone())));
    driver.frames(3);
    assert_eq!(said_aside(&driver), Some(driver.said(slip)));
    driver.press("Menu");
    driver.frames(3);
    driver.press("Give up");
    driver.frames(3);
    let question = said_aside(&driver).unwrap_or_default();
    assert!(question.contains('?'), "\"{question}\" is no question");
    driver.press("Keep playing");
    driver.frames(3);
    assert_eq!(said_aside(&driver), None, "what stands there still was said before");
}

fn a_curtain_says_who_is_to_come<G: Playable>(setting: G::Setting) {
    let first = First::Game { setting: hacienda::game::Setting::of::<G>(setting), sitters: vec![Sitter::Human; 3] };
    let mut driver = Driver::new(&format!("aloud-curtain-{}", G::TITLE), first, 7, SIZE, Pointer::Mouse);
    driver.frames(20);
    let said = driver.app.world().resource::<Spoken>().0.clone();
    assert_eq!(said.map(|text| text.key()), Some("prompt-come"), "{}", G::TITLE);
}

#[test]
fn a_curtain_says_who_is_to_come_in_every_game() {
    a_curtain_says_who_is_to_come::<hacienda_rules::Hacienda>(LaunchOptions::default().setting);
    a_curtain_says_who_is_to_come::<zoff::Zoff>(zoff::Setting::default());
    a_curtain_says_who_is_to_come::<hab_gut::HabGut>(hab_gut::Setting::default());
}

#[test]
fn what_a_lesson_shows_is_said() {
    let mut driver = Driver::newcomer("aloud-lesson", First::Title, 7, SIZE, Pointer::Mouse);
    driver.press(&driver.said(text!("setup-learn")));
    driver.press(&driver.said(title(hacienda_rules::Hacienda::LESSONS[0])));
    let marked = driver.until(8_000, |driver| driver.app.world().resource::<Marked>().0.is_some());
    assert!(marked.is_some(), "the lesson begins");
    driver.frames(2);
    let goal = said_aside(&driver).unwrap_or_default();
    let shown = driver.rects().iter().any(|seen| seen.panel == "lesson" && seen.name == goal);
    assert!(shown, "\"{goal}\" stands on the sheet");
    driver.tap_at(Vec2::splat(4.0));
    driver.frames(2);
    assert_eq!(said_aside(&driver), Some(driver.said(text!("lesson-first-land-wrong"))));
}

#[test]
fn the_help_of_a_first_game_is_said() {
    let first = game_of(vec![Sitter::Human, Sitter::Bot(Level::Beginner)]);
    let mut driver = Driver::newcomer("aloud-help", first, 7, SIZE, Pointer::Mouse);
    let helped = driver.until(400, |driver| driver.rects().iter().any(|seen| seen.panel == "help"));
    assert!(helped.is_some(), "a first game has help");
    driver.frames(2);
    let said = said_aside(&driver).unwrap_or_default();
    let words = [text!("help-land"), text!("help-animal"), text!("help-buy"), text!("help-harvest")];
    assert!(words.into_iter().any(|word| said.contains(&driver.said(word))), "\"{said}\"");
}

#[test]
fn what_the_easel_answers_is_said() {
    let mut driver = Driver::new("aloud-easel", First::Title, 7, SIZE, Pointer::Mouse);
    drawing::open(&mut driver);
    assert_eq!(said_aside(&driver), None);
    driver.press("Play it");
    driver.frames(3);
    assert_eq!(said_aside(&driver), Some(driver.said(text!("drawing-nothing"))));
}

#[test]
fn trouble_with_saves_stays_off_a_lesson() {
    let mut driver = Driver::newcomer("aloud-unsaved", First::Title, 7, SIZE, Pointer::Mouse);
    driver.press(&driver.said(text!("setup-learn")));
    driver.press(&driver.said(title(hacienda_rules::Hacienda::LESSONS[0])));
    let marked = |driver: &mut Driver| driver.app.world().resource::<Marked>().0.is_some();
    assert!(driver.until(8_000, marked).is_some(), "the lesson begins");
    driver.app.insert_resource(SaveTrouble::of(text!("save-trouble", error = text!("disk-full"))));
    driver.frames(3);
    assert!(driver.rects().iter().all(|seen| seen.panel != "notice"), "nothing of a lesson is saved");
}

#[test]
fn what_is_wrong_on_the_first_screen_is_said() {
    let mut driver = Driver::new("aloud-first", First::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(said_aside(&driver), None);
    let trouble = text!("save-trouble", error = text!("disk-full"));
    driver.app.world_mut().resource_mut::<Offer>().trouble = Some(trouble.clone());
    driver.frames(3);
    assert_eq!(said_aside(&driver), Some(driver.said(trouble)), "trouble with saves");
    driver.app.world_mut().resource_mut::<Offer>().trouble = None;
    driver.frames(3);
    assert_eq!(said_aside(&driver), None, "it is over");
    let slip = text!("file-during-game");
    driver.app.insert_resource(Slip(Some(slip.clone())));
    driver.frames(3);
    assert_eq!(said_aside(&driver), Some(driver.said(slip)), "a slip");
}

#[test]
fn the_window_has_a_name_for_who_listens() {
    let mut driver = Driver::new("aloud-name", First::Title, 7, SIZE, Pointer::Mouse);
    driver.listen();
    let world = driver.app.world_mut();
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).expect("the face is attached to the camera");
    let tree = output.platform_output.accesskit_update.as_ref().expect("screen readers were promised an answer");
    let root = tree.nodes.iter().find(|(id, _)| id.0 == egui::accesskit_root_id().value());
    let name = root.and_then(|(_, node)| node.label()).map(str::to_owned);
    assert_eq!(name, Some(driver.said(text!("title"))));
}

#[test]
fn a_window_that_is_gone_ends_the_program_with_an_error() {
    let mut driver = Driver::new("window-gone", First::Title, 7, SIZE, Pointer::Mouse);
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window");
    world.write_message(WindowDestroyed { window });
    driver.frame();
    assert!(driver.app.should_exit().is_some_and(|exit| exit.is_error()));
}
