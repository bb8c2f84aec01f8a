//! Games in the store: written beside and renamed, in three generations, so that a torn one costs an action.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::prelude::*;
use tabletop::records::{self, Made};

use super::{
    Log,
    slots::{self, Kept, Running, Slot},
};
use crate::{
    game::Record,
    playable::Playable,
    store::{self, Refusal, Store, Writer},
    table::Progress,
    texts::{Text, text},
};

/// What the writer knows the running game by.
const GAME: &str = "game";

/// A save that could not be written, or what was deleted: shown to the player, who plays on.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SaveTrouble {
    told: Option<Text>,
    /// The last save failed; else the trouble is over, and stays told until somebody has read it.
    fails: bool,
    read: Option<Text>,
}

impl SaveTrouble {
    /// A save fails for this reason.
    pub fn of(text: Text) -> SaveTrouble {
        SaveTrouble { told: Some(text), fails: true, read: None }
    }

    /// What is wrong.
    pub fn told(&self) -> Option<&Text> {
        self.told.as_ref()
    }

    /// Whether the game on the table is not saved.
    pub fn fails(&self) -> bool {
        self.fails
    }

    /// What is wrong and was not read yet.
    pub fn unread(&self) -> Option<&Text> {
        self.told.as_ref().filter(|text| self.read.as_ref() != Some(*text))
    }

    /// Somebody has read it. A trouble that lasts is not shown again.
    pub fn read(&mut self) {
        self.read = self.told.clone().filter(|_| self.fails);
        if !self.fails {
            self.told = None;
        }
    }

    fn fail(&mut self, text: Text) {
        (self.told, self.fails) = (Some(text), true);
    }

    /// The last save is there.
    fn pass(&mut self) {
        if std::mem::take(&mut self.fails) {
            self.told = None;
        }
    }

    /// The last save is there, and what was kept before is gone.
    fn deleted(&mut self) {
        (self.told, self.fails, self.read) = (Some(text!("store-deleted")), false, None);
    }
}

/// Why there is no save to go on from.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Nothing was ever saved.
    #[error("there is no saved game")]
    Nothing,
    /// There are saves, and none of them can be used.
    #[error("no saved game can be read: {0}")]
    Broken(Broken),
    /// The game that is to be the saved one cannot be kept.
    #[error("it cannot be kept: {0}")]
    Refused(#[from] io::Error),
}

/// What is wrong with saves.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{detail}")]
pub struct Broken {
    /// Details for a developer who looks for the cause.
    detail: String,
    /// For the player, in the middle of a sentence: what is wrong with the youngest.
    told: Text,
}

impl Broken {
    /// What a player is told, in the middle of a sentence.
    pub fn told(&self) -> &Text {
        &self.told
    }

    /// The troubles of several, the youngest first; `None` where there are none.
    fn all(troubles: Vec<Broken>) -> Option<Broken> {
        let told = troubles.first()?.told.clone();
        let details: Vec<String> = troubles.into_iter().map(|trouble| trouble.detail).collect();
        Some(Broken { detail: details.join("; "), told })
    }
}

impl From<records::RecordError> for Broken {
    fn from(error: records::RecordError) -> Broken {
        Broken { detail: error.to_string(), told: super::unreadable(&error) }
    }
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Broken {
        Broken { detail: error.to_string(), told: store::unread(&error) }
    }
}

