//! The turn schedule: systems that take one action from intent to result. They take a snapshot of the table, let the
//! pages of the rules judge and resolve the action on it, write the effects to the components, and send a message about
//! the result. Each game has its own schedule.
//!
//! A game defines its pages with [`Rules`], and adds the systems that write its components to [`TurnSystems::Apply`].
//! To process the pending [`Intents`], call [`play`] within a frame or [`run`] between frames. On an imagined position,
//! call [`learn`] before each action.

use std::{fmt::Debug, hash::Hash, sync::Arc};

use bevy::{
    ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
};
use tabletop::{Game, Seat};

use crate::table::{self, CurrentEffects, DebugCounters, SnapshotCache, Table, TableReader};

mod judge;
mod learn;
mod receive;
mod resolve;

pub use judge::Judges;
use learn::Learnt;
pub use learn::learn;
pub use receive::{Intent, Intents};
pub use resolve::Resolves;

/// A game whose actions run through the turn schedule. Each action belongs to one page of the rules, which judges and
/// resolves it. The rules crate uses the same functions to play.
pub trait Rules: Table {
    /// A page of the rules: the group of actions that one section of the rules describes.
    type Page: Debug + Copy + Eq + Hash + Send + Sync;
    /// All pages, in the order of the rules.
    const PAGES: &'static [Self::Page];

    /// Returns the page to which an action belongs.
    fn page(action: Self::Action) -> Self::Page;

