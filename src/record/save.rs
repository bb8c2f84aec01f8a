//! Saves on disk: written beside and renamed, three generations kept, so that a torn or altered one costs an action at most.

use std::{
    fs, io,
    io::Write as _,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use super::Log;
use crate::formats::records::Record;

/// How many generations of the running game are kept.
pub const GENERATIONS: usize = 3;

/// Where the running game is saved; with `None`, nowhere.
#[derive(Resource, Debug, Clone, Default)]
pub struct SaveFolder(pub Option<PathBuf>);

/// A save that could not be written: shown to the player, who plays on.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SaveTrouble(pub Option<String>);

/// Why there is no save to go on from.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Nothing was ever saved.
    #[error("there is no saved game")]
    Nothing,
    /// There are saves, and none of them can be used.
    #[error("no saved game can be read: {0}")]
    Broken(String),
}

/// A game that can go on.
#[derive(Debug, Clone)]
pub struct Saved {
    /// Its record.
    pub record: Record,
    /// What was wrong with newer generations, a sentence each.
    pub troubles: Vec<String>,
}

fn generation(folder: &Path, age: usize) -> PathBuf {
    folder.join(if age == 0 { "game.hacienda".to_owned() } else { format!("game.{age}.hacienda") })
}

/// Writes a save: first beside the others, then every generation moves back by one and the new one takes its place.
///
/// # Errors
/// When the disk refuses; the generations that were there stay.
pub fn write(folder: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let fresh = folder.join("game.new");
    let mut file = fs::File::create(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    for age in (1..GENERATIONS).rev() {
        let younger = generation(folder, age - 1);
        if younger.exists() {
            fs::rename(younger, generation(folder, age))?;
        }
    }
    fs::rename(fresh, generation(folder, 0))
}

/// Reads the youngest save that is whole and can be played again.
///
/// # Errors
/// When there is none.
pub fn read(folder: &Path) -> Result<Saved, LoadError> {
    let mut troubles = Vec::new();
    for age in 0..GENERATIONS {
        let path = generation(folder, age);
        let text = match fs::read(&path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => {
                troubles.push(format!("{}: {error}", path.display()));
                continue;
            }
        };
        let record = Record::parse_save(&text).map_err(|error| error.to_string());
        match record.and_then(|record| record.last_position().map(|_| record).map_err(|error| error.to_string())) {
            Ok(record) => return Ok(Saved { record, troubles }),
            Err(error) => troubles.push(format!("{}: {error}", path.display())),
        }
    }
    if troubles.is_empty() { Err(LoadError::Nothing) } else { Err(LoadError::Broken(troubles.join("; "))) }
}

/// Forgets the saved game, all generations: it is over or was given up.
///
/// # Errors
/// When the disk refuses.
pub fn forget(folder: &Path) -> io::Result<()> {
    for age in 0..GENERATIONS {
        match fs::remove_file(generation(folder, age)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Where games are saved on this computer: the folder named by `HACIENDA_DATA`, or the one the system provides.
#[cfg(not(target_arch = "wasm32"))]
pub fn default_folder() -> Option<PathBuf> {
    std::env::var_os("HACIENDA_DATA")
        .map(PathBuf::from)
        .or_else(|| Some(directories::ProjectDirs::from("", "", "hacienda")?.data_dir().to_owned()))
}

/// Saves the game after every action, and forgets it once it is over.
pub fn plugin(app: &mut App) {
    app.init_resource::<SaveFolder>()
        .init_resource::<SaveTrouble>()
        .add_systems(Update, keep.run_if(resource_changed::<Log>).in_set(crate::AppSystems::Tell));
}

fn keep(
    log: Res<Log>,
    folder: Res<SaveFolder>,
    clock: Query<&crate::table::clock::Clock>,
    mut trouble: ResMut<SaveTrouble>,
) {
    let (Some(folder), Some(record)) = (&folder.0, log.record()) else { return };
    let over = clock.single().is_ok_and(|clock| clock.over);
    let done = if over { forget(folder) } else { write(folder, &record.save_text()) };
    let said = done.err().map(|error| format!("The game cannot be saved: {error}"));
    trouble.set_if_neq(SaveTrouble(said));
}
