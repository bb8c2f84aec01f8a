//! Fuzzes the position reader with arbitrary text: it must either reject the text or return a playable position. If
//! that position is written and the result can be read, it must come back unchanged.
#![no_main]

use std::path::Path;

use hacienda_rules::{Effects, Rng, formats::positions};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../positions");
    let Ok((setting, start)) = positions::read(text, &folder) else { return };
    // The fuzzer's text names the board, so the writer is given the name from that text.
    let map = text.split("\"map\"").nth(1).and_then(|after| after.split('"').nth(1)).unwrap_or_default();
    let written = positions::write(&setting, &start, map);
    if let Ok((_, again)) = positions::read(&written, &folder) {
        assert_eq!(again, start, "{written}");
    }
    let mut rng = Rng::new(bytes.len() as u64, 1);
    let mut position = start;
    for _ in 0..30 {
        position.points(&setting);
        let legal = position.legal(&setting);
        if legal.is_empty() {
            return;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        position.play(&setting, action, &mut Effects::new()).expect("the action was listed as legal");
    }
});
