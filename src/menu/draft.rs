//! The draft of the next game on the set-up screen: players, board, rules and cards.

use std::{cmp::Ordering, sync::Arc};

use bevy::prelude::*;

use super::labels;
pub use crate::boards::gallery_state::BoardChoice;
use crate::{
    boards::gallery_state::Gallery,
    game::{self, FIRST_OPPONENT, FIRST_PLAYERS, Title},
    launch::LaunchOptions,
    owners::Owners,
    profile::Profile,
    seats::{Name, PlayerKind, Sides},
    seed::{fresh_number, fresh_seed},
    texts::Text,
    ui::requests::NewGame,
};
use hacienda_rules::{
    Board, Edition, HouseRules, Rulebook, Setting,
    maps::{self, BuiltInBoard, generate::Recipe},
};
use tabletop::{Level, Seat};

/// The maximum number of digits in a seed.
pub const SEED_DIGITS: usize = 9;

/// A page of the set-up screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The poster and the buttons that start a game at once.
    #[default]
    First,
    /// The number of people who play together.
    Together,
    /// The number of people who play with phones.
    Phones,
    /// The list of lessons.
    Learn,
    /// The rules.
    Rules,
    /// The form with all choices for the next game.
    Form,
}

/// A dialog over the set-up screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialog {
    /// The choice of the player kind for this seat.
    PlayerKind(usize),
    /// The name of the person in this seat.
    Name(usize),
    /// The gallery at this page, or at the page with the chosen board if `None`.
    Boards(Option<usize>),
    /// The filter of the gallery.
    Filter,
    /// The detail view of the open board.
    Board,
    /// The ways to share the open board.
    Share,
    /// The name of one of the player's own boards.
    NameBoard,
    /// The generator of random boards.
    RandomBoard,
    /// The rules of the next game.
    Rules,
    /// The saved games at this page.
    Saves(usize),
    /// Playing over a network, with this page of the known tables.
    Online(usize),
    /// The confirmation before the saved game with this index is removed.
    RemoveSave(usize),
    /// The licences of all parts of the program.
    Licences,
}

/// The draft of the next game: every choice on the set-up screen.
#[derive(Resource, Debug, Clone)]
pub struct Draft {
    /// The game to play.
    pub title: Title,
    /// The enabled rules of the games without boards, by name.
    pub enabled_rules: Vec<&'static str>,
    /// The page shown.
    pub page: Page,
    /// The page and the dialog to open when the set-up screen is next shown, instead of the first page.
    pub opens_next: Option<(Page, Option<Dialog>)>,
    /// The players by seat; only the first `count` take part.
    pub player_kinds: [PlayerKind; 5],
    /// The players of a table on a server, by seat; only the first `count` take part.
    pub online_kinds: [PlayerKind; 5],
    /// The number of players.
    pub count: usize,
    /// The boards to choose from.
    pub boards: Vec<BoardChoice>,
    /// The index of the chosen board.
    pub board: usize,
    /// The rules of Hacienda.
    pub rulebook: Rulebook,
    /// The recipe for a random board.
    pub recipe: Recipe,
    /// The open dialog, if any.
    pub dialog: Option<Dialog>,
    /// The seed of the cards; random if `None`.
    pub cards: Option<u64>,
    /// The seed of the previous game.
    pub last_cards: Option<u64>,
    /// The number of people who played together last.
    pub people: Option<usize>,
    /// The starting seat; random if `None`.
    pub start: Option<Seat>,
    /// The level at which the person would win about half of the games against `count - 1` opponents, if known.
    pub even_level: Option<Level>,
    /// The names of people, by seat.
    pub names: [Name; 5],
    /// The colours chosen by people; computer players have the remaining colours.
    pub owners: Owners,
    /// True if the screen lies flat on a table.
    pub flat: bool,
    /// The sides of a flat screen at which people sit.
    pub sides: Sides,
    /// The digits entered so far, while the keypad is open.
    pub keypad_digits: Option<String>,
    /// The state of the gallery.
    pub gallery: Gallery,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft::from(&LaunchOptions::default())
    }
}

