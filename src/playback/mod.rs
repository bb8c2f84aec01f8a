//! Playback: a queue of beats, one for each action that was played. The picture shows the position after the beat in
//! progress. The *announced* position lags behind: it contains each effect once its animation is over, and the panels
//! read it. The rules never wait for either position.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use tabletop::Seat;

use crate::{
    seats::{
        Busy, Seating, Tap,
        bot::{Bots, FastForward},
    },
    settings::{AnimationTime, Motion, Settings},
    sound_cues::{self, Cue, PlayCue, TimeOfDay},
    table::{GameSetting, Progress, TableReader},
    turn::Played,
};

mod queue;
mod status;
mod story;
#[cfg(test)]
mod tests;
mod timetable;

pub use status::{AnimatedGame, PlaybackStatus, ResultLine, SeatColours, Show, all_player_colours};
pub use story::{Movement, Story};
pub use timetable::Timetable;

/// The pause after an action by a bot or by a person at another screen, in seconds at normal speed. It gives people
/// time to read the action.
const BOT_PAUSE: f32 = 0.35;
/// The same pause after a human player's action.
const HUMAN_PAUSE: f32 = 0.05;
/// The delay after which a scoring closes by itself in games without human players, in seconds at normal speed.
const SCORING_TIMEOUT: f32 = 4.0;

/// An action as it is shown.
#[derive(Debug, Clone)]
pub struct Beat<G: AnimatedGame> {
    /// The seat that played the action.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The effects of the action, in order.
    pub effects: Arc<[G::Effect]>,
    /// The position after the action.
    pub after: Arc<G::Position>,
    /// The animation of the action; empty until the beat begins.
    pub story: Story<G::MovementKind>,
    /// The pause after the story, in seconds at normal speed.
    pub pause: f32,
    /// The time since the beat began, in seconds at normal speed. The clock stops during a scoring.
    pub elapsed: f32,
    /// The scorings of this action that have not been dismissed yet, as indices of their effects, in order.
    scorings: VecDeque<usize>,
    /// The number of the action. The pieces that it placed carry the same number.
    pub number: u32,
    /// True if the beat stays until the player asks for the next beat.
    held: bool,
    /// The position before the action, from which the beat starts and is replayed. Its hidden information may have been
    /// rearranged to make the action legal. `None` until the beat begins, if nothing was rearranged.
    before: Option<Arc<G::Position>>,
}

impl<G: AnimatedGame> Beat<G> {
    /// Returns the progress of the arriving pieces, from 0 at the start of the beat to 1 when all have landed.
    pub fn progress(&self) -> f32 {
        let landing_time = G::landing_time(&self.story);
        if landing_time <= 0.0 { 1.0 } else { (self.elapsed / landing_time).min(1.0) }
    }

    /// Returns the index of the next scoring and its start time.
    fn next_scoring(&self) -> Option<(usize, f32)> {
        self.scorings.front().map(|effect| (*effect, self.story.times.announced_at(*effect)))
    }

    /// Returns the index of the next scoring if its start time has been reached.
    fn due(&self) -> Option<usize> {
        self.next_scoring().filter(|(_, at)| self.elapsed >= *at).map(|(effect, _)| effect)
    }

    /// Returns the number of effects that have been announced.
    fn announced_count(&self) -> usize {
        let announced = self.story.times.announced(self.elapsed).min(self.effects.len());
        self.next_scoring().map_or(announced, |(scoring, _)| announced.min(scoring))
    }

    /// Returns true if the beat has elapsed and is not held.
    fn is_over(&self) -> bool {
        self.has_elapsed() && !self.held
    }

    /// Returns true if the story and the pause after it are over and all scorings have been dismissed.
    fn has_elapsed(&self) -> bool {
        self.scorings.is_empty() && self.elapsed >= self.story.times.length() + self.pause
    }
}

/// The action being shown, and the queue of actions to be shown after it.
#[derive(Resource, Debug)]
pub struct Playback<G: AnimatedGame> {
    queue: VecDeque<Beat<G>>,
    current: Option<Beat<G>>,
    shown: Option<Arc<G::Position>>,
    announced: Option<Arc<G::Position>>,
    /// The number of effects of the current beat that `announced` contains.
    announced_effects: usize,
    show: Option<G::Show>,
    /// The most recent announced actions, oldest first.
    recent_actions: VecDeque<(Seat, G::Action)>,
    /// The number of the last beat that began.
    number: u32,
    /// The number of times that the picture had to be rebuilt without animation, for example after loading or undo.
    resets: u32,
}

impl<G: AnimatedGame> Default for Playback<G> {
    fn default() -> Playback<G> {
        Playback {
            queue: VecDeque::new(),
            current: None,
            shown: None,
            announced: None,
            announced_effects: 0,
            show: None,
            recent_actions: VecDeque::new(),
            number: 0,
            resets: 0,
        }
    }
}

impl<G: AnimatedGame> Playback<G> {
    /// Returns the beat being shown.
    pub fn current(&self) -> Option<&Beat<G>> {
        self.current.as_ref()
    }

