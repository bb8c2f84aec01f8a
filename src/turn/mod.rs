//! The turn schedule: one action from intent to announcement, as systems. The table is photographed, the pages of the rules
//! judge and resolve on the photograph, the effects are written into the components and announced. Each game has its own.
//!
//! A game says by [`Rules`] what its pages are, and adds to [`TurnSystems::Apply`] what writes its components. Run it with
//! [`play`] in a frame or with [`run`] by hand while [`Intents`] are waiting.

use std::{fmt::Debug, hash::Hash, sync::Arc};

use bevy::{
    ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
};
use tabletop::{Game, Seat};

use crate::table::{self, Counts, Happened, Seen, Table, Things};

mod judge;
mod receive;
mod resolve;

pub use judge::Judges;
pub use receive::{Intent, Intents};
pub use resolve::Resolves;

/// A game whose actions run through the schedule: each is on one page of the rules, which judges it and works out what it
/// brings about. The rules play by the same functions.
pub trait Rules: Table {
    /// A page of the rules.
    type Page: Debug + Copy + Eq + Hash + Send + Sync;
    /// Every page, in the order of the rules.
    const PAGES: &'static [Self::Page];

    /// The page that an action is on.
    fn page(action: Self::Action) -> Self::Page;

    /// Refuses what may not be whatever its page says: the game is over, or waits for another seat or another action.
    ///
    /// # Errors
    /// When it does.
    fn judge_turn(position: &Self::Position, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// What the page says about an action whose time it is.
    ///
    /// # Errors
    /// The first reason why it may not be.
    fn judge(
        setting: &Self::Setting,
        position: &Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// What the page says that a legal action brings about.
    fn resolve(
        setting: &Self::Setting,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        effects: &mut Vec<Self::Effect>,
    );

    /// How the game goes on after it: turns, rounds, the end.
    fn go_on(
        setting: &Self::Setting,
        position: &mut Self::Position,
        action: Self::Action,
        effects: &mut Vec<Self::Effect>,
    );
}

/// The schedule of one action of a game.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Turn(&'static str);

impl Turn {
    /// That of this game.
    pub fn of<G: Game>() -> Turn {
        Turn(G::TITLE)
    }
}

/// The stages of an action, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TurnSystems {
    /// The next intent is taken from the queue.
    Receive,
    /// The table is read into a position.
    Photograph,
    /// Each page of the rules says whether its action may be.
    Judge,
    /// Each page of the rules works out what its action brings about.
    Resolve,
    /// What it brought about is sorted by the kind of thing that it concerns.
    Sort,
    /// Each kind of thing writes down what concerns it.
    Apply,
    /// The table is read again and compared, where [`Verify`] asks for it.
    Verify,
    /// The action is added to the record.
    Record,
    /// Everybody hears of it.
    Announce,
}

/// The action being worked on. It is there only while the schedule runs.
#[derive(Resource, Debug)]
pub struct Act<G: Table> {
    /// What somebody wants to do.
    pub intent: Option<Intent<G>>,
    /// The position on the table before the action; after `Resolve`, the one that it leads to.
    pub photograph: Option<G::Position>,
    /// Why it may not be.
    pub refusal: Option<G::Illegal>,
    /// What it brought about.
    pub effects: Vec<G::Effect>,
}

impl<G: Table> Default for Act<G> {
    fn default() -> Act<G> {
        Act { intent: None, photograph: None, refusal: None, effects: Vec::new() }
    }
}

impl<G: Table> Act<G> {
    /// What somebody wants to do, as long as nothing speaks against it.
    pub fn allowed(&self) -> Option<Intent<G>> {
        if self.refusal.is_some() { None } else { self.intent }
    }
}

/// Whether the table is photographed again after every action and compared: in tests and development builds.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Verify(pub bool);

impl Default for Verify {
    fn default() -> Verify {
        Verify(cfg!(debug_assertions))
    }
}

/// An action was played and everything about it is on the table.
#[derive(Message, Debug, Clone)]
pub struct Played<G: Table> {
    /// Whose action it was.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What it brought about, in order.
    pub effects: Arc<[G::Effect]>,
    /// The position it led to.
    pub after: Arc<G::Position>,
    /// How many actions were played since the table was laid out, this one included: what it put there bears this number.
    pub number: u32,
}

/// An action was refused and nothing changed.
#[derive(Message, Debug, Clone, Copy)]
pub struct Refused<G: Table> {
    /// Whose action it was.
    pub seat: Seat,
    /// What was wanted.
    pub action: G::Action,
    /// Why it may not be.
    pub illegal: G::Illegal,
}

/// Adds the turn schedule of a game and what it works on. What happens in `Apply` the game adds.
pub fn plugin<G: Rules>(app: &mut App) {
    let mut schedule = Schedule::new(Turn::of::<G>());
    // The default executor costs ten times the work of a whole action.
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    schedule.configure_sets({
        use TurnSystems::*;
        (Receive, Photograph, Judge, Resolve, Sort, Apply, Verify, Record, Announce).chain()
    });
    judge::add_to::<G>(&mut schedule);
    resolve::add_to::<G>(&mut schedule);
    schedule.add_systems((
        receive::receive::<G>.in_set(TurnSystems::Receive),
        receive::photograph::<G>.in_set(TurnSystems::Photograph),
        resolve::sort::<G>.run_if(was_allowed::<G>).in_set(TurnSystems::Sort),
        verify::<G>.run_if(is_to_be_verified).run_if(was_allowed::<G>).in_set(TurnSystems::Verify),
        announce::<G>.in_set(TurnSystems::Announce),
    ));
    app.add_plugins(table::plugin::<G>)
        .add_schedule(schedule)
        .init_resource::<Act<G>>()
        .init_resource::<Intents<G>>()
        .init_resource::<Verify>()
        .add_message::<Played<G>>()
        .add_message::<Refused<G>>();
}

/// Condition: there is an action, and nothing speaks against it.
pub fn was_allowed<G: Table>(act: Res<Act<G>>) -> bool {
    act.allowed().is_some()
}

/// Condition: the table is photographed again and compared.
pub fn is_to_be_verified(verify: Res<Verify>) -> bool {
    verify.0
}

/// Compares table and rules.
///
/// # Panics
/// When they differ, which is a mistake in the game's `table/`; it runs only in tests and development builds.
fn verify<G: Table>(act: Res<Act<G>>, things: Things<G>) {
    let Some(expected) = &act.photograph else { return };
    let found = things.photograph_anew();
    assert_eq!(found.as_ref(), Some(expected), "the table differs from the rules after {:?}", act.intent);
}

/// Tells everybody, and what this frame has seen of the table follows.
fn announce<G: Table>(
    mut act: ResMut<Act<G>>,
    mut happened: ResMut<Happened<G>>,
    mut seen: ResMut<Seen<G>>,
    mut counts: ResMut<Counts<G>>,
    mut played: MessageWriter<Played<G>>,
    mut refused: MessageWriter<Refused<G>>,
) {
    let act = &mut *act;
    match (act.intent.take(), happened.give_after()) {
        (Some(Intent { seat, action }), Some(after)) => {
            seen.renew(after.clone());
            counts.moved_on();
            let effects = std::mem::take(&mut act.effects).into();
            played.write(Played { seat, action, effects, after, number: happened.number() });
        }
        (intent, _) => {
            act.photograph.iter().for_each(|position| seen.put_back(position));
            if let (Some(Intent { seat, action }), Some(illegal)) = (intent, act.refusal.take()) {
                refused.write(Refused { seat, action, illegal });
            }
        }
    }
    act.photograph = None;
}

/// Runs the schedule until no intent waits, in a frame: it goes on from what was seen of the table in it.
pub fn play<G: Rules>(world: &mut World) {
    while !world.resource::<Intents<G>>().is_empty() {
        world.run_schedule(Turn::of::<G>());
    }
}

/// Runs the schedule until no intent waits, by hand: the table may have been changed before it and may be after it.
pub fn run<G: Rules>(world: &mut World) {
    world.resource_mut::<Seen<G>>().forget();
    play::<G>(world);
    world.resource_mut::<Seen<G>>().forget();
}

/// Lays out a position for play: a fresh table, with no intent waiting.
pub fn begin<G: Rules>(world: &mut World, setting: &G::Setting, position: &G::Position) {
    world.resource_mut::<Intents<G>>().clear();
    *world.resource_mut::<Act<G>>() = Act::default();
    table::lay_out::<G>(world, setting, position);
}
