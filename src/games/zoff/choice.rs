//! The draft of the player to act: the choices made so far, and the action that awaits confirmation.

use bevy::prelude::*;

mod draft;

pub use draft::{Draft, PartialPair, Touch};

use super::refusals::refusal;
use crate::{
    playable::{CurrentFeedback, PendingMove},
    table::RulesQuery,
    texts::text,
};
use zoff::{
    Action, Bonus, BonusPlacement, Card, Colour, Illegal, MixedCows, Pair, Position, Prairie, Seat, Setting, Stage,
    Zoff, choosing, herds, placing,
};

/// The seat, round and stage that a draft belongs to. The draft is discarded when any of them changes.
type DraftContext = (Seat, u8, Stage);

/// The draft of the player to act, with the latest feedback on it.
#[derive(Resource, Debug, Clone, Default)]
pub struct Choice {
    /// The choices made so far.
    pub draft: Draft,
    /// The current message, such as the reason for a refusal.
    pub feedback: CurrentFeedback<Illegal, Prairie>,
    context: Option<DraftContext>,
    /// The colour of each pair, if the player has two colours and chooses a pair for each.
    pair_colours: [Option<Colour>; 2],
    pairs_needed: u8,
}

impl Choice {
    /// Discards the draft and the feedback on it.
    pub fn clear(&mut self) {
        self.draft = Draft::Nothing;
        self.feedback.dismiss();
        self.context = None;
    }

    /// Returns true if cancelling would discard nothing.
    pub fn is_empty(&self) -> bool {
        match self.draft {
            Draft::Nothing | Draft::Bid(0) => true,
            Draft::Pairs(pairs) => pairs.iter().all(|partial| partial.is_empty()),
            Draft::Start(colours) => colours.iter().all(Option::is_none),
            Draft::Number(_) | Draft::Mixed(_) | Draft::BonusPlacement(_) | Draft::Bid(_) | Draft::Colour(_) => false,
        }
    }

    fn refuse_because(&mut self, why: Illegal, at: Option<Prairie>) {
        self.feedback.refuse(refusal(why), at, Some(why));
    }

    /// Returns true if the draft does not belong to the current decision.
    pub fn is_stale(&self, seat: Seat, table: &RulesQuery<Zoff>) -> bool {
        self.context != Some((seat, table.position.round, table.position.stage))
    }

    /// Replaces a draft that does not belong to the current decision with a new one.
    pub fn sync(&mut self, seat: Seat, table: &RulesQuery<Zoff>) {
        if !self.is_stale(seat, table) {
            return;
        }
        let position = &**table.position;
        self.clear();
        self.context = Some((seat, position.round, position.stage));
        let own = position.colours_of(table.setting, seat);
        self.pairs_needed = choosing::pairs_needed(position);
        self.pair_colours = if own[1].is_some() && self.pairs_needed == 2 { own } else { [None; 2] };
        self.draft = match position.stage {
            Stage::Choose => Draft::Pairs([PartialPair::default(); 2]),
            Stage::Start => Draft::Start([None; 3]),
            Stage::Bid => Draft::Bid(0),
            Stage::Colour(_) | Stage::Place(_) | Stage::Bonus(_) | Stage::Over => Draft::Nothing,
        };
    }

    /// The number of pairs to choose.
    pub fn pairs_needed(&self) -> usize {
        usize::from(self.pairs_needed)
    }

    /// The colour that a pair is for, if the player chooses a pair for each of two colours.
    pub fn colour_of(&self, pair: usize) -> Option<Colour> {
        self.pair_colours.get(pair).copied().flatten()
    }

    /// The pairs chosen so far, complete or not.
    pub fn pairs(&self) -> &[PartialPair] {
        match &self.draft {
            Draft::Pairs(pairs) => &pairs[..self.pairs_needed().min(2)],
            _ => &[],
        }
    }

    /// The number of bonus cows assigned to a prairie.
    pub fn bonus_cows_on(&self, prairie: Prairie) -> u8 {
        if let Draft::BonusPlacement(placement) = self.draft { placement.cows_on(prairie) } else { 0 }
    }

