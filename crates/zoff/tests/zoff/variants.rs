//! Tests of two-player games and of the variants (rules: `zoff-rules-two`, `zoff-rules-variants`).

use zoff::{
    Action, BonusPlacement, Choice, Colour, Illegal, MixedCows, Pair, Position, Prairie, Seat, Setting, Stage,
    Variants, Viewer,
};

use crate::helpers::{NO_BONUS, card, choose, current_pair, numbers, pair, play, put, setting, setting_with};
use Colour::{Blue, Green, Orange, Pink};

/// A pair with a colour.
fn coloured_pair(colour: Colour, prairie: Prairie, word: &str) -> Pair {
    Pair { colour: Some(colour), ..pair(prairie, word) }
}

#[test]
fn two_players_have_a_pair_and_a_herd_for_each_colour() {
    let setting = setting();
    let mut position = Position::empty(&setting, 2);
    let (powder, fire) = (Prairie::PowderPrairie, Prairie::FireFields);
    put(&setting, &mut position, powder, &[(Blue, 2), (Pink, 1)]);
    let check = |one, other| position.check(&setting, Seat(0), Action::Choose(Choice::two(one, other)));
    let words = |one, other| check(one, other).map_err(|why: Illegal| why.reason());
    assert_eq!(words(pair(powder, "5A"), pair(fire, "5J")), Err("colour_missing"));
    assert_eq!(words(coloured_pair(Blue, powder, "5A"), coloured_pair(Blue, fire, "5J")), Err("colour_missing"));
    assert_eq!(words(coloured_pair(Blue, powder, "5A"), coloured_pair(Pink, fire, "5J")), Err("not_your_colour"));
    assert_eq!(words(coloured_pair(Blue, powder, "5A"), coloured_pair(Green, powder, "5J")), Err("same_prairie"));
    assert_eq!(words(coloured_pair(Blue, powder, "5A"), coloured_pair(Green, fire, "5A")), Err("same_card"));
    assert_eq!(words(coloured_pair(Blue, powder, "5A"), coloured_pair(Green, fire, "5B")), Err("card_not_held"));
    assert_eq!(
        words(coloured_pair(Blue, powder, "5A"), coloured_pair(Green, Prairie::LuckyPickle, "5J")),
        Err("not_in_play")
    );
    choose(&setting, &mut position, 0, coloured_pair(Blue, fire, "4M"), coloured_pair(Green, powder, "2N"));
    choose(&setting, &mut position, 1, coloured_pair(Pink, powder, "2S"), coloured_pair(Orange, fire, "4F"));
    assert_eq!(
        (current_pair(&position).seat, current_pair(&position).pair.colour),
        (Seat(1), Some(Pink)),
        "pink has a herd"
    );
    assert_eq!(numbers(&setting, &position), [0, 2], "1 would make a second herd of 2");
    play(&setting, &mut position, 1, Action::Place(2));
    assert_eq!((current_pair(&position).seat, current_pair(&position).pair.colour), (Seat(0), Some(Green)));
    assert_eq!(numbers(&setting, &position), [0, 1], "blue already has a herd of 2");
    let mixed = Action::PlaceMixed(MixedCows::default().with(Green, 1));
    assert_eq!(position.check(&setting, Seat(0), mixed), Err(Illegal::OneColourOnly));
    play(&setting, &mut position, 0, Action::Place(1));
    assert_eq!(current_pair(&position).seat, Seat(1), "F comes before M");
}

