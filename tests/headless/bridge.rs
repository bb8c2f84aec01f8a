//! Tests of the bridge for other programs: action numbers, information-set keys, and the line protocol.

use std::{
    collections::HashSet,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use crate::fixtures::{random_action, random_game, rearrange_hidden, setting, setting_with};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{
    Action, CARD_KINDS, Cell, Edition, Effects, HouseRules, LandCard, Position, Rng, Rulebook, Seat, Species,
    formats::{actions, numbers::ActionNumbering, records::Record},
    maps,
    piles::{AnimalPile, LandPile},
};

#[test]
fn action_numbers_are_unique_and_cover_every_legal_action() {
    for name in ["symmetric", "asymmetric"] {
        let board = maps::by_name(name).expect("the board is built in");
        let numbers = ActionNumbering::of(&board);
        for number in 0..numbers.count() {
            let action = numbers.action(number).expect("numbers are dense");
            assert_eq!(numbers.number(action), Some(number), "{action:?}");
        }
        assert_eq!(numbers.action(numbers.count()), None);
        assert_eq!(numbers.action(usize::MAX), None);
    }
    let setting = setting();
    let numbers = ActionNumbering::of(&setting.board);
    // The documentation of `ActionNumbering` publishes these numbers, so they must not change.
    let number = |text| numbers.number(actions::parse(&setting.board, text).expect("the text is an action"));
    let texts = ["end", "buy land deck", "buy animal deck", "buy land mountain", "buy animal sheep"];
    assert_eq!(texts.map(number), [0, 1, 2, 3, 12].map(Some));
    for_each_position(3, 3, |position| {
        for action in position.legal(&setting) {
            let number = numbers.number(action).expect("the action is legal");
            assert_eq!(numbers.action(number), Some(action));
        }
    });
}

/// Calls `see` with every position of a random game except the last one.
fn for_each_position(seats: u8, seed: u64, mut see: impl FnMut(&Position)) {
    let setting = setting();
    let mut position = Position::setup(&setting, seats, seed, None).expect("the number of seats is allowed");
    let mut rng = Rng::new(seed, 3);
    while !position.over {
        see(&position);
        let action = random_action(&setting, &position, &mut rng);
        position.play(&setting, action, &mut Effects::new()).expect("the action is listed as legal");
    }
}

#[test]
fn hidden_cards_do_not_change_the_key() {
    let mut rng = Rng::new(1, 1);
    let (mut compared, mut other_hands, mut other_decks) = (0, 0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        for_each_position(seats, seed, |position| {
            for seat in position.seats() {
                let rearranged = rearrange_hidden(position, seat);
                other_hands += usize::from(rearranged.hands != position.hands);
                other_decks += usize::from(rearranged.land_deck != position.land_deck);
                for same in [rearranged, position.imagine(seat, &mut rng), position.seen_by(seat)] {
                    assert_eq!(same.seen_by(seat), position.seen_by(seat));
                    assert_eq!(same.visibility_hash(seat), position.visibility_hash(seat));
                    compared += 1;
                }
            }
        });
    }
    println!("{compared} keys compared, {other_hands} with other hands, {other_decks} with other decks");
    assert!(other_hands * 6 > compared && other_decks * 6 > compared, "enough positions differ in their hidden cards");
}

#[test]
fn every_change_that_a_seat_sees_changes_the_key() {
    let (mut keys, mut positions) = (HashSet::new(), 0);
    for_each_position(3, 8, |position| {
        let seat = Seat(1);
        keys.insert(position.visibility_hash(seat));
        positions += 1;
        let differs = |change: &dyn Fn(&mut Position)| {
            let mut changed = *position;
            change(&mut changed);
            changed == *position || changed.visibility_hash(seat) != position.visibility_hash(seat)
        };
        for card in 0..CARD_KINDS {
            assert!(differs(&|position| position.hands[1][card] += 1), "the seat sees its own hand");
            assert!(differs(&|position| position.hands[2][card] += 1), "the seat sees how many cards the others hold");
            // A hidden card becomes known.
            assert!(position.hands[0][card] <= position.known[0][card] || differs(&|p| p.known[0][card] += 1));
        }
        assert!(differs(&|position| position.pesos[0] += 1));
        assert!(differs(&|position| position.land_display[0] = None));
        assert!(differs(&|position| position.animal_display[0] = None));
        assert!(differs(&|position| position.land_deck = LandPile::empty(LandCard::Pampas)));
        assert!(differs(&|position| position.animal_stacks[1] = AnimalPile::empty(Species::Cattle)));
        assert!(differs(&|position| position.land_discard[0] += 1));
        assert!(differs(&|position| position.turn.actions_left += 1));
        assert!(differs(&|position| position.turn.harvested ^= true));
        assert!(differs(&|position| position.passed += 1));
        assert!(differs(&|position| position.scorings.due[0] ^= true));
        assert!(differs(&|position| position.haciendas.put(Cell(200))));
    });
    assert_eq!(keys.len(), positions, "every position of a game looks different");
}

/// A running bridge process with its input and output.
struct Bridge {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Bridge {
    fn start() -> Bridge {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hacienda"))
            .arg("bridge")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take().expect("the stream is piped");
        let stdout = BufReader::new(child.stdout.take().expect("the stream is piped"));
        Bridge { child, stdin, stdout }
    }

    fn ask(&mut self, line: &[u8]) -> String {
        self.stdin.write_all(line).and_then(|()| self.stdin.write_all(b"\n")).expect("the bridge reads its input");
        let mut answer = String::new();
        self.stdout.read_line(&mut answer).expect("the answer is text");
        answer.strip_suffix('\n').expect("the answer is a whole line").to_owned()
    }

    /// Sends a line and returns the answer after `ok`.
    fn ok(&mut self, line: &str) -> String {
        let answer = self.ask(line.as_bytes());
        let rest = answer.strip_prefix("ok").unwrap_or_else(|| panic!("{line}: {answer}"));
        rest.trim_start().to_owned()
    }

    /// Closes the input. The process must then succeed and leave standard error empty.
    fn end(self) {
        drop(self.stdin);
        let output = self.child.wait_with_output().expect("the bridge ends");
        assert!(output.status.success(), "{output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

/// Formats a view as the bridge does: the seat to act, and the key of what that seat sees.
fn view(position: &Position) -> String {
    let seat = position.turn.seat;
    format!("{} {:016x}", seat.0, position.visibility_hash(seat))
}

#[test]
fn the_bridge_agrees_with_the_rules() {
    let rulebook = Rulebook::new(Edition::Variant1, false, HouseRules { mixed_herds: true, ..HouseRules::default() });
    let setting = setting_with(rulebook);
    let numbers = ActionNumbering::of(&setting.board);
    let mut bridge = Bridge::start();
    let (mut record, mut position) = Record::begin(setting.clone(), vec!["bridge".to_owned(); 3], 11, Some(Seat(2)))
        .expect("three players are allowed");
    let line = "new 7 3 11 map=symmetric game=variant1 house=mixed_herds=true start=2";
    assert_eq!(bridge.ok(line), view(&position));
    assert_eq!(bridge.ok("count 7"), numbers.count().to_string());
    let mut rng = Rng::new(9, 9);
    let mut bots: Vec<Bot> = (0..3).map(|seat| Bot::new(Level::ALL[seat % 2], seat as u64)).collect();
    while !position.over {
        let seat = position.turn.seat;
        let legal = position.legal(&setting);
        let mut listed: Vec<usize> = legal.iter().filter_map(|action| numbers.number(*action)).collect();
        listed.sort_unstable();
        let listed: Vec<String> = listed.iter().map(usize::to_string).collect();
        assert_eq!(bridge.ok("legal 7"), listed.join(" "));
        let bot = &mut bots[seat.index()];
        let chosen = bot.choose(&setting, &position);
        let number = numbers.number(chosen).expect("the action is legal");
        let budget = if rng.below(2) == 0 { "" } else { " 5" };
        let line = format!("choose 7 {} {}{budget}", bot.level().word(), seat.index());
        assert_eq!(bridge.ok(&line), number.to_string());
        let text = actions::text(&setting.board, chosen);
        assert_eq!(bridge.ok(&format!("name 7 {number}")), text);
        assert_eq!(bridge.ok(&format!("number 7 {text}")), number.to_string());
        // Imagined positions, clones and playouts leave the original game unchanged.
        let whose = rng.below(3);
        let key = format!("{:016x}", position.visibility_hash(Seat(whose as u8)));
        let answers = bridge.ok(&format!(
            "imagine 7 8 {whose} {};key 8 {whose};key 7 {whose};play 8 0;clone 7 9;play 9 {number};playout 7 5;over 7",
            rng.next()
        ));
        let answers: Vec<&str> = answers.split(';').collect();
        assert_eq!(answers[1..3], [format!("ok {key}"), format!("ok {key}")]);
        position.play(&setting, chosen, &mut Effects::new()).expect("the action is legal");
        record.push(seat, chosen, &position);
        let answer = bridge.ok(&format!("play 7 {number}"));
        assert_eq!(answers[5], format!("ok {answer}"));
        assert_eq!(answers[7], "ok 0");
        let shares: f64 =
            answers[6][3..].split(' ').map(|share| share.parse::<f64>().expect("the value is a number")).sum();
        assert!((shares - 1.0).abs() < 1e-9, "the shares sum to 1: {}", answers[6]);
        if position.over {
            assert_eq!(answer, format!("over {}", bridge.ok("utilities 7")));
        } else {
            assert_eq!((answer, bridge.ok("utilities 7")), (view(&position), "0 0 0".to_owned()));
        }
    }
    let points: Vec<String> = position.points(&setting)[..3].iter().map(u16::to_string).collect();
    assert_eq!(bridge.ok("points 7"), points.join(" "));
    let winners = position.winners(&setting);
    for (seat, share) in position.seats().zip(bridge.ok("utilities 7").split(' ')) {
        assert_eq!(share != "0", winners.contains(&seat));
    }
    assert_eq!((bridge.ok("over 7").as_str(), bridge.ok("legal 7").as_str()), ("1", ""));
    let text: String = serde_json::from_str(&bridge.ok("record 7")).expect("the answer is a string");
    assert_eq!(text, record.text());
    bridge.end();
}

#[test]
fn the_bridge_runs_several_games_at_once() {
    let mut bridge = Bridge::start();
    let answers = bridge.ok("new 1 2 5;new 2 5 5 map=R4M-7315 running-score;new 3 2 5 game=crucible;view 1");
    let answers: Vec<&str> = answers.split(';').collect();
    assert_eq!(answers[0], &answers[3][3..], "{answers:?}");
    assert_ne!(bridge.ok("count 1"), bridge.ok("count 2"));
    // One line plays a whole random game.
    let (record, last) = random_game(&setting(), 2, 5, 2_000);
    let numbers = ActionNumbering::of(&record.setting.board);
    let all: Vec<String> =
        record.actions.iter().filter_map(|line| Some(numbers.number(line.action)?.to_string())).collect();
    let line = format!("new 1 2 5 start={};play 1 {};record 1", record.start.0, all.join(" "));
    let answers = bridge.ok(&line);
    assert!(last.over && answers.split(';').nth(1).is_some_and(|view| view.starts_with("ok over ")));
    let again: String = serde_json::from_str(&answers[answers.find('"').expect("the answer contains a string")..])
        .expect("the answer is a string");
    assert_eq!(
        Record::parse(&again).expect("the text is a record").last_position().expect("the record can be replayed"),
        last
    );
    // The seed determines the result of a playout.
    let outcomes: Vec<String> = (0..40).map(|seed| bridge.ok(&format!("playout 3 {}", seed / 2))).collect();
    assert!(outcomes.chunks(2).all(|pair| pair[0] == pair[1]));
    assert!(outcomes.iter().collect::<HashSet<_>>().len() > 1, "{outcomes:?}");
    assert_eq!(bridge.ok("free 1 2 77;forget"), ";ok");
    assert_eq!(bridge.ask(b"view 1"), "error there is no position 1");
    bridge.end();
}

#[test]
fn invalid_lines_get_an_error_and_change_nothing() {
    let mut bridge = Bridge::start();
    let before = bridge.ok("new 1 2 7");
    let illegal =
        ActionNumbering::of(&setting().board).number(Action::Hacienda(Cell(0))).expect("the action has a number");
    let play_illegal = format!("play 1 {illegal}");
    let lines: &[&[u8]] = &[
        b"",
        b" ",
        b"dance",
        b"\xff\xfe\x00",
        b"new",
        b"new 1",
        b"new 1 2",
        b"new 1 2 x",
        b"new 1 2 -1",
        b"new 1 1 7",
        b"new 1 6 7",
        b"new 1 256 7",
        b"new 4294967296 2 7",
        b"new 1 2 7 map=atlantis",
        b"new 1 2 7 game=chess",
        b"new 1 3 7 game=crucible",
        b"new 1 2 7 game=crucible running-score",
        b"new 1 2 7 house=mixed_herds",
        b"new 1 2 7 house=harvest_minimum=0",
        b"new 1 2 7 start=2",
        b"new 1 2 7 start=",
        b"new 1 2 7 colour=red",
        b"clone 1",
        b"clone 2 1",
        b"clone 1 2 3",
        b"imagine 1 2 2 7",
        b"imagine 1 2 0",
        b"imagine 1 1 0 7 7",
        b"view",
        b"view 2",
        b"view one",
        b"view 1 1",
        b"key 1",
        b"key 1 2",
        b"legal",
        b"legal 2",
        b"play 1",
        b"play 1 x",
        b"play 1 -1",
        b"play 1 61298",
        b"play 1 99999999999999999999",
        play_illegal.as_bytes(),
        b"playout 1",
        b"playout 1 x",
        b"choose 1 nobody 7",
        b"choose 1 greedy",
        b"choose 1 greedy 7 0",
        b"choose 1 greedy 7 7 7",
        b"name 1",
        b"name 1 61298",
        b"number 1",
        b"number 1 dance",
        b"number 1 hacienda 99,99",
        b"number 1 pond 7,16 9,99",
        b"number 1 pond 6,11 9,20",
        b"record 2",
        b"forget me",
        b"free",
        b"free 1 x",
    ];
    for line in lines {
        let answer = bridge.ask(line);
        let line = String::from_utf8_lossy(line);
        assert!(answer.starts_with("error ") && answer.len() > 10, "{line}: {answer}");
        assert_eq!(bridge.ok("view 1"), before, "{line} changes nothing");
        assert_eq!(bridge.ask(b"view 2"), "error there is no position 2", "{line} creates no position");
    }
    // The bridge reports a refusal by the rules as a sentence.
    let hacienda = bridge.ok("number 1 hacienda 7,16");
    assert_eq!(
        bridge.ask(format!("play 1 {hacienda}").as_bytes()),
        format!("error action {hacienda}: A hacienda must go on one of your land tiles or animals.")
    );
    // A refused command does not suppress the answers to the other commands on its line.
    assert_eq!(bridge.ask(b"view 1;dance;view 1"), format!("ok {before};error unknown command \"dance\";ok {before}"));
    assert_eq!(bridge.ask(b";"), "error command is missing;error command is missing");
    assert!(bridge.ask(b"clone 1 2;record 2;choose 2 greedy 1").contains(";error this position was copied"));
    // A line may be one megabyte long, including the newline. After a longer line, the bridge keeps answering.
    let long = |length: usize| [&b"play 1 "[..], &b"9".repeat(length - 8)].concat();
    assert!(bridge.ask(&long(1_000_000)).starts_with("error \"99"));
    for length in [1_000_001, 1_000_002, 3_000_000] {
        assert_eq!(bridge.ask(&long(length)), "error the line cannot be read: the input is larger than 1 MB");
    }
    let answer = bridge.ask(&[&b"dance\x1b[31m"[..], &b"x".repeat(5_000)].concat());
    assert!(answer.starts_with("error unknown command \"dance\\u{1b}[31mxx") && answer.len() < 130, "{answer}");
    assert_eq!(bridge.ok("view 1"), before);
    bridge.end();
}
