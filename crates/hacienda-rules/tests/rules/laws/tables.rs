//! The tables that games by chance are played on: board, seats, rules and driver follow from the number of the game.

use std::{path::PathBuf, sync::Arc};

use hacienda_rules::{
    Board, Card, Chance, Game, HouseRules, Position, Rulebook, Setting, Species,
    formats::records::Record,
    maps::{self, generate::Recipe},
};

use crate::given::foreign_boards;

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Driver {
    /// The bot of that name.
    Random,
    /// Buys an animal card whenever it can: the clock runs.
    Buyer,
    /// Places animals whenever it can, else land.
    Herder,
}

/// One game.
pub struct Case {
    /// Its number.
    pub seed: u64,
    /// Board and rulebook.
    pub setting: Setting,
    /// The table before the first action.
    pub start: Position,
    /// Who plays.
    pub driver: Driver,
    /// Whether the table was changed after it was set from the seed.
    special: bool,
}

/// The games, with and without the running score: Variant 2 goes with the base game or with Variant 1 (RULES.md 5).
pub const GAMES: [(Game, bool); 5] =
    [(Game::Base, false), (Game::Variant1, false), (Game::Crucible, false), (Game::Base, true), (Game::Variant1, true)];

/// Our own boards, some by chance, and those of other people where they are at hand.
pub fn boards() -> Vec<Arc<Board>> {
    let ours = maps::NAMES.into_iter().map(|name| maps::by_name(name).expect("a board of ours"));
    let mut boards: Vec<Arc<Board>> = ours.map(Arc::new).collect();
    let recipes = ["R2T-1", "R3H-2", "R4M-5115-3", "R5N-1554-4"].map(|text| Recipe::parse(text).expect(text));
    boards.extend(recipes.map(|recipe| Arc::new(recipe.board())));
    let read = |file: PathBuf| maps::read_file(&file).unwrap_or_else(|error| panic!("{error}"));
    boards.extend(foreign_boards().into_iter().map(read).map(Arc::new));
    boards
}

impl Case {
    /// The game of a number.
    pub fn new(boards: &[Arc<Board>], seed: u64) -> Case {
        let mut chance = Chance::new(seed, 2_000);
        let mut one_in = |n: u32| chance.below(n) == 0;
        // Every driver on every board in every game, before anything comes again.
        let (driver, turn) = (seed % 2, seed / 2);
        let board = &boards[turn as usize % boards.len()];
        let (game, running_score) = GAMES[(turn as usize / boards.len()) % GAMES.len()];
        let house = HouseRules {
            land_reshuffle: !one_in(4),
            mixed_herds: one_in(3),
            harvest_minimum: if one_in(4) {
                1
            } else if one_in(4) {
                3
            } else {
                2
            },
            several_haciendas: one_in(3),
            score_at_end_of_turn: one_in(3),
        };
        let rulebook = Rulebook::new(game, running_score, house);
        let seats = if game == Game::Crucible { 2 } else { 2 + chance.below(4) as u8 };
        let setting = Setting { board: board.clone(), rulebook };
        let mut start = Position::setup(&setting, seats, seed, None).expect("so many may play");
        let mut driver = if driver == 0 { Driver::Random } else { Driver::Buyer };
        let special = chance.below(4) == 0;
        if special {
            match chance.below(4) {
                0 => short_stacks(&mut start, &mut chance),
                1 => last_pieces(&mut start, &mut chance),
                2 => {
                    many_of_a_species(&mut start, &mut chance);
                    driver = Driver::Herder;
                }
                _ => busy_chips(&mut start),
            }
        }
        Case { seed, setting, start, driver, special }
    }

    /// The record of the game; `None` on a table that no seed sets.
    pub fn record(&self) -> Option<Record> {
        let words = vec!["random".to_owned(); usize::from(self.start.seats)];
        let begin = || Record::begin(self.setting.clone(), words, self.seed, None).expect("so many may play");
        (!self.special).then(|| begin().0)
    }
}

/// A handful of animal cards in each stack, the rest out of the game.
fn short_stacks(start: &mut Position, chance: &mut Chance) {
    let keep = [1 + chance.below(4) as usize, 1 + chance.below(2) as usize];
    for (stack, keep) in start.animal_stacks.iter_mut().zip(keep) {
        while stack.len() > keep {
            let removed = stack.pop().expect("it is not empty");
            start.animals_removed[removed.index()] += 1;
        }
    }
    start.pesos[..usize::from(start.seats)].fill(60);
}

/// Few ponds and haciendas, and money for them.
fn last_pieces(start: &mut Position, chance: &mut Chance) {
    start.pond_supply = [0; 4];
    start.pond_supply[chance.below(4) as usize] = 1 + chance.below(2) as u8;
    start.hacienda_supply = 1 + chance.below(2) as u8;
    start.pesos[..usize::from(start.seats)].fill(100);
}

/// More animals of one species in every hand than a player has tiles.
fn many_of_a_species(start: &mut Position, chance: &mut Chance) {
    for seat in start.seats() {
        let species = Species::ALL[chance.below(4) as usize];
        start.hands[seat.index()][Card::Animal(species).index()] += 17;
        let other = Species::ALL[chance.below(4) as usize];
        start.hands[seat.index()][Card::Animal(other).index()] += 16;
    }
}

/// One harvest chip for all, and a land deck that is soon used up.
fn busy_chips(start: &mut Position) {
    start.chip_supply = 1;
    while start.land_deck.len() > 4 {
        let card = start.land_deck.pop().expect("it is not empty");
        start.land_discard[card.index()] += 1;
    }
    start.pesos[..usize::from(start.seats)].fill(40);
}