/// A bonus is paid in cows of the herd's colour, and the fair in the colour that filled the prairie (rules:
/// `zoff-rules-two-paid`).
#[test]
fn two_players_are_paid_in_the_colour_of_the_herd() {
    let setting = setting_with(Variants { fair: true, ..Variants::default() });
    let mut position = Position::empty(&setting, 2);
    let (powder, fire) = (Prairie::PowderPrairie, Prairie::FireFields);
    put(&setting, &mut position, powder, &[(Green, 4), (Blue, 3)]);
    choose(&setting, &mut position, 0, coloured_pair(Blue, powder, "2E"), coloured_pair(Green, fire, "2G"));
    choose(
        &setting,
        &mut position,
        1,
        coloured_pair(Pink, fire, "2D"),
        coloured_pair(Orange, Prairie::CoffeeCanyon, "2I"),
    );
    assert_eq!(numbers(&setting, &position), [0], "1 would make a second herd of 4");
    play(&setting, &mut position, 0, Action::Place(0));
    let mut position = Position::empty(&setting, 2);
    put(&setting, &mut position, powder, &[(Green, 4), (Blue, 2), (Pink, 1)]);
    choose(&setting, &mut position, 0, coloured_pair(Blue, powder, "2E"), coloured_pair(Green, fire, "2G"));
    choose(
        &setting,
        &mut position,
        1,
        coloured_pair(Pink, fire, "2D"),
        coloured_pair(Orange, Prairie::CoffeeCanyon, "2I"),
    );
    play(&setting, &mut position, 0, Action::Place(1));
    let mut paid = Vec::new();
    while let Stage::Bonus(bonus) = position.stage {
        paid.push((bonus.seat.0, bonus.colour, bonus.cows, bonus.rank));
        play(&setting, &mut position, bonus.seat.0, NO_BONUS);
    }
    assert_eq!(paid, [(0, Blue, 1, None), (0, Green, 1, Some(0)), (0, Blue, 1, Some(1))]);
}

#[test]
fn two_players_with_one_open_prairie_choose_one_pair_for_both_colours() {
    let setting = setting();
    let mut position = Position::empty(&setting, 2);
    let all: [(Prairie, Colour); 6] = [
        (Prairie::LoneStarValley, Blue),
        (Prairie::PowderPrairie, Pink),
        (Prairie::CoffeeCanyon, Green),
        (Prairie::DeadBullDesert, Orange),
        (Prairie::FireFields, Pink),
        (Prairie::DrunknCreek, Orange),
    ];
    for (prairie, colour) in all {
        put(&setting, &mut position, prairie, &[(colour, setting.rulebook.prairie_spec(prairie).places)]);
    }
    let plains = Prairie::TumbleweedPlains;
    put(&setting, &mut position, plains, &[(Blue, 3), (Green, 5), (Pink, 4)]);
    let named = Action::Choose(Choice::one(coloured_pair(Blue, plains, "4M")));
    assert_eq!(position.check(&setting, Seat(0), named), Err(Illegal::NeedlessColour));
    play(&setting, &mut position, 1, Action::Choose(Choice::one(pair(plains, "5B"))));
    play(&setting, &mut position, 0, Action::Choose(Choice::one(pair(plains, "4M"))));
    assert_eq!(current_pair(&position).seat, Seat(0), "the player's larger herd has 5 cows, and pink's has 4");
    let check = |mixed| position.check(&setting, Seat(0), Action::PlaceMixed(mixed));
    let cows = |blue, green| MixedCows::default().with(Blue, blue).with(Green, green);
    assert_eq!(check(cows(2, 1)).map_err(|why| why.reason()), Ok(()), "only the final sizes of 5 and 6 count");
    assert_eq!(check(cows(1, 1)).map_err(|why| why.reason()), Err("same_size"), "pink has 4");
    assert_eq!(check(cows(2, 0)).map_err(|why| why.reason()), Err("same_size"), "the player's green herd has 5");
    assert_eq!(check(cows(2, 3)).map_err(|why| why.reason()), Err("more_than_the_card"));
    assert_eq!(check(MixedCows::default().with(Pink, 1)), Err(Illegal::NotYourColour(Pink)));
    assert_eq!(check(MixedCows::default()), Err(Illegal::ColoursMissing));
    assert_eq!(position.check(&setting, Seat(0), Action::Place(1)), Err(Illegal::ColoursMissing));
    assert_eq!(position.check(&setting, Seat(0), Action::Place(0)), Ok(()));
    play(&setting, &mut position, 0, Action::PlaceMixed(cows(2, 1)));
    assert_eq!(position.herds[plains.index()], [5, 4, 6, 0, 0]);
    assert_eq!(current_pair(&position).seat, Seat(1));
    // The cows of both colours count together. A tie is broken by the largest herd of one colour on the prairie with 24
    // places.
    assert_eq!((position.cows(&setting, Seat(0)), position.cows(&setting, Seat(1))), (27, 58));
    position.largest = [5, 4, 6, 0, 0];
    assert_eq!((position.tie_break(&setting, Seat(0)), position.tie_break(&setting, Seat(1))), (6, 4));
}

fn auction() -> Setting {
    setting_with(Variants { auction: true, ..Variants::default() })
}

