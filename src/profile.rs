//! The player's profile, kept across runs: lessons, help for the first game, names and colours, results of games.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    owners::Owners,
    seats::{Name, PlayerKind, Seating, Sides},
    store::{Store, Unreadable, Writer, default_if_unreadable, readable_elements},
    texts::text,
};

/// The maximum number of finished games stored; the newest are kept.
pub const MAX_GAMES: usize = 50;
/// The maximum number of games whose names and colours are stored; the newest are kept.
const MAX_TABLES: usize = 30;

const FILE: &str = "person.json";

/// The profile of the player, stored next to the saves. Fields written by a newer version of the program are
/// preserved.
#[derive(Resource, Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// The identifiers of completed lessons.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub lessons_done: Vec<String>,
    /// The lesson that was started last, if it is not finished.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub lesson_begun: Option<LessonProgress>,
    /// True if the help for the first game was switched off.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub help_off: bool,
    /// The first game in which the player acted.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub first_game: Option<FirstGame>,
    /// The signs on match screens that have been explained, each with the name of its game, such as `zoff-struck`.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub signs_explained: Vec<String>,
    /// Games that one person finished or gave up against computer players, oldest first.
    #[serde(deserialize_with = "readable_elements")]
    pub games: Vec<FinishedGame>,
    /// The names to propose for the next game, by seat: the names used last.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub friends: Vec<Name>,
    /// The colours of the players of the last game, by seat.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub owners: Owners,
    /// The sides at which the players sit if the screen lies flat.
    #[serde(deserialize_with = "default_if_unreadable")]
    pub sides: Sides,
    /// The players of each game with chosen names or colours, oldest first. Records store neither.
    #[serde(deserialize_with = "readable_elements")]
    pub tables: Vec<Table>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// A lesson in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonProgress {
    /// The identifier of the lesson.
    pub lesson: String,
    /// The number of completed steps.
    #[serde(default)]
    pub steps: usize,
}

/// The first game of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstGame {
    /// The fingerprint of the game's set-up.
    pub game: u64,
    /// True if it was played to its end or given up.
    #[serde(default)]
    pub finished: bool,
}

/// A game that one person finished or gave up against computer players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The name of the game, as returned by [`crate::game::Title::word`].
    #[serde(default = "hacienda", skip_serializing_if = "is_hacienda")]
    pub title: String,
    /// The fingerprint of the game's set-up.
    pub game: u64,
    /// The number of seats.
    pub seats: usize,
    /// The names of the opponents' levels, in seat order.
    pub opponents: Vec<String>,
    /// True if the person won, alone or with others.
    pub won: bool,
}

/// The game of an entry without a title. Entries of this game are still written without a title, as they were before
/// other games existed.
const HACIENDA: &str = "hacienda";

fn hacienda() -> String {
    HACIENDA.to_owned()
}

fn is_hacienda(title: &str) -> bool {
    title == HACIENDA
}

/// The players of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The fingerprint of the game's set-up.
    pub game: u64,
    /// The chosen names, by seat.
    pub people: Vec<Name>,
    /// The chosen colours, by seat.
    #[serde(default, deserialize_with = "default_if_unreadable")]
    pub owners: Owners,
}

impl Profile {
    /// Stores the names and colours of the players of a game.
    pub fn store_table(&mut self, game: u64, seating: &Seating) {
        let Seating { people, owners, .. } = seating;
        self.tables.retain(|table| table.game != game);
        if people.iter().any(|name| !name.is_none()) || *owners != Owners::default() {
            self.tables.push(Table { game, people: people.clone(), owners: *owners });
        }
        let excess = self.tables.len().saturating_sub(MAX_TABLES);
        self.tables.drain(..excess);
    }

    /// Stores the names to propose for the next game, by seat. The stored names of further seats are kept.
    pub fn remember_names(&mut self, friends: &[Name]) {
        let more = self.friends.get(friends.len()..).unwrap_or_default().to_vec();
        self.friends = friends.iter().cloned().chain(more).collect();
    }

    /// The seating of a game, with the stored names and colours.
    pub fn at_table(&self, game: u64, player_kinds: Vec<PlayerKind>) -> Seating {
        let chosen = self.tables.iter().find(|table| table.game == game);
        let (people, owners) = chosen.map(|table| (table.people.clone(), table.owners)).unwrap_or_default();
        Seating { player_kinds, people, owners, is_public: false }
    }

    /// Returns true if the lesson was completed.
    pub fn has_done(&self, lesson: &str) -> bool {
        self.lessons_done.iter().any(|done| done == lesson)
    }

    /// Marks a lesson as completed.
    pub fn finish_lesson(&mut self, lesson: &str) {
        if !self.has_done(lesson) {
            self.lessons_done.push(lesson.to_owned());
        }
        self.lesson_begun = self.lesson_begun.take().filter(|begun| begun.lesson != lesson);
    }

