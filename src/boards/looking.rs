//! How the boards are looked at: which are shown in what order, which one large, and which was removed last; what a board to
//! choose is, and how long a game lasts on it.

use std::sync::Arc;

use crate::{
    menu::words,
    seats::Sitter,
    seed::fresh_number,
    texts::{Kind, Text, text},
};
use hacienda_rules::{
    Board, Rulebook,
    maps::{
        OurBoard,
        findings::{self, Finding},
        generate::{Recipe, Symmetry},
    },
};

/// How many boards by chance lie there to choose from.
pub const FRESH: usize = 3;

/// How the boards are looked at.
#[derive(Debug, Clone, Default)]
pub struct Gallery {
    /// Which are shown, and in what order.
    pub sift: Sift,
    /// The page of them that was shown last.
    pub page: Option<usize>,
    /// Boards by chance that nobody has seen yet.
    pub fresh: Vec<Choosable>,
    /// The board that is looked at large.
    pub looked: Option<Choosable>,
    /// The finding whose hexes are marked on it, and since when, in seconds.
    pub marked: Option<(usize, f64)>,
    /// The board that was removed last.
    pub removed: Option<Removed>,
    /// What the board is to be called, as far as it was typed.
    pub name: String,
    /// Whether nothing may flash.
    pub still: bool,
    found: Option<Found>,
}

/// What is found against a board, by these rules.
#[derive(Debug, Clone)]
struct Found {
    board: Arc<Board>,
    rulebook: Rulebook,
    findings: Arc<[Finding]>,
}

/// A board of the player's own that was removed and can come back.
#[derive(Debug, Clone)]
pub struct Removed {
    /// The board.
    pub board: Arc<Board>,
    /// How many of the player's own were before it.
    pub at: usize,
    /// Whether it was the chosen one.
    pub chosen: bool,
}

impl Gallery {
    /// What is found against a board: looked for when board or rules change, and not in every frame.
    pub fn findings(&mut self, board: &Arc<Board>, rulebook: &Rulebook) -> Arc<[Finding]> {
        let known = self.found.take().filter(|found| Arc::ptr_eq(&found.board, board) && found.rulebook == *rulebook);
        let found = known.unwrap_or_else(|| Found {
            board: board.clone(),
            rulebook: *rulebook,
            findings: findings::find(board, rulebook).into(),
        });
        self.found.insert(found).findings.clone()
    }

    /// Draws boards by chance where none lie there for so many players.
    pub fn freshen(&mut self, players: usize) {
        if self.fresh.first().is_none_or(|choice| !choice.seats.contains(&seats_of(players))) {
            self.draw_fresh(players);
        }
    }

    /// Draws boards by chance for so many players anew, each of another symmetry.
    pub fn draw_fresh(&mut self, players: usize) {
        let symmetries = [Symmetry::Mirror, Symmetry::HalfTurn, Symmetry::None];
        let seats = seats_of(players);
        let board = |symmetry: Symmetry| {
            let number = fresh_number();
            let recipe = Recipe { seats, symmetry, number, ..Recipe::default() };
            Choosable { seats: vec![seats], ..Choosable::other(Arc::new(recipe.board())) }
        };
        self.fresh = symmetries.map(board).to_vec();
    }
}

/// For how many a board by chance is, where so many play.
fn seats_of(players: usize) -> u8 {
    players.clamp(2, 5) as u8
}

/// Where the boards come from that are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Origin {
    /// All of them.
    #[default]
    All,
    /// Those of the game.
    Ours,
    /// The player's own, kept between starts.
    Own,
    /// Those by chance that nobody keeps.
    Chance,
}

/// What comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// Ours, then the player's own, then those by chance.
    #[default]
    Usual,
    /// By their names.
    Name,
    /// The smallest.
    Size,
    /// Those with few markets.
    Markets,
    /// Those on which all seats won alike; last come those of which nobody knows.
    Evenness,
}

/// Which boards are shown, and in what order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sift {
    /// Where they come from.
    pub origin: Origin,
    /// For how many they are; for any number when left out.
    pub players: Option<u8>,
    /// How long a game lasts on them.
    pub length: Option<Length>,
    /// What comes first.
    pub order: Order,
}

