//! Screenshots of the screens, dialogs and games. They use fixed seeds, and the clock stops while anything loads, so
//! unchanged code gives identical pixels.
//!
//! `HACIENDA_PICTURES` names the output folder, `HACIENDA_PICTURES_BEFORE` a folder of earlier screenshots to compare
//! with.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crate::driver::{Driver, FRAME, Pointer, empty_store};
use bevy::{
    asset::RenderAssetUsages,
    camera::{ImageRenderTarget, RenderTarget},
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
    prelude::*,
    render::{
        render_resource::TextureFormat,
        view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
    },
    time::TimeUpdateStrategy,
};
use hacienda::{
    launch::{LaunchOptions, StartScreen},
    playable::Playable,
    playback::PlaybackStatus,
    record::Log,
    screens::Surface,
    seats::bot::Bots,
    settings::Settings,
    stage::incomplete_frame::IncompleteFrame,
    table,
    texts::{Language, Translations},
    theme::rects,
    turn::{Intent, Intents},
};
use tabletop::{Level, Seat, Thinker as _};

/// The minimum number of colours in a screenshot of the game.
const MIN_COLOURS: usize = 200;
/// The number of frames after the end of loading until its effect is visible.
const QUIET_FRAMES: usize = 6;

/// A driver that takes screenshots.
pub struct ScreenshotDriver {
    pub driver: Driver,
    name: String,
    size: (u32, u32),
    image: Handle<Image>,
    folder: PathBuf,
    before: Option<PathBuf>,
    /// The problems found in the screenshots.
    wrong: Vec<String>,
}

impl ScreenshotDriver {
    pub fn new(name: &str, first: StartScreen, size: (u32, u32)) -> ScreenshotDriver {
        let options = LaunchOptions { first, seed: Some(7), start: Some(Seat(0)), ..LaunchOptions::default() };
        ScreenshotDriver::launched(name, "{\"help_off\":true}", options, size)
    }

    pub fn launched(name: &str, person: &str, options: LaunchOptions, size: (u32, u32)) -> ScreenshotDriver {
        let (width, height) = size;
        let store = empty_store(name);
        store.put("person.json", person).expect("the folder is writable");
        store.put("kiosk.json", "{\"px_per_mm\":3.0}").expect("the folder is writable");
        let pointer = if width < height { Pointer::Touch } else { Pointer::Mouse };
        let mut driver = Driver::on(Surface::Image { width, height }, name, store, options, pointer);
        rects::enable(&driver.egui());
        let image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let image = driver.app.world_mut().resource_mut::<Assets<Image>>().add(image);
        let target = ImageRenderTarget { handle: image.clone(), scale_factor: 1.0 };
        let world = driver.app.world_mut();
        let mut cameras = world.query_filtered::<(&mut Camera, &mut RenderTarget), With<Camera3d>>();
        let (mut camera, mut shown) = cameras.single_mut(world).expect("there is one camera");
        camera.is_active = false;
        *shown = RenderTarget::Image(target);
        world.resource_mut::<Settings>().speed = 4.0;
        let kept = env::var_os("HACIENDA_PICTURES").map(PathBuf::from);
        let folder = kept.unwrap_or_else(|| driver.folder.join("pictures"));
        fs::create_dir_all(&folder).expect("the folder is writable");
        let before = env::var_os("HACIENDA_PICTURES_BEFORE").map(PathBuf::from);
        let mut screenshots =
            ScreenshotDriver { driver, name: name.to_owned(), size, image, folder, before, wrong: Vec::new() };
        screenshots.frames(4);
        screenshots
    }

    /// Runs frames with the clock stopped, until `done` returns true.
    pub fn until(&mut self, what: &str, mut done: impl FnMut(&mut Driver) -> bool) {
        self.driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let mut frames = 0;
        while !done(&mut self.driver) {
            self.driver.frame();
            frames += 1;
            assert!(frames < 20_000, "{}: timed out waiting for {what}", self.name);
            std::thread::sleep(Duration::from_micros(200));
        }
        self.driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    }