    /// Returns true if the sign of a game has been explained. `title` is the name of the game, as returned by
    /// [`crate::game::Title::word`].
    pub fn knows_sign(&self, title: &str, sign: &str) -> bool {
        let is_sign = |known: &String| known.strip_prefix(title).and_then(|rest| rest.strip_prefix('-')) == Some(sign);
        self.signs_explained.iter().any(is_sign)
    }

    /// Marks the sign of a game as explained.
    pub fn learn_sign(&mut self, title: &str, sign: &str) {
        if !self.knows_sign(title, sign) {
            self.signs_explained.push(format!("{title}-{sign}"));
        }
    }

    /// Returns true if the game with this set-up fingerprint is the player's first game, or would become it.
    pub fn is_first_game(&self, game: u64) -> bool {
        self.first_game.map_or(self.games.is_empty(), |first| first.game == game)
    }

    /// Makes this game the player's first game, unless the player already has a first game.
    pub fn set_first_game(&mut self, game: u64) {
        self.first_game.get_or_insert(FirstGame { game, finished: false });
    }

    /// Adds a finished game. A game that ends again after an undo replaces its earlier entry.
    pub fn finish_game(&mut self, finished: FinishedGame) {
        self.finish_first(finished.game);
        if self.games.last().is_some_and(|last| last.game == finished.game) {
            self.games.pop();
        }
        self.games.push(finished);
        let excess = self.games.len().saturating_sub(MAX_GAMES);
        self.games.drain(..excess);
    }

    /// Marks the first game as finished if it is this game, even if several people played it.
    pub fn finish_first(&mut self, game: u64) {
        if let Some(first) = self.first_game.as_mut().filter(|first| first.game == game) {
            first.finished = true;
        }
    }
}

/// Loads the profile at startup and saves it when it changes.
pub fn plugin(app: &mut App) {
    app.init_resource::<Profile>()
        .init_resource::<Writer>()
        .init_resource::<Unreadable>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            save.run_if(resource_changed::<Profile>).in_set(SaveProfile).in_set(crate::AppSystems::Announce),
        );
}

/// The system set that saves the profile if it changed in this frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SaveProfile;

fn load(store: Option<Res<Store>>, mut person: ResMut<Profile>, mut unreadable: ResMut<Unreadable>) {
    if let Some(store) = store {
        *person = unreadable.read_json(&store, FILE, text!("person-put-aside")).unwrap_or_default();
    }
}

