//! Tests of position files: round trips, defaults, and impossible positions.

use hab_gut::{
    Good, Phase, Position, Seat,
    formats::positions::{read, write},
};
use serde_json::{Value, json};

use crate::helpers::{random_game, setting, steps};

#[test]
fn positions_round_trip() {
    for seed in 0..60 {
        let setting = setting(seed % 2 == 0);
        let (record, _) = random_game(&setting, 3 + (seed % 3) as u8, seed);
        let first = record.set_up().expect("the set-up matches the record");
        for position in std::iter::once(first).chain(steps(&record).into_iter().map(|step| step.after)) {
            let text = write(&setting, &position);
            assert_eq!(read(&text), Ok((setting, position)), "{text}");
        }
    }
}

#[test]
fn missing_fields_have_their_starting_values() {
    let (_, position) = read("{\"seats\":[{},{},{},{}]}").expect("a position");
    let set_up = Position::setup(&setting(false), 4, 0, Some(Seat(0))).expect("four players are allowed");
    let cards = |position: Position| Position {
        racks: set_up.racks,
        undealt: set_up.undealt,
        deal_seed: set_up.deal_seed,
        ..position
    };
    assert_eq!(cards(position), set_up);
    assert!(position.racks[..4].iter().all(|rack| rack.len() == 8) && position.undealt.len() == 22);
    let dealt = |seed: u64| read(&json!({"seats":[{},{},{}],"seed":seed}).to_string()).expect("a position").1.racks;
    assert!(dealt(1) == dealt(1) && dealt(1) != dealt(2));
    // In the middle of a market phase, each rack holds exactly the number of cards still to be used from it.
    let text = json!({"seats":[{},{},{}],"rounds":5,"turn":{"seat":0,"phase":"market"}});
    let (_, position) = read(&text.to_string()).expect("a position");
    assert_eq!((position.round_starter(), position.turn.seat, position.turn.phase), (Seat(2), Seat(0), Phase::Market));
    assert_eq!(position.racks.map(|rack| rack.len()), [6, 5, 5, 0, 0]);
}

fn refused(text: &Value) -> String {
    read(&text.to_string()).expect_err("the position is impossible").to_string()
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let tea_cards = ["tea +6", "tea +4", "tea +4", "tea +2", "tea +2", "tea -2", "tea -2"];
    let rack = |last: &'static str| -> Vec<&str> { tea_cards.into_iter().chain([last]).collect() };
    for (text, message) in [
        (json!({"seats":[{},{}]}), "seats: 2 seats; this game is for 3 to 5 players"),
        (json!({"title":"zoff","seats":[{},{},{}]}), "title: this is a position from another game: zoff"),
        (json!({"seats":[{},{},{}],"start":3}), "start: there is no seat 3: the seats are 0 to 2"),
        (json!({"seats":[{},{},{}],"turn":{"seat":7}}), "turn.seat: there is no seat 7: the seats are 0 to 2"),
        (json!({"seats":[{},{},{}],"rounds":9}), "rounds: a game has 8 rounds"),
        (
            json!({"seats":[{},{},{}],"prices":{"tea":45}}),
            "prices.tea: 45 is not a price on the track, which goes from 0 to 250 in steps of 10",
        ),
        (
            json!({"seats":[{},{},{}],"prices":{"tea":260}}),
            "prices.tea: 260 is not a price on the track, which goes from 0 to 250 in steps of 10",
        ),
        (
            json!({"seats":[{},{},{}],"stuck":["tea"]}),
            "stuck: no marker can be stuck while the house rule stuck_at_the_end is off",
        ),
        (
            json!({"rules":{"stuck_at_the_end":true},"seats":[{},{},{}],"stuck":["tea"]}),
            "stuck: tea is at 40, not at an end of the track",
        ),
        (json!({"seats":[{"money":1_000_001},{},{}]}), "seats[0].money: 1000001 is too much; the maximum is 1000000"),
        (
            json!({"seats":[{"shares":{"tea":6}},{"foundation":{"tea":4}},{"shares":{"tea":1}}]}),
            "seats[2].shares: there are only 10 shares of tea",
        ),
        (
            json!({"seats":[{},{"foundation":{"tea":3,"salt":2}},{}]}),
            "seats[1].foundation: 5 shares; a foundation has 4 places",
        ),
        (
            json!({"seats":[{},{"foundation":{"tea":3}},{}],"rounds":8}),
            "seats[1].foundation: the game is over, so the shares must have been sold",
        ),
        (json!({"seats":[{},{},{}],"racks":[[]]}), "racks: there must be one rack for each seat, not 1"),
        (json!({"seats":[{},{},{}],"racks":[[],[],[]]}), "racks[0]: found 0 cards; there must be 8"),
        (json!({"seats":[{},{},{}],"unseen":["tea +6"]}), "unseen: found 1 card; there must be 30"),
        (json!({"seats":[{},{},{}],"racks":[rack("tea +6"),[],[]]}), "racks[0]: the game has only 1 copy of tea +6"),
        (json!({"seats":[{},{},{}],"racks":[rack("tea +5"),[],[]]}), "racks[0]: there is no card \"tea +5\""),
        (
            json!({"seats":[{},{},{}],"racks":[rack("gold +6"),[],[]]}),
            "racks[0]: unknown good \"gold\"; known goods: coal, wheat, coffee, rubber, tea, salt",
        ),
        (json!({"seats":[{},{},{}],"racks":[["tea"],[],[]]}), "racks[0]: \"tea\" is not a card"),
    ] {
        assert_eq!(refused(&text), message, "{text}");
    }
    assert!(refused(&json!({"seats":[{},{},{}],"pesos":1})).starts_with("unknown field `pesos`"));
    assert!(refused(&json!([])).contains("expected an object"));
    assert!(read(&" ".repeat(4_000_001)).expect_err("too large").to_string().contains("larger than 4 MB"));
}

#[test]
fn a_position_is_scored_as_if_the_game_ended_now() {
    let text = json!({"seats":[
        {"money":100,"shares":{"coal":2},"saved":10},
        {"money":50,"foundation":{"coal":1}},
        {"money":900,"shares":{"salt":1}}]});
    let (_, position) = read(&text.to_string()).expect("a position");
    let standing = position.standing(Seat(0));
    assert_eq!((standing.money, standing.shares, standing.foundation, standing.out), (100, 80, 10, false));
    assert_eq!((position.totals(), position.standing(Seat(2)).out), (vec![180, 50, 0], true));
    assert!(position.winners().has(Seat(0)) && position.supply[Good::Coal.index()] == 7);
}
