//! Worked examples of the rules: small boards and their results, computed by the rules engine.

use std::sync::{Arc, LazyLock};

use crate::texts::{Kind, Text, text};
use hacienda_rules::{
    Board, Category, Cell, Edition, Ground, Hex, HouseRules, Position, Rulebook, Seat, Setting, Species, Tally,
    markets, rulebook::Payment,
};

/// The owner of all pieces on the example boards.
const ME: Seat = Seat(0);

/// The board of the example for the running score. Digits are land tiles, `a` to `c` are pigs, and `d` and `e` are
/// sheep. [`play`] places them.
const RUNNING: &[&str] = &[
    "",
    "2 1 1 1 . . . ",
    " 7 . . a b X . ",
    ". . . . . c . ",
    " . . . . . . . ",
    ". 4 ~ . . . . ",
    " . d e X . . . ",
];

/// A small board that illustrates a rule.
#[derive(Debug)]
pub struct Example {
    /// The board, with the rulebook of the example.
    pub setting: Setting,
    /// The pieces on the board.
    pub position: Position,
    /// The hex of the new piece, if the example has one.
    pub new: Option<Cell>,
}

impl Example {
    /// The hexes of a drawing and their letters. Each line corresponds to a column of a board file.
    fn letters(picture: &'static [&'static str]) -> impl Iterator<Item = (Hex, char)> {
        let line = |(column, line): (u16, &'static str)| {
            let signs = (0..).zip(line.chars()).filter(|(_, sign)| *sign != ' ');
            signs.map(move |(row, sign)| (Hex { column, row }, sign))
        };
        (0..).zip(picture.iter().copied()).flat_map(line)
    }

    fn empty(picture: &'static [&'static str], book: Rulebook) -> Example {
        let ground = |sign| match sign {
            'X' => Ground::Market,
            '~' => Ground::Water,
            _ => Ground::Pampas,
        };
        let hexes = Example::letters(picture).map(|(hex, sign)| (hex, ground(sign))).collect();
        let rows = picture.iter().map(|line| line.len()).max().unwrap_or(0) as u16;
        let size = (picture.len() as u16, rows);
        let board = Board::new(String::new(), String::new(), String::new(), size, hexes).expect("the board is valid");
        let setting = Setting { board: Arc::new(board), rulebook: book };
        Example { position: Position::empty(&setting, 2), setting, new: None }
    }

    fn of(picture: &'static [&'static str]) -> Example {
        let mut example = Example::empty(picture, Rulebook::default());
        for (hex, sign) in Example::letters(picture) {
            let Some(cell) = example.setting.board.cell(hex) else { continue };
            match sign {
                'L' | 'C' => example.position.put_tile(ME, cell),
                'P' | 'N' => example.position.put_animal(ME, Species::Pig, cell),
                _ => {}
            }
            if sign == 'C' {
                example.position.chips.put(cell);
            }
            if sign == 'N' {
                example.new = Some(cell);
            }
        }
        example
    }

    /// The payment for the herd of this animal at a market, under this rulebook.
    fn payment_for(&self, cell: Cell, species: Species, book: Rulebook) -> markets::MarketPayment {
        let setting = Setting { rulebook: book, ..self.setting.clone() };
        let herd = setting.board.group(cell, &self.position.herd_candidates(&setting, ME, species));
        markets::payment_for(&self.position, &setting, ME, &herd)
    }

    /// The payment for the new piece, as a calculation.
    fn sum(&self, book: &Rulebook) -> Option<Text> {
        let markets::MarketPayment { animals, land, pesos } = self.payment_for(self.new?, Species::Pig, *book);
        Some(sum(book.payment, animals, land, pesos))
    }

    /// The number of land tiles.
    pub fn tiles(&self) -> u16 {
        self.position.land_of(ME).count()
    }
}

/// The operation of a payment, which selects the variant of a message.
pub(super) fn operation(payment: Payment) -> Kind {
    Kind(match payment {
        Payment::HerdPlusChains => "plus",
        Payment::HerdTimesTouchingLand => "times",
    })
}

fn sum(payment: Payment, animals: u16, land: u16, pesos: u32) -> Text {
    text!("rule-sum-payment", operation = operation(payment), animals = animals, tiles = land, pesos = pesos)
}

// Letters of the drawings: `L` is a land tile, `C` a land tile with a chip, `P` a pig, `N` the new pig, `X` a market,
// `~` water.

/// A second pig reaches a market.
pub static FIRST: LazyLock<Example> = LazyLock::new(|| Example::of(&[" L L L . . ", ". . P N X ", " . . . . . "]));
/// A third pig, on another side of the same market.
pub static AGAIN: LazyLock<Example> = LazyLock::new(|| Example::of(&[" L L L . . ", ". . P P X ", " . . . N . "]));
/// A pig that joins two herds beside a market.
pub static JOIN: LazyLock<Example> =
    LazyLock::new(|| Example::of(&[" L L . X . L ", ". P P N P P L ", " . . . P . L "]));
/// A chain to harvest.
pub static CHAIN: LazyLock<Example> = LazyLock::new(|| Example::of(&[" L L L . ", ". L C L L "]));

