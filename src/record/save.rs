//! The running game in the store: written beside and renamed, in three generations, so that a torn one costs an action.

use std::io;

use bevy::prelude::*;

use super::Log;
use crate::{
    game::rules::formats::records::Record,
    store::{self, Store, Writer},
    texts::{Given, Text, text},
};

/// How many generations of the running game are kept.
pub const GENERATIONS: usize = 3;
/// What the writer knows the running game by.
const GAME: &str = "game";

/// A save that could not be written: shown to the player, who plays on.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SaveTrouble(pub Option<Text>);

/// Why there is no save to go on from.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Nothing was ever saved.
    #[error("there is no saved game")]
    Nothing,
    /// There are saves, and none of them can be used.
    #[error("no saved game can be read: {0}")]
    Broken(String),
    /// The game that is to be the saved one cannot be kept.
    #[error("it cannot be kept: {0}")]
    Refused(#[from] io::Error),
}

impl LoadError {
    /// What a player is told.
    pub fn text(&self) -> Text {
        match self {
            LoadError::Nothing => text!("saves-none"),
            LoadError::Broken(error) => text!("saves-broken", error = Given::error(error)),
            LoadError::Refused(error) => text!("saves-refused", error = store::trouble(error)),
        }
    }
}

/// What a second window of the program says.
pub fn other_window() -> Text {
    text!("other-window")
}

/// A game that can go on.
#[derive(Debug, Clone)]
pub struct Saved {
    /// Its record.
    pub record: Record,
    /// What was wrong with newer generations, a line each for whoever looks for the cause.
    pub troubles: Vec<String>,
}

/// The name of a generation: 0 is the youngest.
fn generation(age: usize) -> String {
    if age == 0 { "game.hacienda".to_owned() } else { format!("game.{age}.hacienda") }
}

/// Writes a save: first beside the others, then every generation moves back by one and the new one takes its place.
///
/// # Errors
/// When disk or browser refuses; the generations that were there stay.
pub fn write(store: &Store, text: &str) -> io::Result<()> {
    const FRESH: &str = "game.new";
    store.put(FRESH, text)?;
    for age in (1..GENERATIONS).rev() {
        store.rename(&generation(age - 1), &generation(age))?;
    }
    store.rename(FRESH, &generation(0))
}

/// Reads the youngest save that is whole and can be played again.
///
/// # Errors
/// When there is none, or another window plays it.
pub fn read(store: &Store) -> Result<Saved, LoadError> {
    read_from(store, "")
}

/// Where a page puts the saves of a game with which the program stopped again and again, as web/store.js names it.
const ASIDE: &str = "aside/";

/// Whether there is a game that was put aside. It is not looked at: whatever stopped the program may do so again.
pub fn is_aside(store: &Store) -> bool {
    store.keeps()
        && (0..GENERATIONS).any(|age| matches!(store.get(&format!("{ASIDE}{}", generation(age))), Ok(Some(_))))
}

/// Makes the game that was put aside the saved one, in place of another, and gives it.
///
/// # Errors
/// When there is none that can be played again, or disk or browser refuses; then it stays aside.
pub fn take_back(store: &Store) -> Result<Record, LoadError> {
    let record = read_from(store, ASIDE)?.record;
    write(store, &record.save_text())?;
    (0..GENERATIONS).try_for_each(|age| store.remove(&format!("{ASIDE}{}", generation(age))))?;
    Ok(record)
}

fn read_from(store: &Store, place: &str) -> Result<Saved, LoadError> {
    if !store.keeps() {
        return Err(LoadError::Nothing);
    }
    let mut troubles = Vec::new();
    for name in (0..GENERATIONS).map(|age| format!("{place}{}", generation(age))) {
        let text = match store.get(&name) {
            Ok(Some(text)) => text,
            Ok(None) => continue,
            Err(error) => {
                troubles.push(format!("{name}: {error}"));
                continue;
            }
        };
        let record = Record::parse_save(&text).map_err(|error| error.to_string());
        match record.and_then(|record| record.last_position().map(|_| record).map_err(|error| error.to_string())) {
            Ok(record) => return Ok(Saved { record, troubles }),
            Err(error) => troubles.push(format!("{name}: {error}")),
        }
    }
    if troubles.is_empty() { Err(LoadError::Nothing) } else { Err(LoadError::Broken(troubles.join("; "))) }
}

/// Forgets the saved game, all generations: it is over or was given up.
///
/// # Errors
/// When disk or browser refuses.
pub fn forget(store: &Store) -> io::Result<()> {
    (0..GENERATIONS).try_for_each(|age| store.remove(&generation(age)))
}

/// Lets the writer save a game soon. Only the record is copied now: its text is made where it is written.
pub fn write_soon(writer: &mut Writer, store: &Store, record: &Record) {
    let record = record.clone();
    writer.write(store, GAME, move |store| write(store, &record.save_text()));
}

/// Saves the game after every action, and forgets it once it is over.
pub fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .init_resource::<Writer>()
        .init_resource::<SaveTrouble>()
        .add_systems(Startup, tell_other_window)
        .add_systems(Update, (keep.run_if(resource_changed::<Log>), tell).chain().in_set(crate::AppSystems::Tell));
}

fn tell_other_window(store: Res<Store>, mut trouble: ResMut<SaveTrouble>) {
    if store.is_claimed() {
        trouble.0 = Some(other_window());
    }
}

fn keep(log: Res<Log>, store: Res<Store>, clock: Query<&crate::game::table::clock::Clock>, mut writer: ResMut<Writer>) {
    let Some(record) = log.record().filter(|_| store.keeps()) else { return };
    if clock.single().is_ok_and(|clock| clock.is_over()) {
        writer.write(&store, GAME, forget);
    } else {
        write_soon(&mut writer, &store, record);
    }
}

fn tell(writer: Res<Writer>, mut trouble: ResMut<SaveTrouble>) {
    if let Some(done) = writer.outcome(GAME) {
        let said = done.err().map(|error| text!("save-trouble", error = store::trouble(&error)));
        trouble.set_if_neq(SaveTrouble(said));
    }
}
