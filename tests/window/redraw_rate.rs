//! Tests of the redraw rate: the window redraws at once after any event, and rarely while it waits for a person. Also
//! tests of stored settings, of a save folder that cannot be used, and of the loading of sounds.

use std::{fs, path::Path, thread::sleep, time::Duration};

use crate::{
    driver::{Driver, Pointer, folder_of},
    without_pointer::press,
};
use bevy::{
    input::keyboard::Key,
    prelude::*,
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, RequestRedraw, WindowOccluded},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{
    EguiRenderOutput,
    egui::epaint::{ClippedPrimitive, Primitive},
};
use hacienda::{
    audio::Sounds,
    launch::StartScreen,
    playback::Playback,
    record::save,
    screen::Screen,
    seats::{PlayerKind, Seating},
    settings::{Quality, Settings},
    sound_cues::Cue,
    stage::{incomplete_frame::IncompleteFrame, redraw::BackgroundLoading},
    store::Store,
    turn::{Intent, Intents},
};
use hacienda_bots::Level;
use hacienda_rules::{Action, Effect, Hacienda, ScoringKind, Seat, effect::ClockEffect, formats::records::Record};

const SIZE: (u32, u32) = (1280, 800);

/// Runs a frame. Returns true if a real window would redraw right after it, because of its update mode or a redraw
/// request.
fn redraws_after_frame(driver: &mut Driver) -> bool {
    let world = driver.app.world_mut();
    world.init_resource::<WinitSettings>();
    world.resource_mut::<Messages<RequestRedraw>>().clear();
    driver.frame();
    let world = driver.app.world();
    !world.resource::<Messages<RequestRedraw>>().is_empty()
        || world.resource::<WinitSettings>().focused_mode == UpdateMode::Continuous
}

/// Waits until all sounds are loaded, in real time.
fn wait_for_sounds(driver: &mut Driver) {
    for _ in 0..20_000 {
        if !driver.app.world().contains_resource::<BackgroundLoading>() {
            return;
        }
        driver.frame();
        sleep(Duration::from_millis(1));
    }
    panic!("the sounds do not load");
}

/// Waits for the sounds. Returns true if the window then stops redrawing within 15 seconds of game time and stays at
/// rest.
fn comes_to_rest(driver: &mut Driver) -> bool {
    wait_for_sounds(driver);
    let rests = (0..300).any(|_| !redraws_after_frame(driver)) && (0..20).all(|_| !redraws_after_frame(driver));
    let mode = driver.app.world().resource::<WinitSettings>().focused_mode;
    let UpdateMode::Reactive { wait, react_to_user_events, react_to_window_events, .. } = mode else { return false };
    rests && wait >= Duration::from_secs(10) && react_to_user_events && react_to_window_events
}

/// Continues the game of a golden record and plays the action that causes a scoring. Returns the game, the seat and
/// that action.
fn before_scoring(name: &str, kind: ScoringKind) -> (Driver, Seat, Action) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/base-2-symmetric.hacienda");
    let text = fs::read_to_string(file).expect("the record is in the repository");
    let mut record = Record::parse(&text).expect("the record is valid");
    let scores =
        |effect: &Effect| matches!(effect, Effect::Clock(ClockEffect::Scored { kind: found, .. }) if *found == kind);
    let steps: Vec<_> =
        record.replay().expect("the record replays").map(|step| step.expect("the action is legal")).collect();
    let step = steps.iter().find(|step| step.effects.iter().any(scores)).expect("the record has both scorings");
    record.actions.truncate(step.n as usize - 1);
    // All players are people, so the person who causes the scoring also dismisses it.
    record.seats = vec!["human".into(); 2];
    let folder = folder_of(&format!("before-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
    fs::write(folder.join("game.hacienda"), record.save_text()).expect("the folder is writable");
    let mut driver = Driver::after(name, Store::Folder(folder.clone()), StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver.press("Continue");
    driver.frames(6);
    let mut intents = driver.app.world_mut().resource_mut::<Intents<Hacienda>>();
    intents.push(Intent { seat: step.seat, action: step.action });
    driver.frame();
    let _ = fs::remove_dir_all(folder);
    (driver, step.seat, step.action)
}

fn scoring_waits(driver: &Driver) -> bool {
    driver.app.world().resource::<Playback<Hacienda>>().scoring().is_some()
}

#[test]
fn the_set_up_screen_rests_and_responds_at_once() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver = Driver::new("rests", StartScreen::Title, 7, SIZE, pointer);
        assert_eq!(driver.screen(), Screen::Setup);
        // The animated poster is only on the first page.
        driver.press("More");
        assert!(comes_to_rest(&mut driver));
        driver.down(Vec2::new(5.0, 5.0));
        assert!(redraws_after_frame(&mut driver), "{pointer:?}: a press is followed by more frames");
        driver.up(Vec2::new(5.0, 5.0));
        assert!(redraws_after_frame(&mut driver));
        assert!(comes_to_rest(&mut driver));
        driver.press("Play");
        assert!(redraws_after_frame(&mut driver), "the next screen is drawn at once");
    }
}

