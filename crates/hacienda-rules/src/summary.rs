//! A summary of an action's effects.

use crate::{
    AnimalEffect, ClockEffect, Effect, HaciendaEffect, HarvestEffect, Joined, LandEffect, MarketEffect, PondEffect,
    PondShape, PurseEffect, ScoringKind, Tallies,
};

/// The chain or herd of a newly placed piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedGroup {
    /// The number of tiles or animals in it, including the new piece.
    pub size: u16,
    /// The groups that the piece joined.
    pub joined: Joined,
}

/// A summary of an action's effects, regardless of the seat. It leaves out cards, because drawn cards are secret.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EffectsSummary<'a> {
    /// Pesos paid to the bank.
    pub paid: Option<u32>,
    /// Pesos that the bank paid in total.
    pub earned: u32,
    /// The chain of a newly placed tile.
    pub chain: Option<PlacedGroup>,
    /// The herd of a newly placed animal.
    pub herd: Option<PlacedGroup>,
    /// Each payment at a market: animals, land tiles, pesos (rules: `rule-payment`).
    pub payments: Vec<(u16, u16, u32)>,
    /// True if each payment is the product of its animals and land tiles; false if it is their sum or no market pays.
    pub is_product: bool,
    /// The number of harvested tiles.
    pub harvested: Option<u16>,
    /// The number of tiles or animals in the group of a new hacienda.
    pub hacienda_group: Option<u16>,
    /// The shape of a newly placed pond.
    pub pond: Option<PondShape>,
    /// The number of seats that have passed in a row, if the turn ended.
    pub turn_ended: Option<u8>,
    /// The scorings in order. They take place after the end of the turn.
    pub scorings: Vec<(ScoringKind, &'a Tallies)>,
}

impl EffectsSummary<'_> {
    /// Summarises effects.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::EffectsSummary;
    /// use hacienda_rules::formats::{actions, positions};
    /// use std::path::Path;
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"map": "symmetric", "seats": [{"hand": ["pig"], "land": ["4,3", "4,5", "4,7"]}, {}]}"#;
    /// let (setting, mut position) = positions::read(file, Path::new(""))?;
    /// let mut effects = Vec::new();
    /// position.play(&setting, actions::parse(&setting.board, "animal pig 3,6")?, &mut effects)?;
    /// let summary = EffectsSummary::of(&effects);
    /// assert_eq!((summary.earned, summary.payments), (4, vec![(1, 3, 4)]));
    /// assert_eq!(summary.herd.map(|herd| herd.size), Some(1));
    /// # Ok(())
    /// # }
    /// ```
    pub fn of(effects: &[Effect]) -> EffectsSummary<'_> {
        let mut summary = EffectsSummary::default();
        for effect in effects {
            match effect {
                Effect::Card(_) => {}
                Effect::Purse(PurseEffect::Paid { seat: _, pesos }) => summary.paid = Some(*pesos),
                Effect::Purse(PurseEffect::Earned { seat: _, pesos }) => summary.earned += pesos,
                Effect::Land(LandEffect::Placed { seat: _, card: _, at: _, chain, joined }) => {
                    summary.chain = Some(PlacedGroup { size: *chain, joined: *joined });
                }
                Effect::Animal(AnimalEffect::Placed { seat: _, species: _, at: _, herd, joined }) => {
                    summary.herd = Some(PlacedGroup { size: *herd, joined: *joined });
                }
                Effect::Pond(PondEffect::Placed { seat: _, shape, cells: _ }) => summary.pond = Some(*shape),
                Effect::Hacienda(HaciendaEffect::Placed { seat: _, at: _, group }) => {
                    summary.hacienda_group = Some(*group)
                }
                Effect::Harvest(HarvestEffect::Placed { seat: _, at: _, from: _, tiles }) => {
                    summary.harvested = Some(*tiles);
                }
                Effect::Market(MarketEffect::Reached {
                    seat: _,
                    market: _,
                    first: _,
                    animals,
                    land,
                    pesos,
                    is_product,
                }) => {
                    summary.payments.push((*animals, *land, *pesos));
                    summary.is_product = *is_product;
                }
                Effect::Clock(ClockEffect::TurnEnded { seat: _, passed }) => summary.turn_ended = Some(*passed),
                Effect::Clock(ClockEffect::Scored { kind, rows }) => summary.scorings.push((*kind, rows)),
                Effect::Clock(
                    ClockEffect::ActionSpent { .. }
                    | ClockEffect::Used(_)
                    | ClockEffect::FellDue(_)
                    | ClockEffect::TurnBegan { .. }
                    | ClockEffect::GameOver,
                ) => {}
            }
        }
        summary
    }
}
