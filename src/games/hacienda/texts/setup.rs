//! Every English sentence and word of the sheets on which boards and rules are chosen.
#![allow(missing_docs, reason = "each text says itself what it is")]

use hacienda_rules::{Game, HouseRules, Rulebook};

pub const CHOOSE_BOARD: &str = "Choose a board";
pub const CHOOSE_RULES: &str = "Choose the rules";
pub const RULES_LABEL: &str = "Rules";

pub const BOARDS: &str = "Boards";
pub const BY_CHANCE: &str = "A board by chance";
pub const OPEN_BOARD: &str = "Open a board file";
pub const HAND_OUT_BOARD: &str = "Save this board";
/// Shorter and shorter.
pub const DROP_BOARD: [&str; 3] = ["Or drop a .haz file on this window.", "Or drop a .haz file.", ""];
pub const REMOVE_BOARD: &str = "Remove this board";
pub const KEEP_BOARD: &str = "Keep it";
pub const REMOVE_ANYWAY: &str = "Remove it";
pub const YOURS: &str = "Yours";
pub const TOO_LARGE_TO_KEEP: &str = "it is too large";
pub const PREVIOUS_PAGE: &str = "Previous page";
pub const NEXT_PAGE: &str = "Next page";
pub const ANOTHER: &str = "Another one";
pub const TAKE_BOARD: &str = "Play on it";

pub const PLAYERS: &str = "players";
pub const SYMMETRY: &str = "symmetry";
/// In the order of [`hacienda_rules::maps::generate::Symmetry::ALL`].
pub const SYMMETRIES: [&str; 4] = ["Mirrored", "Half a turn", "A third", "None"];
pub const SIZE: &str = "size";
pub const SIZES: [&str; 5] = ["Tiny", "Small", "Usual", "Large", "Huge"];
pub const LAND: &str = "land";
pub const MARKETS: &str = "markets";
pub const WATER: &str = "water";
pub const AMOUNTS: [&str; 5] = ["Very few", "Few", "Usual", "Many", "Most"];
pub const MUCH: [&str; 5] = ["Very little", "Little", "Usual", "Much", "Most"];

pub const RULES_OF_GAME: &str = "Rules of this game";
pub const GAME: &str = "Game";
pub const RUNNING_SCORE: &str = "Running score";
pub const RUNNING_ABOUT: &str = "Points count after every action, and there is no scoring in between.";
pub const MIXED_HERDS: &str = "Mixed herds";
pub const MIXED_ABOUT: &str = "All your animals that touch are one herd, whatever their species.";
pub const SEVERAL_HACIENDAS: &str = "Several haciendas";
pub const SEVERAL_ABOUT: &str = "A chain or herd may hold more than one hacienda.";
pub const LAND_RESHUFFLE: &str = "Land comes back";
pub const RESHUFFLE_ABOUT: &str = "When the land cards run out, those that were played are shuffled and dealt again.";
pub const SCORE_AT_TURN: &str = "Score at once";
pub const SCORE_AT_ABOUT: &str = "A scoring comes at the end of the turn that brings it, not of the round.";
pub const HARVEST: &str = "Harvest";
pub const HARVEST_ABOUT: &str = "The fewest tiles of a chain that may be harvested.";

/// What a game is called.
pub fn game(game: Game) -> &'static str {
    match game {
        Game::Base => "Base game",
        Game::Variant1 => "Variant 1",
        Game::Crucible => "The Crucible",
    }
}

/// What a game changes, in a sentence.
pub fn game_about(game: Game) -> &'static str {
    match game {
        Game::Base => "The game as it comes: land, herds, markets, ponds and haciendas.",
        Game::Variant1 => "A market pays herd times touching land, herds score, and haciendas and ponds cost 20 pesos.",
        Game::Crucible => "A duel for two with half the cards: markets and ponds count more, land counts less.",
    }
}

/// What is chosen beside the game, in a line, and shorter for places where that is too long; `None` when nothing is.
pub fn extras(book: &Rulebook) -> Option<[String; 2]> {
    let usual = HouseRules::default();
    let house = book.house;
    let changed = [
        house.land_reshuffle != usual.land_reshuffle,
        house.mixed_herds != usual.mixed_herds,
        house.harvest_minimum != usual.harvest_minimum,
        house.several_haciendas != usual.several_haciendas,
        house.score_at_end_of_turn != usual.score_at_end_of_turn,
    ];
    let changed = changed.into_iter().filter(|changed| *changed).count();
    let house = match changed {
        0 => None,
        1 => Some("1 house rule".to_owned()),
        many => Some(format!("{many} house rules")),
    };
    let running = book.running_score.then(|| RUNNING_SCORE.to_lowercase());
    let all: Vec<String> = running.into_iter().chain(house).collect();
    (!all.is_empty()).then(|| [format!("with {}", all.join(" and ")), "with changes".to_owned()])
}

/// "Harvest from 3 tiles".
pub fn harvest_minimum(tiles: u8) -> String {
    format!("{HARVEST} from {tiles} {}", if tiles == 1 { "tile" } else { "tiles" })
}

/// "2 of 3".
pub fn page_of(page: usize, pages: usize) -> String {
    format!("{} / {pages}", page + 1)
}

/// A name of a board or file, which may be a whole book.
pub fn shortened(name: &str) -> String {
    let name = name.trim();
    if name.is_empty() { "A board without a name".to_owned() } else { cut(name, 40) }
}

/// A text of at most so many letters.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most { text.to_owned() } else { text.chars().take(most - 1).chain(['…']).collect() }
}

/// Before a board of the player's own is forgotten.
pub fn remove_board(name: &str) -> String {
    format!("{name} would no longer be offered. Files of it that you have stay where they are.")
}

/// A board that was kept and cannot be read.
pub fn broken_board(file: &str, error: &str) -> String {
    format!("A board that was kept is no board any more and was put aside ({file}: {error}).")
}

/// Whose a board is.
pub fn by_author(author: &str) -> String {
    if author.trim().is_empty() { "A board of yours.".to_owned() } else { format!("A board by {}.", shortened(author)) }
}

/// "2–5 players · 10 markets · 211 hexes", then shorter and shorter for places where that is too long; without the
/// players when nobody says for how many it is. A board of the player's own says so.
pub fn board_facts(seats: &[u8], own: bool, markets: u16, hexes: usize) -> [String; 3] {
    let seats = match (seats.iter().min(), seats.iter().max()) {
        (Some(low), Some(high)) if low == high => format!("{low} players · "),
        (Some(low), Some(high)) => format!("{low}–{high} players · "),
        _ if own => format!("{YOURS} · "),
        _ => String::new(),
    };
    let markets = if markets == 1 { "1 market".to_owned() } else { format!("{markets} markets") };
    [format!("{seats}{markets} · {hexes} hexes"), format!("{seats}{markets}"), markets]
}