impl From<&LaunchOptions> for Draft {
    /// Creates a draft from which newcomers can start a game with one tap: one person against weak computer players, on
    /// a board for the resulting number of players. A board and rules given at launch replace the defaults.
    fn from(options: &LaunchOptions) -> Draft {
        let mut boards: Vec<BoardChoice> = maps::BUILT_IN_BOARDS.iter().map(BoardChoice::built_in).collect();
        let board = if options.explicit {
            index_of(&mut boards, options.setting.board.clone())
        } else {
            built_in_for(FIRST_PLAYERS)
        };
        let (other, away) = (PlayerKind::Bot(FIRST_OPPONENT), PlayerKind::Remote);
        let mut draft = Draft {
            title: Title::default(),
            enabled_rules: Vec::new(),
            page: Page::First,
            opens_next: None,
            player_kinds: [PlayerKind::Human, other, other, other, other],
            online_kinds: [PlayerKind::Human, away, away, away, away],
            count: FIRST_PLAYERS,
            boards,
            board,
            rulebook: options.setting.rulebook,
            recipe: Recipe { number: fresh_number(), ..Recipe::default() },
            dialog: None,
            cards: options.seed,
            last_cards: None,
            people: None,
            start: options.start,
            even_level: None,
            names: Default::default(),
            owners: Owners::default(),
            flat: false,
            sides: Sides::default(),
            keypad_digits: None,
            gallery: Gallery::default(),
        };
        let fewest = draft.chosen().seats.iter().copied().map(usize::from).min().unwrap_or(2);
        draft.set_count(if draft.chosen().suits(FIRST_PLAYERS) { FIRST_PLAYERS } else { fewest });
        draft.set_title(options.title.unwrap_or_default());
        draft
    }
}

/// Returns the index of the built-in board designed for this number of players.
fn built_in_for(count: usize) -> usize {
    let fits = |board: &BuiltInBoard| {
        board.edition == Edition::Base && board.seats.first().copied().map(usize::from) == Some(count)
    };
    maps::BUILT_IN_BOARDS.iter().position(fits).unwrap_or(0)
}

/// Returns the index of a board among the boards to choose from. Adds the board at the end if it is missing.
fn index_of(boards: &mut Vec<BoardChoice>, board: Arc<Board>) -> usize {
    boards.iter().position(|known| maps::are_identical(&known.board, &board)).unwrap_or_else(|| {
        boards.push(BoardChoice::custom_board(board));
        boards.len() - 1
    })
}

impl Draft {
    /// Chooses a board, and adds it to the boards to choose from if it is missing.
    pub fn choose(&mut self, board: Arc<Board>) {
        self.board = index_of(&mut self.boards, board);
    }

    /// Adds one of the player's own boards to the boards to choose from.
    pub fn add_own(&mut self, board: Arc<Board>) {
        let place = index_of(&mut self.boards, board);
        self.boards[place].own = true;
    }

    /// Removes one of the player's own boards. If it was chosen, the first board is chosen instead.
    pub fn remove_own(&mut self, board: &Board) {
        let found = self.boards.iter().position(|known| known.own && maps::are_identical(&known.board, board));
        let Some(place) = found else { return };
        self.boards.remove(place);
        match self.board.cmp(&place) {
            Ordering::Less => {}
            Ordering::Equal => self.board = 0,
            Ordering::Greater => self.board -= 1,
        }
    }

    /// Sets the rules, and adapts the number of players. The running score cannot be combined with The Crucible (rules:
    /// `rule-running-final`).
    pub fn set_rules(&mut self, edition: Edition, running_score: bool, house: HouseRules) {
        self.rulebook = Rulebook::new(edition, running_score && edition != Edition::Crucible, house);
        self.set_count(self.count);
    }

