//! Tests of the exact texts of actions, event lines, views, position files and records.

use serde_json::{Value, json};
use tabletop::{Game as _, HasFileFormats as _};
use zoff::{
    Action, BonusPlacement, Choice, Colour, Illegal, MixedCows, Position, Prairie, Seat, Setting, Variants, Viewer,
    Zoff,
    formats::{
        actions, events,
        positions::{self, PositionError},
        records::Record,
    },
};

use crate::helpers::{NO_BONUS, choose, event_lines, pair, play, put, random_step, setting, setting_with};
use Colour::{Blue, Green};

#[test]
fn actions_have_exact_texts() {
    let (powder, canyon) = (Prairie::PowderPrairie, Prairie::CoffeeCanyon);
    let named = |colour, prairie, word| zoff::Pair { colour: Some(colour), ..pair(prairie, word) };
    let all = [
        (
            "choose powder-prairie 3B coffee-canyon 5A",
            Action::Choose(Choice::two(pair(canyon, "5A"), pair(powder, "3B"))),
        ),
        ("choose tumbleweed-plains 4M", Action::Choose(Choice::one(pair(Prairie::TumbleweedPlains, "4M")))),
        (
            "choose blue powder-prairie 3B green coffee-canyon 5A",
            Action::Choose(Choice::two(named(Blue, powder, "3B"), named(Green, canyon, "5A"))),
        ),
        ("place 2", Action::Place(2)),
        ("place 0", Action::Place(0)),
        ("place blue 2 green 1", Action::PlaceMixed(MixedCows::default().with(Green, 1).with(Blue, 2))),
        ("place green 1", Action::PlaceMixed(MixedCows::default().with(Green, 1))),
        (
            "bonus coffee-canyon 1 fire-fields 1",
            Action::Bonus(BonusPlacement::NONE.with(Prairie::FireFields, 1).with(canyon, 1)),
        ),
        ("bonus drunkn-creek 3", Action::Bonus(BonusPlacement::NONE.with(Prairie::DrunknCreek, 3))),
        ("bonus none", NO_BONUS),
        ("start blue green blue", Action::Start([Blue, Green, Blue])),
        ("bid 3.4", Action::Bid(34)),
        ("bid 0.0", Action::Bid(0)),
        ("bid 20.0", Action::Bid(200)),
        ("colour green", Action::Colour(Green)),
    ];
    for (line, action) in all {
        assert_eq!(actions::text(action), line);
        assert_eq!(actions::parse(line), Ok(action));
    }
    // Pairs in a different order and other whitespace parse to the same action, but are never written.
    for line in ["choose coffee-canyon 5A powder-prairie 3B", "choose  powder-prairie 3B\tcoffee-canyon 5A"] {
        assert_eq!(actions::parse(line), Ok(all[0].1));
    }
    // This bid parses, but is too high to be legal.
    assert_eq!(actions::parse("bid 20.1"), Ok(Action::Bid(201)));
}

