//! The kiosk: a public screen used by one visitor after another and rarely attended by staff.

use std::io;

use bevy::prelude::*;
use serde::de::DeserializeOwned;

use crate::{
    store::{self, Store, StoreError, Writer},
    texts::{Text, Untranslated, text},
};

#[cfg(feature = "window")]
pub mod screens;
pub mod staff;
pub mod statistics;
mod visit_timers;

pub use staff::StaffSettings;
pub use statistics::Statistics;
pub use visit_timers::{AwaitedSeat, ExpectedInput, LONGEST_STEP, PhoneState, PhoneTimer, VisitState, VisitTimer};

/// The exit code that requests a restart of the program.
pub const RESTART_EXIT_CODE: u8 = 3;

/// The state of a kiosk. The resource exists only if the program is a kiosk, in which visitors cannot quit the program,
/// save anything or enter text.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Kiosk {
    /// The settings of the staff.
    pub staff: StaffSettings,
    /// The storage of the kiosk. Nothing about visitors is stored.
    pub store: Store,
    /// The statistics of the games played.
    pub statistics: Statistics,
    /// True while there is a visitor; otherwise attract mode runs.
    pub visited: bool,
    /// The new names of files that were renamed because they could not be read at the start.
    unreadable: Vec<Untranslated>,
    /// The latest error in storing or renaming each file, in the order of `STORED_FILES`.
    file_errors: [Option<Text>; 2],
    /// The reason why phones cannot join although staff allow them.
    pub without_phones: Option<Text>,
    /// The number of tables for phones that nobody has joined since somebody last joined a table.
    pub unjoined_tables: u32,
}

impl Kiosk {
    /// The names of the kiosk's files in the store.
    const STORED_FILES: [&str; 2] = [staff::FILE, statistics::FILE];

    /// Creates a kiosk with the settings and statistics in this store. Defaults replace unreadable files.
    pub fn of(store: Store) -> Kiosk {
        let mut kiosk = Kiosk { store, ..Kiosk::default() };
        kiosk.staff = kiosk.read::<StaffSettings>(0).bounded();
        kiosk.statistics = kiosk.read(1);
        kiosk
    }

    /// Reads a file. If the store is writable, an unreadable file is renamed; it can then be repaired and is not
    /// overwritten.
    fn read<T: DeserializeOwned + Default>(&mut self, index: usize) -> T {
        let file = Kiosk::STORED_FILES[index];
        let found = match self.store.get(file) {
            Ok(None) => return T::default(),
            Ok(Some(text)) => serde_json::from_str(&text).ok(),
            Err(_) => None,
        };
        found.unwrap_or_else(|| {
            if self.store.is_writable() {
                let new_name = file.replace(".json", ".unreadable.json");
                match self.store.rename(file, &new_name) {
                    Ok(()) => self.unreadable.push(Untranslated::name(&new_name)),
                    Err(error) => self.file_errors[index] = Some(store::error_message(&error)),
                }
            }
            T::default()
        })
    }

    /// Saves the settings of the staff.
    pub fn save_staff_settings(&mut self, writer: &mut Writer) {
        if self.store.is_claimed() {
            self.file_errors[0] = Some(store::error_message(&StoreError::Claimed.into()));
        }
        if self.store.is_writable() {
            let staff = self.staff.clone();
            let write = move |store: &Store| store.replace(staff::FILE, &serde_json::to_string_pretty(&staff)?);
            writer.write(&self.store, staff::FILE, write);
        }
    }

    /// Collects the outcomes of the latest saves.
    pub fn collect_save_outcomes(&mut self, writer: &Writer) {
        for (file, file_error) in Kiosk::STORED_FILES.into_iter().zip(&mut self.file_errors) {
            if let Some(outcome) = writer.outcome(file) {
                *file_error = outcome.err().map(|error: io::Error| store::error_message(&error));
            }
        }
    }

    /// The errors to report to staff, the most serious last.
    pub fn errors(&self) -> Vec<Text> {
        let files = &self.unreadable;
        let unreadable = (!files.is_empty()).then(|| text!("kiosk-unreadable", files = files.clone()));
        let unsaved = self.file_errors.iter().flatten().next().map(|why| text!("kiosk-not-kept", why = why.clone()));
        let unjoined = self.unjoined_tables;
        let unjoined = (unjoined > 0).then(|| text!("kiosk-nobody-joined", tables = unjoined));
        unreadable.into_iter().chain(unjoined).chain(self.without_phones.clone()).chain(unsaved).collect()
    }
}

/// Returns true in attract mode: at a kiosk without a visitor.
pub fn is_attract_mode(kiosk: Option<Res<Kiosk>>) -> bool {
    kiosk.is_some_and(|kiosk| !kiosk.visited)
}

/// Triggered when a visitor has gone, to reset everything related to the visitor.
#[derive(Event, Debug, Clone, Copy)]
pub struct VisitorGone;

/// Registers state that belongs to the visitor.
pub trait VisitorResources {
    /// Adds a resource that a kiosk resets to its default whenever a visitor has gone.
    fn init_visitor_resource<R: Resource + Default>(&mut self) -> &mut Self;
}

impl VisitorResources for App {
    fn init_visitor_resource<R: Resource + Default>(&mut self) -> &mut App {
        self.init_resource::<R>()
            .add_observer(|_: On<VisitorGone>, mut commands: Commands| commands.insert_resource(R::default()))
    }
}

#[cfg(test)]
mod tests {
    use hab_gut::HabGut;
    use hacienda_rules::Hacienda;
    use tabletop::{Level, NullSink, Seat, Thinker};
    use zoff::Zoff;

    use super::*;
    use crate::{game::Title, games::hacienda::quick, playable::Playable};

