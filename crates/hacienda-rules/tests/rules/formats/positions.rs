//! Tests of position files: round trips, and the error of each invalid file.

use hacienda_rules::{
    Edition, Effect, Effects, HouseRules, Position, Rng, Rulebook, ScoringKind, Seat,
    effect::ClockEffect,
    formats::{actions, positions},
};
use serde_json::{Value, json};

use crate::fixtures::{random_action, setting_with, tests};

#[test]
fn positions_of_random_games_are_written_and_parsed_back() {
    let house = HouseRules { mixed_herds: true, harvest_minimum: 3, ..HouseRules::default() };
    for (seed, rulebook) in [
        Rulebook::default(),
        Rulebook::new(Edition::Variant1, true, house),
        Rulebook::new(Edition::Crucible, false, HouseRules::default()),
    ]
    .into_iter()
    .enumerate()
    {
        let setting = setting_with(rulebook);
        let seats = setting.rulebook.seats.1;
        let mut rng = Rng::new(seed as u64, 3);
        let mut position = Position::setup(&setting, seats, seed as u64, None).expect("the number of seats is allowed");
        // Position files do not contain the number of reshuffles or the removed animal cards.
        let plain = |position: &Position| Position { reshuffles: 0, animals_removed: [0; 4], ..*position };
        for turn in 0..2_000 {
            if turn % 7 == 0 || position.over {
                let text = positions::write(&setting, &position, "symmetric");
                let (same, read) = positions::read(&text, &tests()).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(same.rulebook, setting.rulebook);
                assert_eq!(positions::write(&same, &read, "symmetric"), text);
                // Reading a display with a gap closes the gap.
                let gap = |open: &[bool]| open.windows(2).any(|pair| !pair[0] && pair[1]);
                if !gap(&position.land_display.map(|card| card.is_some()))
                    && !gap(&position.animal_display.map(|card| card.is_some()))
                {
                    assert_eq!(read, plain(&position));
                }
            }
            if position.over {
                break;
            }
            let action = random_action(&setting, &position, &mut rng);
            position.play(&setting, action, &mut Effects::new()).expect("listed as legal");
        }
        assert!(position.over, "the game must end");
    }
}

