//! The whole app without a window or graphics card, driven by the same pointer events that a real window sends.

use std::{collections::BTreeSet, env, fs, path::PathBuf, process, sync::Arc, thread, time::Duration};

use crate::no_rendering::{KeepPaint, disable_rendering};
use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButton, MouseButtonInput},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized},
};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext, egui};
use hacienda::{
    access::reader_lines::ReaderLines,
    files::FileAccess,
    games::hacienda::{table, view::layout},
    launch::{LaunchOptions, StartScreen},
    playback::Playback,
    record::Log,
    screen::Screen,
    screens::{self, Surface},
    seats::{PlayerKind, SeatSummary},
    settings::Settings,
    stage::{camera::BoardCamera, tabletop_mode::Facing},
    store::{Store, Writer},
    texts::{Text, Translations, text},
    theme::rects::{self, Recorded, RectKind},
    ui::requests::SpokenPrompt,
};
use hacienda_rules::{Cell, Hacienda, Position, Seat, Setting, maps};

/// The pointing device. Players must be able to do everything with either one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    Mouse,
    Touch,
}

/// Returns a start screen that begins a game of Hacienda between these players.
pub fn game_of(player_kinds: Vec<PlayerKind>) -> StartScreen {
    StartScreen::Game { setting: LaunchOptions::default().setting.into(), player_kinds }
}

/// The game time that passes in a frame, except in [`Driver::pass`]. It does not depend on real time.
pub const FRAME: Duration = Duration::from_millis(50);

/// Returns the folder of the driver with this name. The path contains the test's thread name, so parallel tests share
/// no folder.
pub fn folder_of(name: &str) -> PathBuf {
    let test = thread::current().name().unwrap_or_default().replace("::", "-");
    env::temp_dir().join(format!("hacienda-window-{}-{test}-{name}", process::id()))
}

/// Returns an empty store for the driver of this name.
pub fn empty_store(name: &str) -> Store {
    let folder = folder_of(name);
    let _ = fs::remove_dir_all(&folder);
    Store::Folder(folder)
}

/// The app, with methods to inspect and operate it.
pub struct Driver {
    pub app: App,
    pub pointer: Pointer,
    /// The driver's folder, with its data unless another store was given. Exported files are in `files`.
    pub folder: PathBuf,
    fingers: u64,
}

impl Driver {
    /// Starts the app at a window size, with a new store, help switched off and the fastest speed.
    pub fn new(name: &str, first: StartScreen, seed: u64, size: (u32, u32), pointer: Pointer) -> Driver {
        Driver::with("{\"help_off\":true}", name, first, seed, size, pointer)
    }

    /// Starts the app in the same way, but for a player who has never used it.
    pub fn newcomer(name: &str, first: StartScreen, seed: u64, size: (u32, u32), pointer: Pointer) -> Driver {
        Driver::with("{}", name, first, seed, size, pointer)
    }

    fn with(profile: &str, name: &str, first: StartScreen, seed: u64, size: (u32, u32), pointer: Pointer) -> Driver {
        let store = empty_store(name);
        store.put("person.json", profile).expect("the folder is writable");
        store.put("settings.json", "{\"speed\":4.0}").expect("the folder is writable");
        Driver::after(name, store, first, seed, size, pointer)
    }

    /// Keeps the paint output of the UI from now on, so that a test can read it.
    pub fn keeping_paint(mut self) -> Driver {
        self.app.insert_resource(KeepPaint);
        self
    }

    /// Plays at the default speed from now on.
    pub fn at_default_speed(mut self) -> Driver {
        self.app.world_mut().resource_mut::<Settings>().speed = Settings::default().speed;
        self
    }

    /// Starts the app with an existing store.
    pub fn after(
        name: &str,
        store: Store,
        first: StartScreen,
        seed: u64,
        (width, height): (u32, u32),
        pointer: Pointer,
    ) -> Driver {
        let options = LaunchOptions { first, seed: Some(seed), start: Some(Seat(0)), ..LaunchOptions::default() };
        Driver::launched(name, store, options, (width, height), pointer)
    }

