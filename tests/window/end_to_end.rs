//! Tests of the real program, including `main`. A simulated user operates it with a mouse on a virtual screen. The
//! tests read the contents of the screen from the program's log.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use serde::Deserialize;

use crate::{
    driver::folder_of,
    virtual_screen::{Screen, lavapipe},
};
use hacienda::{
    game::Title,
    games::lessons_of,
    lessons::title,
    texts::{Text, Translations, text},
};

/// A small window, because the processor renders every pixel.
const SMALL: (u32, u32) = (800, 450);
/// The usual size on a desktop.
const DESK: (u32, u32) = (1280, 720);
/// The maximum waiting time, even on a slow machine.
const MAX_WAIT: Duration = Duration::from_secs(120);
/// The maximum waiting time for a program with a low priority.
const MAX_WAIT_BUSY: Duration = Duration::from_secs(600);
/// The delay before a press that had no effect is repeated; the program may have been busy.
const RETRY_DELAY: Duration = Duration::from_secs(3);

/// The time for which the screen must not change before a press.
const SETTLE_TIME: Duration = Duration::from_millis(500);

/// The contents of the screen.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
struct ScreenContents {
    mark: Option<(i32, i32)>,
    things: Vec<(String, i32, i32, Option<bool>)>,
}

impl ScreenContents {
    fn find(&self, name: &str) -> Option<(i32, i32)> {
        let named = |whole: bool| {
            let found = self.things.iter().find(|(text, ..)| if whole { text == name } else { text.starts_with(name) });
            found.map(|(_, x, y, _)| (*x, *y))
        };
        named(true).or_else(|| named(false))
    }

    /// Returns the point to press for the saved game with this number, counted from 1: the place of an element to the
    /// left of the game's remove button.
    fn saved(&self, number: usize) -> Option<(i32, i32)> {
        let remove = format!("Remove game {number}");
        let (_, right, line, _) = self.things.iter().find(|(text, ..)| *text == remove)?;
        let row = self.things.iter().find(|(_, x, y, _)| y == line && x < right)?;
        Some((row.1, row.2))
    }
}

/// A simulated user of the program.
struct User<'a> {
    screen: &'a Screen,
    program: Child,
    data: PathBuf,
    /// The latest contents of the screen, and all other lines of the log.
    shown: Arc<Mutex<(ScreenContents, Vec<String>)>>,
    size: (u32, u32),
    patience: Duration,
    pictures: usize,
}