fn save(store: Option<Res<Store>>, person: Res<Profile>, mut kept: Local<Option<Profile>>, mut writer: ResMut<Writer>) {
    // A failed write loses only profile data. If the store fails, the next save of the game reports it.
    drop(writer.outcome(FILE));
    if *kept.get_or_insert_with(|| person.clone()) == *person {
        return;
    }
    *kept = Some(person.clone());
    if let Some(store) = store.filter(|store| store.is_writable()) {
        let person = person.clone();
        writer.write(&store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&person)?));
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use super::*;
    use crate::owners::Owner;

    fn store(name: &str) -> Store {
        let folder = env::temp_dir().join(format!("hacienda-person-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Store::Folder(folder)
    }

    /// Deletes the folder of a store. A writer may never have created it.
    fn remove(store: Store) {
        if let Store::Folder(folder) = store {
            let _ = fs::remove_dir_all(folder);
        }
    }

    fn game(number: u64) -> FinishedGame {
        FinishedGame {
            title: hacienda(),
            game: number,
            seats: 2,
            opponents: vec!["easy".to_owned()],
            won: number.is_multiple_of(2),
        }
    }

    /// Starts an app with the profile, applies `change`, and waits until everything is written.
    fn run(store: &Store, change: impl FnOnce(&mut Profile)) -> Profile {
        let mut app = App::new();
        app.insert_resource(store.clone()).add_plugins(plugin);
        app.update();
        change(&mut app.world_mut().resource_mut::<Profile>());
        app.update();
        app.world().resource::<Writer>().finish().expect("the disk responds");
        app.world().resource::<Profile>().clone()
    }

    #[test]
    fn the_profile_is_restored() {
        let store = store("back");
        let left = run(&store, |person| {
            person.finish_lesson("first");
            person.finish_lesson("first");
            person.lesson_begun = Some(LessonProgress { lesson: "ponds".to_owned(), steps: 2 });
            person.help_off = true;
            person.set_first_game(7);
            person.set_first_game(8);
            (0..60).for_each(|number| person.finish_game(game(number)));
        });
        assert_eq!((left.lessons_done.as_slice(), left.games.len()), (["first".to_owned()].as_slice(), MAX_GAMES));
        assert_eq!((left.games[0].game, left.first_game), (10, Some(FirstGame { game: 7, finished: true })));
        assert_eq!(run(&store, |_| {}), left);
        remove(store);
    }

    #[test]
    fn names_and_colours_are_stored_by_game() {
        let store = store("names");
        let seating = |names: [&str; 2], owner: Option<Owner>| {
            let mut owners = Owners::default();
            owner.into_iter().for_each(|owner| owners.take(0, owner));
            Seating { people: names.map(Name::new).to_vec(), owners, ..Seating::of(vec![PlayerKind::Human; 2]) }
        };
        let (ana, eva) = (seating(["Ana", ""], None), seating(["", "Eva"], Some(Owner::Pink)));
        let colour = seating(["", ""], Some(Owner::Ivory));
        run(&store, |person| {
            person.remember_names(&[ana.people.clone(), ana.people.clone()].concat());
            person.remember_names(&eva.people);
            person.owners = eva.owners;
            person.store_table(7, &ana);
            person.store_table(8, &seating(["", ""], None));
            (100..140).for_each(|game| person.store_table(game, &eva));
            person.store_table(9, &ana);
            person.store_table(9, &eva);
            person.store_table(10, &colour);
        });
        let found = run(&store, |_| {});
        assert_eq!(found.friends, [eva.people.clone(), ana.people.clone()].concat());
        assert_eq!((found.owners, found.tables.len()), (eva.owners, MAX_TABLES));
        let table = |game: u64| {
            let found = found.at_table(game, vec![PlayerKind::Human; 2]);
            (found.people, found.owners)
        };
        assert_eq!([7, 8].map(table), [(Vec::new(), Owners::default()), (Vec::new(), Owners::default())]);
        assert_eq!([9, 10].map(table), [(eva.people, eva.owners), (colour.people, colour.owners)]);
        remove(store);
    }

    #[test]
    fn a_table_with_missing_or_invalid_colours_keeps_its_names() {
        let text = r#"{"owners":["pink"],"tables":[{"game":1,"people":["Ana"]},
            {"game":2,"people":["Eva"],"owners":["green","blue"]}]}"#;
        let person: Profile = serde_json::from_str(text).expect("the profile can be read");
        assert_eq!(person.owners, Owners::default());
        let table = |game: u64| person.at_table(game, Vec::new());
        assert_eq!([1, 2].map(|game| table(game).owners), [Owners::default(); 2]);
        assert_eq!([1, 2].map(|game| table(game).people), [vec![Name::new("Ana")], vec![Name::new("Eva")]]);
    }

    #[test]
    fn there_is_only_one_first_game() {
        let mut person = Profile::default();
        assert!(
            person.is_first_game(1) && person.is_first_game(2),
            "before the first action, any game may become the first"
        );
        person.set_first_game(2);
        assert!(!person.is_first_game(1) && person.is_first_game(2));
        let older = Profile { games: vec![game(5)], ..Profile::default() };
        assert!(!older.is_first_game(1), "a player with finished games must not get a first game");
    }

    #[test]
    fn a_game_that_ends_twice_is_stored_once() {
        let mut person = Profile::default();
        person.finish_game(game(3));
        person.finish_game(FinishedGame { won: true, ..game(3) });
        assert_eq!((person.games.len(), person.games[0].won), (1, true));
    }

    #[test]
    fn readable_fields_are_read_and_unknown_ones_preserved() {
        let store = store("older");
        let text = r#"{"lessons_done":["first"],"help_off":"perhaps","lesson_begun":{"lesson":"ponds"},
            "games":[{"game":1},{"game":2,"seats":2,"opponents":["hard"],"won":true},4],"hat":{"colour":"red"}}"#;
        store.put(FILE, text).expect("the folder is writable");
        let person = run(&store, |person| person.set_first_game(2));
        assert!(person.has_done("first") && !person.help_off);
        assert_eq!(person.lesson_begun, Some(LessonProgress { lesson: "ponds".to_owned(), steps: 0 }));
        assert_eq!(person.games.iter().map(|game| game.game).collect::<Vec<_>>(), [2]);
        let kept = store.get(FILE).expect("the store is readable").expect("the profile was saved");
        assert!(kept.contains(r#""hat":{"colour":"red"}"#), "{kept}");
        remove(store);
    }

    #[test]
    fn a_damaged_profile_is_set_aside_and_replaced() {
        for torn in ["", "{\"lessons_done\":[\"fir", "[]", "7"] {
            let store = store("torn");
            store.put(FILE, torn).expect("the folder is writable");
            let person = run(&store, |person| person.finish_lesson("herds"));
            assert_eq!(person.lessons_done, ["herds"], "{torn}");
            assert_eq!(store.get("person.unreadable.json").expect("the store is readable").as_deref(), Some(torn));
            assert_eq!(run(&store, |_| {}), person, "{torn}");
            remove(store);
        }
    }
}
