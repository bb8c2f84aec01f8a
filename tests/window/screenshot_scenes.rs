//! The scenes of the screenshots: the phases of every game, dialogs, first screens, lessons, a kiosk, the gallery and
//! the board editor, in common sizes, and some of them in all languages.

use std::sync::Arc;

use crate::{driver::game_of, screenshots::ScreenshotDriver};
use bevy::math::Vec2;
use hab_gut::HabGut;
use hacienda::{
    game::{Setting, Title},
    games::lessons_of,
    launch::{LaunchOptions, StartScreen},
    lessons::TapMark,
    playable::Playable,
    screen::Screen,
    seats::PlayerKind,
    texts::text,
    ui::requests::ScreenRequest,
};
use hacienda_rules::{Hacienda, maps};
use tabletop::Level;
use zoff::Zoff;

type Size = (u32, u32);

const DESK: Size = (1600, 900);
const SMALL: Size = (1024, 768);
const PHONE: Size = (844, 390);
const UPRIGHT: Size = (390, 844);
const SHEETS: Size = (1280, 800);
const KIOSK: Size = (1920, 1080);

/// Returns a start screen that begins a game between these players.
fn match_of(title: Title, player_kinds: Vec<PlayerKind>) -> StartScreen {
    let setting = match title {
        Title::Hacienda => return game_of(player_kinds),
        Title::Zoff => Setting::of::<Zoff>(zoff::Setting::default()),
        _ => Setting::of::<HabGut>(hab_gut::Setting::default()),
    };
    StartScreen::Game { setting, player_kinds }
}

/// Returns a person and two quick bots.
fn person_and_two_bots() -> Vec<PlayerKind> {
    vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Greedy)]
}

/// Takes screenshots of a game from its beginning to its results, in four sizes.
fn phases<G: Playable>(title: Title, stops: &[usize]) {
    for size in [DESK, SMALL, PHONE, UPRIGHT] {
        let mut screenshots =
            ScreenshotDriver::new(&format!("match-{}", title.word()), match_of(title, person_and_two_bots()), size);
        screenshots.settle();
        screenshots.take("begin");
        for stop in stops {
            screenshots.play_on::<G>(|showing, played| showing.announced_over || played >= *stop);
            screenshots.take(&format!("after-{stop}"));
        }
        screenshots.play_on::<G>(|showing, _| showing.scoring || showing.announced_over);
        screenshots.frames(20);
        screenshots.take("scoring");
        screenshots.play_on::<G>(|showing, _| showing.announced_over);
        screenshots.frames(60);
        screenshots.take("results");
        screenshots.finish();
    }
}

/// Takes screenshots of a match, its dialogs and its curtain.
fn sheets(title: Title) {
    let mut screenshots =
        ScreenshotDriver::new(&format!("sheets-{}", title.word()), match_of(title, person_and_two_bots()), SHEETS);
    screenshots.settle();
    screenshots.in_languages("match");
    screenshots.press("Menu");
    screenshots.in_languages("menu");
    screenshots.press("The rules");
    screenshots.in_languages("rules");
    screenshots.press("Back");
    screenshots.press("Settings");
    for chapter in ["Sound", "Game", "Display", "Comfort"] {
        screenshots.press(&format!("Settings: {chapter}"));
        screenshots.take(&format!("settings-{}", chapter.to_lowercase()));
    }
    screenshots.press("Back");
    screenshots.press("Give up");
    screenshots.take("give-up");
    screenshots.finish();
    let people = vec![PlayerKind::Human, PlayerKind::Human, PlayerKind::Human];
    let mut screenshots = ScreenshotDriver::new(&format!("curtain-{}", title.word()), match_of(title, people), SHEETS);
    screenshots.settle();
    screenshots.take("curtain");
    screenshots.finish();
}

