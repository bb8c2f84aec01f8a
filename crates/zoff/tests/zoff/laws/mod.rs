//! Laws that hold in every game, checked in random games with all numbers of players and all variants.
//!
//! `ZOFF_LAW_GAMES` sets the number of games in the long test (default 100,000). `ZOFF_LAW_SEED` sets the first seed
//! (default 0).

mod completeness;
mod referee;

use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use zoff::{
    Cards, Colour, Effect, Effects, Position, Prairie, Rng, Seat, Setting, Stage, Viewer,
    effect::{CardEffect, PrairieEffect},
    formats::{actions, positions},
};

use crate::helpers::{all_variants, random_step, setting_with};
use referee::Referee;

/// A limit on the number of actions. Only an endless game would reach it.
const MAX_ACTIONS: u32 = 1_000;

/// Events that must happen often enough for the test to be meaningful. Only a run of at least 25,000 games, such as the
/// long test, requires them; a shorter run merely prints how often they happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    PrairieFull,
    PairLost,
    ChainOfBonuses,
    FairWithinBonuses,
    TwoFilledAtOnce,
    LastCow,
    AllFull,
    OnePairAlone,
    BothColours,
    EqualBids,
    SharedWin,
    TieSettled,
}

impl Event {
    const ALL: [Event; 12] = [
        Event::PrairieFull,
        Event::PairLost,
        Event::ChainOfBonuses,
        Event::FairWithinBonuses,
        Event::TwoFilledAtOnce,
        Event::LastCow,
        Event::AllFull,
        Event::OnePairAlone,
        Event::BothColours,
        Event::EqualBids,
        Event::SharedWin,
        Event::TieSettled,
    ];
}

type Counts = BTreeMap<Event, u64>;

/// The number in an environment variable, or the default if it is not set.
pub fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is not a number: {text}")))
}

#[test]
fn laws_hold_in_random_games() {
    laws_hold_in(10_000);
}

fn laws_hold_in(games: u64) {
    let first = number("ZOFF_LAW_SEED", 0);
    let settings: Vec<Setting> = all_variants().into_iter().map(setting_with).collect();
    let (next, actions, all) = (AtomicU64::new(first), AtomicU64::new(0), Mutex::new(Counts::new()));
    thread::scope(|scope| {
        let work = || {
            let mut counts = Counts::new();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= first + games {
                    break;
                }
                let case = Case { seed, seats: 2 + (seed / 8 % 4) as u8 };
                actions.fetch_add(case.play(&settings[(seed % 8) as usize], &mut counts), Ordering::Relaxed);
            }
            let mut all = all.lock().expect("no thread panicked while it held the lock");
            counts.into_iter().for_each(|(what, count)| *all.entry(what).or_default() += count);
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().for_each(|worker| worker.join().expect("every game obeys the laws; see the panic above"));
    });
    println!("{games} games, seeds {first} to {}, {} actions", first + games - 1, actions.into_inner());
    let all = all.into_inner().expect("no thread panicked while it held the lock");
    for what in Event::ALL {
        let often = all.get(&what).copied().unwrap_or(0);
        println!("{what:?}: {often}");
        assert!(often >= games / 25_000, "{what:?} occurred only {often} times, too rarely for a meaningful test");
    }
}

/// One game. Its seed is printed when a law is broken.
struct Case {
    seed: u64,
    seats: u8,
}

impl Drop for Case {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("in the game with seed {} and {} seats", self.seed, self.seats);
        }
    }
}

