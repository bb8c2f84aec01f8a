//! Laws that hold in every game, checked in random games with every number of seats, with and without the house rule.
//!
//! `HAB_GUT_LAW_GAMES` sets the number of games in the long test (default 100,000). `HAB_GUT_LAW_SEED` sets the first
//! seed (default 0).

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use hab_gut::{
    Action, Cards, Effect, Effects, Good, HabGut, Lot, Lots, MarketCard, Phase, Position, Rng, Seat, Setting, Side,
    Viewer, effect::PriceEffect, formats::events::Played,
};

use tabletop::HasFileFormats as _;

use crate::{helpers, referee::Referee};

/// Counts of actions, checks and events. The events must be frequent enough for the checks to be meaningful.
#[derive(Debug, Default)]
struct EventCounts {
    actions: u64,
    checks: u64,
    refused: u64,
    at_the_bottom: u64,
    at_the_top: u64,
    stuck: u64,
    shared_win: u64,
    several_out: u64,
    no_winner: u64,
    empty_supply: u64,
}

impl EventCounts {
    fn add(&mut self, other: &EventCounts) {
        let EventCounts {
            actions,
            checks,
            refused,
            at_the_bottom,
            at_the_top,
            stuck,
            shared_win,
            several_out,
            no_winner,
            empty_supply,
        } = other;
        self.actions += actions;
        self.checks += checks;
        self.refused += refused;
        self.at_the_bottom += at_the_bottom;
        self.at_the_top += at_the_top;
        self.stuck += stuck;
        self.shared_win += shared_win;
        self.several_out += several_out;
        self.no_winner += no_winner;
        self.empty_supply += empty_supply;
    }
}

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
    let first = number("HAB_GUT_LAW_SEED", 0);
    let next = AtomicU64::new(first);
    let mut seen = EventCounts::default();
    thread::scope(|scope| {
        let work = || {
            let mut seen = EventCounts::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= first + games {
                    return seen;
                }
                play(seed, &mut seen);
            }
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            seen.add(&worker.join().expect("every game obeys the laws; see the panic above"));
        }
    });
    println!("{games} games: {seen:?}");
    let often = [seen.at_the_bottom, seen.stuck, seen.shared_win, seen.several_out, seen.empty_supply];
    assert!(often.into_iter().all(|count| count >= games / 1_000), "{seen:?}");
    assert!(seen.at_the_top.min(seen.no_winner) >= games / 10_000, "{seen:?}");
}

/// Plays one game and checks the laws along the way.
fn play(seed: u64, seen: &mut EventCounts) {
    let _print_on_panic = PrintOnPanic(seed);
    let setting = helpers::setting(seed % 2 == 1);
    let seats = 3 + (seed / 2 % 3) as u8;
    let mut rng = Rng::new(seed, 1_000);
    let mut position = Position::setup(&setting, seats, seed, None).expect("the number of seats is allowed");
    // The referee follows some of the games. In some games, every conceivable action is checked at one point.
    let mut referee = seed.is_multiple_of(50).then(|| Referee::new(&HabGut::set_up_line(&setting, &position)));
    let completeness_at = if seed.is_multiple_of(20) { 1 + rng.below(24 * u32::from(seats)) } else { u32::MAX };
    let mut turned = Cards::NONE;
    let mut effects = Effects::new();
    for n in 1.. {
        let seat = position.turn.seat;
        if n % 8 == 1 {
            seen.checks += listed_actions_are_legal(&setting, &position);
        }
        if n == completeness_at {
            seen.refused += legal_list_is_complete(&setting, &position);
        }
        let action = position.random_action(&setting, seat, &mut rng).expect("it is the seat's turn");
        let before = position;
        effects.clear();
        position.play(&setting, seat, action, &mut effects).expect("the action is legal");
        let mut again = before;
        effects.iter().for_each(|effect| again.apply(effect));
        assert_eq!(again, position, "the effects contain every change");
        if let Action::Market { played, halved, .. } = action {
            [played, halved].into_iter().for_each(|card| turned.put(card));
        }
        if position.rounds == 4 && before.rounds == 3 {
            turned = Cards::NONE;
        }
        check_conservation(&setting, &before, action, &position, turned);
        for effect in &effects {
            if let Effect::Price(PriceEffect::Moved { steps, from, to, .. }) = *effect {
                let wanted = i32::from(from) + 10 * i32::from(steps);
                seen.at_the_bottom += u64::from(wanted < 0 && to == 0);
                seen.at_the_top += u64::from(wanted > 250 && to == 250);
            }
        }
        seen.empty_supply += u64::from(position.supply.contains(&0));
        seen.stuck += u64::from(position.stuck.contains(&true));
        if let Some(referee) = &mut referee {
            referee.judge(&HabGut::action_line(
                &setting,
                &Played { n, seat, action, effects: &effects, after: &position },
            ));
            assert_eq!(referee.over(), position.over);
        }
        if position.over {
            assert_eq!(n, 24 * u32::from(seats), "each seat makes three decisions in each of eight rounds");
            break;
        }
    }
    seen.actions += u64::from(24 * u32::from(seats));
    let (winners, out) = (position.winners(), position.eliminated());
    assert!(position.seats().all(|seat| !(winners.has(seat) && out.has(seat))));
    seen.no_winner += u64::from(winners.is_empty());
    seen.shared_win += u64::from(winners.iter().count() > 1);
    seen.several_out += u64::from(out.iter().count() > 1);
    assert!(position.seats().all(|seat| position.legal(&setting, seat).is_empty()), "no action is legal after the end");
}