#[test]
fn the_poster_redraws_slowly_and_rests_without_input() {
    let wait = |driver: &Driver| match driver.app.world().resource::<WinitSettings>().focused_mode {
        UpdateMode::Reactive { wait, .. } => Some(wait),
        UpdateMode::Continuous => None,
    };
    let mut driver = Driver::new("poster", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver.app.init_resource::<WinitSettings>();
    driver.frames(20);
    let mut drawn = Duration::ZERO;
    for _ in 0..100 {
        driver.frame();
        let step = wait(&driver).expect("the poster never redraws continuously");
        assert!(step <= Duration::from_millis(101), "the poster is animated");
        drawn += step;
    }
    assert!(drawn >= Duration::from_secs(7), "a hundred frames must take longer than {drawn:?}");
    driver.pass(120);
    assert!(
        wait(&driver).is_some_and(|step| step >= Duration::from_secs(10)),
        "the poster rests after two minutes without input"
    );
    driver.tap_at(Vec2::new(5.0, 5.0));
    driver.frames(20);
    assert!(wait(&driver).is_some_and(|step| step <= Duration::from_secs(5)), "a tap wakes the poster");
}

#[test]
fn redraw_requests_of_the_ui_are_honoured() {
    let mut driver = Driver::new("asked", StartScreen::Title, 7, SIZE, Pointer::Mouse).keeping_paint();
    driver.press("More");
    assert!(comes_to_rest(&mut driver));
    driver.egui().request_repaint();
    assert!(redraws_after_frame(&mut driver));
}

#[test]
fn late_gpu_uploads_cause_a_redraw() {
    let mut driver = Driver::new("unfinished", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    driver.press("More");
    assert!(comes_to_rest(&mut driver));
    let unfinished = driver.app.world().resource::<IncompleteFrame>().clone();
    unfinished.set(true);
    driver.frames(20);
    let mode = driver.app.world().resource::<WinitSettings>().focused_mode;
    let UpdateMode::Reactive { wait, .. } = mode else { panic!("the window redraws continuously") };
    assert!(wait <= Duration::from_millis(100), "the next frame is due only after {wait:?}");
    // A covered window never renders, so it must not wait for the graphics card.
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let window = window.expect("the app has a window");
    for (occluded, soon) in [(true, false), (false, true)] {
        driver.app.world_mut().write_message(WindowOccluded { window, occluded });
        driver.frames(20);
        let mode = driver.app.world().resource::<WinitSettings>().focused_mode;
        let UpdateMode::Reactive { wait, .. } = mode else { panic!("the window redraws continuously") };
        assert_eq!(wait <= Duration::from_millis(100), soon, "covered: {occluded}");
    }
    unfinished.set(false);
    assert!(comes_to_rest(&mut driver), "the window rests once the frame is complete");
}

#[test]
fn a_table_rests_while_a_person_thinks() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("table-rests", &player_kinds, 7, SIZE, Pointer::Mouse);
    assert_eq!(driver.screen(), Screen::Match);
    assert!(comes_to_rest(&mut driver));
    driver.press("Menu");
    assert!(redraws_after_frame(&mut driver));
    assert!(comes_to_rest(&mut driver), "the window rests while the menu is open");
}

#[test]
fn an_animated_table_redraws_slowly_and_sleeps_when_idle() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("table-lives", &player_kinds, 7, SIZE, Pointer::Mouse);
    driver.app.world_mut().resource_mut::<Settings>().quality = Some(Quality::Middle);
    assert!((0..300).any(|_| !redraws_after_frame(&mut driver)));
    wait_for_sounds(&mut driver);
    let wait = |driver: &Driver| match driver.app.world().resource::<WinitSettings>().focused_mode {
        UpdateMode::Reactive { wait, .. } => wait.as_millis(),
        UpdateMode::Continuous => 0,
    };
    assert!((50..=67).contains(&wait(&driver)), "15 to 20 frames per second, not one every {} ms", wait(&driver));
    driver.pass(120);
    assert!(wait(&driver) >= 10_000, "the table rests after two minutes without input");
    driver.move_to(Vec2::new(600.0, 300.0));
    driver.down(Vec2::new(600.0, 300.0));
    driver.up(Vec2::new(600.0, 300.0));
    driver.frames(20);
    assert!((50..=67).contains(&wait(&driver)), "a click wakes the table");
    driver.app.world_mut().resource_mut::<Settings>().quality = Some(Quality::Low);
    assert!(comes_to_rest(&mut driver), "low quality has no ambient animation");
}

