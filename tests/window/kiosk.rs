//! Tests of a kiosk: attract mode runs, visitors play and leave, a visit leaves only statistics behind, and staff can
//! change settings.

use crate::driver::Driver;
use bevy::math::Vec2;
use hacienda::{
    access::keys::shortcuts::ShortcutsOpen,
    game::Setting,
    games::hacienda::{
        choice::Choice,
        quick,
        texts::rules::Rule,
        ui::{hud::Hud, keyboard::list::MoveList},
    },
    kiosk::Kiosk,
    owners::Owners,
    playback::PlaybackStatus,
    profile::Profile,
    screen::Screen,
    seats::{PlayerKind, Seating},
    settings::Settings,
    texts::Language,
    theme::rects::RectKind,
    ui::requests::{Announcement, MenuOpen, NewGame, RulesOpen, ScreenRequest},
};
use hacienda_bots::Level;

const SIZE: (u32, u32) = (1280, 720);
/// Short timeouts in seconds keep the test fast; a frame is 50 ms.
const SHORT_TIMEOUTS: &str = r#"{"idle":20,"count":5,"rest":10,"reading":30,"volume":0.8}"#;

impl Driver {
    fn visited(&self) -> bool {
        self.app.world().resource::<Kiosk>().visited
    }

    fn settings(&self) -> Settings {
        *self.app.world().resource::<Settings>()
    }

    fn people(&self) -> usize {
        self.app.world().resource::<Seating>().humans().count()
    }

    /// Returns true if any text on the screen contains these words.
    fn shows(&mut self, words: &str) -> bool {
        self.rects().iter().any(|found| found.name.contains(words))
    }

    fn announcement(&self) -> Option<String> {
        self.app.world().resource::<Announcement>().0.clone().map(|text| self.tr(text))
    }

    /// Opens the PIN entry for the staff.
    fn tap_the_corner(&mut self) {
        for _ in 0..5 {
            self.tap_at(Vec2::new(20.0, 20.0));
        }
        self.frames(4);
    }

    /// Waits until the kiosk considers the visitor gone.
    fn until_gone(&mut self) {
        assert!(self.until(400, |kiosk| !kiosk.visited()).is_some(), "the visitor is still there");
    }

    /// Waits until attract mode shows a game between bots.
    fn until_demo(&mut self) {
        for _ in 0..40 {
            if self.screen() == Screen::Match && !self.visited() {
                break;
            }
            self.frame();
        }
        assert!(self.screen() == Screen::Match && !self.visited() && self.people() == 0, "attract mode runs");
    }
}

