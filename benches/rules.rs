//! Benchmarks of the rules: random games, copies of a position, legal actions, scores and greedy choices, in the
//! smallest hex sets that hold the board, as in matches.

use std::{path::PathBuf, sync::Arc};

use divan::{Bencher, counter::ItemsCount};
use hacienda_bots::{Level, SizedBot};
use hacienda_rules::{Board, Narrow, NullSink, Position, Rulebook, Seat, Setting, Size, Wide, maps};
use tabletop::Thinker as _;

fn main() {
    divan::main();
}

/// The number of actions after which an unfinished game is aborted.
const MAX_ACTIONS: u32 = 2_000;

fn symmetric() -> Setting {
    let board = maps::by_name("symmetric").expect("symmetric is a built-in board");
    Setting { board: Arc::new(board), rulebook: Rulebook::default() }
}

/// Returns a setting on the largest board in `shared/maps`; `None` if there is none.
fn largest() -> Option<Setting> {
    let shared = std::env::var_os("HACIENDA_SHARED").map_or_else(|| PathBuf::from("../shared"), PathBuf::from);
    let files = std::fs::read_dir(shared.join("maps")).ok()?.flatten().map(|entry| entry.path());
    let boards = files.filter(|path| path.extension().is_some_and(|extension| extension == "haz"));
    let largest: Option<Board> = boards.filter_map(|path| maps::read_file(&path).ok()).max_by_key(Board::len);
    Some(Setting { board: Arc::new(largest?), rulebook: Rulebook::default() })
}

/// Plays a random game to its end, or up to [`MAX_ACTIONS`], and returns the number of actions.
fn random_game<S: Size>(setting: &Setting, seats: u8, seed: u64) -> u32 {
    let mut position = Position::<S>::setup(setting, seats, seed, None).expect("the base game is for 2 to 5 players");
    let mut bots: [SizedBot<S>; 5] =
        std::array::from_fn(|seat| SizedBot::of(Level::Random.into(), seed * 5 + seat as u64));
    let mut actions = 0;
    while !position.over && actions < MAX_ACTIONS {
        let action = bots[position.turn.seat.index()].choose(setting, &position);
        position.play_unchecked(setting, action, &mut NullSink);
        actions += 1;
    }
    actions
}

/// Returns a position from the middle of a greedy game: after about four turns of each seat.
fn middle(setting: &Setting) -> Position<Narrow> {
    let mut position = Position::setup(setting, 4, 1, None).expect("the base game is for 2 to 5 players");
    let mut bot = SizedBot::of(Level::Greedy.into(), 1);
    for _ in 0..48 {
        let action = bot.choose(setting, &position);
        position.play_unchecked(setting, action, &mut NullSink);
    }
    position
}

/// Measures games; one item is one game.
fn games<S: Size>(bencher: Bencher, setting: &Setting, seats: u8) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        seed += 1;
        random_game::<S>(setting, seats, seed)
    });
}

/// Measures actions; one item is one action. Each pass plays the same hundred games.
fn actions<S: Size>(bencher: Bencher, setting: &Setting, seats: u8) {
    let hundred = || (0..100).map(|seed| random_game::<S>(setting, seats, seed)).sum::<u32>();
    let total = hundred();
    bencher.counter(ItemsCount::new(total)).bench_local(hundred);
}

#[divan::bench(args = [2, 3, 4, 5], sample_count = 100, sample_size = 100)]
fn random_games_symmetric(bencher: Bencher, seats: u8) {
    games::<Narrow>(bencher, &symmetric(), seats);
}

#[divan::bench(args = [2, 3, 4, 5], sample_count = 100, sample_size = 50)]
fn random_games_largest(bencher: Bencher, seats: u8) {
    match largest() {
        Some(small) if small.board.fits::<Narrow>() => games::<Narrow>(bencher, &small, seats),
        Some(large) => games::<Wide>(bencher, &large, seats),
        None => println!("SKIPPED: no board in shared/maps"),
    }
}

#[divan::bench(args = [2, 3, 4, 5], sample_count = 20, sample_size = 1)]
fn random_actions_symmetric(bencher: Bencher, seats: u8) {
    actions::<Narrow>(bencher, &symmetric(), seats);
}

#[divan::bench(args = [2, 3, 4, 5], sample_count = 20, sample_size = 1)]
fn random_actions_largest(bencher: Bencher, seats: u8) {
    match largest() {
        Some(small) if small.board.fits::<Narrow>() => actions::<Narrow>(bencher, &small, seats),
        Some(large) => actions::<Wide>(bencher, &large, seats),
        None => println!("SKIPPED: no board in shared/maps"),
    }
}

#[divan::bench]
fn copy_position(bencher: Bencher) {
    let position = middle(&symmetric());
    bencher.bench_local(|| *divan::black_box(&position));
}

#[divan::bench]
fn legal_list(bencher: Bencher) {
    let setting = symmetric();
    let position = middle(&setting);
    bencher.bench_local(|| divan::black_box(&position).legal(&setting));
}

#[divan::bench]
fn score(bencher: Bencher) {
    let setting = symmetric();
    let position = middle(&setting);
    let seat = Seat(0);
    bencher.bench_local(|| divan::black_box(&position).score(&setting, seat));
}

#[divan::bench]
fn greedy_choice(bencher: Bencher) {
    let setting = symmetric();
    let position = middle(&setting);
    let mut bot = SizedBot::of(Level::Greedy.into(), 1);
    bencher.bench_local(|| bot.choose(&setting, divan::black_box(&position)));
}