#[test]
fn panels_rest_in_frames_of_ambient_animation() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("panels-rest", &player_kinds, 7, SIZE, Pointer::Mouse).keeping_paint();
    driver.app.world_mut().resource_mut::<Settings>().quality = Some(Quality::Middle);
    wait_for_sounds(&mut driver);
    assert!((0..300).any(|_| !redraws_after_frame(&mut driver)));
    driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(56)));
    driver.frames(3);
    // Take the picture of the panels out of the world, as the renderer does in each frame.
    let drawn = |driver: &mut Driver| {
        let before = driver.egui().cumulative_pass_nr();
        driver.frame();
        let world = driver.app.world_mut();
        let mut painted = world.query::<&mut EguiRenderOutput>().single_mut(world).expect("there is one window");
        let vertices = |job: ClippedPrimitive| match job.primitive {
            Primitive::Mesh(mesh) => mesh.vertices,
            Primitive::Callback(_) => Vec::new(),
        };
        let picture: Vec<_> = std::mem::take(&mut painted.paint_jobs).into_iter().flat_map(vertices).collect();
        assert!(!picture.is_empty(), "the panels are visible");
        assert!(picture.iter().all(|vertex| vertex.pos.is_finite()), "every vertex has a position");
        (driver.egui().cumulative_pass_nr() > before, picture)
    };
    let (_, picture) = drawn(&mut driver);
    let (passes, pictures): (Vec<bool>, Vec<_>) = (0..36).map(|_| drawn(&mut driver)).unzip();
    assert!(pictures.into_iter().all(|other| other == picture), "nothing changes");
    let count = passes.into_iter().filter(|pass| *pass).count();
    assert!((3..=6).contains(&count), "{count} passes in two seconds");
    // Input, a redraw request and an early frame wake the panels.
    for wake in 0..3 {
        (0..2).for_each(|_| drop(drawn(&mut driver)));
        let mut step = 56;
        match wake {
            0 => driver.move_to(Vec2::new(600.0, 300.0)),
            1 => drop(driver.app.world_mut().write_message(RequestRedraw)),
            _ => step = 10,
        }
        driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(step)));
        assert!(drawn(&mut driver).0, "the panels are drawn after wake-up {wake}");
        driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(56)));
    }
}

#[test]
fn a_shown_scoring_rests_until_it_is_dismissed() {
    let (mut driver, ..) = before_scoring("scoring", ScoringKind::Intermediate);
    assert!((0..100).any(|_| {
        driver.frame();
        scoring_waits(&driver)
    }));
    let frames = (0..300).take_while(|_| redraws_after_frame(&mut driver)).count();
    assert!(frames > 20, "the rows appear one after another, in {frames} frames");
    assert!(comes_to_rest(&mut driver));
    assert!(scoring_waits(&driver) && driver.find("Continue").is_some());
    driver.press("Continue");
    assert!(redraws_after_frame(&mut driver));
    assert!(!scoring_waits(&driver) && comes_to_rest(&mut driver));
}

#[test]
fn an_unread_scoring_continues_by_itself() {
    let (mut driver, ..) = before_scoring("unread", ScoringKind::Intermediate);
    driver.app.insert_resource(Seating::of(vec![PlayerKind::Bot(Level::Greedy); 2]));
    assert!((0..100).any(|_| {
        driver.frame();
        scoring_waits(&driver)
    }));
    for _ in 0..700 {
        if !scoring_waits(&driver) {
            break;
        }
        assert!(redraws_after_frame(&mut driver));
    }
    assert!(!scoring_waits(&driver));
}

