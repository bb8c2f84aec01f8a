//! The real program with its `main`, used with a pointer on a virtual screen from the first screen on. The tests read
//! its log to learn what it shows.

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
/// The maximum waiting time on a slow machine.
const MAX_WAIT: Duration = Duration::from_secs(120);
/// The maximum waiting time at low priority.
const MAX_WAIT_BUSY: Duration = Duration::from_secs(600);
/// The delay before a press without effect is repeated; the program may have been busy.
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
            let found = self.things.iter().find(|(said, ..)| if whole { said == name } else { said.starts_with(name) });
            found.map(|(_, x, y, _)| (*x, *y))
        };
        named(true).or_else(|| named(false))
    }

    /// Returns the position of a saved game, counted from 1: it is in the row of its remove button.
    fn saved(&self, number: usize) -> Option<(i32, i32)> {
        let bin = format!("Remove game {number}");
        let (_, right, line, _) = self.things.iter().find(|(said, ..)| *said == bin)?;
        let row = self.things.iter().find(|(_, x, y, _)| y == line && x < right)?;
        Some((row.1, row.2))
    }
}

/// A simulated user of the program.
struct User<'a> {
    screen: &'a Screen,
    program: Child,
    data: PathBuf,
    told: Arc<Mutex<(ScreenContents, Vec<String>)>>,
    size: (u32, u32),
    patience: Duration,
    pictures: usize,
}

