//! Why an action is refused: one variant for each reason a player can run into, with a sentence that says what is missing.

use crate::{Card, Colour, Prairie};
use tabletop::{Seat, sentences};

/// A refusal: what is missing, as data. Its [`reason`](Illegal::reason) is a fixed word for files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// Others must act first.
    #[error("seat {} has nothing to decide now", .0.0)]
    NotToAct(Seat),
    /// The game waits for something else.
    #[error("the game waits for something else now: {0}")]
    NotNow(&'static str),
    /// A cow of each own colour comes first (ZOFF 5).
    #[error("among the first cows must be one of each own colour")]
    NotBothColours,
    /// A colour of somebody else.
    #[error("{} is not your colour", .0.word())]
    NotYourColour(Colour),
    /// A bid is out of range (ZOFF 6).
    #[error("a bid is at most {}.{} cows", .highest / 10, .highest % 10)]
    BidTooHigh {
        /// The highest bid, in tenths of a cow.
        highest: u16,
    },
    /// Nobody has these cows in this game.
    #[error("{} is not to be had in this game", .0.word())]
    NoSuchColour(Colour),
    /// Somebody took it.
    #[error("{} is taken", .0.word())]
    ColourTaken(Colour),
    /// Two pairs, or one where one prairie alone is open (ZOFF 3).
    #[error("choose {needed} of a prairie card and a cow card", needed = if *.needed == 1 { "one pair" } else { "two pairs" })]
    WrongNumberOfPairs {
        /// Pairs that are needed.
        needed: u8,
    },
    /// Two players name the colour of each pair (ZOFF 5 and 8).
    #[error("each pair needs its colour: one pair for each of your colours")]
    ColourMissing,
    /// A pair has a colour where nobody has two.
    #[error("a pair has no colour here: it is for all your cows")]
    NeedlessColour,
    /// The prairie is not in play with so many players (ZOFF 1).
    #[error("{} is not in play", .0.word())]
    NotInPlay(Prairie),
    /// Every place is taken; its cards are out of the game (ZOFF 3).
    #[error("{} is full", .0.word())]
    PrairieFull(Prairie),
    /// The pairs need two prairies (ZOFF 3).
    #[error("both pairs are for {}: they need two different prairies", .0.word())]
    SamePrairie(Prairie),
    /// The card was played, or is another colour's.
    #[error("you do not hold the card {0}")]
    CardNotHeld(Card),
    /// A card goes into one pair.
    #[error("the card {0} is in both pairs")]
    SameCard(Card),
    /// More than the card allows (ZOFF 3).
    #[error("the card allows {}, not {cows}", counted(*.most, "cow"))]
    MoreThanTheCard {
        /// Cows to be placed.
        cows: u8,
        /// Cows allowed.
        most: u8,
    },
    /// More than the bonus gives (ZOFF 3).
    #[error("the bonus gives {}, not {cows}", counted(*.most, "cow"))]
    MoreThanTheBonus {
        /// Cows to be placed.
        cows: u8,
        /// Cows allowed.
        most: u8,
    },
    /// The supply is too small (ZOFF 3).
    #[error("you have {} left, not {cows}", counted(*.left, &format!("{} cow", .colour.word())))]
    TooFewCows {
        /// Their colour.
        colour: Colour,
        /// Cows to be placed.
        cows: u8,
        /// Cows left.
        left: u8,
    },
    /// There is not so much room (ZOFF 3).
    #[error("{} has {}, not {cows}", .prairie.word(), counted(*.free, "free place"))]
    TooFewPlaces {
        /// Where.
        prairie: Prairie,
        /// Cows to be placed.
        cows: u8,
        /// Free places.
        free: u8,
    },
    /// Two herds would be equally large (ZOFF 3).
    #[error("two herds of {} would stand on {}: {} and {}", counted(*.size, "cow"), .prairie.word(), .colour.word(), .other.word())]
    SameSize {
        /// Where.
        prairie: Prairie,
        /// Whose herd would grow.
        colour: Colour,
        /// Whose herd has that size.
        other: Colour,
        /// Cows in each.
        size: u8,
    },
    /// Two players, one prairie: the cows need their colours (ZOFF 5).
    #[error("say how many cows of which colour: both of yours may be placed by this pair")]
    ColoursMissing,
    /// The pair is for one colour.
    #[error("this pair is for one colour: say only how many cows")]
    OneColourOnly,
}

/// "1 cow", "2 cows".
fn counted(count: u8, one: &str) -> String {
    sentences::counted(usize::from(count), one, &format!("{one}s"))
}

impl Illegal {
    /// The fixed word for the reason.
    pub fn reason(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::NotToAct(_) => "not_to_act",
            Illegal::NotNow(_) => "not_now",
            Illegal::NotBothColours => "not_both_colours",
            Illegal::NotYourColour(_) => "not_your_colour",
            Illegal::BidTooHigh { .. } => "bid_too_high",
            Illegal::NoSuchColour(_) => "no_such_colour",
            Illegal::ColourTaken(_) => "colour_taken",
            Illegal::WrongNumberOfPairs { .. } => "wrong_number_of_pairs",
            Illegal::ColourMissing => "colour_missing",
            Illegal::NeedlessColour => "needless_colour",
            Illegal::NotInPlay(_) => "not_in_play",
            Illegal::PrairieFull(_) => "prairie_full",
            Illegal::SamePrairie(_) => "same_prairie",
            Illegal::CardNotHeld(_) => "card_not_held",
            Illegal::SameCard(_) => "same_card",
            Illegal::MoreThanTheCard { .. } => "more_than_the_card",
            Illegal::MoreThanTheBonus { .. } => "more_than_the_bonus",
            Illegal::TooFewCows { .. } => "too_few_cows",
            Illegal::TooFewPlaces { .. } => "too_few_places",
            Illegal::SameSize { .. } => "same_size",
            Illegal::ColoursMissing => "colours_missing",
            Illegal::OneColourOnly => "one_colour_only",
        }
    }
}
