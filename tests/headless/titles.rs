//! Tests of the command line for the other games: commands with `--title zoff` or `--title hab-gut` work as they do for
//! Hacienda.

use std::{
    fs,
    process::{Command, Output},
};

use serde_json::{Value, json};
use tabletop::{
    HasFileFormats,
    records::{ProgramVersion, Record, Recorded},
};

use crate::{fixtures::tests, scratch};
use hab_gut::HabGut;
use zoff::Zoff;

fn run(args: &[&str]) -> (i32, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hacienda"));
    // Without a display, no window can open. A command that tries to open one leaves a report in this folder.
    let data = scratch("data");
    program.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("HACIENDA_DATA", &data);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the output is text");
    let Output { status, stdout, stderr } =
        program.args(args).current_dir(tests()).output().expect("the program starts");
    let _ = fs::remove_dir_all(data);
    (status.code().expect("the program exits by itself"), text(stdout), text(stderr))
}

fn json_of((code, out, error): (i32, String, String)) -> Value {
    assert_eq!((code, error.as_str()), (0, ""), "{out}");
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
}

/// Returns the path of a game's first golden record, relative to the tests folder.
fn golden(title: &str) -> String {
    let folder = fs::read_dir(tests().join("records").join(title)).expect("the records are in the repository");
    let names = folder.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    format!("records/{title}/{}", names.min().expect("the folder contains records"))
}

/// Runs the commands that read a record.
fn check_record_commands<G: HasFileFormats>() {
    let file = golden(G::TITLE);
    let record = Record::<G>::parse(&fs::read_to_string(tests().join(&file)).expect("the file is readable"))
        .expect("the text is a record");
    let of_title = |args: &[&str]| run(&[&args[..1], &["--title", G::TITLE], &args[1..]].concat());
    let (code, out, _) = of_title(&["replay", &file, "--events"]);
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("the text is JSON")).collect();
    assert_eq!((code, lines.len()), (0, record.actions.len() + 1));
    assert_eq!((&lines[0]["title"], &lines[0]["n"]), (&json!(G::TITLE), &json!(0)));
    let last = lines.last().expect("the command prints lines");
    assert_eq!((&last["over"], lines[1]["seat"].is_u64()), (&json!(true), true));
    let summary = json_of(of_title(&["replay", &file, "--json"]));
    assert_eq!((&summary["replayed"], &summary["over"]), (&json!(true), &json!(true)));
    assert_eq!(summary["winners"], last["winners"]);
    assert_eq!(summary["actions"], json!(record.actions.len()));
    let (code, out, _) = of_title(&["replay", &file]);
    assert!(code == 0 && out.ends_with("the game is over\n"), "{out}");
    // The views of a seat and of a spectator.
    for seat in ["0", "none"] {
        let view = json_of(of_title(&["view", &file, "--at", "7", "--seat", seat, "--json"]));
        assert!(view["seats"].is_array() && view.get("seed").is_none(), "{view}");
        let (code, text, _) = of_title(&["view", &file, "--at", "7", "--seat", seat]);
        assert_eq!((code, serde_json::from_str::<Value>(&text).expect("the text is JSON")), (0, view));
    }
    assert_eq!(of_title(&["view", &file, "--at", "7", "--seat", "9"]).0, 2);
    assert_eq!(of_title(&["view", &file, "--at", "99999", "--seat", "0"]).0, 2);
    // The header names the game, so `--title` is optional, and another title is refused.
    for args in [&["replay", &file, "--json"][..], &["view", &file, "--at", "7", "--seat", "0", "--json"]] {
        assert_eq!(json_of(run(args)), json_of(of_title(args)));
    }
    assert_eq!(run(&["replay", "--title", "hacienda", &file]).0, 2);
    let (code, _, error) = run(&["replay", &file, "--window"]);
    assert!(code != 0 && !error.contains("record"), "the only problem is the missing screen: {error}");
    let (code, _, error) = of_title(&["replay", "records/base-2-symmetric.hacienda"]);
    assert!(code == 2 && error.ends_with("line 1: this is not a game record\n"), "{error}");
    let altered = record.text().replacen(" #", " #0", 1);
    let copy = scratch(G::TITLE);
    fs::write(&copy, altered).expect("the folder is writable");
    let (code, _, error) = of_title(&["replay", copy.to_str().expect("the path is valid Unicode")]);
    assert!(code == 2 && error.contains("line 2"), "{error}");
    // The error names the version that made the record only if it differs from this one.
    for (made, is_named) in [(None, false), (Some(("9.8.7", 2)), true), (Some((env!("CARGO_PKG_VERSION"), 1)), false)] {
        let made = made.map(|(program, rules): (&str, _)| ProgramVersion { program: program.to_owned(), rules });
        let mismatched = Record { made, set_up: record.set_up ^ 1, ..record.clone() };
        fs::write(&copy, mismatched.text()).expect("the folder is writable");
        let (code, _, error) = of_title(&["replay", copy.to_str().expect("the path is valid Unicode")]);
        assert_eq!((code, error.contains("The record was made by version 9.8.7")), (1, is_named), "{error}");
    }
    fs::remove_file(copy).expect("the file was written");
}

