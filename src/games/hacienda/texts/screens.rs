//! Every English sentence and word of the whole screens and sheets: set-up, curtain, scorings, results, menu, replay.
#![allow(missing_docs, reason = "each text says itself what it is")]

pub use super::category;
use super::setup::{cut, shortened};
use crate::{
    seats::{Seating, Sitter},
    theme::colours::OWNER_NAMES,
};
use hacienda_bots::Level;
use hacienda_rules::{ScoringKind, Seat};

pub const TITLE: &str = "Hacienda";
pub const BYLINE: &str = "A game by Wolfgang Kramer";
pub const INDEPENDENT: &str = "An independent work with its own art and boards";
pub const PLAY: &str = "Play";
pub const CONTINUE_GAME: &str = "Continue the saved game";
pub const OPEN_ASIDE: &str = "The game put aside";
pub const NEW_GAME: &str = "Play a new game";
pub const PLAYERS: &str = "Players";
pub const BOARD: &str = "Board";
pub const CARDS: &str = "Cards";
pub const NEW_CARDS: &str = "New cards";
pub const BEGINS: &str = "Who begins";
pub const DRAWN: &str = "Drawn by lot";
pub const FREE_SEAT: &str = "Free seat: tap to fill it";
pub const FREE_SEAT_SHORT: &str = "Free seat";
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
pub const SCORINGS: &str = "Scorings";
pub const TOTAL: &str = "Total";
pub const PESOS: &str = "Pesos";
pub const FIRST: &str = "1st";
pub const LAST: &str = "final";
pub const RESULTS: &str = "Results";
pub const PLAY_AGAIN: &str = "Play again";
pub const NEW_SETUP: &str = "New set-up";
pub const LOOK_AT_BOARD: &str = "Look at the board";
pub const BY_PESOS_SHORT: &str = "by more pesos";
pub const BY_PESOS: &str = "Equal points: the richer player wins.";

pub const MENU: &str = "Pause";
pub const RESUME: &str = "Go on playing";
pub const RULES: &str = "The rules on one page";
pub const BACK: &str = "Back";
pub const SPEED: &str = "Speed";
pub const LEAVE: &str = "Leave to the set-up";
pub const LEAVE_KEPT: &str = "The game stays saved and can be continued there.";
pub const LEAVE_NOT_KEPT: &str = "This game cannot be saved.";
pub const LEAVE_LOST: &str = "This game cannot be saved. Leave it and lose it?";
pub const LEAVE_ANYWAY: &str = "Leave and lose it";
pub const STAY: &str = "Stay";
pub const DISMISS: &str = "Dismiss";
pub const HAND_OUT: &str = "Save as a file";
pub const OPEN_FILE: &str = "Open a game file";
pub const FULL_SCREEN: &str = "Full screen";
pub const LEAVE_FULL_SCREEN: &str = "Leave full screen";
pub const GIVE_UP: &str = "There is a saved game. A new one takes its place.";
pub const KEEP_SAVED: &str = "Keep the saved game";
pub const GIVE_UP_ANYWAY: &str = "Give it up";

pub const REPLAY: &str = "Replay";
pub const PAUSE: &str = "Pause";
pub const RUN: &str = "Run";
pub const STEP: &str = "One action";
pub const POSITION: &str = "Place in the record";
pub const LEAVE_RECORD: &str = "Leave";

pub const FILE_DURING_GAME: &str = "Leave this game first; then a file can be opened.";

/// Letters of what is wrong with a file, which may quote a whole line of it.
const SAID: usize = 160;

/// A file that the player gave and that is no game.
pub fn unusable_file(name: &str, error: &str) -> String {
    format!("{} is no game that can be opened: {}.", shortened(name), cut(error, SAID))
}

/// A board that the player gave and that can be played on, the boards for which there is no room any more, and why it
/// cannot be kept.
pub fn board_taken(name: &str, gone: &[&str], error: Option<&str>) -> String {
    let ready = format!("The board {} lies ready for the next game", shortened(name));
    match (gone, error) {
        (_, Some(error)) => format!("{ready}, but it cannot be kept for later: {error}."),
        ([], None) => format!("{ready}."),
        (gone, None) => format!("{ready}. No room is left for your oldest: {} kept no longer.", gone_are(gone)),
    }
}

/// "One is" or "One and 3 others are".
fn gone_are(names: &[&str]) -> String {
    let first = shortened(names.first().copied().unwrap_or_default());
    match names.len() {
        0 | 1 => format!("{first} is"),
        2 => format!("{first} and another one are"),
        many => format!("{first} and {} others are", many - 1),
    }
}

/// A board that cannot be forgotten.
pub fn board_stays(error: &str) -> String {
    format!("The board may come back at the next start: {error}.")
}