#[test]
fn invalid_actions_are_refused_with_a_message() {
    for (line, what) in [
        ("", "actions begin with start, bid, colour, choose, place or bonus"),
        ("end", "actions begin with start, bid, colour, choose, place or bonus"),
        ("place", "write it as place COWS, or as place COLOUR COWS COLOUR COWS, omitting colours without cows"),
        ("place 02", "write it as place COWS, or as place COLOUR COWS COLOUR COWS, omitting colours without cows"),
        ("place -1", "write it as place COWS, or as place COLOUR COWS COLOUR COWS, omitting colours without cows"),
        ("place blue 0", "write it as place COWS, or as place COLOUR COWS COLOUR COWS, omitting colours without cows"),
        ("place blue 1 blue 1", "blue appears twice"),
        ("bid 3", "write it as bid COWS, with exactly one decimal, such as bid 3.4"),
        ("bid 3.40", "write it as bid COWS, with exactly one decimal, such as bid 3.4"),
        ("bid 03.4", "write it as bid COWS, with exactly one decimal, such as bid 3.4"),
        ("bid .4", "write it as bid COWS, with exactly one decimal, such as bid 3.4"),
        ("bid +1.0", "write it as bid COWS, with exactly one decimal, such as bid 3.4"),
        ("bid 9999999.0", "write it as bid COWS, with exactly one decimal, such as bid 3.4"),
        ("colour red", "unknown colour \"red\"; known colours: blue, pink, green, orange, violet"),
        ("start blue green", "write it as start COLOUR COLOUR COLOUR"),
        ("bonus fire-fields", "write it as bonus PRAIRIE COWS, repeated for each prairie, or as bonus none"),
        ("bonus fire-fields 0", "write it as bonus PRAIRIE COWS, repeated for each prairie, or as bonus none"),
        ("bonus fire-fields 4", "write it as bonus PRAIRIE COWS, repeated for each prairie, or as bonus none"),
        ("bonus fire-fields 1 fire-fields 1", "fire-fields appears twice"),
        ("choose fire-fields 6A", "\"6A\" is not a cow card: write a value from 2 to 5 and a letter, such as 3B"),
        ("choose fire-fields 3b", "\"3b\" is not a cow card: write a value from 2 to 5 and a letter, such as 3B"),
    ] {
        let outcome = actions::parse(line).map_err(|error| error.to_string());
        assert_eq!(outcome, Err(format!("\"{line}\" is not an action: {what}")));
    }
    for line in ["choose", "choose fire-fields", "choose fire-field 3B", "choose blue fire-fields", "colour", "bonus"] {
        assert!(actions::parse(line).is_err(), "\"{line}\" is not an action");
    }
    let three = "choose fire-fields 3B coffee-canyon 3H powder-prairie 3N";
    assert!(actions::parse(three).is_err_and(|error| error.to_string().ends_with("a choice has one or two pairs")));
}

fn parsed(line: &str) -> Value {
    serde_json::from_str(line).expect("lines are JSON")
}

/// The keys of a line, in order.
fn keys(line: &str) -> Vec<String> {
    let table: tabletop::OrderedMap<String, Value> = serde_json::from_str(line).expect("an object");
    table.0.into_iter().map(|(key, _)| key).collect()
}

#[test]
fn event_lines_have_exactly_the_documented_keys() {
    let setting = setting();
    let mut position = Position::setup(&setting, 3, 9).expect("three players are allowed");
    let line = Zoff::set_up_line(&setting, &position);
    assert_eq!(keys(&line), ["n", "title", "rules", "seats", "colours", "cards", "dealt"]);
    let value = parsed(&line);
    assert!(line.starts_with(
        "{\"n\":0,\"title\":\"zoff\",\"rules\":{\"auction\":false,\"fair\":false,\"open_cards\":false},\"seats\":3,\
         \"colours\":[[\"blue\"],[\"pink\"],[\"green\"]],\"cards\":{\"blue\":[\"5A\",\"5J\",\"4B\",\"4J\","
    ));
    for colour in ["blue", "pink", "green"] {
        assert_eq!(value["cards"][colour].as_array().map(Vec::len), Some(10));
    }
    for (seat, dealt) in (0..).zip(value["dealt"].as_array().expect("a list")) {
        let words: Vec<&str> = position.dealt[seat].iter().map(Prairie::word).collect();
        assert_eq!(*dealt, json!(words));
    }
    // The event line of a secret choice shows the choice.
    let action = actions::parse("choose powder-prairie 3B coffee-canyon 5A").expect("an action");
    let effects = play(&setting, &mut position, 0, action);
    let played = events::Played { n: 1, seat: Seat(0), action, effects: &effects, after: &position };
    let line = Zoff::action_line(&setting, &played);
    assert_eq!(keys(&line), ["n", "seat", "action", "prairies", "left", "to_act", "over", "effects"]);
    assert!(
        line.starts_with("{\"n\":1,\"seat\":0,\"action\":\"choose powder-prairie 3B coffee-canyon 5A\",\"prairies\":{")
    );
    let value = parsed(&line);
    assert_eq!((&value["left"], &value["to_act"]), (&json!({"blue": 45, "pink": 45, "green": 45}), &json!([1, 2])));
    let cows: u64 = value["prairies"]
        .as_object()
        .expect("an object")
        .values()
        .map(|herds| {
            herds.as_object().expect("an object").values().map(|cows| cows.as_u64().expect("a number")).sum::<u64>()
        })
        .sum();
    assert_eq!(cows, 9, "one cow on each of nine prairies");
    // Play on to the end of the game.
    let mut rng = zoff::Rng::new(1, 1);
    let mut n = 1;
    while !position.is_over() {
        let (seat, action) = random_step(&setting, &position, &mut rng);
        let effects = play(&setting, &mut position, seat.0, action);
        n += 1;
        let line =
            Zoff::action_line(&setting, &events::Played { n, seat, action, effects: &effects, after: &position });
        let mut wanted = vec!["n", "seat", "action", "prairies", "left", "to_act", "over"];
        if position.is_over() {
            wanted.extend(["totals", "winners"]);
            let value = parsed(&line);
            let totals: Vec<i32> = position.seats().map(|seat| position.score_in_tenths(&setting, seat) / 10).collect();
            assert_eq!((&value["to_act"], &value["totals"]), (&json!([]), &json!(totals)));
            let winners: Vec<u8> = position.winners(&setting).iter().map(|seat| seat.0).collect();
            assert_eq!(value["winners"], json!(winners));
        }
        wanted.push("effects");
        assert_eq!(keys(&line), wanted);
        for (prairie, herds) in parsed(&line)["prairies"].as_object().expect("an object") {
            assert!(Prairie::from_word(prairie).is_some());
            let herds = herds.as_object().expect("an object");
            assert!(
                !herds.is_empty() && herds.values().all(|cows| cows.as_u64() > Some(0)),
                "only herds with cows are listed"
            );
        }
    }
}