#[test]
fn omitted_fields_have_the_documented_defaults() {
    let (setting, position) = positions::read(r#"{"map":"symmetric","seats":[{},{}]}"#, &tests()).expect("a position");
    assert_eq!(setting.rulebook, Rulebook::default());
    let blank = Position::empty(&setting, 2);
    assert_eq!(position, blank);
    assert_eq!((position.pesos[..2].to_vec(), position.turn.actions_left), (vec![20, 20], 3));
    assert_eq!((position.start, position.turn.seat, position.hacienda_supply), (Seat(0), Seat(0), 5));
    let (_, alone) = positions::read(r#"{"map":"symmetric","seats":[{}]}"#, &tests()).expect("one seat is enough");
    assert_eq!(alone.seats, 1);
}

/// A position file on the board with one market, which is all pampas except 6,13. The changes are pairs of a JSON
/// pointer and a value.
fn broken(changes: &[(&str, Value)]) -> String {
    let mut file = json!({
        "map": "boards/one-market.haz",
        "rules": {},
        "turn": {},
        "seats": [
            { "land": ["1,2", "1,4"], "animals": { "pig": ["2,3"] }, "hand": ["pig", "forest"] },
            { "land": ["5,2"], "animals": { "sheep": ["5,4"] } }
        ],
        "haciendas": [], "harvest_chips": [], "ponds": [], "due": [], "scored": []
    });
    for (pointer, value) in changes {
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
        let parent = file.pointer_mut(parent).expect("a place in the file");
        match parent {
            Value::Object(words) => drop(words.insert(key.to_owned(), value.clone())),
            Value::Array(list) => list[key.parse::<usize>().expect("a number")] = value.clone(),
            _ => panic!("{pointer} does not exist"),
        }
    }
    file.to_string()
}

/// The first `count` hexes away from the pieces, on the board with one market.
fn many(count: usize) -> Vec<String> {
    let hexes = (7..13).flat_map(|column| (0..28).map(move |row| (column, row)));
    let hexes = hexes.filter(|(column, row)| (column + row) % 2 == 1);
    hexes.take(count).map(|(column, row)| format!("{column},{row}")).collect()
}

#[test]
fn invalid_position_files_are_refused_with_the_reason() {
    let row = json!({"markets": 1, "total": 1});
    let cases: Vec<(Vec<(&str, Value)>, &str)> = vec![
        (vec![("/seats/1/land", json!(["1,2"]))], "seats[1].land: hex 1,2 already holds a land tile of seat 0"),
        (vec![("/seats/0/land", json!(["1,2", "1,2"]))], "seats[0].land: hex 1,2 already holds a land tile of seat 0"),
        (vec![("/seats/1/land", json!(["2,3"]))], "seats[1].land: hex 2,3 already holds a pig of seat 0"),
        (
            vec![("/seats/1/animals", json!({"cow": ["2,3"]}))],
            "unknown field `cow`, expected one of `cattle`, `horse`, `pig`, `sheep`",
        ),
        (
            vec![("/seats/1/animals", json!({"cattle": ["2,3"]}))],
            "seats[1].animals.cattle: hex 2,3 already holds a pig of seat 0",
        ),
        (vec![("/seats/0/land", json!(["6,13"]))], "seats[0].land: hex 6,13 (market) cannot hold a land tile"),
        (
            vec![("/seats/0/animals", json!({"pig": ["6,13"]}))],
            "seats[0].animals.pig: hex 6,13 (market) is not pampas, but animals need pampas",
        ),
        (vec![("/seats/0/land", json!(["1,3"]))], "seats[0].land: there is no hex 1,3 on this board"),
        (
            vec![("/seats/0/land", json!(["1;2"]))],
            "seats[0].land: \"1;2\" is not a hex: write it as column,row, for example 6,11",
        ),
        (
            vec![("/seats/0/land", json!(["01,2"]))],
            "seats[0].land: \"01,2\" is not a hex: write it as column,row, for example 6,11",
        ),
        (vec![("/seats/0/animals", json!({"pig": many(16)}))], "a player has only 15 pig tiles"),
        (
            vec![("/seats/0/animals", json!({"pig": many(15), "sheep": many(60)[20..32], "horse": many(60)[40..44]}))],
            "a player has only 30 animal tiles",
        ),
        (vec![("/ponds", json!([["1,2"]]))], "ponds[0]: hex 1,2 already holds a land tile of seat 0"),
        (vec![("/ponds", json!([["6,13"]]))], "ponds[0]: hex 6,13 (market) is not pampas, but ponds need pampas"),
        (vec![("/ponds", json!([["8,1"], ["8,1", "8,3"]]))], "ponds[1]: hex 8,1 already holds a pond"),
        (vec![("/ponds", json!([["8,1", "8,5"]]))], "ponds[0]: hexes 8,1 8,5: no pond has this shape"),
        (vec![("/ponds", json!([["8,1", "8,3", "8,5"]]))], "ponds[0]: hexes 8,1 8,3 8,5: no pond has this shape"),
        (vec![("/ponds", json!([["8,1", "8,1"]]))], "ponds[0]: hexes 8,1 8,1: no pond has this shape"),
        (vec![("/ponds", json!([[]]))], "ponds[0]: hexes : no pond has this shape"),
        (
            vec![(
                "/ponds",
                json!([["8,1", "8,3"], ["8,5", "8,7"], ["8,9", "8,11"], ["8,13", "8,15"], ["8,17", "8,19"]]),
            )],
            "ponds[4]: hexes 8,17 8,19: no double ponds are left for this one",
        ),
        (
            vec![("/ponds", json!([["8,1"]])), ("/rules", json!({"game": "crucible"}))],
            "ponds[0]: hexes 8,1: no single ponds are left for this one",
        ),
        (
            vec![("/haciendas", json!(["8,1"]))],
            "haciendas: hex 8,1: a hacienda needs a land tile or an animal beneath it",
        ),
        (vec![("/haciendas", json!(["1,2", "1,2"]))], "haciendas: hex 1,2: it already holds a hacienda"),
        (vec![("/seats/0/land", json!(many(6))), ("/haciendas", json!(many(6)))], "there are only 5 haciendas"),
        (
            vec![("/harvest_chips", json!(["2,3"]))],
            "harvest_chips: hex 2,3: a harvest chip needs a land tile beneath it",
        ),
        (vec![("/harvest_chips", json!(["1,2", "1,2"]))], "harvest_chips: hex 1,2: it already holds a harvest chip"),
        (vec![("/seats/0/land", json!(many(9))), ("/harvest_chips", json!(many(9)))], "there are only 8 harvest chips"),
        (vec![("/seats/0/known", json!(["sheep"]))], "seats[0].known: more sheep cards are known than are in the hand"),
        (vec![("/seats/0/hand", json!(["cow"]))], "unknown card"),
        (vec![("/seats/0/pesos", json!(-1))], "invalid value: integer `-1`, expected a number from 0 to 4294967295"),
        (vec![("/seats/0/pesos", json!(100_001))], "seats[0].pesos: 100001 pesos; at most 100000 are allowed"),
        (
            vec![("/land_display", json!(["swamp", "swamp", "swamp", "swamp", "swamp"]))],
            "land_display: 5 cards; a display of this game holds 4",
        ),
        (
            vec![("/animal_display", json!(["pig", "pig", "pig", "pig"])), ("/rules", json!({"game": "crucible"}))],
            "animal_display: 4 cards; a display of this game holds 3",
        ),
        (vec![("/animal_display", json!(["forest"]))], "unknown variant `forest`"),
        (vec![("/animal_decks", json!([[], [], []]))], "animal_decks: 3 stacks; a game has two"),
        (
            vec![("/animal_decks", json!([vec!["pig"; 81]]))],
            "animal_decks: a stack of 81 cards; at most 80 are allowed",
        ),
        (
            vec![("/land_deck", json!(vec!["swamp"; 160]))],
            "land_deck: 161 land cards in total; at most 160 are allowed",
        ),
        (vec![("/turn", json!({"seat": 2}))], "turn.seat: there is no seat 2; the seats are 0 to 1"),
        (
            vec![("/start", json!(1)), ("/seats", json!([{}])), ("/haciendas", json!([]))],
            "start: there is no seat 1; the only seat is 0",
        ),
        (vec![("/start", json!(2))], "start: there is no seat 2; the seats are 0 to 1"),
        (vec![("/turn", json!({"actions_left": 0}))], "turn.actions_left: 0 actions left; a turn can have 1 to 3"),
        (vec![("/turn", json!({"actions_left": 4}))], "turn.actions_left: 4 actions left; a turn can have 1 to 3"),
        (vec![("/passed", json!(2))], "passed: 2 seats cannot have passed in a row; at most 1 of 2 can"),
        (
            vec![("/passed", json!(1)), ("/seats", json!([{}]))],
            "passed: 1 seat cannot have passed in a row; at most 0 of 1 can",
        ),
        (vec![("/seats", json!([]))], "seats: 0 seats; a position of this game has 1 to 5"),
        (vec![("/seats", json!([{}, {}, {}, {}, {}, {}]))], "seats: 6 seats; a position of this game has 1 to 5"),
        (
            vec![("/seats", json!([{}, {}, {}])), ("/rules", json!({"game": "crucible"}))],
            "seats: 3 seats; a position of this game has 1 to 2",
        ),
        (
            vec![("/rules", json!({"game": "crucible", "running_score": true}))],
            "rules: the running score works with the base game or variant1, but not with crucible",
        ),
        (vec![("/rules", json!({"game": "chess"}))], "unknown variant `chess`"),
        (vec![("/rules", json!({"mixed": true}))], "unknown field `mixed`"),
        (
            vec![("/rules", json!({"harvest_minimum": 0}))],
            "rules: house rule harvest_minimum takes a number from 1 to 80, not \"0\"",
        ),
        (vec![("/due", json!(["never"]))], "unknown variant `never`"),
        (vec![("/due", json!(["final", "final"]))], "due final: this scoring is listed twice"),
        (
            vec![("/due", json!(["intermediate"])), ("/rules", json!({"running_score": true}))],
            "due: there is no intermediate scoring with the running score",
        ),
        (
            vec![("/scored", json!([{"kind": "intermediate", "seats": [row]}]))],
            "scored intermediate: 1 row for 2 seats",
        ),
        (
            vec![
                ("/scored", json!([{"kind": "intermediate", "seats": [row, row]}])),
                ("/due", json!(["intermediate"])),
            ],
            "due intermediate: this scoring has already taken place",
        ),
        (
            vec![("/scored", json!([{"kind": "final", "seats": [row, row]}])), ("/due", json!(["intermediate"]))],
            "due intermediate: the game is over: the final scoring has taken place",
        ),
        (
            vec![("/scored", json!([{"kind": "final", "seats": [{"total": 3}, row]}]))],
            "scored final: the total is 3, but the categories add up to 0",
        ),
        (vec![("/scored", json!([{"kind": "final", "seats": [{"wool": 3}, row]}]))], "unknown field `wool`"),
        (vec![("/map", json!("pampas"))], "map: \"pampas\" is not a built-in board (symmetric, asymmetric, springs,"),
        (vec![("/map", json!("boards/none.haz"))], "none.haz"),
        (vec![("/remark", json!("hello"))], "unknown field `remark`"),
    ];
    for (changes, message) in cases {
        let text = broken(&changes);
        let error = positions::read(&text, &tests()).expect_err(message).to_string();
        assert!(error.contains(message), "\"{error}\" should say \"{message}\"");
        assert!(!error.contains('\n'));
    }
    let plain = broken(&[]);
    assert!(positions::read(&plain, &tests()).is_ok(), "the unchanged file must be valid");
    for cut in 0..plain.len() {
        assert!(positions::read(&plain[..cut], &tests()).is_err(), "cut at {cut}");
    }
    assert!(positions::read(&(plain.clone() + "// remark"), &tests()).is_err());
}

/// Collects JSON pointers to all objects in a file.
fn objects(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(words) => {
            found.push(at.to_owned());
            words.iter().for_each(|(word, value)| objects(value, &format!("{at}/{word}"), found));
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(place, value)| objects(value, &format!("{at}/{place}"), found));
        }
        _ => {}
    }
}