/// The payment of an example under a rulebook, as a calculation.
pub fn payment(example: &Example, book: &Rulebook) -> Vec<Text> {
    example.sum(book).into_iter().collect()
}

/// The harvest of [`CHAIN`], as a calculation.
pub fn harvest(book: &Rulebook) -> Vec<Text> {
    let (tiles, each) = (CHAIN.tiles(), book.harvest_per_tile);
    vec![text!("rule-sum-harvest", tiles = tiles, each = each, pesos = u32::from(tiles) * each)]
}

/// Payments in Variant 1: the animals of a herd times the land tiles that touch it.
pub fn variant1() -> Vec<Text> {
    let herds: [(u16, u16); 4] = [(2, 1), (2, 2), (2, 3), (4, 6)];
    let times = |(animals, land)| sum(Payment::HerdTimesTouchingLand, animals, land, u32::from(animals * land));
    herds.into_iter().map(times).collect()
}

/// One or more actions under the running score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunningStep {
    /// The description of the actions.
    pub text: Text,
    /// The payment for the actions, in pesos.
    pub pesos: u32,
    /// The player's points after the actions, except those for money.
    pub points: u16,
}

/// Actions under the running score, and the final board.
#[derive(Debug)]
pub struct RunningExample {
    /// The board after the last action.
    pub example: Example,
    /// The actions in order, with payments and points.
    pub steps: Vec<RunningStep>,
}

/// A sequence of actions in the base game with the running score.
pub static RUNNING_EXAMPLE: LazyLock<RunningExample> = LazyLock::new(play);

fn play() -> RunningExample {
    let book = Rulebook::new(Edition::Base, true, HouseRules::default());
    let mut example = Example::empty(RUNNING, book);
    let tiles = Example::letters(RUNNING).filter(|(_, sign)| *sign == '1').count();
    let steps = [
        ("1", text!("rule-running-chain", tiles = tiles)),
        ("2", text!("rule-running-longer")),
        ("ab", text!("rule-running-market")),
        ("4", text!("rule-running-shore")),
        ("de", text!("rule-running-second")),
        ("H", text!("rule-running-hacienda")),
        ("7", text!("rule-running-longer")),
        ("c", text!("rule-running-side")),
    ];
    let steps = steps.map(|(pieces, text)| {
        let mut pesos = 0;
        for piece in pieces.chars() {
            // The hacienda is built on the first tile.
            let on = if piece == 'H' { '1' } else { piece };
            for (hex, _) in Example::letters(RUNNING).filter(|(_, sign)| *sign == on) {
                let Some(cell) = example.setting.board.cell(hex) else { continue };
                let species = if matches!(piece, 'd' | 'e') { Species::Sheep } else { Species::Pig };
                match piece {
                    'H' if example.position.haciendas.is_empty() => example.position.haciendas.put(cell),
                    'H' => {}
                    'a'..='e' => {
                        example.position.put_animal(ME, species, cell);
                        if example.setting.board.market_sides().has(cell) {
                            pesos += example.payment_for(cell, species, book).pesos;
                        }
                    }
                    _ => example.position.put_tile(ME, cell),
                }
            }
        }
        RunningStep { text, pesos, points: example.position.score(&example.setting, ME).without_money() }
    });
    RunningExample { steps: steps.to_vec(), example }
}

/// The sizes of the items that count for a player in a category, and their points.
pub type Counted = (Vec<u16>, u16);

/// A whole scoring of the base game for two players.
#[derive(Debug, Clone)]
pub struct Scoring {
    /// The items and points of both players, for each category in use.
    pub rows: Vec<(Category, [Counted; 2])>,
    /// The total points of both players.
    pub totals: [u16; 2],
}

/// The example of a whole scoring.
pub fn scoring() -> Scoring {
    let book = Rulebook::default();
    // In the order of `categories`: markets; chains; groups with haciendas; tiles and animals at each pond; pesos.
    let red: [&[u16]; 5] = [&[5], &[4, 3, 2], &[6], &[4, 6, 1, 6], &[12]];
    let blue: [&[u16]; 5] = [&[4], &[7, 3], &[7, 4], &[7, 4], &[8]];
    let categories = [Category::Markets, Category::Chains, Category::Haciendas, Category::Ponds, Category::Money];
    let points = |category: Category, sizes: &[u16]| -> u16 {
        let each = |size: &u16| match category {
            Category::Markets => book.market_points(*size),
            Category::Chains if *size < book.group_minimum => 0,
            Category::Chains => book.chain_points * size,
            Category::Haciendas => *size,
            Category::Ponds => book.pond_points[0] * size,
            Category::Herds => book.herd_points * size,
            Category::Money => size / book.pesos_per_point as u16,
        };
        sizes.iter().map(each).sum()
    };
    let mut tallies = [Tally::default(); 2];
    let rows = categories.into_iter().enumerate().map(|(row, category)| {
        let mut of = |player: usize, all: &[&[u16]; 5]| {
            let found = points(category, all[row]);
            tallies[player].points[category.index()] = found;
            (all[row].to_vec(), found)
        };
        (category, [of(0, &red), of(1, &blue)])
    });
    let rows = rows.collect();
    Scoring { rows, totals: tallies.map(|tally| tally.total()) }
}