#[test]
fn event_lines_of_auctions_repeat_the_colours_and_have_decimal_totals() {
    let setting = setting_with(Variants { auction: true, ..Variants::default() });
    let words = vec!["random".to_owned(); 2];
    let (mut record, mut position) = Record::begin(setting.clone(), words, 3, None).expect("two players are allowed");
    let mut rng = zoff::Rng::new(5, 5);
    while !position.is_over() {
        let (seat, action) = random_step(&setting, &position, &mut rng);
        play(&setting, &mut position, seat.0, action);
        record.push(seat, action, &position);
    }
    let lines = event_lines(&record).expect("the record replays");
    let lines: Vec<&str> = lines.lines().collect();
    let first = parsed(lines[0]);
    assert_eq!(first["colours"], json!([["blue", "green"], ["pink", "orange"]]));
    let cards = first["cards"].as_object().expect("an object");
    assert_eq!(cards.keys().collect::<Vec<_>>(), ["blue", "pink"]);
    assert!(cards.values().all(|cards| cards.as_array().is_some_and(|cards| cards.len() == 12)));
    let left = parsed(lines[1])["left"].clone();
    let left = ["blue", "pink", "green", "orange"].map(|colour| left[colour].as_u64().expect("a number"));
    assert_eq!((left.iter().sum::<u64>(), left.iter().max()), (4 * 48 - 3, Some(&48)), "three cows are placed");
    let again: Vec<usize> = (1..lines.len()).filter(|line| parsed(lines[*line]).get("colours").is_some()).collect();
    assert_eq!(again, [6], "after two starts, two bids and two colours");
    assert!(parsed(lines[5])["action"].as_str().is_some_and(|action| action.starts_with("colour ")));
    let last = lines.last().expect("there are lines");
    let totals = last.split("\"totals\":[").nth(1).and_then(|rest| rest.split(']').next()).expect("totals");
    for total in totals.split(',') {
        let (cows, tenth) = total.split_once('.').expect("one decimal");
        assert!(cows.parse::<i32>().is_ok() && tenth.len() == 1, "{totals}");
    }
}

fn view(setting: &Setting, position: &Position, viewer: Viewer) -> Value {
    serde_json::to_value(positions::view(setting, position, viewer)).expect("a view can be serialised")
}

