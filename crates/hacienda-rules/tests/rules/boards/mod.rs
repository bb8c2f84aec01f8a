//! Tests of built-in, third-party, generated and drawn boards.

mod board_codes;
mod built_in;
mod drawn;
mod findings;
mod generated;
mod overlap;
mod third_party;

use std::sync::Arc;

use hacienda_bots::{Bot, Level};
use hacienda_rules::{Board, Cells, Effects, Landscape, Position, Rulebook, Setting, maps::haz};

/// The number of hexes of each landscape.
fn landscapes(board: &Board) -> [u16; Landscape::ALL.len()] {
    Landscape::ALL.map(|landscape| board.land(landscape).count())
}

/// The difference in hexes between the most and the least common landscape.
fn unevenness(board: &Board) -> u16 {
    let counts = landscapes(board);
    counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0)
}

/// The number of pairs of neighbours with the same landscape.
fn count_equal_neighbours(board: &Board) -> usize {
    let pairs = |landscape| {
        let land = board.land(landscape);
        land.iter().flat_map(|cell| board.neighbours(cell)).filter(|other| land.has(**other)).count() / 2
    };
    Landscape::ALL.into_iter().map(pairs).sum()
}

/// Checks that all pampas are connected, so that a herd can reach any of them.
fn assert_pampas_connected(board: &Board) {
    let pampas = board.pampas();
    let first = pampas.first().expect("the board has pampas");
    assert_eq!(board.group(first, pampas), *pampas, "{}: all pampas must be connected", board.name);
}

/// Checks that all hexes are connected.
fn assert_hexes_connected(board: &Board) {
    let all: Cells = board.cells().collect();
    let first = all.first().expect("the board has hexes");
    assert_eq!(board.group(first, &all), all, "{}: all hexes must be connected", board.name);
}

/// Checks that every market has pampas on at least this number of sides.
fn assert_markets_open(board: &Board, sides: u16) {
    let pampas = board.pampas();
    for market in board.markets().iter() {
        let open = board.neighbours(market).iter().filter(|cell| pampas.has(**cell)).count() as u16;
        assert!(open >= sides, "{}: market {} has pampas on only {open} sides", board.name, board.hex(market));
    }
}

/// Plays games between `random` bots to the end, with two to five seats in rotation, and checks that the text of the
/// board is unchanged.
fn assert_games_end(board: &Board, games: u64) {
    let before = haz::write(board);
    let setting = Setting { board: Arc::new(board.clone()), rulebook: Rulebook::default() };
    for seed in 0..games {
        let mut position =
            Position::setup(&setting, 2 + (seed % 4) as u8, seed, None).expect("two to five players are allowed");
        let mut bot = Bot::new(Level::Random, seed);
        let mut actions = 0;
        while !position.over {
            let action = bot.choose(&setting, &position);
            position.play(&setting, action, &mut Effects::new()).expect("random bots choose legal actions");
            actions += 1;
            assert!(actions < 10_000, "{}: game {seed} does not end", board.name);
        }
    }
    assert_eq!(haz::write(&setting.board), before);
}