    /// Applies a touch. Returns true if the touch confirms the draft, by repeating the chosen number or colour or by
    /// declining the bonus a second time.
    pub fn touch(&mut self, touch: Touch, seat: Seat, table: &RulesQuery<Zoff>) -> bool {
        self.sync(seat, table);
        self.feedback.dismiss();
        let stage = table.position.stage;
        match (touch, stage) {
            (Touch::Prairie(prairie), Stage::Choose) => self.toggle_prairie(prairie, table),
            (Touch::Card(card), Stage::Choose) => self.toggle_card(card, seat, table),
            (Touch::Pair(index), Stage::Choose) => {
                if let Draft::Pairs(pairs) = &mut self.draft
                    && let Some(partial) = pairs.get_mut(usize::from(index))
                {
                    *partial = PartialPair::default();
                }
            }
            (Touch::Swap, Stage::Choose) => {
                if let Draft::Pairs([one, other]) = &mut self.draft {
                    std::mem::swap(&mut one.card, &mut other.card);
                }
            }
            (Touch::Number(cows), Stage::Place(turn)) => {
                let again = self.draft == Draft::Number(cows);
                match table.judge_for(seat, Action::Place(cows)) {
                    Ok(()) => {
                        self.draft = Draft::Number(cows);
                        return again;
                    }
                    Err(illegal) => self.refuse_because(illegal, Some(turn.pair.prairie)),
                }
            }
            (Touch::Cows(colour, cows), Stage::Place(turn)) => {
                let before = if let Draft::Mixed(cows) = self.draft { cows } else { MixedCows::default() };
                let own = placing::colours(table.position, table.setting, turn);
                let count = |own: Colour| if own == colour { cows } else { before.count(own) };
                let mixed = own.into_iter().flatten().fold(MixedCows::default(), |all, own| all.with(own, count(own)));
                self.draft = Draft::Mixed(mixed);
                self.report_illegal(seat, Some(turn.pair.prairie), table);
            }
            (Touch::Prairie(prairie), Stage::Bonus(bonus)) => self.add_bonus_cow(bonus, prairie, seat, table),
            (Touch::RemoveBonusCow(prairie), Stage::Bonus(_)) => self.remove_bonus_cow(prairie, seat, table),
            (Touch::NoBonus, Stage::Bonus(_)) => {
                let again = self.draft == Draft::BonusPlacement(BonusPlacement::NONE);
                self.draft = Draft::BonusPlacement(BonusPlacement::NONE);
                return again;
            }
            (Touch::Start(index, colour), Stage::Start) => {
                self.set_start_colour(usize::from(index), colour, seat, table)
            }
            (Touch::Prairie(prairie), Stage::Start) => self.cycle_start_colour(prairie, seat, table),
            (Touch::Bid(tenths), Stage::Bid) => match table.judge_for(seat, Action::Bid(tenths)) {
                Ok(()) => self.draft = Draft::Bid(tenths),
                Err(illegal) => self.refuse_because(illegal, None),
            },
            (Touch::Colour(colour), Stage::Colour(_)) => {
                let again = self.draft == Draft::Colour(colour);
                match table.judge_for(seat, Action::Colour(colour)) {
                    Ok(()) => {
                        self.draft = Draft::Colour(colour);
                        return again;
                    }
                    Err(illegal) => self.refuse_because(illegal, None),
                }
            }
            (Touch::Propose(action), _) => self.propose(action, seat, table),
            // These touches belong to another decision, for example because they arrive too late.
            (
                Touch::Prairie(_)
                | Touch::Card(_)
                | Touch::Pair(_)
                | Touch::Swap
                | Touch::Number(_)
                | Touch::Cows(..)
                | Touch::RemoveBonusCow(_)
                | Touch::NoBonus
                | Touch::Start(..)
                | Touch::Bid(_)
                | Touch::Colour(_),
                _,
            ) => {}
        }
        false
    }

    fn toggle_prairie(&mut self, prairie: Prairie, table: &RulesQuery<Zoff>) {
        if let Err(illegal) = herds::check_open(table.position, table.setting, prairie) {
            return self.refuse_because(illegal, Some(prairie));
        }
        self.toggle(prairie, |pair| &mut pair.prairie);
    }

    fn toggle_card(&mut self, card: Card, seat: Seat, table: &RulesQuery<Zoff>) {
        if !table.position.hand(seat).has(card) {
            return self.refuse_because(Illegal::CardNotHeld(card), None);
        }
        self.toggle(card, |pair| &mut pair.card);
    }