    /// Checks the conditions that apply to every action.
    ///
    /// # Errors
    /// Returns an error if the game is over, or if it is waiting for another seat or another action.
    fn judge_turn(position: &Self::Position, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Checks the rules of the page for an action that is possible at this point in the turn.
    ///
    /// # Errors
    /// Returns the first reason why the action is illegal.
    fn judge(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Applies a legal action to the position, and appends its effects.
    fn resolve(
        setting: &Self::Setting,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        effects: &mut Vec<Self::Effect>,
    );

    /// Advances the game after an action: turns, rounds, and the end of the game.
    fn advance_game(
        setting: &Self::Setting,
        position: &mut Self::Position,
        action: Self::Action,
        effects: &mut Vec<Self::Effect>,
    );
}

/// The label of the turn schedule of a game.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Turn(&'static str);

impl Turn {
    /// Returns the label for game `G`.
    pub fn of<G: Game>() -> Turn {
        Turn(G::TITLE)
    }
}

/// The stages of an action, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TurnSystems {
    /// Takes the next intent from the queue.
    Receive,
    /// Reads the table into a position.
    Snapshot,
    /// Lets the page of the action decide whether the action is legal.
    Judge,
    /// Lets the page of the action work out its effects.
    Resolve,
    /// Sorts the effects by the kind of piece that they change.
    Sort,
    /// Writes the effects to the components, with one system for each kind of piece.
    Apply,
    /// Reads the table again and compares it with the position, if [`Verify`] is set.
    Verify,
    /// Appends the action to the record.
    Record,
    /// Sends the message [`Played`] or [`Refused`].
    Notify,
}

/// The action in progress. It is set only while the schedule runs.
#[derive(Resource, Debug)]
pub struct CurrentAction<G: Table> {
    /// The request to play the action, if any.
    pub intent: Option<Intent<G>>,
    /// The position on the table before the action; from `Resolve` on, the position after it.
    pub snapshot: Option<G::Position>,
    /// The reason why the action is illegal.
    pub refusal: Option<G::Illegal>,
    /// The effects of the action.
    pub effects: Vec<G::Effect>,
}

impl<G: Table> Default for CurrentAction<G> {
    fn default() -> CurrentAction<G> {
        CurrentAction { intent: None, snapshot: None, refusal: None, effects: Vec::new() }
    }
}

impl<G: Table> CurrentAction<G> {
    /// Returns the requested action; `None` if it has been refused.
    pub fn allowed(&self) -> Option<Intent<G>> {
        if self.refusal.is_some() { None } else { self.intent }
    }
}

/// True if the table is read again and compared after every action; the default in debug builds.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Verify(pub bool);

impl Default for Verify {
    fn default() -> Verify {
        Verify(cfg!(debug_assertions))
    }
}

/// A message: an action was played, and the table shows its result.
#[derive(Message, Debug, Clone)]
pub struct Played<G: Table> {
    /// The seat that played the action.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The effects of the action, in order.
    pub effects: Arc<[G::Effect]>,
    /// The position after the action.
    pub after: Arc<G::Position>,
    /// The position before the action, if the table first had to learn from the notice about it.
    pub learnt: Option<Arc<G::Position>>,
    /// The number of actions since the table was set up, including this one. Pieces placed by the action carry this
    /// number.
    pub number: u32,
}

/// A message: an action was refused, and nothing changed.
#[derive(Message, Debug, Clone, Copy)]
pub struct Refused<G: Table> {
    /// The seat that requested the action.
    pub seat: Seat,
    /// The requested action.
    pub action: G::Action,
    /// The reason for the refusal.
    pub illegal: G::Illegal,
}

/// Adds the turn schedule of a game and its resources. The game itself adds the systems of the `Apply` stage.
pub fn plugin<G: Rules>(app: &mut App) {
    let mut schedule = Schedule::new(Turn::of::<G>());
    // The default executor would take ten times as long as the action itself.
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    schedule.configure_sets({
        use TurnSystems::*;
        (Receive, Snapshot, Judge, Resolve, Sort, Apply, Verify, Record, Notify).chain()
    });
    judge::add_to::<G>(&mut schedule);
    resolve::add_to::<G>(&mut schedule);
    schedule.add_systems((
        receive::receive::<G>.in_set(TurnSystems::Receive),
        receive::snapshot::<G>.in_set(TurnSystems::Snapshot),
        resolve::sort::<G>.run_if(is_legal_so_far::<G>).in_set(TurnSystems::Sort),
        verify::<G>.run_if(should_verify).run_if(is_legal_so_far::<G>).in_set(TurnSystems::Verify),
        notify::<G>.in_set(TurnSystems::Notify),
    ));
    app.add_plugins(table::plugin::<G>)
        .add_schedule(schedule)
        .init_resource::<CurrentAction<G>>()
        .init_resource::<Intents<G>>()
        .init_resource::<Learnt<G>>()
        .init_resource::<Verify>()
        .add_message::<Played<G>>()
        .add_message::<Refused<G>>();
}

/// Run condition: there is an action, and it has not been refused.
pub fn is_legal_so_far<G: Table>(act: Res<CurrentAction<G>>) -> bool {
    act.allowed().is_some()
}

/// Run condition: the table is to be read again and compared.
pub fn should_verify(verify: Res<Verify>) -> bool {
    verify.0
}

/// Compares the table with the rules.
///
/// # Panics
/// Panics if they differ, which is a bug in the game's `table/` module. Runs only if [`Verify`] is set.
fn verify<G: Table>(act: Res<CurrentAction<G>>, reader: TableReader<G>) {
    let Some(expected) = &act.snapshot else { return };
    let found = reader.fresh_snapshot();
    assert_eq!(found.as_ref(), Some(expected), "the table matches the rules after {:?}", act.intent);
}

/// Sends the message about the action, and updates the position cached for this frame.
fn notify<G: Table>(
    mut act: ResMut<CurrentAction<G>>,
    mut effects_now: ResMut<CurrentEffects<G>>,
    mut seen: ResMut<SnapshotCache<G>>,
    (mut counts, mut learnt): (ResMut<DebugCounters<G>>, ResMut<Learnt<G>>),
    mut played: MessageWriter<Played<G>>,
    mut refused: MessageWriter<Refused<G>>,
) {
    let act = &mut *act;
    match (act.intent.take(), effects_now.take_after()) {
        (Some(Intent { seat, action }), Some(after)) => {
            seen.replace(after.clone());
            counts.start_position();
            let effects = std::mem::take(&mut act.effects).into();
            let learnt = learnt.0.take();
            played.write(Played { seat, action, effects, after, learnt, number: effects_now.number() });
        }
        (intent, _) => {
            act.snapshot.iter().for_each(|position| seen.put_back(position));
            if let (Some(Intent { seat, action }), Some(illegal)) = (intent, act.refusal.take()) {
                refused.write(Refused { seat, action, illegal });
            }
        }
    }
    act.snapshot = None;
}

/// Runs the schedule until no intent is pending. Call it within a frame: it starts from the position cached for the
/// frame.
pub fn play<G: Rules>(world: &mut World) {
    while world.resource::<Intents<G>>().has_pending() {
        world.run_schedule(Turn::of::<G>());
    }
}

/// Runs the schedule until no intent is pending. Call it between frames, when other code may change the components
/// directly before and after the call.
pub fn run<G: Rules>(world: &mut World) {
    world.resource_mut::<SnapshotCache<G>>().forget();
    play::<G>(world);
    world.resource_mut::<SnapshotCache<G>>().forget();
}

/// Sets up a position for play, and discards all pending intents.
pub fn begin<G: Rules>(world: &mut World, setting: &G::Setting, position: &G::Position) {
    world.resource_mut::<Intents<G>>().clear();
    *world.resource_mut::<CurrentAction<G>>() = CurrentAction::default();
    table::lay_out::<G>(world, setting, position);
}
