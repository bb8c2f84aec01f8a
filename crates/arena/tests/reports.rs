//! Tests that the report of a Hacienda match keeps its format and figures, except for the measured times and the number
//! of threads.

use std::sync::Arc;

use arena::Options;
use hacienda_bots::{Bot, Level, Player};
use hacienda_rules::{Edition, HouseRules, Rulebook, Setting, fingerprint::Hasher, maps};

/// Returns the report as text and as JSON, without the measured times and the number of threads.
fn report_of(map: &str, rulebook: Rulebook, seats: &[Level], games: u32, sprt: Option<(f64, f64)>) -> (String, String) {
    let setting = Setting { board: Arc::new(maps::by_name(map).expect("a built-in board")), rulebook };
    let seats = seats.iter().copied().map(Player::from).collect();
    let options = Options::<Bot> { setting, seats, games, seed: 41, sprt, think: None, records: None };
    let report = arena::run(&options).expect("the number of seats is allowed");
    let text: Vec<String> =
        report.text().lines().map(|line| line.split(" actions, ").next().unwrap_or("").to_owned()).collect();
    let text: Vec<String> = text.into_iter().filter(|line| !line.starts_with("a decision took")).collect();
    let json = report.json();
    // These keys are followed by measured times or by the number of threads.
    let mut kept = String::new();
    for part in json.split_inclusive(',') {
        let timed =
            ["\"seconds\"", "_per_second\"", "\"milliseconds\"", "\"threads\""].iter().any(|key| part.contains(key));
        if timed {
            kept.push_str(&part[..part.find(':').unwrap_or(0)]);
            kept.push(',');
        } else {
            kept.push_str(part);
        }
    }
    (text.join("\n"), kept)
}

/// Returns a hash of a long text.
fn sum(text: &str) -> u64 {
    let mut hash = Hasher::new();
    hash.add_bytes(text.as_bytes());
    hash.finish()
}

#[test]
fn hacienda_reports_keep_their_format_and_figures() {
    let (text, json) =
        report_of("symmetric", Rulebook::default(), &[Level::Random, Level::Greedy, Level::Easy], 10, None);
    assert_eq!(text, EXPECTED);
    assert_eq!(sum(&json), 0xda6294f13bfc4459, "{json}");
    let rulebook = Rulebook::new(Edition::Variant1, true, HouseRules::default());
    let (text, json) = report_of("asymmetric", rulebook, &[Level::Greedy, Level::Random], 40, Some((0.0, 100.0)));
    assert_eq!((sum(&text), sum(&json)), (0x8d44fb2b7e467bc5, 0xf10ba4f4601bb62e), "{text} {json}");
}

const EXPECTED: &str = "10 games in 4 groups on Symmetric, base, seeds from 41\n\
random   wins      0.0 =   0.0 % [0.0, 49.0]  by turn order 0.0 % 0.0 % 0.0 %\n\
greedy   wins      2.0 =  20.0 % [7.4, 43.8]  by turn order 50.0 % 0.0 % 0.0 %\n\
easy     wins      8.0 =  80.0 % [56.2, 92.6]  by turn order 100.0 % 50.0 % 100.0 %\n\
means     markets   chains haciendas    ponds    herds    money    total    pesos\n\
random       13.0      7.6       0.7      5.0      0.0      0.0     26.3      1.5\n\
greedy       20.9     20.8      19.9     48.9      0.0      0.3    110.8      2.9\n\
easy         72.4     30.0       3.5     21.3      0.0      0.8    128.0      8.3\n\
markets reached in games  2,15 100.0 %  2,21 90.0 %  3,8 100.0 %  3,28 100.0 %  6,3 90.0 %  6,33 90.0 %  9,8 100.0 %  9,28 100.0 %  10,15 100.0 %  10,21 100.0 %\n\
1641";
