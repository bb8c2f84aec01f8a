//! Tests with random input: taps, drags, pinches and screen rotations. Nothing may break, pressing buttons must always
//! lead to progress, and no resources may leak.
//!
//! `HACIENDA_MONKEY` sets the number of touches in each test, `HACIENDA_MONKEY_SEED` the seed, and `HACIENDA_ATTRACT`
//! the number of minutes of game time for which a kiosk is left alone. Run one test with `--nocapture` to see the
//! growth of resources.

use std::{collections::BTreeMap, env};

use crate::{
    driver::{Driver, Pointer},
    resource_growth::{ResourceSample, Unit, assert_no_growth},
};
use bevy::{
    ecs::error::{FallbackErrorHandler, panic},
    input::touch::TouchPhase,
    prelude::*,
};
use hacienda::{
    kiosk::Kiosk,
    launch::StartScreen,
    lessons::TapMark,
    screen::Screen,
    seats::SeatSummary,
    texts::{Text, text},
    theme::rects::{Recorded, RectKind},
    ui::requests::ScreenRequest,
};

/// Screen sizes in logical pixels.
const SIZES: [(u32, u32); 5] = [(1024, 768), (1920, 1080), (1280, 720), (844, 390), (390, 844)];
/// The number of touches between two samples of resources.
const TOUCHES_PER_SAMPLE: u32 = 200;
/// The number of frames (of 50 ms) within which a pressable element must appear, even while bots play.
const MAX_WAIT_FRAMES: u32 = 2_400;
/// The number of presses within which the monkey must make progress from any state.
const MAX_PRESSES: u32 = 600;
/// The number of presses without progress after which the monkey asks for a hint.
const PRESSES_BEFORE_HINT: u32 = 12;
/// The maximum number of taps on a lesson's marks before the monkey tries something else.
const MAX_LESSON_TAPS: u32 = 60;
/// The number of frames for which a finger is held, more than any long press needs.
const HOLD: usize = 24;
/// The maximum number of frames to wait for a hint. A frame takes only a few milliseconds of real time.
const HINT_FRAMES: u32 = 500;
/// The number of touches between two log lines about resources.
const TOUCHES_PER_LOG_LINE: u32 = 1_000;
/// Kiosk settings with short timeouts in seconds, so that visitors leave often.
const SHORT_TIMEOUTS: &str = r#"{"idle":20,"count":5,"rest":10,"reading":30,"volume":0.8}"#;
/// The number of frames in a minute of game time.
const FRAMES_PER_MINUTE: usize = 1_200;
/// The number of frames within which a kiosk with these timeouts must return to attract mode, whatever is open.
const ATTRACT_FRAMES: u32 = 1_200;

/// Deterministic random numbers from a seed (SplitMix64).
struct Rng(u64);

impl Rng {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        (self.roll() % count.max(1) as u64) as usize
    }

    fn place(&mut self, (width, height): (u32, u32)) -> Vec2 {
        Vec2::new(self.below(width as usize) as f32, self.below(height as usize) as f32)
    }
}

/// The place where the monkey plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At home: samples are taken on the first screen.
    Home,
    /// At a kiosk: after each round the monkey leaves, and samples are taken when attract mode runs again.
    Kiosk,
}

struct Monkey {
    at: Place,
    driver: Driver,
    rng: Rng,
    size: (u32, u32),
    touches: u32,
    samples: Vec<ResourceSample>,
}

impl Monkey {
    fn new(at: Place, seed: u64) -> Monkey {
        let mut driver = match at {
            Place::Home => {
                Driver::newcomer(&format!("monkey-{seed}"), StartScreen::Title, seed, SIZES[0], Pointer::Touch)
            }
            Place::Kiosk => Driver::kiosk(&format!("monkey-kiosk-{seed}"), SHORT_TIMEOUTS, SIZES[0]),
        };
        // Normally, the app logs the error of a failing system and continues. Here it must panic.
        driver.app.insert_resource(FallbackErrorHandler(panic));
        Monkey { at, driver, rng: Rng(seed), size: SIZES[0], touches: 0, samples: Vec::new() }
    }

    /// Returns true at a kiosk that no visitor has touched yet.
    fn waits_for_a_visitor(&self) -> bool {
        self.at == Place::Kiosk && !self.driver.app.world().resource::<Kiosk>().visited
    }