#[test]
fn records_of_the_other_games_can_be_replayed_and_viewed() {
    check_record_commands::<HabGut>();
    check_record_commands::<Zoff>();
}

/// Writes a position file and passes `check` a function that runs commands on it.
fn with_position(title: &str, text: &str, check: impl Fn(&dyn Fn(&[&str]) -> (i32, String, String))) {
    let path = scratch("position");
    fs::write(&path, text).expect("the folder is writable");
    let file = path.to_str().expect("the path is valid Unicode");
    check(&|args: &[&str]| run(&[&args[..1], &["--title", title, file], &args[1..]].concat()));
    fs::remove_file(path).expect("the file was written");
}

#[test]
fn positions_of_hab_gut_work_on_the_command_line() {
    let text =
        r#"{"seats":[{"money":220,"shares":{"tea":1}},{"saved":10},{}],"prices":{"coal":80,"rubber":70},"seed":3}"#;
    with_position("hab-gut", text, |run_on_position| {
        let score = json_of(run_on_position(&["score", "--json"]));
        assert_eq!(
            score["seats"][0],
            json!({"money":220,"shares":0,"foundation":0,"out":true,"total":0}),
            "seat 0 is out, because nobody has less in the foundation"
        );
        assert_eq!(score["seats"][1]["total"], json!(300));
        assert!(run_on_position(&["score"]).1.starts_with("seat 0 {\"money\":220,"));
        let actions = json_of(run_on_position(&["actions", "--json"]));
        let all: Vec<&str> =
            actions.as_array().expect("the value is a list").iter().filter_map(Value::as_str).collect();
        assert!(all.is_sorted() && all.contains(&"buy coal rubber rubber") && all.contains(&"sell tea"), "{all:?}");
        assert!(!all.contains(&"buy coal coal rubber"), "seat 0 has 220, and the shares cost 230");
        assert_eq!(run_on_position(&["actions"]).1.lines().count(), all.len());
        let tried = json_of(run_on_position(&["try", "buy coal rubber rubber", "give rubber", "--json"]));
        assert_eq!((&tried["accepted"], &tried["to_act"], &tried["over"]), (&json!(true), &json!([1]), &json!(false)));
        assert_eq!(tried["effects"][0], json!({"effect":"paid","seat":0,"money":220}));
        let (code, out, error) = run_on_position(&["try", "buy coal coal rubber", "--json"]);
        let refused: Value = serde_json::from_str(&out).expect("the text is JSON");
        assert_eq!((code, &refused["reason"]), (1, &json!("too_expensive")));
        assert_eq!(error, "hacienda: buy coal coal rubber: That costs 230, and you have 220.\n");
        let (code, out, error) = run_on_position(&["try", "buy gold"]);
        assert!(code == 2 && out.is_empty() && error.contains("unknown good \"gold\""), "{error}");
    });
    with_position("hab-gut", "{\"seats\":[{}]}", |run_on_position| {
        let (code, _, error) = run_on_position(&["score"]);
        assert!(code == 2 && error.ends_with("seats: 1 seat; this game is for 3 to 5 players\n"), "{error}");
    });
}

