//! Tests of the bots: they finish games with legal actions, make the same choices for the same seed, play better from
//! level to level, and do not use hidden information.

use hab_gut::{
    Good, NullSink, Position, Seat, Setting,
    bots::{Bot, LEVELS, Level},
};

use tabletop::{Opponent as _, Thinker};

use crate::helpers::setting;

/// Calls `visit` with every position in games between bots of several levels, except the last position of each game.
fn each_position(games: std::ops::Range<u64>, mut visit: impl FnMut(&Setting, &Position)) {
    for seed in games {
        let setting = setting(seed % 4 == 3);
        let mut position =
            Position::setup(&setting, 3 + (seed % 3) as u8, seed, None).expect("the number of seats is allowed");
        let levels = [Level::Random, Level::Greedy, Level::Easy, Level::Medium];
        let mut bots: Vec<Bot> = (0..5).map(|seat| Bot::new(levels[seat as usize % 4], seed + seat)).collect();
        while !position.over {
            visit(&setting, &position);
            let seat = position.turn.seat;
            let action = bots[seat.index()].choose(&setting, &position);
            position.play(&setting, seat, action, &mut NullSink).expect("bots choose legal actions");
        }
    }
}

/// Thinks for `budget` units of work, then decides at once.
fn hurried(bot: &mut Bot, setting: &Setting, position: &Position, budget: u32) -> hab_gut::Action {
    let thought = bot.step(setting, position, budget);
    thought.or_else(|| bot.think(setting, position, position.turn.seat, 1, 1.0)).expect("a hurried bot decides")
}

/// Returns a copy of the position in which everything that is hidden from a seat is rearranged. Does not use
/// [`Position::imagine`], but collects the hidden cards and deals them in a different order.
fn rearrange_hidden(position: &Position, seat: Seat) -> Position {
    let mut other = *position;
    other.deal_seed = !position.deal_seed;
    let hidden = |rack: Seat| rack != seat && rack != position.right_of(seat);
    let mut cards: Vec<_> = position.undealt.iter().collect();
    position.seats().filter(|rack| hidden(*rack)).for_each(|rack| cards.extend(position.racks[rack.index()].iter()));
    for rack in position.seats().filter(|rack| hidden(*rack)) {
        let count = position.racks[rack.index()].len() as usize;
        other.racks[rack.index()] = cards.drain(..count).collect();
    }
    other.undealt = cards.into_iter().collect();
    for opponent in position.seats().filter(|opponent| *opponent != seat) {
        let index = opponent.index();
        let mut left = position.foundation_shares_of(opponent);
        for good in Good::ALL.into_iter().rev() {
            let known = position.all_shares_of_good(opponent, good);
            let given = known.min(left);
            left -= given;
            other.foundations[index][good.index()] = given;
            other.shares[index][good.index()] = known - given;
        }
    }
    other
}

#[test]
fn bots_ignore_hidden_information() {
    let (mut compared, mut different) = (0, 0);
    each_position(0..60, |setting, position| {
        let seat = position.turn.seat;
        let other = rearrange_hidden(position, seat);
        assert_eq!(other.seen_by(seat), position.seen_by(seat));
        different += u32::from(other.racks != position.racks && other.deal_seed != position.deal_seed);
        let levels = if compared % 5 == 0 { &LEVELS[..] } else { &LEVELS[..4] };
        for level in levels {
            let choose = |position| hurried(&mut Bot::new(*level, 7), setting, position, 60);
            assert_eq!(choose(position), choose(&other), "{}", level.word());
        }
        compared += 1;
    });
    assert!(compared > 5_000 && different > compared / 2, "{different} of {compared}");
}

#[test]
fn every_level_finishes_games_with_legal_actions() {
    for (number, level) in LEVELS.into_iter().enumerate() {
        for seats in 3..=5 {
            let setting = setting(number % 2 == 0);
            let mut position = Position::setup(&setting, seats, 11, None).expect("the number of seats is allowed");
            let mut bots: Vec<Bot> = (0..seats).map(|seat| Bot::new(level, u64::from(seat))).collect();
            while !position.over {
                let seat = position.turn.seat;
                let action = hurried(&mut bots[seat.index()], &setting, &position, 40);
                position.play(&setting, seat, action, &mut NullSink).expect("the action is legal");
            }
            let work_units: u64 = bots.iter().map(Bot::work_units).sum();
            assert_eq!(work_units > 0, level == Level::Hard, "only the searching level does playouts");
        }
    }
}

