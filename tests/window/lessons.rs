//! Tests that lessons and the help in a player's first game can be followed by tapping only what the screen marks.

use std::time::Duration;

use crate::{
    driver::{Driver, Pointer, empty_store, game_of},
    without_pointer::press,
};
use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Vec2,
};
use hacienda::{
    game::Title,
    games::{hacienda::view::framed, lessons_of},
    launch::{LaunchOptions, StartScreen},
    lessons::{Course, HasLessons, TapMark, title},
    profile::Profile,
    record::{
        Log,
        save::{self, SaveStatus},
        slots,
    },
    screen::Screen,
    seats::{PlayerKind, Seating},
    settings::Settings,
    stage::camera::{BoardCamera, Margins},
    store::Store,
    texts::text,
    ui::requests::ScreenRequest,
};
use hacienda_bots::Level;
use hacienda_rules::{Board, Ground, Hacienda, Hex};

type HaciendaCourse = Course<Hacienda>;

/// The file stems of Hacienda's lessons.
const LESSONS: &[&str] = Hacienda::LESSONS;
const DESK: ((u32, u32), Pointer) = ((1280, 720), Pointer::Mouse);
const PHONE: ((u32, u32), Pointer) = ((390, 844), Pointer::Touch);

/// Returns the file stem of the running lesson.
fn current_lesson(driver: &Driver) -> Option<&'static str> {
    fn of<G: HasLessons>(world: &bevy::prelude::World) -> Option<&'static str> {
        world.get_resource::<Course<G>>().map(|course| course.lesson().word)
    }
    let world = driver.app.world();
    of::<Hacienda>(world).or_else(|| of::<zoff::Zoff>(world)).or_else(|| of::<hab_gut::HabGut>(world))
}

fn profile(driver: &Driver) -> Profile {
    driver.app.world().resource::<Profile>().clone()
}

/// Moves the camera away from the table, as two fingers can at any time.
fn look_away(driver: &mut Driver) {
    if let Some(mut camera) = driver.app.world_mut().get_resource_mut::<BoardCamera>() {
        camera.zoom(4.0);
        camera.pan(Vec2::splat(4_000.0));
        camera.settle();
    }
}

/// Taps the marked place, `times` times per step, until the condition is met. If `times` is 0, only waits.
fn follow(driver: &mut Driver, times: usize, until: impl Fn(&mut Driver) -> bool) {
    let mut taps = 0;
    for _ in 0..8_000 {
        if until(driver) {
            return;
        }
        match driver.app.world().resource::<TapMark>().0 {
            Some(mark) if times > 0 => {
                taps += 1;
                let shown: Vec<String> = driver.rects().into_iter().map(|found| found.name).collect();
                assert!(taps < 250, "{:?} must not get stuck at {mark:?}; shown: {shown:?}", current_lesson(driver));
                (0..times).for_each(|_| driver.tap_at(mark.center()));
            }
            _ => {
                driver.frame();
                std::thread::sleep(Duration::from_micros(200));
            }
        }
    }
    let shown: Vec<String> = driver.rects().into_iter().map(|found| found.name).collect();
    panic!("{:?}: the condition is not met; shown: {shown:?}", current_lesson(driver));
}

fn in_game(driver: &mut Driver) -> bool {
    driver.screen() == Screen::Match && driver.app.world().resource::<Log<Hacienda>>().record().is_some()
}

#[test]
fn the_first_lesson_leads_into_a_game_with_help() {
    first_lesson(PHONE);
}

