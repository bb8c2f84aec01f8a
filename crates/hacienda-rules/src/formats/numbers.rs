//! Actions as numbers for other programs. The numbers have no gaps, and an action has the same number in every position
//! on a board.
//!
//! The table is for a board with N hexes and P possible ponds. Hexes are numbered by column, then by row, and ponds in
//! the order of their hexes.
//!
//! | numbers | action |
//! | --- | --- |
//! | 0 | `end` |
//! | 1, 2 | `buy land deck`, `buy animal deck` |
//! | 3 to 8 | `buy land CARD`, cards in the order of [`LandCard::ALL`] |
//! | 9 to 12 | `buy animal CARD`, cards in the order of [`Species::ALL`] |
//! | 13 + hex | `hacienda HEX` |
//! | 13 + N (1 + card) + hex | `land CARD HEX` |
//! | 13 + N (7 + card) + hex | `animal CARD HEX` |
//! | 13 + 11 N + hex | `harvest HEX` |
//! | 13 + 12 N + pond | `pond HEX…` |
//! | 13 + 12 N + P + N hex + other hex | `harvest HEX from HEX` |

use crate::{Action, Board, Cell, Deck, LandCard, PondCells, PondShape, Species};

/// The first number for buying a land card.
const BUY_LAND: usize = 3;
/// The first number for buying an animal card.
const BUY_ANIMAL: usize = 9;
/// The first number of the first block. Each block has one number per hex.
const ON_HEXES: usize = 13;
/// The first block of land cards.
const LAND: usize = 1;
/// The first block of animal cards.
const ANIMAL: usize = 7;
/// The block of harvests with a chip from the supply.
const HARVEST: usize = 11;
/// The number of blocks.
const BLOCKS: usize = 12;

/// The numbering of all actions on a board.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Action, Cell, formats::numbers::ActionNumbering, maps};
/// let board = maps::by_name("symmetric").expect("a built-in board");
/// let numbers = ActionNumbering::of(&board);
/// assert_eq!(numbers.number(Action::End), Some(0));
/// assert_eq!(numbers.number(Action::Hacienda(Cell(5))), Some(18));
/// assert_eq!(numbers.action(18), Some(Action::Hacienda(Cell(5))));
/// assert_eq!(numbers.action(numbers.count()), None);
/// ```
#[derive(Debug, Clone)]
pub struct ActionNumbering {
    hexes: usize,
    ponds: Vec<PondCells>,
}

impl ActionNumbering {
    /// Creates the numbering for a board.
    pub fn of(board: &Board) -> ActionNumbering {
        let mut ponds: Vec<PondCells> =
            PondShape::ALL.into_iter().flat_map(|shape| board.pond_places(shape)).copied().collect();
        ponds.sort();
        ActionNumbering { hexes: board.len(), ponds }
    }

    /// The number of actions. All valid action numbers are lower.
    pub fn count(&self) -> usize {
        self.harvests_from() + self.hexes * self.hexes
    }

    /// The first number for harvests with an opponent's chip.
    fn harvests_from(&self) -> usize {
        ON_HEXES + BLOCKS * self.hexes + self.ponds.len()
    }

    /// Returns the number of an action; `None` for a pond that does not fit on this board.
    pub fn number(&self, action: Action) -> Option<usize> {
        let on_hex = |block: usize, at: Cell| ON_HEXES + block * self.hexes + at.index();
        Some(match action {
            Action::End => 0,
            Action::BuyTop(deck) => 1 + deck.index(),
            Action::BuyLand(card) => BUY_LAND + card.index(),
            Action::BuyAnimal(species) => BUY_ANIMAL + species.index(),
            Action::Hacienda(at) => on_hex(0, at),
            Action::Land { card, at } => on_hex(LAND + card.index(), at),
            Action::Animal { species, at } => on_hex(ANIMAL + species.index(), at),
            Action::Harvest { at, from: None } => on_hex(HARVEST, at),
            Action::Pond(pond) => ON_HEXES + BLOCKS * self.hexes + self.ponds.binary_search(&pond).ok()?,
            Action::Harvest { at, from: Some(from) } => self.harvests_from() + at.index() * self.hexes + from.index(),
        })
    }

    /// Returns the action with this number; `None` if it is [`ActionNumbering::count`] or higher.
    pub fn action(&self, number: usize) -> Option<Action> {
        let cell = |index: usize| Cell(index as u16);
        if let Some(pair) = number.checked_sub(self.harvests_from()) {
            let (at, from) = (pair / self.hexes, pair % self.hexes);
            return (at < self.hexes).then(|| Action::Harvest { at: cell(at), from: Some(cell(from)) });
        }
        if let Some(pond) = number.checked_sub(ON_HEXES + BLOCKS * self.hexes) {
            return self.ponds.get(pond).copied().map(Action::Pond);
        }
        if let Some(place) = number.checked_sub(ON_HEXES) {
            let (block, at) = (place / self.hexes, cell(place % self.hexes));
            return Some(match block {
                0 => Action::Hacienda(at),
                LAND..ANIMAL => Action::Land { card: LandCard::ALL[block - LAND], at },
                ANIMAL..HARVEST => Action::Animal { species: Species::ALL[block - ANIMAL], at },
                _ => Action::Harvest { at, from: None },
            });
        }
        Some(match number {
            0 => Action::End,
            1..BUY_LAND => Action::BuyTop(Deck::ALL[number - 1]),
            BUY_LAND..BUY_ANIMAL => Action::BuyLand(LandCard::ALL[number - BUY_LAND]),
            _ => Action::BuyAnimal(Species::ALL[number - BUY_ANIMAL]),
        })
    }
}
