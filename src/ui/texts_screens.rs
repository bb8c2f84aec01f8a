//! Every English sentence and word of the whole screens and sheets: set-up, curtain, scorings, results, menu, replay.
#![allow(missing_docs, reason = "each text says itself what it is")]

use crate::{
    bots::Level,
    rules::{Category, Rulebook, ScoringKind, Seat},
    seats::{Seating, Sitter},
    theme::colours::OWNER_NAMES,
};

pub const TITLE: &str = "Hacienda";
pub const BYLINE: &str = "A game by Wolfgang Kramer";
pub const INDEPENDENT: &str = "An independent work with its own art and boards";
pub const PLAY: &str = "Play";
pub const CONTINUE_GAME: &str = "Continue the saved game";
pub const NEW_GAME: &str = "Play a new game";
pub const PLAYERS: &str = "Players";
pub const BOARD: &str = "Board";
pub const CARDS: &str = "Cards";
pub const NEW_CARDS: &str = "New cards";
pub const BEGINS: &str = "Who begins";
pub const DRAWN: &str = "Drawn by lot";
pub const FREE_SEAT: &str = "Free seat: tap to fill it";
pub const SOUND: &str = "Sound";
pub const VOLUME: &str = "Volume";
pub const QUIT: &str = "Quit";
pub const OK: &str = "OK";
pub const CANCEL: &str = "Cancel";
pub const DELETE: &str = "Delete";
pub const CARDS_TITLE: &str = "Number of the cards";
pub const CARDS_HELP: &str = "The same number deals the same cards again.";
pub const NEXT: &str = "next";
pub const PREVIOUS: &str = "previous";

pub const TAP_WHEN_THERE: &str = "Tap when you are there";
pub const TAKE_BACK: &str = "Take the last action back";
pub const HANDS_HIDDEN: &str = "All hands are hidden";

pub const SHOW_ALL: &str = "Show all";
pub const CONTINUE: &str = "Continue";
pub const THIS_SCORING: &str = "This scoring";
pub const FIRST_SCORING: &str = "First scoring";
pub const TOTAL: &str = "Total";
pub const PESOS: &str = "Pesos";
pub const FIRST: &str = "1st";
pub const LAST: &str = "final";
pub const RESULTS: &str = "Results";
pub const PLAY_AGAIN: &str = "Play again";
pub const NEW_SETUP: &str = "New set-up";
pub const LOOK_AT_BOARD: &str = "Look at the board";
pub const BY_PESOS: &str = "Equal points: the richer player wins.";

pub const MENU: &str = "Pause";
pub const RESUME: &str = "Go on playing";
pub const RULES: &str = "The rules on one page";
pub const BACK: &str = "Back";
pub const SPEED: &str = "Speed";
pub const LEAVE: &str = "Leave to the set-up";
pub const LEAVE_KEPT: &str = "The game stays saved and can be continued there.";
pub const LEAVE_REPLAY: &str = "The record stays as it is.";
pub const LEAVE_LOST: &str = "This game cannot be saved. Leave it and lose it?";
pub const LEAVE_ANYWAY: &str = "Leave and lose it";
pub const STAY: &str = "Stay";
pub const DISMISS: &str = "Dismiss";

pub const REPLAY: &str = "Replay";
pub const PAUSE: &str = "Pause";
pub const RUN: &str = "Run";
pub const STEP: &str = "One action";
pub const POSITION: &str = "Place in the record";
pub const LEAVE_RECORD: &str = "Leave";

/// The speeds to choose from, as they stand on their chips.
pub const SPEEDS: [&str; 4] = ["½×", "1×", "2×", "4×"];

/// Who sits on a seat, in a word or two.
pub fn sitter(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Human => "You",
        Sitter::Bot(level) => level_name(level),
    }
}

/// The same where several people share the screen.
pub fn sitter_of_many(who: Sitter) -> &'static str {
    match who {
        Sitter::Human => "A person",
        bot => sitter(bot),
    }
}

