//! What is being shown: a queue of beats, one for each action that was played. The picture shows the position to which the
//! last beat that began leads; what has been *told* follows as its story goes on, and panels read that. The rules are always
//! ahead of both or level with them.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use tabletop::Seat;

use crate::{
    seats::{
        Busy, Seating, Tap,
        bot::{Hurry, Minds},
    },
    settings::{Motion, Paced, Settings},
    table::{Playing, Progress, Things},
    tempo::{self, Cue, Hour, Ring},
    turn::Played,
};

mod movement;
mod queue;
mod showing;
#[cfg(test)]
mod tests;
mod timetable;

pub use movement::{Movement, Story};
pub use showing::{ResultLine, Show, Showing, Shown, Worn, liveries};
pub use timetable::Timetable;

/// Seconds that a computer's action stays when it is told, so that it can be read, at normal speed.
const READ: f32 = 0.35;
/// The same for a person's own.
const OWN: f32 = 0.05;
/// Seconds that computers among themselves wait after a scoring.
const PATIENCE: f32 = 4.0;

/// One action, as it is shown.
#[derive(Debug, Clone)]
pub struct Beat<G: Shown> {
    /// Whose action.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// What it brought about, in order.
    pub effects: Arc<[G::Effect]>,
    /// The position it led to.
    pub after: Arc<G::Position>,
    /// What moves; empty until it begins.
    pub story: Story<G::What>,
    /// Seconds it stays after its story, at normal speed, so that what a computer did can be read.
    pub resting: f32,
    /// Seconds since it began, at normal speed; it stands still while a scoring is told.
    pub elapsed: f32,
    /// Scorings it brought that have not been read yet, in order: the number of the effect of each.
    scorings: VecDeque<usize>,
    /// The number that pieces bear which it put on the table.
    pub number: u32,
    /// Whether it stays until somebody asks for the next.
    held: bool,
    /// What was shown before it, from where it can be shown once more.
    before: Option<Arc<G::Position>>,
}

impl<G: Shown> Beat<G> {
    /// How far the piece that it brings is on its way, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let lands = G::lands(&self.story);
        if lands <= 0.0 { 1.0 } else { (self.elapsed / lands).min(1.0) }
    }

    /// The scoring that comes next, and when its turn has come.
    fn next_scoring(&self) -> Option<(usize, f32)> {
        self.scorings.front().map(|effect| (*effect, self.story.times.told_at(*effect)))
    }

    /// The same as soon as its turn has come.
    fn due(&self) -> Option<usize> {
        self.next_scoring().filter(|(_, at)| self.elapsed >= *at).map(|(effect, _)| effect)
    }

    /// How many of its effects are told.
    fn told(&self) -> usize {
        let told = self.story.times.told(self.elapsed).min(self.effects.len());
        self.next_scoring().map_or(told, |(scoring, _)| told.min(scoring))
    }

    /// Whether everything about it has been told and read.
    fn is_over(&self) -> bool {
        self.is_told() && !self.held
    }

    /// Whether its story is over and there was time to read it.
    fn is_told(&self) -> bool {
        self.scorings.is_empty() && self.elapsed >= self.story.times.length() + self.resting
    }
}

/// Actions played and not shown yet, and the one being shown.
#[derive(Resource, Debug)]
pub struct Playback<G: Shown> {
    queue: VecDeque<Beat<G>>,
    current: Option<Beat<G>>,
    shown: Option<Arc<G::Position>>,
    told: Option<Arc<G::Position>>,
    /// How many effects of the beat are in what is told.
    told_effects: usize,
    show: Option<G::Show>,
    /// What was told last, oldest first.
    lately: VecDeque<(Seat, G::Action)>,
    /// The number of the last beat that began.
    number: u32,
    /// Counts how often the picture must be made anew without movement: after loading, undo and skipping.
    resets: u32,
}

impl<G: Shown> Default for Playback<G> {
    fn default() -> Playback<G> {
        Playback {
            queue: VecDeque::new(),
            current: None,
            shown: None,
            told: None,
            told_effects: 0,
            show: None,
            lately: VecDeque::new(),
            number: 0,
            resets: 0,
        }
    }
}

impl<G: Shown> Playback<G> {
    /// The action being shown.
    pub fn current(&self) -> Option<&Beat<G>> {
        self.current.as_ref()
    }