    /// Returns the visible pressable elements. Elements under a dialog do not count.
    fn pressable(&mut self) -> Vec<Recorded> {
        let window = Vec2::new(self.size.0 as f32, self.size.1 as f32);
        let kinds = [RectKind::Button, RectKind::Card, RectKind::Shop];
        let all = self.driver.rects();
        let seen = |(place, found): (usize, &Recorded)| {
            let at = found.rect.center();
            // Later elements of a frame cover earlier ones.
            let mut later = all[place..].iter().filter(|over| over.kind == RectKind::Panel && over.name != found.panel);
            let inside = at.x >= 0.0 && at.y >= 0.0 && at.x < window.x && at.y < window.y;
            let seen = kinds.contains(&found.kind) && inside && !later.any(|over| over.rect.contains(at));
            seen.then(|| found.clone())
        };
        all.iter().enumerate().filter_map(seen).collect()
    }

    fn press_something(&mut self) {
        let all = self.pressable();
        let at = if all.is_empty() {
            self.rng.place(self.size)
        } else {
            let centre = all[self.rng.below(all.len())].rect.center();
            Vec2::new(centre.x, centre.y)
        };
        self.driver.tap_at(at);
    }

    /// Performs a long press.
    fn hold(&mut self, at: Vec2) {
        self.driver.down(at);
        self.driver.frames(HOLD);
        self.driver.up(at);
        self.driver.frame();
    }

    /// Performs one random input: mostly a touch, sometimes a resize or a pause.
    fn touch(&mut self) {
        self.touches += 1;
        let at = self.rng.place(self.size);
        match self.rng.below(100) {
            0..30 => self.driver.tap_at(at),
            30..75 => self.press_something(),
            75..86 => {
                let to = self.rng.place(self.size);
                self.driver.down(at);
                for step in 1..=4 {
                    self.driver.move_to(at.lerp(to, step as f32 / 4.0));
                    self.driver.frame();
                }
                self.driver.up(to);
                self.driver.frame();
            }
            86..93 => {
                let (from, to) = (self.rng.place(self.size), self.rng.place(self.size));
                let other = self.rng.place(self.size);
                let fingers = [u64::MAX - 1, u64::MAX];
                self.driver.touch(fingers[0], TouchPhase::Started, at);
                self.driver.touch(fingers[1], TouchPhase::Started, from);
                for step in 1..=3 {
                    let part = step as f32 / 3.0;
                    self.driver.touch(fingers[0], TouchPhase::Moved, at.lerp(other, part));
                    self.driver.touch(fingers[1], TouchPhase::Moved, from.lerp(to, part));
                    self.driver.frame();
                }
                // Sometimes the system cancels one of the touches.
                let end = if self.rng.below(4) == 0 { TouchPhase::Canceled } else { TouchPhase::Ended };
                self.driver.touch(fingers[0], end, other);
                self.driver.touch(fingers[1], TouchPhase::Ended, to);
                self.driver.frame();
            }
            93..97 => self.hold(at),
            97 => {
                self.size = SIZES[self.rng.below(SIZES.len())];
                self.driver.resize(self.size);
                self.driver.frames(2);
            }
            _ => self.driver.frames(10),
        }
    }

    /// Waits until there is something to press.
    ///
    /// # Panics
    /// Panics if nothing appears.
    fn find_something(&mut self) {
        for _ in 0..MAX_WAIT_FRAMES {
            if self.waits_for_a_visitor() || self.pressable().iter().any(|found| !found.disabled) {
                return;
            }
            self.driver.frame();
        }
        panic!("after {} touches there is nothing to press on {:?}", self.touches, self.driver.screen());
    }

    /// Returns the state whose change counts as progress: the screen, the number of actions, and whether a kiosk waits
    /// for a visitor.
    fn progress_state(&self) -> (Screen, usize, bool) {
        (self.driver.screen(), self.played(), self.waits_for_a_visitor())
    }