#[test]
fn the_highest_bidder_takes_a_colour_first_and_bids_reduce_the_scores() {
    let setting = auction();
    let mut position = Position::setup(&setting, 3, 8).expect("three players are allowed");
    let dealt = position.dealt;
    assert_eq!(position.stage, Stage::Bid);
    assert_eq!(position.check(&setting, Seat(0), Action::Bid(201)), Err(Illegal::BidTooHigh { highest: 200 }));
    assert_eq!(position.legal(&setting, Seat(0)).len(), 201);
    play(&setting, &mut position, 2, Action::Bid(34));
    assert_eq!(position.may_act().iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    play(&setting, &mut position, 0, Action::Bid(0));
    play(&setting, &mut position, 1, Action::Bid(35));
    assert_eq!(position.may_act().iter().collect::<Vec<_>>(), [Seat(1)], "3.5 is the highest");
    play(&setting, &mut position, 1, Action::Colour(Green));
    assert_eq!(position.may_act().iter().collect::<Vec<_>>(), [Seat(2)]);
    assert_eq!(position.check(&setting, Seat(2), Action::Colour(Green)), Err(Illegal::ColourTaken(Green)));
    assert_eq!(position.check(&setting, Seat(2), Action::Colour(Orange)), Err(Illegal::NoSuchColour(Orange)));
    play(&setting, &mut position, 2, Action::Colour(Blue));
    assert_eq!(position.legal(&setting, Seat(0)), [Action::Colour(Pink)], "the last seat must act, too");
    play(&setting, &mut position, 0, Action::Colour(Pink));
    assert_eq!((position.stage, position.round), (Stage::Choose, 1));
    assert!(
        dealt[2].iter().all(|prairie| position.herd(prairie, Green) == 1),
        "a colour is taken with its cows on the prairies"
    );
    assert!(position.hand(Seat(1)).has(card("5C")), "a colour is taken with its cards");
    assert_eq!([0, 1, 2].map(|seat| position.score_in_tenths(&setting, Seat(seat))), [30, -5, -4]);
}

#[test]
fn equal_bids_are_settled_by_lot() {
    let setting = auction();
    let mut first = [0; 4];
    for seed in 0..200 {
        let mut position = Position::setup(&setting, 4, seed).expect("four players are allowed");
        (0..4).for_each(|seat| drop(play(&setting, &mut position, seat, Action::Bid(10))));
        let seat = position.may_act().iter().next().expect("somebody takes a colour");
        first[seat.index()] += 1;
    }
    assert!(first.iter().all(|count| (30..=70).contains(count)), "first takers by seat: {first:?}");
}

#[test]
fn two_players_bid_after_their_first_cows_for_blue_or_pink() {
    let setting = auction();
    let mut position = Position::setup(&setting, 2, 8).expect("two players are allowed");
    play(&setting, &mut position, 0, Action::Start([Blue, Green, Green]));
    play(&setting, &mut position, 1, Action::Start([Pink, Pink, Orange]));
    assert_eq!(position.stage, Stage::Bid);
    play(&setting, &mut position, 0, Action::Bid(5));
    play(&setting, &mut position, 1, Action::Bid(6));
    assert_eq!(position.legal(&setting, Seat(1)), [Action::Colour(Blue), Action::Colour(Pink)]);
    play(&setting, &mut position, 1, Action::Colour(Blue));
    play(&setting, &mut position, 0, Action::Colour(Pink));
    assert_eq!(position.colours_of(&setting, Seat(1)), [Some(Blue), Some(Green)]);
    assert_eq!(position.colours_of(&setting, Seat(0)), [Some(Pink), Some(Orange)]);
}

/// The fair comes right after the action that fills the prairie, before everything else that is waiting, even the
/// remaining bonuses of another prairie. A prairie filled by the fair joins both queues.
#[test]
fn the_fair_comes_before_everything_else_that_is_waiting() {
    let setting = setting_with(Variants { fair: true, ..Variants::default() });
    let mut position = Position::empty(&setting, 3);
    let (powder, canyon, fire) = (Prairie::PowderPrairie, Prairie::CoffeeCanyon, Prairie::FireFields);
    put(&setting, &mut position, fire, &[(Blue, 8), (Pink, 6)]);
    put(&setting, &mut position, canyon, &[(Green, 6), (Blue, 3)]);
    put(&setting, &mut position, powder, &[(Pink, 4), (Blue, 2), (Green, 1)]);
    let far = [Prairie::RattlesnakeRidge, Prairie::TumbleweedPlains];
    choose(&setting, &mut position, 0, pair(fire, "2E"), pair(far[1], "5J"));
    choose(&setting, &mut position, 1, pair(far[0], "5B"), pair(far[1], "5I"));
    choose(&setting, &mut position, 2, pair(far[0], "5C"), pair(far[1], "5H"));
    play(&setting, &mut position, 0, Action::Place(2));
    let now = |position: &Position| match position.stage {
        Stage::Bonus(bonus) => (bonus.prairie, bonus.seat.0, bonus.cows, bonus.rank),
        other => panic!("expected a bonus or fair, not {other:?}"),
    };
    assert_eq!(now(&position), (fire, 0, 2, None), "blue filled a prairie of 16 places, so its fair gives two cows");
    play(&setting, &mut position, 0, Action::Bonus(BonusPlacement::NONE.with(canyon, 1).with(powder, 1)));
    assert_eq!((position.open.has(canyon), position.open.has(powder)), (false, false));
    assert_eq!(
        now(&position),
        (powder, 0, 1, None),
        "of two filled at once, the smaller comes first; its fair gives one cow"
    );
    play(&setting, &mut position, 0, NO_BONUS);
    assert_eq!(now(&position), (canyon, 0, 1, None));
    play(&setting, &mut position, 0, NO_BONUS);
    assert_eq!(now(&position), (fire, 0, 1, Some(0)), "then the bonuses, in the order in which the prairies filled up");
    play(&setting, &mut position, 0, NO_BONUS);
    assert_eq!(now(&position), (fire, 1, 2, Some(1)));
    let creek = Prairie::DrunknCreek;
    put(&setting, &mut position, creek, &[(Green, 9), (Blue, 7)]);
    play(&setting, &mut position, 1, Action::Bonus(BonusPlacement::NONE.with(creek, 2)));
    assert_eq!(now(&position), (creek, 1, 2, None), "the fair comes before the remaining bonuses of another prairie");
    play(&setting, &mut position, 1, NO_BONUS);
    let mut order = Vec::new();
    while let Stage::Bonus(bonus) = position.stage {
        order.push((bonus.prairie, bonus.seat.0));
        play(&setting, &mut position, bonus.seat.0, NO_BONUS);
    }
    assert_eq!(order, [(powder, 1), (powder, 0), (canyon, 2), (canyon, 0), (creek, 2), (creek, 0), (creek, 1)]);
}

/// Played cow cards are discarded face down. With open cards, everybody sees the remaining cards of all players.
#[test]
fn played_cards_are_hidden_unless_cards_are_open() {
    for open_cards in [false, true] {
        let setting = setting_with(Variants { open_cards, ..Variants::default() });
        let mut position = Position::setup(&setting, 3, 2).expect("three players are allowed");
        let (one, two) = (Prairie::RattlesnakeRidge, Prairie::TumbleweedPlains);
        choose(&setting, &mut position, 0, pair(one, "2E"), pair(two, "2G"));
        let viewer = Viewer::from(Seat(2));
        let seen = position.seen_by(&setting, viewer);
        assert_eq!(
            (seen.choice(Seat(0)), seen.acted.has(Seat(0))),
            (None, true),
            "the others know that seat 0 has chosen, but not what"
        );
        assert_eq!(seen.hand(Seat(0)).count(), 10, "chosen cards are still in hand");
        choose(&setting, &mut position, 1, pair(one, "5B"), pair(two, "5I"));
        choose(&setting, &mut position, 2, pair(one, "5C"), pair(two, "5H"));
        let seen = position.seen_by(&setting, viewer);
        assert_eq!(seen.choice(Seat(0)), position.choice(Seat(0)), "turned up");
        while position.round == 1 {
            let seat = current_pair(&position).seat.0;
            play(&setting, &mut position, seat, Action::Place(0));
        }
        let seen = position.seen_by(&setting, viewer);
        assert_eq!(seen.hand(Seat(2)), position.hand(Seat(2)));
        assert_eq!(seen.hand(Seat(0)) == position.hand(Seat(0)), open_cards);
        assert_eq!(seen.hand(Seat(0)).count(), 8);
    }
}
