//! The messages that explain why the rules refuse an action.

use zoff::{DEALT_TO_TWO, Illegal, TENTHS};

use super::names::{card, colour_name};
use crate::texts::{Text, text};

/// The message for a refusal.
pub fn refusal(illegal: Illegal) -> Text {
    match illegal {
        Illegal::GameOver => text!("zoff-refused-game-over"),
        Illegal::NotToAct(_) => text!("zoff-refused-not-to-act"),
        Illegal::NotNow(_) => text!("zoff-refused-not-now"),
        Illegal::NotBothColours => text!("zoff-refused-not-both-colours", cows = Text::in_words(DEALT_TO_TWO)),
        Illegal::NotYourColour(colour) => text!("zoff-refused-not-your-colour", hue = colour),
        Illegal::BidTooHigh { highest } => {
            text!("zoff-refused-bid-too-high", cows = i32::from(highest) / TENTHS)
        }
        Illegal::NoSuchColour(colour) => text!("zoff-refused-no-such-colour", hue = colour),
        Illegal::ColourTaken(colour) => text!("zoff-refused-colour-taken", hue = colour),
        Illegal::WrongNumberOfPairs { needed } => text!("zoff-refused-number-of-pairs", pairs = needed),
        Illegal::ColourMissing => text!("zoff-refused-colour-missing"),
        Illegal::NeedlessColour => text!("zoff-refused-needless-colour"),
        Illegal::NotInPlay(prairie) => text!("zoff-refused-not-in-play", prairie = prairie),
        Illegal::PrairieFull(prairie) => text!("zoff-refused-prairie-full", prairie = prairie),
        Illegal::SamePrairie(prairie) => text!("zoff-refused-same-prairie", prairie = prairie),
        Illegal::CardNotHeld(held) => text!("zoff-refused-card-not-held", held = card(held)),
        Illegal::SameCard(held) => text!("zoff-refused-same-card", held = card(held)),
        Illegal::MoreThanTheCard { cows, most } => {
            text!("zoff-refused-more-than-the-card", cows = cows, most = most)
        }
        Illegal::MoreThanTheBonus { cows, most } => {
            text!("zoff-refused-more-than-the-bonus", cows = cows, most = most)
        }
        Illegal::TooFewCows { colour, cows, left } => {
            text!("zoff-refused-too-few-cows", hue = colour, cows = cows, left = left)
        }
        Illegal::TooFewPlaces { prairie, cows, free } => {
            text!("zoff-refused-too-few-places", prairie = prairie, cows = cows, free = free)
        }
        Illegal::SameSize { prairie, colour, other, size } => {
            text!("zoff-refused-same-size", prairie = prairie, hue = colour, other = colour_name(other), size = size)
        }
        Illegal::ColoursMissing => text!("zoff-refused-colours-missing"),
        Illegal::OneColourOnly => text!("zoff-refused-one-colour-only"),
    }
}

/// One example of each refusal.
#[cfg(test)]
pub(crate) fn every_refusal() -> Vec<Illegal> {
    let card = zoff::Card::new(4, b'G').expect("4G is a card");
    let (prairie, colour, other) = (zoff::Prairie::LuckyPickle, zoff::Colour::Blue, zoff::Colour::Green);
    vec![
        Illegal::GameOver,
        Illegal::NotToAct(zoff::Seat(0)),
        Illegal::NotNow("pairs"),
        Illegal::NotBothColours,
        Illegal::NotYourColour(colour),
        Illegal::BidTooHigh { highest: 200 },
        Illegal::NoSuchColour(colour),
        Illegal::ColourTaken(colour),
        Illegal::WrongNumberOfPairs { needed: 2 },
        Illegal::ColourMissing,
        Illegal::NeedlessColour,
        Illegal::NotInPlay(prairie),
        Illegal::PrairieFull(prairie),
        Illegal::SamePrairie(prairie),
        Illegal::CardNotHeld(card),
        Illegal::SameCard(card),
        Illegal::MoreThanTheCard { cows: 5, most: 4 },
        Illegal::MoreThanTheBonus { cows: 2, most: 1 },
        Illegal::TooFewCows { colour, cows: 3, left: 1 },
        Illegal::TooFewPlaces { prairie, cows: 3, free: 2 },
        Illegal::SameSize { prairie, colour, other, size: 4 },
        Illegal::ColoursMissing,
        Illegal::OneColourOnly,
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use zoff::{Colour, Prairie};

    use super::*;
    use crate::texts::Translations;

    #[test]
    fn every_refusal_has_a_distinct_explanation() {
        let mut sentences = BTreeSet::new();
        for illegal in every_refusal() {
            let sentence = Translations::default().tr(refusal(illegal)).to_string();
            assert!(sentence.starts_with(char::is_uppercase) && sentence.ends_with('.'), "{sentence}");
            assert!(sentence.split(' ').count() >= 4, "\"{sentence}\" must explain what is wrong");
            assert!(!sentence.contains("  ") && sentence.len() < 110, "\"{sentence}\" must fit on the prompt line");
            assert!(sentences.insert(sentence.clone()), "\"{sentence}\" must occur only once");
        }
        let same =
            Illegal::SameSize { prairie: Prairie::LuckyPickle, colour: Colour::Blue, other: Colour::Green, size: 4 };
        assert_eq!(
            &*Translations::default().tr(refusal(same)),
            "Blue and Green would both have 4 cows on Lucky-Pickle: no two herds may be the same size."
        );
    }
}