#[test]
fn a_visit_leaves_only_statistics_behind() {
    let mut kiosk = Driver::kiosk("kiosk-walk", SHORT_TIMEOUTS, SIZE);
    kiosk.until_demo();
    let quiet = kiosk.settings().effects_volume();
    kiosk.frames(100);
    assert!(kiosk.log_length() > 0, "bots play in attract mode");
    for invitation in ["Touch to play", "Touchez pour jouer", "Zum Spielen berühren", "Toca para jugar"] {
        // The ribbon shows the languages in turn.
        assert!(kiosk.until(1_500, |kiosk| kiosk.shows(invitation)).is_some(), "{invitation}");
    }

    // The first touch opens the choices and raises the volume.
    kiosk.tap_at(Vec2::new(640.0, 360.0));
    kiosk.frames(4);
    assert!(kiosk.visited() && kiosk.screen() == Screen::Setup);
    assert!(kiosk.settings().effects_volume() > 2.0 * quiet);
    for choice in ["Play now", "With friends", "Learn in a minute"] {
        assert!(kiosk.find(choice).is_some(), "{choice}");
    }
    assert!(kiosk.find("More").is_none() && kiosk.find("Quit").is_none(), "visitors cannot leave the kiosk");
    kiosk.press("Language: Deutsch");
    // The language files load in real time, independently of the frame rate.
    assert!(kiosk.until(1_000, |kiosk| kiosk.find("Jetzt spielen").is_some()).is_some(), "the German texts are loaded");
    kiosk.frames(4);
    kiosk.press("Jetzt spielen");
    kiosk.frames(10);
    assert_eq!((kiosk.screen(), kiosk.people()), (Screen::Match, 1));
    let boards = quick::boards(&kiosk.app.world().resource::<Kiosk>().staff);
    let board = kiosk.setting().board.name.clone();
    assert!(boards.iter().any(|ours| ours.name == board), "{board} is a board for quick games");

    // The visitor answers the question before the timeout.
    let question = "Spielst du noch?";
    let until_asked = |kiosk: &mut Driver| kiosk.until(1_200, |kiosk| kiosk.shows(question));
    let frames = until_asked(&mut kiosk).expect("the kiosk asks whether the visitor is still there");
    assert!(frames > 300, "the kiosk asks too early, after {frames} frames");
    assert_eq!(kiosk.announcement().as_deref(), Some(question), "the question is also announced");
    kiosk.press("Ja");
    kiosk.frames(4);
    assert!(!kiosk.shows(question) && kiosk.visited() && kiosk.screen() == Screen::Match);

    // The visitor leaves dialogs open and settings changed, and does not answer the next question.
    let world = kiosk.app.world_mut();
    world.resource_mut::<Settings>().set_px_per_mm(None);
    world.resource_mut::<RulesOpen>().open_at(Some(Rule::NoDebts.into()));
    world.resource_mut::<ShortcutsOpen>().0 = true;
    world.resource_mut::<MenuOpen>().0 = true;
    world.resource_mut::<MoveList>().open = true;
    world.resource_mut::<Hud>().log_closed = true;
    until_asked(&mut kiosk).expect("the kiosk asks again");
    kiosk.until_gone();

    // A new visitor touches the screen before attract mode starts.
    kiosk.tap_at(Vec2::new(640.0, 40.0));
    kiosk.frames(6);
    assert!(kiosk.visited() && kiosk.screen() == Screen::Setup, "a touch before attract mode opens the choices");
    let world = kiosk.app.world();
    assert!(!world.resource::<RulesOpen>().is_open() && !world.resource::<ShortcutsOpen>().0);
    assert!(
        !world.resource::<MenuOpen>().0 && !world.resource::<MoveList>().open && !world.resource::<Hud>().log_closed
    );
    assert_eq!(kiosk.settings().px_per_mm(), Some(3.0), "the scale from the command line is kept");
    kiosk.press("With friends");
    kiosk.frames(4);
    assert!(kiosk.shows("Archipelago"), "the board from the command line is kept");
    kiosk.until_gone();
    kiosk.until_demo();
    assert_eq!((kiosk.settings().language(), kiosk.settings().effects_volume()), (Language::ENGLISH, quiet));
    assert_eq!(*kiosk.app.world().resource::<Profile>(), Profile::default());
    assert!(kiosk.app.world().resource::<Choice>().pending().is_none());
    kiosk.finish();
    let kept: Vec<_> = std::fs::read_dir(&kiosk.folder).expect("the folder exists").flatten().collect();
    let names: Vec<String> = kept.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    let known = |name: &String| ["kiosk.json", "statistics.json", "lock", "files"].contains(&name.as_str());
    assert!(names.iter().all(known), "{names:?}");
}

