//! The game that the set-up screen proposes: who sits where, on which board, with which cards.

use std::{cmp::Ordering, sync::Arc};

use bevy::prelude::*;

use super::words;
pub use crate::boards::looking::Choosable;
use crate::{
    boards::looking::Gallery,
    game::{self, FIRST_OPPONENT, FIRST_PLAYERS, Title},
    launch::LaunchOptions,
    owners::Owners,
    person::Person,
    seats::{Name, Sides, Sitter},
    seed::{fresh_number, fresh_seed},
    texts::Text,
    ui::wishes::NewGame,
};
use hacienda_rules::{
    Board, Game, HouseRules, Rulebook, Setting,
    maps::{self, OurBoard, generate::Recipe},
};
use tabletop::{Level, Seat};

/// The most digits of a seed that can be keyed in.
pub const SEED_DIGITS: usize = 9;

/// What the first screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The poster and what can be played at once.
    #[default]
    First,
    /// How many people play together.
    Together,
    /// The list of lessons.
    Learn,
    /// The rules.
    Rules,
    /// Everything about the next game.
    More,
}

/// The sheet that lies over the set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// Who sits on this seat.
    Sitter(usize),
    /// What the person on this seat wants to be called.
    Name(usize),
    /// All boards, this page of them; the page with the chosen one when left out.
    Boards(Option<usize>),
    /// Which of them are shown, and in what order.
    Sift,
    /// The board that is looked at, large.
    Board,
    /// The ways to hand it on.
    Share,
    /// What it is to be called, one of the player's own.
    NameBoard,
    /// A board made by chance.
    Chance,
    /// The rules of the game.
    Rules,
    /// The saved games, this page of them.
    Saves(usize),
    /// Whether the saved game in this line is really to be removed.
    RemoveSave(usize),
    /// Whose work is in the game.
    Licences,
}

/// What the set-up screen has been told so far.
#[derive(Resource, Debug, Clone)]
pub struct Draft {
    /// Which game's box lies in front.
    pub title: Title,
    /// The rules of games without boards that are switched on.
    pub switched: Vec<&'static str>,
    /// What is shown of it.
    pub page: Page,
    /// The page and the sheet that are shown when the screen opens next, where that is not its first page.
    pub opens: Option<(Page, Option<Sheet>)>,
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
    /// The number of the cards, where the same are wanted again; drawn anew when left out.
    pub cards: Option<u64>,
    /// The number of the cards of the game before.
    pub last_cards: Option<u64>,
    /// How many people played together last.
    pub people: Option<usize>,
    /// Who begins; drawn when left out.
    pub start: Option<Seat>,
    /// The level that the person would beat in every second game against so many, as far as is known.
    pub even: Option<Level>,
    /// What people want to be called, by seat.
    pub names: [Name; 5],
    /// Which colours they want; computers have what is left over.
    pub owners: Owners,
    /// Whether the screen lies flat among people.
    pub flat: bool,
    /// At which side of it they sit then.
    pub sides: Sides,
    /// The digits keyed in so far, while the keys are shown.
    pub keyed: Option<String>,
    /// How the boards are looked at.
    pub gallery: Gallery,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft::from(&LaunchOptions::default())
    }
}

impl From<&LaunchOptions> for Draft {
    /// What a newcomer wants is one tap away: one person against computer players who can be beaten, on a board made for as
    /// many; or the board and the rules that were asked for.
    fn from(options: &LaunchOptions) -> Draft {
        let mut boards: Vec<Choosable> = maps::OURS.iter().map(Choosable::ours).collect();
        let board =
            if options.asked { place_of(&mut boards, options.setting.board.clone()) } else { made_for(FIRST_PLAYERS) };
        let other = Sitter::Bot(FIRST_OPPONENT);
        let mut draft = Draft {
            title: Title::default(),
            switched: Vec::new(),
            page: Page::First,
            opens: None,
            sitters: [Sitter::Human, other, other, other, other],
            count: FIRST_PLAYERS,
            boards,
            board,
            rulebook: options.setting.rulebook,
            recipe: Recipe { number: fresh_number(), ..Recipe::default() },
            sheet: None,
            cards: options.seed,
            last_cards: None,
            people: None,
            start: options.start,
            even: None,
            names: Default::default(),
            owners: Owners::default(),
            flat: false,
            sides: Sides::default(),
            keyed: None,
            gallery: Gallery::default(),
        };
        let fewest = draft.chosen().seats.iter().copied().map(usize::from).min().unwrap_or(2);
        draft.set_count(if draft.chosen().suits(FIRST_PLAYERS) { FIRST_PLAYERS } else { fewest });
        draft.set_title(options.title.unwrap_or_default());
        draft
    }
}