impl Case {
    /// Plays the game, checks the laws after each action, and returns the number of actions.
    fn play(&self, setting: &Setting, counts: &mut Counts) -> u64 {
        let mut position = Position::setup(setting, self.seats, self.seed).expect("the number of seats is allowed");
        let mut rng = Rng::new(self.seed, 77);
        if self.seats > 2 && rng.below(10) == 0 {
            place_extra_cows(setting, &mut position, &mut rng);
        }
        let mut referee = Referee::new(setting, &position);
        referee.assert_agrees(setting, &position);
        let eager = rng.below(3) == 0;
        let mut effects = Effects::new();
        let mut actions = 0;
        while !position.is_over() {
            if rng.below(500) == 0 {
                completeness::legal_list_is_complete(setting, &position, &referee, &mut rng);
            }
            let (seat, action) = if eager {
                eager_step(setting, &position, &mut rng)
            } else {
                random_step(setting, &position, &mut rng)
            };
            assert!(referee.allows(seat, action), "the referee must allow {action:?} of seat {}", seat.0);
            let before = position;
            effects.clear();
            position.play(setting, seat, action, &mut effects).expect("a random action is legal");
            referee.play(seat, action);
            referee.assert_agrees(setting, &position);
            let mut again = before;
            effects.iter().for_each(|effect| again.apply(effect));
            assert_eq!(again, position, "applying the effects gives the same position as the action");
            check_conservation(setting, &before, &position);
            texts_round_trip(setting, seat, action, &position, &mut rng);
            count_events(setting, &before, &effects, &position, counts);
            actions += 1;
            assert!(actions < MAX_ACTIONS, "the game must end");
        }
        for seat in position.seats() {
            assert!(position.legal(setting, seat).is_empty(), "no action is legal after the end");
        }
        u64::from(actions)
    }
}

/// Places extra cows of one colour, so that its last cow is likely to be placed during the game.
fn place_extra_cows(setting: &Setting, position: &mut Position, rng: &mut Rng) {
    let colour = Colour::ALL[rng.below(u32::from(position.seats)) as usize];
    for prairie in position.open.iter().collect::<Vec<_>>() {
        let cows = 1 + rng.below(5) as u8;
        let size = position.herd(prairie, colour) + cows;
        let taken = position.herds[prairie.index()].contains(&size);
        if !taken && cows < position.free_places(setting, prairie) && cows < position.cows_left[colour.index()] {
            position.herds[prairie.index()][colour.index()] += cows;
            position.cows_left[colour.index()] -= cows;
        }
    }
}

/// A random step, but with as many cows as possible, so that prairies fill up.
fn eager_step(setting: &Setting, position: &Position, rng: &mut Rng) -> (Seat, zoff::Action) {
    use zoff::Action::{Bonus, Place, PlaceMixed};
    let (seat, action) = random_step(setting, position, rng);
    let cows = |action: &zoff::Action| match action {
        Place(cows) => *cows,
        PlaceMixed(cows) => cows.total(),
        Bonus(placement) => placement.total(),
        _ => 0,
    };
    match action {
        Place(_) | PlaceMixed(_) | Bonus(_) => {
            let legal = position.legal(setting, seat);
            let most = legal.iter().map(cows).max().unwrap_or(0);
            let best: Vec<_> = legal.into_iter().filter(|action| cows(action) == most).collect();
            (seat, best[rng.below(best.len() as u32) as usize])
        }
        other => (seat, other),
    }
}

/// Checks that the action survives a round trip through its text. Occasionally, checks the same for the position and
/// for an imagined position.
fn texts_round_trip(setting: &Setting, seat: Seat, action: zoff::Action, after: &Position, rng: &mut Rng) {
    let line = actions::text(action);
    assert_eq!(actions::parse(&line), Ok(action), "{line}");
    if rng.below(60) != 0 {
        return;
    }
    let (read, again) = positions::read(&positions::write(setting, after)).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(read.rulebook, setting.rulebook);
    assert_eq!(again, *after, "{}", positions::write(setting, after));
    // An imagined position looks the same to its viewer, is valid and waits for the same seats.
    let viewer = if rng.below(4) == 0 { Viewer::SPECTATOR } else { Viewer::from(seat) };
    let imagined = after.imagine(setting, viewer, rng);
    assert_eq!(imagined.seen_by(setting, viewer), after.seen_by(setting, viewer));
    let (_, again) = positions::read(&positions::write(setting, &imagined)).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(again, imagined);
    assert_eq!(imagined.may_act(), after.may_act());
    let seen = |position: &Position| {
        serde_json::to_string(&positions::view(setting, position, viewer)).expect("a view can be serialized")
    };
    assert_eq!(seen(&imagined), seen(after), "the view shows no hidden information");
}