/// A game put aside that cannot be taken back.
pub fn aside_stays(error: &str) -> String {
    format!("The game that was put aside stays there: {error}.")
}

/// A board that the player gave and that cannot be used, with the line or hex where it breaks.
pub fn unusable_board(name: &str, error: &str) -> String {
    format!("{} is no board that can be played on: {}.", shortened(name), cut(error, SAID))
}

/// A record whose game the rules do not allow.
pub fn unusable_game(error: &str) -> String {
    format!("This game cannot be opened: {error}.")
}

/// The speeds to choose from, as they stand on their chips.
pub const SPEEDS: [&str; 4] = ["½×", "1×", "2×", "4×"];

/// Who sits on a seat, in a word or two.
pub fn sitter(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Human => "You",
        Sitter::Recorded => "A person",
        Sitter::Bot(level) => level_name(level),
    }
}

/// The same where several people share the screen.
pub fn sitter_of_many(who: Sitter) -> &'static str {
    match who {
        Sitter::Human => "A person",
        other => sitter(other),
    }
}

/// What to expect of who sits there.
pub fn sitter_about(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Human => "at this screen",
        Sitter::Recorded => "as it was played",
        Sitter::Bot(Level::Random) => "does anything",
        Sitter::Bot(Level::Greedy) => "the best single action",
        Sitter::Bot(Level::Planner) => "plain plans",
        Sitter::Bot(Level::Ismcts) => "tries without knowing",
        Sitter::Bot(Level::Beginner) => "learns the game, like you",
        Sitter::Bot(Level::Easy) => "looks one action ahead",
        Sitter::Bot(Level::Medium) => "plans turns, and errs",
        Sitter::Bot(Level::Hard) => "plans every turn well",
        Sitter::Bot(Level::Expert) => "foresees your answers",
    }
}

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Random => "Random",
        Level::Greedy => "Greedy",
        Level::Planner => "Planner",
        Level::Ismcts => "Searcher",
        Level::Beginner => "Beginner",
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::Expert => "Expert",
    }
}

/// What everybody at the table is called: "You" for a person who plays alone against computers, else the colour;
/// computers by their level, numbered when there are several of one.
pub fn names(seating: &Seating) -> Vec<String> {
    let alone = seating.humans().count() == 1;
    let name = |(place, who): (usize, &Sitter)| match who {
        Sitter::Human if alone => sitter(*who).to_owned(),
        Sitter::Human | Sitter::Recorded => OWNER_NAMES[place % OWNER_NAMES.len()].to_owned(),
        Sitter::Bot(level) => {
            let same = |others: &[Sitter]| others.iter().filter(|other| *other == who).count();
            let level = level_name(*level);
            if same(&seating.0) > 1 { format!("{level} {}", same(&seating.0[..=place])) } else { level.to_owned() }
        }
    };
    seating.0.iter().enumerate().map(name).collect()
}

/// The name of a seat; its colour where there is none.
pub fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or(OWNER_NAMES[seat.index() % OWNER_NAMES.len()], String::as_str)
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
pub fn saved_line(names: &[String], actions: usize, to_act: Seat) -> String {
    let who = match names {
        [one, other] => format!("{one} against {other}"),
        several => format!("{} players", several.len()),
    };
    let turn = match name(names, to_act) {
        "You" => "your turn".to_owned(),
        other => format!("{other} to act"),
    };
    format!("{who} · {actions} {} played · {turn}", if actions == 1 { "action" } else { "actions" })
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

/// The button that opens the curtain.
pub fn is_here(name: &str) -> String {
    format!("{name} is here")
}

/// The title of a scoring.
pub fn scoring_title(kind: ScoringKind) -> &'static str {
    match kind {
        ScoringKind::Intermediate => "Intermediate scoring",
        ScoringKind::Final => "Final scoring",
    }
}

/// Under the title of a scoring, two lines.
pub fn scoring_about(kind: ScoringKind) -> [&'static str; 2] {
    match kind {
        ScoringKind::Intermediate => ["Half the game is over.", "Everything stays on the board and counts again."],
        ScoringKind::Final => ["The game is over.", "Everything on the board counts once more."],
    }
}

/// Who won.
pub fn winners(names: &[&str]) -> String {
    match names {
        [] => "Nobody wins".to_owned(),
        ["You"] => "You win!".to_owned(),
        [one] => format!("{one} wins!"),
        _ => "A shared win!".to_owned(),
    }
}

/// With how many points; several winners are named here.
pub fn with_points(names: &[&str], points: u16) -> String {
    let points = format!("with {points} {}", if points == 1 { "point" } else { "points" });
    match names {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}, {points}", rest.join(", ")),
        _ => points,
    }
}

/// How many actions of a record were played.
pub fn position(at: usize, of: usize) -> String {
    format!("{at} of {of}")
}
