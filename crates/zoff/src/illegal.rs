//! The reasons for refusing an action, each with an error message.

use crate::{Card, Colour, Prairie, formats::actions::bid_text};
use tabletop::{Seat, sentences};

/// The reason for refusing an action. [`reason`](Illegal::reason) returns its fixed word for files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The seat has no decision to make now.
    #[error("seat {} has nothing to decide now", .0.0)]
    NotToAct(Seat),
    /// The game waits for a different kind of action.
    #[error("the game is waiting for something else: {0}")]
    NotNow(&'static str),
    /// The first cows do not include both colours of the player (rules: `zoff-rules-two-text`).
    #[error("the first cows must include one of each of your colours")]
    NotBothColours,
    /// The player does not have the colour.
    #[error("{} is not your colour", .0.word())]
    NotYourColour(Colour),
    /// The bid is too high (rules: `zoff-rules-auction`).
    #[error("a bid may be at most {} cows", bid_text(*.highest))]
    BidTooHigh {
        /// The highest bid allowed, in tenths of a cow.
        highest: u16,
    },
    /// The colour cannot be taken in this game.
    #[error("{} is not available in this game", .0.word())]
    NoSuchColour(Colour),
    /// The colour is already taken.
    #[error("{} is taken", .0.word())]
    ColourTaken(Colour),
    /// The number of pairs is wrong (rules: `zoff-rules-choose-text`, `zoff-rules-choose-one`).
    #[error("choose {needed} of a prairie card and a cow card", needed = if *.needed == 1 { "one pair" } else { "two pairs, each" })]
    WrongNumberOfPairs {
        /// The number of pairs needed.
        needed: u8,
    },
    /// A pair has no colour, or one of the player's two colours has no pair (rules: `zoff-rules-two-pairs`).
    #[error("each pair needs a colour: choose one pair for each of your colours")]
    ColourMissing,
    /// A pair has a colour, although the pair is for all of the player's cows.
    #[error("do not name a colour: this pair is for all your cows")]
    NeedlessColour,
    /// The prairie is not in play with this number of players (rules: `zoff-rules-dealt-without`).
    #[error("{} is not in play", .0.word())]
    NotInPlay(Prairie),
    /// The prairie is full, and its cards are out of the game (rules: `zoff-rules-bonus`).
    #[error("{} is full", .0.word())]
    PrairieFull(Prairie),
    /// Both pairs have the same prairie (rules: `zoff-rules-choose-text`).
    #[error("both pairs are for {}: choose two different prairies", .0.word())]
    SamePrairie(Prairie),
    /// The card is not in the player's hand.
    #[error("you do not hold the card {0}")]
    CardNotHeld(Card),
    /// Both pairs have the same card.
    #[error("the card {0} is in both pairs")]
    SameCard(Card),
    /// The number of cows exceeds the value of the card (rules: `zoff-rules-place-number`).
    #[error("the card allows {}, not {cows}", counted(*.most, "cow"))]
    MoreThanTheCard {
        /// The number of cows.
        cows: u8,
        /// The maximum number of cows allowed.
        most: u8,
    },
    /// The bonus or the fair gives fewer cows (rules: `zoff-rules-bonus-text`, `zoff-rules-fair`).
    #[error("the bonus gives {}, not {cows}", counted(*.most, "cow"))]
    MoreThanTheBonus {
        /// The number of cows.
        cows: u8,
        /// The maximum number of cows allowed.
        most: u8,
    },
    /// The player has too few cows left.
    #[error("you have {} left, not {cows}", counted(*.left, &format!("{} cow", .colour.word())))]
    TooFewCows {
        /// The colour of the cows.
        colour: Colour,
        /// The number of cows.
        cows: u8,
        /// The number of cows left.
        left: u8,
    },
    /// The prairie has too few free places (rules: `zoff-rules-place-number`).
    #[error("{} has {}, not {cows}", .prairie.word(), counted(*.free, "free place"))]
    TooFewPlaces {
        /// The prairie.
        prairie: Prairie,
        /// The number of cows.
        cows: u8,
        /// The number of free places.
        free: u8,
    },
    /// Two herds on a prairie would have the same size (rules: `zoff-rules-place-sizes`).
    #[error("{} and {} would both have {} on {}", .colour.word(), .other.word(), counted(*.size, "cow"), .prairie.word())]
    SameSize {
        /// The prairie.
        prairie: Prairie,
        /// The colour of one of the player's herds.
        colour: Colour,
        /// The colour of the other herd of that size.
        other: Colour,
        /// The size of both herds.
        size: u8,
    },
    /// The cows have no colours, although the pair is for both colours of the player (rules: `zoff-rules-two-one`).
    #[error("give the number of cows of each colour: this pair is for both your colours")]
    ColoursMissing,
    /// The cows have colours, although the pair is for one colour.
    #[error("this pair is for one colour: give only the number of cows")]
    OneColourOnly,
}

/// A count with its noun, such as "1 cow" or "2 cows".
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
