//! The byte order of action texts, computed without writing them. Bots use it to break ties.

use hacienda_rules::{Action, Board, Cell};

/// The words of the text before its first hex, then the column and row of each hex. Spaces, commas and the end of a
/// text sort before all letters and digits, so these tuples sort like the texts.
type Key = ([&'static str; 3], [u16; 6]);

/// Compares two actions by the bytes of their texts.
///
/// # Examples
///
/// ```
/// use hacienda_bots::text_order;
/// use hacienda_rules::{Action, Deck, maps};
/// let board = maps::by_name("symmetric").expect("a built-in board");
/// assert!(text_order(&board, Action::BuyTop(Deck::Land), Action::End).is_lt()); // "buy land deck" < "end"
/// ```
pub fn text_order(board: &Board, a: Action, b: Action) -> std::cmp::Ordering {
    key(board, a).cmp(&key(board, b))
}

fn key(board: &Board, action: Action) -> Key {
    match action {
        Action::BuyTop(deck) => (["buy", deck.word(), "deck"], [0; 6]),
        Action::BuyLand(card) => (["buy", "land", card.word()], [0; 6]),
        Action::BuyAnimal(species) => (["buy", "animal", species.word()], [0; 6]),
        Action::Hacienda(at) => (["hacienda", "", ""], hexes(board, &[at])),
        Action::Pond(pond) => (["pond", "", ""], hexes(board, pond.cells())),
        Action::Land { card, at } => (["land", card.word(), ""], hexes(board, &[at])),
        Action::Animal { species, at } => (["animal", species.word(), ""], hexes(board, &[at])),
        Action::Harvest { at, from: None } => (["harvest", "", ""], hexes(board, &[at])),
        Action::Harvest { at, from: Some(from) } => (["harvest", "", ""], hexes(board, &[at, from])),
        Action::End => (["end", "", ""], [0; 6]),
    }
}

fn hexes(board: &Board, cells: &[Cell]) -> [u16; 6] {
    let mut numbers = [0; 6];
    for (pair, cell) in numbers.chunks_exact_mut(2).zip(cells) {
        let hex = board.hex(*cell);
        pair.copy_from_slice(&[digits(hex.column), digits(hex.row)]);
    }
    numbers
}

/// Maps a number below 10,000 to a key that sorts like its digits: "1" before "10" before "2". An absent hex is 0 and
/// sorts first.
fn digits(number: u16) -> u16 {
    let mut left_aligned = number;
    let mut places = number.checked_ilog10().unwrap_or(0) + 1;
    let length = places as u16;
    while places < 4 {
        left_aligned *= 10;
        places += 1;
    }
    // The factor 5 leaves room for the length, since "1" and "10" have the same digits when left-aligned.
    left_aligned * 5 + length
}
