//! The set-ups of the random games: board, seats, rules and driver depend only on the number of the game and the list
//! of boards.

use std::{path::PathBuf, sync::Arc};

use hacienda_rules::{
    Board, Card, Edition, HouseRules, Position, Rng, Rulebook, Setting, Species,
    formats::records::Record,
    maps::{self, generate::Recipe},
};

use crate::fixtures::third_party_boards;

/// The strategy of all players. Where it has no suitable action, the bot `random` chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Driver {
    /// The bot `random`.
    Random,
    /// Buys an animal card whenever it can, so that the animal stacks run out.
    Buyer,
    /// Places animals whenever it can, and otherwise land.
    Herder,
}

/// The set-up of one game.
pub struct Case {
    /// The number of the game.
    pub seed: u64,
    /// The board and the rules.
    pub setting: Setting,
    /// The position before the first action.
    pub start: Position,
    /// The strategy of all players.
    pub driver: Driver,
    /// True if the set-up from the seed was changed afterwards.
    special: bool,
}

/// All possible combinations of a game and the running score, which works only with the base game and Variant 1 (rules:
/// `rule-running-final`).
pub const GAMES: [(Edition, bool); 5] = [
    (Edition::Base, false),
    (Edition::Variant1, false),
    (Edition::Crucible, false),
    (Edition::Base, true),
    (Edition::Variant1, true),
];

/// The built-in boards, some generated boards, and third-party boards where available.
pub fn boards() -> Vec<Arc<Board>> {
    let built_in = maps::NAMES.into_iter().map(|name| maps::by_name(name).expect("a built-in board"));
    let mut boards: Vec<Arc<Board>> = built_in.map(Arc::new).collect();
    let recipes = ["R2T-1", "R3H-2", "R4M-5115-3", "R5N-1554-4"].map(|text| Recipe::parse(text).expect(text));
    boards.extend(recipes.map(|recipe| Arc::new(recipe.board())));
    let read = |file: PathBuf| maps::read_file(&file).unwrap_or_else(|error| panic!("{error}"));
    boards.extend(third_party_boards().into_iter().map(read).map(Arc::new));
    boards
}

impl Case {
    /// Creates the case with this number.
    pub fn new(boards: &[Arc<Board>], seed: u64) -> Case {
        // Covers `Random` and `Buyer` on every board in every game before any combination repeats, except where a
        // special set-up below replaces the driver.
        let game = GAMES[((seed / 2) as usize / boards.len()) % GAMES.len()];
        Case::of_kind(boards, seed, game, None)
    }

    /// Creates the case with this number for a game and the running score. If `seats` is `None`, the number of seats is
    /// random.
    pub fn of_kind(
        boards: &[Arc<Board>],
        seed: u64,
        (game, running_score): (Edition, bool),
        seats: Option<u8>,
    ) -> Case {
        let mut rng = Rng::new(seed, 2_000);
        let mut one_in = |n: u32| rng.below(n) == 0;
        let (driver, board_number) = (seed % 2, seed / 2);
        let board = &boards[board_number as usize % boards.len()];
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
        let drawn = if game == Edition::Crucible { 2 } else { 2 + rng.below(4) as u8 };
        let seats = seats.unwrap_or(drawn);
        let setting = Setting { board: board.clone(), rulebook };
        let mut start = Position::setup(&setting, seats, seed, None).expect("the number of seats is allowed");
        let mut driver = if driver == 0 { Driver::Random } else { Driver::Buyer };
        let special = rng.below(4) == 0;
        if special {
            match rng.below(4) {
                0 => short_stacks(&mut start, &mut rng),
                1 => last_pieces(&mut start, &mut rng),
                2 => {
                    many_of_a_species(&mut start, &mut rng);
                    driver = Driver::Herder;
                }
                _ => busy_chips(&mut start),
            }
        }
        Case { seed, setting, start, driver, special }
    }

    /// An empty record of the game; `None` if the set-up does not come from the seed alone.
    pub fn record(&self) -> Option<Record> {
        let words = vec!["random".to_owned(); usize::from(self.start.seats)];
        let begin =
            || Record::begin(self.setting.clone(), words, self.seed, None).expect("the number of seats is allowed");
        (!self.special).then(|| begin().0)
    }
}

/// Leaves a few animal cards in each stack, removes the others from the game, and gives players more money.
fn short_stacks(start: &mut Position, rng: &mut Rng) {
    let keep = [1 + rng.below(4) as usize, 1 + rng.below(2) as usize];
    for (stack, keep) in start.animal_stacks.iter_mut().zip(keep) {
        while stack.len() > keep {
            let removed = stack.pop().expect("the pile is not empty");
            start.animals_removed[removed.index()] += 1;
        }
    }
    start.pesos[..usize::from(start.seats)].fill(60);
}

/// Leaves few ponds and haciendas, and gives players money for them.
fn last_pieces(start: &mut Position, rng: &mut Rng) {
    start.pond_supply = [0; 4];
    start.pond_supply[rng.below(4) as usize] = 1 + rng.below(2) as u8;
    start.hacienda_supply = 1 + rng.below(2) as u8;
    start.pesos[..usize::from(start.seats)].fill(100);
}

/// Gives every player more animal cards of one or two species than a player has tiles of those species.
fn many_of_a_species(start: &mut Position, rng: &mut Rng) {
    for seat in start.seats() {
        let species = Species::ALL[rng.below(4) as usize];
        start.hands[seat.index()][Card::Animal(species).index()] += 17;
        let other = Species::ALL[rng.below(4) as usize];
        start.hands[seat.index()][Card::Animal(other).index()] += 16;
    }
}

/// Leaves one harvest chip for all players and a land deck that soon runs out, and gives players more money.
fn busy_chips(start: &mut Position) {
    start.chip_supply = 1;
    while start.land_deck.len() > 4 {
        let card = start.land_deck.pop().expect("the pile is not empty");
        start.land_discard[card.index()] += 1;
    }
    start.pesos[..usize::from(start.seats)].fill(40);
}
