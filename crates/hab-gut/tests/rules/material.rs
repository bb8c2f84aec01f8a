//! Tests of the components and the set-up: cards, numbers of the rulebook and assumed facts.

use hab_gut::{
    Cards, Good, HouseRules, MarketCard, Phase, Position, Rulebook, Seat,
    cards::ALL_CARDS,
    material::{Fact, MATERIAL},
};

use crate::helpers::setting;

#[test]
fn there_are_54_market_cards_nine_for_each_good() {
    assert_eq!((ALL_CARDS, Cards::ALL.len()), (54, 54));
    for good in Good::ALL {
        let steps: Vec<i8> = Cards::ALL.iter().filter(|card| card.good() == good).map(MarketCard::steps).collect();
        assert_eq!(steps, [6, 4, 4, 2, 2, -2, -2, -4, -6]);
    }
}

#[test]
fn the_rulebook_has_the_numbers_of_the_rules() {
    let book = Rulebook::default();
    assert_eq!((book.seats, book.shares, book.max_lot, book.foundation_places), ((3, 5), 10, 3, 4));
    assert_eq!((book.highest_price, book.price_step, book.starting_price, book.starting_money), (250, 10, 40, 300));
    assert_eq!((book.rack_cards, book.halves, book.rounds_per_half, book.house), (8, 2, 4, HouseRules::default()));
    assert!(!book.house.stuck_at_the_end);
}

#[test]
fn assumed_facts_are_marked() {
    for datum in MATERIAL {
        let assumed = matches!(datum.value, Fact::Track(..) | Fact::Cards(..) | Fact::Stops);
        assert_eq!(datum.assumed, assumed, "{datum:?}");
    }
}

#[test]
fn the_set_up_follows_the_rules() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3)] {
        let position = Position::setup(&setting(false), seats, seed, None).expect("the number of seats is allowed");
        let mut all = position.undealt;
        for seat in position.seats() {
            let rack = position.racks[seat.index()];
            assert_eq!((rack.len(), position.money[seat.index()]), (8, 300));
            rack.iter().for_each(|card| all.put(card));
        }
        assert_eq!((all, position.undealt.len()), (Cards::ALL, 54 - 8 * u32::from(seats)));
        assert_eq!((position.prices, position.supply), ([40; 6], [10; 6]));
        assert_eq!((position.turn.phase, position.turn.seat), (Phase::Trade, position.start));
    }
    let start = |seed| Position::setup(&setting(false), 5, seed, None).expect("five players are allowed").start;
    assert!(
        Seat::all(5).all(|seat| (0..100).any(|seed| start(seed) == seat)),
        "every seat is the starting seat for some seed"
    );
    for (seats, start, message) in [
        (2, None, "this game is for 3 to 5 players, not 2"),
        (6, None, "this game is for 3 to 5 players, not 6"),
        (3, Some(Seat(3)), "seat 3 cannot start: the seats are 0 to 2"),
    ] {
        let refused = Position::setup(&setting(false), seats, 1, start).expect_err(message);
        assert_eq!(refused.to_string(), message);
    }
}

#[test]
fn equal_card_sets_have_equal_values() {
    let four = MarketCard::new(Good::Tea, 4).expect("the card exists");
    let mut set = Cards::NONE;
    (0..3).for_each(|_| set.put(four));
    assert_eq!((set.len(), set.count(four)), (2, 2), "the game has two copies of this card");
    set.take(four);
    assert_eq!((set, set.len(), set.has(four)), ([four].into_iter().collect(), 1, true));
    set.take(four);
    set.take(four);
    assert_eq!(set, Cards::NONE);
    assert_eq!(MarketCard::all().map(|card| u32::from(card.copies())).sum::<u32>(), 54);
    assert_eq!(MarketCard::new(Good::Tea, 3), None);
}
