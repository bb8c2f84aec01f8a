//! From the first screen into games: at once, with several people, with the last choice, and without overwriting a
//! saved game.

use crate::driver::{Driver, Pointer, empty_store, game_of};
use hacienda::{
    launch::{First, LaunchOptions},
    record::slots,
    screen::Screen,
    seats::{Seating, Sitter},
    settings::Settings,
    store::Store,
    texts::{Language, loading::Unspoken, text},
    ui::wishes::Slip,
};
use hacienda_bots::Level;

const SIZE: (u32, u32) = (1280, 800);

fn seated(driver: &Driver) -> Vec<Sitter> {
    driver.app.world().resource::<Seating>().sitters.clone()
}

/// Starts the program again with the same store.
fn next(name: &str, before: &mut Driver, store: &Store, first: First) -> Driver {
    before.close();
    Driver::after(name, store.clone(), first, 7, SIZE, Pointer::Mouse)
}

fn language(code: &str) -> Language {
    Language::from_code(code).expect("it is offered")
}

#[test]
fn one_tap_plays_and_the_last_choice_comes_back() {
    let mut driver = Driver::new("first-play", First::Title, 7, SIZE, Pointer::Touch);
    driver.press("Play");
    driver.frames(6);
    let other = Sitter::Bot(Level::Beginner);
    assert_eq!((driver.screen(), seated(&driver)), (Screen::Match, vec![Sitter::Human, other, other]));
    assert_eq!(driver.setting().board.name, "Rodeo");
    let store = Store::Folder(driver.folder.clone());
    let mut again = next("first-again", &mut driver, &store, First::Title);
    again.press("More");
    again.press("Players: 2");
    again.press("Vermilion: next");
    again.press("Choose a board");
    again.press("Hourglass");
    // A new dialog ignores taps in its first frame.
    again.frames(2);
    again.press("Play it");
    again.press("Play");
    again.frames(6);
    let chosen = vec![Sitter::Human, Sitter::Bot(Level::Easy)];
    assert_eq!((seated(&again), again.setting().board.name.as_str()), (chosen.clone(), "Hourglass"));
    again.finish();
    let mut third = next("first-third", &mut again, &store, First::Title);
    third.press("Play");
    third.frames(6);
    assert_eq!((seated(&third), third.setting().board.name.as_str()), (chosen, "Hourglass"));
}

#[test]
fn people_play_together_with_two_taps() {
    for people in 2..=5 {
        let mut driver = Driver::new("first-together", First::Title, 7, SIZE, Pointer::Touch);
        driver.press("Play together");
        driver.press(&format!("{people} people"));
        driver.frames(6);
        assert_eq!((driver.screen(), seated(&driver)), (Screen::Match, vec![Sitter::Human; people]));
    }
}

#[test]
fn a_game_of_the_command_line_leaves_a_saved_one_where_it_is() {
    let sitters = [Sitter::Human, Sitter::Bot(Level::Greedy)];
    let mut driver = Driver::game("first-saved", &sitters, 7, SIZE, Pointer::Mouse);
    driver.finish();
    let store = Store::Folder(driver.folder.clone());
    let other = game_of(vec![Sitter::Human, Sitter::Human, Sitter::Human]);
    let mut second = next("first-second", &mut driver, &store, other);
    second.frames(6);
    assert_eq!((second.screen(), seated(&second).len()), (Screen::Match, 3));
    second.finish();
    let mut third = next("first-latest", &mut second, &store, First::Title);
    assert_eq!(slots::kept(&store).expect("the folder is read").len(), 2);
    third.press("Continue");
    third.frames(6);
    assert_eq!((third.screen(), seated(&third).len()), (Screen::Match, 3), "the latest goes on");
}

#[test]
fn after_trouble_the_latest_game_goes_on_in_its_place() {
    let mut driver =
        Driver::game("first-latest", &[Sitter::Human, Sitter::Bot(Level::Greedy)], 7, SIZE, Pointer::Mouse);
    let (position, store) = (driver.position(), Store::Folder(driver.folder.clone()));
    driver.finish();
    let kept = slots::kept(&store).expect("the folder is readable").len();
    let mut driver = next("first-latest-next", &mut driver, &store, First::Latest);
    assert_eq!(driver.screen(), Screen::Match, "nobody has to look for it");
    assert_eq!(driver.position(), position);
    driver.finish();
    assert_eq!(slots::kept(&store).expect("the folder is readable").len(), kept, "it is no second game");
}

#[test]
fn what_a_game_that_begins_at_once_has_to_tell_is_told_over_it() {
    let first = game_of(vec![Sitter::Human, Sitter::Bot(Level::Greedy)]);
    let trouble = Some(text!("language-missing", language = language("de").name()));
    let options = LaunchOptions { first, trouble: trouble.clone(), ..LaunchOptions::default() };
    let driver = Driver::launched("first-told", empty_store("first-told"), options, SIZE, Pointer::Mouse);
    assert_eq!((driver.screen(), driver.app.world().resource::<Slip>()), (Screen::Match, &Slip(trouble)));
}

#[test]
fn a_language_that_cannot_be_had_stays_unchosen_and_is_spoken_of() {
    let mut driver = Driver::new("first-unspoken", First::Title, 7, SIZE, Pointer::Mouse);
    driver.app.world_mut().resource_mut::<Settings>().set_language(language("de"));
    driver.app.world_mut().write_message(Unspoken(language("de")));
    driver.frame();
    assert_eq!(driver.app.world().resource::<Settings>().language(), Language::ENGLISH);
    let told = driver.app.world().resource::<Slip>().0.clone().expect("it is told");
    assert!(driver.said(told).contains("Deutsch"));
}

#[test]
fn what_is_said_of_a_file_goes_with_the_screen() {
    let sitters = [Sitter::Human, Sitter::Bot(Level::Greedy)];
    let mut driver = Driver::game("first-slip", &sitters, 7, SIZE, Pointer::Mouse);
    driver.press("Menu");
    driver.frames(2);
    driver.press("Save as a file");
    driver.frames(2);
    assert!(driver.app.world().resource::<Slip>().0.is_none(), "what the file shows is asked about first");
    driver.press("Save as a file");
    driver.frames(4);
    let told = driver.app.world().resource::<Slip>().0.clone().expect("where it lies");
    assert!(driver.said(told).starts_with("Saved to "));
    driver.press("Menu");
    driver.frames(2);
    driver.press("Back to title");
    driver.frames(6);
    assert_eq!((driver.screen(), driver.app.world().resource::<Slip>()), (Screen::Setup, &Slip(None)));
}
