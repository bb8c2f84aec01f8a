//! The log as sentences: each action and its payments. Cards that only their owner saw are never named.

use hacienda_rules::{Action, Card, Effect, EffectsSummary, PondShape, Seat};

use super::comma_list;
use crate::{
    seats::names::name,
    texts::{Kind, Text, Who, text},
};

/// One action as a line under the player's name: "Placed a pig: 2 + 3 = 5 pesos".
pub fn entry(action: Action, effects: &[Effect]) -> Text {
    let summary = EffectsSummary::of(effects);
    let price = price(&summary);
    match action {
        Action::BuyTop(deck) => text!("log-bought-top", deck = deck, price = price),
        Action::BuyLand(land) => text!("log-bought-card", card = Card::Land(land), price = price),
        Action::BuyAnimal(species) => text!("log-bought-card", card = Card::Animal(species), price = price),
        Action::Hacienda(_) => text!("log-built", price = price),
        Action::Pond(_) => text!("log-dug", shape = shape(&summary), price = price),
        Action::Land { card, .. } => match chain(&summary) {
            None => text!("log-placed-tile", land = card),
            Some(tiles) => text!("log-placed-tile-in-chain", land = card, tiles = tiles),
        },
        Action::Animal { species, .. } => match payments(&summary) {
            Payments::None => text!("log-placed-animal", species = species),
            Payments::One(payment) => text!("log-placed-animal-paid", species = species, payment = payment),
            Payments::Each { markets, payment, pesos } => text!(
                "log-placed-animal-paid-each",
                species = species,
                markets = markets,
                payment = payment,
                pesos = pesos
            ),
        },
        Action::Harvest { from: None, .. } => {
            text!("log-harvested", tiles = tiles(&summary), pesos = summary.earned)
        }
        Action::Harvest { from: Some(_), .. } => {
            text!("log-harvested-with-chip", tiles = tiles(&summary), pesos = summary.earned)
        }
        Action::End if passed(&summary) => text!("log-passed"),
        Action::End => text!("log-ended"),
    }
}

/// One action as a line that begins with the player's name: "Greedy placed a pig: 2 + 3 = 5 pesos".
pub fn announcement(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
    let (who, summary) = (&name(names, seat), EffectsSummary::of(effects));
    let price = price(&summary);
    match action {
        Action::BuyTop(deck) => text!("told-bought-top", who = who, deck = deck, price = price),
        Action::BuyLand(land) => text!("told-bought-card", who = who, card = Card::Land(land), price = price),
        Action::BuyAnimal(species) => text!("told-bought-card", who = who, card = Card::Animal(species), price = price),
        Action::Hacienda(_) => text!("told-built", who = who, price = price),
        Action::Pond(_) => text!("told-dug", who = who, shape = shape(&summary), price = price),
        Action::Land { card, .. } => match chain(&summary) {
            None => text!("told-placed-tile", who = who, land = card),
            Some(tiles) => text!("told-placed-tile-in-chain", who = who, land = card, tiles = tiles),
        },
        Action::Animal { species, .. } => match payments(&summary) {
            Payments::None => text!("told-placed-animal", who = who, species = species),
            Payments::One(payment) => {
                text!("told-placed-animal-paid", who = who, species = species, payment = payment)
            }
            Payments::Each { markets, payment, pesos } => text!(
                "told-placed-animal-paid-each",
                who = who,
                species = species,
                markets = markets,
                payment = payment,
                pesos = pesos
            ),
        },
        Action::Harvest { from: None, .. } => {
            text!("told-harvested", who = who, tiles = tiles(&summary), pesos = summary.earned)
        }
        Action::Harvest { from: Some(_), .. } => {
            text!("told-harvested-with-chip", who = who, tiles = tiles(&summary), pesos = summary.earned)
        }
        Action::End if passed(&summary) => text!("told-passed", who = who),
        Action::End => text!("told-ended", who = who),
    }
}

/// The scorings among these effects, each with the points of all players.
pub fn scorings(names: &[Who], effects: &[Effect]) -> Vec<Text> {
    let scored = EffectsSummary::of(effects).scorings.into_iter().filter_map(|(kind, rows)| {
        let rows = names.iter().zip(rows).map(|(who, row)| text!("log-scored", who = who, points = row.total()));
        Some(text!("log-scoring", scoring = kind, rows = comma_list(rows)?))
    });
    scored.collect()
}

/// The pesos paid to the bank; 0 if the effects contain no payment.
fn price(summary: &EffectsSummary) -> u32 {
    summary.paid.unwrap_or_default()
}

/// The shape of the pond that was dug. The effects of digging always contain it.
fn shape(summary: &EffectsSummary) -> PondShape {
    summary.pond.unwrap_or(PondShape::Single)
}

/// The number of tiles in the harvested chain.
fn tiles(summary: &EffectsSummary) -> u16 {
    summary.harvested.unwrap_or_default()
}

/// Returns true if the turn ended without an action. In all other cases, the count of consecutive passes is zero.
fn passed(summary: &EffectsSummary) -> bool {
    summary.turn_ended.is_some_and(|passed| passed > 0)
}

/// The size of the chain after a tile was added. `None` if the tile joins no chain.
fn chain(summary: &EffectsSummary) -> Option<u16> {
    summary.chain.map(|chain| chain.size).filter(|tiles| *tiles > 1)
}

/// The market payments for a placed animal.
enum Payments {
    None,
    One(Text),
    /// Several markets that pay the same amount each.
    Each {
        markets: usize,
        payment: Text,
        pesos: u32,
    },
}

