//! Saved games. Each save is written to a temporary file and renamed. Three generations are kept, so a corrupt file
//! costs at most one action.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::prelude::*;
use tabletop::records::{self, ProgramVersion};

use super::{
    Log,
    slots::{self, CurrentSlot, SavedGame, Slot},
};
use crate::{
    game::Record,
    playable::Playable,
    store::{self, Store, StoreError, Writer},
    table::Progress,
    texts::{Text, text},
};

/// The writer's key for the current game.
const GAME: &str = "game";

/// A problem with the save, shown to the player: it could not be written, or an earlier save was deleted. Play
/// continues.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SaveStatus {
    message: Option<Text>,
    /// True if the last save failed. Otherwise the problem is over, and the message stays only until it is read.
    is_failing: bool,
    read: Option<Text>,
}

impl SaveStatus {
    /// Creates the status of a failed save with this message.
    pub fn of(text: Text) -> SaveStatus {
        SaveStatus { message: Some(text), is_failing: true, read: None }
    }

    /// Returns the message for the player.
    pub fn message(&self) -> Option<&Text> {
        self.message.as_ref()
    }

    /// Returns true if the current game is not being saved.
    pub fn is_failing(&self) -> bool {
        self.is_failing
    }

    /// Returns the message, unless it has been read.
    pub fn unread(&self) -> Option<&Text> {
        self.message.as_ref().filter(|text| self.read.as_ref() != Some(*text))
    }

    /// Marks the message as read. A problem that persists is not shown again.
    pub fn read(&mut self) {
        self.read = self.message.clone().filter(|_| self.is_failing);
        if !self.is_failing {
            self.message = None;
        }
    }

    fn fail(&mut self, text: Text) {
        (self.message, self.is_failing) = (Some(text), true);
    }

    /// Records that the last save succeeded.
    fn pass(&mut self) {
        if std::mem::take(&mut self.is_failing) {
            self.message = None;
        }
    }

    /// Records that the last save succeeded, but that the earlier save had been deleted.
    fn deleted(&mut self) {
        (self.message, self.is_failing, self.read) = (Some(text!("store-deleted")), false, None);
    }
}

