//! Benchmarks of bots: plans, playouts, and iterations of the plain tree search.

use std::sync::Arc;

use divan::{Bencher, counter::ItemsCount};
use hacienda_bots::{Level, Mind, measure::Comparing};
use hacienda_rules::{Forget, Position, Rulebook, Setting, formats::records::Record, maps};

fn main() {
    divan::main();
}

/// Returns a position from the middle of a game between planners.
fn middle(seats: u8) -> (Setting, Position) {
    let board = maps::by_name("symmetric").expect("symmetric is a board of ours");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let mut position = Position::setup(&setting, seats, 1, None).expect("the base game is for 2 to 5 players");
    let mut mind = Mind::new(Level::Hard, 1);
    for _ in 0..12 * seats {
        let action = mind.choose(&setting, &position);
        position.play_unchecked(&setting, action, &mut Forget);
    }
    (setting, position)
}

/// Measures a whole decision of the level that plans its turn.
#[divan::bench(args = [2, 4])]
fn plan_of_a_turn(bencher: Bencher, seats: u8) {
    let (setting, position) = middle(seats);
    bencher.bench_local(|| Mind::new(Level::Hard, 1).choose(&setting, divan::black_box(&position)));
}

/// Measures the expert's playouts in the records that the browser's tests measure too.
#[divan::bench(args = ["base-2-asymmetric", "base-4-asymmetric"])]
fn imagined_games(bencher: Bencher, record: &str) {
    let path = format!("{}/tests/records/{record}.hacienda", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a record of ours");
    let record = Record::parse(&text).expect("records of ours are good");
    let expert = Comparing::in_middle_of(&record).expect("there is something to compare");
    bencher.counter(ItemsCount::new(Comparing::GAMES)).bench_local(|| expert.imagine());
}

/// Measures one iteration of the plain tree search.
#[divan::bench(args = [2, 4])]
fn tree_iteration(bencher: Bencher, seats: u8) {
    let (setting, position) = middle(seats);
    let mut mind = Mind::new(Level::Ismcts, 1);
    bencher.bench_local(|| mind.step(&setting, divan::black_box(&position), 1));
}
