//! The text form of actions, shared by records, the command line and the log.

use super::hexes::{self, HexError};
use crate::{Action, Board, Deck, Hex, Illegal, LandCard, PondCells, Species, sentences::echo};

/// An error in the text of an action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    /// The text does not follow the format in `docs/cli.md`.
    #[error("\"{}\" is not an action: {what}", echo(.text))]
    Unreadable {
        /// The line.
        text: String,
        /// The fault.
        what: String,
    },
    /// The action names a hex that the board does not have. `hacienda try` reports it as `no_such_hex`.
    #[error("\"{}\": there is no hex {hex} on this board", echo(.text))]
    NoSuchHex {
        /// The line.
        text: String,
        /// The hex.
        hex: Hex,
    },
    /// No pond can have these hexes: there are more than three, or one is repeated.
    #[error("\"{}\": {why}", echo(.text))]
    Impossible {
        /// The line.
        text: String,
        /// The reason.
        why: Illegal,
    },
}

/// Returns the text of an action.
pub fn text(board: &Board, action: Action) -> String {
    let hex = |cell| hexes::text(board, cell);
    match action {
        Action::BuyTop(deck) => format!("buy {deck} deck"),
        Action::BuyLand(card) => format!("buy land {card}"),
        Action::BuyAnimal(species) => format!("buy animal {species}"),
        Action::Hacienda(at) => format!("hacienda {}", hex(at)),
        // A pond keeps its cells in order, so the text lists its hexes by column, then row.
        Action::Pond(pond) => pond.cells().iter().fold("pond".to_owned(), |text, cell| text + " " + &hex(*cell)),
        Action::Land { card, at } => format!("land {} {}", card.word(), hex(at)),
        Action::Animal { species, at } => format!("animal {} {}", species.word(), hex(at)),
        Action::Harvest { at, from: None } => format!("harvest {}", hex(at)),
        Action::Harvest { at, from: Some(from) } => format!("harvest {} from {}", hex(at), hex(from)),
        Action::End => "end".to_owned(),
    }
}

/// Parses an action. Pond hexes may come in any order.
///
/// # Errors
/// Returns an error if a word is unknown, missing or superfluous, a hex is not on the board, or a pond has more than
/// three hexes or the same hex twice. Does not check whether the action can be legal on this board.
///
/// # Examples
///
/// ```
/// use hacienda_rules::formats::{actions, hexes};
/// use hacienda_rules::{Action, Species, maps};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let board = maps::by_name("symmetric").ok_or("no such board")?;
/// let action = actions::parse(&board, "animal pig 3,6")?;
/// assert_eq!(action, Action::Animal { species: Species::Pig, at: hexes::parse(&board, "3,6")? });
/// assert_eq!(actions::text(&board, action), "animal pig 3,6");
/// let error = actions::parse(&board, "animal pig").expect_err("no hex");
/// assert_eq!(error.to_string(), "\"animal pig\" is not an action: write it as animal SPECIES HEX");
/// # Ok(())
/// # }
/// ```
pub fn parse(board: &Board, line: &str) -> Result<Action, ActionError> {
    let unreadable = |what: String| ActionError::Unreadable { text: line.to_owned(), what };
    let hex = |word: &str| {
        hexes::parse(board, word).map_err(|error| match error {
            HexError::NotAHex(_) => unreadable(error.to_string()),
            HexError::NotOnTheBoard(hex) => ActionError::NoSuchHex { text: line.to_owned(), hex },
        })
    };
    let land = |word: &str| LandCard::read(word, "land card").map_err(unreadable);
    let species = |word: &str| Species::read(word, "animal card").map_err(unreadable);
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["end"] => Ok(Action::End),
        ["buy", "land", "deck"] => Ok(Action::BuyTop(Deck::Land)),
        ["buy", "animal", "deck"] => Ok(Action::BuyTop(Deck::Animal)),
        ["buy", "land", card] => Ok(Action::BuyLand(land(card)?)),
        ["buy", "animal", card] => Ok(Action::BuyAnimal(species(card)?)),
        ["land", card, at] => Ok(Action::Land { card: land(card)?, at: hex(at)? }),
        ["animal", card, at] => Ok(Action::Animal { species: species(card)?, at: hex(at)? }),
        ["hacienda", at] => Ok(Action::Hacienda(hex(at)?)),
        ["harvest", at] => Ok(Action::Harvest { at: hex(at)?, from: None }),
        ["harvest", at, "from", from] => Ok(Action::Harvest { at: hex(at)?, from: Some(hex(from)?) }),
        ["pond", _, ..] => {
            let cells = words[1..].iter().map(|word| hex(word)).collect::<Result<Vec<_>, _>>()?;
            let impossible = || ActionError::Impossible { text: line.to_owned(), why: Illegal::NoSuchPond };
            PondCells::new(&cells).map(Action::Pond).ok_or_else(impossible)
        }
        _ => Err(unreadable(syntax_of(words.first().copied().unwrap_or_default()).to_owned())),
    }
}

/// Returns a hint about the syntax of actions that begin with this word.
fn syntax_of(verb: &str) -> &'static str {
    match verb {
        "buy" => "write it as buy land deck, buy animal deck, buy land CARD or buy animal CARD",
        "land" => "write it as land CARD HEX",
        "animal" => "write it as animal SPECIES HEX",
        "hacienda" => "write it as hacienda HEX",
        "pond" => "write it as pond HEX, with up to three hexes",
        "harvest" => "write it as harvest HEX or harvest HEX from HEX",
        "end" => "nothing can follow end",
        _ => "actions begin with buy, land, animal, hacienda, pond, harvest or end",
    }
}