    /// Puts a prairie or a cow card into the first pair without one, or takes it out of its pair. If every pair has
    /// one, replaces that of the last pair. `part` returns the prairie or the card of a pair.
    fn toggle<T: Copy + PartialEq>(&mut self, value: T, part: impl Fn(&mut PartialPair) -> &mut Option<T>) {
        let needed = self.pairs_needed().min(2);
        let Draft::Pairs(pairs) = &mut self.draft else { return };
        let mut parts: Vec<&mut Option<T>> = pairs[..needed].iter_mut().map(part).collect();
        if let Some(at) = parts.iter().position(|held| **held == Some(value)) {
            *parts[at] = None;
        } else if let Some(at) = parts.iter().position(|held| held.is_none()).or(parts.len().checked_sub(1)) {
            *parts[at] = Some(value);
        }
    }

    /// Assigns one more bonus cow to a prairie. If no cow or place is left, takes back the cows already assigned there,
    /// or refuses the touch if there are none.
    fn add_bonus_cow(&mut self, bonus: Bonus, prairie: Prairie, seat: Seat, table: &RulesQuery<Zoff>) {
        if let Err(illegal) = herds::check_place(table.position, table.setting, prairie, 1) {
            return self.refuse_because(illegal, Some(prairie));
        }
        let placement =
            if let Draft::BonusPlacement(placement) = self.draft { placement } else { BonusPlacement::NONE };
        let most = bonus.cows.min(table.position.cows_left[bonus.colour.index()]);
        let here = placement.cows_on(prairie);
        let room = here < table.position.free_places(table.setting, prairie);
        if placement.total() < most && room {
            self.draft = Draft::BonusPlacement(placement.with(prairie, 1));
        } else if here > 0 {
            self.set_bonus_placement(without(placement, prairie, here));
        } else {
            self.feedback.refuse(text!("zoff-choice-bonus-used", cows = most), Some(prairie), None);
            return;
        }
        self.report_illegal(seat, Some(prairie), table);
    }

    fn remove_bonus_cow(&mut self, prairie: Prairie, seat: Seat, table: &RulesQuery<Zoff>) {
        let placement =
            if let Draft::BonusPlacement(placement) = self.draft { placement } else { BonusPlacement::NONE };
        if placement.cows_on(prairie) > 0 {
            self.set_bonus_placement(without(placement, prairie, 1));
            self.report_illegal(seat, Some(prairie), table);
        }
    }

    /// Sets the assigned bonus cows. An empty assignment clears the draft, because taking back the last cow must not
    /// decline the bonus.
    fn set_bonus_placement(&mut self, placement: BonusPlacement) {
        self.draft = if placement.total() > 0 { Draft::BonusPlacement(placement) } else { Draft::Nothing };
    }

    fn set_start_colour(&mut self, index: usize, colour: Colour, seat: Seat, table: &RulesQuery<Zoff>) {
        if !table.position.colours_of(table.setting, seat).contains(&Some(colour)) {
            return self.refuse_because(Illegal::NotYourColour(colour), None);
        }
        if let Draft::Start(colours) = &mut self.draft
            && let Some(here) = colours.get_mut(index)
        {
            *here = if *here == Some(colour) { None } else { Some(colour) };
        }
        self.report_illegal(seat, None, table);
    }

    /// Changes the colour of the first cow on a dealt prairie to the player's other colour.
    fn cycle_start_colour(&mut self, prairie: Prairie, seat: Seat, table: &RulesQuery<Zoff>) {
        let dealt = table.position.dealt[seat.index()];
        let own = table.position.colours_of(table.setting, seat);
        let Some(index) = dealt.iter().position(|other| other == prairie) else {
            return self.feedback.refuse(text!("zoff-choice-not-dealt"), Some(prairie), None);
        };
        let Draft::Start(colours) = self.draft else { return };
        let next = if colours.get(index).copied().flatten() == own[0] { own[1] } else { own[0] };
        if let Some(next) = next {
            self.set_start_colour(index, next, seat, table);
        }
    }

    /// Reports a refusal at once if the pending action is illegal. The action stays in the draft, because the next
    /// touch may make it legal.
    fn report_illegal(&mut self, seat: Seat, at: Option<Prairie>, table: &RulesQuery<Zoff>) {
        if let Some(action) = self.pending()
            && let Err(illegal) = table.judge_for(seat, action)
        {
            self.refuse_because(illegal, at);
        }
    }