    /// Returns the minimum and maximum number of players.
    pub fn bounds(&self) -> (usize, usize) {
        let (low, high) = self.setting().seats();
        (usize::from(low).max(2), usize::from(high).min(5))
    }

    /// Returns the minimum and maximum number of people who can play together. If the chosen rules do not allow a
    /// number within these bounds, [`Draft::game_for`] uses the base game.
    pub fn people_bounds(&self) -> (usize, usize) {
        if !self.title.info().has_boards {
            return self.bounds();
        }
        // There is a built-in board for every number of players that the base game allows.
        let (fewest, most) = Rulebook::default().seats;
        (usize::from(fewest), usize::from(most))
    }

    /// Returns the setting of the selected game, on the chosen board if it has boards.
    pub fn setting(&self) -> game::Setting {
        let game = self.title.info();
        if game.has_boards {
            return Setting { board: self.chosen().board.clone(), rulebook: self.rulebook }.into();
        }
        let of_game = |name: &&&str| game.rules.contains(name);
        let on: Vec<_> = self.enabled_rules.iter().filter(of_game).map(|name| (*name, "true")).collect();
        (game.setting)(&on).expect("the enabled rules belong to the game")
    }

    /// Returns the levels of the computer players of the selected game, the weakest first.
    pub fn levels(&self) -> &'static [Level] {
        self.title.info().levels
    }

    /// Returns all possible players for a seat: a person, then computer players from weak to strong.
    pub fn offered(&self) -> Vec<PlayerKind> {
        std::iter::once(PlayerKind::Human).chain(self.levels().iter().copied().map(PlayerKind::Bot)).collect()
    }

    /// Selects a game. Adapts the number of players, and replaces levels that the game does not have.
    pub fn set_title(&mut self, title: Title) {
        self.title = title;
        let levels = self.levels();
        for player_kind in self.player_kinds.iter_mut().chain(&mut self.online_kinds) {
            if matches!(player_kind, PlayerKind::Bot(level) if !levels.contains(level)) {
                *player_kind = PlayerKind::Bot(title.info().fallback_level);
            }
        }
        self.set_count(self.count);
    }

    /// Returns the players of the next game.
    pub fn playing(&self) -> &[PlayerKind] {
        &self.player_kinds[..self.count]
    }

    /// Sets the number of players, clamped to [`Draft::bounds`]. If the starting seat no longer exists, it becomes
    /// random.
    pub fn set_count(&mut self, count: usize) {
        let (low, high) = self.bounds();
        self.count = count.clamp(low, high);
        self.start = self.start.filter(|seat| seat.index() < self.count);
    }

    /// Selects the next player kind for a seat, or the previous kind if `step` is -1: a person, then computer players
    /// from weak to strong.
    pub fn step_player_kind(&mut self, seat: usize, step: i32) {
        self.player_kinds[seat] = stepped(&self.offered(), self.player_kinds[seat], step);
    }

    /// Selects the next option for the starting seat, or the previous if `step` is -1: random, then seat by seat.
    pub fn step_start(&mut self, step: i32) {
        let all: Vec<Option<Seat>> = std::iter::once(None).chain(Seat::all(self.count as u8).map(Some)).collect();
        self.start = stepped(&all, self.start, step);
    }

    /// Returns the chosen board.
    pub fn chosen(&self) -> &BoardChoice {
        &self.boards[self.board.min(self.boards.len() - 1)]
    }

    /// Restores the names, the colours and the sides of the people who played the last game.
    pub fn recall_people(&mut self, person: &Profile) {
        self.names.iter_mut().zip(&person.friends).for_each(|(name, friend)| name.clone_from(friend));
        self.owners = person.owners;
        self.sides = person.sides;
    }

    /// Returns the game to start.
    pub fn game(&self) -> NewGame {
        NewGame {
            setting: self.setting(),
            player_kinds: self.playing().to_vec(),
            seed: self.cards.unwrap_or_else(fresh_seed),
            start: self.start,
            people: self.names.to_vec(),
            owners: self.owners,
        }
    }

    /// Returns the names of the enabled rules of the games without boards.
    pub fn enabled_rule_names(&self) -> impl Iterator<Item = &'static str> {
        let all = Title::ALL.into_iter().flat_map(|title| title.info().rules);
        all.copied().filter(|name| self.enabled_rules.contains(name))
    }

    /// Returns true if this rule of a game without boards is enabled.
    pub fn is_on(&self, rule: &str) -> bool {
        self.enabled_rules.contains(&rule)
    }

    /// Enables or disables a rule of a game without boards.
    pub fn switch(&mut self, rule: &str, on: bool) {
        self.enabled_rules.retain(|name| *name != rule);
        let known = Title::ALL.into_iter().flat_map(|title| title.info().rules).find(|name| **name == rule);
        self.enabled_rules.extend(known.filter(|_| on));
    }

    /// Returns the board for this number of people: the chosen board if it suits them, otherwise a built-in board.
    pub fn board_for(&self, people: usize) -> &BoardChoice {
        let chosen = self.chosen();
        if chosen.suits(people) { chosen } else { &self.boards[built_in_for(people)] }
    }

    /// Returns the name of the board, or the name of the game if it has no boards.
    pub fn title_text(&self, board: &BoardChoice) -> Text {
        if self.title.info().has_boards { board.name.clone() } else { labels::title(self.title) }
    }

    /// Returns a game for this number of people at one screen.
    pub fn game_for(&self, people: usize) -> NewGame {
        let (low, high) = self.bounds();
        let rulebook = if (low..=high).contains(&people) { self.rulebook } else { Rulebook::default() };
        let setting = if self.title.info().has_boards {
            Setting { board: self.board_for(people).board.clone(), rulebook }.into()
        } else {
            self.setting()
        };
        let start = self.start.filter(|seat| seat.index() < people);
        NewGame { setting, player_kinds: vec![PlayerKind::Human; people], start, ..self.game() }
    }

    /// Opens the generator of random boards, for the current number of players.
    pub fn open_random_board(&mut self) {
        self.recipe.seats = self.count.clamp(2, 5) as u8;
        self.dialog = Some(Dialog::RandomBoard);
    }

    /// Opens the keypad with the current seed, else with the seed of the previous game, else without digits.
    pub fn open_keys(&mut self) {
        self.keypad_digits = Some(self.cards.or(self.last_cards).map_or_else(String::new, |number| number.to_string()));
    }

    /// Closes the keypad, the dialog or the page, whichever is uppermost. Closing a dialog that was opened from the
    /// gallery or from the detail view of a board returns there, and closing the rules returns to the list of lessons.
    /// Closing the gallery discards the removed board. Returns true if something was closed.
    pub fn step_back(&mut self) -> bool {
        if self.keypad_digits.take().is_some() {
            return true;
        }
        if let Some(dialog) = self.dialog.take() {
            self.dialog = match dialog {
                Dialog::Share | Dialog::NameBoard => Some(Dialog::Board),
                Dialog::Board | Dialog::Filter | Dialog::RandomBoard => Some(Dialog::Boards(self.gallery.page)),
                Dialog::Boards(_) => {
                    self.gallery.removed = None;
                    None
                }
                _ => None,
            };
            return true;
        }
        if self.page == Page::Rules {
            self.page = Page::Learn;
            return true;
        }
        std::mem::take(&mut self.page) != Page::First
    }
}

/// Returns the option `step` places after `now`, or as many before it if `step` is negative. The first option
/// follows the last.
pub fn stepped<T: Copy + PartialEq>(options: &[T], now: T, step: i32) -> T {
    let place = options.iter().position(|option| *option == now).unwrap_or(0);
    options[(place as i32 + step).rem_euclid(options.len() as i32) as usize]
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