    /// The position that the picture shows, where pieces come to; `None` while no game is on the table.
    pub fn shown(&self) -> Option<&Arc<G::Position>> {
        self.shown.as_ref()
    }

    /// The position that has been told: what panels, tags, log and spoken words may say. It is the one before the action
    /// that is being shown with every effect whose story is over. `None` while no game is on the table.
    pub fn told(&self) -> Option<&Arc<G::Position>> {
        self.told.as_ref()
    }

    /// How many effects of the action being shown are in what is told.
    pub fn told_effects(&self) -> usize {
        self.told_effects
    }

    /// How many of the actions that were played have not been told to their end: the log leaves them out.
    pub fn untold(&self) -> usize {
        let current = self.current.as_ref().is_some_and(|beat| self.told_effects < beat.effects.len());
        self.queue.len() + usize::from(current)
    }

    /// What others than this seat did since it last acted, oldest first.
    pub fn lately(&self, seat: Seat) -> impl Iterator<Item = (Seat, G::Action)> {
        self.lately.iter().rev().take_while(move |(who, _)| *who != seat).copied()
    }

    /// The number of the last action that the picture shows: what is newer is hidden. While nothing waits, all is shown.
    pub fn shows_up_to(&self) -> u32 {
        if self.busy() { self.number } else { u32::MAX }
    }

    /// Actions that wait to be shown, newest first.
    pub fn waiting(&self) -> impl Iterator<Item = &Beat<G>> {
        self.queue.iter().rev()
    }

    /// Whether something is still to be shown: then nobody acts.
    pub fn busy(&self) -> bool {
        self.current.is_some() || !self.queue.is_empty()
    }

    /// Whether the action that was told waits for somebody to ask for the next.
    pub fn waits(&self) -> bool {
        self.current.as_ref().is_some_and(|beat| beat.held && beat.is_told())
    }

    /// Whether a scoring waits to be told: nobody skips it.
    pub fn holds_scoring(&self) -> bool {
        self.show.is_some() || self.current.iter().chain(&self.queue).any(|beat| !beat.scorings.is_empty())
    }

    /// The scoring that is being told and waits to be read.
    pub fn scoring(&self) -> Option<&G::Show> {
        self.show.as_ref()
    }

    /// Counts how often the picture must be made anew without movement.
    pub fn resets(&self) -> u32 {
        self.resets
    }
}

/// A beat began: its pieces start to move.
#[derive(Message, Debug, Clone, Copy)]
pub struct BeatBegan;

/// Adds what is shown of every game.
pub fn plugin(app: &mut App) {
    app.add_message::<BeatBegan>()
        .add_message::<Ring>()
        .init_resource::<Showing>()
        .init_resource::<Worn>()
        .init_resource::<Hour>();
}

/// What is shown moves on; pictures follow after it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Advance;

/// Adds the queue of a game and the systems that fill and empty it.
pub fn of<G: Shown>(app: &mut App) {
    app.init_resource::<Playback<G>>().configure_sets(Update, Advance.in_set(crate::AppSystems::Show)).add_systems(
        Update,
        (listen::<G>, advance::<G>, agree::<G>, showing::sum_up::<G>, showing::look::<G>)
            .chain()
            .run_if(is_on::<G>)
            .after(tempo::refuse::<G>)
            .in_set(Advance),
    );
}

/// Condition: this game lies on the table, or none does; another one has its own queue.
fn is_on<G: Shown>(progress: Option<Res<Progress>>) -> bool {
    progress.is_none_or(|progress| progress.title == G::TITLE)
}

fn listen<G: Shown>(
    mut played: MessageReader<Played<G>>,
    seating: Res<Seating>,
    settings: Res<Settings>,
    minds: Res<Minds<G>>,
    playing: Option<Res<Playing<G>>>,
    mut playback: ResMut<Playback<G>>,
) {
    // The table was laid out anew: what waited was played on one that is no more.
    if playing.is_some_and(|playing| playing.is_changed()) && playback.busy() {
        playback.clear();
        playback.resets += 1;
    }
    for Played { seat, action, effects, after, number } in played.read() {
        let scored = |(at, effect): (usize, &G::Effect)| G::scores(effect).then_some(at);
        playback.queue.push_back(Beat {
            seat: *seat,
            action: *action,
            effects: effects.clone(),
            after: after.clone(),
            story: Story::default(),
            resting: if seating.is_human(*seat) { OWN } else { READ },
            elapsed: 0.0,
            scorings: effects.iter().enumerate().filter_map(scored).collect(),
            number: *number,
            // A record that is played again has buttons of its own for that, and a lesson goes on by itself: nobody thinks there.
            held: settings.stepped && minds.have(*seat),
            before: None,
        });
    }
}

