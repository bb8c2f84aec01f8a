//! Fuzzes the `.haz` reader with arbitrary bytes: it must either reject them or return a playable board that stays the
//! same when it is written and read again.
#![no_main]

use std::sync::Arc;

use hacienda_rules::{Effects, Position, Rng, Rulebook, Setting, maps::haz};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(board) = haz::read_bytes(bytes) else { return };
    let text = haz::write(&board);
    let again = haz::read_bytes(&haz::bytes_of(&text)).expect("the written text can be read");
    assert_eq!((haz::write(&again), again.hash()), (text, board.hash()));
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let mut position: Position = Position::setup(&setting, 2, 1, None).expect("two players are allowed on any board");
    let mut rng = Rng::new(bytes.len() as u64, 1);
    for _ in 0..12 {
        let legal = position.legal(&setting);
        if legal.is_empty() {
            return;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        position.play(&setting, action, &mut Effects::new()).expect("the action was listed as legal");
    }
});