/// Takes screenshots of the first screen, of the set-up and of their dialogs.
fn first_screens(title: Title) {
    for size in [SHEETS, UPRIGHT] {
        let mut screenshots = ScreenshotDriver::new(&format!("first-{}", title.word()), StartScreen::Title, size);
        if title != Title::Hacienda {
            let name = text!("one-of", name = text!("setup-box"), option = text!("game-title", title = title));
            let name = screenshots.driver.tr(name);
            screenshots.press(&name);
        }
        screenshots.in_languages("first");
        for sheet in ["Play together", "Learn"] {
            screenshots.press(sheet);
            screenshots.take(sheet);
            screenshots.press("Back");
        }
        screenshots.press("More");
        screenshots.in_languages("more");
        for sheet in ["Choose the rules", "Choose a board", "Licences"] {
            if screenshots.driver.find(sheet).is_none() {
                continue;
            }
            screenshots.press(sheet);
            screenshots.take(sheet);
            screenshots.press("Back");
        }
        screenshots.finish();
    }
}

/// Takes screenshots of the first two steps of each lesson.
fn lessons(title: Title) {
    let mut screenshots = ScreenshotDriver::new(&format!("lessons-{}", title.word()), StartScreen::Title, SHEETS);
    for lesson in lessons_of(title).iter().copied() {
        screenshots.driver.app.world_mut().write_message(ScreenRequest::Lesson { lesson, again: false });
        // The number of frames until its files are loaded varies.
        screenshots.until("a lesson", |driver| driver.screen() == Screen::Match);
        let marked = |screenshots: &ScreenshotDriver| screenshots.driver.app.world().resource::<TapMark>().0;
        screenshots.frames_until(|screenshots| marked(screenshots).is_some());
        screenshots.frames(40);
        screenshots.take(&format!("{lesson}-1"));
        if let Some(mark) = marked(&screenshots) {
            screenshots.driver.tap_at(mark.center());
        }
        screenshots.frames(40);
        screenshots.take(&format!("{lesson}-2"));
        screenshots.driver.app.world_mut().write_message(ScreenRequest::Lessons);
        screenshots.frames(20);
    }
    screenshots.finish();
}

/// Takes screenshots of the gallery and the board editor.
fn boards() {
    for size in [SHEETS, PHONE, UPRIGHT] {
        let mut screenshots = ScreenshotDriver::new("boards", StartScreen::Title, size);
        screenshots.press("More");
        screenshots.press("Choose a board");
        screenshots.frames(20);
        screenshots.take("gallery");
        screenshots.press("Draw a new board");
        screenshots.frames(20);
        screenshots.take("board-editor");
        screenshots.finish();
    }
}

/// Takes screenshots of a kiosk with and without a visitor.
fn kiosk() {
    for size in [KIOSK, SMALL] {
        let mut options =
            LaunchOptions { kiosk: true, explicit: true, px_per_mm: Some(3.0), ..LaunchOptions::default() };
        options.seed = Some(7);
        options.setting.board = Arc::new(maps::find("archipelago").expect("the board is built in").board().clone());
        let mut screenshots = ScreenshotDriver::launched("kiosk", "{}", options, size);
        screenshots.frames(60);
        screenshots.take("attract");
        screenshots.driver.tap_at(Vec2::new(640.0, 360.0));
        screenshots.frames(10);
        screenshots.in_languages("choices");
        screenshots.press("With friends");
        screenshots.take("friends");
        screenshots.finish();
    }
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn pictures_of_matches_of_hacienda() {
        phases::<Hacienda>(Title::Hacienda, &[3, 12, 40]);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn pictures_of_matches_of_zoff() {
        phases::<Zoff>(Title::Zoff, &[3, 12, 40]);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn pictures_of_matches_of_hab_gut() {
        phases::<HabGut>(Title::HabGut, &[3, 12, 40]);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn pictures_of_dialogs_and_first_screens() {
        for title in Title::ALL {
            sheets(title);
            first_screens(title);
        }
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn pictures_of_lessons() {
        Title::ALL.into_iter().for_each(lessons);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn pictures_of_boards_and_of_a_kiosk() {
        boards();
        kiosk();
    }
}
