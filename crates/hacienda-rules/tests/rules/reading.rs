//! Tests of size-limited reading, atomic writing, quoted input in error messages, and the number of players.

use std::{fs, io, path::Path};

use hacienda_rules::{
    Edition, HouseRules, Position, Rulebook,
    maps::{self, MapError},
    reading,
    sentences::{echo, escaped},
};

use crate::fixtures::setting_with;

#[test]
fn a_source_is_read_at_most_one_byte_past_its_limit() {
    assert_eq!(reading::read_at_most(&b"four"[..], 4).expect("the input is within the limit"), b"four");
    let mut source = io::repeat(b'x');
    let error = reading::read_at_most(&mut source, 2_000_000).expect_err("the input never ends");
    assert_eq!(error.to_string(), "the input is larger than 2 MB");
    struct Counted(u64);
    impl io::Read for Counted {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            self.0 += into.len() as u64;
            Ok(into.len())
        }
    }
    let mut counted = Counted(0);
    assert!(reading::read_at_most(&mut counted, 1_000).is_err());
    assert_eq!(counted.0, 1_001);
}

#[test]
fn reading_a_board_from_an_endless_device_fails() {
    let zero = Path::new("/dev/zero");
    if zero.exists() {
        let error = maps::read_file(zero).expect_err("the input never ends");
        assert!(matches!(error, MapError::Unreadable { .. }));
        assert_eq!(error.to_string(), "/dev/zero: the input is larger than 1 MB");
    }
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = std::env::temp_dir().join(format!("hacienda-whole-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
    let file = folder.join("a.txt");
    reading::write_atomically(&file, b"one").expect("the folder is writable");
    reading::write_atomically(&file, b"two").expect("the folder is writable");
    assert_eq!(fs::read(&file).expect("the file was written"), b"two");
    #[cfg(unix)]
    if Path::new("/dev/full").exists() {
        std::os::unix::fs::symlink("/dev/full", folder.join("a.txt.new")).expect("the folder is writable");
        assert!(reading::write_atomically(&file, b"three").is_err(), "writing to a full disk must fail");
        assert_eq!(fs::read(&file).expect("the old file remains"), b"two");
    }
    let names = fs::read_dir(&folder).expect("the folder is readable").count();
    assert_eq!(names, 1, "no temporary file may be left behind");
    assert!(reading::write_atomically(&folder, b"four").is_err(), "writing over a folder must fail");
    let temporary = folder.with_file_name(format!("{}.new", folder.file_name().expect("a name").to_string_lossy()));
    assert!(!temporary.exists() && folder.is_dir());
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn quoted_input_has_at_most_eighty_characters_and_no_control_characters() {
    assert_eq!(echo("plain’s \u{e9}"), "plain’s \u{e9}");
    assert_eq!(escaped("a\u{1b}[2J\n\u{9b}\u{7f}"), "a\\u{1b}[2J\\n\\u{9b}\\u{7f}");
    assert_eq!(echo(&"x".repeat(80)), "x".repeat(80));
    assert_eq!(echo(&"x".repeat(81)), "x".repeat(79) + "…");
    assert_eq!(echo(&"\u{1b}".repeat(1_000)).chars().count(), 80);
}

#[test]
fn each_game_limits_the_number_of_players() {
    let crucible = setting_with(Rulebook::new(Edition::Crucible, false, HouseRules::default()));
    for (setting, seats, message) in [
        (crucible, 3, "this game is for 2 players, not 3"),
        (setting_with(Rulebook::default()), 6, "this game is for 2 to 5 players, not 6"),
    ] {
        assert_eq!(<Position>::setup(&setting, seats, 1, None).expect_err(message).to_string(), message);
    }
}
