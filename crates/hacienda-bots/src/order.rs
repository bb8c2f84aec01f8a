//! The order of actions by the bytes of their texts, without writing the texts: bots break ties by it.

use hacienda_rules::{Action, Board, Cell};

/// Words of the text, then column and row of each hex in it. Blanks, commas and the end of a text sort before all letters
/// and digits, so texts compare as these lists do.
type Key = ([&'static str; 3], [u16; 6]);

/// Compares two actions as the bytes of their texts would (FORMATS.md, Actions).
///
/// ```
/// # use hacienda_bots::text_order;
/// # use hacienda_rules::{Action, Board, Deck, Ground, Hex};
/// let hexes = vec![(Hex { column: 0, row: 1 }, Ground::Pampas)];
/// let board = Board::new("dot".into(), "nobody".into(), "1".into(), (1, 2), hexes).expect("one hex is a board");
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

/// A number below 10,000 as one that sorts as its digits do: "1" before "10" before "2", and no number before any.
fn digits(number: u16) -> u16 {
    let mut left_aligned = number;
    let mut places = number.checked_ilog10().unwrap_or(0) + 1;
    let length = places as u16;
    while places < 4 {
        left_aligned *= 10;
        places += 1;
    }
    // Five for each number leaves room for its length: "1" and "10" have the same digits when aligned.
    left_aligned * 5 + length
}
