//! Tests of the end of the game: its causes, the last bonuses and the winners (rules: `zoff-rules-last`).

use zoff::{
    Action, BonusPlacement, Colour, Effect, Position, Prairie, Seat, Setting, Stage,
    effect::{CowEffect, PlacementCause},
};

use crate::helpers::{choose, current_pair, pair, play, put, setting};
use Colour::{Blue, Green, Orange, Pink, Violet};

/// A three-player position in the last round, before blue places the last pair: a card of value 2 on Tumbleweed-Plains.
fn before_the_last_pair(setting: &Setting, cows: &[(Prairie, &[(Colour, u8)])]) -> Position {
    let mut position = Position::empty(setting, 3);
    cows.iter().for_each(|(prairie, herds)| put(setting, &mut position, *prairie, herds));
    position.round = 5;
    let (small, far) = (Prairie::LoneStarValley, Prairie::TumbleweedPlains);
    choose(setting, &mut position, 0, pair(far, "2E"), pair(small, "3B"));
    choose(setting, &mut position, 1, pair(small, "5B"), pair(Prairie::PowderPrairie, "3A"));
    choose(setting, &mut position, 2, pair(small, "5C"), pair(Prairie::PowderPrairie, "3C"));
    while current_pair(&position).pair.prairie != far {
        let seat = current_pair(&position).seat.0;
        play(setting, &mut position, seat, Action::Place(0));
    }
    position
}

#[test]
fn after_the_fifth_round_each_prairie_keeps_the_cows_of_its_bonuses() {
    let setting = setting();
    let cows: [(Prairie, &[(Colour, u8)]); 3] = [
        (Prairie::DeadBullDesert, &[(Blue, 6), (Pink, 5)]),
        (Prairie::FireFields, &[(Green, 5), (Pink, 4), (Blue, 3)]),
        (Prairie::TumbleweedPlains, &[(Pink, 4)]),
    ];
    let mut position = before_the_last_pair(&setting, &cows);
    let effects = play(&setting, &mut position, 0, Action::Place(2));
    assert!(position.is_over() && position.may_act().is_empty());
    // Dead-Bull-Desert had only one free place, so the second bonus is lost.
    assert_eq!(position.herds[Prairie::DeadBullDesert.index()], [7, 5, 0, 0, 0]);
    // The bonuses are 1-2-1. Herds may now be equal in size. The ranks are determined before the first bonus cow is
    // placed.
    assert_eq!(position.herds[Prairie::FireFields.index()], [4, 6, 6, 0, 0]);
    // The bonuses are 1-2-3. There are only two herds, so the third bonus is lost.
    assert_eq!(position.herds[Prairie::TumbleweedPlains.index()], [4, 5, 0, 0, 0]);
    let last = |effect: &Effect| match effect {
        Effect::Cow(CowEffect::Placed { prairie, by: PlacementCause::Last, .. }) => Some(*prairie),
        _ => None,
    };
    let order: Vec<Prairie> = effects.iter().filter_map(last).collect();
    assert!(order.is_sorted(), "from the smallest to the largest: {order:?}");
    let cows = [0, 1, 2].map(|seat| position.cows(&setting, Seat(seat)));
    assert_eq!(cows, [15, 16, 6]);
    assert_eq!(position.winners(&setting), [Seat(1)]);
    assert_eq!(position.standings(&setting)[..3], [2, 1, 3]);
}

#[test]
fn last_bonuses_go_only_to_prairies_with_free_places() {
    let mut setting = setting();
    setting.rulebook.variants.fair = true;
    let cows: [(Prairie, &[(Colour, u8)]); 2] =
        [(Prairie::CoffeeCanyon, &[(Blue, 7), (Pink, 3)]), (Prairie::DeadBullDesert, &[(Green, 10), (Pink, 1)])];
    let mut position = before_the_last_pair(&setting, &cows);
    play(&setting, &mut position, 0, Action::Place(0));
    assert!(position.is_over());
    assert_eq!(position.herds[Prairie::CoffeeCanyon.index()], [7, 3, 0, 0, 0], "Coffee-Canyon was already full");
    assert_eq!(
        position.herds[Prairie::DeadBullDesert.index()],
        [0, 1, 11, 0, 0],
        "the first bonus fills Dead-Bull-Desert, so the second is lost"
    );
}