/// Checks that cows are conserved and fit on their prairies, that the herds on a prairie differ in size until the game
/// is over, that no seat gains cards, and that chosen cards stay in hand until they are turned up.
fn check_conservation(setting: &Setting, before: &Position, after: &Position) {
    for colour in setting.rulebook.cow_colours(after.seats) {
        let placed: u8 = Prairie::ALL.into_iter().map(|prairie| after.herd(prairie, *colour)).sum();
        assert_eq!(placed + after.cows_left[colour.index()], 48, "no cows of {colour:?} may appear or disappear");
    }
    for prairie in Prairie::ALL {
        let mut sizes = after.herds[prairie.index()].to_vec();
        let cows: u32 = sizes.iter().map(|size| u32::from(*size)).sum();
        assert!(
            cows <= u32::from(setting.rulebook.prairie_spec(prairie).places),
            "{prairie:?} must not have more cows than places"
        );
        sizes.retain(|size| *size > 0);
        sizes.sort_unstable();
        let differ = sizes.windows(2).all(|pair| pair[0] < pair[1]);
        assert!(differ || after.is_over(), "{prairie:?} must not have two herds of the same size");
    }
    for seat in after.seats() {
        let Some(colour) = after.colours[seat.index()] else { continue };
        let held = after.hands[colour.index()];
        assert_eq!(held.without(before.hands[colour.index()]), Cards::NONE, "seat {} must gain no cards", seat.0);
        let open = after.pairs[seat.index()].iter().flatten().all(|pair| held.has(pair.card));
        assert!(after.stage != Stage::Choose || open, "a chosen card stays in hand until it is turned up");
    }
}

fn count_events(setting: &Setting, before: &Position, effects: &[Effect], after: &Position, counts: &mut Counts) {
    let mut seen = |what: Event| *counts.entry(what).or_default() += 1;
    let filled =
        effects.iter().filter(|effect| matches!(effect, Effect::Prairie(PrairieEffect::Filled { .. }))).count();
    if filled > 0 {
        seen(Event::PrairieFull);
    }
    if filled > 1 {
        seen(Event::TwoFilledAtOnce);
    }
    if effects.iter().any(|effect| matches!(effect, Effect::Card(CardEffect::Lost { .. }))) {
        seen(Event::PairLost);
    }
    if after.full.as_slice().len() > 1 {
        seen(Event::ChainOfBonuses);
    }
    if after.bonuses_used > 0 && after.fairs.front().is_some() {
        seen(Event::FairWithinBonuses);
    }
    if before.stage == Stage::Choose && before.open.count() == 1 {
        seen(Event::OnePairAlone);
        if after.seats == 2 {
            seen(Event::BothColours);
        }
    }
    let equal = |position: &Position| {
        let bids: Vec<_> = position.seats().map(|seat| position.bids[seat.index()]).collect();
        bids.iter().enumerate().any(|(place, bid)| bids[..place].contains(bid))
    };
    if before.stage == Stage::Bid && after.stage != Stage::Bid && equal(after) {
        seen(Event::EqualBids);
    }
    if after.is_over() {
        let none_left = |colour: &Colour| before.cows_left[colour.index()] > 0 && after.cows_left[colour.index()] == 0;
        let ended_early = before.round < setting.rulebook.rounds[usize::from(after.seats)];
        if ended_early && setting.rulebook.cow_colours(after.seats).iter().any(none_left) {
            seen(Event::LastCow);
        }
        let is_full = |prairie: Prairie| after.free_places(setting, prairie) == 0;
        if ended_early && setting.rulebook.in_play[usize::from(after.seats)].iter().all(is_full) {
            seen(Event::AllFull);
        }
        let winners = after.winners(setting);
        let best = winners.first().map(|seat| after.score_in_tenths(setting, *seat));
        let equal = after.seats().filter(|seat| Some(after.score_in_tenths(setting, *seat)) == best).count();
        if winners.len() > 1 {
            seen(Event::SharedWin);
        }
        if equal > winners.len() {
            seen(Event::TieSettled);
        }
    }
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn laws_hold_in_a_hundred_thousand_random_games() {
        laws_hold_in(number("ZOFF_LAW_GAMES", 100_000));
    }
}
