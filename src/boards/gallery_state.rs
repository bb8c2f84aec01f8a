//! The state of the board gallery: the filter, the sort order, the open board and the last removed board. Also
//! describes the boards to choose from, and estimates the length of a game on a board.

use std::sync::Arc;

use crate::{
    menu::labels,
    seats::PlayerKind,
    seed::fresh_number,
    texts::{Kind, Text, text},
};
use hacienda_rules::{
    Board, Rulebook,
    maps::{
        BuiltInBoard,
        findings::{self, Finding},
        generate::{Recipe, Symmetry},
    },
};

/// The number of random boards in the gallery.
pub const RANDOM_BOARDS: usize = 3;

/// The state of the gallery.
#[derive(Debug, Clone, Default)]
pub struct Gallery {
    /// The filter and the sort order.
    pub filter: BoardFilter,
    /// The page shown last.
    pub page: Option<usize>,
    /// The random boards generated for the gallery.
    pub random_boards: Vec<BoardChoice>,
    /// The board in the detail view.
    pub open_board: Option<BoardChoice>,
    /// The index of the finding whose hexes are marked on the board, and the time in seconds at which it was selected.
    pub marked_finding: Option<(usize, f64)>,
    /// The board removed last.
    pub removed: Option<Removed>,
    /// The board's new name as typed so far.
    pub name: String,
    /// True if nothing may flash.
    pub reduced_motion: bool,
    found: Option<Found>,
}

/// The findings for a board under some rules.
#[derive(Debug, Clone)]
struct Found {
    board: Arc<Board>,
    rulebook: Rulebook,
    findings: Arc<[Finding]>,
}

/// One of the player's own boards that was removed and can be restored.
#[derive(Debug, Clone)]
pub struct Removed {
    /// The board.
    pub board: Arc<Board>,
    /// The number of the player's own boards before it.
    pub at: usize,
    /// True if it was the chosen board.
    pub chosen: bool,
}

impl Gallery {
    /// Returns the findings for a board. They are computed only when the board or the rules change, not in every frame.
    pub fn findings(&mut self, board: &Arc<Board>, rulebook: &Rulebook) -> Arc<[Finding]> {
        let known = self.found.take().filter(|found| Arc::ptr_eq(&found.board, board) && found.rulebook == *rulebook);
        let found = known.unwrap_or_else(|| Found {
            board: board.clone(),
            rulebook: *rulebook,
            findings: findings::find(board, rulebook).into(),
        });
        self.found.insert(found).findings.clone()
    }

    /// Generates random boards if there are none for this number of players.
    pub fn ensure_random_boards(&mut self, players: usize) {
        if self.random_boards.first().is_none_or(|choice| !choice.seats.contains(&seats_of(players))) {
            self.generate_random_boards(players);
        }
    }

    /// Generates new random boards for this number of players, each with a different symmetry.
    pub fn generate_random_boards(&mut self, players: usize) {
        let symmetries = [Symmetry::Mirror, Symmetry::HalfTurn, Symmetry::None];
        let seats = seats_of(players);
        let board = |symmetry: Symmetry| {
            let number = fresh_number();
            let recipe = Recipe { seats, symmetry, number, ..Recipe::default() };
            BoardChoice { seats: vec![seats], ..BoardChoice::custom_board(Arc::new(recipe.board())) }
        };
        self.random_boards = symmetries.map(board).to_vec();
    }
}

/// The number of seats of a random board for this number of players.
fn seats_of(players: usize) -> u8 {
    players.clamp(2, 5) as u8
}

/// The source of the boards shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Origin {
    /// Every board.
    #[default]
    All,
    /// The built-in boards.
    BuiltIn,
    /// The player's own boards, which are saved.
    Own,
    /// The random boards that are not saved.
    Random,
}

/// The sort order of the boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// The order of the draft: the built-in boards, then all added boards. Random boards outside the draft come last.
    #[default]
    Usual,
    /// By name.
    Name,
    /// The boards with the fewest hexes first.
    Size,
    /// The fewest markets first.
    Markets,
    /// The most even boards first, as measured by board matches. Boards without results come last.
    Evenness,
}

/// A filter and a sort order for boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BoardFilter {
    /// The source of the boards.
    pub origin: Origin,
    /// The number of players the boards must suit; any number if `None`.
    pub players: Option<u8>,
    /// The length of a game on the boards; any length if `None`.
    pub length: Option<Length>,
    /// The order in which the boards are listed.
    pub order: Order,
}