#[test]
fn a_tie_is_settled_on_the_largest_prairie_before_the_last_bonuses() {
    let setting = setting();
    let cows: [(Prairie, &[(Colour, u8)]); 2] = [
        (Prairie::TumbleweedPlains, &[(Green, 8), (Blue, 1), (Pink, 3)]),
        (Prairie::FireFields, &[(Pink, 2), (Green, 1), (Blue, 5)]),
    ];
    let mut position = before_the_last_pair(&setting, &cows);
    play(&setting, &mut position, 0, Action::Place(0));
    // The final herds on the two prairies are green 8+1 and 1+1, blue 1+3 and 5+1, pink 3+2 and 2+2.
    let cows = [0, 1, 2].map(|seat| position.cows(&setting, Seat(seat)));
    assert_eq!(cows, [10, 9, 11]);
    assert_eq!(position.winners(&setting), [Seat(2)]);
    let mut tie = position;
    tie.cows_left[Blue.index()] -= 1;
    assert_eq!(
        tie.winners(&setting),
        [Seat(2)],
        "both have 11 cows, but green had 8 on the largest prairie and blue only 1"
    );
    tie.largest[Blue.index()] = 9;
    assert_eq!(tie.winners(&setting), [Seat(0)]);
    tie.largest[Blue.index()] = 8;
    assert_eq!(tie.winners(&setting), [Seat(0), Seat(2)], "still a tie, so the win is shared");
    assert_eq!(tie.standings(&setting)[..3], [1, 3, 1]);
}

/// The game ends right after the action that places the 48th cow of a colour. Waiting bonuses are lost, and the last
/// bonuses never exceed the supply of a colour.
#[test]
fn the_48th_cow_ends_the_game() {
    let setting = setting();
    let mut position = Position::empty(&setting, 5);
    let all: [(Prairie, &[(Colour, u8)]); 4] = [
        (Prairie::LoneStarValley, &[(Blue, 3), (Pink, 2)]),
        (Prairie::TumbleweedPlains, &[(Blue, 20), (Green, 1)]),
        (Prairie::DynamiteMine, &[(Blue, 14), (Orange, 2)]),
        (Prairie::HangManMountains, &[(Violet, 12), (Blue, 10)]),
    ];
    all.iter().for_each(|(prairie, herds)| put(&setting, &mut position, *prairie, herds));
    assert_eq!(position.cows_left[Blue.index()], 1);
    let (small, far) = (Prairie::LoneStarValley, Prairie::HangManMountains);
    choose(&setting, &mut position, 0, pair(small, "5A"), pair(far, "2E"));
    for (seat, words) in [(1, ["2D", "2I"]), (2, ["2A", "2J"]), (3, ["2C", "2F"]), (4, ["2B", "2H"])] {
        choose(&setting, &mut position, seat, pair(far, words[0]), pair(Prairie::DynamiteMine, words[1]));
    }
    let refused = position.check(&setting, Seat(0), Action::Place(2));
    assert_eq!(refused.map_err(|why| why.reason()), Err("too_few_cows"));
    play(&setting, &mut position, 0, Action::Place(1));
    assert!(position.is_over(), "Lone-Star-Valley is full, but nobody gets its bonus");
    assert_eq!(position.cows_left[Blue.index()], 0);
    assert_eq!(position.herds[Prairie::TumbleweedPlains.index()], [20, 0, 3, 0, 0], "no blue cow is left for a bonus");
    assert_eq!(
        position.herds[Prairie::HangManMountains.index()],
        [10, 0, 0, 0, 12],
        "the bonus is 0 for violet, and 1 for blue, which has no cows left"
    );
    assert_eq!(position.largest, [10, 0, 0, 0, 12]);
}

