//! The one line on top: whose turn it is and what may be done now.

use super::{card, counted, deck, land, name, pond};
use crate::games::hacienda::choice::Held;
use hacienda_rules::{Action, vocab::Seat};

/// A person may act and has nothing in hand.
pub fn your_turn(who: Option<&str>, left: u8) -> String {
    let left = counted(left.into(), "action", "actions");
    match who {
        None => format!("Your turn: {left} left. Choose a card, or buy."),
        Some(name) => format!("{name}, your turn: {left} left. Choose a card, or buy."),
    }
}

/// What to do with the thing in hand.
pub fn holding(held: Held) -> String {
    match held {
        Held::Nothing => String::new(),
        Held::Card(kind @ hacienda_rules::Card::Land(_)) => {
            format!("A {} tile: choose one of the bright hexes.", card(kind))
        }
        Held::Card(kind) => format!("A {}: choose one of the bright hexes.", card(kind)),
        Held::Purchase(_) => "Buy it? A new card is revealed, so this cannot be taken back.".to_owned(),
        Held::Hacienda => "A hacienda: choose a land tile or an animal of yours.".to_owned(),
        Held::Pond(shape) => format!("A {}: choose empty pampas for it.", pond(shape)),
        Held::Harvest { .. } => "A harvest: choose a chain of yours.".to_owned(),
    }
}

/// A harvest with no chip in supply.
pub const TAKE_A_CHIP: &str = "No chip is left: first choose an opponent's chip to take.";
/// A ghost stands on the board.
pub const SURE: &str = "Here? Say yes, tap the place again, or choose another.";
/// A pond that can be turned stands on the board.
pub const SURE_OR_TURN: &str = "Here? Turn it, say yes, or choose another place.";
/// The game is over.
pub const OVER: &str = "The game is over.";
/// A scoring is being told.
pub const SCORING: &str = "The scoring is being told.";

/// Who won.
pub fn won(names: &[String], winners: &[Seat]) -> String {
    let winners: Vec<String> = winners.iter().map(|seat| name(names, *seat)).collect();
    match winners.as_slice() {
        [] => OVER.to_owned(),
        [one] if one == "You" => "The game is over: you win!".to_owned(),
        [one] => format!("The game is over: {one} wins!"),
        several => format!("The game is over: {} share the win!", several.join(" and ")),
    }
}

/// A computer thinks.
pub fn thinking(name: &str) -> String {
    format!("{name} is thinking.")
}

/// Another person is asked to come.
pub fn come(name: &str) -> String {
    format!("It is {name}'s turn: please come to the table.")
}

/// Why a tap does nothing: it is somebody else's turn.
pub fn not_your_turn(name: &str) -> String {
    format!("It is {name}'s turn now.")
}

/// Why a tap does nothing: the game is over.
pub const NOTHING_MORE: &str = "The game is over: nothing more can be played.";
/// Why a tap does nothing: the cards are somebody else's.
pub const HIDDEN: &str = "These cards are hidden.";

/// The question before a purchase, with its price.
pub fn purchase(action: Action, price: u32) -> String {
    match action {
        Action::BuyTop(from) => format!("Buy the top {} card for {price}?", deck(from)),
        Action::BuyLand(kind) => format!("Buy the {} card for {price}?", land(kind)),
        Action::BuyAnimal(species) => format!("Buy the {} card for {price}?", super::animal(species)),
        Action::Hacienda(_)
        | Action::Pond(_)
        | Action::Land { .. }
        | Action::Animal { .. }
        | Action::Harvest { .. }
        | Action::End => format!("Buy it for {price}?"),
    }
}

/// Under that question.
pub const NO_WAY_BACK: &str = "This cannot be taken back.";
