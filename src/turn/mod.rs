//! The turn schedule: one action from intent to announcement, as systems. The table is photographed, the pages of the rules
//! judge and resolve on the photograph, the effects are written into the components and announced. The pages are the game's.
//!
//! Run it with [`play`] in a frame or with [`run`] by hand while [`Intents`] are waiting.

use std::sync::Arc;

use bevy::{
    ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
};

use crate::game::{
    rules::{Action, Effect, Illegal, Position, Seat, Setting},
    table::{self, Counts, Happened, Seen},
};

mod receive;

pub use receive::{Intent, Intents};

/// The schedule of one action.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Turn;

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
#[derive(Resource, Debug, Default)]
pub struct Act {
    /// What somebody wants to do.
    pub intent: Option<Intent>,
    /// The position on the table before the action; after `Resolve`, the one that it leads to.
    pub photograph: Option<Position>,
    /// Why it may not be.
    pub refusal: Option<Illegal>,
    /// What it brought about.
    pub effects: Vec<Effect>,
}

impl Act {
    /// The action, as long as nothing speaks against it.
    pub fn allowed(&self) -> Option<Action> {
        if self.refusal.is_some() { None } else { self.intent.map(|intent| intent.action) }
    }
}

/// Whether the table is photographed again after every action and compared: in tests and development builds.
#[derive(Resource, Debug, Clone, Copy)]
pub struct Verify(pub bool);

/// An action was played and everything about it is on the table.
#[derive(Message, Debug, Clone)]
pub struct Played {
    /// Whose action it was.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// What it brought about, in order.
    pub effects: Arc<[Effect]>,
    /// The position it led to.
    pub after: Arc<Position>,
    /// How many actions were played since the table was laid out, this one included: what it put there bears this number.
    pub number: u32,
}

/// An action was refused and nothing changed.
#[derive(Message, Debug, Clone, Copy)]
pub struct Refused {
    /// Whose action it was.
    pub seat: Seat,
    /// What was wanted.
    pub action: Action,
    /// Why it may not be.
    pub illegal: Illegal,
}

/// Adds the turn schedule and what it works on. What happens in `Judge`, `Resolve`, `Apply` and `Verify` the game adds.
pub fn plugin(app: &mut App) {
    let mut schedule = Schedule::new(Turn);
    // The default executor costs ten times the work of a whole action.
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    schedule.configure_sets(
        (
            TurnSystems::Receive,
            TurnSystems::Photograph,
            TurnSystems::Judge,
            TurnSystems::Resolve,
            TurnSystems::Apply,
            TurnSystems::Verify,
            TurnSystems::Record,
            TurnSystems::Announce,
        )
            .chain(),
    );
    schedule.add_systems((
        receive::receive.in_set(TurnSystems::Receive),
        receive::photograph.in_set(TurnSystems::Photograph),
        announce.in_set(TurnSystems::Announce),
    ));
    app.add_plugins(table::plugin)
        .add_schedule(schedule)
        .init_resource::<Act>()
        .init_resource::<Intents>()
        .insert_resource(Verify(cfg!(debug_assertions)))
        .add_message::<Played>()
        .add_message::<Refused>();
}

/// Condition: there is an action, and nothing speaks against it.
pub fn was_allowed(act: Res<Act>) -> bool {
    act.allowed().is_some()
}

/// Tells everybody, and what this frame has seen of the table follows.
fn announce(
    mut act: ResMut<Act>,
    mut happened: ResMut<Happened>,
    mut seen: ResMut<Seen>,
    mut counts: ResMut<Counts>,
    mut played: MessageWriter<Played>,
    mut refused: MessageWriter<Refused>,
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
pub fn play(world: &mut World) {
    while !world.resource::<Intents>().is_empty() {
        world.run_schedule(Turn);
    }
}

/// Runs the schedule until no intent waits, by hand: the table may have been changed before it and may be after it.
pub fn run(world: &mut World) {
    world.resource_mut::<Seen>().forget();
    play(world);
    world.resource_mut::<Seen>().forget();
}

/// Lays out a position for play: a fresh table, with no intent waiting.
pub fn begin(world: &mut World, setting: &Setting, position: &Position) {
    world.resource_mut::<Intents>().clear();
    *world.resource_mut::<Act>() = Act::default();
    table::lay_out(world, setting, position);
}