/// Prints the seed of a game that breaks a law.
struct PrintOnPanic(u64);

impl Drop for PrintOnPanic {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("in the game with seed {}", self.0);
        }
    }
}

/// Checks that shares, cards and money are conserved, and that prices and foundations stay within their limits.
fn check_conservation(setting: &Setting, before: &Position, action: Action, after: &Position, turned: Cards) {
    for good in Good::ALL {
        let held = |position: &Position| -> u32 {
            Seat::all(5).map(|seat| u32::from(position.all_shares_of_good(seat, good))).sum()
        };
        let index = good.index();
        assert_eq!(u32::from(after.supply[index]) + held(after), 10, "there are ten shares of {}", good.word());
        assert!(after.prices[index] <= 250 && after.prices[index].is_multiple_of(10));
        assert!(!before.stuck[index] || after.prices[index] == before.prices[index] && after.stuck[index]);
    }
    let mut all = after.undealt;
    (0..5).for_each(|rack| after.racks[rack].iter().for_each(|card| all.put(card)));
    let count = all.len() + turned.len();
    turned.iter().for_each(|card| all.put(card));
    // A set cannot hold more copies of a card than exist, so the set and the count together prove that no card is
    // lost or duplicated.
    assert_eq!((all, count), (Cards::ALL, 54), "no card is lost or duplicated");
    // Money changes only through trades and at the end of the game.
    let seat = before.turn.seat.index();
    let worth = |lot: Lot| lot.iter().map(|(good, n)| u32::from(before.prices[good.index()]) * u32::from(n)).sum();
    let (paid, earned): (u32, u32) = match action {
        Action::Buy(lot) => (worth(lot), 0),
        Action::Sell(lot) => (0, worth(lot)),
        Action::Pass | Action::Give(_) | Action::Keep | Action::Market { .. } => (0, 0),
    };
    for other in after.seats().map(Seat::index) {
        let expected = if other == seat { before.money[other] + earned - paid } else { before.money[other] };
        let sold: u32 = if after.over && !after.eliminated().has(Seat(other as u8)) {
            Good::ALL
                .iter()
                .map(|good| u32::from(before.shares[other][good.index()]) * u32::from(after.prices[good.index()]))
                .sum()
        } else {
            0
        };
        assert_eq!(after.money[other], expected + sold);
        assert!(after.foundation_shares_of(Seat(other as u8)) <= setting.rulebook.foundation_places);
    }
}

/// Checks that every listed action is legal and listed only once. Returns the number of listed actions.
fn listed_actions_are_legal(setting: &Setting, position: &Position) -> u64 {
    let mut legal = position.legal(setting, position.turn.seat);
    for action in &legal {
        assert_eq!(
            position.check(setting, position.turn.seat, *action),
            Ok(()),
            "{action:?} is listed, so it must be legal"
        );
    }
    let count = legal.len();
    legal.sort();
    legal.dedup();
    assert_eq!(legal.len(), count, "no action is listed twice");
    count as u64
}