/// A board to choose.
#[derive(Debug, Clone)]
pub struct Choosable {
    /// What it is called.
    pub name: Text,
    /// Its idea in a sentence, or whose it is.
    pub idea: Text,
    /// How many players it suits; empty when nobody says so.
    pub seats: Vec<u8>,
    /// Whether it is the player's own, kept between starts.
    pub own: bool,
    /// The board.
    pub board: Arc<Board>,
}

impl Choosable {
    /// One of the boards that come with the game.
    pub fn ours(ours: &OurBoard) -> Choosable {
        let mut seats = ours.seats.to_vec();
        seats.sort_unstable();
        let board = Arc::new(ours.board().clone());
        let idea = text!("board-idea", ours = Kind(ours.word));
        Choosable { name: words::name_of_ours(ours.word), idea, seats, own: false, board }
    }

    /// Whether so many players can be told to take it; nobody knows of boards from elsewhere.
    pub fn suits(&self, players: usize) -> bool {
        self.seats.is_empty() || self.seats.iter().any(|seats| usize::from(*seats) == players)
    }

    /// A board that came from elsewhere.
    pub fn other(board: Arc<Board>) -> Choosable {
        let (name, idea) = (words::board_name(&board), words::whose(&board));
        Choosable { name, idea, seats: Vec::new(), own: false, board }
    }
}

/// Seconds that a person needs for an action, in which an action of a computer player is shown and read, and that both scorings
/// take: as in the test that measures a quick game of a kiosk.
const OWN: f64 = 8.0;
const SHOWN: f64 = 2.5;
const SCORINGS: f64 = 40.0;

/// The actions of a game: so many, so many more for each player, and for each hex. Measured over 672 games of four computer
/// players of level Easy on our boards, those that people share and boards by chance of all sizes, with 2 to 5 players; the line
/// through them is off by 5 % on the average. The cards set the length, and the board adds little: its markets, nothing that
/// could be told from chance.
const ACTIONS: (f64, f64, f64) = (47.0, 41.0, 0.06);

/// Fewer hexes than this make a game shorter than usual, and more than that longer.
const USUAL: (usize, usize) = (170, 270);

/// How long a game lasts beside others between as many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// Shorter.
    Short,
    /// As most.
    Medium,
    /// Longer.
    Long,
}

impl Length {
    /// How long games on a board are.
    pub fn of(board: &Board) -> Length {
        match board.len() {
            hexes if hexes < USUAL.0 => Length::Short,
            hexes if hexes > USUAL.1 => Length::Long,
            _ => Length::Medium,
        }
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match self {
            Length::Short => text!("sift-length-short"),
            Length::Medium => text!("sift-length-medium"),
            Length::Long => text!("sift-length-long"),
        }
    }
}

/// The minutes of a game between these.
pub fn minutes(board: &Board, sitters: &[Sitter]) -> u32 {
    let (all, people) = (sitters.len().max(1), sitters.iter().filter(|sitter| **sitter == Sitter::Human).count());
    let (any, of_player, of_hex) = ACTIONS;
    let each = (any + of_player * all as f64 + of_hex * board.len() as f64) / all as f64;
    let seconds = each * (people as f64 * OWN + (all - people) as f64 * SHOWN) + SCORINGS;
    (seconds / 60.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Title;
    use hacienda_rules::maps;
    use tabletop::Level;

    #[test]
    fn a_quick_game_is_told_to_be_as_quick_as_at_a_kiosk_and_people_take_longer() {
        let (person, computer) = (Sitter::Human, Sitter::Bot(Level::Easy));
        let of = |word: &str, sitters: &[Sitter]| minutes(&maps::by_name(word).expect("ours"), sitters);
        let quick = of("rodeo", &[person, computer]);
        assert!((10..=u32::from(Title::Hacienda.entry().quick_minutes)).contains(&quick), "{quick}");
        assert!(of("estancia", &[person; 5]) > of("estancia", &[person; 4]));
        assert!((25..45).contains(&of("symmetric", &[person; 4])));
        assert!(of("rodeo", &[computer; 2]) < quick);
        let lengths = ["rodeo", "symmetric", "estancia"].map(|word| Length::of(&maps::by_name(word).expect("ours")));
        assert_eq!(lengths, [Length::Short, Length::Medium, Length::Long]);
    }
}