/// The reason why a saved game cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// There is no saved game, or this program may not use the store.
    #[error("there is no saved game")]
    Nothing,
    /// There are saves, but none can be used.
    #[error("no saved game can be read: {0}")]
    Broken(Broken),
    /// The saved games cannot be listed.
    #[error("the saved games cannot be read: {0}")]
    Unreadable(#[source] io::Error),
    /// The store refused to write.
    #[error("the game cannot be stored: {0}")]
    Refused(#[from] io::Error),
}

/// A description of unusable saves.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{detail}")]
pub struct Broken {
    /// Details for developers.
    detail: String,
    /// A clause for the player about the most recent save.
    message: Text,
}

impl Broken {
    /// Returns a clause for the player.
    pub fn message(&self) -> &Text {
        &self.message
    }

    /// Combines several problems, most recent first. Returns `None` if the list is empty.
    fn all(problems: Vec<Broken>) -> Option<Broken> {
        let message = problems.first()?.message.clone();
        let details: Vec<String> = problems.into_iter().map(|problem| problem.detail).collect();
        Some(Broken { detail: details.join("; "), message })
    }
}

impl From<records::RecordError> for Broken {
    fn from(error: records::RecordError) -> Broken {
        Broken { detail: error.to_string(), message: super::unreadable_text(&error) }
    }
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Broken {
        Broken { detail: error.to_string(), message: store::read_error_message(&error) }
    }
}

impl LoadError {
    /// Returns the message for the player.
    pub fn text(&self) -> Text {
        match self {
            LoadError::Nothing => text!("saves-none"),
            LoadError::Broken(broken) => text!("saves-broken", error = broken.message.clone()),
            LoadError::Unreadable(error) => text!("saves-broken", error = store::read_error_message(error)),
            LoadError::Refused(error) => text!("saves-refused", error = store::error_message(error)),
        }
    }
}

/// Returns the message that a second window of the program shows.
pub fn other_window() -> Text {
    text!("other-window")
}

/// A saved game that can be resumed.
#[derive(Debug, Clone)]
pub struct LoadedGame {
    /// The record of the game.
    pub record: Record,
    /// The slot and metadata of the save.
    pub saved_game: SavedGame,
    /// Problems with more recent generations and games, one line each, for developers.
    pub problems: Vec<String>,
}

/// Writes a save and its metadata to its slot.
///
/// # Errors
/// Returns an error if the disk or browser refuses the save. The existing generations stay.
pub fn write(store: &Store, saved_game: SavedGame, text: &str) -> io::Result<()> {
    saved_game.slot.write(store, text)?;
    // Without metadata, the game itself is safe; only its rank and time in the list of saved games are unknown. Builds
    // without a window write no log messages.
    let result = saved_game.slot.write_metadata(store, saved_game.metadata);
    #[cfg(feature = "window")]
    result.unwrap_or_else(|error| warn!("cannot write the metadata of the save: {error}"));
    #[cfg(not(feature = "window"))]
    let _ = result;
    Ok(())
}

/// Reads the most recent game that can be replayed, from its most recent intact save.
///
/// # Errors
/// Returns an error if there is no such game, if another window has claimed the store, or if the disk or browser
/// refuses.
pub fn read(store: &Store) -> Result<LoadedGame, LoadError> {
    let all = slots::saved_games(store).map_err(LoadError::Unreadable)?;
    let mut problems = Vec::new();
    for saved_game in all.into_iter().filter(|saved_game| !saved_game.slot.aside) {
        match read_from(store, saved_game) {
            Ok(loaded) => {
                let before = problems.into_iter().map(|problem: Broken| problem.detail);
                return Ok(LoadedGame { problems: before.chain(loaded.problems).collect(), ..loaded });
            }
            Err(LoadError::Broken(problem)) => problems.push(problem),
            Err(_) => {}
        }
    }
    Err(Broken::all(problems).map_or(LoadError::Nothing, LoadError::Broken))
}

/// Restores a game that was set aside and returns it.
///
/// # Errors
/// Returns an error if the game cannot be read or replayed, if there is no free slot for it, or if the disk or browser
/// refuses. The game then stays set aside.
pub fn restore(store: &Store, saved_game: SavedGame) -> Result<LoadedGame, LoadError> {
    let loaded = read_from(store, saved_game)?;
    let saved_game = SavedGame { slot: saved_game.slot.restored_slot(store)?, ..saved_game };
    write(store, saved_game, &loaded.record.save_text())?;
    loaded.saved_game.slot.forget(store)?;
    Ok(LoadedGame { saved_game, ..loaded })
}

/// Reads the saved game in a slot.
///
/// # Errors
/// Returns an error if the slot is empty, if the game cannot be read or replayed, or if this program may not use the
/// store.
pub fn read_from(store: &Store, saved_game: SavedGame) -> Result<LoadedGame, LoadError> {
    let replay = |record: &Record| {
        let (made, here) = record.made();
        record.is_over().map(drop).map_err(|detail| Broken { detail, message: super::mismatch_text(made, &here) })
    };
    read_and_replay(store, saved_game, replay).map(|(loaded, ())| loaded)
}

/// Replays a record and returns its last position.
///
/// # Errors
/// Returns an error if the game cannot be set up as recorded, if the rules forbid an action, or if an action leads to a
/// different position.
pub fn last_position<G: Playable>(record: &records::Record<G>) -> Result<G::Position, Broken> {
    record.last_position().map_err(|error| Broken {
        detail: error.to_string(),
        message: super::mismatch_text(record.made.as_ref(), &ProgramVersion::current::<G>()),
    })
}

/// Reads the saved game in a slot from its most recent intact generation. Also returns the result of `replay` for the
/// record.
///
/// # Errors
/// Returns an error if the slot is empty, if the game cannot be read or replayed, or if this program may not use the
/// store.
pub fn read_and_replay<R>(
    store: &Store,
    saved_game: SavedGame,
    replay: impl Fn(&Record) -> Result<R, Broken>,
) -> Result<(LoadedGame, R), LoadError> {
    if !store.is_writable() {
        return Err(LoadError::Nothing);
    }
    let mut problems = Vec::new();
    for name in saved_game.slot.generations() {
        let read = |text: &str| -> Result<(Record, R), Broken> {
            let record = Record::parse_save(text)?;
            let replayed = replay(&record)?;
            Ok((record, replayed))
        };
        match store.get(&name).map_err(Broken::from).and_then(|text| text.as_deref().map(read).transpose()) {
            Ok(Some((record, replayed))) => {
                let problems = problems.into_iter().map(|problem: Broken| problem.detail).collect();
                return Ok((LoadedGame { record, saved_game, problems }, replayed));
            }
            Ok(None) => {}
            Err(broken) => problems.push(Broken { detail: format!("{name}: {}", broken.detail), ..broken }),
        }
    }
    Err(Broken::all(problems).map_or(LoadError::Nothing, LoadError::Broken))
}

/// Deletes all generations of a saved game, and its metadata unless another game with the same slot number shares it.
///
/// # Errors
/// Returns an error if the disk or browser refuses.
pub fn forget(store: &Store, slot: Slot) -> io::Result<()> {
    slot.forget(store)
}

/// Queues a save with the writer. Copies only the record now; the writer serialises it. `saved_before` is true if this
/// program has saved the game before. If it is true but the save is missing, the save has been deleted from outside
/// this program.
pub fn write_soon<G: Playable>(
    writer: &mut Writer,
    store: &Store,
    saved_game: SavedGame,
    record: &records::Record<G>,
    saved_before: &Arc<AtomicBool>,
) {
    let (record, saved_before) = (record.clone(), saved_before.clone());
    writer.write(store, GAME, move |store| {
        let deleted = saved_before.load(Ordering::Relaxed) && !saved_game.slot.is_taken(store)?;
        write(store, saved_game, &record.save_text())?;
        saved_before.store(true, Ordering::Relaxed);
        if deleted { Err(StoreError::Deleted.into()) } else { Ok(()) }
    });
}

/// Adds the resources for saving, and reports problems with saving to the player. `game_plugin` saves the games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .init_resource::<Writer>()
        .init_resource::<SaveStatus>()
        .init_resource::<CurrentSlot>()
        .add_systems(Startup, report_other_window)
        .add_systems(Update, update_status.in_set(crate::AppSystems::Announce));
}