/// Checks that every action of every seat is either listed or refused. Returns the number of refused actions.
fn legal_list_is_complete(setting: &Setting, position: &Position) -> u64 {
    let mut lots = vec![Lot::NONE];
    Lots::new(4, [10; 6], [0; 6], 0).for_each(|lot| lots.push(lot));
    let mut all = vec![Action::Pass, Action::Keep];
    all.extend(Good::ALL.map(Action::Give));
    all.extend(lots.iter().flat_map(|lot| [Action::Buy(*lot), Action::Sell(*lot)]));
    for side in Side::ALL {
        for played in MarketCard::all() {
            all.extend(MarketCard::all().map(|halved| Action::Market { side, played, halved }));
        }
    }
    let mut refused = 0;
    for seat in Seat::all(6) {
        let legal = position.legal(setting, seat);
        for action in &all {
            let allowed = position.check(setting, seat, *action).is_ok();
            assert_eq!(allowed, legal.contains(action), "{action:?} of {seat:?}");
            refused += u64::from(!allowed);
        }
    }
    refused
}

#[test]
fn imagined_positions_look_the_same_and_are_possible() {
    for seed in 0..400 {
        let setting = helpers::setting(false);
        let (record, _) = helpers::random_game(&setting, 3 + (seed % 3) as u8, seed);
        let steps = helpers::steps(&record);
        let mut rng = Rng::new(seed, 5);
        let position = steps[rng.below(steps.len() as u32 - 1) as usize].after;
        let mut viewers: Vec<Viewer> = position.seats().map(Viewer::from).collect();
        viewers.push(Viewer::SPECTATOR);
        for viewer in viewers {
            let imagined = position.imagine(viewer, &mut rng);
            assert_eq!(imagined.seen_by(viewer), position.seen_by(viewer));
            assert_eq!(imagined.visibility_hash(viewer), position.visibility_hash(viewer));
            let cards = |position: &Position| {
                let mut all = position.undealt;
                (0..5).for_each(|rack| position.racks[rack].iter().for_each(|card| all.put(card)));
                all
            };
            assert_eq!(cards(&imagined), cards(&position));
            for seat in position.seats() {
                let own = viewer.sees_hand(seat);
                assert!(!own || imagined.shares[seat.index()] == position.shares[seat.index()]);
                assert_eq!(imagined.foundation_shares_of(seat), position.foundation_shares_of(seat));
                assert_eq!(imagined.shares_of(seat), position.shares_of(seat));
                let rack = seat.index();
                let sees = own || viewer.sees_hand(position.left_of(seat));
                assert!(!sees || imagined.racks[rack] == position.racks[rack]);
                assert_eq!(imagined.racks[rack].len(), position.racks[rack].len());
            }
            // The imagined game can be played to its end.
            let mut played = imagined;
            while !played.over {
                let seat = played.turn.seat;
                let action = played.random_action(&setting, seat, &mut rng).expect("it is the seat's turn");
                played.play(&setting, seat, action, &mut hab_gut::NullSink).expect("the action is legal");
            }
        }
    }
}

#[test]
fn imagined_positions_are_unbiased() {
    // Each hidden share is equally likely to be in a foundation, and hidden racks vary.
    let setting = helpers::setting(false);
    let mut position = helpers::new_game(4);
    for text in ["buy tea coal coal", "give tea"] {
        helpers::play(&mut position, &setting, text);
    }
    assert_eq!(position.turn.phase, Phase::Trade);
    let mut rng = Rng::new(1, 1);
    let (mut tea, mut different) = (0, 0);
    for _ in 0..3_000 {
        let imagined = position.imagine(Seat(2), &mut rng);
        tea += u32::from(imagined.foundations[0][Good::Tea.index()] == 1);
        different += u32::from(imagined.racks[0] != position.racks[0]);
        assert_eq!(imagined.racks[1], position.racks[1]);
        assert_eq!(imagined.racks[2], position.racks[2]);
    }
    assert!((900..1_100).contains(&tea), "tea should be given in a third of 3000 cases, not in {tea}");
    assert!(different > 2_900);
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn laws_hold_in_a_hundred_thousand_random_games() {
        laws_hold_in(number("HAB_GUT_LAW_GAMES", 100_000));
    }
}
