//! Computer players: they think while it is their turn, and act once nothing is being shown.

use bevy::{platform::time::Instant, prelude::*};

use super::{Busy, PlayerKind, Seating, Tap, wait_timer::WaitTimer};
use tabletop::{Level, Opponent as _, Seat, Thinker as _, fingerprint::Hasher, records::Record};

use crate::{
    playable::Playable,
    record::Log,
    table::{GameSetting, Progress, TableReader},
    turn::{Intent, Intents},
};

/// How long a bot thinks in each frame, in seconds: short enough for smooth animation.
const SLICE: f32 = 0.006;
/// Seconds of waiting after which a decision must be made, however few frames were drawn.
const DECISION_TIMEOUT: f32 = 1.8;
/// During a fast-forward: the seconds of thinking per frame, and the factor by which decisions are shortened.
const HURRIED: (f32, f32) = (0.03, 6.0);

/// True if the computer players play the game to its end at once.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FastForward(pub bool);

/// The bots, by seat.
#[derive(Resource, Debug)]
pub struct Bots<G: Playable> {
    seats: Vec<Option<SeatBot<G>>>,
    longest: f32,
}

impl<G: Playable> Default for Bots<G> {
    fn default() -> Bots<G> {
        Bots { seats: Vec::new(), longest: 0.0 }
    }
}

/// A bot and the state of its decision.
#[derive(Debug)]
struct SeatBot<G: Playable> {
    bot: G::Bot,
    level: Level,
    seat: Seat,
    seed: u64,
    /// The number of actions in the game after the bot's latest decision, including the decided one; `None` before its
    /// first decision.
    known_actions: Option<usize>,
    /// The number of actions, and the fingerprint of the position, for which the current decision began.
    begun: Option<(usize, u64)>,
    /// Seconds of thinking spent on the current decision.
    spent: f32,
    /// How long people have waited for the decision.
    waited: WaitTimer,
    /// The decision and the fingerprint of its position, kept while earlier actions are still being shown.
    decided: Option<(u64, G::Action)>,
}

impl<G: Playable> Bots<G> {
    /// Creates the bots of a seating. The same seed creates the same bots.
    pub fn new(seating: &Seating, seed: u64) -> Bots<G> {
        let thinker = |(seat, player_kind): (usize, &PlayerKind)| match player_kind {
            PlayerKind::Human | PlayerKind::Recorded | PlayerKind::Remote => None,
            PlayerKind::Bot(level) => Some(SeatBot::new(Seat(seat as u8), *level, seed)),
        };
        Bots { seats: seating.player_kinds.iter().enumerate().map(thinker).collect(), longest: 0.0 }
    }

    /// Puts a bot of this level in a seat.
    pub(super) fn add(&mut self, seat: Seat, level: Level, seed: u64) {
        let places = self.seats.len().max(seat.index() + 1);
        self.seats.resize_with(places, || None);
        self.seats[seat.index()] = Some(SeatBot::new(seat, level, seed));
    }

    /// Returns true if there is a bot in this seat.
    pub fn has_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Resets the waiting times after the game has been paused.
    pub(super) fn reset_wait_timers(&mut self) {
        self.seats.iter_mut().flatten().for_each(|thinker| thinker.waited = WaitTimer::default());
    }

    /// Returns true if a bot is in the middle of a decision. It has less time to think if frames are skipped now.
    pub fn are_thinking(&self) -> bool {
        self.seats.iter().flatten().any(|thinker| thinker.waited.has_begun())
    }

    /// The longest time spent on thinking in any frame so far, in seconds.
    pub fn longest_slice(&self) -> f32 {
        self.longest
    }
}

/// Lets the bots whose turn it is think, even while earlier actions are being shown. They act once these actions have
/// been shown.
pub fn think<G: Playable>(
    reader: TableReader<G>,
    playing: Option<Res<GameSetting<G>>>,
    log: Res<Log<G>>,
    busy: Res<Busy>,
    fast_forward: Res<FastForward>,
    mut bots: ResMut<Bots<G>>,
    mut intents: ResMut<Intents<G>>,
) {
    let Some(playing) = playing.filter(|_| intents.is_empty()) else { return };
    let Some(position) = reader.snapshot() else { return };
    let Bots { seats, longest } = &mut *bots;
    for seat in G::may_act(position).iter() {
        let Some(Some(thinker)) = seats.get_mut(seat.index()) else { continue };
        let fingerprint = G::fingerprint(position);
        if thinker.decided.is_none_or(|(known, _)| known != fingerprint) {
            let began = Instant::now();
            thinker.begin(&playing.0, log.record(), fingerprint);
            thinker.decided = thinker.think_on(&playing.0, position, *fast_forward).map(|action| (fingerprint, action));
            *longest = longest.max(began.elapsed().as_secs_f32());
        }
        // Only one bot acts at a time: the decision of a second bot is for this position and may not fit the next
        // position.
        if !busy.0
            && intents.is_empty()
            && let Some((_, action)) = thinker.decided.take()
        {
            thinker.begun = None;
            intents.push(Intent { seat, action });
        }
    }
}

