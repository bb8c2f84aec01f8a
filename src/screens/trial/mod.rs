//! What four computer players make of a board: games among themselves in the background, counted, and kept between starts.

use std::{collections::BTreeMap, sync::Arc};

use bevy::{platform::time::Instant, prelude::*, window::RequestRedraw};

pub(in crate::screens) use self::picture::{Counted, counts};
use self::run::Run;
pub use self::{
    count::{PLAYERS, Share, Trial},
    picture::{TrialWish, draw, draw_in},
};
use super::screen::Screen;
use crate::store::{Store, Writer};
use hacienda_rules::Board;

mod count;
mod kept;
mod picture;
mod run;
#[cfg(test)]
mod tests;

/// Seconds for which a trial goes on before somebody wants more of it.
const LONG: f32 = 10.0;
/// Seconds of a frame that a trial may take: a page has no other thread, and the picture stays smooth.
const SLICE: f32 = 0.008;
/// What counts of a frame that took longer: a window that nobody looked at is no time that was played in.
const LONGEST_FRAME: f32 = 0.25;

/// All that is known by trials, and the one that goes on.
#[derive(Resource, Debug, Default)]
pub struct Trials {
    known: BTreeMap<u64, Trial>,
    /// Those boards in the order in which they were tried, the longest ago first.
    order: Vec<u64>,
    running: Option<Run>,
    /// Whether something is known that was not kept yet.
    fresh: bool,
}

impl Trials {
    /// What is known of the hexes of a board, whatever it is called.
    pub fn result(&self, board: &Board) -> Option<&Trial> {
        self.known.get(&board.hash()).filter(|trial| trial.games() > 0)
    }

    /// How far the trial of this board is, from 0 to 1; `None` where it does not go on.
    pub fn progress(&self, board: &Board) -> Option<f32> {
        let running = self.running.as_ref().filter(|run| run.board().hash() == board.hash());
        running.map(|run| (run.seconds / LONG).min(1.0))
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
        self.running = Some(Run::new(board, games));
    }

    /// Stops. The games that were played to their end count.
    pub fn stop(&mut self) {
        self.fresh |= self.running.take().is_some_and(|run| run.counted);
    }

    /// Plays on until `enough` says so, which is asked after every action; `seconds` have passed since the last time.
    fn play_on(&mut self, seconds: f32, mut enough: impl FnMut() -> bool) {
        let Some(run) = &mut self.running else { return };
        run.seconds += seconds;
        let board = run.board().hash();
        loop {
            match run.act() {
                Ok(None) => {}
                Ok(Some(game)) => {
                    if !self.known.contains_key(&board) {
                        self.order.push(board);
                    }
                    self.known.entry(board).or_default().add(&game);
                    run.counted = true;
                    if run.seconds >= LONG {
                        return self.stop();
                    }
                }
                // On a board on which nobody can sit down nothing is found out.
                Err(()) => return self.stop(),
            }
            if enough() {
                return;
            }
        }
    }
}

/// Adds the trials.
pub fn plugin(app: &mut App) {
    app.init_resource::<Trials>()
        .add_systems(Startup, recall)
        .add_systems(OnEnter(Screen::Match), stop)
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

fn go_on(mut trials: ResMut<Trials>, time: Res<Time<Real>>, mut redraw: MessageWriter<RequestRedraw>) {
    if !trials.are_running() {
        return;
    }
    let began = Instant::now();
    trials.play_on(time.delta_secs().min(LONGEST_FRAME), || began.elapsed().as_secs_f32() >= SLICE);
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