    /// Runs `count` frames of game time; the clock stops while bots think.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.until("a decision", |driver| !bot_is_thinking(driver));
            self.driver.frame();
        }
    }

    pub fn press(&mut self, name: &str) {
        self.driver.press(name);
        self.frames(6);
    }

    /// Runs until no animation is playing or a scoring is shown.
    pub fn settle(&mut self) {
        for _ in 0..2_000 {
            self.frames(1);
            let showing = *self.driver.app.world().resource::<PlaybackStatus>();
            if !showing.busy || showing.scoring {
                break;
            }
        }
        // Wait for the smaller motions that follow the animations.
        self.frames(30);
    }

    /// Takes a screenshot. Records a problem if it has too few colours, or if earlier screenshots are given and the
    /// corresponding one is missing or differs.
    pub fn take(&mut self, what: &str) {
        let (width, height) = self.size;
        let file = format!("{}-{what}-{width}x{height}.png", self.name);
        let path = self.folder.join(&file);
        self.active(true);
        let mut quiet = 0;
        self.until("a complete frame", |driver| {
            quiet = if driver.app.world().resource::<IncompleteFrame>().get() { 0 } else { quiet + 1 };
            quiet > QUIET_FRAMES
        });
        self.capture(path.clone());
        self.active(false);
        let picture = read(&path);
        let pixels = picture.data.as_deref().unwrap_or_default().chunks(4);
        let colours: std::collections::HashSet<&[u8]> = pixels.collect();
        if colours.len() < MIN_COLOURS {
            self.wrong.push(format!("{file} has only {} colours", colours.len()));
        }
        if let Some(before) = &self.before {
            let old = before.join(&file);
            if !old.exists() {
                self.wrong.push(format!("{file} is new"));
            } else if let Some(difference) = difference(&read(&old), &picture) {
                self.wrong.push(format!("{file}: {difference}"));
            }
        }
    }

    /// Panics if any screenshot had a problem.
    pub fn finish(self) {
        assert!(self.wrong.is_empty(), "{}", self.wrong.join("\n"));
    }

    /// Takes a screenshot in each language.
    pub fn in_languages(&mut self, what: &str) {
        // English comes last and stays active.
        for language in Language::OFFERED.into_iter().rev() {
            self.driver.app.world_mut().resource_mut::<Settings>().set_language(language);
            self.frames(1);
            self.until("a language", |driver| driver.app.world().resource::<Translations>().language() == language);
            self.frames(4);
            self.take(&format!("{what}-{}", language.code()));
        }
    }

    fn active(&mut self, active: bool) {
        let world = self.driver.app.world_mut();
        let mut cameras = world.query_filtered::<&mut Camera, With<Camera3d>>();
        cameras.single_mut(world).expect("there is one camera").is_active = active;
    }

    fn capture(&mut self, path: PathBuf) {
        let done = Arc::new(AtomicBool::new(false));
        let captured = Arc::clone(&done);
        let world = self.driver.app.world_mut();
        world
            .spawn(Screenshot::image(self.image.clone()))
            .observe(save_to_disk(path))
            .observe(move |_: On<ScreenshotCaptured>| captured.store(true, Ordering::Relaxed));
        self.until("a picture", move |_| done.load(Ordering::Relaxed));
    }

    /// Runs frames of game time until a condition is met.
    pub fn frames_until(&mut self, done: impl Fn(&ScreenshotDriver) -> bool) {
        for _ in 0..4_000 {
            if done(self) {
                return;
            }
            self.frames(1);
        }
        panic!("{}: the condition is not met", self.name);
    }

    /// Plays on until `done` accepts the playback status and the number of actions. A quick bot acts for people.
    pub fn play_on<G: Playable>(&mut self, done: impl Fn(PlaybackStatus, usize) -> bool) {
        loop {
            let showing = *self.driver.app.world().resource::<PlaybackStatus>();
            if done(showing, self.driver.app.world().resource::<Log<G>>().entries().len()) {
                break;
            }
            let button = ["Show all", "Continue"].into_iter().find(|name| self.driver.find(name).is_some());
            if let Some(name) = button {
                self.press(name);
            } else if !showing.busy {
                self.act::<G>();
            }
            self.frames(1);
        }
        self.settle();
    }

    /// Plays an action, chosen by a quick bot, for a person who may act.
    fn act<G: Playable>(&mut self) {
        let world = self.driver.app.world_mut();
        let Some(position) = table::snapshot::<G>(world) else { return };
        let setting = world.resource::<table::GameSetting<G>>().0.clone();
        let bots = world.resource::<Bots<G>>();
        let Some(seat) = G::may_act(&position).iter().find(|seat| !bots.has_bot(*seat)) else { return };
        let mut bot = G::bot(Level::Greedy, Some(seat), 7);
        let action =
            (0..10_000).find_map(|_| bot.think(&setting, &position, seat, 1_000, 0.0)).expect("the bot decides");
        world.resource_mut::<Intents<G>>().push(Intent { seat, action });
    }
}

/// Returns true if a bot is thinking.
fn bot_is_thinking(driver: &Driver) -> bool {
    let world = driver.app.world();
    fn of<G: Playable>(world: &World) -> bool {
        world.get_resource::<Bots<G>>().is_some_and(Bots::are_thinking)
    }
    of::<hacienda_rules::Hacienda>(world) || of::<zoff::Zoff>(world) || of::<hab_gut::HabGut>(world)
}

fn read(path: &Path) -> Image {
    let bytes = fs::read(path).expect("the picture was written");
    let png = ImageType::Extension("png");
    Image::from_buffer(
        &bytes,
        png,
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::default(),
    )
    .expect("the picture is a PNG")
}

/// Describes the extent and place of the difference between two screenshots, if there is one.
fn difference(old: &Image, new: &Image) -> Option<String> {
    if old.size() != new.size() {
        return Some(format!("{} instead of {}", new.size(), old.size()));
    }
    let (old, width) = (old.data.as_deref()?, new.width() as usize);
    let both = old.chunks(4).zip(new.data.as_deref()?.chunks(4)).enumerate();
    let differing: Vec<(usize, usize)> =
        both.filter(|(_, (old, new))| old != new).map(|(at, _)| (at % width, at / width)).collect();
    let (first, last) = (differing.first()?, differing.last()?);
    let left = differing.iter().map(|(x, _)| x).min()?;
    let right = differing.iter().map(|(x, _)| x).max()?;
    Some(format!("{} pixels differ, from {left},{} to {right},{}", differing.len(), first.1, last.1))
}