    /// The number of games whose median length is checked. It is odd, so that the median is the length of one game.
    const FEW: u64 = 11;
    /// The number of games in the long tests, also odd.
    const MANY: u64 = 51;
    /// Seconds that a person needs for an action.
    const OWN: f64 = 8.0;
    /// Seconds for which an action of a computer player is shown, including time to read it; few actions take longer.
    const SHOWN: f64 = 2.5;
    /// Seconds for which a scoring is shown and read; two are counted for each game.
    const SCORING: f64 = 20.0;

    /// Checks that the median game on each board that staff can choose is shorter than announced, against the weakest
    /// and the strongest level of a quick game. The person plays like a low-level bot and takes eight seconds per
    /// action.
    fn quick_games_are_quick(games: u64) {
        for board in quick::boards_for_two() {
            for level in [StaffSettings::LEVELS[0], StaffSettings::LEVELS[StaffSettings::LEVELS.len() - 1]] {
                let (boards, level) = (vec![board.word.to_owned()], level.word().to_owned());
                let staff = StaffSettings { boards, level, ..StaffSettings::default() };
                let setting = quick::setting(&staff, 0);
                let median = median_of::<Hacienda>(games, &setting, &[Level::Easy, staff.level()]);
                println!("{}, {}: median {median:.1} minutes", board.word, staff.level);
                assert!(
                    median < f64::from(Title::Hacienda.info().quick_minutes),
                    "{}, {}: {median} minutes is too long",
                    board.word,
                    staff.level
                );
            }
        }
    }

    /// Checks the median length of the other games, which the visitor plays against two low-level bots.
    fn quick_games_of_other_titles_are_quick(games: u64) {
        let medians = [
            (Title::Zoff, median_of::<Zoff>(games, &zoff::Setting::default(), &[Level::Easy; 3])),
            (Title::HabGut, median_of::<HabGut>(games, &hab_gut::Setting::default(), &[Level::Easy; 3])),
        ];
        for (title, median) in medians {
            println!("{}: median {median:.1} minutes", title.word());
            assert!(median < f64::from(title.info().quick_minutes), "{}: {median} minutes is too long", title.word());
        }
    }

    #[test]
    fn unreadable_files_are_renamed_and_staff_are_told() {
        let folder = std::env::temp_dir().join(format!("hacienda-kiosk-unreadable-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let store = Store::Folder(folder.clone());
        assert_eq!(Kiosk::of(store.clone()).errors(), [], "a new kiosk has no errors");
        let torn = [("kiosk.json", "{\"pin\":\"97"), ("statistics.json", "[7]")];
        torn.iter().for_each(|(file, text)| store.put(file, text).expect("the folder is writable"));
        let kiosk = Kiosk::of(store.clone());
        assert_eq!((kiosk.staff.clone(), kiosk.statistics.clone()), (StaffSettings::default(), Statistics::default()));
        for (file, text) in torn {
            let new_name = file.replace(".json", ".unreadable.json");
            assert_eq!(store.get(&new_name).expect("the store is readable").as_deref(), Some(text), "{file}");
            assert!(!store.has(file).expect("the store is readable"), "{file}");
        }
        let errors: Vec<&str> = kiosk.errors().iter().map(Text::key).collect();
        assert_eq!(errors, ["kiosk-unreadable"], "one message for both files");
        assert_eq!(Kiosk::of(store).errors(), [], "the renamed files are not read again");
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn staff_are_told_that_phones_may_not_reach_the_kiosk() {
        let kiosk = Kiosk { unjoined_tables: 2, ..Kiosk::default() };
        assert_eq!(kiosk.errors(), [text!("kiosk-nobody-joined", tables = 2)]);
    }

    #[test]
    fn a_quick_game_is_as_quick_as_announced() {
        quick_games_are_quick(FEW);
        quick_games_of_other_titles_are_quick(FEW);
    }

    mod long {
        #[test]
        #[ignore = "long: .ci/long runs it"]
        fn the_median_of_many_quick_games_is_as_quick_as_announced() {
            super::quick_games_are_quick(super::MANY);
            super::quick_games_of_other_titles_are_quick(super::MANY);
        }
    }

    /// The median length of games in minutes; the visitor has the first seat.
    fn median_of<G: Playable>(games: u64, setting: &G::Setting, levels: &[Level]) -> f64 {
        let mut minutes: Vec<f64> = (0..games).map(|seed| minutes::<G>(setting, seed, levels)).collect();
        minutes.sort_by(f64::total_cmp);
        minutes[minutes.len() / 2]
    }

    /// The length of a quick game in minutes.
    fn minutes<G: Playable>(setting: &G::Setting, seed: u64, levels: &[Level]) -> f64 {
        let mut position = G::set_up(setting, levels.len() as u8, seed, None).expect("the number of seats is valid");
        let bot = |(seat, level): (usize, &Level)| G::bot(*level, Some(Seat(seat as u8)), seed);
        let mut bots: Vec<G::Bot> = levels.iter().enumerate().map(bot).collect();
        let (mut own, mut others) = (0, 0);
        while !G::is_over(&position) {
            let seat = G::may_act(&position).iter().next().expect("some seat may act until the end");
            let bot = &mut bots[seat.index()];
            let action = loop {
                if let Some(action) = bot.think(setting, &position, seat, u32::MAX, 0.0) {
                    break action;
                }
            };
            G::play(setting, &mut position, seat, action, &mut NullSink).expect("bots choose legal actions");
            *(if seat == Seat(0) { &mut own } else { &mut others }) += 1;
        }
        (f64::from(own) * OWN + f64::from(others) * SHOWN + 2.0 * SCORING) / 60.0
    }
}