    /// Presses the least-tried elements and random points until there is progress.
    ///
    /// # Panics
    /// Panics if there is no progress.
    fn make_progress(&mut self) {
        let (from, mut advised) = (self.progress_state(), String::new());
        let mut tried: BTreeMap<String, u32> = BTreeMap::new();
        for press in 0..MAX_PRESSES {
            self.find_something();
            let mut all = self.pressable();
            // Ties are broken at random.
            let shift = self.rng.below(all.len());
            all.rotate_left(shift);
            let least = all.into_iter().min_by_key(|found| tried.get(&found.name).copied().unwrap_or_default());
            let at = match least {
                Some(found) => {
                    *tried.entry(found.name).or_default() += 1;
                    Vec2::new(found.rect.center().x, found.rect.center().y)
                }
                None => self.rng.place(self.size),
            };
            if press % 3 == 2 {
                self.hold(at)
            } else {
                self.driver.tap_at(at)
            }
            let at = self.rng.place(self.size);
            self.driver.tap_at(at);
            // Random presses rarely complete an action of several steps, so the monkey asks for a hint.
            if press % PRESSES_BEFORE_HINT == PRESSES_BEFORE_HINT - 1 && self.progress_state() == from {
                advised = self.take_advice();
            }
            if self.progress_state() != from {
                return;
            }
        }
        let names: Vec<String> = self.driver.rects().into_iter().map(|found| found.name).collect();
        let (touches, size) = (self.touches, self.size);
        panic!("after {touches} touches no press makes progress from {from:?} at {size:?}: {names:?}\n{advised}");
    }

    /// Presses the element with this text. Returns false if there is none.
    fn press(&mut self, text: Text) -> bool {
        let name = self.driver.tr(text);
        let found = self.pressable().into_iter().find(|found| found.name == name);
        found.inspect(|found| self.tap(found)).is_some()
    }

    /// Closes what covers the table, taps what a lesson or the help marks, turns up face-down cards, asks for a hint,
    /// selects the suggestion and confirms it. Starts a game if none is on the table. Returns a description for error
    /// messages.
    fn take_advice(&mut self) -> String {
        for text in [text!("back"), text!("keys-ok"), text!("setup-play")] {
            self.press(text);
        }
        let from = self.progress_state();
        for taps in 0..MAX_LESSON_TAPS {
            let Some(mark) = self.driver.app.world().resource::<TapMark>().0 else { break };
            let at = self.driver.screen_pos(mark.center());
            self.driver.tap_at(at);
            self.driver.frames(2);
            if self.progress_state() != from {
                return format!("tapped the marks {taps} times");
            }
        }
        let turn_up = self.driver.tr(text!("zoff-hud-turn-up"));
        let backs = |found: &Recorded| found.name == turn_up || found.name.ends_with(" backs");
        if let Some(found) = self.pressable().into_iter().find(backs) {
            let at = found.rect.center();
            self.hold(Vec2::new(at.x, at.y));
        }
        let close = self.driver.tr(text!("hg-close"));
        let advised = |monkey: &mut Monkey| {
            let mut all = monkey.pressable().into_iter();
            all.find(|found| found.panel.starts_with("hint") && found.name != close)
        };
        let mut advice = advised(self);
        if advice.is_none() && self.press(text!("hint")) {
            // Thinking takes real time, but frames advance the game by 50 ms, and an idle hand would turn face down. A
            // finger that stays down prevents that; its touch is cancelled afterwards so that it taps nothing.
            let (finger, corner) = (u64::MAX, Vec2::ONE);
            self.driver.touch(finger, TouchPhase::Started, corner);
            for _ in 0..HINT_FRAMES {
                self.driver.frame();
                advice = advised(self);
                if advice.is_some() || self.progress_state() != from {
                    break;
                }
            }
            self.driver.touch(finger, TouchPhase::Canceled, corner);
            self.driver.frame();
        }
        if let Some(advice) = &advice {
            self.tap(advice);
        }
        let shown: Vec<String> = self.driver.rects().into_iter().map(|found| found.name).collect();
        // On a small screen the hints may cover the confirm button.
        let yes = self.press(text!("hud-yes")) || self.press(text!("hint")) && self.press(text!("hud-yes"));
        format!("advice: {advice:?}, then shown: {shown:?}, pressed yes: {yes}")
    }

    fn tap(&mut self, found: &Recorded) {
        let at = found.rect.center();
        self.driver.tap_at(Vec2::new(at.x, at.y));
        self.driver.frames(2);
    }