fn first_lesson((size, pointer): ((u32, u32), Pointer)) {
    let mut driver = Driver::newcomer("lesson-first", StartScreen::Title, 7, size, pointer);
    driver.press(&driver.tr(text!("setup-learn")));
    driver.press(&driver.tr(title(LESSONS[0])));
    follow(&mut driver, 0, |driver| driver.app.world().resource::<TapMark>().0.is_some());
    // Wrong taps change nothing and get a message.
    let before = driver.position();
    for at in [(4.0, 4.0), (size.0 as f32 - 4.0, size.1 as f32 - 4.0), (size.0 as f32 - 4.0, size.1 as f32 / 2.0)] {
        driver.tap_at(Vec2::from(at));
    }
    driver.frames(2);
    let wrong = driver.tr(text!("lesson-first-land-wrong"));
    let is_shown = driver.rects().iter().any(|found| found.name == wrong);
    assert_eq!((driver.position(), is_shown, current_lesson(&driver)), (before, true, Some("first")), "{size:?}");
    // Double taps work like single taps.
    follow(&mut driver, 2, in_game);
    assert!(profile(&driver).has_done("first") && current_lesson(&driver).is_none());
    let mine = |driver: &Driver| {
        let log = driver.app.world().resource::<Log<Hacienda>>();
        log.entries().iter().filter(|entry| driver.app.world().resource::<Seating>().is_human(entry.seat)).count()
    };
    follow(&mut driver, 1, |driver| mine(driver) >= 3);
    driver.settle(200);
    assert!(profile(&driver).first_game.is_some());
    // A warning takes precedence over the help.
    follow(&mut driver, 0, |driver| driver.app.world().resource::<TapMark>().0.is_some());
    let shown = |driver: &mut Driver, panel: &str| driver.rects().iter().any(|found| found.panel == panel);
    if !shown(&mut driver, "help") {
        // On a phone, the help is behind a chip.
        driver.press(&driver.tr(text!("help-title")));
        driver.frames(4);
    }
    assert!(shown(&mut driver, "help"));
    driver.app.insert_resource(SaveStatus::of(text!("disk-full")));
    driver.frames(4);
    assert!(shown(&mut driver, "notice") && !shown(&mut driver, "help"), "only one message at a time");
    driver.press(&driver.tr(text!("dismiss")));
    driver.frames(4);
    assert!(shown(&mut driver, "help") && !shown(&mut driver, "notice"));
    // Help can be switched off.
    follow(&mut driver, 0, |driver| driver.app.world().resource::<TapMark>().0.is_some());
    driver.press(&driver.tr(text!("help-off")));
    driver.frames(4);
    assert!(profile(&driver).help_off && driver.app.world().resource::<TapMark>().0.is_none());
}

#[test]
fn lessons_need_no_recorded_rectangles() {
    let store = empty_store("bare");
    let (size, pointer) = DESK;
    let mut driver = Driver::without_recording("bare", store, LaunchOptions::default(), size, pointer);
    driver.app.world_mut().resource_mut::<Settings>().speed = 4.0;
    for lesson in Title::ALL.into_iter().flat_map(|title| lessons_of(title).iter().copied()) {
        driver.app.world_mut().write_message(ScreenRequest::Lesson { lesson, again: false });
        follow(&mut driver, 0, |driver| current_lesson(driver) == Some(lesson));
        follow(&mut driver, 1, |driver| profile(driver).has_done(lesson));
        driver.app.world_mut().write_message(ScreenRequest::Lessons);
        follow(&mut driver, 0, |driver| current_lesson(driver).is_none());
    }
}

#[test]
fn only_requests_that_leave_the_screen_cancel_a_loading_lesson() {
    let mut driver = Driver::new("lesson-kept", StartScreen::Title, 7, DESK.0, DESK.1);
    driver.app.world_mut().write_message(ScreenRequest::Lesson { lesson: LESSONS[0], again: false });
    driver.app.world_mut().write_message(ScreenRequest::FullScreen(false));
    let begun = driver.until(4_000, |driver| {
        std::thread::sleep(Duration::from_millis(1));
        current_lesson(driver) == Some(LESSONS[0])
    });
    assert!(begun.is_some(), "the other request does not cancel the lesson");
    // A request that leaves the screen cancels the lesson.
    driver.app.world_mut().write_message(ScreenRequest::Lessons);
    driver.frames(4);
    driver.app.world_mut().write_message(ScreenRequest::Lesson { lesson: LESSONS[1], again: false });
    driver.app.world_mut().write_message(ScreenRequest::Setup);
    let begun = driver.until(200, |driver| {
        std::thread::sleep(Duration::from_millis(1));
        current_lesson(driver).is_some()
    });
    assert_eq!((begun, driver.screen()), (None, Screen::Setup));
}

