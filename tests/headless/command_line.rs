//! Tests of the command line: arguments, exit codes and output streams.

use std::{
    io::Read,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};

use crate::{
    fixtures::{random_game, setting, tests},
    scratch,
};
use hacienda_rules::{Seat, formats::positions, maps};

pub fn run(args: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hacienda"));
    // With this variable, errors open no message box.
    program.env("HACIENDA_DATA", scratch("data"));
    program.args(args).current_dir(tests()).output().expect("the program starts")
}

pub fn code(output: &Output) -> i32 {
    output.status.code().expect("the program exits by itself")
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

pub fn json_of(output: &Output) -> Value {
    serde_json::from_str(&out(output)).unwrap_or_else(|error| panic!("{error}: {}", out(output)))
}

/// A temporary file that is deleted on drop.
pub struct Scrap(PathBuf);

impl Scrap {
    pub fn new(name: &str, text: &str) -> Scrap {
        let path = scratch(name);
        std::fs::write(&path, text).expect("the folder is writable");
        Scrap(path)
    }

    pub fn word(&self) -> &str {
        self.0.to_str().expect("the path is valid Unicode")
    }
}

impl Drop for Scrap {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn score_prints_the_worked_example() {
    let output = run(&["score", "positions/4-fifty-three-to-fifty-two.json", "--json"]);
    assert_eq!(code(&output), 0);
    assert_eq!(
        out(&output),
        "{\"seats\":[{\"markets\":15,\"chains\":14,\"haciendas\":6,\"ponds\":17,\"herds\":0,\"money\":1,\"total\":53},\
         {\"markets\":10,\"chains\":20,\"haciendas\":11,\"ponds\":11,\"herds\":0,\"money\":0,\"total\":52}]}\n"
    );
    let plain = out(&run(&["score", "positions/4-fifty-three-to-fifty-two.json"]));
    assert!(plain.contains("total") && plain.contains("53") && plain.contains("52"));
}

#[test]
fn try_plays_the_worked_examples() {
    let file = "positions/3.3-five-and-six.json";
    let output = run(&["try", file, "animal pig 4,11", "animal pig 5,12", "animal pig 5,14", "--json"]);
    assert_eq!(code(&output), 0);
    let value = json_of(&output);
    assert_eq!((&value["accepted"], &value["pesos"]), (&json!(true), &json!([31, 20])));
    let markets: Vec<u64> = value["effects"]
        .as_array()
        .expect("the value is a list")
        .iter()
        .filter(|effect| effect["effect"] == "market_reached")
        .map(|effect| effect["pesos"].as_u64().expect("the value is a number"))
        .collect();
    assert_eq!(markets, [5, 6]);
    let output = run(&["try", "positions/3.3-eleven.json", "animal pig 6,15", "--json"]);
    assert_eq!(json_of(&output)["pesos"], json!([31, 20]));
}

#[test]
fn try_stops_at_the_first_refusal() {
    let file = "positions/3.3-five-and-six.json";
    let output = run(&["try", file, "animal pig 4,11", "animal pig 12,1", "end", "--json"]);
    assert_eq!(code(&output), 1);
    assert_eq!(
        json_of(&output),
        json!({
            "accepted": false, "action": "animal pig 12,1", "reason": "not_next_to_your_land_or_herd",
            "text": "This hex touches neither your land nor your pig herd."
        })
    );
    let output = run(&["try", file, "land pampas 8,3"]);
    assert_eq!((code(&output), out(&output)), (1, String::new()));
    let absent = run(&["try", file, "hacienda 50,1", "--json"]);
    assert_eq!((code(&absent), &json_of(&absent)["reason"]), (1, &json!("no_such_hex")));
    // The command line is parsed completely before any action is played.
    let unreadable = run(&["try", file, "animal pig 12,1", "animal cow 4,11", "--json"]);
    assert_eq!((code(&unreadable), out(&unreadable)), (2, String::new()));
}

#[test]
fn actions_are_in_byte_order_and_the_same_in_json() {
    let file = "positions/3.3-five-and-six.json";
    let plain = out(&run(&["actions", file]));
    let lines: Vec<&str> = plain.lines().collect();
    assert!(lines.is_sorted() && lines.contains(&"end") && lines.contains(&"animal pig 4,11"));
    assert_eq!(json_of(&run(&["actions", file, "--json"])), json!(lines));
}

#[test]
fn the_arena_plays_on_a_random_board_and_counts_reached_markets() {
    let output = run(&["arena", "--seats", "greedy,random", "--games", "6", "--seed", "1", "--map", "R2T-9", "--json"]);
    assert_eq!(code(&output), 0);
    let value = json_of(&output);
    let count = json_of(&run(&["map", "R2T-9", "--json"]));
    let markets = value["markets"].as_array().expect("the value is a list");
    assert_eq!((&value["board"], json!(markets.len())), (&json!("R2T-9"), count["markets"].clone()));
    let games: Vec<u64> = markets.iter().filter_map(|market| market["games"].as_u64()).collect();
    assert!(games.iter().all(|games| *games <= 6) && games.contains(&6), "{value}");
}

#[test]
fn view_prints_the_visible_state_after_an_action() {
    let (record, _) = random_game(&setting(), 3, 4, 2_000);
    let file = Scrap::new("view", &record.text());
    let view = |args: &[&str]| run(&[&["view", file.word()], args].concat());
    let at = 20.to_string();
    for (word, viewer) in [("0", Some(Seat(0))), ("2", Some(Seat(2))), ("none", None)] {
        let output = view(&["--at", &at, "--seat", word, "--json"]);
        assert_eq!(code(&output), 0);
        let position = record.position_after(20).expect("the record can be replayed");
        assert_eq!(out(&output), tabletop::to_json_line(&positions::view(&setting(), &position, viewer)) + "\n");
        // The indented output holds the same data.
        assert_eq!(json_of(&view(&["--at", &at, "--seat", word])), json_of(&output));
    }
    let all = record.actions.len().to_string();
    assert_eq!(json_of(&view(&["--at", &all, "--seat", "none", "--json"]))["over"], json!(true));
    assert_eq!(json_of(&view(&["--at", "0", "--seat", "1", "--json"]))["over"], json!(false));
    let beyond = (record.actions.len() + 1).to_string();
    for (args, expected) in [
        (["--at", &beyond, "--seat", "none"], "--at: the record has only"),
        (["--at", "many", "--seat", "none"], "--at"),
        (["--at", "0", "--seat", "3"], "--seat: unknown seat \"3\"; valid values are 0 to 2 and none"),
        (["--at", "0", "--seat", "nobody"], "--seat: unknown seat \"nobody\"; valid values are 0 to 2 and none"),
    ] {
        let output = view(&args);
        assert_eq!((code(&output), out(&output)), (2, String::new()));
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(expected) && error.lines().count() == 1, "{error}");
    }
    let mut other = record.clone();
    other.actions[6].fingerprint ^= 1;
    let file = Scrap::new("view-differs", &other.text());
    assert_eq!(
        code(&run(&["view", file.word(), "--at", "6", "--seat", "0", "--json"])),
        0,
        "the record is correct up to here"
    );
    let output = run(&["view", file.word(), "--at", "7", "--seat", "0", "--json"]);
    assert_eq!((code(&output), out(&output)), (1, String::new()));
}

#[test]
fn replay_verifies_a_record_and_prints_its_events() {
    let (record, last) = random_game(&setting(), 2, 4, 2_000);
    let file = Scrap::new("replay", &record.text());
    let output = run(&["replay", file.word(), "--json"]);
    assert_eq!(code(&output), 0);
    let value = json_of(&output);
    assert_eq!(value["actions"], json!(record.actions.len()));
    assert_eq!(value["fingerprint"], json!(format!("{:016x}", last.fingerprint())));
    let events = out(&run(&["replay", file.word(), "--events", "--json"]));
    assert_eq!(events.lines().count(), record.actions.len() + 1);
    assert!(events.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));

    let mut other = record.clone();
    other.actions[6].fingerprint ^= 1;
    let file = Scrap::new("differs", &other.text());
    for args in [&["replay", file.word()][..], &["replay", file.word(), "--json"]] {
        let output = run(args);
        assert_eq!(code(&output), 1);
        assert!(String::from_utf8_lossy(&output.stderr).contains("line 8"));
    }
    let file = Scrap::new("cut", &record.text()[..record.text().len() - 3]);
    assert_eq!(code(&run(&["replay", file.word()])), 2);
}