/// Saves a game of type `G` after every action, and deletes the save once the game is over.
pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    let needs_save = resource_exists::<SaveStatus>.and_then(resource_changed::<Log<G>>);
    // The next outcome would replace one that has not been reported.
    let save = save_game::<G>.run_if(needs_save).after(update_status);
    app.add_systems(Update, save.in_set(crate::AppSystems::Announce));
}

fn report_other_window(store: Res<Store>, mut status: ResMut<SaveStatus>) {
    if store.is_claimed() {
        status.fail(other_window());
    }
}

fn save_game<G: Playable>(
    log: Res<Log<G>>,
    store: Res<Store>,
    progress: Option<Res<Progress>>,
    mut current_slot: ResMut<CurrentSlot>,
    mut writer: ResMut<Writer>,
    mut status: ResMut<SaveStatus>,
    mut saved_before: Local<Arc<AtomicBool>>,
) {
    let Some(record) = log.record().filter(|_| store.is_writable() && !log.is_remote()) else { return };
    if !current_slot.is_settled() {
        *saved_before = Arc::default();
        // A pending save of the previous game has the same key, and may occupy or free a slot.
        if let Err(error) = writer.finish().and_then(|()| current_slot.settle(&store)) {
            status.fail(cannot_save(&error));
            return;
        }
    }
    let Some(saved_game) = current_slot.now() else { return };
    if progress.is_some_and(|progress| progress.over) {
        writer.write(&store, GAME, move |store| saved_game.slot.forget(store));
    } else {
        write_soon(&mut writer, &store, saved_game, record, &saved_before);
    }
}

/// Returns the message that the game cannot be saved, with the reason.
pub fn cannot_save(error: &io::Error) -> Text {
    text!("save-trouble", error = store::error_message(error))
}

fn update_status(writer: Res<Writer>, mut status: ResMut<SaveStatus>) {
    match writer.outcome(GAME) {
        Some(Err(error)) if StoreError::of(&error) == Some(StoreError::Deleted) => status.deleted(),
        Some(Err(error)) => status.fail(cannot_save(&error)),
        Some(Ok(())) => status.pass(),
        None => {}
    }
}
