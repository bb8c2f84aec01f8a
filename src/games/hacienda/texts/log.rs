//! What was played, as sentences: each action and what it paid. Cards that nobody else saw are never named.

use super::{animal, deck, land, name, pesos, pond, scoring};
use hacienda_rules::{Action, Cell, Effect, Told, vocab::Seat};

/// One action as a sentence without its subject, such as "placed a pig: 2 + 3 = 5 pesos". It stands after or under a name.
pub fn action(action: Action, effects: &[Effect]) -> String {
    let told = Told::of(effects);
    match action {
        Action::BuyTop(from) => format!("bought {} card{}", a(deck(from)), paid(&told)),
        Action::BuyLand(card) => format!("bought the {} card{}", land(card), paid(&told)),
        Action::BuyAnimal(species) => format!("bought the {} card{}", animal(species), paid(&told)),
        Action::Hacienda(_) => format!("built a hacienda{}", paid(&told)),
        Action::Pond(_) => format!("dug a {}{}", told.pond.map_or("pond", pond), paid(&told)),
        Action::Land { card, .. } => format!("placed a {} tile{}", land(card), chain(&told)),
        Action::Animal { species, .. } => format!("placed a {}{}", animal(species), payments(&told)),
        Action::Harvest { from, .. } => {
            let chip = if from.is_some() { ", with a chip taken" } else { "" };
            format!("harvested {} tiles{chip}: {}", told.harvested.unwrap_or(0), pesos(told.earned))
        }
        // A turn that ended without any action: then the seats that passed in a row include this one.
        Action::End => match told.turn_ended.is_some_and(|passed| passed > 0) {
            true => "passed".to_owned(),
            false => "ended the turn".to_owned(),
        },
    }
}

/// "Greedy placed a pig: 2 + 3 = 5 pesos", for one line in which the name comes first.
pub fn told(names: &[String], seat: Seat, what: Action, effects: &[Effect]) -> String {
    format!("{} {}", name(names, seat), action(what, effects))
}

/// A scoring that was held, with everybody's points.
pub fn scorings(names: &[String], effects: &[Effect]) -> Vec<String> {
    let scored = Told::of(effects).scorings.into_iter().map(|(kind, rows)| {
        let rows = names.iter().zip(rows).map(|(name, row)| format!("{name} {}", row.total()));
        format!("{}: {}", scoring(kind), rows.collect::<Vec<_>>().join(", "))
    });
    scored.collect()
}

/// The hex an action is about, where it has one.
pub fn place(action: Action) -> Option<Cell> {
    match action {
        Action::Hacienda(at) | Action::Land { at, .. } | Action::Animal { at, .. } | Action::Harvest { at, .. } => {
            Some(at)
        }
        Action::Pond(cells) => cells.cells().first().copied(),
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => None,
    }
}

/// With "a" or "an" before it.
fn a(word: &str) -> String {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if vowel { "an" } else { "a" })
}

fn paid(told: &Told) -> String {
    told.paid.map_or_else(String::new, |price| format!(" for {price}"))
}

fn chain(told: &Told) -> String {
    let tiles = told.chain.map(|chain| chain.size).filter(|tiles| *tiles > 1);
    tiles.map_or_else(String::new, |tiles| format!(", now a chain of {tiles}"))
}

/// What markets paid, with the sum that was done: "3 + 5 = 8 pesos". Several pay the same sum each.
fn payments(told: &Told) -> String {
    match told.payments.as_slice() {
        [] => String::new(),
        [one] => format!(": {}", sum(*one)),
        [one, ..] => {
            let all: u32 = told.payments.iter().map(|(_, _, pesos)| pesos).sum();
            format!(": {} markets, each {}, together {}", told.payments.len(), sum(*one), pesos(all))
        }
    }
}

/// A payment with its sum. The sign follows from the numbers: only the sum or only the product gives the pesos.
pub fn sum((animals, land, paid): (u16, u16, u32)) -> String {
    let sign = sign(animals, land, paid);
    format!("{animals} {sign} {land} = {}", pesos(paid))
}

/// "+" or "×", whichever makes the payment right.
pub fn sign(animals: u16, land: u16, paid: u32) -> &'static str {
    if u32::from(animals + land) == paid { "+" } else { "×" }
}

/// Whether somebody's turn was over after these effects.
pub fn ends_turn(effects: &[Effect]) -> bool {
    Told::of(effects).turn_ended.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::{
        Joined,
        effect::{LandEffect, MarketEffect, PurseEffect},
        vocab::{Deck, LandCard, Species},
    };

    fn payment(animals: u16, land: u16, pesos: u32) -> Effect {
        let reached = MarketEffect::Reached { seat: Seat(0), market: Cell(0), first: true, animals, land, pesos };
        Effect::Market(reached)
    }

    #[test]
    fn a_card_that_nobody_saw_is_not_named() {
        use hacienda_rules::{
            Card,
            effect::{CardEffect, Destination},
        };
        let drawn = CardEffect::Drawn { card: Card::Animal(Species::Pig), to: Destination::Hand(Seat(0)) };
        let effects = [Effect::Purse(PurseEffect::Paid { seat: Seat(0), pesos: 2 }), Effect::Card(drawn)];
        assert_eq!(action(Action::BuyTop(Deck::Animal), &effects), "bought an animal card for 2");
        assert_eq!(action(Action::BuyTop(Deck::Land), &effects), "bought a land card for 2");
    }

    #[test]
    fn payments_tell_their_sum_or_product() {
        let pig = Action::Animal { species: Species::Pig, at: Cell(0) };
        assert_eq!(action(pig, &[payment(3, 5, 8)]), "placed a pig: 3 + 5 = 8 pesos");
        assert_eq!(action(pig, &[payment(4, 6, 24)]), "placed a pig: 4 × 6 = 24 pesos");
        let both = [payment(3, 5, 8), payment(3, 5, 8)];
        assert_eq!(action(pig, &both), "placed a pig: 2 markets, each 3 + 5 = 8 pesos, together 16 pesos");
    }

    #[test]
    fn a_tile_tells_how_long_its_chain_is_now() {
        let placed = |chain| {
            let placed =
                LandEffect::Placed { seat: Seat(0), card: LandCard::Rocks, at: Cell(0), chain, joined: Joined::NONE };
            action(Action::Land { card: LandCard::Rocks, at: Cell(0) }, &[Effect::Land(placed)])
        };
        assert_eq!(placed(1), "placed a rocks tile");
        assert_eq!(placed(4), "placed a rocks tile, now a chain of 4");
    }
}
