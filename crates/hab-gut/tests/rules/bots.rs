//! Tests of the bots: they play legal actions to the end, make the same choices for the same seed, and do not use
//! hidden information.

use hab_gut::{
    Forget, Good, Position, Seat, Setting,
    bots::{LEVELS, Level, Mind, milliseconds},
};

use tabletop::Thinker;

use crate::given::setting;

/// Visits all positions of games between bots of several levels.
fn along_games(games: std::ops::Range<u64>, mut see: impl FnMut(&Setting, &Position)) {
    for seed in games {
        let setting = setting(seed % 4 == 3);
        let mut position = Position::setup(&setting, 3 + (seed % 3) as u8, seed, None).expect("so many may play");
        let levels = [Level::Random, Level::Greedy, Level::Easy, Level::Medium];
        let mut minds: Vec<Mind> = (0..5).map(|seat| Mind::new(levels[seat as usize % 4], seed + seat)).collect();
        while !position.over {
            see(&setting, &position);
            let seat = position.turn.seat;
            let action = minds[seat.index()].choose(&setting, &position);
            position.play(&setting, seat, action, &mut Forget).expect("computer players choose legal actions");
        }
    }
}

/// Thinks for `pieces` units of work, then decides at once.
fn hurried(mind: &mut Mind, setting: &Setting, position: &Position, pieces: u32) -> hab_gut::Action {
    let thought = mind.step(setting, position, pieces);
    thought.or_else(|| mind.think(setting, position, position.turn.seat, 1, 1.0)).expect("whoever is hurried decides")
}

/// Returns the position with everything hidden from a seat rearranged. Instead of [`Position::imagine`], it collects
/// the hidden cards and deals them in a different order.
fn hidden_otherwise(position: &Position, seat: Seat) -> Position {
    let mut other = *position;
    other.key = !position.key;
    let hidden = |rack: Seat| rack != seat && rack != position.right_of(seat);
    let mut cards: Vec<_> = position.unseen.iter().collect();
    position.seats().filter(|rack| hidden(*rack)).for_each(|rack| cards.extend(position.racks[rack.index()].iter()));
    for rack in position.seats().filter(|rack| hidden(*rack)) {
        let count = position.racks[rack.index()].len() as usize;
        other.racks[rack.index()] = cards.drain(..count).collect();
    }
    other.unseen = cards.into_iter().collect();
    for opponent in position.seats().filter(|opponent| *opponent != seat) {
        let index = opponent.index();
        let mut left = position.given_of(opponent);
        for good in Good::ALL.into_iter().rev() {
            let known = position.known_of(opponent, good);
            let given = known.min(left);
            left -= given;
            other.foundations[index][good.index()] = given;
            other.shares[index][good.index()] = known - given;
        }
    }
    other
}

#[test]
fn nobody_sees_what_is_hidden() {
    let (mut compared, mut different) = (0, 0);
    along_games(0..60, |setting, position| {
        let seat = position.turn.seat;
        let other = hidden_otherwise(position, seat);
        assert_eq!(other.seen_by(seat), position.seen_by(seat));
        different += u32::from(other.racks != position.racks && other.key != position.key);
        let levels = if compared % 5 == 0 { &LEVELS[..] } else { &LEVELS[..4] };
        for level in levels {
            let choose = |position| hurried(&mut Mind::new(*level, 7), setting, position, 60);
            assert_eq!(choose(position), choose(&other), "{}", level.word());
        }
        compared += 1;
    });
    assert!(compared > 5_000 && different > compared / 2, "{different} of {compared}");
}