#[test]
fn a_view_shows_what_its_viewer_may_know() {
    let setting = setting();
    let mut position = Position::setup(&setting, 3, 2).expect("three players are allowed");
    let far = [Prairie::RattlesnakeRidge, Prairie::TumbleweedPlains];
    choose(&setting, &mut position, 1, pair(far[0], "5B"), pair(far[1], "2D"));
    let own = view(&setting, &position, Viewer::from(Seat(1)));
    assert_eq!(own["seats"][1]["pairs"], json!(["rattlesnake-ridge 5B", "tumbleweed-plains 2D"]));
    assert_eq!(own["seats"][1]["cards"].as_array().map(Vec::len), Some(10));
    assert_eq!(own["to_act"], json!([0, 2]));
    for viewer in [Viewer::from(Seat(0)), Viewer::SPECTATOR] {
        let other = view(&setting, &position, viewer);
        assert_eq!((&other["seats"][1]["pairs"], &other["seats"][1]["cards"]), (&json!(2), &json!(10)));
    }
    choose(&setting, &mut position, 0, pair(far[0], "2E"), pair(far[1], "2G"));
    choose(&setting, &mut position, 2, pair(far[0], "2A"), pair(far[1], "2J"));
    let open = view(&setting, &position, Viewer::SPECTATOR);
    assert_eq!(open["seats"][1]["pairs"], json!(["rattlesnake-ridge 5B", "tumbleweed-plains 2D"]), "turned up");
    assert_eq!((&open["waits"], &open["seats"][1]["cards"]), (&json!("place"), &json!(8)));
    // If nothing is hidden from a viewer, the view without `to_act` is a position file.
    let all: Viewer = position.seats().collect::<zoff::Seats>().into();
    let mut whole = view(&setting, &position, all);
    whole.as_object_mut().expect("an object").remove("to_act");
    let (_, again) = positions::read(&whole.to_string()).expect("a position");
    assert_eq!(again, position);
}

#[test]
fn a_view_hides_dealt_prairies_and_bids_that_are_not_yet_revealed() {
    let setting = setting_with(Variants { auction: true, ..Variants::default() });
    let mut position = Position::setup(&setting, 2, 2).expect("two players are allowed");
    let hidden = view(&setting, &position, Viewer::from(Seat(0)));
    assert_eq!(hidden["seats"][1]["dealt"], json!(3), "dealt prairies are secret until the first cows are placed");
    assert_eq!(hidden["seats"][0]["dealt"].as_array().map(Vec::len), Some(3));
    assert!(hidden["seats"][0].get("lot").is_none());
    for seat in 0..2 {
        let action = position.legal(&setting, Seat(seat))[0];
        play(&setting, &mut position, seat, action);
    }
    play(&setting, &mut position, 1, Action::Bid(77));
    let hidden = view(&setting, &position, Viewer::from(Seat(0)));
    assert_eq!((&hidden["seats"][1]["bid"], hidden["seats"][0].get("bid")), (&json!(true), None));
    assert_eq!(view(&setting, &position, Viewer::from(Seat(1)))["seats"][1]["bid"], json!("7.7"));
    play(&setting, &mut position, 0, Action::Bid(0));
    assert_eq!(view(&setting, &position, Viewer::SPECTATOR)["seats"][1]["bid"], json!("7.7"));
}

