//! Hints: a strong bot thinks for the person whose turn it is, a little in every frame, and suggests up to three
//! actions, best first.

use std::time::Duration;

use bevy::{platform::time::Instant, prelude::*};

use super::{Busy, ScreenViewer, Seating, Tap, wait_timer::WaitTimer};
use crate::{
    playable::{Advice, Playable},
    table::{GameSetting, RulesQuery, TableReader},
    turn::Intents,
};
use tabletop::{Seat, Thinker};

/// Thinking time per frame; the last step may exceed it slightly.
const SLICE: Duration = Duration::from_millis(5);
/// The thinking time for comparing the plans of one hint. Generating the plans has no limit, since a hint based on half
/// of them would be useless.
const THOUGHT: Duration = Duration::from_millis(300);
/// The maximum waiting time while the plans of one hint are compared. It matters at low frame rates.
const HINT_TIMEOUT: Duration = Duration::from_secs(4);

/// The requested hint.
#[derive(Resource, Debug)]
pub struct Hint<G: Playable> {
    thought: Option<Thought<G>>,
    shown: Option<Shown<G>>,
}

impl<G: Playable> Default for Hint<G> {
    fn default() -> Hint<G> {
        Hint { thought: None, shown: None }
    }
}

/// A hint being computed.
#[derive(Debug)]
struct Thought<G: Playable> {
    /// The fingerprint of the position.
    fingerprint: u64,
    seat: Seat,
    bot: G::Bot,
    /// The waiting time and the thinking time since the bot started to compare plans.
    comparing: Option<(WaitTimer, Duration)>,
}

#[derive(Debug)]
struct Shown<G: Playable> {
    /// The fingerprint of the position.
    fingerprint: u64,
    advice: Vec<Advice<G>>,
}

impl<G: Playable> Hint<G> {
    /// Returns true while a hint is being computed.
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// The advice to show, best first; empty if there is none.
    pub fn advice(&self) -> &[Advice<G>] {
        self.shown.as_ref().map_or(&[], |shown| &shown.advice)
    }

    fn idle(&self) -> bool {
        self.thought.is_none() && self.shown.is_none()
    }
}

impl<G: Playable> Thought<G> {
    /// Starts thinking. The random numbers depend only on what the seat can see, so that a hint cannot leak hidden
    /// information.
    fn new(setting: &G::Setting, position: &G::Position, seat: Seat) -> Thought<G> {
        let bot = G::bot(G::ADVISER, None, G::visibility_hash(setting, position, seat.into()));
        Thought { fingerprint: G::fingerprint(position), seat, bot, comparing: None }
    }

    /// Thinks for a slice of a frame; returns the advice once it is decided.
    fn go_on(&mut self, table: &RulesQuery<G>) -> Option<Vec<Advice<G>>> {
        let frame = Instant::now();
        let waited = self.comparing.as_mut().map_or(Duration::ZERO, |(waited, _)| waited.until(frame));
        let part = |spent: Duration, of: Duration| spent.as_secs_f32() / of.as_secs_f32();
        let mut decided = None;
        while decided.is_none() && frame.elapsed() < SLICE {
            let elapsed = self
                .comparing
                .map_or(0.0, |(_, done)| part(done + frame.elapsed(), THOUGHT).max(part(waited, HINT_TIMEOUT)));
            decided = self.bot.think(table.setting, table.position, self.seat, 1, elapsed);
        }
        if G::has_alternatives(&self.bot) {
            let (waited, done) = self.comparing.unwrap_or_default();
            self.comparing = Some((waited, done + frame.elapsed()));
        }
        decided.map(|best| G::advise(&self.bot, table, self.seat, best))
    }
}