#[test]
fn other_values_in_place_of_an_object_are_refused_without_type_names() {
    let row = json!({"markets": 1, "total": 1});
    let file: Value =
        serde_json::from_str(&broken(&[("/scored", json!([{"kind": "final", "seats": [row, row]}]))])).expect("JSON");
    assert!(positions::read(&file.to_string(), &tests()).is_ok());
    let mut places = Vec::new();
    objects(&file, "", &mut places);
    assert_eq!(places.len(), 10, "{places:?}");
    for place in places {
        let object = file.pointer(&place).and_then(Value::as_object).expect("an object");
        let values: Vec<Value> = object.values().cloned().collect();
        for other in [json!([]), Value::Array(values), json!("x"), json!(7), json!(true)] {
            let mut changed = file.clone();
            *changed.pointer_mut(&place).expect("the object exists") = other;
            let error = positions::read(&changed.to_string(), &tests()).expect_err(&place).to_string();
            assert!(error.contains("expected an object at line 1 column"), "{place}: {error}");
        }
    }
    // Whatever replaces a value, the error message never contains a name from the source code.
    let mut values = Vec::new();
    let mut all = |value: &Value, at: &str| values.push((at.to_owned(), value.clone()));
    fn each(value: &Value, at: &str, all: &mut dyn FnMut(&Value, &str)) {
        match value {
            Value::Object(words) => words.iter().for_each(|(word, value)| each(value, &format!("{at}/{word}"), all)),
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(place, value)| each(value, &format!("{at}/{place}"), all));
            }
            _ => {}
        }
        all(value, at);
    }
    each(&file, "", &mut all);
    for (place, _) in values {
        for other in [json!({"a": 1}), json!([[1]]), json!(-1), json!(1.5), json!("a\u{1b}b"), json!(null), json!(true)]
        {
            let mut changed = file.clone();
            *changed.pointer_mut(&place).expect("the value exists") = other.clone();
            let Err(error) = positions::read(&changed.to_string(), &tests()) else { continue };
            let error = error.to_string();
            let is_type_name =
                |word: &str| word.chars().skip(1).any(char::is_uppercase) && word.chars().any(char::is_lowercase);
            let has_type_name = error.split(|letter: char| !letter.is_alphanumeric()).any(is_type_name);
            assert!(!has_type_name && !error.contains("struct") && !error.contains("enum"), "{place} {other}: {error}");
            assert!(!error.contains(char::is_control), "{place} {other}: {error}");
        }
    }
}

