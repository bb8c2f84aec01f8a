//! What four computer players make of a board: games among themselves in the background, counted, and kept between starts.

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

pub use self::picture::{Counted, counts};
use self::run::{Played, Run};
pub use self::{
    count::{PLAYERS, Share, Trial},
    picture::{TrialWish, draw},
};
use crate::{
    kiosk::VisitorGone,
    screen::Screen,
    stage::fingers::Glass,
    store::{Store, Writer},
};
use hacienda_rules::Board;

mod count;
mod kept;
mod picture;
mod run;
#[cfg(test)]
mod tests;

/// Seconds for which a trial goes on before somebody wants more of it.
const LONG: f32 = 10.0;
/// Seconds for which a trial plays on before what came of it is counted. A page has no other thread: there it is the part of a
/// frame that leaves the picture smooth.
const BATCH: f32 = if cfg!(target_arch = "wasm32") { 0.004 } else { 0.1 };
/// What counts at most between two countings: a window that nobody looked at is no time that was played in.
const LONGEST: f32 = 0.25;

/// All that is known by trials, and the one that goes on.
#[derive(Resource, Debug, Default)]
pub struct Trials {
    known: BTreeMap<u64, Trial>,
    /// Those boards in the order in which they were tried last, the longest ago first.
    order: Vec<u64>,
    /// Boards on which no game comes to an end, as far as that turned out since the start.
    hopeless: BTreeSet<u64>,
    running: Option<Running>,
    /// Whether something is known that was not kept yet.
    fresh: bool,
}

/// A trial that goes on: the games lie here, or are played on elsewhere for a while.
#[derive(Debug)]
struct Running {
    board: Arc<Board>,
    /// How long it has gone on.
    seconds: f32,
    /// Whether a game came to its end.
    counted: bool,
    here: Option<Box<Run>>,
    away: Option<Away>,
}

/// Games that are played on elsewhere, and since when.
#[derive(Debug)]
struct Away {
    task: Task<(Box<Run>, Played)>,
    since: Instant,
}

impl Trials {
    /// What is known of the hexes of a board, whatever it is called.
    pub fn result(&self, board: &Board) -> Option<&Trial> {
        self.known.get(&board.hash()).filter(|trial| trial.games() > 0)
    }

    /// How far the trial of this board is, from 0 to 1; `None` where it does not go on.
    pub fn progress(&self, board: &Board) -> Option<f32> {
        let running = self.running.as_ref().filter(|running| running.board.hash() == board.hash());
        running.map(|running| (running.seconds / LONG).min(1.0))
    }

    /// Whether it turned out that no game, or no other one, comes to an end on this board: nobody needs to try again.
    pub fn is_hopeless(&self, board: &Board) -> bool {
        self.hopeless.contains(&board.hash())
    }

    /// Whether any trial goes on.
    pub fn are_running(&self) -> bool {
        self.running.is_some()
    }

    /// Begins with a board, or goes on with it: what is known of it stays, and more games come to it. The one that was
    /// running stops.
    pub fn start(&mut self, board: Arc<Board>) {
        self.stop();
        let games = self.known.get(&board.hash()).map_or(0, |trial| trial.games());
        let here = Some(Box::new(Run::new(board.clone(), games)));
        self.running = Some(Running { board, seconds: 0.0, counted: false, here, away: None });
    }

    /// Stops. The games that were counted stay.
    pub fn stop(&mut self) {
        self.fresh |= self.running.take().is_some_and(|running| running.counted);
    }

