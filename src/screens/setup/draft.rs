//! The game that the set-up screen proposes: who sits where, on which board, with which cards.

use std::sync::Arc;

use bevy::prelude::*;

use crate::{
    bots::Level,
    launch::LaunchOptions,
    maps,
    rules::{Board, Rulebook, Seat, Setting},
    screens::flow::fresh_seed,
    seats::Sitter,
    ui::{texts_screens as texts, wishes::NewGame},
};

/// The most digits of a seed that can be keyed in.
pub const SEED_DIGITS: usize = 9;

/// A board to choose.
#[derive(Debug, Clone)]
pub struct Choosable {
    /// What it is called.
    pub name: String,
    /// The board.
    pub board: Arc<Board>,
}

/// What the set-up screen has been told so far.
#[derive(Resource, Debug, Clone)]
pub struct Draft {
    /// Who would sit where; only the first `count` do.
    pub sitters: [Sitter; 5],
    /// How many play.
    pub count: usize,
    /// The boards to choose from.
    pub boards: Vec<Choosable>,
    /// Which of them is chosen.
    pub board: usize,
    /// The rules, as the command line wants them.
    pub rulebook: Rulebook,
    /// What the cards come from.
    pub seed: u64,
    /// Who begins; drawn when left out.
    pub start: Option<Seat>,
    /// The digits keyed in so far, while the keys are shown.
    pub keyed: Option<String>,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft::from(&LaunchOptions::default())
    }
}

impl From<&LaunchOptions> for Draft {
    /// What a newcomer wants is one tap away: you against the best computer player there is, on the first board.
    fn from(options: &LaunchOptions) -> Draft {
        let ours = maps::NAMES.into_iter().filter_map(|name| {
            maps::by_name(name).map(|board| Choosable { name: texts::board_name(name), board: Arc::new(board) })
        });
        let mut boards: Vec<Choosable> = ours.collect();
        let asked = options.setting.board.clone();
        let board = boards.iter().position(|known| known.board.hash() == asked.hash()).unwrap_or_else(|| {
            boards.push(Choosable { name: asked.name.clone(), board: asked });
            boards.len() - 1
        });
        let best = Sitter::Bot(Level::ALL[Level::ALL.len() - 1]);
        Draft {
            sitters: [Sitter::Human, best, best, best, best],
            count: usize::from(options.setting.rulebook.seats.0).clamp(2, 5),
            boards,
            board,
            rulebook: options.setting.rulebook,
            seed: options.seed.unwrap_or_else(fresh_seed),
            start: options.start,
            keyed: None,
        }
    }
}

impl Draft {
    /// The fewest and the most who can play.
    pub fn bounds(&self) -> (usize, usize) {
        (usize::from(self.rulebook.seats.0).max(2), usize::from(self.rulebook.seats.1).min(5))
    }

    /// Those who play.
    pub fn playing(&self) -> &[Sitter] {
        &self.sitters[..self.count]
    }

    /// Another number of players; who begins must be among them.
    pub fn set_count(&mut self, count: usize) {
        let (low, high) = self.bounds();
        self.count = count.clamp(low, high);
        self.start = self.start.filter(|seat| seat.index() < self.count);
    }

    /// Puts the next kind of sitter on a seat, or with -1 the one before: a person, then computers from weak to strong.
    pub fn turn_sitter(&mut self, seat: usize, step: i32) {
        let kinds: Vec<Sitter> = std::iter::once(Sitter::Human).chain(Level::ALL.map(Sitter::Bot)).collect();
        let now = kinds.iter().position(|kind| *kind == self.sitters[seat]).unwrap_or(0);
        self.sitters[seat] = kinds[turned(now, step, kinds.len())];
    }

    /// Lets the next one begin: drawn by lot, then seat by seat.
    pub fn turn_start(&mut self, step: i32) {
        let now = self.start.map_or(0, |seat| seat.index() + 1);
        let then = turned(now, step, self.count + 1);
        self.start = then.checked_sub(1).map(|seat| Seat(seat as u8));
    }

    /// The board chosen.
    pub fn chosen(&self) -> &Choosable {
        &self.boards[self.board.min(self.boards.len() - 1)]
    }

    /// The game as it would be played.
    pub fn game(&self) -> NewGame {
        NewGame {
            setting: Setting { board: self.chosen().board.clone(), rulebook: self.rulebook },
            sitters: self.playing().to_vec(),
            seed: self.seed,
            start: self.start,
        }
    }
}

fn turned(now: usize, step: i32, of: usize) -> usize {
    (now as i32 + step).rem_euclid(of as i32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_gets_a_game_with_one_tap() {
        let game = Draft::default().game();
        assert_eq!(game.sitters, [Sitter::Human, Sitter::Bot(Level::Greedy)]);
        assert_eq!(game.setting.board.name, "Symmetric");
        assert_eq!(game.start, None);
    }

    #[test]
    fn who_begins_sits_at_the_table() {
        let mut draft = Draft::default();
        draft.set_count(5);
        draft.turn_start(-1);
        assert_eq!(draft.start, Some(Seat(4)));
        draft.set_count(3);
        assert_eq!(draft.start, None);
        draft.set_count(9);
        assert_eq!(draft.count, 5);
    }

    #[test]
    fn a_seat_goes_through_every_kind_of_sitter_and_back() {
        let mut draft = Draft::default();
        let before = draft.sitters[0];
        (0..=Level::ALL.len()).for_each(|_| draft.turn_sitter(0, 1));
        assert_eq!(draft.sitters[0], before);
        draft.turn_sitter(0, -1);
        assert_ne!(draft.sitters[0], before);
    }

    #[test]
    fn a_board_from_a_file_is_offered_beside_ours() {
        let hexes = vec![(crate::rules::Hex { column: 0, row: 1 }, crate::rules::Ground::Pampas)];
        let board = Board::new("Mine".into(), "Me".into(), "1".into(), (2, 2), hexes).expect("a board");
        let mut options = LaunchOptions::default();
        options.setting.board = Arc::new(board);
        let draft = Draft::from(&options);
        assert_eq!((draft.boards.len(), draft.chosen().name.as_str()), (maps::NAMES.len() + 1, "Mine"));
    }
}