impl<'a> User<'a> {
    fn starts(screen: &'a Screen, name: &str, size: (u32, u32), slowly: bool) -> User<'a> {
        User::starts_with(&["--size", &format!("{}x{}@1", size.0, size.1)], screen, name, size, slowly)
    }

    fn starts_with(words: &[&str], screen: &'a Screen, name: &str, size: (u32, u32), slowly: bool) -> User<'a> {
        let driver = lavapipe().expect("asked before");
        let data = folder_of(&format!("person-{name}"));
        let _ = fs::remove_dir_all(&data);
        fs::create_dir_all(&data).expect("the system has a folder for temporary files");
        fs::write(data.join("settings.json"), r#"{"volume":0.0,"muted":true,"speed":4.0}"#).expect("it is ours");
        let mut program = if slowly { screen.program_slowly(&data, &driver) } else { screen.program(&data, &driver) };
        let mut program = program
            .args(words)
            .env("RUST_LOG", "warn,hacienda=debug")
            .env("NO_COLOR", "1")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let log = BufReader::new(program.stderr.take().expect("it is piped"));
        let told = Arc::<Mutex<(ScreenContents, Vec<String>)>>::default();
        let heard = told.clone();
        thread::spawn(move || {
            for line in log.lines().map_while(Result::ok) {
                let mut heard = heard.lock().expect("the lock is not poisoned");
                match line.split_once("on the screen: ").map(|(_, told)| serde_json::from_str(told)) {
                    Some(told) => heard.0 = told.expect("it shows what is there"),
                    None => heard.1.push(line),
                }
            }
        });
        let patience = if slowly { MAX_WAIT_BUSY } else { MAX_WAIT };
        User { screen, program, data, told, size, patience, pictures: 0 }
    }

    fn sees(&self) -> ScreenContents {
        self.told.lock().expect("the lock is not poisoned").0.clone()
    }

    /// Returns the contents of the screen once they stop changing.
    fn sees_still(&self) -> ScreenContents {
        loop {
            let before = self.sees();
            thread::sleep(SETTLE_TIME);
            if self.sees() == before && !before.things.is_empty() {
                return before;
            }
        }
    }

    fn fails(&mut self, what: &str) -> ! {
        let (told, lines) = self.told.lock().expect("the lock is not poisoned").clone();
        self.keeps_picture("failed");
        let ended = self.program.try_wait();
        panic!("{what}; the program: {ended:?}; there is {told:#?}\n{}", lines.join("\n"));
    }

    /// Saves a screenshot if the environment names a folder for it.
    fn keeps_picture(&self, name: &str) {
        let Some(folder) = env::var_os("HACIENDA_PICTURES") else { return };
        let file = Path::new(&folder).join(format!("{}.png", name.replace(' ', "-")));
        let crop = format!("{}x{}+0+0", self.size.0, self.size.1);
        let import = Command::new("import")
            .args(["-window", "root", "-crop", &crop])
            .arg(&file)
            .env("DISPLAY", &self.screen.display)
            .status();
        assert!(import.is_ok_and(|status| status.success()), "no picture could be taken");
    }

    /// Waits until a condition is met.
    fn waits(&mut self, what: &str, so: impl Fn(&User) -> bool) {
        let began = Instant::now();
        while !so(self) {
            if began.elapsed() > self.patience || self.program.try_wait().is_ok_and(|ended| ended.is_some()) {
                self.fails(what);
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Presses the element with this text until the screen changes.
    fn presses(&mut self, text: Text) {
        self.presses_named(&Translations::default().tr(text));
    }

    fn presses_named(&mut self, name: &str) {
        self.presses_what(name, |told| told.find(name));
    }

    fn presses_what(&mut self, name: &str, place: impl Fn(&ScreenContents) -> Option<(i32, i32)>) {
        self.waits(&format!("there is no \"{name}\""), |person| place(&person.sees()).is_some());
        let before = self.sees_still();
        let mut pressed: Option<Instant> = None;
        let began = Instant::now();
        while self.sees() == before {
            if pressed.is_none_or(|last| last.elapsed() > RETRY_DELAY) {
                let Some((x, y)) = place(&before) else { self.fails(&format!("\"{name}\" went")) };
                assert!(self.screen.click(x, y), "the mouse is pressed");
                pressed = Some(Instant::now());
            }
            if began.elapsed() > self.patience {
                self.fails(&format!("\"{name}\" does nothing"));
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Opens the list of lessons and then a lesson, and repeats both if needed: a slow program may take a repeated
    /// press of the list's button as a request to close it.
    fn begins(&mut self, lesson: &'static str) {
        let names = [title(lesson), text!("setup-learn")].map(|text| Translations::default().tr(text).to_string());
        let began = Instant::now();
        while self.sees().mark.is_none() {
            if began.elapsed() > self.patience {
                self.fails(&format!("the lesson {lesson} does not begin"));
            }
            let told = self.sees();
            if let Some((x, y)) = names.iter().find_map(|name| told.find(name)) {
                assert!(self.screen.click(x, y), "the mouse is pressed");
            }
            thread::sleep(RETRY_DELAY);
        }
    }

    /// Opens a dialog, takes a screenshot and returns to the previous screen.
    fn opens(&mut self, name: &str) {
        self.waits(&format!("there is no \"{name}\""), |person| person.sees().find(name).is_some());
        let before = self.sees_still();
        self.presses_named(name);
        let opened = self.sees_still();
        self.keeps_picture(&format!("{:03}-{name}", self.pictures));
        self.pictures += 1;
        let back = ["Back", "OK", "Keep playing"].into_iter().find(|back| opened.find(back).is_some());
        let Some(back) = back else { self.fails(&format!("no way leads back from \"{name}\"")) };
        self.presses_named(back);
        self.waits(&format!("\"{name}\" leads back"), |person| person.sees() == before);
    }

    /// Leaves the game, which stays saved.
    fn leaves(&mut self) {
        self.presses_named("Menu");
        self.presses_named("Back to title");
        self.waits("the first screen comes", |person| person.sees().find("Play together").is_some());
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
    fn follows(&mut self, lesson: &str) {
        let began = Instant::now();
        let mut last: Option<(ScreenContents, Instant)> = None;
        while !self.has_done(lesson) {
            let told = self.sees();
            let new = last.as_ref().is_none_or(|(before, at)| *before != told || at.elapsed() > RETRY_DELAY);
            if let Some((x, y)) = told.mark.filter(|_| new) {
                assert!(self.screen.click(x, y), "the mouse is pressed");
                last = Some((told, Instant::now()));
            }
            if began.elapsed() > self.patience {
                self.fails(&format!("the lesson {lesson} goes no further"));
            }
            thread::sleep(Duration::from_millis(100));
        }
        self.keeps_picture(&format!("lesson-{lesson}"));
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
        println!("SKIPPED: a person's start needs Xvfb, xdotool and Mesa's software Vulkan driver");
    }
    screen
}

/// Takes the first `many` lessons of a game, from the first screen.
fn takes_lessons(screen: &Screen, game: Title, many: usize, slowly: bool) {
    let mut person = User::starts(screen, &format!("lessons-{game:?}"), SMALL, slowly);
    if game != Title::Hacienda {
        let name = text!("game-title", title = game);
        person.presses(text!("one-of", name = text!("setup-box"), option = name));
    }
    let lessons = &lessons_of(game)[..many.min(lessons_of(game).len())];
    person.begins(lessons[0]);
    for (nth, lesson) in lessons.iter().enumerate() {
        person.follows(lesson);
        if nth + 1 < lessons.len() {
            let onward = Translations::default().tr(text!("lesson-onward")).to_string();
            person.waits("the lesson leads on", |person| {
                let told = person.sees();
                told.mark.is_some() && (nth > 0 || told.find(&onward).is_some() || game == Title::Hacienda)
            });
            person.presses(text!("lesson-onward"));
        }
    }
}

#[test]
fn a_person_takes_the_first_lesson_of_each_game() {
    let Some(screen) = open() else { return };
    Title::ALL.into_iter().for_each(|game| takes_lessons(&screen, game, 1, false));
}

/// Opens every dialog of the first screen, of the set-up and of each game's menu, and continues every saved game.
fn opens_everything(screen: &Screen) {
    const GAMES: usize = 2;
    let mut person = User::starts(screen, "everything", DESK, false);
    for game in Title::ALL {
        let name = text!("one-of", name = text!("setup-box"), option = text!("game-title", title = game));
        if game != Title::Hacienda {
            person.presses(name);
        }
        person.opens("Learn");
        person.presses_named("More");
        for sheet in ["Choose a colour", "Choose a board", "Choose the rules", "Licences"] {
            if person.sees_still().find(sheet).is_some() {
                person.opens(sheet);
            }
        }
        person.presses_named("Title screen");
        for _ in 0..GAMES {
            person.presses_named("Play");
            person.waits("the match begins", |person| person.sees().find("Menu").is_some());
            person.presses_named("Menu");
            person.opens("The rules");
            person.opens("Give up");
            person.presses_named("Settings");
            for page in ["Game", "Display", "Comfort", "Sound"] {
                person.presses_named(&format!("Settings: {page}"));
                person.keeps_picture(&format!("{game:?}-settings-{page}"));
            }
            person.presses_named("Back");
            person.presses_named("Resume");
            person.keeps_picture(&format!("{game:?}-match"));
            person.leaves();
        }
    }
    person.presses_named("More");
    person.presses_named("Choose a board");
    person.presses_named("Draw a new board");
    person.waits("the paper comes", |person| person.sees().find("Keep").is_some());
    for way in ["Random", "Undo"] {
        person.presses_named(way);
        person.keeps_picture(&format!("paper-{way}"));
    }
    person.presses_named("Back");
    person.presses_named("Title screen");
    for row in 0..GAMES * Title::ALL.len() {
        person.presses_named("Saved games");
        person.presses_what("a saved game", |told| told.saved(row + 1));
        person.waits("the game goes on", |person| person.sees().find("Menu").is_some());
        person.keeps_picture(&format!("saved-{row}"));
        person.leaves();
    }
}

/// Visits a kiosk: plays, asks for help, reads the rules and leaves.
fn visits_a_kiosk(screen: &Screen) {
    let words = ["--kiosk", "--size", &format!("{}x{}@1", DESK.0, DESK.1)];
    let mut person = User::starts_with(&words, screen, "kiosk", DESK, false);
    // The demo accepts a touch anywhere and lists no buttons.
    person.waits("a touch is heard", |person| {
        assert!(screen.click(100, 100), "the mouse is pressed");
        thread::sleep(SETTLE_TIME);
        person.sees().find("Play now").is_some()
    });
    person.keeps_picture("kiosk-choice");
    person.presses_named("Play now");
    person.waits("the match begins", |person| person.sees().find("Menu").is_some());
    person.keeps_picture("kiosk-match");
    person.presses_named("Menu");
    person.opens("The rules");
    person.keeps_picture("kiosk-menu");
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
        Title::ALL.into_iter().for_each(|game| takes_lessons(&screen, game, usize::MAX, false));
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
            // The load must end even if a lesson fails.
            let taken = panic::catch_unwind(|| {
                Title::ALL.into_iter().for_each(|game| takes_lessons(&screen, game, 1, true));
            });
            done.store(true, Ordering::Relaxed);
            taken.unwrap_or_else(|failure| panic::resume_unwind(failure));
        });
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_person_opens_every_dialog_and_saved_game() {
        let Some(screen) = open() else { return };
        opens_everything(&screen);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_person_comes_to_a_kiosk() {
        let Some(screen) = open() else { return };
        visits_a_kiosk(&screen);
    }
}
