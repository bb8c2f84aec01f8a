//! Tests of views: a view contains everything that the viewer can see, and nothing hidden.

use std::sync::Arc;

use hacienda_rules::{
    Edition, Effects, HouseRules, Position, Rng, Rulebook, Seat, Seats, Setting, Viewer, formats::positions, maps,
};
use serde_json::{Value, json};

use crate::fixtures::{random_action, rearrange_hidden, setting, setting_with, tests};

fn view(setting: &Setting, position: &Position, viewer: Viewer) -> String {
    tabletop::to_json_line(&positions::view(setting, position, viewer))
}

/// All seats, a spectator, and the first two seats with a shared view.
fn viewers(position: &Position) -> Vec<Viewer> {
    let pair: Seats = position.seats().take(2).collect();
    position.seats().map(Viewer::from).chain([Viewer::SPECTATOR, Viewer::from(pair)]).collect()
}

#[test]
fn a_view_contains_nothing_hidden() {
    const POSITIONS: usize = 2_100;
    let games = [Edition::Base, Edition::Variant1, Edition::Crucible];
    let (mut compared, mut hands, mut decks, mut removed) = (0, 0, 0, 0);
    for game in games {
        let setting = setting_with(Rulebook::new(game, false, HouseRules::default()));
        let (fewest, most) = setting.rulebook.seats;
        let mut left = POSITIONS / games.len();
        for seed in 0.. {
            let seats = fewest + (seed % u64::from(most - fewest + 1)) as u8;
            let mut rng = Rng::new(seed, 5);
            let mut position = Position::setup(&setting, seats, seed, None).expect("the number of seats is allowed");
            while left > 0 {
                let views: Vec<String> =
                    viewers(&position).into_iter().map(|viewer| view(&setting, &position, viewer)).collect();
                for (viewer, seen) in viewers(&position).into_iter().zip(&views) {
                    for other in [rearrange_hidden(&position, viewer), position.imagine(viewer, &mut rng)] {
                        assert_eq!(view(&setting, &other, viewer), *seen);
                        compared += 1;
                        hands += usize::from(other.hands != position.hands);
                        decks += usize::from(other.land_deck != position.land_deck);
                        removed += usize::from(other.animals_removed != position.animals_removed);
                        assert_ne!(other.reshuffle_key, position.reshuffle_key);
                    }
                }
                // No two viewers have the same view.
                for (place, seen) in views.iter().enumerate() {
                    assert!(!views[..place].contains(seen), "{seen}");
                }
                left -= 1;
                if position.over {
                    break;
                }
                let action = random_action(&setting, &position, &mut rng);
                position.play(&setting, action, &mut Effects::new()).expect("listed as legal");
                assert_ne!(view(&setting, &position, Viewer::SPECTATOR), views[usize::from(seats)], "{action:?}");
            }
            if left == 0 {
                break;
            }
        }
    }
    println!("{compared} views compared; different hands: {hands}, decks: {decks}, removed cards: {removed}");
    assert!(compared >= 2_000 * 8 && hands * 3 > compared && decks * 3 > compared && removed * 3 > compared);
}

#[test]
fn a_view_has_the_keys_of_a_position_file_and_counts_for_hidden_cards() {
    let setting = setting();
    let mut position = Position::setup(&setting, 3, 8, Some(Seat(0))).expect("three players are allowed");
    let open = position.animal_display[0].expect("the display is full");
    position.play(&setting, hacienda_rules::Action::BuyAnimal(open), &mut Effects::new()).expect("20 pesos are enough");
    let words = |viewer: Viewer| -> Value { serde_json::from_str(&view(&setting, &position, viewer)).expect("JSON") };
    let file: Value = serde_json::from_str(&positions::write(&setting, &position, "symmetric")).expect("JSON");
    let seen = words(Seat(0).into());
    for (word, value) in file.as_object().expect("an object") {
        match word.as_str() {
            "seed" => assert_eq!(seen.get(word), None),
            "land_deck" => assert_eq!(seen[word], json!(position.land_deck.len())),
            "animal_decks" => assert_eq!(seen[word], json!(position.animal_stacks.map(|stack| stack.len()))),
            "seats" => assert_eq!(seen[word][0], value[0], "seat 0 must see its own hand"),
            _ => assert_eq!(seen[word], *value, "{word}"),
        }
    }
    assert_eq!(
        seen.as_object().map(|all| all.len()),
        file.as_object().map(|all| all.len()),
        "`over` must replace `seed`"
    );
    assert_eq!(seen["over"], json!(false));
    let book = &setting.rulebook;
    let (land, animal) = (book.land_dealt, book.animals_dealt);
    for seat in [1, 2] {
        assert_eq!(seen["seats"][seat]["hand"], json!({"known": [], "hidden": {"land": land, "animal": animal}}));
        assert_eq!(seen["seats"][seat].get("known"), None);
    }
    // Cards taken from a display are known even in a hidden hand.
    for viewer in [Viewer::SPECTATOR, Seat(2).into()] {
        let hand = json!({"known": [open.word()], "hidden": {"land": land, "animal": animal}});
        assert_eq!(words(viewer)["seats"][0]["hand"], hand);
    }
    let pair: Seats = [Seat(0), Seat(2)].into_iter().collect();
    let shared = words(pair.into());
    for seat in [0, 2] {
        assert_eq!(shared["seats"][seat], file["seats"][seat]);
    }
    assert_eq!(shared["seats"][1], seen["seats"][1]);
}

#[test]
fn a_view_contains_a_custom_board_in_full() {
    let board = maps::read_file(&tests().join("boards/worked-example.haz")).expect("a board");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let position = Position::setup(&setting, 2, 1, None).expect("two players are allowed");
    let view: Value = serde_json::from_str(&view(&setting, &position, Viewer::SPECTATOR)).expect("JSON");
    assert_eq!(view["haz"], json!(maps::haz::write(&setting.board)));
    assert_eq!(view.get("map"), None);
}
