//! What the effects of one action say, gathered once: sentences, previews and scorings on the screen are made of it.

use crate::{
    AnimalEffect, ClockEffect, Effect, HaciendaEffect, HarvestEffect, Joined, LandEffect, MarketEffect, PondEffect,
    PondShape, PurseEffect, ScoringKind, Tallies,
};

/// The chain or herd of a piece that was placed (RULES.md 3.1 and 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grown {
    /// Tiles or animals in it, with the new one.
    pub size: u16,
    /// The groups of which it is made.
    pub joined: Joined,
}

/// What the effects of one action say, whoever acts. Cards are not in it: nobody tells which ones were drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told<'a> {
    /// Pesos paid to the bank.
    pub paid: Option<u32>,
    /// Pesos that the bank paid, all together.
    pub earned: u32,
    /// The chain of a tile that was placed (RULES.md 3.1).
    pub chain: Option<Grown>,
    /// The herd of an animal that was placed (RULES.md 3.2).
    pub herd: Option<Grown>,
    /// Each payment at a market: animals, land tiles, pesos (RULES.md 3.3).
    pub payments: Vec<(u16, u16, u32)>,
    /// Tiles that were harvested (RULES.md 3.4).
    pub harvested: Option<u16>,
    /// Tiles or animals in the group on which a hacienda was built (RULES.md 3.5).
    pub settled: Option<u16>,
    /// The shape of a pond that was dug (RULES.md 3.6).
    pub pond: Option<PondShape>,
    /// A turn ended: how many seats have now passed in a row.
    pub turn_ended: Option<u8>,
    /// Scorings held, in order (RULES.md 4). They come after the end of the turn.
    pub scorings: Vec<(ScoringKind, &'a Tallies)>,
}

impl Told<'_> {
    /// What these effects say. Whoever adds an effect decides here whether there is something to tell.
    pub fn of(effects: &[Effect]) -> Told<'_> {
        let mut told = Told::default();
        for effect in effects {
            match effect {
                Effect::Card(_) => {}
                Effect::Purse(PurseEffect::Paid { seat: _, pesos }) => told.paid = Some(*pesos),
                Effect::Purse(PurseEffect::Earned { seat: _, pesos }) => told.earned += pesos,
                Effect::Land(LandEffect::Placed { seat: _, card: _, at: _, chain, joined }) => {
                    told.chain = Some(Grown { size: *chain, joined: *joined });
                }
                Effect::Animal(AnimalEffect::Placed { seat: _, species: _, at: _, herd, joined }) => {
                    told.herd = Some(Grown { size: *herd, joined: *joined });
                }
                Effect::Pond(PondEffect::Placed { seat: _, shape, cells: _ }) => told.pond = Some(*shape),
                Effect::Hacienda(HaciendaEffect::Placed { seat: _, at: _, group }) => told.settled = Some(*group),
                Effect::Harvest(HarvestEffect::Placed { seat: _, at: _, from: _, tiles }) => {
                    told.harvested = Some(*tiles);
                }
                Effect::Market(MarketEffect::Reached { seat: _, market: _, first: _, animals, land, pesos }) => {
                    told.payments.push((*animals, *land, *pesos));
                }
                Effect::Clock(ClockEffect::TurnEnded { seat: _, passed }) => told.turn_ended = Some(*passed),
                Effect::Clock(ClockEffect::Scored { kind, rows }) => told.scorings.push((*kind, rows)),
                Effect::Clock(
                    ClockEffect::ActionSpent { .. }
                    | ClockEffect::Used(_)
                    | ClockEffect::FellDue(_)
                    | ClockEffect::TurnBegan { .. }
                    | ClockEffect::GameOver,
                ) => {}
            }
        }
        told
    }
}