#[test]
fn a_record_with_an_illegal_action_is_refused_with_its_line() {
    let (record, _) = random_game(&setting(), 2, 4, 20);
    let text = record.text();
    let second = text.lines().nth(1).expect("the record has an action");
    let forbidden = format!("{} hacienda 1,10 #0123456789abcdef", &second[..1]);
    let file = Scrap::new("forbidden", &text.replacen(second, &forbidden, 1));
    let sentence = "line 2: \"hacienda 1,10\" is not allowed. A hacienda must go on one of your land tiles or animals.";
    let expected = format!("hacienda: {}: {sentence}\n", file.word());
    let view = ["view", file.word(), "--at", "1", "--seat", "none"];
    for args in [&["replay", file.word()][..], &["replay", file.word(), "--events"], &view] {
        let output = run(args);
        assert_eq!((code(&output), String::from_utf8_lossy(&output.stderr).into_owned()), (1, expected.clone()));
    }
    let output = run(&["replay", file.word(), "--json"]);
    assert_eq!(json_of(&output), json!({ "replayed": false, "text": sentence }));
}

#[test]
fn unusable_input_causes_exit_code_two_and_a_single_line() {
    let broken = Scrap::new("broken.haz", "[Control]\nColCount=x\n");
    let position = Scrap::new("broken.json", "{\n \"map\": \"symmetric\",\n \"seats\": [}\n");
    let not_text = scratch("bytes");
    std::fs::write(&not_text, [0xff, 0xfe, 0x00]).expect("the folder is writable");
    let bytes = Scrap(not_text);
    let good = "positions/3.3-eleven.json";
    let cases: &[&[&str]] = &[
        &["--foo"],
        &["dance"],
        &["score"],
        &["score", good, "--foo"],
        &["score", good, "another"],
        &["score", "missing.json"],
        &["score", "."],
        &["score", position.word()],
        &["score", bytes.word()],
        &["try", good],
        &["try", good, "dance"],
        &["actions", "missing.json", "--json"],
        &["map", "missing.haz"],
        &["map", broken.word()],
        &["map", broken.word(), "--json"],
        &["replay", "missing"],
        &["replay", good],
        &["replay", bytes.word()],
        &["replay", good, "--window", "--json"],
        &["areena"],
        &["missing.hacienda"],
        &["missing.haz"],
        &["records/base-2-symmetric.hacienda", "--seed", "1"],
        &["records/base-2-symmetric.hacienda", "--kiosk"],
        &["--map", "springs", "../assets/boards/rodeo.haz"],
        &["../assets/boards/rodeo.haz", "--seats", "human"],
        &["--seats", "human"],
        &["--seats", "human,nobody"],
        &["--seats", "human,human,human", "--game", "crucible"],
        &["--seats", "human,human", "--start", "2"],
        &["--map", "missing.haz"],
        &["--map", "atlantis"],
        &["--game", "chess"],
        &["--game", "crucible", "--running-score"],
        &["--house", "mixed_herds"],
        &["--house", "mixed_herds=perhaps"],
        &["--house", "harvest_minimum=0"],
        &["--house", "no_such_rule=true"],
        &["--seed", "many"],
        &["--screenshot", "picture.png"],
        &["fit", "--only", "chess", "--games", "1", "--seed", "1", "--out", "missing/weights"],
    ];
    for args in cases {
        let output = run(args);
        let error = String::from_utf8(output.stderr.clone()).expect("the output is text");
        assert_eq!(code(&output), 2, "{args:?}: {error}");
        assert_eq!(out(&output), "", "{args:?}");
        assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
        assert!(!error.contains("panicked"), "{args:?}: {error}");
    }
}

