//! Perft tests: the numbers of possible continuations, compared with a data file. The numbers change only if the rules
//! or the random numbers change.

use std::{fs, path::Path};

use tabletop::NullSink;
use zoff::{Position, Rng, Setting, Stage};

use crate::helpers::{all_variants, play, random_step, setting_with};

/// Repeats the count in every line of the file. A line contains the variants (one bit each for auction, fair and open
/// cards), the number of seats, the seed, the minimum number of random actions before the count, the depth, and the
/// number of action sequences of that depth. The count starts at the next placement of cows.
#[test]
fn counts_match_the_file() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = here.ancestors().find(|folder| folder.join("Cargo.lock").exists()).expect("a workspace");
    let file = repository.join("tests/perft/zoff.txt");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut counted = String::new();
    let mut lines = 0;
    for line in text.lines() {
        if line.starts_with('#') {
            counted += &format!("{line}\n");
            continue;
        }
        let numbers: Vec<u64> = line.split(' ').map(|word| word.parse().expect("a number")).collect();
        let [variants, seats, seed, least, depth, ..] = numbers[..] else { panic!("too few numbers: {line}") };
        let setting = setting_with(all_variants()[variants as usize]);
        let mut position = Position::setup(&setting, seats as u8, seed).expect("the number of seats is allowed");
        let mut rng = Rng::new(seed, 77);
        let mut played = 0;
        while !position.is_over() && (played < least || !matches!(position.stage, Stage::Place(_) | Stage::Bonus(_))) {
            let (seat, action) = random_step(&setting, &position, &mut rng);
            play(&setting, &mut position, seat.0, action);
            played += 1;
        }
        let count = perft(&setting, &position, depth as u8);
        counted += &format!("{variants} {seats} {seed} {least} {depth} {count}\n");
        lines += 1;
    }
    assert!(
        counted.lines().eq(text.lines()),
        "the counts must match {}; the new counts are\n{counted}",
        file.display()
    );
    assert!(lines >= 20, "the file has only {lines} lines");
}

/// The number of sequences of `depth` legal actions from a position, by any of the seats that may act. A game that ends
/// earlier counts as one sequence. Perft is the classic test of move generation and play.
fn perft(setting: &Setting, position: &Position, depth: u8) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    let mut count = 0;
    for seat in position.may_act().iter() {
        let legal = position.legal(setting, seat);
        if depth == 1 {
            count += legal.len() as u64;
            continue;
        }
        for action in legal {
            let mut next = *position;
            next.play_unchecked(setting, seat, action, &mut NullSink);
            count += perft(setting, &next, depth - 1);
        }
    }
    count
}