/// A last bonus is lost if an earlier bonus used up the cows of its colour.
#[test]
fn the_last_bonuses_never_exceed_the_supply() {
    let setting = setting();
    let mut position = Position::empty(&setting, 3);
    put(&setting, &mut position, Prairie::TumbleweedPlains, &[(Green, 1), (Blue, 9)]);
    put(&setting, &mut position, Prairie::RattlesnakeRidge, &[(Blue, 20)]);
    put(&setting, &mut position, Prairie::DrunknCreek, &[(Blue, 15)]);
    assert_eq!(position.cows_left[Blue.index()], 4);
    position.round = 5;
    let (one, two) = (Prairie::LuckyPickle, Prairie::FireFields);
    choose(&setting, &mut position, 0, pair(one, "2E"), pair(two, "2G"));
    choose(&setting, &mut position, 1, pair(one, "2D"), pair(two, "2I"));
    choose(&setting, &mut position, 2, pair(one, "2A"), pair(two, "2J"));
    while !position.is_over() {
        let Stage::Place(turn) = position.stage else { panic!("expected a pair, not {:?}", position.stage) };
        let blue = turn.seat == Seat(0) && turn.pair.prairie == one;
        play(&setting, &mut position, turn.seat.0, Action::Place(if blue { 2 } else { 0 }));
    }
    assert_eq!(position.cows_left[Blue.index()], 0);
    assert_eq!(position.herd(one, Blue), 3, "a cow is left for the first bonus");
    assert_eq!(position.herd(Prairie::DrunknCreek, Blue), 16, "a cow is left for the second bonus");
    assert_eq!(position.herd(Prairie::RattlesnakeRidge, Blue), 20, "no cow is left for the third bonus");
    assert_eq!(position.herds[Prairie::TumbleweedPlains.index()], [9, 0, 3, 0, 0]);
}

#[test]
fn the_game_ends_at_once_when_all_prairies_are_full() {
    let setting = setting();
    let mut position = Position::empty(&setting, 3);
    let all: [&[(Colour, u8)]; 8] = [
        &[(Blue, 6)],
        &[(Pink, 8)],
        &[(Green, 10)],
        &[(Blue, 12)],
        &[(Pink, 14)],
        &[(Green, 16)],
        &[(Blue, 18)],
        &[(Pink, 21)],
    ];
    for (prairie, herds) in Prairie::ALL.into_iter().zip(all) {
        put(&setting, &mut position, prairie, herds);
    }
    let last = Prairie::TumbleweedPlains;
    put(&setting, &mut position, last, &[(Green, 18), (Pink, 4)]);
    assert_eq!(
        position.open.iter().collect::<Vec<_>>(),
        [last],
        "only one prairie is open, so each player chooses one pair"
    );
    let one = |word| Action::Choose(zoff::Choice::one(pair(last, word)));
    let refused = position.check(
        &setting,
        Seat(0),
        Action::Choose(zoff::Choice::two(pair(last, "5A"), pair(Prairie::FireFields, "5J"))),
    );
    assert_eq!(refused.map_err(|why| why.reason()), Err("wrong_number_of_pairs"));
    for (seat, word) in [(2, "5C"), (0, "2E"), (1, "3A")] {
        play(&setting, &mut position, seat, one(word));
    }
    assert_eq!(current_pair(&position).seat, Seat(2));
    play(&setting, &mut position, 2, Action::Place(2));
    assert!(position.is_over(), "no place is left for a bonus");
    assert_eq!(position.cows(&setting, Seat(2)), 46);
}

#[test]
fn a_game_has_six_rounds_with_two_players_and_five_with_more() {
    let setting = setting();
    let pass = |position: &Position, seat: Seat| match position.stage {
        Stage::Place(_) => Action::Place(0),
        Stage::Bonus(_) => Action::Bonus(BonusPlacement::NONE),
        _ => position.legal(&setting, seat)[0],
    };
    for (seats, rounds) in [(2, 6), (3, 5), (4, 5), (5, 5)] {
        let mut position = Position::setup(&setting, seats, 4).expect("the number of seats is allowed");
        while !position.is_over() {
            let seat = position.may_act().iter().next().expect("somebody may act");
            let action = pass(&position, seat);
            play(&setting, &mut position, seat.0, action);
        }
        assert_eq!(position.round, rounds);
        assert!(position.seats().all(|seat| position.hand(seat).is_empty()), "all cards were played");
    }
}
