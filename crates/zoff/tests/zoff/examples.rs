//! Worked examples of the rules.

use zoff::{Action, BonusPlacement, Colour, Illegal, Position, Prairie, Seat, Stage};

use crate::helpers::{NO_BONUS, choose, current_pair, numbers, pair, play, put, setting};
use Colour::{Blue, Green, Orange, Pink, Violet};

/// Lucky-Pickle has 3 violet cows, 2 blue and 1 green. Green plays 3C, pink 4G and orange 4M. Green goes first and
/// makes a herd of 4. Pink can place only one cow, because 4, 3 and 2 are taken. Orange cannot place any.
#[test]
fn in_the_first_example_herds_place_first_and_sizes_must_differ() {
    let setting = setting();
    let mut position = Position::empty(&setting, 5);
    let pickle = Prairie::LuckyPickle;
    put(&setting, &mut position, pickle, &[(Violet, 3), (Blue, 2), (Green, 1)]);
    let far = [Prairie::TumbleweedPlains, Prairie::DynamiteMine];
    choose(&setting, &mut position, 0, pair(far[0], "5A"), pair(far[1], "5J"));
    choose(&setting, &mut position, 1, pair(pickle, "4G"), pair(far[0], "5B"));
    choose(&setting, &mut position, 2, pair(pickle, "3C"), pair(far[0], "5C"));
    choose(&setting, &mut position, 4, pair(far[0], "5E"), pair(far[1], "5F"));
    choose(&setting, &mut position, 3, pair(pickle, "4M"), pair(far[0], "5D"));
    assert_eq!(current_pair(&position).seat, Seat(2), "green has a herd");
    assert_eq!(numbers(&setting, &position), [0, 3], "1 would make a herd of 2, and 2 a herd of 3");
    play(&setting, &mut position, 2, Action::Place(3));
    assert_eq!(position.herd(pickle, Green), 4);
    assert_eq!(current_pair(&position).seat, Seat(1), "of the pairs without a herd, 4G comes before 4M");
    assert_eq!(numbers(&setting, &position), [0, 1], "4, 3 and 2 are taken");
    play(&setting, &mut position, 1, Action::Place(1));
    assert_eq!(current_pair(&position).seat, Seat(3));
    assert_eq!(numbers(&setting, &position), [0], "orange can place none");
    let refused = position.check(&setting, Seat(3), Action::Place(1));
    assert_eq!(refused, Err(Illegal::SameSize { prairie: pickle, colour: Orange, other: Pink, size: 1 }));
    play(&setting, &mut position, 3, Action::Place(0));
    assert_eq!(current_pair(&position).pair.prairie, far[0], "the next prairie");
}

/// The only player on Dead-Bull-Desert fills it and places one bonus cow. The second bonus is lost.
#[test]
fn in_the_second_example_a_player_alone_gets_only_the_first_bonus() {
    let setting = setting();
    let mut position = Position::empty(&setting, 3);
    let desert = Prairie::DeadBullDesert;
    put(&setting, &mut position, desert, &[(Pink, 8)]);
    let far = [Prairie::RattlesnakeRidge, Prairie::TumbleweedPlains];
    choose(&setting, &mut position, 0, pair(far[0], "5A"), pair(far[1], "5J"));
    choose(&setting, &mut position, 1, pair(desert, "4G"), pair(far[0], "5B"));
    choose(&setting, &mut position, 2, pair(far[0], "5C"), pair(far[1], "5H"));
    play(&setting, &mut position, 1, Action::Place(4));
    let Stage::Bonus(bonus) = position.stage else { panic!("expected a bonus, not {:?}", position.stage) };
    assert_eq!((bonus.seat, bonus.cows, bonus.prairie, bonus.rank), (Seat(1), 1, desert, Some(0)));
    let two = Action::Bonus(BonusPlacement::NONE.with(Prairie::FireFields, 2));
    assert_eq!(position.check(&setting, Seat(1), two), Err(Illegal::MoreThanTheBonus { cows: 2, most: 1 }));
    let back = Action::Bonus(BonusPlacement::NONE.with(desert, 1));
    assert_eq!(position.check(&setting, Seat(1), back), Err(Illegal::PrairieFull(desert)));
    play(&setting, &mut position, 1, Action::Bonus(BonusPlacement::NONE.with(Prairie::FireFields, 1)));
    assert_eq!(current_pair(&position).pair.prairie, far[0], "no herd gets the second bonus");
}

/// Fire-Fields becomes full and gives 1, 2 and 1 cows. The first bonus is declined. The second fills Drunk'n-Creek and
/// the third Coffee-Canyon, which in turn give 1-1-2 and 1-1.
#[test]
fn in_the_third_example_bonuses_follow_in_the_order_of_full_prairies() {
    let setting = setting();
    let mut position = Position::empty(&setting, 3);
    let (fire, creek, canyon) = (Prairie::FireFields, Prairie::DrunknCreek, Prairie::CoffeeCanyon);
    put(&setting, &mut position, fire, &[(Blue, 7), (Pink, 5), (Green, 2)]);
    put(&setting, &mut position, creek, &[(Blue, 9), (Pink, 6), (Green, 1)]);
    put(&setting, &mut position, canyon, &[(Green, 6), (Pink, 2), (Blue, 1)]);
    let far = [Prairie::RattlesnakeRidge, Prairie::TumbleweedPlains];
    choose(&setting, &mut position, 0, pair(fire, "2E"), pair(far[1], "5J"));
    choose(&setting, &mut position, 1, pair(far[0], "5B"), pair(far[1], "5I"));
    choose(&setting, &mut position, 2, pair(far[0], "5C"), pair(far[1], "5H"));
    play(&setting, &mut position, 0, Action::Place(2));
    let bonus = |position: &Position| match position.stage {
        Stage::Bonus(bonus) => (bonus.prairie, bonus.seat.0, bonus.cows),
        other => panic!("expected a bonus, not {other:?}"),
    };
    let placement = |prairie, cows| Action::Bonus(BonusPlacement::NONE.with(prairie, cows));
    assert_eq!(bonus(&position), (fire, 0, 1));
    play(&setting, &mut position, 0, NO_BONUS);
    assert_eq!(bonus(&position), (fire, 1, 2));
    play(&setting, &mut position, 1, placement(creek, 2));
    assert!(!position.open.has(creek));
    assert_eq!(bonus(&position), (fire, 2, 1), "the last bonus of Fire-Fields comes first");
    play(&setting, &mut position, 2, placement(canyon, 1));
    assert!(!position.open.has(canyon));
    for (seat, cows) in [(0, 1), (1, 1), (2, 2)] {
        assert_eq!(bonus(&position), (creek, seat, cows), "then Drunk'n-Creek, which filled up first");
        play(&setting, &mut position, seat, NO_BONUS);
    }
    for seat in [2, 1] {
        assert_eq!(bonus(&position), (canyon, seat, 1), "then Coffee-Canyon, which has two bonuses");
        play(&setting, &mut position, seat, NO_BONUS);
    }
    assert_eq!(current_pair(&position).pair.prairie, far[0], "then play continues");
}