/// Starts, continues and closes hints. Any tap or action closes a hint. A hint that is requested while an action is
/// being shown starts afterwards, unless another tap follows.
#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
pub fn think<G: Playable>(
    mut taps: MessageReader<Tap>,
    reader: TableReader<G>,
    playing: Option<Res<GameSetting<G>>>,
    seating: Res<Seating>,
    screen_viewer: Res<ScreenViewer>,
    busy: Res<Busy>,
    intents: Res<Intents<G>>,
    mut hint: ResMut<Hint<G>>,
    mut queued: Local<bool>,
) {
    let was_queued = std::mem::take(&mut *queued);
    let mut asked = was_queued;
    for tap in taps.read() {
        // While a request is queued, another press only repeats it. Of two presses in one frame, the second withdraws
        // the first.
        let wanted = *tap == Tap::Hint && hint.idle() && (was_queued || !asked);
        if !hint.idle() {
            *hint = Hint::default();
        }
        asked = wanted;
    }
    if hint.idle() && !asked {
        return;
    }
    let waits = busy.0 || !intents.is_empty();
    let table = playing.as_ref().and_then(|playing| reader.rules_query(&playing.0)).filter(|table| {
        // Advice reveals the hand.
        screen_viewer.open().is_some_and(|seat| seating.human_may_act(G::may_act(table.position), seat))
    });
    // A request waits only for somebody who may act, so that it cannot open a hint in a later turn.
    *queued = asked && waits && table.is_some();
    let Some(table) = table.filter(|_| !waits) else {
        if !hint.idle() {
            *hint = Hint::default();
        }
        return;
    };
    if let Some(seat) = screen_viewer.open().filter(|_| asked) {
        hint.thought = Some(Thought::<G>::new(table.setting, table.position, seat));
    }
    let fingerprint = G::fingerprint(table.position.as_ref());
    if hint.shown.as_ref().is_some_and(|shown| shown.fingerprint != fingerprint)
        || hint.thought.as_ref().is_some_and(|thought| thought.fingerprint != fingerprint)
    {
        *hint = Hint::default();
        return;
    }
    // While advice is shown, the resource must not be marked as changed, or the table would be redrawn endlessly.
    if hint.is_thinking()
        && let Some(thought) = &mut hint.thought
        && let Some(advice) = thought.go_on(&table)
    {
        *hint = Hint { thought: None, shown: Some(Shown { fingerprint, advice }) };
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{
        games::hacienda::{
            choice::{Choice, Touch},
            table::{DebugCounters, JudgementCache},
        },
        playable::MAX_ADVICE,
        seats::{PlayerKind, Seating, taps::Tapped},
        turn::{self, Intent},
    };
    use hacienda_bots::Bot;
    use hacienda_rules::{Action, Effects, Hacienda, Position, Rulebook, Setting, maps};
    use tabletop::Level;

    fn setting() -> Setting {
        let board = maps::by_name(maps::NAMES[0]).expect("the board is built in");
        Setting { board: Arc::new(board), rulebook: Rulebook::default() }
    }

    /// Every ninth of the first 60 positions of a game in which one bot plays both seats.
    fn positions(setting: &Setting) -> Vec<Position> {
        let mut position = Position::setup(setting, 2, 7, None).expect("two players are allowed");
        let mut bot = Bot::new(Level::Easy, 3);
        let mut found = Vec::new();
        for number in 0..60 {
            if position.over {
                break;
            }
            if number % 9 == 0 {
                found.push(position);
            }
            let action = bot.choose(setting, &position);
            position.play(setting, action, &mut Effects::new()).expect("bots play by the rules");
        }
        found
    }

    #[test]
    fn advice_is_up_to_three_different_legal_actions() {
        let setting = setting();
        for position in positions(&setting) {
            let (position, counts) = (Arc::new(position), DebugCounters::default());
            let table = RulesQuery {
                position: &position,
                setting: &setting,
                counts: &counts,
                answers: &JudgementCache::default(),
            };
            let mut thought = Thought::<Hacienda>::new(&setting, &position, position.turn.seat);
            let advice = loop {
                if let Some(advice) = thought.go_on(&table) {
                    break advice;
                }
            };
            assert!((1..=MAX_ADVICE).contains(&advice.len()));
            for (place, one) in advice.iter().enumerate() {
                assert!(position.check(&setting, one.action).is_ok(), "{one:?}");
                assert!(!advice[..place].iter().any(|other| other.action == one.action), "{advice:?}");
                let mut choice = Choice::default();
                choice.propose(one.action, &table);
                assert_eq!(choice.pending(), Some(one.action).filter(|action| *action != Action::End));
            }
        }
    }

    #[test]
    fn the_next_tap_closes_a_hint() {
        let setting = setting();
        let position = Position::setup(&setting, 2, 7, Some(Seat(0))).expect("two players are allowed");
        let mut app = App::new();
        crate::game_plugin(&mut app);
        app.insert_resource(Seating::of(vec![PlayerKind::Human, PlayerKind::Human]));
        turn::begin::<Hacienda>(app.world_mut(), &setting, &position);
        let seat = position.turn.seat;
        app.insert_resource(ScreenViewer { seat: Some(seat), ..ScreenViewer::default() });
        app.update();
        let hint_of = |app: &mut App| {
            app.world_mut().write_message(Tap::Hint);
            app.update();
            // An easy hint may be ready at once.
            let mut frames = 0;
            while app.world().resource::<Hint<Hacienda>>().is_thinking() {
                app.update();
                frames += 1;
                assert!(frames < 10_000, "the hint arrives");
            }
            app.world().resource::<Hint<Hacienda>>().advice().to_vec()
        };
        let advice = hint_of(&mut app);
        assert_eq!(advice.len(), MAX_ADVICE);
        Tapped::Touch(Touch::Propose(advice[1].action)).send(app.world_mut());
        app.update();
        assert_eq!(app.world().resource::<Choice>().pending(), Some(advice[1].action));
        assert!(app.world().resource::<Hint<Hacienda>>().idle());
        // A request during an animation waits for its end, unless another tap follows.
        let is_asked_during_animation = |app: &mut App, taps: &[Tap]| {
            app.insert_resource(Hint::<Hacienda>::default());
            for tap in taps {
                app.insert_resource(Busy(true));
                app.world_mut().write_message(*tap);
                app.update();
                assert!(app.world().resource::<Hint<Hacienda>>().idle());
            }
            app.insert_resource(Busy(false));
            app.update();
            !app.world().resource::<Hint<Hacienda>>().idle()
        };
        assert!(is_asked_during_animation(&mut app, &[Tap::Hint]));
        assert!(!is_asked_during_animation(&mut app, &[Tap::Hint, Tap::Cancel]));
        // A second request closes the hint, and so does an action.
        hint_of(&mut app);
        app.world_mut().write_message(Tap::Hint);
        app.update();
        assert!(app.world().resource::<Hint<Hacienda>>().idle());
        hint_of(&mut app);
        app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat, action: advice[0].action });
        app.update();
        app.update();
        assert!(app.world().resource::<Hint<Hacienda>>().idle());
    }
}