#[test]
fn short_position_files_use_defaults() {
    let (setting, position) = positions::read("\u{feff}{\"seats\":[{},{},{}]}").expect("a position");
    assert_eq!(position, Position::empty(&setting, 3));
    let text = "{\"waits\":\"place\",\"seats\":[{\"pairs\":[\"fire-fields 3B\"]},{},{\"pairs\":[\"fire-fields 3C\"]}],\
                \"prairies\":{\"fire-fields\":{\"green\":2},\"coffee-canyon\":{\"pink\":6,\"blue\":4}},\
                \"full\":[\"coffee-canyon\"],\"given\":1}";
    let (setting, position) = positions::read(text).expect("a position");
    assert_eq!(position.may_act().iter().collect::<Vec<_>>(), [Seat(0)], "blue's bonus comes before the pairs");
    let again = positions::read(&positions::write(&setting, &position)).expect("the written text can be read");
    assert_eq!(again.1, position);
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let three = |inner: &str| format!("{{\"seats\":[{{}},{{}},{{}}],{inner}}}");
    let first = |inner: &str| format!("{{\"seats\":[{{{inner}}},{{}},{{}}]}}");
    for (text, message) in [
        ("{\"seats\":[{}]}".to_owned(), "seats: this game is for 2 to 5 players, not 1"),
        (three("\"round\":6"), "round: must be from 1 to 5"),
        (three("\"waits\":\"start\",\"round\":0"), "waits: first cows are placed only in a two-player game"),
        (three("\"waits\":\"bid\",\"round\":0"), "waits: this game has no auction"),
        (three("\"full\":[\"fire-fields\"]"), "full: bonuses and fairs are allowed only while cows are being placed"),
        (
            three("\"prairies\":{\"dynamite-mine\":{\"blue\":1}}"),
            "prairies: dynamite-mine: not in play with this number of players",
        ),
        (three("\"prairies\":{\"fire-fields\":{\"violet\":1}}"), "prairies: fire-fields: nobody has violet cows"),
        (
            three("\"prairies\":{\"fire-fields\":{\"blue\":9,\"pink\":8}}"),
            "prairies: fire-fields: there are 17 cows on 16 places",
        ),
        (
            three("\"prairies\":{\"fire-fields\":{\"blue\":3,\"pink\":3}}"),
            "prairies: fire-fields: pink and another herd both have 3 cows",
        ),
        (
            three(
                "\"prairies\":{\"tumbleweed-plains\":{\"blue\":24},\"rattlesnake-ridge\":{\"blue\":21},\"fire-fields\":{\"blue\":4}}",
            ),
            "prairies: fire-fields: there are only 48 blue cows",
        ),
        (
            three(
                "\"prairies\":{\"tumbleweed-plains\":{\"blue\":23},\"rattlesnake-ridge\":{\"blue\":20},\"fire-fields\":{\"blue\":5}}",
            ),
            "prairies: the game is over: a colour has no cows left, or every prairie is full",
        ),
        (
            three("\"waits\":\"over\",\"largest\":{\"violet\":4}"),
            "largest: the largest prairie cannot have had 4 violet cows",
        ),
        (
            three("\"waits\":\"over\",\"largest\":{\"blue\":25}"),
            "largest: the largest prairie cannot have had 25 blue cows",
        ),
        (
            first("\"colours\":[\"violet\"]"),
            "seat 0: colours: no seat can have these colours with this number of players",
        ),
        (first("\"colours\":[\"pink\"]"), "colours: two seats have pink"),
        (first("\"cards\":[\"5B\"]"), "seat 0: blue has no card 5B"),
        (first("\"cards\":[\"5A\",\"5A\"]"), "seat 0: the card 5A appears twice"),
        (first("\"cards\":[\"5A\"]"), "seat 0: 10 cow cards are needed for the remaining rounds"),
        (
            first("\"pairs\":[\"fire-fields 3B\"]"),
            "seat 0: pairs: choose two pairs, each of a prairie card and a cow card",
        ),
        (first("\"bid\":\"3.4\""), "seat 0: bids are allowed only during and after an auction"),
        (first("\"dealt\":[\"dynamite-mine\"]"), "seat 0: a dealt prairie is not in play"),
        (three("\"waits\":\"place\""), "waits: there is no pair or bonus to place"),
        (three("\"waits\":\"place\",\"full\":[\"fire-fields\"]"), "full: fire-fields is not full or is listed twice"),
        (three("\"prairies\":{\"fire-fields\":{\"blue\":1},\"fire-fields\":{}}"), "a key appears twice in an object"),
        (three("\"cows\":1"), "unknown field `cows`"),
        (three("\"title\":\"hacienda\""), "unknown variant `hacienda`, expected `zoff`"),
        ("[]".to_owned(), "invalid type: sequence, expected an object"),
    ] {
        let error = positions::read(&text).map(|_| ()).expect_err(&text).to_string();
        assert!(error.starts_with(message), "{text}\n{error}");
    }
    let large = format!("{{\"seats\":[{}", " ".repeat(4_000_001));
    let error = positions::read(&large).expect_err("too large");
    assert!(matches!(error, PositionError::TooLarge(_)) && error.to_string() == "the input is larger than 4 MB");
}

