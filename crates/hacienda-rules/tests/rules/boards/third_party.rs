//! Tests of third-party boards: each is read, played on and written back byte for byte.

use std::thread;

use hacienda_rules::maps::{self, haz};

use super::assert_games_end;
use crate::fixtures::third_party_boards;

#[test]
fn every_third_party_board_is_written_back_unchanged_and_a_hundred_games_end_on_it() {
    let files = third_party_boards();
    thread::scope(|scope| {
        for part in files.chunks(files.len().div_ceil(2).max(1)) {
            scope.spawn(move || {
                for file in part {
                    let board = maps::read_file(file).unwrap_or_else(|error| panic!("{error}"));
                    assert_games_end(&board, 100);
                    assert_eq!(haz::write(&board).into_bytes(), std::fs::read(file).expect("the file is readable"));
                }
            });
        }
    });
    println!("{} third-party boards, 100 games each", files.len());
}