/// What to expect of who sits there.
pub fn sitter_about(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Human => "at this screen",
        Sitter::Bot(Level::Random) => "anything goes",
        Sitter::Bot(Level::Greedy) => "takes the best single action",
    }
}

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "Random",
        Level::Greedy => "Greedy",
    }
}

/// What a player is called: the only person at the table is "You", everybody else goes by the colour.
pub fn player(seating: &Seating, seat: Seat) -> &'static str {
    let mut humans = seating.humans();
    match (humans.next(), humans.next()) {
        (Some(only), None) if only == seat => "You",
        _ => OWNER_NAMES[seat.index() % OWNER_NAMES.len()],
    }
}

/// What the next game would be, under the word "Play".
pub fn play_line(sitters: &[Sitter], board: &str) -> String {
    let humans = sitters.iter().filter(|who| **who == Sitter::Human).count();
    let bots: Vec<&str> = sitters.iter().filter(|who| **who != Sitter::Human).map(|bot| sitter(*bot)).collect();
    let who = match (humans, bots.as_slice()) {
        (0, bots) => format!("{} computer players among themselves", bots.len()),
        (1, [bot]) => format!("You against {bot}"),
        (1, bots) => format!("You against {} computer players", bots.len()),
        (humans, []) => format!("{humans} people"),
        (humans, [_]) => format!("{humans} people and a computer player"),
        (humans, bots) => format!("{humans} people and {} computer players", bots.len()),
    };
    format!("{who} · {board}")
}

/// What the saved game is.
pub fn saved_line(players: usize, actions: usize, to_act: &str) -> String {
    format!(
        "{players} players · {actions} {} played · {to_act} to act",
        if actions == 1 { "action" } else { "actions" }
    )
}

/// What a board offers.
pub fn board_line(markets: u16, hexes: usize) -> String {
    format!("{markets} markets, {hexes} hexes")
}

/// A board of ours by its fixed name, another by the name its author gave it.
pub fn board_name(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The number of the cards, in groups of three so that it can be read aloud.
pub fn seed(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// Who comes to the screen.
pub fn pass_to(name: &str) -> String {
    format!("Pass to {name}")
}

/// The title of a scoring.
pub fn scoring_title(kind: ScoringKind) -> &'static str {
    match kind {
        ScoringKind::Intermediate => "Intermediate scoring",
        ScoringKind::Final => "Final scoring",
    }
}

/// Under the title of a scoring.
pub fn scoring_about(kind: ScoringKind) -> &'static str {
    match kind {
        ScoringKind::Intermediate => "The first half is over. Everything stays on the board and counts again.",
        ScoringKind::Final => "The game is over. This is what the second half brought.",
    }
}

/// A category of a scoring.
pub fn category(category: Category) -> &'static str {
    match category {
        Category::Markets => "Markets",
        Category::Chains => "Land chains",
        Category::Haciendas => "Haciendas",
        Category::Ponds => "Ponds",
        Category::Herds => "Herds",
        Category::Money => "Money",
    }
}

/// Who won.
pub fn winners(names: &[&str]) -> String {
    match names {
        [] => "Nobody wins".to_owned(),
        ["You"] => "You win!".to_owned(),
        [one] => format!("{one} wins!"),
        [rest @ .., last] => format!("{} and {last} share the win!", rest.join(", ")),
    }
}

/// How many actions of a record were played.
pub fn position(at: usize, of: usize) -> String {
    format!("{at} of {of}")
}

/// The title over what can be done in a turn.
pub fn rules_turn(book: &Rulebook) -> String {
    format!("A turn: up to {} actions, in any order", book.actions)
}

/// The title over what scores.
pub fn rules_scoring(book: &Rulebook) -> &'static str {
    if book.running_score { "Points count as they come; money at the end" } else { "What counts, in both scorings" }
}
