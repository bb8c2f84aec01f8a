//! Board matches: four computer players play games on a board in the background to test it. The results are counted and
//! kept across restarts.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use bevy::{
    platform::time::Instant,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
    window::RequestRedraw,
};

use self::run::{PlayedGames, Run};
pub use self::view::{Counted, counts};
pub use self::{
    stats::{MatchStats, PLAYERS, Share},
    view::{MatchRequest, draw},
};
use crate::{
    kiosk::VisitorGone,
    screen::Screen,
    stage::touch_filter::TouchFilter,
    store::{Store, Writer},
};
use hacienda_rules::Board;

mod run;
mod stats;
mod storage;
#[cfg(test)]
mod tests;
mod view;

/// The duration of a match, in seconds. The game in progress is then played to its end. The player may start the match
/// again.
const MATCH_SECONDS: f32 = 10.0;
/// The playing time between two counts, in seconds. A browser has no background thread for the games, so the value
/// there is small enough to keep the animation smooth.
const BATCH_SECONDS: f32 = if cfg!(target_arch = "wasm32") { 0.004 } else { 0.1 };
/// The maximum playing time added per count, in seconds. No frames run while the window is hidden, and that time must
/// not be added.
const MAX_BATCH_SECONDS: f32 = 0.25;

/// The results of all board matches, and the match in progress.
#[derive(Resource, Debug, Default)]
pub struct BoardMatches {
    known: BTreeMap<u64, MatchStats>,
    /// The boards with results, the least recently tested first.
    order: Vec<u64>,
    /// The boards on which games cannot be set up or do not end, as found since the program started.
    untestable: BTreeSet<u64>,
    running: Option<Running>,
    /// True if the results of a match that has ended are not saved yet.
    unsaved: bool,
}

/// A match in progress. Its games are played by the task in `background`; between two tasks they are in `run`.
#[derive(Debug)]
struct Running {
    board: Arc<Board>,
    /// The playing time so far, in seconds.
    seconds: f32,
    /// True if a game of this match has been counted.
    counted: bool,
    run: Option<Box<Run>>,
    background: Option<BackgroundTask>,
}

/// A task that plays the games, and its start time.
#[derive(Debug)]
struct BackgroundTask {
    task: Task<(Box<Run>, PlayedGames)>,
    since: Instant,
}

impl BoardMatches {
    /// Returns the results of a board. Boards with the same hexes share their results, even if their names differ.
    pub fn result(&self, board: &Board) -> Option<&MatchStats> {
        self.known.get(&board.hash()).filter(|stats| stats.games() > 0)
    }

    /// Returns the progress of the match on this board, from 0 to 1; `None` if it is not in progress.
    pub fn progress(&self, board: &Board) -> Option<f32> {
        let running = self.running.as_ref().filter(|running| running.board.hash() == board.hash());
        running.map(|running| (running.seconds / MATCH_SECONDS).min(1.0))
    }

    /// Returns true if testing this board again is pointless, because games on it cannot be set up or do not end.
    pub fn is_untestable(&self, board: &Board) -> bool {
        self.untestable.contains(&board.hash())
    }

    /// Returns true if a match is in progress.
    pub fn is_any_running(&self) -> bool {
        self.running.is_some()
    }

    /// Starts a match on a board, and stops any other match. New games are added to earlier results of the board.
    pub fn start(&mut self, board: Arc<Board>) {
        self.stop();
        let games = self.known.get(&board.hash()).map_or(0, |stats| stats.games());
        let run = Some(Box::new(Run::new(board.clone(), games)));
        self.running = Some(Running { board, seconds: 0.0, counted: false, run, background: None });
    }

    /// Stops the match. The games counted so far stay.
    pub fn stop(&mut self) {
        self.unsaved |= self.running.take().is_some_and(|running| running.counted);
    }