    /// Starts a kiosk without a visitor, with the staff's settings as JSON, and with a board and a scale as if from the
    /// command line.
    pub fn kiosk(name: &str, staff: &str, size: (u32, u32)) -> Driver {
        let store = empty_store(name);
        store.put("kiosk.json", staff).expect("the folder is writable");
        let mut options =
            LaunchOptions { kiosk: true, explicit: true, px_per_mm: Some(3.0), ..LaunchOptions::default() };
        options.setting.board = Arc::new(maps::find("archipelago").expect("the board is built in").board().clone());
        Driver::launched(name, store, options, size, Pointer::Touch)
    }

    /// Starts the app with these launch options, and records rectangles.
    pub fn launched(name: &str, store: Store, options: LaunchOptions, size: (u32, u32), pointer: Pointer) -> Driver {
        let mut driver = Driver::without_recording(name, store, options, size, pointer);
        let ctx = driver.egui();
        rects::enable(&ctx);
        driver.frames(2);
        driver
    }

    /// Starts the app as players run it, without recording rectangles.
    pub fn without_recording(
        name: &str,
        store: Store,
        options: LaunchOptions,
        (width, height): (u32, u32),
        pointer: Pointer,
    ) -> Driver {
        Driver::on(Surface::Nowhere { width, height }, name, store, options, pointer)
    }

    /// Starts the app on a given surface.
    pub fn on(surface: Surface, name: &str, store: Store, options: LaunchOptions, pointer: Pointer) -> Driver {
        let folder = folder_of(name);
        let mut app = screens::app(options, surface);
        app.insert_resource(store);
        // System file dialogs would wait for an answer.
        app.insert_resource(FileAccess::isolated(folder.join("files"), Arc::default()));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        if matches!(surface, Surface::Nowhere { .. }) {
            disable_rendering(&mut app);
        }
        app.finish();
        app.cleanup();
        let mut driver = Driver { app, pointer, folder, fingers: 0 };
        for _ in 0..400 {
            driver.frame();
            thread::sleep(Duration::from_millis(2));
            if driver.screen() != Screen::Loading {
                break;
            }
        }
        driver.frames(6);
        driver
    }

    /// Starts a game between these players.
    pub fn game(name: &str, player_kinds: &[PlayerKind], seed: u64, size: (u32, u32), pointer: Pointer) -> Driver {
        Driver::new(name, game_of(player_kinds.to_vec()), seed, size, pointer)
    }

    /// Waits until all saves are on the disk.
    pub fn finish(&self) {
        self.app.world().resource::<Writer>().finish().expect("the disk responds");
    }

    /// Releases the folder, as closing the window does: all data is written, and another driver may use the folder. No
    /// frame may run afterwards.
    pub fn close(&mut self) {
        self.app.world_mut().remove_resource::<Writer>();
    }