/// Fast-forwards the game to its end on request, as long as no person takes part.
pub fn update_fast_forward(
    mut taps: MessageReader<Tap>,
    seating: Res<Seating>,
    progress: Option<Res<Progress>>,
    mut fast_forward: ResMut<FastForward>,
) {
    let wanted = taps.read().any(|tap| *tap == Tap::ToEnd) || fast_forward.0;
    let is_running = progress.is_some_and(|progress| !progress.over);
    fast_forward.set_if_neq(FastForward(wanted && seating.humans().next().is_none() && is_running));
}

/// The random seed of a decision.
fn decision_seed(seed: u64, seat: Seat, number: usize) -> u64 {
    let mut hash = Hasher::new();
    [seed, u64::from(seat.0), number as u64].into_iter().for_each(|part| hash.add(part));
    hash.finish()
}

impl<G: Playable> SeatBot<G> {
    /// Creates the bot of a seat.
    fn new(seat: Seat, level: Level, seed: u64) -> SeatBot<G> {
        let bot = G::bot(level, Some(seat), seed);
        SeatBot {
            bot,
            level,
            seat,
            seed,
            known_actions: None,
            begun: None,
            spent: 0.0,
            waited: WaitTimer::default(),
            decided: None,
        }
    }

    /// Starts a decision. It depends only on the game so far and not on state that a restart would lose: the random
    /// numbers come from the seed, the seat and the index of the action, and the bot's memory from the actions of its
    /// seat.
    fn begin(&mut self, setting: &G::Setting, record: Option<&Record<G>>, fingerprint: u64) {
        let number = record.map_or(0, |record| record.actions.len());
        if self.begun == Some((number, fingerprint)) {
            return;
        }
        // Before its first decision and after an undo, the bot's memory is built from the record.
        if self.known_actions.is_none_or(|known_actions| known_actions > number)
            && let Some(record) = record
        {
            self.bot = G::bot(self.level, Some(self.seat), self.seed);
            self.recall(setting, record);
            (self.spent, self.waited) = (0.0, WaitTimer::default());
        }
        self.bot.reseed(decision_seed(self.seed, self.seat, number));
        self.begun = Some((number, fingerprint));
        self.known_actions = Some(number + 1);
    }

    /// Lets the bot remember the earlier actions of its seat, up to the first action that cannot be replayed.
    fn recall(&mut self, setting: &G::Setting, record: &Record<G>) {
        let (Ok(mut before), Ok(steps)) = (record.set_up(), record.replay()) else { return };
        for step in steps.map_while(Result::ok) {
            if step.seat == self.seat {
                self.bot.recall(setting, &before, step.action);
            }
            before = step.after;
        }
    }

