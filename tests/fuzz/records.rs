//! Fuzzes the record reader with arbitrary text: it must either reject the text or return a record that stays the same
//! when it is written and read again, and that replays without a panic.
#![no_main]

use hacienda_rules::{fingerprint::Hasher, formats::records::Record};
use libfuzzer_sys::fuzz_target;

/// Returns the text with the correct checksum in its header. Random mutations would almost never produce a valid one.
fn with_right_checksum(text: &str) -> Option<String> {
    let (header, rest) = text.split_once('\n')?;
    let (body, _) = header.rsplit_once(",\"checksum\":\"")?;
    let mut sum = Hasher::new();
    sum.add_bytes(body.as_bytes());
    Some(format!("{body},\"checksum\":\"{:016x}\"}}\n{rest}", sum.finish()))
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    // The unchanged text covers the error messages about checksums.
    let _ = Record::parse_save(text);
    let text = with_right_checksum(text).unwrap_or_else(|| text.to_owned());
    let Ok(record) = Record::parse(&text) else { return };
    let written = record.text();
    let again = Record::parse(&written).expect("the written text can be read");
    assert_eq!(again.text(), written);
    assert_eq!(Record::parse_save(&record.save_text()).expect("a save can be read").text(), written);
    let Ok(steps) = record.replay() else { return };
    steps.for_each(|step| drop(step.map(|step| step.after.points(&record.setting))));
});