#[test]
fn every_level_plays_to_the_end_by_legal_actions() {
    for (number, level) in LEVELS.into_iter().enumerate() {
        for seats in 3..=5 {
            let setting = setting(number % 2 == 0);
            let mut position = Position::setup(&setting, seats, 11, None).expect("so many may play");
            let mut minds: Vec<Mind> = (0..seats).map(|seat| Mind::new(level, u64::from(seat))).collect();
            while !position.over {
                let seat = position.turn.seat;
                let action = hurried(&mut minds[seat.index()], &setting, &position, 40);
                position.play(&setting, seat, action, &mut Forget).expect("it is legal");
            }
            let pieces: u64 = minds.iter().map(Mind::pieces).sum();
            assert_eq!(pieces > 0, level == Level::Hard, "only who compares does pieces of work");
        }
    }
}

#[test]
fn a_mind_in_pieces_chooses_as_one_at_once() {
    along_games(3..4, |setting, position| {
        if position.rounds != 5 {
            return;
        }
        let mut pieces = Mind::new(Level::Hard, 9);
        let slow = loop {
            if let Some(action) = pieces.step(setting, position, 100) {
                break action;
            }
        };
        let mut once = Mind::new(Level::Hard, 9);
        assert_eq!((slow, pieces.pieces()), (once.choose(setting, position), once.pieces()));
    });
}

#[test]
fn levels_have_names_that_are_read_again() {
    for level in LEVELS {
        assert_eq!(<Mind as Thinker>::player(level.word()), Some(level));
        assert!(milliseconds(level) <= 1_500, "thinking at most 1.5 s a choice at the table");
    }
    assert_eq!(<Mind as Thinker>::player("expert"), None);
}

/// The win rate of one bot of a level against bots of another, as a multiple of an even share of the wins. No bot
/// does more than `pieces` units of work for a decision.
fn even_shares(level: Level, others: Level, groups: u64, pieces: u16) -> f64 {
    let setting = setting(false);
    let (mut shares, mut games) = (0.0, 0);
    let in_time = |mind: &mut Mind, position: &Position| {
        let mut parts = (0..=pieces).map(|piece| f32::from(piece) / f32::from(pieces));
        parts
            .find_map(|used| mind.think(&setting, position, position.turn.seat, 1, used))
            .expect("in the end it is decided")
    };
    for group in 0..groups {
        let seats = 3 + (group % 3) as u8;
        for place in 0..seats {
            let mut position = Position::setup(&setting, seats, 500 + group, None).expect("so many may play");
            let of = |seat: u8| Mind::new(if seat == place { level } else { others }, group * 8 + u64::from(seat));
            let mut minds: Vec<Mind> = (0..seats).map(of).collect();
            while !position.over {
                let seat = position.turn.seat;
                let action = in_time(&mut minds[seat.index()], &position);
                position.play(&setting, seat, action, &mut Forget).expect("it is legal");
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
fn each_level_is_clearly_stronger_than_the_one_below() {
    // One bot plays against two to four others. Tournaments measure more precisely.
    let easy = even_shares(Level::Easy, Level::Random, 120, 1);
    let medium = even_shares(Level::Medium, Level::Easy, 120, 1);
    let hard = even_shares(Level::Hard, Level::Medium, 9, 600);
    println!("easy {easy:.2}, medium {medium:.2}, hard with a fifth of its work {hard:.2}");
    assert!(easy > 2.5 && medium > 1.3 && hard > 1.2, "easy {easy:.2}, medium {medium:.2}, hard {hard:.2}");
}

#[test]
fn chance_of_a_mind_is_its_own() {
    // The second half has the same cards with other bots, because no bot uses the game's random numbers.
    let setting = setting(false);
    let second_half = |level| {
        let mut position = Position::setup(&setting, 3, 5, None).expect("three may play");
        let mut minds: Vec<Mind> = (0..3).map(|seat| Mind::new(level, seat)).collect();
        while position.rounds < 4 {
            let seat = position.turn.seat;
            let action = minds[seat.index()].choose(&setting, &position);
            position.play(&setting, seat, action, &mut Forget).expect("it is legal");
        }
        position.racks
    };
    assert_eq!(second_half(Level::Random), second_half(Level::Medium));
}