#[test]
fn a_byte_order_mark_may_come_first() {
    assert!(positions::read(&format!("\u{feff}{}", broken(&[])), &tests()).is_ok());
    assert!(positions::read(&format!("\u{feff}\u{feff}{}", broken(&[])), &tests()).is_err());
}

#[test]
fn a_long_file_or_word_is_refused_with_a_short_message() {
    let padded = |bytes: usize| {
        let file = broken(&[]);
        format!("{file}{}", " ".repeat(bytes - file.len()))
    };
    assert!(positions::read(&padded(4_000_000), &tests()).is_ok());
    let message = positions::read(&padded(4_000_001), &tests()).expect_err("too large").to_string();
    assert_eq!(message, "the input is larger than 4 MB");
    let long = "x\n`, \"y\u{1b}".repeat(1_000);
    for change in [
        ("/rules", json!({"game": long})),
        ("/rules", json!({long.as_str(): 1})),
        ("/map", json!(long)),
        ("/map", json!(format!("{long}.haz"))),
        ("/start", json!(long)),
        ("/seats", json!(long)),
        ("/haciendas", json!([long])),
        ("/ponds", json!([vec!["8,1"; 9_000]])),
        ("/land_deck", json!([long])),
        ("/seats/0/hand", json!([long])),
    ] {
        let message = positions::read(&broken(std::slice::from_ref(&change)), &tests())
            .expect_err("the value is invalid")
            .to_string();
        assert!(message.chars().count() < 400 && !message.contains(char::is_control), "{} {message}", change.0);
    }
}