/// Moves the queue on. A tap that says so finishes what is being shown, or one step of a scoring; after the last one it means
/// that the scoring was read.
fn advance<G: Shown>(
    paced: Paced,
    seating: Res<Seating>,
    hurry: Option<Res<Hurry>>,
    settings: Res<Settings>,
    playing: Option<Res<Playing<G>>>,
    mut taps: MessageReader<Tap>,
    mut begun: MessageWriter<BeatBegan>,
    mut rings: MessageWriter<Ring>,
    mut playback: ResMut<Playback<G>>,
    mut busy: ResMut<Busy>,
) {
    let playback = &mut *playback;
    let setting = playing.as_ref().map(|playing| &playing.0);
    let hurried = hurry.is_some_and(|hurry| hurry.0);
    let motion = if hurried { Motion::Off } else { settings.motion() };
    if hurried {
        playback.rush(setting);
    }
    for tap in taps.read() {
        match (tap, &mut playback.show) {
            (Tap::Skip, Some(show)) if show.is_told() => playback.read(),
            (Tap::Skip, Some(show)) => show.skip(),
            (Tap::SkipAll, Some(show)) => show.skip_all(),
            (Tap::Skip | Tap::SkipAll, None) => playback.finish(setting),
            (Tap::Next, None) => playback.release(),
            (Tap::Again, None) => drop(begun.write_batch(playback.again(setting, motion).then_some(BeatBegan))),
            _ => {}
        }
    }
    // Computers among themselves do not wait for anybody to read their scorings.
    let watched = seating.humans().next().is_some();
    let step = paced.seconds();
    if let Some(show) = &mut playback.show {
        if motion == Motion::Off && !show.is_told() {
            show.skip_all();
        }
        if let Some(amount) = show.advance(step).filter(|points| *points > 0) {
            rings.write(Ring { cue: Cue::Tick, amount });
        }
        if !watched && show.is_told() && show.waited() > PATIENCE {
            playback.read();
        }
    } else {
        rings.write_batch(playback.move_on(step));
    }
    while playback.current.is_none() {
        let Some(beat) = playback.queue.pop_front() else { break };
        playback.begin(beat, setting, motion);
        begun.write(BeatBegan);
        rings.write_batch(playback.move_on(0.0));
    }
    playback.open_show(setting);
    playback.tell();
    busy.set_if_neq(Busy(playback.busy()));
}

/// When nothing is to be shown, the picture must be of what lies on the table: after loading, undo, a new game or none.
pub(super) fn agree<G: Shown>(things: Things<G>, mut playback: ResMut<Playback<G>>) {
    if playback.busy() {
        return;
    }
    let truth = things.photograph();
    let same = match (&playback.shown, truth) {
        (Some(shown), Some(truth)) => Arc::ptr_eq(shown, truth) || shown == truth,
        (shown, truth) => shown.is_none() && truth.is_none(),
    };
    if !same {
        playback.shown = truth.cloned();
        playback.told = truth.cloned();
        playback.lately.clear();
        playback.resets += 1;
    }
}

/// The picture is of what lies on the table, at once: it was laid out anew, and what was played before that is no more. What is
/// played next begins from there.
pub fn look<G: Shown>(world: &mut World) {
    forget::<G>(world);
    let truth = crate::table::photograph::<G>(world).map(Arc::new);
    let mut playback = world.resource_mut::<Playback<G>>();
    (playback.shown, playback.told) = (truth.clone(), truth);
    // Actions are counted from where the table was laid out.
    playback.number = 0;
}

/// Forgets everything that waits to be shown: another game comes onto the table.
pub fn forget<G: Shown>(world: &mut World) {
    let mut playback = world.resource_mut::<Playback<G>>();
    playback.clear();
    (playback.shown, playback.told) = (None, None);
    playback.lately.clear();
    playback.resets += 1;
    world.resource_mut::<Messages<Played<G>>>().clear();
    world.insert_resource(Showing::default());
    world.insert_resource(Busy::default());
}
