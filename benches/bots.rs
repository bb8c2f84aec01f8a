//! Benchmarks of bots: plans, playouts, and iterations of the plain tree search.

use std::sync::Arc;

use divan::{Bencher, counter::ItemsCount};
use hacienda_bots::{Bot, Level, measure::ComparisonSetup};
use hacienda_rules::{NullSink, Position, Rulebook, Setting, formats::records::Record, maps};

fn main() {
    divan::main();
}

/// Returns a position from the middle of a game between bots that plan their turns.
fn middle(seats: u8) -> (Setting, Position) {
    let board = maps::by_name("symmetric").expect("symmetric is a built-in board");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let mut position = Position::setup(&setting, seats, 1, None).expect("the base game is for 2 to 5 players");
    let mut bot = Bot::new(Level::Hard, 1);
    for _ in 0..12 * seats {
        let action = bot.choose(&setting, &position);
        position.play_unchecked(&setting, action, &mut NullSink);
    }
    (setting, position)
}

/// Measures how long a level that plans its turn takes to choose an action.
#[divan::bench(args = [2, 4])]
fn plan_of_a_turn(bencher: Bencher, seats: u8) {
    let (setting, position) = middle(seats);
    bencher.bench_local(|| Bot::new(Level::Hard, 1).choose(&setting, divan::black_box(&position)));
}

/// Measures the expert's playouts from the middle of recorded games. The browser tests measure the same playouts.
#[divan::bench(args = ["base-2-asymmetric", "base-4-asymmetric"])]
fn expert_playouts(bencher: Bencher, record: &str) {
    let path = format!("{}/tests/records/{record}.hacienda", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the golden record exists");
    let record = Record::parse(&text).expect("golden records are valid");
    let expert = ComparisonSetup::in_middle_of(&record).expect("there is something to compare");
    bencher.counter(ItemsCount::new(ComparisonSetup::PLAYOUTS)).bench_local(|| expert.run_playouts());
}

/// Measures one iteration of the plain tree search.
#[divan::bench(args = [2, 4])]
fn tree_iteration(bencher: Bencher, seats: u8) {
    let (setting, position) = middle(seats);
    let mut bot = Bot::new(Level::Ismcts, 1);
    bencher.bench_local(|| bot.step(&setting, divan::black_box(&position), 1));
}
