//! The game that the set-up screen proposes: who sits where, on which board, with which cards.

use std::{cmp::Ordering, sync::Arc};

use bevy::prelude::*;

use super::words;
use crate::{
    game::{
        FIRST_OPPONENT,
        bots::Level,
        rules::{
            Board, Game, HouseRules, Rulebook, Seat, Setting,
            maps::{
                self, OurBoard,
                generate::{MAX_NUMBER, Recipe},
            },
        },
    },
    launch::LaunchOptions,
    screens::seed::fresh_seed,
    seats::Sitter,
    texts::{Kind, Text, text},
    ui::wishes::NewGame,
};

/// The most digits of a seed that can be keyed in.
pub const SEED_DIGITS: usize = 9;

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
    fn ours(ours: &OurBoard) -> Choosable {
        let mut seats = ours.seats.to_vec();
        seats.sort_unstable();
        let board = Arc::new(ours.board().clone());
        let idea = text!("board-idea", ours = Kind(ours.word));
        Choosable { name: words::name_of_ours(ours.word), idea, seats, own: false, board }
    }

    /// A board that came from elsewhere.
    fn other(board: Arc<Board>) -> Choosable {
        let (name, idea) = (words::board_name(&board), words::whose(&board));
        Choosable { name, idea, seats: Vec::new(), own: false, board }
    }
}

/// The sheet that lies over the set-up screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// All boards, this page of them; the page with the chosen one when left out.
    Boards(Option<usize>),
    /// Whether the chosen board, one of the player's own, is really to be removed.
    RemoveBoard,
    /// A board made by chance.
    Chance,
    /// The rules of the game.
    Rules,
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
    /// The rules.
    pub rulebook: Rulebook,
    /// What a board made by chance follows from.
    pub recipe: Recipe,
    /// The sheet that is open.
    pub sheet: Option<Sheet>,
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
    /// What a newcomer wants is one tap away: you against a computer player who can be beaten, on the first board.
    fn from(options: &LaunchOptions) -> Draft {
        let mut boards: Vec<Choosable> = maps::OURS.iter().map(Choosable::ours).collect();
        let board = place_of(&mut boards, options.setting.board.clone());
        let other = Sitter::Bot(FIRST_OPPONENT);
        Draft {
            sitters: [Sitter::Human, other, other, other, other],
            count: usize::from(options.setting.rulebook.seats.0).clamp(2, 5),
            boards,
            board,
            rulebook: options.setting.rulebook,
            recipe: Recipe { number: (fresh_seed() % (u64::from(MAX_NUMBER) + 1)) as u16, ..Recipe::default() },
            sheet: None,
            seed: options.seed.unwrap_or_else(fresh_seed),
            start: options.start,
            keyed: None,
        }
    }
}

/// Where a board stands among those to choose from; one that is not there yet comes last.
fn place_of(boards: &mut Vec<Choosable>, board: Arc<Board>) -> usize {
    boards.iter().position(|known| maps::same(&known.board, &board)).unwrap_or_else(|| {
        boards.push(Choosable::other(board));
        boards.len() - 1
    })
}

impl Draft {
    /// Chooses a board, which stays among those to choose from.
    pub fn choose(&mut self, board: Arc<Board>) {
        self.board = place_of(&mut self.boards, board);
    }

    /// Puts a board of the player's own among those to choose from.
    pub fn add_own(&mut self, board: Arc<Board>) {
        let place = place_of(&mut self.boards, board);
        self.boards[place].own = true;
    }

    /// Takes a board of the player's own away again; the first one is chosen in its place.
    pub fn remove_own(&mut self, board: &Board) {
        let found = self.boards.iter().position(|known| known.own && maps::same(&known.board, board));
        let Some(place) = found else { return };
        self.boards.remove(place);
        match self.board.cmp(&place) {
            Ordering::Less => {}
            Ordering::Equal => self.board = 0,
            Ordering::Greater => self.board -= 1,
        }
    }

    /// Other rules; as many play as these rules allow. The running score does not go with The Crucible (RULES.md 5).
    pub fn set_rules(&mut self, game: Game, running_score: bool, house: HouseRules) {
        self.rulebook = Rulebook::new(game, running_score && game != Game::Crucible, house);
        self.set_count(self.count);
    }

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
        let kinds: Vec<Sitter> = std::iter::once(Sitter::Human).chain(Level::FOR_PEOPLE.map(Sitter::Bot)).collect();
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
    use crate::texts::Words;

    fn name(draft: &Draft) -> String {
        Words::default().say(&draft.chosen().name).to_string()
    }

    #[test]
    fn a_newcomer_gets_a_game_with_one_tap() {
        let game = Draft::default().game();
        assert_eq!(game.sitters, [Sitter::Human, Sitter::Bot(Level::Easy)]);
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
        (0..=Level::FOR_PEOPLE.len()).for_each(|_| draft.turn_sitter(0, 1));
        assert_eq!(draft.sitters[0], before);
        draft.turn_sitter(0, -1);
        assert_ne!(draft.sitters[0], before);
    }

    #[test]
    fn a_board_from_a_file_is_offered_beside_ours() {
        let hexes = vec![(crate::game::rules::Hex { column: 0, row: 1 }, crate::game::rules::Ground::Pampas)];
        let board = Board::new("Mine".into(), "Me".into(), "1".into(), (2, 2), hexes).expect("a board");
        let mut options = LaunchOptions::default();
        options.setting.board = Arc::new(board);
        let draft = Draft::from(&options);
        assert_eq!((draft.boards.len(), name(&draft)), (maps::OURS.len() + 1, "Mine".to_owned()));
    }

    #[test]
    fn a_board_that_is_removed_leaves_the_others_as_they_were() {
        let board = |name: &str| {
            let hexes = vec![(crate::game::rules::Hex { column: 0, row: 1 }, crate::game::rules::Ground::Pampas)];
            Arc::new(Board::new(name.into(), "Me".into(), "1".into(), (2, 2), hexes).expect("a board"))
        };
        let mut draft = Draft::default();
        ["One", "Two", "Three"].into_iter().for_each(|name| draft.add_own(board(name)));
        assert_eq!(draft.boards.iter().filter(|known| known.own).count(), 3, "a name makes a board another one");
        draft.choose(board("Two"));
        draft.remove_own(&board("One"));
        assert_eq!(name(&draft), "Two");
        draft.remove_own(&board("Three"));
        assert_eq!(name(&draft), "Two");
        draft.remove_own(&board("Two"));
        assert_eq!((name(&draft), draft.boards.len()), ("Symmetric".to_owned(), maps::OURS.len()));
        let ours = draft.chosen().board.clone();
        draft.remove_own(&ours);
        assert_eq!(draft.boards.len(), maps::OURS.len(), "ours stay");
    }

    #[test]
    fn rules_bring_their_number_of_players() {
        let mut draft = Draft::default();
        draft.set_count(4);
        draft.set_rules(Game::Crucible, true, HouseRules::default());
        assert_eq!((draft.count, draft.rulebook.running_score), (2, false));
        draft.set_rules(Game::Variant1, true, HouseRules { mixed_herds: true, ..HouseRules::default() });
        assert_eq!(draft.bounds(), (2, 5));
        assert!(draft.rulebook.running_score && draft.rulebook.house.mixed_herds);
    }
}