#[test]
fn enter_and_space_press_next_without_focus() {
    for (key, logical) in [(KeyCode::Enter, Key::Enter), (KeyCode::Space, Key::Space)] {
        let mut driver = Driver::newcomer("lesson-keys", StartScreen::Title, 7, DESK.0, DESK.1);
        // The first two steps of this lesson are only read.
        driver.app.world_mut().write_message(ScreenRequest::Lesson { lesson: "buying", again: false });
        let next = driver.tr(text!("lesson-next"));
        let progress =
            |driver: &Driver| driver.app.world().get_resource::<HaciendaCourse>().map(|course| course.progress().0);
        for step in 0..2 {
            follow(&mut driver, 0, |driver| progress(driver) == Some(step) && driver.find(&next).is_some());
            assert!(driver.egui().memory(|memory| memory.focused().is_none()));
            press(&mut driver, key, logical.clone());
            assert_eq!(progress(&driver), Some(step + 1), "{logical:?} continues");
        }
    }
}

#[test]
fn a_tap_on_the_previous_mark_is_ignored() {
    for title in Title::ALL {
        let lesson = lessons_of(title)[0];
        let mut driver = Driver::newcomer("lesson-late", StartScreen::Title, 7, DESK.0, DESK.1);
        driver.app.world_mut().write_message(ScreenRequest::Lesson { lesson, again: false });
        follow(&mut driver, 0, |driver| current_lesson(driver) == Some(lesson));
        let mut rounds = 0;
        while !profile(&driver).has_done(lesson) {
            match driver.app.world().resource::<TapMark>().0 {
                // Two taps in the same place, before the first one takes effect.
                Some(mark) => {
                    for _ in 0..2 {
                        driver.down(mark.center());
                        driver.up(mark.center());
                        driver.frame();
                    }
                    driver.frames(2);
                    rounds += 1;
                }
                None => driver.frame(),
            }
            assert!(rounds < 100, "{lesson} does not get stuck");
        }
    }
}

#[test]
fn every_other_lesson_can_be_finished_by_tapping_marks() {
    other_lessons(DESK);
}

fn other_lessons((size, pointer): ((u32, u32), Pointer)) {
    let mut driver = Driver::newcomer("lessons", StartScreen::Title, 7, size, pointer);
    // No bot plays in a lesson, so this setting must not make the lesson wait for a press.
    driver.app.world_mut().resource_mut::<Settings>().stepped = pointer == Pointer::Touch;
    driver.press(&driver.tr(text!("setup-learn")));
    driver.press(&driver.tr(title(LESSONS[1])));
    for lesson in &LESSONS[1..] {
        follow(&mut driver, 0, |driver| current_lesson(driver) == Some(*lesson));
        look_away(&mut driver);
        follow(&mut driver, 1, |driver| profile(driver).has_done(lesson));
        let shown: Vec<String> = driver.rects().into_iter().map(|found| found.name).collect();
        assert!(!shown.iter().any(|name| name.ends_with('…')), "{size:?}, {lesson}: {shown:?}");
        let next = lesson != &LESSONS[LESSONS.len() - 1];
        follow(&mut driver, 1, |driver| if next { current_lesson(driver) != Some(*lesson) } else { in_game(driver) });
    }
    assert!(profile(&driver).games.is_empty(), "a lesson does not count as a game");
}

#[test]
fn lessons_of_the_other_games_can_be_finished_by_tapping_marks() {
    lessons_of_others(DESK);
}

