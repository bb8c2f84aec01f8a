//! Perft tests: the numbers of possible action sequences, compared with data files. The numbers change only if the
//! rules, the random numbers or the choices of the `random` bot change.

use std::{fs, sync::Arc};

use hacienda_bots::{Bot, Level};
use hacienda_rules::{Edition, Effects, HouseRules, NullSink, Position, Rulebook, Setting, maps};

use crate::fixtures::tests;

/// Recomputes the count on every line of a board's file. A line contains the game, the number of seats, the seed, the
/// number of actions that `random` plays first, the depth, and the number of action sequences of that depth.
fn assert_counts_match_the_file(map: &str) {
    let file = tests().join("perft").join(format!("{map}.txt"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let board = Arc::new(maps::by_name(map).expect("a built-in board"));
    let mut counted = String::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [game, seats, seed, played, depth, ..] = words[..] else { panic!("{}: {line}", file.display()) };
        if game == "#" {
            counted += &format!("{line}\n");
            continue;
        }
        let number = |word: &str| -> u64 { word.parse().unwrap_or_else(|_| panic!("{}: {line}", file.display())) };
        let game_word = Edition::from_word(game).unwrap_or_else(|| panic!("{}: {line}", file.display()));
        let rulebook = Rulebook::new(game_word, false, HouseRules::default());
        let setting = Setting { board: board.clone(), rulebook };
        let mut position =
            Position::setup(&setting, number(seats) as u8, number(seed), None).expect("the number of seats is allowed");
        let mut bot = Bot::new(Level::Random, number(seed));
        for _ in 0..number(played) {
            let action = bot.choose(&setting, &position);
            position.play(&setting, action, &mut Effects::new()).expect("random chooses legal actions");
        }
        let count = perft(&setting, &position, number(depth) as u8);
        counted += &format!("{game} {seats} {seed} {played} {depth} {count}\n");
    }
    assert!(
        counted.lines().eq(text.lines()),
        "the counts must match {}; the new counts are\n{counted}",
        file.display()
    );
}

/// The number of different sequences of `depth` legal actions from a position. A game that ends earlier counts once.
/// This is the classic check that move generation and play agree.
fn perft(setting: &Setting, position: &Position, depth: u8) -> u64 {
    if depth == 0 || position.over {
        return 1;
    }
    let legal = position.legal(setting);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = legal.into_iter().map(|action| {
        let mut next = *position;
        next.play_unchecked(setting, action, &mut NullSink);
        perft(setting, &next, depth - 1)
    });
    after.sum()
}

#[test]
fn symmetric_counts_match_the_file() {
    assert_counts_match_the_file("symmetric");
}

#[test]
fn asymmetric_counts_match_the_file() {
    assert_counts_match_the_file("asymmetric");
}
