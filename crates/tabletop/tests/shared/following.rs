//! Laws of following a game without access to hidden information, checked in random games. The tests of each game
//! include this file.

use std::{
    collections::BTreeMap,
    fmt::Debug,
    mem,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use openings::Beginning;
use tabletop::{Followed, Follower, Notice, NullSink, Rng, Seat, Seats, Viewer};

#[path = "openings.rs"]
mod openings;

/// The game-specific parts of these tests, in addition to the rules.
pub trait Law: Followed {
    /// Returns true if the action must be secret from the viewer in the position `after` it.
    fn must_be_secret(after: &Self::Position, seat: Seat, action: Self::Action, viewer: Viewer) -> bool;

    /// A position that looks to a viewer like the position before the action, but with redrawn hidden information. An
    /// implementation keeps the information that the action reveals if random positions would hardly ever match it.
    fn permute(table: &Table<Self>, viewer: Viewer, rng: &mut Rng) -> Self::Position {
        Self::imagine(table.setting, table.before, viewer, rng)
    }

    /// The next action of a random game, with the seat that plays it.
    fn choose(setting: &Self::Setting, position: &Self::Position, rng: &mut Rng) -> (Seat, Self::Action) {
        let seats: Vec<Seat> = Self::may_act(position).iter().collect();
        let seat = seats[rng.below(seats.len() as u32) as usize];
        (seat, Self::random_action(setting, position, seat, rng).expect("the seat may act"))
    }
}

/// An action with the true positions before and after it.
#[derive(Debug)]
pub struct Table<'a, G: Followed> {
    /// The setting of the game.
    pub setting: &'a G::Setting,
    /// The position before the action.
    pub before: &'a G::Position,
    /// The seat that acts.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The position after the action.
    pub after: &'a G::Position,
    /// The effects of the action.
    pub effects: &'a [G::Effect],
}

impl<G: Law> Table<'_, G> {
    fn notice(&self, viewer: Viewer) -> Notice<G> {
        Notice::of(self.setting, self.before, self.seat, self.action, self.after, viewer)
    }

    fn is_secret(&self, viewer: Viewer) -> bool {
        G::must_be_secret(self.after, self.seat, self.action, viewer)
    }
}

/// Counts of actions, checks and events.
#[derive(Debug, Default)]
pub struct Counts {
    /// Actions of all games.
    pub actions: u64,
    /// Notices that a follower received.
    pub notices: u64,
    /// Notices with news.
    pub news: u64,
    /// Pieces of news, by kind.
    pub kinds: BTreeMap<String, u64>,
    /// Notices of secret actions.
    pub secrets: u64,
    /// Notices that stayed the same with different hidden information.
    pub permuted: u64,
    /// Notices with news that stayed the same with different hidden information.
    pub permuted_news: u64,
    /// Notices of secret actions that stayed the same with different hidden information and a random action.
    pub permuted_secrets: u64,
    /// Notices learnt by a newly imagined position.
    pub anew: u64,
    /// Actions taken back.
    pub taken_back: u64,
    /// Followers that joined late.
    pub late: u64,
    /// Changed notices that were refused.
    pub refused: u64,
    /// Changed notices that are also possible.
    pub possible: u64,
    /// Games whose followers started from openings, because the set-up was not modified.
    pub opened: u64,
    /// Changed openings that were refused.
    pub refused_openings: u64,
    /// Changed openings that are also possible.
    pub possible_openings: u64,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        let sums = [
            (&mut self.actions, other.actions),
            (&mut self.notices, other.notices),
            (&mut self.news, other.news),
            (&mut self.secrets, other.secrets),
            (&mut self.permuted, other.permuted),
            (&mut self.permuted_news, other.permuted_news),
            (&mut self.permuted_secrets, other.permuted_secrets),
            (&mut self.anew, other.anew),
            (&mut self.taken_back, other.taken_back),
            (&mut self.late, other.late),
            (&mut self.refused, other.refused),
            (&mut self.possible, other.possible),
            (&mut self.opened, other.opened),
            (&mut self.refused_openings, other.refused_openings),
            (&mut self.possible_openings, other.possible_openings),
        ];
        sums.into_iter().for_each(|(sum, count)| *sum += count);
        other.kinds.iter().for_each(|(kind, count)| *self.kinds.entry(kind.clone()).or_default() += count);
    }
}

