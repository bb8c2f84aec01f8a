//! The search for saved games, in its own thread, so that a slow disk does not hold up drawing.

use std::{
    sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError},
    thread,
    time::Duration,
};

use bevy::{
    platform::cell::SyncCell,
    prelude::*,
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use crate::{
    record::{
        save::{self, LoadError, LoadedGame},
        slots::{self, SavedGame},
    },
    store::{Store, StoreError, Writer},
    texts::text,
    ui::requests::ResumableGames,
};

/// The maximum time that drawing waits for the search. A healthy disk is faster.
const SEARCH_TIMEOUT: Duration = Duration::from_millis(500);

/// The result of a search.
struct Found {
    saved_games: Vec<SavedGame>,
    latest: Result<LoadedGame, LoadError>,
}

/// The search in progress.
#[derive(Resource, Default)]
pub struct Search(Option<SyncCell<Receiver<Found>>>);

impl Found {
    /// Searches the store, which may take time.
    fn search(store: &Store) -> Found {
        // If the list cannot be read, the game cannot be read either, and that error is reported.
        Found { saved_games: slots::saved_games(store).unwrap_or_default(), latest: save::read(store) }
    }

    fn offer(self, offer: &mut ResumableGames) {
        offer.saved_games = self.saved_games;
        match self.latest {
            Ok(saved) => {
                if !saved.problems.is_empty() {
                    offer.error = Some(text!("saves-damaged"));
                }
                saved.problems.iter().for_each(|problem| warn!("{problem}"));
                offer.latest = Some(Box::new(saved));
            }
            Err(LoadError::Nothing) => {}
            // If the store cannot be read, it is unknown whether there are saved games, so the message is only about
            // saving.
            Err(LoadError::Unreadable(error)) => offer.error = Some(save::cannot_save(&error)),
            Err(error) => offer.error = Some(error.text()),
        }
    }
}

impl Search {
    /// Starts a search. Returns the result if the search ends within [`SEARCH_TIMEOUT`], or if it cannot run in its own
    /// thread.
    fn begin(&mut self, store: &Store, window: Option<&EventLoopProxyWrapper>) -> Option<Found> {
        let (sender, receiver) = mpsc::channel();
        let (from, waker) = (store.clone(), window.map(|window| (**window).clone()));
        let look = move || {
            let _ = sender.send(Found::search(&from));
            // Wakes the app, which seldom draws without animation. A closed window cannot be woken.
            if let Some(waker) = waker {
                let _ = waker.send_event(WinitUserEvent::WakeUp);
            }
        };
        // A browser has no threads, and a system may be unable to start another.
        let has_thread =
            !cfg!(target_arch = "wasm32") && thread::Builder::new().name("saves".to_owned()).spawn(look).is_ok();
        if !has_thread {
            return Some(Found::search(store));
        }
        match receiver.recv_timeout(SEARCH_TIMEOUT) {
            Ok(found) => Some(found),
            Err(RecvTimeoutError::Timeout) => {
                self.0 = Some(SyncCell::new(receiver));
                None
            }
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }
}

/// Lists the saved games and reads the latest. If this takes too long, [`receive_found_games`] receives the result
/// in a later frame.
pub fn search_saves(
    store: Res<Store>,
    writer: Res<Writer>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut search: ResMut<Search>,
    mut offer: ResMut<ResumableGames>,
) {
    (*search, *offer) = default();
    let finished = writer.finish();
    let slow = finished.as_ref().is_err_and(|error| StoreError::of(error) == Some(StoreError::Slow));
    if store.is_claimed() && !slow {
        offer.error = Some(save::other_window());
    }
    // Do not try to read from a disk that does not respond.
    if let Some(found) = (!slow).then(|| search.begin(&store, window.as_deref())).flatten() {
        found.offer(&mut offer);
    }
    if let Err(error) = finished {
        offer.error = Some(save::cannot_save(&error));
    }
}

/// Offers the games found by a slow search.
pub fn receive_found_games(
    mut search: ResMut<Search>,
    mut offer: ResMut<ResumableGames>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(receiver) = &mut search.bypass_change_detection().0 else { return };
    match receiver.get().try_recv() {
        Err(TryRecvError::Empty) => return,
        Ok(found) => found.offer(&mut offer),
        Err(TryRecvError::Disconnected) => {}
    }
    *search = Search::default();
    redraw.write(RequestRedraw);
}
