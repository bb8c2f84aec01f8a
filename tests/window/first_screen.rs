//! Tests of starting games from the first screen: at once, with several people, with the last choice, and without
//! overwriting a saved game.

use crate::driver::{Driver, Pointer, empty_store, game_of};
use hacienda::{
    launch::{LaunchOptions, StartScreen},
    record::slots,
    screen::Screen,
    seats::{PlayerKind, Seating},
    settings::Settings,
    store::Store,
    texts::{Language, loading::LanguageUnavailable, text},
    ui::requests::Popover,
};
use hacienda_bots::Level;

const SIZE: (u32, u32) = (1280, 800);

fn seated(driver: &Driver) -> Vec<PlayerKind> {
    driver.app.world().resource::<Seating>().player_kinds.clone()
}

/// Starts the program again with the same store.
fn restart(name: &str, before: &mut Driver, store: &Store, first: StartScreen) -> Driver {
    before.close();
    Driver::after(name, store.clone(), first, 7, SIZE, Pointer::Mouse)
}

fn language(code: &str) -> Language {
    Language::from_code(code).expect("the language is offered")
}

#[test]
fn one_tap_starts_a_game_with_the_last_choice() {
    let mut driver = Driver::new("first-play", StartScreen::Title, 7, SIZE, Pointer::Touch);
    driver.press("Play");
    driver.frames(6);
    let other = PlayerKind::Bot(Level::Beginner);
    assert_eq!((driver.screen(), seated(&driver)), (Screen::Match, vec![PlayerKind::Human, other, other]));
    assert_eq!(driver.setting().board.name, "Rodeo");
    let store = Store::Folder(driver.folder.clone());
    let mut again = restart("first-again", &mut driver, &store, StartScreen::Title);
    again.press("More");
    again.press("Players: 2");
    again.press("Vermilion: next");
    again.press("Choose a board");
    again.press("Hourglass");
    // A new dialog ignores taps until it has been drawn twice.
    again.frames(2);
    again.press("Play it");
    again.press("Play");
    again.frames(6);
    let chosen = vec![PlayerKind::Human, PlayerKind::Bot(Level::Easy)];
    assert_eq!((seated(&again), again.setting().board.name.as_str()), (chosen.clone(), "Hourglass"));
    again.finish();
    let mut third = restart("first-third", &mut again, &store, StartScreen::Title);
    third.press("Play");
    third.frames(6);
    assert_eq!((seated(&third), third.setting().board.name.as_str()), (chosen, "Hourglass"));
}

#[test]
fn people_play_together_with_two_taps() {
    for people in 2..=5 {
        let mut driver = Driver::new("first-together", StartScreen::Title, 7, SIZE, Pointer::Touch);
        driver.press("Play together");
        driver.press(&format!("{people} people"));
        driver.frames(6);
        assert_eq!((driver.screen(), seated(&driver)), (Screen::Match, vec![PlayerKind::Human; people]));
    }
}

#[test]
fn a_game_from_the_command_line_keeps_the_saved_game() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("first-saved", &player_kinds, 7, SIZE, Pointer::Mouse);
    driver.finish();
    let store = Store::Folder(driver.folder.clone());
    let other = game_of(vec![PlayerKind::Human, PlayerKind::Human, PlayerKind::Human]);
    let mut second = restart("first-second", &mut driver, &store, other);
    second.frames(6);
    assert_eq!((second.screen(), seated(&second).len()), (Screen::Match, 3));
    second.finish();
    let mut third = restart("first-latest", &mut second, &store, StartScreen::Title);
    assert_eq!(slots::saved_games(&store).expect("the folder is readable").len(), 2);
    third.press("Continue");
    third.frames(6);
    assert_eq!((third.screen(), seated(&third).len()), (Screen::Match, 3), "the latest game continues");
}

#[test]
fn starting_with_the_latest_game_continues_it_in_its_slot() {
    let mut driver =
        Driver::game("first-latest", &[PlayerKind::Human, PlayerKind::Bot(Level::Greedy)], 7, SIZE, Pointer::Mouse);
    let (position, store) = (driver.position(), Store::Folder(driver.folder.clone()));
    driver.finish();
    let kept = slots::saved_games(&store).expect("the folder is readable").len();
    let mut driver = restart("first-latest-next", &mut driver, &store, StartScreen::Latest);
    assert_eq!(driver.screen(), Screen::Match, "the latest game opens at once");
    assert_eq!(driver.position(), position);
    driver.finish();
    assert_eq!(
        slots::saved_games(&store).expect("the folder is readable").len(),
        kept,
        "the game is not saved a second time"
    );
}

#[test]
fn errors_before_an_immediate_game_are_shown_over_it() {
    let first = game_of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy)]);
    let trouble = Some(text!("language-missing", language = language("de").name()));
    let options = LaunchOptions { first, error: trouble.clone(), ..LaunchOptions::default() };
    let driver = Driver::launched("first-told", empty_store("first-told"), options, SIZE, Pointer::Mouse);
    assert_eq!((driver.screen(), driver.app.world().resource::<Popover>()), (Screen::Match, &Popover(trouble)));
}

#[test]
fn an_unavailable_language_is_reported_and_not_selected() {
    let mut driver = Driver::new("first-unspoken", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver.app.world_mut().resource_mut::<Settings>().set_language(language("de"));
    driver.app.world_mut().write_message(LanguageUnavailable(language("de")));
    driver.frame();
    assert_eq!(driver.app.world().resource::<Settings>().language(), Language::ENGLISH);
    let message = driver.app.world().resource::<Popover>().0.clone().expect("the problem is reported");
    assert!(driver.tr(message).contains("Deutsch"));
}

#[test]
fn a_file_message_disappears_with_its_screen() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("first-popover", &player_kinds, 7, SIZE, Pointer::Mouse);
    driver.press("Menu");
    driver.frames(2);
    driver.press("Save as a file");
    driver.frames(2);
    assert!(driver.app.world().resource::<Popover>().0.is_none(), "the export must be confirmed first");
    driver.press("Save as a file");
    driver.frames(4);
    let message = driver.app.world().resource::<Popover>().0.clone().expect("the path of the file is reported");
    assert!(driver.tr(message).starts_with("Saved to "));
    driver.press("Menu");
    driver.frames(2);
    driver.press("Back to title");
    driver.frames(6);
    assert_eq!((driver.screen(), driver.app.world().resource::<Popover>()), (Screen::Setup, &Popover(None)));
}