    /// Counts what came of the last while, and begins with the next one if that `may` be.
    fn go_on(&mut self, may: bool) {
        let Some(running) = &mut self.running else { return };
        if let Some(away) = &mut running.away {
            let Some((run, played)) = check_ready(&mut away.task) else { return };
            let seconds = away.since.elapsed().as_secs_f32().min(LONGEST);
            (running.here, running.away) = (Some(run), None);
            self.count(&played, seconds);
        }
        let Some(running) = self.running.as_mut().filter(|_| may) else { return };
        let Some(mut run) = running.here.take() else { return };
        let last = running.seconds >= LONG;
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let began = Instant::now();
            let played = run.play(last, || began.elapsed().as_secs_f32() >= BATCH);
            (run, played)
        });
        running.away = Some(Away { task, since: Instant::now() });
    }

    /// Counts the games of so many seconds. After long enough, and where there is no hope, the trial is over.
    fn count(&mut self, played: &Played, seconds: f32) {
        let Some(running) = &mut self.running else { return };
        running.seconds += seconds;
        let board = running.board.hash();
        if !played.games.is_empty() && !std::mem::replace(&mut running.counted, true) {
            self.order.retain(|other| *other != board);
            self.order.push(board);
        }
        played.games.iter().for_each(|game| self.known.entry(board).or_default().add(game));
        let long_enough = running.seconds >= LONG && !played.games.is_empty();
        if let Some(why) = played.hopeless {
            debug!("the trial of {} is over: {why}", running.board.name);
            self.hopeless.insert(board);
        }
        if long_enough || played.hopeless.is_some() {
            self.stop();
        }
    }

    /// Whether a trial of another board than this one goes on.
    pub fn try_another(&self, board: Option<&Board>) -> bool {
        self.running.as_ref().is_some_and(|running| board.is_none_or(|board| running.board.hash() != board.hash()))
    }
}

/// Adds the trials.
pub fn plugin(app: &mut App) {
    app.init_resource::<Trials>()
        .add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Match), stop)
        // Whoever comes next has opened no board.
        .add_observer(|_: On<VisitorGone>, mut trials: ResMut<Trials>| trials.stop())
        .add_systems(Last, (go_on.run_if(not(in_state(Screen::Match))), keep).chain());
}

/// A game on the table has the processor to itself.
fn stop(mut trials: ResMut<Trials>) {
    if trials.are_running() {
        trials.stop();
    }
}

/// What was found out at an earlier start.
fn recall(store: Res<Store>, mut trials: ResMut<Trials>) {
    (trials.known, trials.order) = kept::read(&store);
}

/// In a page nothing is played while somebody draws or drags: what they do
/// is seen at once.
fn go_on(
    mut trials: ResMut<Trials>,
    (glass, buttons): (Option<Res<Glass>>, Option<Res<ButtonInput<MouseButton>>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !trials.are_running() {
        return;
    }
    let touched = glass.is_some_and(|glass| glass.is_touched())
        || buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    trials.go_on(!(cfg!(target_arch = "wasm32") && touched));
    redraw.write(RequestRedraw);
}

fn keep(mut trials: ResMut<Trials>, store: Res<Store>, mut writer: ResMut<Writer>) {
    if trials.fresh {
        trials.fresh = false;
        kept::keep(&trials.known, &trials.order, &store, &mut writer);
    }
}

#[cfg(test)]
impl Trials {
    /// Plays on until `enough` says so, which is asked after every action; `seconds` have passed since the last time.
    fn play_on(&mut self, seconds: f32, enough: impl FnMut() -> bool) {
        let Some(running) = &mut self.running else { return };
        let last = running.seconds + seconds >= LONG;
        if let Some(run) = &mut running.here {
            let played = run.play(last, enough);
            self.count(&played, seconds);
        }
    }

    /// What would be known of a board after so many wins by the order of turns.
    pub fn tried(&mut self, board: &Board, wins: [u32; PLAYERS]) {
        for (place, wins) in wins.into_iter().enumerate() {
            for _ in 0..wins {
                let mut outcome = count::Outcome::default();
                outcome.wins[place] = 1.0;
                outcome.points = [30.0, 60.0, 40.0, 20.0, 0.0, 12.0];
                self.known.entry(board.hash()).or_default().add(&outcome);
            }
        }
    }
}