    /// Returns true while an action of a seat that satisfies `is_such` is being shown, or if only such seats may act.
    pub fn is_turn_of(&self, is_such: impl Fn(Seat) -> bool) -> bool {
        let may_act = self.announced.as_ref().map(|position| G::may_act(position));
        self.current.as_ref().is_some_and(|beat| is_such(beat.seat))
            || may_act.is_some_and(|seats| !seats.is_empty() && seats.iter().all(is_such))
    }

    /// Returns the position that the picture shows, with each piece at its destination. Returns `None` while no game is
    /// on the table.
    pub fn shown(&self) -> Option<&Arc<G::Position>> {
        self.shown.as_ref()
    }

    /// Returns the position that panels, seat tags, log and announcements may reveal: the position before the current
    /// action plus every effect whose animation is over. Returns `None` while no game is on the table.
    pub fn announced(&self) -> Option<&Arc<G::Position>> {
        self.announced.as_ref()
    }

    /// Returns the number of effects of the current action that the announced position contains.
    pub fn announced_effects(&self) -> usize {
        self.announced_effects
    }

    /// Returns the number of played actions that are not fully announced yet. The log leaves them out.
    pub fn unannounced(&self) -> usize {
        let current = self.current.as_ref().is_some_and(|beat| self.announced_effects < beat.effects.len());
        self.queue.len() + usize::from(current)
    }

    /// Returns the actions that other seats have played since this seat last acted, most recent first.
    pub fn recent_actions(&self, seat: Seat) -> impl Iterator<Item = (Seat, G::Action)> {
        self.recent_actions.iter().rev().take_while(move |(who, _)| *who != seat).copied()
    }

    /// Returns the number of the last action that the picture shows; newer pieces are hidden. Returns `u32::MAX` while
    /// nothing is shown or queued.
    pub fn last_shown_action(&self) -> u32 {
        if self.is_busy() { self.number } else { u32::MAX }
    }

    /// Returns the queued beats, newest first.
    pub fn queued(&self) -> impl Iterator<Item = &Beat<G>> {
        self.queue.iter().rev()
    }

    /// Returns true while something remains to be shown.
    pub fn is_busy(&self) -> bool {
        self.current.is_some() || !self.queue.is_empty()
    }

    /// Returns true if the current beat is over and waits for the player to ask for the next beat.
    pub fn is_awaiting_next(&self) -> bool {
        self.current.as_ref().is_some_and(|beat| beat.held && beat.has_elapsed())
    }

    /// Returns true if a scoring is being shown or is queued. A scoring cannot be skipped unseen.
    pub fn has_scoring(&self) -> bool {
        self.show.is_some() || self.current.iter().chain(&self.queue).any(|beat| !beat.scorings.is_empty())
    }

    /// Returns the scoring being shown, until the player dismisses it.
    pub fn scoring(&self) -> Option<&G::Show> {
        self.show.as_ref()
    }

    /// Returns the number of times that the picture had to be rebuilt without animation.
    pub fn resets(&self) -> u32 {
        self.resets
    }
}

/// A message: a beat has begun, and its pieces start to move.
#[derive(Message, Debug, Clone, Copy)]
pub struct BeatBegan;

/// Adds the playback resources that all games share.
pub fn plugin(app: &mut App) {
    app.add_message::<BeatBegan>()
        .add_message::<PlayCue>()
        .init_resource::<PlaybackStatus>()
        .init_resource::<SeatColours>()
        .init_resource::<TimeOfDay>();
}

/// The systems that advance the playback. Systems that draw run after them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Advance;

/// Adds the playback queue of a game, and the systems that fill and empty it.
pub fn game_plugin<G: AnimatedGame>(app: &mut App) {
    app.init_resource::<Playback<G>>().configure_sets(Update, Advance.in_set(crate::AppSystems::Render)).add_systems(
        Update,
        (
            enqueue_actions::<G>,
            advance::<G>,
            follow_table::<G>,
            status::update_status::<G>,
            status::update_seat_colours::<G>,
        )
            .chain()
            .run_if(is_on::<G>)
            .after(sound_cues::refuse::<G>)
            .in_set(Advance),
    );
}

/// Run condition: this game or no game is on the table. Each game has its own queue.
fn is_on<G: AnimatedGame>(progress: Option<Res<Progress>>) -> bool {
    progress.is_none_or(|progress| progress.title == G::TITLE)
}