/// Checks the laws in random games, numbered from `first`. `begin` returns the setting and the first position of each
/// game. The viewers of a game are at most `seats` single seats, which rotate from game to game, a spectator, and a
/// random set of seats with a shared view.
pub fn laws_hold_in<G: Law>(
    first: u64,
    games: u64,
    seats: usize,
    begin: impl Fn(u64) -> (G::Setting, G::Position) + Sync,
) -> Counts {
    let next = AtomicU64::new(first);
    let all = Mutex::new(Counts::default());
    thread::scope(|scope| {
        let work = || {
            let mut counts = Counts::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= first + games {
                    break;
                }
                let _print_on_panic = PrintOnPanic(number);
                let (setting, start) = begin(number);
                Match::<G>::new(&setting, &start, number, seats, &mut counts).play(start.clone(), &mut counts);
            }
            all.lock().expect("no thread panicked while it held the lock").add(&counts);
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().for_each(|worker| worker.join().expect("every game obeys the laws; see the panic above"));
    });
    let counts = all.into_inner().expect("no thread panicked while it held the lock");
    println!("{games} games of {}: {counts:?}", G::TITLE);
    let frequent = [counts.news, counts.permuted_news, counts.anew, counts.taken_back, counts.late, counts.refused];
    assert!(frequent.into_iter().all(|count| count >= games), "{counts:?}");
    assert!(2 * counts.permuted >= counts.notices && 2 * counts.opened >= games, "{counts:?}");
    assert!(counts.refused_openings >= games && counts.possible_openings > 0, "{counts:?}");
    counts
}

/// Prints the number of a game that breaks a law.
struct PrintOnPanic(u64);

impl Drop for PrintOnPanic {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("in game {}", self.0);
        }
    }
}

/// A game with its followers.
struct Match<'a, G: Law> {
    setting: &'a G::Setting,
    beginning: Beginning<'a, G>,
    followers: Vec<(Viewer, G::Position, Follower<G>)>,
    rng: Rng,
    /// Words and numbers of the openings and of earlier notices, used to change notices.
    words: Vec<String>,
}

