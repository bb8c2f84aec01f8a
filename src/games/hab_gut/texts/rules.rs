//! The rules page: chapters of paragraphs with the numbers of the current game, and the assumptions about facts that no
//! source states.

use hab_gut::{
    GOODS, MarketCard, Rulebook,
    material::{CARDS, Fact, MATERIAL},
};

use super::super::refusals::sign;
use crate::texts::{Text, manual::Manual, text};

/// All rules for the current game.
pub fn manual(book: &Rulebook) -> Manual {
    let stuck = book.house.stuck_at_the_end;
    let chapters = vec![
        (
            text!("hg-rules-goal-title"),
            vec![text!("hg-rules-goal", goods = Text::in_words(GOODS)), text!("hg-rules-least")],
        ),
        (
            text!("hg-rules-table-title"),
            vec![
                text!("hg-rules-goods", shares = book.shares, price = book.starting_price),
                text!("hg-rules-track", highest = book.highest_price, step = book.price_step),
                text!("hg-rules-racks", cards = book.rack_cards),
                text!("hg-rules-money", money = book.starting_money),
            ],
        ),
        (
            text!("hg-rules-round-title"),
            vec![
                text!("hg-rules-halves", halves = book.halves, rounds = book.rounds_per_half),
                text!("hg-rules-phases"),
            ],
        ),
        (
            text!("hg-rules-trade-title"),
            vec![
                text!("hg-rules-buy", most = book.max_lot),
                text!("hg-rules-sell", most = book.max_lot),
                text!("hg-rules-known"),
            ],
        ),
        (
            text!("hg-rules-foundation-title"),
            vec![text!("hg-rules-give", places = book.foundation_places), text!("hg-rules-given")],
        ),
        (
            text!("hg-rules-market-title"),
            vec![
                text!("hg-rules-cards", cards = market_cards()),
                text!("hg-rules-play"),
                halve(),
                if stuck { text!("hg-rules-ends-stuck") } else { text!("hg-rules-ends") },
            ],
        ),
        (
            text!("hg-rules-end-title"),
            vec![
                text!("hg-rules-half-over", rounds = book.rounds_per_half),
                text!("hg-rules-out"),
                text!("hg-rules-win"),
            ],
        ),
        (text!("hg-rules-assumed-title"), assumed()),
        (text!("hg-rules-house-title"), vec![text!("hg-rules-house"), text!("hg-rules-house-stuck")]),
    ];
    Manual::numbered(text!("hg-rules-title"), chapters)
}

/// The halving rule, with the highest card as an example.
fn halve() -> Text {
    let highest = MarketCard::all().next();
    let [steps, halved] = highest.map_or([0; 2], |card| [card.steps(), card.half()].map(i8::unsigned_abs));
    text!("hg-rules-halve", steps = steps, halved = halved)
}

/// The market cards of each good, such as "+6, 2 × +4".
fn market_cards() -> Vec<Text> {
    let one = |(steps, count): (i8, u8)| {
        text!("hg-rules-card", sign = sign(steps), steps = steps.unsigned_abs(), count = count)
    };
    CARDS.into_iter().map(one).collect()
}

/// The assumptions: facts about the printed game that no source states.
fn assumed() -> Vec<Text> {
    let mut paragraphs = vec![text!("hg-rules-assumed")];
    let mut cards = false;
    for datum in MATERIAL.into_iter().filter(|datum| datum.assumed) {
        match datum.value {
            Fact::Track(highest, step) => {
                paragraphs.push(text!("hg-assumed-track", highest = highest, step = step));
            }
            // A single paragraph lists all cards.
            Fact::Cards(..) if cards => {}
            Fact::Cards(..) => {
                cards = true;
                paragraphs.push(text!("hg-assumed-cards", cards = market_cards()));
            }
            Fact::Stops => paragraphs.push(text!("hg-assumed-stops")),
            // Sources state these facts. If one becomes an assumption, add its paragraph here.
            Fact::Players(..)
            | Fact::Shares(_)
            | Fact::Price(_)
            | Fact::Money(_)
            | Fact::Rack(_)
            | Fact::Rounds(..)
            | Fact::Lot(_)
            | Fact::Places(_) => {}
        }
    }
    paragraphs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    #[test]
    fn the_rules_contain_their_numbers_and_all_assumptions() {
        let words = Translations::default();
        let manual = manual(&Rulebook::default());
        let all: String = manual.paragraphs().map(|one| words.tr(&one.text).to_string() + "\n").collect();
        for number in ["300", "250", "40", "+6", "−6"] {
            assert!(all.contains(number), "the rules must contain {number}");
        }
        assert!(!all.contains("hg-"), "{all}");
        let kinds: std::collections::BTreeSet<_> = MATERIAL
            .iter()
            .filter(|datum| datum.assumed)
            .map(|datum| format!("{:?}", std::mem::discriminant(&datum.value)))
            .collect();
        let assumed = assumed();
        assert_eq!(assumed.len(), 1 + kinds.len(), "each kind of assumption has one paragraph");
    }
}