impl LoadError {
    /// What a player is told.
    pub fn text(&self) -> Text {
        match self {
            LoadError::Nothing => text!("saves-none"),
            LoadError::Broken(broken) => text!("saves-broken", error = broken.told.clone()),
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
    /// Where it is kept.
    pub kept: Kept,
    /// What was wrong with newer generations, a line each for whoever looks for the cause.
    pub troubles: Vec<String>,
}

/// Writes a save into its place, and what is told about it.
///
/// # Errors
/// When disk or browser refuses the save; the generations that were there stay.
pub fn write(store: &Store, kept: Kept, text: &str) -> io::Result<()> {
    kept.slot.write(store, text)?;
    // Only lists of saves lack what is told: the game is kept. Without a window there is no log.
    let told = kept.slot.tell(store, kept.about);
    #[cfg(feature = "window")]
    told.unwrap_or_else(|error| warn!("what is told about the save cannot be kept: {error}"));
    #[cfg(not(feature = "window"))]
    let _ = told;
    Ok(())
}

/// Reads the latest game that is whole and can be played again, from its youngest save that is.
///
/// # Errors
/// When there is none, or another window plays it.
pub fn read(store: &Store) -> Result<Saved, LoadError> {
    let all = slots::kept(store)?;
    let mut troubles = Vec::new();
    for kept in all.into_iter().filter(|kept| !kept.slot.aside) {
        match read_from(store, kept) {
            Ok(saved) => {
                let before = troubles.into_iter().map(|trouble: Broken| trouble.detail);
                return Ok(Saved { troubles: before.chain(saved.troubles).collect(), ..saved });
            }
            Err(LoadError::Broken(trouble)) => troubles.push(trouble),
            Err(_) => {}
        }
    }
    Err(Broken::all(troubles).map_or(LoadError::Nothing, LoadError::Broken))
}

/// Makes a game that was put aside one of the others, and gives it.
///
/// # Errors
/// When it cannot be played again, or disk or browser refuses; then it stays aside.
pub fn take_back(store: &Store, kept: Kept) -> Result<Saved, LoadError> {
    let saved = read_from(store, kept)?;
    let kept = Kept { slot: kept.slot.taken_back(store)?, ..kept };
    write(store, kept, &saved.record.save_text())?;
    saved.kept.slot.forget(store)?;
    Ok(Saved { kept, ..saved })
}

/// Reads the game of a place.
///
/// # Errors
/// When it cannot be played again.
pub fn read_from(store: &Store, kept: Kept) -> Result<Saved, LoadError> {
    let look = |record: &Record| {
        let (made, here) = record.made();
        record.is_over().map(drop).map_err(|detail| Broken { detail, told: super::unlike(made, &here) })
    };
    look_at(store, kept, look).map(|(saved, ())| saved)
}

/// Plays a record again to its last position.
///
/// # Errors
/// When the rules forbid an action or it leads elsewhere.
pub fn last<G: Playable>(record: &records::Record<G>) -> Result<G::Position, Broken> {
    record.last_position().map_err(|error| Broken {
        detail: error.to_string(),
        told: super::unlike(record.made.as_ref(), &Made::here::<G>()),
    })
}

/// Reads the game of a place from its youngest save that is whole; `look` plays it again, and says what it made of it.
///
/// # Errors
/// When it cannot be played again.
pub fn look_at<R>(
    store: &Store,
    kept: Kept,
    look: impl Fn(&Record) -> Result<R, Broken>,
) -> Result<(Saved, R), LoadError> {
    if !store.keeps() {
        return Err(LoadError::Nothing);
    }
    let mut troubles = Vec::new();
    for name in kept.slot.generations() {
        let read = |text: &str| -> Result<(Record, R), Broken> {
            let record = Record::parse_save(text)?;
            let looked = look(&record)?;
            Ok((record, looked))
        };
        match store.get(&name).map_err(Broken::from).and_then(|text| text.as_deref().map(read).transpose()) {
            Ok(Some((record, looked))) => {
                let troubles = troubles.into_iter().map(|trouble: Broken| trouble.detail).collect();
                return Ok((Saved { record, kept, troubles }, looked));
            }
            Ok(None) => {}
            Err(broken) => troubles.push(Broken { detail: format!("{name}: {}", broken.detail), ..broken }),
        }
    }
    Err(Broken::all(troubles).map_or(LoadError::Nothing, LoadError::Broken))
}

/// Forgets a saved game, all generations: it is over or was given up.
///
/// # Errors
/// When disk or browser refuses.
pub fn forget(store: &Store, slot: Slot) -> io::Result<()> {
    slot.forget(store)
}

/// Lets the writer save a game soon. Only the record is copied now: its text is made where it is written. `there` says whether
/// this program has saved the game before: then somebody may have deleted it meanwhile.
pub fn write_soon<G: Playable>(
    writer: &mut Writer,
    store: &Store,
    kept: Kept,
    record: &records::Record<G>,
    there: &Arc<AtomicBool>,
) {
    let (record, there) = (record.clone(), there.clone());
    writer.write(store, GAME, move |store| {
        let deleted = there.load(Ordering::Relaxed) && !kept.slot.is_taken(store)?;
        write(store, kept, &record.save_text())?;
        there.store(true, Ordering::Relaxed);
        if deleted { Err(Refusal::Deleted.into()) } else { Ok(()) }
    });
}

/// Saves the game after every action, and forgets it once it is over.
pub fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .init_resource::<Writer>()
        .init_resource::<SaveTrouble>()
        .init_resource::<Running>()
        .add_systems(Startup, tell_other_window)
        .add_systems(Update, tell.in_set(crate::AppSystems::Tell));
}

/// Keeps this game, where the program keeps games.
pub(super) fn of<G: Playable>(app: &mut App) {
    let keeps = resource_exists::<SaveTrouble>.and_then(resource_changed::<Log<G>>);
    app.add_systems(Update, keep::<G>.run_if(keeps).before(tell).in_set(crate::AppSystems::Tell));
}

fn tell_other_window(store: Res<Store>, mut trouble: ResMut<SaveTrouble>) {
    if store.is_claimed() {
        trouble.fail(other_window());
    }
}

fn keep<G: Playable>(
    log: Res<Log<G>>,
    store: Res<Store>,
    progress: Option<Res<Progress>>,
    mut running: ResMut<Running>,
    mut writer: ResMut<Writer>,
    mut trouble: ResMut<SaveTrouble>,
    mut there: Local<Arc<AtomicBool>>,
) {
    let Some(record) = log.record().filter(|_| store.keeps()) else { return };
    if !running.is_settled() {
        *there = Arc::default();
        // The last save of the game before still waits under the same name, and takes a place or frees one.
        if let Err(error) = writer.finish().and_then(|()| running.settle(&store)) {
            trouble.fail(cannot_save(&error));
            return;
        }
    }
    let Some(kept) = running.now() else { return };
    if progress.is_some_and(|progress| progress.over) {
        writer.write(&store, GAME, move |store| kept.slot.forget(store));
    } else {
        write_soon(&mut writer, &store, kept, record, &there);
    }
}

/// That a game cannot be saved, and why.
pub fn cannot_save(error: &io::Error) -> Text {
    text!("save-trouble", error = store::trouble(error))
}

fn tell(writer: Res<Writer>, mut trouble: ResMut<SaveTrouble>) {
    match writer.outcome(GAME) {
        Some(Err(error)) if Refusal::of(&error) == Some(Refusal::Deleted) => trouble.deleted(),
        Some(Err(error)) => trouble.fail(cannot_save(&error)),
        Some(Ok(())) => trouble.pass(),
        None => {}
    }
}
