//! Mutation tests: several thousand randomly changed boards, positions and records, each of which must be refused or
//! usable, quickly and without a panic. The fuzzer in `tests/fuzz` searches more thoroughly.

use std::{
    fs,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use hacienda_rules::{
    Effects, Position, Rng, Rulebook, Setting,
    fingerprint::Hasher,
    formats::{positions, records::Record},
    maps::haz,
};

use crate::fixtures::tests;

/// The time limit for a file: longer than any file takes on a busy machine, but short enough to expose a file that
/// takes far too long.
const TIME_LIMIT: Duration = Duration::from_secs(10);

/// The files with this extension in a folder, shortest first.
fn corpus(folder: &Path, ending: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).expect("the folder is in the repository").filter_map(Result::ok);
    let files = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == ending));
    let mut files: Vec<Vec<u8>> = files.map(|path| fs::read(path).expect("the file is readable")).collect();
    files.sort_by_key(|bytes| (bytes.len(), bytes.clone()));
    assert!(!files.is_empty());
    files
}

/// Makes a few random changes: flips a bit, changes a byte, deletes or copies a piece, truncates the file, or inserts a
/// word from the dictionary, sometimes overwriting other bytes.
fn mutated(file: &[u8], words: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = file.to_vec();
    for _ in 0..=rng.below(4) {
        let length = bytes.len() as u32;
        let place = rng.below(length + 1) as usize;
        let end = (place + 1 + rng.below(24) as usize).min(bytes.len());
        match rng.below(6) {
            0 if place < bytes.len() => bytes[place] ^= 1 << rng.below(8),
            1 if place < bytes.len() => bytes[place] = rng.below(256) as u8,
            2 => drop(bytes.drain(place..end.max(place))),
            3 => {
                let piece = bytes[place..end.max(place)].to_vec();
                let to = rng.below(length + 1) as usize;
                bytes.splice(to..to, piece);
            }
            4 => bytes.truncate(place.max(1)),
            _ => {
                let word = &words[rng.below(words.len() as u32) as usize];
                bytes.splice(
                    place..(place + word.len() * rng.below(2) as usize).min(bytes.len()).max(place),
                    word.clone(),
                );
            }
        }
    }
    bytes
}

/// The words of a fuzzer dictionary.
fn dictionary(name: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(tests().join("fuzz").join(name)).expect("the dictionary is in the repository");
    let word = |line: &str| {
        let quoted =
            line.strip_prefix('"').and_then(|line| line.strip_suffix('"')).expect("each line is a quoted word");
        let plain = quoted.replace("\\\"", "\"").replace("\\\\", "\\").replace("\\x0d\\x0a", "\r\n");
        plain.replace("\\x0a", "\n").replace("\\xef\\xbb\\xbf", "\u{feff}").into_bytes()
    };
    text.lines().map(word).collect()
}

/// Passes `count` changed files to `accepts`, which returns true if it accepts the file.
fn check_mutated(files: &[Vec<u8>], words: &str, count: usize, mut accepts: impl FnMut(&[u8]) -> bool) {
    let words = dictionary(words);
    let (mut rng, mut accepted) = (Rng::new(7, 7), 0);
    for number in 0..count {
        let bytes = mutated(&files[number % files.len()], &words, &mut rng);
        let began = Instant::now();
        accepted += usize::from(accepts(&bytes));
        assert!(began.elapsed() < TIME_LIMIT, "too slow: {}", String::from_utf8_lossy(&bytes));
    }
    assert!(accepted > count / 100 && accepted < count, "{accepted} of {count} files were accepted");
}

/// Plays a few random actions.
fn play_on(setting: &Setting, mut position: Position, rng: &mut Rng) {
    for _ in 0..6 {
        let legal = position.legal(setting);
        if legal.is_empty() {
            return;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        position.play(setting, action, &mut Effects::new()).expect("listed as legal");
    }
}

#[test]
fn changed_boards_are_refused_or_written_and_read_back() {
    let mut files = corpus(&tests().join("boards"), "haz");
    files.extend(corpus(&tests().join("../assets/boards"), "haz"));
    let mut rng = Rng::new(1, 1);
    check_mutated(&files, "boards.dict", 4_000, |bytes| {
        let Ok(board) = haz::read_bytes(bytes) else { return false };
        let text = haz::write(&board);
        let again = haz::read_bytes(&haz::bytes_of(&text)).expect("the written text can be read");
        assert_eq!(haz::write(&again), text);
        let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
        play_on(&setting, Position::setup(&setting, 2, 1, None).expect("two players are allowed"), &mut rng);
        true
    });
}

#[test]
fn changed_positions_are_refused_or_can_be_played() {
    let (files, folder) = (corpus(&tests().join("positions"), "json"), tests().join("positions"));
    let mut rng = Rng::new(2, 2);
    check_mutated(&files, "positions.dict", 4_000, |bytes| {
        let Ok(text) = std::str::from_utf8(bytes) else { return false };
        let Ok((setting, position)) = positions::read(text, &folder) else { return false };
        play_on(&setting, position, &mut rng);
        true
    });
}

/// The record with a valid header checksum, so that its changed header is parsed; `None` if it has no checksum.
fn with_valid_checksum(text: &str) -> Option<String> {
    let (header, rest) = text.split_once('\n')?;
    let (body, _) = header.rsplit_once(",\"checksum\":\"")?;
    let mut sum = Hasher::new();
    sum.add_bytes(body.as_bytes());
    Some(format!("{body},\"checksum\":\"{:016x}\"}}\n{rest}", sum.finish()))
}

#[test]
fn changed_records_are_refused_or_written_and_read_back() {
    let files = corpus(&tests().join("records"), "hacienda");
    // Only the first lines of the shortest games are used, so that many changes affect the header.
    let cut =
        |file: &Vec<u8>| file[..file.len().min(900)].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let files: Vec<Vec<u8>> =
        files.iter().take(20).map(|file| file[..cut(file)].to_vec()).filter(|file| !file.is_empty()).collect();
    // The files have version 1; each is also tested in version 2.
    let twin =
        |file: &Vec<u8>| Record::parse(std::str::from_utf8(file).expect("text")).expect("a record").text().into();
    let files: Vec<Vec<u8>> = files.iter().flat_map(|file| [file.clone(), twin(file)]).collect();
    check_mutated(&files, "records.dict", 4_000, |bytes| {
        let Ok(text) = std::str::from_utf8(bytes) else { return false };
        let text = with_valid_checksum(text).unwrap_or_else(|| text.to_owned());
        let Ok(record) = Record::parse(&text) else { return false };
        let again = Record::parse(&record.text()).expect("the written text can be read");
        assert_eq!(again.text(), record.text());
        let _ = record.last_position();
        true
    });
}
