//! Tests of `.haz` files: round trips of third-party and test boards, and the error message of each invalid file.

use hacienda_rules::maps::{self, MapError, haz};

use crate::fixtures::{tests, third_party_boards};

#[test]
fn every_third_party_board_is_written_back_byte_for_byte() {
    for file in third_party_boards() {
        let bytes = std::fs::read(&file).expect("the file is readable");
        let board = haz::read_bytes(&bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(haz::write(&board).as_bytes(), bytes, "{}", file.display());
    }
}

#[test]
fn test_boards_are_written_back_unchanged() {
    for name in ["one-market", "worked-example"] {
        let file = tests().join("boards").join(format!("{name}.haz"));
        let board = maps::read_file(&file).expect("a board");
        assert_eq!(haz::write(&board).into_bytes(), std::fs::read(&file).expect("the file is readable"));
    }
}

/// A board of three columns and three rows, with the hexes 1,0 0,1 2,1 1,2.
const SMALL: &str = "[Control]\r\nVersion=GRHIG0101\r\nColCount=3\r\nRowCount=3\r\nAuthor=A\r\nMapName=N\r\nMapVersion=4\r\n[Hex]\r\n100=2\r\n1=3\r\n201=9\r\n102=10\r\n";

#[test]
fn lines_are_read_in_any_order_and_with_any_line_ending() {
    let board = haz::read(SMALL).expect("a board");
    assert_eq!((board.len(), board.version.as_str()), (4, "4"));
    assert_eq!(haz::write(&board), SMALL);
    let shuffled = "\u{feff}[hex]\n102 = 10\n201=9\n\n001=3\n100=2\n[CONTROL]\nMapVersion=4\nrowcount=3\nMAPNAME=N\nColCount=3\nAuthor=A\nColour=red\n";
    let other = haz::read(shuffled).expect("the same board");
    assert_eq!(haz::write(&other), SMALL);
    assert_eq!(other.hash(), board.hash());
}

#[test]
fn windows_text_is_read_and_written_back_byte_for_byte() {
    let file = |name: &[u8]| {
        let (before, after) = SMALL.split_once("Author=A").expect("the file has an author line");
        [before.as_bytes(), b"Author=", name, after.as_bytes()].concat()
    };
    for (bytes, text) in [
        (&b"M\xfcller"[..], "Müller"),
        (b"L\x92Estancia \x80 \x84x\x93", "L’Estancia € „x“"),
        (b"\x81\x8d\x8f\x90\x9d", "\u{81}\u{8d}\u{8f}\u{90}\u{9d}"),
        (b"\xff\xa4\xc3", "ÿ¤Ã"),
    ] {
        let board = haz::read_bytes(&file(bytes)).expect("a board");
        assert_eq!(board.author, text);
        assert_eq!(haz::bytes_of(&haz::write(&board)), file(bytes), "{text}");
    }
    // Letters outside Windows-1252, and Windows-1252 text that looks like UTF-8, stay unchanged.
    for text in ["牧场", "Ã©"] {
        let board = haz::read(&SMALL.replace("Author=A", &format!("Author={text}"))).expect("a board");
        let bytes = haz::bytes_of(&haz::write(&board));
        assert_eq!(haz::read_bytes(&bytes).expect("a board").author, text);
    }
}

#[test]
fn a_board_file_may_be_up_to_a_megabyte_long() {
    let long = |more: usize| SMALL.replace("Author=A", &format!("Author={}", "A".repeat(more)));
    let most = 1_000_000 - (SMALL.len() - 1);
    assert_eq!(haz::read(&long(most)).expect("a board").author.len(), most);
    for error in [haz::read(&long(most + 1)), haz::read_bytes(long(most + 1).as_bytes())] {
        assert_eq!(error.expect_err("too long").to_string(), "the input is larger than 1 MB");
    }
}

#[test]
fn quoted_input_is_shortened_and_escaped() {
    let long = "\u{1b}[31m".repeat(100_000);
    for line in [long.clone(), format!("[{long}]"), format!("1={long}"), format!("{long}=1")] {
        let message = haz::read(&SMALL.replace("1=3", &line)).expect_err("the line is invalid").to_string();
        assert!(message.starts_with("line 10: \"") && message.contains("\\u{1b}"), "{message}");
        assert!(message.chars().count() < 150 && !message.contains(char::is_control), "{message}");
    }
}

#[test]
fn broken_boards_are_refused_with_the_reason() {
    let cases = [
        (SMALL.replace("100=2", "100=8"), "line 9: hex 1,0 has the value 8, not 1 to 7, 9 or 10"),
        (SMALL.replace("100=2", "100=0"), "line 9: hex 1,0 has the value 0, not 1 to 7, 9 or 10"),
        (SMALL.replace("100=2", "100=x"), "line 9: \"x\" is not a valid number"),
        (SMALL.replace("100=2", "100=-2"), "line 9: \"-2\" is not a valid number"),
        (SMALL.replace("100=2", "+100=2"), "line 9: \"+100\" is not a valid number"),
        (SMALL.replace("100=2", "=2"), "line 9: \"\" is not a valid number"),
        (SMALL.replace("100=2", "100"), "line 9: \"100\" has no \"=\""),
        (
            SMALL.replace("100=2", "; 100=2"),
            "line 9: \"; 100=2\" is not of the form key=value: board files have no comments",
        ),
        (
            SMALL.replace("Author=A", ";Author=A"),
            "line 5: \";Author=A\" is not of the form key=value: board files have no comments",
        ),
        (SMALL.replace("100=2", "100=2 ; a"), "line 9: \"2 ; a\" is not a valid number"),
        (SMALL.replace("100=2\r\n", ""), "hex 1,0 is not listed"),
        (SMALL.replace("100=2", "100=2\r\n100=2"), "line 10: hex 1,0 is already listed in line 9"),
        (
            SMALL.replace("100=2", "100=2\r\n101=2"),
            "line 10: there is no hex 1,1: column and row must add up to an odd number",
        ),
        (SMALL.replace("100=2", "100=2\r\n300=2"), "line 10: hex 3,0 is off the grid of 3 columns and 3 rows"),
        (SMALL.replace("100=2", "100=2\r\n103=2"), "line 10: hex 1,3 is off the grid of 3 columns and 3 rows"),
        (SMALL.replace("100=2", "99999999999=2"), "line 9: \"99999999999\" is not a valid number"),
        (SMALL.replace("ColCount=3\r\n", ""), "the header has no ColCount"),
        (SMALL.replace("RowCount=3", "RowCount="), "line 4: \"\" is not a valid number"),
        (SMALL.replace("RowCount=3", "RowCount=101"), "line 4: 101 rows; at most 100 are allowed"),
        (
            SMALL.replace("RowCount=3", "RowCount=100").replace("ColCount=3", "ColCount=18"),
            "line 4: 18 columns and 100 rows; columns times rows may be at most 1760",
        ),
        (SMALL.replace("RowCount=3", "RowCount=3\r\nRowCount=3"), "line 5: RowCount is already set in line 4"),
        (
            SMALL.replace("RowCount=3", "RowCount=1").replace("ColCount=3", "ColCount=1761"),
            "line 4: 1761 columns and 1 row; columns times rows may be at most 1760",
        ),
        (SMALL.replace("GRHIG0101", "GRHIG0202"), "line 2: unknown format \"GRHIG0202\"; expected GRHIG0101"),
        (SMALL.replace("[Hex]", "[Hexes]"), "line 8: \"[Hexes]\" is neither [Control] nor [Hex]"),
        (SMALL.replace("[Control]\r\n", ""), "line 1: this line is outside the sections [Control] and [Hex]"),
        (
            SMALL.replace("=2\r\n", "=1\r\n").replace("1=3", "1=1").replace("=9", "=1").replace("=10", "=1"),
            "every hex of the board is void",
        ),
        (String::new(), "the header has no ColCount"),
        (ten_waters(), "the board has 10 water hexes, but there are only 9 single ponds"),
    ];
    for (text, message) in cases {
        assert_eq!(haz::read(&text).expect_err(message).to_string(), message);
    }
}

fn ten_waters() -> String {
    let mut text = "[Control]\nColCount=20\nRowCount=1\n[Hex]\n".to_owned();
    (1..20).step_by(2).for_each(|column| text += &format!("{}=10\n", column * 100));
    text
}

#[test]
fn a_board_is_found_by_name_or_file() {
    let here = tests().join("boards");
    assert_eq!(maps::board_of("asymmetric", &here).expect("a built-in board").name, "Asymmetric");
    assert_eq!(maps::board_of("one-market.haz", &here).expect("a file").name, "One market");
    assert!(matches!(maps::board_of("nowhere", &here), Err(MapError::Unknown(_))));
    assert!(matches!(maps::board_of("nowhere.haz", &here), Err(MapError::Unreadable { .. })));
    assert_eq!(maps::name_of(&maps::by_name("asymmetric").expect("a built-in board")), Some("asymmetric"));
}