fn payments(summary: &EffectsSummary) -> Payments {
    match summary.payments.as_slice() {
        [] => Payments::None,
        [one] => Payments::One(payment(*one, summary.is_product)),
        several @ [one, ..] => {
            let pesos = several.iter().map(|(_, _, pesos)| pesos).sum();
            Payments::Each { markets: several.len(), payment: payment(*one, summary.is_product), pesos }
        }
    }
}

/// One payment as a sum or a product: "3 + 5 = 8 pesos".
fn payment((animals, tiles, pesos): (u16, u16, u32), is_product: bool) -> Text {
    let operation = operation(is_product);
    text!("log-payment", animals = animals, operation = operation, tiles = tiles, pesos = pesos)
}

/// `times` if a payment is a product, otherwise `plus`; the word selects the variant of a message.
pub(super) fn operation(is_product: bool) -> Kind {
    Kind(if is_product { "times" } else { "plus" })
}

/// Returns true if the effects end a turn.
pub fn ends_turn(effects: &[Effect]) -> bool {
    EffectsSummary::of(effects).turn_ended.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Translations, Untranslated};
    use hacienda_rules::{
        Cell, Joined,
        effect::{ClockEffect, LandEffect, MarketEffect, PurseEffect},
        vocab::{Deck, LandCard, ScoringKind, Species},
    };

    fn payment((animals, land): (u16, u16), is_product: bool) -> Effect {
        let pesos = u32::from(if is_product { animals * land } else { animals + land });
        let (seat, market) = (Seat(0), Cell(0));
        Effect::Market(MarketEffect::Reached { seat, market, first: true, animals, land, pesos, is_product })
    }

    /// The log line below the player's name. Also checks that the line with the name has the same wording.
    fn log_line(what: Action, effects: &[Effect]) -> String {
        let names = [Who::Other(Text::untranslated(Untranslated::name("Ana")))];
        let line = Translations::default().tr(announcement(&names, Seat(0), what, effects)).to_string();
        let under = Translations::default().tr(entry(what, effects)).to_string();
        assert_eq!(line.to_lowercase(), format!("ana {under}").to_lowercase());
        assert!(line.starts_with("Ana ") && under.starts_with(|letter: char| letter.is_uppercase()), "{line}, {under}");
        under
    }

    #[test]
    fn an_unseen_card_is_not_named() {
        use hacienda_rules::effect::{CardEffect, Destination};
        let drawn = CardEffect::Drawn { card: Card::Animal(Species::Pig), to: Destination::Hand(Seat(0)) };
        let effects = [Effect::Purse(PurseEffect::Paid { seat: Seat(0), pesos: 2 }), Effect::Card(drawn)];
        assert_eq!(log_line(Action::BuyTop(Deck::Animal), &effects), "Bought an animal card for 2");
        assert_eq!(log_line(Action::BuyTop(Deck::Land), &effects), "Bought a land card for 2");
        assert_eq!(log_line(Action::BuyAnimal(Species::Cattle), &effects), "Bought the cow card for 2");
        assert_eq!(log_line(Action::BuyLand(LandCard::Pampas), &effects), "Bought the pampas card for 2");
    }

    #[test]
    fn payments_are_shown_as_a_sum_or_product() {
        let pig = Action::Animal { species: Species::Pig, at: Cell(0) };
        assert_eq!(log_line(pig, &[]), "Placed a pig");
        assert_eq!(log_line(pig, &[payment((3, 5), false)]), "Placed a pig: 3 + 5 = 8 pesos");
        assert_eq!(log_line(pig, &[payment((4, 6), true)]), "Placed a pig: 4 × 6 = 24 pesos");
        assert_eq!(log_line(pig, &[payment((2, 2), true)]), "Placed a pig: 2 × 2 = 4 pesos");
        let both = [payment((3, 5), false), payment((3, 5), false)];
        assert_eq!(log_line(pig, &both), "Placed a pig: 2 markets, 3 + 5 = 8 pesos each, 16 pesos in all");
    }

    #[test]
    fn a_placed_tile_is_logged_with_the_length_of_its_chain() {
        let placed = |chain| {
            let placed =
                LandEffect::Placed { seat: Seat(0), card: LandCard::Rocks, at: Cell(0), chain, joined: Joined::NONE };
            log_line(Action::Land { card: LandCard::Rocks, at: Cell(0) }, &[Effect::Land(placed)])
        };
        assert_eq!(placed(1), "Placed a rocks tile");
        assert_eq!(placed(4), "Placed a rocks tile, now a chain of 4");
    }

    #[test]
    fn the_viewer_is_called_you_and_a_scoring_lists_all_players() {
        let names = [Who::You, Who::Other(text!("a-person"))];
        let ended = |passed| [Effect::Clock(ClockEffect::TurnEnded { seat: Seat(0), passed })];
        let announcement_text =
            |passed| Translations::default().tr(announcement(&names, Seat(0), Action::End, &ended(passed))).to_string();
        assert_eq!([announcement_text(0), announcement_text(1)], ["You ended the turn", "You passed"]);
        let scored = ClockEffect::Scored { kind: ScoringKind::Intermediate, rows: Default::default() };
        let lines = scorings(&names, &[Effect::Clock(scored)]);
        let lines: Vec<_> = lines.iter().map(|line| Translations::default().tr(line).to_string()).collect();
        assert_eq!(lines, ["First scoring: You +0, Human +0"]);
    }
}