    /// Puts a complete action into the draft, where it awaits confirmation, unless the rules refuse it.
    fn propose(&mut self, action: Action, seat: Seat, table: &RulesQuery<Zoff>) {
        if let Err(illegal) = table.judge_for(seat, action) {
            return self.refuse_because(illegal, None);
        }
        self.draft = match action {
            Action::Choose(choice) => {
                let mut pairs = [PartialPair::default(); 2];
                for (index, pair) in choice.pairs().enumerate() {
                    let named = self.pair_colours.iter().position(|colour| colour.is_some() && *colour == pair.colour);
                    let partial = PartialPair { prairie: Some(pair.prairie), card: Some(pair.card) };
                    pairs[named.unwrap_or(index).min(1)] = partial;
                }
                Draft::Pairs(pairs)
            }
            Action::Place(cows) => Draft::Number(cows),
            Action::PlaceMixed(cows) => Draft::Mixed(cows),
            Action::Bonus(placement) => Draft::BonusPlacement(placement),
            Action::Start(colours) => Draft::Start(colours.map(Some)),
            Action::Bid(tenths) => Draft::Bid(tenths),
            Action::Colour(colour) => Draft::Colour(colour),
        };
    }

    /// The action that awaits confirmation, legal or not.
    pub fn pending(&self) -> Option<Action> {
        match self.draft {
            Draft::Nothing => None,
            Draft::Pairs([one, other]) => {
                let pair = |partial: PartialPair, index: usize| {
                    Some(Pair { colour: self.pair_colours[index], prairie: partial.prairie?, card: partial.card? })
                };
                match self.pairs_needed {
                    1 => pair(one, 0).map(zoff::Choice::one),
                    _ => pair(one, 0).zip(pair(other, 1)).map(|(one, other)| zoff::Choice::two(one, other)),
                }
                .map(Action::Choose)
            }
            Draft::Number(cows) => Some(Action::Place(cows)),
            Draft::Mixed(cows) if cows.total() == 0 => Some(Action::Place(0)),
            Draft::Mixed(cows) => Some(Action::PlaceMixed(cows)),
            Draft::BonusPlacement(placement) => Some(Action::Bonus(placement)),
            Draft::Start([Some(one), Some(two), Some(three)]) => Some(Action::Start([one, two, three])),
            Draft::Start(_) => None,
            Draft::Bid(tenths) => Some(Action::Bid(tenths)),
            Draft::Colour(colour) => Some(Action::Colour(colour)),
        }
    }

    /// Returns the pending action if it is legal. Otherwise reports the refusal.
    pub fn confirm(&mut self, seat: Seat, table: &RulesQuery<Zoff>) -> Option<Action> {
        self.sync(seat, table);
        let action = self.pending()?;
        match table.judge_for(seat, action) {
            Ok(()) => Some(action),
            Err(illegal) => {
                self.refuse_because(illegal, None);
                None
            }
        }
    }
}

impl PendingMove for Choice {
    type Reason = Illegal;
    type Place = Prairie;

    fn feedback(&self) -> &CurrentFeedback<Illegal, Prairie> {
        &self.feedback
    }

    fn feedback_mut(&mut self) -> &mut CurrentFeedback<Illegal, Prairie> {
        &mut self.feedback
    }

    fn clear(&mut self) {
        Choice::clear(self);
    }

    fn is_empty(&self) -> bool {
        Choice::is_empty(self)
    }

    fn is_ready(&self) -> bool {
        self.pending().is_some()
    }
}

/// Every number of cows from zero to the value of the card being played, each with its refusal if it is illegal.
pub fn numbers(seat: Seat, table: &RulesQuery<Zoff>) -> Vec<(u8, Option<Illegal>)> {
    let Stage::Place(turn) = table.position.stage else { return Vec::new() };
    (0..=turn.pair.card.value()).map(|cows| (cows, table.judge_for(seat, Action::Place(cows)).err())).collect()
}

/// The two colours of the player, if the pair being placed is for both colours (rules: `zoff-rules-two-one`).
pub fn mixed_colours(position: &Position, setting: &Setting) -> Option<[Colour; 2]> {
    let Stage::Place(turn) = position.stage else { return None };
    match placing::colours(position, setting, turn) {
        [Some(one), Some(other)] => Some([one, other]),
        _ => None,
    }
}

/// Returns `placement` with `removed` fewer cows on a prairie.
fn without(placement: BonusPlacement, prairie: Prairie, removed: u8) -> BonusPlacement {
    let rest = placement
        .iter()
        .map(|(other, cows)| (other, if other == prairie { cows.saturating_sub(removed) } else { cows }));
    rest.fold(BonusPlacement::NONE, |all, (other, cows)| all.with(other, cows))
}

#[cfg(test)]
mod tests;