impl<'a> User<'a> {
    fn start(screen: &'a Screen, name: &str, size: (u32, u32), slow: bool) -> User<'a> {
        User::start_with(&["--size", &format!("{}x{}@1", size.0, size.1)], screen, name, size, slow)
    }

    fn start_with(args: &[&str], screen: &'a Screen, name: &str, size: (u32, u32), slow: bool) -> User<'a> {
        let driver = lavapipe().expect("`open` checks for the driver");
        let data = folder_of(&format!("person-{name}"));
        let _ = fs::remove_dir_all(&data);
        fs::create_dir_all(&data).expect("the system has a folder for temporary files");
        fs::write(data.join("settings.json"), r#"{"volume":0.0,"muted":true,"speed":4.0}"#)
            .expect("the folder is writable");
        let mut program = if slow { screen.program_slowly(&data, &driver) } else { screen.program(&data, &driver) };
        let mut program = program
            .args(args)
            .env("RUST_LOG", "warn,hacienda=debug")
            .env("NO_COLOR", "1")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let log = BufReader::new(program.stderr.take().expect("the error output is piped"));
        let shown = Arc::<Mutex<(ScreenContents, Vec<String>)>>::default();
        let written = shown.clone();
        thread::spawn(move || {
            for line in log.lines().map_while(Result::ok) {
                let mut written = written.lock().expect("the lock is not poisoned");
                match line.split_once("on the screen: ").map(|(_, contents)| serde_json::from_str(contents)) {
                    Some(contents) => written.0 = contents.expect("the log describes the screen as JSON"),
                    None => written.1.push(line),
                }
            }
        });
        let patience = if slow { MAX_WAIT_BUSY } else { MAX_WAIT };
        User { screen, program, data, shown, size, patience, pictures: 0 }
    }

    fn contents(&self) -> ScreenContents {
        self.shown.lock().expect("the lock is not poisoned").0.clone()
    }

    /// Returns the contents of the screen once they stop changing.
    fn settled_contents(&self) -> ScreenContents {
        loop {
            let before = self.contents();
            thread::sleep(SETTLE_TIME);
            if self.contents() == before && !before.things.is_empty() {
                return before;
            }
        }
    }

    fn fail(&mut self, what: &str) -> ! {
        let (shown, lines) = self.shown.lock().expect("the lock is not poisoned").clone();
        self.save_screenshot("failed");
        let ended = self.program.try_wait();
        panic!("{what}; exit status: {ended:?}; on the screen: {shown:#?}\n{}", lines.join("\n"));
    }

    /// Saves a screenshot if the environment names a folder for it.
    fn save_screenshot(&self, name: &str) {
        let Some(folder) = env::var_os("HACIENDA_PICTURES") else { return };
        let file = Path::new(&folder).join(format!("{}.png", name.replace(' ', "-")));
        let crop = format!("{}x{}+0+0", self.size.0, self.size.1);
        let import = Command::new("import")
            .args(["-window", "root", "-crop", &crop])
            .arg(&file)
            .env("DISPLAY", &self.screen.display)
            .status();
        assert!(import.is_ok_and(|status| status.success()), "the screenshot was taken");
    }

    /// Waits until a condition is met. Fails with this message if that takes too long or the program ends.
    fn wait_until(&mut self, what: &str, condition: impl Fn(&User) -> bool) {
        let began = Instant::now();
        while !condition(self) {
            if began.elapsed() > self.patience || self.program.try_wait().is_ok_and(|ended| ended.is_some()) {
                self.fail(what);
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Presses the element with this text until the screen changes.
    fn press(&mut self, text: Text) {
        self.press_named(&Translations::default().tr(text));
    }

    fn press_named(&mut self, name: &str) {
        self.press_found(name, |contents| contents.find(name));
    }

    fn press_found(&mut self, name: &str, place: impl Fn(&ScreenContents) -> Option<(i32, i32)>) {
        self.wait_until(&format!("there is no \"{name}\""), |user| place(&user.contents()).is_some());
        let before = self.settled_contents();
        let mut pressed: Option<Instant> = None;
        let began = Instant::now();
        while self.contents() == before {
            if pressed.is_none_or(|last| last.elapsed() > RETRY_DELAY) {
                let Some((x, y)) = place(&before) else { self.fail(&format!("\"{name}\" disappeared")) };
                assert!(self.screen.click(x, y), "xdotool can click the mouse");
                pressed = Some(Instant::now());
            }
            if began.elapsed() > self.patience {
                self.fail(&format!("\"{name}\" has no effect"));
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Opens the list of lessons and then a lesson, and repeats both if needed: a slow program may treat a repeated
    /// press of the list's button as a request to close the list.
    fn begin(&mut self, lesson: &'static str) {
        let names = [title(lesson), text!("setup-learn")].map(|text| Translations::default().tr(text).to_string());
        let began = Instant::now();
        while self.contents().mark.is_none() {
            if began.elapsed() > self.patience {
                self.fail(&format!("the lesson {lesson} does not begin"));
            }
            let contents = self.contents();
            if let Some((x, y)) = names.iter().find_map(|name| contents.find(name)) {
                assert!(self.screen.click(x, y), "xdotool can click the mouse");
            }
            thread::sleep(RETRY_DELAY);
        }
    }

    /// Opens a dialog, takes a screenshot and returns to the previous screen.
    fn visit(&mut self, name: &str) {
        self.wait_until(&format!("there is no \"{name}\""), |user| user.contents().find(name).is_some());
        let before = self.settled_contents();
        self.press_named(name);
        let opened = self.settled_contents();
        self.save_screenshot(&format!("{:03}-{name}", self.pictures));
        self.pictures += 1;
        let back = ["Back", "OK", "Keep playing"].into_iter().find(|back| opened.find(back).is_some());
        let Some(back) = back else { self.fail(&format!("no button returns from \"{name}\"")) };
        self.press_named(back);
        self.wait_until(&format!("\"{name}\" does not return to the previous screen"), |user| {
            user.contents() == before
        });
    }

    /// Leaves the game, which stays saved.
    fn leave_game(&mut self) {
        self.press_named("Menu");
        self.press_named("Back to title");
        self.wait_until("the first screen does not open", |user| user.contents().find("Play together").is_some());
    }

    fn has_done(&self, lesson: &str) -> bool {
        #[derive(Deserialize)]
        struct StoredProfile {
            lessons_done: Vec<String>,
        }
        let text = fs::read_to_string(self.data.join("person.json")).unwrap_or_default();
        serde_json::from_str(&text)
            .is_ok_and(|profile: StoredProfile| profile.lessons_done.iter().any(|done| done == lesson))
    }

    /// Taps the marks until the lesson is done.
    fn follow_marks(&mut self, lesson: &str) {
        let began = Instant::now();
        let mut last: Option<(ScreenContents, Instant)> = None;
        while !self.has_done(lesson) {
            let contents = self.contents();
            let new = last.as_ref().is_none_or(|(before, at)| *before != contents || at.elapsed() > RETRY_DELAY);
            if let Some((x, y)) = contents.mark.filter(|_| new) {
                assert!(self.screen.click(x, y), "xdotool can click the mouse");
                last = Some((contents, Instant::now()));
            }
            if began.elapsed() > self.patience {
                self.fail(&format!("the lesson {lesson} is stuck"));
            }
            thread::sleep(Duration::from_millis(100));
        }
        self.save_screenshot(&format!("lesson-{lesson}"));
    }
}

impl Drop for User<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// Opens a virtual screen if all required tools are installed.
fn open() -> Option<Screen> {
    let mouse = Command::new("xdotool").arg("version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    let screen = Screen::open().filter(|_| mouse && lavapipe().is_some());
    if screen.is_none() {
        println!("SKIPPED: the real program needs Xvfb, xdotool and Mesa's software Vulkan driver");
    }
    screen
}

/// Takes the first `count` lessons of a game, starting at the first screen.
fn take_lessons(screen: &Screen, game: Title, count: usize, slow: bool) {
    let mut user = User::start(screen, &format!("lessons-{game:?}"), SMALL, slow);
    if game != Title::Hacienda {
        let name = text!("game-title", title = game);
        user.press(text!("one-of", name = text!("setup-box"), option = name));
    }
    let lessons = &lessons_of(game)[..count.min(lessons_of(game).len())];
    user.begin(lessons[0]);
    for (nth, lesson) in lessons.iter().enumerate() {
        user.follow_marks(lesson);
        if nth + 1 < lessons.len() {
            let onward = Translations::default().tr(text!("lesson-onward")).to_string();
            user.wait_until("the next lesson is not offered", |user| {
                let contents = user.contents();
                contents.mark.is_some() && (nth > 0 || contents.find(&onward).is_some() || game == Title::Hacienda)
            });
            user.press(text!("lesson-onward"));
        }
    }
}

#[test]
fn a_person_takes_the_first_lesson_of_each_game() {
    let Some(screen) = open() else { return };
    Title::ALL.into_iter().for_each(|game| take_lessons(&screen, game, 1, false));
}

/// Opens the main dialogs of the first screen, of the set-up and of each game's menu, opens the board editor, and
/// continues every saved game.
fn open_everything(screen: &Screen) {
    const GAMES: usize = 2;
    let mut user = User::start(screen, "everything", DESK, false);
    for game in Title::ALL {
        let name = text!("one-of", name = text!("setup-box"), option = text!("game-title", title = game));
        if game != Title::Hacienda {
            user.press(name);
        }
        user.visit("Learn");
        user.press_named("More");
        for sheet in ["Choose a colour", "Choose a board", "Choose the rules", "Licences"] {
            if user.settled_contents().find(sheet).is_some() {
                user.visit(sheet);
            }
        }
        user.press_named("Title screen");
        for _ in 0..GAMES {
            user.press_named("Play");
            user.wait_until("the match does not begin", |user| user.contents().find("Menu").is_some());
            user.press_named("Menu");
            user.visit("The rules");
            user.visit("Give up");
            user.press_named("Settings");
            for page in ["Game", "Display", "Comfort", "Sound"] {
                user.press_named(&format!("Settings: {page}"));
                user.save_screenshot(&format!("{game:?}-settings-{page}"));
            }
            user.press_named("Back");
            user.press_named("Resume");
            user.save_screenshot(&format!("{game:?}-match"));
            user.leave_game();
        }
    }
    user.press_named("More");
    user.press_named("Choose a board");
    user.press_named("Draw a new board");
    user.wait_until("the board editor does not open", |user| user.contents().find("Keep").is_some());
    for button in ["Random", "Undo"] {
        user.press_named(button);
        user.save_screenshot(&format!("board-editor-{button}"));
    }
    user.press_named("Back");
    user.press_named("Title screen");
    for row in 0..GAMES * Title::ALL.len() {
        user.press_named("Saved games");
        user.press_found("a saved game", |contents| contents.saved(row + 1));
        user.wait_until("the saved game does not open", |user| user.contents().find("Menu").is_some());
        user.save_screenshot(&format!("saved-{row}"));
        user.leave_game();
    }
}

/// Visits a kiosk: starts a game, opens the menu and reads the rules.
fn visit_kiosk(screen: &Screen) {
    let args = ["--kiosk", "--size", &format!("{}x{}@1", DESK.0, DESK.1)];
    let mut user = User::start_with(&args, screen, "kiosk", DESK, false);
    // Attract mode accepts a touch anywhere and lists no buttons.
    user.wait_until("attract mode ignores a touch", |user| {
        assert!(screen.click(100, 100), "xdotool can click the mouse");
        thread::sleep(SETTLE_TIME);
        user.contents().find("Play now").is_some()
    });
    user.save_screenshot("kiosk-choice");
    user.press_named("Play now");
    user.wait_until("the match does not begin", |user| user.contents().find("Menu").is_some());
    user.save_screenshot("kiosk-match");
    user.press_named("Menu");
    user.visit("The rules");
    user.save_screenshot("kiosk-menu");
}

mod long {
    use std::{
        hint, panic,
        sync::atomic::{AtomicBool, Ordering},
    };

    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_person_takes_every_lesson() {
        let Some(screen) = open() else { return };
        Title::ALL.into_iter().for_each(|game| take_lessons(&screen, game, usize::MAX, false));
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_person_takes_first_lessons_on_a_busy_machine() {
        let Some(screen) = open() else { return };
        let done = AtomicBool::new(false);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
                scope.spawn(|| {
                    while !done.load(Ordering::Relaxed) {
                        hint::spin_loop();
                    }
                });
            }
            // Stop the other threads even if a lesson fails.
            let taken = panic::catch_unwind(|| {
                Title::ALL.into_iter().for_each(|game| take_lessons(&screen, game, 1, true));
            });
            done.store(true, Ordering::Relaxed);
            taken.unwrap_or_else(|failure| panic::resume_unwind(failure));
        });
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_person_opens_the_main_dialogs_and_every_saved_game() {
        let Some(screen) = open() else { return };
        open_everything(&screen);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_person_visits_a_kiosk() {
        let Some(screen) = open() else { return };
        visit_kiosk(&screen);
    }
}