fn lessons_of_others((size, pointer): ((u32, u32), Pointer)) {
    for game in [Title::Zoff, Title::HabGut] {
        let mut driver = Driver::newcomer("lessons-others", StartScreen::Title, 7, size, pointer);
        let name = text!("game-title", title = game);
        driver.press(&driver.tr(text!("one-of", name = text!("setup-box"), option = name)));
        driver.press(&driver.tr(text!("setup-learn")));
        let lessons = lessons_of(game);
        driver.press(&driver.tr(title(lessons[0])));
        for lesson in lessons {
            follow(&mut driver, 0, |driver| current_lesson(driver) == Some(*lesson));
            look_away(&mut driver);
            follow(&mut driver, 1, |driver| profile(driver).has_done(lesson));
            let shown: Vec<String> = driver.rects().into_iter().map(|found| found.name).collect();
            assert!(!shown.iter().any(|name| name.ends_with('…')), "{size:?}, {lesson}: {shown:?}");
            // After the first lesson, the marked button starts a game; another button leads to the next lesson.
            follow(&mut driver, 0, |driver| driver.app.world().resource::<TapMark>().0.is_some());
            let onward = driver.tr(text!("lesson-onward"));
            if driver.find(&onward).is_some() {
                driver.press(&onward);
            }
        }
        assert!(profile(&driver).games.is_empty(), "a lesson does not count as a game");
    }
}

#[test]
fn a_lesson_keeps_the_saved_game_and_can_be_resumed() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut game = Driver::newcomer("lesson-saved", game_of(player_kinds.to_vec()), 7, (1280, 720), Pointer::Mouse);
    let saved = game.position();
    game.finish();
    let store = Store::Folder(game.folder.clone());
    game.close();
    let mut driver = Driver::after("lesson-saved-2", store.clone(), StartScreen::Title, 7, (1280, 720), Pointer::Mouse);
    driver.press("Learn");
    driver.press(&driver.tr(title("first")));
    follow(&mut driver, 1, |driver| {
        driver.app.world().get_resource::<HaciendaCourse>().is_some_and(|course| course.progress().0 == 2)
    });
    follow(&mut driver, 0, |driver| driver.app.world().resource::<TapMark>().0.is_some());
    driver.press("Leave the lesson");
    driver.frames(6);
    assert_eq!(
        (driver.screen(), current_lesson(&driver)),
        (Screen::Setup, None),
        "leaving returns to the list of lessons"
    );
    driver.press(&driver.tr(title("first")));
    follow(&mut driver, 0, |driver| current_lesson(driver).is_some());
    let world = driver.app.world();
    assert_eq!(world.resource::<HaciendaCourse>().progress(), (2, 3), "the lesson continues where it was left");
    follow(&mut driver, 0, |driver| driver.app.world().resource::<TapMark>().0.is_some());
    driver.press("Once more");
    follow(&mut driver, 0, |driver| {
        driver.app.world().get_resource::<HaciendaCourse>().is_some_and(|course| course.progress().0 == 0)
    });
    // The game after the lesson gets its own slot.
    follow(&mut driver, 1, |driver| {
        driver.screen() == Screen::Match && !driver.app.world().contains_resource::<HaciendaCourse>()
    });
    driver.frames(6);
    driver.finish();
    let kept = slots::saved_games(&store).expect("the folder is readable");
    assert_eq!(kept.len(), 2);
    let before = save::read_from(&store, kept[1]).expect("the save is intact").record;
    let before = before.get::<Hacienda>().expect("the record is of Hacienda");
    assert_eq!(before.last_position().expect("the record replays"), saved);
}

#[test]
fn the_camera_stays_finite_on_the_smallest_board() {
    let hexes = vec![(Hex { column: 0, row: 1 }, Ground::Pampas)];
    let board = Board::new("One".into(), "Me".into(), "1".into(), (1, 2), hexes).expect("the board is valid");
    for size in [Vec2::new(1280.0, 720.0), Vec2::new(390.0, 844.0), Vec2::splat(1.0)] {
        let mut camera = BoardCamera::new(framed(&board), size, Margins::default());
        for factor in [1.0, 100.0, 0.01, f32::NAN, 0.0] {
            camera.zoom(factor);
            camera.advance(0.1);
            camera.settle();
            let at = camera.world_to_screen(bevy::math::Vec3::ZERO);
            assert!(at.is_finite() && camera.screen_to_world(size / 2.0, 0.0).is_finite(), "{size}, {factor}: {at}");
        }
    }
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn the_first_lesson_leads_into_a_game_on_a_desktop() {
        first_lesson(DESK);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn every_other_lesson_can_be_finished_on_a_phone() {
        other_lessons(PHONE);
        lessons_of_others(PHONE);
    }
}
