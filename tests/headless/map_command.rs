//! Tests of `hacienda map`: its counts, its findings, and the board code that opens a board.

use serde_json::{Value, json};

use super::command_line::{Scrap, code, json_of, out, run};
use crate::fixtures::shared;

#[test]
fn map_counts_the_hexes() {
    let value = json_of(&run(&["map", "../assets/boards/symmetric.haz", "--json"]));
    assert_eq!((&value["cells"], &value["markets"], &value["water"]), (&json!(240), &json!(10), &json!(4)));
    let land: u64 = value["land"]
        .as_object()
        .expect("an object with the count of each landscape")
        .values()
        .filter_map(Value::as_u64)
        .sum();
    assert_eq!(value["pampas"].as_u64().expect("the value is a number") + land, 226);
    let bonanza = shared().join("maps/Bonanza.haz");
    if bonanza.exists() {
        let value = json_of(&run(&["map", bonanza.to_str().expect("the path is valid Unicode"), "--json"]));
        assert_eq!((&value["name"], &value["author"]), (&json!("Bonanza"), &json!("M. Lanza")));
    }
    // `map` accepts built-in and random boards by the same names as `--map`.
    assert_eq!(json_of(&run(&["map", "springs", "--json"]))["water"], json!(5));
    assert_eq!(json_of(&run(&["map", "r4m-7315", "--json"]))["name"], json!("R4M-7315"));
}

#[test]
fn a_board_code_opens_its_board_and_detects_changes() {
    let output = run(&["map", "springs", "--word"]);
    assert_eq!(code(&output), 0);
    let word = out(&output).trim().to_owned();
    assert_eq!(run(&["map", &word, "--json"]).stdout, run(&["map", "springs", "--json"]).stdout);
    let altered = word.replacen(word.chars().nth(30).expect("the code has more than 30 letters"), "!", 1);
    for args in [
        &["map", &altered][..],
        &["--map", &altered],
        &["arena", "--seats", "random,random", "--games", "1", "--seed", "1", "--map", &altered],
    ] {
        let output = run(args);
        assert_eq!(code(&output), 2, "{args:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("characters were changed") && error.trim().lines().count() == 1, "{error}");
    }
    let file = Scrap::new("word", &format!("{word}\n"));
    assert_eq!(run(&["map", file.word(), "--json"]).stdout, run(&["map", "springs", "--json"]).stdout);
}

#[test]
fn map_prints_findings() {
    assert!(!out(&run(&["map", "symmetric"])).contains("found"));
    let printed = out(&run(&["map", "boards/one-market.haz"]));
    assert!(printed.lines().any(|line| line == "found: there is no landscape: nobody can begin a chain"), "{printed}");
}
