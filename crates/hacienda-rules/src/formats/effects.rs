//! Effects as JSON objects, for `try`, event lines and whoever counts things.

use serde::Serialize;

use super::{hexes, scores::ScoreRow};
use crate::{
    Board, Deck, Effect, Once, ScoringKind,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, Destination, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect,
        PondEffect, PurseEffect,
    },
};

/// An effect with its hexes and cards by name. The words of its `effect` key are the names of the variants.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each field is the field of the same name of the effect in the rulebook")]
pub enum EffectText {
    /// A card left its display for a hand.
    CardTaken { seat: u8, card: &'static str },
    /// The top card left its deck.
    CardDrawn { card: &'static str, to: &'static str },
    /// A card left a hand for its tile.
    CardPlayed { seat: u8, card: &'static str },
    /// The discarded land cards became the deck: so many.
    LandReshuffled { cards: usize },
    /// The player paid.
    Paid { seat: u8, pesos: u32 },
    /// The player was paid.
    Earned { seat: u8, pesos: u32 },
    /// A land tile was placed.
    LandPlaced { seat: u8, card: &'static str, at: String, chain: u16 },
    /// An animal was placed.
    AnimalPlaced { seat: u8, species: &'static str, at: String, herd: u16 },
    /// A pond was placed.
    PondPlaced { seat: u8, shape: &'static str, at: Vec<String> },
    /// A hacienda was placed.
    HaciendaPlaced { seat: u8, at: String },
    /// A harvest chip was placed.
    HarvestPlaced { seat: u8, at: String, from: Option<String>, tiles: u16 },
    /// A market was reached.
    MarketReached { seat: u8, market: String, first: bool, animals: u16, land: u16, pesos: u32 },
    /// An action of the turn was used.
    ActionSpent { left: u8 },
    /// Something was done that may be done once a turn.
    Used { what: &'static str },
    /// A scoring will come.
    FellDue { kind: &'static str },
    /// The turn is over.
    TurnEnded { seat: u8, passed: u8 },
    /// A scoring took place.
    Scored { kind: &'static str, seats: Vec<ScoreRow> },
    /// The next turn begins.
    TurnBegan { seat: u8, actions: u8 },
    /// The game is over.
    GameOver,
}

/// Where a drawn card went, as `drawn` has it.
pub fn destination(deck: Deck, to: Destination) -> &'static str {
    match (to, deck) {
        (Destination::Hand(_), _) => "hand",
        (Destination::Display(_), Deck::Land) => "land_display",
        (Destination::Display(_), Deck::Animal) => "animal_display",
    }
}

impl EffectText {
    /// The effect at a table of so many seats.
    pub fn of(board: &Board, seats: u8, effect: &Effect) -> EffectText {
        let hex = |cell| hexes::text(board, cell);
        match effect {
            Effect::Card(CardEffect::Taken { seat, card, slot: _ }) => {
                EffectText::CardTaken { seat: seat.0, card: card.word() }
            }
            Effect::Card(CardEffect::Drawn { card, to }) => {
                EffectText::CardDrawn { card: card.word(), to: destination(card.deck(), *to) }
            }
            Effect::Card(CardEffect::Played { seat, card }) => {
                EffectText::CardPlayed { seat: seat.0, card: card.word() }
            }
            // The order stays hidden, as on a table.
            Effect::Card(CardEffect::Reshuffled { order }) => EffectText::LandReshuffled { cards: order.len() },
            Effect::Purse(PurseEffect::Paid { seat, pesos }) => EffectText::Paid { seat: seat.0, pesos: *pesos },
            Effect::Purse(PurseEffect::Earned { seat, pesos }) => EffectText::Earned { seat: seat.0, pesos: *pesos },
            Effect::Land(LandEffect::Placed { seat, card, at, chain, joined: _ }) => {
                EffectText::LandPlaced { seat: seat.0, card: card.word(), at: hex(*at), chain: *chain }
            }
            Effect::Animal(AnimalEffect::Placed { seat, species, at, herd, joined: _ }) => {
                EffectText::AnimalPlaced { seat: seat.0, species: species.word(), at: hex(*at), herd: *herd }
            }
            Effect::Pond(PondEffect::Placed { seat, shape, cells }) => {
                let at = cells.cells().iter().map(|cell| hex(*cell)).collect();
                EffectText::PondPlaced { seat: seat.0, shape: shape.word(), at }
            }
            Effect::Hacienda(HaciendaEffect::Placed { seat, at, group: _ }) => {
                EffectText::HaciendaPlaced { seat: seat.0, at: hex(*at) }
            }
            Effect::Harvest(HarvestEffect::Placed { seat, at, from, tiles }) => {
                EffectText::HarvestPlaced { seat: seat.0, at: hex(*at), from: from.map(hex), tiles: *tiles }
            }
            Effect::Market(MarketEffect::Reached { seat, market, first, animals, land, pesos }) => {
                EffectText::MarketReached {
                    seat: seat.0,
                    market: hex(*market),
                    first: *first,
                    animals: *animals,
                    land: *land,
                    pesos: *pesos,
                }
            }
            Effect::Clock(effect) => EffectText::of_clock(seats, effect),
        }
    }

    fn of_clock(seats: u8, effect: &ClockEffect) -> EffectText {
        match effect {
            ClockEffect::ActionSpent { left } => EffectText::ActionSpent { left: *left },
            ClockEffect::Used(Once::Hacienda) => EffectText::Used { what: "hacienda" },
            ClockEffect::Used(Once::Pond) => EffectText::Used { what: "pond" },
            ClockEffect::Used(Once::Harvest) => EffectText::Used { what: "harvest" },
            ClockEffect::FellDue(kind) => EffectText::FellDue { kind: kind.word() },
            ClockEffect::TurnEnded { seat, passed } => EffectText::TurnEnded { seat: seat.0, passed: *passed },
            ClockEffect::Scored { kind, rows } => {
                let seats = rows.iter().take(usize::from(seats)).map(ScoreRow::of).collect();
                EffectText::Scored { kind: ScoringKind::word(*kind), seats }
            }
            ClockEffect::TurnBegan { seat, actions } => EffectText::TurnBegan { seat: seat.0, actions: *actions },
            ClockEffect::GameOver => EffectText::GameOver,
        }
    }

    /// All effects of an action at a table of so many seats.
    pub fn all(board: &Board, seats: u8, effects: &[Effect]) -> Vec<EffectText> {
        effects.iter().map(|effect| EffectText::of(board, seats, effect)).collect()
    }
}
