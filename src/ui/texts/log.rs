//! What was played, as sentences: each action and what it paid. Cards that nobody else saw are never named.

use super::{animal, deck, land, name, pesos, pond, scoring};
use hacienda_rules::{
    Action, Card, Cell, Effect,
    effect::{ClockEffect, HarvestEffect, LandEffect, MarketEffect, PondEffect, PurseEffect},
    vocab::Seat,
};

/// One action as a sentence without its subject, such as "placed a pig: 2 + 3 = 5 pesos". It stands after or under a name.
pub fn action(action: Action, effects: &[Effect]) -> String {
    match action {
        Action::BuyTop(from) => format!("bought {} card{}", a(deck(from)), paid(effects)),
        Action::BuyLand(card) => format!("bought the {} card{}", land(card), paid(effects)),
        Action::BuyAnimal(species) => format!("bought the {} card{}", animal(species), paid(effects)),
        Action::Hacienda(_) => format!("built a hacienda{}", paid(effects)),
        Action::Pond(_) => format!("dug a {}{}", pond_of(effects), paid(effects)),
        Action::Land { card, .. } => format!("placed a {} tile{}", land(card), chain(effects)),
        Action::Animal { species, .. } => format!("placed a {}{}", animal(species), payments(effects)),
        Action::Harvest { from, .. } => harvest(effects, from.is_some()),
        Action::End => match passed(effects) {
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
    let scored = effects.iter().filter_map(|effect| match effect {
        Effect::Clock(ClockEffect::Scored { kind, rows }) => Some((kind, rows)),
        _ => None,
    });
    scored
        .map(|(kind, rows)| {
            let rows = names.iter().zip(rows).map(|(name, row)| format!("{name} {}", row.total()));
            format!("{}: {}", scoring(*kind), rows.collect::<Vec<_>>().join(", "))
        })
        .collect()
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

/// The card an action is about, where everybody saw it.
pub fn open_card(action: Action) -> Option<Card> {
    match action {
        Action::BuyLand(card) | Action::Land { card, .. } => Some(Card::Land(card)),
        Action::BuyAnimal(species) | Action::Animal { species, .. } => Some(Card::Animal(species)),
        _ => None,
    }
}

/// With "a" or "an" before it.
fn a(word: &str) -> String {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if vowel { "an" } else { "a" })
}

fn paid(effects: &[Effect]) -> String {
    let price = effects.iter().find_map(|effect| match effect {
        Effect::Purse(PurseEffect::Paid { pesos, .. }) => Some(*pesos),
        _ => None,
    });
    price.map_or_else(String::new, |price| format!(" for {price}"))
}

fn chain(effects: &[Effect]) -> String {
    let tiles = effects.iter().find_map(|effect| match effect {
        Effect::Land(LandEffect::Placed { chain, .. }) => Some(*chain),
        _ => None,
    });
    tiles.filter(|tiles| *tiles > 1).map_or_else(String::new, |tiles| format!(", now a chain of {tiles}"))
}

/// What markets paid, with the sum that was done: "3 + 5 = 8 pesos". Several pay the same sum each.
fn payments(effects: &[Effect]) -> String {
    let paid = effects.iter().filter_map(|effect| match effect {
        Effect::Market(MarketEffect::Reached { animals, land, pesos, .. }) => Some((*animals, *land, *pesos)),
        _ => None,
    });
    let paid: Vec<_> = paid.collect();
    match paid.as_slice() {
        [] => String::new(),
        [one] => format!(": {}", sum(*one)),
        [one, ..] => {
            let all: u32 = paid.iter().map(|(_, _, pesos)| pesos).sum();
            format!(": {} markets, each {}, together {}", paid.len(), sum(*one), pesos(all))
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

fn pond_of(effects: &[Effect]) -> &'static str {
    let shape = effects.iter().find_map(|effect| match effect {
        Effect::Pond(PondEffect::Placed { shape, .. }) => Some(*shape),
        _ => None,
    });
    shape.map_or("pond", pond)
}

fn harvest(effects: &[Effect], taken: bool) -> String {
    let tiles = effects.iter().find_map(|effect| match effect {
        Effect::Harvest(HarvestEffect::Placed { tiles, .. }) => Some(*tiles),
        _ => None,
    });
    let earned: u32 = effects
        .iter()
        .map(|effect| match effect {
            Effect::Purse(PurseEffect::Earned { pesos, .. }) => *pesos,
            _ => 0,
        })
        .sum();
    let chip = if taken { ", with a chip taken" } else { "" };
    format!("harvested {} tiles{chip}: {}", tiles.unwrap_or(0), pesos(earned))
}

/// Whether the turn ended without any action: then the seats that passed in a row include this one.
fn passed(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Clock(ClockEffect::TurnEnded { passed, .. }) if *passed > 0))
}

/// Whether somebody's turn was over after these effects.
pub fn ends_turn(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Clock(ClockEffect::TurnEnded { .. })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::vocab::{Deck, LandCard, Species};

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
            let placed = LandEffect::Placed {
                seat: Seat(0),
                card: LandCard::Rocks,
                at: Cell(0),
                chain,
                joined: hacienda_rules::Joined::NONE,
            };
            action(Action::Land { card: LandCard::Rocks, at: Cell(0) }, &[Effect::Land(placed)])
        };
        assert_eq!(placed(1), "placed a rocks tile");
        assert_eq!(placed(4), "placed a rocks tile, now a chain of 4");
    }
}