    /// Thinks for a slice of a frame.
    fn think_on(
        &mut self,
        setting: &G::Setting,
        position: &G::Position,
        fast_forward: FastForward,
    ) -> Option<G::Action> {
        let (most, shorter) = if fast_forward.0 { HURRIED } else { (SLICE, 1.0) };
        let limit = self.bot.time_limit_ms() as f32 / 1_000.0 / shorter;
        let began = Instant::now();
        let waited = self.waited.until(began).as_secs_f32() / DECISION_TIMEOUT;
        loop {
            let slice = began.elapsed().as_secs_f32();
            if slice >= most {
                self.spent += slice;
                return None;
            }
            // The elapsed share must not be zero, since zero means that there is no time limit.
            let elapsed = ((self.spent + slice) / limit).max(waited).max(f32::MIN_POSITIVE);
            if let Some(action) = self.bot.think(setting, position, self.seat, 1, elapsed) {
                (self.spent, self.waited) = (0.0, WaitTimer::default());
                return Some(action);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use hab_gut::HabGut;
    use hacienda_rules::Hacienda;
    use zoff::Zoff;

    use super::*;
    use crate::launch::LaunchOptions;

    impl<G: Playable> SeatBot<G> {
        /// Decides without a time limit.
        fn decide(&mut self, record: &Record<G>, position: &G::Position) -> G::Action {
            self.begin(&record.setting, Some(record), G::fingerprint(position));
            let decided = (0..1_000_000).find_map(|_| self.bot.think(&record.setting, position, self.seat, 64, 0.0));
            self.begun = None;
            decided.expect("the bot decides eventually")
        }
    }

    /// Plays a number of actions. A bot that has played from the start and a new bot must decide on the same action
    /// each time.
    fn check_that_a_new_bot_decides_the_same<G: Playable>(setting: G::Setting, level: Level, actions: usize) {
        let words = vec![level.word().to_owned(); 3];
        let (mut record, mut position) =
            Record::<G>::begin(setting, words, 7, None).expect("three players are allowed");
        let mut bots: Vec<_> = Seat::all(3).map(|seat| SeatBot::<G>::new(seat, level, 7)).collect();
        for number in 0..actions {
            let Some(seat) = G::may_act(&position).iter().next() else { return };
            let action = bots[seat.index()].decide(&record, &position);
            let other = SeatBot::<G>::new(seat, level, 7).decide(&record, &position);
            assert_eq!(action, other, "{} {level:?} after {number} actions", G::TITLE);
            let setting = record.setting.clone();
            G::play(&setting, &mut position, seat, action, &mut Vec::new()).expect("bots play by the rules");
            record.push(seat, action, &position);
        }
    }

    #[test]
    fn a_restart_changes_no_decision() {
        for level in Hacienda::LEVELS {
            let actions = if *level == Hacienda::ADVISER { 12 } else { 120 };
            check_that_a_new_bot_decides_the_same::<Hacienda>(LaunchOptions::default().setting, *level, actions);
        }
        for level in Zoff::LEVELS {
            check_that_a_new_bot_decides_the_same::<Zoff>(zoff::Setting::default(), *level, 12);
        }
        for level in HabGut::LEVELS {
            check_that_a_new_bot_decides_the_same::<HabGut>(hab_gut::Setting::default(), *level, 12);
        }
    }

    /// Lets a bot think after a first action, undoes that action, plays another action, and compares the bot's decision
    /// with a new bot's decision.
    fn check_that_undone_actions_leave_no_trace<G: Playable>(setting: G::Setting, level: Level) {
        let words = vec![level.word().to_owned(); 3];
        let (record, position) = Record::<G>::begin(setting, words, 7, None).expect("three players are allowed");
        let seat = G::may_act(&position).iter().next().expect("a seat starts");
        let after = |bot_seed: u64| {
            let (mut record, mut position) = (record.clone(), position);
            let action = SeatBot::<G>::new(seat, Level::Random, bot_seed).decide(&record, &position);
            let setting = record.setting.clone();
            G::play(&setting, &mut position, seat, action, &mut Vec::new()).expect("bots play by the rules");
            record.push(seat, action, &position);
            (record, position)
        };
        let first = after(0);
        let second = (1..100).map(after).find(|(_, other)| *other != first.1).expect("there is more than one action");
        let Some(seat) =
            G::may_act(&first.1).iter().find(|seat| G::may_act(&second.1).iter().any(|other| other == *seat))
        else {
            return;
        };
        let mut bot = SeatBot::<G>::new(seat, level, 7);
        bot.begin(&record.setting, Some(&first.0), G::fingerprint(&first.1));
        for _ in 0..3 {
            let _ = bot.bot.think(&record.setting, &first.1, seat, 1, 0.0);
        }
        let fresh = SeatBot::<G>::new(seat, level, 7).decide(&second.0, &second.1);
        assert_eq!(bot.decide(&second.0, &second.1), fresh, "{} {level:?}", G::TITLE);
    }

    #[test]
    fn an_undo_while_a_bot_thinks_changes_no_decision() {
        for level in Hacienda::LEVELS {
            check_that_undone_actions_leave_no_trace::<Hacienda>(LaunchOptions::default().setting, *level);
        }
        for level in Zoff::LEVELS {
            check_that_undone_actions_leave_no_trace::<Zoff>(zoff::Setting::default(), *level);
        }
        for level in HabGut::LEVELS {
            check_that_undone_actions_leave_no_trace::<HabGut>(hab_gut::Setting::default(), *level);
        }
    }

    #[test]
    fn no_two_decisions_share_a_seed() {
        let all = |seed: u64| {
            (0..5).flat_map(move |seat| (0..300).map(move |number| decision_seed(seed, Seat(seat), number)))
        };
        let different: std::collections::BTreeSet<u64> = (0..3).flat_map(all).collect();
        assert_eq!(different.len(), 3 * 5 * 300);
    }
}