    /// Counts the games of a finished task, and starts the next task if `may_start` is true.
    fn continue_match(&mut self, may_start: bool) {
        let Some(running) = &mut self.running else { return };
        if let Some(background) = &mut running.background {
            let Some((run, played)) = check_ready(&mut background.task) else { return };
            let seconds = background.since.elapsed().as_secs_f32().min(MAX_BATCH_SECONDS);
            (running.run, running.background) = (Some(run), None);
            self.count(&played, seconds);
        }
        let Some(running) = self.running.as_mut().filter(|_| may_start) else { return };
        let Some(mut run) = running.run.take() else { return };
        let last = running.seconds >= MATCH_SECONDS;
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let began = Instant::now();
            let played = run.play(last, || began.elapsed().as_secs_f32() >= BATCH_SECONDS);
            (run, played)
        });
        running.background = Some(BackgroundTask { task, since: Instant::now() });
    }

    /// Counts the games played in this many seconds. Ends the match if its time is up and a game has ended, or if the
    /// board is untestable.
    fn count(&mut self, played: &PlayedGames, seconds: f32) {
        let Some(running) = &mut self.running else { return };
        running.seconds += seconds;
        let board = running.board.hash();
        if !played.games.is_empty() && !std::mem::replace(&mut running.counted, true) {
            self.order.retain(|other| *other != board);
            self.order.push(board);
        }
        played.games.iter().for_each(|game| self.known.entry(board).or_default().add(game));
        let long_enough = running.seconds >= MATCH_SECONDS && !played.games.is_empty();
        if let Some(why) = played.untestable {
            debug!("the board match on {} is over: {why}", running.board.name);
            self.untestable.insert(board);
        }
        if long_enough || played.untestable.is_some() {
            self.stop();
        }
    }

    /// Returns true if a match is in progress on a board other than this one, or on any board if `board` is `None`.
    pub fn is_testing_another(&self, board: Option<&Board>) -> bool {
        self.running.as_ref().is_some_and(|running| board.is_none_or(|board| running.board.hash() != board.hash()))
    }
}

/// Adds the board matches.
pub fn plugin(app: &mut App) {
    app.init_resource::<BoardMatches>()
        .add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Match), stop)
        // Stop the previous visitor's match.
        .add_observer(|_: On<VisitorGone>, mut board_matches: ResMut<BoardMatches>| board_matches.stop())
        .add_systems(Last, (continue_match.run_if(not(in_state(Screen::Match))), save_results).chain());
}

/// Stops the match when a game starts, because the game needs the processor.
fn stop(mut board_matches: ResMut<BoardMatches>) {
    if board_matches.is_any_running() {
        board_matches.stop();
    }
}

/// Loads the saved results.
fn recall(store: Res<Store>, mut board_matches: ResMut<BoardMatches>) {
    (board_matches.known, board_matches.order) = storage::read(&store);
}

/// Continues the match in progress. In a browser, it pauses while a finger or a mouse button is down, so that the
/// screen responds at once.
fn continue_match(
    mut board_matches: ResMut<BoardMatches>,
    (touch_filter, buttons): (Option<Res<TouchFilter>>, Option<Res<ButtonInput<MouseButton>>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !board_matches.is_any_running() {
        return;
    }
    let touched = touch_filter.is_some_and(|touch_filter| touch_filter.is_touched())
        || buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    board_matches.continue_match(!(cfg!(target_arch = "wasm32") && touched));
    redraw.write(RequestRedraw);
}

fn save_results(mut board_matches: ResMut<BoardMatches>, store: Res<Store>, mut writer: ResMut<Writer>) {
    if board_matches.unsaved {
        board_matches.unsaved = false;
        storage::save(&board_matches.known, &board_matches.order, &store, &mut writer);
    }
}

#[cfg(test)]
impl BoardMatches {
    /// Plays as `Run::play` does, and counts the games. `seconds` is the time since the last call.
    fn play_on(&mut self, seconds: f32, enough: impl FnMut() -> bool) {
        let Some(running) = &mut self.running else { return };
        let last = running.seconds + seconds >= MATCH_SECONDS;
        if let Some(run) = &mut running.run {
            let played = run.play(last, enough);
            self.count(&played, seconds);
        }
    }

    /// Adds games to the results of a board; `wins` has the number of games won by each player, in turn order.
    pub fn add_wins(&mut self, board: &Board, wins: [u32; PLAYERS]) {
        for (place, wins) in wins.into_iter().enumerate() {
            for _ in 0..wins {
                let mut outcome = stats::Outcome::default();
                outcome.wins[place] = 1.0;
                outcome.points = [30.0, 60.0, 40.0, 20.0, 0.0, 12.0];
                self.known.entry(board.hash()).or_default().add(&outcome);
            }
        }
    }
}