#[test]
fn positions_of_zoff_work_on_the_command_line() {
    let file = golden("zoff");
    let record = Record::<Zoff>::parse(&fs::read_to_string(tests().join(file)).expect("the file is readable"))
        .expect("the text is a record");
    let position = record.position_after(5).expect("the record replays");
    let text = zoff::formats::positions::write(&record.setting, &position);
    with_position("zoff", &text, |run_on_position| {
        let score = json_of(run_on_position(&["score", "--json"]));
        assert_eq!(score["seats"].as_array().map(Vec::len), Some(record.seats.len()));
        let actions = json_of(run_on_position(&["actions", "--json"]));
        let first = actions[0].as_str().expect("something is legal").to_owned();
        assert_eq!(json_of(run_on_position(&["try", &first, "--json"]))["accepted"], json!(true));
        // The file itself names the game, so `--title` is optional.
        let path = scratch("untitled");
        fs::write(&path, &text).expect("the folder is writable");
        assert_eq!(json_of(run(&["score", path.to_str().expect("the path is valid Unicode"), "--json"])), score);
        fs::remove_file(path).expect("the file was written");
        assert_eq!(run_on_position(&["try", "dance"]).0, 2);
        assert_eq!(run_on_position(&["try", "place 48"]).0, 1);
    });
}

/// Runs the arena and the ladder for a game.
fn check_arena_and_ladder<G: Recorded>(rule: &str) {
    let arena = |args: &[&str]| {
        run(&[&["arena", "--title", G::TITLE, "--games", "6", "--seed", "1", "--json", "--house", rule], args].concat())
    };
    let report = json_of(arena(&["--seats", "easy,greedy,random"]));
    assert_eq!((&report["title"], &report["games"], &report["seed"]), (&json!(G::TITLE), &json!(6), &json!(1)));
    assert_eq!(report["rules"][rule.split('=').next().unwrap_or_default()], json!(true));
    assert_eq!(report["entrants"][0]["level"], "easy");
    let folder = scratch("records");
    let folder_path = folder.to_str().expect("the path is valid Unicode");
    json_of(arena(&["--seats", "random,random,random", "--records", folder_path]));
    let mut records = 0;
    for entry in fs::read_dir(&folder).expect("records were written") {
        let path = entry.expect("a folder entry is readable").path();
        assert_eq!(path.extension().and_then(|end| end.to_str()), Some(G::TITLE));
        let record =
            Record::<G>::parse(&fs::read_to_string(path).expect("the file is readable")).expect("the text is a record");
        assert!(record.last_position().is_ok_and(|last| G::is_over(&last)));
        records += 1;
    }
    assert_eq!(records, 6);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
    for (args, expected) in [
        (&["--seats", "easy,expert,random"][..], "unknown computer player \"expert\"; known levels: random, greedy"),
        (&["--seats", "easy"], "--seats: this game is for "),
        (&["--seats", "easy,easy,easy", "--map", "symmetric"], "--map: "),
        (&["--seats", "easy,easy,easy", "--running-score"], "--running-score: "),
        (&["--seats", "easy,easy,easy", "--house", "mixed_herds=true"], "--house: unknown "),
        (&["--seats", "easy,easy,easy", "--house", "fair"], "--house: \"fair\" is not of the form NAME=VALUE"),
    ] {
        let (code, out, error) = arena(args);
        assert!(code == 2 && out.is_empty() && error.contains(expected), "{error}");
    }
    let ladder = ["ladder", "--title", G::TITLE, "--games", "6", "--seed", "1", "--seats", "3", "--only", "greedy"];
    let (code, out, error) = run(&ladder);
    assert_eq!((code, out.lines().count()), (0, 3), "{out}{error}");
    assert!(out.contains("| 3 | greedy | random | 6 | "), "{out}");
    let pairing = json_of(run(&[&ladder[..], &["--json"]].concat()));
    assert!(pairing["share"].is_number() && pairing["player"] == "greedy", "{pairing}");
}

#[test]
fn the_arena_and_the_ladder_play_the_other_games() {
    check_arena_and_ladder::<HabGut>("stuck_at_the_end=true");
    check_arena_and_ladder::<Zoff>("fair=true");
}

#[test]
fn an_unknown_title_is_refused() {
    let (code, out, error) = run(&["actions", "--title", "chess", "x.json"]);
    assert!(code == 2 && out.is_empty() && error.contains("chess"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    // Without `--title`, the game is Hacienda.
    let args = ["score", "positions/4-fifty-three-to-fifty-two.json"];
    assert_eq!(run(&[&args[..], &["--title", "hacienda"]].concat()), run(&args));
}
