//! Tests of the set-up for every number of players (rules: `zoff-rules-dealt`, `zoff-rules-two-text`).

use std::collections::BTreeSet;

use zoff::{Action, Cards, Colour, Illegal, Position, Prairie, Prairies, Rulebook, Seat, SetupError, Stage};

use crate::helpers::{play, setting};
use Colour::{Blue, Green, Orange, Pink};

#[test]
fn prairies_in_play_and_dealt_depend_on_the_number_of_players() {
    let book = Rulebook::default();
    let words = |seats: usize| book.in_play[seats].iter().map(Prairie::word).collect::<Vec<_>>();
    assert_eq!(words(5), Prairie::ALL.map(Prairie::word));
    assert_eq!(words(4), words(5)[..10], "without Hang-Man-Mountains");
    assert_eq!(words(3), words(5)[..9], "without Hang-Man-Mountains and Dynamite-Mine");
    let places = |seats: usize| book.in_play[seats].iter().map(|one| book.prairie_spec(one).places).collect::<Vec<_>>();
    assert_eq!(places(2), [6, 8, 10, 12, 16, 18, 24]);
    let setting = setting();
    for (seats, each, unseen) in [(3, 3, 0), (4, 2, 2), (5, 2, 1), (2, 3, 1)] {
        let mut orders = BTreeSet::new();
        for seed in 0..50 {
            let position = Position::setup(&setting, seats, seed).expect("the number of seats is allowed");
            let mut dealt = Prairies::NONE;
            for seat in position.seats() {
                let own = position.dealt[seat.index()];
                assert_eq!(own.count(), each);
                for prairie in own.iter() {
                    assert!(!dealt.has(prairie), "{prairie:?} is dealt only once");
                    dealt.put(prairie);
                    if seats > 2 {
                        let colour = position.colours[seat.index()].expect("everybody has a colour");
                        assert_eq!(position.herd(prairie, colour), 1);
                    }
                }
            }
            assert_eq!(position.open.without(dealt).count(), unseen);
            let cows: u32 = position.herds.iter().flatten().map(|herd| u32::from(*herd)).sum();
            assert_eq!(cows, if seats > 2 { u32::from(each * seats) } else { 0 });
            assert_eq!(
                position,
                Position::setup(&setting, seats, seed).expect("the number of seats is allowed"),
                "a seed determines the game"
            );
            orders.insert(position.dealt.map(Prairies::bits));
        }
        assert!(orders.len() > 40, "different seeds deal differently");
    }
    for seats in [0, 1, 6, 255] {
        let refused = Position::setup(&setting, seats, 0);
        assert_eq!(refused, Err(SetupError::Seats(seats, (2, 5))));
        assert_eq!(
            refused.map_err(|why| why.to_string()),
            Err(format!("this game is for 2 to 5 players, not {seats}"))
        );
    }
}

#[test]
fn three_or_more_players_have_48_cows_and_ten_cards_each() {
    let setting = setting();
    for seats in 3..=5 {
        let position = Position::setup(&setting, seats, 1).expect("the number of seats is allowed");
        let mut all = Cards::NONE;
        for seat in position.seats() {
            let (hand, colour) = (position.hand(seat), Colour::ALL[seat.index()]);
            assert_eq!((hand.count(), position.colours_of(&setting, seat)), (10, [Some(colour), None]));
            let placed = position.dealt[seat.index()].count();
            assert_eq!(position.cows_left[colour.index()] + placed, 48);
            all = all.with(hand);
        }
        assert_eq!(all.count(), 10 * seats, "no two cards of one value have the same letter");
        assert_eq!((position.stage, position.round), (Stage::Choose, 1));
        assert_eq!(position.may_act().iter().count(), usize::from(seats), "all choose at once");
    }
}

#[test]
fn two_players_place_first_cows_of_both_colours() {
    let setting = setting();
    let mut position = Position::setup(&setting, 2, 5).expect("two players are allowed");
    assert_eq!(position.colours_of(&setting, Seat(0)), [Some(Blue), Some(Green)]);
    assert_eq!(position.colours_of(&setting, Seat(1)), [Some(Pink), Some(Orange)]);
    assert_eq!((position.hand(Seat(0)).count(), position.hand(Seat(1)).count()), (12, 12));
    assert_eq!(position.cows_left, [48, 48, 48, 48, 0]);
    assert_eq!(position.legal(&setting, Seat(0)).len(), 6, "two cows have one colour, the third has the other");
    let check = |seat, colours| position.check(&setting, Seat(seat), Action::Start(colours));
    assert_eq!(check(0, [Blue, Blue, Blue]), Err(Illegal::NotBothColours));
    assert_eq!(check(0, [Blue, Pink, Green]), Err(Illegal::NotYourColour(Pink)));
    // The players act in any order.
    let dealt = position.dealt;
    play(&setting, &mut position, 1, Action::Start([Orange, Pink, Orange]));
    assert_eq!(position.may_act().iter().collect::<Vec<_>>(), [Seat(0)]);
    let colours = dealt[1].iter().map(|one| position.ranks(one)[0]).collect::<Vec<_>>();
    assert_eq!(colours, [Some(Orange), Some(Pink), Some(Orange)], "from the smallest prairie");
    assert!(dealt[0].iter().all(|one| position.ranks(one)[0].is_none()));
    play(&setting, &mut position, 0, Action::Start([Blue, Green, Blue]));
    assert_eq!((position.stage, position.round), (Stage::Choose, 1));
    assert_eq!(position.cows_left, [46, 47, 47, 46, 0]);
}
