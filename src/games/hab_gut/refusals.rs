//! The messages that explain why the rules refuse an action.

use hab_gut::{Illegal, MarketCard};

use crate::texts::{Kind, Text, text};

/// A market card as text, such as "Salt +6".
pub fn card(card: MarketCard) -> Text {
    text!("hg-card", good = card.good(), sign = sign(card.steps()), steps = card.steps().unsigned_abs())
}

/// `plus` or `minus`, the message argument for a sign.
pub fn sign(steps: impl Into<i64>) -> Kind {
    Kind(if steps.into() < 0 { "minus" } else { "plus" })
}

/// The message for a refusal.
pub fn refusal(illegal: Illegal) -> Text {
    match illegal {
        Illegal::GameOver => text!("hg-refused-game-over"),
        Illegal::NotYourTurn(_) => text!("hg-refused-not-your-turn"),
        Illegal::NotNow(phase) => text!("hg-refused-not-now", phase = phase),
        Illegal::WrongNumberOfShares { shares, most } => {
            text!("hg-refused-wrong-number", shares = shares, most = most)
        }
        Illegal::Worthless(good) => text!("hg-refused-worthless", good = good),
        Illegal::NotInSupply { good, left } => text!("hg-refused-not-in-supply", good = good, left = left),
        Illegal::TooExpensive { price, money } => text!("hg-refused-too-expensive", price = price, money = money),
        Illegal::NotYours { good, held } => text!("hg-refused-not-yours", good = good, held = held),
        Illegal::FoundationFull { places } => text!("hg-refused-foundation-full", places = places),
        Illegal::NotInRack { side, card: wanted } => {
            text!("hg-refused-not-in-rack", side = side, named = card(wanted))
        }
    }
}

/// One example of each refusal.
#[cfg(test)]
pub(crate) fn every_refusal() -> Vec<Illegal> {
    use hab_gut::{Good, Phase, Side};

    let card = MarketCard::new(Good::Salt, 6).expect("the card exists");
    let mut all = vec![
        Illegal::GameOver,
        Illegal::NotYourTurn(hab_gut::Seat(1)),
        Illegal::WrongNumberOfShares { shares: 4, most: 3 },
        Illegal::Worthless(Good::Coal),
        Illegal::NotInSupply { good: Good::Tea, left: 1 },
        Illegal::TooExpensive { price: 220, money: 180 },
        Illegal::NotYours { good: Good::Rubber, held: 0 },
        Illegal::FoundationFull { places: 4 },
        Illegal::NotInRack { side: Side::Left, card },
    ];
    all.extend(Phase::ALL.map(Illegal::NotNow));
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

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
        let price = Translations::default().tr(refusal(Illegal::TooExpensive { price: 220, money: 180 }));
        assert_eq!(&*price, "That costs 220, and you have 180.");
    }
}