    /// Returns the number of actions in the current game.
    fn played(&self) -> usize {
        self.driver.app.world().resource::<SeatSummary>().actions
    }

    /// Leaves the kiosk alone until its attract mode has played an action.
    ///
    /// # Panics
    /// Panics if that never happens.
    fn leave(&mut self) {
        let showing = |monkey: &Monkey| {
            monkey.waits_for_a_visitor() && monkey.driver.screen() == Screen::Match && monkey.played() > 0
        };
        let back = (0..ATTRACT_FRAMES).any(|_| (self.driver.frame(), showing(self)).1);
        let (at, shown) = (self.driver.screen(), self.driver.rects());
        let names: Vec<String> = shown.into_iter().map(|found| found.name).collect();
        assert!(back, "after {} touches, attract mode must start from {at:?}: {names:?}", self.touches);
    }

    /// Samples the resources at the first window size: on the first screen without a game, or in the kiosk's attract
    /// mode.
    fn sample_resources_at_rest(&mut self) {
        self.size = SIZES[0];
        self.driver.resize(self.size);
        match self.at {
            Place::Home => {
                self.driver.app.world_mut().write_message(ScreenRequest::Setup);
                self.driver.frames(60);
            }
            Place::Kiosk => self.leave(),
        }
        self.sample_resources();
    }

    fn sample_resources(&mut self) {
        self.samples.push(ResourceSample::now(self.driver.app.world(), self.touches));
    }

    fn play(&mut self, touches: u32) {
        self.sample_resources_at_rest();
        while self.touches < touches {
            if self.at == Place::Home {
                self.driver.app.world_mut().write_message(ScreenRequest::PlayProposed);
                self.driver.frames(6);
            }
            for _ in 0..TOUCHES_PER_SAMPLE.min(touches - self.touches) {
                self.touch();
                self.find_something();
            }
            self.make_progress();
            self.sample_resources_at_rest();
            if self.touches.is_multiple_of(TOUCHES_PER_LOG_LINE) {
                println!("{:?}", self.samples.last());
            }
        }
    }

    /// Leaves the kiosk alone and takes a sample after each minute of game time.
    fn wait(&mut self, minutes: u32) {
        for minute in 1..=minutes {
            self.driver.frames(FRAMES_PER_MINUTE);
            assert!(self.waits_for_a_visitor(), "the kiosk has no visitor");
            self.touches = minute;
            self.sample_resources();
        }
    }
}

/// Reads a number from an environment variable.
fn env_number(name: &str) -> Option<u32> {
    env::var(name).ok().and_then(|count| count.parse().ok())
}

/// Sends `default` random touches in a place; `HACIENDA_MONKEY` overrides the number.
///
/// # Panics
/// Panics if something breaks, there is no progress, or resources grow.
fn play_at_random(at: Place, default: u32) {
    let mut monkey = Monkey::new(at, env_number("HACIENDA_MONKEY_SEED").unwrap_or(17).into());
    monkey.play(env_number("HACIENDA_MONKEY").unwrap_or(default));
    assert_no_growth(monkey.at, &monkey.samples, Unit::Touches);
}

/// Leaves a kiosk alone for `default` minutes of game time; `HACIENDA_ATTRACT` overrides the number.
///
/// # Panics
/// Panics if attract mode does not run, or resources grow.
fn wait(default: u32) {
    let mut kiosk = Monkey::new(Place::Kiosk, 19);
    kiosk.leave();
    kiosk.wait(env_number("HACIENDA_ATTRACT").unwrap_or(default));
    assert_no_growth(kiosk.at, &kiosk.samples, Unit::Minutes);
}

#[test]
fn random_touches_break_nothing_and_reach_no_dead_end() {
    play_at_random(Place::Home, 200);
}

#[test]
fn random_touches_at_a_kiosk_end_in_attract_mode() {
    play_at_random(Place::Kiosk, 100);
}

#[test]
fn an_untouched_kiosk_runs_attract_mode() {
    wait(1);
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn many_random_touches_leak_nothing() {
        play_at_random(Place::Home, 4_000);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn many_random_touches_at_a_kiosk_leak_nothing() {
        play_at_random(Place::Kiosk, 4_000);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_kiosk_left_alone_for_long_leaks_nothing() {
        wait(30);
    }
}