/// Returns the error message, which must be a single line of plain text. The exit code must be 2.
fn error_line(args: &[&str]) -> String {
    let output = run(args);
    let error = String::from_utf8(output.stderr.clone()).expect("the output is text");
    assert_eq!((code(&output), error.lines().count()), (2, 1), "{error}");
    let error = error.trim_end_matches('\n').to_owned();
    assert!(!error.contains(char::is_control), "{error}");
    error
}

#[test]
fn the_network_of_phones_needs_a_name() {
    for (args, expected) in [
        (["--network-password", "cow:pig"], "network-password: the name of the network is missing"),
        (["--network", ""], "network: the name of a network has 1 to 32 bytes"),
    ] {
        let line = error_line(&[&["host"][..], &args[..]].concat());
        assert!(line.starts_with(&format!("hacienda: --{expected}")), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn endless_input_is_read_up_to_a_limit() {
    for (args, size) in [
        (&["map", "/dev/zero"][..], "1 MB"),
        (&["score", "/dev/zero"], "4 MB"),
        (&["try", "/dev/zero", "end"], "4 MB"),
        (&["actions", "/dev/zero", "--json"], "4 MB"),
        (&["replay", "/dev/zero"], "16 MB"),
        (&["replay", "/dev/zero", "--window"], "16 MB"),
        (&["fit", "--from", "/dev/zero", "--out", "none", "--games", "1", "--seed", "1"], "1 MB"),
    ] {
        assert_eq!(error_line(args), format!("hacienda: /dev/zero: the input is larger than {size}"), "{args:?}");
    }
    assert_eq!(error_line(&["--map", "/dev/zero"]).matches("not a built-in board").count(), 1);
    // The output of `yes` never ends.
    let mut yes = Command::new("yes").stdout(Stdio::piped()).spawn().expect("`yes` starts");
    let pipe = yes.stdout.take().expect("the stream is piped");
    let program = Command::new(env!("CARGO_BIN_EXE_hacienda")).args(["map", "/dev/stdin"]).stdin(pipe).output();
    assert!(String::from_utf8_lossy(&program.expect("the program starts").stderr).contains("larger than 1 MB"));
    assert!(!yes.wait().expect("yes ends with its pipe").success());
}

#[test]
fn error_messages_are_short_and_contain_no_escape_sequences() {
    let long = "\u{1b}[31mx".repeat(5_000);
    let board = Scrap::new("long.haz", &format!("[Control]\n{long}\n"));
    let position = Scrap::new("long.json", &format!("{{\"{}\": 1}}", "x".repeat(100_000)));
    let file = "positions/3.3-eleven.json";
    for args in [
        &["map", board.word()][..],
        &["score", position.word()],
        &["map", &long],
        &["score", &long],
        &["replay", &long],
        &["try", file, &long],
        &["try", file, &format!("land {long} 6,11")],
        &["try", file, &format!("hacienda {long}")],
        &[&long],
        &[&format!("--{long}")],
        &["--game", &long],
        &["--house", &long],
        &["--house", &format!("mixed_herds={long}")],
        &["--seats", &long],
        &["--seed", &long],
        &["--size", &long],
        &["arena", "--seats", &long],
        &["arena", "--seats", "greedy,random", "--sprt", &long],
    ] {
        let error = error_line(args);
        assert!(error.chars().count() < 500, "{error}");
    }
    assert!(error_line(&["map", &long]).starts_with("hacienda: \"\\u{1b}[31mx\\u{1b}[31mx"));
    assert!(error_line(&["--seats", "greedy", "--game", "crucible"]).contains("this game is for 2 players, not 1"));
    assert!(error_line(&["--seats", "greedy"]).contains("this game is for 2 to 5 players, not 1"));
}

#[test]
fn names_from_files_are_escaped_in_plain_output() {
    let text = maps::haz::write(&setting().board).replace("Symmetric", "\u{1b}[2Jx").replace("Author=", "Author=\u{7}");
    let board = Scrap::new("names.haz", &text);
    let plain = out(&run(&["map", board.word()]));
    assert!(plain.starts_with("\\u{1b}[2Jx by \\u{7}"), "{plain}");
    assert_eq!(json_of(&run(&["map", board.word(), "--json"]))["name"], json!("\u{1b}[2Jx"));
    let arena = out(&run(&["arena", "--seats", "random,random", "--games", "2", "--seed", "1", "--map", board.word()]));
    assert!(arena.contains("on \\u{1b}[2Jx,") && !arena.contains('\u{1b}'), "{arena}");
    let (mut record, _) = random_game(&setting(), 2, 4, 5);
    record.seats[0] = "\u{1b}[2J".to_owned();
    let record = Scrap::new("names", &record.text());
    let printed = out(&run(&["replay", record.word()]));
    assert!(printed.contains("seat 0 \\u{1b}[2J:"), "{printed}");
}

#[cfg(unix)]
#[test]
fn a_failed_write_leaves_no_partial_record() {
    let folder = scratch("records");
    std::fs::create_dir_all(&folder).expect("the folder can be created");
    let args = [
        "arena",
        "--seats",
        "random,random",
        "--games",
        "2",
        "--seed",
        "1",
        "--records",
        folder.to_str().expect("the path is valid Unicode"),
    ];
    let names = || {
        let entries = std::fs::read_dir(&folder).expect("the folder exists").filter_map(Result::ok);
        let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(code(&run(&args)), 0);
    assert_eq!(names(), ["1-0.hacienda", "1-1.hacienda"]);
    names().iter().for_each(|name| std::fs::remove_file(folder.join(name)).expect("the folder is writable"));
    if std::path::Path::new("/dev/full").exists() {
        std::os::unix::fs::symlink("/dev/full", folder.join("1-0.hacienda.new")).expect("the folder is writable");
        assert!(error_line(&args).contains("--records: "), "a full disk is reported");
        assert_eq!(names(), Vec::<String>::new());
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn help_and_version_succeed() {
    let [help, version] = ["--help", "--version"].map(|word| run(&[word]));
    assert_eq!((code(&help), code(&version)), (0, 0));
    assert!(out(&help).contains("Usage: hacienda "), "{}", out(&help));
    assert_eq!(out(&version), format!("hacienda {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_closed_pipe_causes_no_panic() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hacienda"))
        .args(["actions", "positions/4-fifty-three-to-fifty-two.json"])
        .current_dir(tests())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut error = String::new();
    child.stderr.take().expect("the stream is piped").read_to_string(&mut error).expect("the output is text");
    assert!(child.wait().expect("the program ends").success());
    assert_eq!(error, "");
}

#[cfg(not(feature = "window"))]
#[test]
fn a_build_without_a_window_says_so() {
    for args in [&[][..], &["--seats", "human,greedy", "--seed", "7", "--start", "1", "--house", "mixed_herds=true"]] {
        let output = run(args);
        let error = String::from_utf8(output.stderr.clone()).expect("the output is text");
        assert_eq!((code(&output), error.lines().count()), (2, 1));
        assert!(error.contains("no window"), "{error}");
    }
}
