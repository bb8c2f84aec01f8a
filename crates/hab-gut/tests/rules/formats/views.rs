//! Tests of views: players see two racks and all their own shares, and only public information about other players.

use hab_gut::{Position, Rng, Seat, Viewer, formats::positions::view};
use serde_json::{Value, json};

use crate::helpers::{give, new_game, play, random_game, setting, steps};

fn words(position: &Position, viewer: impl Into<Viewer>) -> Value {
    serde_json::from_str(&tabletop::to_json_line(&view(&setting(false), position, viewer))).expect("JSON")
}

#[test]
fn others_see_share_counts_and_public_trades() {
    let setting = setting(false);
    let mut position = new_game(4);
    give(&mut position, 0, hab_gut::Good::Salt, 1);
    for text in ["buy coal rubber rubber", "give rubber"] {
        play(&mut position, &setting, text);
    }
    let own = words(&position, Seat(0));
    assert_eq!(
        own["seats"][0],
        json!({"money":180,"shares":{"coal":1,"rubber":1,"salt":1},"foundation":{"rubber":1},"known":{"coal":1,"rubber":2,"salt":1},"saved":0})
    );
    let other = words(&position, Seat(1));
    let seen = json!({"money":180,"shares":3,"foundation":1,"known":{"coal":1,"rubber":2,"salt":1},"saved":0});
    assert_eq!(other["seats"][0], seen);
    let spectator = words(&position, Viewer::SPECTATOR);
    assert_eq!(spectator["seats"][0], seen);
    // Rack n is between seat n and the seat on its left, n + 1. Only these two see its cards.
    let rack = |view: &Value, rack: usize| view["racks"][rack].is_array();
    assert_eq!([0, 1, 2, 3].map(|number| rack(&own, number)), [true, false, false, true]);
    assert_eq!([0, 1, 2, 3].map(|number| rack(&other, number)), [true, true, false, false]);
    assert_eq!([0, 1, 2, 3].map(|number| rack(&spectator, number)), [false; 4]);
    assert_eq!((&own["racks"][1], &own["unseen"]), (&json!(8), &json!(22)));
    let mut keys: Vec<&String> = own.as_object().expect("an object").keys().collect();
    keys.sort();
    let expected = ["over", "prices", "racks", "rounds", "rules", "seats", "start", "stuck", "supply", "title", "turn"];
    assert_eq!(keys, expected.iter().chain(&["unseen"]).collect::<Vec<_>>());
}

#[test]
fn views_do_not_contain_hidden_information() {
    for seed in 0..120 {
        let (record, _) = random_game(&setting(seed % 2 == 1), 3 + (seed % 3) as u8, seed);
        let mut rng = Rng::new(seed, 9);
        for step in steps(&record).into_iter().step_by(5) {
            let position = step.after;
            for viewer in position.seats().map(Viewer::from).chain([Viewer::SPECTATOR]) {
                // Rearranging hidden information leaves the view unchanged.
                let other = position.imagine(viewer, &mut rng);
                assert_eq!(words(&other, viewer), words(&position, viewer));
            }
        }
    }
}
