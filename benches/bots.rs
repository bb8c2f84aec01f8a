//! How fast computer players think: plans, imagined games, iterations of the plain tree search.

use std::sync::Arc;

use divan::Bencher;
use hacienda::{
    bots::{Level, Mind},
    maps,
    rules::{Effects, Position, Rulebook, Setting},
};

fn main() {
    divan::main();
}

/// A position from the middle of a game between planners.
fn middle(seats: u8) -> (Setting, Position) {
    let board = maps::by_name("symmetric").expect("symmetric is a board of ours");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let mut position = Position::setup(&setting, seats, 1, None).expect("the base game is for 2 to 5 players");
    let mut mind = Mind::new(Level::Hard, 1);
    for _ in 0..12 * seats {
        let action = mind.choose(&setting, &position);
        position.play_unchecked(&setting, action, &mut Effects::new());
    }
    (setting, position)
}

/// A whole decision of the level that plans its turn.
#[divan::bench(args = [2, 4])]
fn plan_of_a_turn(bencher: Bencher, seats: u8) {
    let (setting, position) = middle(seats);
    bencher.bench_local(|| Mind::new(Level::Hard, 1).choose(&setting, divan::black_box(&position)));
}

/// One imagined game of the expert.
#[divan::bench(args = [2, 4])]
fn imagined_game(bencher: Bencher, seats: u8) {
    pieces(bencher, seats, Level::Expert);
}

/// One iteration of the plain tree search.
#[divan::bench(args = [2, 4])]
fn tree_iteration(bencher: Bencher, seats: u8) {
    pieces(bencher, seats, Level::Ismcts);
}

fn pieces(bencher: Bencher, seats: u8, level: Level) {
    let (setting, position) = middle(seats);
    let mut mind = Mind::new(level, 1);
    // Plans come first.
    while mind.ranking().is_empty() && level == Level::Expert {
        mind.step(&setting, &position, 1);
    }
    bencher.bench_local(|| mind.step(&setting, divan::black_box(&position), 1));
}