impl<'a, G: Law> Match<'a, G> {
    fn new(
        setting: &'a G::Setting,
        first: &'a G::Position,
        number: u64,
        single: usize,
        counts: &mut Counts,
    ) -> Match<'a, G> {
        let mut rng = Rng::new(number, 4_000);
        let seats = G::seats(first);
        let turn = (number % u64::from(seats)) as usize;
        let in_turn = Seat::all(seats).cycle().skip(turn).take(single.min(usize::from(seats)));
        let mut viewers: Vec<Viewer> = in_turn.map(Viewer::from).collect();
        let some: Seats = Seat::all(seats).filter(|_| rng.below(2) == 0).collect();
        viewers.extend([Viewer::SPECTATOR, Viewer::from(some)]);
        let beginning = Beginning::new(setting, first, number);
        let mut words = vec!["0".to_owned(), "255".to_owned()];
        beginning.check(&viewers, &mut words, &mut rng, counts);
        let follower = |viewer| {
            let first: G::Position = beginning.imagine(viewer, &mut rng);
            (viewer, first.clone(), Follower::new(setting.clone(), viewer, first))
        };
        let followers = viewers.into_iter().map(follower).collect();
        Match { setting, beginning, followers, rng, words }
    }

    /// Plays the game, and checks the laws after each action.
    fn play(&mut self, mut position: G::Position, counts: &mut Counts) {
        let late_at = self.rng.below(100);
        let mut effects = Vec::new();
        for number in 0.. {
            if G::is_over(&position) {
                break;
            }
            let (seat, action) = G::choose(self.setting, &position, &mut self.rng);
            let mut after = position.clone();
            effects.clear();
            G::play(self.setting, &mut after, seat, action, &mut effects).expect("the action is legal");
            let table =
                Table { setting: self.setting, before: &position, seat, action, after: &after, effects: &effects };
            let takes_back = !effects.iter().any(G::reveals) && self.rng.below(8) == 0;
            for place in 0..self.followers.len() {
                self.follow(&table, place, takes_back, counts);
            }
            counts.actions += 1;
            if takes_back {
                counts.taken_back += 1;
            } else {
                position = after;
            }
            if number == late_at {
                self.late_followers_see_the_same(&position, counts);
            }
        }
        self.late_followers_see_the_same(&position, counts);
    }

    /// Sends an action to a follower and checks the laws. If the action is taken back, the follower must return to its
    /// previous position.
    fn follow(&mut self, table: &Table<G>, place: usize, takes_back: bool, counts: &mut Counts) {
        let (viewer, setting) = (self.followers[place].0, self.setting);
        let notice = table.notice(viewer);
        let text = notice.text();
        let read: Notice<G> = serde_json::from_str(&text).expect("a notice can be read");
        assert_eq!(read, notice, "{text}");
        counts.notices += 1;
        let kinds = kinds_of_news(&text);
        let has_news = !kinds.is_empty();
        kinds.into_iter().for_each(|kind| *counts.kinds.entry(kind).or_default() += 1);
        counts.news += u64::from(has_news);
        counts.secrets += u64::from(table.is_secret(viewer));
        self.notice_reveals_nothing_hidden(table, viewer, &text, has_news, counts);
        if self.rng.below(4) == 0 {
            self.changed_notices_are_refused(place, &text, counts);
        }
        if self.rng.below(4) == 0 {
            counts.anew += 1;
            let mut anew = G::imagine(setting, table.before, viewer, &mut self.rng);
            let effects = self.learns(&mut anew, viewer, &notice);
            // Only hidden cards may differ, not the kinds of effects.
            let kinds = |effects: &[G::Effect]| effects.iter().map(mem::discriminant).collect::<Vec<_>>();
            assert_eq!(kinds(&effects), kinds(table.effects), "{text}");
            looks_the_same::<G>(setting, &anew, table.after, viewer, &text);
        }
        let follower = &mut self.followers[place].2;
        let before = follower.position().clone();
        follower.receive(read).unwrap_or_else(|error| panic!("{error}: {text}"));
        looks_the_same::<G>(setting, follower.position(), table.after, viewer, &text);
        if takes_back {
            follower.keep(follower.notices().len() - 1).expect("the notices are the same as before");
            assert_eq!(*follower.position(), before, "an action that is taken back must leave no trace: {text}");
            looks_the_same::<G>(setting, follower.position(), table.before, viewer, &text);
        }
    }

    /// Learns from a notice, plays its action and returns the effects.
    fn learns(&self, position: &mut G::Position, viewer: Viewer, notice: &Notice<G>) -> Vec<G::Effect> {
        let action = G::learn(self.setting, position, viewer, notice)
            .unwrap_or_else(|error| panic!("{error}: {}", notice.text()));
        let mut effects = Vec::new();
        G::play(self.setting, position, notice.seat, action, &mut effects).expect("a learnt action is legal");
        effects
    }

    /// Checks that a notice contains no hidden information: it must be the same for every true position that looks the
    /// same to the viewer before and after the action. If the action is secret, this holds for any action.
    fn notice_reveals_nothing_hidden(
        &mut self,
        table: &Table<G>,
        viewer: Viewer,
        text: &str,
        has_news: bool,
        counts: &mut Counts,
    ) {
        let (setting, secret) = (self.setting, table.is_secret(viewer));
        let mut found = 0;
        for _ in 0..if has_news { 6 } else { 2 } {
            let before = G::permute(table, viewer, &mut self.rng);
            looks_the_same::<G>(setting, &before, table.before, viewer, text);
            if self.rng.below(8) == 0 {
                // Followers begin with an imagined position, so this position must not depend on hidden information
                // either.
                let seed = self.rng.next();
                let imagined = |truth| G::imagine(setting, truth, viewer, &mut Rng::new(seed, 0));
                assert_eq!(
                    imagined(&before),
                    imagined(table.before),
                    "the imagined position depends on something hidden from {viewer:?}"
                );
            }
            let action = if secret {
                G::random_action(setting, &before, table.seat, &mut self.rng).expect("the seat may act")
            } else {
                table.action
            };
            let mut after = before.clone();
            let played = G::play(setting, &mut after, table.seat, action, &mut NullSink);
            let looks = |position| G::seen_by(setting, position, viewer);
            let other = Table { before: &before, action, after: &after, ..*table };
            if played.is_err() || looks(&after) != looks(table.after) || other.is_secret(viewer) != secret {
                continue;
            }
            assert_eq!(other.notice(viewer).text(), text, "the notice depends on something hidden from {viewer:?}");
            found += 1;
            if found == 2 {
                break;
            }
        }
        counts.permuted += u64::from(found > 0);
        counts.permuted_news += u64::from(found > 0 && has_news);
        counts.permuted_secrets += u64::from(found > 0 && secret);
    }

    /// Checks that each changed notice is either possible or refused without changing the position.
    fn changed_notices_are_refused(&mut self, place: usize, text: &str, counts: &mut Counts) {
        let (viewer, _, follower) = &self.followers[place];
        for _ in 0..3 {
            let changed = changed(text, &self.words, &mut self.rng);
            let Ok(notice) = serde_json::from_str::<Notice<G>>(&changed) else { continue };
            let (seat, mut position) = (notice.seat, follower.position().clone());
            match G::learn(self.setting, &mut position, *viewer, &notice) {
                Ok(action) => {
                    looks_the_same::<G>(self.setting, &position, follower.position(), *viewer, &changed);
                    let mut after = position.clone();
                    G::play(self.setting, &mut after, seat, action, &mut NullSink).expect("a learnt action is legal");
                    let again = Notice::<G>::of(self.setting, &position, seat, action, &after, *viewer);
                    assert_eq!(again, notice, "a possible notice must match its action: {changed}");
                    finish::<G>(self.setting, after, &mut self.rng);
                    counts.possible += u64::from(changed != text);
                }
                Err(_) => {
                    assert_eq!(position, *follower.position(), "a refusal must change nothing: {changed}");
                    counts.refused += 1;
                }
            }
        }
        if self.words.len() < 200 {
            self.words.extend(words(text).map(|(_, word)| word.to_owned()));
        }
    }

    /// Checks that followers that receive all notices at once have the same view as followers from the start.
    fn late_followers_see_the_same(&mut self, now: &G::Position, counts: &mut Counts) {
        for (viewer, first, follower) in &self.followers {
            let other = self.beginning.imagine(*viewer, &mut self.rng);
            for (first, same) in [(first, true), (&other, false)] {
                let mut late = Follower::new(self.setting.clone(), *viewer, first.clone());
                for notice in follower.notices() {
                    late.receive(notice.clone()).unwrap_or_else(|error| panic!("{error}: {}", notice.text()));
                }
                looks_the_same::<G>(self.setting, late.position(), now, *viewer, "late");
                assert!(!same || late.position() == follower.position(), "learning must not depend on chance");
                counts.late += 1;
            }
        }
    }
}

