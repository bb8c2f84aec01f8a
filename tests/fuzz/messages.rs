//! Fuzzes the readers of messages and links with arbitrary text: they must either reject the text or return a value
//! that stays the same when it is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use online::{Link, read, read_answer, write};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(message) = read(text) {
        assert_eq!(read(&write(&message)), Ok(message));
    }
    if let Ok(message) = read_answer(text) {
        let written = write(&message);
        let again = read_answer(&written).expect("a written message can be read");
        assert_eq!(write(&again), written);
    }
    if let Ok(link) = text.parse::<Link>() {
        assert_eq!(link.to_string().parse(), Ok(link));
    }
});
