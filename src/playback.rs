//! What is being shown: a queue of beats, one for each action that was played. The picture shows the position of the last
//! beat that began; the rules are always ahead of it or level with it.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use crate::{
    game::{
        rules::{Action, Effect, Position, ScoringKind, Seat, Tallies, Told},
        table::{Playing, Things},
        tempo,
    },
    seats::{Busy, Seating, Tap},
    settings::Settings,
    turn::Played,
};

/// One action, as it is shown.
#[derive(Debug, Clone)]
pub struct Beat {
    /// Whose action.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// What it brought about, in order.
    pub effects: Arc<[Effect]>,
    /// The position it led to.
    pub after: Arc<Position>,
    /// Seconds in which its pieces move, at the speed chosen when it began.
    pub moving: f32,
    /// Seconds it stays after that, so that what a computer did can be read.
    pub resting: f32,
    /// Seconds since it began.
    pub elapsed: f32,
    /// Scorings it brought that have not been read yet, in order.
    pub scorings: VecDeque<(ScoringKind, Tallies)>,
    /// The number that pieces bear which it put on the table.
    pub number: u32,
}

impl Beat {
    /// How far its pieces have moved, from 0 to 1.
    pub fn progress(&self) -> f32 {
        if self.moving <= 0.0 { 1.0 } else { (self.elapsed / self.moving).min(1.0) }
    }
}

/// Actions played and not shown yet, and the one being shown.
#[derive(Resource, Debug, Default)]
pub struct Playback {
    queue: VecDeque<Beat>,
    current: Option<Beat>,
    shown: Option<Arc<Position>>,
    /// The number of the last beat that began.
    number: u32,
    /// Counts how often the picture must be made anew without movement: after loading, undo and skipping.
    resets: u32,
    seconds_of_scoring: f32,
}

impl Playback {
    /// The action being shown.
    pub fn current(&self) -> Option<&Beat> {
        self.current.as_ref()
    }

    /// The position that the picture and the face show; `None` while no game is on the table.
    pub fn shown(&self) -> Option<&Arc<Position>> {
        self.shown.as_ref()
    }

    /// The number of the last action that the picture shows: what is newer is hidden. While nothing waits, all is shown.
    pub fn shows_up_to(&self) -> u32 {
        if self.busy() { self.number } else { u32::MAX }
    }

    /// Actions that wait to be shown, newest first.
    pub fn waiting(&self) -> impl Iterator<Item = &Beat> {
        self.queue.iter().rev()
    }

    /// Whether something is still to be shown: then nobody acts.
    pub fn busy(&self) -> bool {
        self.current.is_some() || !self.queue.is_empty()
    }

    /// The scoring that waits to be read, once the pieces of its action stand, and the seconds it has been shown.
    pub fn scoring(&self) -> Option<(ScoringKind, &Tallies, f32)> {
        let beat = self.current.as_ref().filter(|beat| beat.progress() >= 1.0)?;
        beat.scorings.front().map(|(kind, rows)| (*kind, rows, self.seconds_of_scoring))
    }

    /// Counts how often the picture must be made anew without movement.
    pub fn resets(&self) -> u32 {
        self.resets
    }

    /// Shows everything that waits at once, up to the next scoring, which is to be read.
    fn finish(&mut self) {
        while let Some(beat) = self.current.take().or_else(|| self.queue.pop_front()) {
            self.shown = Some(beat.after.clone());
            self.number = beat.number;
            self.resets += 1;
            if !beat.scorings.is_empty() {
                self.current = Some(Beat { elapsed: beat.moving + beat.resting, ..beat });
                return;
            }
        }
    }
}

/// A beat began: its pieces start to move.
#[derive(Message, Debug, Clone, Copy)]
pub struct BeatBegan;

/// Adds the queue and the systems that fill and empty it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .add_message::<BeatBegan>()
        .add_systems(Update, (listen, advance, agree).chain().in_set(crate::AppSystems::Show));
}

fn listen(
    mut played: MessageReader<Played>,
    seating: Res<Seating>,
    settings: Res<Settings>,
    playing: Option<Res<Playing>>,
    mut playback: ResMut<Playback>,
) {
    // The table was laid out anew: what waited was played on one that is no more.
    if playing.is_some_and(|playing| playing.is_changed()) && playback.busy() {
        playback.queue.clear();
        playback.current = None;
        playback.resets += 1;
    }
    for Played { seat, action, effects, after, number } in played.read() {
        let watched = !seating.is_human(*seat);
        let scorings = Told::of(effects).scorings.into_iter().map(|(kind, rows)| (kind, *rows));
        playback.queue.push_back(Beat {
            seat: *seat,
            action: *action,
            effects: effects.clone(),
            after: after.clone(),
            moving: tempo::seconds(*action) / settings.speed,
            resting: if watched { 0.7 / settings.speed } else { 0.05 },
            elapsed: 0.0,
            scorings: scorings.collect(),
            number: *number,
        });
    }
}