#[test]
fn results_and_score_chart_rest() {
    let (mut driver, ..) = before_scoring("results", ScoringKind::Final);
    for _ in 0..100 {
        driver.settle(100);
        for name in ["Show all", "Continue"] {
            if driver.find(name).is_some() {
                driver.press(name);
            }
        }
        if !driver.busy() {
            break;
        }
    }
    assert!(comes_to_rest(&mut driver));
    driver.press("Score graph");
    assert!(comes_to_rest(&mut driver));
    assert!(driver.find("Back").is_some(), "the page is open");
}

#[test]
fn a_slider_setting_is_stored_once_on_release() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver = Driver::game("slider", &[PlayerKind::Human, PlayerKind::Bot(Level::Greedy)], 7, SIZE, pointer);
        driver.settle(200);
        driver.press("Menu");
        driver.frames(4);
        driver.press("Settings");
        driver.frames(4);
        let file = driver.folder.join("settings.json");
        fs::remove_file(&file).expect("the settings file exists");
        let rail = driver.find("Effects volume").expect("the settings have the slider");
        let at = |share: f32| Vec2::new(rail.left() + rail.width() * share, rail.center().y);
        let volume = |driver: &Driver| driver.app.world().resource::<Settings>().effects;
        driver.down(at(0.2));
        driver.frames(2);
        for step in 3..9 {
            let before = volume(&driver);
            driver.move_to(at(step as f32 / 10.0));
            driver.frames(2);
            assert!(volume(&driver) > before, "{pointer:?}: the volume changes during the drag");
            driver.finish();
            assert!(!file.exists(), "{pointer:?}: nothing is stored during the drag");
        }
        driver.up(at(0.8));
        driver.frames(3);
        driver.finish();
        let kept: Settings = serde_json::from_str(&fs::read_to_string(&file).expect("the settings were stored"))
            .expect("the settings are valid");
        assert_eq!(kept, *driver.app.world().resource::<Settings>(), "{pointer:?}");
        fs::remove_file(&file).expect("the settings file exists");
        driver.frames(20);
        driver.finish();
        assert!(!file.exists(), "{pointer:?}: the settings are stored only once");
    }
}

#[test]
fn a_second_window_reports_itself_on_the_first_screen() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut first = Driver::game("first-window", &player_kinds, 7, SIZE, Pointer::Mouse);
    first.finish();
    let store = Store::Folder(first.folder.clone());
    let mut second = Driver::after("second-window", store.clone(), StartScreen::Title, 7, SIZE, Pointer::Mouse);
    let error = |driver: &Driver| driver.app.world().resource::<hacienda::ui::requests::ResumableGames>().error.clone();
    assert_eq!(error(&second), Some(save::other_window()));
    assert_eq!(second.find("Continue"), None, "the second window does not offer the game of the first");
    second.press("Play");
    second.frames(6);
    assert_eq!(second.screen(), Screen::Match, "the second window can still play");
    assert!(second.find("Dismiss").is_some(), "the match also shows that nothing is saved");
    drop(second);
    first.close();
    let mut third = Driver::after("third-window", store, StartScreen::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(error(&third), None);
    assert!(third.find("Continue").is_some());
}

#[test]
fn an_unusable_save_folder_is_not_reported_as_an_unreadable_game() {
    // There is a file where the folder should be, so there are no saved games.
    let file = folder_of("a-file");
    fs::write(&file, "").expect("the system has a folder for temporary files");
    let driver = Driver::after("no-folder", Store::Folder(file.clone()), StartScreen::Title, 7, SIZE, Pointer::Mouse);
    let trouble = driver.app.world().resource::<hacienda::ui::requests::ResumableGames>().error.clone();
    let message = driver.tr(trouble.expect("the problem is reported"));
    assert!(message.starts_with("The game cannot be saved"), "there is no saved game to read: {message}");
    drop(driver);
    let _ = fs::remove_file(file);
}

#[test]
fn sounds_load_while_frames_run_and_a_key_mutes_them() {
    let mut driver = Driver::new("sounds", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(driver.screen(), Screen::Setup);
    let all = Cue::ALL.len();
    for _ in 0..2000 {
        driver.frame();
        sleep(Duration::from_millis(1));
        if driver.app.world().resource::<Sounds>().counts().0 >= all {
            break;
        }
    }
    let (loaded, failed) = driver.app.world().resource::<Sounds>().counts();
    assert!(loaded >= all && failed == 0, "{loaded} of {all} sounds are loaded, {failed} failed");
    let muted = |driver: &Driver| driver.app.world().resource::<Settings>().muted;
    for expected in [true, false] {
        press(&mut driver, KeyCode::KeyM, Key::Character("m".into()));
        assert_eq!(muted(&driver), expected);
    }
}