#[test]
fn a_position_file_may_put_several_haciendas_and_chips_on_one_chain() {
    let text = broken(&[
        ("/haciendas", json!(["1,2", "1,4", "2,3"])),
        ("/harvest_chips", json!(["1,2", "1,4"])),
        ("/ponds", json!([["8,3", "8,1"]])),
    ]);
    let (_, position) = positions::read(&text, &tests()).expect("the position is possible");
    assert_eq!((position.hacienda_supply, position.chip_supply, position.pond_count), (2, 6, 1));
}

#[test]
fn both_scorings_take_place_if_both_stacks_run_out_in_one_round() {
    let buy = [("/animal_decks", json!([["pig"], ["sheep"]])), ("/start", json!(1))];
    let due = [("/due", json!(["intermediate", "final"])), ("/start", json!(1))];
    for (text, lines) in
        [(broken(&buy), &["buy animal deck", "buy animal deck", "end"][..]), (broken(&due), &["end"][..])]
    {
        let (setting, mut position) = positions::read(&text, &tests()).expect("the position is possible");
        let mut effects = Effects::new();
        for line in lines {
            assert!(!position.over);
            let action = actions::parse(&setting.board, line).expect("an action");
            position.play(&setting, action, &mut effects).expect(line);
        }
        let held = effects.iter().filter_map(|effect| match effect {
            Effect::Clock(ClockEffect::Scored { kind, .. }) => Some(*kind),
            _ => None,
        });
        assert_eq!(held.collect::<Vec<_>>(), ScoringKind::ALL);
        assert!(position.over);
    }
}

#[test]
fn a_randomly_altered_file_is_refused_or_playable() {
    let plain = broken(&[
        ("/animal_decks", json!([["pig"], ["sheep"]])),
        ("/land_deck", json!(["swamp"])),
        ("/haciendas", json!(["1,2"])),
        ("/ponds", json!([["8,1", "8,3"]])),
        ("/turn", json!({"seat": 1, "actions_left": 2})),
    ]);
    let mut rng = Rng::new(6, 6);
    let mut accepted = 0;
    for _ in 0..4_000 {
        let mut bytes = plain.clone().into_bytes();
        for _ in 0..=rng.below(2) {
            let place = rng.below(bytes.len() as u32) as usize;
            // The new bytes are taken from the file itself, so that many altered files can still be parsed.
            bytes[place] = plain.as_bytes()[rng.below(plain.len() as u32) as usize];
        }
        let text = String::from_utf8(bytes).expect("the file is ASCII");
        let Ok((setting, position)) = positions::read(&text, &tests()) else { continue };
        accepted += 1;
        position.scores(&setting);
        for action in position.legal(&setting).into_iter().step_by(7) {
            let mut next = position;
            next.play(&setting, action, &mut Effects::new()).expect("listed as legal");
        }
    }
    assert!(accepted > 100, "only {accepted} of the altered files could be read");
}