/// A board that can be chosen.
#[derive(Debug, Clone)]
pub struct BoardChoice {
    /// The name.
    pub name: Text,
    /// The description of the board in a sentence, or its author.
    pub description: Text,
    /// The numbers of players it suits; empty if unknown.
    pub seats: Vec<u8>,
    /// True for one of the player's own boards, which are saved.
    pub own: bool,
    /// The board.
    pub board: Arc<Board>,
}

impl BoardChoice {
    /// Describes a built-in board.
    pub fn built_in(ours: &BuiltInBoard) -> BoardChoice {
        let mut seats = ours.seats.to_vec();
        seats.sort_unstable();
        let board = Arc::new(ours.board().clone());
        let description = text!("board-idea", ours = Kind(ours.word));
        BoardChoice { name: labels::built_in_name(ours.word), description, seats, own: false, board }
    }

    /// Returns true if the board can be recommended for this number of players. A board with unknown player counts
    /// suits any number of players.
    pub fn suits(&self, players: usize) -> bool {
        self.seats.is_empty() || self.seats.iter().any(|seats| usize::from(*seats) == players)
    }

    /// Describes a board that is not built in.
    pub fn custom_board(board: Arc<Board>) -> BoardChoice {
        let (name, description) = (labels::board_name(&board), labels::author_text(&board));
        BoardChoice { name, description, seats: Vec::new(), own: false, board }
    }
}

// The test that measures the length of a quick kiosk game uses the same values as the next three constants.
/// The time that a person needs for an action, in seconds.
const PERSON_SECONDS: f64 = 8.0;
/// The time for which a computer player's action is shown, in seconds.
const BOT_SECONDS: f64 = 2.5;
/// The time that both scorings take together, in seconds.
const SCORING_SECONDS: f64 = 40.0;

/// The number of actions in a game: a constant, a term for each player and a term for each hex. Fitted to 672 games of
/// 2 to 5 Easy computer players on built-in, shared and random boards of all sizes, with an average error of 5%. The
/// length depends mainly on the cards and little on the board; the number of markets has no measurable effect.
const ACTIONS: (f64, f64, f64) = (47.0, 41.0, 0.06);

/// The range of board sizes, in hexes, on which a game has the usual length. Games are shorter on smaller boards and
/// longer on larger boards.
const USUAL: (usize, usize) = (170, 270);

/// The length of a game on a board, compared with other boards for the same number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// Shorter than most.
    Short,
    /// About average.
    Medium,
    /// Longer than most.
    Long,
}

impl Length {
    /// Returns the length of games on a board.
    pub fn of(board: &Board) -> Length {
        match board.len() {
            hexes if hexes < USUAL.0 => Length::Short,
            hexes if hexes > USUAL.1 => Length::Long,
            _ => Length::Medium,
        }
    }

    /// Returns the name of the length.
    pub fn text(self) -> Text {
        match self {
            Length::Short => text!("gallery-filter-length-short"),
            Length::Medium => text!("gallery-filter-length-medium"),
            Length::Long => text!("gallery-filter-length-long"),
        }
    }
}

/// Estimates the length of a game between these players, in minutes.
pub fn minutes(board: &Board, player_kinds: &[PlayerKind]) -> u32 {
    let (all, people) = (
        player_kinds.len().max(1),
        player_kinds.iter().filter(|player_kind| **player_kind == PlayerKind::Human).count(),
    );
    let (base, per_player, per_hex) = ACTIONS;
    let each = (base + per_player * all as f64 + per_hex * board.len() as f64) / all as f64;
    let seconds = each * (people as f64 * PERSON_SECONDS + (all - people) as f64 * BOT_SECONDS) + SCORING_SECONDS;
    (seconds / 60.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Title;
    use hacienda_rules::maps;
    use tabletop::Level;

    #[test]
    fn the_estimate_of_a_quick_game_agrees_with_the_kiosk_and_people_take_longer() {
        let (person, computer) = (PlayerKind::Human, PlayerKind::Bot(Level::Easy));
        let of = |word: &str, player_kinds: &[PlayerKind]| {
            minutes(&maps::by_name(word).expect("the board is built in"), player_kinds)
        };
        let quick = of("rodeo", &[person, computer]);
        assert!((10..=u32::from(Title::Hacienda.info().quick_minutes)).contains(&quick), "{quick}");
        assert!(of("estancia", &[person; 5]) > of("estancia", &[person; 4]));
        assert!((25..45).contains(&of("symmetric", &[person; 4])));
        assert!(of("rodeo", &[computer; 2]) < quick);
        let lengths =
            ["rodeo", "symmetric", "estancia"].map(|word| Length::of(&maps::by_name(word).expect("it is built in")));
        assert_eq!(lengths, [Length::Short, Length::Medium, Length::Long]);
    }
}