#[test]
fn a_record_contains_its_rules_and_can_be_replayed() {
    let setting = setting_with(Variants { fair: true, ..Variants::default() });
    let words = ["human", "greedy", "hard"].map(str::to_owned).to_vec();
    let (mut record, mut position) = Record::begin(setting.clone(), words, 7, None).expect("three players are allowed");
    let mut rng = zoff::Rng::new(2, 2);
    while !position.is_over() {
        let (seat, action) = random_step(&setting, &position, &mut rng);
        play(&setting, &mut position, seat.0, action);
        record.push(seat, action, &position);
    }
    let text = record.text();
    let header = "{\"zoff_record\":1,\"rules\":{\"auction\":false,\"fair\":true,\"open_cards\":false},\
                  \"seats\":[\"human\",\"greedy\",\"hard\"],\"seed\":7,\"fingerprint\":\"";
    assert!(text.starts_with(header), "{text}");
    let read = Record::parse(&text).expect("the written text can be read");
    assert_eq!((read.text(), read.last_position()), (text.clone(), Ok(position)));
    assert_eq!(Record::parse_save(&record.save_text()).map(|read| read.text()).ok(), Some(text.clone()));
    assert!(Record::parse_save(&text).is_err(), "a save must end with the checksum line");
    // Records accept only the canonical form of an action.
    let line = text.lines().nth(1).expect("an action").to_owned();
    let [seat, verb, one, card, two, other, hash] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
    let reordered = text.replacen(&line, &[seat, verb, two, other, one, card, hash].join(" "), 1);
    assert!(
        Record::parse(&reordered)
            .is_err_and(|error| error.to_string().contains("is not the standard form of this action"))
    );
    assert_eq!(Zoff::TITLE, "zoff");
}

#[test]
fn every_refusal_has_its_own_word_and_message() {
    let (prairie, colour, card) = (Prairie::FireFields, Blue, crate::helpers::card("3B"));
    let all = [
        (Illegal::GameOver, "the game is over"),
        (Illegal::NotToAct(Seat(1)), "seat 1 has nothing to decide now"),
        (Illegal::NotNow("bids"), "the game is waiting for something else: bids"),
        (Illegal::NotBothColours, "the first cows must include one of each of your colours"),
        (Illegal::NotYourColour(colour), "blue is not your colour"),
        (Illegal::BidTooHigh { highest: 200 }, "a bid may be at most 20.0 cows"),
        (Illegal::NoSuchColour(colour), "blue is not available in this game"),
        (Illegal::ColourTaken(colour), "blue is taken"),
        (Illegal::WrongNumberOfPairs { needed: 2 }, "choose two pairs, each of a prairie card and a cow card"),
        (Illegal::ColourMissing, "each pair needs a colour: choose one pair for each of your colours"),
        (Illegal::NeedlessColour, "do not name a colour: this pair is for all your cows"),
        (Illegal::NotInPlay(prairie), "fire-fields is not in play"),
        (Illegal::PrairieFull(prairie), "fire-fields is full"),
        (Illegal::SamePrairie(prairie), "both pairs are for fire-fields: choose two different prairies"),
        (Illegal::CardNotHeld(card), "you do not hold the card 3B"),
        (Illegal::SameCard(card), "the card 3B is in both pairs"),
        (Illegal::MoreThanTheCard { cows: 4, most: 3 }, "the card allows 3 cows, not 4"),
        (Illegal::MoreThanTheBonus { cows: 2, most: 1 }, "the bonus gives 1 cow, not 2"),
        (Illegal::TooFewCows { colour, cows: 3, left: 2 }, "you have 2 blue cows left, not 3"),
        (Illegal::TooFewPlaces { prairie, cows: 3, free: 2 }, "fire-fields has 2 free places, not 3"),
        (
            Illegal::SameSize { prairie, colour, other: Green, size: 4 },
            "blue and green would both have 4 cows on fire-fields",
        ),
        (Illegal::ColoursMissing, "give the number of cows of each colour: this pair is for both your colours"),
        (Illegal::OneColourOnly, "this pair is for one colour: give only the number of cows"),
    ];
    let mut words: Vec<&str> = all.iter().map(|(why, _)| why.reason()).collect();
    for (why, message) in all {
        assert_eq!(why.to_string(), message);
    }
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), all.len());
    // Actions of seats with no decision to make, and actions of the wrong kind, are refused.
    let setting = setting();
    let mut position = Position::empty(&setting, 3);
    assert_eq!(position.check(&setting, Seat(3), Action::Place(1)), Err(Illegal::NotToAct(Seat(3))));
    let refused = position.check(&setting, Seat(0), Action::Place(1));
    assert_eq!(refused, Err(Illegal::NotNow("pairs of a prairie card and a cow card")));
    put(&setting, &mut position, prairie, &[(Blue, 16)]);
    let full = Action::Choose(Choice::two(pair(prairie, "5A"), pair(Prairie::PowderPrairie, "5J")));
    assert_eq!(position.check(&setting, Seat(0), full), Err(Illegal::PrairieFull(prairie)));
}