/// The place of the board of ours that was drawn for so many players.
fn made_for(count: usize) -> usize {
    let fits = |ours: &OurBoard| ours.game == Game::Base && ours.seats.first().copied().map(usize::from) == Some(count);
    maps::OURS.iter().position(fits).unwrap_or(0)
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
        let (low, high) = self.setting().seats();
        (usize::from(low).max(2), usize::from(high).min(5))
    }

    /// The fewest and the most people who can play together: rules that are for fewer make room.
    pub fn bounds_together(&self) -> (usize, usize) {
        if !self.title.entry().has_boards {
            return self.bounds();
        }
        // Whatever rules are chosen, there is a board on which all can play by the base game's.
        let (fewest, most) = Rulebook::default().seats;
        (usize::from(fewest), usize::from(most))
    }

    /// The rules of the game in front, on the chosen board where it has one.
    pub fn setting(&self) -> game::Setting {
        let game = self.title.entry();
        if game.has_boards {
            return Setting { board: self.chosen().board.clone(), rulebook: self.rulebook }.into();
        }
        let of_game = |name: &&&str| game.rules.contains(name);
        let on: Vec<_> = self.switched.iter().filter(of_game).map(|name| (*name, "true")).collect();
        (game.setting)(&on).expect("each is a switch of the game")
    }

    /// The computer players of the game in front, the weakest first.
    pub fn levels(&self) -> &'static [Level] {
        self.title.entry().levels
    }

    /// Everybody who may be asked to sit down: a person, then computers from weak to strong.
    pub fn offered(&self) -> Vec<Sitter> {
        std::iter::once(Sitter::Human).chain(self.levels().iter().copied().map(Sitter::Bot)).collect()
    }

    /// Another game's box comes to the front: as many play as may, and whoever does not know it makes room.
    pub fn set_title(&mut self, title: Title) {
        self.title = title;
        let levels = self.levels();
        for sitter in &mut self.sitters {
            if matches!(sitter, Sitter::Bot(level) if !levels.contains(level)) {
                *sitter = Sitter::Bot(title.entry().other);
            }
        }
        self.set_count(self.count);
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
        let kinds = self.offered();
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

    /// Those who played last are called as they were then, and have their colours.
    pub fn recall_people(&mut self, person: &Person) {
        self.names.iter_mut().zip(&person.friends).for_each(|(name, friend)| name.clone_from(friend));
        self.owners = person.owners;
        self.sides = person.sides;
    }

    /// The game as it would be played.
    pub fn game(&self) -> NewGame {
        NewGame {
            setting: self.setting(),
            sitters: self.playing().to_vec(),
            seed: self.cards.unwrap_or_else(fresh_seed),
            start: self.start,
            people: self.names.to_vec(),
            owners: self.owners,
        }
    }

    /// The names of the other games' rules that are changed.
    pub fn changed(&self) -> impl Iterator<Item = &'static str> {
        let all = Title::ALL.into_iter().flat_map(|title| title.entry().rules);
        all.copied().filter(|name| self.switched.contains(name))
    }

    /// Whether a rule of a game without boards is switched on.
    pub fn is_on(&self, rule: &str) -> bool {
        self.switched.contains(&rule)
    }

    /// Switches a rule on or off by its name, which some game has.
    pub fn switch(&mut self, rule: &str, on: bool) {
        self.switched.retain(|name| *name != rule);
        let known = Title::ALL.into_iter().flat_map(|title| title.entry().rules).find(|name| **name == rule);
        self.switched.extend(known.filter(|_| on));
    }

    /// The board on which so many people would play together: the chosen one, or one that was drawn for them.
    pub fn board_for(&self, people: usize) -> &Choosable {
        let chosen = self.chosen();
        if chosen.suits(people) { chosen } else { &self.boards[made_for(people)] }
    }

    /// What is played on this board: the board, or another game than Hacienda.
    pub fn what(&self, board: &Choosable) -> Text {
        if self.title.entry().has_boards { board.name.clone() } else { words::title(self.title) }
    }

    /// A game between so many people at one screen.
    pub fn together(&self, people: usize) -> NewGame {
        let (low, high) = self.bounds();
        let rulebook = if (low..=high).contains(&people) { self.rulebook } else { Rulebook::default() };
        let setting = if self.title.entry().has_boards {
            Setting { board: self.board_for(people).board.clone(), rulebook }.into()
        } else {
            self.setting()
        };
        let start = self.start.filter(|seat| seat.index() < people);
        NewGame { setting, sitters: vec![Sitter::Human; people], start, ..self.game() }
    }

    /// The sheet on which a board is made by chance, for as many as play.
    pub fn open_chance(&mut self) {
        self.recipe.seats = self.count.clamp(2, 5) as u8;
        self.sheet = Some(Sheet::Chance);
    }

    /// The keys for the number of the cards, with that of the game before.
    pub fn open_keys(&mut self) {
        self.keyed = Some(self.cards.or(self.last_cards).map_or_else(String::new, |number| number.to_string()));
    }

    /// What was open is shut: the keys, a sheet, then the page. What lies over the boards comes back to them, and what was
    /// removed goes with them. Gives whether there was something.
    pub fn step_back(&mut self) -> bool {
        if self.keyed.take().is_some() {
            return true;
        }
        if let Some(sheet) = self.sheet.take() {
            self.sheet = match sheet {
                Sheet::Share | Sheet::NameBoard => Some(Sheet::Board),
                Sheet::Board | Sheet::Sift | Sheet::Chance => Some(Sheet::Boards(self.gallery.page)),
                Sheet::Boards(_) => {
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

fn turned(now: usize, step: i32, of: usize) -> usize {
    (now as i32 + step).rem_euclid(of as i32) as usize
}

#[cfg(test)]
#[path = "draft_tests.rs"]
mod tests;