    pub fn frame(&mut self) {
        self.app.update();
    }

    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.frame());
    }

    /// Advances the game by `seconds`, in steps of a quarter of a second, for tests that only wait.
    pub fn pass(&mut self, seconds: u32) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME * 5));
        self.frames(4 * seconds as usize);
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    }

    /// Runs at most `limit` frames until `done` returns true. Returns the number of frames, or `None` if `done` never
    /// returns true.
    pub fn until(&mut self, limit: usize, done: impl Fn(&mut Driver) -> bool) -> Option<usize> {
        (1..=limit).find(|_| {
            self.frame();
            done(self)
        })
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn egui(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("the UI is attached to the camera").get_mut().clone()
    }

    pub fn position(&mut self) -> Position {
        table::snapshot(self.app.world_mut()).expect("a game is on the table")
    }

    pub fn setting(&self) -> Setting {
        self.app.world().resource::<table::GameSetting>().0.clone()
    }

    pub fn log_length(&self) -> usize {
        self.app.world().resource::<Log<Hacienda>>().entries().len()
    }

    /// Enables screen-reader output from now on.
    pub fn enable_screen_reader(&mut self) {
        self.egui().enable_accesskit();
        self.frames(2);
    }

    /// Returns all text on the screen, in the screen-reader tree, in the spoken prompt and in the screen-reader lines.
    /// Needs [`Driver::enable_screen_reader`].
    pub fn all_text(&mut self) -> BTreeSet<String> {
        let mut all_text: BTreeSet<String> = self.rects().into_iter().map(|seen| seen.name).collect();
        let spoken = self.app.world().resource::<SpokenPrompt>().0.clone();
        let lines: Vec<_> =
            self.app.world().resource::<ReaderLines>().lines().into_iter().map(|(line, _)| line).collect();
        all_text.extend(spoken.into_iter().chain(lines).map(|text| self.tr(text)));
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(world).expect("the UI is attached to the camera");
        let tree = output.platform_output.accesskit_update.as_ref().expect("AccessKit is enabled");
        let nodes = tree.nodes.iter().flat_map(|(_, node)| [node.label(), node.value()]);
        all_text.extend(nodes.flatten().map(str::to_owned));
        all_text
    }

    /// Converts a point of the UI to screen coordinates; the UI may be rotated towards the far side of a table.
    pub fn screen_pos(&mut self, at: Vec2) -> Vec2 {
        let ctx = self.egui();
        self.rotated(&ctx, at)
    }

    fn rotated(&self, ctx: &egui::Context, at: Vec2) -> Vec2 {
        let window = ctx.content_rect().size();
        self.app.world().resource::<Facing>().to_picture(Vec2::new(window.x, window.y), at)
    }

    /// Returns every recorded element of the UI in screen coordinates.
    pub fn rects(&mut self) -> Vec<Recorded> {
        let ctx = self.egui();
        let mut all = rects::read(&ctx);
        let rotated = |at: egui::Pos2| {
            let at = self.rotated(&ctx, Vec2::new(at.x, at.y));
            egui::pos2(at.x, at.y)
        };
        for found in &mut all {
            found.rect = egui::Rect::from_two_pos(rotated(found.rect.min), rotated(found.rect.max));
        }
        all
    }

    /// Returns the rectangle of the pressable element with this name, or else of the first whose name begins with it.
    pub fn find(&mut self, name: &str) -> Option<egui::Rect> {
        let kinds = [RectKind::Button, RectKind::Card, RectKind::Shop];
        let all = self.rects();
        let pressable = || all.iter().filter(|found| kinds.contains(&found.kind));
        let exact = pressable().find(|found| found.name == name);
        exact.or_else(|| pressable().find(|found| found.name.starts_with(name))).map(|found| found.rect)
    }

    /// Presses the element with this name.
    pub fn press(&mut self, name: &str) {
        let Some(rect) = self.find(name) else {
            let all: Vec<String> =
                self.rects().into_iter().map(|found| format!("{:?} {}", found.kind, found.name)).collect();
            panic!("there is no \"{name}\" among these elements:\n{}", all.join("\n"));
        };
        self.tap_at(Vec2::new(rect.center().x, rect.center().y));
    }

    /// Presses the element with this name for a second.
    pub fn hold(&mut self, name: &str) {
        let rect = self.find(name).unwrap_or_else(|| panic!("there is no \"{name}\""));
        let at = Vec2::new(rect.center().x, rect.center().y);
        self.down(at);
        self.frames(20);
        self.up(at);
        self.frames(2);
    }

    /// Taps a hex of the board.
    pub fn tap_hex(&mut self, cell: Cell) {
        let board = Arc::clone(&self.setting().board);
        let camera = self.app.world().resource::<BoardCamera>();
        let at = camera.world_to_screen(layout::world_of(&board, cell));
        self.tap_at(at);
    }

    /// Presses and releases the pointer at a point, in logical pixels.
    pub fn tap_at(&mut self, at: Vec2) {
        self.down(at);
        self.frame();
        self.up(at);
        self.frames(2);
    }

    fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window")
    }

    pub fn down(&mut self, at: Vec2) {
        let window = self.window();
        match self.pointer {
            Pointer::Mouse => {
                self.move_to(at);
                self.button(ButtonState::Pressed, window);
            }
            Pointer::Touch => {
                self.fingers += 1;
                self.finger(TouchPhase::Started, at);
            }
        }
    }

    pub fn move_to(&mut self, at: Vec2) {
        let window = self.window();
        match self.pointer {
            Pointer::Mouse => {
                let moved = CursorMoved { window, position: at, delta: None };
                self.app.world_mut().write_message(WindowEvent::CursorMoved(moved.clone()));
                self.app.world_mut().write_message(moved);
            }
            Pointer::Touch => self.finger(TouchPhase::Moved, at),
        }
    }

    pub fn up(&mut self, at: Vec2) {
        let window = self.window();
        match self.pointer {
            Pointer::Mouse => {
                self.button(ButtonState::Released, window);
            }
            Pointer::Touch => self.finger(TouchPhase::Ended, at),
        }
    }

    /// Sends a button event both as a separate message and in the ordered stream of all events, as a window does.
    fn button(&mut self, state: ButtonState, window: Entity) {
        let input = MouseButtonInput { button: MouseButton::Left, state, window };
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        self.app.world_mut().write_message(input);
    }

    fn finger(&mut self, phase: TouchPhase, position: Vec2) {
        self.touch(self.fingers, phase, position);
    }

    /// Sends a touch event of one finger among several.
    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window();
        self.app.world_mut().write_message(TouchInput { phase, position, window, force: None, id });
    }

    /// Resizes the window, as turning a phone does.
    pub fn resize(&mut self, (width, height): (u32, u32)) {
        let window = self.window();
        let (width, height) = (width as f32, height as f32);
        if let Some(mut shown) = self.app.world_mut().get_mut::<Window>(window) {
            shown.resolution.set(width, height);
        }
        self.app.world_mut().write_message(WindowResized { window, width, height });
    }

    /// Returns a text in the current language.
    pub fn tr(&self, text: Text) -> String {
        self.app.world().resource::<Translations>().tr(text).to_string()
    }

    /// Looks back at the running game from its log: jumps to its beginning, plays one action and returns to the game.
    /// Calls `check` throughout.
    pub fn look_back(&mut self, check: impl Fn(&mut Driver)) {
        let [log, back, place] =
            [text!("log"), text!("insight-look-back"), text!("replay-place")].map(|text| self.tr(text));
        let [step, now] = [text!("replay-step"), text!("insight-now")].map(|text| self.tr(text));
        if self.find(&back).is_none() {
            self.press(&log);
            self.frames(4);
        }
        self.press(&back);
        self.frames(4);
        assert!(self.app.world().resource::<SeatSummary>().look_back, "the look back is open");
        check(self);
        let place = self.find(&place).expect("the replay bar is shown");
        self.tap_at(Vec2::new(place.left() + 1.0, place.center().y));
        self.frames(4);
        check(self);
        self.press(&step);
        for _ in 0..30 {
            self.frames(2);
            check(self);
        }
        self.press(&now);
        self.frames(4);
        assert!(!self.app.world().resource::<SeatSummary>().look_back, "the look back is closed");
    }

    pub fn busy(&self) -> bool {
        self.app.world().resource::<Playback<Hacienda>>().is_busy()
    }

    /// Runs up to `frames` frames, until no animation is playing or a scoring is shown.
    pub fn settle(&mut self, frames: usize) {
        for _ in 0..frames {
            self.frame();
            let playback = self.app.world().resource::<Playback<Hacienda>>();
            if !playback.is_busy() || playback.scoring().is_some() {
                return;
            }
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.close();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