fn enqueue_actions<G: AnimatedGame>(
    mut played: MessageReader<Played<G>>,
    seating: Res<Seating>,
    settings: Res<Settings>,
    bots: Res<Bots<G>>,
    playing: Option<Res<GameSetting<G>>>,
    mut playback: ResMut<Playback<G>>,
) {
    // The table was set up again, so the queued actions are out of date.
    if playing.as_ref().is_some_and(|playing| playing.is_changed()) && playback.is_busy() {
        playback.clear();
        playback.resets += 1;
    }
    let is_scoring = |effect: &G::Effect| playing.as_ref().is_some_and(|playing| G::is_scoring(&playing.0, effect));
    for Played { seat, action, effects, after, learnt, number } in played.read() {
        let scoring_index = |(at, effect): (usize, &G::Effect)| is_scoring(effect).then_some(at);
        playback.queue.push_back(Beat {
            seat: *seat,
            action: *action,
            effects: effects.clone(),
            after: after.clone(),
            story: Story::default(),
            pause: if seating.is_human(*seat) { HUMAN_PAUSE } else { BOT_PAUSE },
            elapsed: 0.0,
            scorings: effects.iter().enumerate().filter_map(scoring_index).collect(),
            number: *number,
            // Replays have their own buttons for single steps, and lessons advance on their own; neither has bots.
            held: settings.stepped && bots.has_bot(*seat),
            before: learnt.clone(),
        });
    }
}

/// Advances the queue. A tap skips ahead to the next scoring, to the end of a held beat or, if there is neither, to the
/// end of the queue. During a scoring, it finishes the current step; after the last step, it dismisses the scoring.
fn advance<G: AnimatedGame>(
    time: AnimationTime,
    seating: Res<Seating>,
    hurry: Option<Res<FastForward>>,
    settings: Res<Settings>,
    playing: Option<Res<GameSetting<G>>>,
    mut taps: MessageReader<Tap>,
    mut begun: MessageWriter<BeatBegan>,
    mut cues: MessageWriter<PlayCue>,
    mut playback: ResMut<Playback<G>>,
    mut busy: ResMut<Busy>,
) {
    let playback = &mut *playback;
    let setting = playing.as_ref().map(|playing| &playing.0);
    let hurried = hurry.is_some_and(|hurry| hurry.0);
    let motion = if hurried { Motion::Off } else { settings.motion() };
    if hurried {
        playback.skip_all_at_once(setting);
    }
    for tap in taps.read() {
        match (tap, &mut playback.show) {
            (Tap::Skip, Some(show)) if show.is_finished() => playback.dismiss_scoring(),
            (Tap::Skip, Some(show)) => show.skip(),
            (Tap::SkipAll, Some(show)) => show.skip_all(),
            (Tap::Skip | Tap::SkipAll, None) => playback.finish(setting),
            (Tap::Next, None) => playback.release(),
            (Tap::Again, None) => drop(begun.write_batch(playback.replay(setting, motion).then_some(BeatBegan))),
            _ => {}
        }
    }
    // Games without human players do not wait for a scoring to be dismissed.
    let has_humans = seating.humans().next().is_some();
    let step = time.seconds();
    if let Some(show) = &mut playback.show {
        if motion == Motion::Off && !show.is_finished() {
            show.skip_all();
        }
        if let Some(amount) = show.advance(step).filter(|points| *points > 0) {
            cues.write(PlayCue { cue: Cue::Tick, amount });
        }
        if !has_humans && show.is_finished() && show.seconds_in_step() > SCORING_TIMEOUT {
            playback.dismiss_scoring();
        }
    } else {
        cues.write_batch(playback.advance_beat(step));
    }
    while playback.current.is_none() {
        let Some(beat) = playback.queue.pop_front() else { break };
        playback.begin(beat, setting, motion);
        begun.write(BeatBegan);
        cues.write_batch(playback.advance_beat(0.0));
    }
    playback.start_scoring(setting);
    playback.announce();
    busy.set_if_neq(Busy(playback.is_busy()));
}

/// Shows the position on the table whenever nothing is being shown or queued, for example after loading or undo, or
/// when a game starts or is removed.
pub(super) fn follow_table<G: AnimatedGame>(table: TableReader<G>, mut playback: ResMut<Playback<G>>) {
    if playback.is_busy() {
        return;
    }
    let snapshot = table.snapshot();
    let same = match (&playback.shown, snapshot) {
        (Some(shown), Some(snapshot)) => Arc::ptr_eq(shown, snapshot) || shown == snapshot,
        (shown, snapshot) => shown.is_none() && snapshot.is_none(),
    };
    if !same {
        playback.shown = snapshot.cloned();
        playback.announced = snapshot.cloned();
        playback.recent_actions.clear();
        playback.resets += 1;
    }
}

/// Shows the position on the table at once, and drops the queue. Call it after the table has been set up again.
pub fn jump_to_table<G: AnimatedGame>(world: &mut World) {
    reset::<G>(world);
    let snapshot = crate::table::snapshot::<G>(world).map(Arc::new);
    let mut playback = world.resource_mut::<Playback<G>>();
    (playback.shown, playback.announced) = (snapshot.clone(), snapshot);
    // The count of actions starts again when the table is set up.
    playback.number = 0;
}

/// Drops everything that is shown or queued. Call it when the table is cleared or after it has been set up again.
pub fn reset<G: AnimatedGame>(world: &mut World) {
    let mut playback = world.resource_mut::<Playback<G>>();
    playback.clear();
    (playback.shown, playback.announced) = (None, None);
    playback.recent_actions.clear();
    playback.resets += 1;
    world.resource_mut::<Messages<Played<G>>>().clear();
    world.insert_resource(PlaybackStatus::default());
    world.insert_resource(Busy::default());
}