#[test]
fn thinking_in_small_steps_gives_the_same_choice() {
    each_position(3..4, |setting, position| {
        if position.rounds != 5 {
            return;
        }
        let mut stepwise = Bot::new(Level::Hard, 9);
        let slow = loop {
            if let Some(action) = stepwise.step(setting, position, 100) {
                break action;
            }
        };
        let mut once = Bot::new(Level::Hard, 9);
        assert_eq!((slow, stepwise.work_units()), (once.choose(setting, position), once.work_units()));
    });
}

#[test]
fn level_names_round_trip_and_time_limits_are_short() {
    for level in LEVELS {
        assert_eq!(<Bot as Thinker>::player(level.word()), Some(level));
        assert!(Bot::new(level, 0).time_limit_ms() <= 1_500, "the time limit of every level is at most 1.5 s");
    }
    assert_eq!(<Bot as Thinker>::player("expert"), None);
}

/// The win rate of one bot of a level against bots of another level, as a multiple of an equal share of the wins. No
/// bot does more than `budget` + 1 units of work for a decision.
fn relative_win_rate(level: Level, others: Level, groups: u64, budget: u16) -> f64 {
    let setting = setting(false);
    let (mut shares, mut games) = (0.0, 0);
    let in_time = |bot: &mut Bot, position: &Position| {
        let mut parts = (0..=budget).map(|piece| f32::from(piece) / f32::from(budget));
        parts
            .find_map(|elapsed| bot.think(&setting, position, position.turn.seat, 1, elapsed))
            .expect("the bot decides when its time is up")
    };
    for group in 0..groups {
        let seats = 3 + (group % 3) as u8;
        for place in 0..seats {
            let mut position =
                Position::setup(&setting, seats, 500 + group, None).expect("the number of seats is allowed");
            let of = |seat: u8| Bot::new(if seat == place { level } else { others }, group * 8 + u64::from(seat));
            let mut bots: Vec<Bot> = (0..seats).map(of).collect();
            while !position.over {
                let seat = position.turn.seat;
                let action = in_time(&mut bots[seat.index()], &position);
                position.play(&setting, seat, action, &mut NullSink).expect("the action is legal");
            }
            let winners = position.winners();
            let won = f64::from(u8::from(winners.has(Seat(place))));
            shares += won * f64::from(seats) / winners.iter().count().max(1) as f64;
            games += 1;
        }
    }
    shares / f64::from(games)
}

#[test]
fn easy_medium_and_hard_bots_clearly_beat_weaker_levels() {
    // One bot plays against two to four others. Tournaments measure more precisely.
    let easy = relative_win_rate(Level::Easy, Level::Random, 120, 1);
    let medium = relative_win_rate(Level::Medium, Level::Easy, 120, 1);
    let hard = relative_win_rate(Level::Hard, Level::Medium, 9, 600);
    println!("easy {easy:.2}, medium {medium:.2}, hard with a fifth of its work {hard:.2}");
    assert!(easy > 2.5 && medium > 1.3 && hard > 1.2, "easy {easy:.2}, medium {medium:.2}, hard {hard:.2}");
}

#[test]
fn bots_use_their_own_random_numbers() {
    // The cards of the second half do not depend on the bots, because no bot uses the game's random numbers.
    let setting = setting(false);
    let second_half = |level| {
        let mut position = Position::setup(&setting, 3, 5, None).expect("three players are allowed");
        let mut bots: Vec<Bot> = (0..3).map(|seat| Bot::new(level, seat)).collect();
        while position.rounds < 4 {
            let seat = position.turn.seat;
            let action = bots[seat.index()].choose(&setting, &position);
            position.play(&setting, seat, action, &mut NullSink).expect("the action is legal");
        }
        position.racks
    };
    assert_eq!(second_half(Level::Random), second_half(Level::Medium));
}