/// Moves the queue on. A tap that says so finishes what is being shown, and means that a scoring was read.
fn advance(
    time: Res<Time>,
    seating: Res<Seating>,
    mut taps: MessageReader<Tap>,
    mut begun: MessageWriter<BeatBegan>,
    mut playback: ResMut<Playback>,
    mut busy: ResMut<Busy>,
) {
    let skipped = taps.read().filter(|tap| **tap == Tap::Skip).count() > 0;
    let playback = &mut *playback;
    if skipped && playback.busy() {
        if playback.scoring().is_some() {
            read_scoring(playback);
        } else {
            playback.finish();
        }
    }
    // Computers among themselves do not wait for anybody to read their scorings.
    let patience = if seating.humans().next().is_some() { f32::INFINITY } else { 4.0 };
    if playback.scoring().is_some() {
        playback.seconds_of_scoring += time.delta_secs();
        if playback.seconds_of_scoring > patience {
            read_scoring(playback);
        }
    } else if let Some(beat) = &mut playback.current {
        beat.elapsed += time.delta_secs();
        if beat.elapsed >= beat.moving + beat.resting && beat.scorings.is_empty() {
            playback.current = None;
        }
    }
    if playback.current.is_none()
        && let Some(beat) = playback.queue.pop_front()
    {
        playback.shown = Some(beat.after.clone());
        playback.number = beat.number;
        playback.current = Some(beat);
        playback.seconds_of_scoring = 0.0;
        begun.write(BeatBegan);
    }
    busy.set_if_neq(Busy(playback.busy()));
}

fn read_scoring(playback: &mut Playback) {
    playback.seconds_of_scoring = 0.0;
    if let Some(beat) = &mut playback.current {
        beat.scorings.pop_front();
    }
}

/// When nothing is to be shown, the picture must be of what lies on the table: after loading, undo, a new game or none.
pub(super) fn agree(things: Things, mut playback: ResMut<Playback>) {
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
        playback.resets += 1;
    }
}

/// Forgets everything that waits to be shown: another game comes onto the table.
pub fn forget(world: &mut World) {
    let mut playback = world.resource_mut::<Playback>();
    playback.queue.clear();
    playback.current = None;
    playback.shown = None;
    playback.resets += 1;
    world.resource_mut::<Messages<Played>>().clear();
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::game::bots::Level;
    use crate::game::rules::effect::ClockEffect;
    use crate::{game::table, seats::Sitter};

    const STEP: f32 = 0.1;

    /// A playback that is told what was played, with a person on seat 0 and a computer player on seat 1.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(STEP)))
            .insert_resource(Seating(vec![Sitter::Human, Sitter::Bot(Level::Greedy)]))
            .init_resource::<Settings>()
            .init_resource::<Busy>()
            .add_message::<Tap>()
            .add_message::<Played>()
            .add_plugins((table::plugin, plugin));
        app.update();
        app
    }

    fn play(app: &mut App, seat: u8, pesos: u32, effects: Vec<Effect>) {
        let after = Position { pesos: [pesos; 5], ..Position::BLANK };
        let action = Action::End;
        app.world_mut().write_message(Played {
            seat: Seat(seat),
            action,
            effects: effects.into(),
            after: Arc::new(after),
            number: 1,
        });
    }

    fn scored() -> Effect {
        Effect::Clock(ClockEffect::Scored { kind: ScoringKind::ALL[0], rows: Tallies::default() })
    }

    fn pesos(app: &App) -> Option<u32> {
        app.world().resource::<Playback>().shown().map(|position| position.pesos[0])
    }

    fn busy(app: &App) -> bool {
        assert_eq!(app.world().resource::<Playback>().busy(), app.world().resource::<Busy>().0);
        app.world().resource::<Busy>().0
    }

    #[test]
    fn actions_are_shown_one_after_another_each_for_its_time() {
        let mut app = app();
        play(&mut app, 1, 1, vec![]);
        play(&mut app, 1, 2, vec![]);
        app.update();
        assert_eq!(pesos(&app), Some(1), "the first begins at once");
        let frames = (0..100).take_while(|_| {
            app.update();
            pesos(&app) == Some(1)
        });
        let seconds = frames.count() as f32 * STEP;
        assert!((0.8..1.1).contains(&seconds), "a computer's action is shown for {seconds} s");
        assert!(busy(&app) && pesos(&app) == Some(2));
        (0..12).for_each(|_| app.update());
        assert!(!busy(&app));
    }

    #[test]
    fn a_tap_shows_all_that_waits_up_to_a_scoring_which_the_next_one_reads() {
        let mut app = app();
        play(&mut app, 1, 1, vec![]);
        play(&mut app, 1, 2, vec![scored()]);
        play(&mut app, 1, 3, vec![]);
        app.update();
        let resets = app.world().resource::<Playback>().resets();
        app.world_mut().write_message(Tap::Skip);
        app.update();
        assert_eq!(pesos(&app), Some(2));
        assert!(app.world().resource::<Playback>().resets() > resets, "the picture is made anew");
        assert!(app.world().resource::<Playback>().scoring().is_some());
        (0..100).for_each(|_| app.update());
        assert!(app.world().resource::<Playback>().scoring().is_some(), "a person reads as long as it takes");
        app.world_mut().write_message(Tap::Skip);
        app.update();
        app.update();
        assert!(app.world().resource::<Playback>().scoring().is_none());
        assert_eq!(pesos(&app), Some(3));
    }

    #[test]
    fn computers_among_themselves_do_not_wait_for_a_reader() {
        let mut app = app();
        app.insert_resource(Seating(vec![Sitter::Bot(Level::Greedy); 2]));
        play(&mut app, 1, 1, vec![scored()]);
        (0..70).for_each(|_| app.update());
        assert!(!busy(&app));
    }
}