/// Plays a game to its end.
fn finish<G: Law>(setting: &G::Setting, mut position: G::Position, rng: &mut Rng) {
    while !G::is_over(&position) {
        let (seat, action) = G::choose(setting, &position, rng);
        G::play(setting, &mut position, seat, action, &mut NullSink).expect("the game can continue");
    }
}

fn looks_the_same<G: Law>(
    setting: &G::Setting,
    one: &G::Position,
    other: &G::Position,
    viewer: Viewer,
    what: impl Debug,
) {
    let (one, other) = (G::seen_by(setting, one, viewer), G::seen_by(setting, other, viewer));
    assert_eq!(one, other, "{viewer:?} sees a difference: {what:?}");
}

/// The kind of each piece of news in a notice.
fn kinds_of_news(text: &str) -> Vec<String> {
    let notice: serde_json::Value = serde_json::from_str(text).expect("a notice is JSON");
    let news = notice["news"].as_array().expect("the news is a list").iter();
    news.flat_map(|one| one.as_object().expect("each piece of news has a kind").keys().cloned()).collect()
}

/// The words and numbers of a text, with their byte offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |char: char| char.is_alphanumeric() || ['-', '+', '.'].contains(&char);
    text.split(move |char| !is_word(char))
        .filter(|word| !word.is_empty())
        .map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// The text after one or two random changes: a word replaced, or a part repeated or removed.
fn changed(text: &str, pool: &[String], rng: &mut Rng) -> String {
    let mut changed = text.to_owned();
    for _ in 0..=rng.below(2) {
        let items: Vec<usize> = changed.match_indices(',').map(|(at, _)| at).collect();
        if rng.below(4) == 0 && items.len() > 1 {
            let part = rng.below(items.len() as u32 - 1) as usize;
            let (from, to) = (items[part], items[part + 1]);
            let item = changed[from..to].to_owned();
            changed.replace_range(from..to, if rng.below(2) == 0 { "" } else { &item });
            if rng.below(2) == 0 {
                changed.insert_str(from, &item);
            }
            continue;
        }
        let all: Vec<(usize, usize)> = words(&changed).map(|(at, word)| (at, word.len())).collect();
        let (at, length) = all[rng.below(all.len() as u32) as usize];
        let word = &pool[rng.below(pool.len() as u32) as usize];
        changed.replace_range(at..at + length, word);
    }
    changed
}
