//! Effects as JSON objects, for `try` and event lines.

use serde::Serialize;

use super::{hexes, scores::ScoreRow};
use crate::{
    AnimalEffect, Board, Card, CardEffect, ClockEffect, Deck, Destination, Effect, HaciendaEffect, HarvestEffect,
    LandCard, LandEffect, MarketEffect, OncePerTurn, PondEffect, PondShape, PurseEffect, ScoringKind, Seat, Species,
};

/// An effect with hexes and cards by name. Variant names, in snake case, become the values of the `effect` key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each field is documented in the effect that it is taken from")]
pub enum EffectText {
    /// A card moved from its display to a hand.
    CardTaken { seat: Seat, card: Card },
    /// The top card left its deck.
    CardDrawn { card: Card, to: &'static str },
    /// A hand card was played.
    CardPlayed { seat: Seat, card: Card },
    /// The discarded land cards became the deck; `cards` is their number.
    LandReshuffled { cards: usize },
    /// The player paid.
    Paid { seat: Seat, pesos: u32 },
    /// The player was paid.
    Earned { seat: Seat, pesos: u32 },
    /// A land tile was placed.
    LandPlaced { seat: Seat, card: LandCard, at: String, chain: u16 },
    /// An animal was placed.
    AnimalPlaced { seat: Seat, species: Species, at: String, herd: u16 },
    /// A pond was placed.
    PondPlaced { seat: Seat, shape: PondShape, at: Vec<String> },
    /// A hacienda was placed.
    HaciendaPlaced { seat: Seat, at: String },
    /// A harvest chip was placed.
    HarvestPlaced { seat: Seat, at: String, from: Option<String>, tiles: u16 },
    /// A market was reached.
    MarketReached { seat: Seat, market: String, first: bool, animals: u16, land: u16, pesos: u32 },
    /// An action of the turn was used.
    ActionSpent { left: u8 },
    /// A once-per-turn action was used.
    Used { what: OncePerTurn },
    /// A scoring became due.
    FellDue { kind: ScoringKind },
    /// The turn ended.
    TurnEnded { seat: Seat, passed: u8 },
    /// A scoring took place.
    Scored { kind: ScoringKind, seats: Vec<ScoreRow> },
    /// The next turn began.
    TurnBegan { seat: Seat, actions: u8 },
    /// The game ended.
    GameOver,
}

/// Returns the word for the destination of a drawn card.
pub(super) fn destination(deck: Deck, to: Destination) -> &'static str {
    match (to, deck) {
        (Destination::Hand(_), _) => "hand",
        (Destination::Display(_), Deck::Land) => "land_display",
        (Destination::Display(_), Deck::Animal) => "animal_display",
    }
}

impl EffectText {
    /// Converts all effects of an action in a game with `seats` seats.
    pub fn all(board: &Board, seats: u8, effects: &[Effect]) -> Vec<EffectText> {
        effects.iter().map(|effect| EffectText::of(board, seats, effect)).collect()
    }

    fn of(board: &Board, seats: u8, effect: &Effect) -> EffectText {
        let hex = |cell| hexes::text(board, cell);
        match *effect {
            Effect::Card(CardEffect::Taken { seat, card, slot: _ }) => EffectText::CardTaken { seat, card },
            Effect::Card(CardEffect::Drawn { card, to }) => {
                EffectText::CardDrawn { card, to: destination(card.deck(), to) }
            }
            Effect::Card(CardEffect::Played { seat, card }) => EffectText::CardPlayed { seat, card },
            // The order stays hidden, as in a physical game.
            Effect::Card(CardEffect::Reshuffled { ref order }) => EffectText::LandReshuffled { cards: order.len() },
            Effect::Purse(PurseEffect::Paid { seat, pesos }) => EffectText::Paid { seat, pesos },
            Effect::Purse(PurseEffect::Earned { seat, pesos }) => EffectText::Earned { seat, pesos },
            Effect::Land(LandEffect::Placed { seat, card, at, chain, joined: _ }) => {
                EffectText::LandPlaced { seat, card, at: hex(at), chain }
            }
            Effect::Animal(AnimalEffect::Placed { seat, species, at, herd, joined: _ }) => {
                EffectText::AnimalPlaced { seat, species, at: hex(at), herd }
            }
            Effect::Pond(PondEffect::Placed { seat, shape, cells }) => {
                EffectText::PondPlaced { seat, shape, at: cells.cells().iter().copied().map(hex).collect() }
            }
            Effect::Hacienda(HaciendaEffect::Placed { seat, at, group: _ }) => {
                EffectText::HaciendaPlaced { seat, at: hex(at) }
            }
            Effect::Harvest(HarvestEffect::Placed { seat, at, from, tiles }) => {
                EffectText::HarvestPlaced { seat, at: hex(at), from: from.map(hex), tiles }
            }
            Effect::Market(MarketEffect::Reached { seat, market, first, animals, land, pesos, is_product: _ }) => {
                EffectText::MarketReached { seat, market: hex(market), first, animals, land, pesos }
            }
            Effect::Clock(ClockEffect::ActionSpent { left }) => EffectText::ActionSpent { left },
            Effect::Clock(ClockEffect::Used(what)) => EffectText::Used { what },
            Effect::Clock(ClockEffect::FellDue(kind)) => EffectText::FellDue { kind },
            Effect::Clock(ClockEffect::TurnEnded { seat, passed }) => EffectText::TurnEnded { seat, passed },
            Effect::Clock(ClockEffect::Scored { kind, rows }) => {
                EffectText::Scored { kind, seats: ScoreRow::all(seats, &rows) }
            }
            Effect::Clock(ClockEffect::TurnBegan { seat, actions }) => EffectText::TurnBegan { seat, actions },
            Effect::Clock(ClockEffect::GameOver) => EffectText::GameOver,
        }
    }
}