#[test]
fn attract_mode_shows_only_the_table_and_its_ribbon_even_at_scorings_and_at_the_end() {
    let mut kiosk = Driver::kiosk("kiosk-bare", SHORT_TIMEOUTS, SIZE);
    kiosk.until_demo();
    // Random players of this game reach the scorings and the end after few actions.
    let setting = Setting::of::<hab_gut::HabGut>(hab_gut::Setting::default());
    let player_kinds = vec![PlayerKind::Bot(Level::Random); 3];
    let game = NewGame { setting, player_kinds, seed: 7, start: None, people: Vec::new(), owners: Owners::default() };
    kiosk.app.world_mut().write_message(ScreenRequest::Play(Box::new(game)));
    kiosk.app.world_mut().resource_mut::<Settings>().speed = 4.0;
    let (mut scoring, mut over) = (0, 0);
    for _ in 0..20_000 {
        kiosk.frame();
        let status = *kiosk.app.world().resource::<PlaybackStatus>();
        scoring += u32::from(status.scoring);
        over += u32::from(status.announced_over && !status.busy);
        let panels: Vec<String> =
            kiosk.rects().into_iter().filter(|seen| seen.kind == RectKind::Panel).map(|seen| seen.name).collect();
        let bare = |panel: &String| ["exchange", "attract", "title card"].contains(&panel.as_str());
        assert!(panels.iter().all(bare), "scoring: {}, over: {}, {panels:?}", status.scoring, status.announced_over);
        if over > 40 {
            break;
        }
    }
    assert!(!kiosk.visited() && scoring > 0 && over > 40, "{scoring} frames of scorings, {over} after the end");
}

#[test]
fn five_taps_and_a_pin_open_the_staff_menu() {
    let mut kiosk = Driver::kiosk("kiosk-staff", SHORT_TIMEOUTS, SIZE);
    kiosk.until_demo();
    kiosk.tap_the_corner();
    for wrong in [true, false] {
        for digit in if wrong { ["1", "1", "1", "1"] } else { ["2", "4", "6", "8"] } {
            kiosk.press(digit);
        }
        kiosk.press("OK");
        kiosk.frames(4);
        assert_eq!(kiosk.shows("Wrong PIN"), wrong);
        assert_eq!(
            kiosk.announcement().as_deref(),
            wrong.then_some("Wrong PIN: wait 2 s"),
            "the error is announced once, without the countdown"
        );
        kiosk.frames(50);
    }
    let before = kiosk.app.world().resource::<Kiosk>().staff.clone();
    kiosk.press("Seconds to answer: more");
    kiosk.press("Deutsch");
    let staff = kiosk.app.world().resource::<Kiosk>().staff.clone();
    assert_eq!((staff.count, staff.languages.len()), (before.count + 5, before.languages.len() - 1));
    kiosk.finish();
    let kept = std::fs::read_to_string(kiosk.folder.join("kiosk.json")).expect("the settings were stored");
    assert_eq!(serde_json::from_str::<hacienda::kiosk::StaffSettings>(&kept).expect("the settings are valid"), staff);
    assert!(kiosk.shows("Staff"));
    kiosk.press("Close");
    kiosk.frames(4);
    assert!(!kiosk.shows("Staff"), "the menu is closed");
    assert!(
        kiosk.find("Language: Deutsch").is_none() && kiosk.find("Language: Français").is_some(),
        "visitors can no longer choose German"
    );
}

#[test]
fn storage_errors_are_reported_to_the_staff() {
    let mut kiosk = Driver::kiosk("kiosk-refused", "{\"pin\":\"97", SIZE);
    kiosk.until_demo();
    kiosk.tap_the_corner();
    for key in ["2", "4", "6", "8", "OK"] {
        kiosk.press(key);
    }
    kiosk.frames(4);
    assert!(
        kiosk.shows("kiosk.unreadable.json"),
        "the menu opens with the default PIN and says that the settings are unreadable"
    );
    let copy = std::fs::read_to_string(kiosk.folder.join("kiosk.unreadable.json"))
        .expect("a copy of the unreadable file was kept");
    assert_eq!(copy, "{\"pin\":\"97");
    // A folder at the path of the temporary file makes every write fail.
    let lost = "will be lost at the next start";
    let in_the_way = kiosk.folder.join("kiosk.json.new");
    std::fs::create_dir_all(&in_the_way).expect("the folder is writable");
    for (fails, answer) in [(true, "Seconds to answer: more"), (false, "Seconds to answer: less")] {
        if !fails {
            std::fs::remove_dir(&in_the_way).expect("the folder is writable");
        }
        kiosk.press(answer);
        kiosk.finish();
        kiosk.frames(4);
        assert_eq!(kiosk.shows(lost), fails);
        assert_eq!(kiosk.announcement().is_some_and(|text| text.contains(lost)), fails, "the error is also announced");
    }
}
